/**
 * How a battle will go: fought on from where an answer leaves it, by plain choices on both sides (`rules/forecast.ts`).
 *
 * What is read, by name: `attackerWins`, `defenderWins` and `undecided`, shares of 1; `rounds`; `attackerLosses` and `defenderLosses`, units
 * that each side will lose. As things stand, where the seat may reroll its dice, also for every answer `reroll.<answer>.won`, `.tied` and
 * `.lost`, shares of how the present round goes for it.
 *
 * Where there is no battle, as things stand: `threat.<place>.<seat>`, the units that the seat could lead there (`rules/threat.ts`).
 */

import { below, type Prospect, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { battleOver } from '../rules/battle.ts';
import { clash, engage } from '../rules/clash.ts';
import { forecastOn, forecastRerolls } from '../rules/forecast.ts';
import { threatsTo } from '../rules/threat.ts';
import { NOWHERE, type UniState } from '../state.ts';

/** In each of the worlds that a seat holds possible. */
const RUNS = 3;
/** A single round is soon fought. */
const ROUNDS = 6;
const SEEDS = 1_000_000;

/** Whether an army has entered a place where it will fight, but the battle has not begun: who joins it is still asked. */
function isClashing({ core, march }: UniState): boolean {
  return (march !== null && march.clash !== NOWHERE) || core.stack.some(({ step }) => step === clash.name || step === engage.name);
}

export const prospect: Prospect<UniState> = {
  before: [battleOver],
  goesOn: (s) => s.battles.length === 0 && isClashing(s),
  read(world, seat, _from, told): { readonly [name: string]: number } {
    const seed = below(world.core.chance, SEEDS);
    const ahead = forecastOn(world, { runs: RUNS, seed });
    if (ahead === null) return told.length > 0 ? {} : threatened(world, seat);
    const { wins, loses, undecided, rounds, fallen } = ahead;
    const numbers: { [name: string]: number } = {
      attackerWins: wins,
      defenderWins: loses,
      undecided,
      rounds,
      attackerLosses: fallen[0],
      defenderLosses: fallen[1],
    };
    // Nothing has been answered: this is about the question that is open.
    if (told.length > 0) return numbers;
    for (const [answer, [won, tied, lost]] of forecastRerolls(world, seat, { runs: ROUNDS, seed })) {
      numbers[`reroll.${answer}.won`] = won;
      numbers[`reroll.${answer}.tied`] = tied;
      numbers[`reroll.${answer}.lost`] = lost;
    }
    return numbers;
  },
};

function threatened(world: UniState, seat: Seat): { readonly [name: string]: number } {
  const { nodes } = content.of(world);
  return Object.fromEntries(threatsTo(world, seat).map(({ node, seat: by, units }) => [`threat.${nodes[node].id}.${by}`, units]));
}
