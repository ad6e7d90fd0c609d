/** Colours, only where somebody can see them. */

import { styleText } from 'node:util';
import type { Stream } from './surroundings.ts';

type Brush = (text: string) => string;

export interface Paint {
  readonly strong: Brush;
  readonly faint: Brush;
  readonly good: Brush;
  readonly bad: Brush;
  readonly warn: Brush;
  readonly accent: Brush;
  /** The colour of a seat. */
  seat(seat: number, text: string): string;
}

const SEATS = ['blue', 'red', 'green', 'yellow', 'magenta', 'cyan'] as const;

export function paintFor(stream: Stream, env: { readonly [name: string]: string | undefined }): Paint {
  const visible = stream.isTTY === true && (env.NO_COLOR === undefined || env.NO_COLOR === '') && env.TERM !== 'dumb';
  const brush =
    (style: Parameters<typeof styleText>[0]): Brush =>
    (text) =>
      visible && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return {
    strong: brush('bold'),
    faint: brush('dim'),
    good: brush('green'),
    bad: brush('red'),
    warn: brush('yellow'),
    accent: brush('cyan'),
    seat: (seat, text) => brush(SEATS[seat % SEATS.length])(text),
  };
}
