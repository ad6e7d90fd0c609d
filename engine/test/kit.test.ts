import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  amount,
  dice,
  fastChance,
  type Game,
  type Next,
  type Option,
  type Outlook,
  pick,
  type Question,
  type Result,
  refusal,
  type Step,
  subset,
} from '../index.ts';
import {
  type Case,
  copiesIndependently,
  foreseesTruly,
  gameKit,
  hasFittingWeights,
  hasSoundInstinct,
  hidesWhatItMust,
  keepsARecordOfEveryEnding,
  keepsItsRecord,
  mixed,
  type Problems,
  plansAsOneByOne,
  playsAlikeUnheard,
  playsToTheEnd,
  setupsOf,
  survivesJson,
  tellsTwoWorldsAlike,
  undoesSafely,
} from '../kit/index.ts';
import { isGuard, type ToyState, toy } from './toy.ts';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), 'records');
const records = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(join(FOLDER, name), 'utf8') }));

gameKit(toy, { records, games: 60 });

it('mixes set-ups: every number of seats and every value in few of them, and none that the game refuses', () => {
  const all = setupsOf(toy);
  const few = mixed(toy, all);
  const partsOf = ({ seats, options }: (typeof all)[number]): string[] => [`${seats}`, ...Object.entries(options).map(String)];
  expect(new Set(few.flatMap(partsOf))).toEqual(new Set(all.flatMap(partsOf)));
  expect(few.length).toBeLessThanOrEqual(all.length / 2);
  expect(few.filter(({ seats, options }) => toy.refuseSetup?.(seats, options) !== null)).toEqual([]);
});

/** The first thing a check finds wrong, over some games. */
function found(check: (game: Game<ToyState>, play: Case) => Problems, game: Game<ToyState>): string {
  for (const setup of setupsOf(game).slice(0, 3)) {
    for (let seed = 1; seed <= 40; seed++) {
      const [problem] = check(game, { ...setup, seed });
      if (problem !== undefined) return problem;
    }
  }
  return 'nothing';
}

/** The toy with one step done otherwise. */
function withStep(name: string, change: (step: Step<ToyState>) => Partial<Step<ToyState>>): Game<ToyState> {
  const step = toy.steps[name];
  return { ...toy, steps: { ...toy.steps, [name]: { ...step, ...change(step) } } };
}

/** The toy with more, or other, options in a pick. */
function withOptions(name: string, change: (options: readonly Option[], s: ToyState, q: Question) => readonly Option[]): Game<ToyState> {
  return withStep(name, (step) => ({
    ask(s, p) {
      const q = step.ask?.(s, p) ?? null;
      return q?.kind === 'pick' ? pick(q.seat, change(q.options, s, q), { always: true, params: q.params ?? undefined }) : q;
    },
  }));
}

/** The toy in which an answer to a step does something more. */
function withDeed(name: string, deed: (s: ToyState, key: string) => void): Game<ToyState> {
  return withStep(name, (step) => ({
    answer(s, p, a): Next {
      deed(s, typeof a === 'object' && 'key' in a ? a.key : '');
      return step.answer?.(s, p, a);
    },
  }));
}

