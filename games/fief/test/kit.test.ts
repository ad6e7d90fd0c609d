import { readdirSync, readFileSync } from 'node:fs';
import { gameKit } from '@castellan/engine/kit';
import { game } from '../index.ts';

const folder = new URL('./records/', import.meta.url);
const records = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

/** The shortest games: all that happens in longer ones happens in some of them. */
const SHORT = 8;
const options = game.options.map((spec) => (spec.kind === 'choice' ? { ...spec, default: SHORT } : spec));

/** Every variant with three players, every number of players, and fog of war with more of them; longer games by the records. */
gameKit(
  { ...game, options },
  {
    records,
    games: 12,
    closer: 1,
    setups: (seats, { roundLimit, fogOfWar, papalTithe, princeInherits }) =>
      roundLimit === SHORT && (seats === 3 || (fogOfWar === (seats === 4) && papalTithe === false && princeInherits === false)),
  },
);
