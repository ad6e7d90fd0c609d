/** What may be touched but lies beyond the edges of the window: a button on its side, by name or by number. */

import type { Speaker } from '@castellan/text';
import { type MapTarget, NARROW, overMap } from './Map.tsx';
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
/** More than so many on a side are counted instead of named. */
const NAMED = 2;
const HEIGHT = 52;
const WIDTH = 150;
/** The corners belong to other buttons. */
const CORNER = 100;
/** Below, a wide window has the small map to the left, and to the right what its signs mean. */
const MINI = 140;
const LEGEND = { wide: 240, high: 150 };

export function Beyond({ targets, sight, window, map, close, speaker, go }: BeyondProps) {
  const over = overMap(window);
  const sideOf = ({ at }: MapTarget): Side | null => {
    const side = beyond(sight, window, at, INSET);
    if (side !== null || !covered(sight, window, at, 0, over)) return side;
    return inWindow(sight, window, at)[0] < window.width / 2 ? 'left' : 'right';
  };
  const outside = targets.map((target) => ({ target, side: sideOf(target) }));
  return (
    <>
      {SIDES.map((side) => {
        const there = outside.flatMap((other) => (other.side === side ? [other.target] : []));
        if (there.length === 0) return null;
        const groups = there.length > NAMED ? [there] : there.map((target) => [target]);
        const isUpright = side === 'left' || side === 'right';
        const room = isUpright ? window.height : window.width;
        const wanted = groups.map((group) => middleOf(group, (target) => inWindow(sight, window, target.at)[isUpright ? 1 : 0]));
        const half = (isUpright ? HEIGHT : WIDTH) / 2 + 8;
        const isWide = window.width >= NARROW;
        const before = isUpright ? CORNER : isWide && side === 'bottom' ? MINI : 0;
        const after = !isWide || side === 'top' || side === 'left' ? (isUpright ? CORNER : 0) : isUpright ? LEGEND.high : LEGEND.wide;
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
              group.length === 1
                ? speaker.say('map.beyond', { name: group[0].name })
                : speaker.say(`map.beyond.${side}`, { n: group.length })
            }
            onClick={() => go(sightOn(group, sight, map, window, close))}
          >
            <span class="arrow" aria-hidden="true">
              {ARROW[side]}
            </span>
            {group.length === 1 ? <b>{group[0].name}</b> : <b class="num">{group.length}</b>}
            {group.find(({ danger }) => danger !== undefined)?.danger}
          </button>
        ));
      })}
    </>
  );
}

const ARROW: { readonly [side in Side]: string } = { left: '‹', right: '›', top: '︿', bottom: '﹀' };

function middleOf(group: readonly MapTarget[], along: (target: MapTarget) => number): number {
  return group.reduce((sum, target) => sum + along(target), 0) / group.length;
}

function sightOn(group: readonly MapTarget[], sight: Sight, map: Size, window: Size, close: number): Sight {
  const places = group.map(({ at }) => at);
  return gathered(places, Math.max(close, sight.scale), map, window, INSET, overMap(window));
}
