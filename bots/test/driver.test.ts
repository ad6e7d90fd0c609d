import {
  advance,
  asideQuestion,
  beginGame,
  carryOut,
  fastChance,
  type Game,
  type Line,
  type Option,
  openQuestions,
  type Seat,
} from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { type ToyState, toy } from '../../engine/test/toy.ts';
import { type Bot, botLine, heuristic, Talk } from '../index.ts';

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

describe('where all seats are bots’', () => {
  const talkative: Game<ToyState> = { ...toy, instinct: { ...toy.instinct, interject: () => null } };

  /** The next lines that are said, each carried out. */
  function said(s: ToyState, talk: Talk<ToyState>, n: number): Line[] {
    return Array.from({ length: n }, () => {
      const line = talk.next(s, openQuestions(toy, s)[0]);
      say(s, line.seat, line.text);
      return line;
    });
  }

  it('those who are not asked speak before whoever is asked next, and are answered', () => {
    const s = offered();
    const [{ seat }] = openQuestions(toy, s);
    const borrower = (seat + 2) % 3;
    const bots = [0, 1, 2].map((at) => minded(at === seat ? 'declineOffer' : at === borrower ? 'borrow' : null).bot);
    expect(said(s, new Talk(talkative, bots, fastChance(1)), 2)).toEqual([
      { seat: borrower, text: '! borrow' },
      { seat, text: '! decline offer 1' },
    ]);
  });

  it('nobody speaks for ever before somebody answers', () => {
    const s = offered();
    const chatty: Bot = {
      ...minded(null).bot,
      interject: (_game, _world, _seat, options) => options.find(({ say: how }) => how === 'haggle') ?? null,
    };
    const talk = new Talk(talkative, [chatty, chatty, chatty], fastChance(1));
    const texts = Array.from({ length: 21 }, () => talk.next(s, openQuestions(toy, s)[0]).text);
    expect(texts.findIndex((text) => text !== '! haggle')).toBe(20);
  });

  it('nobody interrupts a seat that goes on with its turn', () => {
    const s = offered();
    const [q] = openQuestions(toy, s);
    say(s, q.seat, '! decline offer 1');
    const { bot, seen } = minded(null);
    const talk = new Talk(talkative, [bot, bot, bot], fastChance(1));
    talk.next(s, q);
    expect(seen).toHaveLength(2);
    talk.next(s, q);
    expect(seen).toHaveLength(2);
  });

  it('games are silent where the game has nothing to say unasked', () => {
    const s = offered();
    const talk = new Talk(toy, [heuristic(), heuristic(), heuristic()], fastChance(1));
    const [{ seat }] = openQuestions(toy, s);
    expect(talk.next(s, openQuestions(toy, s)[0])).toMatchObject({ seat, text: expect.not.stringMatching(/^!/) });
  });
});

it('a blurred bot errs about an amount by a share of it, and never names any amount at all', () => {
  const s = beginGame(toy, { seats: 3, options: {} }, fastChance(1));
  const q = advance(toy, s);
  if (q?.kind !== 'amount') throw new Error('no bid is asked');
  const wide = { ...q, min: 0, max: 1600 };
  const meaning: Game<ToyState> = { ...toy, instinct: { ...toy.instinct, answer: () => 40 } };
  const named = Array.from({ length: 200 }, (_, seed) =>
    heuristic(0.25).decide(meaning, s, wide, { iterations: 0, milliseconds: 0 }, fastChance(seed)),
  );
  expect(Math.min(...named.map(Number))).toBeGreaterThanOrEqual(30);
  expect(Math.max(...named.map(Number))).toBeLessThanOrEqual(50);
  expect(new Set(named).size).toBeGreaterThan(3);
});
