/** What `--help` prints, put together from the commands themselves. */

import type { Speaker } from '@castellan/text';
import { flagsOf } from './arguments.ts';
import type { Command } from './command.ts';
import { COMMAND_NAMES } from './commands/index.ts';
import { glossary, wrap } from './layout.ts';
import type { Paint } from './paint.ts';

const WIDEST = 96;

export function overview(speaker: Speaker, paint: Paint, screen: number): string {
  const width = Math.min(WIDEST, screen);
  const commands = COMMAND_NAMES.map((name) => [`  ${paint.strong(name)}`, speaker.say(`help.${name}`)] as const);
  return [
    ...wrap(speaker.say('help.about'), width),
    '',
    `${paint.strong(speaker.say('help.usage'))}  castellan <${speaker.say('help.command')}> […]`,
    '',
    ...glossary(commands, width),
    '',
    ...wrap(speaker.say('help.more'), width),
  ].join('\n');
}

export function commandHelp(command: Command, speaker: Speaker, paint: Paint, screen: number): string {
  const width = Math.min(WIDEST, screen);
  const args = command.args.map(({ name, required }) => (required ? `<${name}>` : `[${name}]`));
  const flags = flagsOf(command).map(
    ({ name, value }) =>
      [
        `  --${name}${value === undefined ? '' : ` ${value}`}`,
        speaker.say(speaker.has(`help.${command.name}.${name}`) ? `help.${command.name}.${name}` : `help.flag.${name}`),
      ] as const,
  );
  const long = `help.${command.name}.long`;
  return [
    ...wrap(speaker.say(`help.${command.name}`), width),
    '',
    `${paint.strong(speaker.say('help.usage'))}  ${['castellan', command.name, ...args].join(' ')} […]`,
    '',
    ...(speaker.has(long)
      ? [
          ...speaker
            .say(long)
            .split('\n')
            .flatMap((line) => wrap(line, width)),
          '',
        ]
      : []),
    ...glossary(flags, width),
    '',
    paint.strong(speaker.say('help.examples')),
    ...command.examples.map((example) => `  castellan ${example}`),
  ].join('\n');
}
