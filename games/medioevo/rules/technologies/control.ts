/** 46.7. Control: a market cube goes to a neighbouring inhabited zone. Card 63 does the same without its conditions (UNI-45.46). */

import type { Seat } from '@castellan/engine';
import { content } from '../../content/content.ts';
import type { TargetOption } from '../../options.ts';
import type { UniState, Use } from '../../state.ts';
import { GOODS, TRANSPORT_SLOTS } from '../../vocabulary.ts';
import type { Ability } from '../abilities.ts';
import { areNeighbours, isPresentIn } from '../map.ts';
import { isPresent, putCube, takeCube } from '../markets.ts';
import { reason } from '../reason.ts';
import { placeTarget } from '../targets.ts';
import { zoneOf } from '../trade-places.ts';
import { carriesCubes } from '../vehicles.ts';

const NO_CUBE = reason('UNI-46.7', 'noCubeToMove');
const NO_FREE_CUBE = reason('UNI-45.46', 'noCubeToMove');

/** A cube: its zone and its colour in one number. */
function cubeOf(target: number): { readonly zone: number; readonly good: number } {
  return { zone: Math.floor(target / GOODS.length), good: target % GOODS.length };
}

/** Whether a trade transport of the seat is in a zone. */
function trades(s: UniState, seat: Seat, zone: number): boolean {
  for (let slot = 0; slot < TRANSPORT_SLOTS; slot++)
    if (s.at[slot] === zone && s.vehicleOf[slot] === seat && carriesCubes(s, slot) && zoneOf(s, slot) === zone) return true;
  return false;
}

/** One of the two zones is under one's control, and one of them holds one's transport (UNI-46.7). */
function mayControl(s: UniState, seat: Seat, from: number, to: number): boolean {
  return (s.control[from] === seat || s.control[to] === seat) && (trades(s, seat, from) || trades(s, seat, to));
}

/** The colour must not be present where it goes, printed or as a cube; only other zones in play. */
function mayMove(s: UniState, from: number, to: number, good: number): boolean {
  return from !== to && s.inPlay[to] === 1 && areNeighbours(s, from, to) && !isPresent(s, to, good);
}

type Leave = (s: UniState, seat: Seat, from: number, to: number) => boolean;

const anybody: Leave = () => true;

function targetsOf(s: UniState, seat: Seat, from: number, good: number, leave: Leave): number[] {
  return content.of(s).zones.filter((to) => mayMove(s, from, to, good) && leave(s, seat, from, to));
}

function hasCube(s: UniState, seat: Seat, leave: Leave): boolean {
  for (const from of content.of(s).zones) {
    if (s.market[from] === 0 || s.inPlay[from] === 0) continue;
    for (let good = 0; good < GOODS.length; good++)
      if ((s.market[from] >> good) & 1 && targetsOf(s, seat, from, good, leave).length > 0) return true;
  }
  return false;
}

function chooseCube(s: UniState, { seat, targets }: Use, leave: Leave): readonly TargetOption[] | null {
  const { zones, nodes } = content.of(s);
  if (targets.length === 1) {
    const { zone, good } = cubeOf(targets[0]);
    return targetsOf(s, seat, zone, good, leave).map((to) => placeTarget(s, to));
  }
  if (targets.length > 1) return null;
  const open: (TargetOption & { readonly good: string; readonly node: string })[] = [];
  for (const zone of zones)
    for (const [index, good] of GOODS.entries()) {
      if (((s.market[zone] >> index) & 1) === 0 || targetsOf(s, seat, zone, index, leave).length === 0) continue;
      const node = nodes[zone].id;
      open.push({
        key: `${good} in ${node}`,
        say: 'shelterCube',
        good,
        node,
        target: zone * GOODS.length + index,
        at: [`good:${good}`, `node:${node}`],
      });
    }
  return open;
}

function moveCube(s: UniState, { seat, targets: [cube, to] }: Use, leave: Leave): void {
  const { zone, good } = cubeOf(cube);
  if (((s.market[zone] >> good) & 1) === 0 || !mayMove(s, zone, to, good) || !leave(s, seat, zone, to)) return;
  takeCube(s, zone, good);
  putCube(s, to, good);
  if (s.core.told === null) return;
  const { nodes } = content.of(s);
  s.core.told.push({ key: 'cubeMoved', params: { seat, good: GOODS[good], fromNode: nodes[zone].id, node: nodes[to].id } });
}

export const control: Ability = {
  whyNot: (s, { seat }) => (hasCube(s, seat, mayControl) ? null : NO_CUBE),
  choose: (s, use) => chooseCube(s, use, mayControl),
  apply(s, use) {
    moveCube(s, use, mayControl);
    return undefined;
  },
};

/** Card 63. */
export const cameleer: Ability = {
  whyNot: (s, { seat }) => (hasCube(s, seat, anybody) ? null : NO_FREE_CUBE),
  choose: (s, use) => chooseCube(s, use, anybody),
  touches: (s, { targets: [cube, to] }, seat) => [cubeOf(cube).zone, to].some((zone) => isPresentIn(s, seat, zone)),
  apply(s, use) {
    moveCube(s, use, anybody);
    return undefined;
  },
};
