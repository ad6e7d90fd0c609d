import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { actNow } from '../rules/calls.ts';
import { endEffects } from '../rules/end-of-turn.ts';
import { addDeed } from '../rules/honour.ts';
import { neighboursLandOf } from '../rules/map.ts';
import { upkeepOf } from '../rules/upkeep.ts';
import { aboard, components, reserveAt, type UniState } from '../state.ts';
import { BARBARIANS, TERRITORIES } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  card,
  controller,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  putVehicle,
  refusalOf,
  units,
  viewOf,
} from './builders.ts';

/** Player 1 may act in his own turn. */
function acting(players: readonly PlayerPlan[], plan: PositionPlan = {}, set?: (s: UniState) => void): UniState {
  const s = position(players, {
    active: 0,
    chance: scriptChance([]),
    warCircle: [3, 5, 4],
    ...plan,
    next: () => [actNow.do({ seat: 0, calledIn: false })],
  });
  set?.(s);
  return advanceTo(s);
}

describe('card 15', () => {
  it('UNI-45.11 a horde in land of another or of nobody that neighbours one’s own; any battle at once', () => {
    const s = acting([{ cards: [15] }, { units: { bulgaria: '1LI' } }]);
    answer(s, 'use empire-15');
    expect(keys(s)).toEqual(expect.arrayContaining(['bulgaria', 'serbia', 'severin']));
    expect(keys(s)).not.toContain('thrace');
    expect(keys(s).filter((id) => !neighboursLandOf(s, 0, node(id)))).toEqual([]);
    expect(s.inPlay.some((inPlay, one) => one < TERRITORIES && inPlay === 1 && !neighboursLandOf(s, 0, one))).toBe(true);
    answer(s, 'bulgaria');
    expect([s.florins[0], s.battles[0].attacker, s.battles[0].defender, s.rebel[node('bulgaria')]]).toEqual([900, BARBARIANS, 1, 0]);
  });

  it('UNI-45.11 UNI-7.13 in a home territory it is a rebellion, judged by itself, on which Law does not work but card 24 does', () => {
    const s = acting([{ cards: [15] }, { honour: 10, cards: [24], levels: { orange: 2 }, points: { orange: 1 } }], {
      rebels: ['pannonia'],
      barbarians: { pannonia: '1LI' },
    });
    play(s, 'use empire-15', 'severin');
    expect([s.honour[1], s.rebel[node('severin')], asked(s)]).toEqual([9, 1, ['1 window']]);
    expect(keys(s)).toContain('use empire-24');
    expect(keys(s)).not.toContain('use law');
    answer(s, 'pass', 1);
    expect([units(s, BARBARIANS, 'severin'), controller(s, 'severin')]).toEqual(['2LI', null]);
  });

  it('UNI-41.15 not with an empty supply', () => {
    const s = acting([{ cards: [15, 65], units: { thrace: '1LI' } }, {}], {}, (t) => {
      t.reserve.fill(0, BARBARIANS * 5);
    });
    expect(refusalOf(s, 'use empire-15')).toBe('UNI-41.15 noHordeLeft');
    expect(refusalOf(s, 'use empire-65')).toBe('UNI-41.15 noHordeLeft');
  });
});

describe('cards 22 and 23', () => {
  it('UNI-45.54 the bank pays for cubes that others carry in one’s land, docked ships included', () => {
    const plan = [
      { cards: [22, 23], vehicles: ['caravan 1 thrace: green'] },
      { vehicles: ['caravan 2 thrace: green black', 'merchantShip 1 macedonia: blue', 'caravan 1 serbia: blue'] },
    ];
    const s = acting(plan);
    answer(s, 'use empire-22');
    expect(s.florins).toEqual([1030, 1000]);
    answer(s, 'use empire-23');
    expect(s.florins).toEqual([1090, 1000]);
    expect(refusalOf(acting([{ cards: [22] }, {}]), 'use empire-22')).toBe('UNI-45.54 noCubesToTax');
  });
});

describe('card 36', () => {
  it('UNI-45.20 UNI-45.42 florins are laid on the empty card, and taken with half as much again, rounded down', () => {
    const s = acting([{ cards: [36], florins: 250 }, {}]);
    answer(s, 'use empire-36');
    expect([keys(s).length, keys(s).at(-1)]).toEqual([250, '250']);
    answer(s, '25');
    expect([s.florins[0], s.deposit]).toEqual([225, 25]);
    const t = acting([{ cards: [36] }, {}], {}, (u) => {
      u.deposit = 25;
    });
    answer(t, 'use empire-36');
    expect([t.florins[0], t.deposit]).toEqual([1037, 0]);
  });

  it('UNI-45.20 what lies on the card is seen by all, is not held, and goes to the bank when the card leaves its owner', () => {
    const s = acting([{ cards: [36], florins: 0 }, {}], {}, (t) => {
      t.deposit = 100;
      addDeed(t, 0, 'taxIncome', 600);
    });
    expect([viewOf(s, 1).deposit, s.florins[0]]).toEqual([100, 0]);
    answer(s, 'claim empire-36 yellow');
    expect([s.deposit, s.florins[0], s.cards[0]]).toEqual([0, 0, []]);
  });

  it('UNI-45.20 at most 300', () => {
    const s = acting([{ cards: [36] }, {}]);
    answer(s, 'use empire-36');
    expect(keys(s).at(-1)).toBe('300');
  });
});

