/** What the page of a report says and shows, however it is written down. */

import type { BalanceReport, BalanceRun, Interval, Share } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { shownPlayer } from '../../names.ts';
import { binsOf } from '../../simulate/tally.ts';
import type { Paper } from './colours.ts';
import { type Forest, forest, histogram, type Mark, stacks } from './plots.ts';
import { calledBy, tellClaims } from './told.ts';

/** Of a long list the ends are drawn. */
const AT_EACH_END = 12;

export interface Page {
  readonly title: string;
  readonly about: string;
  /** What else is other than usual: the options, and the content pack. */
  readonly setUp: readonly string[];
  /** What is claimed: a sentence, and a line for each claim. */
  readonly claims: readonly string[];
  readonly parts: readonly Part[];
  readonly reading: string;
}

/** What was found at one number of seats. */
export interface Part {
  readonly title: string;
  /** A sentence for each run. */
  readonly runs: readonly string[];
  readonly plots: readonly Plot[];
  /** How games ended and how long they were: a head, and rows of as many cells. */
  readonly endings: readonly (readonly string[])[];
}

export interface Plot {
  readonly name: string;
  readonly title: string;
  draw(paper: Paper): string;
}

export function pageOf(speaker: Speaker, { game, seed, options, pack, runs, claims }: BalanceReport): Page {
  const set = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  return {
    title: speaker.say('lab.pageTitle', { game: speaker.say('game.title') }),
    about: speaker.say('lab.pageAbout', { game, seed }),
    setUp: [
      ...(set.length === 0 ? [] : [speaker.say('lab.pageOptions', { options: set })]),
      ...(pack === '' ? [] : [speaker.say('lab.pagePack', { pack })]),
    ],
    claims: tellClaims(speaker, runs, claims),
    parts: [...new Set(runs.map(({ seats }) => seats))].map((seats) =>
      partOf(
        speaker,
        seats,
        runs.filter((run) => run.seats === seats),
      ),
    ),
    reading: speaker.say('lab.pageReading'),
  };
}

function partOf(speaker: Speaker, seats: number, runs: readonly BalanceRun[]): Part {
  return {
    title: speaker.say('lab.pageSeats', { places: seats }),
    runs: runs.map((run) => speaker.say('lab.run', { games: run.games, player: levelOf(speaker, run), places: seats, n: run.comparisons })),
    plots: plotsOf(speaker, runs),
    endings: endings(speaker, runs),
  };
}

function levelOf(speaker: Speaker, { player }: BalanceRun): string {
  return shownPlayer(player, speaker);
}

/** All plots of one number of seats, with the players side by side. */
function plotsOf(speaker: Speaker, runs: readonly BalanceRun[]): readonly Plot[] {
  const [{ seats, fair, starts, things }] = runs;
  const legend = runs.map((run) => levelOf(speaker, run));
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const plot = (name: string, of: Forest): Plot => ({ name: `${name}-${seats}`, title: of.title, draw: (paper) => forest(of, paper) });
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
  const shares = shown[0].map(({ from }, i) => ({
    label: speaker.say('cli.whole', { value: from }),
    values: shown.map((all, run) => all[i].count / Math.max(1, runs[run].games)),
  }));
  return {
    name: `length-${runs[0].seats}`,
    title,
    draw: (paper) => histogram({ title, legend, bins: shares }, paper),
  };
}

function pointsPlot(speaker: Speaker, { seats, points, scores, player }: BalanceRun): Plot {
  const title = speaker.say('lab.plot.points', { player: shownPlayer(player, speaker) });
  const legend = points.map(({ name }) => calledBy(speaker, name));
  const rows = scores.map((total, rank) => ({
    label: speaker.say('lab.rank', { n: rank + 1 }),
    parts: points.map(({ byRank }) => byRank[rank]),
    total: speaker.say('cli.tenths', { value: total }),
  }));
  return {
    name: `points-${seats}`,
    title,
    draw: (paper) => stacks({ title, legend, rows }, paper),
  };
}

function endings(speaker: Speaker, runs: readonly BalanceRun[]): Part['endings'] {
  const ids = [...new Set(runs.flatMap((run) => run.endings.map(({ id }) => id)))];
  const shares = ids.map((id) => {
    const rows = runs.map((run) => run.endings.find((ending) => ending.id === id));
    const name = rows.find((row) => row !== undefined)?.name;
    return [
      name === undefined ? id : calledBy(speaker, name),
      ...rows.map((row) => speaker.say('cli.percent', { share: row?.share ?? 0 })),
    ];
  });
  const lengths = (['rounds', 'answers'] as const).map((word) => [
    speaker.say(`lab.${word}`),
    ...runs.map((run) => {
      const { median, tenth, ninetieth, mean } = run[word];
      return speaker.say('lab.spread', { median, tenth, ninetieth, mean });
    }),
  ]);
  return [[speaker.say('lab.endings'), ...runs.map((run) => levelOf(speaker, run))], ...shares, ...lengths];
}
