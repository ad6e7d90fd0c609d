/** One-sided plans: they play by the rules to the end, each does what it is named for, and players come in levels over them. */

import type { Game, State } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { botNamed } from '../index.ts';
import { answersOf, load } from './help/answers.ts';

describe('styles of Medievalia', () => {
  it.each(['rusher', 'turtle', 'builder', 'hoarder'])('%s plays by the rules, at tables of two to four', async (style) => {
    const game = await load('medievalia');
    for (const seats of [2, 3, 4])
      for (let seed = 1; seed <= 3; seed++) expect(answersOf(game, style, seats, seed).length).toBeGreaterThan(8);
  });

  it('are one-sided: a rusher marches on the enemy, a turtle and a builder never leave', async () => {
    const game = await load('medievalia');
    const marches = (style: string): number =>
      [1, 2, 3, 4].flatMap((seed) => answersOf(game, style, 2, seed)).filter((text) => text.startsWith('march')).length;
    expect(marches('rusher')).toBeGreaterThan(4);
    expect(marches('turtle')).toBe(0);
    expect(marches('builder')).toBe(0);
  });

  it('are players of games among bots only, in games that have them', async () => {
    expect(botNamed('rusher')).toBeNull();
    expect(botNamed('turtle', await load('anarchy'))).toBeNull();
    expect(botNamed('rusher', await load('medievalia'))?.name).toBe('rusher');
  });
});

describe('exploiters', () => {
  it.each([
    { id: 'monde-oublie', seats: 2 },
    { id: 'anarchy', seats: 2 },
    { id: 'fief', seats: 4 },
    { id: 'medioevo', seats: 3 },
  ])('of $id play by the rules, and otherwise than the instinct', async ({ id, seats }) => {
    const game = await load(id);
    const played = (player: string, seed: number): string => answersOf(game, player, seats, seed).join('\n');
    const differs = (plan: string): boolean => [1, 2, 3].some((seed) => played(plan, seed) !== usual(seed));
    const known: string[] = [];
    const usual = (seed: number): string => (known[seed] ??= played('heuristic', seed));
    const plans = Object.keys(game.instinct.exploiters ?? {});
    expect(plans.filter(differs)).toEqual(plans);
  });

  it('are one-sided: a scholar of The Anarchy spies, builders of Un Monde Oublié never fight and those of Fief hardly do, a lawyer of Medioevo Universale never does without Law', async () => {
    const [anarchy, world, fief, medioevo] = await Promise.all(['anarchy', 'monde-oublie', 'fief', 'medioevo'].map(load));
    const count = (game: Game<State>, player: string, what: RegExp, seats = 2, seeds = [1, 2]): number =>
      seeds.flatMap((seed) => answersOf(game, player, seats, seed)).filter((text) => what.test(text)).length;
    const war = /^(attack|place recruit|place conscription)/;
    expect(count(world, 'builder', war)).toBe(0);
    expect(count(world, 'heuristic', war)).toBeGreaterThan(0);
    expect(count(anarchy, 'scholar', /^spy /)).toBeGreaterThan(count(anarchy, 'heuristic', /^spy /) + 4);
    const battle = /^(attack|besiege)/;
    const seeds = [1, 2, 3, 4, 5];
    const fought = count(fief, 'heuristic', battle, 4, seeds);
    expect(count(fief, 'builder', battle, 4, seeds)).toBeLessThan(fought / 3);
    expect(count(fief, 'rusher', battle, 4, seeds)).toBeGreaterThan(fought);
    expect(count(medioevo, 'lawyer', /^study law$/, 3)).toBe(2);
    expect(count(medioevo, 'oathbreaker', /war on/, 3)).toBeGreaterThan(count(medioevo, 'heuristic', /war on/, 3));
  });
});

describe('zealots', () => {
  it.each(['warlike', 'thrifty', 'courtly', 'builder'])(
    'a %s one plays by the rules in Un Monde Oublié and Medievalia',
    async (character) => {
      for (const id of ['monde-oublie', 'medievalia'])
        expect(answersOf(await load(id), `zealot-${character}`, 2, 1).length).toBeGreaterThan(8);
    },
  );

  it('do what they like whatever it costs: one attacks more often in a game than its instinct would', async () => {
    const game = await load('monde-oublie');
    const attacks = (player: string): number =>
      [1, 2, 3].flatMap((seed) => answersOf(game, player, 2, seed)).filter((text) => /attack|recruit|conscription/.test(text)).length;
    expect(attacks('zealot-warlike')).toBeGreaterThan(1.2 * attacks('heuristic'));
  });

  it('are players of games among bots only', async () => {
    expect(botNamed('zealot-warlike')).toBeNull();
    expect(botNamed('zealot-even', await load('fief'))).toBeNull();
    expect(botNamed('zealot', await load('fief'))).toBeNull();
  });
});
