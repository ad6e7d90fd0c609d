/** 13. King, Queen and Regent: who wears the crown after whom. */

import { content } from '../content/content.ts';
import { CROWN_HELD, type FieState, NOBODY, VACANT } from '../state.ts';

/** A King takes office: a regency ends, his wife becomes Queen, and a prince who is crowned gives his token back (FIE-7.9, FIE-13.10, FIE-13.17). */
export function crown(s: FieState, lord: number): void {
  uncrownQueen(s);
  s.king = lord;
  s.queen = s.spouse[lord];
  if (s.prince === lord) s.prince = NOBODY;
  if (s.core.told !== null) {
    const { lords } = content.of(s);
    s.core.told.push({ key: 'becameKing', params: { seat: s.owner[lord], lord: lords[lord].id } });
    if (s.queen !== NOBODY) s.core.told.push({ key: 'becameQueen', params: { seat: s.owner[s.queen], lord: lords[s.queen].id } });
  }
}

/** The wife of the King is Queen from the wedding on (FIE-7.9). */
export function crownWife(s: FieState): void {
  if (s.king === NOBODY || s.spouse[s.king] === NOBODY) return;
  s.queen = s.spouse[s.king];
  s.core.told?.push({ key: 'becameQueen', params: { seat: s.owner[s.queen], lord: content.of(s).lords[s.queen].id } });
}

/** The Queen's title returns to stock, and with it a regency (FIE-8.5, FIE-13.14, FIE-13.15). */
export function uncrownQueen(s: FieState): void {
  if (s.queen === NOBODY) return;
  s.core.told?.push({ key: 'queenNoMore', params: { lord: content.of(s).lords[s.queen].id } });
  s.queen = NOBODY;
  s.regency = false;
}

/** After a King's death: his widow rules if she is alive, free and not under the ban, else she is no longer Queen (FIE-13.13, FIE-13.15). */
function settleWidow(s: FieState): void {
  if (s.queen === NOBODY) return;
  if (s.captor[s.queen] >= 0 || s.excommunicated === s.queen) {
    uncrownQueen(s);
    return;
  }
  s.regency = true;
  s.core.told?.push({ key: 'becameRegent', params: { seat: s.owner[s.queen], lord: content.of(s).lords[s.queen].id } });
}

/** Settles the crown after deaths (FIE-27.8); without King and Regent, crown-held titles are vacant (FIE-13.6). */
export function settleCrown(s: FieState): void {
  for (let i = 0; i < s.estates.length; i++) {
    if (!s.estates[i].king) continue;
    s.estates[i] = { ...s.estates[i], king: false };
    if (s.king === NOBODY) settleWidow(s);
  }
  if (s.king !== NOBODY || s.regency) return;
  for (let fief = 0; fief < s.titles.length; fief++) {
    if (s.titles[fief] !== CROWN_HELD) continue;
    s.titles[fief] = VACANT;
    s.core.told?.push({ key: 'titleVacant', params: { fief: content.of(s).fiefs[fief].id } });
  }
}
