import { describe, expect, it } from 'vitest';
import { countOf } from '../rules/goals.ts';
import { COMMANDS, TRACKS, type Track } from '../vocabulary.ts';
import {
  acting,
  answer,
  asked,
  attributesOf,
  c,
  can,
  filled,
  goodsOf,
  keys,
  own,
  play,
  productionOf,
  question,
  refusalOf,
  topCards,
} from './builders.ts';

const cranes = ['smallCrane', 'largeCrane'] as const;

describe('command lines', () => {
  it('ANA-15.1 four lines of 9 boxes', () => {
    for (const line of COMMANDS) expect(c.tracks[TRACKS.indexOf(line)]).toHaveLength(9);
  });

  it('ANA-15.2 a box costs 1 patron, or nothing when the keep grants it', () => {
    const s = acting({ goods: { patron: 2 }, tracks: { governance: 1, keep: 3 } });
    answer(s, 'fill warfare.1');
    expect(goodsOf(s)).toEqual({ patron: 1, soldier: 1 });
    play(s, 'fill keep.1.3', 'line warfare');
    expect(filled(s, 'warfare')).toBe(2);
    expect(goodsOf(s)).toEqual({ soldier: 1, material: 1 });
  });

  it.each([
    ['governance', ['coin', '', 'loyalty', 'material', '+serf', 'coin', '+artisan', '+coin', 'influence']],
    ['warfare', ['soldier', 'material', 'food', 'soldier', 'might', 'artisan', 'knight', 'bravery', 'might knight']],
    ['worship', ['serf', 'food', 'loyalty', 'patron', 'serf', 'loyalty', 'coin', 'serf loyalty', 'loyalty influence']],
    ['entertainment', ['food', 'brew', 'coin', 'brew', 'food', 'brew', 'influence', 'brew', 'loyalty brew']],
  ] as const)('ANA-15.3 the boxes of %s give what is printed, also when the keep fills them', (line, rewards) => {
    rewards.forEach((reward, i) => {
      for (const byKeep of line === 'governance' ? [false] : [false, true]) {
        const tracks = { [line]: i, ...(byKeep ? { governance: 1, keep: 3 } : {}) };
        const s = acting({ goods: { patron: 1 }, tracks });
        if (byKeep) play(s, 'fill keep.1.3', `line ${line}`);
        else answer(s, `fill ${line}.${i + 1}`);
        const influence = byKeep ? 1 : 0;
        const got = {
          ...goodsOf(s),
          ...attributesOf(s),
          ...Object.fromEntries(Object.keys(productionOf(s)).map((good) => [`+${good}`, 1])),
          ...(question(s).frame.step === 'brewCell' || s.players[0].discard.length > 0 ? { brew: 1 } : {}),
        };
        const expected: { [word: string]: number } = Object.fromEntries(
          reward
            .split(' ')
            .filter((word) => word !== '')
            .map((word) => [word, 1]),
        );
        if (influence > 0) expected.influence = (expected.influence ?? 0) + influence;
        expect(got).toEqual(expected);
      }
    });
  });

  it('ANA-15.4 W3 governance 1, 2, 3: 1 coin, nothing, 1 loyalty', () => {
    const s = acting({ goods: { patron: 3 } });
    answer(s, 'fill governance.1');
    expect([goodsOf(s), attributesOf(s)]).toEqual([{ patron: 2, coin: 1 }, {}]);
    answer(s, 'fill governance.2');
    expect([goodsOf(s), attributesOf(s)]).toEqual([{ patron: 1, coin: 1 }, {}]);
    answer(s, 'fill governance.3');
    expect([goodsOf(s), attributesOf(s)]).toEqual([{ coin: 1 }, { loyalty: 1 }]);
  });

  it('ANA-15.5 ANA-15.6 the measure is the number of filled boxes; reaching it builds nothing by itself', () => {
    const s = acting({ goods: { patron: 2, artisan: 1, material: 1 } });
    answer(s, 'fill governance.1');
    expect(refusalOf(s, 'build bank.1').params).toEqual({ command: 'governance', n: 2, measure: 1 });
    answer(s, 'fill governance.2');
    expect(filled(s, 'bank')).toBe(0);
    expect(can(s, 'build bank.1')).toBe(true);
    expect(can(s, 'fill bank.1.1')).toBe(false);
  });

  it('ANA-15.7 a line is completed with its ninth box', () => {
    const lines = (governance: number) => countOf(c, acting({ tracks: { governance, worship: 9 } }).players[0], 'commandLinesCompleted');
    expect([lines(8), lines(9)]).toEqual([1, 2]);
  });
});

