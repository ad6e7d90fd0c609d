import { readdirSync, readFileSync } from 'node:fs';
import { gameKit } from '@castellan/engine/kit';
import { game } from '../index.ts';

const folder = new URL('records/', import.meta.url);

gameKit(game, {
  records: readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') })),
  games: 30,
  closer: 1,
});
