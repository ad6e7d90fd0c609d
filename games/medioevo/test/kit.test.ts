import { readdirSync, readFileSync } from 'node:fs';
import type { OptionValues } from '@castellan/engine';
import { gameKit } from '@castellan/engine/kit';
import { game } from '../index.ts';

const folder = new URL('./records/', import.meta.url);
const records = readdirSync(folder)
  .filter((name) => name.endsWith('.txt'))
  .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

/** The shortest games: what happens in longer ones happens in some of them. */
const SHORT = 8;
const options = game.options.map((spec) => (spec.kind === 'choice' && spec.id === 'turns' ? { ...spec, default: SHORT } : spec));
const usual: OptionValues = Object.fromEntries(options.map((spec) => [spec.id, spec.default]));

/** One limit of each kind stands for all of them; kingdoms agreed on in the lobby are proven by `setup.test.ts`. */
const STAND_INS: OptionValues = { honourLimit: 20, timeLimit: 60 };
/** They only change how long others wait. */
const CLOCKS: readonly string[] = ['reaction', 'windowHours'];

function isPlayed(seats: number, chosen: OptionValues): boolean {
  const variant = Object.keys(usual).find((id) => chosen[id] !== usual[id]);
  if (variant === undefined) return true;
  if (CLOCKS.includes(variant)) return false;
  if (variant === 'teams') return seats === (chosen.teams === 'twoTeams' ? 4 : 6);
  return seats === 2 && variant !== 'turns' && !/^kingdom\d/.test(variant) && chosen[variant] === (STAND_INS[variant] ?? chosen[variant]);
}

/** Every variant with two players, every number of players, and teams of two; battles in plenty by `midgame.test.ts`. */
gameKit({ ...game, options }, { records, games: 4, closer: 1, setups: isPlayed });
