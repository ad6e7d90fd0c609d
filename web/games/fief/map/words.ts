/** What lies on the map told in words, for those who do not see it and for the list. */

import type { Speaker } from '@castellan/text';
import type { MapStack, MapVillage } from './view.ts';

export function nameOf(speaker: Speaker, kind: 'village' | 'fief' | 'bishopric' | 'lord', id: string): string {
  return speaker.say(`name.${kind}.${id}`);
}

export function controlIn(speaker: Speaker, { controller, byDefault }: MapVillage, nameOfSeat: (seat: number) => string): string {
  if (controller === null) return speaker.say('fief.map.nobody');
  return speaker.say(byDefault ? 'fief.map.byDefault' : 'fief.map.controlled', { name: nameOfSeat(controller) });
}

export function buildingsIn(speaker: Speaker, { fort, mills, siege }: MapVillage): readonly string[] {
  return [
    ...(fort === 'none' ? [] : [speaker.say(`fief.map.${fort}`)]),
    ...(mills === 0 ? [] : [speaker.say('fief.map.mills', { n: mills })]),
    ...(siege === null ? [] : [speaker.say('fief.map.siege', { round: siege.since })]),
  ];
}

/** “Mahaut: 2 sergeants, 1 knight, Arthur; at the gate of Blaye”. */
export function stackIn(speaker: Speaker, stack: MapStack, nameOfSeat: (seat: number) => string): string {
  const { sergeants, knights, engines, size, lords, captives, gates, outside, seat } = stack;
  const pawns =
    sergeants === null
      ? [speaker.say('fief.map.pawns', { n: size })]
      : [
          ...(sergeants > 0 ? [speaker.say('fief.map.sergeants', { n: sergeants })] : []),
          ...((knights ?? 0) > 0 ? [speaker.say('fief.map.knights', { n: knights })] : []),
          ...((engines ?? 0) > 0 ? [speaker.say('fief.map.engines', { n: engines })] : []),
        ];
  const what = [
    ...pawns,
    ...lords.map((lord) => nameOf(speaker, 'lord', lord)),
    ...captives.map((lord) => speaker.say('fief.map.captive', { name: nameOf(speaker, 'lord', lord) })),
  ].join(', ');
  const where = [
    ...gates.map((village) => speaker.say('fief.map.gate', { name: nameOf(speaker, 'village', village) })),
    ...(outside ? [speaker.say('fief.map.outside')] : []),
  ].join(', ');
  const name = nameOfSeat(seat);
  return where === '' ? speaker.say('fief.map.stack', { name, what }) : speaker.say('fief.map.stackAt', { name, what, where });
}
