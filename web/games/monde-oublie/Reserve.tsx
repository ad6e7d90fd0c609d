/** Empire cards set aside: the owner sees their faces, the others those that were taken from the row before all eyes. */

import type { PlayerView } from '@castellan/monde-oublie';
import { Seal } from '../../design/index.ts';
import { useThing } from './Faces.tsx';
import { MonIcon } from './icons.ts';
import { Name } from './Name.tsx';
import { Cost, Pennons } from './Symbols.tsx';
import { useMonTable } from './table.ts';

export function Reserve({ of: { openReserve, reserve, reserved, discount } }: { readonly of: PlayerView }) {
  const { speaker } = useMonTable();
  if (reserved === 0) return null;
  const hidden = reserved - openReserve.length;
  return (
    <div class="reserve" data-spot="reserve">
      {reserve === null && (
        <span class="caption">
          <MonIcon name="reserve" size={16} />
          {hidden > 0 ? speaker.say('board.reserveCards', { n: hidden }) : speaker.say('board.reserve')}
        </span>
      )}
      {reserve === null
        ? openReserve.map((id, at) => <Known key={`${id} ${at}`} id={id} />)
        : withOpen(reserve, openReserve).map(({ id, open }, at) => (
            <Reserved key={`${id} ${at}`} id={id} open={open} discount={discount} />
          ))}
    </div>
  );
}

/** My cards, each with whether everybody saw it taken. */
function withOpen(reserve: readonly string[], openReserve: readonly string[]): readonly { readonly id: string; readonly open: boolean }[] {
  const seen = [...openReserve];
  return reserve.map((id) => {
    const at = seen.indexOf(id);
    if (at >= 0) seen.splice(at, 1);
    return { id, open: at >= 0 };
  });
}

/** A card of another that everybody saw taken. */
function Known({ id }: { readonly id: string }) {
  const { speaker } = useMonTable();
  return (
    <div class="reserved" data-mention={`card:${id}`} data-tip={speaker.say('board.openlyReserved')}>
      <Face id={id} discount={0} />
    </div>
  );
}

function Reserved({ id, open, discount }: { readonly id: string; readonly open: boolean; readonly discount: number }) {
  const { speaker } = useMonTable();
  const attributes = useThing();
  const { class: look, ...rest } = attributes(`reserve:${id}`, `reserved ${open ? '' : 'mine-only'}`);
  return (
    <div {...rest} class={look} data-mention={`card:${id}`}>
      {!open && (
        <span data-tip={speaker.say('board.hiddenCard')}>
          <MonIcon name="reserve" size={16} title={speaker.say('board.reserve')} />
        </span>
      )}
      <Face id={id} discount={discount} />
    </div>
  );
}

function Face({ id, discount }: { readonly id: string; readonly discount: number }) {
  const { printed, speaker } = useMonTable();
  const { banners, cost } = printed.cardOf(id);
  return (
    <>
      <Pennons of={banners} />
      <span class="called">
        <Name>{speaker.say(`name.card.${id}`)}</Name>
      </span>
      <span class="seals">
        <Cost of={cost} discount={discount} speaker={speaker} />
        {cost.coins + cost.knowledge === 0 && <Seal kind="plain">0</Seal>}
      </span>
    </>
  );
}
