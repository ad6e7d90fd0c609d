/** How smoothly the largest map moves: that of Medioevo in the sixth turn of six kingdoms, dragged and zoomed, a step for each frame. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { galleryIn } from '../test/help/galleries.ts';
import { lookAt } from '../test/help/look.ts';
import { POSITIONS } from '../test/help/medioevo.ts';

const FRAMES = 180;

export interface MapNumbers {
  /** Milliseconds from one painted frame to the next; the median. */
  readonly panMs: number;
  readonly zoomMs: number;
}

export async function timeMap(browser: Browser): Promise<MapNumbers> {
  const folder = mkdtempSync(join(tmpdir(), 'castellan-galleries-'));
  const site = await galleryIn(folder, 'games/medioevo/gallery/table.html');
  try {
    const { context, page } = await lookAt(browser, site.address, POSITIONS, 'move');
    const gaps = async (way: 'pan' | 'zoom'): Promise<number> => {
      // The first time makes the code fast and is not counted.
      await page.evaluate<number[]>(`(${MOVE})(${FRAMES / 3}, '${way}')`);
      const all = await page.evaluate<number[]>(`(${MOVE})(${FRAMES}, '${way}')`);
      return all.sort((a, b) => a - b)[Math.floor(all.length / 2)];
    };
    const found = { panMs: await gaps('pan'), zoomMs: await gaps('zoom') };
    await context.close();
    return found;
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Run in the page, as text, since the page cannot import it: a hand that goes to and fro, or a wheel that turns to and fro. */
const MOVE = `(frames, way) => new Promise((resolve) => {
  const map = document.querySelector('.uni-map');
  const box = map.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const point = (type, dx, dy) => map.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1, pointerType: 'mouse', button: 0, clientX: x + dx, clientY: y + dy }));
  map.setPointerCapture = () => undefined;
  if (way === 'pan') point('pointerdown', 0, 0);
  const gaps = [];
  let last = performance.now();
  const move = (now) => {
    gaps.push(now - last);
    last = now;
    const turn = (2 * Math.PI * gaps.length) / 60;
    if (gaps.length > frames) {
      if (way === 'pan') point('pointerup', 0, 0);
      return resolve(gaps.slice(1));
    }
    if (way === 'pan') point('pointermove', 240 * Math.sin(turn), 120 * Math.sin(2 * turn));
    else map.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, clientX: x, clientY: y, deltaY: 40 * Math.cos(turn) }));
    requestAnimationFrame(move);
  };
  requestAnimationFrame(move);
})`;
