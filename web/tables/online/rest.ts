/** The server over HTTP. Every call ends in a value or in a reason that can be said. */

import {
  type AnalysisInfo,
  API,
  type Credentials,
  type Failure,
  type ForkSpec,
  type GameInfo,
  type Invitation,
  type Join,
  type Lessons,
  type List,
  type Me,
  type NewPassword,
  type PackInfo,
  type PushKey,
  type PushSubscriptionBody,
  type RecordInfo,
  type Rematch,
  type Start,
  type TableInfo,
  type TableList,
  type TableSpec,
} from '@castellan/server/protocol';

/** A reason of the server, or that there is no reaching it. */
export type Reason = Failure['error'] | { readonly code: 'unreachable' };

export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Reason };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send(method: Method, path: string, body?: unknown): Promise<Answered<Response>> {
  const text = typeof body === 'string';
  const headers: HeadersInit = body === undefined ? {} : { 'content-type': text ? 'text/plain' : 'application/json' };
  try {
    const response = await fetch(path, { method, headers, body: body === undefined || text ? body : JSON.stringify(body) });
    if (response.ok) return { ok: true, value: response };
    if (!isJson(response)) return { ok: false, error: { code: 'unreachable' } };
    const failure: Failure = await response.json();
    return { ok: false, error: failure.error };
  } catch {
    return { ok: false, error: { code: 'unreachable' } };
  }
}

/** Where only files are served, every address answers with a page. */
function isJson(response: Response): boolean {
  return response.headers.get('content-type')?.includes('json') ?? false;
}

async function json<T>(method: Method, path: string, body?: unknown): Promise<Answered<T>> {
  const answered = await send(method, path, body);
  if (!answered.ok) return answered;
  if (!isJson(answered.value)) return { ok: false, error: { code: 'unreachable' } };
  try {
    const value: T = await answered.value.json();
    return { ok: true, value };
  } catch {
    return { ok: false, error: { code: 'unreachable' } };
  }
}

async function nothing(method: Method, path: string, body?: unknown): Promise<Answered<null>> {
  const answered = await send(method, path, body);
  return answered.ok ? { ok: true, value: null } : answered;
}

async function text(path: string): Promise<Answered<string>> {
  const answered = await send('GET', path);
  if (!answered.ok) return answered;
  if (!answered.value.headers.get('content-type')?.startsWith('text/plain')) return { ok: false, error: { code: 'unreachable' } };
  return { ok: true, value: await answered.value.text() };
}

const withToken = (address: string, token: string | undefined): string =>
  token === undefined ? address : `${address}?token=${encodeURIComponent(token)}`;

const at = (base: string, ...parts: readonly string[]): string => [base, ...parts.map(encodeURIComponent)].join('/');

export const rest = {
  me: () => json<Me>('GET', API.me),
  rename: (name: string) => json<Me>('PATCH', API.me, { name }),
  deleteMe: () => nothing('DELETE', API.me),
  lessons: (done: Lessons) => json<Lessons>('POST', API.lessons, done),
  createAccount: (credentials: Credentials) => json<Me>('POST', API.account, credentials),
  changePassword: (change: NewPassword) => json<Me>('PATCH', API.account, change),
  login: (credentials: Credentials) => json<Me>('POST', API.session, credentials),
  logout: () => nothing('DELETE', API.session),

  games: () => json<readonly GameInfo[]>('GET', API.games),
  pack: (game: string, id: string) => json<unknown>('GET', at(API.games, game, 'packs', id)),
  addPack: (game: string, pack: unknown) => json<PackInfo>('POST', at(API.games, game, 'packs'), pack),

  tables: (list: List, { before, limit }: { readonly before?: number; readonly limit?: number } = {}) =>
    json<TableList>(
      'GET',
      `${API.tables}?list=${list}${before === undefined ? '' : `&before=${before}`}${limit === undefined ? '' : `&limit=${limit}`}`,
    ),
  createTable: (spec: TableSpec) => json<TableInfo>('POST', API.tables, spec),
  join: (id: string, join: Join) => json<TableInfo>('POST', at(API.tables, id, 'join'), join),
  leave: (id: string) => nothing('POST', at(API.tables, id, 'leave'), {}),
  start: (id: string, start: Start) => json<TableInfo>('POST', at(API.tables, id, 'start'), start),
  rematch: (id: string, wish: Rematch) => json<TableInfo>('POST', at(API.tables, id, 'rematch'), wish),
  renewInvitation: (id: string) => json<Invitation>('POST', at(API.tables, id, 'invite'), {}),
  /** Where the record of a finished table is downloaded. */
  recordAddress: (id: string, token?: string) => withToken(at(API.tables, id, 'record'), token),
  analysis: (id: string, token?: string) => json<AnalysisInfo>('GET', withToken(at(API.tables, id, 'analysis'), token)),
  wantAnalysis: (id: string, token?: string) => json<AnalysisInfo>('POST', withToken(at(API.tables, id, 'analysis'), token)),
  table: (id: string, token?: string) => json<TableInfo>('GET', withToken(at(API.tables, id), token)),
  tableRecord: (id: string, token?: string) => text(withToken(at(API.tables, id, 'record'), token)),

  records: () => json<readonly RecordInfo[]>('GET', API.records),
  uploadRecord: (record: string) => json<RecordInfo>('POST', API.records, record),
  record: (id: string) => text(at(API.records, id)),
  deleteRecord: (id: string) => nothing('DELETE', at(API.records, id)),
  forkRecord: (id: string, spec: ForkSpec) => json<TableInfo>('POST', at(API.records, id, 'fork'), spec),

  pushKey: () => json<PushKey>('GET', API.pushKey),
  subscribe: (subscription: PushSubscriptionBody) => nothing('POST', API.pushSubscriptions, subscription),
  unsubscribe: (endpoint: string) => nothing('DELETE', API.pushSubscriptions, { endpoint }),
} as const;
