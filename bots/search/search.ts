/**
 * Search in the worlds that a seat holds possible. The answers that come to mind are tried on the same worlds, one guessed after the other:
 * each is given, everybody plays on by instinct to a point where a value means something, and what that comes to is noted. After every
 * stage the better half stays, and what is clearly worse leaves at once. Worlds differ by more than answers do, so only answers on common
 * worlds can be told apart with few tries.
 */

import {
  type Answer,
  asideQuestion,
  below,
  type Chance,
  checkAnswer,
  type Game,
  guess,
  hastyAnswer,
  instinctiveAnswer,
  isAside,
  openQuestions,
  printAnswer,
  type Question,
  type State,
} from '@castellan/engine';
import type { Budget } from '../bot.ts';
import { inStyle } from '../styled.ts';
import { bestOf, meanOf, type Tried } from './halving.ts';
import { playOn, type Sight } from './play-on.ts';

/** One answer as the search sees it. */
export interface Considered {
  readonly answer: Answer;
  readonly text: string;
  readonly visits: number;
  /** The share of the win that was found behind it. */
  readonly value: number;
}

/** An answer, and how the seat plays on after it. */
interface Sought<S extends State> extends Tried, Omit<Considered, 'visits' | 'value'> {
  readonly as: Pick<Game<S>, 'instinct'>;
}

/** So many answers are tried at most, and so many tries each of them should have at first. */
const MOST_ANSWERS = 12;
const TRIES_EACH = 5;

/** Within so many answers of its own, none of another between them, a seat is still about what it chose. */
const AT_ONCE = 4;

/** What is thought of: whoever only advises somebody else thinks of all that this one may do, but not of ways to play. */
interface Scope {
  /** Also to play on by each of the game's one-sided ways oneself; the same answer may then come up more than once. */
  readonly hasPlans: boolean;
  /** Also to take back what was chosen before. A player who thought of that as well would go in circles. */
  readonly mayTakeBack: boolean;
}

const ADVISING: Scope = { hasPlans: false, mayTakeBack: true };

/** The answers that came to mind, the best first. With a single one there is nothing to try. */
export function search<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  world: S,
  q: Question,
  budget: Budget,
  rng: Chance,
  scope = ADVISING,
): readonly Considered[] {
  const most = Math.min(MOST_ANSWERS, Math.max(2, Math.floor(budget.iterations / TRIES_EACH)));
  const all = atHand(game, world, q, most, scope);
  const best = bestOf(all, budget, (live, isOver) =>
    tryEach(game, sight, guess(game, world, q.seat, rng), q, isAside(world, q), live, tempers(game, world.core.seats, rng), scope, isOver),
  );
  return all
    .map((one) => ({ one, isBest: one === best, value: meanOf(one) }))
    .sort(
      (one, other) => Number(other.isBest) - Number(one.isBest) || other.one.came.length - one.one.came.length || other.value - one.value,
    )
    .map(({ one: { answer, text, came }, value }) => ({ answer, text, visits: came.length, value }));
}

/** What the instinct would answer, what else comes to its mind first, and with what each of the plans would begin. */
function atHand<S extends State>(
  game: Game<S>,
  world: S,
  q: Question,
  most: number,
  { hasPlans, mayTakeBack }: Scope,
): readonly Sought<S>[] {
  const plans = hasPlans ? stylesOf(game) : [];
  const onward = mayTakeBack ? (all: readonly Answer[]) => all : withoutBack;
  const { answers, weights } = game.instinct.prior(world, q);
  const inOrder = answers.map((answer, i) => ({ answer, weight: weights[i] })).sort((one, other) => other.weight - one.weight);
  const sought = (answer: Answer, as: Pick<Game<S>, 'instinct'>): Sought<S> => ({ answer, text: printAnswer(q, answer), came: [], as });
  const found = new Map<string, Sought<S>>();
  for (const answer of onward([instinctiveAnswer(game, world, q), ...inOrder.map((one) => one.answer)])) {
    const one = sought(answer, game);
    if (found.size < most && !found.has(one.text)) found.set(one.text, one);
  }
  const first = plans.map((as) => sought(onward([instinctiveAnswer(as, world, q), ...answers])[0], as));
  return found.size === 1 && first.every(({ text }) => found.has(text)) ? [...found.values()] : [...found.values(), ...first];
}

/** Without those that take back what was chosen before, unless there is nothing else to say. */
function withoutBack(answers: readonly Answer[]): readonly Answer[] {
  const others = answers.filter((answer) => !isBack(answer));
  return others.length > 0 ? others : answers;
}

function isBack(answer: Answer): boolean {
  return typeof answer === 'object' && 'isBack' in answer;
}

function tryEach<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  world: S,
  { seat, frame }: Question,
  beside: boolean,
  live: readonly Sought<S>[],
  tempered: readonly Pick<Game<S>, 'instinct'>[],
  { mayTakeBack }: Scope,
  isOver: () => boolean,
): void {
  for (const { text, came, as } of live) {
    if (isOver()) return;
    const here = game.copy(world);
    const asked = beside ? asideQuestion(game, here, seat) : openQuestions(game, here).find((open) => open.seat === seat);
    if (asked === null || asked === undefined) throw new Error(`in a world that seat ${seat} holds possible, ${frame.step} is not asked`);
    const given = checkAnswer(game, here, asked, text);
    // What cannot be given everywhere is worth nothing there.
    if (!given.ok) came.push(0);
    else {
      let isTakenBack = false;
      let isStillMine = !mayTakeBack;
      playOn(game, sight, here, asked, (open, before) => {
        if (before === 0) return given.answer;
        const next = hastyAnswer(open.seat === seat ? as : tempered[open.seat], here, open);
        isStillMine &&= open.seat === seat && before <= AT_ONCE;
        isTakenBack ||= isStillMine && isBack(next);
        return next;
      });
      // Nor is what the seat itself would take back at once.
      came.push(isTakenBack ? 0 : game.instinct.value(here)[seat]);
    }
  }
}

/** How each seat plays in one world: as usual, or by one of the game's one-sided plans, for nobody knows what the others are up to. */
export function tempers<S extends State>(game: Game<S>, seats: number, rng: Chance): readonly Pick<Game<S>, 'instinct'>[] {
  const styles = stylesOf(game);
  if (styles.length === 0) return new Array(seats).fill(game);
  return Array.from({ length: seats }, () => {
    const drawn = below(rng, styles.length + USUAL);
    return drawn < styles.length ? styles[drawn] : game;
  });
}

function stylesOf<S extends State>({ instinct }: Game<S>): readonly Pick<Game<S>, 'instinct'>[] {
  return Object.keys(instinct.styles ?? {}).map((style) => ({ instinct: inStyle(instinct, style) }));
}

/** How much more often the usual way to play is thought of than each style. */
const USUAL = 4;
