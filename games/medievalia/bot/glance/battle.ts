/** What looks good at a glance when marching and fighting: strengths are compared, and no battle is worked out. */

import type { Seat } from '@castellan/engine';
import { type Content, content } from '../../content/content.ts';
import { type ArmyOption, type CardOption, type DeclareOption, type MovementOption, OUT, type TargetOption } from '../../options.ts';
import { fiefOf, isEnemy, ownerOfFief } from '../../rules/fiefs.ts';
import { attackOf, battleOf, engagersOf, toughness } from '../../rules/formations.ts';
import { isGuarded } from '../../rules/guarding.ts';
import { type Battle, CITY_SPOT, homeOf, isOnOpenGround, isUsed, layoutOf, type MedState } from '../../state.ts';
import { isRaider, needed } from '../battle.ts';
import { TASTE } from '../taste.ts';
import { raidersNear } from '../threat.ts';
import { worthOfCard, worthOfCharacter, worthOfHost } from '../worth.ts';

/** Raiders go where something lies open and come home when nothing does; workers stay. */
export function glanceAtMarches(s: MedState, options: readonly MovementOption[], scores: number[], seat: Seat): void {
  const c = content.of(s);
  const { distance } = layoutOf(s);
  const home = homeOf(s, seat);
  const prey = preyOf(s, c, seat);
  const wary = raidersNear(s, c, seat) >= looseAtHome(s, seat);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option.move !== 'march') {
      scores[i] = option.move === 'remove' ? -200 : 0;
      continue;
    }
    const from = fiefOf(s, option.id);
    const raids = isRaider(c, option.id) && prey >= 0;
    const goal = raids ? prey : home;
    const nearer = distance[option.index][goal] < distance[from][goal];
    if (from === home && wary) scores[i] = -8;
    else if (from === goal) scores[i] = raids ? -10 : -20;
    else if (!raids && isRaider(c, option.id) && ownerOfFief(s, from) >= 0) scores[i] = -3;
    else scores[i] = nearer ? 5 : -5;
  }
}

/** The fief most worth a raid, -1 for none: most of it lies open, and there are more raiders than loose defenders. */
function preyOf(s: MedState, c: Content, seat: Seat): number {
  let raiders = 0;
  let strongest = 0;
  let force = 0;
  for (const card of s.characters[seat]) {
    if (!isRaider(c, card)) continue;
    const { attack } = c.faces[card];
    raiders++;
    force += attack;
    if (attack > strongest) strongest = attack;
  }
  let prey = -1;
  let most = 0;
  for (let enemy = 0; enemy < s.core.seats && force >= TASTE.raid.force; enemy++) {
    if (!isEnemy(s, seat, enemy) || s.eliminated[enemy]) continue;
    const open = opening(s, c, enemy, raiders > looseAtHome(s, enemy) ? strongest : 0);
    if (open > most) {
      most = open;
      prey = homeOf(s, enemy);
    }
  }
  return prey;
}

function looseAtHome(s: MedState, seat: Seat): number {
  const home = homeOf(s, seat);
  let count = 0;
  for (const card of s.characters[seat]) if (fiefOf(s, card) === home && isOnOpenGround(s, card) && !isUsed(s, card)) count++;
  return count;
}

/** How much of a fief an attack could destroy, and whether it could be besieged. */
function opening(s: MedState, c: Content, enemy: Seat, attack: number): number {
  const hosts = s.hosts[enemy];
  let open = 0;
  let guarded = 0;
  for (let spot = 0; spot < hosts.length; spot++) {
    if (spot === CITY_SPOT || hosts[spot] < 0) continue;
    if (isGuarded(s, c, enemy, hosts[spot])) guarded++;
    if (attack > 0 && needed(s, c, enemy, hosts[spot]) <= attack) open += worthOfHost(s, c, enemy, hosts[spot]);
  }
  return open + (guarded === 0 ? TASTE.raid.siege : 0);
}

/** What attack a seat has in a fief, less what its enemy has there. */
export function glanceAtWars(s: MedState, options: readonly DeclareOption[], scores: number[], seat: Seat): void {
  const c = content.of(s);
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option.move === 'war') {
      const { index: fief, enemySeat: enemy } = option;
      const booty = homeOf(s, enemy) === fief && looseAtHome(s, enemy) === 0 ? 20 : 0;
      scores[i] = booty + 4 * attackIn(s, c, seat, fief) - 4 * attackIn(s, c, enemy, fief);
    } else scores[i] = option.move === 'remove' ? -200 : 0;
  }
}

function attackIn(s: MedState, c: Content, seat: Seat, fief: number): number {
  let attack = 0;
  for (const card of s.characters[seat]) if (fiefOf(s, card) === fief && isOnOpenGround(s, card)) attack += c.faces[card].attack;
  return attack;
}

/** A free army is stopped if it is strong, and if whoever stops it can bring it down. */
export function glanceAtEngagements(s: MedState, options: readonly ArmyOption[], scores: number[], card: number): void {
  const c = content.of(s);
  const b = battleOf(s);
  for (let i = 0; i < options.length; i++) {
    const { index } = options[i];
    if (index === OUT) {
      scores[i] = 0;
      continue;
    }
    const { cards } = b.formations[index];
    const free = engagersOf(b, index) < 0;
    const kills = c.faces[card].attack >= toughness(s, c, b, cards[0]);
    scores[i] = (free ? 6 * attackOf(c, cards) : 0) + (kills ? worthOfCharacter(c.faces[cards[0]]) : 0) - worthOfCharacter(c.faces[card]);
  }
}

/** The City when all free armies together can take it; else what this army can bring down. */
export function glanceAtTargets(s: MedState, options: readonly TargetOption[], scores: number[], army: number): void {
  const c = content.of(s);
  const b = battleOf(s);
  const attack = attackOf(c, b.formations[army].cards);
  const together = freeAttack(c, b);
  for (let i = 0; i < options.length; i++) {
    const { id, index } = options[i];
    if (id < 0) scores[i] = index < 0 ? 0 : -1;
    else if (c.faces[id].kind === 'character') scores[i] = attack >= toughness(s, c, b, id) ? worthOfCharacter(c.faces[id]) - 6 : -4;
    else if (c.faces[id].kind === 'city') scores[i] = together >= needed(s, c, b.defender, id) ? 400 : -8;
    else scores[i] = attack >= needed(s, c, b.defender, id) ? worthOfHost(s, c, b.defender, id) : -6;
  }
}

function freeAttack(c: Content, { formations, armies }: Battle): number {
  let attack = 0;
  for (let i = 0; i < armies; i++) if (formations[i].foe < 0) attack += attackOf(c, formations[i].cards);
  return attack;
}

/** The weakest army is struck, since it may fall. */
export function glanceAtStrikes(s: MedState, options: readonly ArmyOption[], scores: number[]): void {
  const c = content.of(s);
  const b = battleOf(s);
  for (let i = 0; i < options.length; i++) scores[i] = -4 * toughness(s, c, b, b.formations[options[i].index].cards[0]);
}

/** Arrows, heals and bonuses go to what is dear and nearly falls. */
export function glanceAtTouches(s: MedState, options: readonly CardOption[], scores: number[], seat: Seat): void {
  const c = content.of(s);
  const b = battleOf(s);
  for (let i = 0; i < options.length; i++) {
    const { id } = options[i];
    scores[i] = id < 0 ? 1 : worthOfCard(s, c, seat, id) / (1 + toughness(s, c, b, id));
  }
}
