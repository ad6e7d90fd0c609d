import { advance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { armiesOf } from '../bot/armies.ts';
import { read } from '../bot/reading.ts';
import { spite } from '../bot/worth.ts';
import { game } from '../index.ts';
import { declareBattle } from '../rules/combat.ts';
import { discardCards } from '../rules/drawing.ts';
import { moveStep } from '../rules/movement.ts';
import { purchase } from '../rules/purchases.ts';
import { endRound, playTurn } from '../rules/round.ts';
import { surpriseWindow } from '../rules/windows.ts';
import { type FieState, outsideOf, slight, slightsBy, spot } from '../state.ts';
import { answer, keys, type PlayerPlan, position, village, whereIs } from './builders.ts';
import { march } from './marches.ts';
import { answersOf, choice } from './sense.ts';

const FAR_AWAY: PlayerPlan = { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } };

/** Seat 0 stands before the City of Tournus; in a siege since the round before, or in none. */
function beforeTournus(army: string, garrison: string, isSiege: boolean, frame: 'combat' | 'purchases' = 'combat'): FieState {
  return position(
    [
      { lords: { henri: 'tournus' }, troops: { tournus: army }, ecus: 12 },
      { lords: { charles: 'tournus' }, troops: { tournus: garrison } },
      FAR_AWAY,
    ],
    {
      control: { tournus: 1 },
      titles: { comteTournus: ['charles', 'tournus'] },
      gates: { '0 tournus': ['mazilles'] },
      ...(isSiege ? { sieges: { tournus: [4, 0] } } : {}),
      round: 5,
      stage: frame,
      active: 0,
      next: () => [frame === 'combat' ? declareBattle.do({ seat: 0 }) : purchase.do({ seat: 0, begged: 0 })],
    },
  );
}

describe('engines', () => {
  it('are waited for in a siege, and let the bot assault walls that it would leave alone without them', () => {
    expect(choice(beforeTournus('3S 1K 2E', '3S', false))).toBe('besiege tournus');
    expect(choice(beforeTournus('3S 1K 2E', '3S', true))).toBe('attack 2 at tournus');
    expect(choice(beforeTournus('3S 2K', '3S 1K', true))).toBe('end');
    expect(choice(beforeTournus('3S 2K 2E', '3S 1K', true))).toBe('attack 2 at tournus');
  });

  it('are bought for a siege in which no die would be left without them', () => {
    expect(choice(beforeTournus('3S 1K', '2S', true, 'purchases'))).toBe('engine tournus');
  });
});

describe('relief', () => {
  /** Louis is besieged in his City of Tournus; Henri has an army at Mazilles. */
  function besieged(army: string, besiegers: string): FieState {
    return position(
      [
        { lords: { henri: 'mazilles', louis: 'tournus' }, troops: { tournus: '2S', mazilles: army } },
        { lords: { charles: 'tournus' }, troops: { tournus: besiegers } },
        FAR_AWAY,
      ],
      {
        control: { tournus: 0 },
        titles: { comteTournus: ['louis', 'tournus'] },
        gates: { '1 tournus': ['saintAndromy'] },
        sieges: { tournus: [4, 1] },
        round: 5,
        stage: 'movement',
        active: 0,
        next: () => [moveStep.do({ seat: 0 })],
      },
    );
  }

  const MARCH = ['moveStep', 'loadUp', 'takeRoad', 'goOn'];

  it('goes to the besieged City when it can beat the besiegers, and keeps away when it cannot', () => {
    const s = besieged('2S 4K', '3S 1K');
    answersOf(s, 0, MARCH);
    expect(whereIs(s, 'henri')).toBe('outside tournus');
    expect(s.knights[spot(0, outsideOf(village('tournus')))]).toBe(4);
    const weak = besieged('2S', '3S 6K');
    answersOf(weak, 0, MARCH);
    expect(whereIs(weak, 'henri')).not.toBe('outside tournus');
  });

  it('is an army of its own beside the one inside', () => {
    const s = besieged('2S 4K', '3S 1K');
    answersOf(s, 0, MARCH);
    expect(armiesOf(read(s), 0).map(({ village: at, knights }) => [at, knights])).toEqual(
      expect.arrayContaining([
        [village('tournus'), 0],
        [village('tournus'), 4],
      ]),
    );
  });
});

