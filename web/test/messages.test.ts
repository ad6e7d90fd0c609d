import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import catalogueEn from '../app/catalogue.en.ts';
import catalogueFr from '../app/catalogue.fr.ts';
import { PLATES } from '../app/games/plates.ts';
import en from '../app/messages/en.ts';
import fr from '../app/messages/fr.ts';

const APP = join(import.meta.dirname, '../app');

const known: { readonly [key: string]: string } = catalogueEn;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.endsWith('messages'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

/** Keys the pages name in full, and the beginnings of those they put together. */
function keysIn(source: string): { readonly whole: string[]; readonly begun: string[] } {
  return {
    whole: [...source.matchAll(/'(app\.[\w.-]+)'/g)].map(([, key]) => key),
    begun: [...source.matchAll(/`(app\.[\w.-]*)\$\{/g)].map(([, key]) => key),
  };
}

describe('what the pages say', () => {
  it('has the same keys and parameters in both languages, set as each of them is', () => {
    expect(misprints({ en, fr })).toEqual([]);
  });

  it('has words for every key the pages use, and no others', () => {
    const used = sources(APP).map(keysIn);
    const whole = used.flatMap((keys) => keys.whole);
    const begun = used.flatMap((keys) => keys.begun);
    expect(whole.filter((key) => known[key] === undefined)).toEqual([]);
    expect(begun.filter((start) => !Object.keys(known).some((key) => key.startsWith(start)))).toEqual([]);
    const idle = Object.keys(en).filter(
      (key) => key.startsWith('app.') && !whole.includes(key) && !begun.some((start) => key.startsWith(start)),
    );
    expect(idle).toEqual([]);
  });

  it('has a plate and words for every game on the shelf', () => {
    const plates = PLATES.map(({ id }) => id);
    expect(GAME_IDS.filter((id) => !plates.includes(id))).toEqual([]);
    const wanted = ['title', 'tagline', 'players', 'length', 'by'];
    const missing = plates.flatMap((id) => wanted.map((word) => `app.game.${id}.${word}`)).filter((key) => known[key] === undefined);
    expect(missing).toEqual([]);
  });

  it('calls each game by the name it gives itself, which is written nowhere else', async () => {
    for (const [language, catalogue, own] of [
      ['en', catalogueEn, en],
      ['fr', catalogueFr, fr],
    ] as const) {
      const said: { readonly [key: string]: string } = catalogue;
      for (const game of GAME_IDS) {
        const messages = (await gameNamed(game)?.messages(language)) ?? {};
        for (const word of ['title', 'tagline']) {
          expect(said[`app.game.${game}.${word}`]).toBe(messages[`game.${word}`]);
          expect(Object.keys(own)).not.toContain(`app.game.${game}.${word}`);
        }
      }
    }
  });

  it('lays a table without questions for as many as the game names', async () => {
    for (const id of GAME_IDS) {
      const game = await gameNamed(id)?.load();
      expect(PLATES.find((plate) => plate.id === id)?.seats, id).toBe(game?.seats.usual);
    }
  });
});
