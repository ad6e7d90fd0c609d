/** A player folded to symbols: in the side column, the rail, the status line and the prompt sheet. */

import type { MonView } from '@castellan/monde-oublie';
import { OF_MONDE_OUBLIE } from '@castellan/pictures/tinctures';
import { Counter, Meeple } from '../../design/index.ts';
import type { SeatProps } from '../../shell/index.ts';
import { FirstPlayer, Food, placeInWords } from './Capital.tsx';
import { Count } from './Count.tsx';
import { MonIcon } from './icons.ts';
import { Banners } from './Symbols.tsx';
import { openCity } from './table.ts';

export function Panel({ view, seat, speaker }: SeatProps<MonView>) {
  const player = view.players[seat];
  const { coins, knowledge, income, capacity, armies, armyLimit, sword, arrow, roundSwords, reserved, citizens, passed, banners, colour } =
    player;
  const { openReserve } = player;
  const isOpen = openCity.value === seat;
  return (
    <button
      type="button"
      class="mo-panel"
      data-opens="city"
      aria-expanded={isOpen}
      onClick={() => {
        openCity.value = isOpen ? null : seat;
      }}
    >
      <span class="sr">{speaker.say('board.openCity', { seat })}</span>
      <span class="line">
        <Counter
          icon={<MonIcon name="coin" size={18} />}
          label={speaker.say('board.coinsIncome', { n: income.coins })}
          value={coins}
          income={income.coins}
        />
        <Counter
          icon={<MonIcon name="knowledge" size={18} />}
          label={speaker.say('board.knowledgeIncome', { n: income.knowledge })}
          value={knowledge}
          income={income.knowledge}
        />
        <Food of={player} speaker={speaker} />
        <Counter
          icon={<MonIcon name="capacity" size={18} />}
          label={speaker.say('board.capacity')}
          value={capacity.used}
          of={capacity.total}
        />
      </span>
      <span class="line">
        <Counter
          icon={<MonIcon name="armyLimit" size={18} />}
          label={speaker.say('board.armyLimit')}
          value={armies.length}
          of={armyLimit}
        />
        <Counter icon={<MonIcon name="sword" size={18} />} label={speaker.say('board.swords')} value={sword + roundSwords} />
        <Counter icon={<MonIcon name="arrow" size={18} />} label={speaker.say('board.arrows')} value={arrow} />
        {reserved > 0 && <Counter icon={<MonIcon name="reserve" size={18} />} label={speaker.say('board.reserved')} value={reserved} />}
        <span class="people">
          {view.tile.holder === seat && <FirstPlayer hand={view.tile.hand} speaker={speaker} />}
          {passed && <span class="mo-stamp">{speaker.say('board.passed')}</span>}
          {citizens.map(({ value, place }) => (
            <span key={value} class={`mini-citizen at-${place.kind}`} data-tip={placeInWords(speaker, value, place)}>
              <Meeple tincture={OF_MONDE_OUBLIE[colour]} size={20}>
                {value}
              </Meeple>
            </span>
          ))}
        </span>
      </span>
      {openReserve.length > 0 && (
        <span class="set-aside" data-tip={speaker.say('board.openlyReserved')}>
          <MonIcon name="reserve" size={16} />
          {speaker.say('board.openReserve', { card: openReserve })}
        </span>
      )}
      <Banners of={banners} speaker={speaker} />
    </button>
  );
}

/** Coins: what everybody counts on everybody. */
export function Key({ view, seat, speaker }: SeatProps<MonView>) {
  return (
    <>
      <MonIcon name="coin" size={14} title={speaker.say('board.coins')} />
      <Count of={view.players[seat].coins} />
    </>
  );
}
