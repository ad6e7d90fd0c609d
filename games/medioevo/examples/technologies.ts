/** Worked examples of technologies. */

import { type Example, scriptChance } from '@castellan/engine';
import { barbarianPoints } from '../rules/barbarian-points.ts';
import { checkRebellions } from '../rules/rebellion.ts';
import { playTurn } from '../rules/turn.ts';
import { army, controller, node, units } from '../scene.ts';
import type { UniState } from '../state.ts';
import { view } from '../view.ts';
import { BARBARIANS } from '../vocabulary.ts';
import {
  builder,
  buildings,
  fighting,
  here,
  laid,
  marching,
  placeOf,
  points,
  routed,
  shopping,
  TO_THE_DICE,
  tolerating,
  trading,
  vehicle,
} from './laying.ts';

export const TECHNOLOGY_EXAMPLES: readonly Example<UniState>[] = [
  {
    id: 'W50',
    lay: () => shopping(builder, { buildings: { thrace: ['village'] } }),
    tries: [{ answers: ['build city in thrace'], so: (s) => s.florins[0] === 2800 && points(s, 'green') === 7 }],
  },
  {
    id: 'W50b',
    // The card gives its blue point first.
    lay: () => shopping({ florins: 1000, levels: { blue: 1 }, cards: [6] }),
    tries: [
      {
        answers: ['! act', 'points empire-06', 'pass', 'buy caravan 2 in thrace'],
        so: (s) => s.florins[0] === 700 && points(s, 'blue') === 0,
      },
    ],
  },
  {
    id: 'W50c',
    lay: () => trading({ kingdom: 'hre', levels: { yellow: 2 }, points: { yellow: 4 }, vehicles: ['caravan 1 latium'] }, {}, [{}, {}]),
    tries: [{ answers: ['caravan 1', 'buy 2', 'market 3', 'no'], so: (s) => s.florins[0] === 950 && points(s, 'yellow') === 1 }],
  },
  {
    id: 'W50d',
    lay: () =>
      trading(
        { kingdom: 'hre', levels: { yellow: 1 }, points: { yellow: 2 }, vehicles: ['caravan 1 latium: black black'] },
        { buildings: { latium: ['village'] } },
        [{}, {}],
      ),
    tries: [{ answers: ['caravan 1', 'sell all', 'commerce 2', 'confirm'], so: (s) => s.florins[0] === 1000 + 250 }],
  },
  {
    id: 'W50e',
    lay: () =>
      routed(
        trading({ kingdom: 'horde', levels: { yellow: 4 }, points: { yellow: 4 }, vehicles: ['caravan 1 antioch: green'] }, {}, [
          {},
          { kingdom: 'byzantium' },
        ]),
        1,
      ),
    tries: [
      {
        answers: ['! act', 'use guides', 'saraj', 'use guides', 'trebizond', 'pass'],
        so: (s) => s.routes[0]?.done === 7 && points(s, 'yellow') === 0,
      },
    ],
  },
  {
    id: 'W50f',
    lay: () =>
      fighting(
        { units: { serbia: '1LI' }, levels: { red: 2 }, points: { red: 4 } },
        {},
        [1, 2, 3],
        { barbarians: { serbia: '1LI 1C1' }, warCircle: [1, 2, 3] },
        BARBARIANS,
      ),
    tries: [
      {
        answers: ['use promotion', 'own lightInfantry', 'heavyInfantry', 'use promotion', 'enemy captain1', 'lightInfantry'],
        so: (s) => here(s, 0) === '1HI' && here(s, BARBARIANS) === '2LI' && points(s, 'red') === 0,
      },
    ],
  },
  {
    id: 'W50g',
    lay: () => fighting({ units: { serbia: '1LI' }, levels: { red: 4 }, points: { red: 4 }, florins: 0 }, { units: { serbia: '2LI' } }, []),
    tries: [
      {
        answers: [...TO_THE_DICE, 'pass', 'use strategy', '2', 'pass', 'pass'],
        so: (s) => army(s, 1, 'serbia') === 0 && army(s, 0, 'serbia') === 1,
      },
    ],
  },
  {
    id: 'W50h',
    lay: () => marching({ levels: { orange: 4 }, points: { orange: 4 } }, { barbarians: { bulgaria: '1LI 1C1' } }),
    tries: [
      {
        answers: ['! act', 'use influence', 'bulgaria', 'captain1', 'lightInfantry'],
        so: (s) => units(s, 0, 'bulgaria') === '1LI 1C1' && controller(s, 'bulgaria') === 0 && points(s, 'orange') === 0,
      },
    ],
  },
  {
    id: 'W50i',
    lay: () => marching({ levels: { orange: 3 }, points: { orange: 3 } }, { barbarians: { bulgaria: '1LI 1AR 1C1' } }),
    tries: [
      {
        answers: ['! act', 'use nation', 'bulgaria', 'wallachia', 'lightInfantry', 'archer', 'captain1'],
        so: (s) => army(s, BARBARIANS, 'wallachia') === 3 && army(s, BARBARIANS, 'bulgaria') === 0 && points(s, 'orange') === 0,
      },
    ],
  },
  {
    id: 'W50j',
    lay: () =>
      fighting(
        { units: { serbia: '3AR' }, levels: { red: 3 }, points: { red: 2 } },
        { units: { serbia: '3LI 1HI' } },
        [1, 1, 8, 1, 2, 3, 1, 2, 3],
      ),
    tries: [
      { answers: [...TO_THE_DICE, 'pass', 'use tactics', '2', 'heavyInfantry'], so: (s) => here(s, 1) === '3LI' && points(s, 'red') === 0 },
    ],
  },
  {
    id: 'W50k',
    lay: () => shopping({ florins: 1000, levels: { violet: 1 }, points: { violet: 3 } }),
    tries: [
      {
        answers: ['build cathedral in thrace'],
        so: (s) => s.florins[0] === 700 && points(s, 'violet') === 0 && buildings(s, 'thrace').includes('cathedral'),
      },
    ],
  },
  {
    id: 'W50l',
    lay: () =>
      trading(
        { kingdom: 'hre', levels: { yellow: 3 }, points: { yellow: 2 }, units: { latium: '1LI' }, vehicles: ['merchantShip 1 sicily'] },
        { markets: { sicily: ['green', 'blue', 'black', 'white'], latium: ['green'] } },
        [{}, {}],
      ),
    tries: [
      {
        answers: ['! act', 'use control', 'blue in sicily', 'latium', 'use control', 'black in sicily', 'latium', 'pass'],
        so: (s) => view(s, null).territories[node('latium')].market.length === 3 && points(s, 'yellow') === 0,
      },
    ],
  },
  {
    id: 'W50m',
    lay: () => trading({ kingdom: 'hre', levels: { blue: 2 }, points: { blue: 1 }, vehicles: ['caravan 1 latium'] }, {}, [{}, {}]),
    tries: [
      {
        answers: ['caravan 1', 'to tyrrhenianSea by logistics', 'to sicily'],
        so: (s) => placeOf(s, 'caravan') === node('sicily') && points(s, 'blue') === 0,
      },
    ],
  },
  {
    id: 'W50n',
    lay: () =>
      laid([{ tax: 50, levels: { orange: 2 }, points: { orange: 2 } }, {}], {
        phase: 'events',
        warCircle: [3, 5, 4],
        next: (s) => {
          s.eventDeck = tolerating(s, 30);
          return [checkRebellions.do({}), ...barbarianPoints(s)];
        },
      }),
    tries: [
      {
        answers: ['thessaly', 'use law', 'bulgaria', 'bithynia', 'use law', 'albania'],
        so: (s) => points(s, 'orange') === 0 && controller(s, 'thessaly') === 0 && controller(s, 'bithynia') === 0,
      },
    ],
  },
  {
    id: 'W50o',
    lay: () =>
      laid([{ levels: { violet: 4 }, points: { violet: 2, red: 1 } }, { levels: { red: 1 } }], {
        phase: 'purchases',
        next: () => [playTurn.do({ seat: 0 })],
      }),
    tries: [
      {
        answers: ['! act', 'use passingOfTime', 'artOfWar', 'pass', 'recruit captain1 in thrace'],
        so: (s) => units(s, 0, 'thrace') === '1C1' && s.florins[0] === 900 && points(s, 'violet') === 0,
      },
    ],
  },
  {
    id: 'W50p',
    lay: () =>
      fighting(
        { units: { serbia: '3LI 1HI' }, vehicles: ['siegeEngine 1 serbia'], levels: { blue: 3 }, points: { blue: 1 } },
        { units: { serbia: '9CA' } },
        [8, 8, 3, 1, 2, 8, 1, 2, 3],
      ),
    tries: [
      {
        answers: [
          ...TO_THE_DICE,
          'use machinery',
          'siegeEngine 1',
          'man all',
          '1: cavalry',
          '0',
          '-',
          '1: -',
          ...Array<string>(4).fill('1: cavalry'),
        ],
        so: (s) => here(s, 1) === '6HI 3CA',
      },
    ],
  },
  {
    id: 'W50q',
    lay: () =>
      marching(
        { levels: { blue: 4 }, points: { blue: 2 }, units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace', 'warWagon 1 phrygia'] },
        { barbarians: { bulgaria: '1LI' }, warCircle: [1, 2, 3], chance: scriptChance([0, 4, 7]) },
      ),
    tries: [
      {
        answers: ['warWagon 1', 'all', 'to bulgaria', 'fight', '-', '! act', 'use cartography', 'warWagon 1', 'wallachia', 'all'],
        so: (s) => army(s, 0, 'wallachia') > 0 && army(s, BARBARIANS, 'wallachia') > 0 && points(s, 'blue') === 0,
      },
    ],
  },
  {
    id: 'W55',
    lay: () => marching({ units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'], levels: { orange: 1 }, points: { orange: 1 } }),
    tries: [
      {
        answers: ['warWagon 1', 'all', 'to bulgaria by edict', 'to wallachia'],
        so: (s) => points(s, 'orange') === 0 && army(s, BARBARIANS, 'bulgaria') === 0 && army(s, BARBARIANS, 'wallachia') > 0,
      },
    ],
  },
  {
    id: 'W55b',
    lay: () => shopping({ florins: 1000, levels: { red: 1 }, points: { red: 2 } }),
    tries: [
      {
        answers: ['recruit captain2 in thrace'],
        so: (s) => s.florins[0] === 800 && points(s, 'red') === 0 && units(s, 0, 'thrace') === '1C2',
      },
    ],
  },
  {
    id: 'W55c',
    lay: () => shopping({ florins: 1000, levels: { green: 3 }, points: { green: 1 } }, { buildings: { thrace: ['tower'] } }),
    tries: [
      {
        answers: ['buy catapult in thrace'],
        so: (s) => s.florins[0] === 900 && points(s, 'green') === 0 && placeOf(s, 'siegeEngine') === node('thrace'),
      },
      { answers: ['buy catapult in thessaly'], refusedBy: 'UNI-14.2' },
    ],
  },
  {
    id: 'W55d',
    lay: () =>
      shopping(
        { florins: 1000, levels: { green: 4 }, points: { green: 1 }, vehicles: ['siegeEngine 1 thrace'] },
        { buildings: { thrace: ['tower'] } },
      ),
    tries: [
      {
        answers: ['! act', 'use engineering', 'upgrade siegeEngine 1 to 2'],
        so: (s) => s.florins[0] === 1000 && points(s, 'green') === 0 && vehicle(s, 'siegeEngine')?.name === 'trebuchet',
      },
    ],
  },
  {
    id: 'W55e',
    lay: () => shopping({ florins: 1000, levels: { green: 2 }, points: { green: 2 } }, { buildings: { thrace: ['tower'] } }),
    tries: [{ answers: ['build castle in thrace', 'bulgaria + dobruja'], so: (s) => s.florins[0] === 800 && points(s, 'green') === 0 }],
  },
  {
    id: 'W55f',
    lay: () =>
      fighting(
        { units: { serbia: '4HI' }, levels: { violet: 3 }, points: { violet: 1 } },
        { units: { serbia: '4HI' }, cards: [-5] },
        [1, 2, 6, 1, 2, 6],
      ),
    tries: [
      {
        answers: [...TO_THE_DICE, '-', '1: -', 'use proselytism', 'empire-05', 'ability', 'player 1'],
        so: (s) => s.battles[0].best[0] === 8,
      },
    ],
  },
  {
    id: 'W55g',
    lay: () => shopping({ florins: 0, levels: { violet: 2, green: 4 }, points: { violet: 3 } }),
    tries: [
      {
        answers: ['! act', 'use monasticism', 'green', 'use monasticism', 'red', 'use monasticism', 'blue'],
        so: (s) => points(s, 'green') === 1 && points(s, 'red') === 1 && points(s, 'blue') === 1 && points(s, 'violet') === 0,
      },
    ],
  },
];
