import { expect, it } from 'vitest';
import { readRules } from '../../shell/rulebook.ts';
import { examplesByRule, isExample } from '../rules/examples.ts';

it('finds worked examples from the rules they name', () => {
  const book = readRules(
    ['## 2. Turns', '- CAR-2.1 A player rests.', '## Worked examples', '- W1 Rest. (CAR-2.1)', '- W2 Sleep.', '3. Again (CAR-2.1).'].join(
      '\n',
    ),
  );
  expect([...examplesByRule(book)]).toEqual([['CAR-2.1', ['W1', 'W3']]]);
  expect(['W1', 'R1', 'CAR-2.1'].map(isExample)).toEqual([true, false, false]);
});
