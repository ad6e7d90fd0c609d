import { describe, expect, it } from 'vitest';
import {
  advance,
  apply,
  applyInterruption,
  beginGame,
  carryOut,
  copyCore,
  type Frame,
  fastChance,
  newGame,
  openQuestions,
  openTogether,
  order,
  type Seat,
  stackOf,
  subset,
  together,
} from '../index.ts';
import { caravan, choose, type MicroState, micro, microStep, note, plays, SALT, SEED, SILK } from './builders.ts';
import { toy } from './toy.ts';

function begun(start: readonly Frame[], steps: Parameters<typeof micro>[1] = [], seats = 3) {
  const game = micro(() => start, steps);
  const s = beginGame(game, { seats, options: {} }, fastChance(1));
  advance(game, s);
  const answer = (seat: Seat, text: string): void => {
    const refused = carryOut(game, s, { seat, text });
    if (refused !== null) throw new Error(refused.key);
  };
  const asked = (): string[] =>
    openQuestions(game, s).map((q) => `${q.seat} ${q.kind === 'amount' ? '' : q.options.map((o) => o.key).join('/')}`);
  return { game, s, answer, asked };
}

const ask = (seat: Seat, ...keys: string[]): Frame => choose.do({ seat, keys });
const word = (text: string): Frame => note.do({ word: text });

