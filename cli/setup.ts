/** Set-ups from the command line. */

import {
  checkSetup,
  type Game,
  type OptionSpec,
  type OptionValues,
  SEED_PATTERN,
  type Setup,
  type State,
  seedFrom,
} from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Complaint } from './complaint.ts';
import { sayRefusal } from './opened.ts';

/** A whole seed as it is; any other text stands for one. */
export function seedOf(text: string): string {
  return SEED_PATTERN.test(text) ? text : seedFrom(text);
}

const YES = ['true', 'yes', 'on', '1'];
const NO = ['false', 'no', 'off', '0'];

/** `key=value,…`; a switch may stand alone. */
export function optionValues(game: Game<State>, text: string | undefined): OptionValues {
  const values: { [id: string]: boolean | number | string } = {};
  for (const part of (text ?? '').split(',').filter((one) => one.trim() !== '')) {
    const [id, value = 'true'] = part.split('=').map((side) => side.trim());
    const spec = game.options.find((option) => option.id === id);
    if (spec === undefined)
      throw new Complaint('cli.unknownOption', { text: id, n: game.options.length, known: game.options.map((option) => option.id) });
    values[id] = readOption(spec, value);
  }
  return values;
}

/** The value as the option wants it. */
function readOption(spec: OptionSpec, value: string): boolean | number | string {
  const read = spec.kind === 'choice' ? spec.values.find((allowed) => String(allowed) === value) : readSwitch(value);
  if (read !== undefined) return read;
  const known = spec.kind === 'choice' ? spec.values.map(String) : [YES[0], NO[0]];
  throw new Complaint('cli.badOption', { id: spec.id, text: value, known });
}

function readSwitch(value: string): boolean | undefined {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : undefined;
}

/** The set-up, or a complaint about what does not go together. */
export function checkedSetup(speaker: Speaker, game: Game<State>, setup: Setup): Setup {
  const refused = checkSetup(game, setup);
  if (refused !== null) throw new Complaint('cli.said', { text: sayRefusal(speaker, refused) });
  return setup;
}
