/** What can be asked of a battle: who fights whom, and how much each card can bear. */

import { type Content, content } from '../content/content.ts';
import type { Battle, MedState } from '../state.ts';
import { bearing, breaksThrough, spend } from './blows.ts';

/** The battle that is being fought. */
export function battleOf(s: MedState): Battle {
  if (s.battle === null) throw new Error('there is no battle');
  return s.battle;
}

export function attackOf(c: Content, cards: readonly number[]): number {
  let attack = 0;
  for (let i = 0; i < cards.length; i++) attack += c.faces[cards[i]].attack;
  return attack;
}

/** Points that strike a formation: those of all that strike at it together (MED-15.3, MED-15.6). */
export function damageTo(c: Content, { formations }: Battle, index: number): number {
  let points = 0;
  for (const { foe, cards } of formations) if (foe === index) points += attackOf(c, cards);
  return points;
}

/** Whether a formation strikes or is struck; a free army without a target does neither (MED-17.6, MED-17.7). */
export function isFighting({ formations }: Battle, index: number): boolean {
  return formations[index].foe >= 0 || formations.some(({ foe }) => foe === index);
}

/** The formation a card belongs to, -1 for none. */
export function formationOf({ formations }: Battle, card: number): number {
  return formations.findIndex(({ cards }) => cards.includes(card));
}

/** The attacking armies that have chosen this formation as their target or were engaged by it. */
export function attackersOf({ formations, armies }: Battle, index: number): number[] {
  return formations.flatMap(({ foe }, i) => (i < armies && foe === index ? [i] : []));
}

/** The formation of the defenders that engaged an attacking army, -1 when it is free. */
export function engagersOf({ formations, armies }: Battle, army: number): number {
  return formations.findIndex(({ foe, host }, i) => i >= armies && host < 0 && foe === army);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function times(cards: readonly number[], card: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

/** Points needed to eliminate a card in this battle. */
export function toughness(s: MedState, c: Content, { bonuses, heals, arrows }: Battle, card: number): number {
  return bearing(c.faces[card].defence, times(bonuses, card), times(heals, card), times(arrows, card), s.damage[card]);
}

/** What a survivor goes on carrying, net of heals and bonuses; having survived, that is always less than its defence (MED-15.25). */
export function carriedDamage(s: MedState, { bonuses, heals, arrows }: Battle, card: number, absorbed: number): number {
  const points = s.damage[card] + times(arrows, card) + absorbed - times(heals, card) - times(bonuses, card);
  return points > 0 ? points : 0;
}

/** What becomes of a formation as things stand. */
export interface Fate {
  readonly fallen: readonly number[];
  /** The survivor that takes the points left, and how many; -1 for none. */
  readonly absorber: number;
  readonly absorbed: number;
  /** Whether the attacked territory or City is lost. */
  readonly hostLost: boolean;
}

/** Spends the damage of a formation in the order of its cards; the City is the last card of its own formation (MED-15.8, MED-15.18). */
export function fateOf(s: MedState, c: Content, b: Battle, index: number): Fate {
  const { cards, host } = b.formations[index];
  const points = damageTo(c, b, index);
  const needed = cards.map((card) => toughness(s, c, b, card));
  const { fallen, absorber, absorbed } = spend(points, needed);
  const isCity = host >= 0 && c.faces[host].kind === 'city';
  return {
    fallen: fallen.map((at) => cards[at]),
    absorber: absorber < 0 ? -1 : cards[absorber],
    absorbed,
    hostLost: host >= 0 && (isCity ? fallen.includes(cards.indexOf(host)) : breaksThrough(points, sum(needed))),
  };
}

/** Characters outside every formation that the arrows have brought down (MED-15.26). */
export function shotDown(s: MedState, b: Battle): number[] {
  const c = content.of(s);
  return [...new Set(b.arrows)].filter((card) => formationOf(b, card) < 0 && toughness(s, c, b, card) === 0);
}
