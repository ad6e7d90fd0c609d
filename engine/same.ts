/** Whether two plain values are equal, as `canonical` would spell them, without the spelling. */

export interface Fields {
  readonly [key: string]: unknown;
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (!isFields(a) || !isFields(b)) return false;
  for (const key in a) if (!same(a[key], b[key])) return false;
  // A field that is undefined counts as none.
  for (const key in b) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}
