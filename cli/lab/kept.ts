/** Files that keep a long run: the first line says what the run is, each other line one game, so that a stopped run goes on. */

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Strength, strengthsOf } from '@castellan/bots';
import { canonical, type Game, type State, sha256 } from '@castellan/engine';
import type { Call } from '../command.ts';
import { Complaint } from '../complaint.ts';
import { appendText, cutToLines, readText, writeText } from '../files.ts';

export interface Kept {
  /** What was kept before. */
  readonly lines: readonly unknown[];
  keep(line: object): Promise<void>;
}

const NOWHERE: Kept = { lines: [], keep: async () => undefined };

/** The file that `--keep` names, of the run that this head names; a new file begins with the head. Another run is refused. */
export async function keptBy(call: Call, game: Game<State>, head: object): Promise<Kept> {
  const file = call.given.flags.get('keep');
  if (file === undefined) return NOWHERE;
  const own = { ...head, bot: fingerprintOf(game, strengthsOf(game)) };
  return { lines: await linesOf(call, file, own), keep: (line) => appendText(call, file, `${JSON.stringify(line)}\n`) };
}

async function linesOf(call: Call, file: string, head: object): Promise<readonly unknown[]> {
  const first = `${JSON.stringify(head)}\n`;
  const text = existsSync(resolve(call.cwd, file)) ? await readText(call, file) : '';
  if (first.startsWith(text)) {
    // New, or cut off before its first game.
    await writeText(call, file, first);
    return [];
  }
  const [kept, ...lines] = text.split('\n');
  if (`${kept}\n` !== first) throw otherRun(file, read(kept), head);
  // A line that the end of the run cut off would run into the next one. Its game is played again.
  if (!text.endsWith('\n')) await cutToLines(call, file);
  return lines.slice(0, -1).flatMap((line) => read(line) ?? []);
}

function read(line: string): object | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function otherRun(file: string, kept: object | null, head: object): Complaint {
  if (kept === null) return new Complaint('lab.noRun', { file });
  const there = new Map(leavesOf(kept));
  const here = new Map(leavesOf(head));
  const differing = [...new Set([...here.keys(), ...there.keys()])].filter((path) => here.get(path) !== there.get(path));
  const told = differing.map((path) => `${path.split('.').at(-1)} ${shown(there.get(path))} → ${shown(here.get(path))}`);
  return new Complaint('lab.otherRun', { file, what: [...new Set(told)] });
}

/** What a head says, by its path. Lists of plain values are one. */
function* leavesOf(value: unknown, path: readonly string[] = []): Generator<readonly [string, string]> {
  const isGroup = typeof value === 'object' && value !== null && (!Array.isArray(value) || value.some((one) => typeof one === 'object'));
  if (isGroup) for (const [key, one] of Object.entries(value)) yield* leavesOf(one, [...path, key]);
  else yield [path.join('.'), JSON.stringify(value)];
}

/** Longer values are told by their beginning. */
const LONGEST_TOLD = 40;

function shown(text = '–'): string {
  return text.length <= LONGEST_TOLD ? text : `${text.slice(0, LONGEST_TOLD)}…`;
}

/** What the bots of a game go by: with other weights or numbers they are other players, and so they are if they may think more or see less. */
export function fingerprintOf({ instinct }: Game<State>, levels: { readonly [level: string]: Strength }): string {
  const { numbers, outlook, horizon, farHorizon } = instinct;
  const bot = { numbers: numbers?.shipped, weights: outlook?.weights, horizon, farHorizon, levels };
  return sha256(canonical(bot)).slice(0, 8);
}
