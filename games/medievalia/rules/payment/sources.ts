/** Sources of payments as options: which may be chosen and why not the others, from the cards to a plan and back. */

import { type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../../content/content.ts';
import type { PaymentOption, SourceOption } from '../../options.ts';
import { type MedState, spotAt } from '../../state.ts';
import { type Estate, isSpecialist, whyNotExert, whyNotProduce } from '../production.ts';
import { type Reason, reason, refuse } from '../reason.ts';
import type { Bill } from './bill.ts';
import { emptyPlan, type Payer, type Plan } from './plan.ts';
import { ALONE, type Cards, type Purse } from './purse.ts';

const HOST_MUST_STAY_UNUSED = reason('MED-8.4', 'hostMustStayUnused');
const TERRITORY_IS_DISCARDED = reason('MED-7.10', 'territoryIsDiscarded');
const POWER_USES_BUILDING_HOST = reason('MED-8.4', 'powerUsesKeptHost');
const POWER_USES_DISCARDED_HOST = reason('MED-7.10', 'powerUsesKeptHost');
const NO_POWERS_IN_AID = reason('MED-21.9', 'noPowersInAid');
const ONLY_FOR_BUILDINGS = reason('MED-17.12', 'onlyForBuildings');
const CARD_IS_PLAYED = reason('MED-6.11', 'cardIsPlayed');

/** Why a host with its group, or a character by itself, cannot pay this bill. */
function whyNotUse(cards: Cards, e: Estate, bill: Bill, card: number): Reason | null {
  const why = whyNotProduce(cards, e, card);
  if (why !== null || spotAt(e.place[card]) !== bill.kept) return why;
  return bill.powers === 'building' ? HOST_MUST_STAY_UNUSED : TERRITORY_IS_DISCARDED;
}

/** Why a specialist's power cannot serve this bill. */
function whyNotUsePower({ faces }: Cards, e: Estate, bill: Bill, card: number): Reason | null {
  if (bill.powers === 'none') return NO_POWERS_IN_AID;
  const why = whyNotExert(e, card);
  if (why !== null) return why;
  if (bill.powers !== 'building' && faces[card].power === 'discountBuilding') return ONLY_FOR_BUILDINGS;
  if (spotAt(e.place[card]) !== bill.kept) return null;
  return bill.powers === 'building' ? POWER_USES_BUILDING_HOST : POWER_USES_DISCARDED_HOST;
}

/** Why a card of the hand cannot be discarded for the purchase of `played`. */
function whyNotDiscard(card: number, played: number): Reason | null {
  return card === played ? CARD_IS_PLAYED : null;
}

/** Groups that may serve this bill, as bits by spot. */
export function openGroups({ cards, estate, purse }: Payer, bill: Bill): number {
  const { kept } = bill;
  if (kept < 0 || whyNotUse(cards, estate, bill, estate.hosts[kept]) === null) return purse.groups;
  return purse.groups & ~(1 << kept);
}

/** Specialists whose power can serve this bill, as bits. */
export function usefulPowers({ cards, estate, purse }: Payer, bill: Bill): number {
  const { specialists } = purse;
  let powers = 0;
  for (let i = 0; i < specialists.length; i++) if (whyNotUsePower(cards, estate, bill, specialists[i]) === null) powers |= 1 << i;
  return powers;
}

/** Specialists that could produce their own symbol, as bits. */
export function aloneSpecialists({ spots }: Purse): number {
  let alone = 0;
  for (let i = 0; i < spots.length; i++) if (spots[i] === ALONE) alone |= 1 << i;
  return alone;
}

/** Everything that may be chosen for this bill, `played` being the card it pays for. */
export function sourcesFor(s: MedState, seat: Seat, payer: Payer, bill: Bill, played: number): SourceOption[] {
  const { options } = content.of(s);
  const { singles, specialists } = payer.purse;
  const sources: SourceOption[] = [];
  const groups = openGroups(payer, bill);
  for (let spot = 0; groups >> spot !== 0; spot++) if ((groups & (1 << spot)) !== 0) sources.push(options.use[s.hosts[seat][spot]]);
  for (let i = 0; i < singles.length; i++) sources.push(options.use[singles[i]]);
  const alone = aloneSpecialists(payer.purse);
  for (let i = 0; alone >> i !== 0; i++) if ((alone & (1 << i)) !== 0) sources.push(options.use[specialists[i]]);
  const powers = usefulPowers(payer, bill);
  for (let i = 0; powers >> i !== 0; i++) if ((powers & (1 << i)) !== 0) sources.push(options.power[specialists[i]]);
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) if (whyNotDiscard(hand[i], played) === null) sources.push(options.discard[hand[i]]);
  return sources;
}

/** Cards that are no sources here, and why. */
export function refusedSources(s: MedState, seat: Seat, { cards, estate }: Payer, bill: Bill, played: number): Refused[] {
  const { options, faces } = content.of(s);
  const refused: Refused[] = [];
  const unless = (option: SourceOption, why: Reason | null): void => {
    if (why !== null) refused.push(refuse(option, why, { card: option.card, copy: option.copy }));
  };
  for (const host of estate.hosts) if (host >= 0) unless(options.use[host], whyNotUse(cards, estate, bill, host));
  for (const card of estate.characters) {
    unless(options.use[card], whyNotUse(cards, estate, bill, card));
    if (isSpecialist(faces[card])) unless(options.power[card], whyNotUsePower(cards, estate, bill, card));
  }
  for (const card of s.hands[seat]) unless(options.discard[card], whyNotDiscard(card, played));
  return refused;
}

