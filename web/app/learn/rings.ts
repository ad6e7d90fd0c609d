/** Rings around what the narrator points at. In a style sheet of their own, so that a board may draw itself anew without losing them. */

import { type Asked, readKeys } from '@castellan/engine';
import { useEffect } from 'preact/hooks';

const RING = 'outline: 4px solid var(--lapis) !important; outline-offset: 4px; border-radius: var(--radius-2);';

/** Of a land on a map its border; a box around it would take in its neighbours. */
const BORDER = 'outline: none !important; stroke: var(--lapis) !important; stroke-width: 4px; vector-effect: non-scaling-stroke;';

/** What is ringed, in the order in which it is taken up. */
export function useRings(asked: Asked | null, answer: string | null): readonly string[] {
  const targets = asked === null || answer === null ? [] : targetsOf(asked, answer);
  const named = targets.join(' ');
  useEffect(() => {
    if (named === '') return;
    const sheet = new CSSStyleSheet();
    const ringed = `:is(${named.split(' ').map((target) => `[data-target="${CSS.escape(target)}"]`)})`;
    sheet.replaceSync(`.shell ${ringed} { ${RING} } .shell path${ringed} { ${BORDER} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    document.querySelector(`.shell ${ringed}`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [named]);
  return targets;
}

/** What an answer to a question points at on the board. */
export function targetsOf(asked: Asked, answer: string): readonly string[] {
  const keys = readKeys(asked.kind, answer);
  return asked.options.filter(({ key }) => keys.includes(key)).flatMap(({ at }) => at ?? []);
}
