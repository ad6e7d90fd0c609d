/** Whether a game can say everything it has to say, in both languages. */

import { advance, apply, beginGame, fastChance, type Game, type Question, type Refusal, randomAnswer, type State } from '@castellan/engine';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from './speaker.ts';

/** Plays games and holds all they say against the messages; what is wrong, in words. */
export function untold<S extends State>(
  game: Game<S>,
  { en, fr }: { readonly en: Catalogue; readonly fr: Catalogue },
  games = 20,
): readonly string[] {
  const problems = [...unequal(en, fr)];
  const need = (key: string, params: readonly string[] | null): void => {
    if (en[key] === undefined) problems.push(`there is no message ${key}`);
    else if (params !== null)
      for (const param of paramsOf(en[key])) if (!params.includes(param)) problems.push(`${key} wants {${param}}, which it is not given`);
  };
  for (const key of neededKeys(game)) need(key, null);
  const said = new Map<string, readonly string[]>();
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (let seed = 1; seed <= games; seed++)
      listen(game, seats, seed, (key, ...params) =>
        said.set(
          key,
          params.flatMap((given) => Object.keys(given ?? {})),
        ),
      );
  }
  for (const [key, params] of said) need(key, params);
  return [...new Set(problems)];
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

type Heard = (key: string, ...params: readonly (object | null | undefined)[]) => void;

function listen<S extends State>(game: Game<S>, seats: number, seed: number, heard: Heard): void {
  const s = beginGame(game, { seats, options: {} }, fastChance(seed));
  const rng = fastChance(seed + 1000);
  s.core.told = [];
  for (let q = advance(game, s); q !== null; ) {
    hearQuestion(game, s, q, heard);
    q = apply(game, s, q, randomAnswer(q, rng));
    for (const event of s.core.told ?? []) heard(`event.${event.key}`, event.params, event.own);
    s.core.told = [];
  }
  for (const line of s.core.result?.breakdown ?? []) heard(`score.${line.key}`);
}

function hearQuestion<S extends State>(game: Game<S>, s: S, q: Question, heard: Heard): void {
  const { step } = q.frame;
  heard(`ask.${step}`, q.params);
  heard(`waiting.${step}`, { seat: q.seat });
  if (q.kind !== 'amount') for (const option of q.options) heard(`option.${option.say}`, option);
  for (const refused of game.steps[step].refused?.(s, q.frame) ?? []) {
    heard(`option.${refused.say}`, refused);
    hearRefusal(refused.refusal, heard);
  }
  for (const frame of s.core.stack) {
    const params = game.steps[frame.step]?.crumb?.(frame);
    if (params !== undefined) heard(`crumb.${frame.step}`, params);
  }
}

function hearRefusal(refusal: Refusal, heard: Heard): void {
  heard(`refusal.${refusal.key}`, refusal.params);
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
  const found = new Set<string>();
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
      found.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(parse(message, { ignoreTag: true }));
  return [...found].sort();
}
