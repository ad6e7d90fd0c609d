import { describe, expect, it } from 'vitest';
import { landAt } from '../lands.ts';
import { placeOf } from '../map/land.ts';
import { layPack } from '../pack.ts';

describe('a content pack', () => {
  it('moves a village on the map of its tables only, and gives it another name', () => {
    const before = placeOf(landAt({ pack: '' }), 'marcamps');
    const names = layPack(
      'moved@1',
      { map: { villages: { marcamps: { x: 300, y: 620, name: { en: 'Saltmarsh', fr: 'Les Salines' } } } } },
      'fr',
    );
    expect(placeOf(landAt({ pack: 'moved@1' }), 'marcamps')).not.toEqual(before);
    expect(placeOf(landAt({ pack: '' }), 'marcamps')).toEqual(before);
    expect(placeOf(landAt({ pack: 'unknown@1' }), 'marcamps')).toEqual(before);
    expect(names['name.village.marcamps']).toBe('Les Salines');
    expect(names['name.lord.etienne']).toBe('Étienne');
  });
});
