/**
 * What a seat, or a spectator, may know: all but deck orders, face-down attack cards and deployments not yet shown.
 *
 * Options point at things by the ids used here: `box:gate.3`, `box:keep.2` (to build), `box:keep.2.1`, `box:chapel.1.food`,
 * `box:wheel.mer1`, `machine:ram`, `tactic:stones`, `area:warfare`, `good:coin`, `path:mason`, `castle:enemy`, `crush:crush2`,
 * `attack:<seat>.<slot>`, `corner:TL`, `wall:top`, `side:top`, `defender:top.soldier`, `lover:woman.3`, `addition:sum6`,
 * `cell:<row>.<column>`, `pennant:<rope>.<colour>`.
 */

import type { Seat } from '@castellan/engine';
import { type Box, type Content, content } from './content/content.ts';
import { braveryFor, loyaltyFor } from './rules/aftermath.ts';
import { facesBehind, isFaceDown } from './rules/attack-cards.ts';
import { castleDefence } from './rules/conquest.ts';
import { forceOn } from './rules/deployment.ts';
import { draftOrder } from './rules/draft.ts';
import { producedEachRound } from './rules/gains.ts';
import { countOf, pathPoints } from './rules/goals.ts';
import { foodMissing, foodOwed } from './rules/preparation.ts';
import { nextSlot, pipsOn, strengthLeft, struck } from './rules/resolution.ts';
import { flippedCards } from './rules/round.ts';
import { goalCount, isGoalReached, penaltyFor, scoreOf } from './rules/scoring.ts';
import { isResearched } from './rules/tactics.ts';
import { type AnaState, layoutOf, type Player, scenarioCard } from './state.ts';
import {
  ATTACK_TYPES,
  ATTRIBUTES,
  type AttackType,
  BOONS,
  type Boon,
  COLOURS,
  CORNERS,
  type Colour,
  DEFENDERS,
  FORTS,
  GOODS,
  HORSES,
  type Horse,
  LETTERS,
  MACHINES,
  type Machine,
  type Metric,
  type Phase,
  SIDES,
  type Side,
  TACTICS,
  TRACKS,
  WHOLE,
} from './vocabulary.ts';

/** Numbers by the words of one list of the vocabulary. */
type Counts = { readonly [word: string]: number };

export type HitView = {
  readonly side: Side | 'whole';
  readonly strength: number;
  /** What each fortification that helps absorbs. */
  readonly forts: Counts;
  /** What the fortifications leave open; while the card is resolved, what is open now … */
  readonly left: number;
  /** … and what tactics and workers have stopped since. */
  readonly stopped: number;
};

export type AttackView = {
  readonly slot: number;
  readonly type: AttackType;
  /** Null while the card lies face down … */
  readonly face: { readonly card: string; readonly violent: boolean; readonly hits: readonly HitView[] } | null;
  /** … and then what it may be: how many cards, how many of them violent, and how hard the blows are. */
  readonly back: { readonly faces: number; readonly violent: number; readonly least: number; readonly greatest: number } | null;
};

/** The card that is met now or next, what defending it brings, and what failing takes. */
export type MeetingView = { readonly slot: number; readonly bravery: number; readonly loyalty: number };

/** A path card with what its goal counts so far: one number, or two where both are needed. */
export type PathView = { readonly path: string; readonly points: number; readonly counts: readonly number[] };

