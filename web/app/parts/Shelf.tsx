/** The games side by side, each under its picture with what there is to be had of it. */

import type { ComponentChildren } from 'preact';
import { PLATES, type Plate, titleOf } from '../games/plates.ts';
import { Art } from '../home/Plates.tsx';
import './shelf.css';

interface ShelfProps {
  /** Which of the games stand there. */
  readonly has: (game: string) => boolean;
  readonly children: (plate: Plate) => ComponentChildren;
}

export function Shelf({ has, children }: ShelfProps) {
  return (
    <ul class="shelf">
      {PLATES.filter(({ id }) => has(id)).map((plate) => (
        <li key={plate.id}>
          <Art plate={plate} />
          <article aria-label={titleOf(plate.id)}>{children(plate)}</article>
        </li>
      ))}
    </ul>
  );
}
