import { Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { combatTurn } from '../rules/combat.ts';
import { tradeTurn } from '../rules/trade.ts';
import type { UniState } from '../state.ts';
import { type ReachView, view } from '../view.ts';
import { answer, type PlayerPlan, type PositionPlan, play, position } from './builders.ts';

const OTHER: PlayerPlan = { units: { alfold: '2HI' } };

function marching(player: PlayerPlan, begin: string, plan: PositionPlan = {}): UniState {
  const s = position([player, OTHER], { ...plan, active: 0, next: (state) => combatTurn(state, 0) });
  play(s);
  answer(s, begin);
  return s;
}

function reachOf(s: UniState): readonly ReachView[] {
  return view(s, 0).march?.group?.reach ?? [];
}

const place = (reach: readonly ReachView[], node: string): ReachView | undefined => reach.find((other) => other.node === node);

describe('the reach of a group', () => {
  it('UNI-17.8, UNI-17.9: holds just the places that steps lead to, with the MP that are left there', () => {
    const s = marching({ units: { thrace: '2HI' }, vehicles: ['warWagon 1 thrace'] }, 'warWagon 1');
    const reach = reachOf(s);
    expect(reach.length).toBeGreaterThan(5);
    for (const { node, mp, way, meets } of reach) {
      const t = marching({ units: { thrace: '2HI' }, vehicles: ['warWagon 1 thrace'] }, 'warWagon 1');
      answer(t, 'all');
      for (const step of way.slice(0, -1)) answer(t, `to ${step}`);
      answer(t, `to ${node}`);
      const wagon = view(t, 0).vehicles.find(({ kind }) => kind === 'warWagon');
      expect({ node: wagon?.node, mp: wagon?.mp, way }, node).toEqual({ node, mp: meets === 'nothing' ? mp : wagon?.mp, way });
    }
  });

  it('UNI-17.4, UNI-18.1: goes no further than where a horde would rise', () => {
    const reach = reachOf(marching({ units: { thrace: '2HI' }, vehicles: ['warWagon 1 thrace'] }, 'warWagon 1'));
    expect(place(reach, 'bulgaria')?.meets).toBe('clash');
    expect(reach.filter(({ way }) => way.slice(0, -1).includes('bulgaria'))).toEqual([]);
  });

  it('UNI-39.6: tells what an attack without war costs', () => {
    const s = position([{ units: { thrace: '2HI' }, vehicles: ['warWagon 1 thrace'] }, { units: { bulgaria: '1LI' } }], {
      active: 0,
      next: (state) => combatTurn(state, 0),
    });
    play(s);
    answer(s, 'warWagon 1');
    expect(place(reachOf(s), 'bulgaria')).toMatchObject({ meets: 'clash', attacks: 1, honour: -3 });
  });

  it('UNI-17.17: a step by land out of an own castle costs nothing', () => {
    const player = { units: { thrace: '2HI' }, vehicles: ['warWagon 1 thrace'] };
    const without = reachOf(marching(player, 'warWagon 1'));
    const with_ = reachOf(marching(player, 'warWagon 1', { buildings: { thrace: ['castle'] } }));
    expect(place(with_, 'macedonia')?.mp).toBe((place(without, 'macedonia')?.mp ?? 0) + 1);
  });

  it('UNI-2.9: is told to whoever leads the group alone', () => {
    const s = marching({ units: { thrace: '2HI' }, vehicles: ['warWagon 1 thrace'] }, 'warWagon 1');
    expect(view(s, 1).march?.group?.reach).toEqual([]);
  });
});

describe('the reach of a trade transport', () => {
  it('UNI-35.3, UNI-35.5: goes round armies that would take it, and says where they do', () => {
    const s = position([{ vehicles: ['caravan 1 thrace: blue'] }, OTHER], {
      phase: 'trade',
      active: 0,
      barbarians: { bulgaria: '2LI' },
      next: (state) => tradeTurn(state, 0),
    });
    play(s);
    answer(s, 'caravan 1');
    const reach = view(s, 0).trade?.reach ?? [];
    expect(place(reach, 'bulgaria')?.meets).toBe('capture');
    expect(place(reach, 'macedonia')).toMatchObject({ meets: 'nothing', way: ['macedonia'] });
    expect(reach.filter(({ way }) => way.slice(0, -1).includes('bulgaria'))).toEqual([]);
  });

  it('may be gone in one plan', () => {
    const s = position([{ vehicles: ['caravan 2 thrace: blue'] }, OTHER], {
      phase: 'trade',
      active: 0,
      next: (state) => tradeTurn(state, 0),
    });
    const table = Table.resume(game, { seats: 2, options: {}, seed: '0'.repeat(64) }, [], s);
    expect(table.reply(0, 'caravan 1').ok).toBe(true);
    const far = (view(table.state, 0).trade?.reach ?? []).find(({ way }) => way.length === 3);
    const outcome = table.replyAll(
      0,
      (far?.way ?? []).map((node) => ({ step: 'tradeAction', text: `to ${node}` })),
    );
    expect(outcome).toMatchObject({ ok: true, stopped: null });
    expect(view(table.state, 0).vehicles[0].node).toBe(far?.node);
  });
});
