/** How things of a player are drawn: one's own may be touched, those of others only looked at. */

import type { PlayerView } from '@castellan/anarchy';
import type { Target } from '@castellan/engine';
import { type Thing, thing } from '../../shell/index.ts';
import { belongingTo } from './belonging.ts';
import { useAnaTable } from './table.ts';

/** A thing of another player: log entries can show it, nothing can be done with it. */
export interface Seen {
  readonly 'data-mention': string;
  readonly class: string;
}

export type DrawThing = (target: Target, classes?: string, name?: string) => Thing | Seen;

/** Something nothing more can be done with, as a filled box: it is only named. */
export function useSettled(of: PlayerView): (target: Target, classes: string) => Seen {
  const { me, fresh } = useAnaTable();
  return (target, classes) => {
    const owned = belongingTo(of.seat, target);
    return { 'data-mention': of.seat === me ? target : owned, class: fresh.has(owned) ? `${classes} fresh` : classes };
  };
}

/** Without the sign of being refused, for boxes that are in reach and only lack someone to fill them. */
export function undimmed<T extends Thing | Seen>(drawn: T): T {
  return { ...drawn, class: drawn.class.replace(/ dim$/, '') };
}

/** `<div {...draw('box:gate.3', 'box')}>`. What just changed is marked. */
export function useThings(of: PlayerView): DrawThing {
  const { choice, me, fresh } = useAnaTable();
  return (target, classes = '', name) => {
    const isFresh = fresh.has(belongingTo(of.seat, target));
    const marked = isFresh ? `${classes} fresh` : classes;
    if (of.seat !== me) return { 'data-mention': belongingTo(of.seat, target), class: marked };
    return thing(choice, target, marked, name);
  };
}
