/** What the last answers changed on the table: marks for the eye, and what travels from where to where. */

import type { Json, Params, Seat, Target } from '@castellan/engine';
import type { MonView } from '@castellan/monde-oublie';
import type { LogEntry } from '../../tables/client.ts';

function text(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

function number(params: Params, name: string): number {
  const value = params[name];
  return typeof value === 'number' ? value : -1;
}

function texts(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** Things that are no longer as they were. */
export function freshOf(news: readonly LogEntry[], view: MonView, me: Seat | null): ReadonlySet<Target> {
  const fresh = new Set<Target>();
  for (const entry of news) for (const target of changedBy(entry, view, me)) fresh.add(target);
  return fresh;
}

function changedBy({ key, params }: LogEntry, view: MonView, me: Seat | null): readonly Target[] {
  const seat = number(params, 'seat');
  const card = text(params, 'card');
  const inCity = (id: string): Target => (seat === me ? `city:${id}` : `rival:${seat}:${id}`);
  const armiesOf = (soldiers: readonly string[]): readonly Target[] =>
    (view.players[seat]?.armies ?? []).flatMap(({ active }, at) =>
      soldiers.includes(active) ? [seat === me ? `army:${at + 1}` : `rival-army:${seat}:${at + 1}`] : [],
    );
  switch (key) {
    case 'placed':
    case 'placedWithFee':
    case 'actionOpened':
      return [`action:${text(params, 'action')}`];
    case 'placedOnCard':
    case 'built':
    case 'builtWith':
    case 'cardGaveCoins':
      return [inCity(card)];
    case 'damaged':
    case 'repaired':
      return texts(params.cards).map(inCity);
    case 'recruitedNew':
    case 'recruitedOver':
    case 'coinOffName':
    case 'coinOffArt':
      return armiesOf([text(params, 'soldiers')]);
    case 'attacked':
      return [`owned:${text(params, 'titan')}`, ...armiesOf(texts(params.soldiers))];
    case 'titanRevealed':
    case 'titansArranged':
      return [`titan:${text(params, 'titan')}`];
    case 'tookProvince':
      return [`land:${text(params, 'province')}`];
    case 'provinceRevealed':
      return [`province:${text(params, 'province')}`];
    case 'militaryRowFilled':
      return texts(params.soldiers).map((id) => `soldiers:${id}`);
    case 'youKept':
      return [`reserve:${card}`];
    case 'reservedFromRow':
      return seat === me ? [`reserve:${card}`] : [];
    case 'gainedCitizen':
      return seat === me ? [`citizen:${number(params, 'citizen')}`] : [];
    default:
      return [];
  }
}

/** A place things travel from or to, as elements name it: `data-spot`, `data-target` or `data-mention`. */
export type Spot = string;

export interface Movement {
  readonly what:
    | { readonly kind: 'citizen'; readonly seat: Seat; readonly value: number }
    | { readonly kind: 'card'; readonly id: string }
    | { readonly kind: 'hidden' }
    | { readonly kind: 'coins'; readonly n: number }
    | { readonly kind: 'knowledge'; readonly n: number };
  readonly from: Spot;
  readonly to: Spot;
}

/** `before` is the table as it was, in which what has left can still be found. */
export function movementsOf(news: readonly LogEntry[], before: MonView, after: MonView, me: Seat | null): readonly Movement[] {
  const source = sourceIn(news);
  return news.flatMap((entry) => movedBy(entry, before, after, me, source));
}

/** What is gained comes out of the action that was just entered. */
function sourceIn(news: readonly LogEntry[]): Spot {
  const placed = news.find(({ key }) => key === 'placed' || key === 'placedWithFee');
  return placed === undefined ? 'supply' : `action:${text(placed.params, 'action')}`;
}

/** Where a seat's own things are: on the board when they are mine, else at its panel. */
function home(seat: Seat, me: Seat | null, mine: Spot): Spot {
  return seat === me ? mine : `seat:${seat}`;
}

function placeIn(row: MonView['empireRow'], card: string): number {
  return row.findIndex((place) => place.card === card);
}

function movedBy({ key, params }: LogEntry, before: MonView, after: MonView, me: Seat | null, source: Spot): readonly Movement[] {
  const seat = number(params, 'seat');
  const card = text(params, 'card');
  const coins = number(params, 'coins');
  const citizen = { kind: 'citizen', seat, value: number(params, 'citizen') } as const;
  const gains = (kind: 'coins' | 'knowledge', n: number): readonly Movement[] =>
    n > 0 ? [{ what: { kind, n }, from: source, to: home(seat, me, `token:${kind}`) }] : [];
  const fromRow = (id: string): Spot => {
    const at = placeIn(before.empireRow, id);
    return at < 0 ? home(seat, me, 'reserve') : `place:row:${at}`;
  };
  switch (key) {
    case 'placed':
    case 'placedWithFee':
      return [{ what: citizen, from: home(seat, me, `citizen:${citizen.value}`), to: `action:${text(params, 'action')}` }];
    case 'placedOnCard':
      return seat === me ? [{ what: citizen, from: `citizen:${citizen.value}`, to: `city:${card}` }] : [];
    case 'built':
    case 'builtWith':
      return [{ what: { kind: 'card', id: card }, from: fromRow(card), to: home(seat, me, `city:${card}`) }];
    case 'reservedFromRow':
      return [{ what: { kind: 'card', id: card }, from: fromRow(card), to: home(seat, me, 'reserve') }];
    case 'keptExplored':
    case 'reservedDeckTop':
      return [{ what: { kind: 'hidden' }, from: 'deck:empire', to: home(seat, me, 'reserve') }];
    case 'recruitedNew':
    case 'recruitedOver': {
      const id = text(params, 'soldiers');
      const army = (after.players[seat]?.armies ?? []).findIndex(({ active }) => active === id);
      const at = placeIn(before.militaryRow, id);
      return [{ what: { kind: 'card', id }, from: `place:soldiers:${at}`, to: home(seat, me, `army:${army + 1}`) }];
    }
    case 'tookProvince': {
      const id = text(params, 'province');
      return [{ what: { kind: 'card', id }, from: 'pile:province', to: home(seat, me, `land:${id}`) }];
    }
    case 'attacked': {
      const id = text(params, 'titan');
      const stack = before.titans.find(({ top }) => top === id);
      return [{ what: { kind: 'card', id }, from: `stack:${stack?.stars ?? 0}`, to: home(seat, me, `owned:${id}`) }];
    }
    case 'gainedCoins':
    case 'cardGaveCoins':
    case 'looted':
      return gains('coins', number(params, 'n'));
    case 'gainedKnowledge':
    case 'spied':
    case 'discovered':
    case 'boughtKnowledge':
      return gains('knowledge', number(params, 'n'));
    case 'income':
      return [...gains('coins', coins), ...gains('knowledge', number(params, 'knowledge'))];
    case 'lostCoins':
      return [{ what: { kind: 'coins', n: number(params, 'n') }, from: home(seat, me, 'token:coins'), to: 'supply' }];
    default:
      return [];
  }
}

/** The last roll of the dice among the news. */
export function rollIn(news: readonly LogEntry[]): { readonly seat: Seat; readonly faces: readonly string[] } | null {
  const rolled = news.findLast(({ key }) => key === 'diceRolled');
  return rolled === undefined ? null : { seat: number(rolled.params, 'seat'), faces: texts(rolled.params.faces) };
}
