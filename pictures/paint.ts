/** The colours of parchment and of seats, and the pieces from which pictures are put together. */

import { ORDINARIES, OUTLINE } from './heraldry.ts';
import { iconBody } from './icons.ts';
import type { Tincture } from './tinctures.ts';

/** As the browser client has them (`web/design/tokens.css`); a test holds them together. */
export const COLOURS = {
  vellum: '#f6efdf',
  'vellum-2': '#efe5cd',
  'vellum-3': '#e4d6b6',
  leaf: '#fffaf0',
  ink: '#2b2016',
  'ink-2': '#5a4732',
  'ink-3': '#755f44',
  rule: '#cdb98e',
  'rule-2': '#a48a58',
  'gilt-bright': '#e3b23c',
  rubric: '#9c2a1f',
  verdigris: '#2f6b55',
  wood: '#3a2a1c',
  'on-wood': '#f3e6c8',
  azure: '#0b3e89',
  'azure-2': '#6f9bd8',
  gules: '#bb4343',
  'gules-2': '#f0c4bb',
  or: '#eecf62',
  'or-2': '#a87c12',
  vert: '#149572',
  'vert-2': '#b5e3d3',
  purpure: '#a46cc1',
  'purpure-2': '#eddcf5',
  sable: '#181515',
  'sable-2': '#8d8379',
  tenne: '#de7e2f',
  'tenne-2': '#7c3f0b',
  argent: '#e2dfd7',
  'argent-2': '#8f8a7e',
  celeste: '#82c4e4',
  'celeste-2': '#1f5f80',
  murrey: '#512500',
  'murrey-2': '#c79a6f',
} as const;

interface Arms {
  readonly field: string;
  readonly second: string;
  readonly letter: string;
}

const [light, dark] = ['#ffffff', COLOURS.ink];

export const ARMS: { readonly [tincture in Tincture]: Arms } = {
  A: { field: COLOURS.azure, second: COLOURS['azure-2'], letter: light },
  G: { field: COLOURS.gules, second: COLOURS['gules-2'], letter: light },
  O: { field: COLOURS.or, second: COLOURS['or-2'], letter: dark },
  V: { field: COLOURS.vert, second: COLOURS['vert-2'], letter: light },
  P: { field: COLOURS.purpure, second: COLOURS['purpure-2'], letter: light },
  S: { field: COLOURS.sable, second: COLOURS['sable-2'], letter: light },
  T: { field: COLOURS.tenne, second: COLOURS['tenne-2'], letter: dark },
  L: { field: COLOURS.argent, second: COLOURS['argent-2'], letter: dark },
  C: { field: COLOURS.celeste, second: COLOURS['celeste-2'], letter: dark },
  M: { field: COLOURS.murrey, second: COLOURS['murrey-2'], letter: light },
};

type Attributes = { readonly [name: string]: string | number | undefined };

function attributes(given: Attributes): string {
  return Object.entries(given)
    .flatMap(([name, value]) => (value === undefined ? [] : [` ${name}="${typeof value === 'number' ? rounded(value) : escaped(value)}"`]))
    .join('');
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}

export function element(name: string, given: Attributes, inner = ''): string {
  return `<${name}${attributes(given)}>${inner}</${name}>`;
}

export function group(x: number, y: number, ...inner: readonly string[]): string {
  return element('g', { transform: `translate(${rounded(x)} ${rounded(y)})` }, inner.join(''));
}

interface Type {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: 500 | 700 | 800;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Whether it is a title. */
  readonly title?: boolean;
  /** What it may take at most; it is set smaller, and then cut. */
  readonly width?: number;
  /** Colour of a line around it, where it lies over other things. */
  readonly halo?: string;
}

/** How wide letters are, as parts of their size: the mean of the faces. */
const WIDTHS = { title: 0.68, text: 0.46 } as const;
/** Each weight of the face goes by a name of its own. */
const FAMILIES = { 500: 'Alegreya Sans Medium', 700: 'Alegreya Sans', 800: 'Alegreya Sans ExtraBold' } as const;
/** Smaller than so much of its size nothing is set. */
const LEAST = 0.72;

export function text(x: number, y: number, says: string, { size, fill, weight = 500, anchor, title = false, width, halo }: Type): string {
  const each = title ? WIDTHS.title : WIDTHS.text;
  const fits = width === undefined ? size : Math.max(size * LEAST, Math.min(size, width / (says.length * each)));
  const most = width === undefined ? says.length : Math.floor(width / (fits * each));
  const cut = says.length > most ? `${says.slice(0, Math.max(1, most - 1)).trimEnd()}…` : says;
  return element(
    'text',
    {
      x,
      y,
      'font-family': title ? 'Cinzel SemiBold' : FAMILIES[weight],
      'font-weight': title ? 600 : weight,
      'font-size': fits,
      fill: fill ?? COLOURS.ink,
      'text-anchor': anchor,
      ...(halo === undefined ? {} : { stroke: halo, 'stroke-width': size / 5, 'stroke-linejoin': 'round', 'paint-order': 'stroke' }),
    },
    escaped(cut),
  );
}

export function box(x: number, y: number, width: number, height: number, given: Attributes = {}): string {
  return element('rect', { x, y, width, height, rx: 6, fill: COLOURS.leaf, stroke: COLOURS['rule-2'], 'stroke-width': 1.5, ...given });
}

/** An icon of the set, around the middle of which everything is placed. */
export function icon(name: string, x: number, y: number, size: number, fill: string = COLOURS['ink-2']): string {
  return element(
    'g',
    { transform: `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)}) scale(${size / 512})`, fill, color: fill },
    iconBody(name),
  );
}

/** A shield by its middle. */
export function shield(tincture: Tincture, x: number, y: number, width: number): string {
  const { field, second, letter } = ARMS[tincture];
  const scale = width / 24;
  return element(
    'g',
    { transform: `translate(${rounded(x - width / 2)} ${rounded(y - 14 * scale)}) scale(${rounded(scale)})` },
    element('path', { d: OUTLINE, fill: field }) +
      element('path', { d: ORDINARIES[tincture], fill: second, opacity: 0.6, 'fill-rule': 'evenodd', 'clip-path': 'url(#shield)' }) +
      element('path', { d: OUTLINE, fill: 'none', stroke: COLOURS.ink, 'stroke-width': 1.6 }) +
      text(12, 18, tincture, { size: 13.5, weight: 800, fill: letter, anchor: 'middle', halo: field }),
  );
}

/** A sign in a disc of a seat's colour. */
export function token(tincture: Tincture, x: number, y: number, size: number, says: string): string {
  const { field, letter } = ARMS[tincture];
  return (
    element('circle', { cx: x, cy: y, r: size / 2, fill: field, stroke: COLOURS.leaf, 'stroke-width': 2 }) +
    text(x, y + size * 0.2, says, { size: size * 0.6, weight: 800, fill: letter, anchor: 'middle' })
  );
}

/** What every picture defines once. */
export const DEFINITIONS = element('defs', {}, element('clipPath', { id: 'shield' }, element('path', { d: OUTLINE })));
