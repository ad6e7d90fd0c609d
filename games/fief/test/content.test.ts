import { describe, expect, it } from 'vitest';
import { content } from '../content/content.ts';
import { game } from '../index.ts';
import { bishopric, c, fief, village } from './builders.ts';

const errors = async (changes: unknown): Promise<readonly string[]> => {
  const added = await content.add({ game: 'fief', name: 'test', changes });
  return added.ok ? [] : added.errors;
};

describe('content', () => {
  it('FIE-1.1 FIE-1.2 is Fief, for three to six families', () => {
    expect(game).toMatchObject({ id: 'fief', seats: { min: 3, max: 6 } });
    expect(c.limits.lords).toBe(4);
  });

  it('FIE-2.1 has 24 villages joined by 31 roads both ways, each in one fief and one bishopric', () => {
    expect(c.villages).toHaveLength(24);
    const ends = c.villages.flatMap(({ neighbours }, from) => neighbours.map((to) => [from, to]));
    expect(ends).toHaveLength(2 * 31);
    for (const [from, to] of ends) expect(c.villages[to].neighbours).toContain(from);
    for (const lands of [c.fiefs, c.bishoprics])
      expect(lands.flatMap(({ villages }) => villages).sort((a, b) => a - b)).toEqual([...c.villages.keys()]);
    for (const [i, { fief: land, bishopric: see }] of c.villages.entries()) {
      expect(c.fiefs[land].villages).toContain(i);
      expect(c.bishoprics[see].villages).toContain(i);
    }
  });

  it('FIE-2.2 numbers the bishoprics, and the principal village of each bears its name', () => {
    expect(c.bishoprics.map(({ id, villages }) => `${id} ${villages.length}`)).toEqual([
      'blaye 7',
      'tournus 4',
      'saintGerome 5',
      'bourg 4',
      'sigy 4',
    ]);
    for (const { id, principal } of c.bishoprics) expect(c.villages[principal].id).toBe(id);
    expect(c.villages.filter(({ principal }) => principal)).toHaveLength(5);
  });

  it('FIE-2.3 has two baronies of two villages, four counties of three, two duchies of four', () => {
    const kinds = c.fiefs.map(({ rank, villages }) => `${rank} ${villages.length}`).sort();
    expect(kinds).toEqual(['baron 2', 'baron 2', 'count 3', 'count 3', 'count 3', 'count 3', 'duke 4', 'duke 4']);
  });

  it('FIE-2.4 FIE-2.5 has the published stock', () => {
    expect(c.stock).toEqual({ pawns: [13, 8, 2], embassies: 3, taxMarkers: 3, mills: 15, forts: [0, 12, 8], assassinMarkers: 2 });
  });

  it('FIE-2.7 FIE-5.2 has 22 character cards: 12 men, 6 women, 3 Cardinals and d’Arc', () => {
    const brown = c.cards.filter(({ back }) => back === 'brown');
    expect(brown).toHaveLength(22);
    expect(brown.filter(({ kind }) => kind === 'cardinal')).toHaveLength(3);
    expect(brown.filter(({ kind }) => kind === 'dArc')).toHaveLength(1);
    expect(c.lords.filter(({ man }) => man)).toHaveLength(12);
    expect(c.lords).toHaveLength(18);
  });

  it('FIE-2.8 has 25 fortune cards and 10 calamities, told apart by their backs', () => {
    expect(c.cards.filter(({ back }) => back === 'grey')).toHaveLength(25);
    expect(c.cards.filter(({ back, calamity }) => back === 'black' && calamity >= 0)).toHaveLength(10);
  });

  it('FIE-6.1 knows the surprise cards', () => {
    const surprises = new Set(c.cards.filter(({ isSurprise }) => isSurprise).map(({ kind }) => kind));
    expect([...surprises].sort()).toEqual(['ambush', 'assassination', 'cardinal', 'dArc', 'justice', 'revolt', 'secretPassage']);
  });

  it('takes content packs, and says what is wrong with one', async () => {
    const added = await content.add({ game: 'fief', name: 'rich', changes: { players: { start: { ecus: 9 } } } });
    expect(added).toMatchObject({ ok: true });
    expect(await errors({ income: { village: 2 } })).toEqual([]);
    expect((await errors({ map: { villages: { sigy: { fief: 'comteTournus' } } } })).join()).toContain('sigy');
    expect((await errors({ map: { villages: { sigy: { adjacent: ['saintCiers', 'blaye'] } } } })).join()).toContain(
      'no road leads to blaye',
    );
    expect((await errors({ income: { regent: 7 } })).join()).toContain('regent');
    expect((await errors({ eventDeck: { size: 36 } })).join()).toContain('eventDeck.size');
    expect((await errors({ map: { fiefs: { comteSigy: { titlePrice: 7 } } } })).join()).toContain('titlePrice');
    expect((await errors({ lords: { henri: { sex: 'horse' } } })).length).toBeGreaterThan(0);
  });

  it('counts roads as bits of the village’s neighbours', () => {
    const { roadTo, neighbours } = c.villages[village('sigy')];
    expect(neighbours.map((to) => roadTo[to])).toEqual([1, 2]);
    expect(roadTo[village('blaye')]).toBe(0);
    expect(c.fiefs[fief('comteSigy')].price).toBe(6);
    expect(c.struckBy.slice(1)).toEqual([0, 1, 2, 3, 4, -1]);
    expect(bishopric('sigy')).toBe(4);
  });
});
