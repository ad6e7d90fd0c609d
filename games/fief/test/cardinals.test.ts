import { describe, expect, it } from 'vitest';
import { buyHat, whyNotBuyHat, whyNotCardinal } from '../rules/cardinals.ts';
import { surpriseWindow } from '../rules/windows.ts';
import { BOUGHT_HAT, components, type FieState } from '../state.ts';
import {
  answer,
  asked,
  c,
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
  { lords: { henri: 'sigy', raoul: 'sigy' }, hand: ['cardinal'] },
  { lords: { louis: 'bourg' } },
  { lords: { othon: 'blaye', arthur: 'blaye' } },
  { lords: { charles: 'tournus' } },
];

/** Henri is a Bishop; Louis, of seat 1, is Pope. A window, and then the table waits for seat 2. */
function curia(plan: PositionPlan = {}, families = players): FieState {
  return position(families, {
    bishops: { sigy: 'henri', bourg: 'louis' },
    pope: 'louis',
    titles: { ducheBlaye: ['vacant', 'beaujeu'] },
    next: (s) => [surpriseWindow(s, 'income'), ...waitingFor(2)(s)],
    ...plan,
  });
}

describe('a Cardinal card', () => {
  it('FIE-10.1 FIE-10.3 FIE-10.8 makes one of one’s own free Bishops a Cardinal, who keeps his bishopric; without Pope nobody is asked', () => {
    const s = curia({ pope: undefined });
    expect(keys(s, 0)).toEqual(['pass', 'cardinal henri']);
    answer(s, 'cardinal henri', 0);
    expect(viewOf(s, null).players[0].lords[0]).toMatchObject({ id: 'henri', cardinal: true, bishopric: 'sigy' });
    expect([s.hands[0], asked(s)]).toEqual([[], ['2 chooseTitleHolder']]);
  });

  it('FIE-10.1 FIE-10.2 FIE-5.9 is not for laymen, captives, Cardinals, the Pope and others’ Bishops', () => {
    const families = [
      { lords: { henri: 'sigy', raoul: 'bourg' }, hand: ['cardinal'] },
      { ...players[1], troops: { bourg: '1S' } },
      players[2],
      players[3],
    ];
    const s = curia(
      { bishops: { sigy: 'henri', bourg: 'louis', tournus: 'raoul' }, captives: { raoul: 1 }, pope: 'henri', cardinals: ['bought:louis'] },
      families,
    );
    expect(keys(s, 0)).toEqual(['pass']);
    expect(refusalOf(s, 'cardinal raoul', 0)).toBe('FIE-10.1 cardinalIsFree');
    expect(refusalOf(s, 'cardinal louis', 0)).toBe('FIE-10.1 cardinalOfOthers');
    expect(whyNotCardinal(s, 0, lord('henri'))).toMatchObject({ key: 'popeNeedsNoHat' });
    expect(whyNotCardinal(s, 0, lord('raoul'))).toMatchObject({ key: 'cardinalIsFree' });
    expect(whyNotCardinal(s, 0, lord('louis'))).toMatchObject({ key: 'cardinalOfOthers' });
    expect(whyNotCardinal(s, 1, lord('louis'))).toMatchObject({ rule: 'FIE-10.2', key: 'isCardinalAlready' });
    expect(whyNotCardinal(s, 2, lord('othon'))).toMatchObject({ key: 'cardinalIsABishop' });
  });

  it('FIE-10.2 leaves room for four: three cards and one title for sale', () => {
    expect(c.cards.filter(({ kind }) => kind === 'cardinal')).toHaveLength(3);
    const s = curia({ bishops: { sigy: 'henri', bourg: 'louis' }, cardinals: ['bought:louis'], pope: undefined });
    expect(whyNotBuyHat(s, 0, lord('henri'))).toMatchObject({ rule: 'FIE-10.1', key: 'hatIsSold' });
  });

  it('FIE-10.4 asks the player of a free Pope for his consent; the card lies on the table meanwhile', () => {
    const s = curia();
    const before = components(s);
    answer(s, 'cardinal henri', 0);
    expect([asked(s), question(s).params]).toEqual([['1 consentCardinal'], { bySeat: 0, lord: 'henri' }]);
    expect([components(s), viewOf(s, null).laid]).toEqual([before, ['cardinal-1']]);
    expect(s.hats[lord('henri')]).toBe(-1);
    answer(s, 'yes');
    expect([s.hats[lord('henri')] >= 0, s.laid, components(s)]).toEqual([true, [], before]);
  });

  it('FIE-10.4 FIE-10.8 FIE-5.9 asks nobody where the Pope is of the same family or a captive', () => {
    const own = curia({ bishops: { sigy: 'henri', bourg: 'raoul' }, pope: 'raoul' });
    answer(own, 'cardinal henri', 0);
    expect([own.hats[lord('henri')] >= 0, asked(own)]).toEqual([true, ['2 chooseTitleHolder']]);
    const held = curia({ captives: { louis: 3 } }, [players[0], { lords: { louis: 'tournus' } }, players[2], players[3]]);
    answer(held, 'cardinal henri', 0);
    expect(held.hats[lord('henri')] >= 0).toBe(true);
  });

  it('FIE-6.16 lets the consent be bought', () => {
    const s = curia();
    answer(s, 'cardinal henri', 0);
    interject(s, 1, 'bargain');
    murmur(s, 1, 'with 1', 'give consent', 'get ecus', '5', 'send');
    interject(s, 0, 'accept offer 1');
    expect([s.hats[lord('henri')] >= 0, s.ecus.slice(0, 2)]).toEqual([true, [0, 10]]);
  });

  it('FIE-10.5 FIE-10.6 FIE-10.10 that is refused stays with the Pope’s player, seen by all and not to be played this round', () => {
    const s = curia({}, [players[0], { ...players[1], hand: ['tax', 'tax', 'tax'] }, players[2], players[3]]);
    answer(s, 'pass', 1);
    answer(s, 'cardinal henri', 0);
    expect(keysOf(answer(s, 'no'))).toContain('cardinalRefused');
    expect([asked(s), keys(s)]).toEqual([['1 keepRefusedCard'], ['keep', 'give to 3', 'give to 4', 'discard']]);
    expect(refusalOf(s, 'give to 1')).toBe('FIE-10.5 notBackToPlayer');
    answer(s, 'keep');
    expect([s.hands[1].length, viewOf(s, 0).players[1].hand.cards]).toEqual([4, ['cardinal-1']]);
    expect(keys(s, 1)).toEqual(['pass']);
    expect(refusalOf(s, 'cardinal-1', 1)).toBe('FIE-10.10 barredThisRound');
  });

  it('FIE-10.5 FIE-10.10 may be given to a third player, who cannot play it in this round either', () => {
    const s = curia({ bishops: { sigy: 'henri', bourg: 'louis', tournus: 'charles' } });
    answer(s, 'cardinal henri', 0);
    answer(s, 'no');
    answer(s, 'give to 4');
    expect(viewOf(s, null).players[3].hand.cards).toEqual(['cardinal-1']);
    expect([asked(s), keys(s, 3)]).toEqual([['3 surprise'], ['pass']]);
    s.barred.length = 0;
    expect(keys(s, 3)).toEqual(['pass', 'cardinal charles']);
  });

  it('FIE-10.5 may be discarded', () => {
    const s = curia();
    answer(s, 'cardinal henri', 0);
    answer(s, 'no');
    answer(s, 'discard');
    expect([viewOf(s, null).discards.character, s.barred, s.laid]).toEqual([['cardinal-1'], [], []]);
  });

  it('FIE-6.6 FIE-10.4 is played whatever others hold: the Pope’s refusal alone stops it', () => {
    const s = curia({}, [players[0], { ...players[1], hand: ['assassination'] }, players[2], players[3]]);
    answer(s, 'assassinate henri by louis', 1);
    answer(s, 'cardinal henri', 0);
    expect(asked(s)).toEqual(['1 consentCardinal']);
  });
});

