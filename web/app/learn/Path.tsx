/** The dotted way from the piece that is to be taken up to the place where it goes, over the board. */

import { useEffect, useState } from 'preact/hooks';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What may move either end. */
const MOVES = ['scroll', 'resize', 'pointerup', 'keyup'] as const;

/** Room between the ring around a thing and the way. */
const GAP = 12;

/** Nearer things need no way between them. */
const NEAR = 40;

export function Path({ from, to }: { readonly from: string; readonly to: string }) {
  const [ends, set] = useState<readonly [Point, Point] | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => set(endsOf(boxOf(from), boxOf(to))));
    };
    look();
    for (const move of MOVES) addEventListener(move, look, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      for (const move of MOVES) removeEventListener(move, look, { capture: true });
    };
  }, [from, to]);
  if (ends === null) return null;
  const [start, end] = ends;
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const bend = { x: (start.x + end.x) / 2 + dy * 0.16, y: (start.y + end.y) / 2 - dx * 0.16 };
  const way = `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`;
  const turn = (Math.atan2(end.y - bend.y, end.x - bend.x) * 180) / Math.PI;
  return (
    <svg class="lesson-path" aria-hidden="true">
      <path class="under" d={way} />
      <path class="dots-of" d={way} />
      <path class="head" d="M-13 -8 3 0 -13 8z" transform={`translate(${end.x} ${end.y}) rotate(${turn})`} />
    </svg>
  );
}

/** Where a thing is on the screen; null where it is not to be seen. */
function boxOf(target: string): DOMRect | null {
  for (const thing of document.querySelectorAll(`.shell .board [data-target="${CSS.escape(target)}"]`)) {
    const box = thing.getBoundingClientRect();
    const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (box.width > 0 && middle !== null && (thing.contains(middle) || middle.contains(thing))) return box;
  }
  return null;
}

function endsOf(one: DOMRect | null, other: DOMRect | null): readonly [Point, Point] | null {
  if (one === null || other === null) return null;
  const [start, end] = [edgeOf(one, centreOf(other)), edgeOf(other, centreOf(one))];
  return Math.hypot(end.x - start.x, end.y - start.y) < NEAR ? null : [start, end];
}

function centreOf({ x, y, width, height }: DOMRect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the straight way from the middle of a box towards a point leaves it, and a little beyond. */
function edgeOf(box: DOMRect, towards: Point): Point {
  const { x, y } = centreOf(box);
  const [dx, dy] = [towards.x - x, towards.y - y];
  const inside = Math.min((box.width / 2 + GAP) / Math.max(1, Math.abs(dx)), (box.height / 2 + GAP) / Math.max(1, Math.abs(dy)));
  return { x: x + dx * inside, y: y + dy * inside };
}
