/** What matters to whoever was away, what is laid over the map, and in which windows one is asked. */

import { standingName } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { position } from '../../../../games/medioevo/test/builders.ts';
import { view as viewOf } from '../../../../games/medioevo/view.ts';
import { concern } from '../away/concern.ts';
import { barsTrade, overlayOf, threatsIn } from '../map/overlays.ts';
import { allSaid, asksIn, isPassedWhere, passWhere, SPANS, saidFor, wayOf, windowsOf } from '../stages/asking.ts';

const state = position(
  [{ units: { pannonia: '2LI' }, cards: [46], levels: { red: 1 } }, { units: { moldavia: '3LI' } }, { units: { thrace: '1HI' } }],
  { turn: 3, phase: 'trade', wars: [[0, 1]], next: () => [] },
);
state.control[0] = 2;
const view = viewOf(state, 0);
const mine = view.territories.find(({ stacks }) => stacks.some(({ seat }) => seat === 0))?.id ?? '';
const told = (key: string, params: object) => concern(view, 0, { seq: 0, seat: 1, key, params: { ...params } });

describe('what is told to whoever was away', () => {
  it('is what names them, with florins that come and go, and what harms them', () => {
    expect(told('taxCollected', { seat: 0, florins: 90 })).toEqual({ remark: 'medioevo.away.gain' });
    expect(told('upkeepPaid', { seat: 0, florins: 90 })).toEqual({ remark: 'medioevo.away.cost' });
    expect(told('undeclaredAttack', { seat: 1, onSeat: 0 })).toEqual({ harms: true });
    expect(told('warDeclared', { seat: 0, onSeat: 1 })).toEqual({ harms: false });
    expect(told('taxCollected', { seat: 1, florins: 90 })).toBeNull();
    expect(told('unitDestroyed', { seat: 0, unit: 'archer' })).toEqual({ harms: true });
    expect(told('unitDestroyed', { seat: 1, unit: 'archer' })).toBeNull();
    expect(['unitCaptured', 'unitCaptured'].map((key, seat) => told(key, { seat, fromSeat: 1 - seat, unit: 'archer' }))).toEqual([
      { harms: false },
      { harms: true },
    ]);
  });

  it('is what happens in their land and next to it, and nothing far away', () => {
    expect(told('conquered', { seat: 1, node: mine })).toEqual({ remark: 'medioevo.away.mine', harms: true });
    expect(told('conquered', { seat: 1, node: 'austria' })).toEqual({ remark: 'medioevo.away.border' });
    expect(told('conquered', { seat: 1, node: 'castile' })).toBeNull();
    expect(told('battleBegan', { node: mine })).toEqual({ remark: 'medioevo.away.mine', harms: true });
    expect(told('turnBegan', { turn: 4 })).toEqual({});
    expect(told('roundBegan', { round: 1, node: mine })).toBeNull();
  });
});

describe('what is laid over the map', () => {
  it('begins with what the phase is about', () => {
    expect(overlayOf(view)).toBe('markets');
    expect(overlayOf({ ...view, phase: 'combat' })).toBe('control');
  });

  it('shows among markets hordes and enemies alone', () => {
    expect(barsTrade(view, 0, null)).toBe(true);
    expect(barsTrade(view, 0, 1)).toBe(true);
    expect(barsTrade(view, 0, 2)).toBe(false);
    expect(barsTrade(view, 0, 0)).toBe(false);
  });

  it('reads threats by place, the strongest first', () => {
    const number = (mean: number) => ({ mean, least: mean, most: mean });
    const numbers = { 'threat.alfold.1': number(3), 'threat.alfold.2': number(5), attackerWins: number(1) };
    const foresight = { shown: false, carried: 0, refusal: null, chance: 'never', certain: [], likely: [], numbers } as const;
    expect(threatsIn(foresight)).toEqual([
      {
        node: 'alfold',
        by: [
          { seat: 2, units: 5 },
          { seat: 1, units: 3 },
        ],
      },
    ]);
    expect(threatsIn(null)).toEqual([]);
  });
});

describe('windows', () => {
  it('UNI-47.8 are listed where one holds something, with what it is', () => {
    const windows = windowsOf(view, 0);
    expect(windows.find(({ kind }) => kind === 'onDie')?.means.cards).toEqual(['empire-46']);
    // Art of War serves purchases, where nobody is asked.
    expect(windows.some(({ kind }) => kind === 'any' || kind === 'purchase')).toBe(false);
    expect(windowsOf(view, 2)).toEqual([]);
  });

  it('UNI-47.8 are asked always, as usual or never, until changed, for the turn or for the phase; and so for each card by itself', () => {
    const dice = { window: 'onDie' } as const;
    for (const subject of [dice, { card: 46 }])
      for (const way of ['ask', 'never'] as const)
        for (const span of SPANS) expect(wayOf([saidFor(subject, way, span)], subject)).toEqual({ way, span });
    const usual = { way: 'usual', span: 'ever' };
    expect([wayOf([], dice), wayOf([saidFor(dice, 'never')], { window: 'onDamage' })]).toEqual([usual, usual]);
    expect(wayOf([saidFor({ card: 46 }, 'never')], { card: 4 })).toEqual(usual);
    // What is said anew takes the place of what was said of the window; of a card it may be found in two places.
    expect(new Set([...allSaid(dice), saidFor(dice, 'ask', 'phase')].map(standingName)).size).toBe(1);
    expect(new Set([...allSaid({ card: 46 }), ...allSaid({ card: 4 })].map(standingName)).size).toBe(4);
    expect(SPANS.map((span) => saidFor(dice, 'never', span).until)).toEqual(['ever', 'round', 'phase']);
    const said = [passWhere('onlyBorrowed')];
    expect([isPassedWhere(said, 'onlyBorrowed'), isPassedWhere(said, 'elsewhere')]).toEqual([true, false]);
    expect(asksIn([saidFor({ card: 46 }, 'never'), saidFor({ card: 4 }, 'ask')])).toEqual([saidFor({ card: 4 }, 'ask')]);
  });
});