describe('the Cardinal title for sale', () => {
  const shop = (plan: PositionPlan = {}): FieState => curia({ stage: 'purchases', next: waitingFor(2), ...plan });

  /** Buys while the table waits for seat 2, so that the Pope's question lies above that. */
  function bought(s: FieState): void {
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);
    const next = buyHat(s, 0, lord('henri'));
    if (next !== undefined && !('step' in next)) s.core.stack.push(...next.toReversed());
  }

  it('FIE-10.1 FIE-10.8 costs five écus, and without Pope nobody is asked', () => {
    const s = shop({ pope: undefined });
    bought(s);
    expect([s.ecus[0], s.hats[lord('henri')]]).toEqual([0, BOUGHT_HAT]);
    expect(whyNotBuyHat(s, 0, lord('henri'))).toMatchObject({ key: 'isCardinalAlready' });
  });

  it('FIE-10.1 needs the money', () => {
    const s = shop();
    expect(whyNotBuyHat(s, 0, lord('henri'))).toBeNull();
    s.ecus[0] = 4;
    expect(whyNotBuyHat(s, 0, lord('henri'))).toMatchObject({ key: 'hatTooDear' });
  });

  it('FIE-10.4 FIE-10.7 is paid back when the Pope refuses, and that player cannot try again this round', () => {
    const s = shop();
    bought(s);
    expect([asked(s), s.ecus[0]]).toEqual([['1 consentCardinal'], 0]);
    answer(s, 'no');
    expect([s.ecus[0], s.hats[lord('henri')], viewOf(s, null).stock.cardinal]).toEqual([5, -1, true]);
    expect(whyNotBuyHat(s, 0, lord('henri'))).toMatchObject({ rule: 'FIE-10.7', key: 'hatWasRefused' });
    s.refusedHat = 0;
    bought(s);
    answer(s, 'yes');
    expect([s.ecus[0], s.hats[lord('henri')], viewOf(s, null).stock.cardinal]).toEqual([0, BOUGHT_HAT, false]);
  });
});

describe('a lost Cardinal title', () => {
  it('FIE-10.9 FIE-11.7 goes back: the card to the discard, the bought title to its place, the Pope’s too', () => {
    const s = curia({ cardinals: ['louis', 'bought:henri'] }, [
      players[0],
      players[1],
      { ...players[2], hand: ['assassination', 'assassination'] },
      players[3],
    ]);
    answer(s, 'pass', 0);
    answer(s, 'assassinate louis by othon', 2);
    expect([viewOf(s, null).discards.character, s.pope, s.bishops[3]]).toEqual([['cardinal-2', 'lord-louis'], -1, -1]);
    answer(s, 'pass', 0);
    answer(s, 'assassinate henri by arthur', 2);
    expect(viewOf(s, null).stock.cardinal).toBe(true);
  });
});
