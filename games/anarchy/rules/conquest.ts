/** ANA-29: attacking the enemy castle of the round. */

import { amount, type Next, type Option, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type AttackOption, type Castle, type Content, content } from '../content/content.ts';
import { type AnaState, layoutOf, type Player, scenarioCard, step } from '../state.ts';
import { FOOD, HORSES, KNIGHT, MACHINES, SOLDIER } from '../vocabulary.ts';
import { grant } from './effects.ts';
import { gainAll } from './gains.ts';

const FORCE_OF_KNIGHT = 2;

const PLAIN_ATTACK: AttackOption = { key: 'attack', say: 'attackCastle', at: ['castle:enemy'], does: 'attack', crush: -1 };

/** Shields from the card right of the tent to the attacked one; flipped cards show a lower one (ANA-29.3, 29.4). */
export function castleDefence(s: AnaState, c: Content, p: Player): number {
  const { row } = layoutOf(s, c);
  let defence = 0;
  for (let place = p.tent + 1; place <= s.round; place++) {
    const { castle } = c.scenarioCards[row[place - 1]];
    if (castle !== null) defence += place < s.round ? castle.shieldFlipped : castle.shield;
  }
  return defence;
}

/** Everything but the force: food, horses and weapons; and the tent is not there yet (ANA-29.2, 29.6). */
function isReady(s: AnaState, p: Player, castle: Castle): boolean {
  return (
    p.tent < s.round &&
    p.goods[FOOD] >= castle.food &&
    (p.horses & castle.horses) === castle.horses &&
    (p.machines & castle.machines) === castle.machines
  );
}

export function forceOf(p: Player): number {
  return p.goods[SOLDIER] + FORCE_OF_KNIGHT * p.goods[KNIGHT];
}

export function addAttackOptions(s: AnaState, c: Content, seat: Seat, options: Option[]): void {
  const { castle } = scenarioCard(s, c);
  const p = s.players[seat];
  if (castle === null || !isReady(s, p, castle)) return;
  const spare = forceOf(p) - castleDefence(s, c, p);
  if (spare < 0) return;
  options.push(PLAIN_ATTACK);
  for (let i = 0; i < c.crush.length; i++) if (c.crush[i].extra <= spare) options.push(c.crush[i].option);
}

function forceNeeded(s: AnaState, c: Content, p: Player, crush: number): number {
  return castleDefence(s, c, p) + (crush < 0 ? 0 : c.crush[crush].extra);
}

/** How many knights go; soldiers make up the rest, so that nobody is sent in vain. */
export const attackCastle = step.amount('attackCastle', {
  rule: ['ANA-29.5', 'ANA-29.10'],
  ask(s, { seat, crush }: { seat: Seat; crush: number }) {
    const p = s.players[seat];
    const force = forceNeeded(s, content.of(s), p, crush);
    const fewest = Math.ceil(Math.max(0, force - p.goods[SOLDIER]) / FORCE_OF_KNIGHT);
    const most = Math.min(p.goods[KNIGHT], Math.ceil(force / FORCE_OF_KNIGHT));
    return amount(seat, fewest, most, { params: { force, soldiers: p.goods[SOLDIER] } });
  },
  answer(s, { seat, crush }, knights): Next {
    const c = content.of(s);
    const p = s.players[seat];
    const soldiers = Math.max(0, forceNeeded(s, c, p, crush) - FORCE_OF_KNIGHT * knights);
    p.goods[KNIGHT] -= knights;
    p.goods[SOLDIER] -= soldiers;
    return takeCastle(s, c, seat, crush, { soldiers, knights });
  },
});

/** Card, loot, crush, in this order (ANA-29.7). */
function takeCastle(
  s: AnaState,
  c: Content,
  seat: Seat,
  crush: number,
  sent: { readonly soldiers: number; readonly knights: number },
): Next {
  const p = s.players[seat];
  const { id, castle } = scenarioCard(s, c);
  if (castle === null) return undefined;
  p.goods[FOOD] -= castle.food;
  p.tent = s.round;
  p.castles++;
  s.core.told?.push({ key: 'takesCastle', params: { seat, castle: id, food: castle.food, ...sent } });
  grant(s, seat, castle.effect);
  gainAll(s, seat, c.loot[s.loot[s.round - 1]].gain);
  if (crush < 0) return undefined;
  s.core.told?.push({ key: 'crushes', params: { seat } });
  return grant(s, seat, c.crush[crush].effect);
}

export function refusedAttacks(s: AnaState, c: Content, seat: Seat): readonly Refused[] {
  const refused: Refused[] = [];
  for (const option of [PLAIN_ATTACK, ...c.crush.map((crush) => crush.option)]) {
    const why = whyNot(s, c, s.players[seat], option.crush);
    if (why !== null) refused.push({ ...option, refusal: why });
  }
  return refused;
}

function whyNot(s: AnaState, c: Content, p: Player, crush: number): Refusal | null {
  const { castle } = scenarioCard(s, c);
  if (castle === null) return refusal('ANA-39.1', 'noEnemyCastle');
  if (p.tent >= s.round) return refusal('ANA-29.2', 'castleTaken');
  const horses = HORSES.filter((_, i) => (castle.horses & ~p.horses & (1 << i)) !== 0);
  if (horses.length > 0) return refusal('ANA-29.6', 'needsHorses', { horses });
  const machines = MACHINES.filter((_, i) => (castle.machines & ~p.machines & (1 << i)) !== 0);
  if (machines.length > 0) return refusal('ANA-29.6', 'needsMachines', { machines });
  if (p.goods[FOOD] < castle.food) return refusal('ANA-29.6', 'needsFood', { n: castle.food });
  const force = forceNeeded(s, c, p, crush);
  return forceOf(p) < force ? refusal('ANA-29.5', 'tooLittleForce', { force, present: forceOf(p) }) : null;
}
