/** Playing on in a guessed world, to where its value means something. */

import { type Answer, advance, apply, type Game, type Question, type State } from '@castellan/engine';

/** How far whoever looks ahead looks: to so many changes of a number that tells quiet moments apart. */
export interface Sight<S extends State> {
  moment(world: S): number;
  readonly moments: number;
}

/** How far a game says that one should look ahead, and the strongest; null where nobody does. */
export function sightOf<S extends State>({ instinct }: Pick<Game<S>, 'instinct'>, isFar = false): Sight<S> | null {
  const { horizon, farHorizon, outlook } = instinct;
  if (horizon === undefined || outlook === undefined) return null;
  return { moment: (world) => outlook.moment(world), moments: isFar ? (farHorizon ?? horizon) : horizon };
}

/** Whether a question is worth the time of whoever looks at all of them. */
export function isWorthSearching<S extends State>({ instinct }: Pick<Game<S>, 'instinct'>, world: S, q: Question): boolean {
  return instinct.isWorthSearching?.(world, q) ?? true;
}

/** Nobody plays on for longer than this without coming to the horizon. */
const MOST_ANSWERS = 600;

/** From a question to the horizon or the end, every seat by `answer`, which is told how many answers came before. */
export function playOn<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  world: S,
  asked: Question | null,
  answer: (q: Question, before: number) => Answer,
): void {
  let moment = sight.moment(world);
  let passed = 0;
  for (let q = asked, n = 0; q !== null && n < MOST_ANSWERS && passed < sight.moments; n++) {
    q = apply(game, world, q, answer(q, n));
    const now = sight.moment(world);
    if (now !== moment) passed++;
    moment = now;
  }
}

/** No game is longer than this, whoever plays by instinct. */
const MOST_TO_THE_END = 5_000;

/** From whatever is asked first to the end. */
export function playToTheEnd<S extends State>(game: Game<S>, world: S, answer: (q: Question) => Answer): void {
  let q = advance(game, world);
  for (let n = 0; q !== null && n < MOST_TO_THE_END; n++) q = apply(game, world, q, answer(q));
}
