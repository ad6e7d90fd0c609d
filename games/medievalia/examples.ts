/** The worked examples of the catalogue, laid so that what they say can be tried. */

import type { Example } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { game } from './game.ts';
import { feedingCapacity } from './rules/feeding.ts';
import { prestigeOf } from './rules/scoring.ts';
import { cardNamed, type FiefPlan, isDiscarded, isUsed, type ScenePlan, scene, whereIs } from './scene.ts';
import type { MedState } from './state.ts';

interface Laid extends ScenePlan, Pick<Example<MedState>, 'id' | 'seat' | 'tries'> {
  readonly fiefs: readonly FiefPlan[];
  /** What was answered before the reader sits down. */
  readonly before?: readonly string[];
}

const { play } = driverOf(game);

function laid({ id, seat, tries, fiefs, before = [], ...plan }: Laid): Example<MedState> {
  return { id, seat, tries, lay: () => play(scene(fiefs, plan), ...before) };
}

const fell = (s: MedState, ...ids: readonly string[]): boolean => ids.every((id) => isDiscarded(s, id));
const stands = (s: MedState, ...ids: readonly string[]): boolean => ids.every((id) => !isDiscarded(s, id));
const used = (s: MedState, ...ids: readonly string[]): boolean => ids.every((id) => isUsed(s, id));
const damage = (s: MedState, id: string): number => s.damage[cardNamed(id)];

/** `verb type-01 + verb type-02` and so on. */
const several = (verb: string, type: string, from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, n) => `${verb} ${type}-0${from + n}`).join(' + ');

const farm: FiefPlan = { territories: [['farm', 'peasant']] };
const farming: FiefPlan = { city: ['peasant'], territories: [['field', 'peasant', 'peasant', 'stable'], ['mine']] };
const riding: FiefPlan = { territories: [['farm']], open: ['knight', 'soldier'] };
const mines = ['mine', 'mine', 'mine', 'mine'];

const bought = (building: string): Pick<Laid, 'fiefs' | 'tops'> => ({
  fiefs: [{ ...farm, open: ['bureaucrat', 'bureaucrat', 'bureaucrat'], hand: mines }, {}],
  tops: [building, 'bank', 'church'],
});

/** A lone Infantry of the second seat has taken 3 points. */
const wounded = (...priests: readonly string[]): Pick<Laid, 'fiefs' | 'phase' | 'before' | 'seat'> => ({
  fiefs: [
    { ...farm, open: ['soldier', 'peasant'] },
    { ...farm, away: { fief0: ['infantry'], neutral: priests } },
  ],
  phase: 'war',
  before: ['war fief0 2', 'new army', 'army 1', 'soldier-01 > peasant-02'],
  seat: 1,
});

