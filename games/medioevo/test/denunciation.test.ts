import { describe, expect, it } from 'vitest';
import { dutiesOf } from '../rules/alliances.ts';
import { actNow, PAUSE } from '../rules/calls.ts';
import { completeMove } from '../rules/combat.ts';
import { whyNotClause } from '../rules/deals.ts';
import { attackOn, breakPact, declareWar } from '../rules/diplomacy.ts';
import { endEffects } from '../rules/end-of-turn.ts';
import { beginWar, endWar } from '../rules/relations.ts';
import { rolling } from '../rules/rolls.ts';
import { payToll } from '../rules/tolls.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import type { Clause, Pact, UniState } from '../state.ts';
import { advanceTo, answer, asked, interject, keys, type PlayerPlan, type PositionPlan, position, viewOf } from './builders.ts';

function talking(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return advanceTo(position(players, { phase: 'events', ...plan, next: () => [rerollBarbarianDice.do({ seat: 0 })] }));
}

function pact(clauses: readonly Clause[], more: Partial<Pact> = {}): Pact {
  return { id: 1, parties: [0, 1], clauses, first: 1, last: 0, perUse: [], secret: false, ...more };
}

const defence = (giver: number, receiver: number, support: number): Clause => ({
  kind: 'defensiveAlliance',
  giver,
  receiver,
  support,
  targets: [],
});

const FOUR: readonly PlayerPlan[] = [{}, {}, {}, {}];

/** Seat 1 owes seat 0 five units; seat 0 says that he does not keep that. */
function accused(players: readonly PlayerPlan[] = FOUR): UniState {
  const s = talking(players, { pacts: [pact([defence(1, 0, 5)], { secret: true })] });
  interject(s, 0, 'denounce 2 in pact 1');
  return s;
}

function voting(...votes: readonly string[]): UniState {
  const s = accused();
  answer(s, 'contest', 1);
  votes.forEach((vote, seat) => {
    answer(s, vote, seat);
  });
  return s;
}

describe('denunciation', () => {
  it('UNI-39.25 UNI-39.23 makes the pact public; the accused may admit, which costs 2 honour and ends it', () => {
    const s = accused();
    expect([viewOf(s, 3).pacts.length, asked(s)]).toEqual([1, ['1 contest']]);
    answer(s, 'admit', 1);
    expect([s.honour, s.pacts, asked(s)]).toEqual([[10, 8, 10, 10], [], ['0 rerollBarbarianDice']]);
  });

  it('UNI-39.25 UNI-39.26 UNI-39.27 contested, all vote at once, the parties included: more for broken make a breach (worked example 44)', () => {
    const s = accused();
    answer(s, 'contest', 1);
    expect([asked(s), keys(s)]).toEqual([
      ['0 vote', '1 vote', '2 vote', '3 vote'],
      ['kept', 'broken', 'abstain'],
    ]);
    const broken = voting('broken', 'kept', 'broken', 'abstain');
    expect([broken.honour[1], broken.pacts]).toEqual([8, []]);
    const tied = voting('broken', 'kept', 'abstain', 'abstain');
    expect([tied.honour[1], tied.pacts.length]).toEqual([10, 1]);
  });

  it('UNI-39.36 once per turn and accused', () => {
    const s = voting('abstain', 'abstain', 'abstain', 'abstain');
    expect(() => interject(s, 0, 'denounce 2 in pact 1')).toThrow();
    interject(s, 1, 'denounce 1 in pact 1');
    expect(asked(s)).toEqual(['0 contest']);
    const next = voting('abstain', 'abstain', 'abstain', 'abstain');
    endEffects(next);
    interject(next, 0, 'denounce 2 in pact 1');
    expect(asked(next)).toEqual(['1 contest']);
  });

  it('UNI-39.25 UNI-47.2 waits for the next pause where there is none, and only parties denounce', () => {
    const s = advanceTo(
      position([{ cards: [46] }, {}, {}], {
        pacts: [pact([defence(1, 0, 5)])],
        next: (t) => [...rolling(t, { sides: [0], what: 'x', dice: [3], faces: [6] }), PAUSE, actNow.do({ seat: 0, calledIn: false })],
      }),
    );
    expect(asked(s)).toEqual(['0 window']);
    expect(() => interject(s, 2, 'denounce 2 in pact 1')).toThrow();
    expect(() => interject(s, 0, 'denounce 1 in pact 1')).toThrow();
    interject(s, 0, 'denounce 2 in pact 1');
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'pass', 0);
    expect(asked(s)).toEqual(['1 contest']);
  });

  it('UNI-39.37 in a duel nothing is denounced', () => {
    const trade: Clause = { kind: 'trade', giver: 1, receiver: 0, support: 0, targets: [] };
    const s = talking([{}, {}], { pacts: [pact([trade])] });
    expect(() => interject(s, 0, 'denounce 2 in pact 1')).toThrow();
    interject(s, 0, 'break pact 1');
    expect([s.honour, s.pacts]).toEqual([[8, 10], []]);
  });

  it('UNI-39.23 UNI-39.40 a breach ends a pact of several for all, at the charge of the breaker alone', () => {
    const s = talking(FOUR, { pacts: [pact([defence(1, 0, 5)], { parties: [0, 1, 2] })] });
    breakPact(s, s.pacts[0], 2);
    expect([s.honour, s.pacts]).toEqual([[10, 10, 8, 10], []]);
  });

  it('UNI-2.10 a secret pact that is broken is told to its parties; the others see the honour', () => {
    const s = talking(FOUR, { pacts: [pact([defence(1, 0, 5)], { secret: true })] });
    const told = interject(s, 1, 'break pact 1');
    expect(told.find(({ key }) => key === 'pactBroken')?.to).toEqual([0, 1]);
    expect(told.find(({ key }) => key === 'honourLost')?.to).toBeUndefined();
  });
});

