/** Texts that people type. */

import { LIMITS } from './protocol/limits.ts';

/** Without line breaks, control characters and invisible marks, and with single spaces. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** A name as it is shown, or null when it is none. */
export function cleanName(text: string): string | null {
  const name = oneLine(text);
  return name.length >= 1 && [...name].length <= LIMITS.name && /[\p{L}\p{N}]/u.test(name) ? name : null;
}

/** A name as it is compared: two that look alike are the same. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
