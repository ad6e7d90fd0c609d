/** Names in narrow places. */

const VOWEL = 'aeiouyàâäéèêëîïôöùûü';
const CONSONANT = 'bcdfghjklmnpqrstvwxzç';
/** Two consonants that begin a syllable together. */
const PAIR = '[bcdfgptv][lr]|[cpt]h|gn';
/** Before the consonants that begin a syllable, with two letters left before and three after. */
const JOINT = new RegExp(
  `(?<=\\p{L}[${VOWEL}])(?=(?:${PAIR}|[${CONSONANT}])[${VOWEL}]\\p{L})|(?<=[${VOWEL}][${CONSONANT}])(?!(?<=[cpt])h|(?<=[bcdfgptv])[lr]|(?<=g)n)(?=(?:${PAIR}|[${CONSONANT}])[${VOWEL}]\\p{L})`,
  'giu',
);
const LONG = 9;

/** Long words may be parted where they would be parted by hand; the hyphen shows only where it is needed. */
export function soften(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(JOINT, '\u00ad')));
}
