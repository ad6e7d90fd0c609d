import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { makeBattle } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { entryOf, FREE } from '../rules/entering.ts';
import { roomOf } from '../rules/loads.ts';
import { setStopped, stoppedAt } from '../rules/troops.ts';
import { capacityOf, carriesCubes } from '../rules/vehicles.ts';
import { openWindow } from '../rules/windows.ts';
import { type Battle, type UniState, VEHICLE_UNNOTICED } from '../state.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  controller,
  interject,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  refusalOf,
  slotOf,
  units,
  viewOf,
} from './builders.ts';

function turn(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { active: 0, next: (s) => combatTurn(s, 0), ...plan }));
}

/** Seat 0 may act in its own turn. */
function acting(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { active: 0, next: () => [actNow.do({ seat: 0, calledIn: false })], ...plan }));
}

/** An enemy has entered a territory of seat 0. */
function entered(where: string, players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(
    position(players, { active: 1, ...plan, next: (s) => openWindow(s, { kind: 'onHostileEntry', seats: [0], about: node(where) }) }),
  );
}

/** A battle in its first round, as far as the movement of others looks at it. */
function battleIn(s: UniState, place: number, round: number): Battle {
  return { ...makeBattle(s, 0, 1, place), round };
}

describe('bishops', () => {
  it('UNI-45.1 lay a ban on any territory in play, not the same one in two turns running', () => {
    const s = position([{ cards: [1] }, {}], { active: 0, next: () => [actNow.do({ seat: 0, calledIn: false })] });
    s.bansBefore = [node('thrace') * 3];
    s.bans = [node('serbia') * 3, node('bulgaria') * 3 + 1];
    s.inPlay[node('crete')] = 0;
    advanceTo(s);
    answer(s, 'use empire-01');
    expect(keys(s)).toContain('bulgaria');
    for (const id of ['thrace', 'serbia', 'crete']) expect(keys(s)).not.toContain(id);
    answer(s, 'macedonia');
    expect(s.bans).toContain(node('macedonia') * 3);
  });

  it('UNI-45.2 stop a battle that has begun after its current round', () => {
    const s = position([{ cards: [1] }, {}], { active: 0, next: () => [actNow.do({ seat: 0, calledIn: true })] });
    s.battles = [battleIn(s, node('serbia'), 2)];
    advanceTo(s);
    play(s, 'use empire-01', 'serbia');
    expect(s.battles.every(({ breaksOff }) => breaksOff)).toBe(true);
  });

  it('UNI-45.3 end the move of pieces that have not left the territory', () => {
    const s = turn([{ vehicles: ['warWagon 1 macedonia'] }, { cards: [3] }]);
    play(s, 'warWagon 1', 'to thrace');
    interject(s, 1, 'act');
    answer(s, 'use empire-03', 1);
    answer(s, 'thrace', 1);
    answer(s, 'pass', 1);
    expect(s.moves).toBe(1);
    expect(s.at[slotOf(s, 0, 'warWagon')]).toBe(node('thrace'));
  });
});

describe('card 6', () => {
  it('UNI-45.6 lets half of the army go on, rounded up, while the other half settles the matter', () => {
    const s = turn([{ units: { bulgaria: '2LI 1AR' }, vehicles: ['warWagon 1 bulgaria'], cards: [6] }, {}], { wars: [[0, 1]] });
    play(s, 'warWagon 1', 'all', 'to severin');
    expect(asked(s)).toEqual(['0 joinEntry']);
    interject(s, 0, 'act');
    answer(s, 'use empire-06');
    expect(keys(s)).toEqual(['2 lightInfantry', '1 lightInfantry']);
    play(s, '1 lightInfantry', 'pass', 'warWagon 1', 'all');
    expect(units(s, 0, 'severin')).toBe('2LI 1AR');
    play(s, 'to transylvania');
    // The further clash, and the first with those who stayed.
    expect([controller(s, 'severin'), units(s, 0, 'severin')]).toEqual([0, '1LI']);
    expect([controller(s, 'transylvania'), units(s, 0, 'transylvania')]).toEqual([0, '1LI 1AR']);
  });

  it('UNI-45.6 UNI-17.6 leaves those alone who have stopped there before', () => {
    const s = turn(
      [{ units: { bulgaria: '2LI', severin: '2LI' }, vehicles: ['warWagon 1 bulgaria'], cards: [6] }, { units: { severin: '1HI' } }],
      {
        wars: [[0, 1]],
      },
    );
    s.control[node('severin')] = 1;
    setStopped(s, 0, node('severin'), 0, 2);
    play(s, 'warWagon 1', 'all', 'to severin');
    interject(s, 0, 'act');
    answer(s, 'use empire-06');
    expect(stoppedAt(s, 0, node('severin'), 0)).toBe(3);
  });

  it('UNI-45.6 is only for land of another player', () => {
    const s = turn([{ units: { thrace: '2LI' }, vehicles: ['warWagon 1 thrace'], cards: [6] }, {}]);
    play(s, 'warWagon 1', 'all', 'to bulgaria');
    interject(s, 0, 'act');
    expect(refusalOf(s, 'use empire-06')).toBe('UNI-45.6 noForeignLandEntered');
  });
});

