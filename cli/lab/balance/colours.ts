/** What plots and pages are drawn with. */

/** On parchment and in the night hall, as the browser client has them (`web/design/tokens.css`); a test holds them together. */
export const COLOURS = {
  vellum: ['#f6efdf', '#1b1714'],
  'vellum-3': ['#e4d6b6', '#30281f'],
  leaf: ['#fffaf0', '#2a231c'],
  ink: ['#2b2016', '#f2e6cd'],
  'ink-2': ['#5a4732', '#cdbb98'],
  'ink-3': ['#755f44', '#a8946f'],
  rule: ['#cdb98e', '#4a3d2d'],
  'rule-2': ['#a48a58', '#86704b'],
  lapis: ['#1f4e8c', '#8db8ec'],
  rubric: ['#9c2a1f', '#f0866f'],
} as const;

type Colour = keyof typeof COLOURS;

/** Where a plot is drawn: what each colour is called there, and whether the page around it has the patterns already. */
export interface Paper {
  readonly of: (colour: Colour) => string;
  readonly hasPatterns: boolean;
}

/** A file of its own, always by day. */
export const SHEET: Paper = { of: (colour) => COLOURS[colour][0], hasPatterns: false };

/** Part of a page, which knows its colours by name and by the light. */
export const PAGE: Paper = { of: (colour) => `var(--${colour})`, hasPatterns: true };
