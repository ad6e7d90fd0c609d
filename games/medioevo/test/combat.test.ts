import { Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { beginBattle } from '../rules/battle.ts';
import { combatTurn, completeMove } from '../rules/combat.ts';
import { addHonour } from '../rules/honour.ts';
import { prepares } from '../rules/prepare.ts';
import { beginArmistice } from '../rules/relations.ts';
import { tradeTurn } from '../rules/trade.ts';
import { muster, stoppedAt } from '../rules/troops.ts';
import { beginPhase, combatRound, playTurn } from '../rules/turn.ts';
import { aboard, armyAt, type UniState } from '../state.ts';
import { BARBARIANS, LIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  c,
  controller,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  putVehicle,
  question,
  refusalOf,
  slotOf,
  trade,
  units,
} from './builders.ts';

/** Seat 0 is about to make its complete move. */
function turn(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { active: 0, next: (s) => combatTurn(s, 0), ...plan }));
}

describe('combat rounds', () => {
  it('UNI-17.1 UNI-17.2 UNI-17.3 plays rounds in turn order, each a complete move or a pass, until all pass in one', () => {
    const wagon: PlayerPlan = { vehicles: ['warWagon 1 macedonia'] };
    const s = advanceTo(
      position([wagon, { vehicles: ['warWagon 1 severin'] }], { order: [1, 0], next: () => [combatRound.do({ first: true })] }),
    );
    expect(asked(s)).toEqual(['1 completeMove']);
    answer(s, 'pass');
    expect(asked(s)).toEqual(['0 completeMove']);
    play(s, 'warWagon 1', 'to thrace', 'end move');
    // Whoever passed is asked again in the next round, and whoever has nothing left that may move passes unasked.
    expect(asked(s)).toEqual(['1 completeMove']);
    answer(s, 'pass');
    expect(s.turn).toBe(4);
  });

  it('UNI-17.28 passes unasked for whoever has nothing that may move or fight, and ends the round without a move', () => {
    const s = advanceTo(
      position([{ units: { thrace: '3LI' } }, { vehicles: ['warWagon 1 severin'] }], { next: () => [combatRound.do({ first: true })] }),
    );
    expect(asked(s)).toEqual(['1 completeMove']);
    expect(question(s).kind).toBe('pick');
    expect(keys(s)[0]).toBe('pass');
    answer(s, 'pass');
    expect(s.turn).toBe(4);
  });
});

describe('a standing pass', () => {
  it('UNI-17.28 passes for the rest of the phase, and lapses when its pieces are attacked', () => {
    const players: PlayerPlan[] = [
      { vehicles: ['warWagon 1 thrace', 'warWagon 1 serbia'], units: { serbia: '1LI' } },
      { vehicles: ['warWagon 1 severin'], units: { severin: '1LI' } },
    ];
    const s = advanceTo(position(players, { wars: [[0, 1]], next: () => [combatRound.do({ first: true })] }));
    const table = Table.resume(game, { seats: 2, options: {}, seed: '0'.repeat(64) }, [], s);
    table.setStanding(1, { step: 'completeMove', key: 'pass', until: 'round', when: { name: 'unattacked', n: 0 } });
    for (const text of ['warWagon 1', 'to macedonia', 'end move']) expect(table.reply(0, text).ok).toBe(true);
    expect(table.question(0)?.frame.step).toBe('completeMove');
    // An empty wagon runs into his army: he is asked what becomes of it, and from then on for himself.
    for (const text of ['warWagon 2', 'go', 'to severin']) expect(table.reply(0, text).ok).toBe(true);
    expect(table.reply(1, 'keep warWagon 2').ok).toBe(true);
    expect(table.question(1)?.frame.step).toBe('completeMove');
  });

  it('UNI-17.28 lapses also when everything in the battle is answered in advance, and holds again in the next phase', () => {
    const s = position([{ units: { severin: '3CA' } }, { units: { severin: '1LI' } }], {
      wars: [[0, 1]],
      next: () => [beginPhase.do({ phase: 6 })],
    });
    const holds = () => completeMove.conditions?.unattacked.holds(s, completeMove.do({ seat: 1 }), 1, 0);
    expect(holds()).toBe(true);
    beginBattle.run?.(s, beginBattle.do({ attacker: 0, defender: 1, place: node('severin') }));
    expect(holds()).toBe(false);
    expect(completeMove.conditions?.unattacked.holds(s, completeMove.do({ seat: 0 }), 0, 0)).toBe(true);
    s.battles = [];
    advanceTo(s);
    expect(holds()).toBe(true);
  });
});

