/** The options of movement and war, made once per content. */

import type { Option, Seat } from '@castellan/engine';
import type { LordOption, SurpriseOption, VillageOption } from '../options.ts';
import { ATTACKING, DEFENDING, INSIDE, KNIGHT, MOST_PLAYERS, OUT, OUTSIDE, PAWNS, SERGEANT } from '../vocabulary.ts';
import type { Components } from './content.ts';

/** A Lord who leads a group; -1 for the end of the turn. */
export interface LeadOption extends Option {
  readonly index: number;
}

/** One thing that a group takes along: another Lord, a captive, or so many pawns of a kind that have made so many steps (FIE-20.4). */
export interface LoadOption extends Option {
  readonly load: 'lord' | 'captive' | 'pawns';
  /** The Lord, the captive or the kind (`PAWNS`). */
  readonly index: number;
  readonly made: number;
  readonly n: number;
}

/** A road to a village; -1 for staying where one is. */
export interface RoadOption extends Option {
  readonly index: number;
}

export interface GoOnOption extends Option {
  readonly asks: boolean;
}

/** Who rides through (FIE-21.1). */
export interface RideOption extends Option {
  readonly ride: 'all' | 'choose' | 'stop';
}

/** What a player does in his combat turn. */
export type CombatOption = AttackOption | SiegeOption | EndOption;

export interface AttackOption extends Option {
  readonly move: 'attack';
  readonly village: string;
  readonly index: number;
  readonly toSeat: Seat;
  /** Which units are attacked, and with which (FIE-23.14). */
  readonly target: number;
  readonly parts: number;
}

export interface SiegeOption extends Option {
  readonly move: 'besiege' | 'lift';
  readonly village: string;
  readonly index: number;
}

export interface EndOption extends Option {
  readonly move: 'end';
}

export interface SideOption extends Option {
  readonly side: number;
}

export interface LossOption extends Option {
  readonly sergeants: number;
  readonly knights: number;
  readonly both: boolean;
  readonly none: boolean;
}

/** What a principal answers before a round, and a helper after one. */
export interface StandOption extends Option {
  readonly stand: 'fight' | 'stop' | 'leave' | 'change' | 'surrender';
}

export interface CarryOnOption extends Option {
  readonly carriesOn: boolean;
}

/** A surprise card on a Lord. */
export interface LordTarget extends SurpriseOption {
  readonly lord: string;
}

/** Pawns have made no step, one, two, or have none left (`STOPPED`). */
const MARCHES = 4;

/** Kinds of pawns in keys, as records and plans write them. */
const LETTERS = ['S', 'K', 'E'];
const ALONG = ['sergeantsAlong', 'knightsAlong', 'enginesAlong'];

/** Which units of the besieged player are attacked or attack: those in the village, those outside the ring, both (FIE-23.14). */
export const PARTS = ['plain', 'onInside', 'onOutside', 'byInside', 'byOutside', 'byBoth'] as const;
type Parts = (typeof PARTS)[number];

const TARGETS: { readonly [parts in Parts]: readonly [target: number, own: number, words: string] } = {
  plain: [INSIDE, INSIDE, ''],
  onInside: [INSIDE, INSIDE, ' inside'],
  onOutside: [OUTSIDE, INSIDE, ' outside'],
  byInside: [INSIDE, INSIDE, ' by those inside'],
  byOutside: [INSIDE, OUTSIDE, ' by those outside'],
  byBoth: [INSIDE, INSIDE | OUTSIDE, ' by all'],
};

const ATTACK_WORDS: { readonly [parts in Parts]: string } = {
  plain: 'attack',
  onInside: 'attackInside',
  onOutside: 'attackOutside',
  byInside: 'sortieInside',
  byOutside: 'sortieOutside',
  byBoth: 'sortieAll',
};

