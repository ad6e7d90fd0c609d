/** Standing answers: only to what the game asks, and not without end. */

import {
  ASK,
  checkAnswer,
  type Seat,
  type Standing,
  standingName,
  standingText,
  type Table,
  whyNotStanding as unknownToGame,
} from '@castellan/engine';
import { Failed } from '../failed.ts';

/** Standing answers of one seat; no game has so many questions worth answering in advance. */
const MOST = 32;

/** Why an answer may not stand, or null. What the seat is asked at this moment it must also be able to answer so. */
export function whyNotStanding(table: Table, seat: Seat, standing: Standing): Failed | null {
  const unknown = unknownToGame(table.game, standing);
  if (unknown !== null) return new Failed('refused', { refusal: unknown });
  const asked = table.question(seat);
  const isAnswer = standing.key !== ASK && standing.plan === undefined;
  const text = isAnswer && asked?.frame.step === standing.step ? standingText(table.game, table.state, asked, standing) : null;
  const checked = text === null || asked === null ? null : checkAnswer(table.game, table.state, asked, text);
  if (checked !== null && !checked.ok) return new Failed('refused', { refusal: checked.refusal });
  const others = table.standingOf(seat).filter((other) => standingName(other) !== standingName(standing));
  return others.length < MOST ? null : new Failed('badStanding');
}
