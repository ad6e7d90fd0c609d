/** Positions laid by hand, for worked examples and tests, written with the ids of the content. */

import { advance, beginGame, type Chance, fastChance, type Seat, scriptChance } from '@castellan/engine';
import { content } from './content/content.ts';
import { game } from './game.ts';
import { ACTION } from './rules/actions.ts';
import { beginTurn, endTurn } from './rules/flow.ts';
import { MOVE_OUTSIDE } from './rules/movement.ts';
import { DECLARE_WAR } from './rules/war.ts';
import { fiefAt, type MedState, OPEN_GROUND, placeAt, spotAt } from './state.ts';
import { DECKS } from './vocabulary.ts';

export const cards = content.of({ core: { pack: '' } });

/** What lies in a player's fief. A type with `!` is used (`peasant!`); cards are numbered in the order in which they are named. */
export interface FiefPlan {
  /** On the City: characters and buildings. */
  readonly city?: readonly string[];
  readonly cityUsed?: boolean;
  /** Each territory with what is on it, e.g. `['field', 'peasant', 'school']`. */
  readonly territories?: readonly (readonly string[])[];
  readonly open?: readonly string[];
  /** Characters in other fiefs. */
  readonly away?: { readonly [fief: string]: readonly string[] };
  readonly hand?: readonly string[];
  readonly siege?: number;
}

export interface ScenePlan {
  readonly active?: Seat;
  /** Where the active player's turn stands. */
  readonly phase?: 'start' | 'actions' | 'movement' | 'war';
  /** Top cards of the building piles. */
  readonly tops?: readonly string[];
  /** How many cards are left in each deck. */
  readonly decks?: readonly number[];
  /** Buildings beneath the tops; all that are left when absent. */
  readonly piles?: readonly (readonly string[])[];
  readonly chance?: Chance;
}

/** A table in the middle of a turn of seat 0, or of whoever is active. */
export function scene(fiefs: readonly FiefPlan[], plan: ScenePlan = {}): MedState {
  const s = beginGame(game, { seats: fiefs.length, options: {} }, scriptChance([]));
  const taken = new Set<number>();
  const layout = cards.layouts[fiefs.length - 2];
  s.core.chance = plan.chance ?? fastChance(1);
  s.core.stack = [];
  s.piles = [[], [], []];
  const take = (token: string): number => {
    const type = token.replace('!', '');
    const card = cards.faces.findIndex((face, i) => face.id === type && !taken.has(i));
    if (card < 0) throw new Error(`there is no ${type} left`);
    taken.add(card);
    s.used[card] = token.endsWith('!') ? 1 : 0;
    return card;
  };
  const isLeft = (type: string): boolean => cards.faces.some((face, i) => face.id === type && !taken.has(i));
  const put = (seat: Seat, token: string, place: number): void => {
    const card = take(token);
    s.place[card] = place;
    (cards.faces[card].kind === 'character' ? s.characters : s.buildings)[seat].push(card);
  };
  fiefs.forEach((fief, seat) => {
    const home = layout.home[seat];
    s.used[cards.cities[seat]] = fief.cityUsed ? 1 : 0;
    for (const token of fief.city ?? []) put(seat, token, placeAt(home, 0));
    (fief.territories ?? []).forEach(([territory, ...on], i) => {
      const host = take(territory);
      s.hosts[seat][i + 1] = host;
      s.place[host] = placeAt(home, i + 1);
      for (const token of on) put(seat, token, placeAt(home, i + 1));
    });
    for (const token of fief.open ?? []) put(seat, token, placeAt(home, OPEN_GROUND));
    for (const [id, tokens] of Object.entries(fief.away ?? {})) {
      const index = layout.fiefs.findIndex((other) => other.id === id);
      for (const token of tokens) put(seat, token, placeAt(index, OPEN_GROUND));
    }
    s.hands[seat] = (fief.hand ?? []).map(take);
    s.siege[seat] = fief.siege ?? 0;
  });
  const tops = (plan.tops ?? ['school', 'workshop', 'bank'].map((type) => (isLeft(type) ? type : 'church'))).map(take);
  const beneath = (plan.piles ?? []).map((pile) => pile.map(take));
  const rest = cards.faces.flatMap(({ kind }, card) => (kind.endsWith('Building') && !taken.has(card) ? [card] : []));
  s.piles = tops.map((top, i) => [...(plan.piles === undefined ? rest.filter((_, j) => j % 3 === i) : (beneath[i] ?? [])), top]);
  s.decks = DECKS.map((_, deck) => {
    const left = cards.decks[deck].filter((card) => !taken.has(card));
    const size = plan.decks?.[deck] ?? left.length;
    s.discard.push(...left.slice(size));
    return left.slice(0, size);
  });
  const seat = plan.active ?? 0;
  s.active = seat;
  s.turns = 1;
  switch (plan.phase ?? 'actions') {
    case 'start':
      s.core.stack = [beginTurn.do({ seat })];
      break;
    case 'actions':
      s.phase = 'actions';
      s.core.stack = [endTurn.do({ seat, turn: 1 }), ACTION];
      break;
    case 'movement':
      s.phase = 'movement';
      s.core.stack = [endTurn.do({ seat, turn: 1 }), MOVE_OUTSIDE];
      break;
    case 'war':
      s.phase = 'war';
      s.core.stack = [endTurn.do({ seat, turn: 1 }), DECLARE_WAR];
      break;
  }
  advance(game, s);
  return s;
}

export function cardNamed(id: string): number {
  const card = cards.ids.indexOf(id);
  if (card < 0) throw new Error(`there is no card ${id}`);
  return card;
}

export function isUsed(s: MedState, id: string): boolean {
  return s.used[cardNamed(id)] === 1;
}

/** Where a card lies on the table: the host it is on, `open <fief>`, its own spot as `<fief> <spot>`, or null. */
export function whereIs(s: MedState, id: string): string | null {
  const place = s.place[cardNamed(id)];
  if (place < 0) return null;
  const { fiefs } = cards.layouts[s.core.seats - 2];
  const fief = fiefs[fiefAt(place)];
  if (spotAt(place) === OPEN_GROUND) return `open ${fief.id}`;
  const host = s.hosts[fief.seat][spotAt(place)];
  return cards.ids[host] === id ? `${fief.id} ${spotAt(place)}` : cards.ids[host];
}

export function isDiscarded(s: MedState, id: string): boolean {
  return s.discard.includes(cardNamed(id));
}
