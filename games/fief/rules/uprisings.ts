/** 25. Uprisings in taxed villages. */

import { below, dice, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CalmOption } from '../content/economy-options.ts';
import type { FieState, Uprising } from '../state.ts';
import { NO_FORT, VILLAGES } from '../vocabulary.ts';
import { hasUnit } from './control.ts';
import { kill } from './death.ts';
import { isCardinal, isFree } from './families.ts';
import { discardCard } from './hands.ts';
import { takeHits } from './losses.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { step } from './step.ts';
import { type SurpriseCard, whyNotAnyTime } from './surprises.ts';
import { isTaxed } from './taxation.ts';
import { surpriseWindow } from './windows.ts';

/** The least face of the die that calms an uprising (FIE-25.3, FIE-25.4). */
const CALMS = 3;

const NOT_TAXED = reason('FIE-25.1', 'villageNotTaxed');
const NO_GARRISON = reason('FIE-25.1', 'noGarrison');
const BATTLE_THERE = reason('FIE-25.1', 'battleThere');

/** Why peasants cannot rise in a village: it must be taxed, its controller have a unit in it, and no battle go on there (FIE-25.1). */
function whyNotRise(s: FieState, village: number): Reason | null {
  if (!isTaxed(s, village)) return NOT_TAXED;
  if (s.battle?.village === village) return BATTLE_THERE;
  const controller = s.control[village];
  return controller >= 0 && hasUnit(s, controller, village) ? null : NO_GARRISON;
}

export const revolt: SurpriseCard = {
  options(s, _seat, window, into) {
    if (s.taxes.length === 0 || whyNotAnyTime(window) !== null) return;
    const { revolt: options } = content.of(s).options;
    for (let village = 0; village < VILLAGES; village++) if (whyNotRise(s, village) === null) into.push(options[village]);
  },
  refused: (s, _seat, window) =>
    content.of(s).options.revolt.flatMap((option) => {
      const why = whyNotAnyTime(window) ?? whyNotRise(s, option.targets[0]);
      return why === null ? [] : [refuse(option, why, { village: option.village })];
    }),
  play(s, seat, card, { targets: [village] }): Next {
    discardCard(s, card);
    s.uprising = { village, bySeat: seat, tried: [], passage: false };
    s.core.told?.push({ key: 'uprising', params: { seat, village: content.of(s).villages[village].id, ofSeat: s.control[village] } });
    return [
      calmByBishop.do({}),
      ...cardinalsInOrder(s).map((lord) => calmByCardinal.do({ lord })),
      faceUprising.do({}),
      endUprising.do({}),
    ];
  },
};

/** Each is asked when it comes to him, in turn order (FIE-25.4). */
function cardinalsInOrder(s: FieState): number[] {
  const { alphabetical } = content.of(s);
  return turnOrder(s).flatMap((seat) => alphabetical.filter((lord) => s.owner[lord] === seat && isCardinal(s, lord)));
}

/** A cleric's throw: calmed, the uprising is over. */
function tryToCalm(s: FieState, { village, tried, ...rest }: Uprising, lord: number): boolean {
  const [die] = dice(s.core.chance, 1, 6);
  const isCalmed = die >= CALMS;
  s.uprising = isCalmed ? null : { village, tried: [...tried, lord], ...rest };
  if (s.core.told !== null) {
    const c = content.of(s);
    s.core.told.push({
      key: 'calming',
      params: { seat: s.owner[lord], lord: c.lords[lord].id, village: c.villages[village].id, die, calmed: isCalmed },
    });
  }
  return isCalmed;
}

function bishopOf(s: FieState, village: number): number {
  return s.bishops[content.of(s).villages[village].bishopric];
}

