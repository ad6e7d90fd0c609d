/** The way out: where an attacker could flee to and what each place costs, also while nobody asks (UNI-28). */

import type { BattleView } from '@castellan/medioevo';
import { RuleLink } from '../../../../shell/index.ts';
import { useUniTable } from '../../table.ts';
import { nameOf } from '../../words.ts';
import { Leaf, Row } from '../parts.tsx';

/** The nearest are enough to know the price. */
const SHOWN = 3;

export function Flight({ of: { escapes } }: { readonly of: BattleView }) {
  const { speaker } = useUniTable();
  if (escapes === null) return null;
  const more = escapes.length - SHOWN;
  return (
    <Leaf title={speaker.say('medioevo.stage.flight.title')} note={speaker.say('medioevo.stage.flight.when')} class="flight">
      {escapes.length === 0 ? (
        <p>
          {speaker.say('medioevo.stage.flight.none')} <RuleLink id="UNI-28.8" />
        </p>
      ) : (
        <>
          <dl class="facts">
            {escapes.slice(0, SHOWN).map(({ node, mp, bySea }) => (
              <Row key={`${node} ${bySea}`} label={nameOf(speaker, 'node', node)}>
                {speaker.say('medioevo.stage.flight.mp', { n: mp })}
              </Row>
            ))}
          </dl>
          <p class="seen">
            {more > 0 && `${speaker.say('medioevo.stage.flight.more', { n: more })} `}
            {speaker.say('medioevo.stage.flight.price')} <RuleLink id="UNI-28.4" />
          </p>
        </>
      )}
    </Leaf>
  );
}
