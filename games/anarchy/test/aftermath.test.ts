import { describe, expect, it } from 'vitest';
import type { AnaState } from '../state.ts';
import { acting, attributesOf, c, defending, deployed, goodsOf, me, playUntil, row, setAttributes, walls } from './builders.ts';

/** A castle that holds all cards of round 3 but those named. */
function roundThree(undefended: number, scenario = 'classicEasy'): AnaState {
  const cards = ['ATK-01', 'ATK-02', 'ATK-03'].map((card, i) => (i < undefended ? 'ATK-31' : card));
  return walls(row(acting({ round: 3, scenario }), ['FIN-1', ...cards]), { top: 4, right: 4, bottom: 4, left: 4 });
}

describe('aftermath', () => {
  it('ANA-34.1 ANA-39.3 in siege mode bravery for the cards defended comes first', () => {
    const s = roundThree(1, 'siegeEasy');
    s.core.told = [];
    defending(s);
    const rises = s.core.told.filter(({ key }) => key === 'attributeRises').map(({ params }) => params.attribute);
    // Three of four cards defended: 2 bravery; then loyalty.
    expect(rises).toEqual(['bravery', 'bravery', 'loyalty']);
  });

  it('ANA-34.2 ANA-34.4 W19 in round 3: 0, 1, 2 or more cards not defended', () => {
    for (const [undefended, loyalty, discontent] of [
      [0, 2, 0],
      [1, 1, 1],
      [2, 0, 2],
      [3, 0, 2],
    ]) {
      const s = defending(roundThree(undefended));
      expect([attributesOf(s).loyalty ?? 0, me(s).discontent]).toEqual([loyalty, discontent]);
    }
    const assault = defending(row(acting({ round: 1 }), ['FIN-1', 'ATK-31']));
    expect(me(assault)).toMatchObject({ undefended: 2, discontent: 1 });
  });

  it('ANA-34.2 ANA-39.3 only the cards of this round count', () => {
    const s = roundThree(1, 'siegeEasy');
    Object.assign(me(s), { defended: 3, undefended: 3, attacksDefended: 3 });
    defending(s);
    expect(me(s)).toMatchObject({ defended: 3, undefended: 1, attacksDefended: 6, discontent: 1 });
    expect(attributesOf(s)).toEqual({ bravery: 2, loyalty: 1 });
  });

  it('ANA-34.3 the resolve is 1, 2, 2, 3, 4', () => {
    expect([1, 2, 3, 4, 5].map((round) => c.resolve[round])).toEqual([1, 2, 2, 3, 4]);
    expect(attributesOf(defending(walls(row(acting({ round: 1 }), ['FIN-1', 'ATK-01']), { top: 1, right: 1 }))).loyalty).toBe(1);
  });

  it('ANA-34.5 loyalty lost on a full track is not turned into discontent', () => {
    const s = defending(setAttributes(roundThree(0), { loyalty: 24 }));
    expect([attributesOf(s).loyalty, me(s).discontent]).toEqual([24, 0]);
  });

  it('ANA-34.6 survivors are discarded, 1 serf for each full 3 force: artisan, soldier and laid down 1, knight 2', () => {
    const serfs = (there: Parameters<typeof deployed>[1]) => {
      const s = deployed(setAttributes(roundThree(0), { loyalty: 6 }), there);
      defending(s);
      expect(me(s).deployed.every((n) => n === 0)).toBe(true);
      return goodsOf(s).serf ?? 0;
    };
    expect(serfs({ top: { artisan: 1, soldier: 1 } })).toBe(0);
    expect(serfs({ top: { artisan: 1, soldier: 1 }, left: { laidKnight: 1 } })).toBe(1);
    expect(serfs({ top: { knight: 2 }, left: { soldier: 1 } })).toBe(1);
    expect(serfs({ top: { knight: 3 }, left: { laidSoldier: 2 } })).toBe(2);
    for (const laid of ['laidArtisan', 'laidSoldier', 'laidKnight']) {
      expect(serfs({ top: { [laid]: 1 }, left: { [laid]: 1 } })).toBe(0);
      expect(serfs({ top: { [laid]: 1 }, left: { [laid]: 2 } })).toBe(1);
    }
  });

  it('ANA-34.7 workers gained in the defence wait on the board for the next round', () => {
    const s = setAttributes(roundThree(0), { loyalty: 2 });
    deployed(s, { top: { soldier: 2 } });
    defending(s);
    // Loyalty 3 gives a serf; the two soldiers are too few for another.
    expect(goodsOf(s)).toEqual({ serf: 1 });
    const violent = setAttributes(walls(row(acting({ round: 1 }), ['FIN-6', 'ATK-05']), { top: 2, right: 1, left: 1 }), { bravery: 2 });
    defending(violent);
    expect(goodsOf(violent)).toEqual({ soldier: 1 });
  });

  it('ANA-34.8 they are gained in round 5 too', () => {
    const s = walls(acting({ round: 5, goods: { knight: 3 } }), { top: 4, right: 4, bottom: 4, left: 4 });
    row(s, ['FIN-1', 'ATK-01', 'ATK-02', 'ATK-03', 'ATK-04', 'ATK-01']);
    playUntil(s, () => false);
    expect(s.core.result).not.toBeNull();
    // Six force stood unhurt: 2 serfs; loyalty 3 gives another.
    expect(goodsOf(s)).toEqual({ serf: 3 });
  });
});

describe('siege mode', () => {
  it('ANA-39.1 there are no castles to take and no discontent for leaving them', () => {
    const s = playUntil(acting({ scenario: 'siegeEasy', seats: 2 }), () => false);
    // Unpaid food and cards not defended only.
    const food = [1, 2, 3, 4, 5].reduce((sum, round) => sum + c.foodDue[round] + (c.scenarioCards[14 + round].siege?.ribbon ?? 0), 0);
    const resolve = [1, 2, 3, 4, 5].reduce((sum, round) => sum + c.resolve[round], 0);
    expect(me(s).discontent + me(s).attributes[1]).toBeLessThanOrEqual(food + resolve);
    expect(me(s).castles).toBe(0);
  });

  it('ANA-39.3 the table of each card counts the Final Assault', () => {
    const bravery = (undefended: number) => attributesOf(defending(roundThree(undefended, 'siegeStandard'))).bravery ?? 0;
    expect([0, 1, 2, 3].map(bravery)).toEqual([4, 2, 1, 0]);
  });

  it('ANA-39.4 the Conqueror stays in the deck and cannot score', () => {
    const s = acting({ scenario: 'siegeHard', seats: 2 });
    const all = [...s.pathDeck, ...s.players.flatMap(({ paths }) => paths)];
    expect(all.map((card) => c.paths[card].id)).toContain('conqueror');
    expect(all).toHaveLength(25);
    expect(me(playUntil(s, () => false)).castles).toBe(0);
  });
});
