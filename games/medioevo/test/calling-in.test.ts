import { interjectionsOf, type Seat } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../game.ts';
import { makeBattle } from '../rules/battle.ts';
import { beginPhase } from '../rules/turn.ts';
import type { UniState } from '../state.ts';
import { PHASE, type Phase } from '../vocabulary.ts';
import { advanceTo, answer, asked, keys, node, type PlayerPlan, type PositionPlan, position } from './builders.ts';

/** Something to claim, so that there is a reason to call in. */
const CLAIMANT: PlayerPlan = { cards: [11], levels: { blue: 1, yellow: 1, orange: 1, red: 1, green: 1, violet: 1 } };
const WAGONS: readonly PlayerPlan[] = [
  { vehicles: ['warWagon 1 thrace'] },
  { ...CLAIMANT, vehicles: ['warWagon 1 pannonia'] },
  { vehicles: ['warWagon 1 crimea'] },
  { vehicles: ['warWagon 1 cairo'] },
];
const CARAVANS: readonly PlayerPlan[] = [
  { vehicles: ['caravan 1 thrace'] },
  { ...CLAIMANT, vehicles: ['caravan 1 pannonia'] },
  { vehicles: ['caravan 1 crimea'] },
  { vehicles: ['caravan 1 cairo'] },
];
const without = (players: readonly PlayerPlan[], bare: Seat): PlayerPlan[] => players.map((plan, seat) => (seat === bare ? {} : plan));

function opening(phase: Phase, players: readonly PlayerPlan[] = [{}, CLAIMANT, {}, {}], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { ...plan, phase, next: () => [beginPhase.do({ phase: PHASE[phase] })] }));
}

/** Whether the second player, played by instinct, calls in. */
function calls(s: UniState): boolean {
  const options = interjectionsOf(game, s, 1).filter(({ key }) => key === 'act');
  expect(options).toHaveLength(1);
  return game.instinct.interject?.(s, 1, options)?.key === 'act';
}

/** Takes up whatever wagon whoever is asked has. */
function takeWagon(s: UniState): void {
  answer(s, keys(s).find((key) => key.startsWith('warWagon')) ?? '');
}

/** Who is asked, and whether the second player calls in then; after each of these answers. */
function along(s: UniState, ...texts: readonly string[]): (readonly [asked: string, calls: boolean])[] {
  const seen = [[asked(s)[0], calls(s)] as const];
  for (const text of texts) {
    answer(s, text);
    seen.push([asked(s)[0], calls(s)]);
  }
  return seen;
}

