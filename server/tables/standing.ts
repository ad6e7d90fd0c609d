/** Standing answers: only what a seat could answer now, and not without end. */

import { checkAnswer, type Seat, type Standing, type Table } from '@castellan/engine';
import { Failed } from '../failed.ts';

/** Standing answers of one seat; no game has so many questions worth answering in advance. */
const MOST = 16;

/** Why an answer may not stand, or null. */
export function whyNotStanding(table: Table, seat: Seat, { step, key }: Standing): Failed | null {
  const asked = table.question(seat);
  if (asked === null || asked.frame.step !== step) return new Failed('badStanding');
  const checked = checkAnswer(table.game, table.state, asked, key);
  if (!checked.ok) return new Failed('refused', { refusal: checked.refusal });
  const others = table.standingOf(seat).filter((standing) => standing.step !== step);
  return others.length < MOST ? null : new Failed('badStanding');
}
