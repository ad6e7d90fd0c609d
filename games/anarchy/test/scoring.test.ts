import { describe, expect, it } from 'vitest';
import { pathPoints } from '../rules/goals.ts';
import { rankOf, scoreOf } from '../rules/scoring.ts';
import type { AnaState, Player } from '../state.ts';
import { TRACKS, type Track } from '../vocabulary.ts';
import { acting, begin, c, ending, give, maskOf, me, path, setAttributes, wheelMask } from './builders.ts';

/** The end of the game, with everybody's paths and attributes as given. */
function end(s: AnaState): AnaState {
  for (const p of s.players) {
    p.paths = [];
    p.tent = 5;
  }
  return ending(s);
}

describe('end of game', () => {
  it('ANA-1.4 ANA-37.4 the highest score wins', () => {
    const s = end(setAttributes(setAttributes(acting({ seats: 3, round: 5 }), { might: 5 }), { loyalty: 7 }, 2));
    expect(s.core.result).toMatchObject({ scores: [5, 0, 7], winners: [2], by: 'score' });
  });

  it('ANA-1.5 ANA-37.1 W23 attributes, path cards and the penalty make the score', () => {
    const s = setAttributes(acting(), { bravery: 23, loyalty: 16, influence: 5, might: 11 });
    Object.assign(me(s), {
      discontent: 4,
      paths: ['valiant', 'faithfulVassal', 'warlord', 'conqueror', 'matchmaker'].map(path),
      castles: 4,
      couples: 4,
    });
    // 3 for bravery 23, 2 for loyalty 16, 1 for might 11, 3 for 4 castles, 3 for 4 couples.
    expect(me(s).paths.map((card) => pathPoints(c, me(s), card))).toEqual([3, 2, 1, 3, 3]);
    expect(scoreOf(s, c, me(s))).toBe(61);
  });

  it('ANA-37.1 the lines of the scoring table add up to the score', () => {
    const s = setAttributes(acting({ round: 5 }), { bravery: 10, influence: 3 });
    Object.assign(me(s), { discontent: 3, tent: 5 });
    ending(s);
    const lines = s.core.result?.breakdown ?? [];
    expect(lines.map(({ key }) => key)).toEqual(['bravery', 'loyalty', 'influence', 'might', 'paths', 'discontent']);
    expect(lines.reduce((sum, { values }) => sum + values[0], 0)).toBe(s.core.result?.scores[0]);
  });

  it('ANA-37.2 each path card gives the points of its highest threshold reached', () => {
    const s = acting();
    expect([9, 10, 14, 15, 19, 20, 24].map((bravery) => pathPoints(c, me(setAttributes(s, { bravery })), path('valiant')))).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ]);
  });

  it('ANA-37.3 a score may be negative', () => {
    const s = acting({ seats: 2, round: 5 });
    me(s).discontent = 10;
    expect(end(s).core.result?.scores).toEqual([-18, 0]);
  });

  it('ANA-37.5 equal scores: the least final discontent wins', () => {
    const s = setAttributes(setAttributes(acting({ seats: 2, round: 5 }), { might: 8 }), { might: 6 }, 1);
    me(s).discontent = 2;
    expect(end(s).core.result).toMatchObject({ scores: [6, 6], winners: [1], by: 'discontent' });
    // Who has fewer points does not win by having less discontent.
    const three = setAttributes(
      setAttributes(setAttributes(acting({ seats: 3, round: 5 }), { might: 8 }), { might: 7 }, 1),
      { might: 2 },
      2,
    );
    [2, 1, 0].forEach((discontent, seat) => {
      three.players[seat].discontent = discontent;
    });
    expect(end(three).core.result).toMatchObject({ scores: [6, 6, 2], winners: [1], by: 'discontent' });
  });

  it('ANA-37.6 still equal: the most workers, of all five kinds, win', () => {
    const s = acting({ seats: 3, round: 5, goods: { coin: 9, food: 9, material: 9, knight: 1 } });
    give(s, { serf: 1, patron: 1 }, 1);
    give(s, { artisan: 1 }, 2);
    expect(end(s).core.result).toMatchObject({ scores: [0, 0, 0], winners: [1], by: 'workers' });
    // Who has more discontent does not win by having more workers.
    const three = setAttributes(acting({ seats: 3, round: 5, goods: { serf: 9 } }), { might: 1 });
    me(three).discontent = 1;
    give(give(three, { serf: 1 }, 1), { serf: 2 }, 2);
    expect(end(three).core.result).toMatchObject({ scores: [0, 0, 0], winners: [2], by: 'workers' });
  });

  it('ANA-37.7 still equal: they share the win', () => {
    const s = setAttributes(acting({ seats: 3, round: 5 }), { might: 1 }, 1);
    give(setAttributes(s, { loyalty: 1 }, 2), { serf: 2 }, 2);
    give(s, { knight: 2 }, 1);
    expect(end(s).core.result).toMatchObject({ scores: [0, 1, 1], winners: [1, 2], by: 'shared' });
  });

  it('ANA-37.8 solo ranks', () => {
    expect([-5, 0, 59, 60, 74, 75, 84, 85, 99, 100, 120].map((score) => rankOf(c, score))).toEqual([
      'vassal',
      'vassal',
      'vassal',
      'knight',
      'knight',
      'baron',
      'baron',
      'earl',
      'earl',
      'steward',
      'steward',
    ]);
    const s = setAttributes(acting({ round: 5 }), { bravery: 24, loyalty: 24, influence: 14 });
    expect(end(s).core.result).toMatchObject({ scores: [62], winners: [0], by: 'knight' });
  });
});

