/** How a seat stands, in numbers; what each of them is worth was learned from games (`weights.json`). */

import { learnedValue, type Outlook, type Seat } from '@castellan/engine';
import { controlledBy } from '../rules/control.ts';
import { troopPoints } from '../rules/fighting.ts';
import { goalOf, pointsOf, sideOf, sidePoints, sidesOf } from '../rules/victory.ts';
import { type FieState, PLACES, stageOf } from '../state.ts';
import { LORDS, type Stage } from '../vocabulary.ts';
import { cardWorth } from './economy.ts';
import weights from './weights.json' with { type: 'json' };
import { assetsOf, dangerTo, progressOf, prospectsOf } from './worth.ts';

/** What is large is counted in tens, so that all numbers are about as large. */
const TENTH = 0.1;

const FEATURES = [
  'atGoal',
  'oneShort',
  'twoShort',
  'points',
  'allied',
  'assets',
  'ecus',
  'troops',
  'villages',
  'lords',
  'captives',
  'hand',
  'prospects',
  'danger',
] as const;

type Features = { readonly [name in (typeof FEATURES)[number]]: number };

function featuresOf(s: FieState, seat: Seat): Features {
  const side = sideOf(s, seat);
  const short = goalOf(s, side) - sidePoints(s, side);
  return {
    atGoal: short <= 0 ? 1 : 0,
    oneShort: short <= 1 ? 1 : 0,
    twoShort: short <= 2 ? 1 : 0,
    points: pointsOf(s, seat),
    allied: side.length > 1 ? 1 : 0,
    // A title that is about to be bought is among the assets, so the point that it becomes must be as well.
    assets: TENTH * (assetsOf(s, seat) + progressOf(s, seat)),
    ecus: TENTH * s.ecus[seat],
    troops: TENTH * troopsOf(s, seat),
    villages: controlledBy(s, seat),
    ...lordsOf(s, seat),
    hand: TENTH * handWorth(s, seat),
    prospects: TENTH * prospectsOf(s, seat),
    danger: TENTH * dangerTo(s, seat),
  };
}

function troopsOf(s: FieState, seat: Seat): number {
  let sergeants = 0;
  let knights = 0;
  for (let at = seat * PLACES; at < (seat + 1) * PLACES; at++) {
    sergeants += s.sergeants[at];
    knights += s.knights[at];
  }
  return troopPoints(s, sergeants, knights);
}

/** Those who are free, and those who are held by others. */
function lordsOf(s: FieState, seat: Seat): Pick<Features, 'lords' | 'captives'> {
  let lords = 0;
  let captives = 0;
  for (let lord = 0; lord < LORDS; lord++) {
    if (s.owner[lord] !== seat) continue;
    if (s.captor[lord] < 0) lords++;
    else captives++;
  }
  return { lords, captives };
}

/** What its cards may still do; without it whoever looks ahead would think that they cost nothing. */
function handWorth(s: FieState, seat: Seat): number {
  let worth = 0;
  for (const card of s.hands[seat]) worth += cardWorth(s, seat, card);
  return worth;
}

/** The parts of a round: politics, income, war, and the check at its end. */
const PARTS: readonly (readonly Stage[])[] = [
  ['papalActs', 'marriages', 'bishopElections', 'popeElection', 'kingElection'],
  ['drawing', 'calamities', 'cardPlay', 'income', 'ransoms', 'grants'],
  ['purchases', 'movement', 'combat'],
  ['pillage', 'victory'],
];

/** The set of weights by the round. In the first hardly anything is decided yet. */
const PHASE_BY_ROUND = [0, 0, 1, 1, 2, 2, 3];

export const outlook: Outlook<FieState> = {
  names: FEATURES,
  features(s, seat) {
    const features = featuresOf(s, seat);
    return FEATURES.map((name) => features[name]);
  },
  phase: ({ round }) => PHASE_BY_ROUND[Math.min(round, PHASE_BY_ROUND.length - 1)],
  moment: (s) => s.round * PARTS.length + PARTS.findIndex((stages) => stages.includes(stageOf(s))),
  sides: sidesOf,
  units: {
    assets: 1 / TENTH,
    ecus: 1 / TENTH,
    troops: 1 / TENTH,
    hand: 1 / TENTH,
    prospects: 1 / TENTH,
    danger: 1 / TENTH,
  },
  // All of them are within what the house has and is near to.
  untold: ['points', 'ecus', 'troops', 'lords'],
  weights,
};

export const value = learnedValue(outlook);
