/** The table by keyboard alone: the lit things are one group, and every command has its key. */

import { useEffect, useRef } from 'preact/hooks';
import { type Direction, nextIn, readingOrder } from './geometry.ts';

const ARROWS: { readonly [key: string]: Direction } = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const LIVE = '[data-target]:is([data-state="lit"], [data-state="selected"], [data-state="refused"])';
const LIT = '[data-target]:is([data-state="lit"], [data-state="selected"])';

/** A key held down too long must not answer the next question as well. */
const ONCE = /^(?:[1-9a-z?/]|Enter|Escape)$/;

/** Keys of chips and lozenges, but for those of commands. Pieces bear numbers, so a digit means the piece that bears it. */
const LETTERS = 'abcdefijkmnoqrstvwxyz';

/** The key that presses what comes at that place, from 0; undefined when there are not so many keys. */
export function keyOf(place: number): string | undefined {
  return LETTERS[place];
}

export type Place = 'board' | 'mine' | 'rivals' | 'log';
const PLACES: { readonly [key: string]: Place } = { b: 'board', m: 'mine', r: 'rivals', l: 'log' };

interface Commands {
  /** Gives the answer made ready, when there is one. */
  confirm(): void;
  undo(): void;
  pass(): void;
  back(): void;
  go(place: Place): void;
  hint(): void;
  why(element: Element | null): void;
  read(element: Element): void;
  step(direction: 1 | -1): void;
  palette(): void;
}

type Spot = HTMLElement | SVGElement;

function isSpot(element: Element): element is Spot {
  return element instanceof HTMLElement || element instanceof SVGElement;
}

function spotsIn(root: ParentNode, selector: string): Spot[] {
  const found = [...root.querySelectorAll(selector)].filter(isSpot).filter((spot) => spot.getClientRects().length > 0);
  const order = readingOrder(found.map((spot) => spot.getBoundingClientRect()));
  return order.map((at) => found[at]);
}

/** Attributes are written only where they change: each writing may cost another layout. */
function set(spot: Element, name: string, value: string): void {
  if (spot.getAttribute(name) !== value) spot.setAttribute(name, value);
}

/** One of the lit things can be reached by Tab; arrows walk to the others. */
function rove(root: HTMLElement, spots: readonly Spot[], current?: Spot): void {
  const focused = spots.find((spot) => spot === document.activeElement);
  const first = current ?? focused ?? spots.find((spot) => spot.matches(LIT)) ?? spots[0];
  for (const spot of root.querySelectorAll('[data-target][tabindex]')) if (!spot.matches(LIVE)) spot.removeAttribute('tabindex');
  for (const spot of spots) set(spot, 'tabindex', spot === first ? '0' : '-1');
  // With nothing to touch on it, the board itself must be reachable: it may scroll, and on phones it always does.
  const board = root.querySelector('.board');
  const isReached = root.dataset.layout !== 'phone' && spots.some((spot) => board?.contains(spot));
  if (board !== null) set(board, 'tabindex', isReached ? '-1' : '0');
  // And so must a column of it that scrolls by itself, whatever may be touched there.
  for (const part of root.querySelectorAll('.board .scrolls')) set(part, 'tabindex', part.scrollHeight > part.clientHeight ? '0' : '-1');
}

