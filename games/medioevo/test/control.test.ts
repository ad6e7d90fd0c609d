import { describe, expect, it } from 'vitest';
import { batter, removeToken } from '../rules/buildings.ts';
import { examine, examineAll, isContested, seize, territoriesOf } from '../rules/control.ts';
import { attackOn, declareWar } from '../rules/diplomacy.ts';
import { deedOf } from '../rules/honour.ts';
import { beginMarch } from '../rules/movers.ts';
import { incomeOf } from '../rules/taxes.ts';
import { dismiss, muster } from '../rules/troops.ts';
import { beginTurn } from '../rules/turn.ts';
import { NOBODY } from '../state.ts';
import { BARBARIANS, CIVIL, HEAVY, LIGHT, MILITARY } from '../vocabulary.ts';
import { controller, node, position, units } from './builders.ts';

describe('control', () => {
  it('UNI-33.1 UNI-33.4 gives a player his home, where he has units alone, and where his token lies (worked example 37)', () => {
    const s = position([{ units: { serbia: '1LI' } }, {}], { tokens: { bulgaria: [0, 'thrace'] } });
    expect(controller(s, 'thrace')).toBe(0);
    expect(controller(s, 'serbia')).toBe(0);
    expect(controller(s, 'bulgaria')).toBe(0);
    expect(territoriesOf(s, 0)).toBe(9);
    const lost = position([{}, { units: { macedonia: '1LI' } }], {
      barbarians: { thrace: '1LI' },
      wars: [[0, 1]],
      owners: { macedonia: 1 },
    });
    expect([controller(lost, 'thrace'), controller(lost, 'macedonia'), territoriesOf(lost, 0)]).toEqual([null, 1, 5]);
  });

  it('UNI-33.2 loses land outside home at once without unit or token', () => {
    const s = position([{ units: { serbia: '1LI' } }, {}]);
    dismiss(s, 0, node('serbia'), LIGHT, 1);
    examine(s, node('serbia'));
    expect(controller(s, 'serbia')).toBeNull();
  });

  it('UNI-33.3 returns an occupied home to its owner when the occupier is gone; guests are no occupiers', () => {
    const s = position([{}, { units: { thrace: '2LI' } }], { wars: [[0, 1]], owners: { thrace: 1 } });
    expect(controller(s, 'thrace')).toBe(1);
    dismiss(s, 1, node('thrace'), LIGHT, 2);
    examine(s, node('thrace'));
    expect(controller(s, 'thrace')).toBe(0);
    const token = position([{}, {}], { wars: [[0, 1]], owners: { thrace: 1 }, tokens: { thrace: [1, 'bulgaria'] } });
    expect(controller(token, 'thrace')).toBe(1);
    const guest = position([{}, { units: { thrace: '2LI' } }]);
    expect(controller(guest, 'thrace')).toBe(0);
  });

  it('UNI-33.5 UNI-33.11 leaves buildings of barbarian land to nobody', () => {
    const s = position([{}, {}], { buildings: { serbia: ['tower'] } });
    expect([s.control[node('serbia')], s.owner[node('serbia')]]).toEqual([-1, -1]);
  });

  it('UNI-33.6 UNI-33.11 a contested territory is nobody’s, its buildings whose it was', () => {
    const s = position([{ units: { thrace: '1LI' } }, { units: { thrace: '1LI' } }], { wars: [[0, 1]] });
    expect(isContested(s, node('thrace'))).toBe(true);
    expect(controller(s, 'thrace')).toBeNull();
    expect(s.owner[node('thrace')]).toBe(0);
    const barbarians = position([{ units: { serbia: '1LI' } }, {}], { barbarians: { serbia: '1LI' }, owners: { serbia: 0 } });
    expect([controller(barbarians, 'serbia'), barbarians.owner[node('serbia')]]).toEqual([null, 0]);
    const others = position([{ units: { serbia: '1LI' } }, { units: { serbia: '1LI' } }, { units: { serbia: '1LI' } }], { wars: [[1, 2]] });
    expect(isContested(others, node('serbia'))).toBe(true);
  });

  it('UNI-33.7 UNI-33.9 UNI-33.10 guests at peace disturb no control, and take over when the controller is gone', () => {
    const s = position([{ units: { serbia: '1LI' } }, { units: { serbia: '3LI' } }, { units: { serbia: '3HI' } }], {
      owners: { serbia: 0 },
      order: [2, 1, 0],
    });
    expect(controller(s, 'serbia')).toBe(0);
    // Without a pact that covers them they cost its tax.
    const taxed = position([{ units: { serbia: '1LI' } }, {}, {}], { owners: { serbia: 0 } });
    expect(incomeOf(taxed, 0, 10) - incomeOf(s, 0, 10)).toBe(10);
    dismiss(s, 0, node('serbia'), LIGHT, 1);
    examine(s, node('serbia'));
    expect(controller(s, 'serbia')).toBe(2);
    dismiss(s, 2, node('serbia'), HEAVY, 3);
    examine(s, node('serbia'));
    expect(controller(s, 'serbia')).toBe(1);
    // Of guests who differ the one with the most units, wherever he is in the turn order.
    const heir = position([{ units: { serbia: '1LI' } }, { units: { serbia: '3LI' } }, { units: { serbia: '2HI' } }], {
      owners: { serbia: 0 },
      order: [2, 1, 0],
    });
    dismiss(heir, 0, node('serbia'), LIGHT, 1);
    examine(heir, node('serbia'));
    expect(controller(heir, 'serbia')).toBe(1);
    // A control token comes before guests.
    const token = position([{}, { units: { serbia: '3LI' } }, {}], { tokens: { serbia: [0, 'thrace'] }, owners: { serbia: 2 } });
    expect(controller(token, 'serbia')).toBe(0);
  });

  it('UNI-33.8 recomputes at once: a conquest holds from the moment it is made', () => {
    const s = position([{}, { units: { thrace: '1LI' } }], { wars: [[0, 1]] });
    expect(controller(s, 'thrace')).toBe(0);
    seize(s, 1, node('thrace'));
    expect(controller(s, 'thrace')).toBe(1);
  });

  it('UNI-33.6 UNI-33.8 an undeclared attack makes all land contested where units of the two stand together', () => {
    const s = position([{ units: { serbia: '2LI', bulgaria: '1LI' } }, { units: { serbia: '1LI' } }, {}]);
    expect([controller(s, 'serbia'), controller(s, 'bulgaria')]).toEqual([0, 0]);
    attackOn(s, 1, 0);
    expect([controller(s, 'serbia'), s.owner[node('serbia')], controller(s, 'bulgaria')]).toEqual([null, 0, 0]);
  });

  it('UNI-33.8 UNI-39.3 UNI-39.8 judges land anew when a turn begins: declared wars are lawful then, armistices are over', () => {
    const s = position([{ units: { serbia: '2LI' } }, { units: { serbia: '1LI' } }]);
    declareWar(s, 0, 1);
    expect(controller(s, 'serbia')).toBe(0);
    beginTurn.run?.(s, beginTurn.do({}));
    expect([controller(s, 'serbia'), s.owner[node('serbia')]]).toEqual([null, 0]);
  });

  it('UNI-26.6 UNI-33.2 UNI-33.8 what a token held is lost with the building that gave it', () => {
    const s = position([{}, {}], { buildings: { thrace: ['tower'] }, tokens: { bulgaria: [0, 'thrace'] } });
    expect(controller(s, 'bulgaria')).toBe(0);
    batter(s, node('thrace'), MILITARY, 3);
    expect(controller(s, 'bulgaria')).toBeNull();
  });

  it('UNI-26.6 UNI-26.7 removes tokens with their building, and where barbarians stand', () => {
    const s = position([{}, {}], { buildings: { thrace: ['tower'] }, tokens: { bulgaria: [0, 'thrace'], serbia: [0, 'thrace'] } });
    muster(s, BARBARIANS, node('serbia'), LIGHT, 1);
    examine(s, node('serbia'));
    expect(s.controlTokens[node('serbia')]).toBe(-1);
    expect(batter(s, node('thrace'), MILITARY, 2)).toBe(false);
    expect(batter(s, node('thrace'), MILITARY, 1)).toBe(true);
    expect(s.controlTokens[node('bulgaria')]).toBe(-1);
    removeToken(s, node('bulgaria'));
  });

  it('UNI-26.6 leaves tokens of another building, and those of a tower beside which a village falls', () => {
    const s = position([{}, {}], {
      buildings: { thrace: ['village', 'tower'], macedonia: ['tower'] },
      tokens: { bulgaria: [0, 'thrace'], serbia: [0, 'macedonia'] },
    });
    expect(batter(s, node('thrace'), CIVIL, 2)).toBe(true);
    expect(s.controlTokens[node('bulgaria')]).toBe(0);
    expect(batter(s, node('thrace'), MILITARY, 3)).toBe(true);
    expect([s.controlTokens[node('bulgaria')], s.controlTokens[node('serbia')]]).toEqual([-1, 0]);
  });

  it('UNI-7.10 UNI-42.8 ends a rebellion when no barbarian is left, with honour if its rightful owner stands there', () => {
    const s = position([{ units: { thrace: '1LI' } }, {}], {
      barbarians: { thrace: '1LI', macedonia: '1LI' },
      rebels: ['thrace', 'macedonia'],
    });
    // As long as a barbarian is left it stands.
    examine(s, node('thrace'));
    expect([controller(s, 'thrace'), s.rebel[node('thrace')], s.honour[0]]).toEqual([null, 1, 10]);
    dismiss(s, BARBARIANS, node('thrace'), LIGHT, 1);
    examine(s, node('thrace'));
    dismiss(s, BARBARIANS, node('macedonia'), LIGHT, 1);
    examine(s, node('macedonia'));
    expect([s.honour[0], deedOf(s, 0, 'rebellionsPutDown')]).toEqual([11, 1]);
    expect([s.rebel[node('thrace')], s.rebel[node('macedonia')]]).toEqual([0, 0]);
    expect(units(s, 0, 'thrace')).toBe('1LI');
    expect(controller(s, 'thrace')).toBe(0);
  });
});

describe('land that is merely crossed', () => {
  it('UNI-33.8 is not judged when a deal is signed in the middle of the move', () => {
    const s = position([{ units: { bulgaria: '2LI' } }, {}]);
    s.control[node('bulgaria')] = NOBODY;
    s.owner[node('bulgaria')] = NOBODY;
    s.march = { ...beginMarch(0), hushed: [node('bulgaria')] };
    examineAll(s);
    expect(controller(s, 'bulgaria')).toBeNull();
    s.march = null;
    examineAll(s);
    expect(controller(s, 'bulgaria')).toBe(0);
  });
});
