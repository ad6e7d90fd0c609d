import { openTogether, seedFrom, Table, toldTo } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { forceOn } from '../rules/deployment.ts';
import { foodOwed } from '../rules/preparation.ts';
import type { AnaState } from '../state.ts';
import { SIDES } from '../vocabulary.ts';
import {
  acting,
  answer,
  asked,
  c,
  defenders,
  deployed,
  give,
  goodsOf,
  keys,
  me,
  play,
  preparing,
  question,
  refusalOf,
  row,
  viewOf,
} from './builders.ts';

describe('preparing the defence', () => {
  it('ANA-30.1 food, deployment, the rest is discarded, the cards, the aftermath', () => {
    const s = row(acting({ round: 1, goods: { soldier: 2, food: 1, serf: 1 } }), ['FIN-1', 'ATK-01']);
    const told = [...answer(s, 'done'), ...answer(s, '1'), ...answer(s, '0')].map(({ key }) => key);
    const rest = answer(s, '0').map(({ key }) => key);
    const order = [...told, ...rest].filter((key) => ['paysFood', 'deployed', 'attack', 'aftermath', 'round'].includes(key));
    expect([...new Set(order)]).toEqual(['paysFood', 'deployed', 'attack', 'aftermath', 'round']);
  });

  it('ANA-30.2 ANA-39.2 the food of the round is owed, in siege mode the ribbon too', () => {
    expect([1, 2, 3, 4, 5].map((round) => foodOwed(acting({ round })))).toEqual([1, 2, 3, 4, 5]);
    expect([1, 2, 3, 4, 5].map((round) => foodOwed(acting({ round, scenario: 'siegeEasy' })))).toEqual([1, 3, 4, 6, 7]);
    const s = acting({ round: 3, goods: { food: 4 } });
    preparing(s);
    expect(me(s).discontent).toBe(0);
  });

  it('ANA-30.3 ANA-39.2 what can be paid is paid; each missing food is 1 discontent', () => {
    const s = preparing(acting({ round: 4, goods: { food: 3, soldier: 1 } }));
    expect(goodsOf(s)).toEqual({ soldier: 1 });
    expect(me(s).discontent).toBe(1);
    const siege = preparing(acting({ round: 4, scenario: 'siegeHard', goods: { food: 3, soldier: 1 } }));
    expect(me(siege).discontent).toBe(4);
  });

  it('ANA-30.4 nobody must trade for food', () => {
    const s = preparing(acting({ round: 2, goods: { coin: 4, soldier: 1 } }));
    expect(asked(s)).toEqual(['0 foodStep']);
    answer(s, 'pay');
    expect(me(s).discontent).toBe(2);
  });

  it('ANA-30.5 ANA-30.6 all artisans, soldiers and knights are deployed, in any distribution', () => {
    const s = preparing(acting({ round: 1, goods: { artisan: 2, soldier: 3, knight: 1, food: 1 } }));
    const asks = ['2', '1', '0', '0', '0', '0', '0'].map((n) => {
      const { params } = question(s);
      answer(s, n);
      return params;
    });
    expect(asks.slice(0, 2)).toEqual([
      { worker: 'artisan', side: 'top', n: 2 },
      { worker: 'soldier', side: 'top', n: 3 },
    ]);
    // What is not put elsewhere stands on the left: every worker is somewhere.
    expect(SIDES.map((side) => defenders(s, side))).toEqual([{ artisan: 2, soldier: 1 }, {}, {}, { soldier: 2, knight: 1 }]);
    expect(goodsOf(s)).toEqual({});
  });

  it('ANA-30.5 more than there are cannot be deployed', () => {
    const s = preparing(acting({ round: 1, goods: { soldier: 2, food: 1 } }));
    expect(refusalOf(s, '3')).toMatchObject({ rule: 'ANA-30.5', key: 'outOfRange' });
    expect(refusalOf(s, '-1')).toMatchObject({ rule: 'ANA-30.5', key: 'outOfRange' });
    answer(s, '2');
    expect(defenders(s, 'top')).toEqual({ soldier: 2 });
  });

  it('ANA-30.7 W18 an artisan has force 1, a soldier 1, a knight 2', () => {
    const s = deployed(acting(), { right: { artisan: 1 }, bottom: { soldier: 1, knight: 1 } });
    expect(SIDES.map((_, side) => forceOn(me(s).deployed, side))).toEqual([0, 1, 3, 0]);
  });

  it('ANA-30.8 deployed workers move only by rally tokens', () => {
    const s = row(acting({ seats: 2, round: 1, goods: { soldier: 1, food: 1 } }), ['FIN-6', 'ATK-21']);
    give(s, { food: 1 }, 1);
    answer(s, 'done', 0);
    answer(s, 'done', 1);
    play(s, '1');
    for (const n of ['0', '0']) if (asked(s)[0] === '0 deploy') answer(s, n);
    // The soldier on top never reaches the bottom: nobody is asked, and the ram gets through.
    expect(s.round).toBe(2);
    expect(me(s).attacksDefended).toBe(0);
  });

  it('ANA-30.9 serfs, patrons and resources left are discarded', () => {
    const s = preparing(acting({ round: 1, goods: { serf: 3, patron: 2, coin: 4, material: 1, food: 5 } }));
    expect(goodsOf(s)).toEqual({});
  });

  it('ANA-30.10 the cards are turned up when all have prepared', () => {
    const s = row(acting({ seats: 2, round: 2, goods: { soldier: 1, food: 2 } }), ['FIN-6', 'ATK-21', 'ATK-22']);
    give(s, { soldier: 1, food: 2 }, 1);
    preparing(s);
    for (const n of ['0', '0', '0']) answer(s, n, 0);
    expect(asked(s)).toEqual(['1 deploy']);
    expect(viewOf(s, 0).players[0].attacks[2].face).toBeNull();
    const { moments } = s.core.chance;
    for (const n of ['0', '0', '0']) answer(s, n, 1);
    // Both players' hidden cards have been seen: no undo goes back over that.
    expect(s.core.chance.moments).toBe(moments + 2);
    expect(viewOf(s, 0).players[0].attacks[2].face).toMatchObject({ card: 'ATK-22' });
  });

  it('ANA-30.11 nobody sees another’s deployment before all have deployed, nor how often another was asked', () => {
    const s = give(acting({ seats: 2, round: 1, goods: { soldier: 2, food: 1 } }), { soldier: 1, food: 1 }, 1);
    preparing(s);
    expect(openTogether(s)?.sealed).toBe(true);
    const seen = () => JSON.stringify(viewOf(s, 1).players[0]);
    const before = seen();
    const told = answer(s, '2', 0);
    expect(told.filter(({ key }) => key === 'deployed')).toEqual([]);
    expect(seen()).toBe(before);
    expect(viewOf(s, 0).players[0].deployed?.top).toEqual({ soldier: 2 });
    // All soldiers are placed, and still both other sides are asked for.
    expect(question(s, 0)).toMatchObject({ min: 0, max: 0 });
    answer(s, '0', 0);
    answer(s, '0', 0);
    expect(seen()).toBe(before);
    for (const n of ['0', '1', '0']) answer(s, n, 1);
    expect(viewOf(s, 1).players[0].deployed?.top).toEqual({ soldier: 2 });
  });

  it('ANA-30.11 what is told of a deployment reaches the others only when all have deployed', () => {
    const table = new Table(game, { seats: 2, options: {}, seed: seedFrom('sealed') });
    while (table.state.phase === 'draft') table.reply(table.questions()[0].seat, keys(table.state)[0]);
    table.reply(0, 'done');
    table.reply(1, 'done');
    const other = JSON.stringify(table.view(1).board);
    while (table.question(0)?.frame.step === 'deploy') {
      const outcome = table.reply(0, '0');
      expect(outcome.ok && outcome.done.flatMap(({ told }) => told).filter((event) => toldTo(event, 1) !== null)).toEqual([]);
      expect(JSON.stringify(table.view(1).board)).toBe(other);
    }
    expect(table.question(0)).toBeNull();
  });

  it('ANA-30.12 only who is short of food and can trade is asked, again after each trade; round and ribbon are one debt', () => {
    const enough = preparing(acting({ round: 2, goods: { food: 2, coin: 5, soldier: 1 } }));
    expect(asked(enough)).toEqual(['0 deploy']);
    const poor = preparing(acting({ round: 2, goods: { coin: 1, soldier: 1 } }));
    expect(asked(poor)).toEqual(['0 deploy']);
    const s: AnaState = preparing(acting({ round: 3, scenario: 'siegeEasy', goods: { food: 1, coin: 4, material: 1, soldier: 1 } }));
    expect(question(s).params).toEqual({ short: 3 });
    answer(s, 'trade coin coin food');
    expect(question(s).params).toEqual({ short: 2 });
    answer(s, 'trade coin material food');
    expect(asked(s)).toEqual(['0 deploy']);
    expect(me(s).discontent).toBe(1);
    expect(c.scenarioCards[17].siege?.ribbon).toBe(1);
  });
});
