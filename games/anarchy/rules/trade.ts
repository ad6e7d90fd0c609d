/** ANA-13.6 to 13.10: free trade. */

import type { Option } from '@castellan/engine';
import { token } from '../content/words.ts';
import type { AnaState, Player } from '../state.ts';
import { COIN, RESOURCES, type Resource } from '../vocabulary.ts';

export interface TradeOption extends Option {
  /** What is given and taken, in words. */
  readonly costs: readonly string[];
  readonly gains: readonly Resource[];
  readonly does: 'trade';
  /** The two resources given and the one taken, as places in `GOODS`. */
  readonly give: readonly [number, number];
  readonly take: number;
}

/** Two resources of one or two types for one of a type not given (ANA-13.7). */
export const TRADES: readonly TradeOption[] = RESOURCES.flatMap((first, i) =>
  RESOURCES.slice(i).flatMap((second) =>
    RESOURCES.filter((taken) => taken !== first && taken !== second).map((taken) => {
      const give = [COIN + i, COIN + RESOURCES.indexOf(second)] as const;
      return {
        key: `trade ${first} ${second} ${taken}`,
        say: 'trade',
        at: [`good:${taken}`],
        costs: first === second ? [token(first, 2)] : [first, second],
        gains: [taken],
        does: 'trade' as const,
        give,
        take: COIN + RESOURCES.indexOf(taken),
      };
    }),
  ),
);

export function canTrade(p: Player, { give: [first, second] }: TradeOption): boolean {
  return first === second ? p.goods[first] >= 2 : p.goods[first] > 0 && p.goods[second] > 0;
}

export function trade(s: AnaState, seat: number, { give: [first, second], take, costs, gains }: TradeOption): void {
  const { goods } = s.players[seat];
  goods[first]--;
  goods[second]--;
  goods[take]++;
  s.core.told?.push({ key: 'trades', params: { seat, costs, gains } });
}
