/** Other worlds: states that a seat cannot tell from the real one. */

import { carryOut, type Line } from './carry.ts';
import { below, type Chance, fastChance, hashText } from './chance.ts';
import { apply, openQuestions } from './flow.ts';
import { canonical } from './json.ts';
import type { Game, Question, Seat, State } from './types.ts';

/** A copy in which everything the seat cannot know, and all chance to come, is guessed. */
export function guess<S extends State>(game: Game<S>, s: S, seat: Seat | null, rng: Chance): S {
  const world = game.copy(s);
  game.determinize(world, seat, rng);
  world.chance = fastChance(below(rng, 4294967296));
  world.chance.moments = s.chance.moments;
  return world;
}

const WORLDS = 6;

/**
 * Whether carrying out a line shows anybody something that was hidden: in some world that an observer held possible
 * before, no answer of that seat leads to what the observer sees afterwards.
 */
export function showsSomethingHidden<S extends State>(game: Game<S>, before: S, line: Line): boolean {
  const after = game.copy(before);
  if (carryOut(game, after, line) !== null) return true;
  const rng = fastChance(hashText(line.text) ^ before.chance.moments);
  for (let observer: Seat | null = before.seats - 1; ; observer = observer === 0 ? null : observer - 1) {
    const seen = canonical(game.view(after, observer));
    for (let i = 0; i < WORLDS; i++) if (!canLeadTo(game, guess(game, before, observer, rng), line, observer, seen)) return true;
    if (observer === null) return false;
  }
}

function canLeadTo<S extends State>(game: Game<S>, world: S, line: Line, observer: Seat | null, seen: string): boolean {
  const same = game.copy(world);
  if (carryOut(game, same, line) === null) return canonical(game.view(same, observer)) === seen;
  const q = openQuestions(game, world).find((open) => open.seat === line.seat);
  if (q === undefined || q.kind === 'amount') return false;
  return q.options.some((_, i) => leadsTo(game, world, line.seat, i, observer, seen));
}

function leadsTo<S extends State>(game: Game<S>, world: S, seat: Seat, index: number, observer: Seat | null, seen: string): boolean {
  const copy = game.copy(world);
  const q: Question | undefined = openQuestions(game, copy).find((open) => open.seat === seat);
  if (q === undefined || q.kind === 'amount') return false;
  const option = q.options[index];
  apply(game, copy, q, q.kind === 'pick' ? option : [option]);
  return canonical(game.view(copy, observer)) === seen;
}
