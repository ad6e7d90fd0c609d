/** Holds data against the schema, and against what a schema cannot say. */

import { assembling } from '@castellan/engine';
import { Value } from 'typebox/value';
import { ACTIONS, CITIZENS } from '../vocabulary.ts';
import { contentOf, effectsOf, priceOf } from './content.ts';
import { type Data, DataSchema } from './schema.ts';

export const assemble = assembling({
  fits: (raw): raw is Data => Value.Check(DataSchema, raw),
  misfits: (raw) => Value.Errors(DataSchema, raw),
  contradictions,
  contentOf,
});

/** What a schema cannot say of the data as a whole. */
function contradictions(raw: Data): string[] {
  const errors: string[] = [];
  const ids = new Set<string>(ACTIONS);
  for (const list of [raw.startingEmpire, raw.empireA, raw.empireB, raw.startingMilitary, raw.military, raw.provinces, raw.titans]) {
    for (const { id } of list) {
      if (ids.has(id)) errors.push(`${id}: something else has this id already`);
      ids.add(id);
    }
  }
  const { startCitizens, bannerScore, bannerCap, capital, roundEffects, expansionPrice } = raw.constants;
  for (const action of ACTIONS)
    if (raw.board.actions.filter(({ id }) => id === action).length !== 1) errors.push(`board.actions: ${action} must be there once`);
  for (const { round, effect } of raw.board.roundTrack.spaces)
    if (effect !== effectsOf(raw)[round]) errors.push(`board.roundTrack: round ${round} differs from constants.roundEffects`);
  for (const { id, availableFromRound } of raw.board.actions) {
    const reveal = id === 'exploration' ? 'revealExploration' : id === 'repopulation' ? 'revealRepopulation' : 'useEmpireA';
    if (effectsOf(raw)[availableFromRound] !== reveal) errors.push(`board.actions.${id}: opens in a round without ${reveal}`);
  }
  if (!effectsOf(raw).includes('useEmpireB')) errors.push('constants.roundEffects: deck B must come into use');
  if (roundEffects['1'] !== 'useEmpireA') errors.push('constants.roundEffects: round 1 uses deck A');
  if (startCitizens.some((value, i) => value !== CITIZENS[i])) errors.push('constants.startCitizens: must be 1, 2, 3 and so on');
  const prices = expansionPrice.map((price) => JSON.stringify(priceOf(price)));
  if (new Set(prices).size < prices.length) errors.push('constants.expansionPrice: the prices must differ');
  if (bannerScore.length !== bannerCap + 1) errors.push('constants.bannerScore: must have a value for 0 to bannerCap banners');
  if (JSON.stringify(capital) !== JSON.stringify(raw.playerBoard.capital))
    errors.push('playerBoard.capital: differs from constants.capital');
  return errors;
}
