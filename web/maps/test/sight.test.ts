import { describe, expect, it } from 'vitest';
import { apart, beyond, elbowRoom, fitted, gathered, held, inWindow, panned, wholeOf, zoomed } from '../sight.ts';

const map = { width: 4000, height: 3000 };
const window = { width: 800, height: 600 };

describe('a sight', () => {
  it('shows the whole map in the middle of the window', () => {
    expect(fitted(wholeOf(map), window)).toEqual({ x: 2000, y: 1500, scale: 0.2 });
    expect(fitted(wholeOf(map), { width: 400, height: 600 }).scale).toBe(0.1);
  });

  it('zooms about a point, which stays where it is', () => {
    const before = { x: 1000, y: 900, scale: 0.3 };
    const after = zoomed(before, 1.7, [120, 480], window);
    const place = [before.x + (120 - 400) / 0.3, before.y + (480 - 300) / 0.3] as const;
    expect(inWindow(after, window, place).map(Math.round)).toEqual([120, 480]);
    expect(after.scale).toBeCloseTo(0.51);
  });

  it('follows the hand', () => {
    const sight = { x: 1000, y: 900, scale: 0.5 };
    expect(inWindow(panned(sight, 30, -20), window, [1000, 900])).toEqual([430, 280]);
  });

  it('stays on the map, and neither too far nor too near', () => {
    expect(held({ x: 0, y: 0, scale: 0.01 }, map, window, 1)).toEqual({ x: 2000, y: 1500, scale: 0.2 });
    const corner = held({ x: -900, y: 9000, scale: 50 }, map, window, 1);
    expect(corner.scale).toBe(1);
    // A little beyond the edge, so that nothing stays under a button.
    expect(inWindow(corner, window, [0, 3000])).toEqual([70, 530]);
    expect(held({ x: 1, y: 1, scale: 3 }, map, { width: 9000, height: 9000 }, 1).scale).toBe(2.25);
  });
});

describe('what is out of sight', () => {
  const sight = { x: 2000, y: 1500, scale: 1 };

  it('lies on the side where it is farthest out', () => {
    expect(beyond(sight, window, [2000, 1500], 20)).toBeNull();
    expect(beyond(sight, window, [1500, 1450], 20)).toBe('left');
    expect(beyond(sight, window, [2500, 1190], 20)).toBe('right');
    expect(beyond(sight, window, [2410, 1000], 20)).toBe('top');
    expect(beyond(sight, window, [2000, 1790], 20)).toBe('bottom');
  });

  it('is shown as far as there is room: as many places as fit', () => {
    const near = [
      [1000, 1000],
      [1200, 1100],
      [1300, 1250],
    ] as const;
    const shown = gathered([...near, [3900, 2900]], 0.8, map, window, 20);
    for (const place of near) expect(beyond(shown, window, place, 20)).toBeNull();
    expect(beyond(shown, window, [3900, 2900], 20)).not.toBeNull();
  });

  it('and what lies too near to another for a finger has as much room as lies between them, where they can be drawn apart', () => {
    const others = [
      [1000, 1040],
      [1000, 1000],
      [1500, 1000],
    ] as const;
    expect(elbowRoom([1000, 1000], others, 0.8, 1.5)).toBe(32);
    expect(elbowRoom([1000, 1000], others, 0.8, 1)).toBe(400);
    expect(elbowRoom([1000, 1000], [], 0.8, 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is named along the edge without one name on another', () => {
    expect(apart([100, 110, 400], 52, 30, 500)).toEqual([100, 152, 400]);
    expect(apart([490, 495, 499], 52, 30, 500)).toEqual([396, 448, 500]);
    expect(apart([-50], 52, 30, 500)).toEqual([30]);
  });
});
