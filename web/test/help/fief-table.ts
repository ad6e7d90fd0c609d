/** Positions of Fief for the table itself: the map, the march, the shop, cards, war. */

import { advance, type Frame, scriptChance } from '@castellan/engine';
import { CALAMITIES, type FieState, game } from '@castellan/fief';
import { cardTurn } from '../../../games/fief/rules/card-play.ts';
import { combatTurn } from '../../../games/fief/rules/combat.ts';
import { drawing } from '../../../games/fief/rules/drawing.ts';
import { movementTurn } from '../../../games/fief/rules/movement.ts';
import { purchaseTurn } from '../../../games/fief/rules/purchases.ts';
import { bishopric, type PlayerPlan, type PositionPlan, position } from '../../../games/fief/test/builders.ts';
import type { Laid } from './fief.ts';

const NAMES = ['Aliénor', 'Conan', 'Mahaut'];

const PLAYERS: readonly PlayerPlan[] = [
  {
    ecus: 11,
    lords: { arthur: 'blaye', guenievre: 'charolles', etienne: 'charolles', agnes: 'sigy' },
    troops: { blaye: '4S 2K 1E', charolles: '2S', laSalle: '1S', beaujeu: '1S', sigy: '1S 1K', villeneuve: '2K' },
    hand: ['tax', 'goodHarvest', 'assassination'],
  },
  {
    ecus: 9,
    lords: { gauvain: 'chateauneuf', raoul: 'epervier', louis: 'epervier', othon: 'tournus' },
    troops: { epervier: '4S 1K', sennecy: '1S', chateauneuf: '2S', tournus: '3S 2K' },
    hand: ['justice'],
  },
  {
    ecus: 6,
    lords: { charles: 'villeneuve', baudouin: 'bourg', quentin: 'blaye' },
    troops: { villeneuve: '2S 1K', saintPaul: '2S', bourg: '5S 1K' },
    hand: ['secretPassage', 'tax'],
  },
];

const REALM: PositionPlan = {
  round: 7,
  castles: ['sigy', 'tournus'],
  titles: { ducheBlaye: ['arthur', 'blaye'], comteEpervier: ['raoul', 'epervier'], ducheBourg: ['baudouin', 'bourg'] },
  mills: { blaye: 2, charolles: 1, sennecy: 1 },
  captives: { quentin: 0 },
  bishops: { blaye: 'louis', sigy: 'etienne', bourg: 'charles' },
  king: 'baudouin',
  control: { villeneuve: 2 },
  gates: { '0 villeneuve': ['charolles'] },
};

function laid(plan: PositionPlan, next: (s: FieState) => readonly Frame[], players = PLAYERS): Laid {
  const state = position(players, { ...REALM, chance: scriptChance([]), ...plan, active: 0, next });
  state.struck[bishopric('sigy')] = 1 << CALAMITIES.indexOf('plague');
  advance(game, state);
  return { setup: { seats: PLAYERS.length, options: {}, seed: '0'.repeat(64) }, state, lines: [], names: NAMES, me: 0 };
}

/** Étienne stands before the walls of Villeneuve. */
const AT_VILLENEUVE: readonly PlayerPlan[] = [
  { ...PLAYERS[0], lords: { ...PLAYERS[0].lords, etienne: 'villeneuve' } },
  ...PLAYERS.slice(1),
];

/** Agnès has nobody with her. */
const ALONE: readonly PlayerPlan[] = [{ ...PLAYERS[0], lords: { ...PLAYERS[0].lords, agnes: 'saintCiers' } }, ...PLAYERS.slice(1)];

export const TABLES: { readonly [name: string]: () => Laid } = {
  march: () => laid({ stage: 'movement' }, (s) => movementTurn(s, 0)),
  alone: () => laid({ stage: 'movement' }, (s) => movementTurn(s, 0), ALONE),
  shop: () => laid({ stage: 'purchases' }, (s) => purchaseTurn(s, 0)),
  cards: () => laid({ stage: 'cardPlay' }, (s) => cardTurn(s, 0)),
  draw: () => laid({ stage: 'drawing' }, (s) => drawing(s)),
  war: () => laid({ stage: 'combat', castles: ['sigy', 'tournus', 'villeneuve'] }, (s) => combatTurn(s, 0), AT_VILLENEUVE),
};
