/** How wide names are, so that they can be placed before there is a screen. */

/** Widths of EB Garamond, 600, in hundredths of its size; accents add nothing. */
const WIDTHS: { readonly [letter: string]: number } = {
  ' ': 22,
  "'": 22,
  '’': 24,
  '-': 30,
  A: 71,
  B: 61,
  C: 71,
  D: 76,
  E: 57,
  F: 53,
  G: 72,
  H: 80,
  I: 36,
  J: 36,
  K: 74,
  L: 58,
  M: 91,
  N: 80,
  O: 76,
  P: 59,
  Q: 76,
  R: 74,
  S: 48,
  T: 69,
  U: 74,
  V: 69,
  W: 99,
  X: 74,
  Y: 63,
  Z: 60,
  a: 42,
  b: 53,
  c: 41,
  d: 54,
  e: 41,
  f: 35,
  g: 48,
  h: 54,
  i: 28,
  j: 25,
  k: 52,
  l: 27,
  m: 80,
  n: 55,
  o: 50,
  p: 54,
  q: 53,
  r: 39,
  s: 35,
  t: 35,
  u: 54,
  v: 47,
  w: 73,
  x: 48,
  y: 47,
  z: 42,
};
const WIDEST = 99;

const HALO = 4;

/** Width of a name in pixels, halo included. */
export function widthOf(name: string, size: number, spacing = 0): number {
  const letters = [...name.normalize('NFD')].filter((letter) => !/\p{M}/u.test(letter));
  return letters.reduce((width, letter) => width + ((WIDTHS[letter] ?? WIDEST) / 100 + spacing) * size, HALO);
}
