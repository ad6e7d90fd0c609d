/**
 * What an answer in war leads to, in the forecast of the battle that follows from it: when one is declared, or once all losses of a round
 * are taken. By name: `attack` and `defence`, the share of courses in which each wins; `attack.sergeants`, `.knights`, `.dead` and `.taken`,
 * what it loses on the average, and the same of the defence. Nothing where the battle is over, or none comes of it.
 */

import type { Prospect } from '@castellan/engine';
import { forecastOf, type SideForecast } from '../rules/forecast.ts';
import type { FieState } from '../state.ts';

function ofSide(name: string, { wins, losses }: SideForecast): { readonly [name: string]: number } {
  return {
    [name]: wins,
    ...Object.fromEntries(Object.entries(losses).map(([kind, n]) => [`${name}.${kind}`, n])),
  };
}

export const prospect: Prospect<FieState> = {
  goesOn: ({ battle }) => battle !== null && battle.kind === 'battle' && battle.hits.some((hits) => hits > 0),
  read(world, _seat, from) {
    if (world.battle === null) return from.battle === null ? {} : { over: 1 };
    const forecast = forecastOf(world, world.battle);
    return forecast === null ? {} : { ...ofSide('attack', forecast.attack), ...ofSide('defence', forecast.defence) };
  },
};
