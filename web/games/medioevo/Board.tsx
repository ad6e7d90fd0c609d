/** The table of Medioevo Universale. */

import type { UniView } from '@castellan/medioevo';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type BoardProps, touched, useDesk, useFetchedAhead } from '../../shell/index.ts';
import { freshOf } from './changes.ts';
import { contentAt } from './content.ts';
import { Docked } from './Docked.tsx';
import { mineOf, territoryContent, vehicleAt } from './facts.ts';
import { Leaves } from './Leaves.tsx';
import { voyage } from './map/land.ts';
import type { MapPlan } from './map/plan.ts';
import { UniMap } from './map/UniMap.tsx';
import type { March } from './march.ts';
import { Omens, Order } from './Omens.tsx';
import { Armies, Cards, Ladders, Prisoners, Tokens, Treasury } from './Realm.tsx';
import {
  ArtsStrip,
  Beside,
  Dealings,
  fetchStages,
  GroupPanel,
  Orders,
  Preparing,
  RouteStrip,
  Stage,
  stageOf,
  Technologies,
  usePreparing,
} from './stages/index.ts';
import type { Route } from './stages/RouteStrip.tsx';
import './styles/stages.css';
import './styles/board.css';
import { openLeaf, TableContext, type UniTable, useUniTable } from './table.ts';
import { useMarch } from './useMarch.ts';

export function Board({ view, seat, choice, sitters, speaker, news, page, tincture }: BoardProps<UniView>) {
  useLeafOfQuestion();
  useFetchedAhead(fetchStages);
  const preparing = usePreparing();
  const { march, choice: marching } = useMarch(view, seat, preparing?.choice ?? choice, speaker);
  const table = useMemo<UniTable>(
    () => ({
      view,
      me: seat,
      choice: marching,
      speaker,
      tincture,
      nameOf: (other) => sitters.find((sitter) => sitter.seat === other)?.name ?? '',
      news,
      page,
      preparing,
      fresh: freshOf(news),
    }),
    [view, seat, marching, speaker, tincture, sitters, news, page, preparing],
  );
  const plan = useMemo(() => planOf(view, march), [view, march]);
  return (
    <TableContext.Provider value={table}>
      <div class={`uni ${page === null ? 'whole' : `page ${page}`} ${touched().value ? 'touch' : ''}`}>
        <Laid march={march} plan={plan} />
      </div>
    </TableContext.Provider>
  );
}

