/** Standing answers in words. A table keeps only the key of the answer; what it says is kept on this device when it is set. */

import type { Asked, Option, Params, Standing } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { forget, remember, remembered } from '../design/index.ts';
import { labelOf } from './words.ts';

interface Pinned {
  readonly option: Option;
  /** Of the question, for its sentence. */
  readonly params: Params;
}

const nameOf = (table: string, { step, key }: Pick<Standing, 'step' | 'key'>): string => `castellan.pin.${table}.${step}.${key}`;

export function rememberPin(table: string, { step, params }: Asked, option: Option): void {
  const pinned: Pinned = { option, params };
  remember(nameOf(table, { step, key: option.key }), JSON.stringify(pinned));
}

export function forgetPin(table: string, standing: Standing): void {
  forget(nameOf(table, standing));
}

export interface StandingWords {
  readonly question: string;
  readonly answer: string;
}

/** On a device that did not set it, as far as the messages go by themselves. */
export function standingWords(speaker: Speaker, table: string, standing: Standing, seat: number | null): StandingWords {
  const { step, key } = standing;
  const kept = remembered(nameOf(table, standing));
  const own: Params = seat === null ? {} : { seat };
  if (kept !== null) {
    const { option, params }: Pinned = JSON.parse(kept);
    return { question: speaker.say(`ask.${step}`, { ...params, ...own }), answer: labelOf(speaker, option) };
  }
  const word = key === '-' ? 'none' : key.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const message = `option.${word}`;
  return { question: speaker.say(`waiting.${step}`, own), answer: speaker.has(message) ? speaker.say(message) : key };
}
