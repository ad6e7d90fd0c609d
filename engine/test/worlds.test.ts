import { describe, expect, it } from 'vitest';
import {
  advance,
  amount,
  apply,
  beginGame,
  below,
  canonical,
  copyCore,
  fastChance,
  type Game,
  guess,
  isTogether,
  NO_PACKS,
  type Option,
  order,
  pick,
  plainPrior,
  randomAnswer,
  refusal,
  type Seat,
  type State,
  showsSomethingHidden,
  stepsOf,
  stepTable,
  subset,
  winShares,
} from '../index.ts';
import { AMBER, caravan, GUARD, plays, playsOn, randomTable, SALT, SILK } from './builders.ts';
import { toy } from './toy.ts';

const HANDS = [
  [AMBER[0], SILK[0], GUARD[0]],
  [SILK[1], SALT[0], GUARD[1]],
  [SALT[1], SALT[2], SALT[3]],
];

describe('a guessed world', () => {
  it('looks the same to the seat it is guessed for, at every moment of random games', () => {
    for (let seed = 1; seed <= 15; seed++) {
      const table = randomTable(seed);
      const rng = fastChance(seed);
      while (table.result === null) {
        const before = canonical(table.state);
        for (const seat of [null, 0, table.setup.seats - 1]) {
          const world = guess(toy, table.state, seat, rng);
          expect(toy.view(world, seat)).toEqual(toy.view(table.state, seat));
          expect(toy.components(world)).toEqual(toy.components(table.state));
        }
        expect(canonical(table.state)).toBe(before);
        playsOn(table, rng);
      }
    }
  });

  it('is another where the seat cannot know, and others would see it', () => {
    const { state } = caravan({ hands: HANDS });
    const rng = fastChance(1);
    const worlds = Array.from({ length: 20 }, () => guess(toy, state, 0, rng));
    expect(new Set(worlds.map((world) => canonical(world.hands[1]))).size).toBeGreaterThan(10);
    expect(new Set(worlds.map((world) => canonical(world.deck))).size).toBe(20);
    expect(new Set(worlds.map((world) => canonical(world.hands[0]))).size).toBe(1);
  });

  it('knows nothing of the chance to come, yet counts on from the same moment', () => {
    const { state } = randomTable(1);
    const rng = fastChance(1);
    const worlds = Array.from({ length: 10 }, () => guess(toy, state, 0, rng));
    for (const { core } of worlds) {
      expect(core.chance.kind).toBe('fast');
      expect(core.chance.moments).toBe(state.core.chance.moments);
    }
    expect(new Set(worlds.map(({ core }) => canonical(core.chance.key))).size).toBe(10);
  });

  it('knows nothing of what sealed branches hold back', () => {
    const table = plays(caravan({ hands: HANDS }), '2 3');
    const held = (s: State): number => s.core.stack.reduce((sum, frame) => sum + (isTogether(frame) ? frame.held.length : 0), 0);
    expect(held(table.state)).toBe(1);
    expect(held(guess(toy, table.state, 0, fastChance(1)))).toBe(0);
    expect(held(table.state)).toBe(1);
  });

  it('can be played to its end', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = randomTable(seed);
      const rng = fastChance(seed);
      while (table.result === null) {
        const world = guess(toy, table.state, below(rng, table.setup.seats), rng);
        let q = advance(toy, world);
        while (q !== null) q = apply(toy, world, q, randomAnswer(q, rng));
        expect(world.core.result).not.toBeNull();
        playsOn(table, rng);
      }
    }
  });
});

describe('showing something hidden', () => {
  const inTurn = () => plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0');
  const shows = (table: ReturnType<typeof inTurn>, seat: Seat, text: string) => showsSomethingHidden(toy, table.state, { seat, text });

  it('is showing a card of a hidden hand', () => {
    expect(shows(inTurn(), 0, 'show silk 9')).toBe(true);
    expect(shows(plays(inTurn(), '1 raid 2'), 1, 'guard 23')).toBe(true);
    expect(shows(plays(inTurn(), '1 build'), 0, 'amber 17 + silk 9')).toBe(true);
  });

  it('is opening the bids of others', () => {
    const table = plays(caravan({ hands: HANDS }), '1 1', '2 2');
    expect(shows(table, 2, '0')).toBe(true);
  });

  it('is looking at the deck', () => {
    expect(shows(inTurn(), 0, 'scout')).toBe(true);
  });

  it('is not acting in the open', () => {
    for (const text of ['rest', 'invest', 'raid 2', 'build', '! borrow', '! offer favour to 2 for 3'])
      expect(shows(inTurn(), 0, text)).toBe(false);
  });

  it('is not choosing in secret, although the choice depends on what is hidden', () => {
    expect(shows(caravan({ hands: HANDS }), 1, '3')).toBe(false);
    const table = plays(inTurn(), '1 scout');
    const [first, second] = table.view(0).asked?.options.map(({ key }) => key) ?? [];
    expect(shows(table, 0, `${second} > ${first}`)).toBe(false);
  });

  it('is not showing what lies open already', () => {
    const table = plays(inTurn(), '1 show silk 9', '2 rest', '3 rest', '1 leave', '2 leave', '3 leave', '1 0', '2 0', '3 0');
    expect(table.state.shown).toEqual([9]);
    expect(shows(table, 0, 'rest')).toBe(false);
  });

  it('changes nothing while finding out', () => {
    const { state } = inTurn();
    const before = canonical(state);
    for (const text of ['rest', 'show silk 9', 'scout', 'nonsense']) showsSomethingHidden(toy, state, { seat: 0, text });
    expect(canonical(state)).toBe(before);
  });
});

/** Two seats; seat 0 has a few of ten chips in its fist, which only it may see. */
interface Fist extends State {
  chips: number[];
  laid: number;
}

