/** Worked examples of Empire cards. */

import type { Example } from '@castellan/engine';
import { node } from '../scene.ts';
import type { UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { buildings, fighting, here, marching, placeOf, shopping, TO_THE_DICE, trading, vehicle } from './laying.ts';

export const CARD_EXAMPLES: readonly Example<UniState>[] = [
  {
    id: 'W49',
    lay: () => fighting({ units: { serbia: '3AR' }, cards: [4] }, { units: { serbia: '1AR 4HI' } }, [1, 1, 8, 1, 2, 3, 1, 2, 3]),
    tries: [
      { answers: [...TO_THE_DICE, 'use empire-04', '1: heavyInfantry', '1: heavyInfantry'], so: (s) => here(s, 1) === '2LI 2HI 1AR' },
    ],
  },
  {
    id: 'W49b',
    lay: () => fighting({ units: { serbia: '5AR' }, cards: [8] }, { units: { serbia: '9HI' } }, [5, 6, 5, 8, 8, 1, 2, 3, 1, 2, 3]),
    tries: [{ answers: [...TO_THE_DICE, 'use empire-08', '1: heavyInfantry'], so: (s) => here(s, 1) === '2LI 7HI' }],
  },
  {
    id: 'W49c',
    lay: () =>
      fighting(
        { units: { serbia: '3LI' }, vehicles: ['siegeEngine 1 serbia'], cards: [10] },
        { units: { serbia: '9HI' } },
        [4, 4, 4, 3, 1, 2, 3, 1, 2, 3],
      ),
    tries: [
      {
        answers: [
          ...TO_THE_DICE,
          'use empire-10',
          'lightInfantry at siegeEngine 1',
          'lightInfantry at siegeEngine 1',
          'done',
          '1: heavyInfantry',
        ],
        so: (s) => here(s, 1) === '2LI 7HI',
      },
    ],
  },
  {
    id: 'W49d',
    lay: () => trading({ kingdom: 'horde', cards: [19], vehicles: ['caravan 2 armenia: green blue black white'] }, {}, [{}, {}]),
    tries: [{ answers: ['! act', 'use empire-19', 'blue', 'pass'], so: (s) => s.florins[0] === 1300 }],
  },
  {
    id: 'W49e',
    lay: () => fighting({ units: { serbia: '4HI' }, cards: [46] }, { units: { serbia: '4HI' } }, [2, 4, 5, 1, 2, 3]),
    tries: [{ answers: [...TO_THE_DICE, '-', '1: -', 'use empire-46', 'die 3'], so: (s) => s.battles[0].best[0] === 16 }],
  },
  {
    id: 'W49f',
    lay: () =>
      fighting(
        { units: { serbia: '3LI' }, vehicles: ['siegeEngine 1 serbia'], cards: [52] },
        { units: { serbia: '9HI' } },
        [3, 4, 4, 3, 1, 2, 3, 1, 2, 3],
      ),
    tries: [
      { answers: [...TO_THE_DICE, 'use empire-52', 'done', '1: heavyInfantry'], so: (s) => here(s, 1) === '2LI 7HI' },
      {
        answers: [
          ...TO_THE_DICE,
          'use empire-52',
          ...Array<string>(3).fill('lightInfantry at siegeEngine 1'),
          ...Array<string>(3).fill('1: heavyInfantry'),
        ],
        so: (s) => here(s, 1) === '4LI 5HI',
      },
    ],
  },
  {
    id: 'W49g',
    lay: () => shopping({ cards: [69] }, { buildings: { thrace: ['village', 'fort'] } }),
    tries: [{ answers: ['! act', 'use empire-69'], so: (s) => buildings(s, 'thrace').includes('town') }],
  },
  {
    id: 'W49h',
    lay: () => shopping({ cards: [69] }, { buildings: { macedonia: ['town', 'fort'] } }),
    tries: [{ answers: ['! act', 'use empire-69'], refusedBy: 'UNI-45.36' }],
  },
  {
    id: 'W54',
    lay: () =>
      fighting(
        { units: { serbia: '2HI' }, cards: [14] },
        {},
        [1, 2, 3],
        { barbarians: { serbia: '2LI 1C1' }, warCircle: [1, 2, 3] },
        BARBARIANS,
      ),
    tries: [
      { answers: ['use empire-14'], so: (s) => here(s, 0) === '1LI 2HI' && here(s, BARBARIANS) === '1LI 1C1' && s.florins[0] === 900 },
    ],
  },
  {
    id: 'W54b',
    // Yellow is what Bithynia sells; the ban forbids any trade there.
    lay: () => {
      const s = trading(
        { kingdom: 'horde', cards: [20], vehicles: ['caravan 2 bithynia: yellow yellow green'] },
        { markets: { bithynia: ['green'] } },
        [{ kingdom: 'byzantium' }],
      );
      s.bans.push(node('bithynia') * 3 + 1);
      return s;
    },
    tries: [{ answers: ['! act', 'use empire-20', '2 yellow', '1 green', 'pass'], so: (s) => s.florins[0] === 1150 }],
  },
  {
    id: 'W54c',
    lay: () => trading({ kingdom: 'horde', cards: [20], vehicles: ['caravan 1 thessaly: green'] }, {}, [{ kingdom: 'byzantium' }]),
    tries: [{ answers: ['! act', 'use empire-20', 'pass'], so: (s) => s.florins[0] === 1050 }],
  },
  {
    id: 'W54d',
    lay: () => marching({ units: { thrace: '1LI' }, vehicles: ['warWagon 3 thrace', 'siegeEngine 1 thrace'], cards: [53] }),
    tries: [
      {
        answers: [
          ...['! act', 'use empire-53', 'pass', 'warWagon 1', 'siegeEngine 1', 'all'],
          ...['bithynia', 'thrace', 'bithynia', 'lydia', 'phrygia', 'lydia', 'phrygia', 'lydia'].map((place) => `to ${place}`),
        ],
        so: (s) => placeOf(s, 'siegeEngine') === node('lydia') && s.mp[vehicle(s, 'warWagon')?.slot ?? -1] === 0,
      },
    ],
  },
];
