/** Whether a game can say everything it has to say, in both languages. */

import type { Game, State } from '@castellan/engine';
import { paramAndForm } from './grammar.ts';
import { hearing, hearRandomGame, hearRecord } from './listening.ts';
import { argumentsOf, readMessage } from './message.ts';
import { misset, misspoken, unchosen, uncounted } from './proofreading.ts';
import type { Catalogue } from './speaker.ts';

interface Languages {
  readonly en: Catalogue;
  readonly fr: Catalogue;
}

/** What a game is listened to in: so many random games of each number of seats, and records that were kept, as texts. */
interface Heard {
  readonly games: number;
  readonly records: readonly string[];
}

/** Plays games and holds all they say against the messages; what is wrong, in words. */
export function untold<S extends State>(game: Game<S>, { en, fr }: Languages, { games, records }: Heard): readonly string[] {
  const { hear, said } = hearing();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (let seed = 1; seed <= games; seed++) hearRandomGame(game, seats, seed, hear);
  for (const record of records) hearRecord(game, record, hear);
  const problems = [...misprints({ en, fr })];
  for (const key of neededKeys(game)) if (en[key] === undefined) problems.push(`there is no message ${key}`);
  const asked = new Map<string, readonly string[]>();
  const told = hearing();
  for (const { key, params } of said()) {
    const wanted = asked.get(key) ?? (en[key] === undefined ? [] : paramsOf(en[key]));
    asked.set(key, wanted);
    if (en[key] === undefined) problems.push(`there is no message ${key}`);
    for (const param of wanted) if (params[param] === undefined) problems.push(`${key} wants {${param}}, which it is not given`);
    told.hear(key, Object.fromEntries(wanted.map((param) => [param, params[param] ?? null])));
  }
  if (problems.length === 0) problems.push(...misspoken('en', en, told.said()), ...misspoken('fr', fr, told.said()));
  return [...new Set(problems)];
}

/** What is wrong with two catalogues as they are printed: what they do not share, how they are set, what they do not count, and choices that never hold. */
export function misprints({ en, fr }: Languages): readonly string[] {
  return [
    ...unequal(en, fr),
    ...misset('en', en),
    ...misset('fr', fr),
    ...uncounted(en),
    ...uncounted(fr),
    ...unchosen(en),
    ...unchosen(fr),
  ];
}

function neededKeys<S extends State>(game: Game<S>): string[] {
  const keys = ['game.title', 'game.tagline'];
  for (const step of Object.values(game.steps)) if (step.ask !== undefined) keys.push(`ask.${step.name}`, `waiting.${step.name}`);
  if (game.sequel !== undefined) keys.push('game.sequel');
  for (const ending of game.endings) keys.push(`ending.${ending}`);
  for (const spec of game.options) {
    keys.push(`setup.${spec.id}`, `setup.${spec.id}.help`);
    if (spec.kind === 'choice') for (const value of spec.values) keys.push(`setup.${spec.id}.${value}`);
  }
  return keys;
}

/** Keys or parameters that the two languages do not share, and messages that cannot be read. */
export function unequal(en: Catalogue, fr: Catalogue): readonly string[] {
  const problems: string[] = [];
  for (const key of new Set([...Object.keys(en), ...Object.keys(fr)])) {
    if (en[key] === undefined) problems.push(`${key} is missing in English`);
    else if (fr[key] === undefined) problems.push(`${key} is missing in French`);
    else if (paramsOf(en[key]).join() !== paramsOf(fr[key]).join()) problems.push(`${key} has other parameters in French`);
  }
  return problems;
}

export function paramsOf(message: string): string[] {
  const params = argumentsOf(readMessage(message)).map((argument) => paramAndForm(argument)[0]);
  return [...new Set(params)].sort();
}
