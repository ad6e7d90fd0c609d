/** What the last answers changed on the table: marks for the eye, and what came in. */

import { GOODS, type Good } from '@castellan/anarchy/vocabulary';
import type { Params, Seat, Target } from '@castellan/engine';
import type { LogEntry } from '../../tables/client.ts';
import { belongingTo } from './belonging.ts';

function text(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function seatIn(params: Params, name = 'seat'): Seat {
  const value = params[name];
  return typeof value === 'number' ? value : -1;
}

/** Things that are no longer as they were, each with its player. */
export function freshOf(news: readonly LogEntry[]): ReadonlySet<string> {
  const fresh = new Set<string>();
  for (const { key, params } of news) {
    const owner = key === 'spies' ? seatIn(params, 'targetSeat') : seatIn(params);
    for (const target of changedBy(key, params)) fresh.add(belongingTo(owner, target));
  }
  return fresh;
}

function changedBy(key: string, params: Params): readonly Target[] {
  const is = (name: string): string => text(params, name);
  switch (key) {
    case 'fills':
      return [`box:${is('box')}`];
    case 'constructs':
      return [`machine:${is('box').replace('machine.', '')}`];
    case 'produces':
      return GOODS.map((good) => `good:${good}`);
    case 'gains':
      return [`good:${is('what')}`];
    case 'trades':
      return Array.isArray(params.gains) ? params.gains.map((good) => `good:${good}`) : [];
    case 'discards':
      return [`good:${is('good')}`];
    case 'attributeRises':
      return [`attribute:${is('attribute')}`];
    case 'productionRises':
      return [`production:${is('good')}`];
    case 'joy':
    case 'discontent':
      return [`mood:${key}`];
    case 'towerRises':
      return [`corner:${is('corner')}`];
    case 'wallRises':
      return [`wall:${is('side')}`];
    case 'gateRises':
      return ['castle:gate'];
    case 'moatRises':
      return ['castle:moat'];
    case 'researches':
    case 'prepares':
      return [`tactic:${is('tactic')}`];
    case 'placesLover':
      return [`lover:${is('sex')}.${is('number')}`];
    case 'writes':
      return [`addition:${is('addition')}`];
    case 'hangs':
      return [`pennant:${is('rope')}.${is('pennant')}`];
    case 'takesPath':
      return [`path:${is('path')}`];
    case 'takesCastle':
      return ['castle:enemy'];
    case 'rallies':
      return [`side:${is('toSide')}`];
    case 'spies':
      return [`attack:${is('targetSeat')}.${is('slot')}`];
    default:
      return [];
  }
}

/** Goods a player has more or fewer of than before the last answer. */
export function deltasOf(
  before: { readonly [good: string]: number },
  after: { readonly [good: string]: number },
): { readonly [good in Good]?: number } {
  const deltas: { [good in Good]?: number } = {};
  for (const good of GOODS) if (after[good] !== before[good]) deltas[good] = after[good] - before[good];
  return deltas;
}
