/** Looking ahead with a game's own steps, up to those behind which one does not want to look. */

import { pick } from './steps.ts';
import type { Option, Question, Rules, State, Step } from './types.ts';

const NOBODY = -1;
const NO_OPTIONS: readonly Option[] = [];

/** The same steps, but these wait instead of working or asking: whoever plays on stops before each. An answer to one is carried out. */
export function stoppingBefore<S extends State>(steps: Rules<S>['steps'], stops: readonly Step<S>[]): Rules<S>['steps'] {
  const ahead: { [name: string]: Step<S> } = { ...steps };
  for (const stop of stops) ahead[stop.name] = { ...stop, run: undefined, ask: () => pick(NOBODY, NO_OPTIONS, { always: true }) };
  return ahead;
}

/** Whether nobody is asked, because the looking ahead ends here. */
export function isStop({ seat }: Question): boolean {
  return seat === NOBODY;
}
