/** Positions laid by hand, for worked examples and tests, written with the ids of the content. */

import { advance, beginGame, type Frame, fastChance, type OptionValues, scriptChance } from '@castellan/engine';
import { driverOf } from '@castellan/engine/driver';
import { content } from './content/content.ts';
import { game } from './game.ts';
import { startActions } from './rules/actions.ts';
import { prepareDefence } from './rules/preparation.ts';
import { resolveAttacks } from './rules/resolution.ts';
import { endRound } from './rules/round.ts';
import type { AnaState } from './state.ts';
import {
  ATTRIBUTES,
  type Attribute,
  CORNERS,
  type Corner,
  DEFENDERS,
  type Defender,
  GOODS,
  type Good,
  MACHINES,
  type Machine,
  SIDES,
  type Side,
  TACTICS,
  type Tactic,
  TRACKS,
  type Track,
} from './vocabulary.ts';

export const c = content.of({ core: { pack: '' } });

const { answer, keys } = driverOf(game);

type Some<W extends string, T = number> = { readonly [word in W]?: T };

interface Setting {
  readonly seats?: number;
  readonly scenario?: string;
  readonly boon?: string;
  readonly seed?: number;
  /** Results of chance from the beginning: dice and draws as numbers, shuffles as lists. */
  readonly script?: readonly (number | readonly number[])[];
}

/** The first question of the game. */
export function begin({ seats = 1, scenario = 'classicEasy', boon, seed = 7, script }: Setting = {}): AnaState {
  const options: OptionValues = boon === undefined ? { scenario } : { scenario, boon };
  const s = beginGame(game, { seats, options }, script === undefined ? fastChance(seed) : scriptChance(script, seed));
  advance(game, s);
  return s;
}

interface Position extends Setting {
  readonly round?: number;
  /** Of seat 0; the others have nothing. */
  readonly goods?: Some<Good>;
  readonly tracks?: Some<Track>;
}

/** Everyone acting in a round; nobody has any goods but those given to seat 0. */
export function acting({ round = 1, goods = {}, tracks = {}, ...setting }: Position = {}): AnaState {
  const s = begin(setting);
  while (s.phase === 'draft') answer(s, keys(s)[0]);
  s.round = round;
  s.core.stack = s.core.stack.map((frame) => (frame.step === 'endRound' ? endRound.do({ round }) : frame));
  if (s.rival >= 0) s.rival = round;
  for (const p of s.players) {
    p.goods.fill(0);
    p.tent = s.loot.length > 0 ? round - 1 : 0;
    p.attacks = [c.finalAssaults, ...Array.from({ length: round }, (_, i) => i)];
    p.faceUp = c.openSlots.slice(0, round + 1).reduce((mask, isOpen, slot) => (isOpen ? mask | (1 << slot) : mask), 0);
  }
  give(s, goods);
  fillTracks(s, tracks);
  return s;
}

export function give(s: AnaState, goods: Some<Good>, seat = 0): AnaState {
  for (const good of GOODS) if (goods[good] !== undefined) s.players[seat].goods[GOODS.indexOf(good)] = goods[good] ?? 0;
  return s;
}

/** So many boxes of a track are filled; their rewards are not given. */
export function fillTracks(s: AnaState, tracks: Some<Track>, seat = 0): AnaState {
  for (const track of TRACKS) if (tracks[track] !== undefined) s.players[seat].tracks[TRACKS.indexOf(track)] = tracks[track] ?? 0;
  return s;
}

export function setAttributes(s: AnaState, attributes: Some<Attribute>, seat = 0): AnaState {
  for (const attribute of ATTRIBUTES)
    if (attributes[attribute] !== undefined) s.players[seat].attributes[ATTRIBUTES.indexOf(attribute)] = attributes[attribute] ?? 0;
  return s;
}

export const maskOf = <W extends string>(words: readonly W[], chosen: readonly W[]): number =>
  chosen.reduce((mask, word) => mask | (1 << words.indexOf(word)), 0);

export function own(s: AnaState, machines: readonly Machine[], seat = 0): AnaState {
  s.players[seat].machines |= maskOf(MACHINES, machines);
  s.players[seat].developed |= maskOf(MACHINES, machines);
  return s;
}

export function wheelMask(...ids: readonly string[]): number {
  return ids.reduce((mask, id) => mask | (1 << indexOf(c.wheel, `wheel.${id}`)), 0);
}

export function research(s: AnaState, ready: Some<Tactic>, seat = 0): AnaState {
  for (const tactic of TACTICS) {
    if (ready[tactic] === undefined) continue;
    s.players[seat].researched |= 1 << TACTICS.indexOf(tactic);
    s.players[seat].ready[TACTICS.indexOf(tactic)] = ready[tactic] ?? 0;
  }
  return s;
}

