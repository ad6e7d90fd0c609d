/** Text in columns: widths are counted in what is seen, colours left aside. */

import { stripVTControlCharacters } from 'node:util';

const WIDEST = 120;
const NARROWEST = 40;
const USUAL = 80;
const BELOW = 6;

export function screenWidth(columns: number | undefined): number {
  return Math.max(NARROWEST, Math.min(WIDEST, columns ?? USUAL));
}

export function widthOf(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

export function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

export function padStart(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(text))) + text;
}

/** Rows as aligned columns; `right` names the columns that hold numbers. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart(cell, widths[i]) : padEnd(cell, widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

/** Words broken into lines; the second and later ones begin with `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  const body = text.trimStart();
  let line = text.slice(0, text.length - body.length);
  let fresh = true;
  for (const word of body.split(' ')) {
    if (!fresh && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += fresh ? word : ` ${word}`;
    fresh = false;
  }
  return [...lines, line];
}

/** Words with what they mean: the meanings stand in a column, or below where the screen is narrow. */
export function glossary(entries: readonly (readonly [string, string])[], width: number): string[] {
  const column = Math.max(...entries.map(([word]) => widthOf(word))) + 2;
  const indent = ' '.repeat(width - column < NARROWEST / 2 ? BELOW : column);
  return entries.flatMap(([word, meaning]) => {
    const lines = wrap(indent + meaning, width, indent);
    if (indent.length === column) return [padEnd(word, column) + lines[0].slice(column), ...lines.slice(1)];
    return [word, ...lines];
  });
}

/** Short texts side by side in as many columns as fit. */
export function columns(items: readonly string[], width: number, indent = ''): string[] {
  const cell = Math.max(...items.map(widthOf)) + 2;
  const across = Math.max(1, Math.floor((width - indent.length) / cell));
  const lines: string[] = [];
  for (let i = 0; i < items.length; i += across) {
    lines.push(
      indent +
        items
          .slice(i, i + across)
          .map((item) => padEnd(item, cell))
          .join('')
          .trimEnd(),
    );
  }
  return lines;
}

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/** A bar of at most `width` columns. */
export function bar(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}

/** A bar on its track. */
export function gauge(share: number, width: number): string {
  const filled = share >= 1 ? width : Math.min(width - 1, Math.round(Math.max(0, share) * width));
  return '█'.repeat(filled) + '░'.repeat(width - filled);
}

const HEIGHTS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Counts as a line of small columns. */
export function sparkline(counts: readonly number[]): string {
  const most = Math.max(1, ...counts);
  return counts.map((count) => (count === 0 ? ' ' : HEIGHTS[Math.round((count / most) * (HEIGHTS.length - 1))])).join('');
}
