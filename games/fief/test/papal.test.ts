import { describe, expect, it } from 'vitest';
import { kill } from '../rules/death.ts';
import { papalActs } from '../rules/papal.ts';
import { allyOf } from '../rules/spouses.ts';
import { checkVictory } from '../rules/victory.ts';
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
  resultOf,
  viewOf,
  waitingFor,
} from './builders.ts';

const players: readonly PlayerPlan[] = [
  { lords: { henri: 'sigy', raoul: 'sigy' } },
  { lords: { agnes: 'bourg', louis: 'bourg' } },
  { lords: { othon: 'blaye', arthur: 'blaye' } },
  { lords: { charles: 'tournus', blanche: 'tournus' } },
];

/** The Pope's acts with Othon as Pope, Henri and Agnès married; then the table waits for seat 2. */
function acts(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    stage: 'papalActs',
    pope: 'othon',
    bishops: { blaye: 'othon' },
    marriages: [['henri', 'agnes']],
    titles: { ducheBlaye: ['vacant', 'beaujeu'] },
    next: (s) => [...papalActs(s), ...waitingFor(2)(s)],
    ...plan,
  });
}

describe('annulments', () => {
  it('FIE-8.1 FIE-8.2 are asked for by the player of either spouse in turn order, once a round, before the excommunication', () => {
    const s = acts({ first: 1 });
    expect(asked(s)).toEqual(['1 requestAnnulment']);
    answer(s, 'annul');
    expect(asked(s)).toEqual(['2 answerAnnulment']);
    expect(question(s).params).toMatchObject({ bySeat: 1, lord: 'agnes', otherLord: 'henri' });
    expect(keysOf(answer(s, 'no'))).toContain('annulmentRefused');
    expect([asked(s), allyOf(s, 0)]).toEqual([['0 requestAnnulment'], 1]);
    answer(s, 'annul');
    answer(s, 'yes');
    expect(allyOf(s, 0)).toBe(-1);
    expect(asked(s)).toEqual(['2 excommunicate']);
    answer(s, 'nothing');
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-7.8 W19 end marriage and alliance: of a pair that would win with two points each, neither does', () => {
    const plan: PositionPlan = {
      titles: { comteSigy: ['henri', 'sigy'], ducheBourg: ['raoul', 'bourg'], comteTournus: ['louis', 'tournus'] },
      king: 'louis',
      next: (s) => [...papalActs(s), checkVictory.do({})],
    };
    const families = [...players.slice(0, 3), { lords: { charles: 'blaye' } }, {}];
    const pair = acts(plan, families);
    for (const text of ['no', 'no', 'nothing']) answer(pair, text);
    expect(resultOf(pair)).toBe('allied: 0 1');
    const parted = acts(plan, families);
    for (const text of ['annul', 'yes', 'nothing']) answer(parted, text);
    expect([resultOf(parted), viewOf(parted, null).players[0].ally, viewOf(parted, null).players[1].ally]).toEqual([null, null, null]);
    expect([viewOf(parted, null).players[0].points, viewOf(parted, null).players[1].points]).toEqual([2, 2]);
  });

  it('FIE-8.3 are granted without an answer where the Pope’s own player asks', () => {
    const s = acts({ pope: 'louis', bishops: { blaye: 'louis' } });
    answer(s, 'no', 0);
    expect(keysOf(answer(s, 'annul', 1))).toEqual(expect.arrayContaining(['annulled', 'marriageEnded']));
    expect(asked(s)).toEqual(['1 excommunicate']);
  });

  it('FIE-8.4 never part King and Queen while an heir prince exists', () => {
    const s = acts({ king: 'henri', prince: 'raoul' });
    expect(asked(s)).toEqual(['2 excommunicate']);
    expect(asked(acts({ king: 'henri' }))).toEqual(['0 requestAnnulment']);
    expect(asked(acts({ king: 'charles', prince: 'raoul' }))).toEqual(['0 requestAnnulment']);
  });

  it('FIE-8.5 of the royal marriage end the Queen’s title at once', () => {
    const s = acts({ king: 'henri' });
    expect(s.queen).toBe(lord('agnes'));
    answer(s, 'annul');
    expect(keysOf(answer(s, 'yes'))).toContain('queenNoMore');
    expect([s.queen, s.king]).toEqual([-1, lord('henri')]);
  });

  it('FIE-5.9 FIE-8.1 need a free Pope', () => {
    const held = acts({ captives: { othon: 0 } }, [{ lords: { henri: 'blaye', raoul: 'blaye' } }, ...players.slice(1)]);
    expect(asked(held)).toEqual(['2 chooseTitleHolder']);
    expect(asked(acts({ pope: undefined }))).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-6.16 may be bought: the bargain answers the very question, and others about it lapse', () => {
    const s = acts();
    answer(s, 'annul');
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 3', 'give ecus', '3', 'get consent', 'send');
    interject(s, 3, 'bargain');
    murmur(s, 3, 'with 3', 'give ecus', '5', 'get consent', 'send');
    expect(s.core.offers).toHaveLength(2);
    interject(s, 2, 'accept offer 2');
    expect([s.ecus, s.core.offers, allyOf(s, 0)]).toEqual([[5, 5, 10, 0], [], -1]);
    expect(asked(s)).toEqual(['2 excommunicate']);
    expect(refusalOf(s, '! accept offer 1', 2)).toBe('FIE-6.19 offerLapsed');
  });

  it('FIE-6.16 cannot be bargained about before and after the question', () => {
    const s = acts();
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 3');
    expect(refusalOf(s, '~ get consent', 0)).toBe('FIE-6.16 consentNotAsked');
    answer(s, 'annul', 0);
    expect(refusalOf(s, '~ give consent', 0)).toBe('FIE-6.16 consentNotAsked');
    murmur(s, 0, 'get consent');
    answer(s, 'no', 2);
    expect(refusalOf(s, '~ send', 0)).toBe('FIE-6.16 consentNotAsked');
  });
});

