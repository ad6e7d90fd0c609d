/** Why not. */

import type { Option, Params, Refused, RuleId } from '@castellan/engine';

/**
 * What a rule answers when it is asked `whyNot…`, null meaning that nothing forbids it: one value for each reason, shared by all who ask,
 * so that a playout pays nothing for it; names and numbers are added by `refuse`, when somebody wants to read them.
 */
export interface Reason {
  readonly rule: RuleId;
  /** Its message, `refusal.<key>`. */
  readonly key: string;
}

export function reason(rule: RuleId, key: string): Reason {
  return { rule, key };
}

/** An option that is refused, in words; of the parameters each message takes what it needs. */
export function refuse(option: Option, { rule, key }: Reason, params: Params = {}): Refused {
  return { ...option, refusal: { rule, key, params } };
}
