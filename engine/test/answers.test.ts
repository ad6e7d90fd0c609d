import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amount,
  canonical,
  carryOut,
  checkAnswer,
  fastChance,
  type Option,
  order,
  pick,
  printAnswer,
  type Rules,
  randomAnswer,
  refusal,
  type State,
  subset,
  Table,
} from '../index.ts';
import {
  AMBER,
  caravan,
  choose,
  finished,
  GUARD,
  type MicroState,
  micro,
  microStep,
  microTable,
  momentWhen,
  plays,
  playsOn,
  randomTable,
  SALT,
  SILK,
} from './builders.ts';
import { type ToyState, toy } from './toy.ts';

const NAMES = ['red', 'green', 'blue'];
const COLOURS = NAMES.map((key) => ({ key, say: 'colour' }));

const someColours = microStep.subset('someColours', {
  rule: 'MIC-5',
  ask: (_, _p: object) =>
    subset(0, COLOURS, {
      min: 1,
      max: 2,
      check: (chosen) => (chosen.some(({ key }) => key === 'blue') ? refusal('MIC-5', 'noBlue', { chosen: chosen.length }) : null),
      suggest: () => [[COLOURS[0]]],
    }),
  answer: (s, _, chosen) => void s.log.push(chosen.map(({ key }) => key).join()),
});

const maybeColours = microStep.subset('maybeColours', {
  rule: 'MIC-5',
  ask: (_, _p: object) => subset(0, COLOURS, { min: 0, max: 3 }),
  answer: (s, _, chosen) => void s.log.push(`${chosen.length} chosen`),
});

const howMany = microStep.amount('howMany', {
  rule: 'MIC-6',
  ask: (_, _p: object) => amount(0, -4, 11, { step: 5 }),
  answer: (s, _, n) => void s.log.push(`${n}`),
});

const inOrder = microStep.order('inOrder', {
  rule: 'MIC-7',
  ask: (_, _p: object) => order(0, COLOURS),
  answer: (s, _, chosen) => void s.log.push(chosen.map(({ key }) => key).join('<')),
});

const colour = microStep.pick('colour', {
  rule: 'MIC-8',
  ask: (_, _p: object) => pick(0, COLOURS),
  answer: (s, _, { key }) => void s.log.push(key),
  refused: () => [{ key: 'black', say: 'colour', refusal: refusal('MIC-8', 'soldOut', { left: 0 }) }],
});

const shade = microStep.pick('shade', {
  rule: 'MIC-8',
  ask: (_, _p: object) =>
    pick(0, [
      { key: 'dark', say: 'shade', formerly: ['black', 'grey'] },
      { key: 'light', say: 'shade' },
    ]),
  answer: (s, _, { key }) => void s.log.push(key),
});

const vow = microStep.pick('vow', {
  rule: 'MIC-8',
  ask: (_, _p: object) =>
    pick(0, [
      { key: 'vow', say: 'vow', words: 20 },
      { key: 'nothing', say: 'nothing' },
    ]),
  answer: (s, _, option: Option) => void s.log.push(option.said ?? '-'),
});

const STEPS = { someColours, maybeColours, howMany, inOrder };

function asking(name: keyof typeof STEPS): Table<MicroState> {
  const step = STEPS[name];
  return microTable(micro(() => step.do({}), [step]));
}

/** The refusal of a reply, after making sure that it changed nothing. */
function refusedReply<S extends State>(table: Table<S>, seat: number, text: string, id?: string) {
  const before = canonical(table.state);
  const lines = canonical(table.lines);
  const outcome = table.reply(seat, text, id);
  expect(canonical(table.state)).toBe(before);
  expect(canonical(table.lines)).toBe(lines);
  return outcome.ok ? 'accepted' : outcome.refusal;
}

