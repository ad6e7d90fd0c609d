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
  const lines = (result.breakdown ?? []).map(({ key, values }) => [
    speaker.has(`score.${key}`) ? speaker.say(`score.${key}`) : key,
    ...values.map(String),
  ]);
  const total = [paint.strong(speaker.say('cli.total')), ...result.scores.map((score) => paint.strong(String(score)))];
  for (const line of table(
    [head, ...lines, total],
    seats.map((_, seat) => seat + 1),
  ))
    print(line);
}