describe('the excommunication', () => {
  it('FIE-8.6 FIE-8.7 is put on a Lord, moved or lifted, once a round; never on the Pope', () => {
    const s = acts({ marriages: [] });
    expect(keys(s)).toEqual(expect.arrayContaining(['nothing', 'ban henri', 'ban arthur']));
    expect(keys(s)).not.toContain('lift');
    expect(refusalOf(s, 'ban othon')).toBe('FIE-8.7 popeHimself');
    answer(s, 'ban henri');
    expect([s.excommunicated, s.bannedBy]).toEqual([lord('henri'), lord('othon')]);
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);

    const moved = acts({ marriages: [], excommunicated: 'henri' });
    expect(refusalOf(moved, 'ban henri')).toBe('FIE-8.6 bannedAlready');
    expect(keysOf(answer(moved, 'ban louis'))).toEqual(expect.arrayContaining(['banLifted', 'excommunicated']));
    expect(moved.excommunicated).toBe(lord('louis'));

    const lifted = acts({ marriages: [], excommunicated: 'henri' });
    answer(lifted, 'lift');
    expect([lifted.excommunicated, lifted.bannedBy]).toEqual([-1, -1]);
  });

  it('FIE-8.8 FIE-8.9 FIE-10.9 defrocks a cleric for good: the bishopric is free, the card discarded, the bought title for sale again', () => {
    const s = acts({ marriages: [], bishops: { blaye: 'othon', bourg: 'louis', sigy: 'henri' }, cardinals: ['louis', 'bought:henri'] });
    const card = s.hats[lord('louis')];
    expect(keysOf(answer(s, 'ban louis'))).toContain('defrocked');
    expect(s.characterDiscard).toContain(card);
    expect([s.bishops[3], s.hats[lord('louis')]]).toEqual([-1, -1]);
    const again = acts({ marriages: [], bishops: { blaye: 'othon', sigy: 'henri' }, cardinals: ['bought:henri'], excommunicated: 'louis' });
    expect(viewOf(again, null).stock.cardinal).toBe(false);
    answer(again, 'ban henri');
    expect(viewOf(again, null).stock.cardinal).toBe(true);
    expect(viewOf(again, null).players[1].lords.find(({ id }) => id === 'louis')).toMatchObject({ bishopric: null, excommunicated: false });
  });

  it('FIE-8.10 leaves King, Queen and fief holder their titles and marriage', () => {
    const s = acts({ king: 'henri', titles: { comteSigy: ['henri', 'sigy'], ducheBlaye: ['vacant', 'beaujeu'] }, prince: 'raoul' });
    answer(s, 'ban henri');
    expect([s.king, s.queen, holderOf(s, 'comteSigy'), allyOf(s, 0)]).toEqual([lord('henri'), lord('agnes'), 'henri', 1]);
    expect(viewOf(s, null).players[0].points).toBe(2);
    const queen = acts({ king: 'henri', prince: 'raoul' });
    answer(queen, 'ban agnes');
    expect(queen.queen).toBe(lord('agnes'));
  });

  it('FIE-13.14 FIE-13.15 FIE-13.6 ends a regency, and crown-held titles are vacant', () => {
    const s = acts({ marriages: [], regent: 'agnes', titles: { ducheBlaye: ['vacant', 'beaujeu'], comteSigy: ['crown', 'saintCiers'] } });
    answer(s, 'ban agnes');
    expect([s.queen, s.regency, holderOf(s, 'comteSigy')]).toEqual([-1, false, 'vacant']);
  });

  it('FIE-8.11 is taken off when the Pope who placed it dies', () => {
    const s = acts({ marriages: [] });
    answer(s, 'ban henri');
    kill(s, lord('arthur'));
    expect(s.excommunicated).toBe(lord('henri'));
    kill(s, lord('othon'));
    expect([s.excommunicated, s.bannedBy]).toEqual([-1, -1]);
  });

  it('FIE-19.10 lets a vacant title find a holder as soon as the ban is lifted', () => {
    const s = acts(
      { marriages: [], excommunicated: 'charles', titles: { ducheBlaye: ['vacant', 'beaujeu'], comteTournus: ['vacant', 'tournus'] } },
      [...players.slice(0, 3), { lords: { charles: 'tournus' } }],
    );
    answer(s, 'lift');
    expect(holderOf(s, 'comteTournus')).toBe('charles');
  });
});