describe('a pick', () => {
  it('takes a key of its options and nothing else', () => {
    const { table, q } = momentWhen((open) => open.frame.step === 'visit');
    expect(refusedReply(table, q.seat, 'swim')).toEqual(refusal('kernel', 'unknownOption', { option: 'swim' }));
    expect(refusedReply(table, q.seat, 'POUR')).toMatchObject({ key: 'unknownOption' });
    expect(refusedReply(table, q.seat, ' pour')).toMatchObject({ key: 'unknownOption' });
    expect(refusedReply(table, q.seat, 'pour + dip')).toMatchObject({ key: 'unknownOption' });
    expect(table.reply(q.seat, 'pour').ok).toBe(true);
  });

  it('says with the game’s own rule why not, when the game knows', () => {
    const table = plays(caravan({ hands: [SALT.slice(0, 3), SALT.slice(3, 6)] }), '1 0', '2 0');
    expect(refusedReply(table, 0, 'build')).toEqual(refusal('CAR-4', 'tooPoor', { price: 5, has: 3 }));
    expect(table.refused(0).map(({ key }) => key)).toEqual(['build']);
    expect(table.refused(0, table.view(0).asked?.id).map(({ key }) => key)).toEqual(['build']);
    expect(table.refused(0, 'a former question')).toEqual([]);
    expect(table.refused(1)).toEqual([]);
    const other = microTable(micro(() => colour.do({}), [colour]));
    expect(refusedReply(other, 0, 'black')).toEqual(refusal('MIC-8', 'soldOut', { left: 0 }));
  });

  it('carries a person’s own words where it may: one line of plain text, not too long', () => {
    const table = microTable(micro(() => vow.do({}), [vow]));
    const refused = (text: string) => refusedReply(table, 0, text);
    expect(refused('vow: ')).toMatchObject({ key: 'notPlainText' });
    expect(refused('vow:  two blanks')).toMatchObject({ key: 'notPlainText' });
    expect(refused('vow: two\nlines')).toMatchObject({ key: 'notPlainText' });
    expect(refused(`vow: ${'x'.repeat(21)}`)).toEqual(refusal('kernel', 'tooLong', { most: 20 }));
    expect(refused('nothing: at all')).toMatchObject({ key: 'unknownOption' });
    expect(table.reply(0, 'vow: peace: for a year').ok).toBe(true);
    expect(table.lines).toEqual([{ seat: 0, text: 'vow: peace: for a year' }]);
    expect(table.state.log).toEqual(['peace: for a year']);
    const silent = microTable(micro(() => vow.do({}), [vow]));
    expect(silent.reply(0, 'vow').ok).toBe(true);
    expect(silent.state.log).toEqual(['-']);
  });

  it('takes the key of a former option for what it has become, and offers only the new one', () => {
    const table = microTable(micro(() => shade.do({}), [shade]));
    expect(table.view(0).asked).toMatchObject({ options: [{ key: 'dark' }, { key: 'light' }] });
    expect(refusedReply(table, 0, 'white')).toMatchObject({ key: 'unknownOption' });
    expect(table.reply(0, 'grey').ok).toBe(true);
    expect(table.state.log).toEqual(['dark']);
  });
});

describe('a subset', () => {
  it('takes options joined by +, in any order', () => {
    const table = asking('someColours');
    expect(table.reply(0, 'green + red').ok).toBe(true);
    expect(table.state.log).toEqual(['green,red']);
  });

  it('takes - for none, where none is allowed', () => {
    const table = asking('maybeColours');
    expect(table.reply(0, '-').ok).toBe(true);
    expect(table.state.log).toEqual(['0 chosen']);
  });

  it.each([
    { text: '-', why: refusal('MIC-5', 'tooFew', { min: 1, chosen: 0 }) },
    { text: 'red + green + blue', why: refusal('MIC-5', 'tooMany', { max: 2, chosen: 3 }) },
    { text: 'red + red', why: refusal('MIC-5', 'twice', { option: 'red' }) },
    { text: 'red + blue', why: refusal('MIC-5', 'noBlue', { chosen: 2 }) },
    { text: 'red + black', why: refusal('kernel', 'unknownOption', { option: 'black' }) },
    { text: 'red+green', why: refusal('kernel', 'unknownOption', { option: 'red+green' }) },
    { text: 'red + ', why: refusal('kernel', 'unknownOption', { option: '' }) },
    { text: 'red > green', why: refusal('kernel', 'unknownOption', { option: 'red > green' }) },
    { text: '', why: refusal('kernel', 'unknownOption', { option: '' }) },
  ])('refuses “$text”', ({ text, why }) => {
    expect(refusedReply(asking('someColours'), 0, text)).toEqual(why);
  });

  it('is held against its check as a whole: a payment covers its price and has no card too many', () => {
    const hand = [AMBER[0], SILK[0], GUARD[0]];
    const table = plays(caravan({ hands: [hand, SALT.slice(0, 3)], top: [SALT[3], SALT[4]] }), '1 0', '2 0', '1 build');
    const { price } = table.view(0).asked?.params ?? {};
    expect(price).toBe(5);
    expect(table.view(0).asked?.suggestions).toEqual(['amber 17 + silk 9']);
    expect(refusedReply(table, 0, 'amber 17')).toEqual(refusal('CAR-4', 'tooLittle', { price: 5, total: 4 }));
    expect(refusedReply(table, 0, 'amber 17 + silk 9 + guard 22')).toEqual(refusal('CAR-4', 'tooMuch', { price: 5, total: 7 }));
    expect(refusedReply(table, 0, '-')).toMatchObject({ key: 'tooFew' });
    expect(table.reply(0, 'silk 9 + amber 17').ok).toBe(true);
    expect(table.state.inns).toEqual([1, 0]);
  });

  it('may be suggested to a person otherwise than to a bot', () => {
    const [red, green] = COLOURS;
    const ownColours = microStep.subset('ownColours', {
      rule: 'MIC-5',
      ask: (_, _p: object) => subset(0, COLOURS, { min: 1, max: 2, suggest: () => [[red]], suggestToPerson: () => [[green], [red]] }),
      answer: (s, _, chosen) => void s.log.push(chosen.map(({ key }) => key).join()),
    });
    const table = microTable(micro(() => ownColours.do({}), [ownColours]));
    expect(table.view(0).asked?.suggestions).toEqual(['green', 'red']);
    const [q] = table.questions();
    expect(q.kind === 'subset' && q.suggest?.()).toEqual([[red]]);
  });
});

