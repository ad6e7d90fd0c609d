import { describe, expect, it } from 'vitest';
import {
  acting,
  answer,
  asked,
  attributesOf,
  can,
  filled,
  fillTracks,
  give,
  goodsOf,
  keys,
  me,
  play,
  playUntil,
  refusalOf,
  row,
  viewOf,
} from './builders.ts';

const spying = (s: ReturnType<typeof acting>, seat = 0): string[] => keys(s, seat).filter((key) => key.startsWith('spy'));

describe('spies', () => {
  it('ANA-18.1 six boxes in order, at governance 3, 6 and 9, not built', () => {
    [3, 3, 6, 6, 9, 9].forEach((measure, i) => {
      const at = (governance: number) => acting({ goods: { coin: 1 }, tracks: { governance, spies: i } });
      expect(can(at(measure), `fill spies.${i + 1}`)).toBe(true);
      expect(can(at(measure - 1), `fill spies.${i + 1}`)).toBe(false);
    });
  });

  it('ANA-18.2 ANA-18.3 each box costs 1 coin; the second of a level gives 1 influence and 1, 2, 2 knowledge', () => {
    const s = acting({ goods: { coin: 6 }, tracks: { governance: 9 } });
    const gains = [1, 2, 3, 4, 5, 6].map((box) => {
      answer(s, `fill spies.${box}`);
      return [me(s).knowledge, attributesOf(s).influence ?? 0, goodsOf(s).coin ?? 0];
    });
    expect(gains).toEqual([
      [0, 0, 5],
      [1, 1, 4],
      [1, 1, 3],
      [3, 2, 2],
      [3, 2, 1],
      [5, 3, 0],
    ]);
  });

  it('ANA-18.4 knowledge keeps for later rounds and need not be used to go on', () => {
    const s = acting({ seats: 2, goods: { coin: 4 }, tracks: { governance: 6 } });
    play(s, 'fill spies.1', 'fill spies.2', 'fill spies.3', 'fill spies.4');
    expect([filled(s, 'spies'), me(s).knowledge]).toEqual([4, 3]);
    playUntil(s, ({ round, phase }) => round === 3 && phase === 'actions');
    expect(me(s).knowledge).toBe(3);
    expect(spying(s)).toHaveLength(2);
  });

  it('ANA-18.5 it is used in the Actions phase, by who has some and is not done', () => {
    const s = give(acting({ seats: 2, round: 2, goods: { serf: 1 } }), { serf: 1 }, 1);
    expect(refusalOf(s, 'spy 1 2')).toMatchObject({ rule: 'ANA-18.5', key: 'noKnowledge' });
    me(s).knowledge = 1;
    answer(s, 'fill farms.1', 0);
    expect(spying(s)).toEqual(['spy 1 2', 'spy 2 2']);
    answer(s, 'done', 0);
    expect(refusalOf(s, 'spy 1 2', 0)).toMatchObject({ rule: 'ANA-4.5' });
  });

  it('ANA-18.6 ANA-18.7 using 1 turns up a face-down card for the rest of the round; an own card gives nothing else', () => {
    const s = row(acting({ round: 2 }), ['FIN-1', 'ATK-01', 'ATK-24']);
    me(s).knowledge = 2;
    const { moments } = s.core.chance;
    answer(s, 'spy 1 2');
    // What has been seen cannot be unseen: undo does not go back over it.
    expect(s.core.chance.moments).toBe(moments + 1);
    expect(me(s).knowledge).toBe(1);
    expect(viewOf(s, null).players[0].attacks[2]).toMatchObject({ face: { card: 'ATK-24', violent: true } });
    expect([attributesOf(s), me(s).helps]).toEqual([{}, 0]);
    expect(refusalOf(s, 'spy 1 1')).toMatchObject({ rule: 'ANA-18.11', key: 'cardIsFaceUp' });
  });

  it('ANA-18.8 ANA-18.10 an opponent’s card fills a help box and gives 1 bravery; nobody is asked for consent', () => {
    const s = acting({ seats: 2, round: 2 });
    me(s).knowledge = 1;
    answer(s, 'spy 2 2', 0);
    expect([attributesOf(s), me(s).helps, s.players[1].faceUp & 0b100]).toEqual([{ bravery: 1 }, 1, 0b100]);
    expect(asked(s)).toEqual(['0 action', '1 action']);
  });

  it('ANA-18.9 at most 3 helps a game, the same opponent too; then only own cards', () => {
    const s = acting({ seats: 2, round: 4 });
    Object.assign(me(s), { knowledge: 4, helps: 1 });
    answer(s, 'spy 2 2', 0);
    answer(s, 'spy 2 4', 0);
    expect(me(s).helps).toBe(3);
    s.players[1].faceUp = 0b01011;
    expect(refusalOf(s, 'spy 2 2')).toMatchObject({ rule: 'ANA-18.9', key: 'noHelpLeft' });
    expect(spying(s)).toEqual(['spy 1 2', 'spy 1 4']);
  });

  it('ANA-18.11 the first to act turns the card; the other keeps the knowledge', () => {
    const s = acting({ seats: 3, round: 2 });
    for (const seat of [0, 1]) s.players[seat].knowledge = 1;
    expect([can(s, 'spy 3 2', 0), can(s, 'spy 3 2', 1)]).toEqual([true, true]);
    answer(s, 'spy 3 2', 1);
    expect(refusalOf(s, 'spy 3 2', 0)).toMatchObject({ rule: 'ANA-18.11', key: 'cardIsFaceUp' });
    expect(me(s).knowledge).toBe(1);
    expect(can(s, 'spy 1 2', 0)).toBe(true);
  });

  it('ANA-18.3 ANA-18.8 W9 four boxes, one knowledge used on an opponent', () => {
    const s = fillTracks(acting({ seats: 2, round: 2, goods: { coin: 4 } }), { governance: 6 });
    play(s, 'fill spies.1', 'fill spies.2', 'fill spies.3', 'fill spies.4');
    answer(s, 'spy 2 2', 0);
    expect(attributesOf(s)).toEqual({ influence: 2, bravery: 1 });
    expect(me(s)).toMatchObject({ knowledge: 2, knowledgeEarned: 3, helps: 1 });
  });
});
