/** 26.9 to 26.11. Control tokens of a military building that changed hands. */

import { type Next, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import { armyAt, lot, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, MILITARY, TERRITORIES } from '../vocabulary.ts';
import { removeToken, tokensOnMap } from './buildings.ts';
import { examine } from './control.ts';
import type { TargetNode } from './march-options.ts';
import { areHostile } from './relations.ts';
import { step } from './step.ts';

/** Tokens of others that the building of a territory gave (UNI-26.6). */
function tokensOf(s: UniState, seat: Seat, building: number): number[] {
  const found: number[] = [];
  for (let territory = 0; territory < TERRITORIES; territory++)
    if (s.tokenFrom[territory] === building && s.controlTokens[territory] !== seat && s.controlTokens[territory] !== NOBODY)
      found.push(territory);
  return found;
}

/** Another military building of the token's owner beside it, to which it then belongs; -1 for none (UNI-26.9). */
function otherBuilding(s: UniState, token: number, building: number): number {
  const owner = s.controlTokens[token];
  for (const territory of content.of(s).nodes[token].land)
    if (territory !== building && s.owner[territory] === owner && s.buildings[lot(territory, MILITARY)] > 0) return territory;
  return NOBODY;
}

/** Whether a token may lie there: no army of an opponent, and no home of one's own (UNI-26.3). */
function mayLie(s: UniState, seat: Seat, territory: number): boolean {
  if (s.homeOf[territory] === seat || s.armies[armyAt(BARBARIANS, territory)] > 0) return false;
  for (let other = 0; other < s.core.seats; other++)
    if (other !== seat && s.armies[armyAt(other, territory)] > 0 && (areHostile(s, other, seat) || other === s.controlTokens[territory]))
      return false;
  return true;
}

/** Tokens that can be attached elsewhere stay; the others may be replaced as far as there are any, and are else removed (UNI-26.9, UNI-26.10). */
export const inheritTokens = step.work('inheritTokens', {
  rule: ['UNI-26.9', 'UNI-26.10', 'UNI-26.11'],
  run(s, { seat, building }: { seat: Seat; building: number }): Next {
    if (s.owner[building] !== seat || s.buildings[lot(building, MILITARY)] === 0) return undefined;
    const loose: number[] = [];
    for (const token of tokensOf(s, seat, building)) {
      const other = otherBuilding(s, token, building);
      if (other !== NOBODY) s.tokenFrom[token] = other;
      else loose.push(token);
    }
    return loose.length === 0 ? undefined : [replaceControlTokens.do({ seat, building }), dropTokens.do({ seat, building })];
  },
});

export const replaceControlTokens = step.subset('replaceControlTokens', {
  rule: ['UNI-26.9', 'UNI-26.4'],
  ask(s, { seat, building }: { seat: Seat; building: number }) {
    const { nodes, options, tokens } = content.of(s);
    const open = tokensOf(s, seat, building).filter((territory) => mayLie(s, seat, territory));
    const most = Math.min(open.length, tokens.control - tokensOnMap(s, seat));
    if (most <= 0) return null;
    return subset(
      seat,
      open.map((territory) => options.march.token[territory]),
      {
        min: 0,
        max: most,
        params: { node: nodes[building].id, most },
      },
    );
  },
  answer(s, { seat, building }, chosen: readonly TargetNode[]): Next {
    for (const { index, node } of chosen) {
      s.controlTokens[index] = seat;
      s.tokenFrom[index] = building;
      s.owner[index] = seat;
      s.core.told?.push({ key: 'tokenReplaced', params: { seat, node } });
      examine(s, index);
    }
    return undefined;
  },
});

export const dropTokens = step.work('dropTokens', {
  rule: 'UNI-26.10',
  run(s, { seat, building }: { seat: Seat; building: number }) {
    for (const territory of tokensOf(s, seat, building)) {
      removeToken(s, territory);
      examine(s, territory);
    }
    return undefined;
  },
});
