/** Which of the three layouts the window has room for. */

import { type Signal, signal } from '@preact/signals';

export type Layout = 'phone' | 'tablet' | 'desktop';

export function layoutFor(width: number, height: number): Layout {
  if (width < 720 || height < 480) return 'phone';
  return width < 1200 ? 'tablet' : 'desktop';
}

const present = (): Layout => layoutFor(window.innerWidth, window.innerHeight);

let kept: Signal<Layout> | undefined;
let fingers: Signal<boolean> | undefined;

/** Whether things are touched rather than pointed at, and so need the room of a finger. */
export function touched(): Signal<boolean> {
  if (fingers === undefined) {
    const coarse = matchMedia('(pointer: coarse)');
    const made = signal(coarse.matches);
    coarse.addEventListener('change', ({ matches }) => {
      made.value = matches;
    });
    fingers = made;
  }
  return fingers;
}

export function layout(): Signal<Layout> {
  if (kept === undefined) {
    const made = signal(present());
    window.addEventListener('resize', () => {
      made.value = present();
    });
    kept = made;
  }
  return kept;
}
