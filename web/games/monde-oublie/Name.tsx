/** A name in a narrow place: words go to the next line whole, and are parted only where they would not fit at all. */

import { soften } from './words.ts';

export function Name({ children }: { readonly children: string }) {
  return (
    <>
      {children.split(/(?<= )/).map((word, at) => (
        <span key={at} class="word">
          {soften(word)}
        </span>
      ))}
    </>
  );
}
