import { Table, TIME_OVER } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { callTime, endIfAlone } from '../rules/ending.ts';
import { ACT_DONE, addHonour } from '../rules/honour.ts';
import { CATEGORIES_SCORED, finalResult, scoreLine } from '../rules/scoring.ts';
import { beginPhase, endTurn } from '../rules/turn.ts';
import { prisonerAt, type UniState } from '../state.ts';
import { PHASE } from '../vocabulary.ts';
import { advanceTo, asked, c, type PlayerPlan, type PositionPlan, playTo, position, resultOf } from './builders.ts';

const scoreLines = (s: UniState) => Object.fromEntries(CATEGORIES_SCORED.map((category) => [category, scoreLine(s, category)]));
const lines = (players: readonly PlayerPlan[], plan: PositionPlan = {}) => scoreLines(position(players, plan));

describe('final scoring', () => {
  it('UNI-43.7 gives a sole best 3, tied ones 1 each, and nothing for nothing', () => {
    expect(lines([{}, {}, {}], { buildings: { thrace: ['castle'] } }).castles).toEqual([3, 0, 0]);
    expect(lines([{}, {}, {}], { buildings: { thrace: ['castle'], pannonia: ['castle'] } }).castles).toEqual([1, 1, 0]);
    expect(lines([{}, {}, {}]).castles).toEqual([0, 0, 0]);
  });

  it('UNI-43.8 counts florins less 550 per loan and arrears (worked example 45)', () => {
    expect(lines([{ florins: 1000, loans: 1 }, { florins: 460 }, {}]).florins).toEqual([0, 0, 3]);
    expect(lines([{ florins: 1000, loans: 1 }, { florins: 440 }]).florins).toEqual([3, 0]);
    expect(lines([{ florins: 1000, loans: 1 }, { florins: 450 }]).florins).toEqual([1, 1]);
    const s = position([{ florins: 500 }, { florins: 450 }]);
    s.arrears[0] = 100;
    expect(scoreLines(s).florins).toEqual([0, 3]);
    expect(lines([{ florins: 0, loans: 1 }, { florins: 0 }]).florins).toEqual([0, 0]);
  });

  it('UNI-45.20 UNI-43.8 florins that lie on card 36 are not florins held', () => {
    const s = position([{ florins: 100, cards: [36] }, { florins: 200 }]);
    s.deposit = 300;
    expect(scoreLines(s).florins).toEqual([0, 3]);
  });

  it('UNI-43.9 UNI-43.22 gives the best great market to whoever controls it', () => {
    const markets = { thrace: ['green', 'black'], pannonia: ['green'] } as const;
    expect(lines([{}, {}], { markets }).market).toEqual([3, 0]);
    expect(lines([{}, {}], { markets: { thrace: ['green'], pannonia: ['green'] } }).market).toEqual([1, 1]);
    expect(lines([{}, {}], { markets, barbarians: { thrace: '1LI' } }).market).toEqual([0, 3]);
    // Zones are not added up; what is contested is nobody's, market and buildings.
    expect(lines([{}, {}], { markets: { thrace: ['green'], bithynia: ['green'], pannonia: ['green'] } }).market).toEqual([1, 1]);
    const contested = lines([{ units: { thrace: '1LI' } }, { units: { thrace: '1LI' } }], {
      markets,
      wars: [[0, 1]],
      owners: { thrace: 0 },
      buildings: { thrace: ['castle'] },
    });
    expect([contested.market, contested.castles]).toEqual([
      [0, 3],
      [0, 0],
    ]);
  });

  it('UNI-43.10 compares the highest level, then how many of it', () => {
    expect(lines([{ levels: { red: 3 } }, { levels: { blue: 2, green: 2 } }]).technology).toEqual([3, 0]);
    expect(lines([{ levels: { red: 2 } }, { levels: { blue: 2, green: 2 } }]).technology).toEqual([0, 3]);
    expect(lines([{ levels: { red: 2 } }, { levels: { blue: 2, green: 1 } }]).technology).toEqual([1, 1]);
  });

  it('UNI-43.11 UNI-43.12 gives Rome 3 and Jerusalem 3, but not to the Mamluk', () => {
    expect(lines([{ kingdom: 'hre', units: { latium: '1LI' } }, { kingdom: 'hungary' }]).rome).toEqual([3, 0]);
    const both = [
      { kingdom: 'hre', units: { latium: '1LI' } },
      { kingdom: 'hungary', units: { latium: '1LI' } },
    ] as const;
    expect(lines(both, { wars: [[0, 1]], owners: { latium: 0 } }).rome).toEqual([0, 0]);
    const jerusalem = { owners: { palestine: 0 }, wars: [[0, 1]] } as const;
    expect(lines([{ units: { palestine: '1LI' } }, { kingdom: 'mamluk' }], jerusalem).jerusalem).toEqual([3, 0]);
    expect(lines([{}, { kingdom: 'mamluk' }]).jerusalem).toEqual([0, 0]);
    expect(c.nodes[c.jerusalem].id).toBe('palestine');
  });

  it('UNI-43.13 UNI-43.14 UNI-43.15 UNI-43.16 counts cathedrals, cities of level III, castles and territories', () => {
    const s = lines([{}, {}], { buildings: { thrace: ['city', 'castle', 'cathedral'], pannonia: ['town', 'fort'] }, owners: {} });
    expect([s.cathedrals, s.cities, s.castles, s.territories]).toEqual([
      [3, 0],
      [3, 0],
      [3, 0],
      [1, 1],
    ]);
    expect(lines([{}, { units: { serbia: '1LI' } }]).territories).toEqual([0, 3]);
  });

  it('UNI-43.17 UNI-43.23 gives 3 for a monopoly, but none for a single territory', () => {
    const s = position([{}, {}]);
    const zones = c.zones.filter((zone) => c.nodes[zone].good === 0 && s.inPlay[zone] === 1);
    for (const zone of zones) s.control[zone] = 0;
    expect(scoreLines(s).monopolies[0]).toBeGreaterThanOrEqual(3);
    const before = scoreLines(s).monopolies[0];
    const all = position([{}, {}]);
    for (const zone of c.zones) if (c.nodes[zone].good < 2) all.control[zone] = 0;
    const lost = c.zones.find((zone) => c.nodes[zone].good === 1 && all.inPlay[zone] === 1) ?? 0;
    const two = scoreLines(all).monopolies[0];
    all.control[lost] = 1;
    expect(two - scoreLines(all).monopolies[0]).toBe(3);
    s.control[zones[0]] = 1;
    expect(scoreLines(s).monopolies[0]).toBe(before - 3);
    s.control[zones[0]] = 0;
    for (const zone of zones.slice(1)) s.inPlay[zone] = 0;
    expect(scoreLines(s).monopolies[0]).toBe(before - 3);
  });

  it('UNI-43.18 takes 3, 6 or 9 for own units held prisoner', () => {
    const s = position([{}, {}, {}]);
    const held = [0, 1, 3, 4, 6, 7].map((n) => {
      s.prisoners.fill(0);
      s.prisoners[prisonerAt(1, 0, 0)] = Math.floor(n / 2);
      s.prisoners[prisonerAt(2, 0, 3)] = Math.ceil(n / 2);
      return scoreLines(s).prisoners[0];
    });
    expect(held).toEqual([0, -3, -3, -6, -6, -9]);
  });

  it('UNI-43.19 UNI-43.20 scores debt and objective tokens by their tables', () => {
    expect([0, 1, 2, 3, 4, 5].map((loans) => lines([{ loans }, {}]).debt[0])).toEqual([0, -2, -4, -6, -9, -15]);
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((red) => lines([{ tokens: { red } }, {}]).tokens[0])).toEqual([
      0, 0, 1, 3, 5, 8, 11, 15, 20, 20,
    ]);
  });

  it('UNI-43.21 gives ties to the richer, then to the earlier in turn order', () => {
    const tie: readonly PlayerPlan[] = [
      { honour: 20, florins: 100, levels: { red: 1 } },
      { honour: 22, florins: 200 },
    ];
    expect(finalResult(position(tie)).by).toBe('turns');
    const richer = position([
      { honour: 22, florins: 100 },
      { honour: 20, florins: 200 },
    ]);
    richer.honour[1] = 19;
    expect(finalResult(richer)).toMatchObject({ by: 'florins', winners: [1] });
    // Richer is who has more after his debt.
    const indebted = position([
      { honour: 25, florins: 600, loans: 1 },
      { honour: 20, florins: 100 },
    ]);
    expect(finalResult(indebted)).toMatchObject({ by: 'florins', winners: [1] });
    const equal = position(
      [
        { honour: 20, florins: 100 },
        { honour: 20, florins: 100 },
      ],
      { order: [1, 0] },
    );
    expect(finalResult(equal)).toMatchObject({ by: 'turnOrder', winners: [1] });
  });

  it('tells every line of the scoring', () => {
    const { breakdown, scores } = finalResult(position([{ honour: 15 }, {}]));
    expect(breakdown?.map(({ key }) => key)).toHaveLength(14);
    for (const seat of [0, 1]) expect(breakdown?.reduce((sum, { values }) => sum + values[seat], 0)).toBe(scores[seat]);
  });
});

