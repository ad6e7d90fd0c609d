import { describe, expect, it } from 'vitest';
import { checkSetup, completeOptions, type Refusal, refusal, type Setup } from '../index.ts';
import { SEED } from './builders.ts';
import { toy } from './toy.ts';

describe('a set-up', () => {
  const good = { seats: 3, options: {}, seed: SEED };

  it.each([good, { ...good, seats: 2 }, { ...good, seats: 4 }, { ...good, options: { raids: false, rounds: 3 } }, { ...good, pack: '' }])(
    'is accepted: $seats seats, $options',
    (setup) => {
      expect(checkSetup(toy, setup)).toBeNull();
    },
  );

  it.each<{ setup: Setup; why: Refusal }>([
    { setup: { ...good, seats: 1 }, why: refusal('kernel', 'badSeats', { min: 2, max: 4, players: 1 }) },
    { setup: { ...good, seats: 5 }, why: refusal('kernel', 'badSeats', { min: 2, max: 4, players: 5 }) },
    { setup: { ...good, seats: 2.5 }, why: refusal('kernel', 'badSeats', { min: 2, max: 4, players: 2.5 }) },
    { setup: { ...good, seats: Number.NaN }, why: refusal('kernel', 'badSeats', { min: 2, max: 4, players: Number.NaN }) },
    { setup: { ...good, seed: '' }, why: refusal('kernel', 'badSeed') },
    { setup: { ...good, seed: SEED.slice(1) }, why: refusal('kernel', 'badSeed') },
    { setup: { ...good, seed: `${SEED}\n` }, why: refusal('kernel', 'badSeed') },
    { setup: { ...good, seed: SEED.replace(/./, 'G') }, why: refusal('kernel', 'badSeed') },
    { setup: { ...good, options: { wind: true } }, why: refusal('kernel', 'unknownGameOption', { id: 'wind' }) },
    { setup: { ...good, options: { raids: 1 } }, why: refusal('kernel', 'badGameOption', { id: 'raids', value: 1 }) },
    { setup: { ...good, options: { rounds: '2' } }, why: refusal('kernel', 'badGameOption', { id: 'rounds', value: '2' }) },
    { setup: { ...good, options: { rounds: 4 } }, why: refusal('kernel', 'badGameOption', { id: 'rounds', value: 4 }) },
    { setup: { ...good, pack: 'lost@0' }, why: refusal('kernel', 'unknownPack', { pack: 'lost@0' }) },
  ])('is refused: $why.key $why.params', ({ setup, why }) => {
    expect(checkSetup(toy, setup)).toEqual(why);
  });

  it('is refused by the game when its parts do not go together, defaults included', () => {
    expect(checkSetup(toy, { ...good, seats: 4, options: { rounds: 3 } })).toEqual(refusal('CAR-1', 'tooLong', { seats: 4 }));
    const long = {
      ...toy,
      options: toy.options.map((spec) => (spec.id === 'rounds' ? { ...spec, kind: 'choice' as const, values: [3], default: 3 } : spec)),
    };
    expect(checkSetup(long, { ...good, seats: 4 })).toMatchObject({ key: 'tooLong' });
  });

  it('has the defaults of the options that were not named', () => {
    expect(completeOptions(toy, {})).toEqual({ raids: true, rounds: 2, moots: false });
    expect(completeOptions(toy, { rounds: 1 })).toEqual({ raids: true, rounds: 1, moots: false });
  });
});
