/** What a battle would bring, worked out before anything is confirmed. */

import type { BattleView, FighterView, FormationView, HostView } from '@castellan/medievalia';

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
  const fallen: string[] = [];
  let left = points;
  for (const { id, toughness } of inOrder) {
    if (left >= toughness) {
      fallen.push(id);
      left -= toughness;
    } else left = 0;
  }
  return fallen;
}

/** The fewest cards a player can lose to that many points: shields are held where they help most, and the toughest take the points first. */
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

/** Points of armies that have aimed at a host already, and of those that would join them. */
export function pointsAt({ formations }: BattleView, host: string, more: number): number {
  const at = formations.findIndex((formation) => formation.host === host);
  return more + (at < 0 ? 0 : formations.filter(({ foe }) => foe === at).reduce((sum, { attack }) => sum + attack, 0));
}

/** What that many points would do to a host, the bonus being what its buildings and Infantry add to its guards. */
export function threatTo(host: HostView, points: number, isCity: boolean, bonus: number): 'lost' | 'losses' | 'holds' {
  const guards = host.characters.length > 0 || host.guarded || isCity;
  const defence = host.garrison.defence + (guards ? bonus : 0);
  if (isCity ? points >= defence : points > defence) return 'lost';
  return points > 0 && host.characters.length > 0 ? 'losses' : 'holds';
}

/** The cards of a formation in an order: those placed first, the others as they stand, what defends its own walls last. */
export function inOrder({ cards, host }: FormationView, placed: readonly string[]): readonly FighterView[] {
  const rank = ({ id }: FighterView): number => {
    const at = placed.indexOf(id);
    return id === host ? cards.length * 2 : at < 0 ? cards.length : at;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}

/** Who would fall in a formation if one of its cards could bear more or less. */
export function fallenIf({ cards, damage }: FormationView, id: string, by: number): readonly string[] {
  return fallenOf(
    damage,
    cards.map((card) => (card.id === id ? { ...card, toughness: Math.max(0, card.toughness + by) } : card)),
  );
}

/** Points that will strike an army: a target that has not struck back yet will, unless it can choose among several. */
export function comingTo({ formations }: BattleView, { army, foe }: Pick<Column, 'army' | 'foe'>): number {
  if (foe === null || foe.foe !== null) return army.damage;
  const at = formations.indexOf(foe);
  return formations.filter((other) => other.foe === at).length > 1 ? army.damage : army.damage + foe.attack;
}

/** What a character outside every formation can bear, as arrows and heals have left it. */
export function bearing({ arrows, heals }: BattleView, id: string, defence: number): number {
  const times = (cards: readonly string[]): number => cards.filter((card) => card === id).length;
  return Math.max(0, defence + times(heals) - times(arrows));
}

/** Attacking armies, each with the formation it strikes or that engaged it. */
export interface Column {
  readonly number: number;
  readonly army: FormationView;
  readonly foe: FormationView | null;
  /** The column in which the foe stands already, when several strike at the same. */
  readonly sharedWith: number | null;
}

export function columnsOf({ formations }: BattleView): readonly Column[] {
  const armies = formations.filter(({ attacking }) => attacking);
  return armies.map((army, at) => {
    const foe = army.foe === null ? (formations.find((other) => !other.attacking && other.army === at + 1) ?? null) : formations[army.foe];
    const before = foe === null ? -1 : armies.findIndex((other) => other.foe !== null && other.foe === army.foe);
    return { number: at + 1, army, foe, sharedWith: before >= 0 && before < at ? before + 1 : null };
  });
}
