/** Passing (MON-7), and what the first to pass may take (MON-13.9). */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { FROM_DECK, NO_CARD, type ReserveOption } from '../options.ts';
import { isDamaged, type MonState, type Player } from '../state.ts';
import { addRowCards, hasCardsToDraw, reserveDeckTop, reserveFromRow } from './exploration.ts';
import { step } from './step.ts';

export function pass(s: MonState, seat: Seat): Next {
  const isFirst = nobodyHasPassed(s);
  const player = s.players[seat];
  player.passed = true;
  s.core.told?.push({ key: 'passed', params: { seat } });
  if (!isFirst) return undefined;
  const c = content.of(s);
  const frames: Frame[] = [];
  for (const card of player.city) if (rewardsFirstToPass(c, player, card)) frames.push(zoriChoice.do({ seat, card }));
  return frames;
}

function nobodyHasPassed(s: MonState): boolean {
  for (let seat = 0; seat < s.core.seats; seat++) if (s.players[seat].passed) return false;
  return true;
}

function rewardsFirstToPass(c: Content, player: Player, card: number): boolean {
  return c.empire[card].trigger?.on === 'firstToPass' && !isDamaged(player, card);
}

/** Whether a card asks the player something when they pass now. */
export function passingAsks(c: Content, s: MonState, seat: Seat): boolean {
  const player = s.players[seat];
  return nobodyHasPassed(s) && player.city.some((card) => rewardsFirstToPass(c, player, card));
}

export const zoriChoice = step.pick('zoriChoice', {
  rule: 'MON-13.9',
  crumb: () => ({}),
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const { id, trigger } = c.empire[card];
    if (trigger?.on !== 'firstToPass') return null;
    const options: ReserveOption[] = [];
    if (trigger.effect.choices.includes('display')) addRowCards(c, s, options);
    if (trigger.effect.choices.includes('deckTop') && hasCardsToDraw(s)) options.push(c.options.deckTop);
    if (options.length === 0) return null;
    options.push(c.options.reserveNothing);
    return pick(seat, options, { params: { card: id } });
  },
  answer(s, { seat }, { face }) {
    if (face === FROM_DECK) reserveDeckTop(s, seat);
    else if (face !== NO_CARD) reserveFromRow(s, seat, face);
    return undefined;
  },
});
