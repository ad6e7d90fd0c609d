/** Positions of Medioevo for pages to show: one for each stage, and for what stands beside the map. */

import { advance, type Frame, fastChance, type Line, type Seat } from '@castellan/engine';
import { game, type UniState } from '@castellan/medioevo';
import { bankruptcies } from '../../../games/medioevo/rules/bankruptcy.ts';
import { barbarianPoints } from '../../../games/medioevo/rules/barbarian-points.ts';
import { fight } from '../../../games/medioevo/rules/battle.ts';
import { actNow } from '../../../games/medioevo/rules/calls.ts';
import { conquest } from '../../../games/medioevo/rules/conquest.ts';
import { emptyDeal } from '../../../games/medioevo/rules/deals.ts';
import { contest, vote } from '../../../games/medioevo/rules/denunciation.ts';
import { endGame } from '../../../games/medioevo/rules/ending.ts';
import { events } from '../../../games/medioevo/rules/events.ts';
import { fallDue, payInterest } from '../../../games/medioevo/rules/interest.ts';
import { bidTurnOrder } from '../../../games/medioevo/rules/order.ts';
import { purchaseTurn } from '../../../games/medioevo/rules/purchases.ts';
import { sufferRebellions } from '../../../games/medioevo/rules/rebellion.ts';
import { taxation } from '../../../games/medioevo/rules/taxes.ts';
import { tradeTurn } from '../../../games/medioevo/rules/trade.ts';
import { beginUpkeep } from '../../../games/medioevo/rules/upkeep.ts';
import { rollWarCircle } from '../../../games/medioevo/rules/war-circle.ts';
import { answer, node, type PlayerPlan, type PositionPlan, position, question, started } from '../../../games/medioevo/test/builders.ts';

export const NAMES = ['Théodora', 'Sigismond', 'Batou', 'Yusuf', 'Isabeau', 'Conrad'];

const ME = 1;

/** Six kingdoms in their sixth turn; Hungary looks. */
const PLAYERS: readonly PlayerPlan[] = [
  {
    florins: 900,
    honour: 25,
    cards: [44, 60],
    units: { thrace: '6HI 1C1', macedonia: '3HI', bulgaria: '4HI' },
    vehicles: ['galley 1 aegeanSea: 2LI'],
  },
  {
    florins: 1180,
    honour: 23,
    loans: 1,
    tax: 30,
    levels: { blue: 2, yellow: 1, orange: 1, red: 2, green: 2 },
    points: { red: 1, violet: 1 },
    tokens: { green: 1 },
    cards: [46, 4, 27],
    units: { transylvania: '4HI 3CA 3LI 2AR 1C2', severin: '2HI 2LI', pannonia: '3LI', serbia: '3HI' },
    vehicles: [
      'warWagon 2 transylvania',
      'warWagon 2 transylvania',
      'siegeEngine 1 transylvania',
      'merchantShip 2 dalmatia: white white brown brown',
      'caravan 1 pannonia: violet violet',
      'caravan 2 slavonia: white',
    ],
  },
  { florins: 700, honour: 27, cards: [47, 57], units: { moldavia: '3LI 2CA 1AR 1C1', crimea: '3CA' }, vehicles: ['warWagon 1 moldavia'] },
  { florins: 800, honour: 21, units: { cairo: '5HI', palestine: '4LI' } },
  { florins: 600, honour: 18, units: { novgorod: '5HI', pskov: '4LI' } },
  { florins: 950, honour: 22, units: { bavaria: '3AR', austria: '5LI', bohemia: '2HI' } },
];

const clause = { support: 0, targets: [] } as const;

const REALM: PositionPlan = {
  turn: 6,
  order: [5, 1, 2, 0, 4, 3],
  barbarians: { veneto: '2LI 1AR', lithuania: '4LI' },
  buildings: {
    pannonia: ['town', 'tower'],
    dalmatia: ['village'],
    transylvania: ['fort'],
    thrace: ['city', 'castle', 'cathedral'],
    cairo: ['city'],
    moldavia: ['tower'],
  },
  markets: { thrace: ['violet', 'yellow'], pannonia: ['brown'] },
  wars: [[1, 2]],
  warCircle: [3, 5, 2],
  prisoners: [
    [1, 2, '2LI 1CA'],
    [2, 1, '1HI'],
  ],
  pacts: [
    {
      id: 1,
      parties: [1, 5],
      clauses: [
        { kind: 'nonAggression', giver: -1, receiver: -1, ...clause },
        { kind: 'passage', giver: 5, receiver: 1, ...clause },
        { kind: 'trade', giver: 5, receiver: 1, ...clause },
      ],
      first: 4,
      last: 9,
      perUse: [],
      secret: false,
    },
    {
      id: 2,
      parties: [1, 3],
      clauses: [{ kind: 'trade', giver: 3, receiver: 1, ...clause }],
      first: 3,
      last: 0,
      perUse: [{ kind: 'trade', from: 1, to: 3, florins: 50 }],
      secret: false,
    },
    {
      id: 1234,
      parties: [1, 0],
      clauses: [{ kind: 'defensiveAlliance', giver: 0, receiver: 1, support: 4, targets: [] }],
      first: 5,
      last: 8,
      perUse: [],
      secret: true,
    },
  ],
};

