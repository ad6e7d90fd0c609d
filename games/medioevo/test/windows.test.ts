import { ASK, interjectionsOf, type Standing, scriptChance, Table, usualStandings } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { makeBattle } from '../rules/battle.ts';
import { actNow, PAUSE } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { rolling } from '../rules/rolls.ts';
import { interjections } from '../rules/talk.ts';
import { setTax } from '../rules/taxes.ts';
import { playTurn } from '../rules/turn.ts';
import { beginUpkeep } from '../rules/upkeep.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { actingOrder, openWindow } from '../rules/windows.ts';
import { NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, COLOURS, ROTATED } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  card,
  colour,
  interject,
  keys,
  node,
  type PlayerPlan,
  play,
  position,
  question,
  refusalOf,
  started,
  viewOf,
} from './builders.ts';
import { battle as fighting, until } from './war.ts';

/** The War Circle has been rolled and its first player is asked about it. */
function dice(players: readonly PlayerPlan[], order = [0, 1, 2]): UniState {
  return advanceTo(
    position(players, {
      phase: 'events',
      order,
      warCircle: [4, 4, 2],
      chance: scriptChance([]),
      next: () => [rerollBarbarianDice.do({ seat: order[0] })],
    }),
  );
}

/** A seat uses a card in its own turn. */
function turnOf(players: readonly PlayerPlan[], seat = 0): UniState {
  return advanceTo(position(players, { phase: 'trade', active: seat, next: () => [actNow.do({ seat, calledIn: false })] }));
}

/** The second player is asked in the first round of a battle. */
function battleOf(players: readonly PlayerPlan[]): UniState {
  return until(fighting(players), '1 window');
}

