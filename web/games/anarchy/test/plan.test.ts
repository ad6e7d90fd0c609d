import type { Asked } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { forecast } from '../defence/consequence.ts';
import { allUnposted, cellAsked, deployedBy, fitted, isOpen, moved, NOBODY, suggested, unposted } from '../defence/plan.ts';
import { attackOf, NO_CASTLE, playerOf, tacticsOf, viewOf } from './positions.ts';

const view = viewOf({ round: 2 });
const goods = { ...view.players[0].goods, artisan: 1, soldier: 3, knight: 1 };
const player = playerOf(view, {
  goods,
  castle: NO_CASTLE,
  beers: 0,
  tactics: tacticsOf({}),
  deployed: { top: {}, right: {}, bottom: {}, left: {} },
});

const asking = (worker: string, side: string): Asked => ({
  id: 'q',
  step: 'deploy',
  kind: 'amount',
  options: [],
  params: { worker, side, n: 3 },
  min: 0,
  max: 3,
  by: 1,
  suggestions: [],
});

describe('a deployment being planned', () => {
  it('is about the number that is asked for', () => {
    expect(cellAsked(asking('soldier', 'right'))).toEqual({ kind: 'soldier', side: 'right' });
    expect(cellAsked(null)).toBeNull();
  });

  it('leaves alone what has been answered', () => {
    const asked = { kind: 'soldier', side: 'right' } as const;
    expect(isOpen({ kind: 'artisan', side: 'left' }, asked)).toBe(false);
    expect(isOpen({ kind: 'soldier', side: 'top' }, asked)).toBe(false);
    expect(isOpen({ kind: 'soldier', side: 'left' }, asked)).toBe(true);
    expect(isOpen({ kind: 'knight', side: 'top' }, asked)).toBe(true);
    const begun = { ...player, deployed: { top: { artisan: 1, soldier: 2 }, right: {}, bottom: {}, left: {} } };
    const plan = fitted(NOBODY, begun, asked, 1);
    expect(plan.artisan.top).toBe(1);
    expect(plan.soldier).toEqual({ top: 2, right: 1, bottom: 0, left: 0 });
  });

  it('never posts more than there are', () => {
    const asked = { kind: 'artisan', side: 'top' } as const;
    const greedy = moved(moved(NOBODY, { kind: 'soldier', side: 'top' }, 2), { kind: 'soldier', side: 'left' }, 2);
    expect(fitted(greedy, player, asked, 0).soldier).toEqual({ top: 2, right: 0, bottom: 0, left: 1 });
    expect(fitted(NOBODY, player, asked, 5).artisan.top).toBe(1);
  });

  it('knows who has no post yet', () => {
    const plan = moved(NOBODY, { kind: 'soldier', side: 'left' }, 2);
    expect(unposted(plan, player, 'soldier')).toBe(1);
    expect(allUnposted(plan, player)).toBe(3);
    expect(deployedBy(plan)).toEqual({ top: {}, right: {}, bottom: {}, left: { soldier: 2 } });
  });
});

describe('the split that is suggested', () => {
  it('posts everyone, and holds what can be held', () => {
    const attacked = { ...player, attacks: [attackOf(view, 0, 'FIN-2'), attackOf(view, 1, 'ATK-02')] };
    const plan = suggested(view, attacked, { kind: 'artisan', side: 'top' });
    expect(allUnposted(plan, attacked)).toBe(0);
    expect(forecast(view, attacked, deployedBy(plan)).cards.map(({ held }) => held)).toEqual([1, 1]);
  });

  it('leaves where they are those who have been deployed', () => {
    const begun = { ...player, attacks: [attackOf(view, 1, 'ATK-02')], deployed: { top: { artisan: 1 }, right: {}, bottom: {}, left: {} } };
    const plan = suggested(view, begun, { kind: 'soldier', side: 'top' });
    expect(plan.artisan).toEqual({ top: 1, right: 0, bottom: 0, left: 0 });
    expect(plan.soldier.right + 2 * plan.knight.right).toBeGreaterThanOrEqual(2);
  });
});
