/** Plots as SVG, in the colours of the house; they read without colour as well. */

import type { Paper } from './colours.ts';
import { escaped } from './markup.ts';

const WIDTH = 760;
const ROW = 24;
const HEAD = 64;
const FOOT = 30;
const LABEL = 230;
const RIGHT = 24;
const SERIF = "'EB Garamond', Garamond, Georgia, serif";
const SANS = "'Alegreya Sans', 'Gill Sans', Verdana, sans-serif";

export interface Mark {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly isOut: boolean;
}

export interface Forest {
  readonly title: string;
  readonly legend: readonly string[];
  /** Where everything would be if all were alike. */
  readonly centre: number;
  /** One mark for each entry of the legend; null where there is nothing to tell. */
  readonly rows: readonly { readonly label: string; readonly marks: readonly (Mark | null)[] }[];
  say(value: number): string;
}

/** Values with their intervals, row by row. */
export function forest({ title, legend, centre, rows, say }: Forest, paper: Paper): string {
  const marks = rows.flatMap((row) => row.marks.flatMap((mark) => (mark === null ? [] : [mark])));
  const reach = Math.max(0.02, ...marks.map(({ low, high }) => Math.max(Math.abs(low - centre), Math.abs(high - centre))));
  const step = roundStep((2 * reach) / 7);
  const from = Math.min(...marks.map(({ low }) => low), centre);
  const to = Math.max(...marks.map(({ high }) => high), centre);
  const least = centre - Math.ceil((centre - from) / step) * step;
  const most = centre + Math.ceil((to - centre) / step) * step;
  const x = (value: number): number => LABEL + ((value - least) / Math.max(step, most - least)) * (WIDTH - LABEL - RIGHT);
  const height = HEAD + rows.length * ROW + FOOT;
  const bottom = HEAD + rows.length * ROW;
  const lines: string[] = [];
  for (let i = 0, at = least; at <= most + step / 2; i++, at = least + i * step) {
    const isCentre = Math.abs(at - centre) < step / 100;
    lines.push(
      `<line x1="${n(x(at))}" x2="${n(x(at))}" y1="${HEAD - 4}" y2="${bottom}" stroke="${paper.of(isCentre ? 'rubric' : 'rule')}"${isCentre ? ' stroke-dasharray="5 4" stroke-width="1.5"' : ''}/>`,
      words(paper, say(at), x(at), bottom + 18, { anchor: 'middle', size: 12 }),
    );
  }
  for (const [i, row] of rows.entries()) {
    const middle = HEAD + i * ROW + ROW / 2;
    lines.push(words(paper, row.label, LABEL - 14, middle + 4, { anchor: 'end', font: SERIF, size: 15 }));
    for (const [which, mark] of row.marks.entries()) {
      if (mark === null) continue;
      const y = middle + (row.marks.length === 1 ? 0 : (which - (row.marks.length - 1) / 2) * 8);
      lines.push(interval(paper, mark, which, x, y));
    }
  }
  return svg(paper, title, height, [
    words(paper, title, 16, 28, { font: SERIF, size: 19, weight: 600 }),
    ...legendOf(paper, legend, (which, at) =>
      interval(paper, { value: at + 14, low: at, high: at + 28, isOut: false }, which, (value) => value, 44),
    ),
    ...lines,
  ]);
}

function interval(paper: Paper, { value, low, high, isOut }: Mark, which: number, x: (value: number) => number, y: number): string {
  const colour = paper.of(isOut ? 'rubric' : 'ink');
  const dot =
    which === 0
      ? `<circle cx="${n(x(value))}" cy="${n(y)}" r="4" fill="${colour}"/>`
      : `<rect x="${n(x(value) - 3.5)}" y="${n(y - 3.5)}" width="7" height="7" fill="${paper.of('leaf')}" stroke="${colour}" stroke-width="2"/>`;
  return `<line x1="${n(x(low))}" x2="${n(x(high))}" y1="${n(y)}" y2="${n(y)}" stroke="${colour}" stroke-width="2"/>${dot}`;
}

export interface Histogram {
  readonly title: string;
  readonly legend: readonly string[];
  /** By entry of the legend: bars side by side over the same bins. */
  readonly bins: readonly { readonly label: string; readonly values: readonly number[] }[];
}

export function histogram({ title, legend, bins }: Histogram, paper: Paper): string {
  const plot = 170;
  const most = Math.max(...bins.flatMap(({ values }) => values)) || 1;
  const left = 16;
  const wide = (WIDTH - left - RIGHT) / Math.max(1, bins.length);
  const bottom = HEAD + plot;
  const bars = bins.flatMap(({ label, values }, i) => [
    ...values.map((value, which) => {
      const width = (wide - 8) / values.length;
      const height = (value / most) * plot;
      return `<rect x="${n(left + i * wide + 4 + which * width)}" y="${n(bottom - height)}" width="${n(width - 1)}" height="${n(height)}" fill="${fillOf(paper, which)}" stroke="${paper.of('ink-2')}"/>`;
    }),
    words(paper, label, left + (i + 0.5) * wide, bottom + 18, { anchor: 'middle', size: 12 }),
  ]);
  return svg(paper, title, bottom + FOOT, [
    words(paper, title, 16, 28, { font: SERIF, size: 19, weight: 600 }),
    ...legendOf(paper, legend, (which, at) => swatch(paper, which, at, 38)),
    ...bars,
    `<line x1="${left}" x2="${WIDTH - RIGHT}" y1="${bottom}" y2="${bottom}" stroke="${paper.of('ink-2')}"/>`,
  ]);
}

