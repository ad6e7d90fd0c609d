/** 26.1 to 26.5. Control tokens that a military building gives. */

import { type Frame, type Next, type Refused, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { NodeOption } from '../options.ts';
import { NOBODY, type UniState } from '../state.ts';
import { MILITARY } from '../vocabulary.ts';
import { buildingOf, tokensOnMap } from './buildings.ts';
import { examine } from './control.ts';
import { hasOpponents } from './entering.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

const OUT_OF_PLAY = reason('UNI-1.7', 'outOfPlay');
const OWN_HOME = reason('UNI-26.3', 'tokenAtHome');
const OF_ANOTHER = reason('UNI-26.3', 'tokenOnOthersLand');
const OPPOSED = reason('UNI-26.3', 'tokenOpposed');
const HAS_TOKEN = reason('UNI-26.3', 'tokenLiesThere');

/** Why a territory beside the building takes no token of the player (UNI-26.3). */
export function whyNotToken(s: UniState, seat: Seat, territory: number): Reason | null {
  if (s.inPlay[territory] === 0) return OUT_OF_PLAY;
  if (s.homeOf[territory] === seat) return OWN_HOME;
  if (s.controlTokens[territory] !== NOBODY) return HAS_TOKEN;
  if (hasOpponents(s, seat, territory)) return OPPOSED;
  return s.control[territory] === NOBODY || s.control[territory] === seat ? null : OF_ANOTHER;
}

/** Tokens that a building of this level gives in the place of one of another (UNI-26.1). */
export function tokensFor(s: UniState, seat: Seat, territory: number, category: number, from: number, level: number): Frame[] {
  if (category !== MILITARY) return [];
  const n = buildingOf(s, category, level).tokens - (from === 0 ? 0 : buildingOf(s, category, from).tokens);
  return n > 0 ? [placeControlTokens.do({ seat, building: territory, n })] : [];
}

/** They are placed at once, each in another territory beside the building, or return to the reserve (UNI-26.2 to UNI-26.5). */
export const placeControlTokens = step.subset('placeControlTokens', {
  rule: ['UNI-26.1', 'UNI-26.2', 'UNI-26.3', 'UNI-26.4', 'UNI-26.5'],
  ask(s, { seat, building, n }: { seat: Seat; building: number; n: number }) {
    const { nodes, options, tokens } = content.of(s);
    const open = nodes[building].land.filter((territory) => whyNotToken(s, seat, territory) === null);
    const most = Math.min(n, open.length, tokens.control - tokensOnMap(s, seat));
    if (most <= 0) return null;
    const choices = open.map((territory): NodeOption => options.march.token[territory]);
    return subset(seat, choices, { min: 0, max: most, params: { node: nodes[building].id, most } });
  },
  answer(s, { seat, building }, chosen: readonly NodeOption[]): Next {
    for (const { index, node } of chosen) {
      s.controlTokens[index] = seat;
      s.tokenFrom[index] = building;
      s.core.told?.push({ key: 'tokenPlaced', params: { seat, node } });
      examine(s, index);
    }
    return undefined;
  },
  refused(s, { seat, building }): Refused[] {
    const { nodes, options } = content.of(s);
    return nodes[building].land.flatMap((territory) => {
      const why = whyNotToken(s, seat, territory);
      return why === null ? [] : [refuse(options.march.token[territory], why, { node: nodes[territory].id })];
    });
  },
});
