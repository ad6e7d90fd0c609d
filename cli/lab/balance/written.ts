/** The page of a report as files: one of HTML that holds everything, or Markdown with its plots beside it. */

import { basename, dirname, extname, join } from 'node:path';
import type { BalanceReport } from '@castellan/bots';
import { csvOf } from '@castellan/bots/csv';
import type { Speaker } from '@castellan/text';
import type { Call } from '../../command.ts';
import { writeText } from '../../files.ts';
import { SHEET } from './colours.ts';
import { htmlOf } from './html.ts';
import { markdownOf } from './markdown.ts';
import { pageOf } from './page.ts';

export async function writePage(call: Call, speaker: Speaker, report: BalanceReport, file: string): Promise<void> {
  const page = pageOf(speaker, report);
  const plots = page.parts.flatMap((part) => part.plots);
  const ending = extname(file);
  const name = basename(file, ending);
  if (ending === '.html') await writeText(call, file, htmlOf(speaker, page, { name, csv: csvOf(report, report.runs) }));
  else {
    for (const plot of plots) await writeText(call, join(dirname(file), name, `${plot.name}.svg`), plot.draw(SHEET));
    await writeText(call, file, markdownOf(speaker, page, name));
  }
  if (!call.given.flags.has('json')) call.print(speaker.say('lab.pages', { file, n: plots.length }));
}
