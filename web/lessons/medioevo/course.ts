/** The course of Medioevo Universale: Hungary in its first three turns, looked at where each thing is done for the first time. */

import type { PlayerView, TerritoryView, UniView } from '@castellan/medioevo';
import type { Course, Exercise, Now, Step } from '../lesson.ts';

type Seen = Now<UniView>;

const CROWN = 'crown';

function once(done: (now: Seen) => boolean): Step<UniView> {
  return { done };
}

function mine({ board, me }: Seen): PlayerView {
  return board.players[me];
}

function land({ board }: Seen, id: string): TerritoryView | undefined {
  return board.territories.find((territory) => territory.id === id);
}

const last = ({ answers }: Seen): string => answers.at(-1) ?? '';
const hasSaid = (now: Seen, word: RegExp): boolean => word.test(last(now));
const stands = (now: Seen, building: string, id: string): boolean => land(now, id)?.buildings.some((one) => one.id === building) ?? false;
const holds = (now: Seen, id: string): boolean => land(now, id)?.controller === now.me;
const unitsIn = (now: Seen, id: string): number =>
  land(now, id)
    ?.stacks.filter(({ seat }) => seat === now.me)
    .flatMap(({ units }) => units)
    .reduce((sum, n) => sum + n, 0) ?? 0;
const vehicleIn = (now: Seen, kind: string, id: string): boolean =>
  now.board.vehicles.some((one) => one.seat === now.me && one.kind === kind && one.node === id);
const cubes = ({ board, me }: Seen): number => board.vehicles.filter(({ seat }) => seat === me).flatMap((one) => one.cubes).length;
const fights = ({ board }: Seen, id: string): boolean => board.battles.some(({ node }) => node === id);

const village: Exercise<UniView> = {
  id: 'village',
  position: CROWN,
  at: 2,
  rules: ['UNI-1.16', 'UNI-3.2', 'UNI-8.2'],
  steps: [once((now) => stands(now, 'village', 'pannonia'))],
  way: ['village pannonia'],
  wrong: [{ id: 'elsewhere', answers: ['village dalmatia'], rule: 'UNI-1.16', when: (now) => hasSaid(now, /^village/) }],
};

const wagons: Exercise<UniView> = {
  id: 'wagons',
  position: CROWN,
  at: 4,
  rules: ['UNI-1.17', 'UNI-17.7', 'UNI-1.18'],
  steps: [
    once((now) => unitsIn(now, 'transylvania') > 0),
    once((now) => vehicleIn(now, 'warWagon', 'transylvania')),
    once((now) => vehicleIn(now, 'warWagon', 'transylvania') && vehicleIn(now, 'caravan', 'slavonia')),
  ],
  way: ['archer transylvania', 'warWagon 1 in transylvania', 'caravan 1 in slavonia'],
  wrong: [
    {
      id: 'archer',
      answers: ['archer dalmatia'],
      rule: 'UNI-17.7',
      when: (now) => hasSaid(now, /^archer/) && unitsIn(now, 'transylvania') === 0,
    },
    {
      id: 'apart',
      answers: ['archer transylvania', 'warWagon 1 in dalmatia'],
      rule: 'UNI-17.7',
      when: (now) => hasSaid(now, /^(warWagon|galley|merchantShip|caravan 2)/) && !vehicleIn(now, 'warWagon', 'transylvania'),
    },
    {
      id: 'furs',
      answers: ['archer transylvania', 'warWagon 1 in transylvania', 'caravan 1 in pannonia'],
      rule: 'UNI-35.10',
      when: (now) => vehicleIn(now, 'warWagon', 'transylvania') && mineBeside(now) > 1,
    },
  ],
};

function mineBeside({ board, me }: Seen): number {
  return board.vehicles.filter(({ seat }) => seat === me).length;
}

const bid: Exercise<UniView> = {
  id: 'bid',
  position: CROWN,
  at: 1,
  rules: ['UNI-4.1', 'UNI-4.2', 'UNI-4.7', 'UNI-20.6'],
  steps: [once((now) => now.answers.length > 0 && now.board.order[0] === now.me && (mine(now).florins ?? 0) >= 1550)],
  way: ['30'],
  wrong: [
    { id: 'low', answers: ['10'], rule: 'UNI-4.2', when: (now) => now.board.order[0] !== now.me },
    { id: 'dear', answers: ['400'], rule: 'UNI-4.7', when: (now) => (mine(now).florins ?? 0) < 1550 },
  ],
};

