import { describe, expect, it } from 'vitest';
import { WALL_PLACES } from '../options.ts';
import { whyNotWall } from '../rules/fortifications.ts';
import { SIDES, TRACKS, type Track } from '../vocabulary.ts';
import {
  acting,
  answer,
  asked,
  attributesOf,
  c,
  can,
  goodsOf,
  keys,
  me,
  own,
  play,
  playUntil,
  refusalOf,
  towers,
  walls,
} from './builders.ts';

const cranes = ['smallCrane', 'largeCrane'] as const;
const lengthOf = (track: Track): number => c.tracks[TRACKS.indexOf(track)].length;

describe('fortifications', () => {
  it('ANA-9.1 four tracks: gate 6, towers 8, walls 12, moat 10', () => {
    expect(['gate', 'towers', 'walls', 'moat'].map((track) => lengthOf(TRACKS.find((known) => known === track) ?? 'gate'))).toEqual([
      6, 8, 12, 10,
    ]);
  });

  it('ANA-9.2 gate, towers and walls cost 1 artisan and 1 material, the moat 1 serf', () => {
    for (const [key, after] of [
      ['fill gate.1', []],
      ['fill towers.1', ['tower TL']],
      ['fill walls.1', ['wall top']],
    ] as const) {
      const s = acting({ goods: { artisan: 1, material: 1, serf: 1 } });
      play(s, key, ...after);
      expect(goodsOf(s)).toEqual({ serf: 1 });
    }
    const s = acting({ goods: { artisan: 1, material: 1, serf: 1 } });
    answer(s, 'fill moat.1');
    expect(goodsOf(s)).toEqual({ artisan: 1, material: 1 });
  });

  it.each([
    ['gate', 2, 4],
    ['towers', 4, 6],
    ['walls', 4, 8],
    ['moat', 4, 7],
  ] as const)('ANA-9.3 ANA-9.4 %s: after box %i the small crane is needed, after box %i the large one', (track, first, second) => {
    const at = (filled: number) => acting({ goods: { artisan: 1, material: 1, serf: 1 }, tracks: { [track]: filled } });
    const next = (filled: number): string => `fill ${track}.${filled + 1}`;
    expect(can(at(first - 1), next(first - 1))).toBe(true);
    expect(refusalOf(at(first), next(first)).params).toEqual({ machines: ['smallCrane'] });
    expect(can(own(at(second - 1), ['smallCrane']), next(second - 1))).toBe(true);
    expect(refusalOf(own(at(second), ['smallCrane']), next(second)).params).toEqual({ machines: ['largeCrane'] });
    expect(can(own(at(second), cranes), next(second))).toBe(true);
  });

  it('ANA-9.5 boxes give might, patrons and materials as printed', () => {
    const gives = (track: Track, box: number) => {
      const s = own(acting({ goods: { artisan: 1, material: 1, serf: 1 }, tracks: { [track]: box - 1 } }), cranes);
      answer(s, `fill ${track}.${box}`);
      return { ...goodsOf(s), ...attributesOf(s) };
    };
    // What is paid and what other tracks cost stays out of it.
    const rewards = (track: Track) =>
      Array.from({ length: lengthOf(track) }, (_, i) => {
        const { serf = 0, artisan = 0, material = 0, ...rest } = gives(track, i + 1);
        expect([serf, artisan]).toEqual(track === 'moat' ? [0, 1] : [1, 0]);
        const materials = track === 'moat' ? material - 1 : material;
        return Object.entries(materials > 0 ? { ...rest, material: materials } : rest)
          .map(([what, n]) => `${what} ${n}`)
          .join();
      });
    const [M, P, T] = ['might 1', 'patron 1', 'material 1'];
    expect(rewards('gate')).toEqual(['', M, T, M, P, 'might 2']);
    expect(rewards('towers')).toEqual(['', T, '', M, P, M, P, 'might 2']);
    expect(rewards('walls')).toEqual(['', T, '', M, P, '', T, M, P, M, T, 'might 2']);
    expect(rewards('moat')).toEqual(['', '', T, '', M, '', T, M, P, M]);
  });

  it('ANA-9.6 the first gate box puts the die at 1, each later one raises it, up to 6', () => {
    const s = own(acting({ goods: { artisan: 9, material: 9 } }), cranes);
    for (let box = 1; box <= 6; box++) {
      answer(s, `fill gate.${box}`);
      expect(me(s).gate).toBe(box);
    }
  });

  it('ANA-9.7 a tower icon puts a new tower on an empty corner or raises one from 1 to 2', () => {
    const s = towers(acting({ goods: { artisan: 1, material: 1 } }), { TL: 1 });
    answer(s, 'fill towers.1');
    expect(keys(s)).toEqual(['tower TL', 'tower TR', 'tower BR', 'tower BL']);
    answer(s, 'tower TL');
    expect(me(s).towers).toEqual([2, 0, 0, 0]);
  });

  it('ANA-9.8 no tower exceeds 2; at most 8 pips', () => {
    const s = towers(acting({ goods: { artisan: 1, material: 1 } }), { TL: 2, TR: 1 });
    answer(s, 'fill towers.1');
    expect(keys(s)).toEqual(['tower TR', 'tower BR', 'tower BL']);
    expect(refusalOf(s, 'tower TL')).toMatchObject({ rule: 'ANA-9.8', key: 'towerFull' });
    const all = own(acting({ goods: { artisan: 9, material: 9 } }), cranes);
    playUntil(
      all,
      (now) => now.players[0].towers.every((pips) => pips === 2),
      (q) =>
        q.kind === 'pick' ? (q.options.find(({ key }) => key.startsWith('fill towers') || key.startsWith('tower'))?.key ?? 'done') : '0',
    );
    expect(me(all).towers).toEqual([2, 2, 2, 2]);
  });

  it('ANA-9.9 a wall icon puts a new wall on an empty side or raises one by 1', () => {
    const s = acting({ goods: { artisan: 2, material: 2 } });
    play(s, 'fill walls.1', 'wall left');
    expect(me(s).walls).toEqual([0, 0, 0, 1]);
    const raised = walls(acting({ goods: { artisan: 1, material: 1 } }), { top: 1, right: 1, left: 1, bottom: 1 });
    play(raised, 'fill walls.1', 'wall right');
    expect(me(raised).walls).toEqual([1, 2, 1, 1]);
  });

  it('ANA-9.10 ANA-9.11 W5 adjacent walls differ by at most 1, opposite ones may differ more', () => {
    const s = walls(acting({ goods: { artisan: 1, material: 1 } }), { top: 1, left: 1, right: 1 });
    answer(s, 'fill walls.1');
    expect(keys(s)).toEqual(['wall top', 'wall bottom']);
    for (const side of ['left', 'right']) expect(refusalOf(s, `wall ${side}`)).toMatchObject({ rule: 'ANA-9.10', key: 'wallTooHigh' });
    answer(s, 'wall top');
    expect(me(s).walls).toEqual([2, 1, 0, 1]);
  });

  it('ANA-9.12 a wall of the lowest value can always be raised, so that the icon is never lost', () => {
    const s = acting();
    const heights = [0, 1, 2, 3, 4];
    for (const top of heights)
      for (const right of heights)
        for (const bottom of heights)
          for (const left of heights) {
            walls(s, { top, right, bottom, left });
            const lowest = Math.min(top, right, bottom, left);
            expect(SIDES.some((_, side) => me(s).walls[side] === lowest && whyNotWall(me(s), WALL_PLACES[side]) === null)).toBe(true);
          }
    answer(walls(acting({ goods: { artisan: 1, material: 1 } }), {}), 'fill walls.1');
  });

  it('ANA-9.12 the owner must place it and chooses where', () => {
    const s = acting({ goods: { artisan: 1, material: 1, serf: 1 } });
    answer(s, 'fill walls.1');
    expect(asked(s)).toEqual(['0 placeWall']);
    expect(keys(s)).toHaveLength(4);
  });

  it('ANA-9.13 only every second moat box deepens the moat, from 1 to 5', () => {
    const s = own(acting({ goods: { serf: 10 } }), cranes);
    const depths = Array.from({ length: 10 }, (_, i) => {
      answer(s, `fill moat.${i + 1}`);
      return me(s).moat;
    });
    expect(depths).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('ANA-9.14 fortification dice never go down', () => {
    const s = acting({ seats: 2, goods: { artisan: 3, material: 3, serf: 4 } });
    play(s, 'fill walls.1', 'wall top', 'fill gate.1', 'fill towers.1', 'tower BR', 'fill moat.1', 'fill moat.2');
    const dice = () => [me(s).gate, me(s).moat, ...me(s).walls, ...me(s).towers];
    const before = dice();
    playUntil(s, () => false);
    expect(dice()).toEqual(before);
  });
});

describe('quarry & forest, farms, training grounds', () => {
  it('ANA-10.1 each box costs 1 serf; 8 boxes each', () => {
    for (const track of ['quarryForest', 'farms', 'trainingGrounds'] as const) {
      expect(lengthOf(track)).toBe(8);
      const s = acting({ goods: { serf: 2 }, tracks: { [track]: 1 } });
      answer(s, `fill ${track}.2`);
      expect(goodsOf(s).serf).toBe(1);
    }
  });

  it.each([
    ['quarryForest', ['material', 'material', '+material', 'loyalty', 'material 2', '+material', 'loyalty material', 'loyalty +material']],
    ['farms', ['food', 'food', '+food', 'loyalty', '+food', 'food 2', 'loyalty +food', 'loyalty food +food']],
    ['trainingGrounds', ['soldier', '', '+soldier', 'loyalty', 'soldier', '+soldier', 'loyalty soldier', 'loyalty +soldier']],
  ] as const)('ANA-10.2 ANA-10.3 the boxes of %s give goods, loyalty or production', (track, rewards) => {
    rewards.forEach((reward, i) => {
      const s = acting({ goods: { serf: 1 }, tracks: { [track]: i } });
      answer(s, `fill ${track}.${i + 1}`);
      const words = reward.split(' ').filter((word) => word !== '');
      const expected: { [word: string]: number } = {};
      words.forEach((word, at) => {
        if (!/\d/.test(word)) expected[word] = Number(words[at + 1]) || 1;
      });
      const raised = Object.fromEntries(
        Object.entries(me(s).production)
          .filter(([, n]) => n > 0)
          .map(([good, n]) => [`+${['serf', 'artisan', 'patron', 'soldier', 'knight', 'coin', 'material', 'food'][Number(good)]}`, n]),
      );
      expect({ ...goodsOf(s), ...attributesOf(s), ...raised }).toEqual(expected);
    });
  });
});
