/** ANA-18.4 to 18.11: knowledge turns up a face-down attack card of any player. */

import { look, type Next, type Option, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { AnaState } from '../state.ts';
import { ATTACK_TYPES, ROUNDS } from '../vocabulary.ts';
import { grant } from './effects.ts';

export interface SpyOption extends Option {
  readonly does: 'spy';
  readonly targetSeat: Seat;
  readonly slot: number;
}

const MOST_SEATS = 4;

/** By the seat the card belongs to, then by its slot. */
const SPY: readonly (readonly SpyOption[])[] = Array.from({ length: MOST_SEATS }, (_, targetSeat) =>
  Array.from({ length: ROUNDS + 1 }, (_, slot) => ({
    key: `spy ${targetSeat + 1} ${slot}`,
    say: 'spy',
    at: [`attack:${targetSeat}.${slot}`],
    final: 'eye' as const,
    does: 'spy' as const,
    targetSeat,
    slot,
  })),
);

export function isFaceDown(s: AnaState, seat: Seat, slot: number): boolean {
  const p = s.players[seat];
  return slot < p.attacks.length && (p.faceUp & (1 << slot)) === 0;
}

/** After so many helps only own cards may be turned up (ANA-18.9). */
function mayHelp(s: AnaState, seat: Seat): boolean {
  return s.players[seat].helps < content.of(s).helpBoxes;
}

export function addSpyOptions(s: AnaState, seat: Seat, options: Option[]): void {
  if (s.players[seat].knowledge === 0) return;
  const help = mayHelp(s, seat);
  for (let other = 0; other < s.core.seats; other++) {
    if (other !== seat && !help) continue;
    for (let slot = 1; slot <= s.round; slot++) if (isFaceDown(s, other, slot)) options.push(SPY[other][slot]);
  }
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

export function refusedSpying(s: AnaState, seat: Seat): readonly Refused[] {
  return SPY.slice(0, s.core.seats).flatMap((slots) =>
    slots.slice(1, s.round + 1).flatMap((option) => {
      const why = whyNot(s, seat, option);
      return why === null ? [] : [{ ...option, refusal: why }];
    }),
  );
}

function whyNot(s: AnaState, seat: Seat, { targetSeat, slot }: SpyOption): Refusal | null {
  if (!isFaceDown(s, targetSeat, slot)) return refusal('ANA-18.11', 'cardIsFaceUp');
  if (s.players[seat].knowledge === 0) return refusal('ANA-18.5', 'noKnowledge');
  return targetSeat !== seat && !mayHelp(s, seat) ? refusal('ANA-18.9', 'noHelpLeft', { n: content.of(s).helpBoxes }) : null;
}