export interface WarOptions {
  /** By Lord. */
  readonly lead: readonly LeadOption[];
  readonly endMovement: LeadOption;
  readonly companion: readonly LoadOption[];
  readonly takeCaptive: readonly LoadOption[];
  /** By kind, steps made and number less one. */
  readonly pawns: readonly (readonly (readonly LoadOption[])[])[];
  /** By village from which it leads, in the order of its neighbours. */
  readonly road: readonly (readonly RoadOption[])[];
  /** By village, for those to which no road leads from where one is. */
  readonly farAway: readonly RoadOption[];
  readonly stay: RoadOption;
  /** The composed group stays where it is, and the movement of its player is over. */
  readonly halt: RoadOption;
  readonly askPassage: GoOnOption;
  readonly stopHere: GoOnOption;
  readonly ride: { readonly [ride in RideOption['ride']]: RideOption };
  /** By village, seat and parts. */
  readonly attack: readonly (readonly { readonly [parts in Parts]: AttackOption }[])[];
  readonly besiege: readonly SiegeOption[];
  readonly lift: readonly SiegeOption[];
  readonly endCombat: EndOption;
  /** By side. */
  readonly join: readonly SideOption[];
  /** By sergeants and knights lost. */
  readonly loss: readonly (readonly LossOption[])[];
  readonly leastLoss: readonly (readonly LossOption[])[];
  readonly lordLoss: readonly LordOption[];
  readonly leastLord: readonly LordOption[];
  readonly principal: { readonly [stand in 'fight' | 'stop' | 'surrender']: StandOption };
  readonly helper: { readonly [stand in 'fight' | 'leave' | 'change' | 'surrender']: StandOption };
  readonly carryOn: CarryOnOption;
  readonly giveUp: CarryOnOption;
  /** By Lord (FIE-26.6). */
  readonly ambush: readonly LordTarget[];
  /** FIE-26.9, FIE-25.8. */
  readonly tunnel: SurpriseOption;
  readonly tunnelForPeasants: SurpriseOption;
  /** By Lord (FIE-26.10). */
  readonly escape: readonly LordTarget[];
}

