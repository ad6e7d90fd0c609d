/** The course of Un Monde Oublié, from the first citizen to a whole round. */

import type { MonView, PlayerView } from '@castellan/monde-oublie';
import type { Course, Exercise, Now, Step } from '../lesson.ts';

type Seen = Now<MonView>;

function mine({ board, me }: Seen): PlayerView {
  return board.players[me];
}

function once(done: (now: Seen) => boolean): Step<MonView> {
  return { done };
}

const isAtHome = (now: Seen, citizen: number): boolean => mine(now).citizens[citizen - 1].place.kind === 'available';
const hasPlacedOn = (now: Seen, action: string): boolean =>
  mine(now).citizens.some(({ place }) => place.kind === 'action' && place.action === action);
const hasBuilt = (now: Seen, card: string): boolean => mine(now).city.some((one) => one.card === card);
const isHungry = (now: Seen): boolean => mine(now).citizens.some(({ place }) => place.kind === 'famine');

const labour: Exercise<MonView> = {
  id: 'labour',
  position: 'opening',
  rules: ['MON-2.4', 'MON-10.1'],
  steps: [once((now) => mine(now).coins >= 8)],
  way: ['place 1 labour'],
  wrong: [
    { id: 'elsewhere', answers: ['place 1 conscription'], rule: 'MON-10.1', when: (now) => now.answers[0].startsWith('place') },
    { id: 'pass', answers: ['pass'], rule: 'MON-7.3' },
    { answers: ['place 1 exploration'], refusedBy: 'MON-4.11' },
  ],
};

const tile: Exercise<MonView> = {
  id: 'tile',
  position: 'tile',
  rules: ['MON-10.31', 'MON-10.35'],
  steps: [once(({ board, me }) => board.tile.holder === me)],
  way: ['place 1 rebuild'],
  wrong: [{ id: 'elsewhere', answers: ['place 1 labour'], rule: 'MON-8.9', when: () => true }],
};

const higher: Exercise<MonView> = {
  id: 'higher',
  position: 'higher',
  rules: ['MON-4.5'],
  steps: [once((now) => hasPlacedOn(now, 'labour'))],
  way: ['place 3 labour'],
  wrong: [
    { answers: ['place 1 labour'], refusedBy: 'MON-4.5' },
    { answers: ['place 2 labour'], refusedBy: 'MON-4.5' },
    { id: 'elsewhere', answers: ['place 3 conscription'], rule: 'MON-4.4', when: () => true },
  ],
};

const sparing: Exercise<MonView> = {
  id: 'sparing',
  position: 'sparing',
  rules: ['MON-4.5', 'MON-4.8'],
  steps: [once((now) => hasPlacedOn(now, 'labour') && isAtHome(now, 3))],
  way: ['place 2 labour'],
  wrong: [
    { id: 'three', answers: ['place 3 labour'], rule: 'MON-4.8' },
    { answers: ['place 1 labour'], refusedBy: 'MON-4.5' },
  ],
};

const first: Exercise<MonView> = {
  id: 'first',
  position: 'opening',
  rules: ['MON-10.2', 'MON-10.7'],
  steps: [once((now) => hasPlacedOn(now, 'build')), once((now) => hasBuilt(now, 'verger'))],
  way: ['place 1 build', 'build verger'],
  wrong: [
    {
      id: 'other',
      answers: ['place 1 build', 'build bazar'],
      rule: 'MON-8.10',
      when: (now) => now.answers.at(-1)?.startsWith('build') ?? false,
    },
  ],
};

const fee: Exercise<MonView> = {
  id: 'fee',
  position: 'fee',
  rules: ['MON-10.9', 'MON-10.10'],
  steps: [once((now) => !isAtHome(now, 2) && hasPlacedOn(now, 'build')), once((now) => mine(now).city.length === 3 && !isAtHome(now, 2))],
  way: ['place 2 build', 'build bazar'],
  wrong: [
    {
      id: 'fee',
      answers: ['place 3 build'],
      rule: 'MON-10.9',
      when: ({ happened, me }) => happened.some(({ key, seat }) => key === 'placedWithFee' && seat === me),
    },
  ],
};

const theatre: Exercise<MonView> = {
  id: 'theatre',
  position: 'theatre',
  rules: ['MON-11.1', 'MON-11.2'],
  steps: [once((now) => mine(now).city.some(({ card, citizen }) => card === 'amphitheatre' && citizen !== null))],
  way: ['place 1 amphitheatre'],
  wrong: [
    { answers: ['place 1 labour'], refusedBy: 'MON-4.5' },
    { id: 'rebuild', answers: ['place 1 rebuild'], rule: 'MON-10.34', when: ({ answers }) => answers[0].endsWith('rebuild') },
  ],
};

const recruit: Exercise<MonView> = {
  id: 'recruit',
  position: 'titan',
  at: 1,
  rules: ['MON-5.14', 'MON-10.45', 'MON-10.50'],
  steps: [once((now) => hasPlacedOn(now, 'recruit')), once((now) => mine(now).armies.some(({ active }) => active === 'epees-a-gages'))],
  way: ['place 1 recruit', 'recruit epees-a-gages', 'army 1'],
  wrong: [
    { id: 'raiders', answers: ['place 1 recruit', 'recruit pillards'], rule: 'MON-5.14' },
    { answers: ['attack colosse-de-boue'], refusedBy: 'MON-5.15' },
  ],
};