describe('card 11', () => {
  it('UNI-45.38 makes a caravan a wagon of its level too, or a wagon a caravan', () => {
    const s = acting([{ units: { thrace: '4LI' }, vehicles: ['caravan 2 thrace', 'warWagon 1 thrace'], cards: [11] }, {}], {
      next: (one) => [actNow.do({ seat: 0, calledIn: false }), ...combatTurn(one, 0)],
    });
    play(s, 'use empire-11', 'caravan 1', 'pass');
    const slot = slotOf(s, 0, 'caravan');
    expect([roomOf(s, slot), carriesCubes(s, slot)]).toEqual([6, true]);
    play(s, 'caravan 1', 'all', 'to macedonia');
    expect([units(s, 0, 'macedonia'), s.mp[slot]]).toEqual(['4LI', 6]);
    const w = acting([{ vehicles: ['warWagon 2 thrace'], cards: [11] }, {}]);
    play(w, 'use empire-11');
    expect(carriesCubes(w, slotOf(w, 0, 'warWagon'))).toBe(true);
    expect(capacityOf(w, slotOf(w, 0, 'warWagon'))).toBe(6);
  });
});

describe('a caravan that serves as a wagon', () => {
  it('UNI-36.1 UNI-45.38 leaves a cube in an inhabited zone also when it leaves it in phase 5', () => {
    const s = acting([{ units: { thrace: '2LI' }, vehicles: ['caravan 1 thrace: green'], cards: [11] }, {}], {
      next: (one) => [actNow.do({ seat: 0, calledIn: false }), ...combatTurn(one, 0)],
    });
    play(s, 'use empire-11', 'pass', 'caravan 1', 'all', 'to macedonia');
    expect(viewOf(s, null).territories[node('thrace')].market).toEqual(['green']);
    expect(units(s, 0, 'macedonia')).toBe('2LI');
  });
});

describe('militia', () => {
  it('UNI-45.15 card 24 places a unit from the reserve where an enemy enters the owner’s land', () => {
    const s = entered('thrace', [{ cards: [24] }, {}]);
    play(s, 'use empire-24', 'captain1');
    expect(units(s, 0, 'thrace')).toBe('1C1');
    const foreign = entered('severin', [{ cards: [24] }, {}]);
    expect(asked(foreign)).not.toEqual(['0 window']);
  });

  it('UNI-45.16 card 25 moves units to the place, 1 MP for each and step from 3, transports at the same cost', () => {
    const s = entered('thrace', [{ cards: [25], units: { macedonia: '2LI', thessaly: '1AR' }, vehicles: ['warWagon 1 macedonia'] }, {}]);
    answer(s, 'use empire-25');
    expect(keys(s)).toEqual(['lightInfantry in macedonia', 'archer in thessaly', 'warWagon 1']);
    answer(s, 'archer in thessaly');
    expect(keys(s)).toEqual(['lightInfantry in macedonia', 'warWagon 1', 'finish']);
    answer(s, 'lightInfantry in macedonia');
    expect([units(s, 0, 'thrace'), units(s, 0, 'macedonia'), army(s, 0, 'thessaly')]).toEqual(['1LI 1AR', '1LI', 0]);
  });

  it('UNI-45.16 UNI-45.49 only for those who can arrive: no way through hordes, and none out of a ban on leaving', () => {
    const far = entered('thrace', [{ cards: [25], units: { serbia: '1LI' } }, {}], { barbarians: { macedonia: '1LI', bulgaria: '1LI' } });
    expect(asked(far)).not.toEqual(['0 window']);
    const banned = position([{ cards: [25], units: { macedonia: '1LI' } }, {}], {
      active: 1,
      next: (one) => {
        one.bans = [node('macedonia') * 3 + 2];
        return openWindow(one, { kind: 'onHostileEntry', seats: [0], about: node('thrace') });
      },
    });
    advanceTo(banned);
    expect(asked(banned)).not.toEqual(['0 window']);
  });

  it('UNI-45.16 UNI-18.15 nobody leaves a battle that has begun', () => {
    const helpers = (round: number): number => {
      const s = position([{ units: { macedonia: '1LI' }, vehicles: ['warWagon 1 macedonia'], cards: [25] }, {}], {
        active: 1,
        next: (one) => {
          one.battles = [battleIn(one, node('macedonia'), round)];
          return openWindow(one, { kind: 'onHostileEntry', seats: [0], about: node('thrace') });
        },
      });
      return asked(advanceTo(s)).filter((one) => one === '0 window').length;
    };
    expect([helpers(0), helpers(1)]).toEqual([1, 0]);
  });

  it('UNI-45.52 card 26 raises a makeshift tower, only where the owner has units', () => {
    const s = entered('thrace', [{ cards: [26], units: { thrace: '1LI' } }, {}]);
    answer(s, 'use empire-26');
    expect(s.improvised).toEqual([node('thrace') * 6]);
    const empty = entered('thrace', [{ cards: [26] }, {}]);
    expect(asked(empty)).not.toEqual(['0 window']);
  });
});

