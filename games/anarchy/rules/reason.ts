/** Why an option is not allowed: said once for each kind of option, by a function `whyNot…` that is null where it is allowed. */

import { type Option, type Params, type Refusal, type Refused, type RuleId, refusal } from '@castellan/engine';

/** A constant, so that finding one costs nothing in playouts; its words are made of what it is about, and only for who asks. */
export interface Reason<A extends readonly unknown[] = []> {
  refusal(...about: A): Refusal;
}

export function reason<A extends readonly unknown[] = []>(rule: RuleId, key: string, params?: (...about: A) => Params): Reason<A> {
  return { refusal: (...about) => refusal(rule, key, params?.(...about)) };
}

type WhyNot<A extends readonly unknown[]> = (...about: A) => Reason<A> | null;

/** The options that are not allowed, each with its reason in words; `about` is what has to be known of one. */
export function refusedAmong<O extends Option, A extends readonly unknown[]>(
  options: readonly O[],
  whyNot: WhyNot<A>,
  about: (option: O) => readonly [...A],
): Refused[] {
  const refused: Refused[] = [];
  for (const option of options) {
    const it = about(option);
    const why = whyNot(...it);
    if (why !== null) refused.push({ ...option, refusal: why.refusal(...it) });
  }
  return refused;
}
