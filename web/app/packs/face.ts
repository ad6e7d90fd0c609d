/** Which piece of the gallery shows a thing. */

import type { Pieces } from '../../shell/index.ts';
import { isFields } from './shape.ts';

/** The one that bears its id; else one that bears what the thing names itself by, or what kind it is. */
export function targetOf(pieces: readonly Pieces[], id: string, thing: unknown): string | null {
  const targets = pieces.flatMap((kind) => kind.targets);
  const names = isFields(thing) ? [thing.key, thing.type].filter((name) => typeof name === 'string') : [];
  const bears = (target: string, name: string): boolean => target.slice(target.indexOf(':') + 1) === name;
  return (
    targets.find((target) => bears(target, id)) ??
    targets.find((target) => target.endsWith(`-${id}`)) ??
    targets.find((target) => names.some((name) => bears(target, name))) ??
    null
  );
}
