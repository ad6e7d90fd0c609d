/** Online note 11: what counts as the answer of one whose time is over. Never a surrender, a gift or a release. */

import { type Option, type Pick, printKeys, type Question, type Subset } from '@castellan/engine';
import type { FieState } from '../state.ts';
import { continueBattle, helperStays } from './battles.ts';
import { loadUp } from './loading.ts';
import { chooseRiders } from './riding.ts';

/** By these one passes, says no, stops, stays out, or keeps what one has. */
const IDLE: readonly string[] = [
  'pass',
  'abstain',
  'no',
  'nothing',
  'nobody',
  'keep',
  'hold',
  'done',
  'end',
  'stop',
  'stay',
  'out',
  'leave',
  'alone',
];

/** Optional acts are let pass, consents refused, and where something must be chosen it is what is suggested first. */
export function late(s: FieState, q: Question): string {
  switch (q.kind) {
    case 'pick':
      return lateChoice(s, q).key;
    case 'subset':
      return keysOf(q.kind, lateSet(q));
    case 'amount':
      return String(q.min);
    case 'order':
      return keysOf(q.kind, q.suggest?.()[0] ?? q.options);
  }
}

/** What goes along is as little as may be, and nobody rides: no army moves by itself. */
function lateSet({ frame, options, min, suggest }: Subset & Question): readonly Option[] {
  if (frame.step === chooseRiders.name) return [];
  const ready = suggest?.() ?? [options.slice(0, min)];
  return frame.step === loadUp.name ? ready[ready.length - 1] : ready[0];
}

function keysOf(kind: Question['kind'], options: readonly Option[]): string {
  return printKeys(
    kind,
    options.map(({ key }) => key),
  );
}

function lateChoice(s: FieState, { frame, seat, options }: Pick): Option {
  const [first] = options;
  if (frame.step === helperStays.name) return first;
  if (frame.step === continueBattle.name && continueBattle.conditions?.ahead.holds(s, frame, seat, 0) === true) return first;
  return options.find(({ key }) => IDLE.includes(key)) ?? first;
}
