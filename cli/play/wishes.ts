/** Asks a newcomer what to play, when the command line does not say. */

import { LEVELS } from '@castellan/bots';
import { completeOptions, type Game, type OptionSpec, type OptionValues, type State } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Call } from '../command.ts';
import { speakerFor } from '../language.ts';
import { type Opened, sayRefusal, speakerAt } from '../opened.ts';
import type { Input } from './input.ts';

export interface Wishes {
  readonly seats?: number;
  readonly bots?: string;
  readonly options?: OptionValues;
}

/** The id of the game chosen from the list; null when nothing was. */
export async function chooseGame(call: Call, input: Input): Promise<string | null> {
  const { ids, named } = call.games;
  call.print(call.paint.strong(call.speaker.say('play.chooseGame')));
  for (const [i, id] of ids.entries()) {
    const speaker = await speakerFor(call.speaker.language, await named(id)?.messages(call.speaker.language));
    call.print(`  ${i + 1}  ${call.paint.strong(speaker.say('game.title'))}  ${call.paint.faint(speaker.say('game.tagline'))}`);
  }
  return choose(call, input, ids, ids.length === 1 ? ids[0] : undefined);
}

/** Seats, strength of the rivals and the game's options; null when it was broken off. */
export async function chooseTable(call: Call, input: Input, opened: Opened): Promise<Wishes | null> {
  const { game } = opened;
  const speaker = await speakerAt(call, opened, []);
  const seats = await chooseSeats(call, input, game);
  if (seats === null) return null;
  call.print(call.paint.strong(call.speaker.say('play.chooseLevel')));
  LEVELS.forEach((level, i) => {
    call.print(`  ${i + 1}  ${speaker.say(`level.${level}`)}`);
  });
  const bots = await choose(call, input, LEVELS, 'squire');
  if (bots === null) return null;
  const options = await chooseOptions(call, input, speaker, game, seats);
  return options === null ? null : { seats, bots, options };
}

async function chooseSeats(call: Call, input: Input, { seats: { min, max, usual } }: Game<State>): Promise<number | null> {
  if (min === max) return min;
  call.print(call.paint.strong(call.speaker.say('play.chooseSeats', { min, max })));
  const counts = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const chosen = await choose(call, input, counts, String(usual), true);
  return chosen === null ? null : Number(chosen);
}

/** All options at once: a number goes on to the option's next value, an empty line begins the game. */
async function chooseOptions(call: Call, input: Input, speaker: Speaker, game: Game<State>, seats: number): Promise<OptionValues | null> {
  if (game.options.length === 0) return {};
  let options = completeOptions(game, {});
  for (;;) {
    call.print(call.paint.strong(call.speaker.say('play.chooseOptions')));
    for (const [i, spec] of game.options.entries()) {
      const value = valueLabel(speaker, spec.id, options[spec.id]);
      const line = speaker.say('cli.labelled', { label: speaker.say(`setup.${spec.id}`), text: value });
      call.print(`  ${i + 1}  ${line}  ${call.paint.faint(speaker.say(`setup.${spec.id}.help`))}`);
    }
    const typed = await input.ask('> ');
    if (typed === null) return null;
    const spec = game.options[Number(typed) - 1];
    if (spec !== undefined) options = { ...options, [spec.id]: nextValue(spec, options[spec.id]) };
    else if (typed !== '') call.print(call.paint.bad(call.speaker.say('play.notInTheList', { text: typed })));
    else {
      const refused = game.refuseSetup?.(seats, options) ?? null;
      if (refused === null) return options;
      call.print(call.paint.bad(sayRefusal(speaker, refused)));
    }
  }
}

function valueLabel(speaker: Speaker, id: string, value: boolean | number | string): string {
  return typeof value === 'boolean' ? speaker.say(value ? 'cli.yes' : 'cli.no') : speaker.say(`setup.${id}.${value}`);
}

function nextValue(spec: OptionSpec, value: boolean | number | string): boolean | number | string {
  if (spec.kind === 'flag') return value !== true;
  return spec.values[(spec.values.map(String).indexOf(String(value)) + 1) % spec.values.length];
}

/** One of the values by its number in the list, or as itself; the usual one when the line is empty. */
async function choose<T extends string>(
  call: Call,
  input: Input,
  values: readonly T[],
  usual: T | undefined,
  asItself = false,
): Promise<T | null> {
  const shown = usual === undefined ? '' : ` [${asItself ? usual : values.indexOf(usual) + 1}]`;
  for (;;) {
    const typed = await input.ask(`${shown.trimStart()}> `);
    if (typed === null) return null;
    if (typed === '' && usual !== undefined) return usual;
    const chosen = values.find((value, i) => value === typed || (!asItself && String(i + 1) === typed));
    if (chosen !== undefined) return chosen;
    call.print(call.paint.bad(call.speaker.say('play.notInTheList', { text: typed })));
  }
}
