/** 15.5, 15.6, 47.17. A card or technology being used: choices, payment, what may be answered to it, effect. */

import { type Next, pick } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { TargetOption } from '../options.ts';
import { hue, NOBODY, type UniState, type Use } from '../state.ts';
import { COLOURS, ROTATED, TECHNOLOGIES, UPRIGHT } from '../vocabulary.ts';
import { type Ability, cardAbility, technologyAbility } from './abilities.ts';
import { priceOfCard } from './acts.ts';
import { isPrincess, joinCards } from './cards/princesses.ts';
import { inTime } from './fighters.ts';
import { pay } from './money.ts';
import { payTechnology, pointsCost } from './points.ts';
import { step } from './step.ts';
import { openWindow } from './windows.ts';

/** The use on which the present frames work: the innermost (UNI-47.17). */
export function useOf(s: UniState): Use {
  return s.uses[s.uses.length - 1];
}

/** Puts another in its place, with a further choice, or a Joker against it. */
export function changeUse(s: UniState, use: Use): void {
  s.uses = [...s.uses.slice(0, -1), use];
}

function dropUse(s: UniState): Use {
  const use = useOf(s);
  s.uses = s.uses.slice(0, -1);
  return use;
}

export function abilityOfUse(s: UniState, { kind, index }: Use): Ability | null {
  if (kind === 'points') return null;
  return kind === 'ability' ? cardAbility(content.of(s).cards[index].effect.op) : technologyAbility(TECHNOLOGIES[index]);
}

/** Begins a use: first its choices, then it is paid and rotated, then others may answer, then it works. */
export function startUse(s: UniState, use: Use): Next {
  s.uses = [...s.uses, use];
  return [chooseTarget.do({ seat: use.seat }), commitUse.do({}), applyUse.do({})];
}

/** The choices of a card or technology, one after the other (catalogue, choices asked when a card ability is used). */
export const chooseTarget = step.pick('chooseTarget', {
  rule: ['UNI-15.5', 'UNI-46.1', 'UNI-47.10'],
  ask(s, { seat }: { seat: number }) {
    const use = useOf(s);
    if (use.cancelled !== 0) return null;
    const ability = abilityOfUse(s, use);
    const options = ability?.choose?.(s, use) ?? null;
    if (options === null || options.length === 0) return null;
    // How far something reaches that must be paid depends on its user's florins: silence would tell.
    const always = use.kind === 'technology' || ability?.florins !== undefined;
    return pick(seat, options, { always, params: { ...namesOf(s, use), n: use.targets.length }, limit: inTime(s, options[0].key) });
  },
  answer(s, { seat }, { target }: TargetOption): Next {
    const use = useOf(s);
    changeUse(s, { ...use, targets: [...use.targets, target] });
    return chooseTarget.do({ seat });
  },
});

/** What is being used, for messages. */
function namesOf(s: UniState, { kind, index }: Use): { readonly what: string; readonly card: string; readonly technology: string } {
  const { cards } = content.of(s);
  return {
    what: kind,
    card: kind === 'technology' ? 'none' : cards[index].id,
    technology: kind === 'technology' ? TECHNOLOGIES[index] : 'none',
  };
}

/** Whether it can still be done: nothing stands against it, all is chosen, and it can be paid. */
function stands(s: UniState, use: Use): boolean {
  const { technologies } = content.of(s);
  const { seat, kind, index, ofSeat } = use;
  if (use.cancelled !== 0 || (use.with !== NOBODY && !use.withLent && s.cardState[use.with] !== UPRIGHT)) return false;
  if (kind !== 'technology' && ofSeat === seat && (s.cardState[index] !== UPRIGHT || !s.cards[seat].includes(index))) return false;
  if (kind === 'points') return true;
  const ability = abilityOfUse(s, use);
  if (ability === null || ability.whyNot(s, use) !== null || (ability.choose?.(s, use) ?? null) !== null) return false;
  if (kind === 'ability') return s.florins[seat] >= priceOfCard(s, use);
  const { colour, points } = technologies[index];
  const times = ability.times?.(s, use) ?? 1;
  return s.florins[seat] >= (ability.florins?.(s, use) ?? 0) + pointsCost(s, seat, colour, times * points, use.spares);
}

