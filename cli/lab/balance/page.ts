/** A report as a page, with its plots beside it. */

import { basename, dirname, join } from 'node:path';
import type { BalanceReport, BalanceRun, Interval, Share } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import type { Call } from '../../command.ts';
import { writeText } from '../../files.ts';
import { shownPlayer } from '../../names.ts';
import { binsOf } from '../../simulate/tally.ts';
import { type Forest, forest, histogram, type Mark, stacks } from './plots.ts';
import { calledBy, tellClaims } from './told.ts';

/** Of a long list the ends are drawn. */
const AT_EACH_END = 12;

interface Plot {
  readonly name: string;
  readonly title: string;
  readonly svg: string;
}

export async function pageOf(call: Call, speaker: Speaker, report: BalanceReport, file: string): Promise<void> {
  const folder = basename(file).replace(/\.md$/, '');
  const numbers = [...new Set(report.runs.map(({ seats }) => seats))];
  const plots = numbers.flatMap((seats) =>
    plotsOf(
      speaker,
      report.runs.filter((run) => run.seats === seats),
    ),
  );
  for (const { name, svg } of plots) await writeText(call, join(dirname(file), folder, `${name}.svg`), svg);
  const options = Object.entries(report.options).map(([id, value]) => `${id}=${value}`);
  const lines = [
    `# ${speaker.say('lab.pageTitle', { game: speaker.say('game.title') })}`,
    '',
    speaker.say('lab.pageAbout', { game: report.game, seed: report.seed }),
    ...(options.length === 0 ? [] : ['', speaker.say('lab.pageOptions', { options })]),
    ...(report.pack === '' ? [] : ['', speaker.say('lab.pagePack', { pack: report.pack })]),
    '',
    ...list(tellClaims(speaker, report.runs, report.claims)),
    ...numbers.flatMap((seats) => [
      '',
      `## ${speaker.say('lab.pageSeats', { places: seats })}`,
      ...report.runs
        .filter((run) => run.seats === seats)
        .flatMap((run) => [
          '',
          speaker.say('lab.run', { games: run.games, player: levelOf(speaker, run), places: seats, n: run.comparisons }),
        ]),
      ...plots.filter(({ name }) => name.endsWith(`-${seats}`)).flatMap(({ name, title }) => ['', `![${title}](${folder}/${name}.svg)`]),
      '',
      ...endings(
        speaker,
        report.runs.filter((run) => run.seats === seats),
      ),
    ]),
    '',
    speaker.say('lab.pageReading'),
    '',
  ];
  await writeText(call, file, lines.join('\n'));
  if (!call.given.flags.has('json')) call.print(speaker.say('lab.pages', { file, n: plots.length }));
}

function list([head, ...rest]: readonly string[]): readonly string[] {
  return rest.length === 0 ? [head] : [head, '', ...rest.map((line) => `- ${line}`)];
}

function levelOf(speaker: Speaker, { player }: BalanceRun): string {
  return shownPlayer(player, speaker);
}

/** All plots of one number of seats, with the players side by side. */
function plotsOf(speaker: Speaker, runs: readonly BalanceRun[]): readonly Plot[] {
  const [{ seats, fair, starts, things }] = runs;
  const legend = runs.map((run) => levelOf(speaker, run));
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const plot = (name: string, of: Forest): Plot => ({ name: `${name}-${seats}`, title: of.title, svg: forest(of) });
  const shares = (name: string, title: string, of: (run: BalanceRun) => readonly Share[]): Plot =>
    plot(name, {
      title,
      legend,
      centre: fair,
      say: percent,
      rows: of(runs[0]).map(({ id, name: called }) => ({
        label: calledBy(speaker, called),
        marks: runs.map((run) =>
          markOf(
            of(run).find((row) => row.id === id),
            ({ won }) => won,
          ),
        ),
      })),
    });
  return [
    shares('seats', speaker.say('lab.plot.seats'), ({ bySeat }) => bySeat),
    ...starts.map(({ kind, title }) =>
      shares(`start-${kind}`, speaker.say('lab.plot.starts', { title: calledBy(speaker, title) }), (run) => rowsOf(run.starts, kind)),
    ),
    ...things.map(({ kind, title, rows }) =>
      plot(`thing-${kind}`, {
        title: speaker.say('lab.plot.things', { title: calledBy(speaker, title) }),
        legend,
        centre: 0,
        say: (value) => speaker.say('lab.signed', { value: value * 100 }),
        rows: ends(rows).map(({ id, name }) => ({
          label: calledBy(speaker, name),
          marks: runs.map((run) =>
            markOf(
              rowsOf(run.things, kind).find((row) => row.id === id),
              ({ adds }) => adds,
            ),
          ),
        })),
      }),
    ),
    lengthPlot(speaker, runs, legend),
    ...(runs[0].points.length === 0 ? [] : [pointsPlot(speaker, runs[runs.length - 1])]),
  ];
}

