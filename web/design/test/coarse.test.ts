import { describe, expect, it } from 'vitest';
import { coarse } from '../coarse.ts';

describe('a path on whole numbers', () => {
  it('rounds points where they lie, so that what is lost does not add up', () => {
    expect(coarse('M0 0l.4 0 .4 0 .4 0 .4 0')).toBe('m0 0l1 0 1 0');
  });

  it('keeps every command, and the flags of arcs however they are written', () => {
    expect(coarse('M10 10H20.4V30.6h-5v2zm2 2c1 1 2 2 3.2 3.4s1 1 2 2a4.44 4.46 0 01.6 9.2z')).toBe(
      'm10 10h10v21h-5v2zm2 2c1 1 2 2 3 3s1 1 2 2a4.4 4.5 0 0 1 1 10z',
    );
  });
});