export function walls(s: AnaState, heights: Some<Side>, seat = 0): AnaState {
  for (const side of SIDES) s.players[seat].walls[SIDES.indexOf(side)] = heights[side] ?? 0;
  return s;
}

export function towers(s: AnaState, heights: Some<Corner>, seat = 0): AnaState {
  for (const corner of CORNERS) s.players[seat].towers[CORNERS.indexOf(corner)] = heights[corner] ?? 0;
  return s;
}

function indexOf(things: readonly { readonly id: string }[], id: string): number {
  const at = things.findIndex((thing) => thing.id === id);
  if (at < 0) throw new Error(`there is no ${id}`);
  return at;
}

export const attackCard = (id: string): number => indexOf(c.attackCards, id);
export const path = (id: string): number => indexOf(c.paths, id);
export const lootTile = (id: string): number => indexOf(c.loot, id);

/** The row of attack cards, the Final Assault first; all as the slots show them. */
export function row(s: AnaState, ids: readonly string[], seat = 0): AnaState {
  s.players[seat].attacks = ids.map(attackCard);
  return s;
}

/** Puts these domain cards on top of the deck, the first to be turned up first. Each is named by what it shows. */
export function topCards(
  s: AnaState,
  wanted: readonly Some<'knight' | 'valentine' | 'michaelmas' | 'ingredient' | 'pennant' | 'lance' | 'shield', string | number>[],
  seat = 0,
): AnaState {
  const p = s.players[seat];
  const rest = [...p.deck];
  const top = wanted.map((marks) => {
    const at = rest.findIndex((card) => {
      const shown: { readonly [row: string]: string | number } = c.data.domain.cards[card];
      return Object.entries(marks).every(([row, value]) => shown[row] === value);
    });
    if (at < 0) throw new Error(`no domain card shows ${JSON.stringify(marks)}`);
    return rest.splice(at, 1)[0];
  });
  p.deck = [...rest, ...top.reverse()];
  return s;
}

/** Workers on the sides, as if deployed. */
export function deployed(s: AnaState, sides: Some<Side, Some<Defender>>, seat = 0): AnaState {
  const p = s.players[seat];
  p.deployed.fill(0);
  for (const side of SIDES)
    for (const defender of DEFENDERS)
      p.deployed[DEFENDERS.indexOf(defender) * SIDES.length + SIDES.indexOf(side)] = sides[side]?.[defender] ?? 0;
  return s;
}

/** The Actions phase begins; nothing comes after it. */
export function startingActions(s: AnaState): AnaState {
  return onlyDo(s, startActions.do({}));
}

/** The preparation of the defence begins; nothing comes after it. */
export function preparing(s: AnaState): AnaState {
  s.phase = 'preparation';
  return onlyDo(s, prepareDefence.do({}));
}

/** All cards are turned up and the deployed workers stand as they are; the defence ends with the aftermath, and nothing comes after it. */
export function defending(s: AnaState): AnaState {
  s.phase = 'resolution';
  for (const p of s.players) p.faceUp = (1 << p.attacks.length) - 1;
  return onlyDo(s, resolveAttacks.do({}));
}

/** The round ends, and with it, after round 5, the game. */
export function ending(s: AnaState): AnaState {
  return onlyDo(s, endRound.do({ round: s.round }));
}

function onlyDo(s: AnaState, frame: Frame): AnaState {
  s.core.stack = [frame];
  advance(game, s);
  return s;
}

export function goodsOf(s: AnaState, seat = 0): { [good: string]: number } {
  return present(GOODS, s.players[seat].goods);
}

export function attributesOf(s: AnaState, seat = 0): { [attribute: string]: number } {
  return present(ATTRIBUTES, s.players[seat].attributes);
}

export function productionOf(s: AnaState, seat = 0): { [good: string]: number } {
  return present(GOODS, s.players[seat].production);
}

/** Only what is not 0. */
function present(words: readonly string[], numbers: readonly number[]): { [word: string]: number } {
  return Object.fromEntries(words.map((word, i) => [word, numbers[i]] as const).filter(([, n]) => n !== 0));
}

export function filled(s: AnaState, track: Track, seat = 0): number {
  return s.players[seat].tracks[TRACKS.indexOf(track)];
}

export function defenders(s: AnaState, side: Side, seat = 0): { [defender: string]: number } {
  return present(
    DEFENDERS,
    DEFENDERS.map((_, kind) => s.players[seat].deployed[kind * SIDES.length + SIDES.indexOf(side)]),
  );
}