describe('the kit catches a game', () => {
  it('that shows the hands of others', () => {
    const leaky: Game<ToyState> = { ...toy, view: (s) => ({ hands: s.hands.map((hand) => hand.slice()) }) };
    expect(found(hidesWhatItMust, leaky)).toMatch(/sees another board after determinize/);
  });

  it('that shows bids before all are made', () => {
    const leaky: Game<ToyState> = { ...toy, view: (s) => ({ bids: s.bids.slice() }) };
    expect(found(hidesWhatItMust, leaky)).toMatch(/sees another board after determinize/);
  });

  it('whose guessed worlds change what a seat knows', () => {
    const forgetful: Game<ToyState> = { ...toy, determinize: (s, _, rng) => toy.determinize(s, null, rng) };
    expect(found(hidesWhatItMust, forgetful)).toMatch(/sees another board after determinize/);
  });

  it('whose guessed worlds forget what a seat itself has offered', () => {
    const guessed = new WeakSet<ToyState>();
    const forgetful: Game<ToyState> = {
      ...toy,
      determinize(s, seat, rng) {
        toy.determinize(s, seat, rng);
        guessed.add(s);
      },
      offers: toy.offers && {
        ...toy.offers,
        whyNot: (s, offer) =>
          guessed.has(s) ? refusal('CAR-7', 'favourGone', { seat: offer.from }) : (toy.offers?.whyNot(s, offer) ?? null),
      },
    };
    expect(found(keepsItsRecord, forgetful)).toMatch(/itself has offered cannot be met in a world it holds possible/);
  });

  it('whose guessed worlds have other components', () => {
    const careless: Game<ToyState> = {
      ...toy,
      determinize(s, seat, rng) {
        toy.determinize(s, seat, rng);
        s.deck = s.deck.map(() => 0);
        s.scouted = 0;
      },
      view: () => null,
    };
    expect(found(hidesWhatItMust, careless)).toMatch(/determinize changed the components/);
  });

  it('whose options depend on what the seat cannot know', () => {
    const leaky = withOptions('takeTurn', (options, s, q) =>
      s.hands.some((hand, seat) => seat !== q.seat && hand.some((card) => isGuard(s, card)))
        ? options
        : options.filter(({ say }) => say !== 'raid'),
    );
    expect(found(hidesWhatItMust, leaky)).toMatch(/is told something of what it cannot know/);
  });

  it('that tells by its silence what a seat holds', () => {
    const silent = withStep('defend', (step) => ({
      ask(s, p) {
        const q = step.ask?.(s, p) ?? null;
        return q?.kind === 'pick' ? pick(q.seat, q.options) : q;
      },
    }));
    expect(found(hidesWhatItMust, silent)).toMatch(/is told something of what it cannot know/);
  });

  it('whose events tell what others cannot know', () => {
    const chatty = withDeed('takeTurn', (s) => void s.core.told?.push({ key: 'overheard', params: { top: s.deck.at(-1) ?? -1 } }));
    expect(found(tellsTwoWorldsAlike, chatty)).toMatch(/tells seat .+ what it cannot know/);
  });

  it('that lets a seat peek without drawing or looking, so that it could undo and know', () => {
    const peeking = withDeed('visit', (s, key) => {
      if (key !== 'dip') return;
      s.scout = 0;
      s.scouted = Math.min(1, s.deck.length);
    });
    expect(found(tellsTwoWorldsAlike, peeking)).toMatch(/showed seat 0 something hidden without drawing or looking/);
  });

  it('whose copy shares what changes', () => {
    const sharing: Game<ToyState> = { ...toy, copy: (s) => ({ ...toy.copy(s), coins: s.coins }) };
    expect(found(copiesIndependently, sharing)).toMatch(/playing on with a copy changed the original/);
    const nested: Game<ToyState> = { ...toy, copy: (s) => ({ ...toy.copy(s), hands: s.hands.slice() }) };
    expect(found(copiesIndependently, nested)).toMatch(/changed the original/);
    const stack: Game<ToyState> = { ...toy, copy: (s) => ({ ...toy.copy(s), core: { ...toy.copy(s).core, stack: s.core.stack.slice() } }) };
    expect(found(copiesIndependently, stack)).toMatch(/changed the original/);
  });

  it('that remembers something outside its state, so that undo gives back something else', () => {
    let turns = 0;
    const remembering = withDeed('takeTurn', (s) => {
      s.offered[0] = ++turns;
    });
    const rich: Game<ToyState> = {
      ...remembering,
      setup(core, options) {
        const s = toy.setup(core, options);
        return { ...s, coins: s.coins.map(() => 40) };
      },
    };
    expect(found(undoesSafely, rich)).toMatch(/undo of \w+ did not give the state back/);
  });

  it('whose copy forgets something', () => {
    const forgetful: Game<ToyState> = { ...toy, copy: (s) => ({ ...toy.copy(s), well: 0 }) };
    expect(found(copiesIndependently, forgetful)).toMatch(/a copy is not equal to its original/);
  });

  it('that leads into a dead end', () => {
    expect(
      found(
        playsToTheEnd,
        withOptions('visit', (options, s) => (s.well > 0 ? [] : options)),
      ),
    ).toMatch(/visit leaves seat \d no answer/);
    const tooMany = withStep('payInn', () => ({
      ask: (s, p) => subset('seat' in p && typeof p.seat === 'number' ? p.seat : 0, [], { min: s.round, max: 9 }),
    }));
    expect(found(playsToTheEnd, tooMany)).toMatch(/payInn leaves seat \d no answer/);
    const backwards = withStep('bid', () => ({ ask: (s) => amount(0, 2, s.bids[0] ?? 0) }));
    expect(found(playsToTheEnd, backwards)).toMatch(/bid asks for an amount from 2 to/);
  });

  it('that suggests what it refuses', () => {
    const contrary = withStep('payInn', (step) => ({
      ask(s, p) {
        const q = step.ask?.(s, p) ?? null;
        return q?.kind === 'subset' ? { ...q, check: () => refusal('CAR-4', 'never') } : q;
      },
    }));
    expect(found(keepsItsRecord, contrary)).toMatch(/payInn refused its own answer .+never/);
  });

  it('that asks somebody who is not at the table', () => {
    const asking = withStep('visit', (step) => ({
      ask(s, p) {
        const q = step.ask?.(s, p) ?? null;
        return q?.kind === 'pick' ? pick(9, q.options, { always: true }) : q;
      },
    }));
    expect(found(playsToTheEnd, asking)).toMatch(/visit asks seat 9/);
    expect(found(playsAlikeUnheard, asking)).toMatch(/visit refused its own answer/);
  });

  it('that has two options of one key, or a key that no record can hold', () => {
    expect(
      found(
        playsToTheEnd,
        withOptions('visit', (options) => [...options, ...options]),
      ),
    ).toMatch(/two options with the same key/);
    for (const key of ['a + b', 'a > b', '! a', '-', '', ' a', 'a  b', 'a\nb'])
      expect(
        found(
          playsToTheEnd,
          withOptions('visit', (options) => [...options, { key, say: 'x' }]),
        ),
      ).toMatch(/which no record can hold/);
  });

  it('that loses or makes components', () => {
    const minting = withDeed('takeTurn', (s, key) => {
      if (key === 'rest') s.coins[0]++;
    });
    expect(found(playsToTheEnd, minting)).toMatch(/components were .+ and are now/);
    expect(found(survivesJson, minting)).toMatch(/components changed at takeTurn \(rest\)/);
    const losing = withDeed('defend', (s, key) => {
      if (key === 'endure') s.deck.pop();
    });
    expect(found(survivesJson, losing)).toMatch(/components changed at defend \(endure\)/);
  });

  it('that never ends', () => {
    const endless = withStep('visit', () => ({ answer: (_, p): Next => p }));
    expect(found(playsToTheEnd, endless)).toMatch(/no end after/);
  });

  it('that ends without a result, by an unknown ending, with too few scores, or with a winner who is not there', () => {
    expect(
      found(
        playsToTheEnd,
        withStep('endRound', () => ({ run: () => undefined })),
      ),
    ).toBe('the stack ran empty without a result');
    expect(found(playsToTheEnd, { ...toy, endings: ['builder'] })).toMatch(/which is not among its endings/);
    const ending = (result: (seats: number) => Result): string =>
      found(
        playsToTheEnd,
        withStep('endRound', () => ({
          run(s): Next {
            s.core.result = result(s.core.seats);
            return undefined;
          },
        })),
      );
    const scores = (seats: number): number[] => Array.from({ length: seats }, () => 1);
    expect(ending(() => ({ scores: [1], winners: [0], by: 'points' }))).toBe('the result has not one score for each seat');
    expect(ending((seats) => ({ scores: scores(seats), winners: [7], by: 'points' }))).toMatch(/the winner is seat 7/);
    const breakdown = [{ key: 'goods', values: [1] }];
    expect(ending((seats) => ({ scores: scores(seats), winners: [0], by: 'points', breakdown }))).toMatch(/the line “goods”/);
  });

  it('whose state is not plain data', () => {
    const strange: readonly (readonly [string, unknown])[] = [
      ['a Map', new Map()],
      ['a Set', new Set([1])],
      ['a function', () => 1],
      ['NaN', Number.NaN],
      ['a class', new URL('https://example.org')],
      ['undefined in a list', [undefined]],
    ];
    for (const [what, value] of strange) {
      const game: Game<ToyState> = { ...toy, setup: (core, options) => ({ ...toy.setup(core, options), strange: value }) };
      expect(found(survivesJson, game), what).toMatch(/^state\.strange/);
    }
  });

  it('that remembers something outside its state', () => {
    let rests = 0;
    const remembering = withDeed('takeTurn', (s, key) => {
      if (key === 'rest' && rests++ % 3 === 0) s.lots[0]++;
    });
    expect(found(keepsItsRecord, remembering)).toMatch(/does not verify: line \d+, wrong/);
  });

  it('whose questions change the state', () => {
    const asking = withStep('takeTurn', (step) => ({
      ask(s, p) {
        s.lots[0]++;
        return step.ask?.(s, p) ?? null;
      },
    }));
    expect(found(keepsItsRecord, asking)).toMatch(/changed the state/);
    const rolling = withStep('visit', (step) => ({
      ask(s, p) {
        dice(s.core.chance, 1, 6);
        return step.ask?.(s, p) ?? null;
      },
    }));
    expect(found(keepsItsRecord, rolling)).toMatch(/changed the state/);
  });

  it('whose reasons change the state, or refuse what is offered', () => {
    const touchy = withStep('takeTurn', () => ({
      refused(s) {
        s.lots[0]++;
        return [];
      },
    }));
    expect(found(keepsItsRecord, touchy)).toMatch(/changed the state/);
    const contrary = withStep('takeTurn', () => ({ refused: () => [{ key: 'rest', say: 'rest', refusal: refusal('CAR-3', 'no') }] }));
    expect(found(keepsItsRecord, contrary)).toMatch(/both offers and refuses “rest”/);
  });

  it('that plays otherwise when events are told', () => {
    const vain = withDeed('takeTurn', (s) => {
      if (s.core.told !== null) s.lots[0]++;
    });
    expect(found(playsAlikeUnheard, vain)).toMatch(/does something else when events are told/);
  });

  it('that foresees what does not happen, because the worlds it guesses are all the same', () => {
    const oneWorld: Game<ToyState> = { ...toy, determinize: (s, seat) => toy.determinize(s, seat, fastChance(1)) };
    expect(found(foreseesTruly, oneWorld)).toMatch(/foresight is certain of “\w+” .+ which does not happen/);
  });

  it('whose plans do something else than their answers one by one', () => {
    let answers = 0;
    const counting = withDeed('takeTurn', (s) => {
      s.lots[0] += ++answers % 2;
    });
    expect(found(plansAsOneByOne, counting)).toMatch(/led elsewhere than one by one/);
  });

  it('whose ways of answering find what is refused, or by what their seat may not know', () => {
    const ways = (find: (s: ToyState) => string): Game<ToyState> => ({
      ...toy,
      steps: { ...toy.steps, visit: { ...toy.steps.visit, ways: { odd: { find } } } },
    });
    expect(
      found(
        keepsItsRecord,
        ways(() => 'fly'),
      ),
    ).toMatch(/the way odd answers visit with “fly”, which is refused/);
    const peeking = ways((s) => (s.deck[s.deck.length - 1] % 2 === 0 ? 'leave' : 'dip'));
    expect(found(keepsItsRecord, peeking)).toMatch(/the way odd of visit knows what its seat does not/);
  });

  it('whose instinct is out of its mind', () => {
    const { instinct } = toy;
    expect(found(hasSoundInstinct, { ...toy, instinct: { ...instinct, weigh: () => Number.NaN } })).toMatch(/weighs “.+” at NaN/);
    expect(found(hasSoundInstinct, { ...toy, instinct: { ...instinct, value: () => [Number.POSITIVE_INFINITY, 0] } })).toMatch(
      /values seat 0 at Infinity, which is no share of a win/,
    );
    expect(
      found(hasSoundInstinct, { ...toy, instinct: { ...instinct, answer: (_, q) => (q.kind === 'amount' ? q.max + 1 : null) } }),
    ).toMatch(/answers \w+ with “\d+”, which is refused \(outOfRange\)/);
    const meddling = {
      ...instinct,
      value(s: ToyState): readonly number[] {
        s.bank++;
        return instinct.value(s);
      },
    };
    expect(found(hasSoundInstinct, { ...toy, instinct: meddling })).toMatch(/the instinct changed the state/);
  });

  it('whose weights were learned for other features, or whose features are no numbers', () => {
    const { instinct } = toy;
    const learned = { weights: [1], samples: 1, brier: 0, even: 0, calibration: [] };
    const weights = { features: ['coins'], generation: 1, games: 1, players: [], seats: [], seed: '', phases: [learned] };
    const outlook: Outlook<ToyState> = {
      names: ['coins'],
      features: (s, seat) => [s.coins[seat]],
      phase: () => 0,
      moment: ({ round }) => round,
      weights,
    };
    const looking = (other: Partial<Outlook<ToyState>>) => ({ ...toy, instinct: { ...instinct, outlook: { ...outlook, ...other } } });
    expect(found(hasFittingWeights, looking({}))).toBe('nothing');
    expect(found(hasFittingWeights, looking({ names: ['inns'] }))).toMatch(/learned for other features/);
    expect(found(hasFittingWeights, looking({ weights: { ...weights, phases: [] } }))).toMatch(/not as many as the features/);
    expect(found(hasFittingWeights, looking({ features: () => [Number.NaN] }))).toMatch(/seat 0 has NaN of coins/);
    expect(found(hasFittingWeights, looking({ phase: () => 0.5 }))).toMatch(/the phase is 0.5/);
  });

  it('without a kept record of each ending, or with one that no longer holds', () => {
    expect(keepsARecordOfEveryEnding(toy, [])).toEqual(toy.endings.map((ending) => `no kept record ends by “${ending}”`));
    expect(keepsARecordOfEveryEnding(toy, records)).toEqual([]);
    const [{ name, text }, ...others] = records;
    expect(keepsARecordOfEveryEnding(toy, [{ name, text: text.replace(/^hash ..../m, 'hash 0000') }, ...others])[0]).toMatch(/wrongHash/);
    expect(keepsARecordOfEveryEnding(toy, [{ name, text: text.slice(0, -200) }, ...others])[0]).toMatch(/, line \d+: /);
    expect(keepsARecordOfEveryEnding({ ...toy, endings: [...toy.endings, 'flood'] }, records)).toEqual(['no kept record ends by “flood”']);
  });
});
