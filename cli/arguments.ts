/** Reads the command line: words and flags as they were typed. */

import { parseArgs } from 'node:util';
import type { Command, Flag } from './command.ts';
import { Complaint } from './complaint.ts';

/** What was typed after the command's name. */
export interface Given {
  readonly args: readonly string[];
  /** Values of flags as typed; empty for a switch. */
  readonly flags: ReadonlyMap<string, string>;
}

const COMMON: readonly Flag[] = [{ name: 'json' }, { name: 'lang', value: 'fr|en' }, { name: 'help' }];

const SHORT: { readonly [letter: string]: string } = { h: 'help', v: 'version' };

export function flagsOf(command: Command): readonly Flag[] {
  return [...command.flags, ...COMMON];
}

/** Holds what was typed against what the command knows; a call for help is never wrong. */
export function readArguments(command: Command, typed: readonly string[]): Given {
  const given = readFlags(flagsOf(command), typed);
  if (given.flags.has('help')) return given;
  const { args } = given;
  const missing = command.args.find((arg, i) => arg.required && args[i] === undefined);
  if (missing !== undefined) throw new Complaint('cli.missingArgument', { command: command.name, argument: missing.name });
  if (args.length > command.args.length)
    throw new Complaint('cli.tooManyArguments', { command: command.name, argument: args[command.args.length] });
  return given;
}

function readFlags(known: readonly Flag[], typed: readonly string[]): Given {
  const options = Object.fromEntries(known.map(({ name, value }) => [name, { type: value === undefined ? 'boolean' : 'string' } as const]));
  const { tokens } = parseArgs({ args: [...typed], options, strict: false, allowPositionals: true, tokens: true });
  const args: string[] = [];
  const flags = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') args.push(token.value);
    if (token.kind !== 'option') continue;
    const name = token.rawName.startsWith('--') ? token.name : (SHORT[token.name] ?? token.name);
    const flag = known.find((one) => one.name === name);
    if (flag === undefined) throw new Complaint('cli.unknownFlag', { flag: token.rawName });
    if (flag.value !== undefined && isNoValue(token))
      throw new Complaint('cli.flagWithoutValue', { flag: token.rawName, value: flag.value });
    if (flag.value === undefined && token.value !== undefined) throw new Complaint('cli.flagWithValue', { flag: token.rawName });
    flags.set(name, token.value ?? '');
  }
  return { args, flags };
}

/** `--games --json` forgot the value; `--seed -5` and `--seed=--json` did not. */
function isNoValue({ value, inlineValue }: { readonly value?: string; readonly inlineValue?: boolean }): boolean {
  return value === undefined || value === '' || (inlineValue !== true && value.startsWith('--'));
}

/** The language asked for anywhere on the line, before anything else is looked at. */
export function typedLanguage(typed: readonly string[]): string | undefined {
  for (let i = 0; i < typed.length && typed[i] !== '--'; i++) {
    if (typed[i] === '--lang') return typed[i + 1];
    if (typed[i].startsWith('--lang=')) return typed[i].slice('--lang='.length);
  }
  return undefined;
}

/** A whole number from a flag, or the fallback when the flag was not given. */
export function wholeNumber<T>(given: Given, flag: string, min: number, max: number, fallback: T): number | T {
  const text = given.flags.get(flag);
  if (text === undefined) return fallback;
  return readWhole(flag, text, min, max);
}

/** Whole numbers from a flag, separated by commas, or the fallback. */
export function wholeNumbers(given: Given, flag: string, min: number, max: number, fallback: number): readonly number[] {
  const text = given.flags.get(flag);
  return text === undefined ? [fallback] : text.split(',').map((one) => readWhole(flag, one.trim(), min, max));
}

function readWhole(flag: string, text: string, min: number, max: number): number {
  const n = /^-?\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(n)) throw new Complaint('cli.notANumber', { flag: `--${flag}`, text });
  if (n < min || n > max) throw new Complaint('cli.outOfRange', { flag: `--${flag}`, min, max, text });
  return n;
}
