/** Between a table and its bots: guesses the world a bot is shown, and turns its decision into a line. */

import {
  answersOffer,
  asideQuestion,
  type Chance,
  type Game,
  guess,
  interjectionsOf,
  isAside,
  type Line,
  openQuestions,
  openSideBySide,
  printAnswer,
  type Question,
  randomAnswer,
  type Seat,
  type State,
  sayAs,
} from '@castellan/engine';
import { type Bot, type Means, newMemory, restOf, UNBOUNDED } from './bot.ts';
import { mayBotSpeak } from './may-speak.ts';
import { random } from './random.ts';

/** What a bot answers to an open question, as text. */
export function botAnswer<S extends State>(game: Game<S>, s: S, q: Question, bot: Bot, rng: Chance, means = UNBOUNDED): string {
  if (bot === random) return printAnswer(q, randomAnswer(q, rng));
  return answerIn(game, seenIn(game, s, q, rng), bot, rng, means);
}

/** A world that a seat holds possible, and its question there. */
interface Seen<S extends State> {
  readonly world: S;
  readonly there: Question;
}

function seenIn<S extends State>(game: Game<S>, s: S, q: Question, rng: Chance): Seen<S> {
  const world = guess(game, s, q.seat, rng);
  const there = isAside(s, q) ? asideQuestion(game, world, q.seat) : openQuestions(game, world).find(({ seat }) => seat === q.seat);
  if (there === undefined || there === null) throw new Error(`in a world that seat ${q.seat} holds possible, ${q.frame.step} is not asked`);
  return { world, there };
}

function answerIn<S extends State>(game: Game<S>, { world, there }: Seen<S>, bot: Bot, rng: Chance, means: Means): string {
  return printAnswer(there, bot.decide(game, world, there, means, rng));
}

/** What a bot says at a table: its answer in the flow, else in its own aside, else what it does unasked; null for nothing. */
export function botLine<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot, rng: Chance, means = UNBOUNDED): string | null {
  const q = openQuestions(game, s).find((open) => open.seat === seat);
  return q === undefined ? botUnasked(game, s, seat, bot, rng, means) : botAsked(game, s, q, bot, rng, means);
}

/**
 * What a bot that is asked says: first to what was proposed to it, for the proposal may be about the very question; then what it does before
 * it answers; then its answer. All of it in one world, and in the time of one answer.
 */
export function botAsked<S extends State>(game: Game<S>, s: S, q: Question, bot: Bot, rng: Chance, means = UNBOUNDED): string {
  if (bot === random) return botAnswer(game, s, q, bot, rng, means);
  const since = performance.now();
  const seen = seenIn(game, s, q, rng);
  return saidFirst(game, s, seen, bot, rng, means) ?? answerIn(game, seen, bot, rng, restOf(means, since));
}

/** What a bot that is asked says before it answers; null for nothing. */
export function beforeAnswer<S extends State>(game: Game<S>, s: S, q: Question, bot: Bot, rng: Chance): string | null {
  return saidFirst(game, s, seenIn(game, s, q, rng), bot, rng, UNBOUNDED);
}

function saidFirst<S extends State>(game: Game<S>, s: S, seen: Seen<S>, bot: Bot, rng: Chance, means: Means): string | null {
  return toOffers(game, s, seen, bot, rng, means) ?? first(game, s, seen, bot);
}

/** What a bot that is not asked in the flow says: its answer in its own aside, else what it does of its own accord; null for nothing. */
export function botUnasked<S extends State>(game: Game<S>, s: S, seat: Seat, bot: Bot, rng: Chance, means = UNBOUNDED): string | null {
  const beside = bot.standsIn === true ? null : asideQuestion(game, s, seat);
  if (beside !== null) return sayAs('aside', botAnswer(game, s, beside, bot, rng, means));
  const options = bot.interject === undefined ? [] : interjectionsOf(game, s, seat);
  const chosen = options.length === 0 ? null : bot.interject?.(game, guess(game, s, seat, rng), seat, options, means, rng);
  return chosen ? sayAs('interjection', chosen.key) : null;
}

/** A counter-offer is composed in an aside, which waits until its seat is not asked. */
function toOffers<S extends State>(
  game: Game<S>,
  s: S,
  { world, there: { seat } }: Seen<S>,
  bot: Bot,
  rng: Chance,
  means: Means,
): string | null {
  if (bot.interject === undefined || !s.core.offers.some(({ to }) => to.includes(seat))) return null;
  const options = interjectionsOf(game, s, seat).filter((option) => answersOffer(option) && option.say !== 'counterOffer');
  const chosen = bot.interject(game, world, seat, options, means, rng);
  return chosen === null ? null : sayAs('interjection', chosen.key);
}

/** What a bot that is asked does before it answers. */
function first<S extends State>(game: Game<S>, s: S, { world, there }: Seen<S>, bot: Bot): string | null {
  if (bot.prepare === undefined || game.instinct.prepare === undefined) return null;
  const options = interjectionsOf(game, s, there.seat);
  if (options.length === 0) return null;
  const chosen = bot.prepare(game, world, there, options);
  return chosen === null ? null : sayAs('interjection', chosen.key);
}

/** So often bots may say something unasked before somebody answers. */
const MOST_UNASKED = 20;

/**
 * Who speaks next where all seats are bots', and what, when `q` is asked first. As at a table those who are not asked speak as well, and before
 * whoever is asked next; while a seat goes on with its own turn they only answer what is proposed to them.
 */
export class Talk<S extends State> {
  private readonly game: Game<S>;
  private readonly bots: readonly Bot[];
  /** Of each seat, with a memory of its own. */
  private readonly means: readonly Means[];
  private readonly rng: Chance;
  private readonly isSilent: boolean;
  private asked: Seat = -1;
  private unasked = 0;

  constructor(game: Game<S>, bots: readonly Bot[], rng: Chance) {
    this.game = game;
    this.bots = bots;
    this.means = bots.map(() => ({ ...UNBOUNDED, memory: newMemory() }));
    this.rng = rng;
    this.isSilent = game.instinct.interject === undefined || bots.every(({ interject }) => interject === undefined);
  }

  next(s: S, q: Question): Line {
    const said = this.isSilent ? null : this.unaskedLine(s, q);
    if (said !== null) return said;
    this.unasked = 0;
    this.asked = q.seat;
    return { seat: q.seat, text: botAsked(this.game, s, q, this.bots[q.seat], this.rng, this.means[q.seat]) };
  }

  private unaskedLine(s: S, q: Question): Line | null {
    if (this.unasked >= MOST_UNASKED) return null;
    const isOn = this.asked === q.seat && this.unasked === 0;
    const open = openSideBySide(s) === null ? [q] : openQuestions(this.game, s);
    for (let seat = 0; seat < this.bots.length; seat++) {
      const bot = this.bots[seat];
      if (bot.interject === undefined || open.some((one) => one.seat === seat)) continue;
      if (isOn && !s.core.offers.some(({ to }) => to.includes(seat)) && !s.core.asides.some((aside) => aside.seat === seat)) continue;
      const text = mayBotSpeak(this.game, s, seat) ? botUnasked(this.game, s, seat, bot, this.rng, this.means[seat]) : null;
      if (text === null) continue;
      this.unasked++;
      return { seat, text };
    }
    return null;
  }
}
