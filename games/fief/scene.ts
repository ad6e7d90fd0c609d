/** Positions laid by hand, for worked examples and tests, written with the ids of the content. */

import { advance, beginGame, type Chance, type Frame, fastChance, type Seat, scriptChance } from '@castellan/engine';
import { content } from './content/content.ts';
import { game } from './game.ts';
import { examineAll } from './rules/control.ts';
import { endRound } from './rules/round.ts';
import { SETTLE } from './rules/settle.ts';
import { chooseTitleHolder } from './rules/titles.ts';
import { BOUGHT_HAT, CROWN_HELD, type FieState, NEVER_CREATED, NOBODY, outsideOf, spot, VACANT, villageAt } from './state.ts';
import { CASTLE, CITY, STAGES, type Stage, VILLAGES } from './vocabulary.ts';

export const c = content.of({ core: { pack: '' } });

function numberOf(things: readonly { readonly id: string }[], id: string): number {
  const index = things.findIndex((thing) => thing.id === id);
  if (index < 0) throw new Error(`there is no ${id}`);
  return index;
}

export const village = (id: string): number => numberOf(c.villages, id);
export const fief = (id: string): number => numberOf(c.fiefs, id);
export const bishopric = (id: string): number => numberOf(c.bishoprics, id);
export const lord = (id: string): number => numberOf(c.lords, id);

/** A village, or the place outside the ring around it as `outside sigy`. */
export function place(id: string): number {
  return id.startsWith('outside ') ? outsideOf(village(id.slice('outside '.length))) : village(id);
}

/** What a player has. Troops as `3S 1K 2E`. */
export interface PlayerPlan {
  readonly ecus?: number;
  /** Lords and where they are; captives are named with their captors in the position. */
  readonly lords?: { readonly [id: string]: string };
  readonly troops?: { readonly [place: string]: string };
  /** Cards by id (`lord-henri`) or kind (`tax`). */
  readonly hand?: readonly string[];
}

export interface PositionPlan {
  readonly first?: Seat;
  readonly round?: number;
  readonly stage?: Stage;
  readonly active?: Seat;
  readonly options?: { readonly [id: string]: boolean | number | string };
  readonly castles?: readonly string[];
  /** Titles of fiefs: a Lord, `crown` or `vacant`, with the village of the City. */
  readonly titles?: { readonly [fief: string]: readonly [holder: string, city: string] };
  readonly mills?: { readonly [village: string]: number };
  /** Captives and who holds them. */
  readonly captives?: { readonly [lord: string]: Seat };
  readonly marriages?: readonly (readonly [string, string])[];
  /** Bishops by bishopric; those of earlier rounds unless said. */
  readonly bishops?: { readonly [bishopric: string]: string };
  readonly electedNow?: readonly string[];
  /** Cardinals: by card, the one called `bought:<id>` by the title for sale. */
  readonly cardinals?: readonly string[];
  readonly pope?: string;
  readonly king?: string;
  readonly regent?: string;
  readonly prince?: string;
  readonly dArc?: string;
  readonly excommunicated?: string;
  /** Besieged villages: by whom, since which round. */
  readonly sieges?: { readonly [village: string]: readonly [since: number, ...besiegers: Seat[]] };
  /** Who controls a village where several have units; otherwise it follows from the units. */
  readonly control?: { readonly [village: string]: Seat };
  /** Villages from which units at the gates came, as `seat village`. */
  readonly gates?: { readonly [at: string]: readonly string[] };
  readonly chance?: Chance;
  /** What is about to happen before the round ends; else nothing does. */
  readonly next?: (s: FieState) => readonly Frame[];
}

