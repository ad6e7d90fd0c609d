/** 12. External movement. */

import { type Next, pick, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { fiefNamed, type MovementOption } from '../options.ts';
import { isUsed, layoutOf, type MedState, OPEN_GROUND, placeAt } from '../state.ts';
import { refusedRemovals, remove, STARVE } from './feeding.ts';
import { areAdjacent, fiefOf, isEnemy, isFriendly, isNeutral } from './fiefs.ts';
import { isBound } from './guarding.ts';
import { step } from './step.ts';
import { battlesFor, DECLARE_WAR } from './war.ts';

/** Steps a character may make in a turn (MED-12.1, MED-12.5). */
function stepsOf(c: Content, card: number): number {
  const face = c.faces[card];
  return face.power === 'extraMove' ? face.strength : c.steps;
}

/** Whether a neutral fief holds an unused enemy character (MED-12.9, MED-12.10). */
function isContested(s: MedState, seat: Seat, fief: number): boolean {
  for (let other = 0; other < s.core.seats; other++) {
    if (!isEnemy(s, seat, other)) continue;
    for (const card of s.characters[other]) if (fiefOf(s, card) === fief && !isUsed(s, card)) return true;
  }
  return false;
}

/** Whether a fief lies beside that of the seat or of its living ally. */
function isNearFriends(s: MedState, seat: Seat, fief: number): boolean {
  return layoutOf(s).fiefs[fief].neighbours.some((neighbour) => isFriendly(s, seat, neighbour));
}

/** Whether enemies keep a seat from going on through this neutral fief; home and to an ally it may always go (MED-12.9, MED-12.14). */
function isCrossingBlocked(s: MedState, seat: Seat, from: number): boolean {
  return isNeutral(s, from) && isContested(s, seat, from) && isNearFriends(s, seat, from);
}

/** Whether a character could leave the place where it stands. */
function canLeave(s: MedState, c: Content, seat: Seat, card: number): boolean {
  return !isUsed(s, card) && s.steps[card] < stepsOf(c, card) && !isBound(s, seat, card);
}

/** Whether anybody can march at all: from where he may leave, there is always somewhere to go (MED-12.11, MED-12.14). */
export function canMarch(s: MedState, seat: Seat): boolean {
  const c = content.of(s);
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) if (canLeave(s, c, seat, characters[i])) return true;
  return false;
}

function marches(s: MedState, seat: Seat): MovementOption[] {
  const c = content.of(s);
  const { fiefs } = c.layouts[s.core.seats - 2];
  const { march } = c.options.layouts[s.core.seats - 2];
  const options: MovementOption[] = [];
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) {
    const card = characters[i];
    if (!canLeave(s, c, seat, card)) continue;
    const from = fiefOf(s, card);
    const { neighbours } = fiefs[from];
    const blocked = isCrossingBlocked(s, seat, from);
    for (let j = 0; j < neighbours.length; j++)
      if (!blocked || isFriendly(s, seat, neighbours[j])) options.push(march[card][neighbours[j]]);
  }
  return options;
}

/** Phase 4a: characters move to adjacent fiefs, one at a time, without being used. */
export const moveOutside = step.pick('moveOutside', {
  rule: ['MED-3.9', 'MED-12.1', 'MED-12.4', 'MED-12.7'],
  crumb: () => ({}),
  ask(s, _p: object) {
    const { options } = content.of(s);
    const moves = marches(s, s.active);
    if (moves.length === 0) return pick(s.active, [options.endMovement]);
    for (const card of s.characters[s.active]) if (!isUsed(s, card)) moves.push(options.remove[card]);
    if (battlesFor(s, s.active).length > 0) moves.push(options.endMovement, options.endTurn);
    else moves.push(options.endUnfought);
    return pick(s.active, moves);
  },
  answer(s, _p, option: MovementOption): Next {
    const c = content.of(s);
    switch (option.move) {
      case 'march':
        s.core.told?.push({
          key: 'marched',
          params: {
            seat: s.active,
            card: option.card,
            id: c.ids[option.id],
            from: layoutOf(s).fiefs[fiefOf(s, option.id)].id,
            ...fiefNamed(layoutOf(s), option.index),
          },
        });
        s.place[option.id] = placeAt(option.index, OPEN_GROUND);
        s.steps[option.id]++;
        return [STARVE, MOVE_OUTSIDE];
      case 'remove':
        remove(s, s.active, option.id);
        return [STARVE, MOVE_OUTSIDE];
      case 'endMovement':
        s.phase = 'war';
        return DECLARE_WAR;
      default:
        return undefined;
    }
  },
  refused(s, _p): Refused[] {
    return [...refusedMarches(s, s.active), ...refusedRemovals(s, s.active)];
  },
});

export const MOVE_OUTSIDE = moveOutside.do({});

/** Those that could move elsewhere come first: what they say of a fief is about the way there. */
function refusedMarches(s: MedState, seat: Seat): Refused[] {
  const c = content.of(s);
  const { march } = c.options.layouts[s.core.seats - 2];
  const refused: Refused[] = [];
  const stays = (card: number): number => (canLeave(s, c, seat, card) ? 0 : 1);
  for (const card of s.characters[seat].toSorted((one, other) => stays(one) - stays(other))) {
    layoutOf(s).fiefs.forEach((_, fief) => {
      const why = whyNotMarched(s, c, seat, card, fief);
      if (why !== null) refused.push({ ...march[card][fief], refusal: why });
    });
  }
  return refused;
}

/** Why a character may not move to that fief, or null: first what keeps it from moving at all. */
function whyNotMarched(s: MedState, c: Content, seat: Seat, card: number, to: number): Refusal | null {
  const about = { card: c.faces[card].id, copy: c.options.remove[card].copy };
  const from = fiefOf(s, card);
  if (isUsed(s, card)) return refusal('MED-12.3', 'marchUsed', about);
  if (isBound(s, seat, card)) return refusal('MED-12.6', 'boundToHost', about);
  if (s.steps[card] >= stepsOf(c, card))
    return refusal(stepsOf(c, card) > c.steps ? 'MED-12.5' : 'MED-12.1', 'noStepsLeft', { ...about, steps: stepsOf(c, card) });
  if (from === to || !areAdjacent(s, from, to)) return refusal('MED-12.1', 'notAdjacent', about);
  if (isCrossingBlocked(s, seat, from) && !isFriendly(s, seat, to)) return refusal('MED-12.9', 'crossingBlocked', about);
  return null;
}
