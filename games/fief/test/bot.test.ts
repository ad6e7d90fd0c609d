import {
  advance,
  answersOffer,
  apply,
  asideQuestion,
  beginGame,
  carryOut,
  fastChance,
  guess,
  instinctiveAnswer,
  interjectionsOf,
  openQuestions,
  printAnswer,
  propose,
  type Question,
  randomAnswer,
  type Seat,
} from '@castellan/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { GLANCES } from '../bot/prior.ts';
import { numbers } from '../bot/taste.ts';
import { WEIGHERS } from '../bot/weighers.ts';
import { prospectsOf } from '../bot/worth.ts';
import { game } from '../index.ts';
import { declareBattle } from '../rules/combat.ts';
import { asking } from '../rules/consents.ts';
import { takeWaiver, waivePrice } from '../rules/fief-titles.ts';
import { openKingBallot } from '../rules/king.ts';
import { proposeMarriage } from '../rules/marriages.ts';
import { moveStep } from '../rules/movement.ts';
import { purchase } from '../rules/purchases.ts';
import { payRansom } from '../rules/ransoms.ts';
import { bargainTerms, NONE, NOTHING } from '../rules/terms.ts';
import { pointsOf } from '../rules/victory.ts';
import { surpriseWindow } from '../rules/windows.ts';
import { type FieState, NOBODY, spot } from '../state.ts';
import { fief, lord, type PlayerPlan, position, village } from './builders.ts';
import { answersOf, choice, sensible } from './sense.ts';

/** Plays to the end; `isRandom` says who answers anything. */
function playOut(
  seats: number,
  seed: number,
  isRandom: (seat: Seat) => boolean,
  watch: (world: FieState) => void = () => undefined,
): FieState {
  const s = beginGame(game, { seats, options: {} }, fastChance(100 + seed));
  const rng = fastChance(seed);
  let n = 0;
  for (let q = advance(game, s); q !== null; n++) {
    if (n % 40 === 0) watch(s);
    q = apply(game, s, q, isRandom(q.seat) ? randomAnswer(q, rng) : sensible(s, q, rng));
  }
  return s;
}

describe('other numbers', () => {
  it('count for all that is judged from then on, what is far away among it', () => {
    const s = beginGame(game, { seats: 4, options: {} }, fastChance(1));
    for (let n = 0, q = advance(game, s); q !== null && n < 100; n++) q = apply(game, s, q, sensible(s, q));
    const before = prospectsOf(s, 0);
    try {
      numbers.lay(numbers.shipped.map((number, i) => (numbers.names[i] === 'delay' ? number / 2 : number)));
      expect(prospectsOf(s, 0)).toBeLessThan(before);
    } finally {
      numbers.lay(numbers.shipped);
    }
    expect(prospectsOf(s, 0)).toBe(before);
  });
});

describe('the strength of the instinct', () => {
  it('wins for sensible seats against random ones, whatever the number of seats', () => {
    let won = 0;
    for (const seats of [3, 4, 5, 6]) {
      const sensibles = Math.floor(seats / 2);
      const s = playOut(seats, seats, (seat) => seat >= sensibles);
      if (s.core.result?.winners.every((seat) => seat < sensibles)) won++;
    }
    expect(won).toBe(4);
  });
});

describe('among sensible seats', () => {
  const GAMES = 5;
  /** Positions in a fifth of the chances, from which its share says something. */
  const ENOUGH = 40;
  const ends: string[] = [];
  const said: { readonly said: number; readonly won: number }[] = [];
  beforeAll(() => {
    for (let seed = 1; seed <= GAMES; seed++) {
      const values: (readonly number[])[] = [];
      const s = playOut(
        4,
        seed,
        () => false,
        (world) => values.push(game.instinct.value(world)),
      );
      ends.push(s.core.result?.by ?? '');
      const won = game.instinct.value(s);
      for (const value of values) for (const [seat, share] of value.entries()) said.push({ said: share, won: won[seat] });
    }
  });

  it('games end by victory, not by the round limit', () => {
    expect(ends.filter((by) => ['alone', 'crown', 'allied', 'several'].includes(by)).length).toBeGreaterThanOrEqual(0.8 * GAMES);
  });

  const mean = (of: readonly number[]): number => of.reduce((sum, n) => sum + n, 0) / of.length;

  it('the value of a position comes true about as often as it says, in every fifth of the chances', () => {
    const bands = [0, 1, 2, 3, 4].map((band) => said.filter(({ said: n }) => Math.min(4, Math.floor(5 * n)) === band));
    const known = bands.filter(({ length }) => length >= ENOUGH);
    expect(known.length).toBeGreaterThanOrEqual(3);
    for (const band of known) expect(Math.abs(mean(band.map(({ said: n }) => n)) - mean(band.map(({ won }) => won)))).toBeLessThan(0.15);
  });

  it('the value of a position knows more than that all are equal', () => {
    expect(mean(said.map(({ said: n, won }) => (n - won) ** 2))).toBeLessThan(mean(said.map(({ won }) => (0.25 - won) ** 2)));
  });

  it('marriages are made and bargains struck', () => {
    expect(talkingGame(2, ['married', 'offerAccepted'])).toEqual([]);
  });
});

