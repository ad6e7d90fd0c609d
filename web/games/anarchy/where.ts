/** Where things lie: on which sheet, on which page of a phone, around the table. */

import type { AnaView, PlayerView } from '@castellan/anarchy';
import shipped from '@castellan/anarchy/data' with { type: 'json' };
import type { Asked, Seat, Target } from '@castellan/engine';
import type { Page } from '../../shell/index.ts';

export const SHEETS = ['left', 'right'] as const;
export type SheetSide = (typeof SHEETS)[number];

export function kindOf(target: Target): string {
  return target.slice(0, target.indexOf(':'));
}

export function idOf(target: Target): string {
  return target.slice(target.indexOf(':') + 1);
}

const LEFT_AREAS: readonly string[] = shipped.sheets.left.map(({ id }) => id);
const ON_LEFT: readonly string[] = ['machine', 'tactic'];
const ON_RIGHT: readonly string[] = ['lover', 'addition', 'cell', 'pennant'];

/** The sheet on which a target is drawn; null when it lies elsewhere. */
export function sheetOf(target: Target): SheetSide | null {
  const kind = kindOf(target);
  if (kind === 'box' || kind === 'area') return LEFT_AREAS.includes(idOf(target).split('.')[0]) ? 'left' : 'right';
  return ON_LEFT.includes(kind) ? 'left' : ON_RIGHT.includes(kind) ? 'right' : null;
}

/** How many things of each sheet a question points at. */
export function targetsBySheet(asked: Asked | null): { readonly [side in SheetSide]: number } {
  const targets = new Set<Target>(asked?.options.flatMap(({ at = [] }) => at));
  const count = { left: 0, right: 0 };
  for (const target of targets) {
    const side = sheetOf(target);
    if (side !== null) count[side]++;
  }
  return count;
}

export function isDefence({ phase }: AnaView): boolean {
  return phase === 'preparation' || phase === 'resolution';
}

/** Things on the table itself; all else is mine, or an attack card, which lies with its player. */
const ON_BOARD: readonly string[] = ['path', 'castle', 'crush', 'side', 'defender'];

/** Goods lie in the prompt sheet, on whatever page one is. */
export function pageOf(target: Target, view: AnaView, seat: Seat | null): Page | null {
  const kind = kindOf(target);
  if (kind === 'good') return null;
  if (kind === 'attack') return isDefence(view) || idOf(target).startsWith(`${seat}.`) ? 'board' : 'rivals';
  return isDefence(view) || ON_BOARD.includes(kind) ? 'board' : 'mine';
}

/** Whose sheets are drawn as one's own: a spectator sees those of the first player. */
export function mineOf(view: AnaView, seat: Seat | null): PlayerView {
  return view.players[seat ?? 0];
}

/** The others, clockwise from me. */
export function othersOf(view: AnaView, seat: Seat | null): readonly PlayerView[] {
  const me = seat ?? 0;
  return [...view.players.slice(me + 1), ...view.players.slice(0, me)];
}
