/** What characters like beside what is sensible. */

import { type Instinct, weigher, weighing } from '@castellan/engine';
import { content } from '../content/content.ts';
import { chooseBuild } from '../rules/build.ts';
import { chooseExpansionPrice } from '../rules/expansion.ts';
import { followUpAttack } from '../rules/hideout.ts';
import { takeTurn } from '../rules/turn.ts';
import type { MonState } from '../state.ts';
import type { Action } from '../vocabulary.ts';

type Liking = { readonly [action in Action]?: number };

/** The actions on the board that are liked, and how much a battle is. */
function turns(liked: Liking, battle: number) {
  return weigher(takeTurn, (_s: MonState, option) =>
    option.move === 'place' ? (liked[option.action] ?? 0) : option.move === 'attack' ? battle : 0,
  );
}

export const tastes: Instinct<MonState>['tastes'] = {
  warlike: weighing([
    turns({ conscription: 0.8, recruit: 1, discovery: -0.3 }, 1),
    weigher(followUpAttack, (_s, { yes }) => (yes ? 1 : 0)),
  ]),
  thrifty: weighing([
    turns({ labour: 1, exploration: 0.3 }, -0.5),
    weigher(chooseBuild, (_s, { coins }) => -Math.min(1, coins / 5)),
    weigher(chooseExpansionPrice, (_s, { coins }) => -Math.min(1, coins / 5)),
  ]),
  courtly: weighing([
    turns({ discovery: 1, repopulation: 0.6, exploration: 0.5 }, -0.5),
    weigher(chooseBuild, (s, { face }) => (content.of(s).empire[face].action === null ? 0 : 0.5)),
  ]),
  builder: weighing([turns({ build: 1, expansion: 0.8, rebuild: 0.5 }, -0.3)]),
};
