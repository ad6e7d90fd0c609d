/** A table taken up from a position, in the page itself; whoever looks may sit down on any seat of it. */

import { foresee, type Game, type Line, recordOf, type Seat, type Setup, type State, spoken, Table, toldTo } from '@castellan/engine';
import { computed, type Signal, signal } from '@preact/signals';
import type { ChatLine, LogEntry, TableClient, TableSnapshot } from '../../tables/client.ts';

/** What a page is given to show: a position, and what is played from there before anybody looks. */
export interface Given<S> {
  readonly setup: Setup;
  readonly state: S;
  readonly lines: readonly Line[];
  readonly names: readonly string[];
  readonly me: Seat;
}

const SECOND = 1_000;

export interface Seated {
  readonly client: TableClient;
  readonly seat: Signal<Seat>;
}

export function seatedAt<S extends State>(game: Game<S>, title: string, { setup, state, lines, names, me }: Given<S>): Seated {
  const table = Table.resume(game, setup, [], state);
  const opened = Date.now();
  const seat = signal(me);
  const changed = signal(0);
  let told: { readonly seq: number; readonly seat: Seat; readonly event: Parameters<typeof toldTo>[0] }[] = [];
  const chat: ChatLine[] = [];
  const play = (by: Seat, plan: readonly { readonly text: string; readonly step?: string }[], question?: string) => {
    const from = table.lines.length;
    const outcome = table.replyAll(by, plan, spoken(plan[0].text).manner === 'interjection' ? undefined : question);
    if (outcome.ok)
      outcome.done.forEach(({ line, told: events }, at) => {
        for (const event of events) told.push({ seq: from + at, seat: line.seat, event });
      });
    changed.value++;
    return outcome;
  };
  for (const { seat: by, text } of lines) {
    const outcome = play(by, [{ text }]);
    if (!outcome.ok) throw new Error(`${by} ${text}: ${outcome.refusal.key}`);
  }
  const logOf = (eyes: Seat): LogEntry[] =>
    told.flatMap(({ seq, seat: by, event }) => {
      const known = toldTo(event, eyes);
      return known === null ? [] : [{ seq, seat: by, ...known }];
    });
  const snapshot = computed<TableSnapshot>(() => {
    void changed.value;
    return {
      id: 'position',
      title,
      forked: null,
      game: game.id,
      stage: table.result === null ? 'playing' : 'finished',
      sitters: names.map((name, at) => ({ seat: at, name, kind: at === seat.value ? 'me' : 'person', online: true, clock: null })),
      spectators: 0,
      view: table.view(seat.value),
      log: logOf(seat.value),
      chat: chat.slice(),
      standing: table.standingOf(seat.value),
      due: null,
      rooms: table.state.core.rooms.flatMap(({ id, limit }) =>
        limit === undefined ? [] : [{ room: id, until: opened + limit.seconds * SECOND }],
      ),
      sending: null,
      request: null,
      curtain: null,
      mayTalk: true,
      ending: table.result === null ? null : { by: 'result', winners: table.result.winners },
      commitment: recordOf(table).commitment,
    };
  });
  const client: TableClient = {
    snapshot,
    connection: signal('online'),
    latency: signal(null),
    unsent: signal([]),
    async answer(text, question) {
      const outcome = play(seat.value, [{ text }], question);
      return outcome.ok ? null : outcome.refusal;
    },
    async answerAll(plan, question) {
      const outcome = play(seat.value, plan, question);
      return outcome.ok ? outcome.stopped : { at: 0, refusal: outcome.refusal };
    },
    foresee: async (texts) => foresee(table.game, table.state, seat.value, texts),
    async undo() {
      const may = table.mayUndo(seat.value);
      const outcome = table.undo(seat.value);
      if (outcome.ok && may.ok)
        told = told.flatMap((one) => {
          if (one.seq < may.line) return [one];
          return one.seq < may.line + may.count ? [] : [{ ...one, seq: one.seq - may.count }];
        });
      changed.value++;
      return outcome.ok ? null : outcome.refusal;
    },
    refused: async (question) => table.refused(seat.value, question),
    setStanding(standing) {
      table.setStanding(seat.value, standing);
      changed.value++;
    },
    clearStanding(which) {
      table.clearStanding(seat.value, which);
      changed.value++;
    },
    hold: async () => null,
    consent: () => undefined,
    async say(text, room) {
      chat.push({ from: names[seat.value], seat: seat.value, text, at: Date.now(), ...(room === undefined ? {} : { room }) });
      changed.value++;
      return null;
    },
    resign: () => undefined,
    rematch: async () => null,
    uncover: () => undefined,
    hurry: () => undefined,
    at: async () => null,
    fork: async () => null,
    record: async () => recordOf(table, names),
    close: () => undefined,
  };
  return { client, seat };
}
