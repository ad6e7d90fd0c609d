/** Other worlds: states that a seat cannot tell from the real one. */

import { printAnswer } from './answers.ts';
import { carryOut, toldTo } from './carry.ts';
import { below, type Chance, fastChance, hashText } from './chance.ts';
import { openQuestions } from './flow.ts';
import type { Line } from './lines.ts';
import { offerShownTo } from './offers.ts';
import { guessPolls } from './polls.ts';
import { randomAnswer } from './random.ts';
import { same } from './same.ts';
import { isTogether } from './steps.ts';
import type { Answer, Frame, Json, Question, Rules, Seat, State } from './types.ts';

/** A copy in which everything the seat cannot know, and all chance to come, is guessed. */
export function guess<S extends State>(game: Rules<S>, s: S, seat: Seat | null, rng: Chance): S {
  const world = game.copy(s);
  game.determinize(world, seat, rng);
  forgetHeld(world.core.stack);
  if (world.core.asides.length > 0) world.core.asides = world.core.asides.filter((aside) => aside.seat === seat);
  forgetOffers(game, world, seat);
  guessPolls(game, world, seat, rng);
  world.core.chance = fastChance(below(rng, 4294967296));
  world.core.chance.moments = s.core.chance.moments;
  return world;
}

/** Nobody reckons with offers of which he has not heard. */
function forgetOffers<S extends State>(game: Rules<S>, world: S, seat: Seat | null): void {
  const { core } = world;
  if (core.offers.some((offer) => offerShownTo(game, world, offer, seat) === null))
    core.offers = core.offers.filter((offer) => offerShownTo(game, world, offer, seat) !== null);
}

/** What sealed branches hold back is hidden too. */
function forgetHeld(stack: readonly Frame[]): void {
  for (const frame of stack) {
    if (!isTogether(frame)) continue;
    frame.held.length = 0;
    for (const branch of frame.branches) forgetHeld(branch.stack);
  }
}

/** For each observer: so many that even a secret with two faces is seldom guessed right every time. */
const WORLDS = 8;

/**
 * Whether carrying out a line shows anybody something that was hidden: in some world that an observer held possible
 * before, no answer of that seat leads to what the observer sees afterwards.
 */
export function showsSomethingHidden<S extends State>(game: Rules<S>, before: S, line: Line): boolean {
  const after = heard(game, before);
  if (carryOut(game, after, line) !== null) return true;
  const rng = fastChance(hashText(line.text) ^ before.core.chance.moments);
  for (let observer: Seat | null = before.core.seats - 1; ; observer = observer === 0 ? null : observer - 1) {
    const seen = sightOf(game, after, observer, line.seat);
    for (let i = 0; i < WORLDS; i++) if (!canLeadTo(game, guess(game, before, observer, rng), line, observer, seen, rng)) return true;
    if (observer === null) return false;
  }
}

/** Whether carrying out lines, one after the other, shows anybody something; a line that is refused counts as if it did. */
export function showOnTheWay<S extends State>(game: Rules<S>, before: S, lines: readonly Line[]): boolean {
  const s = game.copy(before);
  for (const line of lines) if (showsSomethingHidden(game, s, line) || carryOut(game, s, line) !== null) return true;
  return false;
}

/** A copy that tells its events. */
function heard<S extends State>(game: Rules<S>, s: S): S {
  const copy = game.copy(s);
  copy.core.told = [];
  return copy;
}

interface Sight {
  readonly told: readonly object[];
  readonly asked: Json;
  readonly board: Json;
}

/**
 * What an observer is shown: the board and what was told; who acted, also who is asked next and its own question. That
 * others see from its question what a seat is about to do shows nothing yet.
 */
function sightOf<S extends State>(game: Rules<S>, s: S, observer: Seat | null, actor: Seat): Sight {
  const told = (s.core.told ?? []).map((event) => toldTo(event, observer)).filter((event) => event !== null);
  return { told, asked: observer === actor ? askedOf(openQuestions(game, s), actor) : null, board: game.view(s, observer) };
}

function askedOf(questions: readonly Question[], seat: Seat): Json {
  const own = questions.find((q) => q.seat === seat);
  const choice = own === undefined ? null : own.kind === 'amount' ? [own.min, own.max, own.step] : own.options.map(({ key }) => key);
  return [questions.map((q) => [q.seat, q.frame.step]), choice];
}

function canLeadTo<S extends State>(game: Rules<S>, world: S, line: Line, observer: Seat | null, seen: Sight, rng: Chance): boolean {
  const alike = heard(game, world);
  if (carryOut(game, alike, line) === null) return same(sightOf(game, alike, observer, line.seat), seen);
  const settled = heard(game, world);
  const q = openQuestions(game, settled).find((open) => open.seat === line.seat);
  if (q === undefined) return same(sightOf(game, settled, observer, line.seat), seen);
  const answers = someAnswers(q, rng);
  // A world in which the seat has no answer at all could not have come about.
  return (
    answers.length === 0 || answers.some((answer) => leadsTo(game, world, { seat: q.seat, text: printAnswer(q, answer) }, observer, seen))
  );
}

const TRIES = 40;

function someAnswers(q: Question, rng: Chance): readonly Answer[] {
  if (q.kind === 'pick') return q.options;
  return isAnswerable(q) ? Array.from({ length: TRIES }, () => randomAnswer(q, rng)) : [];
}

function isAnswerable(q: Question): boolean {
  if (q.kind === 'amount') return q.min <= q.max;
  if (q.kind !== 'subset') return q.options.length > 0;
  return q.min <= q.options.length && (q.check === undefined || (q.suggest?.() ?? []).length > 0);
}

function leadsTo<S extends State>(game: Rules<S>, world: S, line: Line, observer: Seat | null, seen: Sight): boolean {
  const copy = heard(game, world);
  return carryOut(game, copy, line) === null && same(sightOf(game, copy, observer, line.seat), seen);
}
