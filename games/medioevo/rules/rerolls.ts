/** 19.6. Which dice of the melee to throw again: all rolls that there are, looked at. */

import { DICE } from '../vocabulary.ts';
import { attackOf, lossOf } from './war-circle.ts';

/** Any of three dice, as bits. */
export const REROLLS: readonly number[] = Array.from({ length: 1 << DICE.length }, (_, subset) => subset);

/** All that three dice may show when these of them, as bits, are thrown again. */
export function rollsAfter(dice: readonly number[], subset: number): number[][] {
  const rolls: number[][] = [];
  const faces = DICE.map((most, die) => ((subset >> die) & 1 ? Array.from({ length: most }, (_, i) => i + 1) : [dice[die]]));
  for (const d4 of faces[0]) for (const d6 of faces[1]) for (const d8 of faces[2]) rolls.push([d4, d6, d8]);
  return rolls;
}

/** Attack less twice the losses, which is what a roll is worth. */
function rollWorth(dice: readonly number[]): number {
  return attackOf(dice) - 2 * lossOf(dice);
}

function worthAfter(dice: readonly number[], subset: number): number {
  const rolls = rollsAfter(dice, subset);
  return rolls.reduce((sum, roll) => sum + rollWorth(roll), 0) / rolls.length;
}

/** The reroll with the best mean, by roll. */
const BEST: readonly number[] = Array.from({ length: 4 * 6 * 8 }, (_, at) => {
  const dice = [(at % 4) + 1, (Math.floor(at / 4) % 6) + 1, Math.floor(at / 24) + 1];
  let best = 0;
  let worth = rollWorth(dice);
  for (const subset of REROLLS.slice(1)) {
    const other = worthAfter(dice, subset);
    if (other <= worth) continue;
    best = subset;
    worth = other;
  }
  return best;
});

/** Which dice to throw again, as bits: the choice with the best mean. */
export function bestReroll([d4, d6, d8]: readonly number[]): number {
  return BEST[d4 - 1 + 4 * (d6 - 1) + 24 * (d8 - 1)];
}

let attacks: readonly (readonly [dice: readonly number[], share: number])[] | null = null;

/** What whoever has not rolled yet and rerolls well will have: for each attack value a roll that has it, and its share. */
export function rollsToCome(): NonNullable<typeof attacks> {
  if (attacks !== null) return attacks;
  const found = new Map<number, { readonly dice: readonly number[]; share: number }>();
  const all = rollsAfter([], REROLLS.length - 1);
  for (const roll of all) {
    const after = rollsAfter(roll, bestReroll(roll));
    for (const dice of after) {
      const value = attackOf(dice);
      const known = found.get(value) ?? { dice, share: 0 };
      known.share += 1 / (all.length * after.length);
      found.set(value, known);
    }
  }
  attacks = [...found.values()].map(({ dice, share }) => [dice, share]);
  return attacks;
}
