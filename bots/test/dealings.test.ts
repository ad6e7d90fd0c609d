/** How characters deal with others: each bends what it asks in its own way, within reason, and none takes what is plainly bad. */

import { advance, carryOut, fastChance, type Game, guess, leastWanted, likedBy, propose, type Seat, type State } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { dealWorth as bargainWorth } from '../../games/fief/bot/bargaining.ts';
import { game as fief } from '../../games/fief/index.ts';
import { marriages } from '../../games/fief/rules/marriages.ts';
import { bargainTerms, NONE, NOTHING, type Share, sharesOf } from '../../games/fief/rules/terms.ts';
import { type FieState, slight } from '../../games/fief/state.ts';
import { position as fiefPosition, waitingFor } from '../../games/fief/test/builders.ts';
import { dealWorth } from '../../games/medioevo/bot/bargaining.ts';
import { game as medioevo } from '../../games/medioevo/index.ts';
import { dealOf, emptyDeal } from '../../games/medioevo/rules/deals.ts';
import { playTurn } from '../../games/medioevo/rules/turn.ts';
import type { Clause, Deal, UniState } from '../../games/medioevo/state.ts';
import { position as medioevoPosition, type PlayerPlan, trade } from '../../games/medioevo/test/builders.ts';
import { type Bot, botLine, botNamed, CHARACTERS, type Character, heuristic, LEVELS, tempered } from '../index.ts';

type ByCharacter<T> = { readonly [character in Character]: T };

function forEach<T>(of: (bot: Bot) => T): ByCharacter<T> {
  const by = (character: Character): T => of(tempered(heuristic(), character));
  return { even: by('even'), warlike: by('warlike'), thrifty: by('thrifty'), courtly: by('courtly'), builder: by('builder') };
}

/** All that levels and characters make; they search no more than once. */
function players(game: Pick<Game, 'instinct'>): readonly { readonly name: string; readonly bot: Bot }[] {
  return LEVELS.flatMap((level) => CHARACTERS.map((character) => `${level}-${character}`)).map((name) => {
    const bot = botNamed(name, game);
    if (bot === null) throw new Error(name);
    return { name, bot };
  });
}

const AT_ONCE = { iterations: 1, milliseconds: Number.POSITIVE_INFINITY };

function says<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot): string | null {
  return botLine(game, s, seat, bot, fastChance(1), AT_ONCE);
}

/** The first of some sums with which something is done: it must be done with one of them. */
function firstOf(sums: readonly number[], isDone: (sum: number) => boolean): number {
  const first = sums.find(isDone);
  if (first === undefined) throw new Error('it is done with none of them');
  return first;
}

/** Lets a bot say what it likes until it has made its offer, or has nothing to say. */
function propositionOf<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot): S['core']['offers'][number] | null {
  for (let n = 0, text = says(game, s, seat, bot); text !== null && n < 20; n++) {
    expect(carryOut(game, s, { seat, text }), text).toBeNull();
    if (text === '~ send') return s.core.offers.find(({ from }) => from === seat) ?? null;
    text = says(game, s, seat, bot);
  }
  return null;
}

describe('a liking', () => {
  it('makes something count for half as much again, or for half', () => {
    expect([-1, 0, 1].map((liking) => likedBy(liking, 8))).toEqual([4, 8, 12]);
  });

  it('makes less of what is wanted at least, never nothing, or more: half of the way to an even share and no farther', () => {
    expect([-1, 0, 1].map((liking) => leastWanted(liking, 8, () => 20))).toEqual([14, 8, 4]);
    expect(leastWanted(-1, 8, () => 2)).toBe(8);
  });
});

