/** The data of the games as the client has it. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { lean } from '../content-plugin.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('the data without its words', () => {
  it.each(GAME_IDS)('of %s is all that its rules read', async (game) => {
    const folder = join(ROOT, 'games', game, 'content');
    const whole = readFileSync(join(folder, 'data.json'), 'utf8');
    const { contentOf } = await import(join(folder, game === 'anarchy' ? 'assemble.ts' : 'content.ts'));
    const bare = lean(whole);
    expect(JSON.stringify(bare)).not.toMatch(/\{"(?:en|fr)":"[^"]*","(?:en|fr)":"[^"]*"\}/);
    const read = (data: unknown): unknown => lean(JSON.stringify(contentOf(data)));
    expect(read(bare)).toEqual(read(JSON.parse(whole)));
  });

  it('is all that the screens read: words come with the messages, or with a pack', () => {
    const games = join(ROOT, 'web/games');
    const files = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/(?:^|\/)(?:test|gallery)\/|\/pack\.ts$/.test(file),
    );
    const reading = files.filter((file) =>
      /(?:name|text|unit|effect|feminine)\??\.?\[(?:\w+\.)?language\]/.test(readFileSync(join(games, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(200);
    expect(reading).toEqual([]);
  });
});
