import { readdirSync, readFileSync } from 'node:fs';
import { gameKit } from '@castellan/engine/kit';
import { game } from '../index.ts';

const folder = new URL('records/', import.meta.url);

/** Who begins and in which colour changes nothing in play; `setup.test.ts` proves these options. */
const options = game.options.filter(({ id }) => id === 'expansionPlus');

gameKit(
  { ...game, options },
  { records: readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })), games: 60 },
);
