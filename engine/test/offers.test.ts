import { describe, expect, it } from 'vitest';
import {
  canonical,
  carryOut,
  fastChance,
  type Game,
  guess,
  lapse,
  propose,
  refusal,
  type Seat,
  type Table,
  TO_OFFERS,
  toldTo,
  whyNotStanding,
} from '../index.ts';
import { namesOffer } from '../offers.ts';
import { caravan, plays, SALT, SILK, toldBy } from './builders.ts';
import { type ToyState, toy } from './toy.ts';

const HANDS = [SILK.slice(0, 3), SALT.slice(0, 3), SALT.slice(3, 6)];

/** Three seats, seat 1 to play, all with three coins. */
function inTurn(): Table<ToyState> {
  return plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0');
}

function refusedReply(table: Table<ToyState>, seat: Seat, text: string) {
  const before = canonical(table.state);
  const outcome = table.reply(seat, text);
  expect(canonical(table.state)).toBe(before);
  const s = toy.copy(table.state);
  expect(carryOut(toy, s, { seat, text })).not.toBeNull();
  expect(canonical(s)).toBe(before);
  return outcome.ok ? 'accepted' : outcome.refusal;
}

const keys = (table: Table<ToyState>, seat: Seat): string[] =>
  table
    .interjections(seat)
    .map(({ key }) => key)
    .filter(namesOffer);

describe('an offer', () => {
  it('is numbered, and stands until it is answered', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1', '2 ! offer favour to 3 for 3', '1 rest');
    expect(table.state.core.offers).toEqual([
      { id: 1, from: 0, to: [1], terms: { price: 1 }, until: 'round', open: true, accepted: [] },
      { id: 2, from: 1, to: [2], terms: { price: 3 }, until: 'round', open: false, accepted: [] },
    ]);
  });

  it('can be accepted or declined by whom it is made to, withdrawn by who made it, and not touched by others', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1');
    expect(keys(table, 0)).toEqual(['withdraw offer 1']);
    expect(keys(table, 1)).toEqual(['accept offer 1', 'decline offer 1', 'counter offer 1']);
    expect(keys(table, 2)).toEqual([]);
    for (const text of ['! accept offer 1', '! decline offer 1', '! withdraw offer 1'])
      expect(refusedReply(table, 2, text)).toEqual(refusal('kernel', 'offerLapsed'));
    expect(refusedReply(table, 0, '! accept offer 1')).toEqual(refusal('kernel', 'offerLapsed'));
    expect(refusedReply(table, 1, '! withdraw offer 1')).toEqual(refusal('kernel', 'offerLapsed'));
  });

  it('does what its terms say when it is accepted, though the seat is not asked', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1', '2 ! accept offer 1');
    expect(table.state.favours).toEqual([0, 2, 1]);
    expect(table.state.coins).toEqual([4, 2, 3]);
    expect(table.state.core.offers).toEqual([]);
    expect(table.questions().map((q) => [q.seat, q.frame.step])).toEqual([[0, 'takeTurn']]);
  });

  it('is gone when it is declined or withdrawn, and nothing else happens', () => {
    for (const reply of ['2 ! decline offer 1', '1 ! withdraw offer 1']) {
      const table = plays(inTurn(), '1 ! offer favour to 2 for 1', reply);
      expect(table.state.core.offers).toEqual([]);
      expect(table.state.favours).toEqual([1, 1, 1]);
      expect(table.state.coins).toEqual([3, 3, 3]);
      expect(refusedReply(table, 1, '! accept offer 1')).toEqual(refusal('kernel', 'offerLapsed'));
    }
  });

  it('lapses by itself when its terms can no longer be met, and its parties are told', () => {
    const spent = plays(inTurn(), '1 rest', '3 ! offer favour to 2 for 3');
    const told = toldBy(spent.reply(1, 'invest'));
    expect(spent.state.coins[1]).toBe(1);
    expect(spent.state.core.offers).toEqual([]);
    const unmet = told.find(({ key }) => key === 'offerUnmet');
    expect(unmet?.params).toEqual({ seat: 2, offer: 1, price: 3 });
    expect([0, 1, 2, null].map((seat) => unmet !== undefined && toldTo(unmet, seat) !== null)).toEqual([false, true, true, false]);
    expect(refusedReply(spent, 1, '! accept offer 1')).toEqual(refusal('kernel', 'offerLapsed'));
    const sold = plays(inTurn(), '1 ! offer favour to 2 for 1', '1 ! offer favour to 3 for 1', '3 ! accept offer 2');
    expect(sold.state.core.offers).toEqual([]);
  });

  it('lapses at the moment it names, and not at another', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave');
    expect(table.state.core.offers).toHaveLength(1);
    plays(table, '3 leave');
    expect(table.state.round).toBe(2);
    expect(table.state.core.offers).toEqual([]);
    expect(refusedReply(table, 1, '! accept offer 1')).toEqual(refusal('kernel', 'offerLapsed'));
    expect(keys(table, 0)).toEqual([]);
  });

  it('keeps its number to itself: the next one gets another', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1', '1 ! withdraw offer 1', '1 ! offer favour to 2 for 1');
    expect(table.state.core.offers.map(({ id }) => id)).toEqual([2]);
  });

  it('can be accepted by a seat in the midst of its own branch', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1', '1 rest', '2 rest', '3 rest', '2 pour', '2 ! accept offer 1');
    expect(table.state.favours).toEqual([0, 2, 1]);
    expect(table.questions().map((q) => [q.seat, q.frame.step])).toEqual([0, 1, 2].map((seat) => [seat, 'visit']));
  });
});

