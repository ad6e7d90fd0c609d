import { type Seat, Table, toldTo } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { bishopElections, electBishop, whyNotBishop } from '../rules/bishops.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  bishopric,
  interject,
  keys,
  keysOf,
  lord,
  type PlayerPlan,
  type PositionPlan,
  position,
  question,
  refusalOf,
  viewOf,
  village,
  waitingFor,
  whereIs,
} from './builders.ts';

/** The villages of W7: A has 3 votes for Tournus, B 2. */
const players: readonly PlayerPlan[] = [
  { lords: { henri: 'tournus' }, troops: { tournus: '1S', mazilles: '1S' } },
  { lords: { louis: 'chateauneuf', raoul: 'chateauneuf' }, troops: { saintAndromy: '1S', chateauneuf: '1S' } },
  { lords: { othon: 'blaye', arthur: 'blaye' } },
];

function election(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    stage: 'bishopElections',
    titles: { ducheBlaye: ['vacant', 'beaujeu'] },
    next: (s) => [electBishop.do({ bishopric: bishopric('tournus') }), ...waitingFor(2)(s)],
    ...plan,
  });
}

/** Each seat names its candidate, as far as it is asked. */
function named(s: FieState, names: { readonly [seat: Seat]: string }): void {
  while (question(s).frame.step === 'nameBishopCandidate') answer(s, names[question(s).seat] ?? 'nobody');
}

function bishopOf(s: FieState, id: string): string | null {
  return viewOf(s, null).bishoprics[bishopric(id)].bishop;
}

