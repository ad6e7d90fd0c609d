/** What is printed, in words: for readers of the screen, hover and reading cards. */

import type { CostData } from '@castellan/anarchy';
import type { Speaker } from '@castellan/text';
import { type BoxFacts, machinesNeeded, measureNeeded } from './facts.ts';
import { countsPrinted, type Printed, wordsOf } from './printed.ts';

export function gainsInWords(speaker: Speaker, printed: readonly Printed[]): string {
  return speaker.say('board.gains', { gains: wordsOf(printed) });
}

/** Alternatives joined by “or”. */
export function costInWords(speaker: Speaker, costs: CostData): string {
  const ways = costs.map((way) => speaker.say('board.gains', { gains: wordsOf(countsPrinted(way)) }));
  return ways.length === 1 ? ways[0] : speaker.say('board.either', { first: ways[0], second: ways[1] });
}

/** Each thing a box asks for before it can be filled. */
export function needsInWords(speaker: Speaker, { need }: BoxFacts): readonly string[] {
  const measure = measureNeeded(need);
  const machines = machinesNeeded(need);
  return [
    ...(measure === null ? [] : [speaker.say('board.needsMeasure', { command: measure.line, n: measure.n })]),
    ...(machines.length === 0 ? [] : [speaker.say('board.needsMachines', { machines })]),
    ...(need.built === undefined ? [] : [speaker.say('board.needsBuilt', { box: `${need.built.area}.${need.built.level}` })]),
  ];
}

const spoken = new WeakMap<Speaker, Map<string, string>>();

/** Name and gains of a box; said often, so it is kept. */
export function boxInWords(speaker: Speaker, box: BoxFacts): string {
  const known = spoken.get(speaker) ?? new Map<string, string>();
  spoken.set(speaker, known);
  const before = known.get(box.id);
  if (before !== undefined) return before;
  const words = speaker.say('board.box', { box: box.id, gains: wordsOf(box.reward) });
  known.set(box.id, words);
  return words;
}