/** The measures at which a level can be built, and the machines it needs. */
function buildable(
  building: Track,
  level: number,
  before: number,
  line: Track,
  measure: number,
  machines: readonly (typeof cranes)[number][],
): void {
  const at = (filledBoxes: number, owned: readonly (typeof cranes)[number][]) => {
    const s = own(acting({ goods: { artisan: 1, material: 1 }, tracks: { [line]: filledBoxes, [building]: before } }), owned);
    if (building === 'chapel') s.players[0].squares = 0b111111;
    return can(s, `build ${building}.${level}`);
  };
  expect(at(measure, machines)).toBe(true);
  expect(at(measure - 1, machines)).toBe(false);
  if (machines.length > 0) expect(at(measure, machines.slice(0, -1))).toBe(false);
}

describe('keep', () => {
  it('ANA-16.1 levels at governance 1, 4 and 7; medium needs the small crane, large the large one', () => {
    buildable('keep', 1, 0, 'governance', 1, []);
    buildable('keep', 2, 4, 'governance', 4, ['smallCrane']);
    buildable('keep', 3, 8, 'governance', 7, ['largeCrane']);
  });

  it('ANA-16.2 ANA-16.3 three boxes a level for 1 patron each: a knight, then a resource of choice', () => {
    for (const [level, before] of [
      [1, 1],
      [2, 5],
      [3, 9],
    ]) {
      const s = acting({ goods: { patron: 3 }, tracks: { keep: before } });
      play(s, `fill keep.${level}.1`, `fill keep.${level}.2`, 'take coin');
      expect(goodsOf(s)).toEqual({ patron: 1, knight: 1, coin: 1 });
      answer(s, `fill keep.${level}.3`);
      expect(asked(s)).toEqual(['0 commandFromKeep']);
    }
  });

  it('ANA-16.4 W8 the last box of the small keep: one box on warfare, worship or entertainment and 1 influence', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { keep: 3 } });
    answer(s, 'fill keep.1.3');
    expect(attributesOf(s)).toEqual({ influence: 1 });
    expect(keys(s)).toEqual(['line warfare', 'line worship', 'line entertainment']);
    expect(refusalOf(s, 'line governance')).toMatchObject({ rule: 'ANA-16.5', key: 'lineNotGranted' });
    answer(s, 'line worship');
    expect(goodsOf(s)).toEqual({ serf: 1 });
    expect(filled(s, 'worship')).toBe(1);
    expect(asked(s)).toEqual(['0 action']);
  });

  it('ANA-16.5 medium: 2 different lines and 1 influence; large: all three and 2 influence', () => {
    const medium = acting({ goods: { patron: 1 }, tracks: { keep: 7 } });
    play(medium, 'fill keep.2.3', 'line warfare');
    expect(keys(medium)).toEqual(['line worship', 'line entertainment']);
    answer(medium, 'line entertainment');
    expect([filled(medium, 'warfare'), filled(medium, 'worship'), filled(medium, 'entertainment')]).toEqual([1, 0, 1]);
    expect(attributesOf(medium)).toEqual({ influence: 1 });
    const large = acting({ goods: { patron: 1 }, tracks: { keep: 11 } });
    play(large, 'fill keep.3.3', 'line worship', 'line warfare');
    expect([filled(large, 'warfare'), filled(large, 'worship'), filled(large, 'entertainment')]).toEqual([1, 1, 1]);
    expect(attributesOf(large)).toEqual({ influence: 2 });
  });

  it('ANA-16.6 a full line cannot be chosen; what cannot be filled is lost', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { keep: 11, warfare: 9, worship: 9, entertainment: 4 } });
    answer(s, 'fill keep.3.3');
    expect(filled(s, 'entertainment')).toBe(5);
    expect(asked(s)).toEqual(['0 action']);
    const choice = acting({ goods: { patron: 1 }, tracks: { keep: 3, warfare: 9 } });
    answer(choice, 'fill keep.1.3');
    expect(refusalOf(choice, 'line warfare')).toMatchObject({ rule: 'ANA-16.6', key: 'lineFull' });
  });

  it('ANA-16.7 the boxes are filled in the order named, each with its reward before the next', () => {
    const s = acting({ goods: { patron: 1 }, tracks: { keep: 7, entertainment: 1 } });
    topCards(s, [{ ingredient: 'malt' }, { ingredient: 'water' }]);
    play(s, 'fill keep.2.3', 'line entertainment');
    expect(asked(s)).toEqual(['0 brewCell']);
    play(s, 'brew 1 1', 'brew 1 2');
    expect(keys(s)).toEqual(['line warfare', 'line worship']);
  });
});

