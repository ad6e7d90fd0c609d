/**
 * Makes the maps, and keeps them in `made/`: `node --import tsx web/maps/make.ts`. To be run again whenever what they are made of changes; a
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

const HERE = import.meta.dirname;

interface Recipe {
  /** The content whose part `map` it is made from. */
  readonly content: string;
  /** Whatever else it is made of. */
  readonly of: readonly string[];
  make(content: string): object;
}

const SHARED = [...filesIn('build'), join(HERE, 'shape.ts')];

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
      ...['build.ts', 'land.ts', 'layout.ts', 'made.ts', 'names.ts', 'routes.ts'].map((name) => join(HERE, 'medioevo', name)),
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

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const [id, recipe] of Object.entries(MAPS)) writeFileSync(fileOf(id), textOf(recipe));