/** The plan that chosen sources make. A power on an unused host uses its group (MED-17.4). */
export function planOf({ cards, estate, purse }: Payer, chosen: readonly PaymentOption[]): Plan {
  const { faces } = cards;
  const { specialists, spots } = purse;
  const singles: number[] = [];
  const plan = emptyPlan();
  for (let i = 0; i < chosen.length; i++) {
    const option = chosen[i];
    if (option.move === 'ask') continue;
    const { move, id } = option;
    if (move === 'discard') plan.discards++;
    else if (faces[id].kind !== 'character') plan.groups |= 1 << spotAt(estate.place[id]);
    else {
      const specialist = specialists.indexOf(id);
      if (move === 'power') {
        plan.powers |= 1 << specialist;
        if (spots[specialist] >= 0) plan.groups |= 1 << spots[specialist];
      } else if (specialist >= 0) plan.alone |= 1 << specialist;
      else singles.push(id);
    }
  }
  plan.singles = singles;
  plan.count = singles.length;
  return plan;
}

/** The sources of a plan; the cards of the hand that matter least are discarded. */
export function sourcesOf(s: MedState, seat: Seat, { specialists, spots }: Purse, plan: Plan, played: number): SourceOption[] {
  const c = content.of(s);
  const { options } = c;
  const sources: SourceOption[] = [];
  let withPower = 0;
  for (let i = 0; i < specialists.length; i++) if ((plan.powers & (1 << i)) !== 0 && spots[i] >= 0) withPower |= 1 << spots[i];
  for (let spot = 0; plan.groups >> spot !== 0; spot++)
    if ((plan.groups & (1 << spot)) !== 0 && (withPower & (1 << spot)) === 0) sources.push(options.use[s.hosts[seat][spot]]);
  for (let i = 0; i < plan.count; i++) sources.push(options.use[plan.singles[i]]);
  for (let i = 0; i < specialists.length; i++) {
    if ((plan.powers & (1 << i)) !== 0) sources.push(options.power[specialists[i]]);
    else if ((plan.alone & (1 << i)) !== 0) sources.push(options.use[specialists[i]]);
  }
  if (plan.discards > 0) {
    const spare = s.hands[seat].filter((card) => whyNotDiscard(card, played) === null);
    spare.sort((a, b) => worthInHand(s, c, seat, a) - worthInHand(s, c, seat, b));
    for (let i = 0; i < plan.discards; i++) sources.push(options.discard[spare[i]]);
  }
  return sources;
}

/** A rough order of the hand, for suggestions only. */
function worthInHand(s: MedState, c: Content, seat: Seat, card: number): number {
  const face = c.faces[card];
  const copies = s.hands[seat].filter((other) => c.faces[other] === face).length;
  const base = face.kind === 'territory' ? worthOfTerritory(s, c, seat, face) : 3 + face.attack + (face.power === null ? 0 : 1);
  return base / copies;
}

/** A territory is worth nothing without room for it, and most where its resource is lacking. */
function worthOfTerritory(s: MedState, c: Content, seat: Seat, { resource }: Face): number {
  const hosts = s.hosts[seat];
  if (!hosts.includes(-1)) return 0;
  return hosts.some((host) => host >= 0 && c.faces[host].resource === resource) ? 3 : 6;
}

const PRODUCES_OR_USES_POWER = reason('MED-17.3', 'producesOrUsesPower');
const NOTHING_TO_MULTIPLY = reason('MED-17.32', 'nothingToMultiply');
const NOTHING_TO_CONVERT = reason('MED-17.32', 'nothingToConvert');
const NOTHING_TO_DISCOUNT = reason('MED-17.32', 'nothingToDiscount');

/** What the rules say of chosen powers, whatever they pay for (MED-17.3, MED-17.32). */
export function brokenPowerRule({ cards: { faces }, purse: { specialists } }: Payer, bill: Bill, plan: Plan): Refusal | null {
  let discounted = 0;
  for (let i = 0; plan.powers >> i !== 0; i++) {
    if ((plan.powers & (1 << i)) === 0) continue;
    const face = faces[specialists[i]];
    const why = (plan.alone & (1 << i)) !== 0 ? PRODUCES_OR_USES_POWER : whyInVain(face, bill, plan, discounted);
    if (why !== null) return refusal(why.rule, why.key, { card: face.id });
    if (face.power === 'discountBuilding') discounted += face.strength;
  }
  return null;
}

/** Why a power would do nothing in a payment in which so much is discounted already. */
function whyInVain({ power }: Face, { need, aid }: Bill, plan: Plan, discounted: number): Reason | null {
  const producing = plan.groups !== 0 || plan.alone !== 0 || plan.count > 0;
  switch (power) {
    case 'multiply':
      return producing ? null : NOTHING_TO_MULTIPLY;
    case 'convert':
      return producing || plan.discards > 0 || aid.some((units) => units > 0) ? null : NOTHING_TO_CONVERT;
    case 'discountBuilding':
      return discounted < need.reduce((sum, units) => sum + units, 0) ? null : NOTHING_TO_DISCOUNT;
    default:
      return null;
  }
}