describe('in Fief', () => {
  function offer(s: FieState, from: Seat, toSeat: Seat, give: Partial<Share>, get: Partial<Share>): FieState {
    const terms = bargainTerms({ toSeat, give: { ...NOTHING, ...give }, get: { ...NOTHING, ...get }, about: NONE, promise: '' });
    propose(fief, s, { from, to: [toSeat], terms, until: 'phase', open: false });
    return s;
  }

  /** Seat 1 holds Henri of seat 0, who has so much to ransom him, and seat 2 has to decide something of its own. */
  function captive(purse = 20): FieState {
    const s = fiefPosition(
      [
        { lords: { henri: 'blaye' }, troops: { tournus: '3S', mazilles: '2S' }, ecus: purse },
        { lords: { charles: 'blaye' }, troops: { blaye: '3S 1K' }, ecus: 5 },
        { lords: { raoul: 'bourg', othon: 'bourg' }, troops: { bourg: '2S' }, ecus: 5 },
      ],
      { titles: { comteTournus: ['henri', 'tournus'] }, captives: { henri: 1 }, king: 'henri', castles: ['blaye'], next: waitingFor(2) },
    );
    expect(advance(fief, s)).toMatchObject({ seat: 2 });
    return s;
  }

  /** Seat 0 holds Mazilles, where seat 1 has troops as well. */
  function village(): FieState {
    const s = fiefPosition(
      [
        { lords: { henri: 'tournus' }, troops: { tournus: '3S', mazilles: '3S', sigy: '1S' }, ecus: 20 },
        { lords: { charles: 'blaye' }, troops: { blaye: '3S 1K', mazilles: '1S' }, ecus: 20 },
        { lords: { raoul: 'bourg', othon: 'bourg' }, troops: { bourg: '2S' }, ecus: 5 },
      ],
      { next: waitingFor(2) },
    );
    expect(advance(fief, s)).toMatchObject({ seat: 2 });
    return s;
  }

  const ransomed = (ecus: number, purse?: number): FieState => offer(captive(purse), 0, 1, { ecus }, { captive: 'henri' });
  const sold = (ecus: number): FieState => offer(village(), 0, 1, { village: 'mazilles' }, { ecus });
  const SUMS = Array.from({ length: 21 }, (_, ecus) => ecus);
  const accepts = (s: FieState, bot: Bot): boolean => says(fief, s, 1, bot) === '! accept offer 1';

  it('the courtly take less for a captive, the thrifty want more', () => {
    const least = forEach((bot) => firstOf(SUMS, (ecus) => accepts(ransomed(ecus), bot)));
    expect(least.builder).toBe(least.even);
    expect(least.courtly).toBeLessThan(least.even);
    expect(least.thrifty).toBeGreaterThan(least.even);
  });

  it('the courtly hold slights against others for less', () => {
    const grudging = forEach((bot) =>
      firstOf(SUMS, (ecus) => {
        const s = ransomed(ecus);
        for (let i = 0; i < 3; i++) slight(s, 1, 0);
        return accepts(s, bot);
      }),
    );
    expect(grudging.even - grudging.courtly).toBeGreaterThan(1);
  });

  /** What seat 1 asks for Henri: never more than he is worth to seat 0. */
  function priceOf(s: FieState, bot: Bot): number {
    const made = propositionOf(fief, s, 1, bot);
    if (made === null) throw new Error('nothing is asked');
    expect(bargainWorth(s, 0, made)).toBeGreaterThanOrEqual(1);
    return sharesOf(made.terms).get.ecus;
  }

  it('the warlike and the thrifty ask a higher price where they propose and where they haggle, the courtly a lower one', () => {
    for (const prices of [forEach((bot) => priceOf(captive(30), bot)), forEach((bot) => priceOf(ransomed(1, 30), bot))]) {
      expect(prices.courtly).toBeLessThan(prices.even);
      expect(prices.builder).toBe(prices.even);
      expect(prices.warlike).toBeGreaterThan(prices.even);
      expect(prices.thrifty).toBeGreaterThan(prices.warlike);
    }
  });

  it('nobody asks more of the poor than they should give', () => {
    const prices = forEach((bot) => priceOf(captive(20), bot));
    expect([prices.warlike, prices.thrifty]).toEqual([prices.even, prices.even]);
  });

  it('builders pay more for a village to build in', () => {
    const most = forEach((bot) => firstOf(SUMS.toReversed(), (ecus) => accepts(sold(ecus), bot)));
    expect(most.builder).toBeGreaterThan(most.even);
    expect(most.thrifty).toBeLessThanOrEqual(most.even);
  });

  it('nobody of any level agrees to what is a loss', () => {
    for (const { name, bot } of players(fief)) {
      for (const s of [...SUMS.map((ecus) => ransomed(ecus)), ...SUMS.map(sold)]) {
        const [made] = s.core.offers;
        if (bargainWorth(s, 1, made) <= 0) expect(accepts(s, bot), `${name} for ${JSON.stringify(made.terms)}`).toBe(false);
      }
      expect(accepts(ransomed(12), bot), name).toBe(true);
    }
  });

  /** Seat 0 or 1 is about to propose a marriage; all others have slighted seat 1 so often. */
  function suitors(first: Seat, slights: number): FieState {
    const s = fiefPosition(
      [
        { lords: { henri: 'mazilles', jeanne: 'mazilles' }, troops: { tournus: '3S', mazilles: '3S' } },
        { lords: { agnes: 'sigy', charles: 'sigy' }, troops: { sigy: '3S', saintPaul: '3S' } },
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
        { lords: { thierry: 'blaye' }, troops: { blaye: '2S' } },
      ],
      {
        first,
        titles: { comteSigy: ['charles', 'sigy'] },
        stage: 'marriages',
        next: (world) => [...marriages(world), ...waitingFor(2)(world)],
      },
    );
    for (let i = 0; i < slights; i++) for (const other of [0, 2, 3]) slight(s, 1, other);
    expect(advance(fief, s)).toMatchObject({ seat: first });
    return s;
  }

  /** Seat 0 asks Agnes of seat 1 in marriage for Henri. */
  function courted(slights: number): FieState {
    const s = suitors(0, slights);
    expect(carryOut(fief, s, { seat: 0, text: 'henri and agnes' })).toBeNull();
    return s;
  }

  it('the courtly marry those whom others are too proud for, the warlike are prouder still: when asked, and when they ask', () => {
    const all = { even: true, warlike: true, thrifty: true, courtly: true, builder: true };
    const none = { even: false, warlike: false, thrifty: false, courtly: false, builder: false };
    const willing = [all, { ...all, warlike: false }, { ...none, courtly: true }];
    expect([0, 1, 2].map((slights) => forEach((bot) => says(fief, courted(slights), 1, bot) === 'yes'))).toEqual(willing);
    expect([0, 1, 2].map((slights) => forEach((bot) => says(fief, suitors(1, slights), 1, bot) !== 'pass'))).toEqual(willing);
  });

  it('a character goes by a guessed world only, like everybody', () => {
    const s = ransomed(6);
    const hidden = (world: FieState): string => JSON.stringify([world.characterDeck, world.eventDeck]);
    const other = guess(fief, s, 1, fastChance(3));
    expect(hidden(other)).not.toBe(hidden(s));
    const real = hidden(s);
    const nosy: Game<FieState> = {
      ...fief,
      instinct: {
        ...fief.instinct,
        dealings: {
          courtly: {
            weigh: fief.instinct.weigh,
            interject: (world, _seat, options) =>
              options.find(({ say }) => say === (hidden(world) === real ? 'acceptOffer' : 'declineOffer')) ?? null,
          },
        },
      },
    };
    const bot = tempered(heuristic(), 'courtly');
    const peeking: Game<FieState> = { ...nosy, determinize: () => undefined };
    expect([s, other].map((world) => says(peeking, world, 1, bot))).toEqual(['! accept offer 1', '! decline offer 1']);
    const blind: Game<FieState> = {
      ...nosy,
      determinize(world, seat, rng) {
        Object.assign(world, fief.copy(other));
        fief.determinize(world, seat, rng);
      },
    };
    expect(says(blind, s, 1, bot)).toBe(says(blind, other, 1, bot));
  });
});

