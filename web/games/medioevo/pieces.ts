/** All cards, technologies and places, to be looked at beside any game. */

import type { UniView } from '@castellan/medioevo';
import type { Pieces } from '../../shell/index.ts';
import { contentAt } from './content.ts';

export function pieces(view: UniView): readonly Pieces[] {
  const { empireCards, technologies, eventCards } = contentAt(view);
  return [
    { kind: 'technologies', aid: true, targets: technologies.map(({ id }) => `technology:${id}`) },
    { kind: 'cards', targets: empireCards.map(({ id }) => `card:${id}`) },
    { kind: 'events', targets: eventCards.map(({ id }) => `event:${id}`) },
    { kind: 'territories', targets: view.territories.map(({ id }) => `node:${id}`) },
  ];
}