const attack: Exercise<MonView> = {
  id: 'attack',
  position: 'titan',
  at: 5,
  rules: ['MON-5.1', 'MON-5.6', 'MON-6.1'],
  steps: [
    once((now) => mine(now).titans.length > 0),
    once((now) => mine(now).titans.length > 0 && mine(now).city.some(({ damaged }) => damaged)),
  ],
  way: ['attack colosse-de-boue', 'army 1 + army 2', 'champ-de-ble'],
  wrong: [
    { answers: ['attack colosse-de-boue', 'army 1'], refusedBy: 'MON-5.15' },
    { answers: ['attack hydre-des-marais'], refusedBy: 'MON-5.15' },
    { id: 'placed', answers: ['place 2 build'], rule: 'MON-2.4', when: ({ answers }) => /^(place|pass)/.test(answers[0]) },
  ],
};

const repair: Exercise<MonView> = {
  id: 'repair',
  position: 'titan',
  rules: ['MON-10.30', 'MON-10.34'],
  steps: [once((now) => hasPlacedOn(now, 'rebuild')), once((now) => mine(now).city.every(({ damaged }) => !damaged))],
  way: ['place 2 rebuild', 'champ-de-ble'],
  wrong: [
    { id: 'build', answers: ['place 3 build'], rule: 'MON-6.10', when: ({ answers }) => !answers[0].endsWith('rebuild') },
    {
      id: 'nothing',
      answers: ['place 2 rebuild', '-'],
      rule: 'MON-10.30',
      when: (now) => hasPlacedOn(now, 'rebuild') && now.asked?.step !== 'chooseRebuildRepairs',
    },
  ],
};

const starve: Exercise<MonView> = {
  id: 'starve',
  position: 'huts',
  at: 7,
  rules: ['MON-8.10', 'MON-8.13', 'MON-8.14'],
  steps: [once((now) => now.answers.length > 0 && isAtHome(now, 3) && isAtHome(now, 4))],
  way: ['citizen 1'],
  wrong: [{ id: 'strong', answers: ['citizen 4'], rule: 'MON-8.14', when: (now) => !isAtHome(now, 3) || !isAtHome(now, 4) }],
};

const feed: Exercise<MonView> = {
  id: 'feed',
  position: 'huts',
  at: 12,
  rules: ['MON-8.10', 'MON-8.11'],
  steps: [once((now) => mine(now).food >= 4), once((now) => now.board.round === 3 && !isHungry(now))],
  way: ['place 3 build', 'build verger', 'pass'],
  wrong: [{ id: 'hungry', answers: ['pass'], rule: 'MON-8.12', when: ({ asked }) => asked?.step === 'chooseStarving' }],
};

const room: Exercise<MonView> = {
  id: 'room',
  position: 'huts',
  at: 16,
  rules: ['MON-10.4', 'MON-10.15', 'MON-10.17'],
  steps: [once((now) => mine(now).capacity.total > mine(now).capacity.used)],
  way: ['place 1 expansion'],
  wrong: [
    { answers: ['place 3 build'], refusedBy: 'MON-10.4' },
    { id: 'elsewhere', answers: ['place 2 discovery'], rule: 'MON-10.4', when: () => true },
  ],
};

const knowledge: Exercise<MonView> = {
  id: 'knowledge',
  position: 'huts',
  at: 18,
  rules: ['MON-10.3', 'MON-10.20'],
  steps: [once((now) => mine(now).knowledge === 1)],
  way: ['place 2 discovery'],
  wrong: [
    { id: 'build', answers: ['place 2 build'], rule: 'MON-10.3', when: ({ answers }) => answers[0].endsWith(' build') },
    { id: 'elsewhere', answers: ['place 2 rebuild'], rule: 'MON-10.20', when: ({ answers }) => !answers[0].endsWith(' build') },
  ],
};

const banners: Exercise<MonView> = {
  id: 'banners',
  position: 'huts',
  rules: ['MON-9.3', 'MON-9.5'],
  steps: [once((now) => hasPlacedOn(now, 'build')), once((now) => mine(now).vp >= 7)],
  way: ['place 3 build', 'build flottille'],
  wrong: [
    { id: 'green', answers: ['place 3 build', 'build pavillon-de-chasse'], rule: 'MON-9.3' },
    {
      id: 'single',
      answers: ['place 3 build', 'build quai-marchand'],
      rule: 'MON-9.3',
      when: ({ answers }) => /^build/.test(answers.at(-1) ?? ''),
    },
  ],
};

const hasMade = ({ happened, me }: Seen): boolean => happened.some(({ key, seat }) => seat === me && /^(built|recruited)/.test(key));

const whole: Exercise<MonView> = {
  id: 'whole',
  position: 'round',
  rivalsPlay: true,
  rules: ['MON-2.2', 'MON-2.6', 'MON-8.1'],
  steps: [
    once((now) => now.answers.some((text) => text.startsWith('place'))),
    once(hasMade),
    once((now) => now.board.round === 2 && hasMade(now)),
  ],
  // Nothing here hangs on what the rival leaves: a card first, then coins, then where anybody may always go.
  way: ['place 2 build', 'build verger', 'place 3 labour', 'place 1 rebuild'],
  wrong: [{ id: 'early', answers: ['pass'], rule: 'MON-7.5', when: (now) => now.board.round > 1 && !hasMade(now) }],
};

export default {
  game: 'monde-oublie',
  lessons: [
    { id: 'city', minutes: 1, exercises: [labour, tile] },
    { id: 'values', minutes: 1, exercises: [higher, sparing] },
    { id: 'build', minutes: 2, exercises: [first, fee, theatre] },
    { id: 'titan', minutes: 2, exercises: [recruit, attack, repair] },
    { id: 'food', minutes: 1, exercises: [starve, feed] },
    { id: 'room', minutes: 1, exercises: [room, knowledge] },
    { id: 'banners', minutes: 1, exercises: [banners] },
    { id: 'round', minutes: 1, exercises: [whole] },
  ],
} satisfies Course<MonView>;
