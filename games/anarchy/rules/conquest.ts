/** ANA-29: attacking the enemy castle of the round. */

import { amount, type Next, type Params, type Refused, type Seat } from '@castellan/engine';
import { type Castle, type Content, content } from '../content/content.ts';
import { type ActionOption, type AttackOption, PLAIN_ATTACK } from '../options.ts';
import { type AnaState, layoutOf, type Player, scenarioCard } from '../state.ts';
import { FOOD, HORSES, KNIGHT, MACHINES, SOLDIER } from '../vocabulary.ts';
import { grant } from './effects.ts';
import { gainAll } from './gains.ts';
import { FORCE_OF_KNIGHT, soldiersFor } from './march.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

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

export function forceOf(p: Player): number {
  return p.goods[SOLDIER] + FORCE_OF_KNIGHT * p.goods[KNIGHT];
}

type Attacking = [s: AnaState, c: Content, p: Player, option: AttackOption];

const NO_ENEMY_CASTLE = reason('ANA-39.1', 'noEnemyCastle');
const CASTLE_TAKEN = reason('ANA-29.2', 'castleTaken');
const NEEDS_HORSES = reason<Attacking>('ANA-29.6', 'needsHorses', (s, c, p) =>
  ofCastle(s, c, ({ horses }) => ({ horses: HORSES.filter((_, i) => (horses & ~p.horses & (1 << i)) !== 0) })),
);
const NEEDS_MACHINES = reason<Attacking>('ANA-29.6', 'needsMachines', (s, c, p) =>
  ofCastle(s, c, ({ machines }) => ({ machines: MACHINES.filter((_, i) => (machines & ~p.machines & (1 << i)) !== 0) })),
);
const NEEDS_FOOD = reason<Attacking>('ANA-29.6', 'needsFood', (s, c) => ofCastle(s, c, ({ food }) => ({ n: food })));
const TOO_LITTLE_FORCE = reason<Attacking>('ANA-29.5', 'tooLittleForce', (s, c, p, { crush }) => ({
  force: forceNeeded(s, c, p, crush),
  present: forceOf(p),
}));

function ofCastle(s: AnaState, c: Content, words: (castle: Castle) => Params): Params {
  const { castle } = scenarioCard(s, c);
  return castle === null ? {} : words(castle);
}

/** Once for each tent, with horses, weapons, food and force (ANA-29.2, 29.5, 29.6). */
function whyNotAttack(s: AnaState, c: Content, p: Player, { crush }: AttackOption): Reason<Attacking> | null {
  const { castle } = scenarioCard(s, c);
  if (castle === null) return NO_ENEMY_CASTLE;
  if (p.tent >= s.round) return CASTLE_TAKEN;
  if ((p.horses & castle.horses) !== castle.horses) return NEEDS_HORSES;
  if ((p.machines & castle.machines) !== castle.machines) return NEEDS_MACHINES;
  if (p.goods[FOOD] < castle.food) return NEEDS_FOOD;
  return forceOf(p) < forceNeeded(s, c, p, crush) ? TOO_LITTLE_FORCE : null;
}

export function addAttacks(s: AnaState, c: Content, seat: Seat, options: ActionOption[]): void {
  const p = s.players[seat];
  // Crushing asks for more, never for less.
  if (whyNotAttack(s, c, p, PLAIN_ATTACK) !== null) return;
  options.push(PLAIN_ATTACK);
  for (let i = 0; i < c.crush.length; i++) if (whyNotAttack(s, c, p, c.crush[i].option) === null) options.push(c.crush[i].option);
}

export function canAttack(s: AnaState, c: Content, p: Player): boolean {
  return whyNotAttack(s, c, p, PLAIN_ATTACK) === null;
}

export function refusedAttacks(s: AnaState, c: Content, seat: Seat): readonly Refused[] {
  const all = [PLAIN_ATTACK, ...c.crush.map(({ option }) => option)];
  return refusedAmong(all, whyNotAttack, (option) => [s, c, s.players[seat], option]);
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
    const soldiers = soldiersFor(forceNeeded(s, c, p, crush), knights);
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
