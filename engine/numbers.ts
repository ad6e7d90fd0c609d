/** The numbers by which an instinct weighs, as one named list. */

import type { Numbers } from './types.ts';

/** Numbers as a game writes them down: by name, in lists or in groups. */
export interface NumberTree {
  [name: string]: number | number[] | NumberTree;
}

interface CountedNumbers extends Numbers {
  /** How often others were laid: what was found by those before holds no longer. */
  readonly laid: { readonly times: number };
}

/** All numbers of a tree that lies in the instinct's folder; what is laid is written into the tree itself. */
export function numbersIn(tree: NumberTree): CountedNumbers {
  const places = [...placesIn(tree, '')];
  const laid = { times: 0 };
  return {
    names: places.map(({ name }) => name),
    shipped: places.map(({ read }) => read()),
    lay: (values) => {
      for (const [i, { write }] of places.entries()) write(values[i]);
      laid.times++;
    },
    laid,
  };
}

interface Place {
  readonly name: string;
  read(): number;
  write(value: number): void;
}

function* placesIn(tree: NumberTree, above: string): Generator<Place> {
  for (const [key, value] of Object.entries(tree)) {
    const name = above === '' ? key : `${above}.${key}`;
    if (typeof value === 'number')
      yield {
        name,
        read: () => value,
        write: (other) => {
          tree[key] = other;
        },
      };
    else if (Array.isArray(value))
      for (const [i, one] of value.entries())
        yield {
          name: `${name}.${i}`,
          read: () => one,
          write: (other) => {
            value[i] = other;
          },
        };
    else yield* placesIn(value, name);
  }
}
