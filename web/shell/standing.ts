/** Standing answers in words. A table keeps only the key of the answer; what it says is kept on this device when it is set. */

import { ASK, type Asked, BY_WAY, isSpent, type Option, type Params, type Standing } from '@castellan/engine';
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
  const { step, plan } = standing;
  const kept = plan === undefined ? remembered(nameOf(table, standing)) : null;
  const own: Params = seat === null ? {} : { seat };
  if (kept !== null) {
    const { option, params }: Pinned = JSON.parse(kept);
    return { question: speaker.say(`ask.${step}`, { ...params, ...own }), answer: labelOf(speaker, option) };
  }
  const named = `standing.${step}`;
  const question = speaker.has(named) ? speaker.say(named) : speaker.say(`waiting.${step}`, own);
  return { question: [question, ...placesIn(speaker, standing)].join(' · '), answer: answerWords(speaker, standing) };
}

/** The circumstances it is meant for, as far as they have names. */
function placesIn(speaker: Speaker, { where = {} }: Standing): readonly string[] {
  return Object.entries(where).flatMap(([kind, id]) => {
    const name = `name.${kind}.${String(id)}`;
    return speaker.has(name) ? [speaker.say(name)] : [];
  });
}

/** The answer itself, with the condition under which it stands: by its step, as that of an option, or as its text. */
export function answerWords(speaker: Speaker, { step, key, plan, when }: Standing): string {
  if (plan !== undefined) {
    const { answers, left = [] } = plan;
    return speaker.say(isSpent(plan) ? 'shell.standing.left' : 'shell.standing.plan', { n: isSpent(plan) ? left.length : answers.length });
  }
  const plain = key.startsWith(BY_WAY) ? key.slice(BY_WAY.length) : key;
  const word = plain === '-' ? 'none' : plain.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
  const message = [`standing.${step}.${word}`, `option.${word}`].find((one) => speaker.has(one));
  const answer = key === ASK ? speaker.say('shell.standing.ask') : message === undefined ? plain : speaker.say(message);
  const condition = `when.${when?.name ?? ''}`;
  return when !== undefined && speaker.has(condition) ? `${answer}, ${speaker.say(condition, { n: when.n })}` : answer;
}