interface Laid {
  readonly setup: { readonly seats: number; readonly options: object; readonly seed: string };
  readonly state: UniState;
  readonly lines: readonly Line[];
  readonly names: readonly string[];
  readonly me: Seat;
}

type Ways = Partial<PositionPlan> & {
  /** What is played from there: seat, then answer. */
  readonly lines?: readonly string[];
  readonly players?: readonly PlayerPlan[];
  readonly me?: Seat;
  readonly set?: (s: UniState) => void;
};

function lineOf(text: string): Line {
  return { seat: Number(text[0]), text: text.slice(2) };
}

function laid(next: (s: UniState) => readonly Frame[], { lines = [], players = PLAYERS, me = ME, set, ...plan }: Ways = {}): Laid {
  const state = position(players, { ...REALM, chance: fastChance(5), active: ME, ...plan, next });
  set?.(state);
  advance(game, state);
  return {
    setup: { seats: players.length, options: {}, seed: '0'.repeat(64) },
    state,
    lines: lines.map(lineOf),
    names: NAMES.slice(0, players.length),
    me,
  };
}

/** Hungary has marched into Moldavia, where Batou stands. */
const AT_WAR: readonly PlayerPlan[] = PLAYERS.map((player, seat) =>
  seat === ME
    ? {
        ...player,
        units: { ...player.units, transylvania: '2HI', moldavia: '2HI 2CA 2LI 1AR 1C2' },
        vehicles: ['warWagon 2 moldavia', 'warWagon 2 moldavia', 'siegeEngine 1 moldavia'],
      }
    : player,
);

/** All kinds of units on both sides, with two engines. */
const CROWDED: readonly PlayerPlan[] = AT_WAR.map((player, seat) => {
  if (seat === ME)
    return {
      ...player,
      units: { ...player.units, moldavia: '4HI 5CA 6LI 3AR 1C1 1C2 1C3' },
      vehicles: ['warWagon 2 moldavia', 'siegeEngine 1 moldavia', 'siegeEngine 2 moldavia'],
    };
  return seat === 2 ? { ...player, units: { moldavia: '9LI 3HI 4CA 6AR 1C1 1C2' } } : player;
});

function battle(lines: readonly string[], more: Ways = {}): Laid {
  return laid((s) => [...fight(s, ME, 2, node('moldavia')), actNow.do({ seat: ME, calledIn: false })], {
    phase: 'combat',
    players: AT_WAR,
    lines,
    ...more,
  });
}

const PLAIN: { readonly [step: string]: string } = {
  announceCapture: 'no capture',
  roundChoice: 'fight',
  offerSurrender: 'fight',
  chooseProtection: 'melee',
  assignCrews: 'man all',
  captainActions: 'act archer',
  sacrificeLight: '0',
  rerollBattleDice: '-',
  window: 'pass',
};

/** The same battle, fought plainly until a seat is asked a question for the so-many-th time. */
function foughtTo(step: string, seat: Seat, { times = 1, ...more }: Ways & { readonly times?: number } = {}): Laid {
  const begun = battle([], more);
  const s = game.copy(begun.state);
  const lines: Line[] = [];
  let met = 0;
  while (lines.length < 200) {
    const q = question(s);
    if (q.frame.step === step && q.seat === seat && ++met === times) break;
    const usual = PLAIN[q.frame.step] ?? (q.kind === 'amount' ? String(q.min) : '-');
    const text = q.kind === 'pick' && !q.options.some(({ key }) => key === usual) ? q.options[0].key : usual;
    lines.push({ seat: q.seat, text });
    answer(s, text, q.seat);
  }
  return { ...begun, lines, me: seat };
}

function kingdoms(): Laid {
  const state = started(4, { kingdoms: 'choice' }, 3);
  const setup = { seats: 4, options: { kingdoms: 'choice' }, seed: '0'.repeat(64) };
  return { setup, state, lines: [], names: NAMES.slice(0, 4), me: question(state).seat };
}

