/** The course of Medievalia: one duel, looked at where each thing is done for the first time. */

import type { HostView, MedView, PlayerView } from '@castellan/medievalia';
import type { Course, Exercise, Now, Step } from '../lesson.ts';

type Seen = Now<MedView>;

const DUEL = 'duel';

function mine({ board, me }: Seen): PlayerView {
  return board.players[me];
}

function hosts({ hosts: all }: PlayerView): readonly HostView[] {
  return all.filter((host) => host !== null);
}

function once(done: (now: Seen) => boolean): Step<MedView> {
  return { done };
}

const has = (now: Seen, type: string): boolean => hosts(mine(now)).some((host) => host.type === type);
const outputOf = (now: Seen, id: string): number => hosts(mine(now)).find((host) => host.id === id)?.output ?? 0;
const hasSaid = ({ answers }: Seen, word: RegExp): boolean => word.test(answers.at(-1) ?? '');

const field: Exercise<MedView> = {
  id: 'field',
  position: DUEL,
  at: 17,
  rules: ['MED-7.1', 'MED-7.2', 'MED-6.9'],
  steps: [once((now) => hasSaid(now, /^play field/) || has(now, 'field')), once((now) => has(now, 'field') && mine(now).hand.size === 8)],
  way: ['play field', 'use city-01'],
  wrong: [
    { id: 'waste', answers: ['play field', 'discard peasant-02'], rule: 'MED-6.9', when: (now) => has(now, 'field') },
    { id: 'other', answers: ['play forest'], rule: 'MED-7.2', when: (now) => hasSaid(now, /^(play (?!field)|buy|extra)/) },
    { answers: ['play field', 'discard field-06'], refusedBy: 'MED-6.11' },
  ],
};

const forest: Exercise<MedView> = {
  id: 'forest',
  position: DUEL,
  at: 19,
  rules: ['MED-6.9', 'MED-6.15', 'MED-7.2'],
  steps: [once((now) => hasSaid(now, /^play forest/) || has(now, 'forest')), once((now) => has(now, 'forest'))],
  way: ['play forest', 'discard peasant-02 + discard peasant-11'],
  wrong: [
    { answers: ['play forest', 'use city-01'], refusedBy: 'MED-6.15' },
    { answers: ['play forest', 'discard peasant-02'], refusedBy: 'MED-6.7' },
    { id: 'end', answers: ['end turn'], rule: 'MED-5.2' },
  ],
};

const worker: Exercise<MedView> = {
  id: 'worker',
  position: DUEL,
  at: 50,
  rules: ['MED-5.8', 'MED-9.2', 'MED-9.4'],
  steps: [once((now) => hasSaid(now, /^(play peasant|on )/) || mine(now).characters > 0), once((now) => outputOf(now, 'city-01') === 2)],
  way: ['play peasant', 'on city-01', 'use field-06'],
  wrong: [
    {
      id: 'ground',
      answers: ['play peasant', 'on open ground', 'use field-06'],
      rule: 'MED-5.8',
      when: (now) => mine(now).characters > 0 && outputOf(now, 'city-01') === 1,
    },
  ],
};

const extra: Exercise<MedView> = {
  id: 'extra',
  position: DUEL,
  at: 56,
  rules: ['MED-6.12', 'MED-6.3'],
  steps: [once((now) => mine(now).hand.size === 1)],
  way: ['extra character', 'use city-01 + use forest-04'],
  wrong: [
    { answers: ['buy school-01'], refusedBy: 'MED-6.7' },
    { id: 'end', answers: ['end turn'], rule: 'MED-6.1' },
  ],
};

const forge: Exercise<MedView> = {
  id: 'forge',
  position: DUEL,
  at: 110,
  rules: ['MED-8.1', 'MED-8.4', 'MED-8.13'],
  steps: [once((now) => hasSaid(now, /^(buy forge|on )/) || mine(now).prestige > 0), once((now) => mine(now).prestige === 1)],
  way: ['buy forge-02', 'on mine-06', 'use city-01 + use forest-04 + use farm-07'],
  wrong: [
    { answers: ['buy forge-02', 'on field-06'], refusedBy: 'MED-8.4' },
    { id: 'end', answers: ['end turn'], rule: 'MED-8.1' },
  ],
};

