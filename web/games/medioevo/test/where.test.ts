import { describe, expect, it } from 'vitest';
import { view } from '../../../../games/medioevo/view.ts';
import { POSITIONS } from '../../../test/help/medioevo.ts';
import { pageOf } from '../where.ts';

describe('the pages of a phone', () => {
  const now = view(POSITIONS.purchase().state, 1);

  it('hold the map, my realm and the court', () => {
    expect(
      ['node:thrace', 'vehicle:15', 'shop:village', 'technology:law', 'card:empire-46', 'pact:1'].map((target) => pageOf(target, now, 1)),
    ).toEqual(['board', 'board', 'mine', 'mine', 'mine', 'rivals']);
  });

  it('show cards of which one is kept, and what is taken before the first turn, on their stage', () => {
    const dealt = { ...now, players: now.players.map((player) => ({ ...player, dealt: ['empire-07'] })) };
    expect(pageOf('card:empire-07', dealt, 1)).toBe('board');
    expect(pageOf('card:empire-46', dealt, 1)).toBe('mine');
    expect(pageOf('token:red', { ...now, phase: 'order' }, 1)).toBe('board');
  });
});