describe('escapes', () => {
  function shutIn(garrison: string): FieState {
    return position(
      [
        { lords: { henri: 'tournus', louis: 'mazilles' }, troops: { tournus: garrison, mazilles: '4S' }, hand: ['secretPassage'] },
        { lords: { charles: 'tournus' }, troops: { tournus: '3S 6K 2E' } },
        FAR_AWAY,
      ],
      {
        control: { tournus: 0 },
        castles: ['tournus', 'mazilles'],
        king: 'henri',
        gates: { '1 tournus': ['saintAndromy'] },
        sieges: { tournus: [4, 1] },
        round: 5,
        stage: 'movement',
        active: 0,
        next: (s) => [surpriseWindow(s, 'movementStart', 0)],
      },
    );
  }

  it('are made from walls that will fall, to one’s own people', () => {
    const s = shutIn('1S');
    expect(answersOf(s, 0, ['surprise', 'loadUp', 'escapeSteps', 'escapeOn'])[0]).toBe('escape henri');
    expect(whereIs(s, 'henri')).toBe('mazilles');
  });

  it('are not made from walls that will hold', () => {
    expect(choice(shutIn('5S 6K'))).toBe('pass');
  });

  it('are made from prison', () => {
    const s = position(
      [
        { lords: { henri: 'tournus', louis: 'mazilles' }, troops: { mazilles: '4S' }, hand: ['secretPassage'] },
        { lords: { charles: 'tournus' }, troops: { tournus: '3S' } },
        FAR_AWAY,
      ],
      {
        castles: ['tournus', 'mazilles'],
        captives: { henri: 1 },
        king: 'henri',
        stage: 'movement',
        active: 0,
        next: (world) => [surpriseWindow(world, 'movementStart', 0)],
      },
    );
    expect(answersOf(s, 0, ['surprise', 'escapeSteps', 'escapeOn'])[0]).toBe('escape henri');
    expect(whereIs(s, 'henri')).not.toBe('tournus');
  });
});

describe('slights', () => {
  it('are remembered of whoever attacks, by the attacked alone', () => {
    const s = position(
      [
        { lords: { henri: 'belleville' }, troops: { belleville: '2S 3K' } },
        { lords: { charles: 'belleville' }, troops: { belleville: '2S' } },
        FAR_AWAY,
      ],
      { control: { belleville: 1 }, stage: 'combat', active: 0, next: () => [declareBattle.do({ seat: 0 })] },
    );
    answer(s, 'attack 2 at belleville');
    expect([slightsBy(s, 1, 0), slightsBy(s, 0, 1), slightsBy(s, 2, 0)]).toEqual([1, 0, 0]);
  });

  it('are remembered of whoever refuses passage, and not of whoever grants it', () => {
    const asked = (reply: string): FieState => {
      const s = position(
        [
          { lords: { henri: 'blaye', raoul: 'sigy' }, troops: { blaye: '2S 1K' } },
          { lords: { louis: 'charolles' }, troops: { charolles: '1S' } },
          {},
        ],
        { castles: ['charolles'], stage: 'movement', next: () => [playTurn.do({ seat: 0 })] },
      );
      march(s, 'henri', 'all', 'to charolles', 'ask');
      expect(keys(s)).toEqual(['yes', 'no']);
      answer(s, reply);
      return s;
    };
    expect([slightsBy(asked('no'), 0, 1), slightsBy(asked('yes'), 0, 1)]).toEqual([1, 0]);
  });

  it('fade by half every round, and never shift a margin by more than three', () => {
    const s = position([{ lords: { henri: 'sigy' }, troops: { sigy: '1S' } }, { lords: { louis: 'blaye' } }, FAR_AWAY], {});
    for (let i = 0; i < 4; i++) slight(s, 0, 1);
    expect([slightsBy(s, 0, 1), spite(s, 0, 1), spite(s, 1, 0)]).toEqual([4, 3, 0]);
    for (const left of [2, 1, 0.5]) {
      s.core.stack = [endRound.do({ round: s.round })];
      advance(game, s);
      expect(slightsBy(s, 0, 1)).toBe(left);
    }
  });
});

describe('a full hand', () => {
  function holding(lords: { readonly [id: string]: string }, hand: readonly string[]): FieState {
    return position([{ lords, troops: { sigy: '2S' }, hand }, { lords: { charles: 'blaye' } }, FAR_AWAY], {
      stage: 'drawing',
      active: 0,
      next: () => [discardCards.do({ seat: 0 })],
    });
  }

  it('gives way to a Lord for a family that dies out: of dear cards the least, and no more', () => {
    expect(choice(holding({}, ['assassination', 'ambush', 'cardinal']))).toBe('ambush-1');
    expect(choice(holding({ henri: 'sigy' }, ['assassination', 'ambush', 'cardinal']))).toBe('ambush-1');
    expect(choice(holding({ henri: 'sigy' }, ['assassination', 'ambush', 'lord-louis']))).toBe('-');
  });

  it('is kept by a family that has Lords enough', () => {
    const four = { henri: 'sigy', louis: 'sigy', agnes: 'sigy', othon: 'sigy' };
    expect(choice(holding(four, ['assassination', 'ambush', 'cardinal']))).toBe('-');
  });
});
