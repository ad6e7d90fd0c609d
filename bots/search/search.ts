/**
 * Search in the worlds that a seat holds possible: every try guesses one anew, goes down the tree of the seat's own answers, plays on by
 * instinct to a point where a value means something, and remembers what it came to.
 */

import {
  type Answer,
  apply,
  asideQuestion,
  type Chance,
  type Game,
  guess,
  type Horizon,
  instinctiveAnswer,
  isAside,
  openQuestions,
  printAnswer,
  type Question,
  type State,
} from '@castellan/engine';
import type { Budget } from '../bot.ts';
import { type Edge, mostPromising, type Node, newNode, type Spread } from './tree.ts';

/** One answer as the search sees it. */
export interface Considered {
  readonly answer: Answer;
  readonly text: string;
  readonly visits: number;
  /** The share of the win that was found behind it. */
  readonly value: number;
}

/** Nobody plays on for longer than this without coming to the horizon. */
const MOST_ANSWERS = 600;

/** How often the clock is looked at. */
const A_FEW = 8;

/** The answers that came to mind, the one tried most first. With a single one there is nothing to try. */
export function search<S extends State>(
  game: Game<S>,
  horizon: Horizon<S>,
  world: S,
  q: Question,
  { iterations, milliseconds }: Budget,
  rng: Chance,
): readonly Considered[] {
  const { answers, texts } = candidates(game, world, q);
  const root = newNode();
  const spread: Spread = { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
  const end = performance.now() + milliseconds;
  for (let n = 0; n < iterations && texts.length > 1; n++) {
    if (n % A_FEW === A_FEW - 1 && performance.now() > end) break;
    const guessed = guess(game, world, q.seat, rng);
    tryOnce(game, horizon, guessed, askedThere(game, guessed, q, isAside(world, q)), root, spread);
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

function tryOnce<S extends State>(game: Game<S>, horizon: Horizon<S>, world: S, asked: Question, root: Node, spread: Spread): void {
  const { seat } = asked;
  const path: Edge[] = [];
  let node: Node | null = root;
  let phase = horizon.phase(world);
  let passed = 0;
  let q: Question | null = asked;
  for (let n = 0; q !== null && n < MOST_ANSWERS && passed < horizon.phases; n++) {
    let answer: Answer;
    if (node === null || q.seat !== seat) answer = instinctiveAnswer(game, world, q);
    else {
      const { answers, texts, weights }: Candidates = candidates(game, world, q);
      const chosen = mostPromising(node, texts, weights, spread);
      const known: Edge | undefined = node.edges.get(texts[chosen]);
      const edge = known ?? { visits: 0, total: 0, node: newNode() };
      node.edges.set(texts[chosen], edge);
      path.push(edge);
      node = known?.node ?? null;
      answer = answers[chosen];
    }
    q = apply(game, world, q, answer);
    const now = horizon.phase(world);
    if (now !== phase) passed++;
    phase = now;
  }
  backUp(path, game.instinct.value(world)[seat], spread);
}

function backUp(path: readonly Edge[], value: number, spread: Spread): void {
  spread.least = Math.min(spread.least, value);
  spread.most = Math.max(spread.most, value);
  for (const edge of path) {
    edge.visits++;
    edge.total += value;
  }
}
