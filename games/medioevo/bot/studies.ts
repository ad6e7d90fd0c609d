/** What it is worth to study: a technology is the way to those behind it (note on technologies for bots). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { unflipped } from '../rules/points.ts';
import { levelsOf, prizeFor, technologyRank } from '../rules/scoring.ts';
import { hue, type UniState } from '../state.ts';
import { GREEN, TECHNOLOGIES, TECHNOLOGY_LEVELS, type TechnologyId } from '../vocabulary.ts';
import { artWorth } from './learning.ts';
import { armiesWanted, endGain, type Purse, SIGHT } from './purse.ts';
import { honourWorth, turnsLeft } from './worth.ts';

const CARPENTRY = TECHNOLOGIES.indexOf('carpentry');
const MASONRY = TECHNOLOGIES.indexOf('masonry');
const ARCHITECTURE = TECHNOLOGIES.indexOf('architecture');
const RELIGION = TECHNOLOGIES.indexOf('religion');

/**
 * What a technology is worth now: its share in the best that its branch comes to from here on, a level a turn (UNI-10.2, UNI-10.3), with the
 * honour of the highest technology (UNI-43.10).
 */
export function studyWorth(s: UniState, seat: Seat, held: Purse, technology: number): number {
  const { technologies } = content.of(s);
  const { colour, level, price: first } = technologies[technology];
  const left = turnsLeft(s);
  const levels = levelsOf(s, seat);
  const before = prizeOf(s, seat, levels);
  let worth = 0;
  let price = 0;
  let best = 0;
  for (let later = 0; later <= Math.min(left, TECHNOLOGY_LEVELS - level); later++) {
    levels[colour]++;
    worth += ownWorth(s, seat, held, technology + later) * (1 - later / Math.max(1, left));
    price += technologies[technology + later].price;
    best = Math.max(best, (worth + endGain(s, prizeOf(s, seat, levels) - before)) / price);
  }
  return best * first;
}

/** What such levels would earn if the game ended now; nothing as long as nobody looks at the end. */
function prizeOf(s: UniState, seat: Seat, levels: readonly number[]): number {
  return turnsLeft(s) > SIGHT ? 0 : prizeFor(s, seat, 'technology', technologyRank(levels));
}

/** What a technology lets one do in the turns that are left that is worth more than it costs. */
function ownWorth(s: UniState, seat: Seat, held: Purse, technology: number): number {
  const left = turnsLeft(s);
  const honour = honourWorth(s);
  switch (technology) {
    case MASONRY:
      return 60 * Math.max(0, left - 3) + (unflipped(s, seat, GREEN) > 0 ? 60 : 0);
    case ARCHITECTURE:
      return (held.income > 350 ? 65 : 30) * Math.max(0, left - 1) + (held.budget > 800 ? honour : 0);
    case CARPENTRY: {
      const { wagons, traders } = held.hands;
      const wants = (traders === 0 ? 1.2 : 0) + (wagons < armiesWanted(held.income) ? 0.5 : 0);
      return wants * honour * Math.max(0, left - 1);
    }
    case RELIGION:
      return held.budget > 700 ? 0.9 * honour + 10 * left : 0.3 * honour;
    default:
      return freeUses(s, seat, technology) * left + artWorth(s, seat, technology) + (s.florins[seat] > 1500 ? 60 : 0);
  }
}

/** What one use of a technology brings that sales use by themselves, in florins, and how many uses a turn has room for. */
const USES: { readonly [id in TechnologyId]?: { readonly worth: number; readonly most: number } } = {
  commerce: { worth: 40, most: 3 },
  market: { worth: 50, most: 2 },
};

/** What a turn's uses bring that own tokens pay for: a point that must be bought costs more than most uses bring (UNI-16.1, UNI-16.3). */
function freeUses(s: UniState, seat: Seat, technology: number): number {
  const use = USES[TECHNOLOGIES[technology]];
  if (use === undefined) return 0;
  const { colour, points } = content.of(s).technologies[technology];
  return use.worth * Math.min(use.most, Math.floor(s.tokens[hue(seat, colour)] / points));
}