export const POSITIONS: { readonly [name: string]: () => Laid } = {
  kingdoms,
  bids: () => laid((s) => [bidTurnOrder.do({ seats: s.order })], { phase: 'order', active: -1 }),
  circle: () => laid(() => [rollWarCircle.do({})], { phase: 'events', order: [1, 5, 2, 0, 4, 3], active: -1 }),
  event: () => laid((s) => events(s), { phase: 'events', order: [1, 5, 2, 0, 4, 3], active: -1 }),
  barbarians: () => laid((s) => barbarianPoints(s), { phase: 'events', order: [1, 5, 2, 0, 4, 3], active: -1 }),
  rebellion: () => laid(() => [sufferRebellions.do({ seat: ME, n: 2 })], { phase: 'events', active: -1 }),
  taxes: () => laid((s) => taxation(s), { phase: 'taxes', active: -1 }),
  upkeep: () => laid(() => [beginUpkeep.do({})], { phase: 'taxes', active: -1, players: poorer(150) }),
  bankrupt: () =>
    laid(() => [fallDue.do({}), payInterest.do({}), bankruptcies.do({})], {
      phase: 'taxes',
      active: -1,
      players: poorer(60),
      set: (s) => {
        s.loans[ME] = 5;
      },
    }),
  shop: () => laid((s) => purchaseTurn(s, ME), { phase: 'purchases' }),
  cards: () => laid((s) => purchaseTurn(s, ME), { phase: 'purchases', lines: ['1 empire card'] }),
  act: () => laid(() => [actNow.do({ seat: ME, calledIn: false })], { phase: 'purchases' }),
  battle: () => battle(['1 no capture', '2 no capture']),
  reroll: () => foughtTo('rerollBattleDice', ME),
  crews: () => foughtTo('assignCrews', ME),
  captains: () => foughtTo('captainActions', ME),
  window: () => foughtTo('window', ME),
  damage: () => foughtTo('assignDamage', ME),
  later: () => foughtTo('rerollBattleDice', ME, { times: 3 }),
  surrender: () => ({ ...battle(['1 no capture', '2 no capture', '1 demand surrender']), me: 2 }),
  sacrifice: () => foughtTo('sacrificeLight', 2),
  superiority: () => foughtTo('superioritySplit', 2),
  crowdedCrews: () => foughtTo('assignCrews', ME, { players: CROWDED }),
  crowdedDamage: () => foughtTo('assignDamage', ME, { players: CROWDED }),
  spoils: () =>
    laid(() => [conquest.do({ seat: ME, node: node('thrace'), losers: 1 })], {
      phase: 'combat',
      wars: [[1, 0]],
      pacts: [],
      players: PLAYERS.map((player, seat) =>
        seat === 0
          ? { ...player, units: { macedonia: '3HI' }, vehicles: ['caravan 1 thrace: green', 'warWagon 1 thrace'] }
          : seat === ME
            ? { ...player, units: { ...player.units, thrace: '2CA' } }
            : player,
      ),
      set: (s) => {
        s.owner[node('thrace')] = 0;
      },
    }),
  selling: () => laid((s) => tradeTurn(s, ME), { phase: 'trade', lines: ['1 caravan 1'] }),
  trade: () => laid((s) => tradeTurn(s, ME), { phase: 'trade' }),
  vote: () => laid((s) => [vote.do({ seats: s.order, accusedSeat: 3, pact: 2 })], { phase: 'combat', active: -1 }),
  accused: () => laid(() => [contest.do({ seat: ME, bySeat: 3, pact: 2 })], { phase: 'combat', active: -1 }),
  waiting: () =>
    laid((s) => [...purchaseTurn(s, 5), ...purchaseTurn(s, ME)], {
      phase: 'purchases',
      active: 5,
      set: (s) => {
        s.core.offers = [
          {
            id: 1,
            from: 4,
            to: [ME],
            terms: {
              ...emptyDeal('pact', [4, ME]),
              clauses: [
                { kind: 'defensiveAlliance', giver: ME, receiver: 4, support: 3, targets: [] },
                { kind: 'passage', giver: 4, receiver: ME, support: 0, targets: [] },
              ],
              once: [{ from: 4, to: ME, florins: 200 }],
              last: 9,
            },
            until: 'phase',
            open: false,
            needs: 'all',
            accepted: [],
          },
        ];
        s.core.offersMade = 1;
      },
    }),
  end: () => laid(() => [endGame.do({})], { phase: 'end', active: -1 }),
};

/** The same with fewer florins in Hungary. */
function poorer(florins: number): readonly PlayerPlan[] {
  return PLAYERS.map((player, seat) => (seat === ME ? { ...player, florins } : player));
}