export const EXAMPLES: readonly Example<MedState>[] = [
  laid({
    id: 'W1',
    fiefs: [{ hand: ['field', 'mine'] }, {}],
    tries: [
      {
        answers: ['play field', 'use city-01'],
        so: (s) => whereIs(s, 'field-01') === 'fief0 1' && !used(s, 'field-01') && used(s, 'city-01') && s.hands[0].length === 1,
      },
    ],
  }),
  laid({
    id: 'W2',
    fiefs: [{ territories: [['field', 'peasant', 'peasant', 'peasant']], hand: ['peasant', 'field'] }, {}],
    tries: [
      {
        answers: ['play peasant', 'on open ground', 'use field-01'],
        so: (s) => used(s, 'field-01', 'peasant-01', 'peasant-02', 'peasant-03'),
      },
    ],
  }),
  laid({
    id: 'W3',
    fiefs: [
      { territories: [['field'], ['field'], ['mine'], ['forest']], open: ['peasant', 'peasant'], hand: ['field', 'farm', 'mine'] },
      {},
    ],
    tries: [
      { answers: ['play field'], refusedBy: 'MED-7.4' },
      {
        answers: ['discard field-01', 'use peasant-01', 'play field', 'use peasant-02'],
        so: (s) => fell(s, 'field-01') && whereIs(s, 'field-03') !== null,
      },
    ],
  }),
  laid({
    id: 'W4',
    fiefs: [farming, {}],
    tops: ['school', 'tower', 'castle'],
    tries: [{ answers: ['buy school-01'], refusedBy: 'MED-8.5' }],
  }),
  laid({
    id: 'W4b',
    fiefs: [{ ...farming, hand: ['mine'] }, {}],
    tops: ['school', 'tower', 'castle'],
    tries: [
      {
        answers: ['buy school-01', 'use city-01 + use field-01 + discard mine-02'],
        so: (s) => whereIs(s, 'school-01') === 'mine-01',
      },
    ],
  }),
  laid({
    id: 'W5',
    fiefs: [
      { ...farm, away: { fief1: ['soldier'] } },
      { territories: [['farm', 'peasant'], ['field']], open: ['peasant!', 'priest!', 'peasant'] },
    ],
    phase: 'war',
    before: ['war fief1 2'],
    seat: 1,
    tries: [
      { answers: ['engage 1'], so: (s) => fell(s, 'peasant-04') && stands(s, 'soldier-01') && damage(s, 'soldier-01') === 1 },
      {
        answers: ['pass', '0: attack farm-02'],
        so: (s) => fell(s, 'peasant-02', 'farm-02') && stands(s, 'soldier-01') && damage(s, 'soldier-01') === 1,
      },
    ],
  }),
  laid({
    id: 'W6',
    fiefs: [
      { ...farm, away: { fief1: ['knight', 'soldier'] } },
      { territories: [['farm', 'peasant']], open: ['peasant!', 'priest!', 'infantry', 'peasant'] },
    ],
    phase: 'war',
    before: ['war fief1 2', 'army 1', 'engage 1', 'engage 1'],
    tries: [
      {
        answers: ['soldier-01 > knight-01', '1: infantry-01 > peasant-04'],
        so: (s) => fell(s, 'soldier-01', 'infantry-01', 'peasant-04') && stands(s, 'knight-01') && damage(s, 'knight-01') === 1,
      },
      {
        answers: ['knight-01 > soldier-01', '1: infantry-01 > peasant-04'],
        so: (s) => fell(s, 'knight-01', 'infantry-01', 'peasant-04') && stands(s, 'soldier-01'),
      },
    ],
  }),
  laid({
    id: 'W7',
    fiefs: [
      { ...farm, away: { fief1: ['infantry', 'infantry', 'knight'] } },
      { territories: [['forest', 'workshop'], ['farm']], open: ['infantry', 'peasant'] },
    ],
    phase: 'war',
    tries: [
      {
        answers: ['war fief1 2', 'new army', 'new army', '1: engage 1', '1: engage 2', 'attack forest-01'],
        so: (s) =>
          fell(s, 'infantry-01', 'infantry-03', 'peasant-02', 'forest-01', 'workshop-01') &&
          stands(s, 'infantry-02', 'knight-01') &&
          damage(s, 'infantry-02') === 1 &&
          damage(s, 'knight-01') === 0,
      },
    ],
  }),
  laid({
    id: 'W8',
    ...wounded('priest'),
    tries: [{ answers: ['heal infantry-01'], so: (s) => fell(s, 'infantry-01') }],
  }),
  laid({
    id: 'W8b',
    ...wounded('priest', 'priest'),
    tries: [
      {
        answers: ['heal infantry-01', 'heal infantry-01'],
        so: (s) => stands(s, 'infantry-01') && damage(s, 'infantry-01') === 1,
      },
    ],
  }),
  laid({
    id: 'W9',
    fiefs: [
      {
        city: ['church'],
        cityUsed: true,
        territories: [['field', 'peasant', 'peasant'], ['farm']],
        hand: ['field', 'soldier', 'priest', 'mine'],
      },
      {},
    ],
    tries: [
      { answers: ['play field', 'use field-01'], so: (s) => used(s, 'field-01', 'peasant-01', 'peasant-02') },
      {
        answers: ['play soldier', 'on open ground', 'use field-01 + use farm-01'],
        so: (s) => whereIs(s, 'soldier-01') === 'open fief0',
      },
      {
        answers: ['play priest', 'on open ground', 'use field-01 + use farm-01'],
        so: (s) => whereIs(s, 'priest-01') === 'open fief0',
      },
    ],
  }),
  laid({
    id: 'W10',
    fiefs: [
      {
        territories: [['field', 'school'], ['field']],
        open: ['soldier', 'soldier', 'soldier', 'soldier', 'soldier', 'soldier'],
        hand: ['peasant', 'soldier', 'mine', 'mine'],
      },
      {},
    ],
    tries: [
      { answers: ['play peasant', 'on open ground'], refusedBy: 'MED-9.8' },
      {
        answers: ['play peasant', 'on field-02', 'discard mine-01'],
        so: (s) => feedingCapacity(s, 0) === 8 && s.characters[0].length === 7,
      },
    ],
  }),
  laid({
    id: 'W11',
    fiefs: [{ cityUsed: true, territories: [['farm']], open: ['peasant', 'artist', 'artist', 'artist'], hand: mines }, {}],
    tries: [
      { answers: ['extra military', 'use peasant-01 + power artist-01'], refusedBy: 'MED-6.7' },
      {
        answers: ['extra military', 'use peasant-01 + power artist-01 + power artist-02'],
        so: (s) => s.hands[0].length === 5 && used(s, 'artist-02') && !used(s, 'artist-03'),
      },
    ],
  }),
  laid({
    id: 'W12',
    ...bought('school'),
    tries: [1, 2, 3].map((helpers) => ({
      answers: [
        'buy school-01',
        'on city-01',
        [several('power', 'bureaucrat', 1, helpers), ...(helpers < 3 ? [several('discard', 'mine', 1, 5 - 2 * helpers)] : [])].join(' + '),
      ],
      so: (s: MedState) => whereIs(s, 'school-01') === 'city-01' && s.hands[0].length === 4 - Math.max(0, 5 - 2 * helpers),
    })),
  }),
  laid({
    id: 'W12b',
    ...bought('castle'),
    tries: [
      {
        answers: ['buy castle-01', 'on city-01', `${several('power', 'bureaucrat', 1, 3)} + ${several('discard', 'mine', 1, 3)}`],
        refusedBy: 'MED-6.7',
      },
      {
        answers: ['buy castle-01', 'on city-01', `${several('power', 'bureaucrat', 1, 3)} + ${several('discard', 'mine', 1, 4)}`],
        so: (s) => whereIs(s, 'castle-01') === 'city-01' && s.hands[0].length === 0,
      },
    ],
  }),
  laid({
    id: 'W13',
    fiefs: [{ ...farm, hand: ['priest', ...mines] }, {}],
    tries: [
      { answers: ['play priest', 'on open ground', several('discard', 'mine', 1, 2)], refusedBy: 'MED-6.7' },
      {
        answers: ['play priest', 'on open ground', several('discard', 'mine', 1, 4)],
        so: (s) => whereIs(s, 'priest-01') === 'open fief0',
      },
    ],
  }),
  laid({
    id: 'W13b',
    fiefs: [{ ...farm, city: ['church'], hand: ['priest', ...mines] }, {}],
    tries: [
      {
        answers: ['play priest', 'on open ground', several('discard', 'mine', 1, 2)],
        so: (s) => whereIs(s, 'priest-01') === 'open fief0' && s.hands[0].length === 2,
      },
    ],
  }),
  laid({
    id: 'W14',
    fiefs: [riding, {}],
    phase: 'movement',
    tries: [{ answers: ['march knight-01 neutral', 'march knight-01 fief1'], so: (s) => whereIs(s, 'knight-01') === 'open fief1' }],
  }),
  laid({
    id: 'W14b',
    fiefs: [riding, { territories: [['farm']], away: { neutral: ['peasant'] } }],
    phase: 'movement',
    tries: [
      { answers: ['march knight-01 neutral', 'march knight-01 fief1'], refusedBy: 'MED-12.9' },
      {
        answers: ['march knight-01 neutral', 'march knight-01 fief0', 'march soldier-01 neutral'],
        so: (s) => whereIs(s, 'knight-01') === 'open fief0' && whereIs(s, 'soldier-01') === 'open neutral',
      },
    ],
  }),
  laid({
    id: 'W14c',
    fiefs: [riding, { territories: [['farm']], away: { neutral: ['peasant!'] } }],
    phase: 'movement',
    tries: [{ answers: ['march knight-01 neutral', 'march knight-01 fief1'], so: (s) => whereIs(s, 'knight-01') === 'open fief1' }],
  }),
  laid({
    id: 'W15',
    fiefs: [
      {
        city: ['school', 'school'],
        territories: [
          ['field', 'church', 'bank'],
          ['farm', 'castle'],
          ['forest', 'peasant', 'peasant'],
          ['field', 'peasant', 'peasant'],
        ],
        open: ['peasant', 'peasant'],
        hand: [...mines, 'mine', 'mine'],
      },
      {},
    ],
    tops: ['stable', 'forge', 'tower'],
    tries: [
      {
        answers: ['buy stable-01', 'on farm-01', several('discard', 'mine', 1, 6)],
        so: (s) => prestigeOf(s, 0) === 6 && s.core.result === null,
      },
      {
        answers: [
          'buy stable-01',
          'on farm-01',
          several('discard', 'mine', 1, 6),
          'buy forge-01',
          'on field-02',
          'use peasant-05 + use peasant-06 + use forest-01 + use city-01 + use farm-01',
        ],
        so: (s) => s.core.result?.by === 'prestige' && prestigeOf(s, 0) === 7,
      },
    ],
  }),
  laid({
    id: 'W16',
    fiefs: [
      { ...farm, away: { fief1: ['peasant'] } },
      { territories: [['field']], open: ['peasant'], siege: 1 },
    ],
    before: ['end turn'],
    seat: 1,
    tries: [
      {
        answers: ['draw territory', 'end turn', '0: draw territory', '0: end turn'],
        so: (s) => s.core.result?.by === 'siege' && s.siege[1] === 3,
      },
      {
        answers: ['draw territory', 'move peasant-03', 'on field-01', 'end turn', '0: draw territory', '0: end turn'],
        so: (s) => s.core.result === null && s.siege[1] === 0,
      },
    ],
  }),
  laid({
    id: 'W17',
    fiefs: [
      {
        city: ['bank'],
        territories: [
          ['farm', 'peasant'],
          ['field', 'peasant'],
        ],
        hand: ['merchant', 'priest'],
      },
      {},
      { territories: [['mine'], ['mine', 'peasant', 'peasant'], ['farm']] },
      {},
    ],
    tries: [
      {
        answers: ['play merchant', 'on open ground', 'use farm-01 + ask 1 gold', '2: use mine-01 + use city-03'],
        so: (s) => whereIs(s, 'merchant-01') === 'open fief0' && used(s, 'mine-01', 'city-03'),
      },
      {
        answers: [
          'play merchant',
          'on open ground',
          'use farm-01 + ask 1 gold',
          '2: use mine-01 + use city-03',
          'play priest',
          'on open ground',
          'use field-01 + ask 3 gold',
          '2: use mine-02',
        ],
        so: (s) => whereIs(s, 'priest-01') === 'open fief0' && used(s, 'mine-02'),
      },
    ],
  }),
  laid({
    id: 'W18',
    fiefs: [{ cityUsed: true, territories: [['farm'], ['mine']], open: ['merchant'], hand: ['farm', 'soldier', 'mine'] }, {}],
    tries: [
      { answers: ['play farm', 'power merchant-01 + use mine-01'], so: (s) => whereIs(s, 'farm-02') !== null && used(s, 'mine-01') },
      {
        answers: ['play soldier', 'on open ground', 'power merchant-01 + use mine-01'],
        so: (s) => whereIs(s, 'soldier-01') === 'open fief0' && !used(s, 'farm-01'),
      },
    ],
  }),
];