describe('bank', () => {
  it('ANA-17.1 levels at governance 2, 5 and 8; the large one needs the small crane', () => {
    buildable('bank', 1, 0, 'governance', 2, []);
    buildable('bank', 2, 3, 'governance', 5, []);
    buildable('bank', 3, 6, 'governance', 8, ['smallCrane']);
  });

  it('ANA-17.2 ANA-17.3 two boxes for 1 serf each: nothing, then coin production, 1 coin and 1 influence', () => {
    for (const [level, before] of [
      [1, 1],
      [2, 4],
      [3, 7],
    ]) {
      const s = acting({ goods: { serf: 2 }, tracks: { bank: before } });
      answer(s, `fill bank.${level}.1`);
      expect([goodsOf(s), attributesOf(s), productionOf(s)]).toEqual([{ serf: 1 }, {}, {}]);
      answer(s, `fill bank.${level}.2`);
      expect([goodsOf(s), attributesOf(s), productionOf(s)]).toEqual([{ coin: 1 }, { influence: 1 }, { coin: 1 }]);
    }
  });
});

describe('ramparts', () => {
  it('ANA-20.1 six boxes at warfare 1, 2, 4, 5, 7 and 8, 1 artisan each', () => {
    [1, 2, 4, 5, 7, 8].forEach((measure, i) => {
      const at = (warfare: number) => acting({ goods: { artisan: 1 }, tracks: { warfare, ramparts: i } });
      expect(can(at(measure - 1), `fill ramparts.${i + 1}`)).toBe(false);
      const s = at(measure);
      answer(s, `fill ramparts.${i + 1}`);
      expect(goodsOf(s).artisan).toBeUndefined();
    });
  });

  it('ANA-20.2 the boxes give rally tokens, soldier production, soldiers and influence', () => {
    const gives = [1, 2, 3, 4, 5, 6].map((box) => {
      const s = acting({ goods: { artisan: 1 }, tracks: { warfare: 9, ramparts: box - 1 } });
      answer(s, `fill ramparts.${box}`);
      return [s.players[0].rallyTokens, productionOf(s).soldier ?? 0, goodsOf(s).soldier ?? 0, attributesOf(s).influence ?? 0];
    });
    expect(gives).toEqual([
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [1, 0, 1, 0],
      [0, 0, 1, 1],
      [1, 0, 0, 1],
      [0, 1, 1, 1],
    ]);
  });

  it('ANA-20.3 a rally token arrives active; a player has at most 3', () => {
    const s = acting({ goods: { artisan: 6 }, tracks: { warfare: 9 } });
    play(s, ...[1, 2, 3, 4, 5, 6].map((box) => `fill ramparts.${box}`));
    expect(s.players[0]).toMatchObject({ rallyTokens: 3, rallyActive: 3 });
    const full = acting({ goods: { artisan: 1 }, tracks: { warfare: 9 } });
    Object.assign(full.players[0], { rallyTokens: 3, rallyActive: 2 });
    answer(full, 'fill ramparts.1');
    expect(full.players[0]).toMatchObject({ rallyTokens: 3, rallyActive: 2 });
  });
});

