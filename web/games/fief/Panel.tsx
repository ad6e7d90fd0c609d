/** A family folded to numbers: in the side column, the rail, the status line and the prompt sheet. */

import type { FieView } from '@castellan/fief';
import { Counter, Shield } from '../../design/index.ts';
import type { Choice, SeatProps } from '../../shell/index.ts';
import { captivesOf } from './facts.ts';
import { FieIcon } from './icons.ts';
import { Shortcuts } from './MarchPanel.tsx';
import { heading, marchOf } from './march.ts';
import { Points } from './Points.tsx';
import { ShopRow } from './Shop.tsx';
import { openLeaf, TableContext } from './table.ts';
import { titlesOf } from './words.ts';

export function Panel({ view, seat, speaker, tincture }: SeatProps<FieView>) {
  const { ally, ecus, embassies, goal, hand, lords, sidePoints } = view.players[seat];
  const isOpen = openLeaf.value === 'court';
  const titles = lords.flatMap((lord) => titlesOf(speaker, lord));
  const held = captivesOf(view, seat).length;
  return (
    <button
      type="button"
      class="fie-panel"
      data-opens="court"
      aria-expanded={isOpen}
      onClick={() => {
        openLeaf.value = isOpen ? 'table' : 'court';
      }}
    >
      <span class="sr">{speaker.say('fief.table.open', { seat })}</span>
      <span class="line">
        <Counter icon={<FieIcon name="ecu" size={18} />} label={speaker.say('fief.table.ecus', { n: ecus })} value={ecus} />
        <Counter icon={<FieIcon name="card" size={18} />} label={speaker.say('fief.table.cards', { n: hand.size })} value={hand.size} />
        <Counter
          icon={<FieIcon name="embassy" size={18} />}
          label={speaker.say('fief.table.embassies', { n: embassies })}
          value={embassies}
        />
        <Counter
          icon={<FieIcon name="lord" size={18} />}
          label={speaker.say('fief.table.lords', { n: lords.length })}
          value={lords.length}
        />
        {held > 0 && (
          <Counter icon={<FieIcon name="captive" size={18} />} label={speaker.say('fief.table.holds', { n: held })} value={held} />
        )}
        {view.first === seat && <FieIcon name="first" size={18} title={true} class="first" />}
        <span class="race">
          {ally !== null && (
            <>
              <FieIcon name="marriage" size={16} title={speaker.say('fief.table.alliedTo', { seat: ally })} />
              <Shield tincture={tincture(ally)} size={14} />
            </>
          )}
          <Points of={sidePoints} goal={goal} />
          <span class="sr">{speaker.say('fief.table.sidePoints', { n: sidePoints, goal })}</span>
        </span>
      </span>
      <span class="line quiet titles">{titles.length === 0 ? speaker.say('fief.table.noTitles') : titles.join(', ')}</span>
    </button>
  );
}

/** Money: what everybody watches on everybody. */
export function Key({ view, seat, speaker }: SeatProps<FieView>) {
  const { ecus } = view.players[seat];
  return (
    <>
      <FieIcon name="ecu" size={14} title={speaker.say('fief.table.ecus', { n: ecus })} />
      {ecus}
    </>
  );
}

/** On a phone, what is touched before the map: the shop, or what goes along on a march; else what I have. */
export function Purse({ view, seat, speaker, tincture, choice }: SeatProps<FieView> & { readonly choice: Choice }) {
  const march = marchOf(view, seat, choice, heading.value);
  const isBuying = choice.asked?.step === 'purchase';
  const { ecus, hand, embassies } = view.players[seat];
  const table = { view, me: seat, choice, speaker, tincture, nameOf: () => '', news: [], page: null, fresh: NOTHING };
  return (
    <TableContext.Provider value={table}>
      <span class="fie-purse">
        {isBuying ? (
          <ShopRow />
        ) : march?.loads ? (
          <>
            <Shortcuts of={march} />
            {march.rows.map(({ pawn, made, n, options }) => (
              <Counter
                key={`${pawn} ${made}`}
                icon={<FieIcon name={pawn} size={20} />}
                label={speaker.say(`fief.table.pawn.${pawn}`, { n })}
                value={n}
                of={options.length}
              />
            ))}
          </>
        ) : (
          <>
            <Counter icon={<FieIcon name="ecu" size={20} />} label={speaker.say('fief.table.ecus', { n: ecus })} value={ecus} />
            <Counter icon={<FieIcon name="card" size={20} />} label={speaker.say('fief.table.cards', { n: hand.size })} value={hand.size} />
            <Counter
              icon={<FieIcon name="embassy" size={20} />}
              label={speaker.say('fief.table.embassies', { n: embassies })}
              value={embassies}
            />
          </>
        )}
      </span>
    </TableContext.Provider>
  );
}

const NOTHING: ReadonlySet<string> = new Set();