const fortress: Exercise<MedView> = {
  id: 'fortress',
  position: DUEL,
  at: 126,
  rules: ['MED-8.11', 'MED-11.6'],
  steps: [once((now) => hasSaid(now, /^(buy fortress|on )/) || mine(now).prestige > 1), once((now) => mine(now).prestige === 2)],
  way: ['buy fortress-01', 'on field-06', 'use city-01 + use forest-04 + use mine-06'],
  wrong: [{ id: 'end', answers: ['end turn'], rule: 'MED-8.2' }],
};

const march: Exercise<MedView> = {
  id: 'march',
  position: DUEL,
  at: 155,
  rules: ['MED-12.1', 'MED-12.5'],
  steps: [
    once(({ board }) => board.fiefs.some(({ id, ground }) => id !== 'fief0' && ground.some((card) => card.id === 'knight-01'))),
    once(({ board }) => board.fiefs.some(({ id, ground }) => id === 'fief1' && ground.some((card) => card.id === 'knight-01'))),
  ],
  way: ['march knight-01 neutral', 'march knight-01 fief1'],
  wrong: [
    { answers: ['march knight-01 fief1'], refusedBy: 'MED-12.1' },
    { id: 'end', answers: ['end turn'], rule: 'MED-12.1' },
  ],
};

const isStanding = ({ board, me }: Seen, id: string): boolean =>
  board.players.some((player) => player.seat !== me && hosts(player).some((host) => host.id === id));

const battle: Exercise<MedView> = {
  id: 'battle',
  position: DUEL,
  at: 157,
  rules: ['MED-13.2', 'MED-14.11', 'MED-8.20'],
  steps: [once((now) => now.happened.some(({ key }) => key === 'warDeclared')), once((now) => !isStanding(now, 'mine-03'))],
  way: ['war fief1 2', 'attack mine-03'],
  wrong: [
    { id: 'merchant', answers: ['war fief1 2', 'attack merchant-03'], rule: 'MED-8.20' },
    { id: 'city', answers: ['war fief1 2', 'attack city-02'], rule: 'MED-1.9' },
    { id: 'other', answers: ['war fief1 2', 'attack field-12'], rule: 'MED-8.20', when: (now) => hasSaid(now, /^attack/) },
    { answers: ['war fief1 2', 'attack peasant-04'], refusedBy: 'MED-14.11' },
    { id: 'end', answers: ['end turn'], rule: 'MED-13.2' },
  ],
};

const castle: Exercise<MedView> = {
  id: 'castle',
  position: DUEL,
  at: 215,
  rules: ['MED-8.10', 'MED-8.6'],
  steps: [once((now) => hasSaid(now, /^(buy castle|on )/) || mine(now).prestige === 7), once((now) => mine(now).prestige === 7)],
  way: ['buy castle-01', 'on forest-04', 'use city-01 + use field-06 + use mine-06 + use farm-07 + discard soldier-04'],
  wrong: [
    { answers: ['buy castle-01', 'on field-06'], refusedBy: 'MED-8.6' },
    { id: 'end', answers: ['end turn'], rule: 'MED-8.1' },
  ],
};

const whole: Exercise<MedView> = {
  id: 'whole',
  position: DUEL,
  at: 16,
  rivalsPlay: true,
  rules: ['MED-5.2', 'MED-6.2', 'MED-7.3'],
  steps: [
    once((now) => now.answers.length > 0),
    once((now) => hosts(mine(now)).length > 1),
    once((now) => now.board.turn >= 3 && hosts(mine(now)).length > 1),
  ],
  way: ['draw territory', 'play field', 'use city-01', 'end turn'],
  wrong: [
    {
      id: 'empty',
      answers: ['draw territory', 'end turn'],
      rule: 'MED-7.1',
      when: (now) => now.board.turn > 1 && hosts(mine(now)).length === 1,
    },
  ],
};

export default {
  game: 'medievalia',
  lessons: [
    { id: 'land', minutes: 1, exercises: [field, forest] },
    { id: 'people', minutes: 1, exercises: [worker] },
    { id: 'cards', minutes: 1, exercises: [extra] },
    { id: 'build', minutes: 2, exercises: [forge, fortress] },
    { id: 'war', minutes: 1, exercises: [march, battle] },
    { id: 'win', minutes: 1, exercises: [castle] },
    { id: 'turn', minutes: 1, exercises: [whole] },
  ],
} satisfies Course<MedView>;
