/** How a player stands, in numbers; what each of them is worth was learned from games (`weights.json`). */

import { learnedValue, type Outlook, type Seat } from '@castellan/engine';
import { type AnaState, sum } from '../state.ts';
import { ROUNDS } from '../vocabulary.ts';
import weights from './weights.json' with { type: 'json' };
import { PARTS, partsOf, worthOf } from './worth.ts';

const FEATURES = ['worth', 'attributes', 'production'] as const;

type Features = { readonly [name in (typeof FEATURES)[number]]: number };

function featuresOf(s: AnaState, seat: Seat): Features {
  const p = s.players[seat];
  return { worth: worthOf(s, p), attributes: sum(p.attributes), production: sum(p.production) };
}

export const outlook: Outlook<AnaState> = {
  names: FEATURES,
  features(s, seat) {
    const features = featuresOf(s, seat);
    return FEATURES.map((name) => features[name]);
  },
  // By the rounds that follow.
  phase: ({ round }) => ROUNDS - Math.max(1, round),
  moment: ({ round }) => round,
  within: {
    feature: 'worth',
    names: PARTS,
    numbers(s, seat) {
      const parts = partsOf(s, s.players[seat]);
      return PARTS.map((part) => parts[part]);
    },
  },
  weights,
};

export const value = learnedValue(outlook);
