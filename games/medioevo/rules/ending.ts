/** 43. The end of the game: the last check, then the scoring. */

import { draw, look, type Next } from '@castellan/engine';
import { NOBODY, type UniState } from '../state.ts';
import { endEffects } from './end-of-turn.ts';
import { renewEvents } from './events.ts';
import { refund } from './hidden-purchases.ts';
import { lastRebellions } from './rebellion.ts';
import { finalResult } from './scoring.ts';
import { lasting, step } from './step.ts';

/** One player is left: everything pending lapses and the game ends (UNI-43.5). */
export function endIfAlone(s: UniState): void {
  if (s.order.length > 1 || s.end !== null) return;
  s.end = 'lastPlayer';
  s.stopping = true;
}

/** Minutes that the table's clock is to count; null where there is no time limit, or it is over (UNI-43.2). */
export function minutesOf(s: UniState): number | null {
  return s.minutes === 0 || s.timeOver ? null : s.minutes;
}

/** The table's clock says that the time is over: the current turn is finished, then the game ends (UNI-43.2). */
export function callTime(s: UniState): void {
  if (minutesOf(s) === null) return;
  s.timeOver = true;
  s.core.told?.push({ key: 'timeOver', params: { minutes: s.minutes } });
}

/** Lies below everything else: the game has stopped, at the end of a turn or in the middle of one (UNI-43.25). */
export const endGame = lasting.work('endGame', {
  rule: ['UNI-43.3', 'UNI-43.4', 'UNI-43.5', 'UNI-43.25'],
  run(s, _: object): Next {
    s.stopping = false;
    s.active = NOBODY;
    s.calling = 0;
    s.core.offers = [];
    if (s.end === 'honourLimit' || s.end === 'lastPlayer') abandon(s);
    s.core.told?.push({ key: 'gameEnds', params: { end: s.end ?? 'turns' } });
    return [lastCheck.do({}), finalScoring.do({})];
  },
});

/** What was in the middle of something is no more, and the effects of the turn end (UNI-43.25). */
function abandon(s: UniState): void {
  s.uses = [];
  s.rolls = [];
  s.battles = [];
  s.blows = [];
  s.march = null;
  s.trade = null;
  s.accusations = [];
  s.deploying = false;
  for (const piece of s.deployed) refund(s, piece);
  if (s.event !== null) s.eventDiscard.push(s.event.card);
  s.event = null;
  s.eventDeck.unshift(...s.looked);
  s.looked = [];
  s.looker = NOBODY;
  for (let seat = 0; seat < s.core.seats; seat++) {
    s.empireDeck.unshift(...s.dealt[seat]);
    s.dealt[seat] = [];
  }
  endEffects(s);
}

/** The top Event card is put aside without effect; the back of the next one is the tolerated tax (UNI-43.6). */
export const lastCheck = step.work('lastCheck', {
  rule: ['UNI-43.6', 'UNI-43.24', 'UNI-5.15'],
  run(s, _: object): Next {
    const aside = draw(s.core.chance, s.eventDeck);
    renewEvents(s);
    if (aside !== undefined) s.eventDiscard.push(aside);
    if (s.eventDeck.length === 0) return undefined;
    return lastRebellions(s, s.eventDeck[s.eventDeck.length - 1]);
  },
});

export const finalScoring = step.work('finalScoring', {
  rule: ['UNI-43.7', 'UNI-43.21', 'UNI-44.8', 'UNI-44.13'],
  run(s, _: object) {
    // The screens are lifted: everybody sees what the others hold.
    look(s.core.chance, s.florins, s.florins.length);
    s.core.result = finalResult(s);
    return undefined;
  },
});
