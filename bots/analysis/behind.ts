/** What lies behind an answer: worlds that a seat holds possible, played on by instinct to a quiet point. */

import {
  type Answer,
  type Chance,
  checkAnswer,
  type Game,
  guess,
  hastyAnswer,
  openQuestions,
  type Question,
  type Seat,
  type State,
} from '@castellan/engine';
import { playOn, type Sight } from '../search/play-on.ts';

export interface Behind {
  readonly value: readonly number[];
  /** How the seat stands there, and what is within one of these numbers if the game tells it. */
  readonly features: readonly number[];
  readonly within: readonly number[];
  /** The game is over there. */
  readonly isOver: boolean;
}

/** How everybody plays on. */
export type Manner = <S extends State>(game: Game<S>, world: S, q: Question) => Answer;

/** What seems likeliest at a glance: quicker than the instinct, and not as good. */
export const atAGlance: Manner = (game, world, q) => {
  const { answers, weights } = game.instinct.prior(world, q);
  return answers[weights.reduce((most, weight, n) => (weight > weights[most] ? n : most), 0)];
};

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
  manner: Manner = hastyAnswer,
): readonly (Behind | null)[] {
  const world = guess(game, s, seat, rng);
  return texts.map((text) => {
    // Common chance as well as a common world: only the answers differ.
    const here = game.copy(world);
    const q = questionOf(game, here, seat);
    const checked = q === null ? null : checkAnswer(game, here, q, text);
    if (q === null || checked === null || !checked.ok) return null;
    playOn(game, sight, here, q, (asked, before) => (before === 0 ? checked.answer : manner(game, here, asked)));
    return standing(game, here, seat);
  });
}

function standing<S extends State>({ instinct: { outlook, value } }: Game<S>, world: S, seat: Seat): Behind {
  return {
    value: value(world),
    features: outlook?.features(world, seat) ?? [],
    within: outlook?.within?.numbers(world, seat) ?? [],
    isOver: world.core.result !== null,
  };
}
