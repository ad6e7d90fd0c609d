import { readdirSync, readFileSync } from 'node:fs';
import { gameKit } from '@castellan/engine/kit';
import { game } from '../index.ts';

const folder = new URL('./records/', import.meta.url);
const records = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

gameKit(game, { records, games: 40 });
