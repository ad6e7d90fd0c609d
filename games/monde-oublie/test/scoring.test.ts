import { describe, expect, it } from 'vitest';
import data from '../content/data.json' with { type: 'json' };
import { scoreOf, tribeScore } from '../rules/scoring.ts';
import { FAMINE, type MonState } from '../state.ts';
import { TRIBES } from '../vocabulary.ts';
import { answer, army, asked, cards, endActions, give, start, toRound, view } from './builders.ts';

/** The end of a game of two in which nothing happened before the given position. */
function ended(first: Parameters<typeof give>[2], second: Parameters<typeof give>[2] = {}, seats = 2): MonState {
  const s = toRound(start(seats), 6);
  for (const player of s.players) player.coins = 0;
  give(s, 0, first);
  give(s, 1, second);
  endActions(s);
  while (s.core.result === null && asked(s)[0].endsWith('chooseStarving')) answer(s, 'citizen 1');
  return s;
}

const line = (s: MonState, key: string): readonly number[] | undefined => s.core.result?.breakdown?.find((row) => row.key === key)?.values;

describe('the score', () => {
  it('MON-9.1 loses 2 VP for each citizen on the famine space', () => {
    const s = toRound(start(), 6);
    give(s, 0, { damaged: ['port-de-peche', 'champ-de-ble'] });
    endActions(s);
    answer(s, 'citizen 1 + citizen 2');
    expect(line(s, 'famine')).toEqual([-4, 0]);
    expect(s.core.result?.scores).toEqual([2 - 4, 2]);
  });

  it('MON-9.2 counts damaged cards as repaired', () => {
    const s = ended({ city: ['palais-des-marees', 'jardins-suspendus'], damaged: ['palais-des-marees', 'jardins-suspendus'] });
    expect(s.players[0].damaged).toEqual([]);
    const now = start();
    give(now, 0, { city: ['jardins-suspendus'], damaged: ['jardins-suspendus', 'champ-de-ble'] });
    expect(view(now).players[0].cardVp).toBe(2);
    expect(line(s, 'blue')?.[0]).toBe(2);
    expect(line(s, 'cards')?.[0]).toBe(1 + 2);
  });

  it('MON-9.3 MON-9.4 scores 1, 2, 4, 6, 8, 11 for 1 to 6 banners of a tribe, and no more beyond', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 9].map((n) => tribeScore(cards, n))).toEqual([0, 1, 2, 4, 6, 8, 11, 11, 11]);
    const s = ended(
      { city: ['forge', 'caserne', 'rempart', 'arsenal'] },
      { city: ['forge', 'caserne', 'rempart', 'arsenal', 'grande-muraille'] },
    );
    expect(line(s, 'red')).toEqual([11, 11]);
    expect(view(s).players.map(({ banners }) => banners.red.count)).toEqual([6, 8]);
  });

  it('MON-9.5 counts banners in the city and on titans, not in the reserve', () => {
    const s = ended({ city: ['rempart'], titans: ['taureau-de-fer'], reserve: ['arsenal'] });
    expect(line(s, 'red')).toEqual([6, 0]);
  });

  it('MON-9.6 adds the VP printed on Empire cards and titans', () => {
    const s = ended({ city: ['salle-des-trophees'], titans: ['mere-des-ombres'] });
    expect(line(s, 'cards')).toEqual([1 + 2, 0]);
  });

  it('MON-9.7 gives nothing for coins, knowledge, provinces, armies and citizens', () => {
    const s = ended(
      {
        coins: 40,
        knowledge: 9,
        provinces: ['plaine-du-levant', 'foret-haute'],
        armies: [army('phalange'), army('lanciers'), army('pillards')],
        citizens: [-1, -1, -1, -1],
      },
      {},
    );
    expect(s.core.result?.scores).toEqual([2 - 2, 2]);
    expect(line(s, 'famine')).toEqual([-2, 0]);
    const fed = ended({ coins: 40, knowledge: 9, provinces: ['collines-fertiles'], citizens: [-1, -1, -1, -1] });
    expect(fed.core.result?.scores).toEqual([2, 2]);
  });

  it('MON-9.8 may be negative', () => {
    const s = start();
    give(s, 0, { citizens: [FAMINE, FAMINE, FAMINE] });
    expect(scoreOf(cards, s.players[0]).total).toBe(-4);
    expect(view(s).players[0]).toMatchObject({ famineVp: -6, vp: -4 });
  });
});

