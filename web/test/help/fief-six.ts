/** Positions of Fief for six at the table. */

import { advance, type Frame, scriptChance } from '@castellan/engine';
import { type FieState, game } from '@castellan/fief';
import { electKing } from '../../../games/fief/rules/king.ts';
import { purchaseTurn } from '../../../games/fief/rules/purchases.ts';
import { type PlayerPlan, type PositionPlan, position } from '../../../games/fief/test/builders.ts';
import type { Laid } from './fief.ts';

const NAMES = ['Aliénor', 'Conan', 'Mahaut', 'Thibaut', 'Yolande', 'Gaucher'];

const PLAYERS: readonly PlayerPlan[] = [
  {
    ecus: 14,
    lords: { arthur: 'blaye', etienne: 'charolles' },
    troops: { blaye: '4S 2K 1E', charolles: '2S', laSalle: '1S' },
    hand: ['ambush', 'assassination', 'tax'],
  },
  {
    ecus: 9,
    lords: { gauvain: 'chateauneuf', raoul: 'epervier', blanche: 'sennecy' },
    troops: { epervier: '4S 1K', sennecy: '1S', chateauneuf: '2S' },
    hand: ['justice'],
  },
  {
    ecus: 11,
    lords: { othon: 'saintGerome', isabelle: 'tournus' },
    troops: { tournus: '3S 2K', saintGerome: '2S 1K', belleville: '1S' },
    hand: ['dArc', 'revolt'],
  },
  {
    ecus: 6,
    lords: { charles: 'villeneuve', baudouin: 'bourg' },
    troops: { villeneuve: '2S 1K', bourg: '6S 2K' },
    hand: ['secretPassage'],
  },
  { ecus: 3, lords: { quentin: 'sigy', jeanne: 'beaujeu' }, troops: { sigy: '3S', beaujeu: '2S 1K' }, hand: ['plague'] },
  { ecus: 8, lords: { louis: 'mazilles', guenievre: 'saintPaul' }, troops: { mazilles: '2S', saintPaul: '2S 1K' }, hand: ['goodHarvest'] },
];

const REALM: PositionPlan = {
  round: 5,
  castles: ['saintGerome', 'bourg', 'sigy'],
  titles: {
    ducheBlaye: ['arthur', 'blaye'],
    comteEpervier: ['raoul', 'epervier'],
    comteTournus: ['isabelle', 'tournus'],
    baronnieSaintPaul: ['guenievre', 'saintPaul'],
  },
  mills: { blaye: 2, epervier: 1, tournus: 1 },
  bishops: { saintGerome: 'quentin', bourg: 'charles', sigy: 'etienne' },
  cardinals: ['charles'],
};

function laid(plan: PositionPlan, next: (s: FieState) => readonly Frame[]): Laid {
  const state = position(PLAYERS, { ...REALM, chance: scriptChance([]), ...plan, active: 0, next });
  advance(game, state);
  return { setup: { seats: PLAYERS.length, options: {}, seed: '0'.repeat(64) }, state, lines: [], names: NAMES, me: 0 };
}

export const SIX: { readonly [name: string]: () => Laid } = {
  sixBuy: () => laid({ stage: 'purchases' }, (s) => purchaseTurn(s, 0)),
  sixKing: () => laid({ stage: 'kingElection' }, () => [electKing.do({})]),
};
