/** What is printed on attack cards: who helps against each kind, and which cards a back may hide. */

import {
  type AnaView,
  ATTACK_TYPES,
  type AttackType,
  content,
  type Fort,
  LETTERS,
  SIDES,
  type Side,
  TACTICS,
  type Tactic,
} from '@castellan/anarchy';

/** The shipped cards. */
const printed = content.of({ pack: '' });

/** What an attack strikes: one side, or the castle as a whole. */
export type Struck = Side | 'whole';

interface Blow {
  readonly side: Struck;
  readonly strength: number;
}

export interface Face {
  readonly card: string;
  readonly violent: boolean;
  readonly hits: readonly Blow[];
}

/** What may be set against a kind of attack (ANA-33). */
export interface Means {
  readonly forts: readonly Fort[];
  readonly tactic: Tactic | null;
  readonly workers: boolean;
}

export function meansAgainst(type: AttackType): Means {
  const kind = printed.attackKinds[ATTACK_TYPES.indexOf(type)];
  const forts: readonly Fort[] = ['wall', 'tower', 'gate', 'moat'];
  return { forts: forts.filter((fort) => kind[fort]), tactic: kind.tactic < 0 ? null : TACTICS[kind.tactic], workers: kind.workers };
}

/** The faces that a card with this back may have: all of its kind but those that lie open on the table. */
export function facesBehind(view: AnaView, type: AttackType): readonly Face[] {
  const open = new Set(view.players.flatMap(({ attacks }) => attacks.map(({ face }) => face?.card)));
  const kind = ATTACK_TYPES.indexOf(type);
  return printed.attackCards
    .filter((card) => card.type === kind && !open.has(card.id))
    .map(({ id, violent, letters }) => ({
      card: id,
      violent,
      hits: letters.flatMap((letter, at) => (letter < 0 ? [] : [{ side: SIDES[at] ?? 'whole', strength: view.strength[LETTERS[letter]] }])),
    }));
}

/** Bravery by the number of cards defended, in siege mode (ANA-39.3). */
export function siegeTable({ row, round }: AnaView): readonly number[] | null {
  const id = row[round - 1]?.card;
  return printed.scenarioCards.find((card) => card.id === id)?.siege?.bravery ?? null;
}
