/** Which questions are worth looking ahead at. The others come up often and change little, or are answered by exact odds. */

import type { Question } from '@castellan/engine';
import { assignCrews } from '../rules/artillery.ts';
import { announceCapture } from '../rules/capture.ts';
import { assignDamage } from '../rules/damage.ts';
import { loadGroup } from '../rules/loads.ts';
import { joinEntry } from '../rules/march.ts';
import { rerollBattleDice, sacrificeFrom, sacrificeLight, superioritySplit } from '../rules/melee.ts';
import { bidTurnOrder, rebidTurnOrder } from '../rules/order.ts';
import { placeTransport } from '../rules/placement.ts';
import { routeZone } from '../rules/routes.ts';
import { confirmSale } from '../rules/selling.ts';
import { chooseTransport } from '../rules/trade.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { window } from '../rules/windows.ts';
import type { UniState } from '../state.ts';
import { PHASE, PHASES } from '../vocabulary.ts';

/** What is bought or levied pays only when the same phase comes again: shorter tries would buy all there is and tax without mercy. */
export const A_TURN = PHASES.length - PHASE.order;

const SMALL: ReadonlySet<string> = new Set(
  [
    bidTurnOrder,
    rebidTurnOrder,
    placeTransport,
    confirmSale,
    chooseTransport,
    routeZone,
    joinEntry,
    loadGroup,
    announceCapture,
    assignCrews,
    assignDamage,
    rerollBattleDice,
    rerollBarbarianDice,
    sacrificeLight,
    sacrificeFrom,
    superioritySplit,
    window,
  ].map(({ name }) => name),
);

export function isWorthSearching(_s: UniState, { frame }: Question): boolean {
  return !SMALL.has(frame.step);
}
