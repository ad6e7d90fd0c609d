import type { Option } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { tagOf } from '../tags.ts';

const entering = (...fees: readonly number[]): Option[] => fees.map((fee, at) => ({ key: `place ${at}`, say: 'place', fee }));

describe('the tag under a lit action', () => {
  it('MON-10.35 says that Rebuild is always open', () => {
    expect(tagOf('any', [1, 4], 2, entering(0)).key).toBe('board.tag.always');
  });

  it('says that an empty action is free', () => {
    expect(tagOf('higher', [], 3, entering(0)).key).toBe('board.tag.free');
    expect(tagOf('matchOrFee', [], null, entering(0, 0)).key).toBe('board.tag.free');
  });

  it('MON-4.5 compares the citizen in hand with the highest that lies there', () => {
    expect(tagOf('higher', [1, 3], 4, entering(0))).toEqual({ key: 'board.tag.higher', params: { citizen: 4, highest: 3 } });
    expect(tagOf('higher', [1, 3], null, entering(0))).toEqual({ key: 'board.tag.above', params: { highest: 3 } });
  });

  it('MON-10.9 MON-10.10 tells the fee, or that the same value enters for nothing', () => {
    expect(tagOf('matchOrFee', [2, 3], 3, entering(0))).toEqual({ key: 'board.tag.match', params: { citizen: 3 } });
    expect(tagOf('matchOrFee', [2], 3, entering(1))).toEqual({ key: 'board.tag.fee', params: { fee: 1 } });
  });

  it('says what any citizen would need while none is in hand', () => {
    expect(tagOf('matchOrFee', [3, 2, 3], null, entering(0, 1))).toEqual({
      key: 'board.tag.matchOrFee',
      params: { values: '2, 3', fee: 1 },
    });
    expect(tagOf('matchOrFee', [3], null, entering(0))).toEqual({ key: 'board.tag.someMatch', params: { values: '3' } });
    expect(tagOf('matchOrFee', [4], null, entering(1, 1))).toEqual({ key: 'board.tag.fee', params: { fee: 1 } });
  });
});
