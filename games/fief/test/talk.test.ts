import { fastChance, guess, type Seat, Table, toldTo, usualStandings } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { content } from '../content/content.ts';
import { game } from '../index.ts';
import { whyNotNow } from '../rules/decision.ts';
import { beginStage } from '../rules/round.ts';
import { surpriseWindow } from '../rules/windows.ts';
import type { FieState } from '../state.ts';
import { STAGES, WINDOWS, type WindowKind } from '../vocabulary.ts';
import {
  answer,
  asked,
  controller,
  interject,
  keysOf,
  murmur,
  type PositionPlan,
  position,
  refusalOf,
  viewOf,
  village,
  waitingFor,
  whereIs,
} from './builders.ts';

function market(plan: PositionPlan = {}): FieState {
  return position(
    [
      { ecus: 8, lords: { henri: 'bourg' }, troops: { sigy: '1S' } },
      { ecus: 6, lords: { louis: 'tournus' }, troops: { sigy: '1S', bourg: '2S', tournus: '1S' } },
      { ecus: 5, lords: { othon: 'blaye', raoul: 'blaye' } },
    ],
    {
      control: { sigy: 0, bourg: 1 },
      captives: { henri: 1 },
      titles: { ducheBlaye: ['vacant', 'beaujeu'] },
      next: waitingFor(2),
      ...plan,
    },
  );
}

/** Seat 0 proposes to seat 1. */
function propose(s: FieState, seat: Seat, to: Seat, ...texts: readonly string[]): number {
  interject(s, seat, 'bargain');
  murmur(s, seat, `with ${to + 1}`, ...texts, 'send');
  return s.core.offersMade;
}

