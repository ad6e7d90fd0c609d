/** How characters deal with others: what they ask for peace and pacts, and for how much they go to war. */

import { type Instinct, type Style, weigher, weighing } from '@castellan/engine';
import { pactSheet } from '../rules/pact-sheet.ts';
import { proposeDeal } from '../rules/pacts.ts';
import type { UniState } from '../state.ts';
import { wholeAnswer } from './answers.ts';
import { interject, type Leaning, meaning, weighPartner, weighSheet } from './bargaining.ts';

type Weigh = Instinct<UniState>['weigh'];

function dealing(usual: Weigh, leaning: Leaning): Style<UniState> {
  const meant = meaning(leaning);
  return {
    weigh: weighing(
      [
        weigher(proposeDeal, (s, option, p, seat) => weighPartner(s, option, p, seat, meant)),
        weigher(pactSheet, (s, option, p, seat) => weighSheet(s, option, p, seat, meant)),
      ],
      usual,
    ),
    answer: (s, q) => wholeAnswer(s, q, leaning),
    interject: (s, seat, options) => interject(s, seat, options, leaning),
  };
}

export function dealingsOf(usual: Weigh): NonNullable<Instinct<UniState>['dealings']> {
  return {
    warlike: dealing(usual, { agreement: -0.3, war: 1 }),
    thrifty: dealing(usual, { agreement: -1, war: -0.6 }),
    courtly: dealing(usual, { agreement: 1, war: -0.6 }),
    builder: dealing(usual, { agreement: 0, war: -0.3 }),
  };
}