describe('an amount', () => {
  it.each(['-4', '1', '6', '11'])('takes %s', (text) => {
    const table = asking('howMany');
    expect(table.reply(0, text).ok).toBe(true);
    expect(table.state.log).toEqual([text]);
  });

  it.each([
    { text: '12', why: refusal('MIC-6', 'outOfRange', { min: -4, max: 11, amount: 12 }) },
    { text: '-5', why: refusal('MIC-6', 'outOfRange', { min: -4, max: 11, amount: -5 }) },
    { text: '999999999999999', why: refusal('MIC-6', 'outOfRange', { min: -4, max: 11, amount: 999999999999999 }) },
    { text: '0', why: refusal('MIC-6', 'notAStep', { min: -4, step: 5, amount: 0 }) },
    ...['', ' 1', '1 ', '1.0', '1e0', '0x1', '+1', '01', '-0', '--1', 'one', 'NaN', 'Infinity', '٣', '9'.repeat(16)].map((text) => ({
      text,
      why: refusal('kernel', 'notANumber', { text }),
    })),
  ])('refuses “$text”', ({ text, why }) => {
    expect(refusedReply(asking('howMany'), 0, text)).toEqual(why);
  });
});

describe('an order', () => {
  it('takes all options joined by >', () => {
    const table = asking('inOrder');
    expect(table.reply(0, 'blue > red > green').ok).toBe(true);
    expect(table.state.log).toEqual(['blue<red<green']);
  });

  it('may be suggested, and is shown as it would be answered', () => {
    const turned = microStep.order('turned', {
      rule: 'MIC-7',
      ask: (_, _p: object) => order(0, COLOURS, { suggest: () => [COLOURS.toReversed()] }),
      answer: () => undefined,
    });
    const table = microTable(micro(() => turned.do({}), [turned]));
    expect(table.view(0).asked?.suggestions).toEqual(['blue > green > red']);
    expect(table.reply(0, 'blue > green > red').ok).toBe(true);
    expect(asking('inOrder').view(0).asked?.suggestions).toEqual([]);
  });

  it.each([
    { text: 'blue > red', why: refusal('MIC-7', 'tooFew', { min: 3, chosen: 2 }) },
    { text: '-', why: refusal('MIC-7', 'tooFew', { min: 3, chosen: 0 }) },
    { text: 'blue > red > blue', why: refusal('MIC-7', 'twice', { option: 'blue' }) },
    { text: 'blue > red > green > blue', why: refusal('MIC-7', 'twice', { option: 'blue' }) },
    { text: 'blue > red > black', why: refusal('kernel', 'unknownOption', { option: 'black' }) },
    { text: 'blue + red + green', why: refusal('kernel', 'unknownOption', { option: 'blue + red + green' }) },
  ])('refuses “$text”', ({ text, why }) => {
    expect(refusedReply(asking('inOrder'), 0, text)).toEqual(why);
  });
});

