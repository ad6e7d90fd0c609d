import type { Frame, Next } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { fight } from '../rules/battle.ts';
import { afterBattle, attackOrSpareTransports, claimLand, clash, meet } from '../rules/clash.ts';
import { combatTurn } from '../rules/combat.ts';
import { muster } from '../rules/troops.ts';
import { battleOf, deedAt, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, LIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  controller,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  playTo,
  position,
  refusalOf,
  slotOf,
  units,
} from './builders.ts';
import { battle, until } from './war.ts';

function framesOf(next: Next): readonly Frame[] {
  return next === undefined ? [] : 'step' in next ? [next] : next;
}

/** A battle has just ended; the loser's units are off the map. */
function ended(
  players: readonly PlayerPlan[],
  where: string,
  [attacker, defender, winner]: readonly [number, number, number],
  plan: PositionPlan = {},
): UniState {
  const s = position(players, plan);
  s.core.stack = position(players, { ...plan, next: () => [] }).core.stack;
  s.core.stack.push(...framesOf(afterBattle(s, { attacker, defender, winner, place: node(where), brokenOff: false })).toReversed());
  return advanceTo(s);
}

describe('clashes', () => {
  it('UNI-31.1 UNI-31.4 UNI-31.5 chooses one of several opponents, one at a time, and may leave the rest', () => {
    const s = advanceTo(
      position([{ units: { serbia: '9LI 9HI' } }, { units: { serbia: '1LI' } }, { units: { serbia: '1LI' } }], {
        wars: [
          [0, 1],
          [0, 2],
        ],
        active: 0,
        next: () => [meet.do({ seat: 0, node: node('serbia') })],
      }),
    );
    expect(asked(s)).toEqual(['0 chooseOpponent']);
    expect(keys(s)).toEqual(['fight 2', 'fight 3']);
    expect(keysOf(answer(s, 'fight 3'))).toContain('battleBegan');
    expect(s.battles.map(({ attacker, defender }) => [attacker, defender])).toEqual([[0, 2]]);
    playTo(s, 'chooseOpponent');
    expect(keys(s)).toEqual(['enough', 'fight 2']);
  });

  it('UNI-33.6 UNI-33.8 UNI-45.47 land where enemies have met is nobody’s at the pause before their battle: no horde is hired there', () => {
    const plan: readonly PlayerPlan[] = [{ units: { serbia: '4LI' } }, { units: { serbia: '1LI' }, cards: [65] }];
    const s = advanceTo(
      position(plan, {
        active: 0,
        wars: [[0, 1]],
        next: (t) => {
          // His land until the other came.
          t.control[node('serbia')] = 1;
          t.owner[node('serbia')] = 1;
          t.calling = 2;
          return [clash.do({ seat: 0, node: node('serbia') })];
        },
      }),
    );
    expect([asked(s), s.battles.length, controller(s, 'serbia'), s.owner[node('serbia')]]).toEqual([['1 actNow'], 0, null, 1]);
    expect(refusalOf(s, 'use empire-65')).toBe('UNI-45.47 noGarrison');
  });

  it('UNI-33.6 UNI-33.8 so it is in a battle with a horde, and where nobody opposes the army its conquest is still one', () => {
    const raid = battle([{ units: { serbia: '4LI' } }, {}], {
      attacker: BARBARIANS,
      defender: 0,
      barbarians: { serbia: '3LI' },
      dice: [1, 2, 3],
      set: (t) => {
        t.control[node('serbia')] = 0;
        t.owner[node('serbia')] = 0;
      },
    });
    expect([controller(raid, 'serbia'), raid.owner[node('serbia')]]).toEqual([null, 0]);
    const empty = advanceTo(
      position([{ units: { serbia: '1LI' } }, {}], {
        active: 0,
        wars: [[0, 1]],
        next: (t) => {
          t.control[node('serbia')] = 1;
          t.owner[node('serbia')] = 1;
          return [clash.do({ seat: 0, node: node('serbia') })];
        },
      }),
    );
    expect([controller(empty, 'serbia'), empty.conquests]).toEqual([0, [node('serbia')]]);
  });

  it('UNI-39.24 a battle with a partner at war breaks the pacts of the two, wherever they meet', () => {
    const s = advanceTo(
      position([{ units: { serbia: '2LI' } }, { units: { serbia: '1LI' } }], {
        active: 0,
        wars: [[0, 1]],
        pacts: [{ id: 1, parties: [0, 1], clauses: [], first: 1, last: 0, perUse: [], secret: false }],
        next: () => [meet.do({ seat: 0, node: node('serbia') })],
      }),
    );
    expect([s.battles.length, s.pacts, s.honour[0]]).toEqual([1, [], 8]);
  });

  it('UNI-31.1 fights barbarians first where they stand with a player', () => {
    const s = position([{ units: { serbia: '9LI' } }, { units: { serbia: '1LI' } }], { wars: [[0, 1]], barbarians: { serbia: '1LI' } });
    const first = framesOf(meet.run?.(game.copy(s), { ...meet.do({ seat: 0, node: node('serbia') }) }));
    expect(first.slice(0, -1)).toEqual(fight(s, 0, BARBARIANS, node('serbia')));
  });

  it('UNI-31.4 an ally of the loser in the same place is no part of his side', () => {
    const s = battle([{ units: { serbia: '3HI' } }, { units: { serbia: '1LI' } }, { units: { serbia: '5LI' } }], {
      dice: [1, 2, 8, 1, 2, 3],
    });
    until(s);
    expect([battleOf(s), units(s, 1, 'serbia'), units(s, 2, 'serbia'), s.deeds[deedAt(0, 'battlesWon')]]).toEqual([null, '', '5LI', 1]);
  });

  it('UNI-41.2 UNI-18.1 conquers barbarian land without resistance when the supply is empty', () => {
    const s = position([{ units: { bulgaria: '1LI' } }, {}], { next: () => [clash.do({ seat: 0, node: node('bulgaria') })] });
    for (let unit = 0; unit < 5; unit++) s.reserve[BARBARIANS * 5 + unit] = 0;
    s.control[node('bulgaria')] = NOBODY;
    s.owner[node('bulgaria')] = NOBODY;
    advanceTo(s);
    expect([controller(s, 'bulgaria'), army(s, BARBARIANS, 'bulgaria'), s.honour[0]]).toEqual([0, 0, 11]);
  });

  it('UNI-18.10 UNI-45.28 is not asked about transports that it can neither pillage nor keep', () => {
    // There are tokens for four vehicles of level III (UNI-1.11).
    const comesUpon = (wagons: number, isSheltered: boolean): string[] => {
      const vehicles = Array.from({ length: wagons }, () => 'warWagon 3 thrace');
      const s = position([{ units: { bulgaria: '1LI', thrace: '1LI' }, vehicles }, { vehicles: ['caravan 3 bulgaria'] }], {
        active: 0,
        wars: [[0, 1]],
        next: () => [attackOrSpareTransports.do({ seat: 0, node: node('bulgaria') })],
      });
      if (isSheltered) s.sheltered.push(slotOf(s, 1, 'caravan'));
      return asked(advanceTo(s));
    };
    expect([comesUpon(1, true), comesUpon(4, false)]).toEqual([['0 attackOrSpareTransports'], ['0 attackOrSpareTransports']]);
    expect(comesUpon(4, true)).not.toEqual(['0 attackOrSpareTransports']);
  });

  it('UNI-18.10 UNI-32.6 in land that it conquers it may attack trade transports of enemies; those of players at peace stay this turn', () => {
    const conquered = (wars: PositionPlan['wars']): UniState => {
      const s = position([{ units: { bulgaria: '1LI' } }, { vehicles: ['caravan 1 bulgaria'] }], {
        active: 0,
        wars,
        next: () => [clash.do({ seat: 0, node: node('bulgaria') })],
      });
      for (let unit = 0; unit < 5; unit++) s.reserve[BARBARIANS * 5 + unit] = 0;
      s.control[node('bulgaria')] = NOBODY;
      s.owner[node('bulgaria')] = NOBODY;
      return advanceTo(s);
    };
    const war = conquered([[0, 1]]);
    expect([controller(war, 'bulgaria'), asked(war), keys(war)]).toEqual([0, ['0 attackOrSpareTransports'], ['let be', 'attack 2']]);
    const peace = conquered([]);
    expect(controller(peace, 'bulgaria')).toBe(0);
    expect(asked(peace)).not.toEqual(['0 attackOrSpareTransports']);
    // Nor may they be seized by a later move of the same turn (UNI-18.13).
    const next = (conquests: number[]): boolean => {
      const s = position(
        [{ units: { bulgaria: '1LI', thrace: '1LI' }, vehicles: ['warWagon 1 thrace'] }, { vehicles: ['caravan 1 bulgaria'] }],
        {
          next: (one) => combatTurn(one, 0),
        },
      );
      s.conquests = conquests;
      return keys(advanceTo(s)).includes('take 2 in bulgaria');
    };
    expect([next([]), next([node('bulgaria')])]).toEqual([true, false]);
  });

  it('UNI-47.4 UNI-45.15 UNI-18.9 lets the owner of entered land react before anything is settled, MP left for flight; his unit makes it a battle', () => {
    const s = advanceTo(
      position([{ units: { bulgaria: '2LI' }, vehicles: ['warWagon 1 bulgaria'] }, { cards: [24] }], {
        active: 0,
        wars: [[0, 1]],
        next: (one) => combatTurn(one, 0),
      }),
    );
    play(s, 'warWagon 1', 'all', 'to severin');
    expect(asked(s)).toEqual(['1 window']);
    expect([s.mp[slotOf(s, 0, 'warWagon')], s.halted[slotOf(s, 0, 'warWagon')], controller(s, 'severin')]).toEqual([5, 1, 1]);
    answer(s, 'use empire-24');
    expect(keys(s)).toEqual(['lightInfantry', 'heavyInfantry', 'archer', 'cavalry', 'captain1']);
    expect(keysOf(answer(s, 'archer'))).toEqual(expect.arrayContaining(['militiaRaised', 'battleBegan']));
  });

  it('UNI-47.4 does not ask whoever’s land is not entered', () => {
    const s = advanceTo(
      position([{ units: { thrace: '9LI' }, vehicles: ['warWagon 1 thrace'] }, { cards: [24] }], {
        active: 0,
        next: (one) => combatTurn(one, 0),
      }),
    );
    play(s, 'warWagon 1', '3 lightInfantry', 'to bulgaria');
    expect(asked(s)).not.toEqual(['1 window']);
  });
});

