/** A page as Markdown; its plots lie in a folder. */

import type { Speaker } from '@castellan/text';
import type { Page, Part } from './page.ts';

export function markdownOf(speaker: Speaker, { title, about, setUp, claims, parts, reading }: Page, folder: string): string {
  return [
    `# ${title}`,
    '',
    `${about} ${speaker.say('lab.pageBeside')}`,
    ...setUp.flatMap((line) => ['', line]),
    '',
    ...list(claims),
    ...parts.flatMap((part) => ['', ...partLines(part, folder)]),
    '',
    reading,
    '',
  ].join('\n');
}

function partLines({ title, runs, plots, endings: [head, ...rows] }: Part, folder: string): readonly string[] {
  return [
    `## ${title}`,
    ...runs.flatMap((run) => ['', run]),
    ...plots.flatMap((plot) => ['', `![${plot.title}](${folder}/${plot.name}.svg)`]),
    '',
    row(head),
    `|${' --- |'.repeat(head.length)}`,
    ...rows.map(row),
  ];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function list([head, ...rest]: readonly string[]): readonly string[] {
  return rest.length === 0 ? [head] : [head, '', ...rest.map((line) => `- ${line}`)];
}
