import type { SeatView } from '@castellan/engine';

/** Once a table is over nobody is asked anything, although the game itself may not have ended. */
export function viewWhenOver({ aside, ...view }: SeatView): SeatView {
  return { ...view, asked: null, waiting: [], interjections: [], undo: { ok: false, reason: 'over' } };
}
