import { describe, expect, it } from 'vitest';
import { gain } from '../rules/gains.ts';
import { penaltyFor, scoreOf } from '../rules/scoring.ts';
import { BRAVERY, DISCONTENT, JOY, LOYALTY } from '../vocabulary.ts';
import { acting, answer, attributesOf, c, defending, ending, goodsOf, me, own, preparing, row, setAttributes } from './builders.ts';

const MIGHT = 11;
const INFLUENCE = 10;

describe('attributes', () => {
  it('ANA-13.1 each point fills the next of 24 boxes', () => {
    const s = acting();
    gain(s, 0, BRAVERY, 2);
    expect(attributesOf(s)).toEqual({ bravery: 2 });
    expect(c.attributes.map((boxes) => boxes.length)).toEqual([24, 24, 24, 24]);
  });

  it('ANA-13.2 a filled box gives its worker or attribute point at once', () => {
    const at = (attribute: 'bravery' | 'loyalty' | 'influence' | 'might', filled: number, what: number) => {
      const s = setAttributes(acting(), { [attribute]: filled });
      gain(s, 0, what, 1);
      return { ...goodsOf(s), ...attributesOf(s) };
    };
    // Every third box has something, the others nothing.
    for (const [attribute, what, gives] of [
      ['bravery', BRAVERY, ['soldier', 'serf', 'might', 'knight', 'soldier', 'loyalty', 'knight', 'might']],
      ['loyalty', LOYALTY, ['serf', 'patron', 'influence', 'serf', 'patron', 'bravery', 'patron', 'influence']],
      ['influence', INFLUENCE, ['patron', 'artisan', 'loyalty', 'patron', 'artisan', 'might', 'patron', 'loyalty']],
      ['might', MIGHT, ['artisan', 'soldier', 'bravery', 'knight', 'artisan', 'influence', 'knight', 'bravery']],
    ] as const)
      for (let box = 1; box <= 24; box++)
        expect(at(attribute, box - 1, what)).toEqual({ [attribute]: box, ...(box % 3 === 0 ? { [gives[box / 3 - 1]]: 1 } : {}) });
  });

  it('ANA-13.3 several points come one at a time, each with its cascade', () => {
    const s = setAttributes(acting(), { bravery: 8, might: 2 });
    s.core.told = [];
    gain(s, 0, BRAVERY, 2);
    // Bravery 9 gives might 3, which gives an artisan, before bravery 10.
    expect(s.core.told.map(({ key, params }) => (key === 'gains' ? params.what : `${params.attribute} ${params.value}`))).toEqual([
      'bravery 9',
      'might 3',
      'artisan',
      'bravery 10',
    ]);
  });

  it('ANA-13.4 points beyond 24 are lost', () => {
    const s = setAttributes(acting(), { might: 23 });
    gain(s, 0, MIGHT, 3);
    expect(attributesOf(s)).toEqual({ might: 24, bravery: 1 });
  });

  it('ANA-13.5 each castle taken is counted', () => {
    const s = acting({ round: 1, goods: { soldier: 2, food: 1 } });
    answer(s, 'attack');
    expect(me(s).castles).toBe(1);
  });
});

describe('discontent and joy', () => {
  it('ANA-35.1 discontent uses up a stored joy, else it is open', () => {
    const s = acting();
    me(s).joy = 1;
    gain(s, 0, DISCONTENT, 2);
    expect(me(s)).toMatchObject({ joy: 0, discontent: 1 });
  });

  it('ANA-35.2 joy cancels an open discontent, else it is stored', () => {
    const s = acting();
    me(s).discontent = 1;
    gain(s, 0, JOY, 2);
    expect(me(s)).toMatchObject({ joy: 1, discontent: 0 });
  });

  it('ANA-35.3 open discontent and stored joy are never both above 0', () => {
    const s = acting();
    for (const [i, what] of [JOY, DISCONTENT, DISCONTENT, JOY, JOY, JOY, DISCONTENT].entries()) {
      gain(s, 0, what, 1 + (i % 3));
      expect(Math.min(me(s).joy, me(s).discontent)).toBe(0);
    }
  });

  it('ANA-35.4 discontent comes from unpaid food, cards not defended and castles left behind; joy from tournaments', () => {
    expect(me(preparing(acting({ round: 2 }))).discontent).toBe(2);
    expect(me(defending(row(acting({ round: 1 }), ['FIN-1', 'ATK-01']))).discontent).toBe(1);
    const behind = acting({ round: 2 });
    me(behind).tent = 0;
    expect(me(ending(behind)).discontent).toBe(2);
    expect(c.jousts.victories[2].deeds).toContainEqual({ kind: 'gain', what: JOY, n: 1 });
    expect(c.hanging[1].effect.deeds).toEqual([{ kind: 'gain', what: JOY, n: 1 }]);
    expect(c.additions[4].effect.deeds).toContainEqual({ kind: 'gain', what: JOY, n: 1 });
  });

  it('ANA-35.5 ANA-35.6 stored joy is worth nothing; what is open in the end is final discontent', () => {
    const s = acting();
    me(s).paths = [];
    me(s).joy = 3;
    expect(scoreOf(s, c, me(s))).toBe(0);
    Object.assign(me(s), { joy: 0, discontent: 1 });
    expect(scoreOf(s, c, me(s))).toBe(-1);
  });

  it('ANA-35.7 final discontent costs 0, 1, 2, 4, 6, 8, … without limit', () => {
    expect([0, 1, 2, 3, 4, 5, 12, 13, 20].map((n) => penaltyFor(c, n))).toEqual([0, 1, 2, 4, 6, 8, 22, 24, 38]);
  });

  it('ANA-35.1 ANA-35.2 ANA-35.7 W21 5 discontent and 2 joy, in any order, are 3 in the end and cost 4', () => {
    for (const order of [
      [DISCONTENT, DISCONTENT, DISCONTENT, DISCONTENT, DISCONTENT, JOY, JOY],
      [JOY, JOY, DISCONTENT, DISCONTENT, DISCONTENT, DISCONTENT, DISCONTENT],
      [DISCONTENT, JOY, JOY, DISCONTENT, DISCONTENT, DISCONTENT, DISCONTENT],
    ]) {
      const s = own(acting(), []);
      for (const what of order) gain(s, 0, what, 1);
      expect(me(s).discontent).toBe(3);
      expect(penaltyFor(c, me(s).discontent)).toBe(4);
    }
  });
});
