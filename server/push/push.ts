/** Web push: notices for people who have not got the page open. */

import { readFile } from 'node:fs/promises';
import type { Agent } from 'node:https';
import { join } from 'node:path';
import webpush from 'web-push';
import { Failed } from '../failed.ts';
import { Gate } from '../gate.ts';
import type { House } from '../house.ts';
import { Limiter } from '../limiter.ts';
import type { Visitor } from '../people/people.ts';
import type { PushNotice, PushSubscriptionBody } from '../protocol/index.ts';
import en from '../protocol/messages/en.ts';
import fr from '../protocol/messages/fr.ts';
import type { Titles } from '../shelf.ts';
import type { Store, Subscription } from '../store/store.ts';
import type { StoredTable } from '../tables/stored.ts';
import { Busy } from '../threads/pool.ts';
import { endpointOf } from './endpoint.ts';

const WORDS = { en, fr };

const DAY = 86_400;
const GONE = [404, 410];
const MOST_SUBSCRIPTIONS = 20;
/** Notices to one person: a few at once, and one in so many seconds. More is no news, and every one calls on others' servers. */
const NOTICES = { burst: 20, perSecond: 1 / 30 };
/** Calls at once, and those that wait; what is more is dropped, for whoever is called looks at the table anyway. */
const CALLS = { atOnce: 8, waiting: 1_000 };
/** Bytes of a browser's keys. */
const KEY_SIZES = { p256dh: 65, auth: 16 };

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  readonly data: string;
  readonly contact: string;
  readonly hosts: readonly string[];
  readonly agent: Agent | undefined;
  /** Scales how many notices there may be. */
  readonly rate: number;
}

export class Push {
  private readonly house: House;
  private readonly titles: Titles;
  private readonly options: PushOptions;
  private readonly keys: Keys;
  private readonly notices: Limiter;
  private readonly calls = new Gate(CALLS.atOnce, CALLS.waiting);

  private constructor(house: House, titles: Titles, options: PushOptions, keys: Keys) {
    this.house = house;
    this.titles = titles;
    this.options = options;
    this.keys = keys;
    this.notices = new Limiter(house.time, NOTICES.burst * options.rate, NOTICES.perSecond * options.rate);
  }

  static async open(house: House, titles: Titles, options: PushOptions): Promise<Push> {
    return new Push(house, titles, options, await keysOf(house.store, options.data));
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  async subscribe(
    { person, device }: Visitor,
    { endpoint: given, keys: { p256dh, auth }, language }: PushSubscriptionBody,
  ): Promise<Failed | null> {
    const endpoint = endpointOf(given, this.options.hosts);
    if (endpoint === null || !isKeyOf(p256dh, KEY_SIZES.p256dh) || !isKeyOf(auth, KEY_SIZES.auth)) return new Failed('badPushService');
    const others = (await this.house.store.subscriptionsOf(person.id)).filter((known) => known.endpoint !== endpoint);
    if (others.length >= MOST_SUBSCRIPTIONS) return new Failed('tooManyKept');
    await this.house.store.addSubscription({ endpoint, person: person.id, p256dh, auth, language, device });
    return null;
  }

  async unsubscribe({ person }: Visitor, endpoint: string): Promise<void> {
    for (const spelling of new Set([endpoint, endpointOf(endpoint, this.options.hosts) ?? endpoint]))
      await this.house.store.dropSubscription(spelling, person.id);
  }

  async notify(person: string, kind: PushNotice['kind'], table: StoredTable): Promise<void> {
    try {
      const subscriptions = await this.house.store.subscriptionsOf(person);
      if (subscriptions.length === 0) return;
      if (!this.notices.allows(person)) {
        this.house.metrics.pushes.inc({ outcome: 'tooMany' });
        return;
      }
      await Promise.all(subscriptions.map((subscription) => this.calls.pass(() => this.send(subscription, kind, table))));
    } catch (error) {
      if (error instanceof Busy) this.house.metrics.pushes.inc({ outcome: 'tooMany' });
      else this.house.log.warn({ err: error }, 'push subscriptions could not be read');
    }
  }

  private async send({ endpoint, p256dh, auth, language }: Subscription, kind: PushNotice['kind'], table: StoredTable): Promise<void> {
    const { charter, id } = table;
    // What was taken for a push service once need not be one any more.
    if (endpointOf(endpoint, this.options.hosts) !== endpoint) {
      await this.house.store.dropSubscription(endpoint, null);
      return;
    }
    const title = charter.title === '' ? (this.titles.get(charter.game)?.[language] ?? charter.game) : charter.title;
    const notice: PushNotice = { kind, table: id, game: charter.game, title, text: WORDS[language][`push.${kind}`] };
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject: this.options.contact, ...this.keys },
        TTL: DAY,
        topic: id.slice(0, 32),
        timeout: 10_000,
        ...(this.options.agent === undefined ? {} : { agent: this.options.agent }),
      });
      this.house.metrics.pushes.inc({ outcome: 'sent' });
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
      const gone = GONE.includes(status);
      this.house.metrics.pushes.inc({ outcome: gone ? 'gone' : 'failed' });
      if (gone) await this.house.store.dropSubscription(endpoint, null);
      else this.house.log.warn({ status, service: new URL(endpoint).host }, 'a push message was not delivered');
    }
  }
}

/** The keys of all servers on this data, made once. */
async function keysOf(store: Store, folder: string): Promise<Keys> {
  const former = await formerKeys(join(folder, 'vapid.json'));
  const text = await store.settled('push_keys', () => former ?? JSON.stringify(webpush.generateVAPIDKeys()));
  const keys = keysIn(text);
  if (keys === null) throw new Error(`the setting push_keys does not hold the server's push keys; restore it or remove it`);
  return keys;
}

/** Servers used to keep them in a file beside the database, which is read as long as nothing else is settled. */
async function formerKeys(file: string): Promise<string | null> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  if (keysIn(text) === null) throw new Error(`${file} does not hold the server's push keys; restore it or remove it`);
  return text;
}

function keysIn(text: string): Keys | null {
  try {
    const kept: unknown = JSON.parse(text);
    return isKeys(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isKeyOf(text: string, size: number): boolean {
  return /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === size;
}

function isKeys(value: unknown): value is Keys {
  return (
    typeof value === 'object' &&
    value !== null &&
    'publicKey' in value &&
    typeof value.publicKey === 'string' &&
    'privateKey' in value &&
    typeof value.privateKey === 'string'
  );
}