describe('bargains', () => {
  it('FIE-6.11 FIE-6.17 FIE-18.8 are carried out at once and entirely: a sum and a village for a captive', () => {
    const s = market();
    const offer = propose(s, 0, 1, 'give ecus', '3', 'give village sigy', 'get captive henri');
    const told = interject(s, 1, `accept offer ${offer}`);
    expect(keysOf(told)).toEqual(expect.arrayContaining(['paid', 'ceded', 'released']));
    expect(s.ecus).toEqual([5, 9, 5]);
    expect(controller(s, 'sigy')).toBe(1);
    expect(asked(s)[0]).toBe('0 placeReleased');
    answer(s, 'to saintPaul');
    expect([whereIs(s, 'henri'), asked(s)[0]]).toEqual(['saintPaul', '2 chooseTitleHolder']);
  });

  it('FIE-6.11 keep their terms to the two; what changes hands is public', () => {
    const s = market();
    const offer = propose(s, 0, 1, 'give ecus', '3');
    expect(s.core.offers[0]).toMatchObject({ id: offer, open: false, from: 0, to: [1] });
    const told = interject(s, 1, `accept offer ${offer}`);
    expect(told.filter((event) => toldTo(event, 2) !== null).map(({ key }) => key)).toEqual(['paid']);
  });

  it('FIE-6.13 are never about cards', () => {
    const s = market();
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2');
    expect(refusalOf(s, '~ give card', 0)).toBe('kernel unknownOption');
  });

  it('FIE-6.17 refuse what is not there, when it is proposed and when it is accepted', () => {
    const s = market();
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus');
    expect(refusalOf(s, '~ 9', 0)).toBe('FIE-6.17 outOfRange');
    murmur(s, 0, '8', 'send');
    const other = propose(s, 0, 2, 'give ecus', '8');
    interject(s, 2, `accept offer ${other}`);
    expect(s.core.offers).toEqual([]);
    expect(refusalOf(s, '! accept offer 1', 1)).toBe('FIE-6.19 offerLapsed');
  });

  it('FIE-6.14 end for a player after the third of his proposals declined or withdrawn in a phase', () => {
    const s = market();
    for (let i = 0; i < 3; i++) {
      const offer = propose(s, 0, 1, 'give ecus', '1');
      interject(s, i === 1 ? 0 : 1, `${i === 1 ? 'withdraw' : 'decline'} offer ${offer}`);
    }
    expect(viewOf(s, 0).bargains).toMatchObject({ turnedDown: 3, concluded: 0 });
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '1');
    expect(refusalOf(s, '~ send', 0)).toBe('FIE-6.14 turnedDownEnough');
  });

  it('FIE-6.15 need a decision point: not in the secret poll of a window', () => {
    const s = market({ next: (now) => [surpriseWindow(now, 'income'), ...waitingFor(2)(now)] });
    s.hands[2].push(s.eventDeck.pop() ?? 0);
    expect(asked(s)).toEqual(['2 surprise']);
    expect(refusalOf(s, '! bargain', 0)).toBe('FIE-6.15 notNowSecret');
    answer(s, 'pass', 2);
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);
    propose(s, 0, 1, 'give ecus', '1');
  });

  it('FIE-6.15 are not for calamities and uprisings', () => {
    const s = market({ stage: 'calamities' });
    expect(whyNotNow(s)).toMatchObject({ rule: 'FIE-6.15', key: 'notNowCalamity' });
    expect(refusalOf(s, '! bargain', 0)).toBe('FIE-6.15 notNowCalamity');
    const rising = market();
    expect(whyNotNow(rising)).toBeNull();
    rising.uprising = { village: village('sigy'), bySeat: 2, tried: [], passage: false };
    expect(whyNotNow(rising)).toMatchObject({ key: 'notNowUprising' });
    expect(refusalOf(rising, '! release henri', 1)).toBe('FIE-6.15 notNowUprising');
    expect(refusalOf(rising, '! cede sigy to 2', 0)).toBe('FIE-6.15 notNowUprising');
  });

  it('FIE-6.15 FIE-6.19 stay open through a window, in which they cannot be accepted', () => {
    const s = market({
      next: (now) => [...waitingFor(2)(now), surpriseWindow(now, 'income'), ...waitingFor(2, 'ducheBourg')(now)],
      titles: { ducheBlaye: ['vacant', 'beaujeu'], ducheBourg: ['vacant', 'laBuissiere'] },
    });
    s.hands[2].push(s.eventDeck.pop() ?? 0);
    propose(s, 0, 1, 'give ecus', '1');
    answer(s, 'to othon', 2);
    expect(refusalOf(s, '! accept offer 1', 1)).toBe('FIE-6.15 notNowSecret');
    answer(s, 'pass', 2);
    interject(s, 1, 'accept offer 1');
    expect(s.ecus[1]).toBe(7);
  });

  it('FIE-6.18 are at most ten for a player in a phase, and a village is ceded once', () => {
    const s = market();
    s.bargains[1] = 10;
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '1');
    expect(refusalOf(s, '~ send', 0)).toBe('FIE-6.18 enoughBargains');
    s.bargains[1] = 0;
    murmur(s, 0, 'clear', 'give village sigy', 'send');
    interject(s, 1, 'accept offer 1');
    expect([s.bargains, controller(s, 'sigy')]).toEqual([[1, 1, 0], 1]);
    expect(refusalOf(s, '! cede sigy to 1', 1)).toBe('FIE-6.18 cededAlready');
  });

  it('FIE-6.19 hold nothing up, are one at a time to each player, and lapse with the phase', () => {
    const s = market({
      next: (now) => [...waitingFor(2)(now), beginStage.do({ stage: STAGES.indexOf('ransoms') }), ...waitingFor(2, 'ducheBourg')(now)],
    });
    propose(s, 0, 1, 'give ecus', '1');
    propose(s, 0, 2, 'give ecus', '1');
    expect(asked(s)).toEqual(['2 chooseTitleHolder']);
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '2');
    expect(refusalOf(s, '~ send', 0)).toBe('FIE-6.19 oneProposal');
    answer(s, 'to othon', 2);
    expect(s.core.offers).toEqual([]);
  });

  it('FIE-6.14 count a counter-proposal as a decline', () => {
    const s = market();
    const offer = propose(s, 0, 1, 'give ecus', '1', 'get captive henri');
    interject(s, 1, `counter offer ${offer}`);
    murmur(s, 1, 'get ecus', '4', 'send');
    expect(s.core.offers).toHaveLength(1);
    expect(s.core.offers[0]).toMatchObject({ from: 1, to: [0], terms: { getEcus: 4, giveCaptive: 'henri' } });
    expect(s.turnedDown).toEqual([1, 0, 0]);
  });

  it('FIE-6.11 FIE-6.17 refuse with rule and words what one has not: sums, villages, captives, consents', () => {
    const s = market();
    s.ecus[2] = 0;
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2');
    expect(refusalOf(s, '~ give village bourg', 0)).toBe('FIE-4.9 villageNotYours');
    expect(refusalOf(s, '~ give village tournus', 0)).toBe('FIE-4.9 villageNotYours');
    expect(refusalOf(s, '~ get village tournus', 0)).toBe('FIE-4.9 noUnitThere');
    expect(refusalOf(s, '~ give captive henri', 0)).toBe('FIE-18.10 notYourCaptive');
    expect(refusalOf(s, '~ give consent', 0)).toBe('FIE-6.16 consentNotAsked');
    murmur(s, 0, 'drop');
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 3');
    expect(refusalOf(s, '~ get ecus', 0)).toBe('FIE-6.17 notSoRich');
    expect(s.core.offers).toEqual([]);
  });

  it('FIE-6.11 FIE-6.19 lapse when their terms can no longer be met, which counts as no refusal', () => {
    const s = market();
    propose(s, 0, 1, 'give ecus', '2', 'get captive henri');
    interject(s, 1, 'release henri');
    expect([s.core.offers, s.turnedDown]).toEqual([[], [0, 0, 0]]);
    expect(refusalOf(s, '! accept offer 1', 1)).toBe('FIE-6.19 offerLapsed');
    expect(s.ecus).toEqual([8, 6, 5]);
  });

  it('FIE-6.14 leaves what is still open open after the third refusal', () => {
    const s = market();
    propose(s, 0, 2, 'give ecus', '1');
    for (let i = 0; i < 3; i++) {
      const offer = propose(s, 0, 1, 'give ecus', '1');
      interject(s, 1, `decline offer ${offer}`);
    }
    interject(s, 2, 'accept offer 1');
    expect([s.ecus, s.turnedDown]).toEqual([
      [7, 6, 6],
      [3, 0, 0],
    ]);
  });

  it('FIE-6.12 may carry a promise in a player’s own words, which the two alone read and which binds nobody', () => {
    const s = market();
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2', 'give ecus', '2');
    expect(refusalOf(s, `~ send: ${'x'.repeat(241)}`, 0)).toBe('kernel tooLong');
    const told = answer(s, '~ send: I shall not attack Tournus', 0);
    const [event] = told.filter(({ key }) => key === 'offered');
    expect(toldTo(event, 1)?.params).toMatchObject({ promised: true, promise: 'I shall not attack Tournus' });
    expect([toldTo(event, 2), toldTo(event, null)]).toEqual([null, null]);
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    expect(table.view(1).offers).toHaveLength(1);
    expect([table.view(2).offers, table.view(null).offers]).toEqual([[], []]);
    interject(s, 1, 'accept offer 1');
    expect([s.ecus, whyNotNow(s)]).toEqual([[6, 8, 5], null]);
  });

  it('FIE-4.9 FIE-18.10 are not the only way: what one wants to do unasked is refused with rule and words', () => {
    const s = market();
    expect(refusalOf(s, '! cede tournus to 3', 1)).toBe('FIE-4.9 noUnitThere');
    expect(refusalOf(s, '! cede bourg to 1', 0)).toBe('FIE-4.9 villageNotYours');
    expect(refusalOf(s, '! release henri', 0)).toBe('FIE-18.10 notYourCaptive');
    expect(refusalOf(s, '! cede tournus to 5', 1)).toBe('kernel unknownOption');
    expect(refusalOf(s, '! leave embassy', 0)).toBe('FIE-6.8 notInEmbassy');
    expect(refusalOf(s, '! sing', 0)).toBe('kernel unknownOption');
  });

  it('refuse an empty sheet', () => {
    const s = market();
    interject(s, 0, 'bargain');
    murmur(s, 0, 'with 2');
    expect(refusalOf(s, '~ send', 0)).toBe('FIE-6.11 emptyBargain');
  });
});