describe('a number that the rules do not allow', () => {
  it('is refused by the rule that asks, the first of them when there are several', () => {
    const many = microStep.amount('many', {
      rule: ['MIC-6.1', 'MIC-6.2'],
      ask: (_, _p: object) => amount(0, 1, 2),
      answer: () => undefined,
    });
    expect(refusedReply(microTable(micro(() => many.do({}), [many])), 0, '3')).toMatchObject({ rule: 'MIC-6.1', key: 'outOfRange' });
  });
});

describe('a reply', () => {
  it('is refused from a seat that is not asked', () => {
    const table = plays(caravan({ hands: [SALT.slice(0, 3), SALT.slice(3, 6)] }), '1 0', '2 0');
    expect(refusedReply(table, 1, 'rest')).toEqual(refusal('kernel', 'notAsked'));
  });

  it('is refused with the game’s own reason for not asking, when it has one', () => {
    const game = micro(() => choose.do({ seat: 0, keys: NAMES }), [], {
      notAsked: (_, seat) => (seat === 1 ? refusal('MIC-9', 'asleep', { seat }) : null),
    });
    const table = microTable(game, 3);
    expect(refusedReply(table, 1, 'red')).toEqual(refusal('MIC-9', 'asleep', { seat: 1 }));
    expect(refusedReply(table, 2, 'red')).toEqual(refusal('kernel', 'notAsked'));
  });

  it.each([-1, 2, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('is refused from seat %s, which does not exist', (seat) => {
    const table = caravan({ hands: [SALT.slice(0, 3), SALT.slice(3, 6)] });
    expect(refusedReply(table, seat, '0')).toEqual(refusal('kernel', 'noSuchSeat'));
    expect(refusedReply(table, seat, '! borrow')).toEqual(refusal('kernel', 'noSuchSeat'));
  });

  it('is refused to a question that is no longer open', () => {
    const table = caravan({ hands: [SALT.slice(0, 3), SALT.slice(3, 6)] });
    const id = table.view(0).asked?.id ?? '';
    expect(table.reply(0, '0', id).ok).toBe(true);
    plays(table, '2 0');
    expect(refusedReply(table, 0, 'rest', id)).toEqual(refusal('kernel', 'staleQuestion'));
    expect(refusedReply(table, 0, 'rest', 'nonsense')).toEqual(refusal('kernel', 'staleQuestion'));
    expect(refusedReply(table, 0, 'rest', '')).toEqual(refusal('kernel', 'staleQuestion'));
  });

  it('is refused when the game is over, as an interjection too', () => {
    const table = finished(1);
    for (const text of ['rest', '! borrow', '']) expect(refusedReply(table, 0, text)).toEqual(refusal('kernel', 'gameOver'));
    expect(table.interjections(0)).toEqual([]);
    expect(table.view(0)).toMatchObject({ asked: null, waiting: [] });
  });

  it('names only the beginning of what it did not understand', () => {
    const table = plays(caravan({ hands: [SALT.slice(0, 3), SALT.slice(3, 6)] }), '1 0', '2 0');
    const huge = 'x'.repeat(1_000_000);
    for (const text of [huge, `! ${huge}`]) {
      const why = refusedReply(table, 0, text);
      expect(why).toMatchObject({ key: 'unknownOption' });
      expect(JSON.stringify(why).length).toBeLessThan(200);
    }
    expect(JSON.stringify(refusedReply(asking('howMany'), 0, huge)).length).toBeLessThan(200);
    expect(JSON.stringify(refusedReply(asking('someColours'), 0, `red + ${huge}`)).length).toBeLessThan(200);
    expect(refusedReply(asking('someColours'), 0, 'red + '.repeat(200_000))).toMatchObject({ key: 'twice' });
  });
});

describe('an interjection', () => {
  it('is refused when it is not on the list, or no longer', () => {
    const table = caravan({ hands: [SALT.slice(0, 3), SALT.slice(3, 6)] });
    expect(refusedReply(table, 0, '! dance')).toEqual(refusal('kernel', 'unknownOption', { option: 'dance' }));
    expect(refusedReply(table, 0, '! offer favour to 2 for 1')).toMatchObject({ key: 'unknownOption' });
    plays(table, '1 ! borrow');
    expect(refusedReply(table, 0, '! borrow')).toMatchObject({ key: 'unknownOption' });
    expect(refusedReply(table, 0, '! ')).toMatchObject({ key: 'unknownOption' });
  });

  it('is refused in a game that has none', () => {
    expect(refusedReply(asking('howMany'), 0, '! shout')).toEqual(refusal('kernel', 'unknownOption', { option: 'shout' }));
  });
});

describe('answers as text', () => {
  it('are read back as what was printed', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = randomTable(seed);
      const rng = fastChance(seed);
      while (table.result === null) {
        for (const q of table.questions()) {
          const answer = randomAnswer(q, rng);
          expect(checkAnswer(table.game, table.state, q, printAnswer(q, answer))).toEqual({ ok: true, answer });
        }
        playsOn(table, rng);
      }
    }
  });
});

