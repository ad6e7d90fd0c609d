import { describe, expect, it } from 'vitest';
import { namesAt } from '../tables/names.ts';

const bot = { kind: 'bot', name: '' };
const free = { kind: 'open', name: '' };

describe('the names at an online table', () => {
  it('are the same for everybody, and no bot is called like a person', () => {
    for (const table of ['dDz0chtG07bS', 'F7Uzbo3FTccq', 'PGUoXCtovath']) {
      const [first, second] = namesAt(table, [bot, bot, free]);
      expect(first).not.toBe(second);
      const met = namesAt(table, [bot, bot, { kind: 'person', name: first }]);
      expect(met).toEqual(namesAt(table, [bot, bot, { kind: 'person', name: first }]));
      expect(new Set(met).size).toBe(3);
      expect(met[2]).toBe(first);
    }
  });
});
