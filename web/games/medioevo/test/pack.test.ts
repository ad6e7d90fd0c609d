import { describe, expect, it } from 'vitest';
import { contentAt } from '../content.ts';
import { layPack } from '../pack.ts';

describe('a content pack', () => {
  it('changes what is printed for its tables only, and what things are called', () => {
    const before = contentAt({ pack: '' }).taxLevels;
    const names = layPack(
      'moved@1',
      {
        taxLevels: { values: [5, 10, 15, 20, 25] },
        map: { territories: { thrace: { name: { en: 'Rumelia', fr: 'Roumélie' } } } },
      },
      'fr',
    );
    expect(contentAt({ pack: 'moved@1' }).taxLevels.values).toEqual([5, 10, 15, 20, 25]);
    expect(contentAt({ pack: '' }).taxLevels).toEqual(before);
    expect(contentAt({ pack: 'unknown@1' }).taxLevels).toEqual(before);
    expect(names['name.node.thrace']).toBe('Roumélie');
    expect(names['name.node.macedonia']).toBe('Macédoine');
  });
});