/** First the free Bishop of the place; if he fails he is stoned to death (FIE-25.3). */
export const calmByBishop = step.pick('calmByBishop', {
  rule: ['FIE-25.3', 'FIE-25.6'],
  ask(s, _: object) {
    if (s.uprising === null) return null;
    const bishop = bishopOf(s, s.uprising.village);
    if (bishop < 0 || !isFree(s, bishop)) return null;
    const { options, lords, villages } = content.of(s);
    return pick(s.owner[bishop], [options.calm, options.doNotCalm], {
      params: { lord: lords[bishop].id, village: villages[s.uprising.village].id },
    });
  },
  answer(s, _p, { tries }: CalmOption): Next {
    if (!tries || s.uprising === null) return undefined;
    const bishop = bishopOf(s, s.uprising.village);
    if (!tryToCalm(s, s.uprising, bishop)) kill(s, bishop);
    return undefined;
  },
});

/** Then each free Cardinal who pays for it, wherever it is (FIE-25.4, FIE-25.5). */
export const calmByCardinal = step.pick('calmByCardinal', {
  rule: ['FIE-25.4', 'FIE-25.5', 'FIE-25.6'],
  ask(s, { lord }: { lord: number }) {
    if (s.uprising === null || !isFree(s, lord) || s.uprising.tried.includes(lord)) return null;
    const { options, lords, prices, villages } = content.of(s);
    if (s.ecus[s.owner[lord]] < prices.calming) return null;
    return pick(s.owner[lord], [options.payToCalm, options.doNotCalm], {
      params: { lord: lords[lord].id, village: villages[s.uprising.village].id, ecus: prices.calming },
    });
  },
  answer(s, { lord }, { tries }: CalmOption): Next {
    if (!tries || s.uprising === null) return undefined;
    s.ecus[s.owner[lord]] -= content.of(s).prices.calming;
    tryToCalm(s, s.uprising, lord);
    return undefined;
  },
});

/** The calming has failed: behind walls a secret passage may still be played, then the peasants strike (FIE-25.7, FIE-25.8). */
export const faceUprising = step.work('faceUprising', {
  rule: 'FIE-25.8',
  run(s, _: object): Next {
    if (s.uprising === null) return undefined;
    const { village } = s.uprising;
    const controller = s.control[village];
    if (!hasUnit(s, controller, village)) return undefined;
    return s.forts[village] === NO_FORT ? peasantsStrike.do({}) : [surpriseWindow(s, 'uprising', controller), peasantsStrike.do({})];
  },
});

/** The peasants' dice, fewer against walls; hits are taken as in a battle, and nobody strikes back (FIE-25.7, FIE-25.9). */
export const peasantsStrike = step.work('peasantsStrike', {
  rule: ['FIE-25.7', 'FIE-25.9'],
  run(s, _: object): Next {
    if (s.uprising === null) return undefined;
    const { battleDie, combat, uprisingDice, villages } = content.of(s);
    const { village, passage } = s.uprising;
    const seat: Seat = s.control[village];
    const count = uprisingDice - (passage ? 0 : combat.penalty[s.forts[village]]);
    if (count < 1) {
      s.core.told?.push({ key: 'peasantsAtWalls', params: { seat, village: villages[village].id } });
      return undefined;
    }
    const shown: number[] = [];
    for (let i = 0; i < count; i++) shown.push(battleDie[below(s.core.chance, battleDie.length)]);
    const hits = shown.reduce((sum, n) => sum + n, 0);
    s.core.told?.push({ key: 'peasantsStrike', params: { seat, village: villages[village].id, dice: shown, hits } });
    return hits === 0 ? undefined : takeHits(s, [seat], [village], hits);
  },
});

/** Where the controller has no unit left his mills are gone; then all that follows is settled (FIE-25.10). */
export const endUprising = step.work('endUprising', {
  rule: 'FIE-25.10',
  run(s, _: object): Next {
    if (s.uprising !== null) {
      const { village } = s.uprising;
      const mills = s.mills[village];
      if (mills > 0 && !hasUnit(s, s.control[village], village)) {
        s.mills[village] = 0;
        s.core.told?.push({ key: 'millsBurnt', params: { village: content.of(s).villages[village].id, n: mills } });
      }
      s.uprising = null;
    }
    return SETTLE;
  },
});
