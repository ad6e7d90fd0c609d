/** The results of a simulation, for machines and for people. */

import type { Bot } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import type { Call } from '../command.ts';
import { bar, padEnd, sparkline, table, widthOf } from '../layout.ts';
import { shownPlayer } from '../names.ts';
import { binsOf, spreadOf, type Tally, wilson } from './tally.ts';

export interface Failure {
  /** Number of the game, from 1. */
  readonly game: number;
  readonly kind: 'deadEnd' | 'error';
  readonly problem: string;
  /** File of its record; null beyond those that were kept. */
  readonly record: string | null;
}

export function resultsJson(game: string, bots: readonly Bot[], tally: Tally, failures: readonly Failure[], interrupted: boolean): object {
  const spreads = tally.scores.map(spreadOf);
  const bins = binsOf(tally.scores);
  return {
    game,
    seats: tally.seats,
    bots: bots.map(({ name }) => name),
    games: tally.games,
    interrupted,
    finished: tally.finished,
    errors: tally.errors,
    deadEnds: tally.deadEnds,
    decisionsPerGame: perGame(tally),
    decisionsPerSecond: perSecond(tally),
    winShareBySeat: tally.wins.map((wins) => (tally.finished === 0 ? 0 : wins / tally.finished)),
    winShareIntervalBySeat: tally.wins.map((wins) => wilson(wins, tally.finished)),
    meanScoreBySeat: spreads.map((spread) => spread?.mean ?? null),
    scoresBySeat: spreads,
    scoreDistribution: tally.scores.map((counts) => bins(counts)),
    endings: Object.fromEntries(tally.endings),
    failures,
  };
}

function perGame(tally: Tally): number {
  return tally.finished === 0 ? 0 : tally.decisions / tally.finished;
}

function perSecond(tally: Tally): number {
  return tally.milliseconds === 0 ? 0 : Math.round((tally.allDecisions / tally.milliseconds) * 1000);
}

export function printResults(call: Call, speaker: Speaker, bots: readonly Bot[], tally: Tally, failures: readonly Failure[]): void {
  const { print, paint } = call;
  const n = (value: number, digits = 0): string => speaker.say(digits === 0 ? 'cli.whole' : 'cli.tenths', { value });
  print(speaker.say('simulate.finished', { finished: tally.finished, games: tally.games }));
  print((tally.errors > 0 ? paint.bad : paint.good)(speaker.say('simulate.errors', { n: tally.errors })));
  print((tally.deadEnds > 0 ? paint.bad : paint.good)(speaker.say('simulate.deadEnds', { n: tally.deadEnds })));
  print(speaker.say('simulate.speed', { perGame: n(perGame(tally), 1), perSecond: n(perSecond(tally)) }));
  if (tally.finished > 0) {
    print();
    for (const line of seatTable(call, speaker, bots, tally)) print(line);
    print();
    print(paint.strong(speaker.say('simulate.distribution')));
    for (const line of histogram(call, speaker, tally)) print(line);
    print();
    print(paint.strong(speaker.say('simulate.endings')));
    const endings = [...tally.endings].sort(([, a], [, b]) => b - a);
    const rows = endings.map(([by, times]) => [`  ${endingName(speaker, by)}`, n(times), percent(speaker, times / tally.finished)]);
    for (const line of table(rows, [1, 2])) print(line);
  }
  if (failures.length > 0) print();
  for (const { game, problem, record } of failures)
    print(paint.bad(speaker.say('simulate.failure', { number: game, problem, record: record ?? '' })));
}

function endingName(speaker: Speaker, by: string): string {
  return speaker.has(`ending.${by}`) ? speaker.say(`ending.${by}`, {}) : by;
}

function percent(speaker: Speaker, share: number): string {
  return speaker.say('cli.percent', { share });
}

const SHARE_BAR = 20;
const LEAST_BAR = 5;

/** The bars take what room the numbers leave. */
function seatTable({ paint, width }: Call, speaker: Speaker, bots: readonly Bot[], tally: Tally): string[] {
  const bins = binsOf(tally.scores);
  const tenths = (value: number | undefined): string => (value === undefined ? '–' : speaker.say('cli.tenths', { value }));
  const head = ['seat', 'bot', 'mean', 'deviation', 'range', 'scores', 'share', 'interval'].map((word) =>
    paint.faint(speaker.say(`simulate.${word}`)),
  );
  const rows = bots.map(({ name }, seat) => {
    const spread = spreadOf(tally.scores[seat]);
    const share = tally.wins[seat] / tally.finished;
    const [low, high] = wilson(tally.wins[seat], tally.finished);
    return [
      paint.seat(seat, String(seat + 1)),
      shownPlayer(name, speaker),
      tenths(spread?.mean),
      tenths(spread?.deviation),
      spread === null ? '–' : `${spread.min}…${spread.max}`,
      sparkline(bins(tally.scores[seat]).map((bin) => bin.count)),
      percent(speaker, share),
      `${percent(speaker, low)} – ${percent(speaker, high)}`,
    ];
  });
  const [top, ...lines] = table([head, ...rows], [2, 3, 4, 6]);
  const taken = Math.max(...[top, ...lines].map(widthOf)) + 2;
  const room = Math.min(SHARE_BAR, width - taken);
  if (room < LEAST_BAR) return [top, ...lines];
  return [top, ...lines.map((line, seat) => padEnd(line, taken) + paint.seat(seat, bar(tally.wins[seat] / tally.finished, room)))];
}

const HISTOGRAM_BAR = 40;
/** What stands beside a bar: the bin and its share. */
const BESIDE = 20;

/** All seats together, each bin with its share. */
function histogram({ paint, width }: Call, speaker: Speaker, tally: Tally): string[] {
  const bins = binsOf(tally.scores);
  const bySeat = tally.scores.map((counts) => bins(counts));
  const totals = bySeat[0].map((bin, i) => ({ ...bin, count: bySeat.reduce((sum, seat) => sum + seat[i].count, 0) }));
  const most = Math.max(...totals.map(({ count }) => count));
  const all = totals.reduce((sum, { count }) => sum + count, 0);
  return table(
    totals.map(({ from, to, count }) => [
      `  ${from === to ? from : `${from}…${to}`}`,
      paint.accent(bar(count / most, Math.min(HISTOGRAM_BAR, width - BESIDE))) + (count > 0 ? ` ${percent(speaker, count / all)}` : ''),
    ]),
    [0],
  );
}