const tax: Exercise<UniView> = {
  id: 'tax',
  position: CROWN,
  at: 15,
  rules: ['UNI-8.1', 'UNI-8.2', 'UNI-7.2', 'UNI-8.7'],
  steps: [once((now) => mine(now).tax === 20), once((now) => mine(now).tax === 20 && last(now) === 'pay')],
  way: ['20', 'pay'],
  wrong: [
    { id: 'meagre', answers: ['10'], rule: 'UNI-8.2', when: (now) => mine(now).tax === 10 },
    { id: 'revolt', answers: ['40'], rule: 'UNI-7.2', when: (now) => mine(now).tax > 20 },
    { id: 'disband', answers: ['20', 'remove archer in transylvania'], rule: 'UNI-8.9', when: (now) => hasSaid(now, /^remove/) },
  ],
};

const recruit: Exercise<UniView> = {
  id: 'recruit',
  position: CROWN,
  at: 18,
  rules: ['UNI-13.1', 'UNI-13.4', 'UNI-13.5'],
  steps: [
    once((now) => unitsIn(now, 'transylvania') > 1),
    once((now) => (mine(now).recruited ?? 0) === 2 && unitsIn(now, 'transylvania') === 3),
  ],
  way: ['recruit heavyInfantry in transylvania', 'recruit heavyInfantry in transylvania'],
  wrong: [
    { answers: ['recruit heavyInfantry in severin'], refusedBy: 'UNI-13.4' },
    {
      id: 'far',
      answers: ['recruit heavyInfantry in dalmatia'],
      rule: 'UNI-17.7',
      when: (now) => hasSaid(now, /^recruit (?!.* in transylvania)/),
    },
    {
      id: 'light',
      answers: ['recruit lightInfantry in transylvania'],
      rule: 'UNI-21.7',
      when: (now) => hasSaid(now, /^recruit (?!heavy)/),
    },
    { id: 'done', answers: ['done'], rule: 'UNI-13.5' },
  ],
};

const town: Exercise<UniView> = {
  id: 'town',
  position: CROWN,
  at: 18,
  rules: ['UNI-10.1', 'UNI-10.2', 'UNI-11.1', 'UNI-16.1'],
  steps: [once((now) => mine(now).levels[4] > 0), once((now) => stands(now, 'town', 'pannonia'))],
  way: ['study masonry', 'build town in pannonia'],
  wrong: [
    { answers: ['build town in pannonia'], refusedBy: 'UNI-11.1' },
    { id: 'other', answers: ['study carpentry'], rule: 'UNI-10.1', when: (now) => hasSaid(now, /^study (?!masonry)/) },
    {
      id: 'village',
      answers: ['study masonry', 'build village in dalmatia'],
      rule: 'UNI-11.6',
      when: (now) => hasSaid(now, /^build/) && !stands(now, 'town', 'pannonia'),
    },
    { id: 'done', answers: ['done'], rule: 'UNI-10.4' },
  ],
};

const march: Exercise<UniView> = {
  id: 'march',
  position: CROWN,
  at: 26,
  rules: ['UNI-17.7', 'UNI-17.8', 'UNI-12.6', 'UNI-41.1'],
  steps: [once(({ answers }) => answers.includes('all')), once((now) => fights(now, 'bulgaria'))],
  way: ['warWagon 1', 'all', 'to severin', 'to bulgaria'],
  wrong: [
    { id: 'empty', answers: ['warWagon 1', 'go'], rule: 'UNI-17.7', when: (now) => last(now) === 'go' },
    {
      id: 'elsewhere',
      answers: ['warWagon 1', 'all', 'to wallachia'],
      rule: 'UNI-42.2',
      when: ({ board }) => board.battles.length > 0 && !board.battles.some(({ node }) => node === 'bulgaria'),
    },
    { id: 'pass', answers: ['pass'], rule: 'UNI-17.3' },
  ],
};

const battle: Exercise<UniView> = {
  id: 'battle',
  position: CROWN,
  at: 30,
  rules: ['UNI-20.1', 'UNI-20.3', 'UNI-41.3', 'UNI-42.1'],
  steps: [once((now) => hasSaid(now, /^fight/) || now.answers.length > 1), once((now) => holds(now, 'bulgaria'))],
  way: ['fight', '-'],
  wrong: [{ id: 'flee', answers: ['flee to severin'], rule: 'UNI-28.6', when: (now) => hasSaid(now, /^flee/) }],
};

const furs: Exercise<UniView> = {
  id: 'furs',
  position: CROWN,
  at: 34,
  rules: ['UNI-35.2', 'UNI-35.9', 'UNI-35.10'],
  steps: [once((now) => now.answers.length > 0), once((now) => cubes(now) === 2)],
  way: ['caravan 1', 'buy 2'],
  wrong: [
    { id: 'one', answers: ['caravan 1', 'buy 1'], rule: 'UNI-12.7', when: (now) => cubes(now) === 1 },
    {
      id: 'left',
      answers: ['caravan 1', 'to severin'],
      rule: 'UNI-35.10',
      when: (now) => cubes(now) === 0 && hasSaid(now, /^(to |done|end)/),
    },
  ],
};

