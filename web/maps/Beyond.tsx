/** What may be touched but lies beyond the edges of the window: a button on its side, by name or by number. */

import type { Speaker } from '@castellan/text';
import { isPhone, type MapTarget, overMap } from './Map.tsx';
import { apart, beyond, covered, gathered, inWindow, SIDES, type Side, type Sight, type Size } from './sight.ts';

interface BeyondProps {
  readonly targets: readonly MapTarget[];
  readonly sight: Sight;
  readonly window: Size;
  readonly map: Size;
  readonly close: number;
  readonly speaker: Speaker;
  readonly go: (sight: Sight) => void;
}

const INSET = 20;
/** More than so many on a side are counted instead of named; in a narrow window, where names would hide the map, all of several are. */
const NAMED = 2;
const HEIGHT = 52;
const WIDTH = 150;
/** One that says a number only. */
const COUNT = 60;
/** The corners belong to other buttons. */
const CORNER = 100;
/** Below, a wide window has the small map to the left, and to the right what its signs mean. */
const MINI = 140;
const LEGEND = { wide: 240, high: 150 };

function cornersOf(side: Side): readonly [before: number, after: number] {
  switch (side) {
    case 'left':
      return [CORNER, CORNER];
    case 'right':
      return [CORNER, LEGEND.high];
    case 'top':
      return [0, 0];
    case 'bottom':
      return [MINI, LEGEND.wide];
  }
}

/** As `overMap` has it: buttons above to the right, the small map below to the left, the layers below to the right. */
const NARROW_CORNERS: { readonly [side in Side]: readonly [before: number, after: number] } = {
  left: [0, 112],
  right: [112, 60],
  top: [0, 60],
  bottom: [108, 90],
};

export function Beyond({ targets, sight, window, map, close, speaker, go }: BeyondProps) {
  const over = overMap(window, map, sight.scale);
  const sideOf = ({ at }: MapTarget): Side | null => {
    const side = beyond(sight, window, at, INSET);
    if (side !== null || !covered(sight, window, at, 0, over)) return side;
    return inWindow(sight, window, at)[0] < window.width / 2 ? 'left' : 'right';
  };
  const outside = targets.map((target) => ({ target, side: sideOf(target) })).filter(({ side }) => side !== null);
  const isWide = !isPhone();
  const named = isWide || outside.length === 1 ? NAMED : 0;
  const isNamed = (group: readonly MapTarget[]): boolean => named > 0 && group.length === 1;
  return (
    <>
      {SIDES.map((side) => {
        const there = outside.flatMap((other) => (other.side === side ? [other.target] : []));
        if (there.length === 0) return null;
        const groups = there.length > named ? [there] : there.map((target) => [target]);
        const isUpright = side === 'left' || side === 'right';
        const room = isUpright ? window.height : window.width;
        const wanted = groups.map((group) => middleOf(group, (target) => inWindow(sight, window, target.at)[isUpright ? 1 : 0]));
        const half = (isUpright ? HEIGHT : named === 0 ? COUNT : WIDTH) / 2 + 8;
        const [before, after] = isWide ? cornersOf(side) : NARROW_CORNERS[side];
        const from = half + before;
        const places = apart(wanted, isUpright ? HEIGHT : WIDTH, from, Math.max(from, room - half - after));
        return groups.map((group, i) => (
          <button
            type="button"
            key={group.map(({ target }) => target).join()}
            class={`beyond map-over ${side}`}
            style={isUpright ? { top: `${places[i]}px` } : { left: `${places[i]}px` }}
            tabIndex={-1}
            aria-label={
              isNamed(group) ? speaker.say('map.beyond', { name: group[0].name }) : speaker.say(`map.beyond.${side}`, { n: group.length })
            }
            onClick={() => go(sightOn(group, sight, map, window, close))}
          >
            <span class="arrow" aria-hidden="true">
              {ARROW[side]}
            </span>
            {isNamed(group) ? <b>{group[0].name}</b> : <b class="num">{group.length}</b>}
            {group.find(({ danger }) => danger !== undefined)?.danger}
          </button>
        ));
      })}
    </>
  );
}

/** Those of the top and the bottom are turned upright; few fonts have signs of their own for them. */
const ARROW: { readonly [side in Side]: string } = { left: '‹', right: '›', top: '‹', bottom: '›' };

function middleOf(group: readonly MapTarget[], along: (target: MapTarget) => number): number {
  return group.reduce((sum, target) => sum + along(target), 0) / group.length;
}

function sightOn(group: readonly MapTarget[], sight: Sight, map: Size, window: Size, close: number): Sight {
  const places = group.map(({ at }) => at);
  const scale = Math.max(close, sight.scale);
  return gathered(places, scale, map, window, INSET, overMap(window, map, scale));
}
