import { describe, expect, it } from 'vitest';
import { ASK, asIfAsked, type Frame, foresee, type Game, type Limit, type Next, pick, type Seat, Table } from '../index.ts';
import { choose, type MicroState, micro, microStep, microTable } from './builders.ts';

const options = (...keys: readonly string[]) => keys.map((key) => ({ key, say: 'choose' }));

/** A shop: each ware once, `tower` leads to a further question, `done` ends it. */
const shop = microStep.pick('shop', {
  rule: 'MIC-4',
  ask: (s, { seat }: { seat: Seat }) =>
    pick(
      seat,
      options('done', 'bread', 'salt', 'tower').filter(({ key }) => key === 'done' || !s.log.includes(key)),
      { always: true },
    ),
  answer(s, { seat }, { key }): Next {
    if (key === 'done') return undefined;
    s.log.push(key);
    return key === 'tower' ? [choose.do({ seat, keys: ['north', 'south'] }), shop.do({ seat })] : shop.do({ seat });
  },
});

/** A road: a step at a time; where somebody has laid an ambush, it is told. */
const road = microStep.pick('road', {
  rule: 'MIC-5',
  ask: (s, { seat }: { seat: Seat }) =>
    pick(seat, options('stop', ...(s.log.includes('barred') ? [] : ['on', 'ambush'])), { always: true }),
  answer(s, { seat }, { key }): Next {
    s.log.push(`${seat} ${key}`);
    if (key === 'ambush' || s.log.includes('alert')) s.core.told?.push({ key: 'ambushed', params: { n: s.log.length } });
    if (key === 'stop') return undefined;
    return s.log.includes('asks') ? [choose.do({ seat: 1 - seat, keys: ['a', 'b'] }), road.do({ seat })] : road.do({ seat });
  },
});

const SLOW: Limit = { answer: 'pass', seconds: 20, hours: 8, holds: 2 };

/** A reaction, asked three times in a round. */
const react = microStep.poll('react', {
  rule: 'MIC-6',
  crumb: (p: { kind: string }) => ({ kind: p.kind }),
  ask: (_, { seat, kind }: { seat: Seat; kind: string }) => pick(seat, options('pass', 'act'), { params: { kind }, limit: SLOW }),
  resolve(s, { kind }, given) {
    for (const { seat, answer } of given) s.log.push(`${kind} ${seat} ${answer?.key}`);
    return undefined;
  },
  conditions: { even: { holds: (_s, _p, seat) => seat % 2 === 0 } },
});

const round = microStep.work('round', {
  rule: 'MIC-7',
  crumb: (p: { n: number; next: readonly Frame[] }) => ({ n: p.n }),
  run: (_s, { next }: { n: number; next: readonly Frame[] }): Next => next,
});

function tableOf(log: readonly string[], ...frames: readonly Frame[]): Table<MicroState, Game<MicroState>> {
  const game = micro(() => frames, [shop, road, react, round], {
    prepares: {
      begin: (_s, seat, step) => (step === 'road' ? [road.do({ seat })] : step === 'shop' ? [shop.do({ seat })] : null),
      alarms: (_from, _s, _seat, told) => told.flatMap(({ key }) => (key === 'ambushed' ? ['ambush'] : [])),
    },
  });
  const table = microTable(game);
  table.state.log.push(...log);
  return table;
}

const WAIT = choose.do({ seat: 0, keys: ['x', 'y'] });
const SHOP = { step: 'shop', until: 'round' } as const;
const said = (table: Table<MicroState>): string[] => table.lines.map(({ seat, text }) => `${seat} ${text}`);
const asked = (table: Table<MicroState>): string[] => table.questions().map(({ seat, frame }) => `${seat} ${frame.step}`);

/** What its seat reads of a turn that was not carried out whole: each answer that is left, and why. */
const leftOf = (table: Table<MicroState>): string[] =>
  table.standingOf(1).flatMap(({ plan }) => (plan?.left ?? []).map(({ text, why }) => `${text}: ${why?.key ?? ''}`));

