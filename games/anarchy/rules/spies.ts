/** ANA-18.4 to 18.11: knowledge turns up a face-down attack card of any player. */

import { look, type Next, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type ActionOption, SPY, type SpyOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { ATTACK_TYPES } from '../vocabulary.ts';
import { isFaceDown } from './attack-cards.ts';
import { grant } from './effects.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';

type Spying = [s: AnaState, seat: Seat, option: SpyOption];

const CARD_IS_FACE_UP = reason('ANA-18.11', 'cardIsFaceUp');
const NO_KNOWLEDGE = reason('ANA-18.5', 'noKnowledge');
const NO_HELP_LEFT = reason<Spying>('ANA-18.9', 'noHelpLeft', (s) => ({ n: content.of(s).helpBoxes }));

/** After so many helps only own cards may be turned up (ANA-18.9). */
function whyNotSpy(s: AnaState, seat: Seat, { targetSeat, slot }: SpyOption): Reason<Spying> | null {
  const p = s.players[seat];
  if (!isFaceDown(s.players[targetSeat], slot)) return CARD_IS_FACE_UP;
  return whyNotSpyAtAll(p) ?? (targetSeat !== seat && p.helps >= content.of(s).helpBoxes ? NO_HELP_LEFT : null);
}

function whyNotSpyAtAll(p: Player): Reason | null {
  return p.knowledge > 0 ? null : NO_KNOWLEDGE;
}

/** Slot 0 holds the Final Assault, which is open. */
export function addSpying(s: AnaState, seat: Seat, options: ActionOption[]): void {
  if (whyNotSpyAtAll(s.players[seat]) !== null) return;
  for (let other = 0; other < s.core.seats; other++) {
    const slots = SPY[other];
    for (let slot = 1; slot <= s.round; slot++) if (whyNotSpy(s, seat, slots[slot]) === null) options.push(slots[slot]);
  }
}

export function canSpyAnywhere(s: AnaState, seat: Seat): boolean {
  return cardsDealt(s).some((option) => whyNotSpy(s, seat, option) === null);
}

export function refusedSpying(s: AnaState, seat: Seat): readonly Refused[] {
  return refusedAmong(cardsDealt(s), whyNotSpy, (option) => [s, seat, option]);
}

function cardsDealt(s: AnaState): readonly SpyOption[] {
  return SPY.slice(0, s.core.seats).flatMap((slots) => slots.slice(1, s.round + 1));
}

/** Fills 1 knowledge and turns the card up; helping an opponent is rewarded (ANA-18.6 to 18.8). */
export function spy(s: AnaState, seat: Seat, { targetSeat, slot }: SpyOption): Next {
  const c = content.of(s);
  const p = s.players[seat];
  p.knowledge--;
  const [card] = look(s.core.chance, [s.players[targetSeat].attacks[slot]], 1);
  s.players[targetSeat].faceUp |= 1 << slot;
  s.core.told?.push({
    key: 'spies',
    params: { seat, targetSeat, slot, attack: ATTACK_TYPES[c.attackCards[card].type], card: c.attackCards[card].id },
  });
  if (targetSeat === seat) return undefined;
  p.helps++;
  return grant(s, seat, c.help);
}
