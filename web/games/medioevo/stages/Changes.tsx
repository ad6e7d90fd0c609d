/** What a pact would change as things stand, in numbers: land and zones that it opens, florins, the price of breaking it. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { PactKind } from '@castellan/medioevo/vocabulary';
import { numeral } from '../../../design/index.ts';
import { contentAt } from '../content.ts';
import { mineOf, territoryContent } from '../facts.ts';
import { Around } from '../map/Around.tsx';
import { pathOf } from '../map/land.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { useCalled } from './parts.tsx';
import type { Agreement } from './sentence.ts';

/** Kinds that open land of their giver to their receiver. */
const OPENING: readonly PactKind[] = ['passage', 'trade', 'militaryControl', 'civilControl'];

/** Zones that are named; of more it is told how many. */
const NAMED = 3;

/** Land that a clause opens, to me or by me. */
interface Opened {
  readonly kind: PactKind;
  readonly whose: 'get' | 'give';
  readonly other: Seat;
  readonly places: readonly string[];
}

function openedBy(view: UniView, me: Seat, { clauses }: Agreement): readonly Opened[] {
  return clauses.flatMap(({ kind, giver, receiver }): Opened[] => {
    const whose = receiver === me ? 'get' : giver === me ? 'give' : null;
    if (whose === null || !OPENING.includes(kind)) return [];
    return [{ kind, whose, other: whose === 'get' ? giver : receiver, places: landOf(view, giver, kind === 'trade') }];
  });
}

export function Changes({ of: agreement }: { readonly of: Agreement }) {
  const { me, speaker, view } = useUniTable();
  const called = useCalled();
  const { brokenPact, undeclaredAttack } = contentAt(view).honour.inPlay;
  if (me === null || agreement.deal !== 'pact' || agreement.clauses.length === 0) return null;
  const opened = openedBy(view, me, agreement);
  const told = opened.map(({ kind, whose, other, places }) => {
    const names = places
      .slice(0, NAMED)
      .map((id) => nameOf(speaker, kind === 'trade' ? 'zone' : 'node', id))
      .join(', ');
    const params = {
      n: places.length,
      names,
      more: Math.max(0, places.length - NAMED),
      name: called(other),
      honour: numeral(undeclaredAttack),
    };
    return speaker.say(`medioevo.stage.changes.${kind}.${whose}`, params);
  });
  const before = mineOf(view, me).florins;
  const paid = agreement.once.reduce((sum, { from, to, florins }) => sum + (to === me ? florins : 0) - (from === me ? florins : 0), 0);
  return (
    <section class="changes" aria-label={speaker.say('medioevo.stage.changes')}>
      <OpenedLand of={opened} agreement={agreement} me={me} />
      <div>
        <h4 class="rubric">{speaker.say('medioevo.stage.changes')}</h4>
        <ul>
          {told.map((words) => (
            <li key={words}>{words}</li>
          ))}
          {before !== null && paid !== 0 && (
            <li>{speaker.say('medioevo.stage.changes.florins', { before: numeral(before), after: numeral(before + paid) })}</li>
          )}
          <li>{speaker.say('medioevo.stage.changes.breach', { honour: numeral(brokenPact) })}</li>
        </ul>
      </div>
    </section>
  );
}

interface OpenedLandProps {
  readonly of: readonly Opened[];
  readonly agreement: Agreement;
  readonly me: Seat;
}

/** The land that the pact is about: what it opens to me, else what it opens of mine, else that of the others. */
function OpenedLand({ of: opened, agreement, me }: OpenedLandProps) {
  const { speaker, tincture, view } = useUniTable();
  const placesOf = (whose: Opened['whose']): readonly string[] => [
    ...new Set(opened.filter((one) => one.whose === whose).flatMap(({ places }) => places)),
  ];
  const [got, given] = [placesOf('get'), placesOf('give')];
  const others = agreement.parties.filter((seat) => seat !== me).flatMap((seat) => landOf(view, seat, false));
  const nodes = [got, given, others].find(({ length }) => length > 0);
  if (nodes === undefined) return null;
  return (
    <Around
      view={view}
      speaker={speaker}
      tincture={tincture}
      nodes={nodes}
      picture={236}
      ratio={1.45}
      class="opened"
      drawn={
        <>
          {given.length > 0 && <path class="opened-land given" d={pathOf(given)} />}
          {got.length > 0 && <path class="opened-land" d={pathOf(got)} />}
        </>
      }
    />
  );
}

/** What a seat controls, or of that only where one may trade. */
function landOf(view: UniView, seat: Seat, zones: boolean): string[] {
  return view.territories.flatMap(({ controller, id }) =>
    controller === seat && (!zones || (territoryContent(view, id)?.city ?? null) !== null) ? [id] : [],
  );
}
