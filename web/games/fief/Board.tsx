/** The table of Fief. */

import type { FieView } from '@castellan/fief';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type BoardProps, touched, useDesk, useFetchedAhead } from '../../shell/index.ts';
import { freshOf } from './changes.ts';
import { Docked } from './Docked.tsx';
import { Draw, isDrawing } from './Draw.tsx';
import { Family, Field, Prisoners } from './Family.tsx';
import { Fortune } from './Fortune.tsx';
import { mineOf } from './facts.ts';
import { Hand } from './Hand.tsx';
import { Leaves } from './Leaves.tsx';
import { landAt } from './lands.ts';
import { FiefMap } from './map/FiefMap.tsx';
import type { MapPlan } from './map/view.ts';
import type { March } from './march.ts';
import { Standing } from './Standing.tsx';
import {
  Beside,
  Court,
  fetchStages,
  MarchPanel,
  Market,
  Over,
  Shop,
  Stage,
  stageOf,
  useReveals,
  useUnread,
  Votes,
} from './stages/index.ts';
import './styles/stages.css';
import './styles/board.css';
import { type FieTable, openLeaf, TableContext, useFieTable } from './table.ts';
import { useMarch } from './useMarch.ts';

export function Board({ view, seat, choice, sitters, speaker, news, page, tincture }: BoardProps<FieView>) {
  useLeafOfQuestion();
  useFetchedAhead(fetchStages);
  const { march, choice: marching, plan } = useMarch(view, seat, choice, speaker);
  const table = useMemo<FieTable>(
    () => ({
      view,
      me: seat,
      choice: marching,
      speaker,
      tincture,
      nameOf: (other) => sitters.find((sitter) => sitter.seat === other)?.name ?? '',
      news,
      page,
      fresh: freshOf(news),
    }),
    [view, seat, marching, speaker, tincture, sitters, news, page],
  );
  return (
    <TableContext.Provider value={table}>
      <div class={`fie ${page === null ? 'whole' : `page ${page}`} ${touched().value ? 'touch' : ''}`}>
        <Laid march={march} plan={plan} />
      </div>
    </TableContext.Provider>
  );
}

/** A new question is about the table again; a sheet that is being composed is finished first. */
function useLeafOfQuestion(): void {
  const { aside, asked, seat } = useDesk().snapshot.view;
  // What is said beside the game gives the question another id, but does not make it another.
  const question = asked === null ? null : JSON.stringify([seat, asked.step, asked.params]);
  const seen = useRef(question);
  const isComposing = aside !== undefined && openLeaf.value === 'market';
  useEffect(() => {
    if (isComposing || seen.current === question) return;
    seen.current = question;
    if (question !== null) openLeaf.value = 'table';
  }, [question, isComposing]);
  useEffect(
    () => () => {
      openLeaf.value = 'table';
    },
    [],
  );
}

interface LaidProps {
  readonly march: March | null;
  readonly plan: MapPlan;
}

function Laid({ march, plan }: LaidProps) {
  const table = useFieTable();
  const stage = stageOf(table);
  const top = useTop();
  const hasVotes = useReveals().length > 0;
  const isGone = (openLeaf.value === 'map' && stage === null) || (openLeaf.value === 'votes' && !hasVotes);
  const leaf = isGone ? 'table' : openLeaf.value;
  switch (table.page) {
    case null:
      return (
        <>
          <div class="fie-top">
            <Leaves stage={stage} />
            <Standing />
          </div>
          {leaf === 'court' ? (
            <div class="fie-stage">
              <Court />
            </div>
          ) : leaf === 'votes' ? (
            <div class="fie-stage">
              <Votes />
            </div>
          ) : leaf === 'market' ? (
            <div class="fie-stage">
              <Market />
            </div>
          ) : stage !== null && leaf === 'table' ? (
            <div class="fie-stage" ref={top}>
              <Stage />
            </div>
          ) : (
            <div class="fie-realm">
              <Column march={march} />
              <Realm plan={plan} />
            </div>
          )}
        </>
      );
    case 'board':
      return (
        <>
          <Standing />
          {stage === null ? (
            <Realm plan={plan} />
          ) : (
            <div class="fie-stage">
              <Stage />
            </div>
          )}
        </>
      );
    case 'mine':
      return <House march={march} />;
    case 'rivals':
      return (
        <>
          <Court />
          <Votes />
          <Market />
        </>
      );
  }
}

/** The map, and what lies over it without moving it. */
function Realm({ plan }: { readonly plan: MapPlan }) {
  const { choice, nameOf, page, speaker, tincture, view } = useFieTable();
  return (
    <div class="fie-heart">
      <FiefMap land={landAt(view)} view={view} plan={plan} choice={choice} speaker={speaker} tincture={tincture} nameOfSeat={nameOf} />
      {page !== null && (
        <div class="fie-over">
          <Tidings />
        </div>
      )}
      <Docked />
    </div>
  );
}

/** Nothing of it is there before anything has happened, but for what is due to everybody. */
function Tidings() {
  const { view } = useFieTable();
  const { seq } = useDesk().snapshot.view;
  const { unread } = useUnread();
  return unread < seq || view.stage === 'income' ? <Over /> : null;
}

/** Beside the map: my family, what the question is about, the decks, my hand. */
function Column({ march }: { readonly march: March | null }) {
  const table = useFieTable();
  const { choice, me, speaker, view } = table;
  const mine = mineOf(view, me);
  const isBuying = choice.asked?.step === 'purchase';
  return (
    <aside class="fie-column" aria-label={speaker.say('fief.table.house')}>
      <div class="scrolls" ref={useTop()}>
        <div class="fie-over">
          <Tidings />
        </div>
        <Beside />
        {isDrawing(table) && <Draw />}
        {isBuying && <Shop of={mine} />}
        {march === null ? <Family of={mine} /> : <MarchPanel of={march} mine={mine} />}
        {march === null && <Prisoners of={mine} />}
        {march === null && !isBuying && <Field of={mine} />}
        {march === null && <Fortune />}
      </div>
      <Hand of={mine} />
    </aside>
  );
}

/** What is asked is told above: another kind of question is read from there again. */
function useTop() {
  const { choice } = useFieTable();
  const ref = useRef<HTMLDivElement>(null);
  const step = choice.asked?.step;
  useEffect(() => {
    if (step !== undefined) ref.current?.scrollTo({ top: 0 });
  }, [step]);
  return ref;
}

/** My house on a phone. */
function House({ march }: { readonly march: March | null }) {
  const table = useFieTable();
  const { choice, me, view } = table;
  const mine = mineOf(view, me);
  return (
    <div class="fie-house">
      <Beside />
      {isDrawing(table) && <Draw />}
      {march !== null && <MarchPanel of={march} mine={mine} />}
      {choice.asked?.step === 'purchase' && <Shop of={mine} />}
      <Family of={mine} />
      <Prisoners of={mine} />
      <Hand of={mine} />
      <Field of={mine} />
      <Fortune />
    </div>
  );
}
