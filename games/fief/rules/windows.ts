/** 6. Surprise windows: one secret question to all who hold cards, opened again after every card (FIE-6.2 to FIE-6.6). */

import { type Limit, type Next, type PollFrame, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SurpriseOption } from '../options.ts';
import { type FieState, NOBODY, villageAt } from '../state.ts';
import { LORDS, OUT, VILLAGES, WINDOWS, type WindowKind } from '../vocabulary.ts';
import { takeFromHand } from './hands.ts';
import { turnOrder } from './order.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { SURPRISE_CARDS } from './surprise-cards.ts';
import type { Window } from './surprises.ts';
import { isTaxed } from './taxation.ts';
import { bishopVotes, kingElectors, popeElectors } from './votes.ts';

/**
 * How long a window stays open when somebody does not answer: live, where he may hold it once and passes left ahead count after a beat,
 * and by correspondence (online note 2).
 */
const LIMIT: Limit = { answer: 'pass', seconds: 8, hours: 24, hold: 30, beat: 0.5 };

/** Opens a window for all, in turn order. */
export function surpriseWindow(s: FieState, kind: WindowKind, ofSeat: Seat = NOBODY): PollFrame {
  return surprise.do({ seats: turnOrder(s), kind, ofSeat });
}

/** The card of a seat's hand that it plays when it plays one of a kind; those of a kind are alike, unless nobody may play them now. */
function cardOf(s: FieState, seat: Seat, kind: string): number {
  const { cards } = content.of(s);
  for (const card of s.hands[seat]) if (cards[card].kind === kind && !s.barred.includes(card)) return card;
  return NOBODY;
}

function optionsFor(s: FieState, seat: Seat, window: Window): SurpriseOption[] {
  const { cards, options } = content.of(s);
  const hand = s.hands[seat];
  const offered: SurpriseOption[] = [options.pass];
  for (let i = 0; i < hand.length; i++) {
    const { kind, isSurprise } = cards[hand[i]];
    if (isSurprise && cardOf(s, seat, kind) === hand[i]) SURPRISE_CARDS[kind]?.options(s, seat, window, offered);
  }
  return offered;
}

/**
 * All players answer at once and in secret, whether or not they could play anything; only those without a card in hand, which everybody
 * sees, are not asked (FIE-6.4, FIE-6.5).
 */
export const surprise = step.poll('surprise', {
  rule: ['FIE-6.2', 'FIE-6.3', 'FIE-6.4', 'FIE-6.5'],
  secret: true,
  crumb: ({ kind, ofSeat }: Window) => ({ window: kind, ofSeat }),
  ask(s, { seat, kind, ofSeat }: Window & { seat: Seat }) {
    if (s.hands[seat].length === 0) return null;
    return pick(seat, optionsFor(s, seat, { kind, ofSeat }), {
      params: { window: kind, own: ofSeat === seat },
      limit: LIMIT,
    });
  },
  resolve(s, { kind, ofSeat }, given): Next {
    for (const { seat, answer } of given) {
      if (answer === null || answer.surprise === null) continue;
      const card = cardOf(s, seat, answer.surprise);
      takeFromHand(s, seat, card);
      s.core.told?.push({ key: 'surprise', params: { seat, card: content.of(s).cards[card].name } });
      const next = SURPRISE_CARDS[answer.surprise]?.play(s, seat, card, answer, { kind, ofSeat });
      return [...(next === undefined ? [] : 'step' in next ? [next] : next), reopenWindow.do({ kind, ofSeat })];
    }
    return undefined;
  },
  refused(s, { seat, kind, ofSeat }) {
    const { cards } = content.of(s);
    const kinds = [...new Set(s.hands[seat].map((card) => cards[card].kind))];
    return [...shutCards(s, seat), ...kinds.flatMap((card) => SURPRISE_CARDS[card]?.refused?.(s, seat, { kind, ofSeat }) ?? [])];
  },
  conditions: {
    /**
     * Whether the window is none of the seat's business, so that it would rather pass (online note 1); the kinds of windows in which it
     * wants to be asked all the same are bits of the number, in the order of `WINDOWS`.
     */
    elsewhere: {
      holds: (s, { kind, ofSeat }, seat, asked) => ((asked >> WINDOWS.indexOf(kind)) & 1) === 0 && !concerns(s, seat, { kind, ofSeat }),
    },
    /** Whether the seat could only pass; left so from the start where nobody else would learn from it (`aloneAnswers`). */
    nothing: { holds: (s, { kind, ofSeat }, seat) => optionsFor(s, seat, { kind, ofSeat }).length === 1 },
    /** For armed cards (online note 3): a Lord stands for an office, a player is attacked, a Lord is in a village. */
    stands: { holds: (s, _p, _seat, lord) => s.election?.candidates.includes(lord) ?? false },
    attacked: { holds: (s, _p, _seat, player) => s.battle?.defender === player },
    isThere: { holds: (s, _p, _seat, n) => n % VILLAGES === whereabouts(s, Math.floor(n / VILLAGES)) },
  },
});

const NO_SURPRISE = reason('FIE-6.1', 'onlyInCardPlay');
const BARRED = reason('FIE-10.10', 'barredThisRound');

/** Cards of a hand that no window is for: those that are no surprise, and those that nobody may play again in this round. */
function shutCards(s: FieState, seat: Seat): Refused[] {
  const { cards, options } = content.of(s);
  return s.hands[seat].flatMap((card) => {
    const why = !cards[card].isSurprise ? NO_SURPRISE : s.barred.includes(card) ? BARRED : null;
    return why === null ? [] : [refuse(options.shutCard[card], why, { card: cards[card].name })];
  });
}

function whereabouts(s: FieState, lord: number): number {
  return lord < LORDS && s.at[lord] >= 0 ? villageAt(s.at[lord]) : NOBODY;
}

/** Once a card is resolved the window opens again; it closes when all pass (FIE-6.4). */
export const reopenWindow = step.work('reopenWindow', {
  rule: 'FIE-6.4',
  run: (s, { kind, ofSeat }: Window): Next => surpriseWindow(s, kind, ofSeat),
});

/** Whether a window touches a seat: its own turn, an election in which it stands or votes, its units attacked or its villages taxed. */
export function concerns(s: FieState, seat: Seat, { kind, ofSeat }: Window): boolean {
  if (ofSeat === seat) return true;
  const { battle, election } = s;
  if (battle !== null) return battle.sides[seat] !== OUT;
  if (kind === 'candidates' && election !== null) {
    if (election.candidates.some((lord) => s.owner[lord] === seat)) return true;
    if (election.office === 'bishop') return bishopVotes(s, election.bishopric, seat) > 0;
    return (election.office === 'pope' ? popeElectors(s, seat) : kingElectors(s, seat)).length > 0;
  }
  if (kind !== 'income' && kind !== 'uprising') return false;
  for (let village = 0; village < VILLAGES; village++) if (s.control[village] === seat && isTaxed(s, village)) return true;
  return false;
}
