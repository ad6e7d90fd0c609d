/** Lords and cards told in words. */

import type { LordView } from '@castellan/fief';
import type { Speaker } from '@castellan/text';
import { nameOfCard } from './facts.ts';

export { nameOf } from './map/words.ts';

export function cardName(speaker: Speaker, id: string): string {
  return speaker.say(`name.card.${nameOfCard(id)}`);
}

/** Titles in their order of rank: “King”, “Duke of Blaye”, “Bishop of Sigy”. */
export function titlesOf(
  speaker: Speaker,
  { king, regent, queen, prince, pope, cardinal, bishopric, fiefs, man }: LordView,
): readonly string[] {
  return [
    ...(king ? [speaker.say('fief.title.king')] : []),
    ...(regent ? [speaker.say('fief.title.regent')] : queen ? [speaker.say('fief.title.queen')] : []),
    ...(prince ? [speaker.say('fief.title.prince')] : []),
    ...(pope ? [speaker.say('fief.title.pope')] : []),
    ...fiefs.map((fief) => holderOf(speaker, fief, man)),
    ...(cardinal && !pope ? [speaker.say('fief.title.cardinal')] : []),
    ...(bishopric === null ? [] : [speaker.say(`fief.title.bishop.${bishopric}`)]),
  ];
}

/** “Duke of Blaye”; a content pack may have changed what the fief is called. */
function holderOf(speaker: Speaker, fief: string, man: boolean): string {
  return speaker.say(`fief.title.${fief}`, { man: String(man) });
}

/** What else is to be known of a Lord: whose spouse, captive, under the ban, and so on. */
export function marksOf(speaker: Speaker, { spouse, dArc, excommunicated, assassin, man }: LordView): readonly string[] {
  return [
    ...(spouse === null ? [] : [speaker.say('fief.table.marriedTo', { lord: spouse, man: String(man) })]),
    ...(dArc ? [speaker.say('fief.title.dArc')] : []),
    ...(excommunicated ? [speaker.say('fief.table.excommunicated')] : []),
    ...(assassin ? [speaker.say('fief.table.assassin')] : []),
  ];
}
