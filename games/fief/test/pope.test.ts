import { describe, expect, it } from 'vitest';
import { popeElection } from '../rules/pope.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
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

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy', raoul: 'sigy' }, troops: { sigy: '1S' } },
  { lords: { louis: 'bourg', charles: 'bourg' } },
  { lords: { othon: 'blaye', arthur: 'blaye' } },
];

function conclave(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    stage: 'popeElection',
    bishops: { sigy: 'henri', bourg: 'louis', blaye: 'othon' },
    cardinals: ['henri', 'louis', 'othon'],
    titles: { ducheBlaye: ['vacant', 'beaujeu'] },
    next: (s) => [...popeElection(s), ...waitingFor(2)(s)],
    ...plan,
  });
}

function named(s: FieState, ...names: readonly string[]): void {
  for (const name of names) answer(s, name);
}

const NO_ELECTION = ['2 chooseTitleHolder'];

describe('the election of the Pope', () => {
  it('FIE-11.1 is held when there is no Pope, two Cardinals are in play and somebody stands', () => {
    expect(asked(conclave())).toEqual(['0 namePopeCandidate']);
    expect(asked(conclave({ pope: 'louis' }))).toEqual(NO_ELECTION);
    expect(asked(conclave({ cardinals: ['henri'] }))).toEqual(NO_ELECTION);
    const s = conclave();
    named(s, 'nobody', 'nobody', 'nobody');
    expect([asked(s), s.election]).toEqual([NO_ELECTION, null]);
  });

  it('FIE-11.2 counts captive Cardinals for the two', () => {
    const s = conclave({ cardinals: ['henri', 'othon'], captives: { othon: 0 } }, [
      players[0],
      players[1],
      { lords: { othon: 'sigy', arthur: 'blaye', quentin: 'blaye' } },
    ]);
    expect(asked(s)).toEqual(['0 namePopeCandidate']);
  });

  it('FIE-11.3 FIE-5.9 FIE-5.11 lets free Bishops and Cardinals stand, one for each player in turn order', () => {
    const s = conclave(
      {
        first: 1,
        bishops: { sigy: 'henri', bourg: 'louis', blaye: 'othon', tournus: 'charles', saintGerome: 'raoul' },
        captives: { othon: 0 },
      },
      [players[0], players[1], { lords: { othon: 'sigy', arthur: 'blaye', quentin: 'blaye' } }],
    );
    expect([asked(s), keys(s)]).toEqual([['1 namePopeCandidate'], ['charles', 'louis', 'nobody']]);
    answer(s, 'charles');
    expect(asked(s)).toEqual(['0 namePopeCandidate']);
    const lay = conclave({ bishops: { sigy: 'henri', bourg: 'louis', blaye: 'othon' } });
    expect(refusalOf(lay, 'raoul')).toBe('FIE-11.3 popeIsACleric');
  });

  it('FIE-11.4 gives each free Cardinal one vote, secret, and not in one block', () => {
    const s = conclave({ bishops: { sigy: 'henri', tournus: 'raoul', bourg: 'louis' }, cardinals: ['henri', 'raoul', 'louis'] });
    named(s, 'henri', 'louis');
    expect(asked(s)).toEqual(['0 votePope', '1 votePope']);
    expect(refusalOf(s, 'henri for louis + henri for henri', 0)).toBe('FIE-11.4 oneVoteEach');
    expect(refusalOf(s, 'louis for henri', 0)).toBe('FIE-11.4 lordHasNoVote');
    expect(refusalOf(s, 'henri for raoul', 0)).toBe('FIE-11.3 doesNotStand');
    expect(refusalOf(s, '-', 2)).toBe('FIE-11.4 noRightToVote');
    expect(question(s, 0).limit?.answer).toBe('-');
    expect(keysOf(answer(s, 'henri for henri + raoul for louis', 0))).toEqual([]);
    const told = answer(s, 'louis for louis', 1);
    expect(told).toContainEqual(expect.objectContaining({ key: 'lordVoted', params: { seat: 0, lord: 'raoul', forLord: 'louis' } }));
    expect(s.pope).toBe(lord('louis'));
  });

  it('FIE-11.5 FIE-11.6 W9 needs more than half of all free Cardinals; one to one elects nobody, and there is no second ballot', () => {
    const s = conclave({ captives: { othon: 0 } }, [
      players[0],
      players[1],
      { lords: { othon: 'sigy', arthur: 'blaye', quentin: 'blaye' } },
    ]);
    named(s, 'henri', 'louis');
    expect(asked(s)).toEqual(['0 votePope', '1 votePope']);
    answer(s, 'henri for henri', 0);
    const told = answer(s, 'louis for louis', 1);
    expect(told).toContainEqual(expect.objectContaining({ key: 'noPope', params: { why: 'majority', votes: 1, needed: 2 } }));
    expect([asked(s), s.pope]).toEqual([NO_ELECTION, -1]);
  });

  it('FIE-11.5 counts abstentions against, and elects nobody without a free Cardinal', () => {
    const three = conclave();
    named(three, 'henri', 'nobody', 'nobody');
    answer(three, 'henri for henri', 0);
    answer(three, '-', 1);
    expect(answer(three, '-', 2)).toContainEqual(expect.objectContaining({ key: 'lordAbstained', params: { seat: 2, lord: 'othon' } }));
    expect(three.pope).toBe(-1);
    const two = conclave();
    named(two, 'henri', 'nobody', 'nobody');
    answer(two, 'henri for henri', 0);
    answer(two, 'louis for henri', 1);
    answer(two, '-', 2);
    expect(two.pope).toBe(lord('henri'));
    const none = conclave(
      { bishops: { bourg: 'louis', blaye: 'othon', sigy: 'raoul' }, cardinals: ['louis', 'othon'], captives: { louis: 0, othon: 0 } },
      [players[0], { lords: { louis: 'sigy', charles: 'bourg' } }, { lords: { othon: 'sigy', arthur: 'blaye', quentin: 'blaye' } }],
    );
    named(none, 'raoul');
    expect([asked(none), none.pope, none.election]).toEqual([NO_ELECTION, -1, null]);
  });

  it('FIE-11.7 FIE-11.8 leaves the Pope his bishopric and hat for life, and a point', () => {
    const s = conclave();
    named(s, 'henri', 'nobody', 'nobody');
    for (const [seat, by] of ['henri', 'louis', 'othon'].entries()) answer(s, `${by} for henri`, seat);
    expect(viewOf(s, null).players[0]).toMatchObject({ points: 1 });
    expect(viewOf(s, null).players[0].lords.find(({ id }) => id === 'henri')).toMatchObject({
      pope: true,
      cardinal: true,
      bishopric: 'sigy',
    });
  });

  it('FIE-9.16 strikes off a candidate who dies, and reckons the votes when they are cast', () => {
    const s = conclave({}, [players[0], players[1], { ...players[2], hand: ['assassination'] }]);
    named(s, 'henri', 'louis', 'othon');
    expect(question(s).params?.window).toBe('candidates');
    answer(s, 'assassinate henri by othon', 2);
    expect(viewOf(s, null).election?.candidates).toEqual(['louis', 'othon']);
    expect(asked(s)).toEqual(['1 votePope', '2 votePope']);
  });
});
