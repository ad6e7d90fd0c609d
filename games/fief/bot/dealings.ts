/** How characters deal with others: what they ask for a bargain, and how gladly they marry. */

import { type Instinct, type Style, weigher, weighing } from '@castellan/engine';
import { bargain, bargainSheet } from '../rules/bargains.ts';
import { answerMarriage, proposeMarriage } from '../rules/marriages.ts';
import type { FieState } from '../state.ts';
import { wholeAnswer } from './answers.ts';
import { interject, type Leaning, weighPartner, weighSheet } from './bargaining.ts';
import { weighConsent, weighMatch } from './politics.ts';

type Weigh = Instinct<FieState>['weigh'];

function dealing(usual: Weigh, leaning: Leaning): Style<FieState> {
  const { marriage } = leaning;
  return {
    weigh: weighing(
      [
        weigher(bargain, (s, option, _p, seat) => weighPartner(s, option, seat, leaning)),
        weigher(bargainSheet, (s, option, p, seat) => weighSheet(s, option, p, seat, leaning)),
        weigher(proposeMarriage, (s, option, _p, seat) => weighMatch(s, option, seat, marriage)),
        weigher(answerMarriage, (s, option, _p, seat) => weighConsent(s, option, seat, marriage)),
      ],
      usual,
    ),
    answer: (s, q) => wholeAnswer(s, q, leaning),
    interject: (s, seat, options) => interject(s, seat, options, leaning),
  };
}

export function dealingsOf(usual: Weigh): NonNullable<Instinct<FieState>['dealings']> {
  return {
    warlike: dealing(usual, { bargain: -0.6, village: 0, marriage: -1 }),
    thrifty: dealing(usual, { bargain: -1, village: 0, marriage: 0 }),
    courtly: dealing(usual, { bargain: 1, village: 0, marriage: 1 }),
    // Villages are to build in.
    builder: dealing(usual, { bargain: 0, village: 1, marriage: 0 }),
  };
}
