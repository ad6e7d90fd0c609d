/** 7. Rebellions: step 4 of phase 2, the last check (UNI-43.6), bankruptcy (UNI-40.7) and card 15. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { NodeOption } from '../options.ts';
import { armyAt, NOBODY, type UniState } from '../state.ts';
import { TERRITORIES } from '../vocabulary.ts';
import { ACT_DONE, addHonour, bestDeed } from './honour.ts';
import { hordeMeets, isHordeLeft, raiseHorde } from './hordes.ts';
import { threatenedIn } from './map.ts';
import { earn } from './money.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { openWindow } from './windows.ts';

const MORE_UNITS = reason('UNI-7.5', 'moreUnitsThere');
const NOT_HELD = reason('UNI-7.5', 'homeNotHeld');

/** The number on the back of the card on top of the Event deck is the tolerated tax (UNI-7.1). */
export function rebellions(_s: UniState): readonly Frame[] {
  return [checkRebellions.do({})];
}

export const checkRebellions = step.work('checkRebellions', {
  rule: ['UNI-7.1', 'UNI-7.2', 'UNI-7.7'],
  run: (s, _: object): Next => (s.eventDeck.length === 0 ? undefined : rebellionsOf(s, s.eventDeck[s.eventDeck.length - 1])),
});

/** The rebellions of the last check, at the tax that the given Event card tolerates (UNI-43.6, UNI-43.24, UNI-43.25). */
export function lastRebellions(s: UniState, card: number): readonly Frame[] {
  return rebellionsOf(s, card);
}

/** Florins by which a tax may exceed what is tolerated without one more rebellion. */
const STEP = 10;

/** Players in turn order; who taxes no more than is tolerated, or has not taxed yet, suffers none (UNI-7.2, UNI-7.7, UNI-43.25). */
function rebellionsOf(s: UniState, card: number): readonly Frame[] {
  const { toleratedTax } = content.of(s).events[card];
  s.core.told?.push({ key: 'taxTolerated', params: { tax: toleratedTax } });
  const frames: Frame[] = [];
  for (const seat of s.order) {
    const n = (s.tax[seat] - toleratedTax) / STEP;
    if (n > 0) frames.push(sufferRebellions.do({ seat, n }));
    else if (s.tax[seat] > 0) bestDeed(s, seat, 'taxedInPeace', s.tax[seat]);
  }
  return frames;
}

/**
 * How likely a tax is to be more than the next check tolerates, as far as everybody can tell: the card on top will be the event by then, and
 * any other of the deck may lie there. Null where the deck will be a new one (UNI-7.1, UNI-5.15).
 */
export function rebellionOdds(s: UniState, tax: number): number | null {
  const { events } = content.of(s);
  // Those that somebody looks at go back below the others.
  const left = [...s.looked, ...s.eventDeck.slice(0, -1)];
  if (left.length === 0) return null;
  return left.filter((card) => events[card].toleratedTax < tax).length / left.length;
}

/** Whether a rebellion holds a home territory of the player (UNI-7.3). */
export function isRebelled(s: UniState, seat: Seat): boolean {
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.rebel[territory] === 1 && s.homeOf[territory] === seat) return true;
  return false;
}

/** Honour for new rebellions while one is standing (UNI-7.3, UNI-42.12). */
export function chargeRebellions(s: UniState, seat: Seat, n: number): void {
  if (isRebelled(s, seat)) addHonour(s, seat, n * content.of(s).honour.newRebellionWhileRebels, 'newRebellion');
}

/** Whether one is standing is judged once, before the first of them is placed (UNI-7.13). */
export const sufferRebellions = step.work('sufferRebellions', {
  rule: ['UNI-7.2', 'UNI-7.3', 'UNI-7.4', 'UNI-7.13', 'UNI-42.12', 'UNI-43.6'],
  crumb: ({ seat }: { seat: Seat; n: number }) => ({ seat }),
  run(s, { seat, n }: { seat: Seat; n: number }): Next {
    s.core.told?.push({ key: 'rebellionsBreakOut', params: { seat, n } });
    chargeRebellions(s, seat, n);
    return Array.from({ length: n }, () => placeRebellion.do({ seat, pays: false }));
  },
});

/** Home territories that the victim controls, with the fewest of his military units (UNI-7.5); none if there is no horde (UNI-7.11). */
export function rebelSites(s: UniState, seat: Seat): number[] {
  let sites: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  if (!isHordeLeft(s)) return sites;
  for (let territory = 0; territory < TERRITORIES; territory++) {
    if (s.homeOf[territory] !== seat || s.control[territory] !== seat) continue;
    const n = s.armies[armyAt(seat, territory)];
    if (n < fewest) sites = [];
    fewest = Math.min(fewest, n);
    if (n === fewest) sites.push(territory);
  }
  return sites;
}

/** One rebellion; that of a bankrupt pays him, and Law does not work on it (UNI-40.7, UNI-40.12). */
export const placeRebellion = step.pick('placeRebellion', {
  rule: ['UNI-7.4', 'UNI-7.5', 'UNI-7.6', 'UNI-7.11', 'UNI-40.7'],
  ask(s, { seat, pays }: { seat: Seat; pays: boolean }) {
    const { rebellion } = content.of(s).options.realm;
    const sites = rebelSites(s, seat);
    return sites.length === 0
      ? null
      : pick(
          seat,
          sites.map((site) => rebellion[site]),
          { params: { pays } },
        );
  },
  answer(s, { seat, pays }, { index }: NodeOption): Next {
    if (pays) payRebellion(s, seat);
    return rebel(s, index, !pays);
  },
  refused(s, { seat }) {
    const { rebellion } = content.of(s).options.realm;
    const sites = rebelSites(s, seat);
    return rebellion
      .filter(({ index }) => s.homeOf[index] === seat && !sites.includes(index))
      .map((option) => refuse(option, s.control[option.index] === seat ? MORE_UNITS : NOT_HELD, { node: option.node }));
  },
});

function payRebellion(s: UniState, seat: Seat): void {
  const florins = content.of(s).loans.rebellion;
  earn(s, seat, florins);
  s.core.told?.push({ key: 'rebellionPaid', params: { seat, florins } });
}

/**
 * A horde appears; in a home territory it is marked. Whose land it is may react, by Law too if the law can (UNI-7.9); then it fights, or it
 * pillages (UNI-7.8).
 */
export function rebel(s: UniState, territory: number, byLaw: boolean): readonly Frame[] {
  if (s.homeOf[territory] !== NOBODY) s.rebel[territory] = 1;
  raiseHorde(s, territory);
  const seat = threatenedIn(s, territory);
  const kind = byLaw ? 'onRebellion' : 'onHostileEntry';
  return [
    ...(seat === NOBODY ? [] : openWindow(s, { kind, also: 'onHostileEntry', seats: [seat], about: territory })),
    hordeMeets.do({ node: territory, met: 0 }),
    ACT_DONE,
  ];
}
