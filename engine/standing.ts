/** Answers given in advance to recurring questions. */

import { shorten } from './answers.ts';
import { canonical } from './json.ts';
import { refusal } from './steps.ts';
import type { Offer, Params, Question, Refusal, Rules, Seat, State } from './types.ts';

/** Instead of an answer: the seat wants to be asked there, whatever it said in advance before. */
export const ASK = '?';

/** Before the name of one of the step's ways, instead of an answer: it finds the answer whenever it is asked (`Step.ways`). */
export const BY_WAY = '~';

/** One answer of a plan; with its step, if the plan is to stop where another question comes up. */
export interface Planned {
  readonly text: string;
  readonly step?: string;
}

/** How an answer is told: a message with its parameters. */
export interface Wording {
  readonly say: string;
  readonly params: Params;
}

/** An answer of a prepared turn, with how its seat has it told, so that all of its devices can. */
export interface PlannedAhead extends Planned {
  readonly words?: readonly Wording[];
}

/** An answer that could not be given any more, and why; those after it were not tried. */
export interface Left extends PlannedAhead {
  readonly why?: Refusal;
}

/** A turn prepared in advance: answers that are given one after the other when it comes, once. */
export interface Prepared {
  readonly answers: readonly PlannedAhead[];
  /**
   * A list: what cannot be done any more is left out, and `closing` is said at the end unless something was. Without it the turn is
   * carried out up to the first answer that cannot be given, or that leads to what was not foreseen (`Game.prepares`).
   */
  readonly list?: { readonly closing?: string };
  /** What could not be given when the turn came, for its seat to read until the round ends. */
  readonly left?: readonly Left[];
}

/** Whether there is nothing to give any more: only what is left of it to read. */
export function isSpent({ answers, list }: Prepared): boolean {
  return answers.length === 0 && list?.closing === undefined;
}

/** Instead of a step: the answer is meant for offers made to the seat, and is `accept` or `decline`. */
export const TO_OFFERS = 'offers';

/** A condition of a step, with its number. */
export interface Circumstance {
  readonly name: string;
  readonly n: number;
  /** Whether the same answer may wait once for each number, such as for each of one's cards; else for one number only. */
  readonly each?: true;
}

export interface Standing {
  readonly step: string;
  /** The answer's text: the key of an option, `-` for none of a subset, `?` to be asked, `~` and the name of a way to answer. */
  readonly key: string;
  /**
   * `ever`, `turn`: until another question reaches the seat, `round`: until the outermost breadcrumb changes, `phase`: until it or the one
   * within it does.
   */
  readonly until: 'ever' | 'turn' | 'round' | 'phase';
  /** Parameters that the question must have; any others may be what they are. */
  readonly where?: Params;
  /** A condition of the step's own that must hold. */
  readonly when?: Circumstance;
  /** Not one answer but a whole turn, given once; the key is that of its first answer. */
  readonly plan?: Prepared;
}

/** A standing answer as a store keeps it: whose it is, and in which round it was set; one for a phase, in which phase of it. */
export interface StandingSet {
  readonly seat: Seat;
  readonly answer: Standing;
  readonly round: string;
  /** Of a prepared turn: what it led to when it was prepared that its seat would not run into unawares. */
  readonly foreseen?: readonly string[];
}

/** Instead of a step, in what is kept: the occasions on which a seat has made others wait this round (`Limit.holds`). */
export const HELD = 'held';

/** The standing answers with which people sit down on these seats. */
export function usualStandings<S extends State>(
  { usualAnswers = [], aloneAnswers = [] }: Pick<Rules<S>, 'usualAnswers' | 'aloneAnswers'>,
  seats: readonly Seat[],
): StandingSet[] {
  const answers = seats.length === 1 ? [...usualAnswers, ...aloneAnswers] : usualAnswers;
  return seats.flatMap((seat) => answers.map((answer) => ({ seat, answer, round: '' })));
}

/** Enough of a standing answer to find it. */
export type StandingSought = Pick<Standing, 'step' | 'where' | 'when'> & Partial<Pick<Standing, 'key'>>;

/**
 * What tells a seat's standing answers apart: they answer the same question under the same circumstances. Under a condition several
 * answers may wait, such as two cards for one occasion; the same answer has one number only, unless it is one for each.
 */
export function standingName({ step, where, when, key }: StandingSought): string {
  const number = when?.each === true ? [when.n] : [];
  return canonical([step, where ?? {}, when === undefined ? null : [when.name, key ?? '', ...number]]);
}

/** Answers of one prepared turn; longer than any turn that is worth preparing. */
const LONGEST = 100;

/** Why a game knows no such standing answer, or null. */
export function whyNotStanding<S extends State>(game: Rules<S>, { step, key, when, plan }: Standing): Refusal | null {
  if (plan !== undefined && (plan.answers.length === 0 || plan.answers.length > LONGEST)) return refusal('kernel', 'emptyPlan');
  const isToOffers = step === TO_OFFERS && game.offers !== undefined;
  if (isToOffers && key !== 'accept' && key !== 'decline') return refusal('kernel', 'unknownOption', { option: shorten(key) });
  const known = Object.hasOwn(game.steps, step) ? game.steps[step] : undefined;
  if (!isToOffers && known?.ask === undefined) return refusal('kernel', 'noSuchStep', { step });
  if (isWay(key) && !Object.hasOwn(known?.ways ?? {}, wayIn(key))) return refusal('kernel', 'unknownOption', { option: shorten(key) });
  const conditions = (isToOffers ? game.offers?.conditions : known?.conditions) ?? {};
  const isOffered = when === undefined || Object.hasOwn(conditions, when.name);
  return isOffered ? null : refusal('kernel', 'noSuchCondition', { name: when.name });
}

function isWay(key: string): boolean {
  return key.startsWith(BY_WAY);
}

function wayIn(key: string): string {
  return key.slice(BY_WAY.length);
}

/** What a standing answer says to this question; null where the way it names finds nothing. */
export function standingText<S extends State>(game: Rules<S>, s: S, q: Question, { key }: Pick<Standing, 'key'>): string | null {
  return isWay(key) ? (game.steps[q.frame.step].ways?.[wayIn(key)]?.find(s, q.frame, q) ?? null) : key;
}

/** Whether a standing answer is meant for this question and may be given now. */
export function standsFor<S extends State>(game: Rules<S>, s: S, q: Question, { step, where, when }: Standing): boolean {
  if (step !== q.frame.step) return false;
  if (!agrees(q.params ?? {}, where)) return false;
  if (when === undefined) return true;
  return game.steps[step].conditions?.[when.name]?.holds(s, q.frame, q.seat, when.n) ?? false;
}

/** Whether a standing answer is meant for an offer that was made to the seat. */
export function standsForOffer<S extends State>(
  { offers }: Rules<S>,
  s: S,
  offer: Offer,
  seat: Seat,
  { step, where, when }: Standing,
): boolean {
  if (step !== TO_OFFERS || !agrees({ from: offer.from, ...offer.terms }, where)) return false;
  return when === undefined || (offers?.conditions?.[when.name]?.holds(s, offer, seat, when.n) ?? false);
}

function agrees(params: Params, where: Params = {}): boolean {
  return Object.entries(where).every(([name, value]) => canonical(params[name]) === canonical(value));
}