export type PlayerView = {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly done: boolean;
  readonly score: number;
  readonly goods: Counts;
  /** Food that the defence of this round would lack now. */
  readonly foodMissing: number;
  /** Filled boxes of each production track, and what it yields each round. */
  readonly production: Counts;
  readonly yields: Counts;
  readonly attributes: Counts;
  /** Filled boxes of each track. */
  readonly tracks: Counts;
  /** Filled boxes by id: `wheel.mer1`, `chapel.1.food`. */
  readonly wheel: readonly string[];
  readonly squares: readonly string[];
  readonly developed: readonly Machine[];
  readonly constructed: readonly Machine[];
  readonly horses: readonly Horse[];
  readonly castle: { readonly gate: number; readonly moat: number; readonly towers: Counts; readonly walls: Counts };
  readonly tactics: { readonly [tactic: string]: { readonly researched: boolean; readonly ready: number } };
  readonly knowledge: number;
  readonly knowledgeEarned: number;
  readonly helps: number;
  readonly rally: { readonly tokens: number; readonly active: number };
  readonly valentine: { readonly women: readonly number[]; readonly men: readonly number[]; readonly couples: number };
  /** The two numbers of each addition, 0 where none is written. */
  readonly additions: { readonly [addition: string]: readonly number[] };
  /** Numbers of the tournaments won. */
  readonly victories: readonly number[];
  /** Filled cells as `row.column`. */
  readonly brewery: readonly string[];
  readonly beers: number;
  readonly beersBrewed: number;
  /** Filled pennants as `rope.colour`. */
  readonly pennants: readonly string[];
  readonly discontent: number;
  readonly joy: number;
  readonly joyEarned: number;
  readonly penalty: number;
  readonly castles: number;
  readonly tent: number | null;
  /** Force that the castle of the round takes from this player; null without one or when it is taken. */
  readonly forceNeeded: number | null;
  readonly paths: readonly PathView[];
  /** How far the goals of the cards on offer are already. */
  readonly offered: readonly PathView[];
  readonly deck: number;
  /** Numbers of domain cards. */
  readonly discard: readonly number[];
  readonly revealed: readonly number[];
  readonly attacks: readonly AttackView[];
  readonly attacksDefended: number;
  /** Cards met so far in the defence of this round. */
  readonly defended: number;
  readonly undefended: number;
  /** Slot of the card being resolved. */
  readonly resolving: number | null;
  /** Null when no attacks are met. */
  readonly meeting: MeetingView | null;
  /** Workers by side and kind of defender, where there are any, and their force; null while hidden. */
  readonly deployed: { readonly [side: string]: Counts } | null;
  readonly force: Counts | null;
};

export type GoalView = {
  readonly metric: Metric | 'score';
  readonly atLeast: boolean;
  readonly value: number;
  readonly count: number;
  readonly isReached: boolean;
};

export type AnaView = {
  /** Content pack in use, whose values may differ from those shipped; empty for none. */
  readonly pack: string;
  readonly scenario: string;
  /** 0 outside the campaign. */
  readonly chapter: number;
  readonly goals: readonly GoalView[];
  readonly round: number;
  readonly phase: Phase;
  readonly firstPlayer: Seat;
  readonly tents: boolean;
  /** Place of the Rival's tent. */
  readonly rival: number | null;
  /** Scenario cards and loot tiles by round; the first `flipped` of them are flipped. */
  readonly row: readonly { readonly card: string; readonly loot: string | null }[];
  readonly flipped: number;
  readonly sideCards: readonly string[];
  /** Of the round being played. */
  readonly strength: Counts;
  readonly foodOwed: number;
  readonly resolve: number;
  readonly pathOffer: readonly string[];
  /** Who is still to take one, in order. */
  readonly drafting: readonly Seat[];
  readonly pathsLeft: number;
  readonly pathDiscard: readonly string[];
  readonly nextBoon: Boon | null;
  readonly players: readonly PlayerView[];
};

