/** Words of the data as numbers and masks, and counts as words that have a name each. */

import { COMMANDS, GAINS, GOODS, HORSES, MACHINES } from '../vocabulary.ts';
import type { Deed } from './content.ts';
import type { EffectData } from './schema.ts';

export const bit = (index: number): number => 1 << index;

export function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, index) => mask | bit(index), 0);
}

/** Goods, gains or tracks and how many of each, in the written order, which is the order of gaining. */
export function amounts(counts: { readonly [word: string]: number | undefined }, words: readonly string[]): number[] {
  const flat: number[] = [];
  for (const [word, n] of Object.entries(counts)) if (n !== undefined) flat.push(words.indexOf(word), n);
  return flat;
}

/** In the fixed order of ANA-8.18. */
export function deedsOf(reward: EffectData): readonly Deed[] {
  const deeds: Deed[] = [];
  const gains = amounts(reward.gain ?? {}, GAINS);
  for (let i = 0; i < gains.length; i += 2) deeds.push({ kind: 'gain', what: gains[i], n: gains[i + 1] });
  if (reward.any !== undefined) deeds.push({ kind: 'any', n: reward.any });
  for (const good of reward.prod ?? []) deeds.push({ kind: 'produce', good: GOODS.indexOf(good) });
  if (reward.fort !== undefined) deeds.push({ kind: 'fortify', fort: reward.fort });
  if (reward.rally !== undefined) deeds.push({ kind: 'rally', n: reward.rally });
  if (reward.knowledge !== undefined) deeds.push({ kind: 'knowledge', n: reward.knowledge });
  if (reward.brew !== undefined) deeds.push({ kind: 'brew', n: reward.brew });
  if (reward.command !== undefined) {
    const { choose, from } = reward.command;
    deeds.push({ kind: 'command', n: choose, lines: maskOf(from.map((line) => COMMANDS.indexOf(line))) });
  }
  if (reward.horse !== undefined) deeds.push({ kind: 'horse', horse: HORSES.indexOf(reward.horse) });
  if (reward.develop !== undefined) deeds.push({ kind: 'develop', machine: MACHINES.indexOf(reward.develop) });
  if (reward.research !== undefined) deeds.push({ kind: 'research', n: reward.research });
  return deeds;
}

/** `serf`, `serf.2`. */
export function token(word: string, n: number): string {
  return n === 1 ? word : `${word}.${n}`;
}

export function goodsTokens(counts: { readonly [word: string]: number | undefined }): string[] {
  return Object.entries(counts).map(([word, n = 0]) => token(word, n));
}

export function gainTokens({ gain = {}, prod = [], fort, command, horse, develop, ...counted }: EffectData): string[] {
  const tokens = goodsTokens(gain);
  for (const good of prod) tokens.push(`more-${good}`);
  if (fort !== undefined) tokens.push(fort);
  for (const [word, n] of Object.entries(counted)) tokens.push(token(word, n));
  if (command !== undefined) tokens.push(token('command', command.choose));
  if (horse !== undefined) tokens.push(`${horse}-horse`);
  if (develop !== undefined) tokens.push(`develop-${develop}`);
  return tokens.length === 0 ? ['nothing'] : tokens;
}