export function makeWarOptions({ villages, lords, stock }: Components): WarOptions {
  const seats = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);
  const byLord = (say: string, word: string): LordOption[] =>
    lords.map(({ id }, index) => ({ key: `${word}${id}`, say, lord: id, index, at: [`lord:${id}`] }));
  const onLord = (say: string, surprise: 'ambush' | 'secretPassage'): LordTarget[] =>
    lords.map(({ id }, index) => ({
      key: `${say} ${id}`,
      say,
      surprise,
      targets: [index],
      lord: id,
      at: [`card:${surprise}`, `lord:${id}`],
    }));
  const along = (say: string, load: 'lord' | 'captive'): LoadOption[] =>
    lords.map(({ id }, index): LoadOption & { readonly lord: string } => ({
      key: id,
      say,
      load,
      lord: id,
      index,
      made: 0,
      n: 1,
      at: [`lord:${id}`],
    }));
  const ride = (kind: RideOption['ride'], say: string): RideOption => ({ key: kind, say, ride: kind });
  const attack = (id: string, index: number, toSeat: Seat, parts: Parts): AttackOption => {
    const [target, own, words] = TARGETS[parts];
    return {
      key: `attack ${toSeat + 1} at ${id}${words}`,
      say: ATTACK_WORDS[parts],
      move: 'attack',
      village: id,
      index,
      toSeat,
      target,
      parts: own,
      at: [`village:${id}`, `seat:${toSeat}`],
    };
  };
  const losses = (key: (sergeants: number, knights: number) => string): LossOption[][] =>
    Array.from({ length: stock.pawns[SERGEANT] + 1 }, (_, sergeants) =>
      Array.from({ length: stock.pawns[KNIGHT] + 1 }, (__, knights) => ({
        key: key(sergeants, knights),
        say: 'lose',
        sergeants,
        knights,
        both: sergeants > 0 && knights > 0,
        none: sergeants + knights === 0,
      })),
    );
  const stand = (kind: StandOption['stand'], say: string): StandOption => {
    const option = { key: kind, say, stand: kind };
    return kind === 'surrender' ? { ...option, confirm: true } : option;
  };
  return {
    lead: lords.map(({ id }, index) => ({ key: id, say: 'lead', lord: id, index, at: [`lord:${id}`] })),
    endMovement: { key: 'end', say: 'endMovement', index: -1 },
    companion: along('companion', 'lord'),
    takeCaptive: along('takeCaptive', 'captive'),
    pawns: stock.pawns.map((most, index) =>
      Array.from({ length: MARCHES }, (_, made) => Array.from({ length: most }, (__, i) => pawnsAlong(index, made, i + 1))),
    ),
    road: villages.map(({ id: from, neighbours }) =>
      neighbours.map((index): RoadOption & { readonly village: string } => {
        const { id } = villages[index];
        return { key: `to ${id}`, say: 'road', village: id, index, at: [`road:${from}-${id}`, `village:${id}`] };
      }),
    ),
    farAway: villages.map(({ id }, index): RoadOption & { readonly village: string } => ({
      key: `to ${id}`,
      say: 'road',
      village: id,
      index,
      at: [`village:${id}`],
    })),
    stay: { key: 'stay', say: 'stay', index: -1 },
    halt: { key: 'end', say: 'halt', index: -1, confirm: true },
    askPassage: { key: 'ask', say: 'askPassage', asks: true },
    stopHere: { key: 'stop', say: 'stopHere', asks: false },
    ride: { all: ride('all', 'rideAll'), choose: ride('choose', 'rideChoose'), stop: ride('stop', 'rideStop') },
    attack: villages.map(({ id }, index) =>
      seats.map((toSeat) => ({
        plain: attack(id, index, toSeat, 'plain'),
        onInside: attack(id, index, toSeat, 'onInside'),
        onOutside: attack(id, index, toSeat, 'onOutside'),
        byInside: attack(id, index, toSeat, 'byInside'),
        byOutside: attack(id, index, toSeat, 'byOutside'),
        byBoth: attack(id, index, toSeat, 'byBoth'),
      })),
    ),
    besiege: villages.map(({ id }, index) => siege('besiege', id, index)),
    lift: villages.map(({ id }, index) => siege('lift', id, index)),
    endCombat: { key: 'end', say: 'endCombat', move: 'end' },
    join: [
      { key: 'out', say: 'joinOut', side: OUT },
      { key: 'attacker', say: 'joinAttacker', side: ATTACKING },
      { key: 'defender', say: 'joinDefender', side: DEFENDING },
    ],
    loss: losses((sergeants, knights) => `${sergeants}S ${knights}K`),
    leastLoss: losses(() => 'least'),
    lordLoss: byLord('loseLord', ''),
    leastLord: lords.map(({ id }, index) => ({ key: 'least', say: 'loseLord', lord: id, index, at: [`lord:${id}`] })),
    principal: {
      fight: stand('fight', 'fightOn'),
      stop: stand('stop', 'offerStop'),
      surrender: stand('surrender', 'surrender'),
    },
    helper: {
      fight: stand('fight', 'helperFight'),
      leave: stand('leave', 'helperLeave'),
      change: stand('change', 'helperChange'),
      surrender: stand('surrender', 'surrender'),
    },
    carryOn: { key: 'yes', say: 'carryOn', carriesOn: true },
    giveUp: { key: 'no', say: 'giveUp', carriesOn: false },
    ambush: onLord('ambush', 'ambush'),
    tunnel: { key: 'tunnel', say: 'tunnel', surprise: 'secretPassage', targets: [], at: ['card:secretPassage'] },
    tunnelForPeasants: { key: 'tunnel', say: 'tunnelForPeasants', surprise: 'secretPassage', targets: [], at: ['card:secretPassage'] },
    escape: onLord('escape', 'secretPassage'),
  };
}

/** `3S`, of those who have marched already `3S after 1`. */
function pawnsAlong(index: number, made: number, n: number): LoadOption & { readonly pawn: string } {
  const key = `${n}${LETTERS[index]}`;
  const option = { say: ALONG[index], load: 'pawns', index, pawn: PAWNS[index], made, n, at: [`pawn:${PAWNS[index]}`] } as const;
  return { key: made === 0 ? key : `${key} after ${made}`, ...option };
}

function siege(move: 'besiege' | 'lift', id: string, index: number): SiegeOption & VillageOption {
  return { key: `${move} ${id}`, say: move, move, village: id, index, at: [`village:${id}`] };
}
