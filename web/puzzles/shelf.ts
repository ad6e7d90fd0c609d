/** Which games have puzzles. */
const WITH_PUZZLES: readonly string[] = ['monde-oublie', 'medievalia', 'anarchy', 'fief', 'medioevo'];

export function hasPuzzles(game: string): boolean {
  return WITH_PUZZLES.includes(game);
}
