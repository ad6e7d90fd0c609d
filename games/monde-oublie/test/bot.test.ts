import { advance, apply, beginGame, type Chance, fastChance, guess, type Option, type Question, randomAnswer } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { MonState } from '../state.ts';
import { answer, army, barracks, faceUp, give, keys, on, play, question, roll, row, start, toRound } from './builders.ts';

/** The answer the instinct prefers: a whole one, or the options of most weight. */
function preferred(s: MonState, q: Question): readonly Option[] {
  if (q.kind === 'amount') throw new Error('no question of this game asks for an amount');
  const whole = game.instinct.answer?.(s, q) ?? null;
  if (Array.isArray(whole)) return whole;
  const weighed = q.options.map((option) => ({ option, weight: game.instinct.weigh(s, q, option) })).sort((a, b) => b.weight - a.weight);
  switch (q.kind) {
    case 'pick':
      return [weighed[0].option];
    case 'subset':
      return weighed.filter(({ weight }, i) => i < q.min || (i < q.max && weight > 0)).map(({ option }) => option);
    case 'order':
      return weighed.map(({ option }) => option);
  }
}

const choice = (s: MonState): string =>
  preferred(s, question(s))
    .map(({ key }) => key)
    .join(' ');

describe('the instinct', () => {
  it('wins at least nine games in ten for two sensible seats against two random ones', () => {
    const rng = fastChance(4);
    let won = 0;
    const games = 60;
    for (let i = 0; i < games; i++) {
      const s = beginGame(game, { seats: 4, options: {} }, fastChance(500 + i));
      for (let q = advance(game, s); q !== null; q = apply(game, s, q, choose(s, q, rng)));
      if (s.core.result?.winners.every((seat) => seat >= 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.9);
  });

  function choose(s: MonState, q: Question, rng: Chance) {
    if (q.seat < 2) return randomAnswer(q, rng);
    const options = preferred(guess(game, s, q.seat, rng), q);
    return q.kind === 'pick' ? options[0] : options;
  }

  it('attacks a titan that is worth its coins', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('elephants-de-guerre')] });
    faceUp(s, 'crabe-des-recifs');
    row(s, 'verger');
    barracks(s);
    expect(choice(s)).toBe('attack crabe-des-recifs');
  });

  it('pays the cheapest armies', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('elephants-de-guerre', { art: 4 }), army('phalange'), army('lanciers')] });
    faceUp(s, 'crabe-des-recifs');
    answer(s, 'attack crabe-des-recifs');
    expect(choice(s)).toBe('army 2 army 3');
  });

  it('conscripts only for the sake of an attack', () => {
    const s = start();
    give(s, 0, { coins: 9, armies: [army('phalange')], city: ['ecole', 'amphitheatre'] });
    s.titans = [-1, -1, -1];
    const weight = (key: string): number => {
      const q = question(s);
      const option = q.kind === 'amount' ? undefined : q.options.find((o) => o.key === key);
      if (option === undefined) throw new Error(`${key} is not offered`);
      return game.instinct.weigh(s, q, option);
    };
    const idle = weight('place 1 conscription');
    faceUp(s, 'crabe-des-recifs');
    expect(weight('place 1 conscription')).toBeGreaterThan(idle + 0.5);
    expect(idle).toBeLessThan(weight('place 1 labour'));
  });

  it('lets the lowest citizens starve and damages what it needs least', () => {
    const s = start();
    give(s, 0, {
      coins: 9,
      damaged: ['champ-de-ble'],
      armies: [army('elephants-de-guerre'), army('lanciers'), army('phalange')],
      city: ['caserne', 'rempart'],
    });
    faceUp(s, 'crabe-des-recifs');
    roll(s, 'titan');
    play(s, 'attack crabe-des-recifs', 'army 1');
    expect(choice(s)).toBe('rempart');
    play(s, 'rempart', 'pass', 'pass');
    expect(choice(s)).toBe('citizen 1');
  });

  it('spends its last coins on banners in round 6', () => {
    const s = toRound(start(), 6);
    give(s, 0, { coins: 7, citizens: [-1, on('labour'), on('labour')] });
    row(s, 'grand-port');
    barracks(s);
    expect(choice(s)).toBe('place 1 build');
  });

  it('never passes while a citizen can still earn something', () => {
    const s = start();
    give(s, 0, { coins: 0, armies: [] });
    s.titans = [-1, -1, -1];
    barracks(s);
    expect(keys(s)).toContain('pass');
    expect(choice(s)).not.toBe('pass');
  });
});
