/** The worked examples of the catalogue, laid so that what they say can be tried. */

import { advance, type Example, scriptChance } from '@castellan/engine';
import { game } from './game.ts';
import { fight } from './rules/battle.ts';
import { combatTurn } from './rules/combat.ts';
import { tradeTurn } from './rules/trade.ts';
import { playTurn } from './rules/turn.ts';
import { rollWarCircle } from './rules/war-circle.ts';
import { army, colour, controller, node, type PlayerPlan, type PositionPlan, position, units } from './scene.ts';
import { hue, NOBODY, type Side, type UniState } from './state.ts';
import { view } from './view.ts';
import { BARBARIANS, type Colour } from './vocabulary.ts';

function laid(players: readonly PlayerPlan[], plan: PositionPlan): UniState {
  const s = position(players, plan);
  advance(game, s);
  return s;
}

/** The first player, Byzantium, in his purchase turn. */
function shopping(player: PlayerPlan, plan: PositionPlan = {}): UniState {
  return laid([player, {}], { phase: 'purchases', next: () => [playTurn.do({ seat: 0 })], ...plan });
}

/** His military turn. */
function marching(player: PlayerPlan, plan: PositionPlan = {}, other: PlayerPlan = {}): UniState {
  return laid([player, other], { active: 0, next: (s) => combatTurn(s, 0), ...plan });
}

/** His army in Serbia, which is nobody's home, against that of the second player, with whom he is at war; dice as they show. */
function fighting(mine: PlayerPlan, theirs: PlayerPlan, dice: readonly number[], plan: PositionPlan = {}, enemy: Side = 1): UniState {
  return laid([mine, theirs, {}, {}], {
    active: 0,
    order: [0, 1, 2, 3],
    wars: [[0, 1]],
    // Scripted dice count from 0.
    chance: scriptChance(dice.map((face) => face - 1)),
    next: (s) => [...fight(s, 0, enemy, node('serbia')), ...combatTurn(s, 0)],
    ...plan,
  });
}

/** With which a battle between players begins: nobody wants prisoners, nobody gives up. */
const TO_THE_DICE = ['no capture', '1: no capture', 'fight', '1: fight'];

/** His trade turn. The Golden Horde holds Caffa (Crimea), Tana and Saraj. */
function trading(player: PlayerPlan, plan: PositionPlan = {}, others: readonly PlayerPlan[] = [{}]): UniState {
  return laid([player, ...others], { phase: 'trade', active: 0, next: (s) => tradeTurn(s, 0), ...plan });
}

const points = (s: UniState, of: Colour): number => s.points[hue(0, colour(of))];
const buildings = (s: UniState, where: string): readonly string[] => view(s, null).territories[node(where)].buildings.map(({ id }) => id);
const here = (s: UniState, side: Side): string => units(s, side, 'serbia');
const placeOf = (s: UniState, kind: string): number => s.at[vehicle(s, kind)?.slot ?? -1];
const vehicle = (s: UniState, kind: string) => view(s, null).vehicles.find((one) => one.seat === 0 && one.kind === kind);

const builder: PlayerPlan = { florins: 3000, levels: { green: 2, violet: 1 }, points: { green: 9, violet: 9 } };

export const EXAMPLES: readonly Example<UniState>[] = [
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
    id: 'W53',
    lay: () => shopping({ florins: 1000 }),
    tries: [
      { answers: ['study carpentry', 'study commerce', 'study edict'], so: (s) => s.florins[0] === 700 },
      { answers: ['study carpentry', 'study logistics'], refusedBy: 'UNI-10.3' },
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
    id: 'W57',
    lay: () => shopping(builder),
    tries: [
      { answers: ['build village in thessaly'], refusedBy: 'UNI-11.1' },
      { answers: ['build village in thrace'], so: (s) => buildings(s, 'thrace').includes('village') },
      { answers: ['build tower in thessaly', '-'], so: (s) => buildings(s, 'thessaly').includes('tower') },
    ],
  },
];
