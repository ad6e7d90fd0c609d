/** Passing (MON-7), and what the first to pass may take (MON-13.9). */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { FROM_DECK, NO_CARD, type ReserveOption } from '../options.ts';
import { isDamaged, type MonState } from '../state.ts';
import { addDeck, addRowCards, reserveDeckTop, reserveFromRow } from './exploration.ts';
import { step } from './step.ts';
import { type Refusals, refusedBy } from './why-not.ts';

export function pass(s: MonState, seat: Seat): Next {
  const isFirst = nobodyHasPassed(s);
  const player = s.players[seat];
  player.passed = true;
  s.core.told?.push({ key: 'passed', params: { seat } });
  if (!isFirst) return undefined;
  const c = content.of(s);
  const frames: Frame[] = [];
  for (const card of player.city)
    if (c.empire[card].trigger?.on === 'firstToPass' && !isDamaged(player, card)) frames.push(zoriChoice.do({ seat, card }));
  return frames;
}

function nobodyHasPassed(s: MonState): boolean {
  for (let seat = 0; seat < s.core.seats; seat++) if (s.players[seat].passed) return false;
  return true;
}

export const zoriChoice = step.pick('zoriChoice', {
  rule: 'MON-13.9',
  crumb: () => ({}),
  ask(s, { seat, card }: { seat: Seat; card: number }) {
    const c = content.of(s);
    const options = rewards(s, card, null);
    if (options.length === 0) return null;
    options.push(c.options.reserveNothing);
    return pick(seat, options, { params: { card: c.empire[card].id } });
  },
  answer(s, { seat }, { face }) {
    if (face === FROM_DECK) reserveDeckTop(s, seat);
    else if (face !== NO_CARD) reserveFromRow(s, seat, face);
    return undefined;
  },
  refused: (s, { card }) => refusedBy((refused) => rewards(s, card, refused)),
});

function rewards(s: MonState, card: number, refused: Refusals): ReserveOption[] {
  const c = content.of(s);
  const { trigger } = c.empire[card];
  const options: ReserveOption[] = [];
  if (trigger?.on !== 'firstToPass') return options;
  if (trigger.effect.choices.includes('display')) addRowCards(c, s, options);
  if (trigger.effect.choices.includes('deckTop')) addDeck(s, c.options.deckTop, options, refused);
  return options;
}
