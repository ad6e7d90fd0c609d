/** Attacking a titan (MON-5). */

import { draw, type Frame, type Next, type Params, type Refusal, refusal, type Seat, subset } from '@castellan/engine';
import { type Content, content, type TitanCard } from '../content/content.ts';
import type { ArmyOption, TurnOption } from '../options.ts';
import { type Army, armyPrice, armySymbols, isDamaged, type MonState, NONE, type Player } from '../state.ts';
import { STARS } from '../vocabulary.ts';
import { rollDamage } from './damage.ts';
import { effectFrames } from './effects.ts';
import {
  ARMY_TOO_DEAR,
  attackOf,
  type Force,
  forcesAgainst,
  someReach,
  standingAttack,
  suggestedSets,
  total,
  usefulForces,
  whyNotPayFor,
} from './forces.ts';
import { chooseArmyRepairs } from './rebuild.ts';
import { step } from './step.ts';
import { type OfPlayer, type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

interface Attacking extends OfPlayer {
  readonly titan: TitanCard;
}

const NO_UNUSED_ARMY = reason('MON-5.4', 'noUnusedArmy', ({ titan }: Attacking) => ({ titan: titan.id }));
const NO_ARMY_PAYABLE = reason('MON-5.6', 'noArmyPayable', ({ player, titan }: Attacking) => ({ titan: titan.id, coins: player.coins }));
const ATTACK_TOO_WEAK = reason('MON-5.15', 'attackTooWeak', mostAttack);
const ATTACK_TOO_DEAR = reason('MON-5.3', 'attackTooDear', (about: Attacking) => ({ ...mostAttack(about), coins: about.player.coins }));

function mostAttack({ c, player, titan }: Attacking): Params {
  const attack = standingAttack(c, player, titan) + total(forcesAgainst(c, player, titan), 'attack');
  return { titan: titan.id, defence: titan.defence, attack };
}

/** A titan may be attacked only by one who defeats it (MON-5.15). */
export function whyNotAttack(c: Content, player: Player, titan: TitanCard): Reason<Attacking> | null {
  let none = NO_UNUSED_ARMY;
  let armies = 0;
  let price = 0;
  let attack = 0;
  for (let i = 0; i < player.armies.length; i++) {
    const army = player.armies[i];
    const why = whyNotPayFor(c, player, army);
    if (why === ARMY_TOO_DEAR) none = NO_ARMY_PAYABLE;
    if (why !== null) continue;
    armies++;
    price += armyPrice(c, army);
    attack += attackOf(c, army, titan);
  }
  if (armies === 0) return none;
  const missing = titan.defence - standingAttack(c, player, titan);
  if (attack < missing) return ATTACK_TOO_WEAK;
  return price <= player.coins || someReach(forcesAgainst(c, player, titan), 0, player.coins, missing) ? null : ATTACK_TOO_DEAR;
}

export function addAttacks(s: MonState, seat: Seat, moves: TurnOption[], refused: Refusals): void {
  const c = content.of(s);
  const player = s.players[seat];
  for (let stack = 0; stack < s.titans.length; stack++) {
    const face = s.titans[stack];
    if (face === NONE) continue;
    const titan = c.titans[face];
    const why = whyNotAttack(c, player, titan);
    if (why === null) moves.push(c.options.attack[face]);
    else refused?.push(refuse(c.options.attack[face], why, { c, player, titan }));
  }
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
    const options = armiesToUse(c, player, titan, standing, null);
    return subset(seat, options, {
      params: attackParams(titan, standing),
      always: true,
      min: 1,
      max: options.length,
      check: (chosen) => whyNotAttackWith(chosen, player.coins, titan, standing),
      suggest: () => suggestedSets(c, player, options, titan.defence - standing),
    });
  },
  answer(s, { seat, stack }, chosen): Next {
    return attack(s, seat, stack, chosen);
  },
  refused(s, { seat, stack }) {
    const c = content.of(s);
    const player = s.players[seat];
    const titan = c.titans[s.titans[stack]];
    return refusedBy((refused) => armiesToUse(c, player, titan, standingAttack(c, player, titan), refused));
  },
});

function attackParams({ id, defence }: TitanCard, standing: number): Params {
  return { titan: id, defence, standing };
}

const ARMY_OF_NO_USE = reason('MON-5.15', 'armyOfNoUse', ({ c, army }: { readonly c: Content; readonly army: Army }) => ({
  soldiers: c.military[army.active].id,
}));

/** An army may be used that can be paid for and is of one of the sets that defeat the titan. */
function armiesToUse(c: Content, player: Player, titan: TitanCard, standing: number, refused: Refusals): UseArmyOption[] {
  const useful = usefulForces(forcesAgainst(c, player, titan), player.coins, titan.defence - standing);
  const options: UseArmyOption[] = [];
  player.armies.forEach((army, index) => {
    const why = whyNotPayFor(c, player, army) ?? (useful.some((force) => force.index === index) ? null : ARMY_OF_NO_USE);
    if (why === null) options.push(useArmyOption(c, army, index, titan));
    else refused?.push(refuse(useArmyOption(c, army, index, titan), why, { c, player, army }));
  });
  return options;
}

function useArmyOption(c: Content, army: Army, index: number, titan: TitanCard): UseArmyOption {
  const { key, at, army: number, soldiers } = c.options.disband[index][army.active];
  return { key, say: 'useArmy', at, army: number, index, soldiers, price: armyPrice(c, army), attack: attackOf(c, army, titan) };
}

function whyNotAttackWith(chosen: readonly Force[], coins: number, titan: TitanCard, standing: number): Refusal | null {
  const price = total(chosen, 'price');
  if (price > coins) return refusal('MON-5.3', 'armiesTooDear', { price, coins });
  const attack = standing + total(chosen, 'attack');
  if (attack < titan.defence) return refusal('MON-5.15', 'attackTooWeak', { titan: titan.id, attack, defence: titan.defence });
  return null;
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
