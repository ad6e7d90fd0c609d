/** What must hold for every game. Each check returns what is wrong, in words; an empty list is good news. */

import {
  advance,
  apply,
  asideQuestion,
  beginGame,
  below,
  type Chance,
  canonical,
  carryOut,
  checkAnswer,
  fastChance,
  foresee,
  type Game,
  guess,
  interjectionsOf,
  isPoll,
  type OptionValues,
  offerShownTo,
  openQuestions,
  openSideBySide,
  openTogether,
  type Prior,
  parseRecord,
  printAnswer,
  printRecord,
  type Question,
  type Rules,
  recordOf,
  roomsShownTo,
  type Seat,
  type State,
  sayAs,
  seedFrom,
  Table,
  toldTo,
  verify,
  waitingShownTo,
} from '../index.ts';
import { lapseUnmet } from '../offers.ts';
import { isFields, same } from '../same.ts';
import { type Player, randomPlayer } from './play.ts';

export interface Case {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: number;
}

export type Problems = readonly string[];

const LONGEST_GAME = 50_000;

function begin<S extends State>(game: Game<S>, { seats, options, seed }: Case): S {
  return beginGame(game, { seats, options }, fastChance(seed));
}

/** Once in so many answers, beside the first time that each question is asked. */
const AGAIN = 24;
/** The same where a look costs little. */
const OFTEN = 6;

/** Whether a moment is worth a closer look: the first time that a question is asked, and now and then, the more rarely the longer it goes on. */
function worthALook(rng: Chance, again: number): (step: string) => boolean {
  const met = new Set<string>();
  let n = 0;
  return (step) => {
    const isNew = !met.has(step);
    met.add(step);
    return below(rng, again + Math.floor(n++ / AGAIN)) === 0 || isNew;
  };
}

/** Plays to the end; a thrown error, a dead end or a game without end is a problem. */
export function playsToTheEnd<S extends State>(game: Game<S>, play: Case, player: Player = randomPlayer): Problems {
  const s = begin(game, play);
  const rng = fastChance(play.seed ^ 0x5bd1e995);
  const counted = canonical(game.components(s));
  let q = advance(game, s);
  for (let n = 0; q !== null; n++) {
    if (n > LONGEST_GAME) return [`no end after ${n} answers`];
    const dead = deadEnd(s, q);
    if (dead !== null) return [dead];
    q = apply(game, s, q, player(q, rng));
  }
  if (s.core.result === null) return ['the stack ran empty without a result'];
  const { scores, winners, breakdown = [] } = s.core.result;
  if (scores.length !== s.core.seats) return ['the result has not one score for each seat'];
  for (const winner of winners) if (!isSeat(s, winner)) return [`the winner is seat ${winner}, which is not at the table`];
  for (const { key, values } of breakdown)
    if (values.length !== s.core.seats) return [`the line “${key}” of the scoring has not one value for each seat`];
  if (!game.endings.includes(s.core.result.by)) return [`the game ended by “${s.core.result.by}”, which is not among its endings`];
  const after = canonical(game.components(s));
  return after === counted ? [] : [`components were ${counted} and are now ${after}`];
}

function deadEnd(s: State, q: Question): string | null {
  if (!isSeat(s, q.seat)) return `${q.frame.step} asks seat ${q.seat}, and there are the seats 0 to ${s.core.seats - 1}`;
  if (q.kind === 'amount') return q.max < q.min ? `${q.frame.step} asks for an amount from ${q.min} to ${q.max}` : null;
  if (q.kind === 'subset' ? q.options.length < q.min : q.options.length === 0) return `${q.frame.step} leaves seat ${q.seat} no answer`;
  const keys = new Set(q.options.map((option) => option.key));
  if (keys.size !== q.options.length)
    return `${q.frame.step} has two options with the same key among ${q.options.map((o) => o.key).join(', ')}`;
  for (const { key } of q.options) {
    if (!/^(?!! )\S+( \S+)*$/.test(key) || key.includes(' + ') || key.includes(' > ') || key === '-')
      return `${q.frame.step} has the key “${key}”, which no record can hold`;
  }
  return null;
}

