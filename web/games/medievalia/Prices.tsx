/** What something costs, in symbols. */

import type { Price } from './facts.ts';
import { MedIcon } from './icons.ts';
import { useMedTable } from './table.ts';

export function Prices({ of }: { readonly of: readonly Price[] }) {
  const { speaker } = useMedTable();
  return (
    <span class="prices">
      {of.map(({ resource, n, extra }) => (
        <span
          key={resource}
          class={extra > 0 ? 'sym dear' : 'sym'}
          data-tip={extra > 0 ? speaker.say('board.surcharge', { n: extra }) : undefined}
        >
          {n}
          <MedIcon name={resource} size={16} title={true} />
        </span>
      ))}
    </span>
  );
}
