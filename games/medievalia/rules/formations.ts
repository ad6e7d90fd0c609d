/** What can be asked of a battle: who fights whom, and how much each card can bear. */

import { type Content, content } from '../content/content.ts';
import type { Battle, MedState } from '../state.ts';

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

function times(cards: readonly number[], card: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] === card) count++;
  return count;
}

/** Points needed to eliminate a card in this battle (MED-15.12). */
export function toughness(s: MedState, c: Content, { bonuses, heals, arrows }: Battle, card: number): number {
  const points = c.faces[card].defence + times(bonuses, card) + times(heals, card) - times(arrows, card) - s.damage[card];
  return points > 0 ? points : 0;
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

/**
 * Spends the damage of a formation in the order of its cards (MED-15.13, MED-15.14). A territory falls when every guard has fallen and a
 * point is left (MED-14.18, MED-15.17); the City is the last card of its own formation (MED-15.8, MED-15.18).
 */
export function fateOf(s: MedState, c: Content, b: Battle, index: number): Fate {
  const { cards, host } = b.formations[index];
  let points = damageTo(c, b, index);
  const fallen: number[] = [];
  let absorber = -1;
  let absorbed = 0;
  for (const card of cards) {
    const needed = toughness(s, c, b, card);
    if (points >= needed) {
      fallen.push(card);
      points -= needed;
    } else if (points > 0) {
      absorber = card;
      absorbed = points;
      points = 0;
    }
  }
  const isCity = host >= 0 && c.faces[host].kind === 'city';
  return {
    fallen,
    absorber,
    absorbed,
    hostLost: host >= 0 && (isCity ? fallen.includes(host) : fallen.length === cards.length && points > 0),
  };
}

/** Characters outside every formation that the arrows have brought down (MED-15.26). */
export function shotDown(s: MedState, b: Battle): number[] {
  const c = content.of(s);
  return [...new Set(b.arrows)].filter((card) => formationOf(b, card) < 0 && toughness(s, c, b, card) === 0);
}
