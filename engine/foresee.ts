/** What a seat can say of an answer before it is given: carried out in worlds it holds possible, with chance open. */

import { isStop, stoppingBefore } from './ahead.ts';
import { shorten } from './answers.ts';
import { type Asked, askedOf } from './asked.ts';
import { carryOut, toldTo } from './carry.ts';
import { fastChance } from './chance.ts';
import { apply, openQuestions } from './flow.ts';
import { instinctiveAnswer } from './instinct.ts';
import { canonical } from './json.ts';
import type { Line } from './lines.ts';
import { layTurn } from './prepared.ts';
import { refusal } from './steps.ts';
import type { Game, Params, Refusal, Seat, State, Told } from './types.ts';
import { guess, showOnTheWay } from './worlds.ts';

/** An event that the seat would be told. */
export interface Foretold {
  readonly key: string;
  readonly params: Params;
}

/** A number of the game's prospect over the worlds. */
export interface Span {
  readonly least: number;
  readonly most: number;
  readonly mean: number;
}

export interface Foresight {
  /** How many of the lines can be carried out, and why the next one cannot. */
  readonly carried: number;
  readonly refusal: Refusal | null;
  /** Whether chance is drawn: in some worlds, or for certain. */
  readonly chance: 'never' | 'perhaps' | 'surely';
  /** Whether somebody learns what was hidden. With chance, that is what ends undo. */
  readonly shown: boolean;
  /** What happens whatever the hidden things are and however chance falls, in its order. */
  readonly certain: readonly Foretold[];
  /** What happens in a share of the worlds only, likeliest first. */
  readonly likely: readonly (Foretold & { readonly share: number })[];
  /** The game's own numbers after it (`Game.prospect`). */
  readonly numbers: { readonly [name: string]: Span };
  /** Of a turn that is being prepared (`asIfAsked`): what the seat would be asked next; null when nothing. */
  readonly next?: Asked | null;
}

const WORLDS = 16;

/** Answers by instinct until the prospect is in sight; far more than any game needs. */
const FARTHEST = 2_000;

/** Looking whether something hidden is shown means many worlds more: a few must do. */
const LOOKS = 3;

interface Tried {
  readonly carried: number;
  readonly refusal: Refusal | null;
  readonly drew: boolean;
  readonly told: readonly Foretold[];
  readonly numbers: { readonly [name: string]: number };
}

const SUPPOSED = '? ';

/** What a seat is composing and could not answer yet, as `foresee` reads it: in the words of the game (`Prospect.suppose`). */
export function supposed(said: string): string {
  return SUPPOSED + said;
}

const TURN = '# ';

/** Before answers of which `foresee` is to tell as if the seat were asked this step now: what it prepares (`Game.prepares`). */
export function asIfAsked(step: string): string {
  return TURN + step;
}

/**
 * Works on guessed worlds alone, so that it tells nothing the seat could not work out for itself. Without answers it tells what comes as
 * things stand.
 */
export function foresee<S extends State>(
  game: Game<S>,
  s: S,
  seat: Seat,
  texts: readonly string[],
  { worlds = WORLDS, seed = 1 }: { readonly worlds?: number; readonly seed?: number } = {},
): Foresight {
  const said = texts.length === 1 && texts[0].startsWith(SUPPOSED) ? texts[0].slice(SUPPOSED.length) : null;
  const turn = texts.length > 0 && texts[0].startsWith(TURN) ? texts[0].slice(TURN.length) : null;
  const answers = said !== null ? [] : turn === null ? texts : texts.slice(1);
  const lines = answers.map((text): Line => ({ seat, text }));
  // The same worlds whatever is answered, so that answers which come to the same are told alike.
  const rng = fastChance(seed);
  const ahead = aheadOf(game);
  let shown = false;
  const tries: Tried[] = [];
  for (let i = 0; i < worlds; i++) {
    const world = guess(game, s, seat, rng);
    if (turn !== null && !layTurn(game, world, seat, turn)) return { shown, ...summedUp([unprepared(turn)]), next: null };
    const one = said === null ? tried(game, ahead, world, seat, lines) : imagined(ahead, world, seat, said);
    if (i < LOOKS && lines.length > 0) shown ||= showOnTheWay(game, world, lines.slice(0, one.carried));
    tries.push(one);
  }
  const next = turn === null ? {} : { next: asksNext(game, s, seat, turn, lines, seed) };
  return { shown, ...summedUp(tries), ...next };
}

/** No such turn can be prepared. */
function unprepared(step: string): Tried {
  return { carried: 0, refusal: refusal('kernel', 'noSuchStep', { step: shorten(step) }), drew: false, told: [], numbers: {} };
}