describe('a game', () => {
  it('may forbid to accept at a moment without ending the offer, and hears what is turned down and by whom', () => {
    const ended: string[] = [];
    const { offers } = toy;
    if (offers === undefined) throw new Error('the toy knows no offers');
    const game: Game<ToyState> = {
      ...toy,
      offers: {
        ...offers,
        whyNotAccept: (s, _, seat) => (s.bank < 12 ? null : refusal('CAR-7', 'notNow', { seat })),
        turnedDown: (_, { id }, seat) => ended.push(`${id} by ${seat}`),
      },
    };
    const table = plays(caravan({ hands: HANDS, game }), '1 0', '2 0', '3 0', '1 ! offer favour to 2 for 1', '2 ! offer favour to 3 for 1');
    expect(table.reply(1, '! accept offer 1')).toEqual({ ok: false, refusal: refusal('CAR-7', 'notNow', { seat: 1 }) });
    expect(table.state.core.offers).toHaveLength(2);
    plays(table, '1 rest', '2 ! accept offer 1', '3 ! decline offer 2', '2 ! offer favour to 1 for 1', '2 ! withdraw offer 3');
    expect([table.state.favours[1], ended]).toEqual([2, ['2 by 2', '3 by 1']]);
  });
});

describe('an offer to which there is no other', () => {
  it('cannot be countered', () => {
    const { offers } = toy;
    if (offers === undefined) throw new Error('the toy knows no offers');
    const game: Game<ToyState> = { ...toy, offers: { ...offers, counter: () => null } };
    const table = plays(caravan({ hands: HANDS, game }), '1 0', '2 0', '3 0', '1 ! offer favour to 2 for 1');
    expect(keys(table, 1)).toEqual(['accept offer 1', 'decline offer 1']);
  });
});

describe('what cannot be said unasked', () => {
  it('is refused in the words of the game where it has some: a lapsed offer by its rule, the rest by its reason', () => {
    const { offers } = toy;
    if (offers === undefined) throw new Error('the toy knows no offers');
    const game: Game<ToyState> = {
      ...toy,
      offers: { ...offers, lapses: 'CAR-7' },
      whyNotInterject: (_, seat, key) => (key === 'sing' ? refusal('CAR-1', 'noSinging', { seat }) : null),
    };
    const table = plays(caravan({ hands: HANDS, game }), '1 0', '2 0', '3 0');
    expect(table.reply(1, '! accept offer 9')).toEqual({ ok: false, refusal: refusal('CAR-7', 'offerLapsed') });
    expect(table.reply(1, '! sing')).toEqual({ ok: false, refusal: refusal('CAR-1', 'noSinging', { seat: 1 }) });
    expect(table.reply(1, '! dance')).toMatchObject({ refusal: { rule: 'kernel', key: 'unknownOption' } });
  });
});