/** Gives the lit things keys after those of the chips, in reading order, for as many as are left. */
function letterThings(root: HTMLElement, spots: readonly Spot[]): void {
  const chips = root.querySelectorAll('.chip[data-key]').length;
  const lettered = spots.filter((spot) => spot.matches(LIT)).slice(0, LETTERS.length - chips);
  for (const spot of root.querySelectorAll('[data-target][data-key]'))
    if (!isSpot(spot) || !lettered.includes(spot)) spot.removeAttribute('data-key');
  for (const [at, spot] of lettered.entries()) set(spot, 'data-key', keyOf(chips + at) ?? '');
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Keeps the group in order while the board changes, and carries out what keys mean. */
export function useKeyboard(root: { readonly current: HTMLElement | null }, commands: Commands): void {
  const now = useRef(commands);
  now.current = commands;

  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let scheduled = 0;
    let painted = 0;
    const refresh = (): void => {
      scheduled = 0;
      const spots = spotsIn(table, LIVE);
      rove(table, spots);
      letterThings(table, spots);
    };
    // When the new board has been painted: it need not wait for this, and measuring it then costs nothing.
    const later = (): void => {
      if (scheduled !== 0) return;
      scheduled = requestAnimationFrame(() => {
        painted = window.setTimeout(refresh);
      });
    };
    refresh();
    const watch = new MutationObserver(later);
    watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-state', 'data-target', 'data-page'] });
    return () => {
      watch.disconnect();
      cancelAnimationFrame(scheduled);
      clearTimeout(painted);
    };
  }, [root]);

  useEffect(() => {
    let going = 0;
    const pointer = (): void => document.documentElement.classList.remove('keys');
    const key = (event: KeyboardEvent): void => {
      const table = root.current;
      // Nothing is done at a table that is covered.
      if (table === null || table.inert || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) && event.key !== 'Escape') return;
      // What is open above the table has the keys, and the browser closes it.
      if (document.querySelector('dialog[open], .popup:popover-open') !== null) return;
      if (event.repeat && ONCE.test(event.key)) {
        event.preventDefault();
        return;
      }
      document.documentElement.classList.add('keys');
      const act = now.current;
      const focused = document.activeElement;
      const spot = focused?.matches(LIVE) ? focused : null;
      const wasGoing = event.timeStamp - going < 1500;
      going = 0;
      if (handled(event, act, table, spot, wasGoing)) event.preventDefault();
      else if (event.key === 'g') going = event.timeStamp;
    };
    document.addEventListener('keydown', key);
    document.addEventListener('pointerdown', pointer);
    return () => {
      document.removeEventListener('keydown', key);
      document.removeEventListener('pointerdown', pointer);
    };
  }, [root]);
}

function handled(event: KeyboardEvent, act: Commands, table: HTMLElement, spot: Element | null, wasGoing: boolean): boolean {
  const place = PLACES[event.key];
  if (wasGoing && place !== undefined) {
    act.go(place);
    return true;
  }
  if (spot !== null && handledOnThing(event, act, table, spot)) return true;
  if (/^[1-9]$/.test(event.key)) return pressed(pieceBearing(table, event.key));
  switch (event.key) {
    case 'Enter':
      if (isControl(document.activeElement)) return false;
      act.confirm();
      return true;
    case 'u':
      act.undo();
      return true;
    case 'p':
      act.pass();
      return true;
    case 'h':
      act.hint();
      return true;
    case 'Escape':
      act.back();
      return true;
    case '?':
      act.why(spot);
      return true;
    case '/':
      act.palette();
      return true;
    case '[':
      act.step(-1);
      return true;
    case ']':
      act.step(1);
      return true;
    default:
      return LETTERS.includes(event.key) && pressed(table.querySelector(`[data-key="${event.key}"]`));
  }
}

/** On a control, Enter belongs to the control; not on a thing of the board with which nothing can be done any more. */
function isControl(focused: Element | null): boolean {
  return focused !== null && focused !== document.body && !focused.matches('[data-state="still"][aria-disabled="true"]');
}

function handledOnThing(event: KeyboardEvent, act: Commands, table: HTMLElement, spot: Element): boolean {
  const spots = spotsIn(table, LIVE);
  const from = isSpot(spot) ? spots.indexOf(spot) : -1;
  const walk = (to: Spot | undefined): boolean => {
    if (to === undefined) return false;
    rove(table, spots, to);
    to.focus();
    return true;
  };
  const direction = ARROWS[event.key];
  if (direction !== undefined) {
    const boxes = spots.map((other) => other.getBoundingClientRect());
    walk(spots[nextIn(direction, boxes, from)]);
    return true;
  }
  switch (event.key) {
    case 'Home':
      return walk(spots[0]);
    case 'End':
      return walk(spots.at(-1));
    case 'Enter':
      // A real button answers Enter by itself.
      if (spot instanceof HTMLButtonElement) return false;
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return true;
    case ' ':
      act.read(spot);
      return true;
    default:
      return false;
  }
}

/** The one lit piece that bears a number; where two do, none is meant. */
function pieceBearing(table: HTMLElement, number: string): Element | null {
  const pieces = spotsIn(table, LIT).filter((spot) => spot.dataset.number === number);
  return new Set(pieces.map((piece) => piece.dataset.target)).size === 1 ? pieces[0] : null;
}

function pressed(spot: Element | null): boolean {
  if (spot === null) return false;
  if (isSpot(spot)) spot.focus();
  spot.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}
