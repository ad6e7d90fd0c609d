import { COMMANDS, content, type PlayerView, TRACKS } from '@castellan/anarchy';
import { describe, expect, it } from 'vitest';
import {
  boxAt,
  boxesOf,
  buildingRows,
  CHAPEL,
  domainCard,
  isMet,
  lootOf,
  measureNeeded,
  pathCard,
  trackRow,
  unlockedBy,
  WHEEL,
} from '../facts.ts';
import { countsPrinted, rewardPrinted, wordsOf } from '../printed.ts';
import { opening } from './opening.ts';

const shipped = content.of({ pack: '' });

describe('the boxes of the sheets', () => {
  it('are those of the rules, with their costs and gains', () => {
    for (const { options, costs } of shipped.boxes) {
      const [{ at, gains }] = options;
      const box = boxAt(at?.[0] ?? '');
      expect(box, at?.[0]).not.toBeNull();
      if (box === null) continue;
      expect(box.costs.length).toBe(costs.length);
      const isSquare = box.id.startsWith('chapel.') && box.id.split('.').length === 3;
      if (!isSquare) expect([...wordsOf(box.reward)].sort(), box.id).toEqual([...gains].sort());
    }
  });

  it('stand in the order in which the rules fill them', () => {
    for (const track of TRACKS) {
      const drawn = boxesOf(track).filter(({ id }) => !/^chapel\.\d\./.test(id));
      expect(drawn.map(({ id }) => id)).toEqual(shipped.tracks[TRACKS.indexOf(track)].map(({ id }) => id));
    }
    expect(buildingRows('keep').map(({ before, boxes }) => [before, boxes.length])).toEqual([
      [0, 4],
      [4, 4],
      [8, 4],
    ]);
  });

  it('say what a command line opens', () => {
    const [first] = trackRow('governance').boxes;
    expect(unlockedBy(first)).toEqual(['keep.1']);
    for (const line of COMMANDS) expect(trackRow(line).boxes.flatMap(unlockedBy).length).toBeGreaterThan(8);
    expect(unlockedBy(trackRow('gate').boxes[0])).toEqual([]);
  });

  it('join on the wheel both ways', () => {
    for (const { id, links } of WHEEL)
      for (const link of links) if (link !== 'centre') expect(WHEEL.find((node) => node.id === link)?.links, `${id} ${link}`).toContain(id);
  });

  it('need measures, cranes and chapels', () => {
    const [mine] = opening(2).players;
    const third = trackRow('gate').boxes[2];
    expect(isMet(third.need, mine)).toBe(false);
    expect(isMet(third.need, { ...mine, constructed: ['smallCrane'] })).toBe(true);
    const [, second] = buildingRows('keep');
    const grown: PlayerView = { ...mine, tracks: { ...mine.tracks, governance: 4 } };
    expect(measureNeeded(second.need)).toEqual({ line: 'governance', n: 4 });
    expect(isMet(second.need, grown)).toBe(false);
    expect(isMet(second.need, { ...grown, constructed: ['smallCrane'] })).toBe(true);
    const [square] = CHAPEL[0].squares;
    expect(isMet(square.need, mine)).toBe(false);
    expect(isMet(square.need, { ...mine, tracks: { ...mine.tracks, chapel: 1 } })).toBe(true);
  });
});

describe('what is printed', () => {
  it('has a name of the rules for every sign', () => {
    expect(rewardPrinted({ fort: 'gate', gain: { might: 2 } }).map(({ word }) => word)).toEqual(['gate', 'might.2']);
    expect(rewardPrinted({ prod: ['coin'], gain: { coin: 1 } }).map(({ word, mark }) => [word, mark])).toEqual([
      ['more-coin', 'made'],
      ['coin', undefined],
    ]);
    expect(rewardPrinted({ horse: 'black', develop: 'ram', brew: 2 }).map(({ word }) => word)).toEqual([
      'brew.2',
      'black-horse',
      'develop-ram',
    ]);
    expect(wordsOf(rewardPrinted({}))).toEqual(['nothing']);
    expect(countsPrinted({ food: 0, serf: 3 })).toEqual([{ sign: 'serf', n: 3, word: 'serf.3' }]);
  });

  it('is found by name', () => {
    expect(pathCard('mason').metrics).toEqual(['wallPips']);
    expect(pathCard('peacemaker').atLeast).toBe(false);
    expect(pathCard('mason').goal.length).toBe(3);
    expect(domainCard(1).valentine).toBe(1);
    expect(lootOf('SML-1')).toEqual([{ sign: 'coin', n: 2, word: 'coin.2' }]);
    expect(() => pathCard('nobody')).toThrow();
  });
});
