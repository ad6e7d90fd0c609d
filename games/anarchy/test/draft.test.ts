import { describe, expect, it } from 'vitest';
import { draftOrder } from '../rules/draft.ts';
import type { AnaState } from '../state.ts';
import { acting, answer, asked, begin, c, goodsOf, keys, me, playUntil, question, viewOf } from './builders.ts';

describe('path draft', () => {
  it('ANA-6.1 as many path cards are revealed as there are players', () => {
    for (const seats of [2, 3, 4]) expect(viewOf(begin({ seats }), null).pathOffer).toHaveLength(seats);
  });

  it('ANA-6.2 each takes one in order, the last player the last card; nobody may pass', () => {
    const s = begin({ seats: 3 });
    const order = draftOrder(s);
    const offered = viewOf(s, null).pathOffer;
    expect(asked(s)).toEqual([`${order[0]} draftPath`]);
    expect(keys(s)).toEqual(offered.map((path) => `take ${path}`));
    answer(s, `take ${offered[1]}`);
    expect(asked(s)).toEqual([`${order[1]} draftPath`]);
    answer(s, `take ${offered[0]}`);
    expect(s.phase).toBe('actions');
    expect(order.map((seat) => c.paths[s.players[seat].paths[0]].id)).toEqual([offered[1], offered[0], offered[2]]);
  });

  it('ANA-6.3 ANA-39.5 without tents the order is clockwise from the first player', () => {
    const s = begin({ seats: 4, scenario: 'siegeEasy' });
    s.firstPlayer = 2;
    s.players[1].tent = 3;
    expect(draftOrder(s)).toEqual([2, 3, 0, 1]);
  });

  it('ANA-6.4 ANA-6.5 W1 the furthest tent first, those on one place clockwise from the first player', () => {
    const [green, red, blue, yellow] = [0, 1, 2, 3];
    const s = begin({ seats: 4 });
    s.firstPlayer = green;
    for (const [seat, tent] of [
      [green, 2],
      [red, 3],
      [blue, 3],
      [yellow, 1],
    ])
      s.players[seat].tent = tent;
    expect(draftOrder(s)).toEqual([red, blue, green, yellow]);
    s.firstPlayer = blue;
    expect(draftOrder(s)).toEqual([blue, red, green, yellow]);
  });

  it('ANA-6.6 path cards are public and stay: five in the end', () => {
    const s = playUntil(begin({ seats: 2 }), () => false);
    for (const seat of [0, 1, null]) for (const p of viewOf(s, seat).players) expect(p.paths).toHaveLength(5);
    expect(new Set(s.players.flatMap(({ paths }) => paths)).size).toBe(10);
  });

  it('ANA-6.8 with four players 20 cards are revealed and 5 are left', () => {
    const s = playUntil(begin({ seats: 4 }), () => false);
    expect(s.pathDeck).toHaveLength(5);
    expect(s.players.every(({ paths }) => paths.length === 5)).toBe(true);
  });
});

describe('solo draft', () => {
  /** The draft of a round, with the tents as given. */
  function drafting(tent: number, rival: number, scenario = 'classicEasy'): AnaState {
    const s = begin({ scenario });
    answer(s, keys(s)[0]);
    me(s).tent = tent;
    s.rival = rival;
    return s;
  }

  it('ANA-6.7 ANA-40.3 beside the Rival 2 cards are revealed; one is kept, the other is gone for good', () => {
    const s = begin();
    const [kept, other] = [...s.pathOffer];
    expect(keys(s)).toHaveLength(2);
    answer(s, keys(s)[0]);
    expect(me(s).paths).toEqual([kept]);
    expect(s.pathDiscard).toEqual([other]);
    expect(s.pathOffer).toEqual([]);
    playUntil(s, () => false);
    expect(me(s).paths).not.toContain(other);
    expect(s.pathDiscard[0]).toBe(other);
  });

  it('ANA-40.3 behind the Rival 1 card is revealed and taken', () => {
    const s = drafting(0, 1);
    const left = s.pathDeck.length;
    playUntil(s, ({ round, phase }) => round === 2 && phase === 'actions');
    expect(s.pathDeck).toHaveLength(left - 1);
    expect(me(s).paths).toHaveLength(2);
    const beside = drafting(1, 1);
    playUntil(beside, ({ round }) => round === 2);
    expect(asked(beside)).toEqual(['0 draftPath']);
    expect(keys(beside)).toHaveLength(2);
  });

  it('ANA-40.4 ANA-40.5 then the Rival moves one place on, so that after the draft of round k it stands on place k', () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const s = playUntil(begin(), (now) => now.round === round && now.phase === 'actions');
      expect(s.rival).toBe(round);
      expect(me(s).tent).toBeLessThanOrEqual(s.rival);
    }
  });

  it('ANA-40.6 without tents always 2 cards, one kept', () => {
    const s = begin({ scenario: 'siegeStandard' });
    for (const round of [1, 2, 3, 4, 5]) {
      playUntil(s, (now) => now.round === round && question(now).frame.step === 'draftPath');
      expect(keys(s)).toHaveLength(2);
      answer(s, keys(s)[0]);
    }
    expect(s.pathDiscard).toHaveLength(5);
  });

  it('ANA-40.7 the Rival has no sheet, no attack, no score', () => {
    const s = playUntil(begin(), () => false);
    expect(s.players).toHaveLength(1);
    expect(s.core.result?.scores).toHaveLength(1);
    expect(s.rival).toBe(5);
  });

  it('ANA-40.8 knowledge turns up own cards only', () => {
    const s = acting({ round: 4 });
    me(s).knowledge = 2;
    expect(keys(s).filter((key) => key.startsWith('spy'))).toEqual(['spy 1 2', 'spy 1 4']);
  });

  it('ANA-40.9 all else is as with others: production, actions and defence', () => {
    const s = begin();
    answer(s, keys(s)[0]);
    expect(goodsOf(s).serf).toBeGreaterThanOrEqual(3);
    expect(me(s).attacks).toHaveLength(2);
    playUntil(s, () => false);
    expect(s.core.result?.by).toBe('vassal');
  });
});