describe('the stack', () => {
  it('does calls in order, those of a call before what was below', () => {
    const nest = microStep.work('nest', { rule: 'MIC-3', run: (_, _p: object) => [word('b'), word('c')] });
    const single = microStep.work('single', { rule: 'MIC-3', run: (_, _p: object) => word('e') });
    const { s } = begun([word('a'), nest.do({}), word('d'), single.do({}), word('f')], [nest, single]);
    expect(s.log).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    expect(s.core.stack).toEqual([]);
  });

  it('stops at a question and goes on with what its answer calls, then with what was below', () => {
    const { s, answer, asked } = begun([choose.do({ seat: 0, keys: ['x', 'y'], after: [word('then')] }), word('below')]);
    expect(s.log).toEqual([]);
    expect(asked()).toEqual(['0 x/y']);
    answer(0, 'y');
    expect(s.log).toEqual(['0 y', 'then', 'below']);
  });

  it('skips a question that has nothing to ask', () => {
    const { s, asked } = begun([ask(0), word('a'), ask(1), ask(1, 'x', 'y')]);
    expect(s.log).toEqual(['a']);
    expect(asked()).toEqual(['1 x/y']);
  });

  it('gives the only answer by itself, but not to a question that is always asked', () => {
    const { s, answer, asked } = begun([ask(0, 'only'), choose.do({ seat: 1, keys: ['only'], always: true })]);
    expect(s.log).toEqual(['0 only']);
    expect(asked()).toEqual(['1 only']);
    answer(1, 'only');
    expect(s.log).toEqual(['0 only', '1 only']);
  });

  it('gives forced subsets and orders too', () => {
    const option = { key: 'k', say: 'k' };
    const all = microStep.subset('all', {
      rule: 'MIC-3',
      ask: (_, _p: object) => subset(0, [option], { min: 1, max: 1 }),
      answer: (s, _, chosen) => void s.log.push(`subset ${chosen.length}`),
    });
    const line = microStep.order('line', {
      rule: 'MIC-3',
      ask: (_, _p: object) => order(0, [option]),
      answer: (s, _, chosen) => void s.log.push(`order ${chosen.length}`),
    });
    expect(begun([all.do({}), line.do({})], [all, line]).s.log).toEqual(['subset 1', 'order 1']);
  });

  it('stops at once when there is a result', () => {
    const win = microStep.work('win', {
      rule: 'MIC-3',
      run(s, _p: object) {
        s.core.result = { scores: [1], winners: [0], by: 'win' };
        return word('never');
      },
    });
    const { game, s } = begun([word('a'), win.do({}), word('never')], [win], 1);
    expect(s.log).toEqual(['a']);
    expect(advance(game, s)).toBeNull();
    expect(openQuestions(game, s)).toEqual([]);
  });

  it('names a step that does not exist', () => {
    expect(() => begun([{ step: 'nowhere' }])).toThrow('micro has no step named nowhere');
  });

  it('says so when a game goes on for ever without a question', () => {
    const round = microStep.work('round', { rule: 'TST-1', run: (_, p: object): Frame => ({ ...p, step: 'round' }) });
    expect(() => begun([round.do({})], [round])).toThrow('goes on for ever without asking anybody anything (at round)');
  });

  it('asks the same again and again without changing anything', () => {
    const { game, s } = begun([ask(0, 'x', 'y')]);
    const before = JSON.stringify(s);
    for (let i = 0; i < 3; i++) {
      advance(game, s);
      openQuestions(game, s);
    }
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('branches side by side', () => {
  const twoEach = (seat: Seat) => ({ seat, calls: [ask(seat, 'a', 'b'), ask(seat, 'c', 'd')] });

  it('each move by their own answers, in any order', () => {
    const { s, answer, asked } = begun([together([twoEach(0), twoEach(1), twoEach(2)]), word('joined')]);
    expect(asked()).toEqual(['0 a/b', '1 a/b', '2 a/b']);
    answer(2, 'a');
    answer(2, 'c');
    expect(asked()).toEqual(['0 a/b', '1 a/b']);
    answer(0, 'b');
    expect(asked()).toEqual(['0 c/d', '1 a/b']);
    answer(1, 'a');
    answer(0, 'd');
    expect(s.log).not.toContain('joined');
    answer(1, 'c');
    expect(s.log).toEqual(['2 a', '2 c', '0 b', '1 a', '0 d', '1 c', 'joined']);
  });

  it('are brought to their first questions in the order of the branches, forced answers given', () => {
    const { s, asked } = begun([
      together([
        { seat: 1, calls: [word('x'), ask(1, 'a', 'b')] },
        { seat: 0, calls: [ask(0, 'only'), word('y')] },
      ]),
    ]);
    expect(s.log).toEqual(['x', '0 only', 'y']);
    expect(asked()).toEqual(['1 a/b']);
  });

  it('join at once when nobody has anything to decide', () => {
    const { s } = begun([
      together([
        { seat: 0, calls: [ask(0)] },
        { seat: 1, calls: [] },
      ]),
      word('joined'),
    ]);
    expect(s.log).toEqual(['joined']);
    expect(s.core.stack).toEqual([]);
  });

  it('may lie in branches: the inner join lets the branch around it go on while the others still think', () => {
    const inner = together([
      { seat: 0, calls: [ask(0, 'a', 'b')] },
      { seat: 1, calls: [ask(1, 'a', 'b')] },
    ]);
    const outer = together([
      { seat: 2, calls: [ask(2, 'x', 'y')] },
      { seat: 0, calls: [inner, word('inner joined'), ask(0, 'c', 'd'), word('branch done')] },
    ]);
    const { s, answer, asked } = begun([outer, word('outer joined')]);
    expect(asked()).toEqual(['2 x/y', '0 a/b', '1 a/b']);
    answer(0, 'a');
    answer(1, 'b');
    expect(s.log).toEqual(['0 a', '1 b', 'inner joined']);
    expect(asked()).toEqual(['2 x/y', '0 c/d']);
    answer(2, 'x');
    expect(s.log).not.toContain('outer joined');
    answer(0, 'c');
    expect(s.log).toEqual(['0 a', '1 b', 'inner joined', '2 x', '0 c', 'branch done', 'outer joined']);
    expect(s.core.stack).toEqual([]);
  });

  it('lose nothing when the inner branches are the last to be done', () => {
    const inner = together([{ seat: 0, calls: [ask(0, 'a', 'b')] }]);
    const { s, answer } = begun([
      together([
        { seat: 1, calls: [] },
        { seat: 0, calls: [inner, word('after inner')] },
      ]),
      word('end'),
    ]);
    answer(0, 'a');
    expect(s.log).toEqual(['0 a', 'after inner', 'end']);
  });

  it('are numbered, so that one can be told from the next', () => {
    const pair = () => together([{ seat: 0, calls: [ask(0, 'a', 'b')] }]);
    const { s, answer } = begun([pair(), pair()]);
    const first = openTogether(s)?.begun;
    answer(0, 'a');
    expect(openTogether(s)?.begun).not.toBe(first);
    expect(openTogether(s)?.begun).toBe(s.core.togethers);
  });

  it('hold the frames a seat interjects: on its own branch, finished or not, else above them all', () => {
    const { game, s, asked, answer } = begun([
      together([
        { seat: 0, calls: [ask(0, 'a', 'b')] },
        { seat: 1, calls: [] },
      ]),
    ]);
    applyInterruption(game, s, 1, ask(1, 'p', 'q'));
    expect(asked()).toEqual(['0 a/b', '1 p/q']);
    applyInterruption(game, s, 0, ask(0, 'r', 's'));
    expect(asked()).toEqual(['0 r/s', '1 p/q']);
    expect(stackOf(s, 0)).toHaveLength(2);
    applyInterruption(game, s, 2, ask(2, 't', 'u'));
    expect(asked()).toEqual(['2 t/u']);
    answer(2, 't');
    expect(asked()).toEqual(['0 r/s', '1 p/q']);
    answer(0, 'r');
    answer(1, 'p');
    expect(asked()).toEqual(['0 a/b']);
  });
});

describe('apply', () => {
  it('goes on to the next question of the same branch, else to the first that is open', () => {
    const branch = (seat: Seat) => ({ seat, calls: [ask(seat, 'a', 'b'), ask(seat, 'c', 'd')] });
    const { game, s } = begun([together([branch(0), branch(1)])]);
    const [, q] = openQuestions(game, s);
    const next = apply(game, s, q, q.kind === 'pick' ? q.options[0] : 0);
    expect(next?.seat).toBe(1);
    if (next?.kind !== 'pick') throw new Error('not a pick');
    expect(apply(game, s, next, next.options[0])?.seat).toBe(0);
  });
});

describe('a new game', () => {
  it('is the same for the same seed, and another for another', () => {
    const setup = { seats: 3, options: {}, seed: SEED };
    expect(newGame(toy, setup)).toEqual(newGame(toy, setup));
    expect(newGame(toy, { ...setup, seed: SEED.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) }).deck).not.toEqual(
      newGame(toy, setup).deck,
    );
  });

  it('knows the defaults of the options that were not named', () => {
    expect(newGame(toy, { seats: 2, options: {}, seed: SEED })).toMatchObject({ raids: true, rounds: 2 });
    expect(newGame(toy, { seats: 2, options: { raids: false }, seed: SEED })).toMatchObject({ raids: false, rounds: 2 });
  });
});

describe('copyCore', () => {
  it('copies what the kernel keeps, and nothing one does changes the other', () => {
    const { game, s, answer } = begun([together([{ seat: 0, calls: [ask(0, 'a', 'b'), ask(0, 'c', 'd')] }], true), word('end')]);
    const copy: MicroState = { core: copyCore(s.core), log: s.log.slice(), secret: 0 };
    expect(copy).toEqual(s);
    answer(0, 'a');
    answer(0, 'c');
    expect(openQuestions(game, copy).map((q) => q.frame)).toEqual([ask(0, 'a', 'b')]);
  });
});

describe('the toy', () => {
  it('asks a seat without coins for no bid', () => {
    const table = caravan({ hands: [[...SALT.slice(0, 3)], [...SALT.slice(3, 6)]] });
    plays(table, '1 3', '2 0', '1 rest', '2 rest', '1 pour', '1 leave', '2 leave');
    expect(table.state.round).toBe(2);
    expect(table.state.coins).toEqual([0, 4]);
    expect(table.questions().map(({ seat }) => seat)).toEqual([1]);
    expect(table.state.bids).toEqual([0, null]);
  });

  it('asks for no order of a single card', () => {
    const hands = [SILK.slice(0, 3), SALT.slice(0, 3)];
    const table = caravan({ hands });
    table.state.deck.length = 1;
    plays(table, '1 0', '2 0', '1 scout');
    expect(table.question(1)?.frame.step).toBe('takeTurn');
    expect(table.view(0).board).toMatchObject({ scouted: [expect.any(String)] });
  });

  it('asks for no amount when only one is within reach of the steps', () => {
    const table = plays(caravan({ hands: [SILK.slice(0, 3), SALT.slice(0, 3)] }), '1 0', '2 0', '1 invest');
    expect(table.state.coins).toEqual([1, 3]);
    expect(table.state.invested).toEqual([1, 0]);
    expect(table.question(1)?.frame.step).toBe('takeTurn');
  });
});
