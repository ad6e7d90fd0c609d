import { expect, it } from 'vitest';
import type { Choice } from '../board.ts';
import { thing } from '../thing.ts';
import { asked, option } from './builders.ts';

const place = option('place 3 labour', ['action:labour']);

function choice(over: Partial<Choice>): Choice {
  return {
    asked: asked('pick', [place]),
    selected: [],
    chosen: [],
    amount: 0,
    composed: null,
    choose: () => undefined,
    setAmount: () => undefined,
    compose: () => undefined,
    confirm: () => undefined,
    lit: () => null,
    refusal: () => null,
    tap: () => undefined,
    clear: () => undefined,
    ...over,
  };
}

it('a lit thing is a gilt button, described by its option', () => {
  const lit = thing(
    choice({ lit: () => ({ options: [place], label: 'Citizen 3 on Labour', selected: false, place: null }) }),
    'action:labour',
    'tile',
  );
  expect(lit).toMatchObject({ 'data-target': 'action:labour', 'data-state': 'lit', class: 'tile lit', role: 'button' });
  expect(lit['aria-description']).toBe('Citizen 3 on Labour');
  expect(lit['aria-label']).toBeUndefined();
});

it('a chosen thing says so, with its place in an order; a shape without words is given a name', () => {
  const lit = thing(
    choice({ asked: asked('order', [place]), lit: () => ({ options: [place], label: 'Kraken', selected: true, place: 2 }) }),
    'x',
    '',
    'Serbia',
  );
  expect(lit).toMatchObject({ 'data-state': 'selected', 'data-place': 2, 'aria-pressed': true, 'aria-label': 'Serbia' });
});

it('a refused thing can be reached and says so; any other is no button and has no gold', () => {
  const refusal = { rule: 'MON-4.5', key: 'notHigher', params: {} };
  expect(thing(choice({ refusal: () => refusal }), 'x', 'tile')).toMatchObject({
    class: 'tile dim',
    'data-state': 'refused',
    role: 'button',
    'aria-disabled': true,
  });
  const still = thing(choice({}), 'x', 'tile');
  expect(still.class).toBe('tile');
  expect(still.role).toBeUndefined();
});

it('a touch is handed to the choice, lit or not, so that one can turn to another thing', () => {
  const tapped: string[] = [];
  thing(choice({ tap: (target) => tapped.push(target) }), 'citizen:4').onClick();
  expect(tapped).toEqual(['citizen:4']);
});
