import { describe, expect, it } from 'vitest';
import { type Box, nextIn, readingOrder } from '../geometry.ts';

/** Boxes 80 × 40 on a grid of 100 × 60. */
function at(column: number, row: number, width = 80): Box {
  return { left: column * 100, top: row * 60, width, height: 40 };
}

describe('arrow keys walk by geometry', () => {
  //  a b c
  //  d   f
  //    h
  const [a, b, c, d, f, h] = [0, 1, 2, 3, 4, 5];
  const boxes = [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(2, 1), at(1, 2)];

  it('along a row and a column', () => {
    expect(nextIn('right', boxes, a)).toBe(b);
    expect(nextIn('right', boxes, b)).toBe(c);
    expect(nextIn('left', boxes, c)).toBe(b);
    expect(nextIn('down', boxes, a)).toBe(d);
    expect(nextIn('up', boxes, f)).toBe(c);
  });

  it('over a gap to what lies ahead, rather than aside', () => {
    expect(nextIn('right', boxes, d)).toBe(f);
    expect(nextIn('down', boxes, b)).toBe(h);
    expect(nextIn('up', boxes, h)).toBe(b);
  });

  it('nowhere beyond the edge', () => {
    expect(nextIn('left', boxes, a)).toBe(-1);
    expect(nextIn('up', boxes, b)).toBe(-1);
    expect(nextIn('down', boxes, h)).toBe(-1);
    expect(nextIn('right', boxes, 99)).toBe(-1);
  });

  it('onto a wide thing below from either end of it', () => {
    const wide = [at(0, 0), at(2, 0), { left: 0, top: 60, width: 280, height: 40 }];
    expect(nextIn('down', wide, 0)).toBe(2);
    expect(nextIn('down', wide, 1)).toBe(2);
  });
});

it('reading order goes by rows from the top, each from the left, whatever the order in the page', () => {
  const boxes = [at(1, 1), at(2, 0), at(0, 1), { left: 0, top: 6, width: 80, height: 34 }, at(1, 0)];
  expect(readingOrder(boxes)).toEqual([3, 4, 1, 2, 0]);
  expect(readingOrder([])).toEqual([]);
});
