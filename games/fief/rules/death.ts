/** 27. Death: what leaves with a Lord at once. His fief titles are settled afterwards (`inheritance.ts`). */

import { content } from '../content/content.ts';
import { type FieState, NOBODY } from '../state.ts';
import { loseChurchTitles } from './church.ts';
import { part } from './spouses.ts';

/**
 * A Lord dies: his pawn and card leave (FIE-27.1), church titles, marriage, markers and tokens go (FIE-27.2). What else follows is settled
 * by `SETTLE`: at once, or at the end of the battle, ride-through or uprising in which he died (FIE-27.10).
 */
export function kill(s: FieState, lord: number): void {
  const { cards, lords } = content.of(s);
  const seat = s.owner[lord];
  const spouse = s.spouse[lord];
  const king = s.king === lord;
  const prince = king && s.princeInherits ? s.prince : NOBODY;
  s.core.told?.push({ key: 'died', params: { seat, lord: lords[lord].id } });
  part(s, lord);
  if (s.pope === lord && s.bannedBy === lord) liftBan(s);
  loseChurchTitles(s, lord);
  if (king) s.king = NOBODY;
  if (s.queen === lord) {
    s.queen = NOBODY;
    s.regency = false;
  }
  if (s.prince === lord) s.prince = NOBODY;
  if (s.excommunicated === lord) liftBan(s);
  if (s.maid === lord) {
    s.maid = NOBODY;
    s.characterDiscard.push(cards.findIndex(({ kind }) => kind === 'dArc'));
  }
  s.owner[lord] = NOBODY;
  s.at[lord] = NOBODY;
  s.captor[lord] = NOBODY;
  s.made[lord] = 0;
  s.assassin[lord] = 0;
  s.characterDiscard.push(lord);
  s.estates.push({ lord, seat, spouse, king, prince });
}

/** Takes the excommunication marker off (FIE-8.6, FIE-8.11). */
export function liftBan(s: FieState): void {
  s.core.told?.push({ key: 'banLifted', params: { lord: content.of(s).lords[s.excommunicated].id } });
  s.excommunicated = NOBODY;
  s.bannedBy = NOBODY;
}
