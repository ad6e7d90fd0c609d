/** SQL as PostgreSQL wants it: parameters have numbers. */

const numbered = new Map<string, string>();

export function numberedText(sql: string): string {
  const known = numbered.get(sql);
  if (known !== undefined) return known;
  let no = 0;
  const text = sql.replaceAll('?', () => `$${++no}`);
  numbered.set(sql, text);
  return text;
}