describe('a prepared move', () => {
  const planned = (...texts: readonly [step: string, text: string][]) => texts.map(([step, text]) => ({ step, text }));
  const MARCH = planned(
    ['completeMove', 'warWagon 1'],
    ['loadGroup', 'all'],
    ['road', 'to thrace'],
    ['road', 'to bulgaria'],
    ['road', 'end move'],
  );

  /** Seat 1 moves first; seat 0 has prepared its march. */
  const prepared = (
    later: (s: UniState) => void,
    barbarians: PositionPlan['barbarians'] = {},
    march = MARCH,
    more: PositionPlan = {},
  ): Table<UniState> => {
    const plan: PlayerPlan = { units: { macedonia: '2LI' }, vehicles: ['warWagon 1 macedonia'] };
    const other: PlayerPlan = { units: { transylvania: '1LI' }, vehicles: ['warWagon 1 transylvania'] };
    const next = [1, 0].map((seat) => playTurn.do({ seat }));
    const tokens: PositionPlan['tokens'] = barbarians === NO_HORDE ? { bulgaria: [0, 'thrace'] } : {};
    const laid = {
      phase: 'combat',
      order: [1, 0],
      barbarians,
      tokens,
      buildings: { thrace: ['tower'] },
      ...more,
      next: () => next,
    } as const;
    const table = Table.resume(game, { seats: 2, options: {}, seed: '0'.repeat(64) }, [], advanceTo(position([plan, other], laid)));
    table.setStanding(0, { step: 'completeMove', key: march[0].text, until: 'ever', plan: { answers: march } });
    later(table.state);
    table.reply(1, 'pass');
    return table;
  };
  const NO_HORDE = {};
  const given = (table: Table<UniState>): readonly string[] => table.lines.filter(({ seat }) => seat === 0).map(({ text }) => text);

  it('UNI-47.16 is carried out as it was prepared when the turn comes', () => {
    const table = prepared(() => undefined, NO_HORDE);
    expect(given(table)).toEqual(MARCH.map(({ text }) => text));
    expect(table.standingOf(0)).toEqual([]);
  });

  it('UNI-47.16 stops before a battle that was not foreseen, and fights one that was', () => {
    const come = prepared((s) => muster(s, BARBARIANS, node('bulgaria'), LIGHT, 1), NO_HORDE);
    expect([given(come).at(-1), come.question(0)?.frame.step]).toEqual(['to thrace', 'road']);
    const known = prepared(() => undefined, { bulgaria: '1LI' });
    expect([given(known).at(-1), known.state.battles.length]).toEqual(['to bulgaria', 1]);
    const grown = prepared((s) => muster(s, BARBARIANS, node('bulgaria'), LIGHT, 1), { bulgaria: '1LI' });
    expect([given(grown).at(-1), grown.state.battles.length]).toEqual(['to thrace', 0]);
  });

  it('UNI-47.16 stops before a step that costs honour or breaks a pact where that was not foreseen, and where it is no longer legal', () => {
    const lost = prepared((s) => {
      s.control[node('thrace')] = 1;
      s.owner[node('thrace')] = 1;
    }, NO_HORDE);
    expect([given(lost).at(-1), lost.question(0)?.frame.step, lost.state.honour[0]]).toEqual(['to thrace', 'confirmUndeclaredAttack', 10]);
    const gone = prepared((s) => {
      s.mp.fill(0);
    }, NO_HORDE);
    expect(given(gone)).toEqual([]);
  });

  it('UNI-47.16 stops before a breach, an undeclared attack or a loss of honour that was not foreseen, though another was', () => {
    const attack = planned(
      ['completeMove', 'warWagon 1'],
      ['loadGroup', 'all'],
      ['road', 'to bulgaria'],
      ['road', 'to severin'],
      ['confirmUndeclaredAttack', 'go on'],
    );
    const attacking = (later: (s: UniState) => void, more: PositionPlan = {}): readonly [string | undefined, number] => {
      const table = prepared(later, NO_HORDE, attack, more);
      return [given(table).at(-1), table.state.honour[0]];
    };
    // As foreseen: 3 for the attack; with a pact since then it is not made.
    expect(attacking(() => undefined)).toEqual(['go on', 7]);
    const signed = (s: UniState): void => {
      s.pacts = [trade];
    };
    expect(attacking(signed)).toEqual(['to severin', 10]);
    // As foreseen: 2 for the pact of two who are at war; with an armistice since then the attack is undeclared.
    const atWar: PositionPlan = { wars: [[0, 1]], pacts: [trade] };
    expect(attacking(() => undefined, atWar)).toEqual(['go on', 8]);
    expect(attacking((s) => beginArmistice(s, 0, 1), atWar)).toEqual(['to severin', 10]);
    // Any loss of one's own honour counts, another's does not.
    const s = turn([{}, {}]);
    const lose = (seat: number): readonly string[] => {
      s.core.told = [];
      addHonour(s, seat, -1, 'barbarians');
      return prepares.alarms(s, s, 0, s.core.told);
    };
    expect([lose(0), lose(1)]).toEqual([['honourLost'], []]);
  });
});

