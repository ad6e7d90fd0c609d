/** Cards with their faces; engines, buildings, cubes and dice by themselves; a territory as the map is printed, whoever holds it. */

import type { Target } from '@castellan/engine';
import type { UniView } from '@castellan/medioevo';
import { COLOURS, EVENT_EFFECTS, GOODS } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { Miniature } from '../../../design/index.ts';
import { contentAt } from '../content.ts';
import { PICTURES } from '../EmpireCard.tsx';
import { cardContent, idOf, kindOf, territoryContent } from '../facts.ts';
import { UniIcon } from '../icons.ts';
import screen from '../index.ts';
import { nameOf } from '../words.ts';
import { Piece } from './Piece.tsx';

interface PrintedProps {
  readonly view: UniView;
  readonly target: Target;
  readonly speaker: Speaker;
}

export function Printed({ view, target, speaker }: PrintedProps) {
  switch (kindOf(target)) {
    case 'node':
      return <Territory view={view} target={target} speaker={speaker} />;
    case 'engine':
    case 'building':
    case 'good':
    case 'die':
      return <Piece view={view} target={target} speaker={speaker} />;
    default: {
      const { Reading } = screen;
      return (
        <div class="card reading faced">
          <Face view={view} target={target} />
          {Reading !== undefined && <Reading view={view} target={target} speaker={speaker} />}
        </div>
      );
    }
  }
}

function Territory({ view, target, speaker }: PrintedProps) {
  const territory = territoryContent(view, idOf(target));
  if (territory === null) return null;
  const { id, city, fire, home, terrain } = territory;
  const good = GOODS.find((known) => known === city?.good);
  return (
    <div class="card reading uni-reading">
      <p class="name">{nameOf(speaker, 'node', id)}</p>
      <ul>
        {city !== null && good !== undefined && (
          <li>
            <UniIcon name={`good-${good}`} size={16} />{' '}
            {speaker.say(city.port ? 'medioevo.map.portZone' : 'medioevo.map.zone', {
              zone: nameOf(speaker, 'zone', id),
              good: nameOf(speaker, 'good', good),
            })}
          </li>
        )}
        {fire && (
          <li>
            <UniIcon name="rebellion" size={16} /> {speaker.say('medioevo.table.fire')}
          </li>
        )}
        <li class="caption">
          {[
            nameOf(speaker, 'terrain', terrain),
            home === null ? speaker.say('term.barbarianTerritory') : nameOf(speaker, 'kingdom', home),
          ].join(' · ')}
        </li>
      </ul>
    </div>
  );
}

/** What is drawn on an Empire card, an event or a technology. */
function Face({ view, target }: Omit<PrintedProps, 'speaker'>) {
  const id = idOf(target);
  switch (kindOf(target)) {
    case 'card': {
      const card = cardContent(view, id);
      return <Miniature>{card !== null && <UniIcon name={PICTURES[card.group] ?? 'card'} size={44} />}</Miniature>;
    }
    case 'event': {
      const event = contentAt(view).eventCards.find((other) => other.id === id);
      const effects = EVENT_EFFECTS.filter((effect) => event?.icons.includes(effect));
      return (
        <Miniature>
          <span>
            {effects.map((effect) => (
              <UniIcon key={effect} name={`effect-${effect}`} size={44} />
            ))}
          </span>
        </Miniature>
      );
    }
    default: {
      const technology = contentAt(view).technologies.find((other) => other.id === id);
      const colour = COLOURS.find((known) => known === technology?.branch);
      if (colour === undefined) return null;
      return (
        <Miniature class={`branch-${colour}`} tint="var(--branch)">
          <UniIcon name={`branch-${colour}`} size={44} />
        </Miniature>
      );
    }
  }
}
