/** Empire cards set aside: face down for the others, while their owner sees the faces. */

import type { PlayerView } from '@castellan/monde-oublie';
import { Seal } from '../../design/index.ts';
import { useThing } from './Faces.tsx';
import { MonIcon } from './icons.ts';
import { Name } from './Name.tsx';
import { Cost, Pennons } from './Symbols.tsx';
import { useMonTable } from './table.ts';

export function Reserve({ of: { reserve, reserved, discount } }: { readonly of: PlayerView }) {
  const { speaker } = useMonTable();
  if (reserved === 0) return null;
  return (
    <div class="reserve" data-spot="reserve">
      {reserve === null ? (
        <span class="caption">
          <MonIcon name="reserve" size={16} />
          {speaker.say('board.reserveCards', { n: reserved })}
        </span>
      ) : (
        reserve.map((id, at) => <Reserved key={`${id} ${at}`} id={id} discount={discount} />)
      )}
    </div>
  );
}

function Reserved({ id, discount }: { readonly id: string; readonly discount: number }) {
  const { printed, speaker } = useMonTable();
  const attributes = useThing();
  const { banners, cost } = printed.cardOf(id);
  const { class: look, ...rest } = attributes(`reserve:${id}`, 'reserved mine-only');
  return (
    <div {...rest} class={look} data-mention={`card:${id}`}>
      <span data-tip={speaker.say('board.hiddenCard')}>
        <MonIcon name="reserve" size={16} title={speaker.say('board.reserve')} />
      </span>
      <Pennons of={banners} />
      <span class="called">
        <Name>{speaker.say(`name.card.${id}`)}</Name>
      </span>
      <span class="seals">
        <Cost of={cost} discount={discount} speaker={speaker} />
        {cost.coins + cost.knowledge === 0 && <Seal kind="plain">0</Seal>}
      </span>
    </div>
  );
}
