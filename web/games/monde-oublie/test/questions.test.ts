import type { Asked, Option } from '@castellan/engine';
import { Table } from '@castellan/engine';
import { game } from '@castellan/monde-oublie';
import { describe, expect, it } from 'vitest';
import { tallyOf } from '../attack.ts';
import { citizenTouched, numberIn, pointedAt } from '../options.ts';
import { pageOf } from '../pages.ts';
import { trayOf } from '../tray.ts';
import { seenBy } from './view.ts';

const blank: Asked = { id: '', step: '', kind: 'pick', params: {}, options: [], min: 1, max: 1, by: 1, suggestions: [] };

const armies: readonly (Option & { readonly price: number; readonly attack: number })[] = [
  { key: 'army 1', say: 'useArmy', at: ['army:1'], price: 2, attack: 4 },
  { key: 'army 2', say: 'useArmy', at: ['army:2'], price: 1, attack: 1 },
];

const attack: Asked = {
  ...blank,
  step: 'chooseAttack',
  kind: 'subset',
  params: { titan: 'creature-de-pierre', defence: 8, standing: 3 },
  options: armies,
};

describe('an attack being put together', () => {
  it('MON-5.9 counts what stands without an army', () => {
    expect(tallyOf(attack, [])).toEqual({ titan: 'creature-de-pierre', defence: 8, standing: 3, attack: 3, price: 0 });
  });

  it('MON-5.3 MON-5.8 adds strength and price of the armies chosen', () => {
    expect(tallyOf(attack, ['army:1', 'army:2'])).toMatchObject({ attack: 8, price: 3 });
  });

  it('is none in other questions', () => {
    expect(tallyOf({ ...attack, step: 'chooseDisband' }, ['army:1'])).toBeNull();
    expect(tallyOf(null, [])).toBeNull();
  });
});

describe('reading options', () => {
  it('finds what they point at', () => {
    const asked = {
      ...blank,
      options: [
        { key: 'a', say: 'copyAction', at: ['rival:2:ecole'] },
        { key: 'b', say: 'copyAction', at: ['rival:0:ecole'] },
      ],
    };
    expect(pointedAt(asked, 'rival')).toEqual(['2:ecole', '0:ecole']);
    expect(pointedAt(null, 'rival')).toEqual([]);
  });

  it('finds the citizen that is touched', () => {
    expect(citizenTouched(['action:labour', 'citizen:3'])).toBe(3);
    expect(citizenTouched(['action:labour'])).toBeNull();
  });

  it('reads numbers among their fields', () => {
    expect(numberIn(attack.options[0], 'price')).toBe(2);
    expect(numberIn(attack.options[0], 'fee')).toBeNull();
  });

  it('knows on which page of a phone they lie', () => {
    expect(['city:forge', 'army:new', 'token:coins', 'reserve:forge'].map(pageOf)).toEqual(Array(4).fill('mine'));
    expect(['action:labour', 'row:forge', 'deck:empire', 'titan:leviathan', 'explored:forge'].map(pageOf)).toEqual(Array(5).fill('board'));
    expect(pageOf('rival:1:forge')).toBe('rivals');
    expect(pageOf('citizen:1')).toBeNull();
  });
});

describe('cards that lie open for a choice', () => {
  const table = new Table(game, { seats: 2, options: {}, seed: '0'.repeat(64) });
  const view = seenBy(table, 0);

  it('are those the question points at', () => {
    const asked: Asked = {
      ...blank,
      step: 'orderTitans',
      kind: 'order',
      options: [
        { key: 'hydre-des-marais', say: 'titan', at: ['titan:hydre-des-marais'] },
        { key: 'leviathan', say: 'titan', at: ['titan:leviathan'] },
      ],
    };
    expect(trayOf(asked, view)).toEqual({ kind: 'titans', cards: ['hydre-des-marais', 'leviathan'] });
    expect(trayOf({ ...asked, step: 'takeTurn' }, view)).toBeNull();
  });
});
