/** The course of The Anarchy: one round of a castle from its first wall, then what later rounds add. */

import type { AnaView, PlayerView } from '@castellan/anarchy';
import type { Course, Exercise, Now, Step } from '../lesson.ts';

type Seen = Now<AnaView>;

const REIGN = 'reign';
const HUNGER = 'hunger';

function mine({ board, me }: Seen): PlayerView {
  return board.players[me];
}

function once(done: (now: Seen) => boolean): Step<AnaView> {
  return { done };
}

const filled = (now: Seen, track: string): number => mine(now).tracks[track];
const holds = (now: Seen, good: string): number => mine(now).goods[good];
const wall = (now: Seen, side: string): number => mine(now).castle.walls[side];
const hasHappened = ({ happened, me }: Seen, key: string): boolean => happened.some((one) => one.key === key && one.params.seat === me);
const hasPlaced = (now: Seen): boolean => now.answers.some((text) => text.startsWith('wall '));

const path: Exercise<AnaView> = {
  id: 'path',
  position: REIGN,
  at: 0,
  rules: ['ANA-6.2', 'ANA-7.1', 'ANA-38.11'],
  steps: [once((now) => mine(now).paths.some((one) => one.path === 'mason'))],
  way: ['take mason'],
  wrong: [{ id: 'conqueror', answers: ['take conqueror'], rule: 'ANA-7.1' }],
};

const quarry: Exercise<AnaView> = {
  id: 'quarry',
  position: REIGN,
  at: 1,
  rules: ['ANA-8.1', 'ANA-8.4', 'ANA-10.1'],
  steps: [once((now) => filled(now, 'quarryForest') > 0)],
  way: ['fill quarryForest.1'],
  wrong: [
    { answers: ['fill quarryForest.2'], refusedBy: 'ANA-8.4' },
    { id: 'elsewhere', answers: ['fill moat.1'], rule: 'ANA-10.2', when: (now) => /^(fill|attack|build)/.test(now.answers.at(-1) ?? '') },
  ],
};

const ladder: Exercise<AnaView> = {
  id: 'ladder',
  position: REIGN,
  at: 2,
  rules: ['ANA-9.2', 'ANA-9.9', 'ANA-33.1'],
  steps: [once((now) => filled(now, 'walls') > 0), once((now) => wall(now, 'bottom') > 0)],
  way: ['fill walls.1', 'wall bottom'],
  wrong: [
    {
      id: 'elsewhere',
      answers: ['fill walls.1', 'wall top'],
      rule: 'ANA-31.5',
      when: (now) => hasPlaced(now) && wall(now, 'bottom') === 0,
    },
    { id: 'other', answers: ['fill gate.1'], rule: 'ANA-33.1', when: (now) => filled(now, 'gate') + filled(now, 'towers') > 0 },
  ],
};

const isSafe = (now: Seen): boolean => mine(now).attacks.every(({ face }) => face?.hits.every(({ left }) => left === 0) === true);

const assault: Exercise<AnaView> = {
  id: 'assault',
  position: REIGN,
  at: 4,
  rules: ['ANA-9.10', 'ANA-31.3', 'ANA-33.2'],
  steps: [once((now) => filled(now, 'walls') > 1), once(isSafe)],
  way: ['fill walls.2', 'wall right'],
  wrong: [
    { answers: ['fill walls.2', 'wall bottom'], refusedBy: 'ANA-9.10' },
    { id: 'elsewhere', answers: ['fill walls.2', 'wall left'], rule: 'ANA-31.3', when: (now) => hasPlaced(now) && !isSafe(now) },
  ],
};

