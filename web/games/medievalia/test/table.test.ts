import { type Json, Table } from '@castellan/engine';
import { type CardView, game, type HostView, type MedView } from '@castellan/medievalia';
import { faceIn, hungryAfter, stepsIn } from '@castellan/medievalia/preview';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../tables/client.ts';
import { freshOf, journeysOf } from '../changes.ts';
import { enabledBy, enablerOf, pricesOf, typeOf } from '../facts.ts';
import { handOrder } from '../hand.ts';
import { homeOf, isMarch, isNeutral, landFor, landOf, marchBetween, othersOf, pageOf, stagedIn } from '../where.ts';

function isView(board: Json): board is MedView {
  return typeof board === 'object' && board !== null && 'fiefs' in board;
}

function opening(seats: number, pack = ''): MedView {
  const { board } = new Table(game, { seats, options: {}, seed: '7'.padStart(64, '0'), pack }).view(0);
  if (!isView(board)) throw new Error('This is no table.');
  return board;
}

describe('the lands around the table', () => {
  it('lie clockwise from mine, and neutral ground between them', () => {
    const view = opening(4);
    expect(othersOf(view, 2).map(({ seat }) => seat)).toEqual([3, 0, 1]);
    expect(marchBetween(view, 0, 1)?.id).toBe('nSW');
    expect(marchBetween(view, 3, 0)?.id).toBe('nSE');
    expect(marchBetween(view, 0, 1, 2, 3)?.id).toBe('centre');
    expect(marchBetween(opening(2), 1, 0)?.id).toBe('neutral');
    expect(marchBetween(opening(3), 1, 2)?.id).toBe('n12');
  });

  it('belong to a player or to nobody', () => {
    const view = opening(3);
    expect(view.fiefs.filter(isMarch).map(({ id }) => id)).toEqual(['n01', 'n12', 'n20']);
    expect(view.players.map(({ seat }) => homeOf(view, seat)).map((fief) => (fief === null ? null : landOf(fief)))).toEqual([0, 1, 2]);
    expect(stagedIn(view).size).toBe(0);
  });
});

it('the land of a player who is out of the game stays where it was, as neutral ground', () => {
  const view = opening(3);
  const left: MedView = { ...view, fiefs: view.fiefs.map((fief) => (fief.id === 'fief1' ? { ...fief, seat: null } : fief)) };
  expect([homeOf(left, 1), landFor(left, 1)?.id]).toEqual([null, 'fief1']);
  expect(left.fiefs.filter(isNeutral).map(({ id }) => id)).toEqual(['n01', 'fief1', 'n12', 'n20']);
  expect(left.fiefs.filter(isMarch).map(({ id }) => id)).toEqual(['n01', 'n12', 'n20']);
  expect(marchBetween(left, 0, 1)?.id).toBe('n01');
  expect(pageOf('fief:fief1', left, 0)).toBe('rivals');
});

describe('the pages of a phone', () => {
  const view = opening(2);
  const [city, rival] = view.players.map(({ hosts }) => `card:${hosts[0]?.id ?? ''}`);

  it('hold things where they lie', () => {
    expect(pageOf('hand:peasant', view, 0)).toBe('mine');
    expect(pageOf('deck:military', view, 0)).toBe('board');
    expect(pageOf(`card:${view.piles[0].top ?? ''}`, view, 0)).toBe('board');
    expect(pageOf(city, view, 0)).toBe('mine');
    expect(pageOf(rival, view, 0)).toBe('rivals');
    expect(pageOf(city, view, 1)).toBe('rivals');
    expect(pageOf('fief:neutral', view, 0)).toBe('board');
    expect(pageOf('fief:fief1', view, 0)).toBe('rivals');
    expect(pageOf('ground:fief0', view, 0)).toBe('mine');
  });

  it('hold a card that only lies in my hand with what is mine', () => {
    expect(pageOf('card:peasant-20', view, 0)).toBe('mine');
  });

  it('hold a battle on the board', () => {
    const fighting: MedView = {
      ...view,
      battle: { fief: 'fief0', attacker: 1, defender: 0, stage: 'attack', formations: [], bonuses: [], arrows: [], heals: [] },
    };
    expect(pageOf(city, fighting, 0)).toBe('board');
  });
});

