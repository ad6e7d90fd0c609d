/** The options of battles, made once; those that name a place or a galley are made when they are asked for. */

import type { Option } from '@castellan/engine';
import {
  ATTACKS,
  type Attack,
  CATEGORIES,
  CAVALRY,
  type Category,
  ENGINE,
  FIRST_SLOT,
  GALLEY_SLOTS,
  NODES,
  SLOTS_OF,
  UNITS,
  type Unit,
} from '../vocabulary.ts';
import { SLOT_KEYS, SLOT_TARGETS } from './march-options.ts';

/** What the attacker does at the start of a round: fight, flee somewhere, or talk of surrender (UNI-19.3). */
export interface RoundOption extends Option {
  readonly act: 'fight' | 'flee' | 'offer' | 'demand';
  /** Where to, at which cost in MP, and whether aboard his galleys. */
  readonly index: number;
  readonly mp: number;
  readonly bySea: boolean;
}

export interface YesOption extends Option {
  readonly yes: boolean;
}

/** Kinds of attack against which the building protects, as bits. */
export interface ProtectionOption extends Option {
  readonly bits: number;
  readonly attack: Attack;
  readonly second?: Attack;
}

export interface CrewOption extends Option {
  readonly act: 'done' | 'all' | 'man' | 'aim';
  readonly slot: number;
  /** The unit that joins the crew, or the category of the building. */
  readonly index: number;
  /** The engine, counted from 1. */
  readonly engine?: number;
}

/** A captain action (UNI-22.2): its place in the orders of the round, -1 for no more. */
export interface OrderOption extends Option {
  readonly order: number;
  readonly unit?: Unit;
}

/** A unit that takes a damage point: where it stands (a location, or `ASHORE`), what it is, what it does in the battle. */
export interface DamageOption extends Option {
  readonly location: number;
  readonly kind: number;
  readonly role: number;
  readonly unit: Unit;
  readonly doing: (typeof ROLES)[number];
  /** Where it stands, if not in a battle. */
  readonly node?: string;
}

/** A piece that changes galleys before a naval battle (UNI-24.8): a unit, or a vehicle that is carried. */
export interface FleetOption extends Option {
  readonly from: number;
  readonly to: number;
  readonly index: number;
  readonly isVehicle: boolean;
}

/** What a unit does in a battle: it fights, it is out of combat (card 18), it crews an engine. */
export const FIGHTING = 0;
export const OUT = 1;
export const CREW = 2;
const ROLES = ['fighting', 'out', 'crew'] as const;

/** The land of the battle, of which there is one only. */
export const ASHORE = -1;

/** Captain actions, each by unit up to cavalry, one behind the other. */
export const ACT = 0;
export const ENABLE = 4;
export const CANCEL = 8;
export const ORDERS = 12;

export interface BattleOptions {
  readonly fight: RoundOption;
  readonly offer: RoundOption;
  readonly demand: RoundOption;
  readonly accept: YesOption;
  readonly refuse: YesOption;
  readonly capture: YesOption;
  readonly noCapture: YesOption;
  /** One kind each, then two (card 12). */
  readonly protection: readonly ProtectionOption[];
  readonly protections: readonly ProtectionOption[];
  readonly crewsDone: CrewOption;
  readonly manAll: CrewOption;
  /** By slot of engines from the first, and unit or category. */
  readonly man: readonly (readonly CrewOption[])[];
  readonly aim: readonly (readonly CrewOption[])[];
  readonly order: readonly OrderOption[];
  readonly noOrder: OrderOption;
  /** By galley, unit and role; by unit and role. */
  readonly aboard: readonly (readonly (readonly DamageOption[])[])[];
  readonly ashore: readonly (readonly DamageOption[])[];
  readonly asIs: FleetOption;
}

const round = (act: RoundOption['act'], key: string, say: string): RoundOption => ({ key, say, act, index: -1, mp: 0, bySea: false });

