/** What a payment does to the table. */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { PaymentOption, SourceOption } from '../../options.ts';
import { type Announcement, idsOf, type MedState, namesOf, spotAt } from '../../state.ts';
import { useForPower, useGroup } from '../production.ts';
import { NO_AID } from './bill.ts';

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

/** A payment as it is kept while the ally thinks about it, and the sources it names. */
export function announce(chosen: readonly PaymentOption[]): Announcement {
  const ids = (wanted: SourceOption['move']): number[] => chosen.flatMap((option) => (option.move === wanted ? [option.id] : []));
  return { uses: ids('use'), powers: ids('power'), discards: ids('discard'), asked: askedFor(chosen) };
}

export function announcedSources(s: MedState, { uses, powers, discards }: Announcement): SourceOption[] {
  const { options } = content.of(s);
  return [
    ...uses.map((card) => options.use[card]),
    ...powers.map((card) => options.power[card]),
    ...discards.map((card) => options.discard[card]),
  ];
}

/** What is asked of the ally, by resource (MED-21.10). */
export function askedFor(chosen: readonly PaymentOption[]): readonly number[] {
  let asked: number[] | null = null;
  for (let i = 0; i < chosen.length; i++) {
    const option = chosen[i];
    if (option.move !== 'ask') continue;
    asked ??= [0, 0, 0, 0];
    asked[option.index] += option.amount;
  }
  return asked ?? NO_AID;
}