/** A new question is about the table again; a proposal that is being composed is finished first. */
function useLeafOfQuestion(): void {
  const { aside, asked, seat } = useDesk().snapshot.view;
  // What is said beside the game gives the question another id, but does not make it another.
  const question = asked === null ? null : JSON.stringify([seat, asked.step, asked.params]);
  const seen = useRef(question);
  const isComposing = aside !== undefined && openLeaf.value === 'dealings';
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

/** What is drawn on the map besides the position. */
function planOf(view: UniView, march: March | null): MapPlan {
  const { event } = view;
  const card = event === null ? undefined : contentAt(view).eventCards.find(({ id }) => id === event.card);
  const sheltered = new Set(event?.sheltered);
  return {
    route: march === null ? [] : [march.from, ...(march.to?.way ?? [])],
    reach: march?.reach ?? [],
    passed: new Set(
      march?.kind === 'trade'
        ? march.reach.flatMap(({ node }) => ((territoryContent(view, node)?.city ?? null) === null ? [node] : []))
        : [],
    ),
    struck: card === undefined ? [] : [...card.dark, ...card.light, ...card.seaZones].filter((node) => !sheltered.has(node)),
    trades: view.players.flatMap(({ route, seat }) => (route === null ? [] : [{ seat, ...courseOf(view, route) }])),
  };
}

/** A route as it is sailed or ridden: the stages done, then from where its transport stands on to the others (UNI-37.5). */
function courseOf(view: UniView, { slot, origin, zones, done }: Route): Pick<MapPlan['trades'][number], 'done' | 'ahead'> {
  const vehicle = slot === null ? null : vehicleAt(view, slot);
  const isShip = vehicle?.kind === 'merchantShip';
  const isDone = (_: string, at: number): boolean => ((done >> at) & 1) === 1;
  const behind = [origin, ...zones.filter(isDone)];
  const here = vehicle?.node ?? behind[behind.length - 1];
  return {
    done: voyage(behind.at(-1) === here ? behind : [...behind, here], isShip),
    ahead: voyage([here, ...zones.filter((zone, at) => zone !== here && !isDone(zone, at))], isShip),
  };
}

interface LaidProps {
  readonly march: March | null;
  readonly plan: MapPlan;
}

function Laid({ march, plan }: LaidProps) {
  const table = useUniTable();
  const stage = stageOf(table);
  const leaf = stage === null && openLeaf.value === 'map' ? 'table' : openLeaf.value;
  switch (table.page) {
    case null:
      return (
        <>
          <div class="uni-top">
            <Leaves stage={stage} />
            <Omens />
            <Order />
          </div>
          {leaf === 'arts' ? (
            <div class="uni-stage">
              <Technologies />
            </div>
          ) : leaf === 'dealings' ? (
            <div class="uni-stage">
              <Dealings />
            </div>
          ) : leaf === 'orders' ? (
            <div class="uni-stage">
              <Orders />
            </div>
          ) : stage !== null && leaf === 'table' ? (
            <div class="uni-stage">
              <Stage />
            </div>
          ) : (
            <div class="uni-realm">
              <div class="uni-side">
                <Column march={march} />
                <Dock />
              </div>
              <Heart plan={plan} />
              {isOnRoute(table) && <RouteStrip />}
            </div>
          )}
        </>
      );
    case 'board':
      return stage === null ? (
        <>
          <Omens />
          <Heart plan={plan} />
          {march !== null && <GroupPanel key={march.from} of={march} isFolded />}
          {table.preparing !== null && <Preparing of={table.preparing} isSmall />}
        </>
      ) : (
        <div class="uni-stage">
          <Stage />
        </div>
      );
    case 'mine':
      return <Mine />;
    case 'rivals':
      return (
        <div class="uni-court">
          <Dealings />
        </div>
      );
  }
}

function isOnRoute({ me, view }: UniTable): boolean {
  return view.phase === 'trade' && (mineOf(view, me)?.route ?? null) !== null;
}

/** The map, and what lies over it without moving it. */
function Heart({ plan }: { readonly plan: MapPlan }) {
  const { choice, me, nameOf, speaker, tincture, view } = useUniTable();
  return (
    <div class="uni-heart">
      <UniMap view={view} me={me} plan={plan} choice={choice} speaker={speaker} tincture={tincture} nameOfSeat={nameOf} />
      <Docked />
    </div>
  );
}

/** Beside the map: what the question is about, what is taken up, what moves. */
function Column({ march }: { readonly march: March | null }) {
  const { me, speaker, view } = useUniTable();
  const mine = mineOf(view, me);
  return (
    <aside class="uni-column" aria-label={speaker.say('medioevo.table.realm')}>
      {march !== null && <GroupPanel of={march} />}
      <Beside />
      {march === null && view.phase !== 'trade' && <Armies of={mine} />}
    </aside>
  );
}

/** Below the map, where there is room for it: what is mine whatever is asked. */
function Dock() {
  const { choice, me, view } = useUniTable();
  const mine = mineOf(view, me);
  const isBuying = choice.asked?.step === 'purchase';
  return (
    <div class={`uni-dock ${isBuying ? 'buying' : ''}`}>
      <div class="own">
        <Treasury of={mine} />
        <Tokens of={mine} />
        <Prisoners of={mine} />
      </div>
      <Ladders of={mine} />
      {isBuying && <ArtsStrip />}
      <Cards of={mine} />
    </div>
  );
}

/** My realm on a phone. */
function Mine() {
  const { me, view } = useUniTable();
  const mine = mineOf(view, me);
  return (
    <div class="uni-mine">
      <Beside />
      <Treasury of={mine} />
      {view.phase !== 'trade' && <Armies of={mine} />}
      <Technologies />
      <Tokens of={mine} />
      <Cards of={mine} />
      <Prisoners of={mine} />
      <Orders isPage />
    </div>
  );
}
