/** `castellan bench`: how fast the rules run, held against the numbers wanted of them. */

import { attackSuite } from '../bench/attack.ts';
import { castellansSuite } from '../bench/castellans.ts';
import { knightsSuite } from '../bench/knights.ts';
import { QUICK_PACE, USUAL_PACE } from '../bench/measure.ts';
import { nodesSuite } from '../bench/nodes.ts';
import { rulesSuite } from '../bench/rules.ts';
import { searchSuite } from '../bench/search.ts';
import { serverSuite } from '../bench/server.ts';
import { isMet, type Mark, type Section, type Suite } from '../bench/suite.ts';
import { webSuite } from '../bench/web.ts';
import { type Call, type Command, EXIT } from '../command.ts';
import { gauge, table } from '../layout.ts';

/** A suite with a flag of its own is a line here, and a message `help.bench.<flag>`. */
const SUITES: readonly Suite[] = [rulesSuite, searchSuite, serverSuite, attackSuite, nodesSuite, webSuite, castellansSuite, knightsSuite];

export const command: Command = {
  name: 'bench',
  args: [],
  flags: [{ name: 'game', value: 'id' }, { name: 'quick' }, ...SUITES.flatMap(({ flag }) => (flag === null ? [] : [{ name: flag }]))],
  examples: ['bench', 'bench --game monde-oublie --quick', 'bench --attack --json'],
  async run(call) {
    const { flags } = call.given;
    const pace = flags.has('quick') ? QUICK_PACE : USUAL_PACE;
    const asked = SUITES.filter(({ flag }) => flag !== null && flags.has(flag));
    let json = {};
    for (const suite of asked.length > 0 ? asked : SUITES.filter(({ flag }) => flag === null)) {
      const measured = await watched(call, () => suite.measure(call, pace));
      json = { ...json, ...measured.json };
      if (!flags.has('json')) for (const section of measured.sections) printSection(call, section);
    }
    if (flags.has('json')) call.printJson(json);
    return EXIT.good;
  },
};

const CLEAR_LINE = '\r\x1b[2K';

/** Says that something is going on, to somebody who watches; measuring itself must not be disturbed. */
async function watched<T>({ stderr, speaker }: Call, work: () => Promise<T>): Promise<T> {
  if (stderr.isTTY !== true) return work();
  stderr.write(speaker.say('bench.measuring'));
  try {
    return await work();
  } finally {
    stderr.write(CLEAR_LINE);
  }
}

const BAR = 24;

function printSection({ print, paint, speaker }: Call, { title, marks }: Section): void {
  print(paint.strong(speaker.has(`bench.${title}`) ? speaker.say(`bench.${title}`) : title));
  const rows = marks.map((mark) => {
    const value = speaker.say(Math.abs(mark.value) < 100 ? 'cli.hundredths' : 'cli.whole', { value: mark.value });
    const wanted = wantedOf(mark);
    if (wanted === null) return [`  ${speaker.say(`bench.${mark.key}`)}`, value, '', '', ''];
    const brush = isMet(mark) ? paint.good : paint.bad;
    return [
      `  ${speaker.say(`bench.${mark.key}`)}`,
      value,
      brush(gauge(wanted.share, BAR)),
      brush(isMet(mark) ? '✓' : '✗'),
      paint.faint(speaker.say(wanted.key, { value: wanted.value })),
    ];
  });
  for (const line of table(rows, [1])) print(line);
  print();
}

/** How far a number is on its way to its bar: full when it is met. */
function wantedOf({ value, least, most }: Mark): { readonly key: string; readonly value: number; readonly share: number } | null {
  if (least !== undefined) return { key: 'bench.atLeast', value: least, share: value / least };
  return most === undefined ? null : { key: 'bench.atMost', value: most, share: value <= most ? 1 : most / value };
}
