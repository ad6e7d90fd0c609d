import { advance, apply, beginGame, checkAnswer, fastChance, interjectionsOf, type Option, randomAnswer } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { describe, expect, it } from 'vitest';
import { toy } from '../../engine/test/toy.ts';
import { type Bot, botAnswer, botLine, standingIn } from '../index.ts';

const shelved = gameNamed('fief');
if (shelved === null) throw new Error('Fief is not on the shelf');
const fief = await shelved.load();

/** Says yes to everything and takes up whatever it may. */
const eager: Bot = {
  name: 'eager',
  decide: (_game, _world, q, _budget, rng) => (q.kind === 'pick' ? q.options[0] : randomAnswer(q, rng)),
  interject: (_game, _world, _seat, options) => options[0] ?? null,
};

describe('a bot that stands in for a person', () => {
  it('marries nobody in the person’s name, where it would itself', () => {
    const s = beginGame(fief, { seats: 4, options: { roundLimit: 3 } }, fastChance(3));
    const rng = fastChance(4);
    const said: { [step: string]: Set<string> } = { proposeMarriage: new Set(), answerMarriage: new Set() };
    for (let q = advance(fief, s); q !== null; ) {
      const { step } = q.frame;
      const checked = checkAnswer(fief, s, q, botAnswer(fief, s, q, eager, rng));
      if (!checked.ok) throw new Error(step);
      if (step in said) {
        said[step].add(botAnswer(fief, s, q, standingIn(eager), rng));
        expect(botAnswer(fief, s, q, eager, rng)).not.toMatch(/^(pass|no)$/);
      }
      q = apply(fief, s, q, checked.answer);
    }
    expect([...said.proposeMarriage, ...said.answerMarriage]).toEqual(['pass', 'no']);
  });

  it('proposes, accepts, cedes and releases nothing, and leaves alone what the person was composing', () => {
    const s = beginGame(fief, { seats: 3, options: {} }, fastChance(3));
    const rng = fastChance(4);
    for (let q = advance(fief, s); q !== null && q.frame.step !== 'purchase'; ) {
      const said = fief.late?.(s, q) ?? '';
      const checked = checkAnswer(fief, s, q, q.limit?.answer ?? said);
      if (!checked.ok) throw new Error(q.frame.step);
      q = apply(fief, s, q, checked.answer);
    }
    const away = [0, 1, 2].find((seat) => advance(fief, s)?.seat !== seat) ?? 0;
    expect(interjectionsOf(fief, s, away).map(({ say }) => say)).toContain('bargain');
    expect(botLine(fief, s, away, eager, rng)).toMatch(/^! /);
    expect(botLine(fief, s, away, standingIn(eager), rng)).toBeNull();
    const offered: Option = { key: 'accept offer 1', say: 'acceptOffer' };
    expect([fief.binds?.(s, null, offered), fief.binds?.(s, null, { ...offered, say: 'declineOffer' })]).toEqual([true, false]);
  });

  it('plays like any other where a game binds nobody', () => {
    const s = beginGame(toy, { seats: 3, options: {} }, fastChance(1));
    for (const seat of [0, 1, 2])
      expect(botLine(toy, s, seat, standingIn(eager), fastChance(2))).toBe(botLine(toy, s, seat, eager, fastChance(2)));
  });
});
