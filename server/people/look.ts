/** What a name looks like: letters of other alphabets, and small capitals, that could be taken for Latin ones count as those. */

/** For each Latin letter those that are drawn like it. */
const DRAWN_LIKE: { readonly [letter: string]: string } = {
  a: 'аАαΑɑᴀᎪ',
  b: 'вВьЬβΒʙᏴ',
  c: 'сСϲϹᴄᏟ',
  d: 'ԁԀᴅɗᎠ',
  e: 'еЕҽҼεΕᴇᎬ℮',
  f: 'ƒϝϜғ',
  g: 'ɡɢԍԌցᏀ',
  h: 'һҺнНΗʜհᎻ',
  i: 'іІιΙıɩɪꓲӀӏւ',
  j: 'јЈʝᴊᎫ',
  k: 'кКκΚᴋᏦ',
  l: 'ʟլԼᏞ׀∣ǀ',
  m: 'мМΜᴍᎷ',
  n: 'пΝηɴոռ',
  o: 'оОοΟօՕᴏσ',
  p: 'рРρΡᴘᏢ',
  q: 'ԛԚզգ',
  r: 'гʀᎡ',
  s: 'ѕЅꜱᏚՏ',
  t: 'тТτΤᴛᎢ',
  u: 'υսՍᴜʋ',
  v: 'νѵѴᴠᏙ',
  w: 'ԝԜωᴡᎳшШ',
  x: 'хХχΧ',
  y: 'уУγΥʏүҮᎽ',
  z: 'ΖᴢᏃ',
};

const LATIN: ReadonlyMap<string, string> = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Two names that look the same have the same look; it is compared, never shown. */
export function nameLook(name: string): string {
  return [...name.normalize('NFKC')]
    .map((letter) => LATIN.get(letter) ?? letter)
    .join('')
    .toLowerCase()
    .replace(/[i1|!]/gu, 'l')
    .replace(/0/gu, 'o')
    .replace(/rn/gu, 'm')
    .replace(/vv/gu, 'w')
    .replace(/\s+/gu, '');
}
