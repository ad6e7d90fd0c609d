/** All randomness of a game: one stream, part of the state, drawn in order. */

import { chachaWord } from './chacha.ts';

/** Unpredictable from what has been drawn; for real tables. */
interface ChachaChance {
  readonly kind: 'chacha';
  /** 256-bit key as eight words. */
  readonly key: readonly number[];
  /** Words drawn so far. */
  at: number;
  moments: number;
}

/** Quick; for playouts and bots. */
interface FastChance {
  readonly kind: 'fast';
  /** State of the sfc32 generator. */
  key: number[];
  at: number;
  moments: number;
}

/** For tests: results are taken from a list, then from a fast stream. A number is one die or draw, a list the order a shuffle gives. */
interface ScriptChance {
  readonly kind: 'script';
  key: number[];
  script: readonly (number | readonly number[])[];
  at: number;
  moments: number;
}

/** `moments` counts every draw and every look at something hidden: undo never goes back over one. */
export type Chance = ChachaChance | FastChance | ScriptChance;

export const SEED_PATTERN = /^[0-9a-f]{64}$/;

export function chachaChance(seed: string): Chance {
  const key: number[] = [];
  for (let i = 0; i < 64; i += 8) key.push(Number.parseInt(seed.slice(i, i + 8), 16) >>> 0);
  return { kind: 'chacha', key, at: 0, moments: 0 };
}

export function fastChance(seed: number): Chance {
  const chance: FastChance = { kind: 'fast', key: [seed | 0, 0x9e3779b9 | 0, 0x243f6a88, 1], at: 0, moments: 0 };
  for (let i = 0; i < 12; i++) sfc32(chance.key);
  return chance;
}

export function scriptChance(script: readonly (number | readonly number[])[], seed = 1): Chance {
  return { kind: 'script', key: [seed, 2, 3, 1], script, at: 0, moments: 0 };
}

/** A seed for tests and simulations, from a name and a number. */
export function seedFrom(text: string): string {
  const chance = fastChance(hashText(text));
  let seed = '';
  for (let i = 0; i < 8; i++) seed += word(chance).toString(16).padStart(8, '0');
  return seed;
}

export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

export function copyChance(chance: Chance): Chance {
  switch (chance.kind) {
    case 'chacha':
      return { kind: 'chacha', key: chance.key, at: chance.at, moments: chance.moments };
    case 'fast':
      return { kind: 'fast', key: chance.key.slice(), at: chance.at, moments: chance.moments };
    case 'script':
      return { kind: 'script', key: chance.key.slice(), script: chance.script, at: chance.at, moments: chance.moments };
  }
}

/** A whole number from 0 to n - 1, each as likely. */
export function below(chance: Chance, n: number): number {
  if (!(n >= 1 && n <= 4294967296)) throw new Error(`no number can be drawn below ${n}`);
  chance.moments++;
  if (chance.kind === 'script' && chance.at < chance.script.length) {
    const next = chance.script[chance.at++];
    if (typeof next !== 'number') throw new Error('the scripted chance expected a shuffle here');
    if (!(next >= 0 && next < n)) throw new Error(`the scripted chance says ${next} where 0 to ${n - 1} is possible`);
    return next;
  }
  const limit = 4294967296 - (4294967296 % n);
  for (;;) {
    const drawn = word(chance);
    if (drawn < limit) return drawn % n;
  }
}

/** Faces of `count` dice, each from 1 to `sides`. */
export function dice(chance: Chance, count: number, sides: number): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(below(chance, sides) + 1);
  return faces;
}

export function shuffle<T>(chance: Chance, cards: T[]): T[] {
  if (chance.kind === 'script' && chance.at < chance.script.length) {
    const order = chance.script[chance.at];
    if (typeof order !== 'number') {
      if (order.length !== cards.length) throw new Error(`the scripted shuffle has ${order.length} cards, the pile ${cards.length}`);
      if (cards.some((_, i) => !order.includes(i))) throw new Error(`the scripted shuffle ${order.join(' ')} is not an order of the pile`);
      chance.at++;
      chance.moments++;
      const before = cards.slice();
      for (let i = 0; i < cards.length; i++) cards[i] = before[order[i]];
      return cards;
    }
  }
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(chance, i + 1);
    const card = cards[i];
    cards[i] = cards[j];
    cards[j] = card;
  }
  return cards;
}

/** Takes the top card (the last of the list) of a face-down pile. */
export function draw<T>(chance: Chance, pile: T[]): T | undefined {
  chance.moments++;
  return pile.pop();
}

/** The top cards of a face-down pile, topmost first, left where they are. */
export function look<T>(chance: Chance, pile: readonly T[], count: number): T[] {
  chance.moments++;
  return pile.slice(Math.max(0, pile.length - count)).reverse();
}

function word(chance: Chance): number {
  return chance.kind === 'chacha' ? chachaWord(chance.key, chance.at++) : sfc32(chance.key);
}

function sfc32(key: number[]): number {
  const sum = (key[0] + key[1] + key[3]) | 0;
  key[3] = (key[3] + 1) | 0;
  key[0] = key[1] ^ (key[1] >>> 9);
  key[1] = (key[2] + (key[2] << 3)) | 0;
  key[2] = (key[2] << 21) | (key[2] >>> 11);
  key[2] = (key[2] + sum) | 0;
  return sum >>> 0;
}