describe('a prepared list', () => {
  const list = (...texts: readonly string[]) => ({ answers: texts.map((text) => ({ text })), list: { closing: 'done' } });

  it('is carried out in order when its turn comes, and closed; then it is gone', () => {
    const table = tableOf([], WAIT, shop.do({ seat: 1 }), shop.do({ seat: 1 }));
    table.setStanding(1, { ...SHOP, key: 'salt', plan: list('salt', 'bread') });
    table.reply(0, 'x');
    expect(said(table)).toEqual(['0 x', '1 salt', '1 bread', '1 done']);
    expect([asked(table), table.standingOf(1)]).toEqual([['1 shop'], []]);
  });

  it('leaves out what cannot be done any more, and then its seat is asked', () => {
    const table = tableOf(['salt'], WAIT, shop.do({ seat: 1 }));
    table.setStanding(1, { ...SHOP, key: 'salt', plan: list('salt', 'bread') });
    table.reply(0, 'x');
    expect([said(table), asked(table)]).toEqual([['0 x', '1 bread'], ['1 shop']]);
    expect(leftOf(table)).toEqual(['salt: unknownOption']);
    table.reply(1, 'done');
    expect(said(table)).toEqual(['0 x', '1 bread', '1 done']);
  });

  it('waits where it leads to another question, goes on after it, and then closes', () => {
    const table = tableOf([], WAIT, shop.do({ seat: 1 }));
    table.setStanding(1, { ...SHOP, key: 'tower', plan: list('tower', 'salt') });
    table.reply(0, 'x');
    expect(asked(table)).toEqual(['1 choose']);
    table.reply(1, 'north');
    expect(said(table)).toEqual(['0 x', '1 tower', '1 north', '1 salt', '1 done']);
    const last = tableOf([], WAIT, shop.do({ seat: 1 }), WAIT);
    last.setStanding(1, { ...SHOP, key: 'tower', plan: list('tower') });
    last.reply(0, 'x');
    last.reply(1, 'north');
    expect(said(last)).toEqual(['0 x', '1 tower', '1 north', '1 done']);
  });

  it('answers what an entry leads to, and leaves that out with the entry', () => {
    const plan = {
      answers: [{ text: 'tower' }, { text: 'south', step: 'choose' }, { text: 'salt' }],
      list: { closing: 'done' },
    };
    const whole = tableOf([], WAIT, shop.do({ seat: 1 }), WAIT);
    whole.setStanding(1, { ...SHOP, key: 'tower', plan });
    whole.reply(0, 'x');
    expect(said(whole)).toEqual(['0 x', '1 tower', '1 south', '1 salt', '1 done']);
    const without = tableOf(['tower'], WAIT, shop.do({ seat: 1 }));
    without.setStanding(1, { ...SHOP, key: 'tower', plan });
    without.reply(0, 'x');
    expect([said(without), asked(without)]).toEqual([['0 x', '1 salt'], ['1 shop']]);
    expect(leftOf(without)).toEqual(['tower: unknownOption', 'south: unknownOption']);
  });
});

