/** The running total of a payment, worked out from a view alone: for screens, while a player taps his cards. */

import type { Seat } from '@castellan/engine';
import { content, type Face, type Printed } from './content/content.ts';
import type { PaymentOption } from './options.ts';
import { type Bill, NO_AID, type Plan, production, shortfall } from './rules/payment.ts';
import { ALONE, emptyPurse, isSpecialist, LATE, type Purse } from './rules/production.ts';
import type { CardView, MedView } from './view.ts';
import { type Amounts, amountsOf, RESOURCES } from './vocabulary.ts';

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
  const c = cardsOf(view);
  const { purchase, players, aid } = view;
  const purse = purseOf(c, view, seat);
  const plan = planOf(c, view, seat, purse, chosen);
  const asked = RESOURCES.map((_, i) =>
    chosen.reduce((sum, option) => sum + (option.move === 'ask' && option.index === i ? option.amount : 0), 0),
  );
  const helps = purchase !== null && purchase.seat !== seat;
  const cost = purchase === null ? null : helps ? (purchase.announced?.asked ?? null) : purchase.cost;
  const bill: Bill = {
    need: cost === null ? NO_AID : RESOURCES.map((resource) => cost[resource]),
    any: purchase === null ? 0 : helps ? (aid.given ? 0 : c.aidPenalty) : purchase.any,
    powers: helps ? 'none' : purchase?.purpose === 'building' ? 'building' : 'payment',
    kept: -1,
    hand: players[seat].hand.size,
    aid: asked,
  };
  const produced = production(c, purse, plan);
  return { produced: amountsOf(produced), discards: plan.discards, asked: amountsOf(asked), missing: shortfall(c, purse, plan, bill) };
}

/** What the seat could produce with, as `readPurse` finds it in the state. */
function purseOf(c: Cards, view: MedView, seat: Seat): Purse {
  const purse = emptyPurse();
  const numberOf = ({ id }: CardView): number => c.ids.indexOf(id);
  const specialist = (card: CardView, spot: number): void => {
    purse.specialists.push(numberOf(card));
    purse.spots.push(spot);
  };
  view.players[seat].hosts.forEach((host, spot) => {
    if (host === null) return;
    const face = c.faces[numberOf(host)];
    purse.resource[spot] = face.resource;
    purse.base[spot] = face.amount;
    purse.slots[spot] = face.workerSlots;
    if (!host.used) purse.groups |= 1 << spot;
    for (const building of host.buildings) {
      const { productionBonus } = c.faces[numberOf(building)];
      purse.bonus[spot] += productionBonus;
      if (productionBonus > 0) purse.bonuses[spot].push(productionBonus);
    }
    for (const character of host.characters) {
      const power = isSpecialist(c.faces[numberOf(character)]) && !character.used;
      if (power) specialist(character, host.used ? LATE : spot);
      else if (!host.used && c.faces[numberOf(character)].isWorker) purse.workers[spot]++;
    }
  });
  const { ally } = view.players[seat];
  for (const fief of view.fiefs) {
    if (fief.seat === null || (fief.seat !== seat && fief.seat !== ally)) continue;
    for (const character of fief.ground) {
      if (character.seat !== seat || character.used) continue;
      if (isSpecialist(c.faces[numberOf(character)])) specialist(character, ALONE);
    }
  }
  return purse;
}

function planOf(c: Cards, view: MedView, seat: Seat, { specialists, spots }: Purse, chosen: readonly PaymentOption[]): Plan {
  const hosts = view.players[seat].hosts.map((host) => host?.id ?? null);
  const singles: number[] = [];
  const plan: Plan = { groups: 0, powers: 0, alone: 0, singles, count: 0, discards: 0 };
  for (const option of chosen) {
    if (option.move === 'ask') continue;
    const index = specialists.indexOf(option.id);
    if (option.move === 'discard') plan.discards++;
    else if (c.faces[option.id].kind !== 'character') plan.groups |= 1 << hosts.indexOf(c.ids[option.id]);
    else if (option.move === 'power') {
      plan.powers |= 1 << index;
      if (spots[index] >= 0) plan.groups |= 1 << spots[index];
    } else if (index >= 0) plan.alone |= 1 << index;
    else singles.push(option.id);
  }
  plan.count = singles.length;
  return plan;
}