describe('tolls', () => {
  it('UNI-2.10 UNI-39.38 what is paid by a secret pact is told to its parties', () => {
    const trade: Clause = { kind: 'trade', giver: 1, receiver: 0, support: 0, targets: [] };
    const told = (secret: boolean): readonly number[] | undefined => {
      const s = talking(FOUR, { pacts: [pact([trade], { secret, perUse: [{ kind: 'trade', from: 0, to: 1, florins: 10 }] })] });
      s.core.told = [];
      payToll(s, { pact: s.pacts[0], kind: 'trade', giver: 1, receiver: 0 });
      return s.core.told[0].to;
    };
    expect([told(true), told(false)]).toEqual([[0, 1], undefined]);
  });
});

describe('alliances', () => {
  it('UNI-39.18 support is due when the receiver is attacked, against whoever began it', () => {
    const s = talking(FOUR, { pacts: [pact([defence(1, 0, 5)])] });
    expect(viewOf(s, 2).pacts[0].duties).toEqual([]);
    attackOn(s, 2, 0);
    expect(viewOf(s, 2).pacts[0].duties).toEqual([{ giver: 1, receiver: 0, support: 5, against: [2] }]);
    attackOn(s, 0, 3);
    // A declared war is not yet one.
    const pending = talking(FOUR, { pacts: [pact([defence(1, 0, 5)])] });
    declareWar(pending, 2, 0);
    expect(dutiesOf(pending, pending.pacts[0])).toEqual([]);
    expect(whyNotClause(s, [0, 1], defence(1, 0, 0))).toMatchObject({ rule: 'UNI-39.18', key: 'clauseSupport' });
    expect(whyNotClause(s, [0, 1], defence(1, 0, 1))).toBeNull();
    // It has no named targets, and no other clause asks for support.
    expect(whyNotClause(s, [0, 1], { ...defence(1, 0, 1), targets: [2] })).toMatchObject({ key: 'clauseTargets' });
    expect(whyNotClause(s, [0, 1], { ...defence(1, 0, 1), kind: 'passage' })).toMatchObject({ rule: 'UNI-39.18', key: 'clauseSupport' });
    expect(dutiesOf(s, s.pacts[0])).toEqual([{ giver: 1, receiver: 0, support: 5, against: [2] }]);
    // Nobody supports another against himself, nor when he is attacked himself.
    const duties = (attacker: number, attacked: number): unknown[] => {
      const t = talking(FOUR, { pacts: [pact([defence(1, 0, 5)])] });
      beginWar(t, attacker, attacked, t.turn);
      return dutiesOf(t, t.pacts[0]);
    };
    expect([duties(1, 0), duties(2, 1), duties(3, 0)]).toEqual([[], [], [{ giver: 1, receiver: 0, support: 5, against: [3] }]]);
    // It ends with the war.
    endWar(s, 2, 0);
    expect(dutiesOf(s, s.pacts[0])).toEqual([]);
  });

  it('UNI-39.19 support is due when the receiver attacks a named player, or any', () => {
    const offence = (targets: readonly number[]): Clause => ({ kind: 'offensiveAlliance', giver: 1, receiver: 0, support: 8, targets });
    const s = talking(FOUR, { pacts: [pact([offence([3])]), pact([offence([])], { id: 2 })] });
    attackOn(s, 0, 2);
    expect(s.pacts.map((one) => dutiesOf(s, one).map(({ against }) => against))).toEqual([[], [[2]]]);
    // Who is attacked himself has no claim to it.
    const attacked = talking(FOUR, { pacts: [pact([offence([])])] });
    attackOn(attacked, 2, 0);
    expect(dutiesOf(attacked, attacked.pacts[0])).toEqual([]);
    declareWar(s, 0, 3);
    s.turn++;
    expect(s.pacts.map((one) => dutiesOf(s, one).map(({ against }) => against))).toEqual([[[3]], [[2, 3]]]);
  });

  it('UNI-39.21 who is bound to both sides of a war breaks one of the pacts himself', () => {
    const s = talking(FOUR, { pacts: [pact([defence(1, 0, 5)]), pact([defence(1, 2, 5)], { id: 2, parties: [1, 2] })] });
    attackOn(s, 0, 2);
    interject(s, 1, 'break pact 1');
    expect([s.honour[1], s.pacts.map(({ id }) => id)]).toEqual([8, [2]]);
  });

  it('UNI-39.29 UNI-39.20 support stays under its owner’s hand: it is his to move, and nothing moves it for him', () => {
    const s = advanceTo(
      position([{ vehicles: ['warWagon 1 thrace'] }, { units: { severin: '3LI' }, vehicles: ['warWagon 1 severin'] }, {}], {
        active: 0,
        wars: [[2, 0]],
        pacts: [pact([defence(1, 0, 3)])],
        next: () => [completeMove.do({ seat: 0 }), completeMove.do({ seat: 1 })],
      }),
    );
    const movers = (): readonly string[] => keys(s).filter((key) => key.startsWith('warWagon'));
    expect([asked(s), movers()]).toEqual([['0 completeMove'], ['warWagon 1']]);
    answer(s, 'pass');
    expect([asked(s), movers()]).toEqual([['1 completeMove'], ['warWagon 2']]);
    // Whoever does not move it has broken nothing yet: that is for the other to say.
    answer(s, 'pass');
    expect([s.honour, s.pacts.length]).toEqual([[10, 10, 10], 1]);
  });
});
