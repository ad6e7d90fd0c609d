/** Whether people fit as cards where they stand: where they do not they are drawn as tokens. */

import type { CardView } from '@castellan/medievalia';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What is to be shown, and in how much room. */
function sceneOf(standing: readonly CardView[], room: string): string {
  return [room, ...standing.map(({ id }) => id)].join(' ');
}

/** For the element they stand in. A page of a phone grows with them, so there `most` says how many are cards. */
export function useRoom(
  standing: readonly CardView[],
  most: number,
): { readonly box: RefObject<HTMLDivElement | null>; readonly crowded: boolean } {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState('');
  /** The scene last found too large for its room. */
  const [tooLarge, setTooLarge] = useState<string | null>(null);
  const scene = sceneOf(standing, room);
  const crowded = standing.length > most || tooLarge === scene;

  useEffect(() => {
    if (box.current === null) return;
    const watching = new ResizeObserver(([{ contentRect }]) =>
      setRoom(`${Math.round(contentRect.width)}x${Math.round(contentRect.height)}`),
    );
    watching.observe(box.current);
    return () => watching.disconnect();
  }, []);

  useLayoutEffect(() => {
    const { current } = box;
    if (current === null || crowded) return;
    if (current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth) setTooLarge(scene);
  }, [scene, crowded]);

  return { box, crowded };
}
