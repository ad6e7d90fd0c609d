/** What a content pack changes on the screen of Fief: the map, the dice, and what things are called. */

import { laidOver } from '@castellan/engine';
import shipped from '@castellan/fief/data' with { type: 'json' };
import type { Catalogue, Language } from '@castellan/text';
import { buildFief } from '../../maps/fief/build.ts';
import { layDice } from './dice.ts';
import { layLand } from './lands.ts';
import { landOf } from './map/land.ts';

export function layPack(pack: string, changes: unknown, language: Language): Catalogue {
  const { dice, map, lords, characterDeck, eventDeck } = laidOver(shipped, changes);
  layDice(pack, dice);
  layLand(pack, landOf(buildFief(map)));
  return Object.fromEntries([
    ...map.villages.map(({ id, name }) => [`name.village.${id}`, name[language]]),
    ...map.fiefs.map(({ id, name }) => [`name.fief.${id}`, name[language]]),
    ...map.bishoprics.map(({ id, name }) => [`name.bishopric.${id}`, name[language]]),
    ...[...characterDeck.cards, ...eventDeck.cards].map(({ id, name }) => [`name.card.${id}`, name[language]]),
    ...lords.flatMap(({ id, name }) => ['lord', 'captive', 'card'].map((kind) => [`name.${kind}.${id}`, name[language]])),
  ]);
}
