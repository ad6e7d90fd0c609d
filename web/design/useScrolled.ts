/** A list that may be longer than its place: then keys reach it, so that they can scroll it. */

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useScrolled<E extends HTMLElement>(): RefObject<E | null> {
  const list = useRef<E>(null);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const isScrolled = current.scrollHeight > current.clientHeight && getComputedStyle(current).overflowY === 'auto';
    if (isScrolled) current.tabIndex = 0;
    else current.removeAttribute('tabindex');
  });
  return list;
}
