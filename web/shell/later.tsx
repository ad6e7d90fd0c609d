/** Parts of the table that most moments do without: fetched when first drawn, so that whoever sits down does not wait for them. */

import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Nothing stands in its place until it has come. What cannot be fetched fails as if it could not be drawn. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
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
    return Part === null ? null : <Part {...props} />;
  };
}