describe('card 34', () => {
  it('UNI-45.19 places a unit outside home; barbarians resist at once', () => {
    const s = acting([{ cards: [34] }, {}]);
    answer(s, 'use empire-34');
    expect(keys(s)).not.toContain('thrace');
    answer(s, 'bulgaria');
    expect(keys(s)).toEqual(['lightInfantry', 'heavyInfantry', 'archer', 'cavalry']);
    expect(keysOf(answer(s, 'cavalry'))).toEqual(expect.arrayContaining(['unitSent', 'hordeRaised', 'battleBegan']));
  });

  it('UNI-45.19 UNI-39.6 is an attack in another player’s land, which is confirmed first', () => {
    const s = acting([{ cards: [34] }, {}]);
    play(s, 'use empire-34', 'severin', 'archer');
    expect(keys(s)).toEqual(['take back', 'go on']);
    answer(s, 'take back');
    expect([s.honour[0], army(s, 0, 'severin'), s.cardState[33]]).toEqual([10, 0, 0]);
    play(s, 'use empire-34', 'severin', 'archer', 'go on');
    expect([s.honour[0], controller(s, 'severin'), s.conquests]).toEqual([7, 0, [node('severin')]]);
  });

  it('UNI-45.19 UNI-39.38 UNI-39.22 by leave to pass it is a use of it, which must be paid', () => {
    const guest = (florins: number): UniState =>
      acting([{ cards: [34], florins }, {}], {
        pacts: [
          {
            id: 1,
            parties: [0, 1],
            clauses: [{ kind: 'passage', giver: 1, receiver: 0, support: 0, targets: [] }],
            first: 1,
            last: 0,
            perUse: [{ kind: 'passage', from: 0, to: 1, florins: 40 }],
            secret: false,
          },
        ],
      });
    const s = guest(100);
    play(s, 'use empire-34', 'severin', 'archer');
    expect([s.florins, s.honour[0], units(s, 0, 'severin'), controller(s, 'severin')]).toEqual([[60, 1040], 10, '1AR', 1]);
    const poor = guest(39);
    answer(poor, 'use empire-34');
    expect([keys(poor).includes('severin'), keys(poor).includes('bulgaria')]).toEqual([false, true]);
  });

  it('UNI-18.15 does not come into a battle that has begun', () => {
    const s = position([{ cards: [34] }, {}], { active: 0, next: () => [actNow.do({ seat: 0, calledIn: true })] });
    s.battles = [battleIn(s, node('serbia'), 1), battleIn(s, node('bulgaria'), 0)];
    advanceTo(s);
    answer(s, 'use empire-34');
    expect([keys(s).includes('serbia'), keys(s).includes('bulgaria')]).toEqual([false, true]);
  });
});

describe('gunners', () => {
  it('UNI-45.29 card 53 lets an engine take every step of the army it goes with (worked example 54)', () => {
    const s = turn([{ units: { thrace: '1LI' }, vehicles: ['warWagon 3 thrace', 'siegeEngine 1 thrace'], cards: [53] }, {}]);
    interject(s, 0, 'act');
    play(s, 'use empire-53', 'pass', 'warWagon 1', 'siegeEngine 1', 'all');
    play(s, 'to bithynia', 'to thrace', 'to bithynia', 'to lydia', 'to phrygia', 'to lydia', 'to phrygia', 'to lydia');
    const engine = slotOf(s, 0, 'siegeEngine');
    expect([s.at[engine], s.mp[engine], s.mp[slotOf(s, 0, 'warWagon')]]).toEqual([node('lydia'), 4, 0]);
  });

  it('UNI-45.39 UNI-45.50 card 54 makes an engine a wagon for 1d3 units', () => {
    const s = turn([{ units: { thrace: '4LI' }, vehicles: ['siegeEngine 1 thrace'], cards: [54] }, {}], { chance: scriptChance([3]) });
    interject(s, 0, 'act');
    play(s, 'use empire-54', 'pass', 'siegeEngine 1');
    expect(keys(s)).toEqual(['go', '1 lightInfantry', '2 lightInfantry']);
    play(s, '2 lightInfantry', 'to macedonia');
    expect([units(s, 0, 'macedonia'), s.mp[slotOf(s, 0, 'siegeEngine')]]).toEqual(['2LI', 3]);
  });
});