describe('bots call in', () => {
  it('UNI-47.3 when a phase begins, not after the first has decided something, nor after their own purchases', () => {
    expect(
      along(opening('purchases', [{ units: { thrace: '1LI' } }, CLAIMANT, {}, {}]), 'recruit lightInfantry in thrace', 'done'),
    ).toEqual([
      ['0 purchase', true],
      ['0 purchase', false],
      ['1 purchase', false],
    ]);
    const bought = opening('purchases');
    answer(bought, 'done');
    expect(along(bought, 'done')[1]).toEqual(['2 purchase', false]);
    const rolled = opening('events', undefined, { turn: 1 });
    expect([asked(rolled)[0], calls(rolled)]).toEqual(['0 rerollBarbarianDice', true]);
    const events = opening('events');
    answer(events, '-');
    expect([asked(events)[0].slice(2), calls(events)]).toEqual([expect.not.stringContaining('reroll'), false]);
  });

  it('UNI-47.3 where all decide at once, for the beginning of what comes next', () => {
    const taxed = opening('taxes', [{ units: { thrace: '1LI' } }, CLAIMANT, {}, {}]);
    answer(taxed, '30', 1);
    expect([asked(taxed)[0], calls(taxed)]).toEqual(['0 setTax', true]);
    for (const seat of [0, 2, 3]) answer(taxed, '30', seat);
    expect([asked(taxed), calls(taxed)]).toEqual([['0 disband'], false]);
    const bids = opening('order');
    answer(bids, '0', 1);
    expect([asked(bids)[0], calls(bids)]).toEqual(['0 bidTurnOrder', true]);
  });

  it('UNI-47.3 after their own turn in phase 5, before the next who is asked decides', () => {
    expect(along(opening('combat', WAGONS), 'pass', 'pass', 'pass')).toEqual([
      ['0 completeMove', true],
      ['1 completeMove', false],
      ['2 completeMove', true],
      ['3 completeMove', false],
    ]);
    const moving = opening('combat', WAGONS);
    for (const text of ['pass', 'pass']) answer(moving, text);
    takeWagon(moving);
    expect([asked(moving)[0].slice(0, 1), calls(moving)]).toEqual(['2', false]);
    const again = opening('combat', [...WAGONS.slice(0, 2), { vehicles: ['warWagon 1 crimea', 'warWagon 1 crimea'] }, {}]);
    for (const text of ['pass', 'pass']) answer(again, text);
    takeWagon(again);
    for (const text of ['to perekop', 'halt']) answer(again, text);
    expect([asked(again)[0], calls(again)]).toEqual(['2 completeMove', false]);
    // Who has nothing that may move passes unasked.
    expect(along(opening('combat', without(WAGONS, 0), { order: [0, 2, 3, 1] }), 'pass')).toEqual([
      ['2 completeMove', true],
      ['3 completeMove', false],
    ]);
    const skipped = opening('combat', without(WAGONS, 2));
    answer(skipped, 'pass');
    answer(skipped, 'pass');
    expect([asked(skipped)[0], calls(skipped)]).toEqual(['3 completeMove', true]);
  });

  it('UNI-47.3 not after the turn of another who has moved, and may not move again', () => {
    const after = (mover: PlayerPlan, ...texts: readonly string[]): boolean => {
      const s = opening('combat', [mover, ...WAGONS.slice(1)], { order: [1, 0, 2, 3], buildings: { thrace: ['castle'] } });
      for (const text of ['pass', ...texts]) answer(s, text);
      expect(asked(s)[0]).toBe('2 completeMove');
      return calls(s);
    };
    expect(after({})).toBe(true);
    expect(after({ vehicles: ['warWagon 1 thrace'] }, 'warWagon 1', 'to macedonia', 'end move')).toBe(false);
    expect(after({ units: { thrace: '1CA' } }, 'walk from thrace', 'all', 'to macedonia')).toBe(false);
  });

  it('UNI-47.3 in a further round of complete moves only after their own turn', () => {
    const round = (order: readonly Seat[]): boolean => {
      const s = opening('combat', WAGONS, { order });
      for (const seat of order) {
        if (seat !== 3) {
          answer(s, 'pass', seat);
          continue;
        }
        takeWagon(s);
        answer(s, 'to sinai');
        answer(s, 'end move');
      }
      expect(asked(s)[0]).toBe(`${order[0]} completeMove`);
      return calls(s);
    };
    expect([round([0, 1, 2, 3]), round([0, 2, 3, 1])]).toEqual([false, true]);
  });

  it('UNI-47.3 after their own turn in phase 6, not while transports act', () => {
    const s = opening('trade', CARAVANS);
    expect([asked(s)[0], calls(s)]).toEqual(['0 chooseTransport', true]);
    answer(s, 'caravan 1');
    expect(calls(s)).toBe(false);
    const two = opening('trade', [{ vehicles: ['caravan 1 thrace', 'caravan 1 macedonia'] }, ...CARAVANS.slice(1)]);
    answer(two, 'caravan 1');
    answer(two, 'done');
    expect([asked(two)[0], calls(two)]).toEqual(['0 chooseTransport', false]);
    const ends = opening('trade', CARAVANS);
    const end = 'end trade';
    expect(along(ends, end, end, end)).toEqual([
      ['0 chooseTransport', true],
      ['1 chooseTransport', false],
      ['2 chooseTransport', true],
      ['3 chooseTransport', false],
    ]);
    const skipped = opening('trade', without(CARAVANS, 2));
    answer(skipped, end);
    answer(skipped, end);
    expect([asked(skipped)[0], calls(skipped)]).toEqual(['3 chooseTransport', true]);
  });

  it('UNI-47.3 at the end of the turn', () => {
    const s = opening('end', [{ cards: [13] }, { ...CLAIMANT, cards: [11, -1] }]);
    expect([asked(s)[0], calls(s)]).toEqual(['0 window', true]);
  });

  it('UNI-47.3 before a battle of their own or near: where they have pieces, or land that neighbours it; not between its rounds', () => {
    const fought = (place: string, round: number, [attacker, defender]: readonly [Seat, Seat], own: PlayerPlan = {}): boolean => {
      const s = opening('combat', [WAGONS[0], { ...CLAIMANT, kingdom: 'mamluk', ...own }, WAGONS[2], {}], { order: [2, 0, 1, 3] });
      takeWagon(s);
      s.battles.push({ ...makeBattle(s, attacker, defender, node(place)), round });
      return calls(s);
    };
    expect([fought('kiev', 0, [0, 1]), fought('kiev', 0, [1, 0]), fought('kiev', 0, [0, 2])]).toEqual([true, true, false]);
    expect([fought('kiev', 1, [0, 1]), fought('antioch', 1, [0, 2])]).toEqual([false, false]);
    expect([fought('antioch', 0, [0, 2]), fought('kiev', 0, [0, 2], { vehicles: ['caravan 1 kiev'] })]).toEqual([true, true]);
  });
});