describe('cards 37 and 38', () => {
  it('UNI-45.21 UNI-45.53 are for phase 3 only, where something is paid or due', () => {
    const s = acting([{ cards: [37, 38] }, {}], { phase: 'taxes' });
    expect(refusalOf(s, 'use empire-37')).toBe('UNI-45.21 noInterestPaid');
    expect(refusalOf(s, 'use empire-38')).toBe('UNI-47.4 notItsWindow');
    s.interestDue[1] = 50;
    expect(refusalOf(s, 'use empire-37')).toBe('UNI-8.12 interestNotSettled');
  });
});

describe('card 65', () => {
  it('UNI-45.33 UNI-45.47 a horde serves its user to the end of the turn, costs no upkeep, and goes back to the supply', () => {
    const s = acting([{ cards: [65], units: { thrace: '1LI' } }, { units: { serbia: '1LI' } }]);
    const before = components(s);
    const supply = s.reserve[reserveAt(BARBARIANS, 0)];
    answer(s, 'use empire-65');
    expect([units(s, 0, 'thrace'), army(s, BARBARIANS, 'thrace'), s.florins[0], upkeepOf(s, 0)]).toEqual(['3LI', 0, 900, 20]);
    expect([components(s), s.reserve[reserveAt(BARBARIANS, 0)]]).toEqual([before, supply - 2]);
    endEffects(s);
    expect([units(s, 0, 'thrace'), s.reserve[reserveAt(BARBARIANS, 0)]]).toEqual(['1LI', supply]);
  });

  it('UNI-45.47 only where one of his units stands in land that he controls', () => {
    expect(refusalOf(acting([{ cards: [65] }, {}]), 'use empire-65')).toBe('UNI-45.47 noGarrison');
    expect(refusalOf(acting([{ cards: [65], units: { severin: '1LI' } }, {}]), 'use empire-65')).toBe('UNI-45.47 noGarrison');
  });

  it('UNI-45.47 control is judged anew when they leave', () => {
    const s = acting([{ cards: [65], units: { bulgaria: '1LI' } }, {}]);
    answer(s, 'use empire-65');
    s.troops[(0 * 150 + node('bulgaria')) * 7]--;
    s.armies[node('bulgaria')]--;
    expect(controller(s, 'bulgaria')).toBe(0);
    endEffects(s);
    expect(controller(s, 'bulgaria')).toBe(null);
  });
});

describe('card 66', () => {
  it('UNI-45.34 UNI-45.47 up to two units join a horde, are nobody’s garrison meanwhile, and return at the end of the turn', () => {
    const s = acting([{ cards: [66], units: { bulgaria: '1HI', thrace: '1AR' } }, {}], { barbarians: { serbia: '2LI' } });
    const before = components(s);
    play(s, 'use empire-66', 'heavyInfantry in bulgaria', 'archer in thrace');
    expect([units(s, BARBARIANS, 'serbia'), controller(s, 'bulgaria'), controller(s, 'thrace'), upkeepOf(s, 0)]).toEqual([
      '2LI 1HI 1AR',
      null,
      0,
      0,
    ]);
    expect(components(s)).toEqual(before);
    endEffects(s);
    // Bulgaria was lost with its garrison: that unit goes to the reserve (UNI-38.3).
    expect([units(s, 0, 'bulgaria'), units(s, 0, 'thrace'), units(s, BARBARIANS, 'serbia')]).toEqual(['', '1AR', '2LI']);
    expect(components(s)).toEqual(before);
  });

  it('UNI-45.34 a horde at sea may be joined; one unit is enough', () => {
    const s = acting([{ cards: [66], units: { thrace: '2AR' } }, {}], {}, (t) => {
      putVehicle(t, BARBARIANS, 'galley 1 aegeanSea: 1LI');
    });
    play(s, 'use empire-66', 'finish');
    expect(s.armies[BARBARIANS * 150 + aboard(0)]).toBe(2);
  });

  it('UNI-45.34 no third unit may be lent', () => {
    const s = acting([{ cards: [66], units: { thrace: '1HI 2AR' } }, {}], { barbarians: { serbia: '2LI' } });
    play(s, 'use empire-66', 'archer in thrace', 'archer in thrace');
    expect([units(s, BARBARIANS, 'serbia'), asked(s)]).toEqual(['2LI 2AR', ['0 actNow']]);
  });

  it('UNI-45.35 cards 67 and 68 work on armies of players, not on hordes', () => {
    const s = acting([{ cards: [67, 68], units: { thrace: '4HI' } }, {}], { barbarians: { serbia: '2LI 1C1', bosnia: '2LI' } });
    expect(refusalOf(s, 'use empire-68')).toBe('UNI-45.35 noCaptainToRaise');
    answer(s, 'use empire-67');
    expect([units(s, 0, 'thrace'), units(s, BARBARIANS, 'bosnia')]).toEqual(['3HI 1C1', '2LI']);
  });

  it('UNI-45.35 card 68 raises no captain of level III', () => {
    const s = acting([{ cards: [68], units: { thrace: '1C1 1C3' } }, {}]);
    answer(s, 'use empire-68');
    expect(units(s, 0, 'thrace')).toBe('1C2 1C3');
  });

  it('UNI-45.49 UNI-45.47 not from land under a leave ban, and not without a horde', () => {
    const s = acting([{ cards: [66], units: { thrace: '1AR' } }, {}], { barbarians: { serbia: '2LI' } }, (t) => {
      t.bans.push(node('thrace') * 3 + 2);
    });
    expect(refusalOf(s, 'use empire-66')).toBe('UNI-45.47 noUnitsToLend');
    expect(refusalOf(acting([{ cards: [66], units: { thrace: '1AR' } }, {}]), 'use empire-66')).toBe('UNI-45.34 noHordeToJoin');
    expect(s.cardState[card(66)]).toBe(0);
  });
});
