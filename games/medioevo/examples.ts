/** The worked examples of the catalogue, laid so that what they say can be tried. */

import { type Example, scriptChance } from '@castellan/engine';
import { CARD_EXAMPLES } from './examples/cards.ts';
import {
  atSea,
  bidding,
  builder,
  buildings,
  fighting,
  here,
  laid,
  lastTrade,
  marching,
  PROPONTIS,
  pactOf,
  placeOf,
  points,
  routed,
  shopping,
  TO_THE_DICE,
  taxing,
  tolerating,
  trading,
  vehicle,
} from './examples/laying.ts';
import { PACT_EXAMPLES } from './examples/pacts.ts';
import { TECHNOLOGY_EXAMPLES } from './examples/technologies.ts';
import { barbarianPoints } from './rules/barbarian-points.ts';
import { fight } from './rules/battle.ts';
import { combatTurn } from './rules/combat.ts';
import { events } from './rules/events.ts';
import { placeTransport } from './rules/placement.ts';
import { checkRebellions } from './rules/rebellion.ts';
import { serve } from './rules/troops.ts';
import { rollWarCircle } from './rules/war-circle.ts';
import { army, card, colour, controller, node, units } from './scene.ts';
import { hue, NOBODY, reserveAt, type UniState } from './state.ts';
import { view } from './view.ts';
import { BARBARIANS, HEAVY } from './vocabulary.ts';

