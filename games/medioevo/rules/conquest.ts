/** 32, 42.1 to 42.7. Conquest: who conquers, what it brings, and in which order. */

import type { Frame, Next, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { NOBODY, type UniState } from '../state.ts';
import { BARBARIANS } from '../vocabulary.ts';
import { levelsIn, removeToken } from './buildings.ts';
import { seize } from './control.ts';
import { hasOpponents } from './entering.ts';
import { ACT_DONE, addHonour } from './honour.ts';
import { isSea } from './map.ts';
import { estateOf, spoils, vehiclesOfSide } from './pillage.ts';
import { areHostile } from './relations.ts';
import { step } from './step.ts';
import { inheritTokens } from './token-replacement.ts';
import { hasArmy } from './troops.ts';

/**
 * Whether a player conquers a territory as things stand: his units are there, no opponent's are, and it was held by somebody at war with him
 * or by nobody (UNI-32.1, UNI-32.13).
 */
export function conquers(s: UniState, seat: Seat, territory: number): boolean {
  if (isSea(territory) || !hasArmy(s, seat, territory) || hasOpponents(s, seat, territory)) return false;
  const owner = s.owner[territory];
  return owner !== seat && (owner === NOBODY || areHostile(s, owner, seat));
}

/** Honour for a conquest: an inhabited zone, the buildings that stand in it, Rome and Jerusalem (UNI-42.1 to UNI-42.6, UNI-42.15). */
export function honourOf(s: UniState, seat: Seat, territory: number): number {
  const { nodes, honour, rome, jerusalem } = content.of(s);
  if (s.homeOf[territory] === seat) return 0;
  let n = 0;
  if (nodes[territory].good >= 0) n += honour.conquerInhabited + honour.perBuildingLevel * levelsIn(s, territory);
  if (territory === rome && !s.romeTaken) n += honour.firstRome;
  if (territory === jerusalem && !s.jerusalemTaken) n += honour.firstJerusalem;
  return s.conquests.includes(territory) ? 0 : n;
}

function noteConquest(s: UniState, seat: Seat, territory: number): void {
  const { rome, jerusalem } = content.of(s);
  if (!s.conquests.includes(territory)) s.conquests.push(territory);
  if (s.homeOf[territory] === seat) return;
  if (territory === rome) s.romeTaken = true;
  if (territory === jerusalem) s.jerusalemTaken = true;
}

/** Honour, then keep or pillage, then control tokens (UNI-32.10). `losers` are those whose transports and engines are spoils, as bits. */
export const conquest = step.work('conquest', {
  rule: [
    'UNI-32.1',
    'UNI-32.7',
    'UNI-32.10',
    'UNI-32.13',
    'UNI-42.1',
    'UNI-42.2',
    'UNI-42.3',
    'UNI-42.4',
    'UNI-42.5',
    'UNI-42.7',
    'UNI-26.7',
  ],
  run(s, { seat, node, losers }: { seat: Seat; node: number; losers: number }): Next {
    if (!conquers(s, seat, node)) return undefined;
    const former = s.owner[node];
    const home = s.homeOf[node];
    if (s.core.told !== null) s.core.told.push({ key: 'conquered', params: { seat, node: content.of(s).nodes[node].id } });
    addHonour(s, seat, honourOf(s, seat, node), 'conquest');
    noteConquest(s, seat, node);
    if (s.controlTokens[node] !== seat) removeToken(s, node);
    seize(s, seat, node);
    const struck = home !== NOBODY && home !== seat ? 1 << home : 0;
    const elements = [...estateOf(s, node), ...spoilsOf(s, node, former === NOBODY ? losers : losers | (1 << former), seat)];
    return [...spoils(seat, node, elements, former, struck), inheritTokens.do({ seat, building: node }), ACT_DONE];
  },
});

/** Transports and engines of the losers (as bits) that were left in a place without units. */
function spoilsOf(s: UniState, node: number, losers: number, winner: Seat): number[] {
  const found: number[] = [];
  for (let seat = 0; seat < BARBARIANS; seat++)
    if (((losers >> seat) & 1) === 1 && seat !== winner && !hasArmy(s, seat, node)) found.push(...vehiclesOfSide(s, seat, node));
  return found;
}

/** A victory that conquers nothing still brings what the loser left (UNI-32.9, UNI-32.13, UNI-24.7). */
export function victory(s: UniState, seat: Seat, node: number, loser: number): Frame[] {
  const losers = loser >= 0 && loser < BARBARIANS ? 1 << loser : 0;
  if (conquers(s, seat, node)) return [conquest.do({ seat, node, losers })];
  return [...spoils(seat, node, spoilsOf(s, node, losers, seat)), ACT_DONE];
}
