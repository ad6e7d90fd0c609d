import { describe, expect, it } from 'vitest';
import { forget, remember, remembered } from '../memory.ts';

describe('what a device remembers', () => {
  it('is remembered until the page is left where there is no storage, and forgotten when it is no longer wanted', () => {
    expect(remembered('castellan.test')).toBeNull();
    remember('castellan.test', 'night');
    expect(remembered('castellan.test')).toBe('night');
    forget('castellan.test');
    expect(remembered('castellan.test')).toBeNull();
  });
});
