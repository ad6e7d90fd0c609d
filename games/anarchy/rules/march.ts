/** ANA-29.10: who goes against an enemy castle. Said of plain numbers, so that a screen need not say it again. */

export const FORCE_OF_KNIGHT = 2;

/** Soldiers who go beside so many knights. */
export function soldiersFor(force: number, knights: number): number {
  return Math.max(0, force - FORCE_OF_KNIGHT * knights);
}
