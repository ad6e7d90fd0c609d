import { Table, TO_OFFERS } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { marriages } from '../rules/marriages.ts';
import { allyOf } from '../rules/spouses.ts';
import type { FieState } from '../state.ts';
import {
  answer,
  asked,
  holderOf,
  interject,
  keys,
  keysOf,
  lord,
  murmur,
  type PlayerPlan,
  type PositionPlan,
  position,
  question,
  refusalOf,
  viewOf,
  waitingFor,
} from './builders.ts';

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy', jeanne: 'sigy' } },
  { lords: { agnes: 'bourg', louis: 'bourg' } },
  { lords: { othon: 'blaye', arthur: 'blaye' } },
  { lords: { charles: 'tournus' } },
];

function court(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    stage: 'marriages',
    titles: { ducheBlaye: ['vacant', 'beaujeu'] },
    next: (s) => [...marriages(s), ...waitingFor(2)(s)],
    ...plan,
  });
}

describe('a marriage', () => {
  it('FIE-7.1 joins a man and a woman of two players, both agreeing', () => {
    const s = court();
    expect(keys(s)).toEqual(['henri and agnes', 'jeanne and arthur', 'jeanne and charles', 'jeanne and louis', 'jeanne and othon', 'pass']);
    expect(refusalOf(s, 'henri and louis')).toBe('FIE-7.1 manAndWoman');
    expect(refusalOf(s, 'henri and jeanne')).toBe('FIE-7.1 sameFamily');
    answer(s, 'henri and agnes');
    expect(asked(s)).toEqual(['1 answerMarriage']);
    expect(allyOf(s, 0)).toBe(-1);
    expect(viewOf(s, null).consent).toEqual({ kind: 'marriage', bySeat: 0, seat: 1, village: null, fief: null, lords: ['henri', 'agnes'] });
    expect(keysOf(answer(s, 'yes'))).toContain('married');
    expect([allyOf(s, 0), allyOf(s, 1), s.spouse[lord('agnes')]]).toEqual([1, 0, lord('henri')]);
  });

  it('FIE-7.2 FIE-7.10 FIE-5.6 is not for the married, clerics and the excommunicated', () => {
    const s = court({ bishops: { blaye: 'othon' }, excommunicated: 'arthur' });
    expect(keys(s)).not.toContain('jeanne and othon');
    expect(refusalOf(s, 'jeanne and othon')).toBe('FIE-7.2 isCleric');
    expect(refusalOf(s, 'jeanne and arthur')).toBe('FIE-7.2 isBanned');
    const married = court({ marriages: [['agnes', 'charles']] });
    expect(refusalOf(married, 'henri and agnes')).toBe('FIE-7.2 isMarried');
  });

  it('FIE-7.3 FIE-5.10 may join captives', () => {
    const s = court({ captives: { agnes: 2 } }, [players[0], { lords: { agnes: 'blaye', louis: 'bourg' } }, players[2], players[3]]);
    answer(s, 'henri and agnes');
    answer(s, 'yes', 1);
    expect(allyOf(s, 0)).toBe(1);
  });

  it('FIE-7.4 leaves each player at most one', () => {
    const s = court({ marriages: [['agnes', 'charles']] });
    expect(refusalOf(s, 'jeanne and louis')).toBe('FIE-7.4 hasMarriage');
    answer(s, 'jeanne and othon');
    answer(s, 'yes');
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-7.6 is proposed in turn order, one match each, in two passes, the same match included', () => {
    const s = court({ first: 1 });
    const course: string[] = [];
    while (question(s).frame.step === 'proposeMarriage') {
      course.push(`${question(s).seat} ${String(question(s).params?.pass)}`);
      answer(s, 'pass');
    }
    expect(course).toEqual(['1 1', '2 1', '3 1', '0 1', '1 2', '2 2', '3 2', '0 2']);

    const again = court();
    answer(again, 'henri and agnes');
    expect(keysOf(answer(again, 'no'))).toContain('matchRefused');
    expect(asked(again)).toEqual(['1 proposeMarriage']);
    answer(again, 'pass');
    answer(again, 'pass');
    answer(again, 'pass');
    answer(again, 'henri and agnes');
    answer(again, 'yes');
    expect(allyOf(again, 1)).toBe(0);
  });

  it('FIE-7.7 shares no money, units or votes', () => {
    const s = court();
    answer(s, 'henri and agnes');
    answer(s, 'yes');
    expect(s.ecus).toEqual([5, 5, 5, 5]);
    expect(viewOf(s, null).players.map(({ lords }) => lords.length)).toEqual([2, 2, 2, 1]);
  });

  it('FIE-7.9 makes the King’s wife Queen at once, captive or not', () => {
    const s = court({ king: 'henri', captives: { agnes: 2 } }, [
      players[0],
      { lords: { agnes: 'blaye', louis: 'bourg' } },
      players[2],
      players[3],
    ]);
    answer(s, 'henri and agnes');
    expect(keysOf(answer(s, 'yes'))).toContain('becameQueen');
    expect(s.queen).toBe(lord('agnes'));
  });

  it('FIE-13.14 FIE-13.15 ends the regency of a Regent who marries again', () => {
    const s = court({ regent: 'agnes', titles: { ducheBlaye: ['vacant', 'beaujeu'], comteSigy: ['crown', 'saintCiers'] } });
    answer(s, 'henri and agnes');
    answer(s, 'yes');
    expect([s.queen, s.regency, holderOf(s, 'comteSigy')]).toEqual([-1, false, 'vacant']);
  });
});

