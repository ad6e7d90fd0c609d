/** Which games have a course. */
export const TAUGHT: readonly string[] = ['monde-oublie', 'medievalia', 'anarchy', 'fief', 'medioevo'];

export function isTaught(game: string): boolean {
  return TAUGHT.includes(game);
}
