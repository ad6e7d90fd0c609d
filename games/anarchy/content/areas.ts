/** The areas of the two sheets by name. */

import type { Data } from './schema.ts';

export type AnyArea = Data['sheets']['left'][number] | Data['sheets']['right'][number];
export type AreaId = AnyArea['id'];
type AreaIn<A, K> = A extends { id: infer I } ? (K extends I ? A : never) : never;
type Area<K extends AreaId> = AreaIn<AnyArea, K>;

/** An area of a sheet; the data is known to have it. */
export function areaOf<K extends AreaId>(d: Data, id: K): Area<K> {
  const areas: readonly AnyArea[] = [...d.sheets.left, ...d.sheets.right];
  const found = areas.find((area): area is Area<K> => area.id === id);
  if (found === undefined) throw new Error(`there is no area ${id}`);
  return found;
}
