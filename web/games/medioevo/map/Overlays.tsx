/** Which of the overlays is laid over the map, and what its signs mean. */

import type { UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { nameOf } from '../words.ts';
import { OVERLAYS, type Overlay } from './overlays.ts';
import type { MapPlan } from './plan.ts';

interface OverlaysProps {
  readonly view: UniView;
  readonly plan: MapPlan;
  readonly shown: Overlay;
  readonly show: (overlay: Overlay) => void;
  readonly speaker: Speaker;
}

export function Overlays({ view, plan, shown, show, speaker }: OverlaysProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div class={`overlays map-over ${isOpen ? 'open' : ''}`}>
      <Legend view={view} plan={plan} shown={shown} speaker={speaker} />
      <button type="button" class="fold" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {speaker.say(`medioevo.map.overlay.${shown}`)}
      </button>
      <fieldset>
        <legend class="sr">{speaker.say('medioevo.map.overlays')}</legend>
        {OVERLAYS.map((overlay) => (
          <button
            type="button"
            key={overlay}
            aria-pressed={shown === overlay}
            onClick={() => {
              show(overlay);
              setOpen(false);
            }}
          >
            {speaker.say(`medioevo.map.overlay.${overlay}`)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

function Legend({ view, plan, shown, speaker }: Omit<OverlaysProps, 'show'>) {
  const signs = signsOf(view, plan, shown);
  if (signs.length === 0) return null;
  return (
    <ul class="legend" aria-label={speaker.say('medioevo.map.legend')}>
      {signs.map((sign) => (
        <li key={sign}>
          <i class={`sign-${sign}`} aria-hidden="true" />
          {speaker.say(
            `medioevo.map.legend.${sign}`,
            sign === 'struck' && view.event !== null ? { event: nameOf(speaker, 'event', view.event.card) } : {},
          )}
        </li>
      ))}
    </ul>
  );
}

/** What is taken up comes first: its signs lie over all others. */
function signsOf({ event }: UniView, { reach, trades }: MapPlan, shown: Overlay): readonly string[] {
  if (reach.length > 0)
    return [
      'open',
      ...(reach.some(({ meets }) => meets === 'clash' || meets === 'capture') ? ['fights'] : []),
      ...(reach.some(({ honour }) => honour < 0) ? ['price'] : []),
    ];
  switch (shown) {
    case 'markets':
      return ['good', 'cubes', 'only'];
    case 'routes':
      return trades.length === 0 ? ['none'] : ['done', 'ahead'];
    case 'threat':
      return ['threat', 'units'];
    case 'event':
      return event === null ? ['calm'] : ['struck'];
    case 'edge':
      return ['edge', 'out'];
    default:
      return [];
  }
}
