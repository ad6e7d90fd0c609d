/** Attacking a titan (MON-5). */

import { draw, type Frame, type Next, type Params, type Refusal, type Refused, refusal, type Seat, subset } from '@castellan/engine';
import { type Content, content, type TitanCard } from '../content/content.ts';
import type { ArmyOption, TurnOption } from '../options.ts';
import {
  ARROW,
  type Army,
  armyPrice,
  armySymbols,
  isDamaged,
  isUnused,
  type MonState,
  NONE,
  type Player,
  SWORD,
  swordsThisRound,
  symbols,
} from '../state.ts';
import { STARS } from '../vocabulary.ts';
import { rollDamage } from './damage.ts';
import { effectFrames } from './effects.ts';
import { chooseArmyRepairs } from './rebuild.ts';
import { step } from './step.ts';

/** An army the player could pay for, as it counts against a titan. */
interface Force {
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

/** Unused armies that the player can pay for one by one. */
function forcesAgainst(c: Content, player: Player, titan: TitanCard): Force[] {
  const forces: Force[] = [];
  for (let index = 0; index < player.armies.length; index++) {
    const army = player.armies[index];
    if (!isUnused(army)) continue;
    const price = armyPrice(c, army);
    if (price <= player.coins) forces.push({ index, price, attack: attackOf(c, army, titan) });
  }
  return forces;
}

/** Whether some of the forces, from the given one on, are payable and strong enough. */
function someReach(forces: readonly Force[], from: number, coins: number, missing: number): boolean {
  for (let i = from; i < forces.length; i++) {
    const { price, attack } = forces[i];
    if (price > coins) continue;
    if (attack >= missing || someReach(forces, i + 1, coins - price, missing - attack)) return true;
  }
  return false;
}

/** A titan may be attacked only by one who defeats it (MON-5.15). */
export function canAttack(c: Content, s: MonState, seat: Seat, stack: number): boolean {
  const face = s.titans[stack];
  if (face === NONE) return false;
  const player = s.players[seat];
  const titan = c.titans[face];
  let price = 0;
  let attack = 0;
  for (let i = 0; i < player.armies.length; i++) {
    const army = player.armies[i];
    if (!isUnused(army) || armyPrice(c, army) > player.coins) continue;
    price += armyPrice(c, army);
    attack += attackOf(c, army, titan);
  }
  if (price === 0) return false;
  const missing = titan.defence - standingAttack(c, player, titan);
  if (attack < missing) return false;
  return price <= player.coins || someReach(forcesAgainst(c, player, titan), 0, player.coins, missing);
}

export function addAttacks(s: MonState, seat: Seat, moves: TurnOption[]): void {
  const c = content.of(s);
  for (let stack = 0; stack < s.titans.length; stack++) if (canAttack(c, s, seat, stack)) moves.push(c.options.attack[s.titans[stack]]);
}

/** Sets of armies that are payable and defeat the titan. */
function winningSets(forces: readonly Force[], coins: number, missing: number): Force[][] {
  const sets: Force[][] = [];
  for (let mask = 1; mask < 1 << forces.length; mask++) {
    let price = 0;
    let attack = 0;
    for (let i = 0; i < forces.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      price += forces[i].price;
      attack += forces[i].attack;
    }
    if (price <= coins && attack >= missing) sets.push(forces.filter((_, i) => (mask & (1 << i)) !== 0));
  }
  return sets;
}

function total(forces: readonly Force[], what: 'price' | 'attack'): number {
  let n = 0;
  for (const force of forces) n += force[what];
  return n;
}

const SUGGESTIONS = 6;

/**
 * The sets worth suggesting, best first: those of which every army is needed before those with one that comes along for
 * what it brings; then by coins, the loot deducted, by knowledge, and the weakest, so that the strong stay free.
 */
function suggestedSets(c: Content, player: Player, sets: readonly Force[][], missing: number): Force[][] {
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

export interface UseArmyOption extends ArmyOption, Force {}

/** Asked even when one set is left: paying ends in dice, so the player sees what it costs first. */
export const chooseAttack = step.subset('chooseAttack', {
  rule: ['MON-5.4', 'MON-5.3', 'MON-5.15', 'MON-5.16'],
  crumb: ({ stack }: { seat: Seat; stack: number }) => ({ stars: STARS[stack] }),
  ask(s, { seat, stack }: { seat: Seat; stack: number }) {
    const c = content.of(s);
    const player = s.players[seat];
    const titan = c.titans[s.titans[stack]];
    const standing = standingAttack(c, player, titan);
    const missing = titan.defence - standing;
    const sets = winningSets(forcesAgainst(c, player, titan), player.coins, missing);
    const options: UseArmyOption[] = [];
    for (const force of new Set(sets.flat())) options.push(useArmyOption(c, player, force));
    options.sort((a, b) => a.index - b.index);
    return subset(seat, options, {
      params: attackParams(titan, standing),
      always: true,
      min: 1,
      max: options.length,
      check: (chosen) => whyNotAttackWith(chosen, player.coins, titan, standing),
      suggest: () =>
        suggestedSets(c, player, sets, missing).map((set) => options.filter(({ index }) => set.some((force) => force.index === index))),
    });
  },
  answer(s, { seat, stack }, chosen): Next {
    return attack(s, seat, stack, chosen);
  },
  refused(s, { seat, stack }): Refused[] {
    const c = content.of(s);
    const player = s.players[seat];
    const titan = c.titans[s.titans[stack]];
    const sets = winningSets(forcesAgainst(c, player, titan), player.coins, titan.defence - standingAttack(c, player, titan));
    return player.armies.flatMap((army, index) => {
      if (sets.some((set) => set.some((force) => force.index === index))) return [];
      const force = { index, price: armyPrice(c, army), attack: attackOf(c, army, titan) };
      return [{ ...useArmyOption(c, player, force), refusal: whyNotUse(c, player, army) }];
    });
  },
});

function attackParams({ id, defence }: TitanCard, standing: number): Params {
  return { titan: id, defence, standing };
}

function useArmyOption(c: Content, player: Player, { index, price, attack }: Force): UseArmyOption {
  const { active } = player.armies[index];
  const { key, at, army } = c.options.disband[index][active];
  const { repair } = armySymbols(c, player.armies[index]);
  const asksFirst = repair > 0 && repair < player.damaged.length;
  const option = { key, say: 'useArmy', at, army, index, soldiers: c.military[active].id, price, attack };
  return asksFirst ? option : { ...option, final: 'die' };
}

function whyNotAttackWith(chosen: readonly Force[], coins: number, titan: TitanCard, standing: number): Refusal | null {
  const price = total(chosen, 'price');
  if (price > coins) return refusal('MON-5.3', 'armiesTooDear', { price, coins });
  const attack = standing + total(chosen, 'attack');
  if (attack < titan.defence) return refusal('MON-5.15', 'attackTooWeak', { titan: titan.id, attack, defence: titan.defence });
  return null;
}

function whyNotUse(c: Content, player: Player, army: Army): Refusal {
  const soldiers = c.military[army.active].id;
  if (!isUnused(army)) return refusal('MON-5.5', 'armyUsed', { soldiers });
  const price = armyPrice(c, army);
  if (price > player.coins) return refusal('MON-5.6', 'armyTooDear', { soldiers, price, coins: player.coins });
  return refusal('MON-5.15', 'armyOfNoUse', { soldiers });
}

export function refusedAttacks(s: MonState, seat: Seat): Refused[] {
  const c = content.of(s);
  return s.titans.flatMap((face, stack) =>
    face === NONE || canAttack(c, s, seat, stack) ? [] : [{ ...c.options.attack[face], refusal: whyNotAttack(c, s.players[seat], face) }],
  );
}

function whyNotAttack(c: Content, player: Player, face: number): Refusal {
  const titan = c.titans[face];
  if (!player.armies.some(isUnused)) return refusal('MON-5.4', 'noUnusedArmy', { titan: titan.id });
  const forces = forcesAgainst(c, player, titan);
  if (forces.length === 0) return refusal('MON-5.6', 'noArmyPayable', { titan: titan.id, coins: player.coins });
  const standing = standingAttack(c, player, titan);
  const most = standing + total(forces, 'attack');
  const params = { titan: titan.id, defence: titan.defence, attack: most };
  return most < titan.defence
    ? refusal('MON-5.15', 'attackTooWeak', params)
    : refusal('MON-5.3', 'attackTooDear', { ...params, coins: player.coins });
}

/** In the order of MON-5.17; what asks or may end in a question becomes a frame. */
function attack(s: MonState, seat: Seat, stack: number, chosen: readonly UseArmyOption[]): Frame[] {
  const c = content.of(s);
  const player = s.players[seat];
  const face = s.titans[stack];
  const titan = c.titans[face];
  let loot = 0;
  let espionage = 0;
  let repairs = 0;
  if (s.core.told !== null) {
    const { defence } = titan;
    const value = standingAttack(c, player, titan) + total(chosen, 'attack');
    const soldiers = chosen.map((option) => option.soldiers);
    s.core.told.push({
      key: 'attacked',
      params: { seat, titan: titan.id, soldiers, coins: total(chosen, 'price'), attack: value, defence },
    });
  }
  for (const { index, price } of chosen) {
    const army = player.armies[index];
    player.coins -= price;
    player.armies[index] = { active: army.active, legacy: army.legacy, nameCoins: price, artCoins: army.artCoins };
    const lent = armySymbols(c, army);
    loot += lent.loot;
    espionage += lent.espionage;
    repairs += lent.repair;
  }
  if (espionage > 0) {
    player.knowledge += espionage;
    s.core.told?.push({ key: 'spied', params: { seat, n: espionage } });
  }
  s.titans[stack] = NONE;
  player.titans.push(face);
  const frames = effectFrames(seat, titan.onGain);
  if (repairs > 0) frames.push(chooseArmyRepairs.do({ seat, n: repairs }));
  frames.push(rollDamage.do({ seat, dice: titan.dice }), takeSpoils.do({ seat, loot }), revealTitan.do({ stack }));
  return frames;
}

/** Loot and defeat triggers (MON-5.22, MON-5.27, MON-5.28, MON-13.21). */
export const takeSpoils = step.work('takeSpoils', {
  rule: ['MON-5.22', 'MON-5.27', 'MON-5.28', 'MON-13.21'],
  run(s, { seat, loot }: { seat: Seat; loot: number }) {
    const c = content.of(s);
    const player = s.players[seat];
    if (loot > 0) {
      player.coins += loot;
      s.core.told?.push({ key: 'looted', params: { seat, n: loot } });
    }
    for (const card of player.city) {
      const { id, trigger } = c.empire[card];
      if (trigger?.on !== 'defeatTitan' || isDamaged(player, card)) continue;
      player.coins += trigger.effect.n;
      s.core.told?.push({ key: 'cardGaveCoins', params: { seat, card: id, n: trigger.effect.n } });
    }
  },
});

export const revealTitan = step.work('revealTitan', {
  rule: ['MON-5.23', 'MON-5.24'],
  run(s, { stack }: { stack: number }) {
    if (s.titanStacks[stack].length === 0) {
      s.core.told?.push({ key: 'stackEmpty', params: { stars: STARS[stack] } });
      return;
    }
    const face = draw(s.core.chance, s.titanStacks[stack]) ?? NONE;
    s.titanSeen[stack].pop();
    s.titans[stack] = face;
    s.core.told?.push({ key: 'titanRevealed', params: { titan: content.of(s).titans[face].id } });
  },
});