/** A game in which all say what they like unasked, before anybody answers, until all that is wanted was told; what never was. */
function talkingGame(seed: number, wanted: readonly string[]): readonly string[] {
  const s = beginGame(game, { seats: 4, options: {} }, fastChance(seed));
  const rng = fastChance(seed);
  s.core.told = [];
  let left = wanted;
  for (let open = openQuestions(game, s); open.length > 0 && left.length > 0; open = openQuestions(game, s)) {
    const spoke = s.hands.some((_, seat) => speaks(s, seat, open));
    if (!spoke) apply(game, s, open[0], sensible(s, open[0], rng));
    for (const { key } of s.core.told) left = left.filter((other) => other !== key);
    s.core.told = [];
  }
  return left;
}

/** Lets a seat say something unasked, or answer in its aside; whoever is asked answers proposals only. */
function speaks(s: FieState, seat: Seat, open: readonly Question[]): boolean {
  const beside = asideQuestion(game, s, seat);
  if (beside !== null) return say(s, seat, `~ ${printAnswer(beside, instinctiveAnswer(game, s, beside))}`);
  const isAsked = open.some((q) => q.seat === seat);
  if (isAsked && !s.core.offers.some(({ to }) => to.includes(seat))) return false;
  const options = interjectionsOf(game, s, seat).filter((option) => !isAsked || (answersOffer(option) && option.say !== 'counterOffer'));
  const chosen = game.instinct.interject?.(guess(game, s, seat, fastChance(1)), seat, options) ?? null;
  return chosen !== null && say(s, seat, `! ${chosen.key}`);
}

function say(s: FieState, seat: Seat, text: string): boolean {
  expect(carryOut(game, s, { seat, text }), text).toBeNull();
  return true;
}

/** Two titles of one family: Tournus and Mazilles. */
const TWO_TITLES = { comteTournus: ['henri', 'tournus'], baronnieMazilles: ['henri', 'mazilles'] } as const;
const TWO_TITLED: PlayerPlan = {
  lords: { henri: 'tournus', louis: 'tournus' },
  troops: { tournus: '3S 2K', mazilles: '3S' },
};