describe('rangers', () => {
  it('UNI-45.30 card 55 leads a transport and its load unnoticed through barbarian and foreign land', () => {
    const s = turn([{ units: { thrace: '2LI' }, vehicles: ['warWagon 1 thrace'], cards: [55] }, { units: { severin: '3LI' } }], {
      wars: [[0, 1]],
    });
    interject(s, 0, 'act');
    play(s, 'use empire-55', 'pass', 'warWagon 1', 'all', 'to bulgaria');
    expect([asked(s)[0], army(s, 6, 'bulgaria'), controller(s, 'bulgaria')]).toEqual(['0 road', 0, null]);
    play(s, 'to severin');
    expect(asked(s)).toEqual(['0 road']);
    play(s, 'to transylvania');
    // At its destination the usual rules apply, and it is noticed again.
    expect(keysOf(answer(s, 'end move'))).toContain('conquered');
    expect([controller(s, 'transylvania'), s.special[slotOf(s, 0, 'warWagon')] & VEHICLE_UNNOTICED]).toEqual([0, 0]);
  });

  it('UNI-45.30 is no breach on the way, but where it ends, and that is confirmed', () => {
    const s = turn([{ units: { bulgaria: '3LI' }, vehicles: ['warWagon 1 bulgaria'], cards: [55] }, {}]);
    interject(s, 0, 'act');
    play(s, 'use empire-55', 'pass', 'warWagon 1', '2 lightInfantry', 'to severin');
    expect([asked(s)[0], s.honour[0]]).toEqual(['0 road', 10]);
    play(s, 'halt', 'end move');
    expect(asked(s)).toEqual(['0 confirmUndeclaredAttack']);
    answer(s, 'take back');
    play(s, 'warWagon 1', 'all', 'to bulgaria', 'end move');
    expect([s.honour[0], controller(s, 'bulgaria')]).toEqual([10, 0]);
  });

  it('UNI-45.30 UNI-39.6 is confirmed also where the move is ended on the road', () => {
    const s = turn([{ units: { bulgaria: '3LI' }, vehicles: ['warWagon 1 bulgaria'], cards: [55] }, {}]);
    interject(s, 0, 'act');
    play(s, 'use empire-55', 'pass', 'warWagon 1', '2 lightInfantry', 'to severin', 'end move');
    expect([asked(s), s.honour[0]]).toEqual([['0 confirmUndeclaredAttack'], 10]);
    answer(s, 'take back');
    expect(asked(s)).toEqual(['0 road']);
    play(s, 'end move', 'go on');
    expect([s.honour[0], controller(s, 'severin')]).toEqual([7, 0]);
  });

  it('UNI-45.30 UNI-17.22 who joins an entry has arrived: others may still join it', () => {
    const s = turn([{ units: { bulgaria: '3LI' }, vehicles: Array(3).fill('warWagon 1 bulgaria'), cards: [55] }, {}], { wars: [[0, 1]] });
    interject(s, 0, 'act');
    play(s, 'use empire-55', 'warWagon 1', 'pass', 'warWagon 2', '1 lightInfantry', 'to severin');
    expect(asked(s)).toEqual(['0 joinEntry']);
    play(s, 'warWagon 1', '1 lightInfantry');
    expect([asked(s)[0], keys(s).includes('warWagon 3')]).toEqual(['0 joinEntry', true]);
  });

  it('UNI-45.30 card 56 leads all transports of a place', () => {
    const s = turn([{ vehicles: ['warWagon 1 thrace', 'galley 1 thrace', 'warWagon 1 lydia'], cards: [56] }, {}]);
    interject(s, 0, 'act');
    play(s, 'use empire-56', 'thrace');
    const hidden = s.special.flatMap((special, slot) => (special & VEHICLE_UNNOTICED ? [s.at[slot]] : []));
    expect(hidden).toEqual([node('thrace'), node('thrace')]);
    expect(entryOf(s, 0, node('thrace'), true)).toBe(FREE);
  });
});