export interface Stacks {
  readonly title: string;
  readonly legend: readonly string[];
  readonly rows: readonly { readonly label: string; readonly parts: readonly number[]; readonly total: string }[];
}

/** Bars made of parts; what counts against is drawn to the left. */
export function stacks({ title, legend, rows }: Stacks, paper: Paper): string {
  const all = rows.map(({ parts }) => ({ up: sumOf(parts, 1), down: sumOf(parts, -1) }));
  const most = Math.max(1, ...all.map(({ up }) => up));
  const least = Math.max(0, ...all.map(({ down }) => down));
  const x = (value: number): number => LABEL + ((value + least) / (most + least)) * (WIDTH - LABEL - 70);
  const perLine = 3;
  const head = HEAD + Math.floor((legend.length - 1) / perLine) * 20;
  const bars = rows.flatMap(({ label, parts, total }, row) => {
    const y = head + row * 34;
    let up = 0;
    let down = 0;
    const drawn = parts.map((part, which) => {
      const [from, to] = part >= 0 ? [up, up + part] : [down + part, down];
      if (part >= 0) up += part;
      else down += part;
      return `<rect x="${n(x(from))}" y="${y}" width="${n(Math.max(0, x(to) - x(from)))}" height="22" fill="${fillOf(paper, which)}" stroke="${paper.of('ink-2')}" stroke-width="0.75"/>`;
    });
    return [
      words(paper, label, LABEL - 14, y + 16, { anchor: 'end', font: SERIF, size: 15 }),
      ...drawn,
      words(paper, total, x(up) + 8, y + 16, { size: 14, weight: 700 }),
    ];
  });
  return svg(paper, title, head + rows.length * 34 + 12, [
    words(paper, title, 16, 28, { font: SERIF, size: 19, weight: 600 }),
    ...legend.flatMap((word, i) => {
      const at = 16 + (i % perLine) * ((WIDTH - 32) / perLine);
      const y = 38 + Math.floor(i / perLine) * 20;
      return [swatch(paper, i, at, y), words(paper, word, at + 34, y + 11, { size: 13 })];
    }),
    ...bars,
  ]);
}

function sumOf(parts: readonly number[], sign: 1 | -1): number {
  return parts.reduce((sum, part) => sum + Math.max(0, sign * part), 0);
}

const FILLS = ['ink-2', 'url(#stripes)', 'url(#dots)', 'rule-2', 'vellum-3', 'url(#bars)', 'leaf', 'ink-3'] as const;

function fillOf({ of }: Paper, which: number): string {
  const fill = FILLS[which % FILLS.length];
  return fill === 'url(#stripes)' || fill === 'url(#dots)' || fill === 'url(#bars)' ? fill : of(fill);
}

/** What fills are named by. */
export function patterns({ of }: Pick<Paper, 'of'>): string {
  const ink = of('ink-2');
  const leaf = of('leaf');
  return [
    '<defs>',
    `<pattern id="stripes" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="7" height="7" fill="${of('vellum-3')}"/><rect width="3.5" height="7" fill="${ink}"/></pattern>`,
    `<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="${leaf}"/><circle cx="3" cy="3" r="1.4" fill="${ink}"/></pattern>`,
    `<pattern id="bars" width="6" height="6" patternUnits="userSpaceOnUse"><rect width="6" height="6" fill="${leaf}"/><rect width="2" height="6" fill="${ink}"/></pattern>`,
    '</defs>',
  ].join('');
}

function swatch(paper: Paper, which: number, x: number, y: number): string {
  return `<rect x="${n(x)}" y="${y}" width="26" height="13" fill="${fillOf(paper, which)}" stroke="${paper.of('ink-2')}" stroke-width="0.75"/>`;
}

function legendOf(paper: Paper, legend: readonly string[], sign: (which: number, at: number) => string): string[] {
  return legend.flatMap((word, i) => {
    const at = 16 + i * 180;
    return [sign(i, at), words(paper, word, at + 36, 49, { size: 13 })];
  });
}

function words(
  paper: Paper,
  text: string,
  x: number,
  y: number,
  { anchor = 'start', font = SANS, size, weight = 400 }: { anchor?: string; font?: string; size: number; weight?: number },
): string {
  return `<text x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-family="${font}" font-size="${size}" font-weight="${weight}" fill="${paper.of('ink')}">${escaped(text)}</text>`;
}

function svg(paper: Paper, title: string, height: number, parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="${escaped(title)}">`,
    ...(paper.hasPatterns ? [] : [patterns(paper)]),
    `<rect width="${WIDTH}" height="${height}" rx="6" fill="${paper.of('leaf')}" stroke="${paper.of('rule')}"/>`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}

function roundStep(atLeast: number): number {
  const power = 10 ** Math.floor(Math.log10(atLeast));
  return [1, 2, 2.5, 5, 10].map((step) => step * power).find((step) => step >= atLeast) ?? power;
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}
