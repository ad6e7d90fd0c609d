/** Cards 59 and 60: another card gives both its ability and its points, or twice its points; it may be another player's (UNI-45.31, UNI-45.45). */

import { type Next, type Option, pick, type Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import { NOBODY, type UniState, type Use } from '../../state.ts';
import { COLOURS, EMPIRE_CARDS, UPRIGHT } from '../../vocabulary.ts';
import { type Ability, cardAbility } from '../abilities.ts';
import { cardUse, type Occasion, priceOfCard, windowBit } from '../acts.ts';
import { inTime } from '../fighters.ts';
import { reason } from '../reason.ts';
import { step } from '../step.ts';
import { changeUse, chooseTarget, commitUse, LAPSED, useOf } from '../uses.ts';

const NO_CARD = reason('UNI-45.31', 'noCardForPrincess');

export function isPrincess(s: UniState, card: number): boolean {
  const { op } = content.of(s).cards[card].effect;
  return op === 'abilityAndTP' || op === 'doubleTP';
}

/** Ways to use a card with a princess: its ability, or an alternative of its points, from 0. */
const ABILITY = NOBODY;

/** The occasion as it is to the owner of a card: what is for one's own turn in phases 4 to 6 is not for the turn of another (UNI-45.31). */
function occasionOf(s: UniState, owner: Seat, { windows, about }: Use): Occasion {
  const ofTurn = windowBit('purchase') | windowBit('combatMove') | windowBit('trade');
  return { windows: owner === s.active ? windows : windows & ~ofTurn, about };
}

/** Whether the ability of a card could be used by its owner on this occasion, by what everybody knows. */
function mayUseAbility(s: UniState, owner: Seat, card: number, princess: Use): boolean {
  const ability = cardAbility(content.of(s).cards[card].effect.op);
  const use = ability === null ? null : cardUse(s, owner, card, occasionOf(s, owner, princess));
  return use !== null && ability?.whyNot(s, use) === null;
}

/** Card 59 goes with an ability; card 60 with points, also those that are an ability (UNI-45.45). */
function waysOf(s: UniState, use: Use, owner: Seat, card: number): number[] {
  const { cards } = content.of(s);
  const { index } = use;
  const { effect, points } = cards[card];
  if (s.cardState[card] !== UPRIGHT || isPrincess(s, card) || s.withheld.includes(index * EMPIRE_CARDS + card)) return [];
  const doubles = cards[index].effect.op === 'doubleTP';
  const ways = doubles ? points.map((_, way) => way) : [];
  if ((!doubles || effect.op === 'gainTP') && mayUseAbility(s, owner, card, use)) ways.push(ABILITY);
  return ways;
}

interface CardTarget extends TargetOption {
  readonly card: string;
  readonly toSeat: Seat;
}

function cardTarget(s: UniState, owner: Seat, target: number): CardTarget {
  const card = content.of(s).cards[target].id;
  return { key: card, say: 'cardOfSeat', card, toSeat: owner, target, at: [`card:${card}`] };
}

/** The points in the corner of a card, one option for each alternative. */
export function cornerTargets(s: UniState, card: number, ways: readonly number[]): TargetOption[] {
  const { id, points } = content.of(s).cards[card];
  return ways.map((target): TargetOption & { readonly card: string; readonly colours?: readonly string[] } => {
    if (target === ABILITY) return { key: 'ability', say: 'abilityOfCard', card: id, target, at: [`card:${id}`] };
    const colours = points[target].flatMap((n, colour) => Array.from({ length: n }, () => COLOURS[colour]));
    return { key: `points ${target + 1}`, say: 'points', card: id, colours, target, at: [`card:${id}`] };
  });
}

export const princess: Ability = {
  whyNot(s, use) {
    for (const owner of s.order) for (const card of s.cards[owner]) if (waysOf(s, use, owner, card).length > 0) return null;
    return NO_CARD;
  },
  /** The card, how it is used, and with card 59 which of its points. */
  choose(s, use) {
    const [card, way, corner] = use.targets;
    if (card === undefined)
      return s.order.flatMap((owner) =>
        s.cards[owner].filter((one) => waysOf(s, use, owner, one).length > 0).map((one) => cardTarget(s, owner, one)),
      );
    const owner = ownerOf(s, card);
    if (way === undefined) return cornerTargets(s, card, waysOf(s, use, owner, card));
    const { points } = content.of(s).cards[card];
    if (way !== ABILITY || corner !== undefined || content.of(s).cards[use.index].effect.op === 'doubleTP' || points.length === 0)
      return null;
    return cornerTargets(
      s,
      card,
      points.map((_, one) => one),
    );
  },
  /** It works by the card that it goes with (`joinCards`). */
  apply: () => undefined,
};

function ownerOf(s: UniState, card: number): Seat {
  return s.cards.findIndex((cards) => cards.includes(card));
}

/** The princess and the card become one use, of whoever owns the card, if he agrees; they are rotated together. */
export function joinCards(s: UniState, use: Use): Next {
  const [card, way, corner = NOBODY] = use.targets;
  const owner = ownerOf(s, card);
  const own = cardUse(s, owner, card, occasionOf(s, owner, use));
  const joined: Use = {
    ...use,
    seat: owner,
    ofSeat: owner,
    kind: way === ABILITY ? 'ability' : 'points',
    index: card,
    targets: way === ABILITY ? [] : [way],
    window: own?.window ?? use.window,
    with: use.index,
    withLent: use.ofSeat !== use.seat,
    corner,
  };
  changeUse(s, joined);
  const asks = owner === use.seat ? [] : [consentCard.do({ seat: owner, bySeat: use.seat })];
  return [...asks, chooseTarget.do({ seat: owner }), commitUse.do({})];
}

interface ConsentOption extends Option {
  readonly agrees: boolean;
}

const REFUSE: ConsentOption = { key: 'refuse', say: 'refuseConsent', agrees: false };
const AGREE: ConsentOption = { key: 'agree', say: 'agreeConsent', agrees: true };

/** The owner of the card agrees to use it at this moment, with its choices, or not (UNI-45.31, UNI-47.10). */
export const consentCard = step.pick('consentCard', {
  rule: ['UNI-45.31', 'UNI-47.10'],
  ask(s, { seat, bySeat }: { seat: Seat; bySeat: Seat }) {
    const use = useOf(s);
    const { cards } = content.of(s);
    const pays = use.kind === 'ability' ? priceOfCard(s, use) : 0;
    return pick(seat, s.florins[seat] >= pays ? [REFUSE, AGREE] : [REFUSE], {
      always: true,
      params: { bySeat, card: cards[use.index].id, princess: cards[use.with].num, what: use.kind },
      limit: inTime(s, REFUSE.key, 1),
    });
  },
  answer(s, { seat }, { agrees }: ConsentOption): Next {
    if (agrees) return undefined;
    const use = useOf(s);
    s.withheld.push(use.with * EMPIRE_CARDS + use.index);
    changeUse(s, { ...use, cancelled: LAPSED });
    s.core.told?.push({ key: 'consentRefused', params: { seat, card: content.of(s).cards[use.index].id } });
    return undefined;
  },
});
