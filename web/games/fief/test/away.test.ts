/** What matters to whoever was away. */

import { describe, expect, it } from 'vitest';
import { position } from '../../../../games/fief/test/builders.ts';
import { view as viewOf } from '../../../../games/fief/view.ts';
import { concern } from '../away/concern.ts';

const view = viewOf(
  position(
    [
      { lords: { arthur: 'blaye' }, troops: { blaye: '2S' } },
      { lords: { gauvain: 'epervier' }, troops: { epervier: '3S' } },
      { lords: { othon: 'tournus' }, troops: { tournus: '1S' } },
    ],
    { stage: 'movement', next: () => [] },
  ),
  0,
);
const told = (key: string, params: object) => concern(view, 0, { seq: 0, seat: 1, key, params: { ...params } });

describe('what is told to whoever was away', () => {
  it('is what came to their Lords, and the crowns of all', () => {
    expect(told('becameBishop', { lord: 'arthur', bishopric: 'blaye' })).toEqual({ remark: 'fief.away.lord' });
    expect(told('becameBishop', { lord: 'othon', bishopric: 'tournus' })).toBeNull();
    expect(told('becameKing', { lord: 'othon' })).toEqual({});
    expect(told('defrocked', { lord: 'arthur' })).toEqual({ remark: 'fief.away.lord', harms: true });
    expect(told('died', { seat: 0, lord: 'etienne' })).toEqual({ harms: true });
    expect(told('died', { seat: 1, lord: 'raoul' })).toBeNull();
    expect(told('captured', { seat: 1, lord: 'arthur', ofSeat: 0, village: 'blaye' })).toEqual({ harms: true });
    expect(told('captured', { seat: 0, lord: 'gauvain', ofSeat: 1, village: 'blaye' })).toEqual({});
  });

  it('is what happened in their villages and next to them, and nothing far away', () => {
    const marched = (village: string) => told('marched', { seat: 1, lord: 'gauvain', fromVillage: 'epervier', village });
    expect(marched('blaye')).toEqual({ remark: 'fief.away.village', harms: true });
    expect(marched('charolles')).toEqual({ remark: 'fief.away.border' });
    expect(marched('saintAndre')).toBeNull();
    expect(told('besieged', { seat: 1, toSeat: 0, village: 'blaye' })).toEqual({ harms: true });
    expect(told('calamityStruck', { card: 'famine', die: 1, bishopric: 'blaye' })).toEqual({ remark: 'fief.away.bishopric', harms: true });
    expect(told('calamityStruck', { card: 'famine', die: 5, bishopric: 'sigy' })).toBeNull();
  });

  it('is what was bargained for: offers, écus that come and go, embassies', () => {
    expect(told('paid', { seat: 1, toSeat: 0, ecus: 4 })).toEqual({ remark: 'fief.away.gain' });
    expect(told('paid', { seat: 0, toSeat: 1, ecus: 4 })).toEqual({ remark: 'fief.away.cost' });
    expect(told('paid', { seat: 1, toSeat: 2, ecus: 4 })).toBeNull();
    expect(told('offered', { seat: 1, toSeat: 0 })).toEqual({});
    expect(told('matchRefused', { seat: 0, toSeat: 1, lord: 'arthur', otherLord: 'blanche' })).toEqual({ harms: true });
    expect(told('boughtPawn', { seat: 0, village: 'blaye' })).toBeNull();
  });
});
