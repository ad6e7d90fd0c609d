/**
 * The options that the rules offer again and again, made once per content so that asking costs nothing but putting them in a list.
 *
 * What options point at: `node:<id>` (a territory or a sea zone), `vehicle:<slot>`, `card:<id>`, `event:<id>`, `technology:<id>`,
 * `token:<colour>`, `good:<id>`, `seat:<number from 0>`, `kingdom:<id>`, `building:<territory>-<category>`, `shop:<thing that is bought>`,
 * `die:<number from 0>`, `pact:<id>`.
 */

import type { Option, Seat } from '@castellan/engine';
import type { Components } from './content/content.ts';
import { type BattleOptions, makeBattleOptions } from './rules/battle-options.ts';
import { type MarchOptions, makeMarchOptions } from './rules/march-options.ts';
import { makePurchaseOptions, type PurchaseOptions } from './rules/purchase-options.ts';
import { makeRealmOptions, type RealmOptions } from './rules/realm-options.ts';
import { makeTradeOptions, type TradeOptions } from './rules/trade-options.ts';
import { COLOURS, KINGDOMS, MOST_PLAYERS, TERRITORIES, VEHICLES, type Vehicle } from './vocabulary.ts';

export interface KingdomOption extends Option {
  readonly kingdom: string;
  readonly index: number;
}

/** A kingdom and a bid of honour (UNI-44.1). */
export interface KingdomBid extends KingdomOption {
  readonly bid: number;
}

export interface NodeOption extends Option {
  readonly node: string;
  readonly index: number;
}

/** A transport of the start: which, of which level, where (UNI-1.17). */
export interface StartTransport extends NodeOption {
  readonly vehicle: Vehicle;
  readonly kind: number;
  readonly level: number;
}

export interface CardOption extends Option {
  readonly card: string;
  readonly index: number;
}

export interface ColourOption extends Option {
  readonly colour: string;
  readonly index: number;
}

/** A die of a roll, or of the War Circle (UNI-5.2). */
export interface DieOption extends Option {
  readonly die: number;
}

/**
 * What a seat may do in a window, at a pause or in its own turn (UNI-47): use an ability, take a card's points, use a technology, flip a
 * token, borrow, repay, pay arrears, claim an objective; or nothing.
 */
export interface ActOption extends Option {
  readonly act: 'pass' | 'ability' | 'points' | 'technology' | 'flip' | 'loan' | 'repay' | 'arrears' | 'claim';
  /** The card, the technology or the colour; -1 for none. */
  readonly index: number;
  /** Of points the alternative; of a claim the colour of the token; of a technology 1 when tokens are spared and florins paid instead. */
  readonly choice: number;
}

/** What a card or a technology wants to know next: a place, a unit, a seat, a number … What the target means is its own business. */
export interface TargetOption extends Option {
  readonly target: number;
}

/** What a seat may do although it is not asked. */
export interface Interjection extends Option {
  readonly move: 'act' | 'callIn' | 'callOff' | 'watch' | 'ignore' | 'loan' | 'repay' | 'arrears' | 'pact' | 'war' | 'denounce' | 'breach';
  /** War: against whom. Denounce: the accused. */
  readonly toSeat?: Seat;
  readonly pact?: number;
}

export interface Options {
  /** By kingdom. */
  readonly kingdom: readonly KingdomOption[];
  readonly kingdomBid: readonly (readonly KingdomBid[])[];
  /** By territory. */
  readonly village: readonly NodeOption[];
  readonly archer: readonly NodeOption[];
  /** By vehicle, level from 1, territory. */
  readonly startTransport: readonly (readonly (readonly StartTransport[])[])[];
  readonly keepCard: readonly CardOption[];
  /** By colour. */
  readonly objectiveToken: readonly ColourOption[];
  /** By die. */
  readonly reroll: readonly DieOption[];
  readonly pass: ActOption;
  /** The same where nothing has been done yet: then nothing has come of asking to act. */
  readonly passAtOnce: ActOption;
  /** By card. */
  readonly ability: readonly ActOption[];
  /** By card and alternative. */
  readonly points: readonly (readonly ActOption[])[];
  /** By card and colour. */
  readonly claim: readonly (readonly ActOption[])[];
  /** By technology; the second pays the missing points in florins instead of flipping tokens (UNI-46.23). */
  readonly technology: readonly (readonly ActOption[])[];
  /** By colour. */
  readonly flip: readonly ActOption[];
  readonly loan: ActOption;
  readonly repay: ActOption;
  readonly arrears: ActOption;
  readonly actNow: Interjection;
  readonly callIn: Interjection;
  readonly callOff: Interjection;
  readonly watch: Interjection;
  readonly ignore: Interjection;
  readonly loanNow: Interjection;
  readonly repayNow: Interjection;
  readonly arrearsNow: Interjection;
  readonly proposePact: Interjection;
  /** By seat. */
  readonly declareWar: readonly Interjection[];
  /** Complete moves, conquest and pillage. */
  readonly march: MarchOptions;
  readonly trade: TradeOptions;
  /** Purchases. */
  readonly shop: PurchaseOptions;
  readonly battle: BattleOptions;
  /** Events, barbarians, rebellions, taxes, removal. */
  readonly realm: RealmOptions;
}

