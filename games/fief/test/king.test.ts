import { describe, expect, it } from 'vitest';
import { kingElection } from '../rules/king.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  holderOf,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  position,
  question,
  refusalOf,
  viewOf,
  waitingFor,
} from './builders.ts';

/** The Lords of W10: Duke d Henri (A), Count e Louis and Bishop f Raoul (B), Cardinal g Othon (C); seat 3 holds nothing. */
const players: readonly PlayerPlan[] = [
  { lords: { henri: 'bourg' }, troops: { bourg: '1S' } },
  { lords: { louis: 'sigy', raoul: 'sigy', charles: 'sigy' } },
  { lords: { othon: 'tournus', agnes: 'tournus' } },
  { lords: { arthur: 'blaye', thierry: 'blaye' } },
];

function election(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    stage: 'kingElection',
    titles: { ducheBourg: ['henri', 'bourg'], comteSigy: ['louis', 'sigy'], ducheBlaye: ['vacant', 'beaujeu'] },
    bishops: { sigy: 'raoul', tournus: 'othon' },
    cardinals: ['othon'],
    next: (s) => [...kingElection(s), ...waitingFor(3)(s)],
    ...plan,
  });
}

const NO_ELECTION = ['3 chooseTitleHolder'];

describe('the election of the King', () => {
  it('FIE-12.1 FIE-13.10 FIE-13.11 is not needed when there is a prince: he is crowned, untitled, captive or excommunicated as he may be', () => {
    const s = election({ prince: 'arthur', captives: { arthur: 0 }, excommunicated: 'arthur' }, [
      ...players.slice(0, 3),
      { lords: { arthur: 'bourg', thierry: 'blaye', gauvain: 'blaye' } },
    ]);
    expect(asked(s)).toEqual(NO_ELECTION);
    expect([s.king, s.prince]).toEqual([lord('arthur'), -1]);
  });

  it('FIE-12.2 FIE-12.3 is held without King, with a candidate and three titled Lords in play, captives and the excommunicated included', () => {
    expect(asked(election({ king: 'henri' }))).toEqual(NO_ELECTION);
    const two: PositionPlan = {
      titles: { ducheBourg: ['henri', 'bourg'], ducheBlaye: ['vacant', 'beaujeu'] },
      bishops: { sigy: 'raoul' },
      cardinals: [],
    };
    expect(asked(election(two))).toEqual(NO_ELECTION);
    const three: PositionPlan = {
      ...two,
      titles: { ...two.titles, comteTournus: ['agnes', 'tournus'] },
      excommunicated: 'agnes',
      captives: { raoul: 0 },
    };
    expect(asked(election(three, [players[0], { lords: { louis: 'sigy', raoul: 'bourg' } }, players[2], players[3]]))).toEqual([
      '0 nameKingCandidate',
    ]);
    const s = election();
    answer(s, 'nobody');
    answer(s, 'nobody');
    expect([asked(s), s.election]).toEqual([NO_ELECTION, null]);
  });

  it('FIE-12.4 FIE-5.6 lets free titled men stand who are neither clerics nor excommunicated', () => {
    const s = election({
      titles: {
        ducheBourg: ['henri', 'bourg'],
        comteSigy: ['louis', 'sigy'],
        comteTournus: ['agnes', 'tournus'],
        ducheBlaye: ['vacant', 'beaujeu'],
      },
      excommunicated: 'louis',
    });
    answer(s, 'henri');
    expect(viewOf(s, null).election?.candidates).toEqual(['henri']);
    expect(asked(s)).toEqual(['0 voteKing', '1 voteKing', '2 voteKing']);
    const named = election();
    answer(named, 'nobody');
    expect(keys(named)).toEqual(['louis', 'nobody']);
    expect(refusalOf(named, 'raoul')).toBe('FIE-5.6 clericCannotBeKing');
    expect(refusalOf(named, 'charles')).toBe('FIE-12.4 untitledCannotStand');
    const held = election({ captives: { louis: 0 } }, [
      players[0],
      { lords: { louis: 'bourg', raoul: 'sigy', charles: 'sigy' } },
      players[2],
      players[3],
    ]);
    answer(held, 'henri');
    expect(asked(held)[0]).toBe('0 voteKing');
    const woman = election({
      titles: { ducheBourg: ['henri', 'bourg'], comteTournus: ['agnes', 'tournus'], comteSigy: ['othon', 'sigy'] },
    });
    answer(woman, 'nobody');
    expect(woman.election).toBeNull();
  });

  it('FIE-12.6 lays before nobody a ballot for a rival: his own candidate is proposed first, else none', () => {
    const s = election();
    answer(s, 'henri');
    answer(s, 'louis');
    const first = (seat: number): readonly string[] => {
      const q = question(s, seat);
      return q.kind === 'subset' ? (q.suggest?.()[0] ?? []).map(({ key }) => key) : [];
    };
    expect([first(0), first(1), first(2)]).toEqual([['henri for henri'], ['louis for louis', 'raoul for louis'], []]);
  });

  it('FIE-12.5 FIE-12.6 gives each free titled Lord one vote, women and clerics too, however many his titles; split, secret, or not cast', () => {
    const s = election({
      titles: {
        ducheBourg: ['henri', 'bourg'],
        baronnieSaintPaul: ['henri', 'saintPaul'],
        comteSigy: ['louis', 'sigy'],
        comteTournus: ['agnes', 'tournus'],
        ducheBlaye: ['vacant', 'beaujeu'],
      },
    });
    answer(s, 'henri');
    answer(s, 'louis');
    expect(asked(s)).toEqual(['0 voteKing', '1 voteKing', '2 voteKing']);
    expect([0, 1, 2].map((seat) => question(s, seat).params?.votes)).toEqual([1, 2, 2]);
    expect(refusalOf(s, 'henri for henri', 3)).toBe('FIE-12.5 noRightToVote');
    expect(refusalOf(s, 'charles for henri', 1)).toBe('FIE-12.5 lordHasNoVote');
    expect(refusalOf(s, 'raoul for henri + raoul for louis', 1)).toBe('FIE-12.5 oneVoteEach');
    expect(refusalOf(s, 'raoul for othon', 1)).toBe('FIE-12.4 doesNotStand');
    expect(keysOf(answer(s, 'louis for louis + raoul for henri', 1))).toEqual([]);
    expect(JSON.stringify(viewOf(s, 0))).not.toContain('raoul for henri');
    answer(s, '-', 0);
    const told = answer(s, 'othon for louis + agnes for henri', 2);
    expect(told).toContainEqual(expect.objectContaining({ key: 'lordVoted', params: { seat: 1, lord: 'raoul', forLord: 'henri' } }));
    expect(told).toContainEqual(expect.objectContaining({ key: 'noKing', params: { why: 'tie', lord: 'henri', votes: 2, needed: 3 } }));
  });

  it('FIE-12.7 W10 two votes fail the minimum of three', () => {
    const s = election();
    answer(s, 'henri');
    answer(s, 'nobody');
    answer(s, 'henri for henri', 0);
    answer(s, '-', 1);
    const told = answer(s, 'othon for henri', 2);
    expect(told).toContainEqual(expect.objectContaining({ key: 'noKing', params: { why: 'tooFew', lord: 'henri', votes: 2, needed: 3 } }));
    expect(s.king).toBe(-1);
    // Each test is told of each candidate.
    expect(told).toContainEqual(
      expect.objectContaining({
        key: 'counted',
        params: { seat: 0, lord: 'henri', votes: 2, most: true, enough: false, church: true, needed: 3 },
      }),
    );
  });

  it('FIE-12.7 FIE-12.10 W10 three votes with a Cardinal’s elect', () => {
    const s = election();
    answer(s, 'henri');
    answer(s, 'nobody');
    answer(s, 'henri for henri', 0);
    answer(s, 'raoul for henri', 1);
    expect(keysOf(answer(s, 'othon for henri', 2))).toContain('becameKing');
    expect([s.king, viewOf(s, null).players[0].points, asked(s)]).toEqual([lord('henri'), 2, NO_ELECTION]);
  });

  it('FIE-12.7 W10 three votes with one Bishop’s only do not elect; two Bishops’ would', () => {
    const s = election();
    answer(s, 'henri');
    answer(s, 'nobody');
    answer(s, 'henri for henri', 0);
    answer(s, 'louis for henri + raoul for henri', 1);
    expect(answer(s, '-', 2)).toContainEqual(
      expect.objectContaining({ key: 'noKing', params: { why: 'church', lord: 'henri', votes: 3, needed: 3 } }),
    );
    const two = election({ cardinals: [] });
    answer(two, 'henri');
    answer(two, 'nobody');
    answer(two, 'henri for henri', 0);
    answer(two, 'raoul for henri', 1);
    answer(two, 'othon for henri', 2);
    expect(two.king).toBe(lord('henri'));
  });

  it('FIE-12.8 counts the Pope as a Cardinal, and a Cardinal never as a Bishop', () => {
    const s = election({ cardinals: [], pope: 'raoul' });
    answer(s, 'henri');
    answer(s, 'nobody');
    answer(s, 'henri for henri', 0);
    answer(s, 'louis for henri + raoul for henri', 1);
    answer(s, '-', 2);
    expect(s.king).toBe(lord('henri'));
  });

  it('FIE-12.9 never lets the runner-up profit', () => {
    const s = election(
      {
        titles: {
          ducheBourg: ['henri', 'bourg'],
          comteSigy: ['louis', 'sigy'],
          comteTournus: ['agnes', 'tournus'],
          comteEpervier: ['gauvain', 'epervier'],
          baronnieMazilles: ['isabelle', 'mazilles'],
          ducheBlaye: ['vacant', 'beaujeu'],
        },
        bishops: { sigy: 'raoul', tournus: 'othon' },
        cardinals: ['othon'],
      },
      [
        { lords: { henri: 'bourg', gauvain: 'bourg', isabelle: 'bourg', jeanne: 'bourg' }, troops: { bourg: '1S' } },
        players[1],
        players[2],
        players[3],
      ],
    );
    s.titles[5] = lord('jeanne');
    s.cities[5] = 15;
    answer(s, 'henri');
    answer(s, 'louis');
    answer(s, 'henri for henri + gauvain for henri + isabelle for henri + jeanne for henri', 0);
    answer(s, 'louis for louis + raoul for louis', 1);
    const told = answer(s, 'othon for louis', 2);
    expect(told).toContainEqual(expect.objectContaining({ key: 'noKing', params: { why: 'church', lord: 'henri', votes: 4, needed: 3 } }));
    expect(s.king).toBe(-1);
  });

  it('FIE-7.9 FIE-13.17 makes his wife Queen, and ends a regency', () => {
    const s = election({ marriages: [['henri', 'agnes']], regent: 'mireille', bishops: { sigy: 'raoul', tournus: 'othon' } }, [
      ...players.slice(0, 3),
      { lords: { arthur: 'blaye', thierry: 'blaye', mireille: 'blaye' } },
    ]);
    answer(s, 'henri');
    answer(s, 'nobody');
    answer(s, 'henri for henri', 0);
    answer(s, 'raoul for henri', 1);
    answer(s, 'othon for henri', 2);
    answer(s, '-', 3);
    expect([s.queen, s.regency]).toEqual([lord('agnes'), false]);
    expect(viewOf(s, null).players[3].lords.find(({ id }) => id === 'mireille')).toMatchObject({
      queen: false,
      regent: false,
      titled: false,
    });
  });

  it('FIE-12.11 there is none while the King lives', () => {
    const s = election({ king: 'arthur', prince: 'charles' });
    expect([asked(s), s.king, s.prince]).toEqual([NO_ELECTION, lord('arthur'), lord('charles')]);
    expect(holderOf(s, 'ducheBourg')).toBe('henri');
  });
});
