/** What characters like beside what is sensible. */

import { type Instinct, type Weigher, weigher, weighing } from '@castellan/engine';
import { content, type Face } from '../content/content.ts';
import type { ActionOption, DeckOption } from '../options.ts';
import { action } from '../rules/actions.ts';
import { drawDeck } from '../rules/flow.ts';
import { moveOutside } from '../rules/movement.ts';
import { draftDeck } from '../rules/setup.ts';
import { declareWar } from '../rules/war.ts';
import type { MedState } from '../state.ts';
import { DECKS } from '../vocabulary.ts';
import { isTroop } from './threat.ts';

/** The decks that are liked to be drawn from. */
function decks(liked: { readonly [deck in (typeof DECKS)[number]]?: number }): readonly Weigher<MedState>[] {
  const liking = (_s: MedState, { index }: DeckOption): number => liked[DECKS[index]] ?? 0;
  return [weigher(draftDeck, liking), weigher(drawDeck, liking)];
}

/** What is played or bought, by its face. */
function cards(liking: (face: Face) => number) {
  return weigher(action, (s: MedState, option: ActionOption) => {
    const c = content.of(s);
    if (option.move === 'play') return liking(c.types[option.type]);
    return option.move === 'buy' ? liking(c.faces[option.id]) : 0;
  });
}

export const tastes: Instinct<MedState>['tastes'] = {
  warlike: weighing([
    ...decks({ military: 0.5 }),
    cards((face) => (isTroop(face) ? 0.5 : 0)),
    weigher(moveOutside, (_s, { move }) => (move === 'march' ? 0.3 : 0)),
    weigher(declareWar, (_s, { move }) => (move === 'war' ? 0.5 : 0)),
  ]),
  thrifty: weighing([...decks({ territory: 0.25 }), cards((face) => (face.kind === 'territory' ? 0.3 : isTroop(face) ? -0.1 : 0))]),
  courtly: weighing([
    cards((face) => (face.kind === 'character' && !isTroop(face) ? 0.5 : 0)),
    weigher(declareWar, (_s, { move }) => (move === 'war' ? -0.25 : 0)),
  ]),
  builder: weighing([
    cards((face) => (face.kind === 'civilBuilding' || face.kind === 'militaryBuilding' ? 0.8 : isTroop(face) ? -0.3 : 0)),
  ]),
};
