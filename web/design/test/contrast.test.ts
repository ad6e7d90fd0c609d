import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Both values of every colour token: parchment, night hall. */
function tokens(): ReadonlyMap<string, readonly [parchment: string, night: string]> {
  const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');
  const found = new Map<string, readonly [string, string]>();
  for (const [, name, light, dark] of css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g))
    found.set(name, [light, dark]);
  for (const [, name, colour] of css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)) found.set(name, [colour, colour]);
  return found;
}

const TOKENS = tokens();

function colour(name: string, theme: 0 | 1): string {
  const both = TOKENS.get(name);
  if (both === undefined) throw new Error(`no token --${name}`);
  return both[theme];
}

/** Relative luminance and contrast as WCAG 2.1 defines them. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The table of the look: ink on ground, parchment, night. */
const TABLE: readonly (readonly [ink: string, ground: string, parchment: number, night: number])[] = [
  ['ink', 'vellum', 13.9, 14.4],
  ['ink', 'leaf', 15.3, 12.5],
  ['ink', 'vellum-3', 11.1, 11.7],
  ['ink', 'gilt-wash', 13.2, 8.9],
  ['ink-2', 'vellum', 7.7, 9.5],
  ['ink-2', 'vellum-3', 6.1, 7.7],
  ['ink-3', 'vellum', 5.3, 6.1],
  ['ink-3', 'vellum-2', 4.8, 5.6],
  ['rubric', 'vellum', 6.6, 7.1],
  ['rubric', 'rubric-wash', 5.9, 5.3],
  ['lapis', 'vellum', 7.3, 8.7],
  ['lapis', 'lapis-wash', 6.5, 6.1],
  ['verdigris', 'vellum', 5.5, 8.7],
  ['verdigris', 'verdigris-wash', 4.9, 6.1],
  ['gilt', 'leaf', 5.1, 8.6],
  ['gilt', 'vellum', 4.6, 9.9],
  ['gilt', 'gilt-wash', 4.4, 6.1],
  ['rule-2', 'leaf', 3.2, 3.3],
  ['on-wood', 'wood', 11.1, 15.7],
];

describe('contrast', () => {
  it.each(TABLE)('of %s on %s is as the look says', (ink, ground, parchment, night) => {
    expect(contrast(colour(ink, 0), colour(ground, 0))).toBeCloseTo(parchment, 0.9);
    expect(contrast(colour(ink, 1), colour(ground, 1))).toBeCloseTo(night, 0.9);
  });

  /** Text the components write on their grounds, besides the table. */
  const TEXTS: readonly (readonly [ink: string, ground: string])[] = [
    ['on-lapis', 'lapis'],
    ['on-gilt', 'gilt'],
    ['on-rubric', 'rubric'],
    ['on-verdigris', 'verdigris'],
    ['on-wood-2', 'wood'],
    ['on-wood', 'wood-3'],
    ['on-wood-2', 'wood-3'],
    ['on-wood-good', 'wood'],
    ['on-wood-bad', 'wood'],
    ['ink-3', 'leaf'],
    ['ink-2', 'vellum-2'],
    ['ink', 'lapis-wash'],
    ['ink', 'verdigris-wash'],
    ['ink-2', 'lapis-wash'],
    ['leaf', 'ink-2'],
    ['gilt', 'leaf'],
    ['lapis', 'leaf'],
    ['rubric', 'leaf'],
    ['verdigris', 'leaf'],
  ];

  it.each(TEXTS)('of the words %s on %s is at least 4.5 in both themes', (ink, ground) => {
    for (const theme of [0, 1] as const) expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  const SEATS = ['azure', 'gules', 'or', 'vert', 'purpure', 'sable', 'tenne', 'argent', 'celeste', 'murrey'];
  const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

  it.each(SEATS)('of the letter on %s is at least 3.7, and it has its halo in the field', (tincture) => {
    const [, letter] = new RegExp(`--seat: var\\(--${tincture}\\);[^}]*--seat-ink: var\\(--(letter-\\w+)\\)`).exec(css) ?? [];
    expect(contrast(colour(letter, 0), colour(tincture, 0))).toBeGreaterThanOrEqual(3.7);
  });
});
