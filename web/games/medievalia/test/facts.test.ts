import { beginGame, fastChance, type Json } from '@castellan/engine';
import { type CardView, game, type HostView, type MedView } from '@castellan/medievalia';
import { protectionIn, shieldIn } from '@castellan/medievalia/preview';
import { describe, expect, it } from 'vitest';

function isView(board: Json): board is MedView {
  return typeof board === 'object' && board !== null && 'fiefs' in board;
}

function begun(): MedView {
  const board: Json = game.view(beginGame(game, { seats: 2, options: {} }, fastChance(1)), 0);
  if (!isView(board)) throw new Error('a table is shown');
  return board;
}

describe('what protects the guards of a host', () => {
  const view = begun();
  const [city] = view.players[0].hosts;
  if (city === null) throw new Error('everybody has a City');
  const card = (type: string): CardView => ({ ...city, id: `${type}-01`, type });
  const host = (buildings: readonly string[], characters: readonly string[]): HostView => ({
    ...city,
    buildings: buildings.map(card),
    characters: characters.map(card),
  });

  it('MED-8.17 is one point of each civil building, none of a military one', () => {
    expect(protectionIn(view, host(['school', 'church'], ['peasant']))).toBe(2);
    expect(protectionIn(view, host(['school', 'tower'], ['peasant']))).toBe(1);
  });

  it('MED-17.9 MED-17.10 is one more of each Infantry that another character stands beside', () => {
    expect([shieldIn(view, 'infantry'), shieldIn(view, 'knight')]).toEqual([1, 0]);
    expect(protectionIn(view, host([], ['infantry']))).toBe(0);
    expect(protectionIn(view, host(['tower'], ['infantry']))).toBe(0);
    expect(protectionIn(view, host([], ['infantry', 'peasant']))).toBe(1);
    expect(protectionIn(view, host(['bank'], ['infantry', 'infantry']))).toBe(3);
  });
});
