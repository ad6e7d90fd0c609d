/** A card or a technology being used: what it does, and what it wants to know next. */

import { EmpireCard } from '../EmpireCard.tsx';
import { useUniTable } from '../table.ts';
import { nameOf } from '../words.ts';
import { Choices, Leaf } from './parts.tsx';

/** Options that lie on the map are touched there; the others are listed. */
export function Using() {
  const { choice, me, speaker } = useUniTable();
  const { asked } = choice;
  if (asked === null || me === null) return null;
  const { card, technology } = asked.params;
  const hasCard = typeof card === 'string' && card !== 'none';
  const onMap = asked.options.filter(({ at = [] }) => at.some((target) => target.startsWith('node:'))).length;
  const isLong = asked.options.length > 14;
  return (
    <Leaf
      title={hasCard || typeof technology !== 'string' ? speaker.say('medioevo.stage.using') : nameOf(speaker, 'technology', technology)}
      readers={[me]}
      class="using"
    >
      {hasCard ? (
        <EmpireCard id={card} size="row" />
      ) : (
        typeof technology === 'string' && technology !== 'none' && <p>{speaker.say(`text.technology.${technology}`)}</p>
      )}
      <p class="lead">{speaker.say(`ask.${asked.step}`, asked.params)}</p>
      {onMap > 0 && <p class="why">{speaker.say('medioevo.stage.onMap', { n: onMap })}</p>}
      {isLong && onMap > 0 ? (
        <Choices options={asked.options.filter(({ at = [] }) => !at.some((target) => target.startsWith('node:')))} />
      ) : (
        <Choices options={asked.options} />
      )}
    </Leaf>
  );
}
