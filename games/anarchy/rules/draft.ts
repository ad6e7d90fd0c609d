/** ANA-6 and 40.3 to 40.6: each player takes one path card. */

import { draw, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type AnaState, clockwise, hasTents } from '../state.ts';
import { step } from './step.ts';

/** Furthest tent first; those who share a place clockwise from the first player (ANA-6.3 to 6.5). */
export function draftOrder(s: AnaState): readonly Seat[] {
  const seats = clockwise(s);
  return hasTents(s) ? seats.sort((a, b) => s.players[b].tent - s.players[a].tent) : seats;
}

/** As many as there are players; alone 2, or 1 when the Rival is ahead (ANA-6.1, 40.3, 40.6). */
function cardsToReveal(s: AnaState): number {
  if (s.core.seats > 1) return s.core.seats;
  return s.players[0].tent < s.rival ? 1 : 2;
}

export const startDraft = step.work('startDraft', {
  rule: ['ANA-6.1', 'ANA-6.3', 'ANA-6.4', 'ANA-6.5', 'ANA-40.3', 'ANA-40.6'],
  run(s) {
    const { paths } = content.of(s);
    s.phase = 'draft';
    for (let n = cardsToReveal(s); n > 0; n--) {
      const card = draw(s.core.chance, s.pathDeck);
      if (card !== undefined) s.pathOffer.push(card);
    }
    s.core.told?.push({ key: 'pathsRevealed', params: { paths: s.pathOffer.map((card) => paths[card].id) } });
    return [...draftOrder(s).map((seat) => draftPath.do({ seat })), endDraft.do({})];
  },
});

export const draftPath = step.pick('draftPath', {
  rule: ['ANA-6.2', 'ANA-6.6'],
  ask(s, { seat }: { seat: Seat }) {
    const { paths } = content.of(s);
    return pick(
      seat,
      s.pathOffer.map((card) => paths[card].option),
    );
  },
  answer(s, { seat }, { path, card }) {
    s.pathOffer = s.pathOffer.filter((other) => other !== card);
    s.players[seat].paths.push(card);
    s.core.told?.push({ key: 'takesPath', params: { seat, path } });
  },
});

/** What is left lies out for good, and the Rival goes on by one place (ANA-40.3, 40.4). */
export const endDraft = step.work('endDraft', {
  rule: ['ANA-40.3', 'ANA-40.4'],
  crumb: () => ({}),
  run(s) {
    s.pathDiscard.push(...s.pathOffer);
    s.pathOffer = [];
    if (s.rival < 0) return;
    s.rival++;
    s.core.told?.push({ key: 'rivalAdvances', params: { place: s.rival } });
  },
});