const keep: Exercise<AnaView> = {
  id: 'keep',
  position: REIGN,
  at: 6,
  rules: ['ANA-15.2', 'ANA-15.6', 'ANA-16.1', 'ANA-16.3'],
  steps: [once((now) => filled(now, 'governance') > 0), once((now) => filled(now, 'keep') > 0), once((now) => holds(now, 'knight') > 0)],
  way: ['fill governance.1', 'build keep.1', 'fill keep.1.1'],
  wrong: [
    { answers: ['build keep.1'], refusedBy: 'ANA-8.5' },
    { answers: ['fill governance.1', 'fill keep.1.1'], refusedBy: 'ANA-8.4' },
    { id: 'second', answers: ['fill governance.1', 'fill governance.2'], rule: 'ANA-16.2', when: (now) => filled(now, 'governance') > 1 },
    {
      id: 'line',
      answers: ['fill worship.1'],
      rule: 'ANA-15.6',
      when: (now) => ['warfare', 'worship', 'entertainment'].some((line) => filled(now, line) > 0),
    },
  ],
};

const storm: Exercise<AnaView> = {
  id: 'storm',
  position: REIGN,
  at: 9,
  rules: ['ANA-29.3', 'ANA-29.5', 'ANA-29.10'],
  steps: [once((now) => hasHappened(now, 'takesCastle') && hasHappened(now, 'crushes'))],
  way: ['attack crush2'],
  wrong: [{ id: 'plain', answers: ['attack', '0'], rule: 'ANA-29.10', when: (now) => mine(now).castles > 0 }],
};

const crane: Exercise<AnaView> = {
  id: 'crane',
  position: REIGN,
  rules: ['ANA-14.1', 'ANA-14.6', 'ANA-9.3'],
  steps: [once((now) => mine(now).developed.includes('smallCrane')), once((now) => mine(now).constructed.includes('smallCrane'))],
  way: ['fill wea1', 'construct smallCrane'],
  wrong: [
    { answers: ['construct smallCrane'], refusedBy: 'ANA-14.6' },
    { answers: ['fill wea2'], refusedBy: 'ANA-14.2' },
    { id: 'artisan', answers: ['fill walls.3'], rule: 'ANA-14.7', when: (now) => holds(now, 'artisan') === 0 },
  ],
};

const farm: Exercise<AnaView> = {
  id: 'farm',
  position: HUNGER,
  at: 6,
  rules: ['ANA-30.2', 'ANA-30.3', 'ANA-10.1'],
  steps: [once((now) => mine(now).foodMissing === 0 && !hasHappened(now, 'trades'))],
  way: ['fill farms.1'],
  wrong: [{ id: 'trade', answers: ['trade coin coin food'], rule: 'ANA-13.6', when: (now) => hasHappened(now, 'trades') }],
};

const trade: Exercise<AnaView> = {
  id: 'trade',
  position: HUNGER,
  rules: ['ANA-13.6', 'ANA-30.9', 'ANA-30.12'],
  steps: [once((now) => hasHappened(now, 'paysFood') && mine(now).discontent === 0)],
  way: ['trade coin material food'],
  wrong: [{ id: 'pay', answers: ['pay'], rule: 'ANA-30.3', when: (now) => mine(now).discontent > 0 }],
};

const deploy: Exercise<AnaView> = {
  id: 'deploy',
  position: 'deploy',
  rules: ['ANA-30.5', 'ANA-30.7', 'ANA-31.11'],
  steps: [once((now) => mine(now).attacksDefended === 2)],
  way: ['0', '1', '0', '0', '0', '0'],
  wrong: [
    { id: 'through', answers: ['0', '0', '0', '0', '1', '0'], rule: 'ANA-31.3', when: (now) => hasHappened(now, 'fails') },
    { id: 'through', answers: ['1', '0', '0', '1', '0', '0'], rule: 'ANA-31.11', when: (now) => hasHappened(now, 'fails') },
  ],
};

const isReady = (now: Seen, tactic: string): boolean => mine(now).tactics[tactic].researched;

const covers: Exercise<AnaView> = {
  id: 'covers',
  position: HUNGER,
  at: 1,
  rules: ['ANA-19.1', 'ANA-19.3', 'ANA-33.7'],
  steps: [once((now) => filled(now, 'warfare') > 0), once((now) => filled(now, 'tactics') > 0), once((now) => isReady(now, 'covers'))],
  way: ['fill warfare.1', 'fill tactics.1 patron', 'research covers'],
  wrong: [
    { answers: ['fill tactics.1 patron'], refusedBy: 'ANA-8.5' },
    { answers: ['fill warfare.1', 'fill tactics.1 patron', 'research bolts'], refusedBy: 'ANA-19.5' },
    {
      id: 'stones',
      answers: ['fill warfare.1', 'fill tactics.1 patron', 'research stones'],
      rule: 'ANA-33.7',
      when: (now) => !isReady(now, 'covers') && hasHappened(now, 'researches'),
    },
    { id: 'wall', answers: ['fill walls.1', 'wall top'], rule: 'ANA-33.7', when: (now) => filled(now, 'walls') > 0 },
  ],
};

