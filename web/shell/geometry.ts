/** Which of many things lies to the left, the right, above or below: what arrow keys mean on a board. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Index of the nearest box in a direction, or -1. What shares the row or column comes before what lies aside. */
export function nextIn(direction: Direction, boxes: readonly Box[], from: number): number {
  const here = boxes[from];
  if (here === undefined) return -1;
  let best = -1;
  let least = { aside: Number.POSITIVE_INFINITY, cost: Number.POSITIVE_INFINITY };
  boxes.forEach((box, at) => {
    const ahead = distanceAhead(direction, here, box);
    if (at === from || ahead <= 0) return;
    const aside = distanceAside(direction, here, box);
    const cost = ahead + 2 * aside;
    const isNearer = (aside === 0) === (least.aside === 0) ? cost < least.cost : aside === 0;
    if (isNearer) {
      least = { aside, cost };
      best = at;
    }
  });
  return best;
}

function middle({ left, top, width, height }: Box): { readonly x: number; readonly y: number } {
  return { x: left + width / 2, y: top + height / 2 };
}

function distanceAhead(direction: Direction, a: Box, b: Box): number {
  const from = middle(a);
  const to = middle(b);
  switch (direction) {
    case 'left':
      return from.x - to.x;
    case 'right':
      return to.x - from.x;
    case 'up':
      return from.y - to.y;
    case 'down':
      return to.y - from.y;
  }
}

/** How far two boxes are apart across the direction; 0 when they share a row or column. */
function distanceAside(direction: Direction, a: Box, b: Box): number {
  const across = direction === 'left' || direction === 'right';
  const [aFrom, aTo] = across ? [a.top, a.top + a.height] : [a.left, a.left + a.width];
  const [bFrom, bTo] = across ? [b.top, b.top + b.height] : [b.left, b.left + b.width];
  return Math.max(0, bFrom - aTo, aFrom - bTo);
}

/** Reading order: rows from the top, each from the left. Boxes whose middles lie within each other's height share a row. */
export function readingOrder(boxes: readonly Box[]): readonly number[] {
  const rows: { top: number; bottom: number; members: number[] }[] = [];
  const byTop = boxes.map((_, at) => at).sort((a, b) => boxes[a].top - boxes[b].top || boxes[a].left - boxes[b].left);
  for (const at of byTop) {
    const { y } = middle(boxes[at]);
    const row = rows.find(({ top, bottom }) => y >= top && y <= bottom);
    if (row === undefined) rows.push({ top: boxes[at].top, bottom: boxes[at].top + boxes[at].height, members: [at] });
    else row.members.push(at);
  }
  return rows.flatMap(({ members }) => members.sort((a, b) => boxes[a].left - boxes[b].left));
}

const EDGE = 8;

/** Where on a board something of that size covers least of what may be touched: along its upper edge, else along the lower one. */
export function clearSpot(board: Box, size: Pick<Box, 'width' | 'height'>, gold: readonly Box[]): Pick<Box, 'left' | 'top'> {
  const { width, height } = size;
  const across = [0.5, 1, 0].map((share) => board.left + EDGE + share * Math.max(0, board.width - width - 2 * EDGE));
  const down = [board.top + EDGE, board.top + board.height - height - EDGE];
  const spots = down.flatMap((top) => across.map((left) => ({ left, top, width, height })));
  const covered = spots.map((spot) => gold.reduce((sum, thing) => sum + shared(spot, thing), 0));
  return spots[covered.indexOf(Math.min(...covered))];
}

/** Area that two boxes have in common. */
function shared(a: Box, b: Box): number {
  const across = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const down = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, across) * Math.max(0, down);
}
