import type { Asked, Option } from '@castellan/engine';
import type { Speaker } from '@castellan/text';

export function labelOf(speaker: Speaker, option: Option): string {
  return speaker.say(`option.${option.say}`, Object.fromEntries(Object.entries(option)));
}

/** Options named by an answer's text, in its order. */
export function optionsIn(asked: Asked, text: string): Option[] {
  return text.split(/ [+>] /).flatMap((key) => asked.options.find((option) => option.key === key) ?? []);
}