describe('in Medioevo Universale', () => {
  const strong: PlayerPlan = { florins: 800, units: { bulgaria: '6HI 1CA' }, vehicles: ['warWagon 3 bulgaria'] };
  const weak = (units: string): PlayerPlan => ({ florins: 800, kingdom: 'hungary', units: { transylvania: units, slavonia: units } });

  /** Seats 0 and 1 are neighbours, and it is the turn of seat 2, with whom seat 0 has no more to agree. */
  function neighbours(
    units: string,
    towns: boolean,
    phase: 'purchases' | 'trade',
    wars: readonly (readonly [Seat, Seat])[] = [],
  ): UniState {
    const s = medioevoPosition([strong, weak(units), { vehicles: ['caravan 1 saraj'] }], {
      phase,
      active: 2,
      wars,
      pacts: [{ ...trade, parties: [0, 2] }],
      buildings: towns ? { transylvania: ['town'], slavonia: ['town'] } : {},
      next: () => [playTurn.do({ seat: 2 })],
    });
    expect(advance(medioevo, s)).toMatchObject({ seat: 2 });
    return s;
  }

  function offered(s: UniState, deal: Deal): UniState {
    propose(medioevo, s, { from: 1, to: [0], terms: deal, until: 'phase', open: false, needs: 'all' });
    return s;
  }

  const leave = (giver: Seat, receiver: Seat): Clause => ({ kind: 'trade', giver, receiver, support: 0, targets: [] });
  const accepts = (s: UniState, bot: Bot): boolean => says(medioevo, s, 0, bot) === '! accept offer 1';
  const FLORINS = Array.from({ length: 100 }, (_, florins) => florins);
  const paying = (deal: Deal, from: Seat, florins: number): Deal => ({
    ...deal,
    once: florins === 0 ? [] : [{ from, to: 1 - from, florins }],
  });
  const declaresWar = (s: UniState, bot: Bot): boolean => /^! war /.test(says(medioevo, s, 0, bot) ?? '');

  it('the warlike go to war for less than others, the courtly and the thrifty for more', () => {
    expect(forEach((bot) => declaresWar(neighbours('2HI', true, 'trade'), bot))).toEqual({
      even: false,
      warlike: true,
      thrifty: false,
      courtly: false,
      builder: false,
    });
    expect(forEach((bot) => declaresWar(neighbours('1HI', true, 'trade'), bot))).toEqual({
      even: true,
      warlike: true,
      thrifty: false,
      courtly: false,
      builder: true,
    });
    expect(Object.values(forEach((bot) => declaresWar(neighbours('9HI 3CA', true, 'trade'), bot)))).not.toContain(true);
  });

  it('the courtly make peace for less than others, the builders for a little less, the warlike for more', () => {
    const peace = emptyDeal('peace', [1, 0]);
    const least = (units: string): ByCharacter<number> =>
      forEach((bot) =>
        firstOf(FLORINS, (florins) => accepts(offered(neighbours(units, false, 'purchases', [[0, 1]]), paying(peace, 1, florins)), bot)),
      );
    const { even, warlike, courtly, builder } = least('2HI');
    expect(warlike).toBeGreaterThan(even);
    expect(builder).toBeLessThan(even);
    expect(courtly).toBeLessThan(builder);
    expect(least('3HI')).toMatchObject({ even: 0, thrifty: 0, courtly: 0, builder: 0 });
    expect(least('3HI').warlike).toBeGreaterThan(0);
  });

  it('the thrifty pay less for leave to trade, the warlike a little less, the courtly more', () => {
    const trades = { ...emptyDeal('pact', [1, 0]), last: 5, clauses: [leave(0, 1), leave(1, 0)] };
    const most = forEach((bot) =>
      firstOf(FLORINS.toReversed(), (florins) => accepts(offered(neighbours('4HI', false, 'purchases'), paying(trades, 0, florins)), bot)),
    );
    expect(most.builder).toBe(most.even);
    expect(most.courtly).toBeGreaterThan(most.even);
    expect(most.warlike).toBeLessThan(most.even);
    expect(most.thrifty).toBeLessThan(most.warlike);
  });

  it('the courtly pay more for peace, the thrifty less', () => {
    const paid = forEach((bot) => {
      const made = propositionOf(medioevo, neighbours('4HI', false, 'purchases', [[0, 1]]), 0, bot);
      return made === null ? null : (dealOf(made.terms).once[0]?.florins ?? 0);
    });
    expect(paid.warlike).toBeNull();
    expect(paid.thrifty).toBeLessThan(paid.even ?? 0);
    expect(paid.courtly).toBeGreaterThan(paid.even ?? 0);
  });

  it('nobody of any level gives passage for nothing or for little', () => {
    const passage: Clause = { kind: 'passage', giver: 0, receiver: 1, support: 0, targets: [] };
    const sold = (florins: number): Deal => paying({ ...emptyDeal('pact', [1, 0]), last: 3, clauses: [passage] }, 1, florins);
    for (const { name, bot } of players(medioevo)) {
      for (const florins of [0, 40, 100]) {
        const s = offered(neighbours('4HI', false, 'purchases'), sold(florins));
        expect(dealWorth(s, 0, sold(florins))).toBeLessThan(0);
        expect(accepts(s, bot), `${name} for ${florins}`).toBe(false);
      }
      expect(accepts(offered(neighbours('4HI', false, 'purchases'), sold(700)), bot), name).toBe(true);
    }
  });
});