const lammas: Exercise<AnaView> = {
  id: 'lammas',
  position: 'feast',
  rules: ['ANA-28.2', 'ANA-28.5', 'ANA-35.2'],
  steps: [
    once((now) => filled(now, 'entertainment') > 0),
    once((now) => filled(now, 'lammas') > 0),
    once((now) => mine(now).joyEarned > 0),
  ],
  way: ['fill entertainment.1', 'fill lammas.1', 'hang red middle', 'hang yellow middle'],
  wrong: [
    { answers: ['fill lammas.1'], refusedBy: 'ANA-8.5' },
    {
      id: 'rope',
      answers: ['fill entertainment.1', 'fill lammas.1', 'hang red top', 'hang yellow top'],
      rule: 'ANA-28.5',
      when: (now) => mine(now).pennants.length === 2 && mine(now).joyEarned === 0,
    },
  ],
};

const isAhead = ({ board, me }: Seen): boolean => board.players.every(({ seat, score }) => seat === me || score < board.players[me].score);

const serf: Exercise<AnaView> = {
  id: 'serf',
  position: 'points',
  rules: ['ANA-37.1', 'ANA-37.2', 'ANA-38.18', 'ANA-38.21'],
  steps: [once(isAhead)],
  way: ['fill bank.1.2'],
  wrong: [
    { id: 'moat', answers: ['fill moat.1'], rule: 'ANA-38.14' },
    { id: 'done', answers: ['done'], rule: 'ANA-37.5' },
    { id: 'other', answers: ['fill trainingGrounds.2'], rule: 'ANA-37.1', when: (now) => /^(fill|build)/.test(now.answers.at(-1) ?? '') },
  ],
};

const boxes = ({ answers }: Seen): number => answers.filter((text) => /^(fill|build|construct)/.test(text)).length;

const whole: Exercise<AnaView> = {
  id: 'whole',
  position: REIGN,
  at: 0,
  rivalsPlay: true,
  rules: ['ANA-4.1', 'ANA-4.4', 'ANA-30.1', 'ANA-34.2'],
  steps: [
    once((now) => now.answers.length > 0),
    once((now) => boxes(now) >= 3),
    once((now) => now.board.phase !== 'draft' && now.board.phase !== 'actions' && boxes(now) >= 3),
    once((now) => now.board.round === 2 && mine(now).attacksDefended > 0),
  ],
  way: ['take mason', 'fill walls.1', 'wall bottom', 'fill walls.2', 'wall right', 'fill quarryForest.1', 'attack', 'done', '0', '0', '0'],
  wrong: [
    {
      id: 'through',
      answers: ['take mason', 'done', '4', '0', '0', '2', '0', '0'],
      rule: 'ANA-34.4',
      when: (now) => now.board.round === 2 && mine(now).attacksDefended === 0,
    },
  ],
};

export default {
  game: 'anarchy',
  lessons: [
    { id: 'sheets', minutes: 1, exercises: [path, quarry] },
    { id: 'walls', minutes: 1, exercises: [ladder, assault] },
    { id: 'command', minutes: 1, exercises: [keep] },
    { id: 'castle', minutes: 1, exercises: [storm, crane] },
    { id: 'food', minutes: 1, exercises: [farm, trade] },
    { id: 'defence', minutes: 2, exercises: [deploy, covers] },
    { id: 'feast', minutes: 1, exercises: [lammas] },
    { id: 'points', minutes: 1, exercises: [serf] },
    { id: 'round', minutes: 2, exercises: [whole] },
  ],
} satisfies Course<AnaView>;
