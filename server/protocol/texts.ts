/** Texts that people type, as they are shown to others. */

import { LIMITS } from './limits.ts';

/** More marks than any language puts on one letter only serve to smear over the lines above and below. */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;

/** Without line breaks, control characters and invisible marks, and with single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]+/gu, ' ')
    .replace(TOO_MANY_MARKS, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A name as it is shown, or null when it is none. */
export function cleanName(text: string): string | null {
  const name = oneLine(text);
  return name.length >= 1 && [...name].length <= LIMITS.name && /[\p{L}\p{N}]/u.test(name) ? name : null;
}
