import { type Frame, isPoll, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { barbarianPoints } from '../rules/barbarian-points.ts';
import { lastCheck } from '../rules/ending.ts';
import { deedOf } from '../rules/honour.ts';
import { checkRebellions, rebel } from '../rules/rebellion.ts';
import { interjections } from '../rules/talk.ts';
import { muster } from '../rules/troops.ts';
import { lot, NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, LIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  c,
  controller,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  position,
  refusalOf,
  units,
} from './builders.ts';
import { until } from './war.ts';

const BYZANTIUM = ['thrace', 'macedonia', 'thessaly', 'bithynia', 'lydia', 'phrygia', 'paphlagonia'];

/** An Event card on whose back this tax is tolerated. */
function tolerating(tax: number): number {
  return c.events.findIndex(({ toleratedTax }) => toleratedTax === tax);
}

/** The rebellion check at a tolerated tax; then the first player has barbarian points, where tests stop. A horde of the turn is two light infantry. */
function check(players: readonly PlayerPlan[], tolerated: number, plan: PositionPlan = {}, set?: (s: UniState) => void): UniState {
  const s = position(players, {
    phase: 'events',
    chance: scriptChance([]),
    warCircle: [3, 5, 4],
    ...plan,
    next: (t): readonly Frame[] => [checkRebellions.do({}), ...barbarianPoints(t)],
  });
  s.eventDeck.push(...s.eventDeck.splice(s.eventDeck.indexOf(tolerating(tolerated)), 1));
  set?.(s);
  return advanceTo(s);
}

/** Garrisons in all home territories but the named ones. */
function guarded(...empty: readonly string[]): { [id: string]: string } {
  return Object.fromEntries(BYZANTIUM.filter((id) => !empty.includes(id)).map((id) => [id, '1LI']));
}

describe('rebellions', () => {
  it('UNI-7.1 UNI-7.2 UNI-7.4 the back of the top card is tolerated; each 10 florins more are one rebellion, a War Circle horde in a home territory', () => {
    const s = check([{ tax: 50 }, { tax: 30 }], 30);
    expect([asked(s), keys(s).sort()]).toEqual([['0 placeRebellion'], BYZANTIUM.slice().sort()]);
    answer(s, 'thessaly');
    expect([units(s, BARBARIANS, 'thessaly'), s.rebel[node('thessaly')], asked(s)]).toEqual(['2LI', 1, ['0 placeRebellion']]);
    answer(s, 'lydia');
    expect([asked(s), army(s, BARBARIANS, 'lydia')]).toEqual([['0 spendBarbarianPoint'], 2]);
    const t = check([{ tax: 50 }, { tax: 40 }], 40);
    answer(t, 'thessaly');
    expect(asked(t)).toEqual(['0 spendBarbarianPoint']);
    expect(asked(check([{ tax: 40 }, { tax: 50 }], 50))).toEqual(['0 spendBarbarianPoint']);
  });

  it('UNI-7.3 UNI-7.13 UNI-42.12 example 7: two new rebellions while two stand cost 2 honour before they are placed', () => {
    const s = check([{ tax: 50, honour: 10 }, {}], 30, { barbarians: { thrace: '1LI', lydia: '1LI' }, rebels: ['thrace', 'lydia'] });
    expect([s.honour[0], asked(s)]).toEqual([8, ['0 placeRebellion']]);
    answer(s, 'thessaly');
    expect(s.honour[0]).toBe(8);
    // Rebels in the home of another cost nothing.
    const t = check([{ tax: 50, honour: 10 }, {}], 30, { barbarians: { pannonia: '1LI' }, rebels: ['pannonia'] });
    expect(t.honour).toEqual([10, 10]);
  });

  it('UNI-7.3 UNI-7.13 the first of two new ones does not charge the second', () => {
    const s = check([{ tax: 50, honour: 10 }, {}], 30);
    answer(s, 'thessaly');
    answer(s, 'lydia');
    expect(s.honour[0]).toBe(10);
  });

  it('UNI-7.5 only home territories that he controls, those with the fewest of his units first', () => {
    const s = check([{ tax: 40, units: { ...guarded('thrace', 'lydia'), macedonia: '2LI' } }, {}], 30, { barbarians: { thrace: '1LI' } });
    expect([asked(s), army(s, BARBARIANS, 'lydia')]).toEqual([['0 spendBarbarianPoint'], 2]);
    const t = check([{ tax: 40, units: guarded('thrace', 'lydia') }, {}], 30);
    expect(keys(t).sort()).toEqual(['lydia', 'thrace']);
    expect(refusalOf(t, 'macedonia')).toBe('UNI-7.5 moreUnitsThere');
    // Land of his outside the kingdom is spared, though no unit stands there.
    const abroad = check([{ tax: 40, units: guarded('lydia') }, {}], 30, {
      buildings: { thrace: ['tower'] },
      tokens: { bulgaria: [0, 'thrace'] },
    });
    expect([army(abroad, BARBARIANS, 'lydia'), controller(abroad, 'bulgaria')]).toEqual([2, 0]);
  });

  it('UNI-7.6 UNI-42.13 without an eligible territory it is not placed, but the honour is lost, also below nothing', () => {
    const held = Object.fromEntries(BYZANTIUM.map((id) => [id, '1LI']));
    const s = check([{ tax: 40, honour: 0 }, {}], 30, { barbarians: held, rebels: ['thrace'] });
    expect([asked(s), s.honour[0]]).toEqual([['0 spendBarbarianPoint'], -1]);
  });

  it('UNI-7.7 players suffer them in turn order', () => {
    const s = check([{ tax: 40 }, { tax: 40 }], 30, { order: [1, 0] });
    expect(asked(s)).toEqual(['1 placeRebellion']);
    answer(s, 'pannonia');
    expect(asked(s)).toEqual(['0 placeRebellion']);
  });

  it('UNI-7.8 units of the victim are attacked at once, else the territory is pillaged', () => {
    const s = check([{ tax: 40, units: guarded() }, {}], 30);
    answer(s, 'thessaly');
    expect([s.battles[0].attacker, s.battles[0].defender]).toEqual([BARBARIANS, 0]);
    const t = check([{ tax: 40 }, {}], 30, { buildings: { thessaly: ['village'] } });
    answer(t, 'thessaly');
    expect([t.buildings[lot(node('thessaly'), 0)], controller(t, 'thessaly')]).toEqual([0, null]);
  });

  it('UNI-7.9 the victim may use cards 24 to 26 before battle or pillage', () => {
    const s = check([{ tax: 40, cards: [24] }, {}], 30);
    answer(s, 'thessaly');
    expect([asked(s), keys(s)]).toEqual([['0 window'], expect.arrayContaining(['use empire-24'])]);
    answer(s, 'use empire-24');
    answer(s, 'archer');
    expect([s.battles[0].place, army(s, 0, 'thessaly')]).toEqual([node('thessaly'), 1]);
  });

  it('UNI-7.9 asks the victim alone: the owner of the land, or whose home it is where nobody owns it', () => {
    const asks = (set: (s: UniState) => void): string[] => {
      const s = position([{ cards: [24] }, { cards: [25, 26], units: { thessaly: '1LI' } }], { phase: 'events' });
      set(s);
      const [frame] = rebel(s, node('thessaly'), true);
      return isPoll(frame) ? frame.seats.map(String) : [];
    };
    const owned = (seat: number) => (s: UniState) => {
      s.owner[node('thessaly')] = seat;
    };
    expect([asks(owned(0)), asks(owned(NOBODY)), asks(owned(1))]).toEqual([['0'], ['0'], ['1']]);
  });

  it('UNI-7.9 UNI-45.11 Law is for rebellions that the tax has caused, not for those of card 15', () => {
    const asks = (byLaw: boolean): number => {
      const s = position([{ levels: { orange: 2 }, points: { orange: 1 } }, {}], { phase: 'events' });
      return rebel(s, node('thessaly'), byLaw).filter(isPoll).length;
    };
    expect([asks(true), asks(false)]).toEqual([1, 0]);
  });

  it('UNI-7.10 UNI-7.12 UNI-42.8 one that is beaten when it is placed counts as put down: +1, and the mark goes', () => {
    // The barbarians attack with 2 and lose 1; Byzantium throws 1, 6 and 8.
    const strong = Object.fromEntries(BYZANTIUM.map((id, i) => [id, i < 4 ? '2LI' : '1AR 1C1']));
    const s = check([{ tax: 40, honour: 10, units: strong }, {}], 30, { warCircle: [4, 6, 8], chance: scriptChance([0, 5, 7]) });
    answer(s, 'thessaly');
    expect(s.rebel[node('thessaly')]).toBe(1);
    s.warCircle = [1, 2, 1];
    until(s);
    expect([army(s, 0, 'thessaly'), army(s, BARBARIANS, 'thessaly')]).toEqual([1, 0]);
    expect([s.rebel[node('thessaly')], s.honour[0], deedOf(s, 0, 'rebellionsPutDown'), controller(s, 'thessaly')]).toEqual([0, 11, 1, 0]);
  });

  it('UNI-7.12 UNI-7.10 stands while its horde does; gone without units of its owner it was not put down, and there is none elsewhere', () => {
    const standing = position([{ honour: 10, units: { thessaly: '1LI' } }, {}], { barbarians: { thessaly: '1LI' }, rebels: ['thessaly'] });
    expect([standing.rebel[node('thessaly')], standing.honour[0]]).toEqual([1, 10]);
    const gone = position([{ honour: 10 }, {}], { rebels: ['thessaly'] });
    expect([gone.rebel[node('thessaly')], gone.honour[0], deedOf(gone, 0, 'rebellionsPutDown')]).toEqual([0, 10, 0]);
    rebel(gone, node('bulgaria'), false);
    expect([army(gone, BARBARIANS, 'bulgaria') > 0, gone.rebel[node('bulgaria')]]).toEqual([true, 0]);
  });

  it('UNI-7.11 UNI-41.15 with an empty supply there is no horde, but honour is lost', () => {
    const s = check([{ tax: 40, honour: 10 }, {}], 30, { barbarians: { thrace: '1LI' }, rebels: ['thrace'] }, (t) => {
      t.reserve.fill(0, BARBARIANS * 5);
    });
    expect([s.honour[0], BYZANTIUM.reduce((n, id) => n + army(s, BARBARIANS, id), 0)]).toEqual([9, 1]);
    expect([asked(s).includes('0 placeRebellion'), s.rebel.filter((mark) => mark === 1).length]).toEqual([false, 1]);
  });

  it('UNI-41.15 a horde takes those units of its composition that the supply holds', () => {
    const s = check([{ tax: 40 }, {}], 30, {}, (t) => {
      t.reserve[BARBARIANS * 5] = 1;
    });
    answer(s, 'thessaly');
    expect(units(s, BARBARIANS, 'thessaly')).toBe('1LI');
  });

  it('UNI-7.2 who taxes no more than is tolerated suffers none, which is recorded (objective of card 22)', () => {
    const s = check([{ tax: 40 }, { tax: 50 }], 40);
    expect([deedOf(s, 0, 'taxedInPeace'), deedOf(s, 1, 'taxedInPeace')]).toEqual([40, 0]);
  });
});

describe('Law', () => {
  const lawyer: PlayerPlan = { tax: 40, honour: 10, levels: { orange: 2 }, points: { orange: 1 } };

  it('UNI-46.10 UNI-7.9 UNI-7.12 sends the horde to empty barbarian land beside the home kingdom: neither put down nor standing', () => {
    const s = check([lawyer, {}], 30);
    answer(s, 'thessaly');
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use law');
    expect(keys(s)).toEqual(expect.arrayContaining(['bulgaria', 'albania']));
    expect(keys(s)).not.toContain('wallachia');
    answer(s, 'bulgaria');
    expect([units(s, BARBARIANS, 'bulgaria'), army(s, BARBARIANS, 'thessaly'), controller(s, 'thessaly')]).toEqual(['2LI', 0, 0]);
    expect([s.rebel[node('thessaly')], s.rebel[node('bulgaria')], s.honour[0], deedOf(s, 0, 'rebellionsPutDown'), s.points[2]]).toEqual([
      0, 0, 10, 0, 0,
    ]);
  });

  it('UNI-46.10 UNI-7.12 brings no honour for putting it down, also where his units stand', () => {
    const s = check([lawyer, {}], 30);
    answer(s, 'thessaly');
    muster(s, 0, node('thessaly'), LIGHT, 1);
    answer(s, 'use law');
    answer(s, 'bulgaria');
    expect([s.honour[0], deedOf(s, 0, 'rebellionsPutDown'), controller(s, 'thessaly')]).toEqual([10, 0, 0]);
  });

  it('UNI-46.10 not where units stand', () => {
    const s = check([lawyer, { units: { bulgaria: '1LI' } }], 30, { barbarians: { albania: '1LI' } });
    answer(s, 'thessaly');
    answer(s, 'use law');
    expect(keys(s)).not.toContain('bulgaria');
    expect(keys(s)).not.toContain('albania');
  });
});

describe('the last check', () => {
  function last(players: readonly PlayerPlan[], set: (s: UniState) => void): UniState {
    const s = position(players, { phase: 'end', chance: scriptChance([]), warCircle: [3, 5, 4], next: () => [lastCheck.do({})] });
    s.end = 'turns';
    const rest = s.eventDeck.filter((one) => one !== tolerating(30) && one !== tolerating(50));
    s.eventDeck = [...rest, tolerating(30), tolerating(50)];
    set(s);
    return advanceTo(s);
  }

  it('UNI-43.6 UNI-43.24 the top card is put aside, the next tolerates; rebellions are placed with their honour', () => {
    const s = last([{ tax: 50, honour: 10 }, { tax: 30 }], (t) => {
      t.rebel[node('thrace')] = 1;
    });
    expect([asked(s), s.honour[0], s.eventDiscard.at(-1)]).toEqual([['0 placeRebellion'], 8, tolerating(50)]);
    // No further income, purchase or claim: nobody may do anything but answer.
    expect(interjections(s, 0)).toEqual([]);
    answer(s, 'thessaly');
    expect(army(s, BARBARIANS, 'thessaly')).toBe(2);
  });

  it('UNI-43.25 who has not chosen a tax yet suffers none; the War Circle is that of the last roll', () => {
    const s = last([{ tax: 0 }, { tax: 40 }], (t) => {
      t.warCircle = [3, 5, 1];
    });
    expect(asked(s)).toEqual(['1 placeRebellion']);
    answer(s, 'pannonia');
    expect(army(s, BARBARIANS, 'pannonia')).toBe(3);
  });
});
