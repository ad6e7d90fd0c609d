/** How a board draws something that options may point at, so that every board behaves alike. */

import type { Target } from '@castellan/engine';
import type { Choice } from './board.ts';

export interface Thing {
  readonly 'data-target': Target;
  readonly class: string;
  readonly 'data-state': 'lit' | 'selected' | 'refused' | 'still';
  readonly 'data-place'?: number;
  readonly role?: 'button';
  readonly 'aria-label'?: string;
  readonly 'aria-description'?: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: boolean;
  readonly onClick: () => void;
}

/**
 * Attributes of an element that stands for a target: `<div {...thing(choice, 'card:forge', 'card')}>`. Lit things are gilt and
 * form the group the arrow keys walk through; refused ones are dim and say why. Its own words are its name and the option is
 * read after them; a drawn shape has no words and is given its `name`. Not for a list item itself: a button is no item.
 */
export function thing(choice: Choice, target: Target, classes = '', name?: string): Thing {
  const lit = choice.lit(target);
  const base = { 'data-target': target, 'aria-label': name, onClick: () => choice.tap(target) };
  if (lit === null) {
    if (choice.refusal(target) === null) return { ...base, 'aria-label': undefined, 'data-state': 'still', class: classes };
    return { ...base, 'data-state': 'refused', class: `${classes} dim`, role: 'button', 'aria-disabled': true };
  }
  const many = choice.asked?.kind === 'subset' || choice.asked?.kind === 'order';
  return {
    ...base,
    'data-state': lit.selected ? 'selected' : 'lit',
    'data-place': lit.place ?? undefined,
    class: `${classes} ${lit.selected ? 'selected' : 'lit'}`,
    role: 'button',
    'aria-description': lit.label,
    'aria-pressed': many || lit.selected ? lit.selected : undefined,
  };
}
