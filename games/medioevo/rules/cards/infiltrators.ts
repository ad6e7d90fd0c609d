/** Card 13: up to 1d3 rotated cards of others stay rotated through the coming turn (UNI-45.9). Card 15: a horde beside one's own land (UNI-45.11). */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { CardOption } from '../../options.ts';
import { armyAt, NOBODY, type UniState } from '../../state.ts';
import { HELD_ROTATED, KEPT_ROTATED, ROTATED, TERRITORIES } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { isHordeLeft } from '../hordes.ts';
import { isPresentIn, neighboursLandOf } from '../map.ts';
import { reason } from '../reason.ts';
import { chargeRebellions, rebel } from '../rebellion.ts';
import { asD3, rolled, rolling, takeRoll } from '../rolls.ts';
import { step } from '../step.ts';
import { placeTarget } from '../targets.ts';

const NONE_ROTATED = reason('UNI-45.9', 'noneRotated');

/** Rotated and not held yet. */
function isRotated(s: UniState, card: number): boolean {
  return s.cardState[card] === ROTATED || s.cardState[card] === KEPT_ROTATED;
}

function rotatedOfOthers(s: UniState, seat: Seat): number[] {
  return s.cards.flatMap((cards, owner) => (owner === seat ? [] : cards.filter((card) => isRotated(s, card))));
}

export const infiltrator: Ability = {
  whyNot: (s, { seat }) => (rotatedOfOthers(s, seat).length > 0 ? null : NONE_ROTATED),
  touches: (s, _use, seat) => s.cards[seat].some((card) => isRotated(s, card)),
  apply(s, { seat }) {
    const dice = [rolled(s, 6)];
    return [...rolling(s, { sides: [seat], what: 'infiltrator', dice, faces: [6] }), holdCards.do({ seat })];
  },
};

export const holdCards = step.work('holdCards', {
  rule: ['UNI-45.9', 'UNI-45.50'],
  run(s, { seat }: { seat: Seat }): Next {
    const left = asD3(takeRoll(s).dice[0]);
    return holdCard.do({ seat, left });
  },
});

interface HoldOption extends CardOption {
  readonly ends: boolean;
}

const FINISH: HoldOption = { key: 'finish', say: 'finish', card: 'none', index: NOBODY, ends: true };

/** One by one, after the roll. */
export const holdCard = step.pick('holdCard', {
  rule: 'UNI-45.9',
  ask(s, { seat, left }: { seat: Seat; left: number }) {
    const open = rotatedOfOthers(s, seat);
    if (left === 0 || open.length === 0) return null;
    const { cards } = content.of(s);
    const options = open.map((index): HoldOption => {
      const card = cards[index].id;
      return { key: card, say: 'holdCard', card, index, ends: false, at: [`card:${card}`] };
    });
    return pick(seat, [...options, FINISH], { params: { left } });
  },
  answer(s, { seat, left }, { index, card, ends }: HoldOption): Next {
    if (ends) return undefined;
    s.cardState[index] = HELD_ROTATED;
    s.core.told?.push({ key: 'cardHeld', params: { seat, card } });
    return holdCard.do({ seat, left: left - 1 });
  },
});

const NO_HORDE_LEFT = reason('UNI-41.15', 'noHordeLeft');
const NO_LAND_TO_STIR = reason('UNI-45.11', 'noLandToStir');

/** Land of another player, or of nobody without units of players; no battle may be going on there (UNI-45.11). */
function mayStir(s: UniState, seat: Seat, territory: number): boolean {
  const controller = s.control[territory];
  if (s.inPlay[territory] === 0 || controller === seat) return false;
  if (controller === NOBODY && s.order.some((other) => s.armies[armyAt(other, territory)] > 0)) return false;
  return !s.battles.some(({ place }) => place === territory) && neighboursLandOf(s, seat, territory);
}

/** Card 15. In a home territory it is a rebellion, judged by itself (UNI-7.13); Law does not work on it. */
export const agitator: Ability = {
  whyNot(s, { seat }) {
    if (!isHordeLeft(s)) return NO_HORDE_LEFT;
    for (let territory = 0; territory < TERRITORIES; territory++) if (mayStir(s, seat, territory)) return null;
    return NO_LAND_TO_STIR;
  },
  choose(s, { seat, targets }) {
    if (targets.length > 0) return null;
    const open: ReturnType<typeof placeTarget>[] = [];
    for (let territory = 0; territory < TERRITORIES; territory++) if (mayStir(s, seat, territory)) open.push(placeTarget(s, territory));
    return open;
  },
  // A rebellion is charged to whose home it is, also where somebody else rules.
  touches: (s, { targets: [territory] }, seat) => isPresentIn(s, seat, territory) || s.homeOf[territory] === seat,
  apply(s, { seat, targets: [territory] }) {
    if (!mayStir(s, seat, territory)) return undefined;
    const home = s.homeOf[territory];
    if (home !== NOBODY) chargeRebellions(s, home, 1);
    return rebel(s, territory, false);
  },
};
