/** Surprise cards (note 17 for bots): each is carried out in a copy, and played when it does more than it may still do later. */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SurpriseOption } from '../options.ts';
import { ransomOf } from '../rules/captivity.ts';
import { combatPoints, diceOf, opposite } from '../rules/fighting.ts';
import { takeFromHand } from '../rules/hands.ts';
import { SURPRISE_CARDS } from '../rules/surprise-cards.ts';
import type { Window } from '../rules/surprises.ts';
import { goalOf, sideOf, sidePoints } from '../rules/victory.ts';
import { type FieState, NOBODY, spot, villageAt } from '../state.ts';
import { ATTACKING, type Surprise } from '../vocabulary.ts';
import { pointsAt } from './armies.ts';
import { afterEvent, expected } from './imagine.ts';
import { chanceToBeat } from './odds.ts';
import { TASTE } from './taste.ts';
import { judge } from './worth.ts';

/** What a card must do to be played now: it may do more later. */
const KEPT: { readonly [card in Surprise]: number } = {
  cardinal: 0.5,
  dArc: 0.5,
  assassination: 25,
  justice: 9,
  secretPassage: 5,
  revolt: 2,
  ambush: 4,
};

/** Dice fall in an uprising only. */
const TRIALS = 6;

export function weighSurprise(s: FieState, option: SurpriseOption, window: Window, seat: Seat): number {
  const { surprise } = option;
  if (surprise === null) return 0;
  if (!isTimely(s, option, window, seat)) return -1;
  const card = s.hands[seat].find((one) => content.of(s).cards[one].kind === surprise) ?? NOBODY;
  const played = expected(
    surprise === 'revolt' ? TRIALS : 1,
    (chance) =>
      afterEvent(
        s,
        (world) => {
          takeFromHand(world, seat, card);
          return SURPRISE_CARDS[surprise]?.play(world, seat, card, option, window);
        },
        surprise === 'revolt' ? chance : null,
      ),
    (world) => judge(world, seat),
  );
  return played + bonus(s, option) - judge(s, seat) - KEPT[surprise];
}

/** Knives are drawn where they decide something: before the votes, before the check, in a fight; so most windows cost no thought. */
function isTimely(s: FieState, { surprise, targets }: SurpriseOption, { kind, ofSeat }: Window, seat: Seat): boolean {
  switch (surprise) {
    case 'assassination': {
      const [by, victim] = targets;
      if (kind !== 'victory' && kind !== 'candidates' && kind !== 'combatEnd') return false;
      if (kind === 'combatEnd' && ofSeat !== seat) return false;
      return by === leastOf(s, seat) && isMarked(s, victim);
    }
    case 'justice':
      return kind === 'victory' || kind === 'candidates' || kind === 'papalActs';
    case 'secretPassage':
      return kind === 'uprising'
        ? s.uprising !== null && s.control[s.uprising.village] !== seat
        : isFightOrOwn(s, targets, kind, ofSeat, seat);
    case 'revolt':
      return kind === 'income' || kind === 'movementStart' || kind === 'combatStart';
    default:
      return true;
  }
}

/** Walls are opened in the first window of an assault that they would stop; escapes are made in one's own turn. */
function isFightOrOwn(s: FieState, targets: readonly number[], kind: Window['kind'], ofSeat: Seat, seat: Seat): boolean {
  if (targets.length > 0) return ofSeat === seat && (kind === 'movementStart' || kind === 'combatStart');
  const b = s.battle;
  if (b === null) return false;
  return combatPoints(s, b, ATTACKING) > combatPoints(s, b, opposite(ATTACKING)) && diceOf(s, b, ATTACKING) < 2;
}

/** The Lord whom a family would miss least bears the marker. */
function leastOf(s: FieState, seat: Seat): number {
  let least = NOBODY;
  let worth = Number.POSITIVE_INFINITY;
  for (let lord = 0; lord < s.owner.length; lord++) {
    if (s.owner[lord] !== seat || s.assassin[lord] === 1) continue;
    const rank =
      (s.titles.includes(lord) ? 5 : 0) +
      (s.hats[lord] >= 0 ? 5 : 0) +
      (s.king === lord || s.pope === lord ? 20 : 0) +
      (s.captor[lord] >= 0 ? -3 : 0);
    if (rank < worth) {
      worth = rank;
      least = lord;
    }
  }
  return least;
}

/** Only points are worth a murder: crowns, tiaras, titles, and those who hold a winning pair together. */
function isMarked(s: FieState, lord: number): boolean {
  if (s.king === lord || s.pope === lord || s.titles.includes(lord) || (s.election?.candidates.includes(lord) ?? false)) return true;
  if (s.spouse[lord] === NOBODY) return false;
  const side = sideOf(s, s.owner[lord]);
  return sidePoints(s, side) >= goalOf(s, side);
}

/** Freedom for a captive; for the besieged what it is worth not to be there when the walls fall. */
function escapeWorth(s: FieState, lord: number): number {
  const ransom = ransomOf(s, lord) + TASTE.lord * (1 - TASTE.captiveLord);
  if (s.captor[lord] >= 0) return ransom;
  const village = villageAt(s.at[lord]);
  let against = 0;
  let engines = 0;
  for (let seat = 0; seat < s.core.seats; seat++) {
    if ((s.besiegers[village] & (1 << seat)) === 0) continue;
    against += pointsAt(s, seat, village);
    engines += s.engines[spot(seat, village)];
  }
  return ransom * chanceToBeat(s, against, pointsAt(s, s.owner[lord], village), s.forts[village], engines);
}

/** What the copy does not show at once. */
function bonus(s: FieState, { surprise, targets }: SurpriseOption): number {
  switch (surprise) {
    case 'secretPassage':
      return targets.length > 0 ? escapeWorth(s, targets[0]) : 8;
    case 'assassination': {
      const { election } = s;
      const stands = election?.candidates.includes(targets[1]) ?? false;
      return stands && election?.office === 'king' ? 8 : 0;
    }
    case 'ambush':
      return 4;
    default:
      return 0;
  }
}
