/** Why not: how this game tells what may be done from what may not. */

import { type Option, type Params, type Refused, type RuleId, refusal } from '@castellan/engine';
import type { Content } from '../content/content.ts';
import type { Player } from '../state.ts';

/**
 * What stands against an option: a constant that the one function judging such options (`whyNot…`) returns, null when nothing does. Its
 * numbers are worked out, from what the option is about, only for somebody who asks why.
 */
export interface Reason<About> {
  readonly rule: RuleId;
  readonly key: string;
  readonly params: (about: About) => Params;
}

export function reason<About>(rule: RuleId, key: string, params: (about: About) => Params): Reason<About> {
  return { rule, key, params };
}

/** What reasons may be about: a player … */
export interface OfPlayer {
  readonly c: Content;
  readonly player: Player;
}

/** … or an Empire card, of which many tell no more than the name. */
export interface OfCard {
  readonly c: Content;
  readonly card: number;
}

export function nameOfCard({ c, card }: OfCard): Params {
  return { card: c.empire[card].id };
}

/**
 * The options of a question are listed by one walk over all there is to choose from; what is not allowed is added to these, which are
 * null in play, so that nothing after their `?.` is evaluated.
 */
export type Refusals = Refused[] | null;

export function refuse<About>(option: Option, { rule, key, params }: Reason<About>, about: About): Refused {
  return { ...option, refusal: refusal(rule, key, params(about)) };
}

/** What a walk refuses. */
export function refusedBy(walk: (refused: Refused[]) => unknown): Refused[] {
  const refused: Refused[] = [];
  walk(refused);
  return refused;
}
