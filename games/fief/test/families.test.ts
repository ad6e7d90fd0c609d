import { describe, expect, it } from 'vitest';
import { eligibleLords, fiefTitlesOf, hasFreeLord, isCleric, isTitled, rulerSeat, whyNotEligible, whyNotJoin } from '../rules/families.ts';
import { allyOf, areAllied } from '../rules/spouses.ts';
import { bishopVotes, churchVote, kingElectors, popeElectors, titledInPlay } from '../rules/votes.ts';
import { bishopric, lord, position, viewOf } from './builders.ts';

describe('families', () => {
  it('FIE-5.1 hold at most four Lords, captives included', () => {
    const four = { henri: 'sigy', louis: 'sigy', othon: 'sigy', agnes: 'bourg' };
    const s = position([{ lords: four }, { troops: { bourg: '1S' } }, {}], { captives: { agnes: 1 } });
    expect(whyNotJoin(s, 0)).toMatchObject({ rule: 'FIE-5.1' });
    expect(whyNotJoin(s, 1)).toBeNull();
  });

  it('FIE-5.3 FIE-5.6 know who is titled and who is a cleric', () => {
    const s = position(
      [
        { lords: { henri: 'sigy', louis: 'sigy', othon: 'sigy', agnes: 'sigy' } },
        { lords: { raoul: 'bourg', blanche: 'bourg', arthur: 'bourg' } },
        {},
      ],
      {
        titles: { comteSigy: ['henri', 'sigy'] },
        bishops: { bourg: 'louis' },
        marriages: [['raoul', 'agnes']],
        king: 'raoul',
        dArc: 'blanche',
        prince: 'arthur',
      },
    );
    const titled = ['henri', 'louis', 'othon', 'agnes', 'raoul', 'blanche', 'arthur'].filter((id) => isTitled(s, lord(id)));
    expect(titled).toEqual(['henri', 'louis', 'agnes', 'raoul']);
    expect(['henri', 'louis', 'raoul'].filter((id) => isCleric(s, lord(id)))).toEqual(['louis']);
    expect(titledInPlay(s)).toBe(4);
  });

  it('FIE-5.4 FIE-5.5 FIE-5.11 FIE-19.4 find eligible who is not excommunicated and has fewer than two fief titles, cleric, captive or woman', () => {
    const s = position(
      [
        { lords: { henri: 'sigy', louis: 'sigy', othon: 'bourg', agnes: 'sigy' } },
        { troops: { bourg: '1S' }, lords: { raoul: 'bourg' } },
        {},
      ],
      {
        titles: { comteSigy: ['henri', 'sigy'], ducheBourg: ['henri', 'bourg'] },
        bishops: { tournus: 'louis' },
        captives: { othon: 1 },
        pope: 'raoul',
        excommunicated: 'agnes',
      },
    );
    expect(fiefTitlesOf(s, lord('henri'))).toBe(2);
    expect(whyNotEligible(s, lord('henri'))).toMatchObject({ rule: 'FIE-5.4', key: 'twoFiefTitles' });
    expect(whyNotEligible(s, lord('agnes'))).toMatchObject({ rule: 'FIE-5.11', key: 'underTheBan' });
    expect(eligibleLords(s, 0)).toEqual([lord('louis'), lord('othon')].sort((a, b) => a - b));
  });

  it('FIE-9.10 gives no vote to captives and the excommunicated', () => {
    const s = position(
      [
        { lords: { henri: 'sigy', louis: 'bourg', othon: 'sigy', agnes: 'sigy' } },
        { troops: { bourg: '1S' }, lords: { raoul: 'bourg' } },
        {},
      ],
      {
        titles: { comteSigy: ['henri', 'sigy'], ducheBourg: ['agnes', 'bourg'] },
        bishops: { tournus: 'louis', blaye: 'othon' },
        cardinals: ['louis', 'othon'],
        captives: { louis: 1 },
        excommunicated: 'agnes',
        control: { bourg: 1 },
      },
    );
    expect(popeElectors(s, 0)).toEqual([lord('othon')]);
    expect(kingElectors(s, 0)).toEqual([lord('henri'), lord('othon')]);
    expect(bishopVotes(s, bishopric('tournus'), 0)).toBe(3);
  });

  it('FIE-9.6 FIE-9.7 FIE-9.9 FIE-9.14 W7 W8 count villages and Bishops of earlier rounds', () => {
    const plan = (electedNow: string[]) =>
      position(
        [
          { troops: { tournus: '1S', mazilles: '1S' }, lords: { henri: 'tournus' } },
          { troops: { saintAndromy: '1S', chateauneuf: '1S' }, lords: { louis: 'chateauneuf' } },
          {},
        ],
        { bishops: { blaye: 'louis' }, electedNow },
      );
    const before = plan([]);
    expect([bishopVotes(before, bishopric('tournus'), 0), bishopVotes(before, bishopric('tournus'), 1)]).toEqual([3, 4]);
    const now = plan(['louis']);
    expect([bishopVotes(now, bishopric('tournus'), 0), bishopVotes(now, bishopric('tournus'), 1)]).toEqual([3, 2]);
  });

  it('FIE-9.8 FIE-9.9 FIE-12.8 count a cleric once, with the best of his ranks', () => {
    const s = position([{ lords: { henri: 'sigy', louis: 'sigy', othon: 'sigy' } }, {}, {}], {
      bishops: { blaye: 'henri', bourg: 'louis', tournus: 'othon' },
      cardinals: ['henri', 'bought:louis'],
      pope: 'louis',
      electedNow: ['henri', 'louis', 'othon'],
    });
    expect(bishopVotes(s, bishopric('saintGerome'), 0)).toBe(6);
    expect(['henri', 'louis', 'othon'].map((id) => churchVote(s, lord(id)))).toEqual(['cardinal', 'cardinal', 'bishop']);
  });

  it('leave a captive his titles and their points', () => {
    const s = position([{ lords: { henri: 'bourg' } }, { troops: { bourg: '1S' } }, {}], {
      titles: { comteSigy: ['henri', 'sigy'] },
      captives: { henri: 1 },
      king: 'henri',
    });
    expect(viewOf(s, null).players[0]).toMatchObject({ points: 2 });
    expect(rulerSeat(s)).toBe(0);
  });

  it('FIE-5.12 may hold any number of titles', () => {
    const s = position([{ lords: { henri: 'sigy', louis: 'sigy' } }, {}, {}], {
      titles: { comteSigy: ['henri', 'sigy'], ducheBourg: ['henri', 'bourg'], ducheBlaye: ['louis', 'blaye'] },
    });
    expect(viewOf(s, null).players[0].points).toBe(3);
  });

  it('vote with their villages, also without a free Lord', () => {
    const s = position([{ lords: { henri: 'bourg' }, troops: { sigy: '1S' } }, { troops: { bourg: '1S' } }, {}], {
      captives: { henri: 1 },
    });
    expect(hasFreeLord(s, 0)).toBe(false);
    expect(bishopVotes(s, bishopric('sigy'), 0)).toBe(2);
  });

  it('FIE-7.5 are allied by a marriage alone', () => {
    const s = position([{ lords: { henri: 'sigy' } }, { lords: { agnes: 'bourg' } }, { lords: { louis: 'blaye' } }], {
      marriages: [['henri', 'agnes']],
    });
    expect([allyOf(s, 0), allyOf(s, 1), allyOf(s, 2)]).toEqual([1, 0, -1]);
    expect(areAllied(s, 0, 2)).toBe(false);
  });
});
