/** A page as one file of HTML, plots and numbers inside: read by day or by night, and printed on paper. */

import type { Speaker } from '@castellan/text';
import { COLOURS, PAGE } from './colours.ts';
import { escaped } from './markup.ts';
import type { Page, Part } from './page.ts';
import { patterns } from './plots.ts';

interface Numbers {
  /** What the file is called where they are saved, without its ending. */
  readonly name: string;
  readonly csv: string;
}

export function htmlOf(speaker: Speaker, { title, about, setUp, claims, parts, reading }: Page, { name, csv }: Numbers): string {
  const [claim, ...found] = claims;
  return [
    '<!doctype html>',
    `<html lang="${speaker.language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title>`,
    `<style>${LOOK}</style>`,
    '</head>',
    '<body>',
    `<svg width="0" height="0" aria-hidden="true">${patterns(PAGE)}</svg>`,
    '<main>',
    '<header>',
    `<h1>${escaped(title)}</h1>`,
    ...[about, ...setUp].map(paragraph),
    `<p class="numbers"><a download="${escaped(name)}.csv" href="data:text/csv;charset=utf-8,${encodeURIComponent(csv)}">${escaped(speaker.say('lab.pageNumbers'))}</a></p>`,
    '</header>',
    '<section class="claims">',
    paragraph(claim),
    ...(found.length === 0 ? [] : ['<ul>', ...found.map((line) => `<li>${escaped(line)}</li>`), '</ul>']),
    '</section>',
    ...parts.flatMap(partLines),
    `<footer>${paragraph(reading)}</footer>`,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function partLines({ title, runs, plots, endings: [head, ...rows] }: Part): readonly string[] {
  const [corner, ...columns] = head;
  return [
    '<section>',
    `<h2>${escaped(title)}</h2>`,
    ...runs.map(paragraph),
    '<div class="plots">',
    ...plots.map((plot) => `<figure>\n${plot.draw(PAGE)}</figure>`),
    '</div>',
    '<table>',
    `<thead><tr><th scope="col">${escaped(corner)}</th>${columns.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(
      ([name, ...cells]) => `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    ),
    '</tbody>',
    '</table>',
    '</section>',
  ];
}

/** What is set as code in Markdown is so here. */
function paragraph(text: string): string {
  return `<p>${escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`;
}

const TOKENS = Object.entries(COLOURS)
  .map(([name, [day, night]]) => `  --${name}: light-dark(${day}, ${night});`)
  .join('\n');

const LOOK = `
:root {
  color-scheme: light dark;
${TOKENS}
  --serif: "EB Garamond", Garamond, Georgia, serif;
  --sans: "Alegreya Sans", "Gill Sans", "Trebuchet MS", sans-serif;
}
body { margin: 0; background: var(--vellum); color: var(--ink); font: 18px / 25px var(--serif); }
body > svg { position: absolute; }
main { max-width: 1240px; margin: 24px auto; padding: 22px 34px; border: 1px solid var(--rule-2); background: var(--leaf); }
header { border-bottom: 3px double var(--rule-2); }
h1 { margin: 0; font: 600 32px / 40px var(--serif); }
h2 { margin: 26px 0 0; font: 600 23px / 30px var(--serif); color: var(--rubric); }
p { margin: 8px 0; max-width: 92ch; }
header p, section > h2 ~ p, footer { font: 500 15px / 20px var(--sans); color: var(--ink-2); }
code { font-size: 14px; }
a { color: var(--lapis); }
.claims { border-bottom: 1px solid var(--rule); }
.claims ul { margin: 8px 0 12px; padding-left: 22px; }
.plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 500px), 1fr)); gap: 16px; align-items: start; margin: 16px 0; }
figure { margin: 0; break-inside: avoid; }
figure svg { display: block; width: 100%; height: auto; }
table { border-collapse: collapse; font: 500 15px / 20px var(--sans); break-inside: avoid; }
th, td { padding: 4px 16px 4px 0; border-bottom: 1px solid var(--rule); text-align: left; font-weight: 500; }
thead th { border-bottom-color: var(--rule-2); color: var(--ink-2); font-weight: 700; }
footer { margin-top: 22px; border-top: 1px solid var(--rule); }
@media (max-width: 640px) {
  main { margin: 0; padding: 16px; border: 0; }
  table { display: block; overflow-x: auto; }
}
@page { size: A4; margin: 12mm; }
@media print {
  :root { color-scheme: light; }
  body, main { background: none; }
  main { max-width: none; margin: 0; padding: 0; border: 0; }
  body { font-size: 11pt; line-height: 15pt; }
  .plots { grid-template-columns: 1fr 1fr; gap: 8px; }
  h2 { break-after: avoid; }
  .numbers { display: none; }
}
`;
