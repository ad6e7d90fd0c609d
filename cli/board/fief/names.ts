/** What things are called with the content of a pack. */

import type shipped from '@castellan/fief/data';
import type { Catalogue, Language } from '@castellan/text';

interface Named {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
}

export function namesIn(language: Language, { map, lords, eventDeck }: typeof shipped): Catalogue {
  const names = (kind: string, things: readonly Named[]): [string, string][] =>
    things.map(({ id, name }) => [`name.${kind}.${id}`, name[language]]);
  return Object.fromEntries([
    ...names('village', map.villages),
    ...names('fief', map.fiefs),
    ...names('bishopric', map.bishoprics),
    ...names('lord', lords),
    ...names('captive', lords),
    ...names('card', lords),
    ...names('card', eventDeck.cards),
  ]);
}