/** The most honour that may be bid for a kingdom (UNI-44.1). */
const MOST_BID = 10;

export function makeOptions(components: Components): Options {
  const { nodes, cards, technologies } = components;
  const land = nodes.slice(0, TERRITORIES);
  const byTerritory = (say: string): NodeOption[] =>
    land.map(({ id }, index) => ({ key: `${say} ${id}`, say, node: id, index, at: [`node:${id}`] }));
  const act = (key: string, say: ActOption['act'], index: number, choice: number, more: object = {}): ActOption => ({
    key,
    say,
    act: say,
    index,
    choice,
    ...more,
  });
  return {
    kingdom: KINGDOMS.map((kingdom, index) => ({ key: kingdom, say: 'kingdom', kingdom, index, at: [`kingdom:${kingdom}`] })),
    kingdomBid: KINGDOMS.map((kingdom, index) =>
      Array.from({ length: MOST_BID + 1 }, (_, bid) => ({
        key: `${kingdom} ${bid}`,
        say: 'kingdomBid',
        kingdom,
        index,
        bid,
        at: [`kingdom:${kingdom}`],
      })),
    ),
    village: byTerritory('village'),
    archer: byTerritory('archer'),
    startTransport: VEHICLES.slice(0, 4).map((vehicle, kind) =>
      [0, 1, 2].map((level) =>
        land.map(({ id }, index) => ({
          key: `${vehicle} ${level} in ${id}`,
          say: 'startTransport',
          vehicle,
          kind,
          level,
          node: id,
          index,
          at: [`node:${id}`, `shop:${vehicle}`],
        })),
      ),
    ),
    keepCard: cards.map(({ id }, index) => ({ key: id, say: 'keepCard', card: id, index, at: [`card:${id}`] })),
    objectiveToken: COLOURS.map((colour, index) => ({ key: colour, say: 'objectiveToken', colour, index, at: [`token:${colour}`] })),
    reroll: [4, 6, 8].map((faces, die) => ({ key: `d${faces}`, say: 'reroll', die, at: [`die:${die}`] })),
    pass: act('pass', 'pass', -1, 0),
    passAtOnce: { ...act('pass', 'pass', -1, 0), isBack: true },
    ability: cards.map(({ id }, card) => act(`use ${id}`, 'ability', card, 0, { card: id, at: [`card:${id}`] })),
    points: cards.map(({ id, points }, card) =>
      points.map((given, choice) =>
        act(`points ${id}${points.length > 1 ? ` ${choice + 1}` : ''}`, 'points', card, choice, {
          card: id,
          colours: given.flatMap((n, colour) => Array.from({ length: n }, () => COLOURS[colour])),
          at: [`card:${id}`],
        }),
      ),
    ),
    claim: cards.map(({ id }, card) =>
      COLOURS.map((colour, choice) => act(`claim ${id} ${colour}`, 'claim', card, choice, { card: id, colour, at: [`card:${id}`] })),
    ),
    technology: technologies.map(({ id }, technology) =>
      [0, 1].map((choice) =>
        act(`use ${id}${choice === 1 ? ' with florins' : ''}`, 'technology', technology, choice, {
          technology: id,
          spares: choice === 1,
          at: [`technology:${id}`],
        }),
      ),
    ),
    flip: COLOURS.map((colour, index) => act(`flip ${colour}`, 'flip', index, 0, { colour, at: [`token:${colour}`] })),
    loan: act('loan', 'loan', -1, 0),
    repay: act('repay', 'repay', -1, 0),
    arrears: act('pay arrears', 'arrears', -1, 0),
    actNow: { key: 'act', say: 'actNow', move: 'act' },
    callIn: { key: 'call in', say: 'callIn', move: 'callIn' },
    callOff: { key: 'call off', say: 'callOff', move: 'callOff' },
    watch: { key: 'watch battles', say: 'watch', move: 'watch' },
    ignore: { key: 'ignore battles', say: 'ignore', move: 'ignore' },
    loanNow: { key: 'loan', say: 'loanNow', move: 'loan' },
    repayNow: { key: 'repay', say: 'repayNow', move: 'repay' },
    arrearsNow: { key: 'pay arrears', say: 'arrearsNow', move: 'arrears' },
    proposePact: { key: 'pact', say: 'proposePact', move: 'pact' },
    declareWar: Array.from({ length: MOST_PLAYERS }, (_, toSeat) => ({
      key: `war on ${toSeat + 1}`,
      say: 'declareWar',
      move: 'war',
      toSeat,
      at: [`seat:${toSeat}`],
      confirm: true,
    })),
    march: makeMarchOptions(components),
    trade: makeTradeOptions(components),
    shop: makePurchaseOptions(components),
    battle: makeBattleOptions(),
    realm: makeRealmOptions(components),
  };
}
