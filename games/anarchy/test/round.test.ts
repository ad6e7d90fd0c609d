import { seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import type { AnaState } from '../state.ts';
import {
  acting,
  answer,
  asked,
  attributesOf,
  begin,
  can,
  ending,
  give,
  keys,
  me,
  playUntil,
  question,
  refusalOf,
  row,
  viewOf,
} from './builders.ts';

describe('flow', () => {
  it('ANA-4.1 a round: attack cards, path cards, production, actions, defence, end of round', () => {
    const s = begin({ seats: 2 });
    expect(s.players.map(({ attacks }) => attacks.length)).toEqual([2, 2]);
    expect(asked(s)).toHaveLength(1);
    expect(question(s).frame.step).toBe('draftPath');
    const told: string[] = [];
    while (s.round === 1)
      told.push(
        ...answer(s, keys(s)[0] === undefined ? '0' : can(s, 'done', question(s).seat) ? 'done' : keys(s)[0]).map(({ key }) => key),
      );
    const order = [
      'takesPath',
      'produces',
      'done',
      'paysFood',
      'deployed',
      'attack',
      'aftermath',
      'round',
      'attacksDealt',
      'pathsRevealed',
    ];
    const firsts = order.map((key) => told.indexOf(key));
    expect(firsts.every((at) => at >= 0)).toBe(true);
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    expect(viewOf(s, null)).toMatchObject({ round: 2, phase: 'draft' });
  });

  it('ANA-4.2 drafting goes in order, one at a time; acting and defending go on for all at once', () => {
    const s = begin({ seats: 3 });
    expect(asked(s)).toHaveLength(1);
    playUntil(s, ({ phase }) => phase === 'actions');
    expect(asked(s)).toEqual(['0 action', '1 action', '2 action']);
    for (const seat of [2, 0, 1]) answer(s, 'done', seat);
    expect(asked(s)).toEqual(['0 deploy', '1 deploy', '2 deploy']);
  });

  it('ANA-4.3 in the Actions phase each acts alone, as often and in the order wanted, and waits for nobody', () => {
    const s = give(give(acting({ seats: 2 }), { serf: 3 }), { serf: 2 }, 1);
    answer(s, 'fill farms.1', 1);
    answer(s, 'fill farms.2', 1);
    answer(s, 'fill quarryForest.1', 0);
    answer(s, 'fill farms.1', 0);
    answer(s, 'done', 1);
    answer(s, 'fill moat.1', 0);
    expect(asked(s)).toEqual(['0 action']);
  });

  it('ANA-4.4 a player may be done with workers and resources left', () => {
    const s = acting({ goods: { serf: 5, coin: 5, knight: 1 } });
    expect(keys(s).at(-1)).toBe('done');
    // Who could still do something is asked to confirm; free trade alone is no reason.
    const confirms = (now: AnaState) => {
      const q = question(now);
      return q.kind === 'pick' && q.options.at(-1)?.confirm === true;
    };
    expect([confirms(s), confirms(acting({ goods: { material: 2 } }))]).toEqual([true, false]);
    answer(s, 'done');
    expect(s.phase).toBe('preparation');
  });

  it('ANA-4.5 the phase ends when all are done; until then who is done may resume', () => {
    const s = give(acting({ seats: 2, goods: { serf: 2, soldier: 1 } }), { serf: 2 }, 1);
    answer(s, 'done', 0);
    expect(s.phase).toBe('actions');
    expect(asked(s)).toEqual(['1 action']);
    expect(refusalOf(s, 'fill farms.1', 0)).toMatchObject({ rule: 'ANA-4.5', key: 'youAreDone' });
    expect(viewOf(s, 1).players[0].done).toBe(true);
    answer(s, '! resume', 0);
    expect(viewOf(s, 1).players[0].done).toBe(false);
    expect(game.interjections?.(s, 0)).toEqual([]);
    expect(asked(s)).toEqual(['0 action', '1 action']);
    answer(s, 'fill farms.1', 0);
    answer(s, 'done', 1);
    answer(s, 'done', 0);
    expect(s.phase).toBe('preparation');
    expect(game.interjections?.(s, 0)).toEqual([]);
    expect(game.interjections?.(s, 1)).toEqual([]);
  });

  it('ANA-4.5 once all are done, taking it back is no longer possible', () => {
    const table = new Table(game, { seats: 2, options: {}, seed: seedFrom('all done') });
    while (table.state.phase === 'draft') table.reply(table.questions()[0].seat, keys(table.state)[0]);
    table.reply(0, 'done');
    expect(table.undo(0).ok).toBe(true);
    expect(table.question(0)?.frame.step).toBe('action');
    table.reply(0, 'done');
    table.reply(1, 'done');
    expect(table.state.phase).toBe('preparation');
    for (const seat of [0, 1]) expect(table.undo(seat).ok).toBe(false);
  });

  it('ANA-4.5 outside the Actions phase nobody is told to resume', () => {
    const s = playUntil(begin({ seats: 2 }), ({ round }) => round === 2);
    const waiting = 1 - question(s).seat;
    expect(asked(s)).toHaveLength(1);
    expect(refusalOf(s, 'done', waiting)).toMatchObject({ rule: 'kernel', key: 'notAsked' });
  });

  it('ANA-4.6 the defence starts for everybody together', () => {
    const s = give(give(acting({ seats: 2 }), { soldier: 1 }), { soldier: 1 }, 1);
    answer(s, 'done', 1);
    expect(s.phase).toBe('actions');
    answer(s, 'done', 0);
    expect(asked(s)).toEqual(['0 deploy', '1 deploy']);
  });

  it('ANA-4.7 it does not matter who resolves the defence first', () => {
    const play = (seats: readonly number[]) => {
      const s = row(row(acting({ seats: 2, round: 1 }), ['FIN-1', 'ATK-05']), ['FIN-6', 'ATK-08'], 1);
      for (const seat of [0, 1]) {
        give(s, { artisan: 2, soldier: 2, knight: 1, food: 1 }, seat);
        s.players[seat].beers = 1;
      }
      for (const seat of seats) answer(s, 'done', seat);
      for (let n = 0; n < 60 && s.round === 1; n++) {
        const seat = seats.find((one) => asked(s).some((who) => who.startsWith(`${one} `))) ?? 0;
        const q = question(s, seat);
        answer(s, q.kind === 'amount' ? String(Math.min(1, q.max)) : keys(s, seat)[0], seat);
      }
      return s.players.map((p) => [p.attributes, p.discontent, p.beers]);
    };
    expect(play([0, 1])).toEqual(play([1, 0]));
  });

  it('ANA-4.8 the next round waits for the last defence', () => {
    const s = row(row(acting({ seats: 2 }), ['FIN-1', 'ATK-05']), ['FIN-1', 'ATK-05'], 1);
    give(s, { artisan: 1, soldier: 1 }, 1);
    s.players[1].beers = 1;
    answer(s, 'done', 0);
    answer(s, 'done', 1);
    for (const n of ['1', '0', '0', '1', '0', '0']) answer(s, n, 1);
    expect(asked(s)).toEqual(['1 absorb']);
    expect(s.round).toBe(1);
    expect(s.phase).toBe('resolution');
    playUntil(s, ({ round }) => round === 2);
    expect(asked(s)).toHaveLength(1);
  });

  it('ANA-4.9 resume is offered only to who is done and has something to do; alone, done ends the phase at once', () => {
    const s = give(acting({ seats: 3, goods: { serf: 1 } }), { soldier: 1 }, 1);
    expect(game.interjections?.(s, 0)).toEqual([]);
    answer(s, 'done', 0);
    answer(s, 'done', 1);
    expect(game.interjections?.(s, 0).map(({ key }) => key)).toEqual(['resume']);
    expect(game.interjections?.(s, 1)).toEqual([]);
    expect(() => answer(s, '! resume', 1)).toThrow('unknownOption');
    expect(refusalOf(s, 'fill farms.1', 0)).toMatchObject({ rule: 'ANA-4.5', key: 'youAreDone' });
    expect(refusalOf(s, 'fill farms.1', 1)).toMatchObject({ rule: 'ANA-4.9', key: 'nothingLeftToDo' });
    // Bots answer questions and nothing else: there is none that would bring them back.
    expect(asked(s)).toEqual(['2 action']);
    const alone = acting({ goods: { serf: 1 } });
    answer(alone, 'done');
    expect(alone.round).toBe(2);
    expect(game.interjections?.(alone, 0)).toEqual([]);
  });
});

describe('end of round', () => {
  it('ANA-36.1 the card of the round is flipped with its loot; tents stay', () => {
    const s = acting({ round: 3 });
    me(s).tent = 3;
    expect(viewOf(s, 0)).toMatchObject({ flipped: 2 });
    ending(s);
    expect(viewOf(s, 0)).toMatchObject({ round: 4, flipped: 3 });
    expect(me(s).tent).toBe(3);
  });

  it('ANA-36.2 W22 with tents, each flipped card right of the own tent is 1 discontent', () => {
    const s = acting({ seats: 4, round: 3 });
    const tents = { yellow: 1, green: 2, red: 3, blue: 3 };
    Object.values(tents).forEach((tent, seat) => {
      s.players[seat].tent = tent;
    });
    ending(s);
    expect(s.players.map(({ discontent }) => discontent)).toEqual([2, 1, 0, 0]);
  });

  it('ANA-36.3 inactive rally tokens become active', () => {
    const s = acting({ round: 2 });
    Object.assign(me(s), { rallyTokens: 2, rallyActive: 0 });
    ending(s);
    expect(me(s).rallyActive).toBe(2);
  });

  it('ANA-36.4 the first-player marker goes clockwise', () => {
    const s = acting({ seats: 3, round: 2 });
    s.firstPlayer = 2;
    ending(s);
    expect(s.firstPlayer).toBe(0);
  });

  it('ANA-36.5 after round 5 comes final scoring, with the discontent of its end; before, the next round', () => {
    const s = acting({ seats: 2, round: 5 });
    s.players[0].tent = 4;
    s.players[1].tent = 5;
    ending(s);
    expect(s.core.result?.scores).toEqual([-1 + pathPointsOf(s, 0), pathPointsOf(s, 1)]);
    expect(viewOf(s, null)).toMatchObject({ phase: 'over', flipped: 5 });
    const before = ending(acting({ seats: 2, round: 4 }));
    expect(before.core.result).toBeNull();
    expect(before.round).toBe(5);
  });
});

function pathPointsOf(s: AnaState, seat: number): number {
  return viewOf(s, null).players[seat].paths.reduce((sum, { points }) => sum + points, 0);
}

it('keeps branches apart: undo of one seat leaves what others have done', () => {
  const table = new Table(game, { seats: 2, options: {}, seed: seedFrom('branches') });
  while (table.state.phase === 'draft') table.reply(table.questions()[0].seat, keys(table.state)[0]);
  table.reply(0, 'fill farms.1');
  table.reply(1, 'fill quarryForest.1');
  table.reply(1, 'fill farms.1');
  table.reply(0, 'fill farms.2');
  expect(table.undo(0).ok).toBe(true);
  expect(table.undo(0).ok).toBe(true);
  expect(attributesOf(table.state)).toEqual({});
  expect(table.state.players.map(({ tracks }) => tracks.reduce((sum, n) => sum + n, 0))).toEqual([0, 2]);
});
