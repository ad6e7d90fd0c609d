/** Which games have a rule catalogue. */

const FILES = import.meta.glob('../../../docs/rules/*.fr.md', { query: '?raw', import: 'default' });

export const GAMES_WITH_RULES: readonly string[] = Object.keys(FILES).flatMap((file) => /([\w-]+)\.fr\.md$/.exec(file)?.[1] ?? []);

export function hasRules(game: string): boolean {
  return GAMES_WITH_RULES.includes(game);
}
