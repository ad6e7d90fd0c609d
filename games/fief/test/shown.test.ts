import { fastChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { determinize } from '../hidden.ts';
import { electBishop } from '../rules/bishops.ts';
import { combatTurn } from '../rules/combat.ts';
import { electKing } from '../rules/king.ts';
import { checkVictory } from '../rules/victory.ts';
import { answer, interject, murmur, play, position, settled, viewOf, waitingFor } from './builders.ts';

describe('what the table is shown of votes', () => {
  it('FIE-9.6 FIE-9.7 FIE-9.8 FIE-9.10 FIE-9.14 gives a ground for every vote, and the reason of those that do not count', () => {
    const s = position(
      [
        { lords: { arthur: 'blaye', etienne: 'sigy' }, troops: { tournus: '1S', belleville: '1S' } },
        { lords: { louis: 'epervier', charles: 'bourg' }, troops: { pugnac: '1S', saintAndromy: '1S' } },
        { lords: { quentin: 'blaye' }, troops: { mazilles: '1S', chateauneuf: '1S' } },
      ],
      {
        round: 4,
        captives: { quentin: 0 },
        bishops: { sigy: 'etienne', blaye: 'louis', bourg: 'charles', saintGerome: 'quentin' },
        electedNow: ['louis'],
        cardinals: ['charles'],
        next: () => [electBishop.do({ bishopric: 1 })],
      },
    );
    settled(s);
    const { election } = viewOf(s, null);
    const told = (seat: number) =>
      election?.grounds.filter((ground) => ground.seat === seat).map(({ village, lord, votes, rule }) => [village ?? lord, votes, rule]);
    expect(told(0)).toEqual(
      expect.arrayContaining([
        ['tournus', 2, null],
        ['etienne', 2, null],
      ]),
    );
    expect(told(1)).toEqual(
      expect.arrayContaining([
        ['charles', 3, null],
        ['louis', 0, 'FIE-9.14'],
      ]),
    );
    expect(told(2)).toEqual(expect.arrayContaining([['quentin', 0, 'FIE-9.10']]));
    for (const [seat, votes] of (election?.votes ?? []).entries())
      expect(election?.grounds.filter((ground) => ground.seat === seat).reduce((sum, ground) => sum + ground.votes, 0)).toBe(votes);
  });

  it('FIE-12.5 names titled Lords who have no vote for the King', () => {
    const s = position(
      [{ lords: { arthur: 'blaye' } }, { lords: { raoul: 'epervier' } }, { lords: { isabelle: 'tournus', othon: 'blaye' }, troops: {} }],
      {
        captives: { othon: 0 },
        titles: {
          ducheBlaye: ['arthur', 'blaye'],
          comteEpervier: ['raoul', 'epervier'],
          comteTournus: ['isabelle', 'tournus'],
          comteSaintGerome: ['othon', 'saintGerome'],
        },
        excommunicated: 'raoul',
        next: () => [electKing.do({})],
      },
    );
    settled(s);
    const grounds = viewOf(s, null).election?.grounds.map(({ lord, votes, why }) => [lord, votes, why]) ?? [];
    expect(grounds).toEqual(
      expect.arrayContaining([
        ['arthur', 1, null],
        ['raoul', 0, 'bannedHasNoVote'],
        ['othon', 0, 'captiveHasNoVote'],
      ]),
    );
  });
});

describe('what the table is shown of a battle', () => {
  it('FIE-22.11 FIE-22.12 counts each rank by itself, the principal first, and the dice of the points alone', () => {
    const s = position(
      [
        { lords: { raoul: 'bourg' }, troops: { bourg: '2S' } },
        { lords: { arthur: 'bourg' }, troops: { bourg: '3S 4K 1E' } },
        { lords: { baudouin: 'bourg', jeanne: 'bourg' }, troops: { bourg: '6S 2K' } },
      ],
      {
        control: { bourg: 2 },
        gates: { '0 bourg': ['villeneuve'], '1 bourg': ['villeneuve'] },
        castles: ['bourg'],
        active: 1,
        next: (state) => combatTurn(state, 1),
      },
    );
    settled(s);
    play(s, 'attack 3 at bourg', 'attacker', 'yes');
    const { battle } = viewOf(s, null);
    expect(
      battle?.attack.ranks.map(({ seat, lords, knightPoints, sergeantPoints, engines }) => [
        seat,
        lords,
        knightPoints,
        sergeantPoints,
        engines,
      ]),
    ).toEqual([
      [1, [{ id: 'arthur', points: 1 }], 12, 3, 1],
      [0, [{ id: 'raoul', points: 1 }], 0, 2, 0],
    ]);
    expect([battle?.attack.points, battle?.attack.base, battle?.attack.dice, battle?.penalty]).toEqual([19, 3, 2, 1]);
    expect(battle?.defence.ranks[0].lords).toEqual([
      { id: 'baudouin', points: 1 },
      { id: 'jeanne', points: 0 },
    ]);
  });
});

describe('what the table is shown of titles', () => {
  it('FIE-19.2 FIE-19.3 says who is nearest to a title that was never created, and what he lacks', () => {
    const s = position([
      { ecus: 9, lords: { arthur: 'saintGerome' }, troops: { saintGerome: '1S', saintAndre: '1S', saintMedard: '1S', mazilles: '1S' } },
      { lords: { louis: 'tournus' }, troops: { tournus: '1S' } },
      { lords: { othon: 'blaye' } },
    ]);
    settled(s);
    const claim = (id: string) => viewOf(s, null).fiefs.find((fief) => fief.id === id)?.claims[0];
    expect(claim('comteSaintGerome')).toEqual({ seat: 0, villages: 3, rule: 'FIE-19.2', why: 'noCastleInFief' });
    expect(claim('comteTournus')).toMatchObject({ seat: 1, villages: 1, why: 'notTheWholeFief' });
  });
});

describe('what the end lays open', () => {
  it('FIE-1.6 FIE-28.6 shows all hands once the game is over, in every world alike', () => {
    const s = position(
      [
        { lords: { arthur: 'blaye', etienne: 'sigy' }, hand: ['justice'] },
        { lords: { louis: 'tournus' }, hand: ['ambush', 'tax'] },
        { lords: { othon: 'bourg' } },
      ],
      {
        titles: { ducheBlaye: ['arthur', 'blaye'], comteSigy: ['arthur', 'sigy'], baronnieMazilles: ['etienne', 'mazilles'] },
        next: () => [checkVictory.do({})],
      },
    );
    expect([viewOf(s, 0).over, viewOf(s, 0).players[1].hand.cards]).toEqual([false, []]);
    settled(s);
    const { over, players } = viewOf(s, 0);
    expect(over).toBe(true);
    expect(players[1].hand.cards).toHaveLength(2);
    const before = viewOf(s, 0);
    determinize(s, 0, fastChance(7));
    expect(viewOf(s, 0)).toEqual(before);
  });
});

describe('what the two of a bargain are shown', () => {
  it('FIE-6.12 keeps a promise in one’s own words for them, and counts what came of their proposals', () => {
    const s = position(
      [{ ecus: 8, lords: { henri: 'bourg' } }, { ecus: 6, lords: { louis: 'tournus' } }, { lords: { othon: 'blaye', raoul: 'blaye' } }],
      { titles: { ducheBlaye: ['vacant', 'beaujeu'] }, next: waitingFor(2) },
    );
    settled(s);
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '3', 'send: Henri votes for Louis');
    expect(s.core.offers[0].terms).toMatchObject({ giveEcus: 3, promise: 'Henri votes for Louis' });
    answer(s, `! decline offer ${s.core.offers[0].id}`, 1);
    expect(viewOf(s, 0).bargains).toEqual({ turnedDown: 1, mostTurnedDown: 3, concluded: 0, mostConcluded: 10 });
    expect(viewOf(s, null).bargains).toBe(null);
  });
});