describe('the winner', () => {
  it('MON-9.9 has the highest total', () => {
    const s = ended({}, { city: ['rempart'] });
    expect(s.core.result).toMatchObject({ scores: [2, 4], winners: [1], by: 'score' });
  });

  it('MON-9.10 among equals has more coins in stock; coins on armies do not count', () => {
    const s = ended({ coins: 4, armies: [army('lanciers', { art: 20 })] }, { coins: 5 });
    expect(s.core.result).toMatchObject({ scores: [2, 2], winners: [1], by: 'coins' });
    expect(line(s, 'tie.coins')).toEqual([4, 5]);
  });

  it('MON-9.11 then more Empire, province and titan cards, starting cards included, the reserve not', () => {
    const even = ended(
      { knowledge: 5, city: ['pecheries', 'verger'], reserve: ['forge', 'ecole'] },
      { city: ['flotte-du-large'], titans: ['cerf-des-brumes'], provinces: ['foret-haute'] },
    );
    expect(even.core.result).toMatchObject({ scores: [4, 4], winners: [1], by: 'cards' });
    expect(line(even, 'tie.cards')).toEqual([4, 5]);
  });

  it('MON-9.12 then more knowledge', () => {
    const s = ended({ knowledge: 1 }, { knowledge: 0 });
    expect(s.core.result).toMatchObject({ winners: [0], by: 'knowledge' });
  });

  it('MON-9.13 otherwise shares the victory with the others who are tied', () => {
    const s = ended({}, {}, 3);
    expect(s.core.result).toMatchObject({ scores: [2, 2, 2], winners: [0, 1, 2], by: 'shared' });
    const two = ended({ coins: 3 }, { coins: 3 }, 3);
    expect(two.core.result).toMatchObject({ winners: [0, 1], by: 'shared' });
  });
});

