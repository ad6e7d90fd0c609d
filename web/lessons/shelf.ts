/** Which games have a course. */
const TAUGHT: readonly string[] = ['monde-oublie', 'medievalia', 'anarchy', 'fief'];

export function isTaught(game: string): boolean {
  return TAUGHT.includes(game);
}
