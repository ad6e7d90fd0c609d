/** How a realm stands, in numbers; what each of them is worth was learned from games (`weights.json`). */

import { learnedValue, type Outlook, type Seat } from '@castellan/engine';
import { territoriesOf } from '../rules/control.ts';
import { netFlorins } from '../rules/money.ts';
import { finalHonourOf, tokensOf } from '../rules/scoring.ts';
import { incomeOf } from '../rules/taxes.ts';
import { musterOf } from '../rules/troops.ts';
import { vehiclesOf } from '../rules/vehicles.ts';
import { hue, pairAt, type UniState } from '../state.ts';
import { COLOURS, PHASES } from '../vocabulary.ts';
import { toughness } from './odds.ts';
import weights from './weights.json' with { type: 'json' };
import { builtBy, turnsLeft } from './worth.ts';

const FEATURES = [
  'honour',
  'scored',
  'land',
  'buildings',
  'strength',
  'florins',
  'income',
  'tokens',
  'technologies',
  'cards',
  'transports',
  'loans',
  'wars',
] as const;

type Features = { readonly [name in (typeof FEATURES)[number]]: number };

/** Florins are counted in hundreds, so that all numbers are about as large. */
const HUNDREDTH = 0.01;

function featuresOf(s: UniState, seat: Seat): Features {
  return {
    honour: s.honour[seat],
    scored: finalHonourOf(s, seat),
    land: territoriesOf(s, seat),
    buildings: builtBy(s, seat),
    strength: toughness(musterOf(s, seat)),
    florins: HUNDREDTH * netFlorins(s, seat),
    income: HUNDREDTH * incomeOf(s, seat),
    tokens: tokensOf(s, seat),
    technologies: COLOURS.reduce((sum, _, colour) => sum + s.levels[hue(seat, colour)], 0),
    cards: s.cards[seat].length,
    transports: vehiclesOf(s, seat).length,
    loans: s.loans[seat],
    wars: s.order.filter((other) => other !== seat && s.war[pairAt(seat, other)] > 0).length,
  };
}

/** Those who win together; whoever was eliminated stands alone, and is out. */
function sidesOf(s: UniState): readonly (readonly Seat[])[] {
  const sides = new Map<number, Seat[]>();
  s.teams.forEach((team, seat) => {
    const side = sides.get(team);
    if (side === undefined) sides.set(team, [seat]);
    else side.push(seat);
  });
  return [...sides.values()];
}

/** The set of weights by the turns that follow. */
const PHASE_BY_TURNS = [0, 1, 2, 2, 3];

export const outlook: Outlook<UniState> = {
  names: FEATURES,
  features(s, seat) {
    const features = featuresOf(s, seat);
    return FEATURES.map((name) => features[name]);
  },
  phase: (s) => PHASE_BY_TURNS[Math.min(turnsLeft(s), PHASE_BY_TURNS.length - 1)],
  moment: ({ turn, phase }) => turn * PHASES.length + phase,
  sides: sidesOf,
  isOut: (s, seat) => !s.order.includes(seat),
  units: { florins: 1 / HUNDREDTH, income: 1 / HUNDREDTH },
  // By themselves they decide nothing, and their weights go now this way, now that.
  untold: ['strength', 'florins', 'cards', 'transports', 'wars'],
  weights,
};

export const value = learnedValue(outlook);