describe('windows', () => {
  it('UNI-15.8 UNI-47.1 UNI-47.4 asks only those who can do something: Assassins about dice, with a die to lower', () => {
    const s = dice([{}, { cards: [46] }, { cards: [-47, 48] }]);
    answer(s, '-');
    expect(asked(s)).toEqual(['1 window']);
    expect(keys(s)).toEqual(['pass', 'use empire-46']);
    const t = dice([{}, { cards: [48] }, {}]);
    answer(t, '-');
    expect(asked(t)[0]).not.toContain('window');
  });

  it('UNI-5.16 UNI-45.26 UNI-47.5 asks once about all dice of a roll, after the reroll', () => {
    const s = dice([{}, { cards: [46] }, {}]);
    answer(s, '-');
    answer(s, 'use empire-46');
    expect(keys(s)).toEqual(['die 1', 'die 2', 'die 3']);
    answer(s, 'die 2');
    expect(viewOf(s, null).warCircle?.dice).toEqual([4, 3, 2]);
    expect(s.cardState[card(46)]).toBe(ROTATED);
    expect(asked(s)[0]).not.toContain('window');
  });

  it('UNI-47.4 refuses a card in a window that is not its own', () => {
    const s = dice([{}, { cards: [46, 48, 57] }, {}]);
    answer(s, '-');
    expect(refusalOf(s, 'use empire-48')).toBe('UNI-47.4 notItsWindow');
    expect(refusalOf(s, 'use empire-57')).toBe('UNI-47.4 notItsWindow');
  });

  it('UNI-47.13 UNI-45.45 UNI-47.1 whoever has something to pay may use Pirates within the window, also with card 60; alone they open none', () => {
    const soldier: PlayerPlan = { units: { serbia: '2HI' } };
    const lone = fighting([soldier, { ...soldier, cards: [58, 60] }]);
    expect(openWindow(lone, { kind: 'battleRoundStart', seats: [0, 1], about: NOBODY })).toEqual([]);
    // Promotion takes a red point, which Pirates give; it counts as payable.
    const poor: PlayerPlan = { ...soldier, levels: { red: 2 }, florins: 0, loans: 5 };
    const s = battleOf([
      { ...soldier, cards: [35] },
      { ...poor, cards: [58, 60] },
    ]);
    // The first player, who could use card 35, has passed.
    expect([keys(s), question(s).params?.window]).toEqual([['pass', 'use empire-58', 'use empire-60'], 'battleRoundStart']);
    play(s, 'use empire-60', 'empire-58', 'red');
    expect([s.points[COLOURS.length + colour('red')], s.cardState[card(58)], s.cardState[card(60)]]).toEqual([4, ROTATED, ROTATED]);
    // He alone is asked again: what he did changes nothing but what he can pay with.
    expect([asked(s), keys(s)]).toEqual([['1 window'], ['pass', 'use promotion']]);
    expect(refusalOf(s, 'use empire-58')).toBe('UNI-15.8 cardRotated');
    // So may whoever is asked to decide something.
    const choosing = until(fighting([{ ...soldier, cards: [57] }, soldier]), '0 rerollBattleDice');
    interject(choosing, 0, 'act');
    play(choosing, 'use empire-57', 'red');
    expect(choosing.points[colour('red')]).toBe(1);
  });

  it('UNI-46.19 UNI-47.1 for points alone a card is borrowed in the window `any` only, also a Pirate or card 60', () => {
    const borrower: PlayerPlan = { units: { serbia: '2HI' }, levels: { violet: 3 }, points: { violet: 1 } };
    const opens = (cards: readonly number[]): boolean => {
      const s = fighting([{ units: { serbia: '2HI' }, cards }, borrower]);
      return openWindow(s, { kind: 'battleRoundStart', seats: [1], about: NOBODY }).length > 0;
    };
    expect([opens([57]), opens([60, 9]), opens([35])]).toEqual([false, false, true]);
  });

  it('UNI-47.9 UNI-47.10 UNI-47.15 a choice for a card that is not made in time is the first listed', () => {
    const s = dice([{}, { cards: [46] }, {}]);
    answer(s, '-');
    answer(s, 'use empire-46');
    expect([asked(s), question(s).limit?.answer, question(s).limit?.seconds]).toEqual([['1 chooseTarget'], 'die 1', 60]);
    expect(question(s).limit?.hours).toBe(8);
  });

  it('UNI-47.7 UNI-2.7 asks all at the same time, carries out their acts in order, each looked at again, and asks again who still can', () => {
    const s = dice([{}, { cards: [46] }, { cards: [47] }], [0, 2, 1]);
    answer(s, '-');
    expect(asked(s)).toEqual(['2 window', '1 window']);
    answer(s, 'use empire-46', 1);
    expect(asked(s)).toEqual(['2 window']);
    answer(s, 'use empire-47', 2);
    // Seat 2 is earlier in turn order: its choices come first.
    expect(asked(s)).toEqual(['2 chooseTarget']);
    answer(s, 'die 1');
    expect(keys(s)).toEqual(['die 2', 'die 3', 'finish']);
    answer(s, 'die 3');
    expect(asked(s)).toEqual(['1 chooseTarget']);
    expect(keys(s)).toEqual(['die 1', 'die 2']);
    answer(s, 'die 1');
    expect(viewOf(s, null).warCircle?.dice).toEqual([2, 4, 1]);
    expect(asked(s)[0]).not.toContain('window');
    // The active player is first, in a battle the attacker and then the defender; where nobody is active turn order alone counts.
    const t = position([{}, {}, {}, {}], { order: [0, 3, 2, 1] });
    expect(actingOrder(t, [0, 1, 2, 3])).toEqual([0, 3, 2, 1]);
    t.active = 2;
    expect(actingOrder(t, [0, 1, 2, 3])).toEqual([2, 0, 3, 1]);
    t.battles.push(battle(t, 1, 3));
    expect(actingOrder(t, [0, 1, 2, 3])).toEqual([1, 3, 0, 2]);
  });

  it('UNI-47.7 UNI-2.7 in his turn the active player acts first, also where he is not the first in turn order', () => {
    const s = advanceTo(
      position([{ cards: [46] }, {}, { cards: [47] }], {
        active: 2,
        order: [0, 1, 2],
        next: (t) => rolling(t, { sides: [1], what: 'x', dice: [3, 5], faces: [6, 6] }),
      }),
    );
    expect(asked(s)).toEqual(['2 window', '0 window']);
    answer(s, 'use empire-46', 0);
    answer(s, 'use empire-47', 2);
    expect(asked(s)).toEqual(['2 chooseTarget']);
  });

  it('UNI-47.12 UNI-47.7 UNI-2.7 asks again only after somebody acted', () => {
    const s = dice([{}, { cards: [46] }, { cards: [47] }]);
    answer(s, '-');
    answer(s, 'use empire-46', 1);
    answer(s, 'pass', 2);
    answer(s, 'die 1');
    expect(asked(s)).toEqual(['2 window']);
    answer(s, 'pass', 2);
    expect(asked(s)[0]).not.toContain('window');
  });

  it('UNI-47.17 UNI-45.27 UNI-15.5 UNI-15.8 nests: a Joker answers a card, a Joker the Joker; what was paid is lost', () => {
    const s = dice([{}, { cards: [46] }, { cards: [48], florins: 60 }]);
    answer(s, '-');
    answer(s, 'use empire-46', 1);
    answer(s, 'die 1');
    expect(asked(s)).toEqual(['2 window']);
    answer(s, 'use empire-48');
    expect(viewOf(s, null).warCircle?.dice).toEqual([4, 4, 2]);
    expect([s.cardState[card(46)], s.cardState[card(48)], s.florins[2]]).toEqual([ROTATED, ROTATED, 10]);
    // An ability gives no points.
    expect(s.points.every((n) => n === 0)).toBe(true);
    const t = dice([{ cards: [49] }, { cards: [46] }, { cards: [48], florins: 60 }]);
    answer(t, '-');
    answer(t, 'use empire-46', 1);
    answer(t, 'die 1');
    expect(asked(t)).toEqual(['0 window', '2 window']);
    answer(t, 'pass', 0);
    answer(t, 'use empire-48', 2);
    expect(asked(t)).toEqual(['0 window']);
    answer(t, 'use empire-49', 0);
    expect(viewOf(t, null).warCircle?.dice).toEqual([3, 4, 2]);
    const own = dice([{}, { cards: [46, 49] }, { cards: [48], florins: 60 }]);
    answer(own, '-');
    answer(own, 'use empire-46', 1);
    answer(own, 'die 1');
    answer(own, 'use empire-48', 2);
    expect(asked(own)).toEqual(['1 window']);
    answer(own, 'use empire-49', 1);
    expect(viewOf(own, null).warCircle?.dice).toEqual([3, 4, 2]);
  });

  it('UNI-47.1 whether a seat is asked does not betray its florins: cards decide, and who cannot pay may only pass', () => {
    const s = dice([{}, { cards: [46] }, { cards: [48], florins: 0, loans: 5 }]);
    answer(s, '-');
    answer(s, 'use empire-46', 1);
    answer(s, 'die 1');
    expect(asked(s)).toEqual(['2 window']);
    expect(keys(s)).toEqual(['pass', 'points empire-48']);
  });

  it('UNI-47.13 lets whoever is asked in a window first take his loan, which counts as payable; the others are not asked again', () => {
    const s = dice([{ cards: [49] }, { cards: [46] }, { cards: [48], florins: 0 }]);
    answer(s, '-');
    answer(s, 'use empire-46', 1);
    answer(s, 'die 1');
    expect(asked(s)).toEqual(['0 window', '2 window']);
    expect(keys(s, 2)).toEqual(['pass', 'points empire-48', 'loan']);
    answer(s, 'loan', 2);
    answer(s, 'pass', 0);
    expect(asked(s)).toEqual(['2 window']);
    expect(s.loans[2]).toBe(1);
    answer(s, 'use empire-48');
    expect(viewOf(s, null).warCircle?.dice).toEqual([4, 4, 2]);
  });

  it('UNI-47.13 UNI-15.8 or first turn cards for their points and flip tokens, where points are wanted', () => {
    const poor: PlayerPlan = { florins: 0, loans: 5, levels: { violet: 2 } };
    const window = (plan: PlayerPlan): string[] => {
      const s = battleOf([{ units: { serbia: '2LI' } }, { units: { serbia: '2LI' }, florins: 0, loans: 5, levels: { red: 2 }, ...plan }]);
      return asked(s).includes('1 window') ? keys(s, 1) : [];
    };
    expect(window({ cards: [5], tokens: { red: 1 } })).toEqual([
      'pass',
      'use promotion',
      'points empire-05 1',
      'points empire-05 2',
      'flip red',
    ]);
    expect(window({ cards: [5] })).toEqual(['pass', 'points empire-05 1', 'points empire-05 2']);
    // Within a decision of one's own too, each of the three by itself.
    const within = (plan: PlayerPlan): string[] => {
      const s = position([{ ...poor, ...plan }, {}], { phase: 'purchases', active: 0, next: () => [playTurn.do({ seat: 0 })] });
      // A loan was paid back in this turn already.
      s.repayTurn[0] = s.turn;
      advanceTo(s);
      expect(asked(s)).toEqual(['0 purchase']);
      interject(s, 0, 'act');
      return asked(s)[0] === '0 actNow' ? keys(s) : [];
    };
    expect(within({ levels: {}, cards: [5] })).toEqual(['pass', 'points empire-05 1', 'points empire-05 2']);
    expect(within({ levels: {}, tokens: { red: 1 } })).toEqual(['pass', 'flip red']);
    expect(within({ levels: { orange: 2 }, loans: 0 })).toEqual(['pass', 'loan']);
    expect(within({ levels: { orange: 2 }, cards: [-5] })).toEqual([]);
    // Also where one is asked although another is active.
    const upkeep = advanceTo(
      position([{}, { ...poor, cards: [5], units: { pannonia: '1LI' } }], { active: 0, next: () => [beginUpkeep.do({})] }),
    );
    expect(asked(upkeep)[0]).toContain('1 ');
    interject(upkeep, 1, 'act');
    expect(keys(upkeep)).toContain('points empire-05 1');
  });

  it('UNI-47.9 counts an unanswered window as a pass after 20 seconds, or by correspondence 8 hours; offline nobody is hurried', () => {
    const s = dice([{}, { cards: [46] }, {}]);
    answer(s, '-');
    const table = Table.resume(game, { seats: 3, options: {}, seed: '0'.repeat(64) }, [], s);
    expect(table.view(1).asked?.limit).toEqual({ answer: 'pass', seconds: 20, hours: 8, online: true, holds: 3 });
    const set = started(3, { reaction: 40, windowHours: 24 });
    expect([set.reaction, set.windowHours]).toEqual([40, 24]);
  });

  it('UNI-47.14 by correspondence asks only who wants to be asked in that window or about that card, at most three times a turn', () => {
    const posted = (wants: Pick<Standing, 'where' | 'when'> | null, further: number) => {
      const s = advanceTo(
        position([{}, { cards: [46] }], {
          phase: 'events',
          next: (t) => [
            rerollBarbarianDice.do({ seat: 0 }),
            ...Array.from({ length: further }, () => rolling(t, { sides: [1], what: 'x', dice: [3], faces: [6] })).flat(),
          ],
        }),
      );
      const table = Table.resume(game, { seats: 2, options: {}, seed: '0'.repeat(64) }, [], s, usualStandings(game, [0, 1]));
      table.waitsFor = () => true;
      if (wants !== null) table.setStanding(1, { step: 'window', key: ASK, until: 'ever', ...wants });
      table.reply(0, '-');
      let held = 0;
      for (let q = table.question(1); q?.frame.step === 'window'; q = table.question(1)) {
        held++;
        expect([q.limit?.hours, q.limit?.answer]).toEqual([8, 'pass']);
        table.reply(1, 'pass');
      }
      return held;
    };
    expect(posted(null, 0)).toBe(0);
    expect([posted({ where: { window: 'onDie' } }, 0), posted({ where: { window: 'onCardUsed' } }, 0)]).toEqual([1, 0]);
    expect([posted({ when: { name: 'card', n: 46 } }, 0), posted({ when: { name: 'card', n: 47 } }, 0)]).toEqual([1, 0]);
    expect(posted({ where: { window: 'onDie' } }, 5)).toBe(3);
  });

  it('UNI-47.4 asks whose land is entered also while others fight a battle elsewhere', () => {
    const s = position([{}, {}, { cards: [24] }], { wars: [[0, 1]] });
    s.battles.push(battle(s, 0, 1));
    expect(openWindow(s, { kind: 'onHostileEntry', seats: [2], about: node('crimea') })).toHaveLength(1);
  });

  it('UNI-47.6 leaves third parties out of battles of others unless they watch', () => {
    const s = position([{}, {}, { cards: [46] }], { wars: [[0, 1]] });
    s.battles.push({ ...battle(s, 0, 1) });
    const open = (): number => rolling(s, { sides: [0], what: 'archers', dice: [3], faces: [8] }).length;
    expect(open()).toBe(0);
    s.core.stack = [rerollBarbarianDice.do({ seat: 0 })];
    interject(s, 2, 'watch battles');
    expect(open()).toBe(1);
    interject(s, 2, 'ignore battles');
    expect(open()).toBe(0);
    expect(openWindow(s, { kind: 'onDie', seats: [0, 1, 2], about: NOBODY })).toEqual([]);
  });
});

