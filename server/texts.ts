/** Texts that people type. */

export { cleanName, oneLine } from './protocol/texts.ts';

/** A name as it is compared: the same letters, however they are written, are the same name. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
}
