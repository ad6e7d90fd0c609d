/** How far liking something leads, from -1 to 1: so far that it shows, and no farther than what may be about as good. */

/** Half of the way: from the best answer to the fourth, from what is usual to nothing or half as much again, from what is enough to an even share. */
export const BEND = 0.5;

/** What something counts for with whoever likes it so much; it neither comes to nothing nor turns into its contrary. */
export function likedBy(liking: number, usual: number): number {
  return usual * (1 + BEND * liking);
}

/** What an agreement must bring: who likes it makes do with less, and who does not wants some of the way to an even share of what it brings to all. */
export function leastWanted(liking: number, usual: number, evenShare: () => number): number {
  return liking < 0 ? usual - BEND * liking * Math.max(0, evenShare() - usual) : likedBy(-liking, usual);
}
