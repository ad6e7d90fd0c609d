/**
 * Small things this device remembers: the theme, the guide, what was seen. A browser may forbid it or have no room for more; then they are
 * remembered until the page is left, and nothing else suffers.
 */

const untilLeft = new Map<string, string>();

export function remembered(key: string): string | null {
  const here = untilLeft.get(key);
  if (here !== undefined) return here;
  try {
    return globalThis.localStorage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    globalThis.localStorage?.setItem(key, value);
    untilLeft.delete(key);
  } catch {
    untilLeft.set(key, value);
  }
}

export function forget(key: string): void {
  untilLeft.delete(key);
  try {
    globalThis.localStorage?.removeItem(key);
  } catch {
    // What may not be kept was never kept.
  }
}
