/**
 * Makes the maps, and keeps them in `made/`, and flat ones for pictures in `pictures/maps/`: `node --import tsx web/maps/make.ts`. To be run again whenever what they are made of changes; a
 * test says so.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LAND, landRings } from './build/earth.ts';
import { buildFief } from './fief/build.ts';
import type { FiefLayout } from './fief/layout.ts';
import { buildMedioevo } from './medioevo/build.ts';
import type { MedioevoLayout } from './medioevo/layout.ts';
import { type MadeShape, type Place, readShape, ringsOf } from './shape.ts';

const HERE = import.meta.dirname;

interface Recipe {
  /** The content whose part `map` it is made from. */
  readonly content: string;
  /** Whatever else it is made of. */
  readonly of: readonly string[];
  make(content: string): object;
}

const SHARED = [...filesIn('build'), join(HERE, 'packed.ts'), join(HERE, 'shape.ts')];

export const MAPS: { readonly [id: string]: Recipe } = {
  fief: {
    content: join(HERE, '../../games/fief/content/data.json'),
    of: [...SHARED, ...['build.ts', 'layout.ts', 'made.ts', 'measures.ts'].map((name) => join(HERE, 'fief', name))],
    make(content) {
      const { map }: { map: FiefLayout } = JSON.parse(content);
      return buildFief(map);
    },
  },
  medioevo: {
    content: join(HERE, '../../games/medioevo/content/data.json'),
    of: [
      ...SHARED,
      ...['build.ts', 'distances.ts', 'land.ts', 'layout.ts', 'made.ts', 'names.ts', 'routes.ts'].map((name) =>
        join(HERE, 'medioevo', name),
      ),
      LAND,
    ],
    make(content) {
      const { map }: { map: MedioevoLayout } = JSON.parse(content);
      return buildMedioevo(map, landRings());
    },
  },
};

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(HERE, folder))
    .sort()
    .map((name) => join(HERE, folder, name));
}

export function fileOf(id: string): string {
  return join(HERE, 'made', `${id}.json`);
}

/** Tells whether a map was made of what is there now. */
export function hashOf({ content, of }: Recipe): string {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(JSON.parse(readFileSync(content, 'utf8')).map));
  for (const file of of) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** The map as it is kept, a line for each of its parts. */
export function textOf(recipe: Recipe): string {
  const made = { madeOf: hashOf(recipe), ...recipe.make(readFileSync(recipe.content, 'utf8')) };
  const parts = Object.entries(made).map(([name, part]) => `${JSON.stringify(name)}:${JSON.stringify(part)}`);
  return `{\n${parts.join(',\n')}\n}\n`;
}

/** The same map flat, for pictures: whole areas, a quarter as fine. */
export function flatOf(text: string): string {
  const { shape: made }: { readonly shape: MadeShape } = JSON.parse(text);
  const shape = readShape(made);
  const coarse = (value: number): number => Math.round(value / FLAT);
  const areas = shape.areas.map(({ id, heart, outlines }) => ({
    id,
    heart: heart.map(coarse),
    d: ringsOf(shape, outlines)
      .map((ring) => flatRing(ring.map(([x, y]) => [coarse(x), coarse(y)])))
      .join(''),
  }));
  const lines = areas.map((area) => `  ${JSON.stringify(area)}`).join(',\n');
  return `{\n"width": ${coarse(shape.width)},\n"height": ${coarse(shape.height)},\n"areas": [\n${lines}\n]\n}\n`;
}

const FLAT = 4;

/** A ring without the points that have fallen together. */
function flatRing(ring: readonly Place[]): string {
  const points = ring.filter(([x, y], i) => i === 0 || x !== ring[i - 1][0] || y !== ring[i - 1][1]);
  if (points.length < 3) return '';
  return `M${points.map(([x, y], i) => (i === 0 ? `${x} ${y}l` : `${x - points[i - 1][0]} ${y - points[i - 1][1]}`)).join(' ')}z`;
}

export function flatFileOf(id: string): string {
  return join(HERE, '../../pictures/maps', `${id}.json`);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [id, recipe] of Object.entries(MAPS)) {
    const text = textOf(recipe);
    writeFileSync(fileOf(id), text);
    writeFileSync(flatFileOf(id), flatOf(text));
  }
