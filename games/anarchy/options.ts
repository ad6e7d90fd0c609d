/**
 * Every option the rules can offer, made once so that asking costs nothing but putting them in a list. Those of boxes and cards are
 * made with the content, whose words they hold (`content/`).
 *
 * Options point at things by the ids that the view uses (see `view.ts`).
 */

import type { Option, Seat } from '@castellan/engine';
import { token } from './content/words.ts';
import {
  COIN,
  COMMANDS,
  CORNERS,
  DEFENDERS,
  type Defender,
  GOODS,
  type Ingredient,
  type Pennant,
  RESOURCES,
  type Resource,
  ROUNDS,
  SEXES,
  SIDES,
  type Side,
  TACTICS,
} from './vocabulary.ts';

export interface PathOption extends Option {
  readonly path: string;
  readonly card: number;
}

export interface FillOption extends Option {
  /** Cost and gains as words of which each has a name. */
  readonly costs: readonly string[];
  readonly gains: readonly string[];
  readonly does: 'fill';
  readonly box: number;
  readonly way: number;
}

export interface AttackOption extends Option {
  readonly does: 'attack';
  /** Place in `Content.crush`, or -1 for none. */
  readonly crush: number;
  readonly extra?: number;
  readonly gains?: readonly string[];
}

export interface SpyOption extends Option {
  readonly does: 'spy';
  readonly targetSeat: Seat;
  readonly slot: number;
}

export interface PrepareOption extends Option {
  readonly does: 'prepare';
  readonly no: number;
}

export interface TradeOption extends Option {
  /** What is given and taken, in words. */
  readonly costs: readonly string[];
  readonly gains: readonly Resource[];
  readonly does: 'trade';
  /** The two resources given and the one taken, as places in `GOODS`. */
  readonly give: readonly [number, number];
  readonly take: number;
}

interface DoneOption extends Option {
  readonly does: 'done';
}

export type ActionOption = FillOption | AttackOption | SpyOption | PrepareOption | TradeOption | DoneOption;

export const PLAIN_ATTACK: AttackOption = { key: 'attack', say: 'attackCastle', at: ['castle:enemy'], does: 'attack', crush: -1 };

const MOST_SEATS = 4;

/** By the seat the card belongs to, then by its slot. */
export const SPY: readonly (readonly SpyOption[])[] = Array.from({ length: MOST_SEATS }, (_, targetSeat) =>
  Array.from({ length: ROUNDS + 1 }, (_, slot) => ({
    key: `spy ${targetSeat + 1} ${slot}`,
    say: 'spy',
    at: [`attack:${targetSeat}.${slot}`],
    does: 'spy' as const,
    targetSeat,
    slot,
  })),
);

export const PREPARE: readonly PrepareOption[] = TACTICS.map((tactic, no) => ({
  key: `prepare ${tactic}`,
  say: 'prepare',
  at: [`tactic:${tactic}`],
  tactic,
  does: 'prepare',
  no,
}));

/** Two resources of one or two types for one of a type not given (ANA-13.7). */
export const TRADES: readonly TradeOption[] = RESOURCES.flatMap((first, i) =>
  RESOURCES.slice(i).flatMap((second) =>
    RESOURCES.filter((taken) => taken !== first && taken !== second).map((taken) => {
      const give = [COIN + i, COIN + RESOURCES.indexOf(second)] as const;
      return {
        key: `trade ${first} ${second} ${taken}`,
        say: 'trade',
        at: [`good:${taken}`],
        costs: first === second ? [token(first, 2)] : [first, second],
        gains: [taken],
        does: 'trade' as const,
        give,
        take: COIN + RESOURCES.indexOf(taken),
      };
    }),
  ),
);

export const DONE: DoneOption = { key: 'done', say: 'done', does: 'done' };
/** Something could still be done with what would be discarded. */
export const DONE_ALREADY: DoneOption = { ...DONE, confirm: true };
export const RESUME: Option = { key: 'resume', say: 'resume' };

/** An option about one thing of a list of the vocabulary. */
export interface NumberedOption extends Option {
  readonly no: number;
}

export const RESEARCH: readonly NumberedOption[] = TACTICS.map((tactic, no) => ({
  key: `research ${tactic}`,
  say: 'research',
  at: [`tactic:${tactic}`],
  tactic,
  no,
}));