describe('the instinct', () => {
  it('buys the title that wins before anything else', () => {
    const s = position(
      [
        { ...TWO_TITLED, ecus: 20, troops: { ...TWO_TITLED.troops, sigy: '2S', saintCiers: '1S', marcamps: '1S' } },
        { lords: { charles: 'blaye' }, troops: { blaye: '4K' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
      ],
      { titles: TWO_TITLES, castles: ['sigy'], stage: 'purchases', active: 0, next: () => [purchase.do({ seat: 0, begged: 0 })] },
    );
    expect(choice(s)).toBe('title comteSigy');
  });

  it('builds the castle that a whole fief lacks', () => {
    const s = position(
      [
        { lords: { henri: 'sigy' }, ecus: 16, troops: { sigy: '2S', saintCiers: '1S', marcamps: '1S' } },
        { lords: { charles: 'tournus' }, troops: { tournus: '2S' } },
        { lords: { raoul: 'pugnac' }, troops: { pugnac: '2S' } },
      ],
      { stage: 'purchases', active: 0, next: () => [purchase.do({ seat: 0, begged: 0 })] },
    );
    const bought = answersOf(s, 0, ['purchase', 'chooseCityCastle', 'chooseTitleHolder']);
    expect(bought).toContain('title comteSigy');
    expect(pointsOf(s, 0)).toBe(1);
  });

  it('buys nothing for which a title would come a round later, and a mill that leaves it in time', () => {
    const bought = (ecus: number): string =>
      choice(
        position(
          [
            { lords: { henri: 'sigy' }, ecus, troops: { sigy: '2S', saintCiers: '1S', marcamps: '1S' } },
            { lords: { charles: 'tournus' }, troops: { tournus: '2S' } },
            { lords: { raoul: 'pugnac' }, troops: { pugnac: '2S' } },
          ],
          { castles: ['sigy'], stage: 'purchases', active: 0, next: () => [purchase.do({ seat: 0, begged: 0 })] },
        ),
      );
    // The county costs 6 écus, and 3 come in: after a mill 5 would be there, or 6.
    expect(bought(3)).toBe('done');
    expect(bought(4)).toMatch(/^mill /);
  });

  it('does not vote a rival over his goal, though its vote would do it', () => {
    const s = position(
      [
        { ...TWO_TITLED },
        { lords: { charles: 'blaye', baudouin: 'blaye' }, troops: { blaye: '3S' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
      ],
      {
        titles: { ...TWO_TITLES, ducheBlaye: ['charles', 'blaye'] },
        bishops: { blaye: 'baudouin', tournus: 'louis' },
        cardinals: ['baudouin'],
        stage: 'kingElection',
        next: (world) => {
          world.election = { office: 'king', bishopric: NOBODY, candidates: [lord('henri')] };
          return [openKingBallot.do({})];
        },
      },
    );
    const q = openQuestions(game, s).find(({ seat }) => seat === 1);
    if (q === undefined) throw new Error('seat 1 has no vote');
    expect(printAnswer(q, sensible(s, q))).toBe('-');
  });

  it('votes for its own King', () => {
    const s = position(
      [
        { lords: { henri: 'tournus', louis: 'tournus', etienne: 'tournus' }, troops: { tournus: '3S' } },
        { lords: { charles: 'blaye' }, troops: { blaye: '3S' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
      ],
      {
        titles: { comteTournus: ['henri', 'tournus'] },
        bishops: { saintGerome: 'etienne', tournus: 'louis' },
        stage: 'kingElection',
        next: (world) => {
          world.election = { office: 'king', bishopric: NOBODY, candidates: [lord('henri')] };
          return [openKingBallot.do({})];
        },
      },
    );
    expect(choice(s).split(' + ').length).toBe(3);
  });

  /** Seat 1 asks the King's player to waive the price of his third title, and pays him for it. */
  function waiverFor(points: 0 | 2): FieState {
    const s = position(
      [
        { lords: { charles: 'blaye' }, troops: { blaye: '3S' }, ecus: 5 },
        { ...TWO_TITLED, ecus: 6, troops: { ...TWO_TITLED.troops, sigy: '2S', saintCiers: '1S', marcamps: '1S' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
      ],
      {
        ...(points === 2 ? { titles: TWO_TITLES } : {}),
        castles: ['sigy'],
        king: 'charles',
        stage: 'purchases',
        active: 1,
        next: () =>
          asking(
            waivePrice,
            { kind: 'waiver', bySeat: 1, seat: 0, subject: [fief('comteSigy')] },
            takeWaiver.do({ seat: 1, fief: fief('comteSigy'), begged: 0 }),
          ),
      },
    );
    advance(game, s);
    const consent = s.consent?.id ?? 0;
    const terms = bargainTerms({
      toSeat: 0,
      give: { ...NOTHING, ecus: 5 },
      get: { ...NOTHING, consent },
      about: NONE,
      promise: '',
    });
    propose(game, s, { from: 1, to: [0], terms, until: 'phase', open: false });
    return s;
  }

  it('refuses every price for a consent after which a rival wins', () => {
    const s = waiverFor(2);
    expect(game.instinct.interject?.(s, 0, interjectionsOf(game, s, 0))?.key).toBe('decline offer 1');
    expect(choice(s)).toBe('no');
  });

  it('sells a consent that hurts little for a good price', () => {
    const s = waiverFor(0);
    expect(game.instinct.interject?.(s, 0, interjectionsOf(game, s, 0))?.key).toBe('accept offer 1');
  });

  it('keeps a garrison in its City while an enemy stands beside it', () => {
    const s = position(
      [
        { lords: { henri: 'tournus' }, troops: { tournus: '4S 2K' } },
        { lords: { charles: 'saintAndromy' }, troops: { saintAndromy: '3K 2S' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
      ],
      {
        titles: { comteTournus: ['henri', 'tournus'] },
        stage: 'movement',
        active: 0,
        next: () => [moveStep.do({ seat: 0 })],
      },
    );
    answersOf(s, 0, ['moveStep', 'loadUp', 'takeRoad', 'goOn']);
    const at = spot(0, village('tournus'));
    expect(s.sergeants[at] + 3 * s.knights[at]).toBeGreaterThanOrEqual(3);
  });

  it('takes the villages of its fief and leaves somebody in each', () => {
    const s = position(
      [
        { lords: { henri: 'tournus' }, troops: { tournus: '3S 1K' } },
        { lords: { charles: 'bourg' }, troops: { bourg: '3S' } },
        { lords: { raoul: 'sigy' }, troops: { sigy: '2S' } },
      ],
      { castles: ['tournus'], stage: 'movement', active: 0, next: () => [moveStep.do({ seat: 0 })] },
    );
    answersOf(s, 0, ['moveStep', 'loadUp', 'takeRoad', 'goOn']);
    expect(s.control.filter((seat) => seat === 0).length).toBe(3);
  });

  it('attacks where it is far stronger, and not where it is not', () => {
    const attack = (troops: string): string =>
      choice(
        position(
          [
            { lords: { henri: 'belleville' }, troops: { belleville: troops } },
            { lords: { charles: 'belleville' }, troops: { belleville: '2S' } },
            { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
          ],
          { control: { belleville: 1 }, stage: 'combat', active: 0, next: () => [declareBattle.do({ seat: 0 })] },
        ),
      );
    expect(attack('2S 3K')).toBe('attack 2 at belleville');
    expect(attack('1S')).toBe('end');
  });

  it('ransoms the King whatever he costs', () => {
    const s = position(
      [
        { lords: { henri: 'blaye', louis: 'tournus' }, troops: { tournus: '3S' }, ecus: 9 },
        { lords: { charles: 'blaye' }, troops: { blaye: '3S' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
      ],
      {
        titles: { comteTournus: ['henri', 'tournus'] },
        captives: { henri: 1 },
        king: 'henri',
        stage: 'ransoms',
        next: () => [payRansom.do({ seat: 0 })],
      },
    );
    expect(choice(s)).toBe('ransom henri');
  });

  it('murders one whose death takes a winning point away, and nobody else', () => {
    const window = (titles: { readonly [fief: string]: readonly [string, string] }): string =>
      choice(
        position(
          [
            { lords: { charles: 'blaye' }, troops: { blaye: '3S' }, hand: ['assassination'] },
            { lords: { henri: 'tournus' }, troops: { tournus: '3S', mazilles: '3S', sigy: '2S' } },
            { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
          ],
          { titles, king: 'henri', stage: 'victory', next: (world) => [surpriseWindow(world, 'victory')] },
        ),
      );
    expect(window(TWO_TITLES)).toBe('assassinate henri by charles');
    expect(window({})).toBe('pass');
  });

  it('marries for the win, and not one who only shares it', () => {
    const match = (titles: { readonly [fief: string]: readonly [string, string] }): string =>
      choice(
        position(
          [
            { ...TWO_TITLED },
            { lords: { agnes: 'sigy', charles: 'sigy' }, troops: { sigy: '3S', saintPaul: '3S' } },
            { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
            { lords: { thierry: 'blaye' }, troops: { blaye: '2S' } },
          ],
          { titles: { ...TWO_TITLES, ...titles }, stage: 'marriages', next: () => [proposeMarriage.do({ seat: 0, pass: 1 })] },
        ),
      );
    expect(match({ comteSigy: ['charles', 'sigy'], baronnieSaintPaul: ['charles', 'saintPaul'] })).toMatch(/ and agnes$/);
    expect(match({})).toBe('pass');
  });
});

/** A bargain's sum and losses on two sides of a ring are numbers; of the others even two answers differ. */
const NUMBERS = ['bargainSum', 'lossesOutside'];

it('weighs the options of every step that asks', () => {
  const asks = Object.values(game.steps)
    .filter(({ ask, name }) => ask !== undefined && !NUMBERS.includes(name))
    .map(({ name }) => name);
  expect(WEIGHERS.map(({ step }) => step).sort()).toEqual(asks.sort());
  for (const step of GLANCES.keys()) expect(asks).toContain(step);
});

it('finds what the instinct does among the likelier half of its prior, most of the time', () => {
  const rng = fastChance(2);
  let found = 0;
  let all = 0;
  const s = beginGame(game, { seats: 4, options: {} }, fastChance(12));
  for (let q = advance(game, s); q !== null && s.round < 4; q = apply(game, s, q, randomAnswer(q, rng))) {
    const { answers, weights } = game.instinct.prior(s, q);
    if (answers.length < 3 || q.frame.step === 'surprise') continue;
    const text = printAnswer(q, instinctiveAnswer(game, s, q));
    const at = answers.findIndex((one) => printAnswer(q, one) === text);
    all++;
    if (at >= 0 && weights.filter((weight) => weight > weights[at]).length < answers.length / 2) found++;
  }
  expect(found / all).toBeGreaterThan(0.6);
});