describe('stables', () => {
  it('ANA-21.1 two levels at warfare 2 and 6, built for 1 artisan and 1 material', () => {
    buildable('stables', 1, 0, 'warfare', 2, []);
    buildable('stables', 2, 4, 'warfare', 6, []);
    const s = acting({ goods: { artisan: 2, material: 2 }, tracks: { warfare: 2 } });
    answer(s, 'build stables.1');
    expect(goodsOf(s)).toEqual({ artisan: 1, material: 1 });
  });

  it('ANA-21.2 three boxes a level, each for 1 serf or 1 soldier', () => {
    const s = acting({ goods: { serf: 1, soldier: 2 }, tracks: { stables: 1 } });
    expect(keys(s).filter((key) => key.includes('stables'))).toEqual(['fill stables.1.1 serf', 'fill stables.1.1 soldier']);
    play(s, 'fill stables.1.1 soldier', 'fill stables.1.2 serf', 'fill stables.1.3 soldier');
    expect(goodsOf(s)).toEqual({ food: 1 });
    expect(filled(s, 'stables')).toBe(4);
  });

  it('ANA-21.3 W4 small stables: 1 might for building, 1 food in box 2, the black horse in box 3', () => {
    const s = acting({ goods: { artisan: 1, material: 1, serf: 2, soldier: 1 }, tracks: { warfare: 2 } });
    play(s, 'build stables.1', 'fill stables.1.1 serf', 'fill stables.1.2 serf');
    expect(s.players[0].horses).toBe(0);
    answer(s, 'fill stables.1.3 soldier');
    expect([goodsOf(s), attributesOf(s), s.players[0].horses]).toEqual([{ food: 1 }, { might: 1 }, 0b01]);
  });

  it('ANA-21.3 large stables: 1 might for building, 1 knight in box 2, the white horse and 1 might in box 3', () => {
    const s = acting({ goods: { artisan: 1, material: 1, serf: 3 }, tracks: { warfare: 6, stables: 4 } });
    play(s, 'build stables.2', 'fill stables.2.1 serf', 'fill stables.2.2 serf', 'fill stables.2.3 serf');
    expect([goodsOf(s), attributesOf(s), s.players[0].horses]).toEqual([{ knight: 1 }, { might: 2 }, 0b10]);
  });
});

describe('chapel', () => {
  it('ANA-22.1 levels at worship 1, 4 and 7; medium needs the small crane, large the large one', () => {
    buildable('chapel', 1, 0, 'worship', 1, []);
    buildable('chapel', 2, 1, 'worship', 4, ['smallCrane']);
    buildable('chapel', 3, 2, 'worship', 7, ['largeCrane']);
  });

  it('ANA-22.2 each level takes 1 food, 1 coin and 1 material, in any order', () => {
    const orders = [
      ['food', 'coin', 'material'],
      ['material', 'food', 'coin'],
    ];
    for (const order of orders) {
      const s = acting({ goods: { food: 1, coin: 1, material: 1 }, tracks: { chapel: 1 } });
      play(s, ...order.map((resource) => `fill chapel.1.${resource}`));
      expect(goodsOf(s)).toEqual({ patron: 1 });
    }
    const s = acting({ goods: { food: 2, coin: 1 }, tracks: { chapel: 1 } });
    answer(s, 'fill chapel.1.food');
    expect(refusalOf(s, 'fill chapel.1.food')).toMatchObject({ rule: 'ANA-8.4', key: 'alreadyFilled' });
    expect(refusalOf(s, 'fill chapel.2.food')).toMatchObject({ rule: 'ANA-8.7', key: 'notBuilt' });
  });

  it('ANA-22.3 with the third square the wide box fills: patron production, 1 patron, 1 influence', () => {
    for (const level of [1, 2, 3]) {
      const s = acting({ goods: { food: 1, coin: 1, material: 1 }, tracks: { chapel: level } });
      play(s, `fill chapel.${level}.food`, `fill chapel.${level}.coin`);
      expect([attributesOf(s), productionOf(s)]).toEqual([{}, {}]);
      answer(s, `fill chapel.${level}.material`);
      expect([goodsOf(s), attributesOf(s), productionOf(s)]).toEqual([{ patron: 1 }, { influence: 1 }, { patron: 1 }]);
    }
  });

  it('ANA-22.4 knight training opens with the small chapel built, filled or not', () => {
    const s = acting({ goods: { patron: 1, artisan: 1, material: 1 }, tracks: { worship: 2 } });
    expect(refusalOf(s, 'fill knightTraining.1')).toMatchObject({ rule: 'ANA-8.7', key: 'notBuilt', params: { builtBox: 'chapel.1' } });
    answer(s, 'build chapel.1');
    expect(can(s, 'fill knightTraining.1')).toBe(true);
  });
});
