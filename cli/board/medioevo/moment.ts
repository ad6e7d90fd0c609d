/** What is going on at this moment: a complete move, a trade turn, a battle. */

import type { BattleSideView, BattleView, UniView } from '@castellan/medioevo';
import type { Speaker } from '@castellan/text';
import { listed, parted, section } from '../lines.ts';
import { type Row, unitsInWords, vehicleInWords } from './land.ts';

export function momentLines(speaker: Speaker, view: UniView, width: number): string[] {
  return [
    ...marchLines(speaker, view, width),
    ...tradeLines(speaker, view, width),
    ...view.battles.flatMap((battle) => battleLines(speaker, battle, width)),
  ];
}

function reachRow(speaker: Speaker, reach: readonly { readonly node: string; readonly mp: number }[]): readonly Row[] {
  if (reach.length === 0) return [];
  return [[speaker.say('board.reach'), listed(reach.map(({ node, mp }) => speaker.say('board.reached', { node, mp })))]];
}

function marchLines(speaker: Speaker, { march, vehicles }: UniView, width: number): string[] {
  if (march?.group == null) return [];
  const { seat, group } = march;
  const vehicle = vehicles.find(({ slot }) => slot === group.slot);
  const rows: Row[] = [
    [speaker.say('board.group'), vehicle === undefined ? speaker.say('board.onFoot') : vehicleInWords(speaker, vehicle)],
    [speaker.say('board.load'), unitsInWords(speaker, group.load) || speaker.say('board.nothing')],
    ...reachRow(speaker, group.reach),
  ];
  return section(speaker.say('board.march', { seat, node: group.node }), rows, width);
}

function tradeLines(speaker: Speaker, { trade, vehicles }: UniView, width: number): string[] {
  const vehicle = vehicles.find(({ slot }) => slot === trade?.slot);
  if (trade === null || vehicle === undefined) return [];
  const rows: Row[] = [
    [speaker.say('board.transport'), vehicleInWords(speaker, vehicle)],
    ...(trade.here === null || trade.here.n === 0 ? [] : [[speaker.say('board.saleHere'), speaker.say('board.sale', trade.here)] as const]),
    ...reachRow(speaker, trade.reach),
  ];
  return section(speaker.say('board.trading', { seat: trade.seat, node: vehicle.node }), rows, width);
}

function battleLines(speaker: Speaker, { node, naval, round, attacker, defender }: BattleView, width: number): string[] {
  const rows: Row[] = [
    [speaker.say('board.attacker'), sideInWords(speaker, attacker)],
    [speaker.say('board.defender'), sideInWords(speaker, defender)],
  ];
  return section(speaker.say('board.battle', { node, naval: String(naval), round }), rows, width);
}

function sideInWords(speaker: Speaker, { seat, units, out, dice, attack, losses, protection }: BattleSideView): string {
  const gone = unitsInWords(speaker, out);
  return parted([
    seat === null ? speaker.say('board.theBarbarians') : speaker.say('board.side', { seat }),
    unitsInWords(speaker, units),
    gone === '' ? '' : speaker.say('board.outOfCombat', { what: gone }),
    protection.length === 0
      ? ''
      : speaker.say('board.protected', { attacks: protection.map((kind) => speaker.say(`name.attack.${kind}`)) }),
    attack === null || losses === null ? '' : speaker.say('board.rolled', { dice: dice.join(' '), attack, losses }),
  ]);
}
