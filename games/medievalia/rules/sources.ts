/** 6. Payments: sources as options, from the cards to a plan and back. */

import { type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content, type Face } from '../content/content.ts';
import type { PaymentOption, SourceOption } from '../options.ts';
import { type Announcement, fiefAt, idsOf, isOnOpenGround, isUsed, type MedState, namesOf, spotAt } from '../state.ts';
import { isFriendly } from './fiefs.ts';
import { type Bill, openGroups, type Plan, usefulPowers } from './payment.ts';
import { ALONE, isSpecialist, type Purse, useForPower, useGroup } from './production.ts';

/** Everything that may be chosen for this bill, `played` being the card it pays for. */
export function sourcesFor(s: MedState, seat: Seat, purse: Purse, bill: Bill, played: number): SourceOption[] {
  const { options } = content.of(s);
  const sources: SourceOption[] = [];
  const groups = openGroups(purse, bill);
  for (let spot = 0; groups >> spot !== 0; spot++) if ((groups & (1 << spot)) !== 0) sources.push(options.use[s.hosts[seat][spot]]);
  for (let i = 0; i < purse.singles.length; i++) sources.push(options.use[purse.singles[i]]);
  const { specialists, spots } = purse;
  for (let i = 0; i < specialists.length; i++) if (spots[i] === ALONE) sources.push(options.use[specialists[i]]);
  if (specialists.length > 0) {
    const powers = usefulPowers(content.of(s), purse, bill);
    for (let i = 0; i < specialists.length; i++) if ((powers & (1 << i)) !== 0) sources.push(options.power[specialists[i]]);
  }
  const hand = s.hands[seat];
  for (let i = 0; i < hand.length; i++) if (hand[i] !== played) sources.push(options.discard[hand[i]]);
  return sources;
}

const singles: number[] = [];
const read: Plan = { groups: 0, powers: 0, alone: 0, singles, count: 0, discards: 0 };

/** The plan that chosen sources make. A power on an unused host uses its group (MED-17.4). */
export function planOf(s: MedState, purse: Purse, chosen: readonly PaymentOption[]): Plan {
  const { faces } = content.of(s);
  const { specialists, spots } = purse;
  read.groups = 0;
  read.powers = 0;
  read.alone = 0;
  read.discards = 0;
  singles.length = 0;
  for (let i = 0; i < chosen.length; i++) {
    const option = chosen[i];
    if (option.move === 'ask') continue;
    const { move, id } = option;
    if (move === 'discard') read.discards++;
    else if (faces[id].kind !== 'character') read.groups |= 1 << spotAt(s.place[id]);
    else {
      const specialist = specialists.indexOf(id);
      if (move === 'power') {
        read.powers |= 1 << specialist;
        if (spots[specialist] >= 0) read.groups |= 1 << spots[specialist];
      } else if (specialist >= 0) read.alone |= 1 << specialist;
      else singles.push(id);
    }
  }
  read.count = singles.length;
  return read;
}

