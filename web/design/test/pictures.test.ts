/** Pictures of shared links are drawn by the server in the same hand as the screens: colours, plates and icons are the same. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GROUNDS } from '../../../pictures/grounds.ts';
import { SIGNS } from '../../../pictures/icons.ts';
import { COLOURS } from '../../../pictures/paint.ts';
import { PLATES } from '../../app/games/plates.ts';

const WEB = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(WEB, path), 'utf8');

describe('pictures and screens', () => {
  it('have the same colours', () => {
    const tokens = read('design/tokens.css');
    for (const [name, value] of Object.entries(COLOURS))
      expect(tokens.includes(`--${name}: ${value};`) || tokens.includes(`--${name}: light-dark(${value},`), name).toBe(true);
  });

  it('have the same plates', () => {
    const { emblems } = SIGNS;
    const icons: { readonly [id: string]: readonly string[] } = JSON.parse(read('app/icons.json'));
    expect(Object.keys(GROUNDS).sort()).toEqual(PLATES.map(({ id }) => id).sort());
    for (const { id, ground, lozenge, emblem } of PLATES) {
      expect(GROUNDS).toMatchObject({ [id]: { ground, lozenge } });
      expect(emblems).toMatchObject({ [id]: icons[emblem]?.[0] ?? emblem });
    }
  });

  it.each(PLATES.map(({ id }) => id))('have the same icons: %s', (id) => {
    const icons: { readonly [id: string]: readonly string[] } = JSON.parse(read(`games/${id}/icons.json`));
    const signs = Object.entries(Object.entries(SIGNS).find(([game]) => game === id)?.[1] ?? {});
    expect(signs.length).toBeGreaterThan(5);
    for (const [name, icon] of signs) expect(icons[name]?.[0], name).toBe(icon);
  });
});
