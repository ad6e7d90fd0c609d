/** What armies can do against a titan (MON-5.3 to MON-5.16). */

import type { Content, TitanCard } from '../content/content.ts';
import { ARROW, type Army, armyPrice, armySymbols, isUnused, type Player, SWORD, swordsThisRound, symbols } from '../state.ts';
import { type OfPlayer, type Reason, reason } from './why-not.ts';

/** An army the player could pay for, as it counts against a titan. */
export interface Force {
  readonly index: number;
  readonly price: number;
  readonly attack: number;
}

/** What counts in every attack without being paid for (MON-5.9 to MON-5.13). */
export function standingAttack(c: Content, player: Player, titan: TitanCard): number {
  const swords = symbols(c, player, SWORD) + swordsThisRound(c, player);
  return titan.arrowsCount ? swords + symbols(c, player, ARROW) : swords;
}

export function attackOf(c: Content, army: Army, titan: TitanCard): number {
  let attack = c.military[army.active].sword;
  for (const card of army.legacy) attack += c.military[card].legacy.sword;
  if (!titan.arrowsCount) return attack;
  attack += c.military[army.active].arrow;
  for (const card of army.legacy) attack += c.military[card].legacy.arrow;
  return attack;
}

interface Paying extends OfPlayer {
  readonly army: Army;
}

const ARMY_USED = reason('MON-5.5', 'armyUsed', ({ c, army }: Paying) => ({ soldiers: c.military[army.active].id }));
export const ARMY_TOO_DEAR = reason('MON-5.6', 'armyTooDear', ({ c, player, army }: Paying) => ({
  soldiers: c.military[army.active].id,
  price: armyPrice(c, army),
  coins: player.coins,
}));

/** Of one army by itself. */
export function whyNotPayFor(c: Content, player: Player, army: Army): Reason<Paying> | null {
  if (!isUnused(army)) return ARMY_USED;
  return armyPrice(c, army) > player.coins ? ARMY_TOO_DEAR : null;
}

/** The armies that the player can pay for one by one. */
export function forcesAgainst(c: Content, player: Player, titan: TitanCard): Force[] {
  const forces: Force[] = [];
  for (let index = 0; index < player.armies.length; index++) {
    const army = player.armies[index];
    if (whyNotPayFor(c, player, army) === null) forces.push({ index, price: armyPrice(c, army), attack: attackOf(c, army, titan) });
  }
  return forces;
}

/** Whether some of the forces, from the given one on, are payable and strong enough. */
export function someReach(forces: readonly Force[], from: number, coins: number, missing: number): boolean {
  for (let i = from; i < forces.length; i++) {
    const { price, attack } = forces[i];
    if (price > coins) continue;
    if (attack >= missing || someReach(forces, i + 1, coins - price, missing - attack)) return true;
  }
  return false;
}

/** Calls `found` with each set of forces, as bits, that is payable and defeats the titan. */
function eachWinningSet(forces: readonly Force[], coins: number, missing: number, found: (set: number) => void): void {
  for (let set = 1; set < 1 << forces.length; set++) {
    let price = 0;
    let attack = 0;
    for (let i = 0; i < forces.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      price += forces[i].price;
      attack += forces[i].attack;
    }
    if (price <= coins && attack >= missing) found(set);
  }
}

/** The forces that are in one of the sets that win. */
export function usefulForces(forces: readonly Force[], coins: number, missing: number): Force[] {
  let useful = 0;
  eachWinningSet(forces, coins, missing, (set) => {
    useful |= set;
  });
  return forces.filter((_, i) => (useful & (1 << i)) !== 0);
}

export function total(forces: readonly Force[], what: 'price' | 'attack'): number {
  let n = 0;
  for (const force of forces) n += force[what];
  return n;
}

const SUGGESTIONS = 6;

/**
 * The sets worth suggesting, best first: those of which every army is needed before those with one that comes along for
 * what it brings; then by coins, the loot deducted, by knowledge, and the weakest, so that the strong stay free.
 */
export function suggestedSets<F extends Force>(c: Content, player: Player, forces: readonly F[], missing: number): F[][] {
  const sets: F[][] = [];
  eachWinningSet(forces, player.coins, missing, (set) => sets.push(forces.filter((_, i) => (set & (1 << i)) !== 0)));
  const brought = player.armies.map((army) => armySymbols(c, army));
  const isSpare = (set: readonly Force[], { attack }: Force): boolean => set.length > 1 && total(set, 'attack') - attack >= missing;
  const paysOff = ({ index, price }: Force): boolean => {
    const { loot, espionage, repair } = brought[index];
    return loot >= price || espionage > 0 || (repair > 0 && player.damaged.length > 0);
  };
  return sets
    .filter((set) => set.every((force) => !isSpare(set, force) || paysOff(force)))
    .map((set) => ({
      set,
      order: [
        set.filter((force) => isSpare(set, force)).length,
        set.reduce((n, { index, price }) => n + price - brought[index].loot, 0),
        -set.reduce((n, { index }) => n + brought[index].espionage, 0),
        set.length,
        total(set, 'attack'),
      ],
    }))
    .sort((a, b) => firstDifference(a.order, b.order))
    .slice(0, SUGGESTIONS)
    .map(({ set }) => set);
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  const i = a.findIndex((n, at) => n !== b[at]);
  return i < 0 ? 0 : a[i] - b[i];
}