/** A table in the middle of a round. */
export function position(players: readonly PlayerPlan[], plan: PositionPlan = {}): FieState {
  const s = beginGame(game, { seats: players.length, options: plan.options ?? {} }, scriptChance([]));
  s.core.chance = plan.chance ?? fastChance(1);
  s.core.stack = [];
  s.first = plan.first ?? 0;
  s.round = plan.round ?? 2;
  s.stage = STAGES.indexOf(plan.stage ?? 'income');
  s.active = plan.active ?? NOBODY;
  const taken = new Set<number>();
  const take = (token: string): number => {
    const card = c.cards.findIndex(({ id, kind }, i) => (id === token || kind === token) && !taken.has(i));
    if (card < 0) throw new Error(`there is no ${token} left`);
    taken.add(card);
    return card;
  };
  s.owner.fill(NOBODY);
  players.forEach(({ ecus = 5, lords = {}, troops = {}, hand = [] }, seat) => {
    s.ecus[seat] = ecus;
    for (const [id, where] of Object.entries(lords)) {
      s.owner[lord(id)] = seat;
      s.at[lord(id)] = place(where);
      taken.add(lord(id));
    }
    for (const [where, pawns] of Object.entries(troops)) putTroops(s, seat, place(where), pawns);
    s.hands[seat] = hand.map(take);
  });
  for (const [id, captor] of Object.entries(plan.captives ?? {})) s.captor[lord(id)] = captor;
  for (const id of plan.castles ?? []) s.forts[village(id)] = CASTLE;
  for (const [id, n] of Object.entries(plan.mills ?? {})) s.mills[village(id)] = n;
  for (const [one, other] of plan.marriages ?? []) {
    s.spouse[lord(one)] = lord(other);
    s.spouse[lord(other)] = lord(one);
  }
  for (const [id, bishop] of Object.entries(plan.bishops ?? {})) {
    s.bishops[bishopric(id)] = lord(bishop);
    s.bishopSince[bishopric(id)] = plan.electedNow?.includes(bishop) ? s.round : s.round - 1;
  }
  for (const id of plan.cardinals ?? []) {
    if (id.startsWith('bought:')) s.hats[lord(id.slice('bought:'.length))] = BOUGHT_HAT;
    else s.hats[lord(id)] = take('cardinal');
  }
  const lordOr = (id: string | undefined): number => (id === undefined ? NOBODY : lord(id));
  s.pope = lordOr(plan.pope);
  s.king = lordOr(plan.king);
  s.queen = s.king === NOBODY ? lordOr(plan.regent) : s.spouse[s.king];
  s.regency = plan.regent !== undefined;
  s.prince = lordOr(plan.prince);
  s.maid = lordOr(plan.dArc);
  if (s.maid !== NOBODY) take('dArc');
  s.excommunicated = lordOr(plan.excommunicated);
  s.bannedBy = s.excommunicated === NOBODY ? NOBODY : s.pope;
  for (const [id, [holder, city]] of Object.entries(plan.titles ?? {})) {
    s.titles[fief(id)] = holder === 'crown' ? CROWN_HELD : holder === 'vacant' ? VACANT : lord(holder);
    s.cities[fief(id)] = village(city);
    s.forts[village(city)] = CITY;
  }
  for (const [id, seat] of Object.entries(plan.control ?? {})) s.control[village(id)] = seat;
  for (const [id, [since, ...besiegers]] of Object.entries(plan.sieges ?? {})) {
    s.siegeSince[village(id)] = since;
    for (const seat of besiegers) s.besiegers[village(id)] |= 1 << seat;
  }
  for (const [at, from] of Object.entries(plan.gates ?? {})) {
    const [, seat, where] = /^(\d) (.+)$/.exec(at) ?? [];
    const to = place(where);
    for (const id of from) s.gates[spot(Number(seat), to)] |= c.villages[villageAt(to)].roadTo[village(id)];
  }
  examineAll(s);
  for (let i = 0; i < s.titles.length; i++) if (s.titles[i] !== NEVER_CREATED) s.cityHolders[i] = s.control[s.cities[i]];
  const rest = c.cards.flatMap((_, card) => (taken.has(card) ? [] : [card]));
  s.characterDeck = rest.filter((card) => c.cards[card].back === 'brown');
  s.eventDeck = rest.filter((card) => c.cards[card].back !== 'brown');
  if (plan.next !== undefined) s.core.stack = [endRound.do({ round: s.round }), ...plan.next(s).toReversed()];
  return s;
}

export function putTroops(s: FieState, seat: Seat, where: number, pawns: string): void {
  for (const [, n, kind] of pawns.matchAll(/(\d+)([SKE])/g)) {
    const list = kind === 'S' ? s.sergeants : kind === 'K' ? s.knights : s.engines;
    list[spot(seat, where)] += Number(n);
  }
}

/** A question that waits at a decision point (FIE-6.15): the seat, with two Lords, must say who holds a vacant title. */
export function waitingFor(seat: Seat, title = 'ducheBlaye'): (s: FieState) => readonly Frame[] {
  return () => [chooseTitleHolder.do({ seat, fief: fief(title), gain: 'vacant' })];
}

/** Carries out what follows from what a test did to a position (FIE-3.9), up to the next question. */
export function settled(s: FieState): FieState {
  s.core.stack.push(SETTLE);
  advance(game, s);
  return s;
}

/** Troops of a player at a place, as `3S 1K`; empty for none. */
export function troops(s: FieState, seat: Seat, where: string): string {
  const at = spot(seat, place(where));
  const kinds = [
    [s.sergeants[at], 'S'],
    [s.knights[at], 'K'],
    [s.engines[at], 'E'],
  ] as const;
  return kinds
    .filter(([n]) => n > 0)
    .map(([n, kind]) => `${n}${kind}`)
    .join(' ');
}

export function controller(s: FieState, id: string): Seat | null {
  const seat = s.control[village(id)];
  return seat < 0 ? null : seat;
}

/** Where a Lord is: `sigy`, `outside sigy`, or null when he is not in play. */
export function whereIs(s: FieState, id: string): string | null {
  const at = s.at[lord(id)];
  if (at < 0) return null;
  return at < VILLAGES ? c.villages[at].id : `outside ${c.villages[villageAt(at)].id}`;
}

/** Who holds a fief title: a Lord, `crown`, `vacant` or `never`. */
export function holderOf(s: FieState, id: string): string {
  const title = s.titles[fief(id)];
  return title >= 0 ? c.lords[title].id : title === CROWN_HELD ? 'crown' : title === VACANT ? 'vacant' : 'never';
}
