/** What the pages say of how long a game takes. */

import anarchy from '@castellan/anarchy/data' with { type: 'json' };
import { completeOptions, type OptionValues } from '@castellan/engine';
import fief from '@castellan/fief/data' with { type: 'json' };
import { gameNamed } from '@castellan/games';
import medievalia from '@castellan/medievalia/data' with { type: 'json' };
import mondeOublie from '@castellan/monde-oublie/data' with { type: 'json' };
import { speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { mainRun, reportsOf } from '../balance/reports.ts';
import { measuredLength } from '../create/length.ts';
import { gameMessages } from '../games/messages.ts';
import { PLATES } from '../games/plates.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';

async function lengthOf(game: string, language: 'en' | 'fr', options: Partial<OptionValues> = {}, players = 4): Promise<string> {
  const [rules, messages] = await Promise.all([gameNamed(game)?.rules(), gameMessages(game, language)]);
  if (rules === undefined || messages === null) throw new Error(`no ${game}`);
  const all = { ...completeOptions(rules, {}), ...options };
  return speaker(language, [messages], String).say('game.length', { ...all, players });
}

describe('the length of a game', () => {
  it('is told by its rules for the options that are chosen', async () => {
    expect(await lengthOf('monde-oublie', 'en')).toBe('6 rounds');
    expect(await lengthOf('anarchy', 'fr')).toBe('5 manches');
    expect(await lengthOf('fief', 'en', { roundLimit: 12 })).toBe('until somebody has the points, 12 rounds at most');
    expect(await lengthOf('fief', 'en', { roundLimit: 'none' })).toBe('until somebody has the points');
    expect(await lengthOf('medioevo', 'en')).toBe('10 turns');
    expect(await lengthOf('medioevo', 'fr', { turns: 8, honourLimit: 25, timeLimit: 120 })).toBe('8 tours, ou 25 d’honneur, ou 2 heures');
    expect(await lengthOf('medievalia', 'en', {}, 2)).toMatch(/7 points/);
    expect(await lengthOf('medievalia', 'en', {}, 4)).toMatch(/11 points/);
  });

  it('is told as it was measured just where the rules leave it open', async () => {
    const measured = await Promise.all(PLATES.map(async ({ id, seats }) => measuredLength((await reportsOf(id)).map(mainRun), seats)));
    expect(measured.map((length) => length !== null)).toEqual(PLATES.map(({ openEnded }) => openEnded === true));
  });

  it('is measured at as many seats, or as near as there is', () => {
    const rounds = (tenth: number, ninetieth: number) => ({ ...NOTHING, tenth, ninetieth });
    const runs = [
      { seats: 2, rounds: rounds(8, 27) },
      { seats: 4, rounds: rounds(23, 31) },
    ];
    expect(measuredLength(runs, 2)).toEqual({ from: 8, to: 27, players: 2 });
    expect(measuredLength(runs, 6)).toEqual({ from: 23, to: 31, players: 4 });
    expect(measuredLength([{ seats: 4, rounds: rounds(6, 6) }], 4)).toBeNull();
    expect(measuredLength([], 4)).toBeNull();
  });

  it('is that of the box where it is told in minutes or hours', () => {
    const minutes = (text: string): readonly number[] => [...text.matchAll(/\d+/g)].map(([n]) => Number(n) * (text.endsWith('h') ? 60 : 1));
    const told = (game: keyof typeof BOXES) => [en, fr].map((words) => minutes(words[`app.game.${game}.length`]));
    const BOXES = {
      fief: [fief.game.minutes.min, fief.game.minutes.max],
      medievalia: [medievalia.game.minutes],
      'monde-oublie': [mondeOublie.game.minutes.min, mondeOublie.game.minutes.max],
      anarchy: minutes(anarchy.meta.minutes.slice(0, '60-90'.length)),
    };
    for (const game of ['fief', 'medievalia', 'monde-oublie', 'anarchy'] as const)
      expect(told(game), game).toEqual([BOXES[game], BOXES[game]]);
  });
});

const NOTHING = { mean: 0, interval: [0, 0] as const, least: 0, median: 0, most: 0, bins: [] };
