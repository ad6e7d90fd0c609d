import { scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { closeTurn } from '../rules/end-of-turn.ts';
import { disguise, muster, serve, setStopped } from '../rules/troops.ts';
import type { Pact, UniState } from '../state.ts';
import { BARBARIANS, CAPTAIN, HEAVY, KEPT_ROTATED, LIGHT, UPRIGHT } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  card,
  controller,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  position,
  slotOf,
  units,
} from './builders.ts';

/** A position in which phase 7 begins. */
function closing(players: readonly PlayerPlan[], plan: PositionPlan = {}, before: (s: UniState) => void = () => undefined): UniState {
  const s = position(players, { phase: 'end', ...plan, next: closeTurn });
  before(s);
  return advanceTo(s);
}

const pact = (id: number, last: number): Pact => ({
  id,
  parties: [0, 1],
  clauses: [{ kind: 'trade', giver: 0, receiver: 1, support: 0, targets: [] }],
  first: 1,
  last,
  perUse: [],
  secret: false,
});

describe('end of turn', () => {
  it('UNI-38.1 UNI-15.8 UNI-16.1 UNI-17.9 removes stop markers, restores MP, turns cards upright and tokens back', () => {
    const s = closing([{ cards: [-13, 5], tokens: { red: 2 }, units: { thrace: '3LI' }, vehicles: ['warWagon 2 thrace'] }, {}], {}, (t) => {
      setStopped(t, 0, node('thrace'), LIGHT, 3);
      const wagon = slotOf(t, 0, 'warWagon');
      t.halted[wagon] = 1;
      t.mp[wagon] = 0;
      t.flipped[3] = 2;
    });
    const wagon = slotOf(s, 0, 'warWagon');
    expect([s.stopped, s.halted[wagon], s.mp[wagon], s.flipped[3]]).toEqual([[], 0, 7, 0]);
    expect(s.cardState[card(13)]).toBe(UPRIGHT);
  });

  it('UNI-38.1 UNI-15.8 UNI-45.9 UNI-45.50 lets card 13 hold up to 1d3 rotated cards of others until the next phase 7', () => {
    const s = closing([{ cards: [13], florins: 300 }, { cards: [-5, -7, 8] }], { chance: scriptChance([3]) });
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-13');
    expect(s.florins[0]).toBe(200);
    expect(keys(s)).toEqual(['empire-05', 'empire-07', 'finish']);
    answer(s, 'empire-05');
    answer(s, 'finish');
    expect([s.cardState[card(5)], s.cardState[card(7)], s.cardState[card(13)]]).toEqual([KEPT_ROTATED, UPRIGHT, UPRIGHT]);
    const next = closing([{}, { cards: [-5] }], {}, (t) => {
      t.cardState[card(5)] = KEPT_ROTATED;
    });
    expect(next.cardState[card(5)]).toBe(UPRIGHT);
  });

  it('UNI-38.2 UNI-38.3 UNI-45.28 ends bans, shelters, promotions, hired and lent units', () => {
    const s = closing([{ units: { thrace: '2LI', serbia: '1HI' } }, {}], { barbarians: { bulgaria: '1LI' } }, (t) => {
      t.bans = [5];
      t.sheltered = [1];
      t.improvised = [2];
      t.doublyProtected = [3];
      t.special[4] = 1;
      disguise(t, 0, node('thrace'), LIGHT, CAPTAIN);
      t.reserve[BARBARIANS * 5]--;
      serve(t, BARBARIANS, 0, node('thrace'), LIGHT, -1);
      t.reserve[HEAVY]--;
      serve(t, 0, BARBARIANS, node('bulgaria'), HEAVY, node('thrace'));
      t.reserve[LIGHT]--;
      serve(t, 0, BARBARIANS, node('bulgaria'), LIGHT, node('wallachia'));
    });
    expect(units(s, 0, 'thrace')).toBe('2LI 1HI');
    expect(units(s, BARBARIANS, 'bulgaria')).toBe('1LI');
    expect([s.bans, s.bansBefore, s.sheltered, s.guises]).toEqual([[], [5], [], []]);
    expect([s.improvised, s.doublyProtected, s.special[4]]).toEqual([[], [], 0]);
    expect(s.reserve[LIGHT]).toBe(18);
    expect(s.reserve[BARBARIANS * 5]).toBe(39);
  });

  it('UNI-38.4 UNI-39.11 UNI-39.28 ends pacts whose last turn this was', () => {
    const s = closing([{}, {}], { pacts: [pact(1, 3), pact(2, 4), pact(3, 0)] });
    expect(s.pacts.map(({ id }) => id)).toEqual([2, 3]);
  });

  it('UNI-38.5 goes on with the next turn, unless this was the last', () => {
    const s = closing([{}, {}]);
    expect(s.turn).toBe(4);
    expect(asked(s)).toEqual(['0 bidTurnOrder', '1 bidTurnOrder']);
    const last = closing([{}, {}], { turn: s.turnLimit });
    expect([last.turn, last.end, last.core.result !== null]).toEqual([s.turnLimit, 'turns', true]);
  });

  it('UNI-29.3 readies surrendered units for the next turn', () => {
    const s = closing([{}, {}], {}, (t) => {
      t.besideLater[LIGHT] = 2;
      t.rebuyLater[LIGHT] = 1;
      t.reserve[LIGHT] -= 2;
    });
    expect([s.beside[LIGHT], s.besideLater[LIGHT], s.rebuy[LIGHT]]).toEqual([2, 0, 1]);
  });

  it('UNI-38.2 UNI-45.47 recomputes control when hired units leave', () => {
    const s = closing([{}, {}], {}, (t) => {
      t.reserve[BARBARIANS * 5]--;
      serve(t, BARBARIANS, 0, node('serbia'), LIGHT, -1);
      t.owner[node('serbia')] = 0;
      t.control[node('serbia')] = 0;
      muster(t, 1, node('alfold'), LIGHT, 1);
    });
    expect(controller(s, 'serbia')).toBeNull();
  });
});