const GENERAL: readonly Example<UniState>[] = [
  {
    id: 'W1',
    lay: () =>
      marching(
        { honour: 29, units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'] },
        { options: { honourLimit: 'usual' }, wars: [[0, 1]], owners: { bulgaria: 1 }, tokens: { bulgaria: [1, 'severin'] } },
      ),
    tries: [{ answers: ['warWagon 1', 'all', 'to bulgaria'], so: (s) => s.core.result?.by === 'honourLimit' }],
  },
  {
    id: 'W2',
    lay: () => lastTrade({ honour: 12 }, {}, { turns: 10, timeLimit: 180 }),
    tries: [{ answers: ['end trade'], so: (s) => s.core.result?.by === 'turns' }],
  },
  {
    id: 'W3',
    lay: () => laid([{}, {}], { turn: 1, phase: 'setup', next: () => [placeTransport.do({ seat: 0, levels: 2 })] }),
    tries: [
      { answers: ['galley 1 in thrace', 'caravan 1 in thrace'], so: (s) => view(s, null).vehicles.length === 2 },
      { answers: ['merchantShip 2 in thrace'], so: (s) => vehicle(s, 'merchantShip')?.level === 2 },
      { answers: ['galley 1 in thrace', 'caravan 2 in thrace'], refusedBy: 'UNI-1.17' },
    ],
  },
  {
    id: 'W4',
    // Scripted dice count from 0.
    lay: () =>
      laid([{}, {}, {}], { phase: 'events', order: [0, 1, 2], chance: scriptChance([2, 4, 0, 3]), next: () => [rollWarCircle.do({})] }),
    tries: [
      {
        answers: ['d8'],
        so: (s) => {
          const circle = view(s, null).warCircle;
          return circle?.dice.join() === '3,5,4' && circle.attack === 5 && circle.loss === 3;
        },
      },
    ],
  },
  {
    id: 'W5',
    lay: () =>
      laid([{ units: { thrace: '2HI' } }, { vehicles: ['caravan 1 serbia'] }, { units: { bulgaria: '1LI' } }], {
        phase: 'events',
        order: [0, 1, 2],
        chance: scriptChance([1, 4, 5].map((face) => face - 1)),
        next: (s) => {
          s.eventDeck = [...s.eventDeck.filter((one) => one !== PROPONTIS), PROPONTIS];
          return [...events(s), ...barbarianPoints(s)];
        },
      }),
    tries: [
      {
        answers: ['movement + armies', 'heavyInfantry in thrace'],
        so: (s) => army(s, 0, 'thrace') === 0 && army(s, 2, 'bulgaria') === 1,
      },
    ],
  },
  {
    id: 'W6',
    lay: () => laid([{}, { units: { severin: '2LI' } }], { phase: 'events', barbarians: { bulgaria: '2LI' }, next: barbarianPoints }),
    tries: [
      {
        answers: ['add lightInfantry in trebizond', 'move bulgaria to wallachia', 'move wallachia to severin'],
        so: (s) => s.battles.length === 1 && s.battles[0].attacker === BARBARIANS && s.battles[0].defender === 1,
      },
    ],
  },
  {
    id: 'W7',
    lay: () =>
      laid([{ tax: 50, units: { macedonia: '1LI' } }, {}], {
        phase: 'events',
        warCircle: [3, 5, 4],
        barbarians: { thrace: '1LI', lydia: '1LI' },
        rebels: ['thrace', 'lydia'],
        next: (s) => {
          s.eventDeck = tolerating(s, 30);
          return [checkRebellions.do({}), ...barbarianPoints(s)];
        },
      }),
    tries: [
      {
        answers: ['thessaly', 'bithynia'],
        so: (s) => s.honour[0] === 8 && army(s, BARBARIANS, 'thessaly') === 2 && army(s, BARBARIANS, 'bithynia') === 2,
      },
    ],
  },
  {
    id: 'W8',
    lay: () =>
      taxing({
        florins: 1000,
        units: { thrace: '2LI 1HI 1AR 1CA 1C1' },
        vehicles: ['siegeEngine 3 thrace', 'warWagon 1 thrace', 'warWagon 1 thrace', 'galley 1 thrace'],
      }),
    // Seven territories at 10 each come in before.
    tries: [{ answers: ['10', '1: 10', 'pay'], so: (s) => s.florins[0] === 1000 + 70 - 200 }],
  },
  {
    id: 'W9',
    lay: () => shopping({ florins: 1000, levels: { green: 3, blue: 1 } }),
    tries: [
      { answers: ['study engineering'], so: (s) => s.florins[0] === 600 },
      { answers: ['study machinery'], refusedBy: 'UNI-10.2' },
    ],
  },
  {
    id: 'W10',
    lay: () => shopping(builder, { buildings: { thrace: ['tower'] } }),
    tries: [
      {
        answers: ['build castle in thrace', 'bulgaria + dobruja'],
        so: (s) => s.florins[0] === 2800 && points(s, 'green') === 7 && s.honour[0] === 11 && controller(s, 'dobruja') === 0,
      },
    ],
  },
  {
    id: 'W11',
    lay: () => shopping({ florins: 3000, levels: { blue: 1 }, points: { blue: 9 } }),
    tries: [
      { answers: ['buy galley 2 in thrace'], so: (s) => s.florins[0] === 2800 && points(s, 'blue') === 7 },
      {
        answers: ['buy galley 2 in thrace', 'upgrade galley 1 to 3'],
        so: (s) => s.florins[0] === 2700 && points(s, 'blue') === 6 && vehicle(s, 'galley')?.level === 3,
      },
    ],
  },
  {
    id: 'W12',
    lay: () => shopping({ florins: 1000 }, { buildings: { macedonia: ['village'], lydia: ['city'] } }),
    tries: [
      { answers: Array<string>(7).fill('recruit lightInfantry in thrace'), so: (s) => units(s, 0, 'thrace') === '7LI' },
      { answers: Array<string>(8).fill('recruit lightInfantry in thrace'), refusedBy: 'UNI-13.5' },
    ],
  },
  {
    id: 'W13',
    lay: () =>
      shopping(
        { florins: 3000, levels: { green: 4 }, points: { green: 9 }, vehicles: ['siegeEngine 1 phrygia'] },
        { buildings: { phrygia: ['tower'] } },
      ),
    tries: [
      {
        answers: ['upgrade siegeEngine 1 to 3'],
        so: (s) => s.florins[0] === 2800 && points(s, 'green') === 7 && vehicle(s, 'siegeEngine')?.name === 'bombard',
      },
    ],
  },
  {
    id: 'W14',
    lay: () => shopping({ florins: 1000, cards: [1, 2, 3] }),
    tries: [{ answers: ['empire card'], so: (s) => s.florins[0] === 750 }],
  },
  {
    id: 'W15',
    lay: () => shopping({ florins: 200, levels: { green: 1, red: 1 }, cards: [10, 5] }, { buildings: { thessaly: ['tower'] } }),
    tries: [
      {
        answers: ['! act', 'points empire-10', 'points empire-05 1', 'pass', 'build village in thrace', 'recruit captain1 in thessaly'],
        so: (s) => s.florins[0] === 0 && units(s, 0, 'thessaly') === '1C1' && buildings(s, 'thrace').includes('village'),
      },
    ],
  },
  {
    id: 'W16',
    lay: () =>
      shopping(
        { cards: [12, 1], units: { bulgaria: '1LI', dobruja: '1LI' } },
        { buildings: { thrace: ['castle'], macedonia: ['tower'], bithynia: ['tower'], bulgaria: ['tower'], dobruja: ['tower'] } },
      ),
    tries: [
      {
        answers: ['! act', 'claim empire-12 green', 'pass'],
        so: (s) => s.cards[0].length === 1 && s.empireDeck[0] === card(12) && s.tokens[hue(0, colour('green'))] === 1,
      },
    ],
  },
  {
    id: 'W17',
    lay: () => marching({ units: { macedonia: '2LI' } }, { buildings: { macedonia: ['castle'] } }),
    tries: [
      {
        answers: ['walk from macedonia', '1 lightInfantry', 'to thrace'],
        so: (s) => units(s, 0, 'thrace') === '1LI' && army(s, 0, 'macedonia') === 1,
      },
    ],
  },
  {
    id: 'W18',
    lay: () => marching({ units: { thrace: '4LI' }, vehicles: ['galley 2 thrace', 'warWagon 1 thrace', 'siegeEngine 1 thrace'] }),
    tries: [
      {
        answers: ['galley 1', 'warWagon 1', 'siegeEngine 1', '3 lightInfantry', 'to marmara'],
        so: (s) => army(s, 0, 'thrace') === 1 && placeOf(s, 'siegeEngine') === node('marmara'),
      },
    ],
  },
  {
    id: 'W19',
    lay: () => marching({ units: { macedonia: '3LI' }, vehicles: ['warWagon 1 macedonia', 'galley 1 thrace'] }),
    tries: [
      {
        answers: ['warWagon 1', 'all', 'to thrace', 'halt', 'galley 1', 'all', 'to marmara', 'halt', 'warWagon 1', 'to macedonia'],
        so: (s) => placeOf(s, 'galley') === node('marmara') && placeOf(s, 'warWagon') === node('macedonia') && army(s, 0, 'thrace') === 0,
      },
    ],
  },
  {
    id: 'W20',
    lay: () =>
      marching({ units: { macedonia: '3CA' }, vehicles: ['warWagon 1 macedonia'] }, { wars: [[0, 1]] }, { units: { serbia: '1LI' } }),
    tries: [
      {
        answers: ['warWagon 1', 'all', 'to serbia'],
        so: (s) => s.battles.length === 1 && s.halted[vehicle(s, 'warWagon')?.slot ?? -1] === 1,
      },
    ],
  },
  {
    id: 'W21',
    lay: () => fighting({ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }, [3, 3, 3, 1, 2, 3]),
    tries: [{ answers: [...TO_THE_DICE, '-', '1: -'], so: (s) => s.battles[0]?.best[0] === 27 }],
  },
  {
    id: 'W21b',
    lay: () => fighting({ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }, [4, 5, 5, 1, 2, 3]),
    tries: [{ answers: [...TO_THE_DICE, '-', '1: -'], so: (s) => s.battles[0]?.best[0] === 25 }],
  },
  {
    id: 'W21c',
    lay: () => fighting({ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }, [2, 2, 5, 1, 2, 3]),
    tries: [{ answers: [...TO_THE_DICE, '-', '1: -'], so: (s) => s.battles[0]?.best[0] === 5 }],
  },
  {
    id: 'W22',
    lay: () => fighting({ units: { serbia: '4HI' } }, { units: { serbia: '4HI' } }, [1, 2, 7, 1, 2, 6], { order: [1, 2, 0, 3] }),
    tries: [{ answers: [...TO_THE_DICE, '-', '1: -', 'lightInfantry'], so: (s) => here(s, 0) === '3HI' && here(s, 1) === '1LI 3HI' }],
  },
  {
    id: 'W23',
    lay: () =>
      fighting({ units: { serbia: '1HI' } }, { units: { serbia: '4HI' } }, [1, 5, 3, 1, 5, 1, 2, 4, 2, 4, 7], { order: [0, 2, 3, 1] }),
    tries: [
      {
        answers: [...TO_THE_DICE, 'd4 + d8', '1: d4 + d6 + d8', '0', '1: lightInfantry'],
        so: (s) => here(s, 0) === '1HI' && here(s, 1) === '1LI 2HI',
      },
    ],
  },
  {
    id: 'W24',
    lay: () => fighting({ units: { serbia: '3LI' } }, { units: { serbia: '4HI' } }, [1, 5, 7, 1, 2, 3]),
    tries: [{ answers: [...TO_THE_DICE, '1', '-', '1: -', '1: lightInfantry'], so: (s) => here(s, 0) === '1LI' && here(s, 1) === '3HI' }],
  },
  {
    id: 'W25',
    lay: () => fighting({ units: { serbia: '1CA 1HI' } }, { units: { serbia: '2HI' } }, [1, 2, 5, 1, 2, 5]),
    tries: [
      {
        answers: [...TO_THE_DICE, '-', '1: -', '1: lightInfantry', 'heavyInfantry'],
        so: (s) => here(s, 0) === '1LI 1CA' && here(s, 1) === '',
      },
    ],
  },
  {
    id: 'W26',
    lay: () => fighting({ units: { serbia: '1AR 1HI 1CA' } }, { units: { serbia: '1CA' } }, [1, 1, 2, 8, 3, 3, 1], { order: [1, 0, 2, 3] }),
    tries: [
      {
        answers: [...TO_THE_DICE, '-', '1: -', 'archer', 'heavyInfantry'],
        so: (s) => here(s, 0) === '1LI 1CA' && here(s, 1) === '1LI',
      },
    ],
  },
  {
    id: 'W27',
    lay: () => fighting({ units: { serbia: '1CA 1HI 1C1' } }, { units: { serbia: '1CA 1HI 4LI' } }, [2, 1, 2, 6, 1, 2, 7]),
    tries: [
      {
        answers: [...TO_THE_DICE, 'act archer', '1: lightInfantry'],
        so: (s) => here(s, 1) === '3LI 1HI 1CA',
      },
    ],
  },
  {
    id: 'W28',
    lay: () =>
      fighting({ units: { serbia: '9LI' }, vehicles: ['siegeEngine 1 serbia'] }, { units: { serbia: '9HI 5CA' } }, [
        3,
        4,
        1,
        ...[1, 2, 5, 1, 2, 5],
      ]),
    tries: [
      {
        answers: [...TO_THE_DICE, ...Array<string>(3).fill('lightInfantry at siegeEngine 1'), ...Array<string>(4).fill('1: heavyInfantry')],
        so: (s) => here(s, 1) === '4LI 5HI 5CA',
      },
    ],
  },
  {
    id: 'W29',
    lay: () =>
      fighting(
        { units: { serbia: '1CA 2LI' }, vehicles: ['siegeEngine 1 serbia'] },
        { units: { serbia: '1CA 2LI' } },
        [1, 5, 1, 2, 6, 1, 2, 7],
      ),
    tries: [
      {
        answers: [
          ...TO_THE_DICE,
          'cavalry at siegeEngine 1',
          'lightInfantry at siegeEngine 1',
          'done',
          '1: lightInfantry',
          '1: lightInfantry',
          '0',
          '-',
          '1: -',
          'lightInfantry of a crew',
        ],
        so: (s) => here(s, 0) === '1HI' && here(s, 1) === '1HI',
      },
    ],
  },
  {
    id: 'W30',
    lay: () =>
      atSea(
        ['galley 2 aegeanSea: 4HI', 'galley 2 aegeanSea: 2HI'],
        ['galley 1 aegeanSea: 3HI', 'galley 1 aegeanSea: 3HI', 'galley 1 aegeanSea'],
        [1, 2, 6, 1, 2, 8],
      ),
    tries: [{ answers: ['as is', '1: as is', ...TO_THE_DICE, '-', '1: -'], so: (s) => s.battles[0]?.best[0] === 7 }],
  },
  {
    id: 'W30b',
    lay: () => atSea(['galley 2 aegeanSea: 3LI'], ['galley 1 aegeanSea: 3HI'], [], [1, 1, 2]),
    tries: [
      {
        answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 2'],
        so: (s) => s.battles[0]?.crews.length === 6,
      },
      { answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 3'], refusedBy: 'UNI-24.3' },
      { answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 3'], so: (s) => s.battles[0]?.crews.length === 3 },
      { answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 3', 'lightInfantry at siegeEngine 1'], refusedBy: 'UNI-24.3' },
    ],
  },
  {
    id: 'W30c',
    lay: () => atSea(['galley 3 aegeanSea: 3LI'], ['galley 1 aegeanSea: 3HI'], [], [1, 2, 3]),
    tries: [
      {
        answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 1', 'lightInfantry at siegeEngine 2'],
        so: (s) => s.battles[0]?.crews.length === 6,
      },
      { answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 3'], so: (s) => s.battles[0]?.crews.length === 3 },
      { answers: [...TO_THE_DICE, 'lightInfantry at siegeEngine 3', 'lightInfantry at siegeEngine 1'], refusedBy: 'UNI-24.3' },
    ],
  },
  {
    id: 'W31',
    lay: () =>
      fighting({ units: { serbia: '4HI' } }, { units: { serbia: '1AR' } }, [2, 1, 2, 3, 1, 2, 3], {
        buildings: { serbia: ['tower'] },
        owners: { serbia: 0 },
      }),
    tries: [{ answers: [...TO_THE_DICE, 'archers', '-', '1: -'], so: (s) => here(s, 0) === '4HI' && here(s, 1) === '' }],
  },
  {
    id: 'W32',
    lay: () => shopping({ ...builder, units: { bulgaria: '1LI' } }),
    tries: [
      {
        answers: ['build tower in bulgaria', 'wallachia'],
        so: (s) => controller(s, 'wallachia') === 0 && s.tokenFrom[node('wallachia')] === node('bulgaria') && s.honour[0] === 10,
      },
    ],
  },
  {
    id: 'W33',
    lay: () =>
      marching(
        { units: { bulgaria: '1LI' }, vehicles: ['warWagon 1 bulgaria'] },
        { wars: [[0, 1]], buildings: { severin: ['tower'], slavonia: ['tower'] }, tokens: { serbia: [1, 'severin'] } },
      ),
    tries: [
      {
        answers: ['warWagon 1', 'all', 'to severin', 'keep tower'],
        so: (s) => controller(s, 'severin') === 0 && controller(s, 'serbia') === 1 && s.tokenFrom[node('serbia')] === node('slavonia'),
      },
    ],
  },
  {
    id: 'W34',
    lay: () => fighting({ units: { serbia: '1HI' }, vehicles: ['warWagon 1 serbia'] }, { units: { serbia: '2LI' } }, [1, 2, 7, 1, 2, 5]),
    tries: [
      {
        answers: ['no capture', '1: no capture', 'flee to macedonia', '1: fight', '-', '1: 0', '1: -'],
        so: (s) => units(s, 0, 'macedonia') === '1LI' && placeOf(s, 'warWagon') === node('macedonia') && here(s, 1) === '1LI',
      },
    ],
  },
  {
    id: 'W35',
    lay: () => fighting({ units: { serbia: '1CA' }, cards: [5] }, { units: { serbia: '2LI' } }, [1, 2, 7, 2, 3, 4]),
    tries: [
      {
        answers: ['capture', '1: no capture', 'fight', '1: fight', '-', '1: 0', '1: -', 'use empire-05', 'player 1'],
        so: (s) => here(s, 0) === '1HI' && here(s, 1) === '',
      },
    ],
  },
  {
    id: 'W36',
    lay: () =>
      marching(
        { units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] },
        { wars: [[0, 1]], buildings: { severin: ['village', 'cathedral'] } },
        { vehicles: ['caravan 2 severin'] },
      ),
    tries: [
      {
        answers: ['warWagon 1', 'all', 'to severin', 'keep caravan 1', 'pillage all'],
        so: (s) => s.florins[0] === 1200 && vehicle(s, 'caravan')?.level === 2,
      },
    ],
  },
  {
    id: 'W37',
    lay: () => marching({ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }),
    tries: [
      { answers: ['warWagon 1', 'all', 'to thrace'], so: (s) => controller(s, 'bulgaria') === null && controller(s, 'thrace') === 0 },
    ],
  },
  {
    id: 'W38',
    lay: () => trading({ kingdom: 'horde', vehicles: ['caravan 1 crimea'] }),
    tries: [
      {
        answers: ['caravan 1', 'buy 1', 'no', 'to perekop', 'to tana', 'to saraj', 'sell all', 'confirm', 'buy 1', 'no'],
        so: (s) =>
          s.florins[0] === 900 &&
          vehicle(s, 'caravan')?.cubes.join() === 'orange' &&
          s.mp[vehicle(s, 'caravan')?.slot ?? -1] === 0 &&
          view(s, null).territories[node('saraj')].market.includes('green'),
      },
    ],
  },
  {
    id: 'W39',
    lay: () => trading({ kingdom: 'horde', vehicles: ['caravan 1 tana: green'] }, { barbarians: { saraj: '2LI' } }),
    tries: [{ answers: ['caravan 1', 'to saraj'], so: (s) => s.vehicleOf.every((owner) => owner === NOBODY) }],
  },
  {
    id: 'W40',
    lay: () => trading({ kingdom: 'hre', vehicles: ['caravan 2 latium'], florins: 350 }, {}, [{}, {}]),
    tries: [
      { answers: ['caravan 1', 'buy 4'], refusedBy: 'UNI-35.10' },
      {
        answers: ['caravan 1', 'buy 2', 'no'],
        so: (s) => s.florins[0] === 150 && vehicle(s, 'caravan')?.cubes.join() === 'yellow,yellow',
      },
    ],
  },
  {
    id: 'W41',
    lay: () =>
      trading({ kingdom: 'horde', vehicles: ['caravan 1 crimea'] }, { markets: { saraj: ['green'], trebizond: ['violet', 'yellow'] } }, [
        {},
        {},
      ]),
    tries: [
      {
        answers: ['caravan 1', 'buy 1', 'no', 'to perekop', 'to tana', 'to saraj', 'to georgia', 'to trebizond'],
        so: (s) => s.mp[vehicle(s, 'caravan')?.slot ?? -1] === 0 && view(s, null).territories[node('saraj')].market.join() === 'green',
      },
    ],
  },
  {
    id: 'W41b',
    lay: () =>
      trading({ kingdom: 'horde', vehicles: ['caravan 1 trebizond: green'] }, { markets: { trebizond: ['violet', 'yellow'] } }, [{}, {}]),
    tries: [
      {
        answers: ['caravan 1', 'sell all', 'confirm'],
        so: (s) => s.florins[0] === 1000 + 140 && view(s, null).territories[node('trebizond')].market.includes('green'),
      },
    ],
  },
  {
    id: 'W42',
    lay: () => routed(trading({ kingdom: 'horde', vehicles: ['caravan 1 antioch: green'] }, {}, [{}, { kingdom: 'byzantium' }]), 7),
    tries: [
      {
        answers: ['caravan 1', 'sell all', '2 honour', 'confirm'],
        so: (s) => s.honour[0] === 12 && s.florins[0] === 1100 && s.routes[0] === null,
      },
    ],
  },
  {
    id: 'W43',
    lay: () =>
      trading(
        { kingdom: 'mamluk', levels: { yellow: 1 }, cards: [9], vehicles: ['caravan 1 buhayra: black'] },
        { buildings: { buhayra: ['town'] } },
      ),
    tries: [
      {
        answers: ['! act', 'points empire-09', 'pass', 'caravan 1', 'sell all', 'commerce 1', 'confirm'],
        so: (s) => s.florins[0] === 1000 + 150 && points(s, 'red') === 1,
      },
    ],
  },
  {
    id: 'W44',
    lay: () =>
      laid([{}, {}, {}, {}], {
        phase: 'events',
        order: [0, 1, 2, 3],
        pacts: [pactOf({ kind: 'defensiveAlliance', giver: 1, receiver: 0, support: 5, targets: [] })],
        chance: scriptChance([2, 4, 0]),
        next: () => [rollWarCircle.do({})],
      }),
    tries: [
      {
        answers: ['! denounce 2 in pact 1', '1: contest', 'broken', '1: kept', '2: broken', '3: abstain'],
        so: (s) => s.honour[1] === 8 && s.pacts.length === 0,
      },
    ],
  },
  {
    id: 'W45',
    lay: () => shopping({ florins: 1000 }),
    tries: [{ answers: ['! loan'], so: (s) => s.florins[0] === 1500 && s.loans[0] === 1 }],
  },
  {
    id: 'W45b',
    lay: () => taxing({ florins: 1000, loans: 1 }, { turn: 2 }),
    tries: [{ answers: ['10', '1: 10', '! loan'], so: (s) => s.florins[0] === 1000 + 70 - 50 + 500 && s.loans[0] === 2 }],
  },
  {
    id: 'W45c',
    lay: () => taxing({ florins: 1000, loans: 2 }, { turn: 3 }),
    tries: [{ answers: ['10', '1: 10'], so: (s) => s.florins[0] === 1000 + 70 - 100 }],
  },
  {
    id: 'W45d',
    // The 450 that are counted are more than 440.
    lay: () => lastTrade({ florins: 1000, loans: 1 }, { florins: 440 }, { turns: 10 }),
    tries: [{ answers: ['end trade'], so: (s) => s.core.result?.breakdown?.find(({ key }) => key === 'florins')?.values.join() === '3,0' }],
  },
  {
    id: 'W46',
    lay: () =>
      fighting({ units: { serbia: '1CA 1LI' } }, {}, [1, 5, 8], { barbarians: { serbia: '2LI' }, warCircle: [2, 5, 7] }, BARBARIANS),
    tries: [{ answers: ['-', 'lightInfantry'], so: (s) => here(s, 0) === '1CA' && here(s, BARBARIANS) === '' }],
  },
  {
    id: 'W47',
    lay: () =>
      fighting({ units: { serbia: '1CA 2HI' } }, {}, [2, 5, 8], { barbarians: { serbia: '2LI' }, warCircle: [2, 5, 7] }, BARBARIANS),
    tries: [{ answers: ['-', 'heavyInfantry'], so: (s) => here(s, 0) === '1LI 1HI 1CA' && here(s, BARBARIANS) === '' }],
  },
  {
    id: 'W48',
    lay: () =>
      marching(
        { units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'] },
        { wars: [[0, 1]], owners: { bulgaria: 1 }, tokens: { bulgaria: [1, 'severin'] }, buildings: { bulgaria: ['city', 'castle'] } },
      ),
    tries: [{ answers: ['warWagon 1', 'all', 'to bulgaria'], so: (s) => s.honour[0] === 17 }],
  },
  {
    id: 'W52',
    lay: () => taxing({ florins: 1000 }, { buildings: { thrace: ['village'] } }),
    tries: [{ answers: ['30', '1: 10'], so: (s) => s.florins[0] === 1000 + 240 }],
  },
  {
    id: 'W53',
    lay: () => shopping({ florins: 1000 }),
    tries: [
      { answers: ['study carpentry', 'study commerce', 'study edict'], so: (s) => s.florins[0] === 700 },
      { answers: ['study carpentry', 'study logistics'], refusedBy: 'UNI-10.3' },
    ],
  },
  {
    id: 'W57',
    lay: () => shopping(builder),
    tries: [
      { answers: ['build village in thessaly'], refusedBy: 'UNI-11.1' },
      { answers: ['build village in thrace'], so: (s) => buildings(s, 'thrace').includes('village') },
      { answers: ['build tower in thessaly', '-'], so: (s) => buildings(s, 'thessaly').includes('tower') },
    ],
  },
  {
    id: 'W58',
    lay: () => fighting({ units: { serbia: '4HI' }, vehicles: ['warWagon 1 serbia'] }, { units: { serbia: '1LI' } }, [1, 2, 8, 1, 2, 3]),
    tries: [
      {
        answers: ['no capture', '1: no capture', 'flee to macedonia', '1: fight', '-', '1: -'],
        so: (s) => s.battles.length === 0 && army(s, 0, 'serbia') > 0 && army(s, 1, 'serbia') === 0,
      },
    ],
  },
  {
    id: 'W59',
    lay: () =>
      fighting(
        { units: { serbia: '2CA' } },
        {},
        [1, 2, 3],
        {
          wars: [],
          barbarians: { serbia: '1LI' },
          warCircle: [2, 3, 5],
          next: (s) => {
            for (let lent = 0; lent < 2; lent++) {
              s.reserve[reserveAt(1, HEAVY)]--;
              serve(s, 1, BARBARIANS, node('serbia'), HEAVY, node('severin'));
            }
            return [...fight(s, 0, BARBARIANS, node('serbia')), ...combatTurn(s, 0)];
          },
        },
        BARBARIANS,
      ),
    tries: [{ answers: ['-', 'cavalry'], so: (s) => here(s, BARBARIANS) === '2HI' }],
  },
  {
    id: 'W60',
    lay: () => marching({ vehicles: ['warWagon 1 thrace'] }),
    tries: [
      {
        answers: ['warWagon 1', 'to bulgaria'],
        so: (s) => s.vehicleOf.every((owner) => owner === NOBODY) && army(s, BARBARIANS, 'bulgaria') > 0,
      },
    ],
  },
  {
    id: 'W60b',
    lay: () => marching({ vehicles: ['warWagon 1 bulgaria'] }, { wars: [[0, 1]] }),
    tries: [
      {
        answers: ['warWagon 1', 'to severin'],
        so: (s) => controller(s, 'severin') === 1 && s.halted[vehicle(s, 'warWagon')?.slot ?? -1] === 1,
      },
    ],
  },
  {
    id: 'W60c',
    lay: () =>
      marching(
        { vehicles: ['warWagon 1 bulgaria'] },
        {
          pacts: [pactOf({ kind: 'trade', giver: 0, receiver: 1, support: 0, targets: [] })],
        },
      ),
    tries: [
      {
        answers: ['warWagon 1', 'to severin', 'go on'],
        so: (s) => s.honour[0] === 10 - 3 - 2 && s.pacts.length === 0 && controller(s, 'severin') === 1,
      },
    ],
  },
  {
    id: 'W61',
    lay: () => {
      const s = marching({ units: { macedonia: '2LI' }, vehicles: ['warWagon 1 macedonia'] }, { buildings: { macedonia: ['castle'] } });
      s.mp[vehicle(s, 'warWagon')?.slot ?? -1] = 0;
      return s;
    },
    tries: [
      {
        answers: ['warWagon 1', '1 lightInfantry', 'to thrace'],
        so: (s) => units(s, 0, 'thrace') === '1LI' && placeOf(s, 'warWagon') === node('thrace'),
      },
    ],
  },
  {
    id: 'W62',
    lay: () =>
      taxing(
        { florins: 10, loans: 5, vehicles: ['caravan 2 thrace: green', 'warWagon 1 thrace', 'siegeEngine 1 thrace'] },
        { warCircle: [3, 5, 4], buildings: { thrace: ['village'] } },
      ),
    tries: [
      { answers: ['10', '1: 10', 'pillage caravan 1'], so: (s) => s.florins[0] === 240 },
      {
        answers: ['10', '1: 10', 'pillage caravan 1', 'pillage village in thrace'],
        so: (s) => s.florins[0] === 40 && s.arrears[0] === 0 && buildings(s, 'thrace').length === 0,
      },
    ],
  },
  {
    id: 'W63',
    seat: 1,
    lay: () => bidding([0, 1, 2, 3]),
    tries: [
      {
        answers: ['0', '0: 0', '2: 0', '3: 0', '20', '0: 0', '2: 0', '3: 0'],
        so: (s) => s.order.join() === '1,3,2,0' && s.florins.join() === '520,480,500,500',
      },
    ],
  },
  {
    id: 'W64',
    lay: () =>
      fighting(
        { units: { transylvania: '3HI' } },
        {},
        [1, 5, 8],
        {
          wars: [],
          owners: { transylvania: NOBODY },
          barbarians: { transylvania: '1LI' },
          buildings: { transylvania: ['village'] },
          warCircle: [2, 3, 4],
          next: (s) => [...fight(s, 0, BARBARIANS, node('transylvania')), ...combatTurn(s, 0)],
        },
        BARBARIANS,
      ),
    tries: [{ answers: ['-', 'keep village'], so: (s) => s.honour[0] === 12 && controller(s, 'transylvania') === 0 }],
  },
];

/** By their numbers in the catalogue: `W9`, `W10`, `W10b`. */
export const EXAMPLES: readonly Example<UniState>[] = [...GENERAL, ...CARD_EXAMPLES, ...TECHNOLOGY_EXAMPLES, ...PACT_EXAMPLES].toSorted(
  (one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }),
);
