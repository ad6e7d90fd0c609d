/** A number that counts to its new value. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { isStill } from './still.ts';

const DURATION = 200;

export function Count({ of: value }: { readonly of: number }) {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const before = from.current;
    from.current = value;
    if (before === value || isStill()) {
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