function over(players: readonly PlayerPlan[], plan: PositionPlan, before: (s: UniState) => void): UniState {
  const s = position(players, { next: () => [], ...plan });
  before(s);
  return advanceTo(s);
}

describe('the end', () => {
  it('UNI-43.1 UNI-43.4 comes after phase 7 of the last turn (worked example 2)', () => {
    const last = over([{ honour: 20 }, {}], { turn: 8, options: { turns: 8, honourLimit: 'usual', timeLimit: 'usual' } }, () => undefined);
    expect(resultOf(last)).toBe('turns: 0');
    const not = over([{ honour: 20 }, {}], { turn: 7, options: { turns: 8 } }, () => undefined);
    expect(asked(not)[0]).toContain('bidTurnOrder');
  });

  it('UNI-43.2 finishes the current turn when the time is over', () => {
    const s = position([{ honour: 20 }, {}], {
      turn: 2,
      options: { timeLimit: 'usual' },
      next: () => [beginPhase.do({ phase: PHASE.trade })],
    });
    callTime(s);
    expect(s.core.result).toBeNull();
    advanceTo(s);
    expect(resultOf(s)).toBe('timeLimit: 0');
    const trading = position([{ vehicles: ['caravan 1 thrace'] }, {}], {
      turn: 2,
      options: { timeLimit: 'usual' },
      next: () => [beginPhase.do({ phase: PHASE.trade })],
    });
    callTime(trading);
    expect(asked(advanceTo(trading))).toEqual(['0 chooseTransport']);
    const none = position([{}, {}]);
    callTime(none);
    expect(none.timeOver).toBe(false);
    // The table's clock says so, once, and only where there is a limit.
    const table = new Table(game, { seats: 2, options: { timeLimit: 60 }, seed: '0'.repeat(64) });
    expect([table.reply(0, `@ ${TIME_OVER}`).ok, table.state.timeOver, table.reply(0, `@ ${TIME_OVER}`).ok]).toEqual([true, true, false]);
    expect(new Table(game, { seats: 2, options: {}, seed: '0'.repeat(64) }).reply(0, `@ ${TIME_OVER}`).ok).toBe(false);
  });

  it('UNI-43.3 UNI-43.25 stops at once when the act that reached the honour limit is done; what is pending lapses (worked example 1)', () => {
    const s = position([{ honour: 29 }, {}], {
      phase: 'combat',
      options: { honourLimit: 'usual' },
      next: () => [ACT_DONE, beginPhase.do({ phase: PHASE.order })],
    });
    s.bans = [3];
    addHonour(s, 0, 1, 'conquest');
    expect(s.core.result).toBeNull();
    advanceTo(s);
    expect(resultOf(s)).toBe('honourLimit: 0');
    expect([s.turn, s.bans]).toEqual([3, []]);
    const below = position([{ honour: 28 }, {}], { options: { honourLimit: 'usual' }, next: () => [ACT_DONE] });
    addHonour(below, 0, 1, 'conquest');
    advanceTo(below);
    expect(below.core.result).toBeNull();
  });

  it('UNI-43.5 UNI-40.13 comes when one player is left, who wins', () => {
    const s = over([{ honour: 2 }, { honour: 20 }], {}, (t) => {
      t.order = [0];
      endIfAlone(t);
    });
    expect(resultOf(s)).toBe('lastPlayer: 0');
    expect(s.core.result?.scores[1]).toBe(0);
  });

  it('UNI-43.6 puts the top Event card aside before the last check', () => {
    const s = over([{}, {}], { turn: 10 }, () => undefined);
    expect(s.eventDiscard).toHaveLength(1);
    expect(s.eventDeck).toHaveLength(29);
  });

  it('UNI-43.6 UNI-5.15 where the deck holds no further card, the discards are a new one, without the card put aside', () => {
    const s = over([{}, {}], { turn: 10 }, (one) => {
      const last = one.eventDeck.pop();
      one.eventDiscard = one.eventDeck;
      one.eventDeck = last === undefined ? [] : [last];
    });
    expect([s.eventDeck.length, s.eventDiscard.length]).toEqual([29, 1]);
  });

  it('UNI-42.13 lets honour be negative, and as high as it comes', () => {
    const s = position([{ honour: 1 }, {}]);
    addHonour(s, 0, -3, 'undeclaredAttack');
    expect(s.honour[0]).toBe(-2);
    addHonour(s, 0, 200, 'conquest');
    expect(s.honour[0]).toBe(198);
  });

  it('plays a whole game to its end', () => {
    const s = position([{}, {}, {}], { turn: 7, options: { turns: 8 }, next: () => [endTurn.do({ turn: 7 })] });
    expect(resultOf(playTo(s, null))).toMatch(/^(turns|florins|turnOrder)/);
  });
});
