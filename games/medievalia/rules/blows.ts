/**
 * What blows do, said of plain numbers: the rules ask it of the state (`formations.ts`), screens of what they see, before anything is
 * confirmed.
 */

import type { BattleView, FormationView, HostView } from '../view.ts';

/** What points do to cards that need so many each, in this order (MED-15.13, MED-15.14). */
export interface Spent {
  /** Places of those that fall. */
  readonly fallen: readonly number[];
  /** Place of the survivor that takes the points left, and how many; -1 for none. */
  readonly absorber: number;
  readonly absorbed: number;
}

export function spend(points: number, needed: readonly number[]): Spent {
  const fallen: number[] = [];
  let left = points;
  let absorber = -1;
  let absorbed = 0;
  for (let at = 0; at < needed.length; at++) {
    if (left >= needed[at]) {
      fallen.push(at);
      left -= needed[at];
    } else if (left > 0) {
      absorber = at;
      absorbed = left;
      left = 0;
    }
  }
  return { fallen, absorber, absorbed };
}

/** Points needed to eliminate a card in a battle (MED-15.12). */
export function bearing(defence: number, bonuses: number, heals: number, arrows: number, damage: number): number {
  return Math.max(0, defence + bonuses + heals - arrows - damage);
}

/** A territory falls when every guard has fallen and a point is left (MED-14.18, MED-15.17). */
export function breaksThrough(points: number, guards: number): boolean {
  return points > guards;
}

/** A card as the damage sees it. */
export interface Fighter {
  readonly id: string;
  readonly attack: number;
  /** Points needed to eliminate it. */
  readonly toughness: number;
  /** What it adds to the toughness of another card of its formation, as Infantry does; already given where it is absent. */
  readonly shield?: number;
}

export function attackOf(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, { attack }) => sum + attack, 0);
}

export function toughnessOf(fighters: readonly Fighter[]): number {
  return fighters.reduce((sum, { toughness }) => sum + toughness, 0);
}

/** Who falls when points are spent on cards in this order. */
export function fallenOf(points: number, inOrder: readonly Fighter[]): readonly string[] {
  return spend(
    points,
    inOrder.map(({ toughness }) => toughness),
  ).fallen.map((at) => inOrder[at].id);
}

/**
 * The fewest cards a player can lose to that many points: shields are held where they help most, never before the bearer itself (MED-17.9),
 * and the toughest take the points first.
 */
export function fewestLost(points: number, fighters: readonly Fighter[]): number {
  const bearer = fighters.find(({ shield = 0 }) => shield > 0);
  const others = fighters.filter((other) => other !== bearer);
  if (bearer === undefined || others.length === 0)
    return fallenOf(
      points,
      [...fighters].sort((a, b) => b.toughness - a.toughness),
    ).length;
  const { shield = 0, ...bare } = bearer;
  return Math.min(
    ...others.map((other) => fewestLost(points, [bare, ...others.map((card) => (card === other ? shielded(card, shield) : card))])),
  );
}

function shielded(card: Fighter, by: number): Fighter {
  return { ...card, toughness: card.toughness + by };
}

/** How many of both sides fall at least when they strike each other. */
export interface Clash {
  readonly attack: number;
  readonly against: number;
  readonly lost: number;
  readonly of: number;
  readonly killed: number;
  readonly killedOf: number;
}

export function clashOf(mine: readonly Fighter[], theirs: readonly Fighter[]): Clash {
  return {
    attack: attackOf(mine),
    against: attackOf(theirs),
    lost: fewestLost(attackOf(theirs), mine),
    of: mine.length,
    killed: fewestLost(attackOf(mine), theirs),
    killedOf: theirs.length,
  };
}

/** Points of armies that have aimed at a host already, and of those that would join them (MED-15.6). */
export function pointsAt({ formations }: BattleView, host: string, more: number): number {
  const at = formations.findIndex((formation) => formation.host === host);
  return more + (at < 0 ? 0 : formations.filter(({ foe }) => foe === at).reduce((sum, { attack }) => sum + attack, 0));
}

/** What that many points would do to a host, the bonus being what its buildings and Infantry add to its guards. The City itself fights last (MED-15.8). */
export function threatTo(host: HostView, points: number, isCity: boolean, bonus: number): 'lost' | 'losses' | 'holds' {
  const guards = host.characters.length > 0 || host.guarded || isCity;
  const defence = host.garrison.defence + (guards ? bonus : 0);
  if (isCity ? spend(points, [defence]).fallen.length > 0 : breaksThrough(points, defence)) return 'lost';
  return points > 0 && host.characters.length > 0 ? 'losses' : 'holds';
}

/** Who would fall in a formation if one of its cards could bear more or less. */
export function fallenIf({ cards, damage }: FormationView, id: string, by: number): readonly string[] {
  return fallenOf(
    damage,
    cards.map((card) => (card.id === id ? { ...card, toughness: Math.max(0, card.toughness + by) } : card)),
  );
}

/** Points that will strike an army: a target that has not struck back yet will, unless it can choose among several (MED-15.5). */
export function comingTo({ formations }: BattleView, army: FormationView, foe: FormationView | null): number {
  if (foe === null || foe.foe !== null) return army.damage;
  const at = formations.indexOf(foe);
  return formations.filter((other) => other.foe === at).length > 1 ? army.damage : army.damage + foe.attack;
}

/** What a character outside every formation can bear, as arrows and heals have left it. */
export function bearingOf({ arrows, heals }: BattleView, id: string, defence: number, damage: number): number {
  const times = (cards: readonly string[]): number => cards.filter((card) => card === id).length;
  return bearing(defence, 0, times(heals), times(arrows), damage);
}