/** Pays it; a card of one's own is rotated, and a Joker may answer that (UNI-15.5, UNI-15.6, UNI-45.27). */
export const commitUse = step.work('commitUse', {
  rule: ['UNI-15.5', 'UNI-15.6', 'UNI-15.8', 'UNI-46.23', 'UNI-47.17'],
  run(s, _: object): Next {
    const use = useOf(s);
    const { seat, kind, index, ofSeat } = use;
    if (!stands(s, use)) {
      changeUse(s, { ...use, cancelled: LAPSED });
      return undefined;
    }
    if (kind === 'ability' && isPrincess(s, index)) return joinCards(s, use);
    s.core.told?.push({ key: kind === 'technology' ? 'technologyUsed' : 'cardUsed', params: { seat, ...namesOf(s, use) } });
    if (kind === 'technology') {
      const ability = abilityOfUse(s, use);
      const florins = ability?.florins?.(s, use) ?? 0;
      const bought = payTechnology(s, seat, index, ability?.times?.(s, use) ?? 1, use.spares);
      pay(s, seat, florins);
      changeUse(s, { ...use, bought });
      return undefined;
    }
    if (kind === 'ability') pay(s, seat, priceOfCard(s, use));
    if (ofSeat !== seat) return undefined;
    s.cardState[index] = ROTATED;
    if (use.with !== NOBODY) {
      if (!use.withLent) s.cardState[use.with] = ROTATED;
      s.core.told?.push({ key: 'princessUsed', params: { seat, card: content.of(s).cards[use.with].id } });
    }
    return openWindow(s, { kind: 'onCardUsed', seats: s.order.filter((other) => other !== seat), about: seat });
  },
});

/** In `cancelled`: a Joker stands against it; the use was not made at all; a Joker stands against the princess alone (UNI-45.31). */
export const JOKER = 1;
export const LAPSED = 2;
export const SNUBBED = 3;

/** What it does; after everything that was answered to it is settled it is looked at once more (UNI-47.17). */
export const applyUse = step.work('applyUse', {
  rule: ['UNI-15.5', 'UNI-15.6', 'UNI-47.17'],
  run(s, _: object): Next {
    const dropped = dropUse(s);
    if (dropped.cancelled === JOKER || dropped.cancelled === LAPSED) {
      if (dropped.cancelled === JOKER) s.core.told?.push({ key: 'useCancelled', params: { seat: dropped.seat, ...namesOf(s, dropped) } });
      return undefined;
    }
    const use = dropped.cancelled === SNUBBED ? alone(s, dropped) : dropped;
    if (use.kind === 'points') {
      producePoints(s, use, use.targets[0], isDoubled(s, use) ? 2 : 1);
      return undefined;
    }
    // Both are given at the same moment (card 59).
    if (use.corner !== NOBODY) producePoints(s, use, use.corner, 1);
    const ability = abilityOfUse(s, use);
    if (ability === null || ability.whyNot(s, use) !== null) return undefined;
    return ability.apply(s, use);
  },
});

/** Without the princess the other card works alone (UNI-45.31). */
function alone(s: UniState, use: Use): Use {
  s.core.told?.push({ key: 'princessCancelled', params: { seat: use.seat, card: content.of(s).cards[use.with].id } });
  return { ...use, with: NOBODY, corner: NOBODY };
}

/** Whether card 60 goes with it. */
export function isDoubled(s: UniState, use: Use): boolean {
  return use.with !== NOBODY && content.of(s).cards[use.with].effect.op === 'doubleTP';
}

/** The points in the corner of a card: the alternative that was chosen, once or twice (UNI-15.6, card 60). */
function producePoints(s: UniState, { seat, index }: Use, choice: number, times: number): void {
  const given = content.of(s).cards[index].points[choice];
  for (let colour = 0; colour < COLOURS.length; colour++) s.points[hue(seat, colour)] += given[colour] * times;
}
