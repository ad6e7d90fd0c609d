/** The running total of a payment, worked out from a view alone: for screens, while a player taps his cards. */

import type { Seat } from '@castellan/engine';
import { content, type Face, type Printed } from '../../content/content.ts';
import type { PaymentOption } from '../../options.ts';
import { OPEN_GROUND, placeAt } from '../../state.ts';
import type { CardView, MedView } from '../../view.ts';
import { type Amounts, amountsOf, RESOURCES } from '../../vocabulary.ts';
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
}

/** What is printed on the cards that lie on this table. */
export function printedIn({ printed }: MedView): Printed {
  return printed ?? content.of({ core: { pack: '' } });
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
  return {
    produced: amountsOf(production(payer, plan)),
    discards: plan.discards,
    asked: amountsOf(asked),
    missing: shortfall(payer, plan, billIn(view, seat, cards, asked)),
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