function isSeat(s: State, seat: Seat): boolean {
  return Number.isInteger(seat) && seat >= 0 && seat < s.core.seats;
}

/** At every step: plain data, from which the game goes on after a trip through JSON, components conserved, options well formed. */
export function survivesJson<S extends State>(game: Game<S>, play: Case): Problems {
  let s = begin(game, play);
  const rng = fastChance(play.seed ^ 0x27d4eb2f);
  const isWorthALook = worthALook(rng, OFTEN);
  const counted = game.components(s);
  for (let q = advance(game, s); q !== null; q = advance(game, s)) {
    const dead = deadEnd(s, q);
    if (dead !== null) return [dead];
    const strange = notPlain(s);
    if (strange !== null) return [`state${strange}`];
    const back: S = JSON.parse(JSON.stringify(s));
    // Plain data is the same after JSON.
    if (isWorthALook(q.frame.step) && !same(back, s)) return [`the state is another after JSON at ${q.frame.step}`];
    const again = openQuestions(game, back).find((open) => open.seat === q.seat);
    if (again === undefined || again.frame.step !== q.frame.step) return [`after JSON ${q.frame.step} is no longer asked`];
    const a = randomPlayer(again, rng);
    s = back;
    apply(game, s, again, a);
    const now = game.components(s);
    if (!same(now, counted))
      return [`components changed at ${q.frame.step} (${printAnswer(again, a)}): ${canonical(counted)} to ${canonical(now)}`];
  }
  return [];
}

