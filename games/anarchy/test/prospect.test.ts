import { foresee, supposed } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { resolveAttacks } from '../rules/resolution.ts';
import { acting, defending, deployed, preparing, question, research, row, walls } from './builders.ts';

/** Worked example 20 of the catalogue. */
function siege() {
  const s = acting({ round: 5 });
  Object.assign(s.players[0], { gate: 1, moat: 4, beers: 1, rallyTokens: 1, rallyActive: 1 });
  walls(s, { top: 2, right: 3, bottom: 2, left: 2 });
  research(s, { stones: 2, pitch: 1, covers: 4 });
  deployed(s, { left: { artisan: 1 }, bottom: { soldier: 1, knight: 2 } });
  return row(s, ['FIN-2', 'ATK-36', 'ATK-29', 'ATK-28', 'ATK-21', 'ATK-11']);
}

const exactly = (n: number) => ({ least: n, most: n, mean: n });

describe('how a defence will go', () => {
  it('is read card by card, and what one card takes is gone for the next (worked example 20)', () => {
    const s = defending(siege());
    const { numbers } = foresee(game, s, 0, ['hold']);
    expect([5, 4, 3, 2, 1, 0].map((slot) => numbers[`card.${slot}`])).toEqual([1, 1, 1, 1, 1, 0].map(exactly));
    expect(numbers).toMatchObject({
      'card.5.right.through': exactly(0),
      'card.5.bottom.workers': exactly(1),
      'card.1.whole.tactics': exactly(4),
      'card.1.through': exactly(0),
    });
  });

  it('ends in what the aftermath will give (worked example 20)', () => {
    const { numbers } = foresee(game, defending(siege()), 0, ['hold']);
    expect(numbers).toMatchObject({ defended: exactly(5), undefended: exactly(1), loyalty: exactly(3), discontent: exactly(1) });
  });

  it('follows the number of tactics about to be spent, and advises one', () => {
    const s = siege();
    Object.assign(s.players[0], { rallyTokens: 0, rallyActive: 0, beers: 0 });
    deployed(s, { bottom: { soldier: 3 } });
    defending(s);
    expect(question(s)).toMatchObject({ frame: { step: 'spendTactics', slot: 4 }, params: { tactic: 'pitch', side: 'bottom' } });
    const some = foresee(game, s, 0, ['1']).numbers;
    const none = foresee(game, s, 0, ['0']).numbers;
    expect([some['card.4.bottom.tactics'], none['card.4.bottom.tactics']]).toEqual([exactly(1), exactly(0)]);
    expect([some['card.4.through'], none['card.4.through']]).toEqual([exactly(0), exactly(1)]);
    expect([some['card.4'], none['card.4']]).toEqual([exactly(1), exactly(0)]);
    expect([some.advised, none.advised]).toEqual([exactly(1), exactly(1)]);
  });
});

describe('a deployment that is not whole yet', () => {
  function yard() {
    const s = acting({ round: 2, goods: { soldier: 2, knight: 1, food: 9 } });
    preparing(row(s, ['FIN-3', 'ATK-01', 'ATK-02']));
    s.core.stack.unshift(resolveAttacks.do({}));
    return s;
  }

  it('is foreseen with those who have a post, the others not there', () => {
    const s = yard();
    const before = JSON.stringify(s);
    const at = (...deployed: number[]) => foresee(game, s, 0, [supposed(deployed.join(' '))]);
    const nobody = at(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    const some = at(0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);
    expect(nobody).toMatchObject({ refusal: null, chance: 'never', shown: false, certain: [], likely: [] });
    expect(nobody.numbers['card.1.through'].least).toBeGreaterThan(0);
    expect(some.numbers['card.1.top.workers'].most).toBeGreaterThan(0);
    expect(some.numbers['card.1.through'].least).toBeLessThan(nobody.numbers['card.1.through'].least);
    expect(nobody.numbers).toMatchObject({ defended: exactly(0), undefended: exactly(3), serfs: exactly(0) });
    expect(JSON.stringify(s)).toBe(before);
  });

  it('is nothing more than there is, and nothing else', () => {
    const s = yard();
    for (const said of ['', 'nonsense', '0 0 0', '0 0 0 0 3 0 0 0 0 0 0 0', '0 0 0 0 -1 0 0 0 0 0 0 0', '0 0 0 0 0.5 0 0 0 0 0 0 0'])
      expect(foresee(game, s, 0, [supposed(said)]).refusal, said).toMatchObject({ rule: 'kernel', key: 'unknownOption' });
    expect(foresee(game, defending(siege()), 0, [supposed('0 0 0 0 0 0 0 0 0 0 0 0')]).refusal).not.toBeNull();
  });

  it('comes to the same as its answers once everybody has a post', () => {
    const s = yard();
    const whole = foresee(game, s, 0, [supposed('0 0 0 0 1 1 0 0 0 0 1 0')]).numbers;
    const answers = foresee(game, s, 0, ['1', '1', '0', '0', '1']);
    expect(answers).toMatchObject({ carried: 5, refusal: null });
    const { advised: _, ...theirs } = answers.numbers;
    expect(whole).toMatchObject(theirs);
    expect(whole.undefended.mean + whole.defended.mean).toBe(3);
  });
});