describe('a dowry', () => {
  const offered = (...texts: readonly string[]): FieState => {
    const s = court();
    answer(s, 'henri and agnes');
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', ...texts, 'get consent', 'send');
    return s;
  };

  it('FIE-7.11 FIE-6.16 is a bargain with the consent, and is not given back', () => {
    const s = offered('give ecus', '4');
    expect(s.core.offers[0].terms).toMatchObject({ about: 'marriage henri agnes', giveEcus: 4 });
    const told = interject(s, 1, 'accept offer 1');
    expect(keysOf(told)).toEqual(expect.arrayContaining(['paid', 'married']));
    expect([s.ecus.slice(0, 2), allyOf(s, 0), s.bargains.slice(0, 2)]).toEqual([[1, 9], 1, [1, 1]]);
  });

  it('FIE-6.16 lapses when the question is answered without it: a plain yes takes no money', () => {
    const s = offered('give ecus', '4');
    answer(s, 'yes', 1);
    expect([s.ecus.slice(0, 2), s.core.offers, allyOf(s, 0), s.turnedDown[0]]).toEqual([[5, 5], [], 1, 0]);
    const refused = offered('give ecus', '4');
    answer(refused, 'no', 1);
    expect([refused.core.offers, allyOf(refused, 0), refused.turnedDown[0]]).toEqual([[], -1, 0]);
  });

  it('may be asked for by the one who is asked: yes, if …', () => {
    const s = court();
    answer(s, 'henri and agnes');
    interject(s, 1, 'bargain');
    murmur(s, 1, 'with 1', 'give consent', 'get ecus', '5', 'send');
    interject(s, 0, 'accept offer 1');
    expect([s.ecus.slice(0, 2), allyOf(s, 0)]).toEqual([[0, 10], 1]);
  });

  it('is taken for one who has left an answer ahead: this match, from this dowry on', () => {
    const proposed = (texts: readonly string[], match = 'marriage henri agnes'): FieState => {
      const table = Table.resume(game, { seats: 4, options: {}, seed: '0'.repeat(64) }, [], court());
      table.setStanding(1, { step: TO_OFFERS, key: 'accept', until: 'ever', where: { about: match }, when: { name: 'pays', n: 3 } });
      const plan = ['henri and agnes', '! bargain', '~ with 2', ...texts, '~ get consent', '~ send'].map((text) => ({ text }));
      expect(table.replyAll(0, plan)).toMatchObject({ ok: true, stopped: null });
      return table.state;
    };
    const enough = proposed(['~ give ecus', '~ 3']);
    expect([allyOf(enough, 0), enough.ecus.slice(0, 2)]).toEqual([1, [2, 8]]);
    for (const little of [
      proposed(['~ give ecus', '~ 2']),
      proposed(['~ give ecus', '~ 5', '~ get ecus', '~ 3']),
      proposed(['~ give ecus', '~ 5'], 'marriage jeanne louis'),
    ])
      expect([allyOf(little, 0), asked(little)]).toEqual([-1, ['1 answerMarriage']]);
  });
});