describe('a complete move', () => {
  it('UNI-17.27 asks for the mover, its load, the next place; offers to pass before the first step and to end after it', () => {
    const s = turn([{ units: { macedonia: '2LI 1AR' }, vehicles: ['warWagon 1 macedonia'] }, {}]);
    expect(keys(s)).toEqual(['pass', 'warWagon 1', 'target', 'remove pieces']);
    answer(s, 'warWagon 1');
    expect(asked(s)).toEqual(['0 loadGroup']);
    expect(keys(s)).toEqual(['all', 'go', '1 lightInfantry', '2 lightInfantry', '1 archer']);
    play(s, '1 lightInfantry', 'go');
    expect(asked(s)).toEqual(['0 road']);
    expect(keys(s)).not.toContain('end move');
    answer(s, 'to thrace');
    expect([units(s, 0, 'thrace'), units(s, 0, 'macedonia')]).toEqual(['1LI', '1LI 1AR']);
    expect(keys(s)).toContain('end move');
    answer(s, 'halt');
    expect(keys(s)).toEqual(['end move', 'warWagon 1']);
  });

  it('UNI-17.6 gives everything that moved a stop marker, and nothing else', () => {
    const s = turn([{ units: { macedonia: '2LI', thrace: '1LI' }, vehicles: ['warWagon 1 macedonia'] }, {}]);
    play(s, 'warWagon 1', 'all', 'to thrace', 'end move');
    expect(s.halted[slotOf(s, 0, 'warWagon')]).toBe(1);
    expect(stoppedAt(s, 0, node('thrace'), LIGHT)).toBe(2);
    expect(s.moves).toBe(1);
    const again = turn([{ vehicles: ['warWagon 1 macedonia', 'warWagon 1 thrace'] }, {}], {
      next: (one) => [...combatTurn(one, 0), ...combatTurn(one, 0)],
    });
    play(again, 'warWagon 1', 'to thrace', 'end move');
    expect(keys(again)).not.toContain('warWagon 1');
    expect(refusalOf(again, 'warWagon 1')).toBe('UNI-17.6 stopMarker');
  });

  it('UNI-17.16 moves a transport alone, and UNI-17.18 no trade transport', () => {
    const s = turn([{ units: { macedonia: '2LI' }, vehicles: ['warWagon 1 macedonia', 'caravan 1 macedonia'] }, {}]);
    expect(refusalOf(s, 'caravan 1')).toBe('UNI-17.18 tradeTransport');
    play(s, 'warWagon 1', 'go', 'to thessaly');
    expect([s.at[slotOf(s, 0, 'warWagon')], army(s, 0, 'thessaly')]).toEqual([node('thessaly'), 0]);
    // And in phase 6 no military one.
    const trade = turn([{ vehicles: ['warWagon 1 macedonia', 'galley 1 macedonia', 'caravan 1 macedonia'] }, {}], {
      phase: 'trade',
      next: (one) => tradeTurn(one, 0),
    });
    expect(keys(trade)).toEqual(['caravan 1', 'end trade']);
  });

  it('UNI-17.25 lets only pieces of the move step: the opener, who stands where it came by', () => {
    const s = turn([{ vehicles: ['warWagon 1 macedonia', 'warWagon 1 thrace', 'warWagon 1 lydia'] }, {}]);
    play(s, 'warWagon 1', 'to thrace', 'halt');
    expect(keys(s)).toEqual(['end move', 'warWagon 1', 'warWagon 2']);
    expect(refusalOf(s, 'warWagon 3')).toBe('UNI-17.9 noStepLeft');
    play(s, 'warWagon 2', 'to bithynia', 'halt');
    expect(keys(s)).toEqual(['end move', 'warWagon 1', 'warWagon 2']);
    // Also who stands where a piece of the move has left.
    const left = turn([{ vehicles: ['warWagon 1 macedonia', 'warWagon 1 macedonia'] }, {}]);
    play(left, 'warWagon 1', 'to thrace', 'halt');
    expect(keys(left)).toEqual(['end move', 'warWagon 1', 'warWagon 2']);
  });

  it('UNI-17.25 UNI-17.4 lets any piece step nearer to a target that was named', () => {
    const s = turn([{ vehicles: ['warWagon 1 macedonia', 'warWagon 1 lydia'] }, {}]);
    play(s, 'target', 'thrace', 'warWagon 1', 'to thrace', 'halt');
    expect(keys(s)).toContain('warWagon 2');
    answer(s, 'warWagon 2');
    expect(keys(s)).toContain('to bithynia');
    expect(keys(s)).not.toContain('to phrygia');
    expect(refusalOf(s, 'to phrygia')).toBe('UNI-17.25 notOfTheMove');
    answer(s, 'to bithynia');
    expect(keys(s)).toContain('to thrace');
    // The distance of a wagon is counted by land, although the sea would be shorter.
    const far = turn([{ vehicles: ['warWagon 1 macedonia', 'warWagon 1 lydia'] }, {}]);
    play(far, 'target', 'thessaly', 'warWagon 1', 'to thessaly', 'halt', 'warWagon 2');
    expect(keys(far)).toContain('to bithynia');
  });

  it('UNI-17.21 alternates the steps of different groups', () => {
    const s = turn([{ vehicles: ['warWagon 1 thrace', 'warWagon 1 thrace'] }, {}]);
    play(
      s,
      'warWagon 1',
      'to bithynia',
      'halt',
      'warWagon 2',
      'to macedonia',
      'halt',
      'warWagon 1',
      'to lydia',
      'halt',
      'warWagon 2',
      'to thessaly',
    );
    expect([s.at[slotOf(s, 0, 'warWagon')], s.at[slotOf(s, 0, 'warWagon') + 1], s.march?.steps]).toEqual([
      node('lydia'),
      node('thessaly'),
      4,
    ]);
  });

  it('UNI-17.4 UNI-17.5 meets groups on the way: units change from a wagon to a galley (worked example 19)', () => {
    const s = turn([{ units: { macedonia: '3LI' }, vehicles: ['warWagon 1 macedonia', 'galley 1 thrace'] }, {}]);
    play(s, 'warWagon 1', 'all', 'to thrace', 'halt', 'galley 1', 'all', 'to marmara', 'halt', 'warWagon 1');
    expect(s.mp[slotOf(s, 0, 'warWagon')]).toBe(5);
    play(s, 'to macedonia', 'end move');
    expect(army(s, 0, 'thrace')).toBe(0);
    expect(s.at[slotOf(s, 0, 'warWagon')]).toBe(node('macedonia'));
    expect(s.armies[armyAt(0, aboard(slotOf(s, 0, 'galley')))]).toBe(3);
  });
});

