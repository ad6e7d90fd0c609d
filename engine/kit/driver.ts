/** A game driven by hand in its tests: what is asked, answers as text, and why one is refused. */

import { suggestionsOf } from '../asked.ts';
import {
  advance,
  carryOut,
  type Game,
  openQuestions,
  type Question,
  type Refusal,
  type Seat,
  type State,
  stateHash,
  type Told,
} from '../index.ts';

export interface Driver<S extends State> {
  /** The first open question, or the seat's. */
  question(s: S, seat?: Seat): Question;
  /** Who is asked what, as `seat step`. */
  asked(s: S): string[];
  /** The options of the question. */
  keys(s: S, seat?: Seat): string[];
  /** What the first open question suggests to a person, best first. */
  suggestions(s: S): string[][];
  /** Answers the open question; returns what happened. */
  answer(s: S, text: string, seat?: Seat): Told[];
  /** Several answers, one after the other. */
  play(s: S, ...texts: readonly string[]): S;
  /** Why an answer is refused, which must leave the state as it was. */
  refusal(s: S, text: string, seat?: Seat): Refusal;
  /** Whether the open question would take an answer. */
  allows(s: S, text: string): boolean;
}

/** The same position with another content pack. */
export function withPack<S extends State>(s: S, pack: string): S {
  return { ...s, core: { ...s.core, pack } };
}

export function driverOf<S extends State>(game: Game<S>): Driver<S> {
  function question(s: S, seat?: Seat): Question {
    const found = openQuestions(game, s).find((q) => seat === undefined || q.seat === seat);
    if (found === undefined) throw new Error('nobody is asked');
    return found;
  }

  function answer(s: S, text: string, seat: Seat = question(s).seat): Told[] {
    s.core.told = [];
    const refused = carryOut(game, s, { seat, text });
    const told = s.core.told;
    s.core.told = null;
    if (refused !== null) throw new Error(`“${text}” is refused: ${refused.rule} ${refused.key} ${JSON.stringify(refused.params)}`);
    advance(game, s);
    return told;
  }

  return {
    question,
    answer,
    asked: (s) => openQuestions(game, s).map((q) => `${q.seat} ${q.frame.step}`),
    keys(s, seat) {
      const q = question(s, seat);
      return q.kind === 'amount' ? [] : q.options.map(({ key }) => key);
    },
    suggestions(s) {
      return suggestionsOf(question(s)).map((chosen) => chosen.map(({ key }) => key));
    },
    play(s, ...texts) {
      for (const text of texts) answer(s, text);
      return s;
    },
    refusal(s, text, seat = question(s).seat) {
      const before = stateHash(s);
      const refused = carryOut(game, s, { seat, text });
      if (refused === null) throw new Error(`“${text}” is not refused`);
      if (stateHash(s) !== before) throw new Error(`refusing “${text}” changed the state`);
      return refused;
    },
    allows: (s, text) => carryOut(game, game.copy(s), { seat: question(s).seat, text }) === null,
  };
}