describe('public talk', () => {
  it('FIE-6.10 is free at every moment: the game neither offers nor forbids nor counts it, and has no room but embassies for some', () => {
    const s = market({ next: (now) => [surpriseWindow(now, 'income'), ...waitingFor(2)(now)] });
    s.hands[2].push(s.eventDeck.pop() ?? 0);
    const rooms = (): string[] => s.core.rooms.map(({ name }) => name);
    expect([asked(s), rooms()]).toEqual([['2 surprise'], []]);
    answer(s, 'pass', 2);
    interject(s, 0, 'embassy');
    murmur(s, 0, '2 + 3');
    interject(s, 1, 'accept offer 1');
    // Whoever sits in an embassy is still heard by all, and there is no other private room (online note 9).
    expect([rooms(), s.core.rooms[0].seats]).toEqual([['embassy'], [0, 1]]);
    const verbs = game.interjections?.(s, 0).map(({ say }) => say) ?? [];
    expect(verbs.filter((verb) => !['bargain', 'embassy', 'closeEmbassy', 'cede', 'release'].includes(verb))).toEqual([]);
  });
});

describe('embassies', () => {
  it('FIE-6.8 FIE-6.20 open a room with those who come; the marker is spent, and all know who talks', () => {
    const s = market();
    interject(s, 0, 'embassy');
    murmur(s, 0, '2 + 3');
    expect([s.embassies, viewOf(s, null).embassies]).toEqual([[3, 3, 3], []]);
    interject(s, 1, 'accept offer 1');
    expect(s.embassies).toEqual([2, 3, 3]);
    expect(s.core.rooms).toMatchObject([{ seats: [0, 1], name: 'embassy', open: true }]);
    interject(s, 2, 'accept offer 2');
    expect(viewOf(s, null).embassies).toEqual([{ seat: 0, seats: [0, 1, 2] }]);
    interject(s, 1, 'leave embassy');
    expect(s.core.rooms[0].seats).toEqual([0, 2]);
    interject(s, 0, 'close embassy');
    expect([s.core.rooms, s.embassies]).toEqual([[], [2, 3, 3]]);
  });

  it('FIE-6.8 are closed by who opened them, one at a time, and cannot be answered by another proposal', () => {
    const s = market();
    interject(s, 0, 'embassy');
    murmur(s, 0, '2');
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    const open = table.view(1).interjections.map(({ key }) => key);
    expect(open).toContain('accept offer 1');
    expect(open).not.toContain('counter offer 1');
    interject(s, 1, 'accept offer 1');
    expect(refusalOf(s, '! embassy', 0)).toBe('FIE-6.8 inEmbassy');
    expect(refusalOf(s, '! close embassy', 1)).toBe('FIE-6.8 notYourEmbassy');
    interject(s, 1, 'leave embassy');
    expect(s.core.rooms).toEqual([]);
  });

  it('FIE-6.8 last three minutes at most, by correspondence a day, and are closed by the clock', () => {
    const s = market();
    interject(s, 0, 'embassy');
    murmur(s, 0, '2');
    interject(s, 1, 'accept offer 1');
    expect(s.core.rooms[0].limit).toEqual({ seconds: 180, hours: 24 });
    answer(s, '@ close room 1', 0);
    expect([s.core.rooms, viewOf(s, null).embassies, asked(s)]).toEqual([[], [], ['2 chooseTitleHolder']]);
    interject(s, 0, 'embassy');
    murmur(s, 0, '3');
    interject(s, 2, 'accept offer 2');
    expect(s.embassies).toEqual([1, 3, 3]);
  });

  it('FIE-6.20 cost nothing when all decline, which only the two know', () => {
    const s = market();
    interject(s, 0, 'embassy');
    murmur(s, 0, '2 + 3');
    const known = (seat: Seat | null): number => guess(game, s, seat, fastChance(1)).talks.length;
    expect([known(0), known(1), known(null)]).toEqual([1, 1, 0]);
    const told = interject(s, 1, 'decline offer 1');
    expect([known(0), known(1), known(2)]).toEqual([1, 0, 1]);
    expect(told.every((event) => toldTo(event, 2) === null)).toBe(true);
    interject(s, 2, 'decline offer 2');
    expect([s.talks, s.embassies]).toEqual([[], [3, 3, 3]]);
    expect(s.turnedDown).toEqual([0, 0, 0]);
  });

  it('FIE-6.9 cannot be sent without a marker, but one may be invited', () => {
    const s = market();
    s.embassies = [0, 3, 3];
    expect(refusalOf(s, '! embassy', 0)).toBe('FIE-6.9 noEmbassy');
    interject(s, 1, 'embassy');
    murmur(s, 1, '1');
    interject(s, 0, 'accept offer 1');
    expect(s.core.rooms[0].seats).toEqual([1, 0]);
  });
});

