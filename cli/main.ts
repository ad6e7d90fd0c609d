/** `castellan`: finds the command, calls it, and tells in one line what was wrong with the call. */

import { readArguments, typedLanguage } from './arguments.ts';
import { type Call, type Command, EXIT } from './command.ts';
import { commandNamed } from './commands/index.ts';
import { Complaint } from './complaint.ts';
import { commandHelp, overview } from './help.ts';
import { languageOf, speakerFor } from './language.ts';
import { screenWidth } from './layout.ts';
import { paintFor } from './paint.ts';
import type { Surroundings } from './surroundings.ts';
import { version } from './version.ts';

export async function main(typed: readonly string[], around: Surroundings): Promise<number> {
  try {
    return await dispatch(typed, around);
  } catch (error) {
    if (!(error instanceof Complaint)) throw error;
    const speaker = await speakerFor(languageOrEnglish(typed, around));
    around.stderr.write(`castellan: ${speaker.say(error.key, error.params)}\n`);
    return EXIT.misused;
  }
}

async function dispatch(typed: readonly string[], around: Surroundings): Promise<number> {
  const speaker = await speakerFor(languageOf(typedLanguage(typed), around.env));
  const print = (line = ''): void => {
    around.stdout.write(`${line}\n`);
  };
  const [word, ...rest] = withoutLanguage(typed);
  const wantsHelp = word === undefined || word === '--help' || word === '-h' || word === 'help';
  if (wantsHelp && rest[0] === undefined) {
    print(overview(speaker, paintFor(around.stdout, around.env), screenWidth(around.stdout.columns)));
    return EXIT.good;
  }
  if (word === '--version' || word === '-v') {
    print(await version(around.project));
    return EXIT.good;
  }
  const name = wantsHelp ? rest[0] : word;
  const command = await commandNamed(name);
  if (command === null) throw new Complaint('cli.unknownCommand', { command: name });
  const given = readArguments(command, wantsHelp ? ['--help'] : rest);
  const call: Call = {
    ...around,
    given,
    speaker,
    paint: paintFor(around.stdout, around.env),
    width: screenWidth(around.stdout.columns),
    print,
    printJson: (value) => print(JSON.stringify(value)),
  };
  return given.flags.has('help') ? helpWith(command, call) : command.run(call);
}

function helpWith(command: Command, call: Call): number {
  call.print(commandHelp(command, call.speaker, call.paint, call.width));
  return EXIT.good;
}

/** `castellan --lang fr rules` is the same as `castellan rules --lang fr`. */
function withoutLanguage(typed: readonly string[]): readonly string[] {
  if (typed[0] === '--lang') return typed.slice(2);
  return typed[0]?.startsWith('--lang=') ? typed.slice(1) : typed;
}

function languageOrEnglish(typed: readonly string[], around: Surroundings): 'fr' | 'en' {
  try {
    return languageOf(typedLanguage(typed), around.env);
  } catch {
    return languageOf(undefined, around.env);
  }
}
