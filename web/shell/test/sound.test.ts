import { describe, expect, it } from 'vitest';
import { soundOf } from '../sound.ts';

describe('what one hears', () => {
  const map = { rolled: 'dice', income: 'coins', drew: 'paper' } as const;
  const news = (...keys: string[]) => keys.map((key) => ({ key }));

  it('is one sound for each answer, the most telling of all it set off', () => {
    expect(soundOf(news('moved', 'rolled', 'income'), map)).toBe('dice');
    expect(soundOf(news('income', 'drew'), map)).toBe('coins');
    expect(soundOf(news('drew', 'moved'), map)).toBe('paper');
  });

  it('is a quill when nothing else is said of it, and nothing when nothing happened', () => {
    expect(soundOf(news('moved'), map)).toBe('quill');
    expect(soundOf([], map)).toBeNull();
  });
});
