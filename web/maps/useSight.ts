/** A map under one's hands: wheel, drag, pinch and keys move it, and nothing is drawn anew while they do. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Place } from './shape.ts';
import { fitted, held, panned, type Sight, type Size, wholeOf, zoomed } from './sight.ts';

/** Farther than a hand trembles. */
const DRAG = 6;
/** When a wheel has come to rest. */
const REST = 140;
const TRAVEL = 260;
const WHEEL = 0.0016;
const STEP = 1.5;
const PAN = 90;

export interface SightProps {
  readonly map: Size;
  /** Most pixels for a unit of the map. */
  readonly most: number;
  /** How large signs are at a scale. */
  readonly signScale: (scale: number) => number;
}

export interface Handle {
  /** The sight when nothing moves, and the window; null until it is measured. */
  readonly settled: { readonly sight: Sight; readonly window: Size } | null;
  readonly root: { current: HTMLDivElement | null };
  readonly world: { current: HTMLDivElement | null };
  readonly signs: { current: HTMLDivElement | null };
  /** Moves there, at once where nothing should travel. */
  go(sight: Sight): void;
  zoom(factor: number): void;
  whole(): void;
}

export function useSight({ map, most, signScale }: SightProps): Handle {
  const root = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const signs = useRef<HTMLDivElement>(null);
  const [settled, settle] = useState<Handle['settled']>(null);
  const now = useRef({ map, most, signScale });
  now.current = { map, most, signScale };

  const hand = useMemo(() => {
    let sight: Sight = { x: map.width / 2, y: map.height / 2, scale: 0 };
    let window: Size = { width: 0, height: 0 };
    /** The scale at which land and signs are drawn; in between they are only stretched. */
    let drawn = 0;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let travelling = 0;

    const paint = (): void => {
      const { x, y, scale } = sight;
      const [left, top] = [window.width / 2 - x * scale, window.height / 2 - y * scale];
      const at = `translate(${left}px, ${top}px)`;
      const stretched = drawn === 0 ? at : `${at} scale(${scale / drawn})`;
      if (world.current !== null) world.current.style.transform = stretched;
      if (signs.current !== null) signs.current.style.transform = stretched;
    };
    /** Signs are as large as they should be again; all of them are laid out anew, which is too much for each frame. */
    const layOut = (): void => {
      signs.current?.style.setProperty('--k', String(drawn));
      signs.current?.style.setProperty('--s', String(now.current.signScale(drawn)));
    };
    const rest = (): void => {
      clearTimeout(resting);
      drawn = sight.scale;
      const svg = world.current?.firstElementChild;
      if (svg instanceof SVGElement) {
        svg.style.width = `${now.current.map.width * drawn}px`;
        svg.style.height = `${now.current.map.height * drawn}px`;
      }
      layOut();
      paint();
      settle({ sight, window });
    };
    const show = (next: Sight): void => {
      sight = held(next, now.current.map, window, now.current.most);
      paint();
    };
    const restSoon = (): void => {
      clearTimeout(resting);
      resting = setTimeout(rest, REST);
    };
    const stop = (): void => cancelAnimationFrame(travelling);

    return {
      get sight() {
        return sight;
      },
      get window() {
        return window;
      },
      show,
      rest,
      restSoon,
      stop,
      resize(size: Size): void {
        const isFirst = window.width === 0;
        window = size;
        show(isFirst ? fitted(wholeOf(now.current.map), size) : sight);
        rest();
      },
      go(to: Sight): void {
        stop();
        const from = sight;
        const end = held(to, now.current.map, window, now.current.most);
        if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
          show(end);
          rest();
          return;
        }
        let begun: number | null = null;
        const travel = (time: number): void => {
          begun ??= time;
          const share = Math.min(1, (time - begun) / TRAVEL);
          const eased = 1 - (1 - share) ** 3;
          show({
            x: from.x + (end.x - from.x) * eased,
            y: from.y + (end.y - from.y) * eased,
            scale: from.scale * (end.scale / from.scale) ** eased,
          });
          if (share < 1) travelling = requestAnimationFrame(travel);
          else rest();
        };
        travelling = requestAnimationFrame(travel);
      },
    };
  }, [map.width, map.height]);

  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) hand.resize({ width, height });
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [hand]);

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const fingers = new Map<number, Place>();
    let isDragging = false;
    const placeOf = (event: PointerEvent | WheelEvent): Place => {
      const { left, top } = element.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };
    const middle = (): Place => {
      const all = [...fingers.values()];
      return [all.reduce((sum, [x]) => sum + x, 0) / all.length, all.reduce((sum, [, y]) => sum + y, 0) / all.length];
    };
    const spread = (): number => {
      const [[ax, ay], [bx, by]] = [...fingers.values()];
      return Math.hypot(ax - bx, ay - by);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || isControl(event.target)) return;
      hand.stop();
      if (fingers.size === 0) isDragging = false;
      fingers.set(event.pointerId, placeOf(event));
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (before === undefined || fingers.size > 2) return;
      const at = placeOf(event);
      if (!isDragging) {
        if (Math.hypot(at[0] - before[0], at[1] - before[1]) < DRAG && fingers.size === 1) return;
        isDragging = true;
        element.classList.add('dragging');
        for (const finger of fingers.keys()) element.setPointerCapture(finger);
      }
      const [x, y] = middle();
      const wide = fingers.size === 2 ? spread() : 1;
      fingers.set(event.pointerId, at);
      const [nx, ny] = middle();
      const moved = panned(hand.sight, nx - x, ny - y);
      hand.show(fingers.size === 2 ? zoomed(moved, spread() / Math.max(1, wide), [nx, ny], hand.window) : moved);
    };
    const up = (event: PointerEvent): void => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
      element.classList.remove('dragging');
      if (isDragging) hand.rest();
    };
    // Who has dragged the map has not touched what lies under the pointer.
    const click = (event: MouseEvent): void => {
      if (!isDragging || event.detail === 0) return;
      isDragging = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const wheel = (event: WheelEvent): void => {
      if (isControl(event.target)) return;
      event.preventDefault();
      hand.stop();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      hand.show(zoomed(hand.sight, Math.exp(-event.deltaY * lines * WHEEL * (event.ctrlKey ? 4 : 1)), placeOf(event), hand.window));
      hand.restSoon();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { width, height } = hand.window;
      const about = (factor: number): void => hand.go(zoomed(hand.sight, factor, [width / 2, height / 2], hand.window));
      const arrow = ARROWS[event.key];
      if (event.key === '+' || event.key === '=') about(STEP);
      else if (event.key === '-') about(1 / STEP);
      else if (event.key === '0') hand.go(fitted(wholeOf(now.current.map), hand.window));
      // On the map itself arrows pan; on a thing they walk to the next, and pan with shift.
      else if (arrow !== undefined && (event.shiftKey || event.target === element))
        hand.go(panned(hand.sight, arrow[0] * PAN, arrow[1] * PAN));
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, true);
    element.addEventListener('wheel', wheel, { passive: false });
    element.addEventListener('keydown', key);
    return () => {
      hand.stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, true);
      element.removeEventListener('wheel', wheel);
      element.removeEventListener('keydown', key);
    };
  }, [hand]);

  return {
    settled,
    root,
    world,
    signs,
    go: hand.go,
    zoom: (factor) => hand.go(zoomed(hand.sight, factor, [hand.window.width / 2, hand.window.height / 2], hand.window)),
    whole: () => hand.go(fitted(wholeOf(map), hand.window)),
  };
}

const ARROWS: { readonly [key: string]: Place } = { ArrowLeft: [1, 0], ArrowRight: [-1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

/** What lies over the map has gestures of its own. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.map-over') !== null;
}