describe('a standing answer to offers', () => {
  it('accepts or declines what it was meant for, as a line of its own', () => {
    const table = plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0');
    expect(whyNotStanding(toy, { step: TO_OFFERS, key: 'counter', until: 'ever' })).toMatchObject({ key: 'unknownOption' });
    expect(whyNotStanding(toy, { step: TO_OFFERS, key: 'accept', until: 'ever', when: { name: 'cheap', n: 1 } })).toMatchObject({
      key: 'noSuchCondition',
    });
    expect(whyNotStanding(toy, { step: TO_OFFERS, key: 'accept', until: 'ever', when: { name: 'costsAtMost', n: 1 } })).toBeNull();
    table.setStanding(1, { step: TO_OFFERS, key: 'accept', until: 'ever', when: { name: 'costsAtMost', n: 1 } });
    table.setStanding(2, { step: TO_OFFERS, key: 'decline', until: 'ever', where: { from: 1 } });
    plays(table, '1 ! offer favour to 2 for 3');
    expect(table.state.core.offers).toHaveLength(1);
    plays(table, '1 ! withdraw offer 1', '1 ! offer favour to 2 for 1');
    expect(table.lines.at(-1)).toEqual({ seat: 1, text: '! accept offer 2' });
    plays(table, '2 ! offer favour to 3 for 1');
    expect(table.lines.at(-1)).toEqual({ seat: 2, text: '! decline offer 3' });
    expect(table.state.core.offers).toEqual([]);
  });
});

describe('other worlds', () => {
  it('hold no offers of which the seat has not heard', () => {
    const table = plays(caravan({ hands: HANDS }), '1 0', '2 0', '3 0', '1 ! offer favour to 2 for 3', '2 ! offer favour to 3 for 1');
    const offersTo = (seat: Seat | null) => guess(toy, table.state, seat, fastChance(1)).core.offers.map(({ id }) => id);
    expect([0, 1, 2, null].map(offersTo)).toEqual([[1, 2], [1, 2], [2], [2]]);
    expect(table.state.core.offers).toHaveLength(2);
  });
});

describe('who hears of an offer', () => {
  it('is everybody when it is open, else its parties', () => {
    for (const { price, others } of [
      { price: 1, others: true },
      { price: 3, others: false },
    ]) {
      const table = inTurn();
      for (const [seat, text, key] of [
        [0, `! offer favour to 2 for ${price}`, 'offered'],
        [1, '! accept offer 1', 'offerAccepted'],
        [1, `! offer favour to 1 for ${price}`, 'offered'],
        [0, '! decline offer 2', 'offerDeclined'],
        [1, `! offer favour to 1 for ${price}`, 'offered'],
        [1, '! withdraw offer 3', 'offerWithdrawn'],
      ] as const) {
        const told = toldBy(table.reply(seat, text));
        const heard = (ear: Seat | null): boolean => told.some((event) => event.key === key && toldTo(event, ear) !== null);
        expect([0, 1, 2, null].map(heard)).toEqual([true, true, others, others]);
      }
    }
  });

  it('shows in the views of the same seats', () => {
    const table = plays(inTurn(), '1 ! offer favour to 2 for 1', '2 ! offer favour to 3 for 3');
    const shown = (seat: Seat | null): number[] => table.view(seat).offers.map(({ id }) => id);
    expect([0, 1, 2, null].map(shown)).toEqual([[1], [1, 2], [1, 2], [1]]);
  });
});

describe('propose and lapse', () => {
  it('leave offers until other moments alone', () => {
    const { state } = inTurn();
    const offer = { from: 0, to: [1, 2], terms: {}, open: true };
    propose({}, state, { ...offer, until: 'turn' });
    propose({}, state, { ...offer, until: 'round' });
    lapse(state, 'turn');
    expect(state.core.offers.map(({ id, until }) => [id, until])).toEqual([[2, 'round']]);
    const { offers } = state.core;
    lapse(state, 'never');
    expect(state.core.offers).toBe(offers);
  });

  it('can be told from other texts', () => {
    for (const text of ['accept offer 1', 'decline offer 22', 'withdraw offer 3']) expect(namesOffer(text)).toBe(true);
    for (const text of ['accept offer', 'accept offer x', 'accept offer 1 2', 'take offer 1', 'offer favour to 2 for 1'])
      expect(namesOffer(text)).toBe(false);
  });
});
