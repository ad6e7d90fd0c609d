/**
 * Search in the worlds that a seat holds possible: every try guesses one anew, goes down the tree of the seat's own answers, plays on by
 * instinct to a point where a value means something, and remembers what it came to.
 */

import {
  type Answer,
  apply,
  asideQuestion,
  below,
  type Chance,
  type Game,
  guess,
  instinctiveAnswer,
  isAside,
  openQuestions,
  printAnswer,
  type Question,
  type State,
} from '@castellan/engine';
import type { Budget } from '../bot.ts';
import { inStyle } from '../styled.ts';
import { type Edge, mostPromising, type Node, newNode } from './tree.ts';

/** How far a search looks: to so many changes of a number that tells quiet moments apart. */
export interface Sight<S extends State> {
  moment(world: S): number;
  readonly moments: number;
}

/** How far a game says that a search should look; null where it should not. */
export function sightOf<S extends State>({ instinct: { horizon, outlook } }: Pick<Game<S>, 'instinct'>): Sight<S> | null {
  return horizon === undefined || outlook === undefined ? null : { moment: (world) => outlook.moment(world), moments: horizon };
}

/** One answer as the search sees it. */
export interface Considered {
  readonly answer: Answer;
  readonly text: string;
  readonly visits: number;
  /** The share of the win that was found behind it. */
  readonly value: number;
}

/** Nobody plays on for longer than this without coming to the horizon. */
export const MOST_ANSWERS = 600;

/** How often the clock is looked at. */
const A_FEW = 8;

/** The answers that came to mind, the one tried most first. With a single one there is nothing to try. */
export function search<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  world: S,
  q: Question,
  { iterations, milliseconds }: Budget,
  rng: Chance,
): readonly Considered[] {
  const { answers, texts } = candidates(game, world, q);
  const root = newNode();
  const end = performance.now() + milliseconds;
  for (let n = 0; n < iterations && texts.length > 1; n++) {
    if (n % A_FEW === A_FEW - 1 && performance.now() > end) break;
    const guessed = guess(game, world, q.seat, rng);
    tryOnce(game, sight, guessed, askedThere(game, guessed, q, isAside(world, q)), root, tempers(game, world.core.seats, rng));
  }
  return texts
    .map((text, i) => {
      const { visits, total } = root.edges.get(text) ?? { visits: 0, total: 0 };
      return { answer: answers[i], text, visits, value: visits === 0 ? 0 : total / visits };
    })
    .toSorted((a, b) => b.visits - a.visits || b.value - a.value);
}

function askedThere<S extends State>(game: Game<S>, world: S, q: Question, beside: boolean): Question {
  const there = beside ? asideQuestion(game, world, q.seat) : openQuestions(game, world).find(({ seat }) => seat === q.seat);
  if (there === null || there === undefined) throw new Error(`in a world that seat ${q.seat} holds possible, ${q.frame.step} is not asked`);
  return there;
}

interface Candidates {
  readonly answers: readonly Answer[];
  readonly texts: readonly string[];
  readonly weights: readonly number[];
}

function candidates<S extends State>(game: Game<S>, world: S, q: Question): Candidates {
  const { answers, weights } = game.instinct.prior(world, q);
  return { answers, weights, texts: answers.map((answer) => printAnswer(q, answer)) };
}

/** How each seat plays in one try: as usual, or by one of the game's one-sided plans, for nobody knows what the others are up to. */
function tempers<S extends State>(game: Game<S>, seats: number, rng: Chance): readonly Pick<Game<S>, 'instinct'>[] {
  const styles = Object.keys(game.instinct.styles ?? {});
  if (styles.length === 0) return new Array(seats).fill(game);
  return Array.from({ length: seats }, () => {
    const drawn = below(rng, styles.length + USUAL);
    return drawn < styles.length ? { instinct: inStyle(game.instinct, styles[drawn]) } : game;
  });
}

/** How much more often the usual way to play is thought of than each style. */
const USUAL = 4;

function tryOnce<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  world: S,
  asked: Question,
  root: Node,
  tempered: readonly Pick<Game<S>, 'instinct'>[],
): void {
  const { seat } = asked;
  const path: Edge[] = [];
  let node: Node | null = root;
  let moment = sight.moment(world);
  let passed = 0;
  let q: Question | null = asked;
  for (let n = 0; q !== null && n < MOST_ANSWERS && passed < sight.moments; n++) {
    let answer: Answer;
    if (node === null || q.seat !== seat) answer = instinctiveAnswer(q.seat === seat ? game : tempered[q.seat], world, q);
    else {
      const { answers, texts, weights }: Candidates = candidates(game, world, q);
      const chosen = mostPromising(node, texts, weights);
      const known: Edge | undefined = node.edges.get(texts[chosen]);
      const edge = known ?? { visits: 0, total: 0, node: newNode() };
      node.edges.set(texts[chosen], edge);
      path.push(edge);
      node = known?.node ?? null;
      answer = answers[chosen];
    }
    q = apply(game, world, q, answer);
    const now = sight.moment(world);
    if (now !== moment) passed++;
    moment = now;
  }
  backUp(path, game.instinct.value(world)[seat]);
}

function backUp(path: readonly Edge[], value: number): void {
  for (const edge of path) {
    edge.visits++;
    edge.total += value;
  }
}
