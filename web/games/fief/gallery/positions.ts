/** Positions to look at: one in the purchases, one on the march, one at war. */

import type { FiefMapView, MapPlan, MapStack, MapVillage } from '../map/view.ts';
import { NO_PLAN } from '../map/view.ts';
import layout from './layout.ts';

/** Seats: the red house looks on. */
const [RED, BLUE, GREEN, BLACK] = [0, 1, 2, 3];

export interface Position {
  readonly view: FiefMapView;
  readonly plan: MapPlan;
  /** What may be touched, and what is taken up. */
  readonly open: readonly string[];
  readonly taken: readonly string[];
  readonly refused: readonly string[];
}

type Marks = Partial<Omit<MapVillage, 'id' | 'stacks'>> & { readonly stacks?: readonly MapStack[] };

function stack(
  seat: number,
  sergeants: number,
  knights: number,
  engines: number,
  lords: readonly string[],
  more: Partial<MapStack> = {},
): MapStack {
  return {
    seat,
    outside: false,
    size: sergeants + knights + engines,
    sergeants,
    knights,
    engines,
    lords,
    captives: [],
    gates: [],
    ...more,
  };
}

function viewOf(marks: { readonly [village: string]: Marks }, more: Partial<FiefMapView> = {}): FiefMapView {
  return {
    round: 6,
    phase: 1,
    villages: layout.villages.map(({ id, fief, bishopric, principal }) => ({
      id,
      fief,
      bishopric,
      principal,
      controller: null,
      byDefault: false,
      fort: 'none',
      mills: 0,
      siege: null,
      stacks: [],
      ...marks[id],
    })),
    fiefs: layout.fiefs,
    bishoprics: layout.bishoprics.map(({ id, principal, villages }) => ({
      id,
      principal,
      villages,
      bishop: null,
      calamities: [],
      harvest: false,
      weather: false,
      votes: [],
    })),
    taxes: [],
    battle: null,
    uprising: null,
    ...more,
  };
}

const HELD: { readonly [village: string]: Marks } = {
  sennecy: { controller: BLUE, mills: 1 },
  chateauneuf: { controller: BLUE, stacks: [stack(BLUE, 2, 0, 0, ['conan'])] },
  epervier: { controller: BLUE, fort: 'city', stacks: [stack(BLUE, 4, 1, 0, ['conan'])] },
  mazilles: { controller: BLUE, mills: 1 },
  belleville: { controller: GREEN, mills: 1 },
  pugnac: { controller: GREEN, mills: 2 },
  tournus: { controller: GREEN, fort: 'city', stacks: [stack(GREEN, 3, 2, 0, ['mahaut'])] },
  saintGerome: { controller: GREEN, fort: 'castle', stacks: [stack(GREEN, 2, 1, 0, ['quentin'])] },
  saintAndre: { controller: GREEN },
  laSalle: { controller: RED, mills: 1 },
  beaujeu: { controller: RED },
  blaye: { controller: RED, fort: 'city', mills: 2, stacks: [stack(RED, 3, 1, 0, ['arthur'])] },
  charolles: { controller: RED, mills: 1, stacks: [stack(RED, 2, 0, 0, ['guenievre'])] },
  sigy: { controller: RED, fort: 'castle', stacks: [stack(RED, 1, 1, 0, [])] },
  villeneuve: { controller: BLACK, stacks: [stack(BLACK, 2, 1, 0, ['thibaut'])] },
  lesEssarts: { controller: BLACK, byDefault: true },
  saintPaul: { controller: BLACK, fort: 'city' },
  saintVivien: { controller: BLACK },
  bourg: { controller: BLACK, fort: 'castle', mills: 1, stacks: [stack(BLACK, 5, 1, 0, ['raoul'])] },
};

const purchases: Position = {
  view: viewOf(HELD),
  plan: NO_PLAN,
  open: ['village:blaye', 'village:charolles', 'village:sigy'],
  taken: [],
  refused: ['village:beaujeu', 'village:laSalle'],
};

const march: Position = {
  view: viewOf(
    {
      ...HELD,
      blaye: { controller: RED, fort: 'city', mills: 2, stacks: [stack(RED, 4, 2, 1, ['arthur'], { captives: ['quentin'] })] },
      laSalle: { controller: RED, mills: 1, stacks: [stack(RED, 1, 0, 0, [])] },
      beaujeu: { controller: RED, stacks: [stack(RED, 1, 0, 0, [])] },
      saintMedard: { controller: GREEN, stacks: [stack(GREEN, 1, 0, 0, [])] },
      saintAndromy: { controller: BLUE, stacks: [stack(BLUE, 1, 0, 0, [])] },
    },
    {
      round: 7,
      bishoprics: viewOf({}).bishoprics.map((bishopric) => ({
        ...bishopric,
        calamities: bishopric.id === 'tournus' ? ['badWeather'] : bishopric.id === 'sigy' ? ['plague'] : [],
      })),
    },
  ),
  plan: {
    route: ['blaye', 'charolles', 'villeneuve'],
    contested: ['villeneuve'],
    onward: ['charolles', 'laSalle'],
    gates: [
      { from: 'saintMedard', to: 'villeneuve', granted: false },
      { from: 'lesEssarts', to: 'villeneuve', granted: false },
      { from: 'bourg', to: 'villeneuve', granted: false },
      { from: 'sennecy', to: 'epervier', granted: true },
      { from: 'chateauneuf', to: 'epervier', granted: true },
    ],
    dangers: [{ village: 'beaujeu', calamity: 'plague' }],
  },
  open: ['village:charolles', 'village:laSalle', 'village:sennecy', 'village:epervier', 'village:beaujeu', 'village:villeneuve'],
  taken: ['village:blaye', 'lord:arthur'],
  refused: [],
};

const war: Position = {
  view: viewOf(
    {
      ...HELD,
      villeneuve: {
        controller: BLACK,
        fort: 'castle',
        siege: { since: 5, besiegers: [RED, BLUE] },
        stacks: [
          stack(BLACK, 2, 1, 0, ['thibaut']),
          stack(RED, 5, 2, 1, ['arthur', 'guenievre'], { gates: ['charolles'] }),
          stack(BLUE, 2, 1, 0, ['conan'], { gates: ['saintMedard'] }),
          stack(BLACK, 3, 0, 0, [], { outside: true }),
        ],
      },
      tournus: {
        controller: GREEN,
        fort: 'city',
        stacks: [
          stack(GREEN, 3, 2, 0, ['mahaut']),
          stack(BLACK, 1, 0, 0, []),
          stack(BLUE, 0, 2, 0, ['raoul'], { gates: ['saintAndromy'] }),
        ],
      },
    },
    {
      bishoprics: viewOf({}).bishoprics.map((bishopric) => ({
        ...bishopric,
        calamities: bishopric.id === 'bourg' ? ['famine'] : bishopric.id === 'saintGerome' ? ['badWeather', 'plague'] : [],
        harvest: bishopric.id === 'sigy',
        votes: bishopric.id === 'blaye' ? [5, 2, 0, 0] : [],
      })),
      taxes: [
        { kind: 'taille', seat: BLUE, where: 'comteEpervier' },
        { kind: 'dime', seat: RED, where: 'sigy' },
      ],
      battle: { village: 'tournus' },
    },
  ),
  plan: NO_PLAN,
  open: [],
  taken: [],
  refused: [],
};

const levy: Position = {
  ...war,
  open: ['fief:ducheBlaye', 'fief:comteEpervier', 'bishopric:bourg'],
};

export const POSITIONS: { readonly [name: string]: Position } = { purchases, march, war, levy };
