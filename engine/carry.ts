/** Carries one line of a record out on a state: the edge of the kernel, where every input is checked. */

import { checkAnswer, shorten } from './answers.ts';
import { apply, applyInterjection, openQuestions, tellings } from './flow.ts';
import { answerOffer, namesOffer, offerOptions } from './offers.ts';
import { refusal } from './steps.ts';
import type { Game, Params, Refusal, Seat, State, Told } from './types.ts';

/** One line of a record: who answered what. Interjections begin with `! `. */
export interface Line {
  readonly seat: Seat;
  readonly text: string;
}

const INTERJECTION = '! ';

/** Carries a line out on a state; a refusal leaves the state as it was. `isMeant`: whether the line answers what is asked now. */
export function carryOut<S extends State>(game: Game<S>, s: S, line: Line, isMeant = true): Refusal | null {
  if (s.core.result !== null) return refusal('kernel', 'gameOver');
  if (!Number.isInteger(line.seat) || line.seat < 0 || line.seat >= s.core.seats) return refusal('kernel', 'noSuchSeat');
  if (line.text.startsWith(INTERJECTION)) return interject(game, s, line.seat, line.text.slice(INTERJECTION.length));
  const q = openQuestions(game, s).find((open) => open.seat === line.seat);
  if (q === undefined) return game.notAsked?.(s, line.seat) ?? refusal('kernel', 'notAsked');
  if (!isMeant) return refusal('kernel', 'staleQuestion');
  const checked = checkAnswer(game, s, q, line.text);
  if (!checked.ok) return checked.refusal;
  apply(game, s, q, checked.answer);
  return null;
}

function interject<S extends State>(game: Game<S>, s: S, seat: Seat, key: string): Refusal | null {
  if (openQuestions(game, s).length === 0) return refusal('kernel', 'notAsked');
  const already = tellings(s);
  const deal = offerOptions(s, seat).find((option) => option.key === key);
  if (deal !== undefined) {
    const answered = answerOffer(game, s, seat, deal);
    if ('refusal' in answered) return answered.refusal;
    applyInterjection(game, s, seat, answered.next, already);
    return null;
  }
  if (namesOffer(key)) return refusal('kernel', 'offerLapsed');
  const option = game.interjections?.(s, seat).find((o) => o.key === key);
  if (option === undefined) return refusal('kernel', 'unknownOption', { option: shorten(key) });
  applyInterjection(game, s, seat, game.interject?.(s, seat, option), already);
  return null;
}

/** What of an event a seat, or a spectator, may know; null when nothing. */
export function toldTo(event: Told, seat: Seat | null): { readonly key: string; readonly params: Params } | null {
  if (event.to !== undefined && (seat === null || !event.to.includes(seat))) return null;
  if (event.except !== undefined && event.except === seat) return null;
  return { key: event.key, params: event.own !== undefined && event.owner === seat ? { ...event.params, ...event.own } : event.params };
}
