/** Offers, searched: what a castellan is offered it takes or turns down by what comes of it, and all else that is said unasked is its instinct's. */

import {
  advance,
  beginGame,
  carryOut,
  fastChance,
  type Game,
  interjectionsOf,
  openQuestions,
  openRoom,
  type Seat,
  winShares,
} from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { type ToyState, toy } from '../../engine/test/toy.ts';
import { type Bot, botLine } from '../index.ts';
import { botOfLevel } from '../levels.ts';
import { searcher } from '../search/searcher.ts';

const THOUGHT = { iterations: 12, milliseconds: Number.POSITIVE_INFINITY, isFarSighted: false, hasPlans: false, attention: 1 };

const UNLEARNED = { features: ['round'], generation: 0, games: 0, players: [], seats: [], seed: '', phases: [] };

/** The instinct says `usual` to whatever it is offered; a favour is worth so many points to whoever holds it in the end. */
function gameOf(usual: string, favour: number): Game<ToyState> {
  const points = (s: ToyState, seat: Seat): number => s.inns[seat] + s.coins[seat] / 10 + favour * s.favours[seat];
  return {
    ...toy,
    instinct: {
      ...toy.instinct,
      interject: (_s, _seat, options) => options.find(({ say }) => say === usual) ?? null,
      value: (s) =>
        winShares(
          s,
          s.coins.map((_, seat) => points(s, seat)),
          2,
        ),
      outlook: { names: ['round'], weights: UNLEARNED, features: (s) => [s.round], phase: () => 0, moment: (s) => s.round },
      horizon: 1,
    },
  };
}

/** Seat 0 is to play, or another; somebody offers it a favour. */
function offered(): { readonly s: ToyState; readonly seat: Seat } {
  const s = beginGame(toy, { seats: 3, options: {} }, fastChance(1));
  advance(toy, s);
  for (const { seat } of openQuestions(toy, s)) carryOut(toy, s, { seat, text: '0' });
  const [{ seat }] = openQuestions(toy, s);
  expect(carryOut(toy, s, { seat: (seat + 1) % 3, text: `! offer favour to ${seat + 1} for 1` })).toBeNull();
  return { s, seat };
}

function says(game: Game<ToyState>, bot: Bot): string | null {
  const { s, seat } = offered();
  const before = JSON.stringify(s);
  const said = botLine(game, s, seat, bot, fastChance(5));
  expect(JSON.stringify(s)).toBe(before);
  return said;
}

describe('a searching player', () => {
  const bot = searcher(THOUGHT, 'castellan');

  it('takes an offer that its instinct would turn down where more comes of it, and the other way round', () => {
    expect(says(gameOf('declineOffer', 5), bot)).toBe('! accept offer 1');
    expect(says(gameOf('acceptOffer', -5), bot)).toBe('! decline offer 1');
  });

  it('is what a castellan is where castellans search, and no level below', () => {
    const game = gameOf('declineOffer', 5);
    const searched: Game<ToyState> = { ...game, instinct: { ...game.instinct, searchedBy: 'castellans', tries: 12 } };
    expect(says(searched, botOfLevel('castellan', false))).toBe('! accept offer 1');
    expect(says(searched, botOfLevel('knight', false))).toBe('! decline offer 1');
  });

  it('stays with its instinct where that is right, where it comes to the same, or where there is no time to find out', () => {
    expect(says(gameOf('acceptOffer', 5), bot)).toBe('! accept offer 1');
    expect(says(gameOf('declineOffer', -5), bot)).toBe('! decline offer 1');
    const unsighted = { ...gameOf('declineOffer', 5), instinct: { ...gameOf('declineOffer', 5).instinct, horizon: undefined } };
    expect(says(unsighted, bot)).toBe('! decline offer 1');
    expect(says(gameOf('declineOffer', 5), searcher({ ...THOUGHT, iterations: 1 }, 'hurried'))).toBe('! decline offer 1');
  });

  it('goes to no talk, in which it has nothing to say', () => {
    const game = gameOf('declineOffer', 5);
    const { offers } = game;
    if (offers === undefined) throw new Error('nothing is offered');
    const accept: typeof offers.accept = (s, offer, seat) => {
      openRoom(s, { seats: [seat, offer.from], name: 'tent', open: true });
      return offers.accept(s, offer, seat);
    };
    expect(says({ ...game, offers: { ...offers, accept } }, bot)).toBe('! decline offer 1');
  });

  it('leaves to its instinct what it proposes itself', () => {
    const { s, seat } = offered();
    const game = gameOf('counterOffer', 5);
    const options = interjectionsOf(game, s, seat);
    const means = { iterations: 12, milliseconds: Number.POSITIVE_INFINITY };
    expect(bot.interject?.(game, s, seat, options, means, fastChance(1))?.key).toBe('counter offer 1');
    expect(bot.interject?.(gameOf('haggle', 5), s, seat, options, means, fastChance(1))?.key).toBe('haggle');
  });
});
