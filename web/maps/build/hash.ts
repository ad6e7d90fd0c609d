/** Chance without chance: numbers that look drawn but follow from what they belong to, so that whatever meets agrees. */

/** A number from 0 to 1, the same for the same whole numbers. */
export function hashed(...numbers: readonly number[]): number {
  let h = 2166136261;
  for (const n of numbers) {
    h = Math.imul(h ^ (n & 0xffff), 16777619);
    h = Math.imul(h ^ ((n >> 16) & 0xffff), 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822519);
  h ^= h >>> 13;
  h = Math.imul(h, 3266489917);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}
