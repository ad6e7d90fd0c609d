/** What is printed on attack cards: who helps against each kind, and which cards a back may hide. */

import type { AnaView } from '@castellan/anarchy';
import type { AttackType, Fort, Side, Tactic } from '@castellan/anarchy/vocabulary';
import { factsOf } from '../facts.ts';

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

/** In the order in which they are drawn. */
const FORTS: readonly Fort[] = ['wall', 'tower', 'gate', 'moat'];

export function meansAgainst(at: { readonly pack: string }, type: AttackType): Means {
  const { forts, tactic, workers } = factsOf(at).attackType(type);
  return { forts: FORTS.filter((fort) => forts.includes(fort)), tactic, workers };
}

/** The faces that a card with this back may have: all of its kind but those that lie open on the table. */
export function facesBehind(view: AnaView, kind: AttackType): readonly Face[] {
  const open = new Set(view.players.flatMap(({ attacks }) => attacks.map(({ face }) => face?.card)));
  return factsOf(view)
    .attackCards.filter(({ id, type }) => type === kind && !open.has(id))
    .map(({ id, violent, hits }) => ({
      card: id,
      violent,
      hits: hits.map(({ side, letter }) => ({ side, strength: view.strength[letter] })),
    }));
}

/** Bravery by the number of cards defended, in siege mode (ANA-39.3). */
export function siegeTable(view: AnaView): readonly number[] | null {
  const place = view.row[view.round - 1];
  const card = place === undefined ? null : factsOf(view).scenarioCard(place.card);
  if (card?.mode !== 'siege') return null;
  const { braveryByDefended } = card.siege;
  return Object.keys(braveryByDefended).map((_, defended) => braveryByDefended[String(defended)]);
}
