/** The table of Un Monde Oublié. */

import type { MonView } from '@castellan/monde-oublie';
import { useEffect, useMemo } from 'preact/hooks';
import type { BoardProps } from '../../shell/index.ts';
import { Actions } from './Actions.tsx';
import { tallyOf } from './attack.ts';
import { freshOf, rollIn } from './changes.ts';
import { factsOf } from './facts.ts';
import { Ghosts } from './Ghosts.tsx';
import { EmpireRow, Province, Soldiers, Titans, TrayBand } from './Offer.tsx';
import { pointedAt } from './options.ts';
import { CityOnly, Realm } from './Realm.tsx';
import { RivalSheet } from './RivalSheet.tsx';
import { Roll } from './Roll.tsx';
import './styles/board.css';
import { type MonTable, openCity, TableContext, useMonTable } from './table.ts';
import { type Tray, trayOf } from './tray.ts';
import { rivalsOf } from './whose.ts';

export function Board({ view, seat, choice, sitters, speaker, news, page, tincture }: BoardProps<MonView>) {
  useEffect(
    () => () => {
      openCity.value = null;
    },
    [],
  );
  const fresh = useMemo(() => freshOf(news, view, seat), [news, view, seat]);
  const roll = useMemo(() => rollIn(news), [news]);
  const tally = useMemo(() => tallyOf(choice.asked, choice.selected), [choice]);
  const table = useMemo<MonTable>(
    () => ({
      view,
      printed: factsOf(view),
      me: seat,
      choice,
      speaker,
      tincture,
      nameOf: (other) => sitters.find((sitter) => sitter.seat === other)?.name ?? '',
      fresh,
      tally,
    }),
    [view, seat, choice, sitters, speaker, tincture, fresh, tally],
  );
  const tray = trayOf(choice.asked, view);
  const copied = [...new Set(pointedAt(choice.asked, 'rival').map((id) => Number(id.split(':')[0])))];
  const opened = openCity.value;
  const shown = copied.length > 0 ? copied : opened !== null && opened !== seat && seat !== null ? [opened] : [];
  const mine = view.players[seat ?? opened ?? view.active ?? 0];
  return (
    <TableContext.Provider value={table}>
      <div class={`mo ${page === null ? 'whole' : `page ${page}`}`}>
        {page === null && (
          <div class="bands">
            {copied.length === 0 && <Actions />}
            {shown.length > 0 ? (
              <RivalSheet seats={shown} closable={copied.length === 0} />
            ) : (
              <>
                <Offers tray={tray} roll={roll} />
                <EmpireRow />
              </>
            )}
            <Realm of={mine} />
          </div>
        )}
        {page === 'board' && (
          <>
            {tray !== null && <TrayBand of={tray} />}
            <Actions />
            <Titans tray={tray} roll={roll} />
            <EmpireRow />
            <Soldiers />
            <Province still={tray?.kind === 'provinces'} />
          </>
        )}
        {page === 'mine' && <Realm of={mine} note={roll?.seat === mine.seat ? <Roll {...roll} /> : undefined} />}
        {page === 'rivals' &&
          (copied.length > 0
            ? copied.map((rival) => <CityOnly key={rival} of={view.players[rival]} />)
            : rivalsOf(view, seat).map((player) => <Realm key={player.seat} of={player} />))}
        <Ghosts news={news} view={view} me={seat} tincture={tincture} page={page} />
      </div>
    </TableContext.Provider>
  );
}

/** The band of titans, soldiers and the province; cards to choose among take the place of what is not needed for it. */
function Offers({ tray, roll }: { readonly tray: Tray | null; readonly roll: ReturnType<typeof rollIn> }) {
  const { view } = useMonTable();
  if (tray?.kind === 'explored')
    return (
      <div class="offers whole-tray">
        <TrayBand of={tray} />
      </div>
    );
  return (
    <div
      class={`offers ${tray === null ? '' : 'with-tray'}`}
      style={{ '--soldiers': `${view.militaryRow.length}fr`, '--tray': `${view.militaryRow.length + 1.2}fr` }}
    >
      <Titans tray={tray} roll={roll} />
      {tray === null ? (
        <>
          <Soldiers />
          <Province still={false} />
        </>
      ) : (
        <TrayBand of={tray} />
      )}
    </div>
  );
}
