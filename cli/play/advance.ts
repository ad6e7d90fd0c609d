/** Answers given in advance: what they are, one more, or none any longer. */

import { type Standing, sayAs } from '@castellan/engine';
import { sayRefusal } from '../opened.ts';
import { readTyped } from './answer.ts';
import type { Screen } from './screen.ts';
import { askedOf, reply, type Sitting } from './sitting.ts';

const NONE = '0';

export function inAdvance(screen: Screen, sitting: Sitting, typed: string): 'draw' | 'wait' | 'ask' {
  const { table, me } = sitting;
  if (typed === '') {
    tell(screen, sitting);
    return 'wait';
  }
  if (typed === NONE) {
    for (const standing of table.standingOf(me)) table.clearStanding(me, standing);
    screen.call.print(screen.call.speaker.say('play.advanceGone'));
    return 'wait';
  }
  return set(screen, sitting, typed);
}

function tell({ call, speaker }: Screen, { table, me }: Sitting): void {
  const standings = table.standingOf(me);
  if (standings.length === 0) call.print(call.speaker.say('play.noAdvance'));
  for (const { step, key, when } of standings) {
    const option = speaker.has(`option.${key}`) ? speaker.say(`option.${key}`) : key;
    const question = speaker.has(`waiting.${step}`) ? speaker.say(`waiting.${step}`, { seat: me }) : step;
    call.print(`  ${call.speaker.say('play.advance', { question, answer: option, when: when === undefined ? 'none' : 'some' })}`);
  }
}

/** Gives it now as well. */
function set({ call, speaker }: Screen, sitting: Sitting, typed: string): 'draw' | 'ask' {
  const { table, me } = sitting;
  const view = table.view(me);
  const open = askedOf(view);
  const read = open === null || open.manner === 'aside' ? null : readTyped(open.asked, [], typed);
  if (open === null || read === null || !read.ok || (open.asked.kind === 'pick' && read.chosen.length !== 1)) {
    call.print(call.paint.bad(call.speaker.say('play.notInAdvance')));
    return 'ask';
  }
  const standing: Standing = { step: open.asked.step, key: read.text, until: 'ever' };
  const outcome = reply(sitting, me, sayAs('answer', read.text));
  if (!outcome.ok) {
    call.print(call.paint.bad(sayRefusal(speaker, outcome.refusal)));
    return 'ask';
  }
  table.setStanding(me, standing);
  return 'draw';
}
