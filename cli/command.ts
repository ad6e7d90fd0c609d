/** What a command is: its words, and what it does. Its texts are messages (`help.<command>`, `help.<command>.<flag>`). */

import type { Speaker } from '@castellan/text';
import type { Given } from './arguments.ts';
import type { Paint } from './paint.ts';
import type { Surroundings } from './surroundings.ts';

export interface Flag {
  readonly name: string;
  /** What its value is called in the help; a flag without one is a switch. */
  readonly value?: string;
}

export interface Command {
  readonly name: string;
  /** Words after the command's name. */
  readonly args: readonly { readonly name: string; readonly required: boolean }[];
  readonly flags: readonly Flag[];
  readonly examples: readonly string[];
  /** Gives the exit code. */
  run(call: Call): Promise<number>;
}

/** One call of a command. */
export interface Call extends Surroundings {
  readonly given: Given;
  readonly speaker: Speaker;
  readonly paint: Paint;
  /** Columns of the screen. */
  readonly width: number;
  /** Prints a line. */
  print(line?: string): void;
  /** Prints a value as JSON, for machines. */
  printJson(value: unknown): void;
}

export const EXIT = { good: 0, bad: 1, misused: 2, interrupted: 130 } as const;
