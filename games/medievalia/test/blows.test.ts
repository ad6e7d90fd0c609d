import { describe, expect, it } from 'vitest';
import { bearingOf, clashOf, comingTo, fallenIf, fallenOf, fewestLost, pointsAt, threatTo } from '../rules/blows.ts';
import type { BattleView, FormationView, HostView } from '../view.ts';

const knight = { id: 'knight-01', attack: 4, toughness: 2 };
const soldier = { id: 'soldier-01', attack: 2, toughness: 2 };
const peasant = { id: 'peasant-01', attack: 1, toughness: 1 };

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

describe('the damage that is foreseen', () => {
  it('is spent in order, and a card that holds takes what is left', () => {
    expect(fallenOf(3, [soldier, peasant])).toEqual(['soldier-01', 'peasant-01']);
    expect(fallenOf(2, [peasant, soldier])).toEqual(['peasant-01']);
    expect(fallenOf(1, [soldier, peasant])).toEqual([]);
  });

  it('costs fewest cards when the toughest take it first', () => {
    expect(fewestLost(1, [peasant, soldier])).toBe(0);
    expect(fewestLost(2, [peasant, soldier])).toBe(1);
    expect(fewestLost(3, [peasant, soldier])).toBe(2);
  });

  it('MED-17.9 costs fewer cards when Infantry protects one that would fall, never itself', () => {
    const infantry = { id: 'infantry-01', attack: 2, toughness: 2, shield: 1 };
    expect(fewestLost(2, [infantry])).toBe(1);
    expect(fewestLost(2, [soldier, peasant])).toBe(1);
    expect(fewestLost(2, [infantry, soldier])).toBe(0);
    expect(fewestLost(3, [infantry, peasant])).toBe(1);
    expect(fewestLost(4, [infantry, peasant])).toBe(2);
    expect(fewestLost(5, [infantry, { ...infantry, id: 'infantry-02' }])).toBe(1);
    expect(clashOf([infantry, peasant], [knight, soldier])).toMatchObject({ attack: 3, against: 6, lost: 2, killed: 1 });
  });

  it('is told for both sides of a clash', () => {
    expect(clashOf([peasant, soldier], [knight])).toEqual({ attack: 3, against: 4, lost: 2, of: 2, killed: 1, killedOf: 1 });
  });

  it('changes with an arrow or a heal', () => {
    const cards = [{ ...soldier, falls: false }];
    expect(fallenIf(formation({ cards, damage: 1 }), 'soldier-01', -1)).toEqual(['soldier-01']);
    expect(fallenIf(formation({ cards, damage: 2 }), 'soldier-01', 1)).toEqual([]);
    expect(bearingOf(battle([], { arrows: ['archer-01', 'archer-01'], heals: ['archer-01'] }), 'archer-01', 2, 1)).toBe(0);
  });
});

describe('what an army would do to a host', () => {
  const host = (defence: number, characters: number): HostView => ({
    id: 'mine-01',
    type: 'mine',
    seat: 0,
    used: false,
    damage: 0,
    steps: 0,
    fought: false,
    resource: 'gold',
    output: 1,
    workerSlots: 2,
    buildingSlots: 2,
    buildings: [],
    characters: Array.from({ length: characters }, (_, n) => ({
      id: `peasant-0${n}`,
      type: 'peasant',
      seat: 0,
      used: false,
      damage: 0,
      steps: 0,
      fought: false,
    })),
    guarded: characters > 0,
    garrison: { attack: 0, defence },
  });

  it('destroys a territory with one point more than its guards can bear', () => {
    expect(threatTo(host(0, 0), 1, false, 1)).toBe('lost');
    expect(threatTo(host(2, 1), 2, false, 0)).toBe('losses');
    expect(threatTo(host(2, 1), 3, false, 0)).toBe('lost');
    expect(threatTo(host(2, 1), 3, false, 1)).toBe('losses');
  });

  it('destroys a City with just the points it can bear', () => {
    expect(threatTo(host(8, 0), 8, true, 0)).toBe('lost');
    expect(threatTo(host(8, 0), 7, true, 0)).toBe('holds');
  });

  it('adds to the points that strike there already', () => {
    const struck = battle([formation({ attacking: true, attack: 2, foe: 1 }), formation({ host: 'mine-01' })]);
    expect(pointsAt(struck, 'mine-01', 3)).toBe(5);
    expect(pointsAt(struck, 'farm-01', 3)).toBe(3);
  });
});

describe('an army that strikes', () => {
  const first = formation({ attacking: true, army: 1, attack: 2, foe: 2 });
  const second = formation({ attacking: true, army: 2, attack: 4, foe: 2 });
  const target = formation({ host: 'mine-01', attack: 1 });

  it('count on a target to strike back, unless it has a choice', () => {
    const alone = battle([{ ...first, foe: 1 }, target]);
    expect(comingTo(alone, alone.formations[0], target)).toBe(1);
    const several = battle([first, second, target]);
    expect(comingTo(several, first, target)).toBe(0);
  });
});
