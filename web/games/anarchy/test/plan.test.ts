import { type AnaState, type AnaView, game, type PlayerView } from '@castellan/anarchy';
import { below, type Chance, fastChance, foresee, instinctiveAnswer, printAnswer, seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import {
  advisedIn,
  allUnposted,
  answersOf,
  deployedBy,
  fitted,
  forceOf,
  inHand,
  isOpen,
  moved,
  NOBODY,
  numberAsked,
  type Plan,
  soFar,
} from '../defence/plan.ts';
import { seen } from './opening.ts';

/** A game of bots up to a seat's first number of a deployment with some workers to post. */
function deploying(seats: number, seed: string, seat = 0): Table<AnaState> {
  const table = new Table<AnaState>(game, { seats, options: {}, seed: seedFrom(seed) });
  for (let n = 0; n < 4000; n++) {
    const q = table.questions().find((one) => one.seat === seat) ?? table.questions()[0];
    if (q.frame.step === 'deploy' && q.seat === seat && q.kind === 'amount' && table.state.round > 1) return table;
    table.reply(q.seat, printAnswer(q, instinctiveAnswer(game, table.state, q)));
  }
  throw new Error('nobody is ever deployed');
}

function at(table: Table<AnaState>, seat = 0): { readonly view: AnaView; readonly mine: PlayerView; readonly no: number } {
  const view = seen(table, seat);
  const no = numberAsked(table.view(seat).asked);
  if (no === null) throw new Error('no deployment is asked for');
  return { view, mine: view.players[seat], no };
}

/** Everyone somewhere. */
function anyhow(player: PlayerView, no: number, rng: Chance): Plan {
  const sides = ['top', 'right', 'bottom', 'left'] as const;
  let plan = fitted(NOBODY, player, no);
  for (const kind of ['artisan', 'soldier', 'knight'] as const) {
    const open = sides.filter((side) => isOpen({ kind, side }, no));
    for (let left = player.goods[kind]; left > 0; left--)
      if (open.length > 0 && allUnposted(moved(plan, { kind, side: open[0] }, 1), player) < allUnposted(plan, player))
        plan = fitted(moved(plan, { kind, side: open[below(rng, open.length)] }, 1), player, no);
  }
  return plan;
}

describe('a deployment put together at the table', () => {
  it.each([1, 2, 4])('is given by its answers, whole and as one, with %i seats', (seats) => {
    const rng = fastChance(seats);
    for (const seed of ['a', 'b', 'c', 'd']) {
      const table = deploying(seats, seed);
      const { mine, no } = at(table);
      const plan = anyhow(mine, no, rng);
      const answers = answersOf(plan, mine, no, seats === 1);
      const before = table.lines.length;
      const outcome = table.replyAll(
        0,
        answers.map((text) => ({ text, step: 'deploy' })),
      );
      expect(outcome).toMatchObject({ ok: true, stopped: null });
      expect(table.lines.length - before).toBe(answers.length);
      // With nobody else to wait for, the attacks have come.
      if (seats > 1) expect(table.state.players[0].deployed.slice(0, plan.length)).toEqual(plan);
      expect(numberAsked(table.view(0).asked)).toBeNull();
      if (seats === 1) continue;
      expect(table.undo(0).ok).toBe(true);
      expect(table.lines.length).toBe(before);
      expect(at(table).no).toBe(no);
    }
  });

  it('goes on from what has been answered one by one', () => {
    const table = deploying(2, 'one by one');
    const { mine: before } = at(table);
    const first = before.goods.soldier > 0 && before.goods.artisan === 0 ? 'soldier' : 'artisan';
    table.reply(0, '0');
    table.reply(0, String(Math.min(1, before.goods[first])));
    const { mine, no } = at(table);
    expect(isOpen({ kind: first, side: 'top' }, no)).toBe(false);
    expect(isOpen({ kind: first, side: 'left' }, no)).toBe(true);
    const greedy = NOBODY.map(() => 9);
    const plan = fitted(greedy, mine, no);
    expect(deployedBy(plan).top?.[first]).toBeUndefined();
    expect(allUnposted(plan, mine)).toBe(0);
    const answers = answersOf(plan, mine, no, false);
    expect(
      table.replyAll(
        0,
        answers.map((text) => ({ text, step: 'deploy' })),
      ),
    ).toMatchObject({ ok: true, stopped: null });
    expect(table.state.players[0].deployed.slice(0, plan.length)).toEqual(plan);
  });

  it('has no answers while somebody is without a post, and can be looked ahead from all the same', () => {
    const table = deploying(2, 'partly');
    const { mine, no } = at(table);
    const nobody = fitted(NOBODY, mine, no);
    expect(answersOf(nobody, mine, no, false)).toEqual([]);
    const without = foresee(game, table.state, 0, soFar(nobody));
    const advised = advisedIn(without);
    if (advised === null) throw new Error('nothing is advised');
    expect(allUnposted(fitted(advised, mine, no), mine)).toBe(0);
    const ahead = foresee(game, table.state, 0, answersOf(advised, mine, no, false));
    expect(ahead).toMatchObject({ refusal: null });
    expect(ahead.numbers.defended.mean).toBeGreaterThan(without.numbers.defended.mean);
    // Nobody can be supposed who is not there.
    expect(foresee(game, table.state, 0, soFar(NOBODY.with(0, 99))).refusal).not.toBeNull();
  });

  it('counts force as the rules do', () => {
    const plan = moved(moved(NOBODY, { kind: 'knight', side: 'left' }, 2), { kind: 'artisan', side: 'left' }, 1);
    expect([forceOf(plan, 'left'), forceOf(plan, 'top')]).toEqual([5, 0]);
  });

  it('is about a deployment only', () => {
    expect(numberAsked(null)).toBeNull();
    const table = new Table(game, { seats: 1, options: {}, seed: seedFrom('draft') });
    expect(numberAsked(table.view(0).asked)).toBeNull();
  });

  it('takes into the hand whoever is there to be posted, whoever was in it the round before', () => {
    const { mine } = at(deploying(2, 'a'));
    const only = (kind: 'artisan' | 'soldier'): PlayerView => ({
      ...mine,
      goods: { ...mine.goods, artisan: 0, soldier: 0, knight: 0, [kind]: 2 },
    });
    expect(inHand(null, NOBODY, only('soldier'))).toBe('soldier');
    expect(inHand('artisan', NOBODY, only('soldier'))).toBe('soldier');
    expect(inHand('artisan', NOBODY, only('artisan'))).toBe('artisan');
    // All are posted: it stays in the hand, to be called back from a side.
    const posted = moved(moved(NOBODY, { kind: 'soldier', side: 'top' }, 1), { kind: 'soldier', side: 'left' }, 1);
    expect(inHand('soldier', posted, only('soldier'))).toBe('soldier');
  });
});
