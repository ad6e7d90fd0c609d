import { expect, it } from 'vitest';
import { GOODS } from '../vocabulary.ts';
import { acting, answer, begin, defending, deployed, keys, me, path, row, setAttributes, towers, viewOf, walls } from './builders.ts';

it('shows what the round asks for: food, resolve and strengths', () => {
  const siege = viewOf(acting({ round: 4, scenario: 'siegeHard' }), 0);
  expect(siege).toMatchObject({ round: 4, foodOwed: 4 + 3, resolve: 3, strength: { A: 4, B: 3, C: 4, D: 5, E: 6 } });
  expect(viewOf(acting({ round: 5 }), null)).toMatchObject({ foodOwed: 5, resolve: 4, strength: { A: 4, B: 3, C: 3, D: 4, E: 5 } });
});

it('shows what a player has so far: score, penalty, yields and the way to each path', () => {
  const s = setAttributes(acting(), { bravery: 10, might: 3 });
  Object.assign(me(s), {
    discontent: 4,
    paths: ['valiant', 'architect'].map(path),
    gate: 2,
    towers: [2, 1, 1, 0],
    rallyTokens: 2,
    rallyActive: 1,
  });
  me(s).production[GOODS.indexOf('coin')] = 2;
  const [p] = viewOf(s, 0).players;
  expect(p.paths).toEqual([
    { path: 'valiant', points: 1, counts: [10] },
    { path: 'architect', points: 1, counts: [4, 2] },
  ]);
  expect([p.penalty, p.score]).toEqual([6, 10 + 3 + 2 - 6]);
  expect([p.production.coin, p.yields.coin, p.yields.serf]).toEqual([2, 3, 3]);
  expect(p.rally).toEqual({ tokens: 2, active: 1 });
});

it('ANA-6.5 shows who is still to take a path card, in order, and how far the goals on offer are', () => {
  const s = setAttributes(begin({ seats: 3 }), { bravery: 16 }, 1);
  const order = [0, 1, 2].map((i) => (s.firstPlayer + i) % 3);
  s.pathOffer[0] = path('valiant');
  const before = viewOf(s, 0);
  expect(before.players[1].offered[0]).toEqual({ path: 'valiant', points: 2, counts: [16] });
  expect(before.players[0].offered.map((card) => card.path)).toEqual(before.pathOffer);
  expect(before.drafting).toEqual(order);
  answer(s, keys(s)[1]);
  expect(viewOf(s, 0).drafting).toEqual(order.slice(1));
  const acted = viewOf(acting({ seats: 2 }), 0);
  expect([acted.drafting, acted.players[0].offered]).toEqual([[], []]);
});

it('shows which card is being resolved, and what is open on it', () => {
  const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-05']), { top: { artisan: 1, soldier: 2 } });
  expect(viewOf(s, 0).players[0].resolving).toBeNull();
  defending(s);
  const [p] = viewOf(s, 0).players;
  expect(p.resolving).toBe(1);
  expect(p.attacks[1].face?.hits).toEqual([{ side: 'top', strength: 2, forts: {}, left: 2, stopped: 0 }]);
  answer(s, 'absorb top soldier');
  expect(viewOf(s, 0).players[0].attacks[1].face?.hits).toEqual([{ side: 'top', strength: 2, forts: {}, left: 1, stopped: 1 }]);
});

it('shows what each fortification absorbs of a blow', () => {
  const s = towers(walls(row(acting({ round: 5 }), ['FIN-1', 'ATK-01', 'ATK-31']), { top: 2 }), { TL: 1, TR: 2 });
  me(s).moat = 1;
  me(s).faceUp = 0b111;
  const [, ladder, catapult] = viewOf(s, 0).players[0].attacks;
  expect(ladder.face?.hits).toEqual([{ side: 'top', strength: 4, forts: { wall: 2 }, left: 2, stopped: 0 }]);
  expect(catapult.face?.hits).toMatchObject([{ side: 'whole', forts: {} }]);
});

it('ANA-5.7 shows what a face-down card may be by its back, and counts out what lies open anywhere', () => {
  const s = row(row(acting({ round: 2, seats: 2 }), ['FIN-1', 'ATK-01', 'ATK-21']), ['FIN-2', 'ATK-22', 'ATK-02'], 1);
  for (const p of s.players) p.faceUp = 0b011;
  const back = (seat: number) => viewOf(s, 0).players[seat].attacks[2];
  expect(back(0)).toMatchObject({ type: 'ram', face: null, back: { faces: 3 } });
  expect(back(1)).toMatchObject({ type: 'ladder', face: null, back: { faces: 7, least: 2, greatest: 3 } });
});

it('shows which card is met next, and what hangs on it', () => {
  const s = deployed(row(acting({ round: 2, scenario: 'siegeEasy' }), ['FIN-4', 'ATK-05', 'ATK-01']), {});
  expect(viewOf(s, 0).players[0].meeting).toBeNull();
  me(s).rallyActive = 1;
  deployed(s, { left: { soldier: 1 } });
  defending(s);
  const { meeting, force } = viewOf(s, 0).players[0];
  expect(meeting).toMatchObject({ slot: 2, loyalty: 1 });
  expect(force).toEqual({ top: 0, right: 0, bottom: 0, left: 1 });
});

it('shows how far the goals of a chapter are reached', () => {
  const s = acting({ scenario: 'kingIsDead', round: 3 });
  Object.assign(me(s), { castles: 2, paths: [] });
  expect(viewOf(s, 0).goals).toEqual([
    { metric: 'score', atLeast: true, value: 50, count: 0, isReached: false },
    { metric: 'castlesDefeated', atLeast: true, value: 2, count: 2, isReached: true },
  ]);
  expect(viewOf(acting(), 0).goals).toEqual([]);
});
