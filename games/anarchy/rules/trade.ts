/** ANA-13.6 to 13.10: free trade. */

import type { Seat } from '@castellan/engine';
import type { TradeOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { type Reason, reason } from './reason.ts';

type Trading = [p: Player, option: TradeOption];

const CANNOT_TRADE = reason<Trading>('ANA-13.6', 'cannotTrade', (_p, { costs }) => ({ costs }));

export function whyNotTrade(p: Player, { give }: TradeOption): Reason<Trading> | null {
  const first = give[0];
  const second = give[1];
  const canGive = first === second ? p.goods[first] >= 2 : p.goods[first] > 0 && p.goods[second] > 0;
  return canGive ? null : CANNOT_TRADE;
}

export function trade(s: AnaState, seat: Seat, { give: [first, second], take, costs, gains }: TradeOption): void {
  const { goods } = s.players[seat];
  goods[first]--;
  goods[second]--;
  goods[take]++;
  s.core.told?.push({ key: 'trades', params: { seat, costs, gains } });
}
