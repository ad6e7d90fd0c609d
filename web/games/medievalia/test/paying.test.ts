import type { Option } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../../../shell/index.ts';
import { alternating, chooseAmong, chosenAmong } from '../paying.ts';

const use: Option = { key: 'use merchant-01', say: 'use', at: ['card:merchant-01'] };
const power: Option = { key: 'power merchant-01', say: 'power', at: ['card:merchant-01'] };
const field: Option = { key: 'use field-01', say: 'use', at: ['card:field-01'] };

/** A choice that keeps what is chosen as the shell does. */
function paying(step = 'pay'): Choice & { readonly keys: () => readonly string[] } {
  const chosen: Option[] = [];
  const options = [use, power, field];
  const choice: Choice = {
    asked: { id: '1', step, kind: 'subset', params: {}, options, min: 1, max: 3, by: 1, suggestions: [] },
    selected: [],
    chosen,
    amount: 0,
    composed: null,
    lit: (target) => ({ options: options.filter(({ at }) => at?.includes(target)), label: '', selected: false, place: null }),
    refusal: () => null,
    tap: (target) => chosen.push(...options.filter((option) => option.at?.includes(target) && !chosen.includes(option))),
    setAmount: () => undefined,
    compose: () => undefined,
    confirm: () => undefined,
    clear: () => undefined,
    choose(option) {
      const at = chosen.indexOf(option);
      if (at < 0) chosen.push(option);
      else chosen.splice(at, 1);
    },
  };
  return { ...choice, keys: () => chosen.map(({ key }) => key) };
}

describe('a payment by tapping', () => {
  it('lets a card produce, then use its power, then neither', () => {
    const choice = paying();
    const tap = (): readonly string[] => {
      alternating(choice).tap('card:merchant-01');
      return choice.keys();
    };
    expect([tap(), tap(), tap()]).toEqual([['use merchant-01'], ['power merchant-01'], []]);
  });

  it('taps what has one use only as everywhere', () => {
    const choice = paying();
    alternating(choice).tap('card:field-01');
    expect(choice.keys()).toEqual(['use field-01']);
  });

  it('leaves other questions alone', () => {
    const choice = paying('starve');
    expect(alternating(choice)).toBe(choice);
  });

  it('chooses one of several that exclude each other, or none', () => {
    const choice = paying();
    chooseAmong(choice, [use, power], 1);
    expect(chosenAmong([use, power], choice.chosen)).toBe(1);
    chooseAmong(choice, [use, power], 0);
    expect(choice.keys()).toEqual(['use merchant-01']);
    chooseAmong(choice, [use, power], -1);
    expect(choice.keys()).toEqual([]);
  });
});
