/** The table of The Anarchy. */

import type { AnaView, PlayerView } from '@castellan/anarchy';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type BoardProps, touched, useFetchedAhead } from '../../shell/index.ts';
import { chainOf, type Link } from './chain.ts';
import { deltasOf, freshOf } from './changes.ts';
import { DomainDeck, DomainTray } from './Domain.tsx';
import { Draft } from './Draft.tsx';
import { Attacks, Castle, DefenceReport, usePlanning } from './defence/index.ts';
import { turnedCards } from './domain.ts';
import { factsOf } from './facts.ts';
import { Moods, Production } from './LeftSheet.tsx';
import { Paths } from './Paths.tsx';
import { Chain, type Deltas, Pools } from './Pools.tsx';
import { Rivals, Spying } from './Rivals.tsx';
import { Scenario } from './Scenario.tsx';
import { Sheets, Tools } from './Sheets.tsx';
import { DefenceStage, fetchStages } from './stages.ts';
import './styles/board.css';
import { type AnaTable, openSheets, TableContext } from './table.ts';
import { isDefence, mineOf, othersOf } from './where.ts';

export function Board({ view, seat, choice, sitters, speaker, news, page, tincture }: BoardProps<AnaView>) {
  useFetchedAhead(fetchStages);
  useEffect(
    () => () => {
      openSheets.value = null;
    },
    [],
  );
  // A new phase is about one's own castle again.
  const { phase } = view;
  useEffect(() => {
    if (phase !== 'over') openSheets.value = null;
  }, [phase]);
  const deployment = usePlanning(view, seat, choice);
  const table = useMemo<AnaTable>(
    () => ({
      view,
      deployment,
      facts: factsOf(view),
      me: seat,
      choice,
      speaker,
      tincture,
      nameOf: (other) => sitters.find((sitter) => sitter.seat === other)?.name ?? '',
      fresh: freshOf(news),
    }),
    [view, deployment, seat, choice, sitters, speaker, tincture, news],
  );
  const touch = touched().value;
  const mine = mineOf(view, seat);
  const opened = openSheets.value === null ? null : view.players[openSheets.value];
  const deltas = useDeltas(mine, news.length > 0);
  const turned = turnedCards(opened ?? mine, choice.asked, news);
  const chain = useMemo(() => (view.phase === 'actions' ? chainOf(news, mine.seat) : []), [view.phase, news, mine.seat]);
  const tray = turned !== null && <DomainTray turned={turned} />;
  return (
    <TableContext.Provider value={table}>
      <div class={`ana ${page === null ? 'whole' : `page ${page}`} ${touch ? 'touch' : ''} ${view.phase}`}>
        {page === null &&
          (isDefence(view) && opened === null ? (
            <DefenceStage pools={<Pools of={mine} deltas={deltas} chain={[]} />} />
          ) : (
            <>
              <div class="top-row">
                <Scenario of={mine} />
                {tray || <Paths of={opened ?? mine} />}
                <Tools />
              </div>
              <PlayerBoard of={opened ?? mine} deltas={opened === null || opened === mine ? deltas : {}} chain={chain} touch={touch} />
              {view.phase === 'draft' && opened === null ? (
                <Draft sheetsHidden />
              ) : (
                <Sheets of={opened ?? mine} page={page} touch={touch} />
              )}
              {view.phase !== 'over' && <DefenceReport news={news} />}
            </>
          ))}
        {page === 'board' &&
          (isDefence(view) ? (
            <DefenceStage pools={null} />
          ) : (
            <>
              <DefenceReport news={news} />
              {view.phase === 'draft' && <Draft sheetsHidden={false} />}
              <Scenario of={mine} />
              <Attacks of={mine} />
              <Paths of={mine} />
            </>
          ))}
        {page === 'mine' && (
          <>
            {tray}
            {chain.length > 1 && <Chain of={chain} />}
            {isDefence(view) && choice.asked !== null ? (
              // A question for a number turns to no page of its own.
              <DefenceStage pools={null} />
            ) : (
              <div class="keep-near">
                <Castle of={mine} size="strip" />
                <DomainDeck of={mine} />
              </div>
            )}
            <Sheets of={mine} page={page} touch={touch} />
          </>
        )}
        {page === 'rivals' && <Rivals players={othersOf(view, seat)} />}
      </div>
    </TableContext.Provider>
  );
}

interface PlayerBoardProps {
  readonly of: PlayerView;
  readonly deltas: Deltas;
  readonly chain: readonly Link[];
  readonly touch: boolean;
}

/** What lies on a player board: people and stores, attack cards, the castle; and what is produced, unless fingers need its room. */
function PlayerBoard({ of, deltas, chain, touch }: PlayerBoardProps) {
  return (
    <div class="player-board">
      <div class="stores">
        <Pools of={of} deltas={deltas} chain={chain} />
        <DomainDeck of={of} />
      </div>
      <div class="threat">
        <Attacks of={of} />
        <Spying but={of.seat} />
      </div>
      {!touch && (
        <div class="yearly">
          <Production of={of} />
          <Moods of={of} />
        </div>
      )}
      <Castle of={of} size="strip" />
    </div>
  );
}

/** What changed in the stores with the last answer. Nothing while scrubbing. */
function useDeltas(of: PlayerView, isNew: boolean): Deltas {
  const before = useRef({ of, deltas: {} });
  if (before.current.of !== of) {
    const isSame = before.current.of.seat === of.seat;
    before.current = { of, deltas: isSame && isNew ? deltasOf(before.current.of.goods, of.goods) : {} };
  }
  return before.current.deltas;
}