describe('the election of a Bishop', () => {
  it('FIE-9.1 FIE-9.2 is held in bishoprics without Bishop whose villages all have a controller, in their order', () => {
    const sigy = { sigy: '1S', beaujeu: '1S', saintCiers: '1S', saintPaul: '1S' };
    const s = position(
      [{ lords: { henri: 'tournus' }, troops: { tournus: '1S', mazilles: '1S' } }, players[1], { lords: { othon: 'sigy' }, troops: sigy }],
      {
        stage: 'bishopElections',
        next: bishopElections,
      },
    );
    const course: unknown[] = [];
    while (question(s).frame.step === 'nameBishopCandidate') {
      course.push(question(s).params?.bishopric);
      answer(s, 'nobody');
    }
    expect([...new Set(course)]).toEqual(['tournus', 'sigy']);
    const taken = election({ bishops: { tournus: 'othon' } });
    expect(asked(taken)).toEqual(['2 chooseTitleHolder']);
    const open = election({}, [{ ...players[0], troops: { tournus: '1S' } }, players[1], players[2]]);
    expect(asked(open)).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-9.3 FIE-5.7 FIE-5.11 FIE-7.10 lets a free man stand who is not married, King, excommunicated or a Bishop already', () => {
    const s = election(
      {
        captives: { arthur: 0 },
        marriages: [['charles', 'agnes']],
        king: 'gauvain',
        excommunicated: 'thierry',
        bishops: { blaye: 'quentin' },
      },
      [
        {
          lords: { henri: 'tournus', charles: 'tournus', gauvain: 'tournus', thierry: 'tournus' },
          troops: { tournus: '1S', mazilles: '1S' },
        },
        players[1],
        { lords: { othon: 'blaye', agnes: 'blaye', quentin: 'blaye', arthur: 'tournus' } },
      ],
    );
    expect(keys(s)).toEqual(['henri', 'nobody']);
    expect(refusalOf(s, 'charles')).toBe('FIE-7.10 marriedCannotStand');
    expect(refusalOf(s, 'gauvain')).toBe('FIE-5.7 kingCannotBeBishop');
    expect(refusalOf(s, 'thierry')).toBe('FIE-9.3 bannedCannotStand');
    answer(s, 'henri');
    answer(s, 'nobody');
    expect(keys(s)).toEqual(['othon', 'nobody']);
    expect(refusalOf(s, 'arthur')).toBe('FIE-9.3 captiveCannotStand');
    expect(refusalOf(s, 'agnes')).toBe('FIE-9.3 bishopIsAMan');
    expect(refusalOf(s, 'quentin')).toBe('FIE-9.3 isBishopAlready');
    expect(whyNotBishop(s, lord('othon'))).toBeNull();
  });

  it('FIE-9.4 asks each in turn order for one candidate of his own, with or without a village there', () => {
    const s = election({ first: 1 });
    expect(asked(s)).toEqual(['1 nameBishopCandidate']);
    answer(s, 'raoul');
    answer(s, 'othon');
    expect(refusalOf(s, 'louis')).toBe('kernel unknownOption');
    answer(s, 'henri');
    expect(viewOf(s, null).election).toMatchObject({ office: 'bishop', bishopric: 'tournus', candidates: ['raoul', 'othon', 'henri'] });
  });

  it('FIE-9.5 leaves the seat vacant when nobody stands', () => {
    const s = election();
    named(s, {});
    expect([asked(s), bishopOf(s, 'tournus'), s.election]).toEqual([['2 chooseTitleHolder'], null, null]);
    // Nor is anybody with cards asked whether he strikes at candidates that there are not.
    const armed = election({}, [{ ...players[0], hand: ['assassination'] }, players[1], players[2]]);
    named(armed, {});
    expect(asked(armed)).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-9.6 FIE-9.11 asks all who have votes at once and in secret, with all votes for one candidate or none', () => {
    const s = election();
    named(s, { 0: 'henri', 1: 'raoul' });
    expect(asked(s)).toEqual(['0 voteBishop', '1 voteBishop']);
    expect([question(s, 0).params, question(s, 1).params]).toMatchObject([{ votes: 3 }, { votes: 2 }]);
    expect(keys(s, 1)).toEqual(['for henri', 'for raoul', 'abstain']);
    expect(question(s, 0).limit?.answer).toBe('abstain');
    const told = answer(s, 'for raoul', 1);
    expect(told.flatMap((event) => toldTo(event, 0) ?? [])).toEqual([]);
    const revealed = answer(s, 'for henri', 0);
    expect(revealed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'voted', params: { seat: 0, votes: 3, lord: 'henri' } }),
        expect.objectContaining({ key: 'voted', params: { seat: 1, votes: 2, lord: 'raoul' } }),
      ]),
    );
  });

  it('FIE-9.11 refuses a vote without right, and one for somebody who does not stand', () => {
    const s = election();
    named(s, { 0: 'henri', 1: 'raoul' });
    const before = JSON.stringify(s);
    expect(refusalOf(s, 'for henri', 2)).toBe('FIE-9.11 noRightToVote');
    expect(refusalOf(s, 'for louis', 1)).toBe('FIE-9.11 doesNotStand');
    answer(s, 'abstain', 0);
    expect(refusalOf(s, 'for henri', 0)).toBe('kernel notAsked');
    expect(before).toContain('voteBishop');
  });

  it('FIE-9.7 FIE-9.12 W7 a Bishop of earlier rounds turns the vote: 4 to 3', () => {
    const s = election({ bishops: { blaye: 'louis' } });
    named(s, { 0: 'henri', 1: 'raoul' });
    answer(s, 'for henri', 0);
    expect(question(s, 1).params).toMatchObject({ votes: 4 });
    answer(s, 'for raoul', 1);
    expect([bishopOf(s, 'tournus'), viewOf(s, null).bishoprics[bishopric('tournus')].since]).toEqual(['raoul', s.round]);
  });

  it('FIE-9.14 W8 a Bishop elected earlier in this phase has no votes yet: 3 to 2', () => {
    const s = election({ bishops: { blaye: 'louis' }, electedNow: ['louis'] });
    named(s, { 0: 'henri', 1: 'raoul' });
    answer(s, 'for henri', 0);
    answer(s, 'for raoul', 1);
    expect(bishopOf(s, 'tournus')).toBe('henri');
  });

  it('FIE-9.8 FIE-9.9 FIE-9.10 Cardinals and the Pope vote without waiting, each once; captives and the excommunicated do not', () => {
    const s = election(
      {
        bishops: { blaye: 'othon', bourg: 'arthur', sigy: 'charles' },
        electedNow: ['othon', 'arthur'],
        cardinals: ['othon', 'arthur'],
        pope: 'charles',
        captives: { arthur: 0 },
      },
      [players[0], players[1], { lords: { othon: 'blaye', charles: 'blaye', arthur: 'tournus' } }],
    );
    named(s, { 0: 'henri' });
    expect(question(s, 2).params).toMatchObject({ votes: 6 });
  });

  it('FIE-9.12 FIE-9.13 needs a vote at least, and nobody is elected on a tie', () => {
    const s = election({}, [
      { ...players[0], troops: { tournus: '1S' } },
      { ...players[1], troops: { ...players[1].troops, mazilles: '1S' } },
      players[2],
    ]);
    named(s, { 0: 'henri', 1: 'raoul' });
    expect([question(s, 0).params?.votes, question(s, 1).params?.votes]).toEqual([2, 3]);
    answer(s, 'abstain', 0);
    expect(answer(s, 'abstain', 1)).toContainEqual(
      expect.objectContaining({ key: 'noBishop', params: { bishopric: 'tournus', why: 'noVotes', votes: 0 } }),
    );
    expect(bishopOf(s, 'tournus')).toBeNull();
    const tied = election({}, [
      { ...players[0], troops: { tournus: '1S', mazilles: '1S' } },
      { lords: players[1].lords, troops: { saintAndromy: '1S' } },
      { ...players[2], troops: { chateauneuf: '1S' } },
    ]);
    tied.control[village('chateauneuf')] = 2;
    expect(asked(tied)).toEqual(['0 nameBishopCandidate']);
    named(tied, { 0: 'henri', 1: 'raoul', 2: 'othon' });
    answer(tied, 'abstain', 0);
    answer(tied, 'for raoul', 1);
    expect(answer(tied, 'for othon', 2)).toContainEqual(
      expect.objectContaining({ key: 'noBishop', params: { bishopric: 'tournus', why: 'tie', votes: 1 } }),
    );
    expect(bishopOf(tied, 'tournus')).toBeNull();
  });

  it('FIE-9.15 is for life, whoever has the villages', () => {
    const s = election({ bishops: { tournus: 'othon' } }, [{ lords: { henri: 'tournus' } }, {}, players[2]]);
    expect([asked(s), bishopOf(s, 'tournus')]).toEqual([['2 chooseTitleHolder'], 'othon']);
  });

  it('FIE-9.16 FIE-6.3 opens a window once the candidates are known; who dies in it is struck off and not replaced', () => {
    const armed: readonly PlayerPlan[] = [{ ...players[0], hand: ['assassination'] }, players[1], players[2]];
    const s = election({}, armed);
    named(s, { 0: 'henri', 1: 'raoul' });
    expect([asked(s), question(s).params?.window]).toEqual([['0 surprise'], 'candidates']);
    answer(s, 'assassinate raoul by henri');
    expect(whereIs(s, 'raoul')).toBeNull();
    expect(viewOf(s, null).election?.candidates).toEqual(['henri']);
    expect(keys(s, 1)).toEqual(['for henri', 'abstain']);
    expect(s.round).toBe(2);
  });

  it('FIE-9.16 there is no election when the last candidate dies, and votes are reckoned when they are cast', () => {
    const armed: readonly PlayerPlan[] = [{ ...players[0], hand: ['assassination'] }, players[1], players[2]];
    const s = election({}, armed);
    named(s, { 1: 'raoul' });
    expect(keysOf(answer(s, 'assassinate raoul by henri', 0))).toContain('noCandidates');
    expect([asked(s), bishopOf(s, 'tournus')]).toEqual([['2 chooseTitleHolder'], null]);
    const fewer = election({ bishops: { blaye: 'louis' } }, armed);
    named(fewer, { 0: 'henri', 1: 'raoul' });
    answer(fewer, 'assassinate louis by henri', 0);
    expect(question(fewer, 1).params).toMatchObject({ votes: 2 });
  });

  it('FIE-13.10 takes the token from a prince who becomes Bishop', () => {
    const s = election({ prince: 'henri' });
    named(s, { 0: 'henri' });
    answer(s, 'for henri', 0);
    expect(keysOf(answer(s, 'abstain', 1))).toEqual(expect.arrayContaining(['becameBishop', 'tokenLost']));
    expect(s.prince).toBe(-1);
  });

  it('can be answered ahead: for Tournus Raoul, if he may stand; and ballots can be changed until the last is in', () => {
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], election());
    table.setStanding(1, { step: 'nameBishopCandidate', key: 'raoul', until: 'ever', where: { bishopric: 'tournus' } });
    table.reply(0, 'henri');
    expect(table.state.election?.candidates).toEqual([lord('henri'), lord('raoul')]);
    table.reply(2, 'nobody');
    table.reply(0, 'abstain');
    expect(table.undo(0)).toMatchObject({ ok: true });
    table.reply(0, 'for henri');
    table.reply(1, 'for raoul');
    expect(table.state.bishops[bishopric('tournus')]).toBe(lord('henri'));
  });

  it('shows who has how many votes and by what, and who cannot stand and why', () => {
    const s = election({ bishops: { blaye: 'louis' }, king: 'henri' });
    asked(s);
    const grounds = viewOf(s, null).election?.grounds.map(({ seat, village: held, lord: cleric, votes }) => [seat, held ?? cleric, votes]);
    expect(grounds).toEqual([
      [0, 'tournus', 2],
      [0, 'mazilles', 1],
      [1, 'saintAndromy', 1],
      [1, 'chateauneuf', 1],
      [1, 'louis', 2],
    ]);
    expect(viewOf(s, null).election).toMatchObject({
      office: 'bishop',
      bishopric: 'tournus',
      candidates: [],
      votes: [3, 4, 0],
      barred: [
        { lord: 'henri', rule: 'FIE-5.7', why: 'kingCannotBeBishop' },
        { lord: 'louis', rule: 'FIE-9.3', why: 'isBishopAlready' },
      ],
    });
  });

  it('holds no bargains while votes are cast', () => {
    const s = election();
    interject(s, 0, 'bargain');
    named(s, { 0: 'henri' });
    expect(refusalOf(s, '! bargain', 1)).toBe('FIE-6.15 notNowSecret');
  });
});