/** What is no plain data, after the way to it. */
function notPlain(value: unknown): string | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : ` is ${value}`;
  if (typeof value !== 'object') return ` is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const strange = notPlain(value[i]);
      if (strange !== null) return `[${i}]${strange}`;
    }
    return null;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype || !isFields(value)) return ' is not a plain object';
  for (const key in value) {
    const strange = value[key] === undefined ? null : notPlain(value[key]);
    if (strange !== null) return `.${key}${strange}`;
  }
  return null;
}

/** Telling what happens changes nothing: the same answers lead to the same state whether or not anybody listens. */
export function playsAlikeUnheard<S extends State>(game: Game<S>, play: Case): Problems {
  const heard = begin(game, play);
  const unheard = begin(game, play);
  const rng = fastChance(play.seed ^ 0x3c6ef372);
  const isWorthALook = worthALook(rng, OFTEN);
  for (let q = advance(game, heard); q !== null; q = advance(game, heard)) {
    advance(game, unheard);
    const line = { seat: q.seat, text: printAnswer(q, randomPlayer(q, rng)) };
    heard.core.told = [];
    const refused = carryOut(game, heard, line);
    if (refused !== null) return [`${q.frame.step} refused its own answer (${refused.key})`];
    if (carryOut(game, unheard, line) !== null) return [`${q.frame.step} refuses “${line.text}” when no events are told`];
    heard.core.told = null;
    // What went apart stays apart: it is enough to look now and then.
    if (isWorthALook(q.frame.step) && !openTogether(heard)?.sealed && !same(heard, unheard))
      return [`${q.frame.step} (“${line.text}”), or what went before it, does something else when events are told`];
  }
  return same(heard, unheard) ? [] : ['the game ends otherwise when events are told'];
}

/**
 * A whole table: its record parses, verifies, a refused input changes nothing, what is left to a way is legal and betrays nothing, and whoever
 * speaks unasked goes on knowing what he said.
 */
export function keepsItsRecord<S extends State>(game: Game<S>, play: Case): Problems {
  const table = new Table(game, { seats: play.seats, options: play.options, seed: seedFrom(`${game.id} ${play.seed}`) });
  const rng = fastChance(play.seed);
  const isWorthALook = worthALook(rng, AGAIN);
  const isWorthNoticing = worthALook(rng, AGAIN);
  // Of its own, so that the game takes the same course whatever is looked at.
  const apart = fastChance(play.seed);
  const taken = new Set<string>();
  while (table.result === null) {
    const open = table.questions();
    const q = open[below(rng, open.length)];
    const refused = isWorthALook(q.frame.step) ? refusesNonsense(table, q, rng) : [];
    if (refused.length > 0) return refused;
    const astray = goesAstray(game, table.state, q, apart);
    if (astray !== null) return [astray];
    const interjected = below(rng, 6) === 0 ? interjectsAtRandom(table, rng, taken) : null;
    if (typeof interjected === 'string') return [interjected];
    if (interjected) continue;
    const murmured = below(rng, 3) === 0 ? answersAsides(table, rng, isWorthNoticing, taken) : null;
    if (murmured !== null) return [murmured];
    const text = printAnswer(q, randomPlayer(q, rng));
    const outcome = table.reply(q.seat, text, table.questionId(q));
    if (!outcome.ok) return [`${q.frame.step} refused its own answer “${text}” (${outcome.refusal.key})`];
  }
  const printed = printRecord(recordOf(table));
  const parsed = parseRecord(printed);
  if (!parsed.ok) return [`the record does not parse: line ${parsed.error.line}, ${parsed.error.key}`];
  if (printRecord(parsed.record) !== printed) return ['the record does not print as it was read'];
  const verified = verify(game, parsed.record);
  return verified.ok ? [] : [`the record does not verify: line ${verified.error.line}, ${verified.error.key} ${verified.error.detail}`];
}

/** A way to answer a question that finds what is refused, or another answer where the seat knows as much: what went wrong, or null. */
function goesAstray<S extends State>(game: Game<S>, s: S, q: Question, rng: Chance): string | null {
  const { ways = {} } = game.steps[q.frame.step];
  for (const [name, way] of Object.entries(ways)) {
    const text = way.find(s, q.frame, q);
    if (text === null) continue;
    const checked = checkAnswer(game, s, q, text);
    if (!checked.ok) return `the way ${name} answers ${q.frame.step} with “${text}”, which is refused (${checked.refusal.key})`;
    const other = way.find(guess(game, s, q.seat, rng), q.frame, q);
    if (other !== text) return `the way ${name} of ${q.frame.step} knows what its seat does not`;
  }
  return null;
}

/** Takes one of the interjections of some seat, rather one of a kind that was not taken yet: what went wrong, or whether anything was done. */
function interjectsAtRandom<S extends State>(table: Table<S>, rng: Chance, taken: Set<string>): string | boolean {
  const seat = below(rng, table.setup.seats);
  const all = table.interjections(seat);
  const fresh = all.filter(({ say }) => !taken.has(say));
  const options = fresh.length > 0 ? fresh : all;
  if (options.length === 0) return false;
  const { key, say } = options[below(rng, options.length)];
  const isNew = !taken.has(say);
  taken.add(say);
  const outcome = table.reply(seat, `! ${key}`);
  // The terms of an offer may no longer hold when it is accepted.
  if (!outcome.ok) return say === 'acceptOffer' ? false : `the interjection “${key}” of seat ${seat} was refused (${outcome.refusal.key})`;
  return (isNew ? forgottenBy(table, seat, rng) : null) ?? true;
}

/** What a seat knows beside the flow (its asides, offers, rooms and what it may say unasked) it still knows in the worlds it holds possible. */
function forgottenBy<S extends State>({ game, state, result }: Table<S>, seat: Seat, rng: Chance): string | null {
  if (result !== null) return null;
  const world = guess(game, state, seat, rng);
  const otherwise = knowsOtherwise(game, state, world, seat);
  if (otherwise !== null) return otherwise;
  lapseUnmet(game, world);
  const lost = state.core.offers.find(({ from, id }) => from === seat && !world.core.offers.some((offer) => offer.id === id));
  return lost === undefined
    ? null
    : `what seat ${seat} itself has offered cannot be met in a world it holds possible: ${canonical(lost.terms)}`;
}

/** In what a seat sees or is told otherwise in another world; null when nothing is different. */
function knowsOtherwise<S extends State>(game: Rules<S>, s: S, world: S, seat: Seat | null): string | null {
  const [seen, guessed] = [game.view(s, seat), game.view(world, seat)];
  if (!same(guessed, seen)) return `seat ${seat} sees another board after determinize: ${difference(seen, guessed)}`;
  const [traffic, other] = [trafficOf(game, s, seat), trafficOf(game, world, seat)];
  return same(traffic, other) ? null : `seat ${seat} is told something of what it cannot know: ${difference(traffic, other)}`;
}

/** Answers every open aside once, and often looks at the others meanwhile: as long as it does nothing, they notice nothing. */
function answersAsides<S extends State>(table: Table<S>, rng: Chance, looks: (step: string) => boolean, taken: Set<string>): string | null {
  for (const { seat } of table.state.core.asides) {
    const q = table.aside(seat);
    if (q === null) return `the aside of seat ${seat} asks nothing and is still open`;
    const dead = deadEnd(table.state, q);
    if (dead !== null) return dead;
    const text = sayAs('aside', printAnswer(q, randomPlayer(q, rng)));
    const others = looks(q.frame.step) ? observers(table.state).filter((other) => other !== seat) : [];
    const seen = others.map((other) => sightOf(table, other));
    const outcome = table.reply(seat, text, table.questionId(q));
    if (!outcome.ok) return `${q.frame.step} refused its own answer “${text}” (${outcome.refusal.key})`;
    const isSent = table.aside(seat) === null && !taken.has(q.frame.step);
    if (isSent) taken.add(q.frame.step);
    const forgotten = isSent ? forgottenBy(table, seat, rng) : null;
    if (forgotten !== null) return `${forgotten} (after ${q.frame.step} in its aside)`;
    if (table.aside(seat) === null) continue;
    for (const [i, other] of others.entries()) {
      const news = outcome.done.flatMap(({ told }) => told).some((event) => toldTo(event, other) !== null);
      if (news || !same(sightOf(table, other), seen[i])) return `seat ${other} noticed the aside of seat ${seat} at ${q.frame.step}`;
    }
  }
  return null;
}

function sightOf<S extends State>(table: Table<S>, seat: Seat | null): unknown {
  const { seq, undo, ...seen } = table.view(seat);
  return seen;
}

function refusesNonsense<S extends State>(table: Table<S>, q: Question, rng: Chance): Problems {
  const before = JSON.stringify(table.state);
  const isUntouched = (): boolean => JSON.stringify(table.state) === before;
  const asked = new Set(openQuestions(table.game, table.state).map(({ seat }) => seat));
  if (!isUntouched()) return [`asking ${q.frame.step} changed the state`];
  const legal = printAnswer(q, randomPlayer(q, rng));
  const attempts: { seat: Seat; text: string; id?: string }[] = [
    { seat: q.seat, text: legal, id: 'stale' },
    { seat: q.seat, text: 'no such option' },
    { seat: q.seat, text: '' },
    { seat: q.seat, text: '! no such interjection' },
    { seat: q.seat, text: '~ no such answer' },
    { seat: q.seat, text: '@ no such limit' },
    { seat: table.setup.seats, text: legal },
    { seat: -1, text: legal },
  ];
  for (let seat = 0; seat < table.setup.seats; seat++) if (!asked.has(seat)) attempts.push({ seat, text: legal });
  for (const { seat, text, id } of attempts) {
    if (table.reply(seat, text, id).ok) return [`${q.frame.step} took “${text}” from seat ${seat}`];
  }
  if (!isUntouched()) return [`a refused answer to ${q.frame.step} changed the state`];
  for (const refused of table.refused(q.seat)) {
    if (q.kind !== 'amount' && q.options.some(({ key }) => key === refused.key))
      return [`${q.frame.step} both offers and refuses “${refused.key}”`];
  }
  return isUntouched() ? [] : [`asking why not at ${q.frame.step} changed the state`];
}

/** Answers sent as one plan lead to the same state as one by one, and a plan stops where it is refused. */
export function plansAsOneByOne<S extends State>(game: Game<S>, play: Case): Problems {
  const setup = { seats: play.seats, options: play.options, seed: seedFrom(`plan ${game.id} ${play.seed}`) };
  const single = new Table(game, setup);
  const planned = new Table(game, setup);
  const rng = fastChance(play.seed + 29);
  while (single.result === null) {
    const [{ seat }] = single.questions();
    const plan: { text: string; step: string }[] = [];
    for (let q = single.question(seat); q !== null && plan.length < 5; q = single.question(seat)) {
      const text = printAnswer(q, randomPlayer(q, rng));
      plan.push({ text, step: q.frame.step });
      if (!single.reply(seat, text).ok) return [`${q.frame.step} refused its own answer “${text}”`];
    }
    const outcome = planned.replyAll(seat, [...plan, { text: 'no such option', step: 'no such step' }]);
    if (!outcome.ok) return [`the plan ${JSON.stringify(plan)} was refused (${outcome.refusal.key})`];
    if (outcome.stopped?.at !== plan.length && planned.result === null)
      return [`the plan ${JSON.stringify(plan)} stopped at ${outcome.stopped?.at}`];
    if (!same(planned.state, single.state)) return [`the plan ${JSON.stringify(plan)} led elsewhere than one by one`];
  }
  return planned.lines.length === single.lines.length ? [] : ['a plan is another number of lines'];
}

/** Looking ahead takes a hundred worlds, so that it is done but so many times in a game. */
const LOOKS_AHEAD = 6;

/** What a seat is told to be certain comes true, and dice fall only where it was said that they might. */
export function foreseesTruly<S extends State>(game: Game<S>, play: Case): Problems {
  return atSomeMoments(game, play, LOOKS_AHEAD, (s, rng) => {
    const q = advance(game, s);
    if (q === null) return [];
    const text = printAnswer(q, randomPlayer(q, rng));
    const foresight = foresee(game, s, q.seat, [text], { worlds: 6, seed: play.seed });
    if (foresight.carried !== 1) return [`foresight refuses “${text}” at ${q.frame.step} (${foresight.refusal?.key})`];
    const after = game.copy(s);
    after.core.told = [];
    carryOut(game, after, { seat: q.seat, text });
    const told = after.core.told.map((event) => canonical(toldTo(event, q.seat)));
    const untrue = foresight.certain.find((event) => !told.includes(canonical(event)));
    const drew = after.core.chance.moments !== s.core.chance.moments;
    if (foresight.chance !== 'perhaps' && drew !== (foresight.chance === 'surely') && !foresight.shown)
      return [`foresight says that chance is drawn ${foresight.chance} after “${text}” at ${q.frame.step}`];
    // What may be shown may also turn out otherwise in the real world than in the few that were looked at.
    return untrue === undefined || drew || foresight.shown
      ? []
      : [`foresight is certain of “${untrue.key}” after “${text}” at ${q.frame.step}, which does not happen`];
  });
}

/** A copy equals its original, and playing on with one leaves the other alone. */
export function copiesIndependently<S extends State>(game: Game<S>, play: Case): Problems {
  return atMoments(game, play, (s, rng) => {
    const before = JSON.stringify(s);
    const copy = game.copy(s);
    if (!same(copy, s)) return ['a copy is not equal to its original'];
    let q = advance(game, copy);
    for (let n = 0; q !== null && n < 40; n++) q = apply(game, copy, q, randomPlayer(q, rng));
    return JSON.stringify(s) === before ? [] : ['playing on with a copy changed the original'];
  });
}

/** What a seat sees does not depend on what it cannot know. */
export function hidesWhatItMust<S extends State>(game: Game<S>, play: Case): Problems {
  return atMoments(game, play, (s, rng, q) => {
    const counted = canonical(game.components(s));
    const watchers = someObservers(s, q, rng);
    const player = watchers[below(rng, watchers.length)];
    for (const seat of watchers) {
      for (let i = 0; i < 2; i++) {
        const world = guess(game, s, seat, rng);
        const otherwise = knowsOtherwise(game, s, world, seat);
        if (otherwise !== null) return [otherwise];
        if (canonical(game.components(world)) !== counted)
          return [`determinize changed the components: ${counted} to ${canonical(game.components(world))}`];
        if (seat !== player || i > 0) continue;
        const stuck = playsOn(game, world, rng);
        if (stuck !== null) return [`a world that seat ${seat} holds possible cannot be played: ${stuck}`];
      }
    }
    return [];
  });
}

const FAR_ENOUGH = 60;

function playsOn<S extends State>(game: Game<S>, s: S, rng: Chance): string | null {
  let q = advance(game, s);
  for (let n = 0; q !== null && n < FAR_ENOUGH; n++) {
    const dead = deadEnd(s, q);
    if (dead !== null) return dead;
    q = apply(game, s, q, randomPlayer(q, rng));
  }
  return null;
}

/** Two worlds that differ only in what a seat cannot know stay the same to it while nothing is drawn or shown. */
export function tellsTwoWorldsAlike<S extends State>(game: Game<S>, play: Case): Problems {
  return atMoments(game, play, (s, rng, asked) => {
    for (const seat of someObservers(s, asked, rng)) {
      const here = game.copy(s);
      const there = guess(game, s, seat, rng);
      here.core.chance = fastChance(7);
      there.core.chance = fastChance(7);
      for (let n = 0; n < 6; n++) {
        const q = advance(game, here);
        if (q === null) break;
        const text = printAnswer(q, randomPlayer(q, rng));
        here.core.told = [];
        there.core.told = [];
        const before = here.core.chance.moments;
        const side = openSideBySide(here);
        const refusedHere = carryOut(game, here, { seat: q.seat, text });
        const refusedThere = carryOut(game, there, { seat: q.seat, text });
        if (refusedHere !== null || here.core.chance.moments !== before) break;
        const sealsBroken = side !== null && (isPoll(side) || side.sealed) && openSideBySide(here)?.begun !== side.begun;
        if (sealsBroken) break;
        if (refusedThere !== null) {
          if (q.seat === seat) return [`seat ${seat} may answer “${text}” to ${q.frame.step} only because of what it cannot know`];
          break;
        }
        const news = (here.core.told ?? []).map((event) => toldTo(event, seat));
        const other = (there.core.told ?? []).map((event) => toldTo(event, seat));
        here.core.told = null;
        there.core.told = null;
        if (!same(game.view(here, seat), game.view(there, seat))) {
          if (q.seat === seat) return [`${q.frame.step} (“${text}”) showed seat ${seat} something hidden without drawing or looking`];
          break;
        }
        if (!same(news, other))
          return [`an event after ${q.frame.step} (“${text}”) tells seat ${seat} what it cannot know: ${difference(news, other)}`];
      }
    }
    return [];
  });
}

/** Every try looks into other worlds, which costs more than the game: some answers are tried, the more rarely the longer the game goes on. */
const SELDOM = 8;

/** Undo gives back the very state before the answer, and never crosses chance, a look or another seat. */
export function undoesSafely<S extends State>(game: Game<S>, play: Case): Problems {
  const table = new Table(game, { seats: play.seats, options: play.options, seed: seedFrom(`undo ${game.id} ${play.seed}`) });
  const rng = fastChance(play.seed + 17);
  for (let n = 0; table.result === null; n++) {
    if (n > LONGEST_GAME) return [`no end after ${n} answers`];
    const open = table.questions();
    const q = open[below(rng, open.length)];
    const isTried = below(rng, SELDOM + Math.floor(n / SELDOM)) === 0;
    const before = isTried ? JSON.stringify(table.state) : '';
    const lines = table.lines.length;
    const { moments } = table.state.core.chance;
    const alone = openSideBySide(table.state) === null;
    const outcome = table.reply(q.seat, printAnswer(q, randomPlayer(q, rng)));
    if (!outcome.ok) return [`${q.frame.step} refused its own answer (${outcome.refusal.key})`];
    if (!isTried) continue;
    const last = table.lines[table.lines.length - 1];
    for (let seat = 0; seat < table.setup.seats; seat++) {
      if (seat === last.seat || !alone) continue;
      if (table.undo(seat).ok) return [`seat ${seat} could undo an answer of seat ${last.seat}`];
    }
    const drawn = table.state.core.chance.moments !== moments;
    const back = table.undo(q.seat);
    if (!back.ok) continue;
    if (drawn) return [`undo went back over chance at ${q.frame.step}`];
    if (alone && table.lines.length === lines && !same(table.state, JSON.parse(before)))
      return [`undo of ${q.frame.step} did not give the state back`];
  }
  return [];
}

/** The instinct weighs every option with a number and gives whole answers that are legal. */
export function hasSoundInstinct<S extends State>(game: Game<S>, play: Case): Problems {
  return atMoments(game, play, (s, rng) => {
    const q = advance(game, s);
    if (q === null) return [];
    const world = guess(game, s, q.seat, rng);
    const before = JSON.stringify(world);
    const whole = game.instinct.answer?.(world, q) ?? null;
    if (whole !== null) {
      const text = printAnswer(q, whole);
      const checked = checkAnswer(game, s, q, text);
      if (!checked.ok) return [`the instinct answers ${q.frame.step} with “${text}”, which is refused (${checked.refusal.key})`];
    } else if (q.kind !== 'amount') {
      for (const option of q.options) {
        const weight = game.instinct.weigh(world, q, option);
        if (!Number.isFinite(weight)) return [`the instinct weighs “${option.key}” at ${weight}`];
      }
    }
    const unsound = unsoundValue(game.instinct.value(world), s.core.seats) ?? unsoundPrior(game, s, q, game.instinct.prior(world, q));
    if (unsound !== null) return [unsound];
    return JSON.stringify(world) === before ? [] : [`the instinct changed the state at ${q.frame.step}`];
  });
}

/** What was learned fits the features by name, and every position has a number for each of them. */
export function hasFittingWeights<S extends State>(game: Game<S>, play: Case): Problems {
  const { outlook } = game.instinct;
  if (outlook === undefined) return [];
  const { names, weights } = outlook;
  if (!same(weights.features, names)) return ['the weights were learned for other features: train them anew'];
  if (weights.phases.length === 0 || weights.phases.some((phase) => phase.weights.length !== names.length))
    return ['the weights are not as many as the features'];
  return atMoments(game, play, (s) => {
    for (let seat = 0; seat < s.core.seats; seat++) {
      const features = outlook.features(s, seat);
      const wrong = names.findIndex((_, i) => !Number.isFinite(features[i]));
      if (features.length !== names.length || wrong >= 0) return [`seat ${seat} has ${features[wrong]} of ${names[wrong]}`];
    }
    const phase = outlook.phase(s);
    return Number.isInteger(phase) && phase >= 0 ? [] : [`the phase is ${phase}`];
  });
}

/** Shares of a win, so many as seats, that make up the whole of it. */
function unsoundValue(value: readonly number[], seats: number): string | null {
  if (value.length !== seats) return `the instinct values ${value.length} seats of ${seats}`;
  for (let seat = 0; seat < seats; seat++)
    if (!(value[seat] >= 0 && value[seat] <= 1)) return `the instinct values seat ${seat} at ${value[seat]}, which is no share of a win`;
  const sum = value.reduce((all, n) => all + n, 0);
  return seats === 1 || Math.abs(sum - 1) < 1e-6 ? null : `the shares of the win that the instinct gives make ${sum}`;
}

function unsoundPrior<S extends State>(game: Game<S>, s: S, q: Question, { answers, weights }: Prior): string | null {
  if (answers.length === 0 || answers.length !== weights.length)
    return `the instinct considers ${answers.length} answers to ${q.frame.step} with ${weights.length} weights`;
  for (let i = 0; i < answers.length; i++) {
    const text = printAnswer(q, answers[i]);
    if (!(weights[i] > 0 && weights[i] < Number.POSITIVE_INFINITY)) return `the instinct considers “${text}” with the weight ${weights[i]}`;
    if (!checkAnswer(game, s, q, text).ok) return `the instinct considers “${text}” at ${q.frame.step}, which is refused`;
  }
  return null;
}

/** Every way to end has a kept record that verifies and ended that way. */
export function keepsARecordOfEveryEnding<S extends State>(
  game: Game<S>,
  records: readonly { readonly name: string; readonly text: string }[],
): Problems {
  const problems: string[] = [];
  const reached = new Set<string>();
  for (const { name, text } of records) {
    const parsed = parseRecord(text);
    if (!parsed.ok) {
      problems.push(`${name}, line ${parsed.error.line}: ${parsed.error.key} ${parsed.error.detail}`);
      continue;
    }
    const verified = verify(game, parsed.record);
    if (!verified.ok) problems.push(`${name}, line ${verified.error.line}: ${verified.error.key} ${verified.error.detail}`);
    else if (verified.state.core.result !== null) reached.add(verified.state.core.result.by);
  }
  for (const ending of game.endings) if (!reached.has(ending)) problems.push(`no kept record ends by “${ending}”`);
  return problems;
}

function atMoments<S extends State>(game: Game<S>, play: Case, look: (s: S, rng: Chance, q: Question) => Problems): Problems {
  const rng = fastChance(play.seed ^ 0x165667b1);
  const isWorthALook = worthALook(rng, AGAIN);
  return playedThrough(game, play, rng, (s, _, q) => (isWorthALook(q.frame.step) ? look(s, rng, q) : []));
}

/** At so many moments of a game, from its beginning to its end. */
function atSomeMoments<S extends State>(game: Game<S>, play: Case, count: number, look: (s: S, rng: Chance) => Problems): Problems {
  const moves = (): Chance => fastChance(play.seed ^ 0x165667b1);
  const rng = fastChance(play.seed ^ 0x2545f491);
  let length = 0;
  playedThrough(game, play, moves(), () => {
    length++;
    return [];
  });
  const chosen = new Set(Array.from({ length: count }, () => below(rng, length)));
  return playedThrough(game, play, moves(), (s, n) => (chosen.has(n) ? look(s, rng) : []));
}

/** Plays at random, and looks at the state before each answer. */
function playedThrough<S extends State>(
  game: Game<S>,
  play: Case,
  moves: Chance,
  look: (s: S, n: number, q: Question) => Problems,
): Problems {
  const s = begin(game, play);
  let q = advance(game, s);
  for (let n = 0; q !== null && n < LONGEST_GAME; n++) {
    const problems = look(s, n, q);
    if (problems.length > 0) return problems.map((problem) => `${problem} (at ${q?.frame.step}, answer ${n})`);
    q = apply(game, s, q, randomPlayer(q, moves));
  }
  return [];
}

function observers(s: State): (Seat | null)[] {
  return [null, ...Array.from({ length: s.core.seats }, (_, seat) => seat)];
}

/** Who is asked, somebody who is not, and a guest: at a large table the others see what one of these sees. */
function someObservers(s: State, { seat }: Question, rng: Chance): (Seat | null)[] {
  const others = observers(s).filter((other) => other !== null && other !== seat);
  return [null, seat, ...(others.length > 0 ? [others[below(rng, others.length)]] : [])];
}

/** All a seat is shown apart from the board: its question, the one in its aside, who is waited for, what it may say unasked, offers, rooms. */
function trafficOf<S extends State>(game: Rules<S>, s: S, seat: Seat | null): unknown {
  const questions = openQuestions(game, game.copy(s));
  return {
    asked: shownOf(questions.find((q) => q.seat === seat) ?? null),
    aside: seat === null ? null : shownOf(asideQuestion(game, s, seat)),
    waiting: waitingShownTo(game, s, questions, seat),
    interjections: seat === null ? [] : interjectionsOf(game, s, seat),
    // In the worlds of a seat there are none of which it has not heard.
    offers: s.core.offers.map((offer) => offerShownTo(game, s, offer, seat)).filter((shown) => shown !== null),
    rooms: roomsShownTo(s, seat),
  };
}

function shownOf(q: Question | null): unknown {
  return q === null ? null : { step: q.frame.step, params: q.params, options: q.kind === 'amount' ? [q.min, q.max] : q.options };
}

function difference(one: unknown, other: unknown): string {
  const [a, b] = [canonical(one), canonical(other)];
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  return `…${a.slice(Math.max(0, i - 60), i + 60)}… against …${b.slice(Math.max(0, i - 60), i + 60)}…`;
}
