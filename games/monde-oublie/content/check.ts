/** Holds data against the schema, and against what a schema cannot say. */

import { assembling } from '@castellan/engine';
import { Value } from 'typebox/value';
import { ACTIONS, CITIZENS, MOST_PLAYERS } from '../vocabulary.ts';
import { contentOf, effectsOf } from './content.ts';
import data from './data.json' with { type: 'json' };
import { type Data, DataSchema } from './schema.ts';

export { DataSchema as schema } from './schema.ts';
export { data };

export const assemble = assembling({
  fits: (raw): raw is Data => Value.Check(DataSchema, raw),
  misfits: (raw) => Value.Errors(DataSchema, raw),
  contradictions,
  contentOf,
});

/** What a schema cannot say of the data as a whole. */
function contradictions(raw: Data): string[] {
  return [...ambiguities(raw), ...wrongBoard(raw), ...wrongStart(raw), ...wrongArmies(raw), ...wrongScores(raw)];
}

/** Things that players could not tell apart, by id or by name. */
function ambiguities(raw: Data): string[] {
  const errors: string[] = [];
  const ids = new Set<string>(ACTIONS);
  const kinds = [
    [...raw.startingEmpire, ...raw.empireA, ...raw.empireB],
    [...raw.startingMilitary, ...raw.military],
    raw.provinces,
    raw.titans,
  ];
  for (const things of kinds) {
    const names = { fr: new Set<string>(), en: new Set<string>() };
    for (const { id, name } of things) {
      if (ids.has(id)) errors.push(`${id}: something else has this id already`);
      ids.add(id);
      for (const language of ['fr', 'en'] as const) {
        if (names[language].has(name[language])) errors.push(`${id}: something else is called ${name[language]} already`);
        names[language].add(name[language]);
      }
    }
  }
  return errors;
}

function wrongBoard(raw: Data): string[] {
  const errors: string[] = [];
  const effects = effectsOf(raw);
  for (const action of ACTIONS)
    if (raw.board.actions.filter(({ id }) => id === action).length !== 1) errors.push(`board.actions: ${action} must be there once`);
  for (const { round, effect } of raw.board.roundTrack.spaces)
    if (effect !== effects[round]) errors.push(`board.roundTrack: round ${round} differs from constants.roundEffects`);
  for (const { id, availableFromRound, placement } of raw.board.actions) {
    const reveal = id === 'exploration' ? 'revealExploration' : id === 'repopulation' ? 'revealRepopulation' : 'useEmpireA';
    if (effects[availableFromRound] !== reveal) errors.push(`board.actions.${id}: opens in a round without ${reveal}`);
    if (placement === 'matchOrFee' && id !== 'build' && id !== 'recruit')
      errors.push(`board.actions.${id}: only build and recruit may ask a fee`);
  }
  if (!effects.includes('useEmpireB')) errors.push('constants.roundEffects: deck B must come into use');
  if (effects[1] !== 'useEmpireA') errors.push('constants.roundEffects: round 1 uses deck A');
  const named = effects.filter((effect) => effect !== null);
  if (new Set(named).size < named.length) errors.push('constants.roundEffects: an effect may come only once');
  return errors;
}

function wrongStart({ constants: { startCitizens, capital }, playerBoard, startingEmpire, startingMilitary }: Data): string[] {
  const errors: string[] = [];
  if (startCitizens.some((value, i) => value !== CITIZENS[i])) errors.push('constants.startCitizens: must be 1, 2, 3 and so on');
  if (JSON.stringify(capital) !== JSON.stringify(playerBoard.capital)) errors.push('playerBoard.capital: differs from constants.capital');
  for (const { id, copies } of [...startingEmpire, ...startingMilitary])
    if (copies < MOST_PLAYERS) errors.push(`${id}: every one of ${MOST_PLAYERS} players takes a copy`);
  if (startingEmpire.length > capital.capacity) errors.push('constants.capital.capacity: the starting Empire cards have no room');
  if (startingMilitary.length > capital.armyLimit) errors.push('constants.capital.armyLimit: the starting military cards are more armies');
  return errors;
}

/** Every set of armies is looked at before an attack. */
const MOST_ARMIES = 12;

function wrongArmies(raw: Data): string[] {
  const errors: string[] = [];
  const { mostArmies } = contentOf(raw);
  if (mostArmies > MOST_ARMIES) errors.push(`armyLimit: all helmets together allow ${mostArmies} armies, more than ${MOST_ARMIES}`);
  for (const { id, trigger, icons } of [...raw.startingEmpire, ...raw.empireA, ...raw.empireB])
    if (trigger?.on === 'build' && (icons.armyLimit ?? 0) > 0) errors.push(`${id}: a card discarded to build cannot carry a helmet`);
  return errors;
}

function wrongScores({ constants: { bannerScore, bannerCap } }: Data): string[] {
  return bannerScore.length === bannerCap + 1 ? [] : ['constants.bannerScore: must have a value for 0 to bannerCap banners'];
}
