/** A number that counts to its new value. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isStill } from './still.ts';

const DURATION = 200;

/** Whoever scrubs through a game sees numbers change faster than they could count. */
const HASTE = 300;

export function Count({ of: value }: { readonly of: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  const changed = useRef(0);
  useEffect(() => {
    const before = from.current;
    from.current = value;
    const hurried = performance.now() - changed.current < HASTE;
    if (before !== value) changed.current = performance.now();
    if (before === value || hurried || isStill()) {
      setShown(value);
      return;
    }
    let frame = 0;
    let began = 0;
    const tick = (now: number): void => {
      began ||= now;
      const part = Math.min(1, (now - began) / DURATION);
      setShown(Math.round(before + (value - before) * part));
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => {
      cancelAnimationFrame(frame);
      setShown(value);
    };
  }, [value]);
  return <>{shown}</>;
}