describe('what is printed on cards', () => {
  it('names a type by its id without the number', () => {
    expect(typeOf('peasant-03')).toBe('peasant');
    expect(typeOf('city')).toBe('city');
  });

  it('raises the price of a character whose building is missing', () => {
    const view = opening(2);
    expect(pricesOf(view, 0, 'knight').find(({ resource }) => resource === 'gold')).toEqual({ resource: 'gold', n: 3, extra: 2 });
    expect(pricesOf(view, 0, 'peasant')).toEqual([{ resource: 'food', n: 1, extra: 0 }]);
    expect(enablerOf(view, 'knight')).toBe('stable');
    expect(enabledBy(view, 'stable')).toBe('knight');
    expect([stepsIn(view, 'knight'), stepsIn(view, 'soldier')]).toEqual([2, 1]);
  });

  it('is read from the content pack of the table, whether or not it is loaded here', async () => {
    const changes = {
      cardTypes: { military: { soldier: { cost: { labour: 0, food: 2, energy: 1, gold: 0 }, military: { attack: 3, defence: 1 } } } },
    };
    const added = await game.packs.add({ game: 'medievalia', name: 'Another box', changes });
    const view = opening(2, added.ok ? added.id : '');
    expect(pricesOf(view, 0, 'soldier')[0]).toEqual({ resource: 'food', n: 2, extra: 0 });
    expect(faceIn(view, 'soldier').attack).toBe(3);
    expect(faceIn(opening(2), 'soldier').attack).toBe(2);
  });

  it('orders a hand by kind, with alike cards together', () => {
    const view = opening(2);
    expect(handOrder(view, ['soldier-02', 'peasant-05', 'field-01', 'peasant-01'])).toEqual([
      { type: 'field', cards: ['field-01'] },
      { type: 'peasant', cards: ['peasant-01', 'peasant-05'] },
      { type: 'soldier', cards: ['soldier-02'] },
    ]);
  });
});

describe('who could not be fed', () => {
  const person = (id: string): CardView => ({ id, type: 'peasant', seat: 0, used: false, damage: 0, steps: 0, fought: false });
  const host = (type: string, resource: HostView['resource'], characters: readonly CardView[]): HostView => ({
    ...person(`${type}-01`),
    type,
    resource,
    output: 1,
    workerSlots: 2,
    buildingSlots: 2,
    buildings: [],
    characters,
    guarded: false,
    garrison: { attack: 0, defence: 0 },
  });
  const field = host('field', 'food', [person('peasant-01')]);
  const farm = host('farm', 'food', []);
  const mine = host('mine', 'gold', []);
  const view = opening(2);
  const table: MedView = {
    ...view,
    players: [{ ...view.players[0], characters: 8, capacity: 8, hosts: [field, farm, mine] }, view.players[1]],
  };

  it('is told before a worker leaves the fields, unless he works for food elsewhere', () => {
    expect(hungryAfter(table, 'peasant-01', mine)).toBe(2);
    expect(hungryAfter(table, 'peasant-01', null)).toBe(2);
    expect(hungryAfter(table, 'peasant-01', farm)).toBe(0);
    expect(hungryAfter(table, 'peasant-02', mine)).toBe(0);
  });
});

describe('what has changed', () => {
  const news: readonly LogEntry[] = [
    { seq: 1, seat: 0, key: 'drew', params: { seat: 0, deck: 'military', known: 'yes', card: 'soldier', id: 'soldier-02' } },
    { seq: 2, seat: 1, key: 'drew', params: { seat: 1, deck: 'military', known: 'no', card: '', id: '' } },
    { seq: 3, seat: 1, key: 'characterPlayed', params: { seat: 1, card: 'peasant', id: 'peasant-04', where: 'open', hostCard: '' } },
    { seq: 4, seat: 0, key: 'marched', params: { seat: 0, card: 'knight', id: 'knight-01', from: 'fief0', fief: 'neutral' } },
  ];

  it('is marked, but not what nobody may see', () => {
    expect([...freshOf(news)]).toEqual(['card:soldier-02', 'card:peasant-04', 'card:knight-01']);
  });

  it('travels from the deck, from another’s fief, or from where it was', () => {
    expect(journeysOf(news, 0)).toEqual([
      { what: 'card:soldier-02', from: 'deck:military' },
      { what: 'card:peasant-04', from: 'fief-of:1' },
      { what: 'card:knight-01', from: null },
    ]);
  });
});
