/** Rings around what the narrator points at. In a style sheet of their own, so that a board may draw itself anew without losing them. */

import { type Asked, readKeys } from '@castellan/engine';
import { useEffect } from 'preact/hooks';

const RING = 'outline: 4px solid var(--lapis) !important; outline-offset: 4px; border-radius: var(--radius-2);';

export function useRings(asked: Asked | null, answer: string | null): void {
  const targets = asked === null || answer === null ? [] : targetsOf(asked, answer);
  const named = targets.join(' ');
  useEffect(() => {
    if (named === '') return;
    const sheet = new CSSStyleSheet();
    const ringed = named.split(' ').map((target) => `.shell [data-target="${CSS.escape(target)}"]`);
    sheet.replaceSync(`${ringed.join(',')} { ${RING} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.querySelector(ringed.join(','))?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [named]);
}

function targetsOf(asked: Asked, answer: string): readonly string[] {
  const keys = readKeys(asked.kind, answer);
  return asked.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
}
