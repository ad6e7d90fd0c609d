/** The commands, each loaded only when it is called. A new one is a line here, a file beside, and its `help.…` messages. */

import type { Command } from '../command.ts';

const COMMANDS: { readonly [name: string]: () => Promise<{ readonly command: Command }> } = {
  play: () => import('./play.ts'),
  replay: () => import('./replay.ts'),
  verify: () => import('./verify.ts'),
  fork: () => import('./fork.ts'),
  simulate: () => import('./simulate.ts'),
  lab: () => import('./lab.ts'),
  rules: () => import('./rules.ts'),
  bench: () => import('./bench.ts'),
  serve: () => import('./serve.ts'),
  move: () => import('./move.ts'),
  nodes: () => import('./nodes.ts'),
  cluster: () => import('./cluster.ts'),
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

export async function commandNamed(name: string): Promise<Command | null> {
  return Object.hasOwn(COMMANDS, name) ? (await COMMANDS[name]()).command : null;
}