export function view(s: AnaState, seat: Seat | null): AnaView {
  const c = content.of(s);
  const { id, chapter, goals, row, tents, sideCards } = layoutOf(s, c);
  const { strength } = scenarioCard(s, c);
  return {
    pack: s.core.pack,
    scenario: id,
    chapter,
    goals: goals.map((goal) => ({ ...goal, count: goalCount(s, c, goal), isReached: isGoalReached(s, c, goal) })),
    round: s.round,
    phase: s.phase,
    firstPlayer: s.firstPlayer,
    tents,
    rival: s.rival < 0 ? null : s.rival,
    row: row.map((card, i) => ({ card: c.scenarioCards[card].id, loot: tents ? c.loot[s.loot[i]].id : null })),
    flipped: flippedCards(s),
    sideCards: sideCards.map((card) => c.scenarioCards[card].id),
    strength: counts(LETTERS, (letter) => strength[letter]),
    foodOwed: foodOwed(s),
    resolve: c.resolve[s.round],
    pathOffer: s.pathOffer.map((card) => c.paths[card].id),
    drafting: s.phase === 'draft' ? draftOrder(s).filter((other) => s.players[other].paths.length < s.round) : [],
    pathsLeft: s.pathDeck.length,
    pathDiscard: s.pathDiscard.map((card) => c.paths[card].id),
    nextBoon: s.nextBoon < 0 ? null : BOONS[s.nextBoon],
    players: s.players.map((p, owner) => viewPlayer(s, c, p, owner, owner === seat)),
  };
}

function viewPlayer(s: AnaState, c: Content, p: Player, seat: Seat, isOwn: boolean): PlayerView {
  const isSealed = s.phase === 'preparation' && !isOwn;
  return {
    seat,
    colour: COLOURS[seat],
    done: p.done,
    score: scoreOf(s, c, p),
    goods: counts(GOODS, (good) => p.goods[good]),
    foodMissing: foodMissing(s, p),
    production: counts(GOODS, (good) => p.production[good]),
    yields: counts(GOODS, (good) => producedEachRound(c, p, good)),
    attributes: counts(ATTRIBUTES, (attribute) => p.attributes[attribute]),
    tracks: counts(TRACKS, (track) => p.tracks[track]),
    wheel: boxIds(c.wheel, p.wheel),
    squares: boxIds(c.squares, p.squares),
    developed: among(MACHINES, p.developed),
    constructed: among(MACHINES, p.machines),
    horses: among(HORSES, p.horses),
    castle: {
      gate: p.gate,
      moat: p.moat,
      towers: counts(CORNERS, (corner) => p.towers[corner]),
      walls: counts(SIDES, (side) => p.walls[side]),
    },
    tactics: Object.fromEntries(TACTICS.map((tactic, i) => [tactic, { researched: isResearched(p, i), ready: p.ready[i] }])),
    knowledge: p.knowledge,
    knowledgeEarned: p.knowledgeEarned,
    helps: p.helps,
    rally: { tokens: p.rallyTokens, active: p.rallyActive },
    valentine: { women: among([1, 2, 3, 4, 5, 6], p.circle), men: among([1, 2, 3, 4, 5, 6], p.circle >> 6), couples: p.couples },
    additions: Object.fromEntries(c.additions.map(({ id }, i) => [id, p.additions.slice(2 * i, 2 * i + 2)])),
    victories: among([1, 2, 3, 4, 5, 6], p.victories),
    brewery: c.brewery.cells.filter((_, i) => (p.brewery & (1 << i)) !== 0).map(({ option }) => `${option.row}.${option.column}`),
    beers: p.beers,
    beersBrewed: p.beersBrewed,
    pennants: c.pennants.filter((_, i) => (p.pennants & (1 << i)) !== 0).map(({ option }) => `${option.rope}.${option.pennant}`),
    discontent: p.discontent,
    joy: p.joy,
    joyEarned: p.joyEarned,
    penalty: penaltyFor(c, p.discontent),
    castles: p.castles,
    tent: layoutOf(s, c).tents ? p.tent : null,
    forceNeeded: layoutOf(s, c).tents && p.tent < s.round ? castleDefence(s, c, p) : null,
    paths: p.paths.map((card) => viewPath(c, p, card)),
    offered: s.pathOffer.map((card) => viewPath(c, p, card)),
    deck: p.deck.length,
    discard: p.discard.map(domainNumber),
    revealed: p.revealed.map(domainNumber),
    attacks: p.attacks.flatMap((card, slot) => (card < 0 ? [] : [viewAttack(s, c, p, slot)])),
    attacksDefended: p.attacksDefended,
    defended: p.defended,
    undefended: p.undefended,
    resolving: p.resolving < 0 ? null : p.resolving,
    meeting: viewMeeting(s, c, p),
    deployed: isSealed ? null : Object.fromEntries(SIDES.map((side, i) => [side, defendersOn(p, i)])),
    force: isSealed ? null : counts(SIDES, (side) => forceOn(p.deployed, side)),
  };
}

