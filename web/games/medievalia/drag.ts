/** Cards may be dragged to where they go instead of being tapped one after the other. With a mouse only: fingers scroll. */

import type { Option, Target } from '@castellan/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Choice } from '../../shell/index.ts';
import { idOf, kindOf } from './where.ts';

/** So far a hand trembles. */
const TREMBLE = 6;

/** What a card is dropped on, innermost first. */
export type Places = readonly Target[];

/** Questions that ask where the card of the question before goes. */
const WHERE_TO: readonly string[] = ['moveInside', 'placeCharacter', 'placeBuilding'];

/** Kinds of things a card can be put on. */
const GROUNDS: readonly string[] = ['card', 'ground', 'fief'];

interface Drop {
  /** The answer to the present question. */
  readonly option: Option;
  /** What answers the question after it. */
  readonly next: Places;
}

/** What dropping a card there would answer; null when it means nothing. */
export function dropped({ asked, lit }: Pick<Choice, 'asked' | 'lit'>, card: Target, places: Places): Drop | null {
  if (asked === null || asked.kind !== 'pick') return null;
  const pointing = asked.options.filter(({ at }) => at?.includes(card));
  const there = pointing.find(({ at }) => at?.some((target) => target !== card && places.includes(target)));
  if (there !== undefined) return { option: there, next: [] };
  if (asked.params.id === idOf(card)) {
    const place = places.find((target) => lit(target) !== null);
    const options = place === undefined ? [] : (lit(place)?.options ?? []);
    return options.length === 1 ? { option: options[0], next: [] } : null;
  }
  const isGoing = pointing.find(({ key }) => /^(move|play|buy) /.test(key));
  const isPlace = places.some((target) => GROUNDS.includes(kindOf(target)));
  return isGoing !== undefined && isPlace ? { option: isGoing, next: places } : null;
}

export function useDrag(root: { readonly current: HTMLElement | null }, choice: Choice): void {
  const latest = useRef(choice);
  latest.current = choice;
  const pending = useRef<Places>([]);

  const step = choice.asked?.step ?? '';
  const question = choice.asked?.id;
  useEffect(() => {
    if (question === undefined) return;
    const places = pending.current;
    pending.current = [];
    const place = WHERE_TO.includes(step) ? places.find((target) => latest.current.lit(target) !== null) : undefined;
    if (place !== undefined) latest.current.tap(place);
  }, [question, step]);

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const pressed = (down: PointerEvent): void => {
      const thing = down.target instanceof Element ? down.target.closest<HTMLElement>('[data-state="lit"], .current') : null;
      const card = thing?.dataset.target;
      if (down.pointerType !== 'mouse' || down.button !== 0 || thing === null || card === undefined) return;
      const from = placesAt(down.clientX, down.clientY).find((target) => target !== card);
      follow(thing, down, (places) => {
        const to = places.filter((target) => target !== card);
        const drop = to[0] === from ? null : dropped(latest.current, card, to);
        if (drop === null) return;
        pending.current = drop.next;
        latest.current.choose(drop.option);
      });
    };
    table.addEventListener('pointerdown', pressed);
    return () => table.removeEventListener('pointerdown', pressed);
  }, [root]);
}

/** Carries a picture of the thing under the pointer until it is let go. */
function follow(thing: HTMLElement, down: PointerEvent, drop: (places: Places) => void): void {
  const end = new AbortController();
  const { left, top, width, height } = thing.getBoundingClientRect();
  let picture: HTMLElement | null = null;
  const move = (event: PointerEvent): void => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (picture === null && Math.hypot(dx, dy) < TREMBLE) return;
    picture ??= pictureOf(thing, { left, top, width, height });
    picture.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent): void => {
    end.abort();
    if (picture === null) return;
    picture.remove();
    // What was dragged was not clicked.
    const still = (click: Event): void => click.stopPropagation();
    document.addEventListener('click', still, { capture: true, once: true });
    setTimeout(() => document.removeEventListener('click', still, { capture: true }));
    if (event.type === 'pointerup') drop(placesAt(event.clientX, event.clientY));
  };
  for (const type of ['pointerup', 'pointercancel'] as const) document.addEventListener(type, up, { signal: end.signal });
  document.addEventListener('pointermove', move, { signal: end.signal });
  thing.addEventListener('dragstart', (event) => event.preventDefault(), { signal: end.signal });
}

function pictureOf(thing: HTMLElement, { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>): HTMLElement {
  const picture = document.createElement('div');
  picture.className = 'med carried';
  picture.setAttribute('aria-hidden', 'true');
  picture.append(thing.cloneNode(true));
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(picture);
  return picture;
}

function placesAt(x: number, y: number): Places {
  const places: Target[] = [];
  for (let at = document.elementFromPoint(x, y); at !== null; at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const { target, drop } = at.dataset;
    if (target !== undefined) places.push(target);
    if (drop !== undefined) places.push(drop);
  }
  return places;
}