const pact: Exercise<UniView> = {
  id: 'pact',
  position: CROWN,
  at: 41,
  rules: ['UNI-35.14', 'UNI-39.10', 'UNI-39.13'],
  steps: [once(({ board }) => board.pacts.length > 0)],
  way: ['! accept offer 1'],
  wrong: [
    { id: 'decline', answers: ['! decline offer 1'], rule: 'UNI-35.14' },
    { id: 'hurry', answers: ['to severin'], rule: 'UNI-35.14', when: (now) => hasSaid(now, /^(to |done)/) },
  ],
};

const hasSold = (now: Seen, at: string): boolean => now.happened.some(({ key, params }) => key === 'cubesSold' && params.node === at);

const sale: Exercise<UniView> = {
  id: 'sale',
  position: CROWN,
  at: 42,
  rules: ['UNI-35.2', 'UNI-35.11', 'UNI-36.1'],
  steps: [once((now) => vehicleIn(now, 'caravan', 'thrace')), once((now) => hasSold(now, 'thrace') && cubes(now) === 0)],
  way: ['to severin', 'to bulgaria', 'to thrace', 'sell all', 'confirm'],
  wrong: [
    {
      id: 'tarnovo',
      answers: ['to severin', 'to bulgaria', 'sell all', 'confirm'],
      rule: 'UNI-36.5',
      when: (now) => hasSold(now, 'bulgaria'),
    },
    { id: 'done', answers: ['done'], rule: 'UNI-35.18' },
  ],
};

const siege: Exercise<UniView> = {
  id: 'siege',
  position: CROWN,
  at: 99,
  rivalsPlay: true,
  rules: ['UNI-23.1', 'UNI-23.5', 'UNI-23.6', 'UNI-25.2'],
  steps: [once((now) => now.answers.length > 0 && now.answers[0] !== 'done'), once((now) => holds(now, 'macedonia'))],
  way: ['heavyInfantry at siegeEngine 1', 'done'],
  wrong: [
    { id: 'idle', answers: ['done'], rule: 'UNI-23.2', when: ({ answers }) => answers.length === 1 && answers[0] === 'done' },
    {
      id: 'tower',
      answers: ['heavyInfantry at siegeEngine 1', 'siegeEngine 1 at military', 'done'],
      rule: 'UNI-23.6',
      when: (now) => now.answers.includes('siegeEngine 1 at military') && !holds(now, 'macedonia'),
    },
  ],
};

const city: Exercise<UniView> = {
  id: 'city',
  position: CROWN,
  at: 84,
  rules: ['UNI-11.10', 'UNI-42.1', 'UNI-42.7', 'UNI-43.21'],
  steps: [once((now) => stands(now, 'city', 'pannonia'))],
  way: ['build city in pannonia'],
  wrong: [
    { id: 'other', answers: ['build tower in pannonia'], rule: 'UNI-11.10', when: (now) => hasSaid(now, /^(build|buy|recruit|study)/) },
    { id: 'done', answers: ['done'], rule: 'UNI-11.10' },
  ],
};

const whole: Exercise<UniView> = {
  id: 'whole',
  position: CROWN,
  at: 48,
  rivalsPlay: true,
  rules: ['UNI-2.1', 'UNI-17.1', 'UNI-38.5'],
  steps: [
    once((now) => now.answers.length > 0),
    once(({ answers }) => answers.includes('pay')),
    once((now) => now.board.phase === 'combat' || now.board.phase === 'trade' || now.board.turn > 2),
    once((now) => now.board.turn > 2),
  ],
  way: ['30', '20', 'pay', 'recruit heavyInfantry in bulgaria', 'done', 'pass', 'pass', 'pass', 'end trade'],
  wrong: [],
};

export default {
  game: 'medioevo',
  lessons: [
    { id: 'realm', minutes: 1, exercises: [village, wagons] },
    { id: 'order', minutes: 1, exercises: [bid] },
    { id: 'taxes', minutes: 1, exercises: [tax] },
    { id: 'army', minutes: 1, exercises: [recruit] },
    { id: 'arts', minutes: 1, exercises: [town] },
    { id: 'war', minutes: 2, exercises: [march, battle] },
    { id: 'trade', minutes: 2, exercises: [furs, pact, sale] },
    { id: 'siege', minutes: 1, exercises: [siege] },
    { id: 'honour', minutes: 1, exercises: [city] },
    { id: 'turn', minutes: 2, exercises: [whole] },
  ],
} satisfies Course<UniView>;
