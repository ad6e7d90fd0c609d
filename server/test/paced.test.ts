import { describe, expect, it } from 'vitest';
import { Paced } from '../paced.ts';
import { HandTime } from './fixtures/time.ts';

describe('a crowd', () => {
  it('is let through so many at once, then one by one, each place for itself', () => {
    const paced = new Paced(new HandTime(), { burst: 2, between: 100, longest: 1_000 });
    expect(Array.from({ length: 5 }, () => paced.wait('inn'))).toEqual([0, 0, 100, 200, 300]);
    expect(paced.wait('abbey')).toBe(0);
  });

  it('waits no longer than it should: who comes then is sent away, and takes nobody’s turn', () => {
    const time = new HandTime();
    const paced = new Paced(time, { burst: 1, between: 100, longest: 250 });
    expect(Array.from({ length: 6 }, () => paced.wait('inn'))).toEqual([0, 100, 200, null, null, null]);
    time.pass(100);
    expect(paced.wait('inn')).toBe(200);
  });

  it('is forgotten when it is through', () => {
    const time = new HandTime();
    const paced = new Paced(time, { burst: 2, between: 100, longest: 1_000 });
    for (let i = 0; i < 5; i++) paced.wait('inn');
    time.pass(500);
    expect([paced.wait('inn'), paced.wait('inn'), paced.wait('inn')]).toEqual([0, 0, 100]);
  });
});
