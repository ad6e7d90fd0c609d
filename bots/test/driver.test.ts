import { advance, asideQuestion, beginGame, carryOut, fastChance, type Option, openQuestions, type Seat } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { type ToyState, toy } from '../../engine/test/toy.ts';
import { type Bot, botLine } from '../index.ts';

/** Seat 0 is to play, and seat 1 has proposed something to it. */
function offered(): ToyState {
  const s = beginGame(toy, { seats: 3, options: {} }, fastChance(1));
  advance(toy, s);
  for (const seat of [0, 1, 2]) if (openQuestions(toy, s).some((q) => q.seat === seat)) say(s, seat, firstAnswer(s, seat));
  const asked = openQuestions(toy, s)[0].seat;
  say(s, (asked + 1) % 3, `! offer favour to ${asked + 1} for 1`);
  return s;
}

function firstAnswer(s: ToyState, seat: Seat): string {
  const q = openQuestions(toy, s).find((open) => open.seat === seat);
  return q?.kind === 'amount' ? String(q.min) : q?.kind === 'pick' ? q.options[0].key : '-';
}

function say(s: ToyState, seat: Seat, text: string): void {
  expect(carryOut(toy, s, { seat, text }), text).toBeNull();
}

/** Takes what it is told to of its interjections, and keeps what it was given. */
function minded(wanted: string | null): { readonly bot: Bot; readonly seen: (readonly string[])[] } {
  const seen: (readonly string[])[] = [];
  const bot: Bot = {
    name: 'minded',
    decide: (_game, _world, q) => (q.kind === 'pick' ? q.options[0] : q.kind === 'amount' ? q.min : []),
    interject(_game, _world, _seat, options: readonly Option[]) {
      seen.push(options.map(({ say: how }) => how));
      return options.find((option) => option.say === wanted) ?? null;
    },
  };
  return { bot, seen };
}

describe('a bot that is asked while something is proposed to it', () => {
  it('answers the proposal first, for it may be about the very question', () => {
    const s = offered();
    const [{ seat }] = openQuestions(toy, s);
    expect(botLine(toy, s, seat, minded('acceptOffer').bot, fastChance(1))).toBe('! accept offer 1');
    expect(botLine(toy, s, seat, minded('declineOffer').bot, fastChance(1))).toBe('! decline offer 1');
  });

  it('answers the question when it says nothing to the proposal, or none is there', () => {
    const s = offered();
    const [{ seat }] = openQuestions(toy, s);
    const answer = botLine(toy, s, seat, minded(null).bot, fastChance(1));
    expect(answer).not.toMatch(/^[!~]/);
    say(s, seat, '! decline offer 1');
    const { bot, seen } = minded('acceptOffer');
    expect([botLine(toy, s, seat, bot, fastChance(1)), seen]).toEqual([answer, []]);
  });

  it('composes no counter-offer meanwhile, and does when it is not asked', () => {
    const s = offered();
    const [{ seat }] = openQuestions(toy, s);
    const { bot, seen } = minded('counterOffer');
    expect(botLine(toy, s, seat, bot, fastChance(1))).not.toMatch(/^[!~]/);
    expect(seen).toEqual([['acceptOffer', 'declineOffer']]);
    say(s, seat, firstAnswer(s, seat));
    expect(openQuestions(toy, s).some((q) => q.seat === seat)).toBe(false);
    expect(botLine(toy, s, seat, bot, fastChance(1))).toBe('! counter offer 1');
    say(s, seat, '! counter offer 1');
    expect(asideQuestion(toy, s, seat)).not.toBeNull();
    expect(botLine(toy, s, seat, bot, fastChance(1))).toMatch(/^~ /);
  });
});
