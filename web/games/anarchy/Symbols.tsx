/** Signs with their numbers, as they are printed on sheets and cards. */

import type { CostData } from '@castellan/anarchy';
import type { IconSize } from '../../design/index.ts';
import { AnaIcon } from './icons.ts';
import { countsPrinted, type Printed } from './printed.ts';

/** One sign; a number only where there is more than one, a ring around what is produced each round. */
export function OneSymbol({ of: { sign, n, mark }, size = 16 }: { readonly of: Printed; readonly size?: IconSize }) {
  return (
    <span class={`sym ${mark ?? ''} ${sign === 'largeCrane' ? 'large' : ''}`}>
      <AnaIcon name={sign} size={size} />
      {n > 1 && <b>{n}</b>}
    </span>
  );
}

export function Symbols({ of, size }: { readonly of: readonly Printed[]; readonly size?: IconSize }) {
  return (
    <>
      {of.map((printed) => (
        <OneSymbol key={printed.word} of={printed} size={size} />
      ))}
    </>
  );
}

/** What a box of a track costs, alternatives parted by a stroke. */
export function Costs({ of, size = 14 }: { readonly of: CostData; readonly size?: IconSize }) {
  return (
    <span class="costs" aria-hidden="true">
      {of.map((way, at) => (
        <span key={at} class="way">
          {at > 0 && '/'}
          <Symbols of={countsPrinted(way)} size={size} />
        </span>
      ))}
    </span>
  );
}