const step = stepsOf<Fist>();
const chip = (n: number): Option & { readonly n: number } => ({ key: `chip ${n}`, say: 'chip', n });

function fist(question: 'lay' | 'count' | 'line' | 'peek' | 'hint', over: Partial<Game<Fist>> = {}): { s: Fist; game: Game<Fist> } {
  const lay = step.subset('lay', {
    rule: 'FIS-1',
    ask: (s, _: object) =>
      subset(0, s.chips.map(chip), {
        min: 2,
        max: 3,
        check: (chosen) => (chosen.length === 2 ? null : refusal('FIS-1', 'two')),
        suggest: () => [s.chips.slice(0, 2).map(chip)],
      }),
    answer(s, _, chosen) {
      if (chosen.length !== 2) throw new Error('an illegal answer was carried out');
      s.chips = s.chips.filter((n) => chosen.every((laid) => laid.n !== n));
      s.laid += 2;
      return undefined;
    },
  });
  const count = step.amount('count', {
    rule: 'FIS-2',
    ask: (s, _: object) => amount(0, 1, s.chips[0]),
    answer: () => undefined,
  });
  const line = step.order('line', {
    rule: 'FIS-3',
    ask: (s, _: object) => order(0, s.chips.map(chip)),
    answer(s, _, chosen) {
      if (chosen.length !== s.chips.length) throw new Error('an illegal answer was carried out');
      return undefined;
    },
  });
  const peek = step.pick('peek', {
    rule: 'FIS-4',
    ask: (_, _p: object) =>
      pick(1, [
        { key: 'peek', say: 'peek' },
        { key: 'wait', say: 'wait' },
      ]),
    answer: (_, _p, { key }) => (key === 'peek' ? { step: 'name' } : undefined),
  });
  const name = step.pick('name', {
    rule: 'FIS-4',
    ask: (s, _: object) => pick(1, s.chips.map(chip)),
    answer: () => undefined,
  });
  const hint = step.pick('hint', {
    rule: 'FIS-5',
    ask: (_, _p: object) =>
      pick(0, [
        { key: 'hint', say: 'hint' },
        { key: 'wait', say: 'wait' },
      ]),
    answer(s, _, { key }) {
      if (key === 'hint') s.core.told?.push({ key: 'hinted', params: { n: s.chips[0] } });
      return undefined;
    },
  });
  const steps = { lay, count, line, peek, hint };
  const game: Game<Fist> = {
    id: 'fist',
    version: 1,
    replays: [],
    seats: { min: 2, max: 2, usual: 2 },
    options: [],
    packs: { ...NO_PACKS, has: () => true },
    endings: [],
    setup: (core) => ({ core, chips: [3, 5, 7], laid: 0 }),
    start: () => [steps[question].do({}), hint.do({})],
    steps: stepTable<Fist>(lay, count, line, peek, name, hint),
    view: (s, seat) => ({ laid: s.laid, held: s.chips.length, chips: seat === 0 ? s.chips.slice() : null }),
    determinize(s, seat, rng) {
      if (seat === 0) return;
      const bag = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
      s.chips = s.chips.map(() => bag.splice(below(rng, bag.length), 1)[0]);
    },
    copy: (s) => ({ core: copyCore(s.core), chips: s.chips.slice(), laid: s.laid }),
    instinct: { weigh: () => 0, prior: (_, q) => plainPrior(q), value: (s) => winShares(s, s.chips, 1) },
    components: () => ({}),
    ...over,
  };
  const s = beginGame(game, { seats: 2, options: {} }, fastChance(1));
  advance(game, s);
  return { s, game };
}

describe('answers that are legal only in some worlds', () => {
  it('are compared with legal ones there, never with others', () => {
    const laid = fist('lay');
    expect(showsSomethingHidden(laid.game, laid.s, { seat: 0, text: 'chip 3 + chip 7' })).toBe(false);
    const lined = fist('line');
    expect(showsSomethingHidden(lined.game, lined.s, { seat: 0, text: 'chip 7 > chip 3 > chip 5' })).toBe(false);
  });

  it('may be amounts', () => {
    const counted = fist('count');
    expect(showsSomethingHidden(counted.game, counted.s, { seat: 0, text: '3' })).toBe(false);
  });

  it('show what is seen in no other world', () => {
    const open = fist('lay', { view: (s, seat) => ({ laid: s.laid, left: s.chips.slice(0, seat === 0 ? 9 : s.laid / 2) }) });
    expect(showsSomethingHidden(open.game, open.s, { seat: 0, text: 'chip 3 + chip 7' })).toBe(true);
  });

  it('do not count a world in which the seat could not have been asked', () => {
    const broke = fist('lay', {
      determinize(s, seat, rng) {
        if (seat !== 0) s.chips = below(rng, 2) === 0 ? [] : [1, 2, 3];
      },
      view: (s) => ({ laid: s.laid }),
    });
    expect(showsSomethingHidden(broke.game, broke.s, { seat: 0, text: 'chip 3 + chip 7' })).toBe(false);
  });
});

describe('something hidden is shown', () => {
  it('by the options of the next question', () => {
    const peeked = fist('peek');
    expect(showsSomethingHidden(peeked.game, peeked.s, { seat: 1, text: 'peek' })).toBe(true);
    expect(showsSomethingHidden(peeked.game, peeked.s, { seat: 1, text: 'wait' })).toBe(false);
  });

  it('by an event', () => {
    const hinted = fist('hint');
    expect(showsSomethingHidden(hinted.game, hinted.s, { seat: 0, text: 'hint' })).toBe(true);
    expect(showsSomethingHidden(hinted.game, hinted.s, { seat: 0, text: 'wait' })).toBe(false);
  });
});