/** The sources of a plan; the cards of the hand that matter least are discarded. */
export function sourcesOf(s: MedState, seat: Seat, purse: Purse, plan: Plan, played: number): SourceOption[] {
  const c = content.of(s);
  const { options } = c;
  const { specialists, spots } = purse;
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
    const spare = s.hands[seat].filter((card) => card !== played);
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

/** Turns and discards what a payment took. */
export function spend(s: MedState, seat: Seat, chosen: readonly PaymentOption[]): void {
  const c = content.of(s);
  for (let i = 0; i < chosen.length; i++) {
    const option = chosen[i];
    if (option.move === 'ask') continue;
    const { move, id } = option;
    if (move === 'discard') discardFromHand(s, seat, id);
    else if (c.faces[id].kind !== 'character') useGroup(s, seat, spotAt(s.place[id]));
    else if (move === 'power') useForPower(s, seat, id);
    else s.used[id] = 1;
  }
  if (s.core.told !== null) {
    const { uses, powers, discards: discarded } = announce(chosen);
    const used = [...uses, ...powers];
    if (used.length > 0) s.core.told.push({ key: 'paidWith', params: { seat, cards: namesOf(c, used), ids: idsOf(c, used) } });
    if (discarded.length > 0)
      s.core.told.push({ key: 'discarded', params: { seat, cards: namesOf(c, discarded), ids: idsOf(c, discarded) } });
  }
}

/** A payment as it is kept while the ally thinks about it, and the sources it names. */
export function announce(chosen: readonly PaymentOption[]): Announcement {
  const ids = (wanted: SourceOption['move']): number[] => chosen.flatMap((option) => (option.move === wanted ? [option.id] : []));
  return { uses: ids('use'), powers: ids('power'), discards: ids('discard'), asked: askedFor(chosen) };
}

const NOTHING: readonly number[] = [0, 0, 0, 0];

/** What is asked of the ally, by resource (MED-21.10). */
export function askedFor(chosen: readonly PaymentOption[]): readonly number[] {
  let asked: number[] | null = null;
  for (let i = 0; i < chosen.length; i++) {
    const option = chosen[i];
    if (option.move !== 'ask') continue;
    asked ??= [0, 0, 0, 0];
    asked[option.index] += option.amount;
  }
  return asked ?? NOTHING;
}

export function announcedSources(s: MedState, { uses, powers, discards }: Announcement): SourceOption[] {
  const { options } = content.of(s);
  return [
    ...uses.map((card) => options.use[card]),
    ...powers.map((card) => options.power[card]),
    ...discards.map((card) => options.discard[card]),
  ];
}

function discardFromHand(s: MedState, seat: Seat, card: number): void {
  takeFromHand(s, seat, card);
  s.discard.push(card);
}

export function takeFromHand(s: MedState, seat: Seat, card: number): void {
  const hand = s.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  const shown = s.shown.indexOf(card);
  if (shown >= 0) s.shown.splice(shown, 1);
}

/** What the rules say of chosen powers, whatever they pay for (MED-17.3, MED-17.32). */
export function brokenPowerRule(s: MedState, purse: Purse, bill: Bill, plan: Plan): Refusal | null {
  const { faces, ids } = content.of(s);
  if (plan.powers === 0) return null;
  const producing = plan.groups !== 0 || plan.alone !== 0 || plan.count > 0;
  const cost = bill.need.reduce((sum, units) => sum + units, 0);
  let discounted = 0;
  for (let i = 0; i < purse.specialists.length; i++) {
    if ((plan.powers & (1 << i)) === 0) continue;
    const card = purse.specialists[i];
    const params = { card: faces[card].id, id: ids[card] };
    if ((plan.alone & (1 << i)) !== 0) return refusal('MED-17.3', 'producesOrUsesPower', params);
    if (faces[card].power === 'multiply' && !producing) return refusal('MED-17.32', 'nothingToMultiply', params);
    if (faces[card].power === 'convert' && !producing && plan.discards === 0 && bill.aid.every((units) => units === 0))
      return refusal('MED-17.32', 'nothingToConvert', params);
    if (faces[card].power === 'discountBuilding') {
      if (discounted >= cost) return refusal('MED-17.32', 'nothingToDiscount', params);
      discounted += faces[card].strength;
    }
  }
  return null;
}

/** Cards that are no sources here, and why. */
export function refusedSources(s: MedState, seat: Seat, bill: Bill, played: number): Refused[] {
  const c = content.of(s);
  const { options, faces } = c;
  const refused: Refused[] = [];
  const no = (option: SourceOption, rule: string, key: string): void => {
    refused.push({ ...option, refusal: refusal(rule, key, { card: option.card, copy: option.copy }) });
  };
  s.hosts[seat].forEach((host, spot) => {
    if (host < 0) return;
    if (isUsed(s, host)) no(options.use[host], 'MED-6.15', 'sourceUsed');
    else if (spot === bill.kept) {
      if (bill.powers === 'building') no(options.use[host], 'MED-8.4', 'hostMustStayUnused');
      else no(options.use[host], 'MED-7.10', 'territoryIsDiscarded');
    }
  });
  for (const card of s.characters[seat]) {
    const face = faces[card];
    const friendly = isFriendly(s, seat, fiefAt(s.place[card]));
    if (face.resource < 0) no(options.use[card], 'MED-5.16', 'noSymbol');
    else if (isUsed(s, card)) no(options.use[card], 'MED-6.15', 'sourceUsed');
    else if (!friendly) no(options.use[card], 'MED-4.8', 'producesNothingThere');
    else if (!isOnOpenGround(s, card)) no(options.use[card], 'MED-5.12', 'producesWithGroup');
    if (!isSpecialist(face)) continue;
    if (bill.powers === 'none') no(options.power[card], 'MED-21.9', 'noPowersInAid');
    else if (isUsed(s, card)) no(options.power[card], 'MED-17.2', 'powerUsed');
    else if (!friendly) no(options.power[card], 'MED-17.18', 'noPowerThere');
    else if (face.power === 'discountBuilding' && bill.powers !== 'building') no(options.power[card], 'MED-17.12', 'onlyForBuildings');
    else if (spotAt(s.place[card]) === bill.kept)
      no(options.power[card], bill.powers === 'building' ? 'MED-8.4' : 'MED-7.10', 'powerUsesKeptHost');
  }
  if (s.hands[seat].includes(played)) no(options.discard[played], 'MED-6.11', 'cardIsPlayed');
  return refused;
}
