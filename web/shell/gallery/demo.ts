/** A table in the page itself, for looking at the shell: the rivals answer at random, at once. */

import {
  fastChance,
  foresee,
  type Game,
  printAnswer,
  randomAnswer,
  recordOf,
  type Seat,
  type State,
  spoken,
  Table,
  toldTo,
} from '@castellan/engine';
import { signal } from '@preact/signals';
import type { ChatLine, LogEntry, Sitter, TableClient, TableSnapshot } from '../../tables/client.ts';

export interface Demo {
  readonly game: Game;
  readonly title: string;
  readonly names: readonly string[];
  readonly me: Seat | null;
  /** Answers played at random before the demo begins. */
  readonly played: number;
  readonly seed: number;
  readonly chat?: readonly ChatLine[];
  readonly over?: Partial<TableSnapshot>;
}

interface Told {
  readonly seq: number;
  readonly seat: Seat;
  readonly event: Parameters<typeof toldTo>[0];
}

export function demoClient({ game, title, names, me, played, seed, chat = [], over = {} }: Demo): TableClient {
  const setup = { seats: names.length, options: {}, seed: seed.toString(16).padStart(64, '0') };
  const table: Table<State> = new Table<State>(game, setup);
  const rng = fastChance(seed);
  const told: Told[] = [];
  const lines: ChatLine[] = [...chat];

  const reply = (seat: Seat, text: string, id?: string) => {
    const seq = table.lines.length;
    const outcome = table.reply(seat, text, id);
    if (!outcome.ok) return outcome.refusal;
    outcome.done.forEach(({ line, told: events }, at) => {
      for (const event of events) told.push({ seq: seq + at, seat: line.seat, event });
    });
    return null;
  };
  const rivals = (): void => {
    for (;;) {
      const q = table.questions().find((open) => open.seat !== me);
      if (q === undefined || table.result !== null) return;
      reply(q.seat, printAnswer(q, randomAnswer(q, rng)));
    }
  };
  for (let i = 0; i < played && table.result === null; i++) {
    const [q] = table.questions();
    reply(q.seat, printAnswer(q, randomAnswer(q, rng)));
  }

  const sitters: readonly Sitter[] = names.map((name, seat) => ({
    seat,
    name,
    kind: seat === me ? 'me' : seat % 2 === 1 ? 'person' : 'bot',
    level: 'knight',
    online: seat !== 3,
    clock: seat === me ? 754_000 : seat === 1 ? 21_000 : null,
  }));
  const logFor = (seat: Seat | null): LogEntry[] =>
    told.flatMap(({ seq, seat: by, event }) => {
      const known = toldTo(event, seat);
      return known === null ? [] : [{ seq, seat: by, ...known }];
    });
  const present = (): TableSnapshot => ({
    id: 'demo',
    title,
    forked: null,
    game: game.id,
    stage: table.result === null ? 'playing' : 'finished',
    sitters,
    spectators: 3,
    view: table.view(me),
    log: logFor(me),
    chat: lines.slice(),
    standing: me === null ? [] : table.standingOf(me),
    due: null,
    sending: null,
    request: null,
    curtain: null,
    mayTalk: me !== null,
    ending: table.result === null ? null : { by: 'result', winners: table.result.winners },
    commitment: recordOf(table).commitment,
    ...over,
  });
  if (me !== null && over.view === undefined && played < 1000) rivals();
  const snapshot = signal<TableSnapshot | null>(present());
  const refresh = (): void => {
    snapshot.value = present();
  };

  return {
    snapshot,
    connection: signal('online'),
    latency: signal(23),
    unsent: signal([]),
    async answer(text, question) {
      if (me === null) return null;
      const refused = reply(me, text, spoken(text).manner === 'interjection' ? undefined : question);
      if (refused === null) rivals();
      refresh();
      return refused;
    },
    async answerAll(plan, question) {
      if (me === null) return null;
      const outcome = table.replyAll(me, plan, question);
      rivals();
      refresh();
      return outcome.ok ? outcome.stopped : { at: 0, refusal: outcome.refusal };
    },
    foresee: async (texts) => (me === null ? null : foresee(game, table.state, me, texts)),
    async undo() {
      const outcome = me === null ? null : table.undo(me);
      refresh();
      return outcome === null || outcome.ok ? null : outcome.refusal;
    },
    hold: async () => null,
    refused: async (question) => (me === null ? [] : table.refused(me, question)),
    setStanding(standing) {
      if (me !== null) table.setStanding(me, standing);
      refresh();
    },
    clearStanding(which) {
      if (me !== null) table.clearStanding(me, which);
      refresh();
    },
    consent() {
      snapshot.value = { ...present(), request: null };
    },
    async say(text) {
      lines.push({ from: names[me ?? 0], seat: me, text, at: Date.now() });
      refresh();
      return null;
    },
    resign: () => undefined,
    rematch: async () => null,
    uncover() {
      snapshot.value = { ...present(), curtain: null };
    },
    hurry: () => undefined,
    async at(seq, seat) {
      const then = new Table<State>(game, setup);
      for (const { seat: by, text } of table.lines.slice(0, seq)) then.reply(by, text);
      return then.view(seat);
    },
    fork: async () => null,
    record: async () => recordOf(table, names),
    close: () => undefined,
  };
}