describe('answers left ahead', () => {
  it('pass in windows that are none of one’s business, unless one asks to be asked; others see no difference', () => {
    const opened = (ofSeat: Seat, cleared: boolean, wanted = 0): string[] => {
      const state = market({
        titles: { ducheBlaye: ['vacant', 'beaujeu'], ducheBourg: ['vacant', 'laBuissiere'] },
        next: (now) => [...waitingFor(2)(now), surpriseWindow(now, 'movementStart', ofSeat), ...waitingFor(2, 'ducheBourg')(now)],
      });
      for (const hand of state.hands.slice(0, 2)) hand.push(state.eventDeck.pop() ?? 0);
      const setup = { seats: 3, options: {}, seed: '0'.repeat(64) };
      const table = Table.resume(game, setup, [], state, usualStandings(game, [0, 1, 2]));
      if (cleared) table.clearStanding(1, { step: 'surprise', key: 'pass', when: { name: 'elsewhere', n: 0 } });
      if (wanted !== 0) table.setStanding(1, { step: 'surprise', key: 'pass', until: 'ever', when: { name: 'elsewhere', n: wanted } });
      table.reply(2, 'to othon');
      return asked(table.state);
    };
    const kinds = (...windows: readonly WindowKind[]): number => windows.reduce((bits, kind) => bits | (1 << WINDOWS.indexOf(kind)), 0);
    expect(opened(2, false)).toEqual(['2 chooseTitleHolder']);
    expect(opened(0, false)).toEqual(['0 surprise']);
    expect(opened(2, true)).toEqual(['1 surprise']);
    expect(opened(2, false, kinds('income', 'movementStart'))).toEqual(['1 surprise']);
    expect(opened(2, false, kinds('income'))).toEqual(['2 chooseTitleHolder']);
  });

  it('FIE-6.5 pass where one could play nothing for whoever sits alone among bots, and for nobody else', () => {
    const opened = (people: readonly Seat[], card: string): string[] => {
      const state = market({
        titles: { ducheBlaye: ['vacant', 'beaujeu'], ducheBourg: ['vacant', 'laBuissiere'] },
        next: (now) => [...waitingFor(2)(now), surpriseWindow(now, 'movementStart', 0), ...waitingFor(2, 'ducheBourg')(now)],
      });
      state.hands[0].push(content.of(state).cards.findIndex(({ kind }) => kind === card));
      const setup = { seats: 3, options: {}, seed: '0'.repeat(64) };
      const table = Table.resume(game, setup, [], state, usualStandings(game, people));
      table.reply(2, 'to othon');
      return asked(table.state);
    };
    expect(opened([0], 'goodHarvest')).toEqual(['2 chooseTitleHolder']);
    expect(opened([0], 'assassination')).toEqual(['0 surprise']);
    expect(opened([0, 1], 'goodHarvest')).toEqual(['0 surprise']);
  });
});
