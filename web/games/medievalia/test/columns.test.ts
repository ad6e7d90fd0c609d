import type { BattleView, FormationView } from '@castellan/medievalia';
import { describe, expect, it } from 'vitest';
import { columnsOf, inOrder } from '../columns.ts';

function formation(part: Partial<FormationView>): FormationView {
  return {
    seat: 0,
    army: null,
    attacking: false,
    host: null,
    hostLost: false,
    cards: [],
    attack: 0,
    damage: 0,
    foe: null,
    fighting: true,
    ...part,
  };
}

function battle(formations: readonly FormationView[], marks: Partial<BattleView> = {}): BattleView {
  return { fief: 'fief0', attacker: 1, defender: 0, stage: 'targets', formations, bonuses: [], arrows: [], heals: [], ...marks };
}

describe('the columns of the stage', () => {
  const first = formation({ attacking: true, army: 1, attack: 2, foe: 2 });
  const second = formation({ attacking: true, army: 2, attack: 4, foe: 2 });
  const target = formation({ host: 'mine-01', attack: 1 });

  it('show a foe that several armies strike only once', () => {
    const [one, two] = columnsOf(battle([first, second, target]));
    expect([one.foe, one.sharedWith]).toEqual([target, null]);
    expect([two.foe, two.sharedWith]).toEqual([target, 1]);
  });

  it('follows the order that is being put together, with the City last', () => {
    const fighters = [
      { id: 'knight-01', attack: 4, toughness: 2 },
      { id: 'soldier-01', attack: 2, toughness: 2 },
      { id: 'city-01', attack: 2, toughness: 8 },
    ].map((card) => ({ ...card, falls: false }));
    const garrison = formation({ host: 'city-01', cards: fighters });
    expect(inOrder(garrison, ['soldier-01']).map(({ id }) => id)).toEqual(['soldier-01', 'knight-01', 'city-01']);
    expect(inOrder(garrison, []).map(({ id }) => id)).toEqual(['knight-01', 'soldier-01', 'city-01']);
  });
});