/** What a seat that prepares its turn would be asked after these answers, in the first of the worlds. */
function asksNext<S extends State>(game: Game<S>, s: S, seat: Seat, turn: string, lines: readonly Line[], seed: number): Asked | null {
  const world = guess(game, s, seat, fastChance(seed));
  layTurn(game, world, seat, turn);
  for (const line of lines) if (carryOut(game, world, line) !== null) return null;
  const q = openQuestions(game, world).find((one) => one.seat === seat);
  return q === undefined ? null : askedOf(game, world, q, '');
}

/** Nothing is answered, so nothing happens: there are only the numbers. */
function imagined<S extends State>(ahead: Game<S>, world: S, seat: Seat, said: string): Tried {
  const s = ahead.copy(world);
  const isLaid = ahead.prospect?.suppose?.(s, seat, said) ?? false;
  const why = isLaid ? null : refusal('kernel', 'unknownOption', { option: shorten(said) });
  return { carried: 0, refusal: why, drew: false, told: [], numbers: isLaid ? readOn(ahead, seat, s, world, []) : {} };
}

function tried<S extends State>(game: Game<S>, ahead: Game<S>, world: S, seat: Seat, lines: readonly Line[]): Tried {
  const s = game.copy(world);
  s.core.told = [];
  let carried = 0;
  let refusal: Refusal | null = null;
  while (carried < lines.length && refusal === null) {
    refusal = carryOut(game, s, lines[carried]);
    if (refusal === null) carried++;
  }
  const told = s.core.told.map((event) => toldTo(event, seat)).filter((event) => event !== null);
  const drew = s.core.chance.moments !== world.core.chance.moments;
  return { carried, refusal, drew, told, numbers: refusal === null ? carriedOn(ahead, seat, lines, world) : {} };
}

/** The game as far as its prospect reaches. */
function aheadOf<S extends State>(game: Game<S>): Game<S> {
  const stops = game.prospect?.before ?? [];
  return stops.length === 0 ? game : { ...game, steps: stoppingBefore(game.steps, stops) };
}

type Numbers = { readonly [name: string]: number };

/** Carries the lines out as far as the prospect reaches, and reads on. */
function carriedOn<S extends State>(game: Game<S>, seat: Seat, lines: readonly Line[], from: S): Numbers {
  if (game.prospect === undefined) return {};
  const s = game.copy(from);
  const told: Told[] = [];
  s.core.told = told;
  for (const line of lines) carryOut(game, s, line);
  return readOn(game, seat, s, from, told);
}

/** Plays on by instinct, the seat itself before all others. */
function readOn<S extends State>(game: Game<S>, seat: Seat, s: S, from: S, told: Told[]): Numbers {
  const { prospect } = game;
  if (prospect === undefined) return {};
  s.core.told = told;
  for (let n = 0; n < FARTHEST && prospect.goesOn(s, seat, from); n++) {
    const open = openQuestions(game, s);
    const q = open.find((one) => one.seat === seat) ?? open[0];
    if (q === undefined || isStop(q)) break;
    apply(game, s, q, instinctiveAnswer(game, s, q));
  }
  s.core.told = null;
  return prospect.read(s, seat, from, told);
}

function summedUp(tries: readonly Tried[]): Omit<Foresight, 'shown'> {
  const least = tries.reduce((fewest, one) => (one.carried < fewest.carried ? one : fewest));
  const drew = tries.filter((one) => one.drew).length;
  const counted = new Map<string, { readonly event: Foretold; times: number }>();
  for (const { told } of tries) {
    const once = new Map(told.map((event) => [canonical([event.key, event.params]), event]));
    for (const [text, event] of once) {
      const known = counted.get(text);
      if (known === undefined) counted.set(text, { event, times: 1 });
      else known.times++;
    }
  }
  const all = [...counted.values()];
  return {
    carried: least.carried,
    refusal: least.refusal,
    chance: drew === 0 ? 'never' : drew === tries.length ? 'surely' : 'perhaps',
    certain: all.filter(({ times }) => times === tries.length).map(({ event }) => event),
    likely: all
      .filter(({ times }) => times < tries.length)
      .map(({ event, times }) => ({ ...event, share: times / tries.length }))
      .sort((a, b) => b.share - a.share),
    numbers: spans(tries.map(({ numbers }) => numbers)),
  };
}

function spans(tries: readonly { readonly [name: string]: number }[]): { readonly [name: string]: Span } {
  const names = new Set(tries.flatMap((numbers) => Object.keys(numbers)));
  const found: { [name: string]: Span } = {};
  for (const name of names) {
    const values = tries.flatMap((numbers) => numbers[name] ?? []);
    found[name] = {
      least: Math.min(...values),
      most: Math.max(...values),
      mean: values.reduce((sum, n) => sum + n, 0) / values.length,
    };
  }
  return found;
}
