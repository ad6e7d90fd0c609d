import { describe, expect, it } from 'vitest';
import type { AnaState } from '../state.ts';
import { acting, answer, begin, c, defending, deployed, playUntil, row, viewOf } from './builders.ts';

function inRound(round: number, seats = 2, seed = 7): AnaState {
  return playUntil(begin({ seats, seed }), (s) => s.round === round && s.phase === 'actions');
}

describe('dealing attack cards', () => {
  it('ANA-5.1 all attack cards and all Final Assaults are shuffled together anew each round', () => {
    const seen = Array.from({ length: 40 }, (_, seed) => [1, 2].map((round) => inRound(round, 1, seed).players[0].attacks));
    // A card dealt in round 1 can come again in round 2, on any slot, and so can a Final Assault.
    expect(seen.some(([first, second]) => second.slice(1).includes(first[1]))).toBe(true);
    expect(seen.some(([first, second]) => first[0] === second[0])).toBe(true);
    expect(seen.some(([first, second]) => first[0] !== second[0])).toBe(true);
  });

  it('ANA-5.2 each player gets one Final Assault, face up on slot 0', () => {
    const s = inRound(1, 4);
    const finals = s.players.map(({ attacks }) => attacks[0]);
    expect(new Set(finals).size).toBe(4);
    for (const [seat, p] of viewOf(s, null).players.entries())
      expect(p.attacks[0]).toMatchObject({ slot: 0, type: 'finalAssault', face: { card: c.attackCards[finals[seat]].id } });
  });

  it('ANA-5.3 in round k each player gets k attack cards', () => {
    for (const round of [1, 2, 3, 4, 5]) for (const { attacks } of inRound(round, 3).players) expect(attacks.slice(1)).toHaveLength(round);
  });

  it('ANA-5.4 ANA-5.5 ANA-5.9 the first player gets all own cards first, then the next clockwise, from left to right as drawn', () => {
    const decks = [0, 1, 2].map(() => Array.from({ length: 24 }, (_, i) => i));
    const paths = Array.from({ length: 25 }, (_, i) => i);
    const loot = [0, 1, 2, 3, 4];
    const attacks = Array.from({ length: 36 }, (_, i) => i);
    const finals = [0, 1, 2, 3, 4, 5];
    // Seat 1 is drawn as first player; the decks lie as numbered, the last card on top.
    const s = begin({ seats: 3, script: [1, ...decks, paths, loot, loot, attacks, finals] });
    expect(s.firstPlayer).toBe(1);
    expect(s.players.map((p) => p.attacks[1])).toEqual([33, 35, 34]);
    expect(s.players.map((p) => p.attacks[0])).toEqual([39, 41, 40]);
    playUntil(s, ({ phase }) => phase === 'actions');
    const later = inRound(3, 2);
    const all = later.players.flatMap((p) => p.attacks.slice(1));
    expect(new Set(all).size).toBe(6);
  });

  it('ANA-5.5 the cards drawn one after another fill slots 1, 2, 3 from left to right', () => {
    const order = Array.from({ length: 36 }, (_, i) => i);
    const s = acting({ round: 2 });
    s.core.chance = { kind: 'script', key: [1, 2, 3, 1], script: [order, [0, 1, 2, 3, 4, 5]], at: 0, moments: s.core.chance.moments };
    playUntil(s, ({ round, phase }) => round === 3 && phase === 'actions');
    expect(s.players[0].attacks.slice(1)).toEqual([35, 34, 33]);
  });

  it('ANA-5.6 cards on slots 2 and 4 lie face down, the others face up', () => {
    const [p] = viewOf(inRound(5, 1), 0).players;
    expect(p.attacks.map(({ face }) => face !== null)).toEqual([true, true, false, true, false, true]);
  });

  it('ANA-5.7 of a face-down card everybody, its owner too, sees the type and nothing else', () => {
    const s = row(acting({ seats: 2, round: 2 }), ['FIN-1', 'ATK-01', 'ATK-19']);
    // What a card with that back may be is printed in the rules.
    const back = expect.objectContaining({ faces: expect.any(Number) });
    for (const seat of [0, 1, null]) expect(viewOf(s, seat).players[0].attacks[2]).toEqual({ slot: 2, type: 'ballista', face: null, back });
    const other = row(acting({ seats: 2, round: 2 }), ['FIN-1', 'ATK-01', 'ATK-16']);
    expect(viewOf(other, 0)).toEqual(viewOf(s, 0));
  });

  it('ANA-5.8 ANA-30.10 it is turned up only by knowledge or when all have prepared their defence', () => {
    const s = row(acting({ seats: 2, round: 2 }), ['FIN-1', 'ATK-01', 'ATK-19']);
    const isUp = (): boolean => viewOf(s, 0).players[0].attacks[2].face !== null;
    s.players[0].goods[1] = 1;
    answer(s, 'done', 0);
    expect(isUp()).toBe(false);
    answer(s, 'done', 1);
    expect(s.phase).toBe('preparation');
    expect(isUp()).toBe(false);
    playUntil(s, ({ phase }) => phase === 'resolution' || phase === 'draft');
    const spied = row(acting({ seats: 2, round: 2 }), ['FIN-1', 'ATK-01', 'ATK-19']);
    spied.players[0].knowledge = 1;
    answer(spied, 'spy 1 2', 0);
    expect(viewOf(spied, 1).players[0].attacks[2].face).toMatchObject({ card: 'ATK-19', violent: true });
  });

  it('ANA-5.10 ANA-34.9 no card stays for another round, defended or not', () => {
    const s = deployed(row(acting(), ['FIN-1', 'ATK-05']), { top: { knight: 1 } });
    defending(s);
    expect(s.players[0]).toMatchObject({ defended: 1, undefended: 1, attacks: [], faceUp: 0 });
  });
});
