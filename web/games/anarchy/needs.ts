/** What a box asks for before it can be filled, and whether a player has it. */

import type { NeedData, PlayerView } from '@castellan/anarchy';
import { COMMANDS, type Command, MACHINES, type Machine } from '@castellan/anarchy/vocabulary';

/** Whether a measure, a crane, a weapon or a chapel that is asked for is there. */
export function isMet({ command = {}, crane, weapon, built }: NeedData, of: PlayerView): boolean {
  const hasMeasure = COMMANDS.every((line) => of.tracks[line] >= (command[line] ?? 0));
  const hasMachine = machinesNeeded({ crane, weapon }).every((machine) => of.constructed.includes(machine));
  return hasMeasure && hasMachine && (built === undefined || of.tracks[built.area] >= built.level);
}

export function machinesNeeded({ crane, weapon }: NeedData): readonly Machine[] {
  const named = crane === 'small' ? 'smallCrane' : crane === 'large' ? 'largeCrane' : null;
  return MACHINES.filter((machine) => machine === named || machine === weapon);
}

/** The measure a need asks for, if any. */
export function measureNeeded({ command = {} }: NeedData): { readonly line: Command; readonly n: number } | null {
  const line = COMMANDS.find((name) => command[name] !== undefined);
  return line === undefined ? null : { line, n: command[line] ?? 0 };
}