function protect(attack: Attack, second?: Attack): ProtectionOption {
  const bits = (1 << ATTACKS.indexOf(attack)) | (second === undefined ? 0 : 1 << ATTACKS.indexOf(second));
  return second === undefined
    ? { key: attack, say: 'protectOne', bits, attack }
    : { key: `${attack} and ${second}`, say: 'protectTwo', bits, attack, second };
}

function order(from: number, say: string, unit: Unit, kind: number): OrderOption {
  return { key: `${say} ${unit}`, say: `${say}Order`, order: from + kind, unit };
}

/** A unit that may be damaged, in its role; at sea also aboard which galley, in an event where. */
export function damaged(kind: number, role: number, location: number, where: string, at: Option['at'], node?: string): DamageOption {
  const unit = UNITS[kind];
  const suffix = role === FIGHTING ? '' : role === OUT ? ' out of combat' : ' of a crew';
  const option = { key: `${unit}${where}${suffix}`, unit, kind, role, doing: ROLES[role], location };
  return node === undefined ? { ...option, say: 'takeDamage', at } : { ...option, say: 'takeDamageIn', at, node };
}

export function makeBattleOptions(): BattleOptions {
  const engines = Array.from({ length: SLOTS_OF[ENGINE] }, (_, i) => FIRST_SLOT[ENGINE] + i);
  const man = (slot: number, unit: Unit, index: number): CrewOption & { readonly unit: Unit } => ({
    key: `${unit} at ${SLOT_KEYS[slot]}`,
    say: 'manEngine',
    act: 'man',
    slot,
    index,
    unit,
    engine: slot - FIRST_SLOT[ENGINE] + 1,
    at: SLOT_TARGETS[slot],
  });
  const aim = (slot: number, category: Category, index: number): CrewOption & { readonly category: Category } => ({
    key: `${SLOT_KEYS[slot]} at ${category}`,
    say: 'aimEngine',
    act: 'aim',
    slot,
    index,
    category,
    engine: slot - FIRST_SLOT[ENGINE] + 1,
    at: SLOT_TARGETS[slot],
  });
  const orderable = UNITS.slice(0, CAVALRY + 1);
  return {
    fight: round('fight', 'fight', 'fightOn'),
    offer: { ...round('offer', 'offer surrender', 'offerSurrender'), confirm: true },
    demand: round('demand', 'demand surrender', 'demandSurrender'),
    accept: { key: 'accept', say: 'acceptSurrender', yes: true, confirm: true },
    refuse: { key: 'refuse', say: 'refuseSurrender', yes: false },
    capture: { key: 'capture', say: 'announceCapture', yes: true },
    noCapture: { key: 'no capture', say: 'noCapture', yes: false },
    protection: ATTACKS.map((attack) => protect(attack)),
    protections: [protect('artillery', 'archers'), protect('artillery', 'melee'), protect('archers', 'melee')],
    crewsDone: { key: 'done', say: 'crewsDone', act: 'done', slot: -1, index: -1 },
    manAll: { key: 'man all', say: 'manAll', act: 'all', slot: -1, index: -1 },
    man: engines.map((slot) => UNITS.map((unit, index) => man(slot, unit, index))),
    aim: engines.map((slot) => CATEGORIES.map((category, index) => aim(slot, category, index))),
    order: [
      ...orderable.map((unit, kind) => order(ACT, 'act', unit, kind)),
      ...orderable.map((unit, kind) => order(ENABLE, 'enable', unit, kind)),
      ...orderable.map((unit, kind) => order(CANCEL, 'cancel', unit, kind)),
    ],
    noOrder: { key: 'stop', say: 'noOrder', order: -1 },
    aboard: Array.from({ length: GALLEY_SLOTS }, (_, galley) =>
      UNITS.map((_unit, kind) =>
        ROLES.map((_role, role) => damaged(kind, role, NODES + galley, ` aboard ${SLOT_KEYS[galley]}`, SLOT_TARGETS[galley])),
      ),
    ),
    ashore: UNITS.map((_unit, kind) => ROLES.map((_role, role) => damaged(kind, role, ASHORE, '', undefined))),
    asIs: { key: 'as is', say: 'fleetAsIs', from: -1, to: -1, index: -1, isVehicle: false },
  };
}
