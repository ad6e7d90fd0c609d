/** The table of Medievalia. */

import type { MedView, PlayerView } from '@castellan/medievalia';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type BoardProps, touched } from '../../shell/index.ts';
import { Aftermath, useAftermath } from './Aftermath.tsx';
import { freshOf } from './changes.ts';
import { useDrag } from './drag.ts';
import { Fief } from './Fief.tsx';
import { FiefSheet } from './FiefSheet.tsx';
import { Hand } from './Hand.tsx';
import { March } from './March.tsx';
import { Market } from './Market.tsx';
import { alternating, type Payment, paymentOf } from './paying.ts';
import { BattleStage, PaymentTray } from './stages.ts';
import './styles/board.css';
import { type MedTable, openFief, TableContext, useMedTable } from './table.ts';
import { useTravel } from './travel.ts';
import { isMarch, marchBetween, othersOf, southOf, stagedIn } from './where.ts';

export function Board({ view, seat, choice, sitters, speaker, news, page, tincture }: BoardProps<MedView>) {
  useEffect(
    () => () => {
      openFief.value = null;
    },
    [],
  );
  const root = useRef<HTMLDivElement>(null);
  const table = useMemo<MedTable>(() => {
    const id = choice.asked?.params.id;
    return {
      view,
      me: seat,
      choice: alternating(choice),
      speaker,
      tincture,
      nameOf: (other) => sitters.find((sitter) => sitter.seat === other)?.name ?? '',
      fresh: freshOf(news),
      staged: stagedIn(view),
      current: typeof id === 'string' ? id : null,
    };
  }, [view, seat, choice, sitters, speaker, tincture, news]);
  const payment = useMemo(() => paymentOf(view, seat, choice), [view, seat, choice]);
  useTravel(root, news, seat, page);
  useDrag(root, table.choice);
  const losses = useAftermath(view, news, choice.asked);

  const south = southOf(seat);
  const others = othersOf(view, south);
  const mine = view.players[south];
  const opened = openFief.value;
  const { battle } = view;
  // On a phone too one sees what has come before choosing the next deck.
  const isDrawing = view.phase === 'draft' || (view.phase === 'start' && view.active === seat);
  return (
    <TableContext.Provider value={table}>
      <div
        ref={root}
        class={`med ${view.mode} ${page === null ? 'whole' : `page ${page}`} ${touched().value ? 'touch' : ''} ${battle === null ? '' : 'at-war'}`}
      >
        {page === null &&
          (battle === null ? (
            <div class="lands">
              {opened !== null && opened !== south ? (
                <FiefSheet of={view.players[opened]} payment={payment} />
              ) : (
                <Surroundings others={others} payment={payment} />
              )}
              <Fief of={mine} area="mine" />
              <Hand />
              {losses !== null && <Aftermath of={losses} />}
            </div>
          ) : (
            <BattleStage of={battle} />
          ))}
        {page === 'board' &&
          (battle === null ? (
            <>
              {losses !== null && <Aftermath of={losses} />}
              <Market />
              {isDrawing && <Hand />}
              {view.fiefs.filter(isMarch).map((fief) => (
                <March key={fief.id} of={fief} small={view.mode !== 'duel'} />
              ))}
            </>
          ) : (
            <BattleStage of={battle} />
          ))}
        {page === 'mine' && (
          <>
            {payment !== null && <PaymentTray of={payment} />}
            <Hand />
            <Fief of={mine} />
          </>
        )}
        {page === 'rivals' && others.map((player) => <Fief key={player.seat} of={player} />)}
      </div>
    </TableContext.Provider>
  );
}

interface SurroundingsProps {
  readonly others: readonly PlayerView[];
  readonly payment: Payment | null;
}

/** Everything beyond one's own fief, each on its side of the table. */
function Surroundings({ others, payment }: SurroundingsProps) {
  const { me, view } = useMedTable();
  const south = southOf(me);
  const middle = payment === null ? <Market /> : <PaymentTray of={payment} />;
  const [left, opposite, right] = others;
  switch (view.mode) {
    case 'duel':
      return (
        <>
          <Fief of={left} area="north" />
          <div class="middle">
            <March of={marchBetween(view, south, left.seat)} />
            {middle}
          </div>
        </>
      );
    case 'freeForAll':
      return (
        <div class="around">
          <div class="flank">
            <Fief of={left} small />
            <March of={marchBetween(view, south, left.seat)} small />
          </div>
          <div class="heart">
            <March of={marchBetween(view, left.seat, opposite.seat)} />
            {middle}
          </div>
          <div class="flank">
            <Fief of={opposite} small />
            <March of={marchBetween(view, opposite.seat, south)} small />
          </div>
        </div>
      );
    case 'alliance':
      return (
        <div class="around">
          <div class="flank">
            <March of={marchBetween(view, left.seat, opposite.seat)} small />
            <Fief of={left} small />
            <March of={marchBetween(view, south, left.seat)} small />
          </div>
          <div class="heart">
            <Fief of={opposite} small />
            <March of={marchBetween(view, south, left.seat, opposite.seat, right.seat)} small />
            {middle}
          </div>
          <div class="flank">
            <March of={marchBetween(view, opposite.seat, right.seat)} small />
            <Fief of={right} small />
            <March of={marchBetween(view, right.seat, south)} small />
          </div>
        </div>
      );
  }
}
