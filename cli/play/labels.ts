import type { Option, Question } from '@castellan/engine';
import type { Speaker } from '@castellan/text';

export function labelOf(speaker: Speaker, option: Option): string {
  return speaker.say(`option.${option.say}`, Object.fromEntries(Object.entries(option)));
}

/** Options named by an answer's text, in its order. */
export function optionsIn(options: readonly Option[], text: string): Option[] {
  return text.split(/ [+>] /).flatMap((key) => options.find((option) => option.key === key) ?? []);
}

/** An answer as people say it; what is not an answer to the question is told as it was written. */
export function answerInWords(speaker: Speaker, question: Question | null, interjections: readonly Option[], text: string): string {
  const out = /^! (.+)$/.exec(text)?.[1];
  const options = out !== undefined ? interjections : question === null || question.kind === 'amount' ? [] : question.options;
  const labels = optionsIn(options, out ?? text).map((option) => labelOf(speaker, option));
  if (labels.length > 0) return labels.join(', ');
  return text === '-' ? speaker.say('play.nothing') : text;
}