describe('cards that score', () => {
  const cardVp = (given: Parameters<typeof give>[2]): number => {
    const s = start();
    give(s, 0, { coins: 0, ...given });
    return view(s).players[0].cardVp;
  };

  it('MON-13.18 W3 Citadelle: 1–2, 3–4, 5 or more red banners, itself included, give 1, 2, 3 (and MON-9.3: 8 VP for 5)', () => {
    expect(cardVp({ city: ['citadelle'] })).toBe(1);
    expect(cardVp({ city: ['citadelle', 'forge'] })).toBe(1);
    expect(cardVp({ city: ['citadelle', 'rempart'] })).toBe(2);
    expect(cardVp({ city: ['citadelle', 'rempart', 'forge'] })).toBe(2);
    expect(cardVp({ city: ['citadelle', 'rempart', 'arsenal'] })).toBe(3);
    expect(cardVp({ city: ['citadelle', 'rempart', 'arsenal', 'grande-muraille'] })).toBe(3);
    const s = start();
    give(s, 0, { city: ['citadelle', 'rempart', 'arsenal'] });
    expect(view(s).players[0]).toMatchObject({ banners: { red: { count: 5, vp: 8 } }, cardVp: 3 });
  });

  it('MON-13.19 Palais des Marées, Arbre Ancien, Sanctuaire du Soleil and Galerie des Masques do the same for their tribes', () => {
    expect(cardVp({ city: ['palais-des-marees', 'quai-marchand'] })).toBe(2);
    expect(cardVp({ city: ['palais-des-marees', 'flottille', 'pont'] })).toBe(3);
    expect(cardVp({ city: ['arbre-ancien', 'bosquet-sacre'] })).toBe(2);
    expect(cardVp({ city: ['sanctuaire-du-soleil', 'grand-grenier', 'ecole'] })).toBe(3);
    expect(cardVp({ city: ['galerie-des-masques', 'palais', 'bazar', 'grue'] })).toBe(3);
    expect(cardVp({ city: ['galerie-des-masques'] })).toBe(1);
  });

  it('MON-13.11 W13 Fête de la Lune: 1 VP for each complete set, not capped by the table (and MON-9.3)', () => {
    const s = start();
    s.players[0].city = [];
    give(s, 0, {
      city: [
        'fete-de-la-lune',
        'rempart',
        'arsenal',
        'grande-muraille',
        'flottille',
        'pont',
        'bosquet-sacre',
        'grand-grenier',
        'observatoire',
        'bazar',
      ],
    });
    const { banners, cardVp: vp } = view(s).players[0];
    expect(Object.values(banners).map(({ count }) => count)).toEqual([6, 3, 2, 4, 2]);
    expect(Object.values(banners).map((tribe) => tribe.vp)).toEqual([11, 4, 2, 6, 2]);
    expect(vp).toBe(2);
    const plain = [...data.empireA, ...data.empireB].filter(({ id, endScore }) => endScore === null || id === 'fete-de-la-lune');
    const rich = start();
    rich.players[0].city = [];
    give(rich, 0, { city: plain.map(({ id }) => id) });
    const fewest = Math.min(...TRIBES.map((tribe) => plain.flatMap((card) => card.banners).filter((banner) => banner === tribe).length));
    expect(fewest).toBeGreaterThan(6);
    expect(view(rich).players[0].cardVp).toBe(fewest);
    expect(cardVp({ city: ['fete-de-la-lune', 'forge'] })).toBe(0);
  });

  it('MON-13.24 Salle des Trophées, Sénat and Chancellerie count titans, provinces and Empire cards', () => {
    const titans = ['ver-des-sables', 'grand-singe', 'cerf-des-brumes', 'grand-roc', 'leviathan'];
    expect(cardVp({ city: ['salle-des-trophees'], titans: titans.slice(0, 2) })).toBe(2);
    expect(cardVp({ city: ['salle-des-trophees'], titans })).toBe(4);
    expect(
      cardVp({ city: ['senat'], provinces: ['foret-haute', 'plaine-du-levant', 'defile-de-fer', 'monts-d-argent', 'cote-aux-roseaux'] }),
    ).toBe(5);
    expect(cardVp({ city: ['chancellerie'] })).toBe(0);
    expect(cardVp({ city: ['chancellerie', 'forge'] })).toBe(1);
    expect(cardVp({ city: ['chancellerie', 'forge', 'bazar', 'pont', 'verger'] })).toBe(1);
    expect(cardVp({ city: ['chancellerie', 'forge', 'bazar', 'pont', 'verger', 'ecole'] })).toBe(2);
  });

  it('MON-13.25 Comptoir, Cercle des Sages, Jardins Suspendus round down and have a limit of 4; Mère des Ombres gives 2', () => {
    expect([2, 3, 5, 6, 12, 30].map((coins) => cardVp({ city: ['comptoir'], coins }))).toEqual([0, 1, 1, 2, 4, 4]);
    expect([0, 1, 4, 9].map((knowledge) => cardVp({ city: ['cercle-des-sages'], knowledge }))).toEqual([0, 1, 4, 4]);
    expect(cardVp({ city: ['jardins-suspendus'] })).toBe(2);
    expect(cardVp({ city: ['jardins-suspendus', 'verger'] })).toBe(2);
    expect(cardVp({ city: ['jardins-suspendus', 'pecheries'] })).toBe(3);
    expect(cardVp({ city: ['jardins-suspendus', 'pecheries', 'flotte-du-large', 'vergers-royaux'] })).toBe(4);
    expect(cardVp({ titans: ['mere-des-ombres'] })).toBe(2);
  });

  it('MON-13.27 Comptoir spends nothing: its coins still break ties', () => {
    const s = ended({ city: ['comptoir'], coins: 6 }, { city: ['flotte-du-large', 'camp-entrainement', 'verger'], coins: 5 });
    expect(s.core.result?.scores).toEqual([5, 5]);
    expect(s.core.result).toMatchObject({ winners: [0], by: 'coins' });
    expect(s.players[0].coins).toBe(6);
  });
});