describe('path cards', () => {
  it('ANA-37.2 the thresholds of the 25 goals', () => {
    const thresholds = (id: string): string =>
      c.paths[path(id)].goal.map((conditions) => conditions.map(({ value }) => value).join('+')).join(' ');
    const table: { readonly [goal: string]: readonly string[] } = {
      '1 2 3': ['chaplain', 'castellan', 'chancellor', 'captain', 'steward', 'emissary', 'banker', 'financier'],
      '2 3 4': ['engineer', 'champion', 'conqueror', 'sapper', 'matchmaker', 'strategist'],
      '2 1 0': ['peacemaker'],
      '9 13 17': ['warlord'],
      '5 8 11': ['mason'],
      '1 3 5': ['spymaster'],
      '4 6 8': ['minstrel'],
      '10 15 20': ['valiant', 'faithfulVassal'],
      '4+2 6+4 8+6': ['architect'],
      '8 12 16': ['courtier'],
      '2 4 6': ['masterAtArms'],
      '2 3 5': ['bailiff'],
    };
    for (const [goal, ids] of Object.entries(table)) expect(ids.map(thresholds)).toEqual(ids.map(() => goal));
    expect(Object.values(table).flat()).toHaveLength(25);
  });

  /** Points for positions that grow step by step. */
  function points(card: string, ...positions: readonly ((p: Player) => void)[]): number[] {
    return positions.map((change) => {
      const p = me(acting());
      change(p);
      return pathPoints(c, p, path(card));
    });
  }
  const track = (name: Track, filled: number) => (p: Player) => {
    p.tracks[TRACKS.indexOf(name)] = filled;
  };
  const attribute = (index: number, filled: number) => (p: Player) => {
    p.attributes[index] = filled;
  };
  const set = (fields: Partial<Player>) => (p: Player) => {
    Object.assign(p, fields);
  };

  it('ANA-38.1 Chaplain: chapel levels completed 1 / 2 / 3', () => {
    expect(points('chaplain', set({ squares: 0b11 }), ...[0b111, 0b111111, 0b111111111].map((squares) => set({ squares })))).toEqual([
      0, 1, 2, 3,
    ]);
  });
  it('ANA-38.2 Castellan: keep levels completed 1 / 2 / 3', () => {
    expect(points('castellan', ...[3, 4, 7, 8, 12].map((n) => track('keep', n)))).toEqual([0, 1, 1, 2, 3]);
  });
  it('ANA-38.3 Engineer: siege weapons constructed 2 / 3 / 4, without cranes or what is only developed', () => {
    expect(
      points(
        'engineer',
        set({ machines: 0b0000111, developed: 0b1111111 }),
        set({ machines: 0b0001100 }),
        set({ machines: 0b0011100 }),
        set({ machines: 0b1111111 }),
      ),
    ).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.4 Peacemaker: final discontent at most 2 / 1 / 0', () => {
    expect(points('peacemaker', ...[3, 2, 1, 0].map((discontent) => set({ discontent })))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.5 Chancellor: command lines completed 1 / 2 / 3', () => {
    const lines = ['governance', 'warfare', 'worship', 'entertainment'] as const;
    const full = (n: number) => (p: Player) => {
      for (const [i, line] of lines.entries()) track(line, i < n ? 9 : 8)(p);
    };
    expect(points('chancellor', full(0), full(1), full(2), full(3), full(4))).toEqual([0, 1, 2, 3, 3]);
    expect(points('chancellor', ...lines.map((line) => track(line, 9)))).toEqual([1, 1, 1, 1]);
  });
  it('ANA-38.6 Captain: rally tokens 1 / 2 / 3, active or not', () => {
    expect(points('captain', ...[0, 1, 2, 3].map((rallyTokens) => set({ rallyTokens, rallyActive: 0 })))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.7 Champion: tournaments won 2 / 3 / 4', () => {
    expect(points('champion', ...[0b1, 0b101, 0b111, 0b101011, 0b111111].map((victories) => set({ victories })))).toEqual([0, 1, 2, 3, 3]);
  });
  it('ANA-38.8 Warlord: might 9 / 13 / 17', () => {
    expect(points('warlord', ...[8, 9, 13, 17].map((n) => attribute(3, n)))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.9 Conqueror: castles 2 / 3 / 4', () => {
    expect(points('conqueror', ...[1, 2, 3, 4, 5].map((castles) => set({ castles })))).toEqual([0, 1, 2, 3, 3]);
  });
  it('ANA-38.10 Steward: serf tracks completely filled 1 / 2 / 3', () => {
    const full = (n: number) => (p: Player) => {
      for (const [i, name] of (['quarryForest', 'farms', 'trainingGrounds'] as const).entries()) track(name, i < n ? 8 : 7)(p);
    };
    expect(points('steward', full(0), full(1), full(2), full(3))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.11 Mason: wall pips 5 / 8 / 11', () => {
    expect(
      points(
        'mason',
        ...[
          [1, 1, 1, 1],
          [2, 1, 1, 1],
          [2, 2, 2, 2],
          [3, 3, 3, 2],
        ].map((walls) => set({ walls })),
      ),
    ).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.12 Spymaster: knowledge earned 1 / 3 / 5, used or not', () => {
    expect(points('spymaster', ...[0, 1, 3, 5].map((knowledgeEarned) => set({ knowledgeEarned, knowledge: 0 })))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.13 Emissary: helps 1 / 2 / 3; not in solo', () => {
    expect(points('emissary', ...[0, 1, 2, 3].map((helps) => set({ helps })))).toEqual([0, 1, 2, 3]);
    const s = begin();
    expect([...s.pathDeck, ...s.pathOffer]).not.toContain(path('emissary'));
  });
  it('ANA-38.14 Sapper: moat 2 / 3 / 4', () => {
    expect(points('sapper', ...[1, 2, 3, 4].map((moat) => set({ moat })))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.15 Minstrel: pennants 4 / 6 / 8', () => {
    expect(points('minstrel', ...[0b111, 0b1111, 0b111111, 0b11111111].map((pennants) => set({ pennants })))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.16 Valiant: bravery 10 / 15 / 20', () => {
    expect(points('valiant', ...[9, 10, 15, 20].map((n) => attribute(0, n)))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.17 W24 Architect: towers and gate 4+2 / 6+4 / 8+6, both needed', () => {
    const built = (towers: number[], gate: number) => set({ towers, gate });
    expect(
      points(
        'architect',
        built([1, 1, 1, 0], 6),
        built([1, 1, 1, 1], 2),
        built([2, 2, 1, 1], 4),
        built([2, 2, 2, 2], 3),
        built([2, 2, 2, 2], 6),
      ),
    ).toEqual([0, 1, 2, 1, 3]);
  });
  it('ANA-38.18 Courtier: influence 8 / 12 / 16', () => {
    expect(points('courtier', ...[7, 8, 12, 16].map((n) => attribute(2, n)))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.19 Master-at-Arms: knight trainings 2 / 4 / 6', () => {
    expect(points('masterAtArms', ...[1, 2, 4, 6].map((n) => track('knightTraining', n)))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.20 Bailiff: additions complete 2 / 3 / 5, free ones too', () => {
    const complete = (n: number) => set({ additions: c.additions.flatMap((_, i) => (i < n ? [3, 3] : [3, 0])) });
    expect(points('bailiff', complete(1), complete(2), complete(3), complete(5))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.21 Banker: bank levels completed 1 / 2 / 3', () => {
    expect(points('banker', ...[2, 3, 6, 9].map((n) => track('bank', n)))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.22 Faithful Vassal: loyalty 10 / 15 / 20', () => {
    expect(points('faithfulVassal', ...[9, 10, 15, 20].map((n) => attribute(1, n)))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.23 Matchmaker: couples 2 / 3 / 4', () => {
    expect(points('matchmaker', ...[1, 2, 3, 4].map((couples) => set({ couples })))).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.24 Financier: quarters completed 1 / 2 / 3, the weapon makers not among them', () => {
    const all = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i + 1}`);
    expect(
      points(
        'financier',
        set({ wheel: wheelMask(...all('wea', 10), ...all('mer', 5)) }),
        set({ wheel: wheelMask(...all('mer', 6)) }),
        set({ wheel: wheelMask(...all('mer', 6), ...all('gui', 6)) }),
        set({ wheel: wheelMask(...all('mer', 6), ...all('gui', 6), ...all('all', 6)) }),
      ),
    ).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.25 Strategist: tactics researched 2 / 3 / 4', () => {
    const researched = (...tactics: readonly ('stones' | 'logs' | 'bolts' | 'pitch' | 'covers')[]) =>
      set({ researched: maskOf(['stones', 'logs', 'bolts', 'pitch', 'covers'], tactics) });
    expect(
      points(
        'strategist',
        researched('stones'),
        researched('stones', 'covers'),
        researched('stones', 'logs', 'pitch'),
        researched('stones', 'logs', 'pitch', 'bolts'),
      ),
    ).toEqual([0, 1, 2, 3]);
  });
  it('ANA-38.26 only Conqueror and Emissary are named by the rulebook', () => {
    const named = c.data.pathCards.filter(({ src }) => typeof src === 'object' && src.name === 'seed').map(({ key }) => key);
    expect(named).toEqual(['conqueror', 'emissary']);
    expect(c.data.pathCards.every(({ src }) => typeof src === 'object' && ['seed', 'authored'].includes(String(src.name)))).toBe(true);
  });
});
