/** The options of the trade phase, made once. */

import type { Option } from '@castellan/engine';
import type { Components } from '../content/content.ts';
import { GOODS } from '../vocabulary.ts';
import { SLOT_KEYS, SLOT_TARGETS, type StepOption } from './march-options.ts';

/** What a transport does next in the trade phase; steps are those of the march. */
export interface TradeOption extends Option {
  readonly act: 'buy' | 'sellAll' | 'sell' | 'give' | 'take' | 'giveUp' | 'done';
  /** The other transport of a transfer, the good, and how many; -1 and 0 for none. */
  readonly slot: number;
  readonly index: number;
  readonly n: number;
  readonly good?: string;
  readonly vehicle?: string;
  readonly level?: number;
}

/** A transport that is picked; -1 for none. */
export interface TransportOption extends Option {
  readonly slot: number;
  readonly vehicle?: string;
  readonly level?: number;
  readonly node?: string;
  readonly mp?: number;
}

/** How many cubes of a good are sold; `index` -1 for all that is left, -2 for no more, -3 for nothing at all. */
export interface CountOption extends Option {
  readonly index: number;
  readonly n: number;
}

/** Points for Commerce or Market, or trade points that become honour. */
export interface PointsOption extends Option {
  readonly n: number;
  readonly spares: boolean;
}

export interface GoodOption extends Option {
  readonly good: string;
  readonly index: number;
}

/** Stages of a route that is opened, 0 for none. */
export interface StagesOption extends Option {
  readonly stages: number;
  readonly points: number;
}

export interface ZoneOption extends Option {
  readonly node: string;
  readonly index: number;
}

export const ALL_LEFT = -1;
export const NO_MORE = -2;
export const NOTHING = -3;

/** More points than anybody ever pays for one bargain. */
const MOST_POINTS = 40;

export interface TradeOptions {
  readonly done: TradeOption;
  readonly giveUp: TradeOption;
  readonly sellAll: TradeOption;
  readonly sell: TradeOption;
  /** By good and number. */
  readonly buy: readonly (readonly TradeOption[])[];
  readonly endTrade: TransportOption;
  readonly notNow: TransportOption;
  /** By good and number. */
  readonly count: readonly (readonly CountOption[])[];
  readonly allLeft: CountOption;
  readonly noMore: CountOption;
  readonly nothing: CountOption;
  /** By number; the second pays in florins what tokens could give (UNI-46.23). */
  readonly commerce: readonly (readonly PointsOption[])[];
  readonly market: readonly (readonly PointsOption[])[];
  readonly noBargain: PointsOption;
  /** By trade points that become honour, of so many in all. */
  readonly honour: readonly (readonly PointsOption[])[];
  readonly confirm: CountOption;
  /** By good. */
  readonly cube: readonly GoodOption[];
  readonly noRoute: StagesOption;
  readonly stages: readonly StagesOption[];
  /** By node: a step into the hands of enemies. */
  readonly peril: readonly StepOption[];
  /** By node. */
  readonly zone: readonly ZoneOption[];
}

export function makeTradeOptions({ nodes, trade, routes, vehicles }: Components): TradeOptions {
  const most = Math.max(...vehicles.flat().map(({ capacity }) => capacity));
  const act = (key: string, say: string, does: TradeOption['act']): TradeOption => ({ key, say, act: does, slot: -1, index: -1, n: 0 });
  const points = (what: 'commerce' | 'market'): PointsOption[][] =>
    Array.from({ length: MOST_POINTS + 1 }, (_, n) =>
      [false, true].map((spares) => ({ key: `${what} ${n}${spares ? ' with florins' : ''}`, say: `${what}Points`, n, spares })),
    );
  return {
    done: act('done', 'transportDone', 'done'),
    giveUp: act('give up route', 'giveUpRoute', 'giveUp'),
    sellAll: act('sell all', 'sellAll', 'sellAll'),
    sell: act('sell', 'sellSome', 'sell'),
    buy: GOODS.map((good, index) =>
      Array.from({ length: most + 1 }, (_, n) => ({
        key: `buy ${n}`,
        say: 'buyCubes',
        act: 'buy',
        slot: -1,
        index,
        n,
        good,
        florins: n * trade.buy,
        at: [`good:${good}`],
      })),
    ),
    endTrade: { key: 'end trade', say: 'endTrade', slot: -1 },
    notNow: { key: 'not now', say: 'notNow', slot: -1 },
    count: GOODS.map((good, index) =>
      Array.from({ length: most + 1 }, (_, n) => ({ key: `${n} ${good}`, say: 'sellCount', index, n, good, at: [`good:${good}`] })),
    ),
    allLeft: { key: 'all', say: 'sellAllLeft', index: ALL_LEFT, n: 0 },
    noMore: { key: 'no more', say: 'sellNoMore', index: NO_MORE, n: 0 },
    nothing: { key: 'take back', say: 'takeBack', isBack: true, index: NOTHING, n: 0 },
    commerce: points('commerce'),
    market: points('market'),
    noBargain: { key: 'take back', say: 'takeBack', isBack: true, n: -1, spares: false },
    honour: Array.from({ length: Math.max(...routes.map((route) => route.points)) + 1 }, (_, all) =>
      Array.from({ length: all + 1 }, (_, n) => ({
        key: `${n} honour`,
        say: 'routeHonour',
        n,
        left: all - n,
        florins: (all - n) * trade.routeFlorins,
        spares: false,
      })),
    ),
    confirm: { key: 'confirm', say: 'confirmSale', index: ALL_LEFT, n: 0 },
    cube: GOODS.map((good, index) => ({ key: good, say: 'marketCube', good, index, at: [`good:${good}`] })),
    noRoute: { key: 'no', say: 'noRoute', stages: 0, points: 0 },
    stages: routes.map(({ stages, points: earned }) => ({ key: `${stages} stages`, say: 'routeStages', stages, points: earned })),
    peril: nodes.map(({ id }, index) => ({
      key: `to ${id}`,
      say: 'perilousStep',
      act: 'step',
      by: 'plain',
      index,
      spares: false,
      node: id,
      at: [`node:${id}`],
      confirm: true,
    })),
    zone: nodes.map(({ id }, index) => ({ key: id, say: 'routeZone', node: id, index, at: [`node:${id}`] })),
  };
}

/** A transport that is picked, with where it stands and what MP it has left. */
export function pickTransport(slot: number, vehicle: string, level: number, node: string, mp: number): TransportOption {
  return { key: SLOT_KEYS[slot], say: 'tradeTransport', slot, vehicle, level, node, mp, at: SLOT_TARGETS[slot] };
}

/** One cube from one transport to another of the same player (UNI-35.17). */
export function transfer(act: 'give' | 'take', index: number, slot: number, vehicle: string, level: number): TradeOption {
  const good = GOODS[index];
  const key = `${act} ${good} ${act === 'give' ? 'to' : 'from'} ${SLOT_KEYS[slot]}`;
  return { key, say: `${act}Cube`, act, slot, index, n: 1, good, vehicle, level, at: SLOT_TARGETS[slot] };
}
