/** The step makers. */

import { type StepMakers, stepsOf } from '@castellan/engine';
import type { UniState } from '../state.ts';

const plain = stepsOf<UniState>();

/**
 * Once the honour limit stops the game, whatever is pending lapses (UNI-43.3): until the final check begins no step works or asks anything,
 * so that the stack runs empty down to `endGame`, which is made with `lasting`.
 */
export const step: StepMakers<UniState> = {
  work: (name, { run, ...def }) => plain.work(name, { ...def, run: (s, p) => (s.stopping ? undefined : run(s, p)) }),
  pick: (name, { ask, ...def }) => plain.pick(name, { ...def, ask: (s, p) => (s.stopping ? null : ask(s, p)) }),
  subset: (name, { ask, ...def }) => plain.subset(name, { ...def, ask: (s, p) => (s.stopping ? null : ask(s, p)) }),
  amount: (name, { ask, ...def }) => plain.amount(name, { ...def, ask: (s, p) => (s.stopping ? null : ask(s, p)) }),
  order: (name, { ask, ...def }) => plain.order(name, { ...def, ask: (s, p) => (s.stopping ? null : ask(s, p)) }),
  poll: (name, { ask, resolve, ...def }) =>
    plain.poll(name, {
      ...def,
      ask: (s, p) => (s.stopping ? null : ask(s, p)),
      resolve: (s, p, given) => (s.stopping ? undefined : resolve(s, p, given)),
    }),
};

export const lasting = plain;
