import { gameNamed } from '@castellan/games';
import { expect, it } from 'vitest';
import { PLATES } from '../games/plates.ts';

it.each(PLATES)('a table of $id that is laid at once, with a guide or without, has as many seats as the game allows', async (plate) => {
  const game = await gameNamed(plate.id)?.load();
  for (const seats of [plate.seats, plate.guided]) {
    expect(seats).toBeGreaterThanOrEqual(game?.seats.min ?? Number.NaN);
    expect(seats).toBeLessThanOrEqual(game?.seats.max ?? Number.NaN);
  }
});
