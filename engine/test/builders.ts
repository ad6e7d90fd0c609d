/** Small games and chosen moments for the tests. */

import {
  beginGame,
  below,
  copyCore,
  type Frame,
  fastChance,
  type Game,
  type Next,
  NO_PACKS,
  type Option,
  type Outcome,
  pick,
  plainPrior,
  printAnswer,
  type Question,
  randomAnswer,
  type Seat,
  type State,
  type Step,
  scriptChance,
  seedFrom,
  stepsOf,
  stepTable,
  Table,
  type Told,
  winShares,
} from '../index.ts';
import { type ToyState, toy } from './toy.ts';

/** A state of almost nothing: a log of what was done, and a number that nobody sees. */
export interface MicroState extends State {
  log: string[];
  secret: number;
}

export const microStep = stepsOf<MicroState>();

/** Work: writes a word into the log. */
export const note = microStep.work('note', {
  rule: 'MIC-1',
  run(s, { word }: { word: string }): Next {
    s.log.push(word);
    s.core.told?.push({ key: 'noted', params: { word } });
    return undefined;
  },
});

interface Choose {
  readonly seat: Seat;
  readonly keys: readonly string[];
  readonly always?: boolean;
  readonly after?: readonly Frame[];
}

/** A question: writes the answer into the log; without keys there is nothing to ask. */
export const choose = microStep.pick('choose', {
  rule: 'MIC-2',
  ask(_, { seat, keys, always }: Choose) {
    const options = keys.map((key): Option => ({ key, say: 'choose' }));
    return options.length === 0 ? null : pick(seat, options, { always });
  },
  answer(s, { seat, after }, { key }): Next {
    s.log.push(`${seat} ${key}`);
    s.core.told?.push({ key: 'chose', params: { seat, key } });
    return after;
  },
});

export function micro(start: () => Next, steps: readonly Step<MicroState>[] = [], over: Partial<Game<MicroState>> = {}): Game<MicroState> {
  return {
    id: 'micro',
    version: 1,
    replays: [],
    seats: { min: 1, max: 4, usual: 2 },
    options: [],
    setup: (core) => ({ core, log: [], secret: 0 }),
    start,
    steps: stepTable<MicroState>(note, choose, ...steps),
    view: (s) => ({ log: s.log.slice() }),
    determinize: () => undefined,
    copy: (s) => ({ core: copyCore(s.core), log: s.log.slice(), secret: s.secret }),
    packs: NO_PACKS,
    components: () => ({}),
    endings: [],
    instinct: { weigh: () => 0, prior: (_, q) => plainPrior(q), value: (s) => winShares(s, new Array(s.core.seats).fill(0), 1) },
    ...over,
  };
}

export const SEED = seedFrom('kernel tests');

export function microTable(game: Game<MicroState>, seats = 2): Table<MicroState, Game<MicroState>> {
  return new Table(game, { seats, options: {}, seed: SEED });
}

/** Cards of the toy by kind. */
export const SALT = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const SILK = [9, 10, 11, 12, 13, 14, 15, 16];
export const AMBER = [17, 18, 19, 20, 21];
export const GUARD = [22, 23, 24, 25];

export interface Deal {
  /** Three cards for each seat, as held when the first bids are asked for. */
  readonly hands: readonly (readonly number[])[];
  /** What lies on top of the deck then, topmost first. */
  readonly top?: readonly number[];
  readonly lot?: number;
  /** What chance gives afterwards: faces of dice less one, places in hands. */
  readonly later?: readonly number[];
  readonly options?: { readonly [id: string]: boolean | number | string };
  readonly game?: Game<ToyState>;
}

/** A table of the toy with known cards. */
export function caravan({ hands, top = [], lot = 4, later = [], options = {}, game = toy }: Deal): Table<ToyState> {
  const dealt = [...hands.flatMap((_, i) => [hands[i][0]]), ...hands.map((hand) => hand[1]), ...hands.map((hand) => hand[2]), ...top];
  const rest = [...SALT, ...SILK, ...AMBER, ...GUARD].filter((card) => !dealt.includes(card));
  const setup = { seats: hands.length, options, seed: SEED };
  const state = beginGame(game, setup, scriptChance([[...rest, ...dealt.toReversed()], lot - 1, ...later]));
  return Table.resume(game, setup, [], state);
}

/** Replies that must be accepted. */
export function plays<S extends State>(table: Table<S>, ...replies: readonly string[]): Table<S> {
  for (const reply of replies) {
    const [, seat, text] = /^(\d) (.+)$/.exec(reply) ?? [];
    const outcome = table.reply(Number(seat) - 1, text);
    if (!outcome.ok) throw new Error(`“${reply}” was refused: ${outcome.refusal.key} ${JSON.stringify(outcome.refusal.params)}`);
  }
  return table;
}

/** What an accepted reply told. */
export function toldBy(outcome: Outcome): Told[] {
  if (!outcome.ok) throw new Error(`refused: ${outcome.refusal.key}`);
  return outcome.done.flatMap(({ told }) => told);
}

/** Plays one random answer, now and then an interjection. */
export function playsOn<S extends State>(table: Table<S>, rng: ReturnType<typeof fastChance>): void {
  const open = table.questions();
  const q = open[below(rng, open.length)];
  if (below(rng, 5) === 0) {
    const seat = below(rng, table.setup.seats);
    const free = table.interjections(seat);
    // An offer may be refused by its terms; the question is answered then.
    if (free.length > 0 && table.reply(seat, `! ${free[below(rng, free.length)].key}`).ok) return;
  }
  const outcome = table.reply(q.seat, printAnswer(q, randomAnswer(q, rng)));
  if (!outcome.ok) throw new Error(`${q.frame.step} refused its own answer: ${outcome.refusal.key}`);
}

export function randomTable(seed: number, seats = 2 + (seed % 3)): Table<ToyState> {
  return new Table(toy, { seats, options: {}, seed: seedFrom(`caravan ${seed}`) });
}

/** The first moment of a random game, over some seeds, that is as wanted. */
export function momentWhen(wanted: (q: Question, table: Table<ToyState>) => boolean): { table: Table<ToyState>; q: Question } {
  for (let seed = 1; seed < 400; seed++) {
    const table = randomTable(seed);
    const rng = fastChance(seed);
    while (table.result === null) {
      const q = table.questions().find((open) => wanted(open, table));
      if (q !== undefined) return { table, q };
      playsOn(table, rng);
    }
  }
  throw new Error('no random game came to that moment');
}

export function finished(seed: number, seats?: number): Table<ToyState> {
  const table = randomTable(seed, seats);
  const rng = fastChance(seed);
  while (table.result === null) playsOn(table, rng);
  return table;
}
