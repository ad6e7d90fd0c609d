/** What is printed, in words: for readers of the screen, hover and reading cards. */

import type { CostData, Data } from '@castellan/anarchy';
import type { Speaker } from '@castellan/text';
import type { BoxFacts } from './facts.ts';
import { machinesNeeded, measureNeeded } from './needs.ts';
import { countsPrinted, type Printed, wordsOf } from './printed.ts';

type SideCard = Extract<Data['scenarioCards'][number], { mode: 'side' }>['side'];

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

/** What a side card of the campaign does. */
export function sideInWords(speaker: Speaker, { effect }: SideCard): string {
  switch (effect.when) {
    case 'defenceStart':
      return speaker.say('board.side.levy', { costs: wordsOf(countsPrinted(effect.payOrDiscontent)) });
    case 'actionsStart':
      return speaker.say('board.side.discard', {
        round: effect.fromRound ?? 1,
        goods: effect.discardOneOf.map((good) => speaker.say(`name.gain.${good}`)).join(' / '),
        gain: effect.gainIfDone === undefined ? 'none' : 'some',
        gains: wordsOf(countsPrinted(effect.gainIfDone ?? {})),
      });
    case 'scoring':
      return speaker.say('board.side.court', { below: effect.attributeBelow, vp: -effect.vpEach });
  }
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
