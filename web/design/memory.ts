/**
 * Small things this device remembers: the theme, the guide, what was seen. A browser may forbid it or have no room for more; then they are
 * remembered until the page is left, and nothing else suffers.
 */

const untilLeft = new Map<string, string>();

/** Even to look whether there is a storage may be forbidden. */
function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

export function remembered(key: string): string | null {
  return untilLeft.get(key) ?? storage()?.getItem(key) ?? null;
}

export function remember(key: string, value: string): void {
  untilLeft.set(key, value);
  const kept = storage();
  if (kept === null) return;
  try {
    kept.setItem(key, value);
    untilLeft.delete(key);
  } catch {
    // There is no room.
  }
}

export function forget(key: string): void {
  untilLeft.delete(key);
  storage()?.removeItem(key);
}
