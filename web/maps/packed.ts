/**
 * Whole numbers packed into few letters, and lines of places. A number is zigzag (0, -1, 1, -2 …) in digits of base 45, the lowest first: those of the
 * first half of the letters end it, those of the second half say that another follows. Each line begins with its step from where the
 * one before it ended.
 */

import type { Place } from './shape.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+-./:;<=>?@[]^_{|}~ ';
const BASE = LETTERS.length / 2;
/** Parts lines. */
const END = ',';

function packed(value: number): string {
  let rest = value < 0 ? -2 * value - 1 : 2 * value;
  let text = '';
  for (; rest >= BASE; rest = Math.floor(rest / BASE)) text += LETTERS[BASE + (rest % BASE)];
  return text + LETTERS[rest];
}

export function packNumbers(numbers: readonly number[]): string {
  return numbers.map(packed).join('');
}

export function packLines(lines: readonly (readonly Place[])[]): string {
  let [x, y] = [0, 0];
  return lines
    .map((points) => {
      const text = points.map(([px, py]) => {
        const step = packed(px - x) + packed(py - y);
        [x, y] = [px, py];
        return step;
      });
      return text.join('');
    })
    .join(END);
}

export function unpackLines(text: string): Place[][] {
  let [x, y] = [0, 0];
  return text.split(END).map((line) => {
    const steps = unpackNumbers(line);
    const points: Place[] = [];
    for (let s = 0; s < steps.length; s += 2) {
      x += steps[s];
      y += steps[s + 1];
      points.push([x, y]);
    }
    return points;
  });
}

export function unpackNumbers(text: string): number[] {
  const numbers: number[] = [];
  let [value, worth] = [0, 1];
  for (const letter of text) {
    const digit = LETTERS.indexOf(letter);
    value += (digit % BASE) * worth;
    worth *= BASE;
    if (digit >= BASE) continue;
    numbers.push(value % 2 === 0 ? value / 2 : -(value + 1) / 2);
    [value, worth] = [0, 1];
  }
  return numbers;
}
