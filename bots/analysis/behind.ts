/** What lies behind an answer: worlds that a seat holds possible, played on by instinct to a quiet point. */

import {
  apply,
  type Chance,
  checkAnswer,
  type Game,
  guess,
  instinctiveAnswer,
  openQuestions,
  type Question,
  type Seat,
  type State,
} from '@castellan/engine';
import { MOST_ANSWERS, type Sight } from '../search/search.ts';

export interface Behind {
  readonly value: readonly number[];
  /** How the seat stands there. */
  readonly features: readonly number[];
}

/** The question of a seat in the flow; null when it is not asked. */
export function questionOf<S extends State>(game: Game<S>, s: S, seat: Seat): Question | null {
  return openQuestions(game, s).find((q) => q.seat === seat) ?? null;
}

/** A world that the seat holds possible, and what lies behind each of these answers there; null where one cannot be given. */
export function behindEach<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  s: S,
  seat: Seat,
  texts: readonly string[],
  rng: Chance,
): readonly (Behind | null)[] {
  const world = guess(game, s, seat, rng);
  return texts.map((text) => {
    // Common chance as well as a common world: only the answers differ.
    const here = game.copy(world);
    const q = questionOf(game, here, seat);
    const checked = q === null ? null : checkAnswer(game, here, q, text);
    if (q === null || checked === null || !checked.ok) return null;
    const passed = sight.moment(here);
    return playedOn(game, sight, here, apply(game, here, q, checked.answer), seat, passed);
  });
}

/** What a position comes to in a world that the seat holds possible. */
export function behindNow<S extends State>(game: Game<S>, sight: Sight<S>, s: S, seat: Seat, rng: Chance): Behind {
  const world = guess(game, s, seat, rng);
  return playedOn(game, sight, world, openQuestions(game, world)[0] ?? null, seat, sight.moment(world));
}

function playedOn<S extends State>(game: Game<S>, sight: Sight<S>, world: S, next: Question | null, seat: Seat, from: number): Behind {
  let q = next;
  let moment = from;
  let passed = 0;
  for (let n = 0; n < MOST_ANSWERS; n++) {
    const now = sight.moment(world);
    if (now !== moment) passed++;
    moment = now;
    if (q === null || passed >= sight.moments) break;
    q = apply(game, world, q, instinctiveAnswer(game, world, q));
  }
  return { value: game.instinct.value(world), features: game.instinct.outlook?.features(world, seat) ?? [] };
}
