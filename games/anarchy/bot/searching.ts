/** Which questions are worth looking ahead at. The others come up often and hardly ever change anything. */

import type { Question } from '@castellan/engine';
import { deploy, foodStep } from '../rules/preparation.ts';
import { rallyMove, spendTactics } from '../rules/resolution.ts';
import { prepareTactic } from '../rules/tactics.ts';
import type { AnaState } from '../state.ts';

const SMALL: ReadonlySet<string> = new Set([deploy, foodStep, rallyMove, spendTactics, prepareTactic].map(({ name }) => name));

export function isWorthSearching(_s: AnaState, { frame }: Question): boolean {
  return !SMALL.has(frame.step);
}
