/** The arms of a reader, drawn and in words. */

import { ORDINARIES, OUTLINE } from '@castellan/pictures/heraldry';
import type { Speaker } from '@castellan/text';
import { useId } from 'preact/hooks';
import type { Tincture } from '../../design/tinctures.ts';
import type { Arms } from './arms.ts';
import { chargePicture } from './charges.ts';

type Spot = readonly [x: number, y: number, size: number];

/** Where two charges find room beside each ordinary, on a shield of 24 by 28; a lone one takes the middle where that is free. */
const SPOTS: { readonly [ordinary in Tincture]: readonly [Spot, Spot] } = {
  A: [
    [17, 7, 8.6],
    [6.9, 17, 8.6],
  ],
  G: [
    [5.7, 5.5, 5.8],
    [18.3, 5.5, 5.8],
  ],
  O: [
    [12, 6, 7],
    [12, 21, 6.6],
  ],
  V: [
    [5.2, 9, 6],
    [18.8, 9, 6],
  ],
  P: [
    [12, 5.6, 6.4],
    [12, 20.6, 6.4],
  ],
  S: [
    [12, 5.6, 6.8],
    [12, 20.8, 6.6],
  ],
  T: [
    [6.9, 7.3, 8],
    [16.8, 17, 7.4],
  ],
  L: [
    [12, 9, 7.4],
    [12, 17.4, 7.4],
  ],
  C: [
    [12, 8.2, 8.4],
    [12, 17.8, 8],
  ],
  M: [
    [12, 9.8, 6.6],
    [12, 16.6, 6.6],
  ],
};

/** Gold cannot be told from these. */
const LIGHT: readonly Tincture[] = ['O', 'L'];

export function Blazon({ arms, size }: { readonly arms: Arms; readonly size: number }) {
  const clip = useId();
  const { field, ordinary, charges } = arms;
  return (
    <svg class={`shield arms seat-${field}`} viewBox="0 0 24 28" width={size} height={Math.round((size * 28) / 24)} aria-hidden="true">
      <clipPath id={clip}>
        <path d={OUTLINE} />
      </clipPath>
      <path class="field" d={OUTLINE} />
      <path class="ordinary" d={ORDINARIES[ordinary]} clip-path={`url(#${clip})`} fill-rule="evenodd" />
      <g class={LIGHT.includes(field) ? 'charges dark' : 'charges'}>
        {charges.map((charge, at) => {
          const [x, y, wide] = SPOTS[ordinary][at];
          return (
            <svg key={charge} x={x - wide / 2} y={y - wide / 2} width={wide} height={wide} viewBox="0 0 512 512" aria-hidden="true">
              <use href={chargePicture(charge)} />
            </svg>
          );
        })}
      </g>
      <path class="edge" d={OUTLINE} />
    </svg>
  );
}

/** “Azure, a bend, with a castle and a swan in gold”. */
export function blazonInWords({ field, ordinary, charges }: Arms, words: Speaker): string {
  const [first, second] = charges.map((charge) => words.say(`page.charge.${charge}`));
  const said = { field: words.say(`page.field.${field}`), ordinary: words.say(`page.ordinary.${ordinary}`) };
  const metal = LIGHT.includes(field) ? 'sable' : 'gold';
  if (first === undefined) return words.say('page.arms.plain', said);
  if (second === undefined) return words.say('page.arms.one', { ...said, first, metal });
  return words.say('page.arms.two', { ...said, first, second, metal });
}
