/** What a pact would change as things stand, in numbers: land and zones that it opens, florins, the price of breaking it. */

import type { Seat } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import type { PactKind } from '@castellan/medioevo/vocabulary';
import { numeral } from '../../../design/index.ts';
import { contentAt } from '../content.ts';
import { mineOf, territoryContent } from '../facts.ts';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { useCalled } from './parts.tsx';
import type { Agreement } from './sentence.ts';

/** Kinds that open land of their giver to their receiver. */
const OPENING: readonly PactKind[] = ['passage', 'trade', 'militaryControl', 'civilControl'];

/** Zones that are named; of more it is told how many. */
const NAMED = 3;

export function Changes({ of: agreement }: { readonly of: Agreement }) {
  const { me, speaker, view } = useUniTable();
  const called = useCalled();
  const { brokenPact, undeclaredAttack } = contentAt(view).honour.inPlay;
  if (me === null || agreement.deal !== 'pact' || agreement.clauses.length === 0) return null;
  const opened = agreement.clauses.flatMap(({ kind, giver, receiver }) => {
    const whose = receiver === me ? 'get' : giver === me ? 'give' : null;
    if (whose === null || !OPENING.includes(kind)) return [];
    const places = landOf(view, giver, kind === 'trade');
    const names = places
      .slice(0, NAMED)
      .map((id) => nameOf(speaker, kind === 'trade' ? 'zone' : 'node', id))
      .join(', ');
    const name = called(whose === 'get' ? giver : receiver);
    const params = { n: places.length, names, more: Math.max(0, places.length - NAMED), name, honour: numeral(undeclaredAttack) };
    return [speaker.say(`medioevo.stage.changes.${kind}.${whose}`, params)];
  });
  const before = mineOf(view, me).florins;
  const paid = agreement.once.reduce((sum, { from, to, florins }) => sum + (to === me ? florins : 0) - (from === me ? florins : 0), 0);
  return (
    <section class="changes" aria-label={speaker.say('medioevo.stage.changes')}>
      <h4 class="rubric">{speaker.say('medioevo.stage.changes')}</h4>
      <ul>
        {opened.map((words) => (
          <li key={words}>{words}</li>
        ))}
        {before !== null && paid !== 0 && (
          <li>{speaker.say('medioevo.stage.changes.florins', { before: numeral(before), after: numeral(before + paid) })}</li>
        )}
        <li>{speaker.say('medioevo.stage.changes.breach', { honour: numeral(brokenPact) })}</li>
      </ul>
    </section>
  );
}

/** What a seat controls, or of that only where one may trade. */
function landOf(view: UniView, seat: Seat, zones: boolean): string[] {
  return view.territories.flatMap(({ controller, id }) =>
    controller === seat && (!zones || (territoryContent(view, id)?.city ?? null) !== null) ? [id] : [],
  );
}
