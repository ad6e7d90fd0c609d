/** Positions of Medioevo for the table itself: the map, complete moves, trade. */

import { advance, type Frame, scriptChance } from '@castellan/engine';
import { game, type UniState } from '@castellan/medioevo';
import { combatTurn } from '../../../games/medioevo/rules/combat.ts';
import { purchaseTurn } from '../../../games/medioevo/rules/purchases.ts';
import { tradeTurn } from '../../../games/medioevo/rules/trade.ts';
import { type PlayerPlan, type PositionPlan, position } from '../../../games/medioevo/test/builders.ts';

export const NAMES = ['Théodora', 'Vous', 'Batou', 'Yusuf', 'Isabeau', 'Conrad'];

/** Six kingdoms in their sixth turn; Hungary looks. */
const PLAYERS: readonly PlayerPlan[] = [
  {
    florins: 900,
    honour: 25,
    units: { thrace: '6HI 1C1', macedonia: '3HI', lydia: '3LI', bulgaria: '4HI' },
    vehicles: ['galley 1 aegeanSea: 2LI'],
  },
  {
    florins: 1180,
    honour: 23,
    levels: { blue: 2, yellow: 1, orange: 1, red: 2, green: 2 },
    points: { red: 1, violet: 1 },
    tokens: { green: 1 },
    cards: [46, 4, 27],
    units: { transylvania: '4HI 3CA 2LI 2AR 1C1', severin: '2HI 2LI', pannonia: '3LI', serbia: '3HI', dalmatia: '2AR' },
    vehicles: [
      'warWagon 2 transylvania',
      'warWagon 2 transylvania',
      'warWagon 1 severin',
      'galley 1 adriaticSea: 2AR',
      'merchantShip 2 dalmatia: white white brown',
      'caravan 1 pannonia: violet',
    ],
  },
  { florins: 700, honour: 27, units: { moldavia: '9LI 3CA', crimea: '3CA', saraj: '6LI' }, vehicles: ['warWagon 1 moldavia'] },
  { florins: 800, honour: 21, units: { cairo: '5HI', palestine: '4LI', cyrenaica: '2LI' } },
  { florins: 600, honour: 18, units: { novgorod: '5HI', pskov: '4LI', vologda: '3AR' } },
  { florins: 950, honour: 22, units: { bavaria: '3AR', austria: '5LI', bohemia: '2HI', saxony: '3HI' } },
];

const REALM: PositionPlan = {
  turn: 6,
  barbarians: { veneto: '2LI 1AR', lithuania: '4LI', castile: '1LI', cilicia: '3LI' },
  buildings: {
    pannonia: ['town', 'tower'],
    dalmatia: ['village'],
    transylvania: ['fort'],
    thrace: ['city', 'castle', 'cathedral'],
    cairo: ['city'],
    crimea: ['village'],
    novgorod: ['village'],
  },
  markets: { thrace: ['violet', 'yellow'], pannonia: ['brown'] },
  wars: [[1, 2]],
  warCircle: [3, 5, 2],
};

function laid(next: (s: UniState) => readonly Frame[], plan: Partial<PositionPlan> = {}) {
  const state = position(PLAYERS, { ...REALM, chance: scriptChance([]), active: 1, ...plan, next });
  advance(game, state);
  return { setup: { seats: PLAYERS.length, options: {}, seed: '0'.repeat(64) }, state, lines: [], names: NAMES, me: 1 };
}

export const POSITIONS = {
  move: () => laid((s) => combatTurn(s, 1), { phase: 'combat' }),
  trade: () => laid((s) => tradeTurn(s, 1), { phase: 'trade' }),
  purchase: () => laid((s) => purchaseTurn(s, 1), { phase: 'purchases' }),
} satisfies { readonly [name: string]: () => object };
