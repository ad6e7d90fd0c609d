/** My citizens and resources in the prompt sheet of a phone. */

import type { MonView } from '@castellan/monde-oublie';
import { OF_MONDE_OUBLIE } from '@castellan/pictures/tinctures';
import { Counter, Meeple } from '../../design/index.ts';
import { type Choice, type SeatProps, thing } from '../../shell/index.ts';
import { Food, placeInWords } from './Capital.tsx';
import { MonIcon } from './icons.ts';

export function Purse({ view, seat, speaker, choice }: SeatProps<MonView> & { readonly choice: Choice }) {
  const player = view.players[seat];
  const { coins, knowledge, income, colour, citizens } = player;
  return (
    <div class="mo-purse">
      <span class="people">
        {citizens
          .filter(({ value, place }) => place.kind === 'available' || choice.lit(`citizen:${value}`) !== null)
          .map(({ value, place }) => (
            <div key={value} {...thing(choice, `citizen:${value}`, 'citizen')} data-number={value}>
              <span class="sr">{placeInWords(speaker, value, place)}</span>
              <Meeple tincture={OF_MONDE_OUBLIE[colour]} size={28}>
                <span aria-hidden="true">{value}</span>
              </Meeple>
            </div>
          ))}
      </span>
      <span class="line">
        <Counter
          icon={<MonIcon name="coin" size={18} />}
          label={speaker.say('board.coinsIncome', { n: income.coins })}
          value={coins}
          income={income.coins}
        />
        <Counter icon={<MonIcon name="knowledge" size={18} />} label={speaker.say('board.knowledge')} value={knowledge} />
        <Food of={player} speaker={speaker} />
      </span>
    </div>
  );
}
