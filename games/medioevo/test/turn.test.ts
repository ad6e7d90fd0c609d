import { describe, expect, it } from 'vitest';
import { beginPhase, beginTurn, endCombatRound } from '../rules/turn.ts';
import type { UniState } from '../state.ts';
import { PHASE, PHASES } from '../vocabulary.ts';
import { answer, asked, firstAnswer, playTo, position, question, started, viewOf } from './builders.ts';

describe('flow', () => {
  it('UNI-2.1 has seven phases in their order', () => {
    const first = { units: { thrace: '2LI' }, vehicles: ['warWagon 1 thrace', 'caravan 1 thrace'] };
    const s = position([first, {}, {}], { turn: 1, next: () => [beginTurn.do({})] });
    const phases: string[] = [];
    const played = new Set<string>();
    const inRounds = new Set<string>();
    for (let n = 0; n < 400 && s.turn < 3; n++) {
      const q = question(s);
      played.add(`${PHASES[s.phase]} ${q.frame.step}`);
      if (s.core.stack.some(({ step }) => step === endCombatRound.name)) inRounds.add(q.frame.step);
      const told = answer(s, firstAnswer(q), q.seat);
      for (const { key, params } of told) if (key === 'phaseBegan') phases.push(String(params.phase));
    }
    expect(phases.slice(0, 7)).toEqual(['events', 'taxes', 'purchases', 'combat', 'trade', 'end', 'order']);
    expect(PHASES).toHaveLength(8);
    const turns = ['setTax', 'purchase', 'completeMove', 'chooseTransport'];
    expect([...played].filter((one) => turns.includes(one.split(' ')[1])).sort()).toEqual([
      'combat completeMove',
      'purchases purchase',
      'taxes setTax',
      'trade chooseTransport',
    ]);
    // Only combat goes round and round until all pass; trade is one turn each.
    expect(turns.filter((step) => inRounds.has(step))).toEqual(['completeMove']);
  });

  it('UNI-2.2 UNI-2.5 plays phases 4 to 6 in the order of this turn', () => {
    const s = playTo(started(3), 'rerollBarbarianDice');
    expect(viewOf(s, null).order).toEqual(s.order);
    expect(asked(s)).toEqual([`${s.order[0]} rerollBarbarianDice`]);
    const plan = ['thrace', 'pannonia'].map((home) => ({
      units: { [home]: '1LI' },
      vehicles: [`warWagon 1 ${home}`, `caravan 1 ${home}`],
    }));
    const turns = (phase: number, step: string, end: string): string[] => {
      const t = playTo(position(plan, { order: [1, 0], next: () => [beginPhase.do({ phase })] }), step);
      const [first] = asked(t);
      answer(t, end);
      return [first, ...asked(playTo(t, step))];
    };
    expect(turns(PHASE.purchases, 'purchase', 'done')).toEqual(['1 purchase', '0 purchase']);
    expect(turns(PHASE.combat, 'completeMove', 'pass')).toEqual(['1 completeMove', '0 completeMove']);
    expect(turns(PHASE.trade, 'chooseTransport', 'end trade')).toEqual(['1 chooseTransport', '0 chooseTransport']);
  });

  it('UNI-5.1 rolls the War Circle on turn 1 already, and nothing else; from turn 2 on there are four steps', () => {
    const s = playTo(started(3), 'rerollBarbarianDice');
    expect(s.turn).toBe(1);
    expect(viewOf(s, null).warCircle?.dice).toHaveLength(3);
    const steps = (t: UniState): string[] => {
      const found = new Set<string>();
      for (let q = question(t); t.phase === PHASE.events; q = question(t)) {
        found.add(q.frame.step);
        answer(t, firstAnswer(q), q.seat);
      }
      return [...found];
    };
    expect(steps(s)).toEqual(['rerollBarbarianDice']);
    const second = position([{ tax: 50 }, {}], { turn: 2, next: () => [beginPhase.do({ phase: PHASE.events })] });
    expect(steps(second)).toEqual(['rerollBarbarianDice', 'chooseEventEffects', 'spendBarbarianPoint', 'placeRebellion']);
  });

  it('UNI-16.2 loses points with the phase in which they were made', () => {
    const s = position([{ points: { red: 2 } }, {}], { phase: 'taxes', next: () => [beginPhase.do({ phase: PHASE.trade })] });
    s.points[3] = 2;
    playTo(s, 'bidTurnOrder');
    expect(s.points.every((n) => n === 0)).toBe(true);
  });

  it('UNI-30.9 readies units given back when phase 4 begins', () => {
    const s = position([{}, {}], { phase: 'taxes', next: () => [beginPhase.do({ phase: PHASE.purchases })] });
    s.besideSoon[0] = 2;
    s.besideLater[1] = 1;
    s.reserve[0] -= 2;
    s.reserve[1] -= 1;
    playTo(s, 'bidTurnOrder');
    expect([s.beside[0], s.beside[1]]).toEqual([2, 1]);
  });
});
