/** Carries one line of a record out on a state: the edge of the kernel, where every input is checked. */

import { checkAnswer, shorten } from './answers.ts';
import {
  advance,
  apply,
  applyAside,
  applyInterruption,
  asideQuestion,
  besides,
  openAside,
  openQuestions,
  type Placed,
  sameStack,
  tellings,
  tidied,
} from './flow.ts';
import { type Line, spoken } from './lines.ts';
import { answerOffer, namesOffer, type OfferOption, offerOptions, whyNotAnswerOffer } from './offers.ts';
import { reconsiderPolls } from './polls.ts';
import { closeRoom, roomSaidOver } from './rooms.ts';
import { refusal } from './steps.ts';
import type { Answer, Interjected, Option, Params, Question, Refusal, Rules, Seat, State, Told } from './types.ts';

/** A line that was read and found to be legal. */
export type Deed =
  | { readonly kind: 'answer' | 'aside'; readonly q: Placed; readonly answer: Answer }
  | { readonly kind: 'offer'; readonly seat: Seat; readonly option: OfferOption }
  | { readonly kind: 'interjection'; readonly seat: Seat; readonly option: Option }
  | { readonly kind: 'leave'; readonly seat: Seat }
  | { readonly kind: 'roomOver'; readonly room: number }
  | { readonly kind: 'timeOver' };

type Read = { readonly ok: true; readonly deed: Deed } | { readonly ok: false; readonly refusal: Refusal };

/** What the table's clock says when the time of the whole game is over. */
export const TIME_OVER = 'time is over';

/** Ends a seat's aside without doing anything. */
const LEAVE_ASIDE: Option = { key: 'leave aside', say: 'leaveAside' };

/** Everything a seat may do although it is not asked. */
export function interjectionsOf<S extends State>(game: Rules<S>, s: S, seat: Seat): readonly Option[] {
  if (s.core.result !== null) return [];
  const own = game.interjections?.(s, seat) ?? [];
  const deals = s.core.offers.length === 0 ? [] : offerOptions(game, s, seat);
  const leave = s.core.asides.some((aside) => aside.seat === seat) ? [LEAVE_ASIDE] : [];
  return deals.length + leave.length === 0 ? own : [...own, ...deals, ...leave];
}

/** Reads a line against the open questions of a state, which it leaves as it is. `isMeant`: whether the line answers what is asked now. */
export function readLine<S extends State>(
  game: Rules<S>,
  s: S,
  { seat, text }: Line,
  open: readonly Question[],
  isMeant: (q: Question) => boolean = () => true,
): Read {
  if (s.core.result !== null) return no(refusal('kernel', 'gameOver'));
  if (!Number.isInteger(seat) || seat < 0 || seat >= s.core.seats) return no(refusal('kernel', 'noSuchSeat'));
  const { manner, said } = spoken(text);
  if (manner === 'interjection') return readInterjection(game, s, seat, said, open);
  const over = manner === 'clock' ? roomSaidOver(s, said) : null;
  if (over !== null) return { ok: true, deed: { kind: 'roomOver', room: over.id } };
  if (manner === 'clock' && said === TIME_OVER && (game.minutes?.(s) ?? null) !== null) return { ok: true, deed: { kind: 'timeOver' } };
  const q = manner === 'aside' ? asideQuestion(game, s, seat) : (open.find((one) => one.seat === seat) ?? null);
  if (q === null)
    return no(manner === 'aside' ? refusal('kernel', 'noAside') : (game.notAsked?.(s, seat) ?? refusal('kernel', 'notAsked')));
  if (!isMeant(q)) return no(refusal('kernel', 'staleQuestion'));
  if (manner === 'clock' && (q.limit === null ? game.late?.(s, q) : q.limit.answer) !== said) return no(refusal('kernel', 'noLimit'));
  const checked = checkAnswer(game, s, q, said);
  return checked.ok ? { ok: true, deed: { kind: manner === 'aside' ? 'aside' : 'answer', q, answer: checked.answer } } : checked;
}

