/** The running total of a payment, worked out from a view alone: for screens, while a player taps his cards. */

import type { Seat } from '@castellan/engine';
import type { Face, Printed } from '../../content/content.ts';
import type { PaymentOption } from '../../options.ts';
import { OPEN_GROUND, placeAt } from '../../state.ts';
import type { CardView, MedView } from '../../view.ts';
import { type Amounts, amountsOf, RESOURCES } from '../../vocabulary.ts';
import { printedIn } from '../printed.ts';
import type { Estate } from '../production.ts';
import { type Bill, NO_AID } from './bill.ts';
import { payerWith, production, shortfall } from './plan.ts';
import { planOf } from './sources.ts';
import { askedFor } from './spending.ts';

export interface PaymentPreview {
  /** What the chosen groups and single characters produce, Artists apart. */
  readonly produced: Amounts;
  /** Cards discarded from the hand, each good for one resource of any type. */
  readonly discards: number;
  /** What is asked of the ally. */
  readonly asked: Amounts;
  /** Units still missing after the best exchanges and powers; 0 when the payment covers its cost. */
  readonly missing: number;
  /** Whether an ally is helped rather than something bought. */
  readonly helps: boolean;
  readonly cost: Amounts;
  readonly any: number;
  /** What becomes of all that is given beyond the cost; null while powers make it impossible to say. */
  readonly over: Surplus | null;
}

/** How often three of a kind are exchanged for one that is missing (MED-6.8), and how many units are lost (MED-6.3). */
export interface Surplus {
  readonly exchanges: number;
  readonly lost: number;
}

/** What becomes of a surplus when the cost is covered: cards of the hand make up for what is missing first. */
export function surplusOf(need: readonly number[], any: number, given: readonly number[], discards: number): Surplus {
  const gap = need.reduce((total, units, i) => total + Math.max(0, units - given[i]), 0);
  const exchanges = Math.max(0, gap - discards);
  return { exchanges, lost: Math.max(0, sum(given) + discards - sum(need) - any - 2 * exchanges) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

interface Cards extends Printed {
  /** By card. */
  readonly faces: readonly Face[];
}

function cardsOf(view: MedView): Cards {
  const printed = printedIn(view);
  const faceOf = (id: string): Face[] => printed.types.filter((face) => face.id === id.replace(/-\d+$/, ''));
  return { ...printed, faces: printed.ids.flatMap(faceOf) };
}

/** What chosen options would pay of the purchase in the view, or of the aid the ally was asked for. */
export function previewPayment(view: MedView, seat: Seat, chosen: readonly PaymentOption[]): PaymentPreview {
  const cards = cardsOf(view);
  const payer = payerWith(cards, estateIn(view, seat, cards));
  const plan = planOf(payer, chosen);
  const asked = askedFor(chosen);
  const produced = production(payer, plan);
  const bill = billIn(view, seat, cards, asked);
  const given = RESOURCES.map((_, i) => produced[i] + asked[i]);
  return {
    produced: amountsOf(produced),
    discards: plan.discards,
    asked: amountsOf(asked),
    missing: shortfall(payer, plan, bill),
    helps: view.purchase !== null && view.purchase.seat !== seat,
    cost: amountsOf(bill.need),
    any: bill.any,
    over: chosen.some(({ move }) => move === 'power') ? null : surplusOf(bill.need, bill.any, given, plan.discards),
  };
}

/** What the seat pays for, or what its ally has asked it for. */
function billIn({ purchase, players, aid }: MedView, seat: Seat, { aidPenalty }: Cards, asked: readonly number[]): Bill {
  const hand = players[seat].hand.size;
  if (purchase === null) return { need: NO_AID, any: 0, powers: 'payment', kept: -1, hand, aid: asked };
  const helps = purchase.seat !== seat;
  const cost = helps ? (purchase.announced?.asked ?? null) : purchase.cost;
  return {
    need: cost === null ? NO_AID : RESOURCES.map((resource) => cost[resource]),
    any: helps ? (aid.given ? 0 : aidPenalty) : purchase.any,
    powers: helps ? 'none' : purchase.purpose === 'building' ? 'building' : 'payment',
    kept: -1,
    hand,
    aid: asked,
  };
}

/** What the seat has on the table, as `estateOf` finds it in the state. */
function estateIn({ players, fiefs }: MedView, seat: Seat, { ids }: Cards): Estate {
  const { hosts, ally } = players[seat];
  const home = fiefs.findIndex((fief) => fief.seat === seat);
  const place = ids.map(() => -1);
  const used = ids.map(() => 0);
  const put = (card: CardView, at: number): number => {
    const number = ids.indexOf(card.id);
    place[number] = at;
    used[number] = card.used ? 1 : 0;
    return number;
  };
  const characters: number[] = [];
  const buildings: number[] = [];
  const numbers = hosts.map((host, spot) => {
    if (host === null) return -1;
    const at = placeAt(home, spot);
    for (const card of host.buildings) buildings.push(put(card, at));
    for (const card of host.characters) characters.push(put(card, at));
    return put(host, at);
  });
  fiefs.forEach(({ ground }, fief) => {
    for (const card of ground) if (card.seat === seat) characters.push(put(card, placeAt(fief, OPEN_GROUND)));
  });
  return {
    hosts: numbers,
    characters,
    buildings,
    place,
    used,
    home,
    allyHome: fiefs.findIndex((fief) => fief.seat !== null && fief.seat === ally),
  };
}