function rowsOf<T>(groups: readonly { readonly kind: string; readonly rows: readonly T[] }[], kind: string): readonly T[] {
  return groups.find((group) => group.kind === kind)?.rows ?? [];
}

function markOf<T extends { readonly interval: Interval; readonly isOut: boolean }>(
  row: T | undefined,
  value: (row: T) => number,
): Mark | null {
  return row === undefined ? null : { value: value(row), low: row.interval[0], high: row.interval[1], isOut: row.isOut };
}

function ends<T>(rows: readonly T[]): readonly T[] {
  return rows.length <= 2 * AT_EACH_END ? rows : [...rows.slice(0, AT_EACH_END), ...rows.slice(-AT_EACH_END)];
}

/** Bins that hold the games of all players. */
function lengthPlot(speaker: Speaker, runs: readonly BalanceRun[], legend: readonly string[]): Plot {
  const counted = runs.map(({ answers }) => new Map(answers.bins.map(({ from, games }) => [from, games])));
  const bins = binsOf(counted);
  const shown = counted.map((counts) => bins(counts));
  const title = speaker.say('lab.plot.length');
  return {
    name: `length-${runs[0].seats}`,
    title,
    svg: histogram({
      title,
      legend,
      bins: shown[0].map(({ from }, i) => ({
        label: speaker.say('cli.whole', { value: from }),
        values: shown.map((all, run) => all[i].count / Math.max(1, runs[run].games)),
      })),
    }),
  };
}

function pointsPlot(speaker: Speaker, { seats, points, scores, player }: BalanceRun): Plot {
  const title = speaker.say('lab.plot.points', { player: shownPlayer(player, speaker) });
  return {
    name: `points-${seats}`,
    title,
    svg: stacks({
      title,
      legend: points.map(({ name }) => calledBy(speaker, name)),
      rows: scores.map((total, rank) => ({
        label: speaker.say('lab.rank', { n: rank + 1 }),
        parts: points.map(({ byRank }) => byRank[rank]),
        total: speaker.say('cli.tenths', { value: total }),
      })),
    }),
  };
}

function endings(speaker: Speaker, runs: readonly BalanceRun[]): readonly string[] {
  const ids = [...new Set(runs.flatMap((run) => run.endings.map(({ id }) => id)))];
  const cells = ids.map((id) => {
    const rows = runs.map((run) => run.endings.find((ending) => ending.id === id));
    const name = rows.find((row) => row !== undefined)?.name;
    const shares = rows.map((row) => speaker.say('cli.percent', { share: row?.share ?? 0 }));
    return `| ${name === undefined ? id : calledBy(speaker, name)} | ${shares.join(' | ')} |`;
  });
  const lengths = (['rounds', 'answers'] as const).map((word) => {
    const spreads = runs.map((run) => {
      const { median, tenth, ninetieth, mean } = run[word];
      return speaker.say('lab.spread', { median, tenth, ninetieth, mean });
    });
    return `| ${speaker.say(`lab.${word}`)} | ${spreads.join(' | ')} |`;
  });
  return [
    `| ${speaker.say('lab.endings')} | ${runs.map((run) => levelOf(speaker, run)).join(' | ')} |`,
    `| --- |${' --- |'.repeat(runs.length)}`,
    ...cells,
    ...lengths,
  ];
}