function battle(s: UniState, attacker: number, defender: number): UniState['battles'][number] {
  return { ...makeBattle(s, attacker, defender, 0), round: 1 };
}

/** How a seat may act of its own accord. */
function verbs(s: UniState, seat: number): string[] {
  return interjections(s, seat).flatMap(({ move }) => (['act', 'callIn', 'callOff'].includes(move) ? [move] : []));
}

describe('calling in', () => {
  it('UNI-47.2 lets a player who is not active act at once where a pause is, and at the next one elsewhere', () => {
    const s = dice([{}, { cards: [57] }, {}]);
    interject(s, 1, 'act');
    expect(asked(s)).toEqual(['1 actNow']);
    answer(s, 'use empire-57');
    answer(s, 'blue');
    expect(s.points[6]).toBe(1);
    answer(s, 'pass');
    expect(asked(s)).toEqual(['0 rerollBarbarianDice']);
    const busy = advanceTo(
      position([{ cards: [46] }, { cards: [57] }], {
        next: (t) => [...rolling(t, { sides: [0], what: 'x', dice: [3], faces: [6] }), PAUSE],
      }),
    );
    expect(asked(busy)).toEqual(['0 window']);
    interject(busy, 1, 'act');
    expect(asked(busy)).toEqual(['0 window']);
    expect(viewOf(busy, 0).players[1].calls).toBe(true);
    answer(busy, 'pass', 0);
    expect(asked(busy)).toEqual(['1 actNow']);
  });

  it('UNI-47.2 UNI-46.11 whoever is asked in the middle of a battle calls in for the pause before the next round, also against a horde', () => {
    const nation: PlayerPlan = { units: { serbia: '6HI' }, levels: { orange: 3 }, points: { orange: 6 }, florins: 0, loans: 5 };
    for (const [attacker, defender] of [
      [BARBARIANS, 0],
      [0, BARBARIANS],
    ]) {
      const s = fighting([nation, {}], { attacker, defender, barbarians: { serbia: '6LI' }, dice: [1, 2, 3, 1, 2, 3] });
      // He has no means to raise, and nothing else is possible here.
      expect([asked(s), verbs(s, 0)]).toEqual([['0 rerollBattleDice'], ['callIn']]);
      interject(s, 0, 'call in');
      expect([asked(s), verbs(s, 0)]).toEqual([['0 rerollBattleDice'], ['callOff']]);
      until(s, 'actNow');
      expect([s.battles[0].round, keys(s)]).toEqual([1, ['pass', 'use nation']]);
    }
    const rich = fighting([{ ...nation, tokens: { orange: 1 } }, {}], {
      defender: BARBARIANS,
      barbarians: { serbia: '6LI' },
      dice: [1, 2, 3],
    });
    expect(verbs(rich, 0)).toEqual(['act', 'callIn']);
    interject(rich, 0, 'call in');
    // Means may be raised all the same (UNI-47.13).
    expect(verbs(rich, 0)).toEqual(['callOff', 'act']);
    interject(rich, 0, 'act');
    expect(keys(rich)).toEqual(['pass', 'flip orange']);
  });

  it('UNI-47.2 UNI-46.11 whoever marches calls in for the pause before the battle, where Nation drives the horde away', () => {
    const plan: PlayerPlan = { units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'], levels: { orange: 3 }, points: { orange: 9 } };
    const s = advanceTo(position([plan, {}], { phase: 'combat', active: 0, next: (t) => combatTurn(t, 0) }));
    expect(verbs(s, 0)).toEqual(['act']);
    answer(s, 'warWagon 1');
    answer(s, 'all');
    expect(verbs(s, 0)).toEqual(['act', 'callIn']);
    interject(s, 0, 'call in');
    answer(s, 'to bulgaria');
    expect([asked(s), s.battles.length]).toEqual([['0 actNow'], 0]);
    expect(keys(s)).toContain('use nation');
  });

  it('UNI-47.2 UNI-2.4 where all decide at once whoever is asked stands at a pause of his own, the others call in for the next', () => {
    const s = advanceTo(position([{ cards: [57] }, { cards: [57] }], { phase: 'taxes', next: () => [setTax.do({ seats: [0] }), PAUSE] }));
    expect([s.active, asked(s), verbs(s, 0)]).toEqual([NOBODY, ['0 setTax'], ['act']]);
    interject(s, 1, 'act');
    expect([asked(s), viewOf(s, 0).players[1].calls]).toEqual([['0 setTax'], true]);
    interject(s, 0, 'act');
    expect([asked(s), keys(s)]).toEqual([['0 actNow'], expect.arrayContaining(['use empire-57'])]);
  });

  it('UNI-47.2 can be called off', () => {
    const s = advanceTo(
      position([{ cards: [46] }, { cards: [57] }], {
        next: (t) => [...rolling(t, { sides: [0], what: 'x', dice: [3], faces: [6] }), PAUSE],
      }),
    );
    interject(s, 1, 'act');
    interject(s, 1, 'call off');
    answer(s, 'pass', 0);
    expect(asked(s)[0]).not.toContain('actNow');
  });

  it('UNI-15.5 UNI-15.6 UNI-15.7 UNI-15.8 UNI-16.1 rotates an upright card for its ability or its points, not twice', () => {
    const s = turnOf([{ cards: [5, 57], tokens: { red: 1 } }, {}]);
    expect(keys(s)).toEqual(['pass', 'use empire-57', 'points empire-05 1', 'points empire-05 2', 'flip red', 'loan']);
    answer(s, 'points empire-05 1');
    expect(s.points[3]).toBe(1);
    answer(s, 'flip red');
    expect([s.points[3], s.flipped[3]]).toEqual([2, 1]);
    expect(keys(s)).toEqual(['pass', 'use empire-57', 'loan']);
    expect(refusalOf(s, 'points empire-57')).toBe('UNI-15.7 noPointsInCorner');
    expect(refusalOf(s, 'points empire-05 1')).toBe('UNI-15.8 cardRotated');
    expect(refusalOf(s, 'use empire-05')).toBe('UNI-15.8 cardRotated');
    // Of its alternatives the other gives the other colour.
    const t = turnOf([{ cards: [5] }, {}]);
    answer(t, 'points empire-05 2');
    expect([t.points[3], t.points.reduce((sum, n) => sum + n, 0)]).toEqual([0, 1]);
  });

  it('UNI-15.8 whose only card is rotated has nothing to act with', () => {
    const acts = (card: number): boolean => {
      const s = advanceTo(position([{}, { cards: [card] }], { phase: 'purchases', next: () => [playTurn.do({ seat: 0 })] }));
      return interjectionsOf(game, s, 1).some(({ key }) => key === 'act');
    };
    expect([acts(46), acts(-46)]).toEqual([true, false]);
  });

  it('UNI-46.18 UNI-16.3 UNI-46.23 pays a technology with points produced, then tokens, then florins', () => {
    const s = turnOf([{ levels: { violet: 2 }, points: { violet: 1 }, tokens: { violet: 1 }, florins: 150 }, {}]);
    answer(s, 'use monasticism');
    expect(keys(s)).toEqual(['blue', 'yellow', 'orange', 'red', 'green']);
    answer(s, 'green');
    expect([s.points[5], s.points[4], s.flipped[5], s.florins[0]]).toEqual([0, 1, 0, 150]);
    expect(keys(s)).toContain('use monasticism with florins');
    answer(s, 'use monasticism with florins');
    answer(s, 'green');
    expect([s.points[4], s.flipped[5], s.florins[0]]).toEqual([2, 0, 50]);
    expect(keys(s)).not.toContain('use monasticism with florins');
    answer(s, 'use monasticism');
    answer(s, 'red');
    expect([s.points[3], s.flipped[5], s.florins[0]]).toEqual([1, 1, 50]);
    expect(keys(s)).not.toContain('use monasticism');
  });

  it('UNI-40.3 UNI-40.11 offers repayment and arrears among the acts of one’s turn', () => {
    const s = turnOf([{ loans: 2, florins: 1200 }, {}]);
    s.arrears[0] = 50;
    expect(keys(s)).toEqual(expect.arrayContaining(['repay', 'pay arrears', 'loan']));
    answer(s, 'repay');
    // Once a turn.
    expect(keys(s)).not.toContain('repay');
    answer(s, 'pay arrears');
    expect([s.loans[0], s.florins[0], s.arrears[0]]).toEqual([1, 650, 0]);
    const poor = turnOf([{ loans: 2, florins: 499 }, {}]);
    poor.arrears[0] = 500;
    expect(keys(poor).filter((key) => key === 'repay' || key === 'pay arrears')).toEqual([]);
  });
});