describe('whatever is sent, by whomever', () => {
  /** Tables at every kind of question of the toy. */
  const moments: readonly Table<ToyState>[] = ['bid', 'takeTurn', 'payInn', 'invest', 'arrange', 'defend', 'visit'].map(
    (step) => momentWhen((q) => q.frame.step === step).table,
  );

  /** Every key that means something somewhere, so that near misses are common. */
  const words = [
    ...new Set(
      moments.flatMap((table) => [
        ...table.questions().flatMap((q) => (q.kind === 'amount' ? ['0', '2'] : q.options.map(({ key }) => key))),
        ...table.interjections(0).map(({ key }) => `! ${key}`),
      ]),
    ),
    '-',
    '! accept offer 1',
    '! withdraw offer 1',
    '__proto__',
    'constructor',
  ];
  const word = fc.constantFrom(...words);
  const text = fc.oneof(
    word,
    fc.array(word, { maxLength: 6 }).map((list) => list.join(' + ')),
    fc.array(word, { maxLength: 4 }).map((list) => list.join(' > ')),
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: 'binary', maxLength: 30 }).map((tail) => `! ${tail}`),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom('', ' ', '\n', '! ', '!', '\u0000', 'x'.repeat(100_000), ' + '.repeat(10_000)),
  );
  const seat = fc.oneof(fc.integer({ min: -1, max: 4 }), fc.double());
  const id = fc.option(fc.oneof(fc.string(), fc.constantFrom(...moments.map((table) => table.view(0).asked?.id ?? ''))), {
    nil: undefined,
  });

  /** A table of its own at the same moment. */
  const momentCopy = (table: Table<ToyState>): Table<ToyState> => Table.resume(toy, table.setup, [], toy.copy(table.state));

  const holds = <S extends State>(game: Rules<S>, state: S, sent: { seat: number; text: string }, accepted: boolean): void => {
    const s = game.copy(state);
    const before = canonical(s);
    const refused = carryOut(game, s, sent);
    expect(refused === null).toBe(accepted);
    if (refused !== null) expect(canonical(s)).toBe(before);
  };

  it('nothing is thrown, and what is refused leaves the state bit for bit as it was', () => {
    fc.assert(
      fc.property(fc.constantFrom(...moments), seat, text, id, (moment, from, sent, question) => {
        const table = moment;
        const before = canonical(table.state);
        const copy = momentCopy(table);
        const outcome = copy.reply(from, sent, question);
        if (!outcome.ok) {
          expect(canonical(copy.state)).toBe(before);
          expect(copy.lines).toHaveLength(0);
          expect(outcome.refusal.rule).not.toBe('');
        }
        holds(table.game, table.state, { seat: from, text: sent }, copy.lines.length > 0 || momentCopy(table).reply(from, sent).ok);
        expect(canonical(table.state)).toBe(before);
      }),
      { numRuns: 1500 },
    );
  });

  it('a pick is accepted exactly when its key is on the list', () => {
    const picks = moments.filter((table) => table.questions().every((q) => q.kind === 'pick'));
    expect(picks.length).toBeGreaterThan(2);
    fc.assert(
      fc.property(fc.constantFrom(...picks), text, (table, sent) => {
        fc.pre(!sent.startsWith('! '));
        const [q] = table.questions();
        const listed = q.kind === 'pick' && q.options.some(({ key }) => key === sent);
        expect(momentCopy(table).reply(q.seat, sent).ok).toBe(listed);
      }),
      { numRuns: 500 },
    );
  });
});
