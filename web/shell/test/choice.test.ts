import { type Asked, below, fastChance, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../../../engine/test/toy.ts';
import {
  answerOf,
  begin,
  candidates,
  carryOver,
  chipOptions,
  choose,
  isBarred,
  isReady,
  isUntouched,
  type Made,
  mayTouch,
  refusalAt,
  type Selection,
  shift,
  touch,
} from '../choice.ts';
import { asked, option, refused } from './builders.ts';

describe('a pick', () => {
  const turn = asked('pick', [
    option('place 3 labour', ['citizen:3', 'action:labour']),
    option('place 3 build', ['citizen:3', 'action:build']),
    option('place 4 build', ['citizen:4', 'action:build']),
    option('attack kraken', ['titan:kraken']),
    option('pass'),
  ]);

  it('is answered by one touch when only one option points there', () => {
    expect(touch(turn, begin(turn), 'titan:kraken').answer).toBe('attack kraken');
    expect(touch(turn, begin(turn), 'action:labour').answer).toBe('place 3 labour');
  });

  it('is narrowed by touches until one option is left', () => {
    const first = touch(turn, begin(turn), 'citizen:3');
    expect(first.answer).toBeNull();
    expect(candidates(turn, first.selection.touched).map(({ key }) => key)).toEqual(['place 3 labour', 'place 3 build']);
    expect(touch(turn, first.selection, 'action:build').answer).toBe('place 3 build');
  });

  it('turns to another thing and keeps what goes with it', () => {
    const build = touch(turn, begin(turn), 'action:build').selection;
    const three = touch(turn, { ...build, touched: ['citizen:3'] }, 'citizen:4');
    expect(three.answer).toBe('place 4 build');
    const wide = asked('pick', [...turn.options, option('place 4 labour', ['citizen:4', 'action:labour'])]);
    const other = touch(wide, touch(wide, begin(wide), 'citizen:3').selection, 'citizen:4');
    expect(other.selection.touched).toEqual(['citizen:4']);
  });

  it('takes a touch back when the thing is touched again', () => {
    const once = touch(turn, begin(turn), 'citizen:3').selection;
    const twice = touch(turn, once, 'citizen:3');
    expect(twice.selection.touched).toEqual([]);
    expect(twice.answer).toBeNull();
  });

  it('shows as chips what points at nothing, and later what points at nothing more', () => {
    expect(chipOptions(turn, begin(turn)).map(({ key }) => key)).toEqual(['pass']);
    const three = touch(turn, begin(turn), 'citizen:3').selection;
    expect(chipOptions(turn, three).map(({ key }) => key)).toEqual(['pass']);
    const two = asked('pick', [
      option('build forge', ['card:forge']),
      option('build forge free', ['card:forge']),
      option('build mill', ['card:mill']),
    ]);
    const forge = touch(two, begin(two), 'card:forge');
    expect(forge.answer).toBeNull();
    expect(chipOptions(two, forge.selection).map(({ key }) => key)).toEqual(['build forge', 'build forge free']);
  });

  it('shows what is touched before what would end the turn', () => {
    const ways = asked('pick', [option('done'), option('build forge', ['card:forge']), option('build forge free', ['card:forge'])]);
    const forge = touch(ways, begin(ways), 'card:forge').selection;
    expect(chipOptions(ways, forge).map(({ key }) => key)).toEqual(['build forge', 'build forge free', 'done']);
  });

  it('asks once more where a slip would hurt, however it is chosen', () => {
    const risky = asked('pick', [
      option('pass', undefined, { confirm: true }),
      option('raze', ['city:1'], { confirm: true }),
      option('stay', ['city:2']),
    ]);
    const byChip = choose(risky, begin(risky), risky.options[0]);
    expect(byChip.answer).toBeNull();
    expect(byChip.selection.confirming).toBe('pass');
    expect(answerOf(risky, byChip.selection)).toBe('pass');
    const byTouch = touch(risky, begin(risky), 'city:1');
    expect(byTouch).toMatchObject({ answer: null, selection: { confirming: 'raze' } });
    expect(choose(risky, byTouch.selection, risky.options[1]).answer).toBe('raze');
  });

  it('ignores what nothing points at', () => {
    expect(mayTouch(turn, begin(turn), 'citizen:5')).toBe(false);
    expect(touch(turn, begin(turn), 'citizen:5')).toEqual({ selection: begin(turn), answer: null });
  });
});

describe('a subset', () => {
  const pay = asked('subset', [option('silk', ['card:1']), option('salt', ['card:2']), option('amber', ['card:3'])], { min: 1, max: 2 });

  it('starts with the first suggestion, so that one click pays', () => {
    const suggested = { ...pay, suggestions: ['silk + amber', 'amber'] };
    const selection = begin(suggested);
    expect(selection.chosen).toEqual(['silk', 'amber']);
    expect(isUntouched(suggested, selection)).toBe(true);
    expect(answerOf(suggested, selection)).toBe('silk + amber');
  });

  it('adds and takes away by touch, and never more than the most', () => {
    let selection = touch(pay, begin(pay), 'card:1').selection;
    selection = touch(pay, selection, 'card:3').selection;
    expect(selection.chosen).toEqual(['silk', 'amber']);
    expect(mayTouch(pay, selection, 'card:2')).toBe(false);
    expect(touch(pay, selection, 'card:2').selection).toBe(selection);
    selection = touch(pay, selection, 'card:1').selection;
    expect(selection.chosen).toEqual(['amber']);
    expect(answerOf(pay, selection)).toBe('amber');
  });

  it('counts up through several options of one thing, then clears them', () => {
    const coins = asked('subset', [option('coin 1', ['purse']), option('coin 2', ['purse']), option('gem', ['gem'])], { min: 0, max: 3 });
    let selection = begin(coins);
    for (const expected of [['coin 1'], ['coin 1', 'coin 2'], []]) {
      selection = touch(coins, selection, 'purse').selection;
      expect(selection.chosen).toEqual(expected);
    }
  });

  it('is not ready with too few, and answers a dash for none', () => {
    expect(isReady(pay, begin(pay))).toBe(false);
    expect(answerOf(pay, begin(pay))).toBeNull();
    const free = { ...pay, min: 0 };
    expect(answerOf(free, begin(free))).toBe('-');
  });

  it('of exactly one is answered by the touch itself; of at most one, another replaces it', () => {
    const one = { ...pay, min: 1, max: 1 };
    expect(touch(one, begin(one), 'card:2').answer).toBe('salt');
    const maybe = { ...pay, min: 0, max: 1 };
    const silk = touch(maybe, begin(maybe), 'card:1').selection;
    expect(touch(maybe, silk, 'card:2')).toMatchObject({ answer: null, selection: { chosen: ['salt'] } });
  });
});

describe('an order', () => {
  const order = asked('order', [option('a', ['card:a']), option('b', ['card:b']), option('c', ['card:c'])]);

  it('is built by touches; the last one falls into place', () => {
    let selection = touch(order, begin(order), 'card:c').selection;
    expect(isReady(order, selection)).toBe(false);
    selection = touch(order, selection, 'card:a').selection;
    expect(selection.chosen).toEqual(['c', 'a', 'b']);
    expect(answerOf(order, selection)).toBe('c > a > b');
  });

  it('can be rearranged and taken apart', () => {
    const all: Selection = { ...begin(order), chosen: ['c', 'a', 'b'] };
    expect(shift(all, 'b', -1).chosen).toEqual(['c', 'b', 'a']);
    expect(shift(all, 'c', -1).chosen).toEqual(['c', 'a', 'b']);
    expect(choose(order, all, order.options[0]).selection.chosen).toEqual(['c', 'b']);
  });
});

it('an amount starts at the least and is always ready', () => {
  const amount = asked('amount', [], { min: 2, max: 8, by: 2 });
  expect(answerOf(amount, begin(amount))).toBe('2');
  expect(answerOf(amount, { ...begin(amount), amount: 6 })).toBe('6');
});

describe('when the question changes', () => {
  const before = asked('pick', [
    option('place 3 labour', ['citizen:3', 'action:labour']),
    option('place 3 build', ['citizen:3', 'action:build']),
  ]);

  it('another question starts afresh', () => {
    const selection = touch(before, begin(before), 'citizen:3').selection;
    expect(carryOver({ ...before, id: '4:step:y' }, selection).touched).toEqual([]);
    expect(carryOver(null, selection).touched).toEqual([]);
  });

  it('the same one with other options keeps what still fits', () => {
    const selection = touch(before, begin(before), 'citizen:3').selection;
    expect(carryOver({ ...before, options: before.options.slice(1) }, selection).touched).toEqual(['citizen:3']);
    expect(carryOver({ ...before, options: [option('pass')] }, selection).touched).toEqual([]);
    const subset = asked('subset', [option('a', ['x']), option('b', ['y'])], { min: 0, max: 2 });
    const both: Selection = { ...begin(subset), chosen: ['a', 'b'] };
    expect(carryOver({ ...subset, options: subset.options.slice(1) }, both).chosen).toEqual(['b']);
  });
});

it('why not: the reason that goes with what is touched already', () => {
  const turn = asked('pick', [option('place 3 labour', ['citizen:3', 'action:labour'])]);
  const reasons = [
    refused('place 3 discovery', ['citizen:3', 'action:discovery'], 'notHigher'),
    refused('place 4 discovery', ['citizen:4', 'action:discovery'], 'cannotPay'),
  ];
  expect(refusalAt(turn, reasons, [], 'action:discovery')?.key).toBe('notHigher');
  expect(refusalAt(turn, reasons, ['citizen:4'], 'action:discovery')?.key).toBe('cannotPay');
  expect(refusalAt(turn, reasons, ['citizen:5'], 'action:discovery')).toBeNull();
  expect(refusalAt(turn, reasons, [], 'action:labour')).toBeNull();
});

it('why not: rather the reason of something still to be had than of something gone', () => {
  const turn = asked('pick', [option('place 3 labour', ['citizen:3', 'action:labour'])]);
  const reasons = [
    refused('place 1 build', ['citizen:1', 'action:build'], 'alreadyPlaced'),
    refused('place 3 build', ['citizen:3', 'action:build'], 'cannotPay'),
  ];
  expect(refusalAt(turn, reasons, [], 'action:build')?.key).toBe('cannotPay');
  expect(refusalAt(turn, reasons.slice(0, 1), [], 'action:build')?.key).toBe('alreadyPlaced');
});

it('a touch that is told why not chooses nothing in its place', () => {
  const turn = asked('pick', [
    option('place 2 build', ['citizen:2', 'action:build']),
    option('place 2 recruit', ['citizen:2', 'action:recruit']),
    option('place 3 labour', ['citizen:3', 'action:labour']),
  ]);
  const reasons = [refused('place 2 labour', ['citizen:2', 'action:labour'], 'notHigher')];
  const two = touch(turn, begin(turn), 'citizen:2').selection;
  expect(isBarred(turn, reasons, two, 'action:labour')).toBe(true);
  expect(isBarred(turn, reasons, two, 'citizen:3')).toBe(false);
  expect(isBarred(turn, reasons, two, 'citizen:2')).toBe(false);
  expect(isBarred(turn, reasons, begin(turn), 'action:labour')).toBe(false);
});

/** Answers every question the way a person at a screen would: by touching things and confirming. */
function byTouch(question: Asked, pick: (n: number) => number): string {
  let made: Made = { selection: begin(question), answer: null };
  for (let tries = 0; tries < 20 && made.answer === null; tries++) {
    const targets = [...new Set(question.options.flatMap(({ at }) => at ?? []))];
    const chips = chipOptions(question, made.selection);
    if (question.kind !== 'pick' && isReady(question, made.selection)) return answerOf(question, made.selection) ?? '';
    if (made.selection.confirming !== null) return made.selection.confirming;
    const n = pick(targets.length + chips.length);
    made = n < targets.length ? touch(question, made.selection, targets[n]) : choose(question, made.selection, chips[n - targets.length]);
  }
  return made.answer ?? answerOf(question, made.selection) ?? question.options[0].key;
}

it('whatever is touched, the kernel reads the answer', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const table = new Table(toy, { seats: 3, options: {}, seed: seed.toString(16).padStart(64, '0') });
    const rng = fastChance(seed);
    const pick = (n: number): number => below(rng, n);
    for (let line = 0; line < 200 && table.result === null; line++) {
      const [q] = table.questions();
      const shown = table.view(q.seat).asked;
      if (shown === null) throw new Error('nobody is asked');
      const text = byTouch(shown, pick);
      const outcome = table.reply(q.seat, text, shown.id);
      // Only a choice that the rules check as a whole may be refused; its suggestion never is.
      if (!outcome.ok) {
        expect(outcome.refusal.rule).toBe('CAR-4');
        expect(table.reply(q.seat, shown.suggestions[0], shown.id).ok).toBe(true);
      }
    }
    expect(table.result).not.toBeNull();
  }
});