describe('a prepared turn', () => {
  const plan = (...texts: readonly string[]) => ({ answers: texts.map((text) => ({ text })) });
  const march = (log: readonly string[], ...texts: readonly string[]): Table<MicroState, Game<MicroState>> => {
    const table = tableOf(log, WAIT, road.do({ seat: 1 }), choose.do({ seat: 1, keys: ['p', 'q'] }));
    table.setStanding(1, { step: 'road', key: texts[0], until: 'ever', plan: plan(...texts) });
    return table;
  };

  it('is carried out up to the first answer that cannot be given', () => {
    const table = march([], 'on', 'on', 'stop');
    table.reply(0, 'x');
    expect(said(table)).toEqual(['0 x', '1 on', '1 on', '1 stop']);
    const barred = march([], 'on', 'on', 'stop');
    barred.state.log.push('barred');
    barred.reply(0, 'x');
    expect([said(barred), asked(barred)]).toEqual([['0 x'], ['1 road']]);
    expect(leftOf(barred)).toEqual(['on: unknownOption', 'on: ', 'stop: ']);
    barred.clearStanding(1, barred.standingOf(1)[0]);
    expect(barred.standingOf(1)).toEqual([]);
  });

  it('stops before what was not foreseen, and goes into what was', () => {
    const foreseen = march([], 'on', 'ambush', 'stop');
    expect(foreseen.standings[0].foreseen).toEqual(['ambush']);
    foreseen.reply(0, 'x');
    expect(said(foreseen)).toEqual(['0 x', '1 on', '1 ambush', '1 stop']);
    const surprised = march([], 'on', 'stop');
    surprised.state.log.push('alert');
    surprised.reply(0, 'x');
    expect([said(surprised), asked(surprised)]).toEqual([['0 x'], ['1 road']]);
    expect(leftOf(surprised)).toEqual(['on: unforeseen', 'stop: ']);
  });

  it('waits while somebody else is asked on the way, and is dropped once its seat is asked something else', () => {
    const table = march(['asks'], 'on', 'on', 'stop');
    table.reply(0, 'x');
    expect(asked(table)).toEqual(['0 choose']);
    table.reply(0, 'a');
    table.reply(0, 'b');
    expect(said(table)).toEqual(['0 x', '1 on', '0 a', '1 on', '0 b', '1 stop']);
    const dropped = march(['asks'], 'on', 'on', 'stop');
    dropped.reply(0, 'x');
    dropped.state.core.stack.push(choose.do({ seat: 1, keys: ['p', 'q'] }), choose.do({ seat: 0, keys: ['a', 'b'] }));
    const resumed = Table.resume(dropped.game, dropped.setup, dropped.lines, dropped.state, dropped.standings);
    resumed.reply(0, 'a');
    expect([asked(resumed), leftOf(resumed)]).toEqual([['1 choose'], ['on: otherQuestion', 'stop: ']]);
  });

  it('can be tried before: what would be asked next, and what cannot be prepared', () => {
    const { game, state } = march([], 'on');
    const next = foresee(game, state, 1, [asIfAsked('road'), 'on']);
    expect([next.carried, next.next?.step, next.next?.options.map(({ key }) => key)]).toEqual([1, 'road', ['stop', 'on', 'ambush']]);
    expect(foresee(game, state, 1, [asIfAsked('road'), 'fly']).refusal?.key).toBe('unknownOption');
    expect(foresee(game, state, 1, [asIfAsked('choose')]).refusal?.key).toBe('noSuchStep');
  });
});

describe('wanting to be asked', () => {
  const window = (kind: string): Frame => react.do({ seats: [0, 1], kind });

  it('sets aside what was said before, in the circumstances it names', () => {
    const table = tableOf([], WAIT, window('near'), window('far'));
    for (const seat of [0, 1]) table.setStanding(seat, { step: 'react', key: 'pass', until: 'ever' });
    table.setStanding(1, { step: 'react', key: ASK, until: 'ever', where: { kind: 'far' } });
    table.reply(0, 'x');
    expect([table.state.log.slice(-2), asked(table)]).toEqual([['near 0 pass', 'near 1 pass'], ['1 react']]);
  });

  it('by correspondence is the only way to make others wait, and so often in a round', () => {
    const frames = ['a', 'b', 'c', 'd'].map(window);
    const table = tableOf([], WAIT, ...frames, round.do({ n: 1, next: [] }));
    table.waitsFor = () => true;
    table.setStanding(1, { step: 'react', key: ASK, until: 'ever' });
    table.reply(0, 'x');
    const waits: string[] = [];
    while (table.questions().length > 0) {
      waits.push(...asked(table));
      table.reply(1, 'act');
    }
    expect(waits).toEqual(['1 react', '1 react']);
    expect(table.state.log.filter((line) => line.includes(' 1 '))).toEqual(['a 1 act', 'b 1 act', 'c 1 pass', 'd 1 pass']);
    expect(table.standingOf(1).map(({ step }) => step)).toEqual(['react']);
  });

  it('is counted although it is taken back and set anew, and anew in the next round', () => {
    const next = round.do({ n: 1, next: [window('d'), round.do({ n: 2, next: [] })] });
    const table = tableOf([], WAIT, ...['a', 'b', 'c'].map(window), next);
    table.waitsFor = () => true;
    const ask = { step: 'react', key: ASK, until: 'ever' } as const;
    table.setStanding(1, ask);
    table.reply(0, 'x');
    table.reply(1, 'act');
    table.clearStanding(1, ask);
    table.setStanding(1, ask);
    table.reply(1, 'act');
    expect(table.state.log.filter((line) => line.includes(' 1 '))).toEqual(['a 1 act', 'b 1 act', 'c 1 pass']);
    expect(asked(table)).toEqual(['1 react']);
  });

  it('does not concern bots, for whom nobody waits', () => {
    const table = tableOf([], WAIT, window('a'));
    table.waitsFor = (seat) => seat === 0;
    table.reply(0, 'x');
    expect(asked(table)).toEqual(['1 react']);
  });
});
