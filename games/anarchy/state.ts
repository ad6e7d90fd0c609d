/** Everything that is on the table, as plain numbers; and how it is copied. */

import { copyCore, type Seat, type State } from '@castellan/engine';
import { type Content, content, type Layout, type ScenarioCard } from './content/content.ts';
import type { Phase } from './vocabulary.ts';

/** One player's sheets, player board and castle. Lists go by the words of `vocabulary.ts`; masks have a bit for each thing. */
export interface Player {
  /** Workers and resources on the player board. */
  goods: number[];
  /** Filled boxes of the production tracks. */
  production: number[];
  attributes: number[];
  /** Filled boxes of each paid track. */
  tracks: number[];

  wheel: number;
  developed: number;
  machines: number;
  horses: number;
  /** Squares of the chapel, three to a level. */
  squares: number;

  gate: number;
  moat: number;
  towers: number[];
  walls: number[];

  researched: number;
  /** Circled uses of each tactic. */
  ready: number[];
  knowledge: number;
  knowledgeEarned: number;
  helps: number;
  rallyTokens: number;
  rallyActive: number;

  /** St Valentine: bits 0 to 5 are the women, 6 to 11 the men. */
  circle: number;
  couples: number;
  /** Michaelmas: two numbers for each addition, 0 where none is written. */
  additions: number[];
  /** Tournaments won, by their lines. */
  victories: number;
  brewery: number;
  beers: number;
  beersBrewed: number;
  pennants: number;

  /** Open discontent and stored joy are never both above 0 (ANA-35.3). */
  discontent: number;
  joy: number;
  joyEarned: number;

  castles: number;
  /** Place of the tent on the scenario row; 0 is left of the first card. */
  tent: number;
  attacksDefended: number;

  paths: number[];
  deck: number[];
  discard: number[];
  /** Domain cards turned up by the action being carried out. */
  revealed: number[];

  /** Attack cards by slot, -1 where one has been defended; the Final Assault on slot 0. */
  attacks: number[];
  faceUp: number;
  /** Slot of the card being resolved; -1 between cards. */
  resolving: number;
  /** Strength still open on each side and on the whole castle, while a card is resolved. */
  open: number[];
  /** Cards defended and not defended in this defence. */
  defended: number;
  undefended: number;
  /** Workers by kind of defender and side: `kind * 4 + side`. */
  deployed: number[];
  /** Which number of the deployment is asked next. */
  deploying: number;

  done: boolean;
}

export interface AnaState extends State {
  /** Place in `Content.layouts`. */
  readonly layout: number;
  round: number;
  phase: Phase;
  firstPlayer: Seat;
  /** The Rival's tent; -1 without one. */
  rival: number;
  /** Loot tiles on the scenario row, by round; empty without tents. */
  readonly loot: readonly number[];
  pathDeck: number[];
  /** Revealed and not yet taken. */
  pathOffer: number[];
  pathDiscard: number[];
  /** Boon picked for the next chapter; -1 before. */
  nextBoon: number;
  players: Player[];
}

export function copy(s: AnaState): AnaState {
  return copyWith(s, s.players.map(copyPlayer));
}

/** For what changes nothing of the other players: they are shared with the original. */
export function copyAlone(s: AnaState, seat: Seat): AnaState {
  const players = s.players.slice();
  players[seat] = copyPlayer(players[seat]);
  return copyWith(s, players);
}

function copyWith(s: AnaState, players: Player[]): AnaState {
  return {
    core: copyCore(s.core),
    layout: s.layout,
    round: s.round,
    phase: s.phase,
    firstPlayer: s.firstPlayer,
    rival: s.rival,
    loot: s.loot,
    pathDeck: s.pathDeck.slice(),
    pathOffer: s.pathOffer.slice(),
    pathDiscard: s.pathDiscard.slice(),
    nextBoon: s.nextBoon,
    players,
  };
}

function copyPlayer(p: Player): Player {
  return {
    goods: p.goods.slice(),
    production: p.production.slice(),
    attributes: p.attributes.slice(),
    tracks: p.tracks.slice(),
    wheel: p.wheel,
    developed: p.developed,
    machines: p.machines,
    horses: p.horses,
    squares: p.squares,
    gate: p.gate,
    moat: p.moat,
    towers: p.towers.slice(),
    walls: p.walls.slice(),
    researched: p.researched,
    ready: p.ready.slice(),
    knowledge: p.knowledge,
    knowledgeEarned: p.knowledgeEarned,
    helps: p.helps,
    rallyTokens: p.rallyTokens,
    rallyActive: p.rallyActive,
    circle: p.circle,
    couples: p.couples,
    additions: p.additions.slice(),
    victories: p.victories,
    brewery: p.brewery,
    beers: p.beers,
    beersBrewed: p.beersBrewed,
    pennants: p.pennants,
    discontent: p.discontent,
    joy: p.joy,
    joyEarned: p.joyEarned,
    castles: p.castles,
    tent: p.tent,
    attacksDefended: p.attacksDefended,
    paths: p.paths.slice(),
    deck: p.deck.slice(),
    discard: p.discard.slice(),
    revealed: p.revealed.slice(),
    attacks: p.attacks.slice(),
    faceUp: p.faceUp,
    resolving: p.resolving,
    open: p.open.slice(),
    defended: p.defended,
    undefended: p.undefended,
    deployed: p.deployed.slice(),
    deploying: p.deploying,
    done: p.done,
  };
}

export function layoutOf(s: AnaState, c: Content = content.of(s)): Layout {
  return c.layouts[s.layout];
}

export function hasTents(s: AnaState): boolean {
  return layoutOf(s).tents;
}

/** The scenario card of the round being played. */
export function scenarioCard(s: AnaState, c: Content = content.of(s)): ScenarioCard {
  return c.scenarioCards[layoutOf(s, c).row[s.round - 1]];
}

/** All seats clockwise, from the first player on. */
export function clockwise(s: AnaState): Seat[] {
  return Array.from({ length: s.core.seats }, (_, i) => (s.firstPlayer + i) % s.core.seats);
}

export function bitsIn(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}
