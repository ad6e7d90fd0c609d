/** How a game came out. */

import type { Result } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Call } from './command.ts';
import { table } from './layout.ts';

/** Who won, and the scoring line by line. */
export function printOutcome({ print, paint }: Call, speaker: Speaker, result: Result): void {
  const seats = result.scores.map((_, seat) => speaker.say('cli.nameOfSeat', { seat }));
  const by = speaker.has(`ending.${result.by}`) ? speaker.say(`ending.${result.by}`) : result.by;
  print();
  print(paint.strong(speaker.say('cli.winners', { n: result.winners.length, seats: result.winners })));
  print(by);
  print();
  const head = ['', ...seats.map((name, seat) => paint.seat(seat, name))];
  const row = ({ key, values }: Line): string[] => [speaker.has(`score.${key}`) ? speaker.say(`score.${key}`) : key, ...values.map(String)];
  const breakdown = result.breakdown ?? [];
  const inSum = summed(breakdown, result.scores);
  const total = [paint.strong(speaker.say('cli.total')), ...result.scores.map((score) => paint.strong(String(score)))];
  const rows = [head, ...breakdown.slice(0, inSum).map(row), total, ...breakdown.slice(inSum).map(row)];
  for (const line of table(
    rows,
    seats.map((_, seat) => seat + 1),
  ))
    print(line);
}

type Line = NonNullable<Result['breakdown']>[number];

/** How many lines add up to the scores; those after them only break ties. */
function summed(lines: readonly Line[], scores: readonly number[]): number {
  for (let n = lines.length; n > 0; n--)
    if (scores.every((score, seat) => lines.slice(0, n).reduce((sum, { values }) => sum + values[seat], 0) === score)) return n;
  return lines.length;
}
