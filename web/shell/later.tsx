/** Parts of the table that most moments do without: fetched when first drawn, so that whoever sits down does not wait for them. */

import type { ComponentType, FunctionComponent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useDesk } from './desk.ts';

/** Nothing is seen in its place until it has come. What cannot be fetched fails as if it could not be drawn. `ready`: what has come already. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ready: () => ComponentType<P> | null = () => null,
): FunctionComponent<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    known ??= ready();
    const [part, setPart] = useState({ Part: known });
    useEffect(() => {
      if (known !== null) return;
      let wanted = true;
      load().then(
        (Part) => {
          known = Part;
          if (wanted) setPart({ Part });
        },
        (error: unknown) => {
          if (wanted)
            setPart(() => {
              throw error;
            });
        },
      );
      return () => {
        wanted = false;
      };
    }, []);
    const { Part } = part;
    return Part === null ? <span class="on-its-way" hidden /> : <Part {...props} />;
  };
}

interface LaterParts<M> {
  fetch(): Promise<M>;
  part<P extends object>(pick: (all: M) => ComponentType<P>): FunctionComponent<P>;
}

/** Parts that come in one piece: once it is there, each is drawn at once. */
export function laterParts<M>(load: () => Promise<M>): LaterParts<M> {
  let all: M | null = null;
  const fetch = async (): Promise<M> => {
    all ??= await load();
    return all;
  };
  return {
    fetch,
    part: (pick) =>
      later(
        async () => pick(await fetch()),
        () => (all === null ? null : pick(all)),
      ),
  };
}

/** By which somebody shows that they are there. */
const STIRS = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether anybody has stirred since they sat down. */
export function useStirred(): boolean {
  const [isStirred, setStirred] = useState(false);
  useEffect(() => {
    const stir = (): void => setStirred(true);
    for (const kind of STIRS) addEventListener(kind, stir, { once: true, passive: true });
    return () => {
      for (const kind of STIRS) removeEventListener(kind, stir);
    };
  }, []);
  return isStirred;
}

/**
 * Fetches what other moments show as soon as anybody stirs, or anything happens at the table: whoever has just sat down does not wait for
 * it, and it is there before it is wanted.
 */
export function useFetchedAhead(fetch: () => Promise<unknown>): void {
  const { seq } = useDesk().snapshot.view;
  const first = useRef(seq);
  const isStirred = useStirred();
  const isUnderWay = isStirred || seq !== first.current;
  useEffect(() => {
    // What cannot be fetched now is fetched again where it is shown, and fails there.
    if (isUnderWay) fetch().catch(() => undefined);
  }, [isUnderWay]);
}