describe('after a battle', () => {
  it('UNI-32.1 UNI-32.2 UNI-32.10 its winner conquers: honour, then keep or pillage what the loser had there', () => {
    const s = ended([{ units: { severin: '1LI' } }, { vehicles: ['caravan 2 severin'] }], 'severin', [0, 1, 0], {
      wars: [[0, 1]],
      owners: { severin: 1 },
      buildings: { severin: ['tower'] },
    });
    expect([controller(s, 'severin'), asked(s)[0]]).toEqual([0, '0 keepOrPillage']);
    expect(keys(s)).toEqual(['keep all', 'pillage all', 'keep tower', 'pillage tower', 'keep caravan 1', 'pillage caravan 1']);
  });

  it('UNI-32.9 UNI-32.13 a defender in his own land conquers nothing, but treats what the attacker left as spoils', () => {
    const s = ended([{ vehicles: ['warWagon 1 severin', 'siegeEngine 1 severin'] }, { units: { severin: '1LI' } }], 'severin', [0, 1, 1], {
      wars: [[0, 1]],
    });
    expect([asked(s)[0], s.honour[1]]).toEqual(['1 keepOrPillage', 10]);
    answer(s, 'keep all');
    expect([s.vehicleOf[slotOf(s, 1, 'warWagon')], s.conquests]).toEqual([1, []]);
  });

  it('UNI-32.13 who beats others in land of a third player at peace conquers nothing there', () => {
    const s = ended([{ units: { severin: '1LI' } }, {}, { vehicles: ['warWagon 1 severin'] }], 'severin', [0, 2, 0], { wars: [[0, 2]] });
    expect([controller(s, 'severin'), s.honour[0], asked(s)[0]]).toEqual([1, 10, '0 keepOrPillage']);
  });

  it('UNI-32.2 treats what the loser left and what the former holder had there', () => {
    const s = ended(
      [{ units: { severin: '1LI' } }, { vehicles: ['caravan 1 severin'] }, { vehicles: ['warWagon 1 severin'] }],
      'severin',
      [0, 2, 0],
      {
        wars: [
          [0, 1],
          [0, 2],
        ],
        owners: { severin: 1 },
      },
    );
    expect(keys(s)).toEqual(expect.arrayContaining(['keep caravan 1', 'keep warWagon 1']));
  });

  it('UNI-32.13 UNI-33.3 takes a home from barbarians as a conquest, no attack on its rightful owner (worked example 64)', () => {
    const s = ended([{ units: { transylvania: '1LI' } }, {}], 'transylvania', [0, BARBARIANS, 0], {
      owners: { transylvania: NOBODY },
      buildings: { transylvania: ['village'] },
    });
    s.control[node('transylvania')] = NOBODY;
    expect([controller(s, 'transylvania'), s.honour[0]]).toEqual([null, 10]);
    const held = position([{ units: { transylvania: '1LI' } }, {}], { buildings: { transylvania: ['village'] }, next: () => [] });
    held.control[node('transylvania')] = NOBODY;
    held.owner[node('transylvania')] = NOBODY;
    held.core.stack.push(
      ...framesOf(
        afterBattle(held, { attacker: 0, defender: BARBARIANS, winner: 0, place: node('transylvania'), brokenOff: false }),
      ).toReversed(),
    );
    advanceTo(held);
    expect([controller(held, 'transylvania'), held.honour[0], held.war.some((turn) => turn > 0)]).toEqual([0, 12, false]);
    answer(held, 'keep village');
    expect(controller(held, 'transylvania')).toBe(0);
  });

  it('UNI-31.2 UNI-31.3 UNI-26.7 leaves land to its home owner or to nobody where no unit is left; tokens go, vehicles stay', () => {
    const s = ended([{ vehicles: ['warWagon 1 severin', 'warWagon 1 serbia'] }, {}], 'severin', [0, 1, NOBODY], { wars: [[0, 1]] });
    expect([controller(s, 'severin'), s.vehicleOf[slotOf(s, 0, 'warWagon')]]).toEqual([1, 0]);
    const t = ended([{}, {}], 'serbia', [0, 1, NOBODY], {
      wars: [[0, 1]],
      tokens: { serbia: [1, 'severin'] },
      buildings: { severin: ['tower'] },
    });
    expect([controller(t, 'serbia'), t.controlTokens[node('serbia')]]).toEqual([null, NOBODY]);
  });

  it('UNI-26.7 UNI-26.8 removes a control token where a battle takes place, whoever wins', () => {
    const s = ended([{ units: { serbia: '1LI' } }, {}], 'serbia', [1, 0, 0], {
      wars: [[0, 1]],
      tokens: { serbia: [0, 'macedonia'] },
      buildings: { macedonia: ['tower'] },
    });
    expect([s.controlTokens[node('serbia')], controller(s, 'serbia')]).toEqual([NOBODY, 0]);
  });

  it('UNI-27.2 UNI-32.9 barbarians who win remove buildings, transports and goods', () => {
    const s = ended([{ vehicles: ['caravan 1 bulgaria: green', 'warWagon 1 bulgaria'] }, {}], 'bulgaria', [0, BARBARIANS, BARBARIANS], {
      barbarians: { bulgaria: '1LI' },
      buildings: { bulgaria: ['village', 'tower'] },
      markets: { bulgaria: ['blue'] },
    });
    expect([
      s.vehicleOf.includes(0),
      s.market[node('bulgaria')],
      s.buildings.slice(node('bulgaria') * 3, node('bulgaria') * 3 + 3),
    ]).toEqual([false, 0, [0, 0, 0]]);
  });

  it('UNI-32.9 UNI-41.12 not where an army of another player still stands', () => {
    const s = ended([{ vehicles: ['warWagon 1 bulgaria'] }, { units: { bulgaria: '1LI' } }], 'bulgaria', [0, BARBARIANS, BARBARIANS], {
      barbarians: { bulgaria: '1LI' },
    });
    expect(s.vehicleOf[slotOf(s, 0, 'warWagon')]).toBe(0);
  });

  it('UNI-24.7 UNI-24.10 UNI-24.12 at sea the winner takes what is left, barbarians remove it', () => {
    const s = ended(
      [{ vehicles: ['galley 1 aegeanSea: 1LI'] }, { vehicles: ['galley 2 aegeanSea', 'merchantShip 1 aegeanSea'] }],
      'aegeanSea',
      [0, 1, 0],
      {
        wars: [[0, 1]],
      },
    );
    expect(keys(s)).toEqual([
      'keep all',
      'pillage all',
      'keep galley 2',
      'pillage galley 2',
      'keep merchantShip 1',
      'pillage merchantShip 1',
    ]);
    answer(s, 'keep all');
    expect([s.vehicleOf[1], s.conquests]).toEqual([0, []]);
    const lost = ended([{ vehicles: ['galley 1 aegeanSea', 'merchantShip 1 aegeanSea'] }, {}], 'aegeanSea', [0, BARBARIANS, BARBARIANS]);
    expect(lost.vehicleOf.includes(0)).toBe(false);
  });

  it('UNI-46.12 UNI-42.8 whoever stands where the last barbarian is gone conquers the place', () => {
    const s = position([{ units: { bulgaria: '1LI' } }, {}], {
      barbarians: { bulgaria: '1LI' },
      next: () => [claimLand.do({ node: node('bulgaria') })],
    });
    s.owner[node('bulgaria')] = NOBODY;
    muster(s, BARBARIANS, node('bulgaria'), LIGHT, 0);
    const still = advanceTo(s);
    expect([controller(still, 'bulgaria'), units(still, 0, 'bulgaria')]).toEqual([null, '1LI']);
    const freed = position([{ units: { bulgaria: '1LI' } }, {}], { next: () => [claimLand.do({ node: node('bulgaria') })] });
    freed.owner[node('bulgaria')] = NOBODY;
    advanceTo(freed);
    expect([controller(freed, 'bulgaria'), freed.honour[0]]).toEqual([0, 11]);
  });
});
