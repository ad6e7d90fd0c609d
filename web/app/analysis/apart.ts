/** What would lie on each other, moved aside. */

/** Places from the least to the greatest, none nearer to the next than `gap` and none beyond `most`: moved as little as need be. */
export function apart(places: readonly number[], gap: number, most: number): readonly number[] {
  const pushed: number[] = [];
  for (const place of places) pushed.push(Math.max(place, (pushed.at(-1) ?? -gap) + gap));
  let left = most;
  return pushed
    .toReversed()
    .map((place) => {
      const kept = Math.min(place, left);
      left = kept - gap;
      return kept;
    })
    .toReversed();
}
