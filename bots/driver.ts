/** Between a table and its bots: guesses the world a bot is shown, and turns its decision into a line. */

import {
  asideQuestion,
  type Chance,
  type Game,
  guess,
  interjectionsOf,
  isAside,
  openQuestions,
  printAnswer,
  type Question,
  randomAnswer,
  type Seat,
  type State,
  sayAs,
} from '@castellan/engine';
import type { Bot, Budget } from './bot.ts';
import { random } from './random.ts';

/** Enough for everybody who does not search. */
const AT_A_GLANCE: Budget = { iterations: 0, milliseconds: 2_000 };

/** What a bot answers to an open question, as text. */
export function botAnswer<S extends State>(game: Game<S>, s: S, q: Question, bot: Bot, rng: Chance, budget = AT_A_GLANCE): string {
  if (bot === random) return printAnswer(q, randomAnswer(q, rng));
  const world = guess(game, s, q.seat, rng);
  const there = questionIn(game, s, q, world);
  return printAnswer(there, bot.decide(game, world, there, budget, rng));
}

/** The same question in a world that the seat holds possible. */
function questionIn<S extends State>(game: Game<S>, s: S, q: Question, world: S): Question {
  const there = isAside(s, q) ? asideQuestion(game, world, q.seat) : openQuestions(game, world).find(({ seat }) => seat === q.seat);
  if (there === undefined || there === null) throw new Error(`in a world that seat ${q.seat} holds possible, ${q.frame.step} is not asked`);
  return there;
}

/** What a bot says at a table: its answer in the flow, else in its own aside, else what it does unasked; null for nothing. */
export function botLine<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot, rng: Chance, budget = AT_A_GLANCE): string | null {
  const q = openQuestions(game, s).find((open) => open.seat === seat);
  if (q !== undefined) return toOffers(game, s, seat, bot, rng) ?? first(game, s, q, bot, rng) ?? botAnswer(game, s, q, bot, rng, budget);
  const beside = bot.standsIn === true ? null : asideQuestion(game, s, seat);
  if (beside !== null) return sayAs('aside', botAnswer(game, s, beside, bot, rng, budget));
  const options = bot.interject === undefined ? [] : interjectionsOf(game, s, seat);
  const chosen = options.length === 0 ? null : bot.interject?.(game, guess(game, s, seat, rng), seat, options, rng);
  return chosen ? sayAs('interjection', chosen.key) : null;
}

/**
 * What a bot that is asked says first to what was proposed to it, for the proposal may be about the very question. A counter-offer is
 * composed in an aside, which waits until it is not asked.
 */
function toOffers<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot, rng: Chance): string | null {
  if (bot.interject === undefined || !s.core.offers.some(({ to }) => to.includes(seat))) return null;
  const options = interjectionsOf(game, s, seat).filter((option) => 'offer' in option && option.say !== 'counterOffer');
  const chosen = bot.interject(game, guess(game, s, seat, rng), seat, options, rng);
  return chosen === null ? null : sayAs('interjection', chosen.key);
}

/** What a bot that is asked does before it answers. */
function first<S extends State>(game: Game<S>, s: S, q: Question, bot: Bot, rng: Chance): string | null {
  if (bot.prepare === undefined || game.instinct.prepare === undefined) return null;
  const options = interjectionsOf(game, s, q.seat);
  if (options.length === 0) return null;
  const world = guess(game, s, q.seat, rng);
  const chosen = bot.prepare(game, world, questionIn(game, s, q, world), options);
  return chosen === null ? null : sayAs('interjection', chosen.key);
}

/** Whether a seat's bot could say something now; cheap, for it is asked after every answer. */
export function mayBotSpeak<S extends State>(game: Game<S>, s: S, seat: Seat): boolean {
  if (s.core.asides.some((aside) => aside.seat === seat)) return true;
  return game.instinct.interject !== undefined && interjectionsOf(game, s, seat).length > 0;
}