function viewPath(c: Content, p: Player, card: number): PathView {
  return {
    path: c.paths[card].id,
    points: pathPoints(c, p, card),
    counts: c.paths[card].goal[0].map(({ metric }) => countOf(c, p, metric)),
  };
}

function viewAttack(s: AnaState, c: Content, p: Player, slot: number): AttackView {
  const card = c.attackCards[p.attacks[slot]];
  const type = ATTACK_TYPES[card.type];
  if (isFaceDown(p, slot)) return { slot, type, face: null, back: viewBack(s, c, card.type) };
  const { strength } = scenarioCard(s, c);
  const hits: HitView[] = [];
  for (let side = 0; side <= WHOLE; side++) {
    const letter = card.letters[side];
    if (letter < 0) continue;
    const open = strengthLeft(s, c, p, card, side);
    const left = p.resolving === slot ? p.open[side] : open;
    hits.push({
      side: struck(side),
      strength: strength[letter],
      forts: positive(FORTS, (fort) => pipsOn(c, p, card, fort, side)),
      left,
      stopped: open - left,
    });
  }
  return { slot, type, face: { card: card.id, violent: card.violent, hits }, back: null };
}

function viewBack(s: AnaState, c: Content, type: number): AttackView['back'] {
  const { strength } = scenarioCard(s, c);
  const cards = facesBehind(s, c, type).map((card) => c.attackCards[card]);
  const strengths = cards.flatMap(({ letters }) => letters.filter((letter) => letter >= 0).map((letter) => strength[letter]));
  return {
    faces: cards.length,
    violent: cards.filter(({ violent }) => violent).length,
    least: Math.min(...strengths),
    greatest: Math.max(...strengths),
  };
}

function viewMeeting(s: AnaState, c: Content, p: Player): MeetingView | null {
  const slot = nextSlot(s, p);
  if (s.phase !== 'resolution' || slot < 0) return null;
  const { violent } = c.attackCards[p.attacks[slot]];
  return {
    slot,
    bravery: braveryFor(s, c, p.defended + 1) - braveryFor(s, c, p.defended) + (violent ? 1 : 0),
    loyalty: loyaltyFor(s, c, p.undefended) - loyaltyFor(s, c, p.undefended + 1),
  };
}

function defendersOn(p: Player, side: number): Counts {
  return positive(DEFENDERS, (kind) => p.deployed[kind * SIDES.length + side]);
}

function boxIds(boxes: readonly Box[], filled: number): readonly string[] {
  return boxes.filter(({ index }) => (filled & (1 << index)) !== 0).map(({ id }) => id);
}

function counts(words: readonly string[], value: (index: number) => number): Counts {
  const found: { [word: string]: number } = {};
  for (let i = 0; i < words.length; i++) found[words[i]] = value(i);
  return found;
}

/** Only what there is any of. */
function positive(words: readonly string[], value: (index: number) => number): Counts {
  const found: { [word: string]: number } = {};
  for (let i = 0; i < words.length; i++) {
    const n = value(i);
    if (n > 0) found[words[i]] = n;
  }
  return found;
}

function among<T>(things: readonly T[], mask: number): readonly T[] {
  return things.filter((_, i) => (mask & (1 << i)) !== 0);
}

function domainNumber(card: number): number {
  return card + 1;
}
