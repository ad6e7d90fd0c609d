/** Lines of a board: rows under a heading, and paragraphs. */

import { glossary, wrap } from '../layout.ts';

const INDENT = '  ';

/** A heading with rows below it, what they mean in a column; nothing without rows. */
export function section(heading: string, rows: readonly (readonly [string, string])[], width: number): string[] {
  if (rows.length === 0) return [];
  const below = glossary(rows, width - 2 * INDENT.length);
  return [INDENT + heading, ...below.map((line) => INDENT + INDENT + line)];
}

/** A text broken into lines, the second and later ones further in. */
export function paragraph(text: string, width: number): string[] {
  return wrap(text, width - INDENT.length, INDENT + INDENT).map((line) => INDENT + line);
}

/** Parts side by side; those that are empty are left out. No line begins with the dot between them. */
export function parted(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\u00a0· ');
}

export function listed(items: readonly string[]): string {
  return items.filter((item) => item !== '').join(', ');
}

/** Equal texts once, with their number. */
export function counted(items: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return [...times].map(([item, n]) => (n === 1 ? item : `${item} ×${n}`));
}
