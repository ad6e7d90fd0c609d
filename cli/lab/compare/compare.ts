/** `castellan lab compare`: the same seeds with a content pack and without, or with another. */

import type { CompareReport, CompareRun, Named } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import { type Call, EXIT } from '../../command.ts';
import { Complaint } from '../../complaint.ts';
import { writeText } from '../../files.ts';
import { table } from '../../layout.ts';
import { shownPlayer } from '../../names.ts';
import { loadPack, openGame, speakerAt } from '../../opened.ts';
import { gather, type Run } from '../balance/accounts.ts';
import { planOf } from '../balance/balance.ts';
import { namesOf, sayBoth } from '../balance/names.ts';
import { calledBy } from '../balance/told.ts';
import { compared, type Titles } from './differences.ts';

export async function compare(call: Call, id: string): Promise<number> {
  const { flags } = call.given;
  const opened = await openGame(call, id);
  const { game, pack, packed } = opened;
  if (pack === '') throw new Complaint('lab.noPack', {});
  const other = await loadPack(call, game, 'against');
  if (other.pack === pack) throw new Complaint('lab.samePack', {});
  const speaker = await speakerAt(call, opened, []);
  const { head, runs, games } = planOf(call, { game, pack: other.pack }, speaker);
  const tried = planOf(call, opened, speaker);
  const all: readonly Run[] = [...runs, ...tried.runs];
  const packs = [packed, ...(other.pack === '' ? [] : [other.packed])];
  const { game: name, version, options, seed } = head;
  const gathered = await gather(call, game, packs, { compare: head, pack }, all, games);
  const names = await namesOf(call, opened);
  const titles = await titlesOf();
  const { accounts, interrupted, problems } = gathered;
  const report: CompareReport = {
    report: 'compare',
    game: name,
    version,
    options,
    seed,
    against: other.pack,
    pack,
    runs: runs.map(({ player, series: { seats } }, i) => compared(player, seats, accounts[i], accounts[runs.length + i], names, titles)),
  };
  const out = flags.get('out');
  if (out !== undefined && !interrupted) await writeText(call, out, `${JSON.stringify(report)}\n`);
  if (flags.has('json')) call.printJson({ ...report, interrupted, problems });
  else {
    const played = accounts.reduce((sum, { length }) => sum + length, 0);
    if (interrupted) call.print(call.paint.warn(speaker.say('simulate.interrupted', { n: played, of: games * all.length })));
    for (const run of report.runs) for (const line of told(speaker, run)) call.print(line);
    for (const problem of problems) call.print(call.paint.bad(problem));
  }
  if (interrupted) return EXIT.interrupted;
  return problems.length === 0 ? EXIT.good : EXIT.bad;
}

async function titlesOf(): Promise<Titles> {
  const say = (key: string): Promise<Named> => sayBoth(`lab.${key}`);
  const [seats, length, endings, points, rounds, answers, winner, mean] = await Promise.all(
    ['bySeat', 'length', 'endings', 'score', 'rounds', 'answers', 'winner', 'mean'].map(say),
  );
  return { seats, length, endings, points, rounds, answers, winner, mean };
}

function told(speaker: Speaker, { player, seats, games, same, comparisons, groups }: CompareRun): readonly string[] {
  const heads = ['', ...['before.pack', 'after.pack', 'difference', 'interval'].map((word) => speaker.say(`lab.${word}`)), ''];
  return [
    speaker.say('lab.compared', { games, player: shownPlayer(player, speaker), places: seats, same, n: comparisons }),
    ...groups.flatMap(({ title, unit, rows }) => {
      const say = (value: number): string =>
        unit === 'share' ? speaker.say('cli.percent', { share: value }) : speaker.say('cli.tenths', { value });
      const signed = (value: number): string => speaker.say('lab.signed', { value: unit === 'share' ? value * 100 : value });
      return [
        '',
        calledBy(speaker, title),
        ...table(
          [
            heads,
            ...rows.map(({ name, before, after, difference, interval: [low, high], isOut }) => [
              calledBy(speaker, name),
              say(before),
              say(after),
              signed(difference),
              `${signed(low)} – ${signed(high)}`,
              isOut ? '!' : '',
            ]),
          ],
          [1, 2, 3, 4],
        ),
      ];
    }),
    '',
  ];
}
