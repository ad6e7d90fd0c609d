/** Plays by instinct with one of the game's one-sided ways to weigh, such as a rush, be it one that searches reckon with or not. */

import { type Instinct, instinctiveAnswer, type State, type Style } from '@castellan/engine';
import type { Bot } from './bot.ts';

export function styled(style: string): Bot {
  return {
    name: style,
    decide: (game, world, q) => instinctiveAnswer({ instinct: inStyle(game.instinct, style) }, world, q),
    interject: (game, world, seat, options) => inStyle(game.instinct, style).interject?.(world, seat, options) ?? null,
    prepare: (game, world, q, options) => game.instinct.prepare?.(world, q, options) ?? null,
  };
}

/** The instinct with what a style does otherwise. */
export function inStyle<S extends State>(instinct: Instinct<S>, style: string): Instinct<S> {
  const other = instinct.styles?.[style] ?? instinct.exploiters?.[style];
  return other === undefined ? instinct : withStyle(instinct, other);
}

export function withStyle<S extends State>(instinct: Instinct<S>, other: Style<S>): Instinct<S> {
  return { ...instinct, ...other, answer: (world, q) => other.answer?.(world, q) ?? instinct.answer?.(world, q) ?? null };
}