/** Resources of choice; `no` is a place in `GOODS`. */
export const TAKE: readonly NumberedOption[] = RESOURCES.map((good, i) => ({
  key: `take ${good}`,
  say: 'takeResource',
  at: [`good:${good}`],
  good,
  no: COIN + i,
}));

export const LINES: readonly NumberedOption[] = COMMANDS.map((command, no) => ({
  key: `line ${command}`,
  say: 'fillCommand',
  at: [`area:${command}`],
  command,
  no,
}));

export const DISCARDS: readonly NumberedOption[] = GOODS.map((good, no) => ({
  key: `discard ${good}`,
  say: 'discardGood',
  at: [`good:${good}`],
  good,
  no,
}));

export interface PlaceOption extends Option {
  readonly place: number;
}

export const TOWER_PLACES: readonly PlaceOption[] = CORNERS.map((corner, place) => ({
  key: `tower ${corner}`,
  say: 'placeTower',
  at: [`corner:${corner}`],
  corner,
  place,
}));

export const WALL_PLACES: readonly PlaceOption[] = SIDES.map((side, place) => ({
  key: `wall ${side}`,
  say: 'placeWall',
  at: [`wall:${side}`],
  side,
  place,
}));

/** Women, and men, around the circle. */
export const AROUND = 6;

/** The women, then the men: `place` is the bit of the circle; -1 fills none. */
export const LOVERS: readonly PlaceOption[] = SEXES.flatMap((sex, no) =>
  Array.from({ length: AROUND }, (_, i) => ({
    key: `${sex} ${i + 1}`,
    say: 'placeLover',
    at: [`lover:${sex}.${i + 1}`],
    sex,
    number: i + 1,
    place: no * AROUND + i,
  })),
);
export const NOBODY: PlaceOption = { key: 'nobody', say: 'placeNobody', place: -1 };

export interface WriteOption extends Option {
  readonly addition: string;
  readonly number: number;
  readonly no: number;
}

export interface CellOption extends Option {
  readonly ingredient?: Ingredient;
  readonly row?: number;
  readonly column?: number;
  readonly pennant?: Pennant;
  readonly rope?: string;
  readonly cell: number;
}

export interface LevyOption extends Option {
  readonly does: 'pay' | 'refuse';
  readonly costs?: readonly string[];
}

export const payLevy = (costs: readonly string[]): LevyOption => ({ key: 'pay', say: 'payLevy', costs, does: 'pay' });
export const REFUSE: LevyOption = { key: 'refuse', say: 'refuseLevy', does: 'refuse' };

interface PayOption extends Option {
  readonly does: 'pay';
}

export type FoodOption = TradeOption | PayOption;

export const PAY_AS_IT_STANDS: PayOption = { key: 'pay', say: 'payFood', does: 'pay' };

export interface RallyOption extends Option {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

/** By kind, from, to. */
export const RALLY: readonly RallyOption[] = DEFENDERS.flatMap((defender, kind) =>
  SIDES.flatMap((fromSide, from) =>
    SIDES.map((toSide, to) => ({
      key: `rally ${defender} ${fromSide} ${toSide}`,
      say: 'rally',
      at: [`defender:${fromSide}.${defender}`, `side:${toSide}`],
      defender,
      fromSide,
      toSide,
      kind,
      from,
      to,
    })).filter(({ from: start, to }) => start !== to),
  ),
);
export const HOLD: RallyOption = { key: 'hold', say: 'hold', kind: -1, from: 0, to: 0 };

export interface AbsorbOption extends Option {
  readonly side: Side;
  readonly defender: Defender;
  readonly kind: number;
  readonly on: number;
  readonly beer: boolean;
}

const absorbOption = (kind: number, on: number, beer: boolean): AbsorbOption => ({
  key: `absorb ${SIDES[on]} ${DEFENDERS[kind]}${beer ? ' beer' : ''}`,
  say: beer ? 'absorbWithBeer' : 'absorb',
  at: [`defender:${SIDES[on]}.${DEFENDERS[kind]}`],
  side: SIDES[on],
  defender: DEFENDERS[kind],
  kind,
  on,
  beer,
});

/** Side by side, kind by kind, each without and with beer. */
export const ABSORB: readonly AbsorbOption[] = SIDES.flatMap((_, on) =>
  DEFENDERS.flatMap((_, kind) => [absorbOption(kind, on, false), absorbOption(kind, on, true)]),
);

export interface BoonOption extends Option {
  readonly boon: string;
  readonly gains: readonly string[];
  readonly no: number;
}
