/** 12. External movement. */

import { type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { fiefNamed, type MovementOption } from '../options.ts';
import { isUsed, layoutOf, type MedState, OPEN_GROUND, placeAt } from '../state.ts';
import { stepsWith } from './faces.ts';
import { refusedRemovals, remove, STARVE, whyNotRemove } from './feeding.ts';
import { areAdjacent, fiefOf, isEnemy, isFriendly, isNeutral } from './fiefs.ts';
import { isBound } from './guarding.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { canFight, DECLARE_WAR } from './war.ts';

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

const MARCH_USED = reason('MED-12.3', 'marchUsed');
const BOUND_TO_HOST = reason('MED-12.6', 'boundToHost');
const NO_STEP_LEFT = reason('MED-12.1', 'noStepsLeft');
const NO_STEPS_LEFT = reason('MED-12.5', 'noStepsLeft');
const NOT_ADJACENT = reason('MED-12.1', 'notAdjacent');
const CROSSING_BLOCKED = reason('MED-12.9', 'crossingBlocked');

/** Why a character may not leave the place where it stands. */
function whyNotLeave(s: MedState, c: Content, seat: Seat, card: number): Reason | null {
  if (isUsed(s, card)) return MARCH_USED;
  if (isBound(s, seat, card)) return BOUND_TO_HOST;
  const steps = stepsWith(c.faces[card], c.steps);
  if (s.steps[card] < steps) return null;
  return steps > c.steps ? NO_STEPS_LEFT : NO_STEP_LEFT;
}

/** Why nobody of a seat goes from one fief to another. */
function whyNotGo(s: MedState, seat: Seat, from: number, to: number): Reason | null {
  if (!areAdjacent(s, from, to)) return NOT_ADJACENT;
  return !isFriendly(s, seat, to) && isCrossingBlocked(s, seat, from) ? CROSSING_BLOCKED : null;
}

/** Whether anybody can march at all: from where he may leave, there is always somewhere to go (MED-12.11, MED-12.14). */
export function canMarch(s: MedState, seat: Seat): boolean {
  const c = content.of(s);
  const characters = s.characters[seat];
  for (let i = 0; i < characters.length; i++) if (whyNotLeave(s, c, seat, characters[i]) === null) return true;
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
    if (whyNotLeave(s, c, seat, card) !== null) continue;
    const from = fiefOf(s, card);
    const { neighbours } = fiefs[from];
    for (let j = 0; j < neighbours.length; j++)
      if (whyNotGo(s, seat, from, neighbours[j]) === null) options.push(march[card][neighbours[j]]);
  }
  return options;
}

/** Phase 4a: characters move to adjacent fiefs, one at a time, without being used. Where nobody could fight, the end of it ends the turn. */
export const moveOutside = step.pick('moveOutside', {
  rule: ['MED-3.9', 'MED-12.1', 'MED-12.4', 'MED-12.7'],
  crumb: () => ({}),
  ask(s, _p: object) {
    const { options } = content.of(s);
    const moves = marches(s, s.active);
    const end = canFight(s, s.active) ? options.endMovement : options.endUnfought;
    if (moves.length === 0) return pick(s.active, [end]);
    for (const card of s.characters[s.active]) if (whyNotRemove(s, card) === null) moves.push(options.remove[card]);
    moves.push(end);
    if (end === options.endMovement) moves.push(options.endTurn);
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
  const stays = (card: number): number => (whyNotLeave(s, c, seat, card) === null ? 0 : 1);
  for (const card of s.characters[seat].toSorted((one, other) => stays(one) - stays(other))) {
    const about = { card: c.faces[card].id, copy: c.options.remove[card].copy, steps: stepsWith(c.faces[card], c.steps) };
    layoutOf(s).fiefs.forEach((_, fief) => {
      const why = whyNotLeave(s, c, seat, card) ?? whyNotGo(s, seat, fiefOf(s, card), fief);
      if (why !== null) refused.push(refuse(march[card][fief], why, about));
    });
  }
  return refused;
}