describe('in place', () => {
  it('UNI-18.12 must fight barbarians who share a place first, one place a round, in the order he likes', () => {
    const s = turn([{ units: { thrace: '2LI', macedonia: '2LI' }, vehicles: ['warWagon 1 thrace'] }, {}], {
      barbarians: { thrace: '1LI', macedonia: '1LI' },
    });
    expect(keys(s)).toEqual(['fight barbarians in thrace', 'fight barbarians in macedonia']);
    expect(refusalOf(s, 'pass')).toBe('UNI-18.12 mustFightBarbarians');
    expect(refusalOf(s, 'warWagon 1')).toBe('UNI-18.12 mustFightBarbarians');
    expect(keysOf(answer(s, 'fight barbarians in macedonia'))).toContain('battleBegan');
    expect(s.moves).toBe(1);
    const sea = position([{ vehicles: ['galley 1 aegeanSea: 2LI'] }, {}], { active: 0, next: (one) => combatTurn(one, 0) });
    putVehicle(sea, BARBARIANS, 'galley 1 aegeanSea: 1LI');
    // There is nothing to choose: the battle has begun.
    expect(advanceTo(sea).battles.map(({ naval }) => naval)).toEqual([true]);
  });

  it('UNI-18.12 a ban on battle suspends it', () => {
    const s = turn([{ units: { thrace: '2LI' }, vehicles: ['warWagon 1 macedonia'] }, {}], { barbarians: { thrace: '1LI' } });
    expect(asked(s)[0]).not.toContain('completeMove');
    const banned = position([{ units: { thrace: '2LI' }, vehicles: ['warWagon 1 macedonia'] }, {}], {
      active: 0,
      barbarians: { thrace: '1LI' },
      next: (one) => combatTurn(one, 0),
    });
    banned.bans = [node('thrace') * 3];
    advanceTo(banned);
    expect(keys(banned)).toContain('pass');
  });

  it('UNI-18.13 fights hostile units that share a place, once per place and turn; those there then stop', () => {
    const s = turn([{ units: { thrace: '3LI' }, vehicles: ['warWagon 1 thrace'] }, { units: { thrace: '1LI', severin: '1LI' } }], {
      wars: [[0, 1]],
      next: (one) => combatTurn(one, 0),
    });
    expect(keys(s)).toContain('fight 2 in thrace');
    expect(keysOf(answer(s, 'fight 2 in thrace'))).toContain('battleBegan');
    expect(s.actedAt).toEqual([node('thrace') * 6]);
    expect([s.halted[slotOf(s, 0, 'warWagon')], stoppedAt(s, 0, node('thrace'), LIGHT)]).toEqual([1, 3]);
    expect(s.moves).toBe(1);
  });

  it('UNI-18.13 UNI-18.11 is refused where a battle is forbidden, or a second time', () => {
    const s = position(
      [{ units: { thrace: '3LI', macedonia: '1LI' }, vehicles: ['warWagon 1 lydia'] }, { units: { thrace: '1LI', macedonia: '1LI' } }],
      {
        active: 0,
        wars: [[0, 1]],
        next: (one) => combatTurn(one, 0),
      },
    );
    s.bans = [node('thrace') * 3];
    s.actedAt = [node('macedonia') * 6];
    advanceTo(s);
    expect(refusalOf(s, 'fight 2 in thrace')).toBe('UNI-18.11 battleBanned');
    expect(refusalOf(s, 'fight 2 in macedonia')).toBe('UNI-18.13 actedThere');
  });

  it('UNI-18.13 UNI-39.6 attacks a player it is not at war with only after it was confirmed, for 3 honour', () => {
    const s = turn([{ units: { serbia: '3LI' } }, { units: { serbia: '1LI' } }], { owners: { serbia: 0 } });
    answer(s, 'fight 2 in serbia');
    expect(asked(s)).toEqual(['0 confirmUndeclaredAttack']);
    answer(s, 'take back');
    expect([asked(s)[0], s.honour[0]]).toEqual(['0 completeMove', 10]);
    play(s, 'fight 2 in serbia');
    const told = answer(s, 'go on');
    expect(keysOf(told)).toContain('undeclaredAttack');
    expect(s.honour[0]).toBe(7);
  });

  it('UNI-18.13 UNI-44.9 never attacks a member of its team', () => {
    const s = turn(
      [{ units: { serbia: '3LI' }, vehicles: ['warWagon 1 thrace'] }, { units: { serbia: '1LI' } }, { units: { serbia: '1LI' } }, {}],
      {
        owners: { serbia: 0 },
        options: { teams: 'twoTeams' },
      },
    );
    expect(s.teams[2]).toBe(s.teams[0]);
    expect(refusalOf(s, 'fight 3 in serbia')).toBe('UNI-44.9 teammate');
    expect(keys(s)).toContain('fight 2 in serbia');
  });

  it('UNI-39.24 confirms a lawful attack too where it breaks a pact with a partner', () => {
    const s = turn([{ units: { serbia: '2LI' } }, { units: { serbia: '1LI' } }], { wars: [[0, 1]], pacts: [trade] });
    answer(s, 'fight 2 in serbia');
    expect([asked(s), question(s).params]).toMatchObject([['0 confirmUndeclaredAttack'], { onSeat: 1, honour: 0, pacts: 1 }]);
    expect(keysOf(answer(s, 'go on'))).toContain('battleBegan');
    expect([s.honour[0], s.pacts]).toEqual([8, []]);
  });

  it('UNI-18.13 UNI-18.10 seizes transports and engines that have no unit of their owner with them', () => {
    const s = turn([{ units: { thrace: '1LI' } }, { vehicles: ['siegeEngine 1 thrace', 'caravan 1 thrace'] }, {}], { wars: [[0, 1]] });
    expect(keys(s)).toEqual(['pass', 'take 2 in thrace', 'remove pieces']);
    answer(s, 'take 2 in thrace');
    expect(asked(s)).toEqual(['0 keepOrPillage']);
    answer(s, 'keep all');
    expect([s.vehicleOf[slotOf(s, 0, 'siegeEngine')], s.vehicleOf[slotOf(s, 0, 'caravan')]]).toEqual([0, 0]);
    expect(s.moves).toBe(1);
  });

  it('UNI-32.1 UNI-32.10 takes over land in which its army stands when its controller is at war with it and has no unit there', () => {
    const s = turn([{}, { units: { thrace: '2LI' } }], { active: 1, wars: [[0, 1]], next: (one) => combatTurn(one, 1) });
    expect(controller(s, 'thrace')).toBe(0);
    answer(s, 'conquer thrace');
    expect(controller(s, 'thrace')).toBe(1);
    expect(s.honour[1]).toBe(10 + c.honour.conquerInhabited);
  });
});