function readInterjection<S extends State>(game: Rules<S>, s: S, seat: Seat, key: string, open: readonly Question[]): Read {
  if (open.length === 0) return no(refusal('kernel', 'notAsked'));
  const deal = offerOptions(game, s, seat).find((option) => option.key === key);
  if (deal !== undefined) {
    const why = whyNotAnswerOffer(game, s, seat, deal);
    return why === null ? { ok: true, deed: { kind: 'offer', seat, option: deal } } : no(why);
  }
  if (namesOffer(key)) return no(refusal(game.offers?.lapses ?? 'kernel', 'offerLapsed'));
  if (key === LEAVE_ASIDE.key && s.core.asides.some((aside) => aside.seat === seat)) return { ok: true, deed: { kind: 'leave', seat } };
  const option = game.interjections?.(s, seat).find((o) => o.key === key);
  return option === undefined
    ? no(game.whyNotInterject?.(s, seat, key) ?? refusal('kernel', 'unknownOption', { option: shorten(key) }))
    : { ok: true, deed: { kind: 'interjection', seat, option } };
}

function no(why: Refusal): Read {
  return { ok: false, refusal: why };
}

/** Does what was read; the next open question, or null when the game is over. */
export function perform<S extends State>(game: Rules<S>, s: S, deed: Deed): Question | null {
  switch (deed.kind) {
    case 'answer':
      return apply(game, s, deed.q, deed.answer);
    case 'aside':
      applyAside(game, s, deed.q, deed.answer);
      return beside(game, s);
    case 'leave':
      s.core.asides = s.core.asides.filter(({ seat }) => seat !== deed.seat);
      return beside(game, s);
    case 'roomOver': {
      const room = s.core.rooms.find(({ id }) => id === deed.room);
      closeRoom(s, deed.room);
      if (room !== undefined) game.roomClosed?.(s, room);
      return beside(game, s);
    }
    case 'timeOver':
      game.timeOver?.(s);
      return beside(game, s);
    case 'offer': {
      const already = tellings(s);
      return interject(game, s, deed.seat, answerOffer(game, s, deed.seat, deed.option), already);
    }
    case 'interjection': {
      const already = tellings(s);
      return interject(game, s, deed.seat, game.interject?.(s, deed.seat, deed.option), already);
    }
  }
}

function interject<S extends State>(game: Rules<S>, s: S, seat: Seat, done: Interjected, already: number): Question | null {
  if (done !== undefined && 'aside' in done) {
    openAside(game, s, seat, done.aside);
    return beside(game, s);
  }
  applyInterruption(game, s, seat, done, already);
  reconsiderPolls(game, s);
  return advance(game, s);
}

/** After something beside the flow: it may have changed what the flow asks. */
function beside<S extends State>(game: Rules<S>, s: S): Question | null {
  reconsiderPolls(game, s);
  return tidied(game, s, advance(game, s));
}

/** The same deed on a copy of the state it was read against. */
export function onCopy(deed: Deed, from: State, to: State): Deed {
  if (deed.kind !== 'answer' && deed.kind !== 'aside') return deed;
  const stack = sameStack(from, to, deed.q.stack);
  if (stack === null) throw new Error('the copy of a state has other branches');
  return { ...deed, q: { seat: deed.q.seat, frame: deed.q.frame, stack } };
}

/** Carries a line out on a state; a refusal leaves the state as it was. */
export function carryOut<S extends State>(game: Rules<S>, s: S, line: Line): Refusal | null {
  const read = readLine(game, s, line, openQuestions(game, s));
  if (!read.ok) return read.refusal;
  perform(game, s, read.deed);
  return null;
}

/** Carries several lines out, each question asked once; the index of the first that is refused, and why. */
export function carryAll<S extends State>(
  game: Rules<S>,
  s: S,
  lines: readonly Line[],
): { readonly at: number; readonly refusal: Refusal } | null {
  let next = advance(game, s);
  for (let at = 0; at < lines.length; at++) {
    const read = readLine(game, s, lines[at], besides(game, s, next));
    if (!read.ok) return { at, refusal: read.refusal };
    next = perform(game, s, read.deed);
  }
  return null;
}

/** What of an event a seat, or a spectator, may know; null when nothing. */
export function toldTo(event: Told, seat: Seat | null): { readonly key: string; readonly params: Params } | null {
  if (event.to !== undefined && (seat === null || !event.to.includes(seat))) return null;
  if (event.except !== undefined && event.except === seat) return null;
  return { key: event.key, params: event.own !== undefined && owns(event.owner, seat) ? { ...event.params, ...event.own } : event.params };
}

function owns(owner: Told['owner'], seat: Seat | null): boolean {
  return typeof owner === 'number' ? owner === seat : seat !== null && owner?.includes(seat) === true;
}
