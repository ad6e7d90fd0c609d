/** A report in words, for the terminal. */

import type { BalanceReport, BalanceRun, Claim, Interval, Length, Named, Share } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { table } from '../../layout.ts';
import { shownPlayer } from '../../names.ts';

export function tellReport(speaker: Speaker, { runs, claims }: BalanceReport): readonly string[] {
  return [...runs.flatMap((run) => [...tellRun(speaker, run), '']), ...tellClaims(speaker, runs, claims)];
}

/** In the language that is spoken. */
export function calledBy({ language }: Speaker, name: Named): string {
  return name[language];
}

function tellRun(speaker: Speaker, run: BalanceRun): readonly string[] {
  const { player, seats, games, comparisons, bySeat, starts, things, endings, rounds, answers, points, scores } = run;
  const heads = (...words: readonly string[]): string[] => ['', ...words.map((word) => (word === '' ? '' : speaker.say(`lab.${word}`)))];
  const percent = (share: number): string => speaker.say('cli.percent', { share });
  const whole = (value: number): string => speaker.say('cli.whole', { value });
  const shares = (title: string, rows: readonly Share[]): string[] => [
    '',
    title,
    ...table(
      [
        heads('times', 'won', 'interval', ''),
        ...rows.map(({ name, n, won, interval, isOut }) => [
          calledBy(speaker, name),
          whole(n),
          percent(won),
          between(percent, interval),
          isOut ? '!' : '',
        ]),
      ],
      [1, 2, 3],
    ),
  ];
  const signed = (value: number): string => speaker.say('lab.signed', { value: value * 100 });
  return [
    speaker.say('lab.run', { games, player: shownPlayer(player, speaker), places: seats, n: comparisons }),
    ...shares(speaker.say('lab.bySeat'), bySeat),
    ...starts.flatMap(({ title, rows }) => shares(calledBy(speaker, title), rows)),
    ...things.flatMap(({ title, rows }) => [
      '',
      calledBy(speaker, title),
      ...table(
        [
          heads('times', 'taken', 'byWinners', 'byOthers', 'adds', 'interval', ''),
          ...rows.map((row) => [
            calledBy(speaker, row.name),
            whole(row.n),
            percent(row.taken),
            percent(row.byWinners),
            percent(row.byOthers),
            signed(row.adds),
            between(signed, row.interval),
            row.isOut ? '!' : '',
          ]),
        ],
        [1, 2, 3, 4, 5, 6],
      ),
    ]),
    '',
    speaker.say('lab.endings'),
    ...table(
      endings.map(({ name, games: n, share, interval }) => [calledBy(speaker, name), whole(n), percent(share), between(percent, interval)]),
      [1, 2, 3],
    ),
    '',
    speaker.say('lab.length'),
    ...table([
      [speaker.say('lab.rounds'), spread(speaker, rounds)],
      [speaker.say('lab.answers'), spread(speaker, answers)],
    ]),
    '',
    speaker.say('lab.points'),
    ...table(
      [
        ['', ...scores.map((_, i) => speaker.say('lab.rank', { n: i + 1 }))],
        ...points.map(({ name, byRank }) => [calledBy(speaker, name), ...byRank.map((value) => speaker.say('cli.tenths', { value }))]),
        [speaker.say('lab.total'), ...scores.map((value) => speaker.say('cli.tenths', { value }))],
      ],
      scores.map((_, i) => i + 1),
    ),
  ];
}

function between(say: (value: number) => string, [low, high]: Interval): string {
  return `${say(low)} – ${say(high)}`;
}

function spread(speaker: Speaker, { median, tenth, ninetieth, mean }: Length): string {
  return speaker.say('lab.spread', { median, tenth, ninetieth, mean });
}

export function tellClaims(speaker: Speaker, runs: readonly BalanceRun[], claims: readonly Claim[]): readonly string[] {
  const players = new Set(runs.map(({ player }) => player));
  if (players.size < 2) return [speaker.say('lab.oneLevel')];
  if (claims.length === 0) return [speaker.say('lab.noClaims')];
  return [speaker.say('lab.claims'), ...claims.map((claim) => tellClaim(speaker, runs, claim))];
}

export function tellClaim(speaker: Speaker, runs: readonly BalanceRun[], { about, kind, name, seats, found }: Claim): string {
  const say = (value: number): string =>
    about === 'thing' ? speaker.say('lab.signed', { value: value * 100 }) : speaker.say('cli.percent', { share: value });
  return speaker.say('lab.claim', {
    title: titleOf(speaker, runs, about, kind),
    name: calledBy(speaker, name),
    places: seats,
    found: found.map(({ player, value, interval: [low, high] }) =>
      speaker.say('lab.found', { player: shownPlayer(player, speaker), value: say(value), low: say(low), high: say(high) }),
    ),
  });
}

function titleOf(speaker: Speaker, runs: readonly BalanceRun[], about: Claim['about'], kind: string): string {
  if (about === 'seat') return speaker.say('lab.bySeat');
  const groups = runs.flatMap(({ starts, things }): readonly { readonly kind: string; readonly title: Named }[] =>
    about === 'start' ? starts : things,
  );
  const title = groups.find((group) => group.kind === kind)?.title;
  return title === undefined ? kind : calledBy(speaker, title);
}
