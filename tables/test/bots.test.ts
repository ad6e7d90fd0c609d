import { seedFrom, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../../engine/test/toy.ts';
import { type BotPlay, Bots, type BotsAround } from '../index.ts';

/** A table of three bots whose timers and thoughts a test lets go. */
function room(over: Partial<BotsAround> = {}) {
  const table = new Table(toy, { seats: 3, options: {}, seed: seedFrom('bots') });
  const timers: (() => void)[] = [];
  const stuck: unknown[] = [];
  const bots: Bots = new Bots({
    isBot: () => true,
    maySpeak: () => false,
    think: async () => '0',
    play: async (seat, text, question): Promise<BotPlay> => {
      const played = table.reply(seat, text, question).ok;
      if (played) bots.look(table, true);
      return played ? 'played' : 'refused';
    },
    pause: () => 1_000,
    after: (_, work) => {
      timers.push(work);
      return () => timers.splice(timers.indexOf(work), 1);
    },
    stuck: (_, error) => stuck.push(error),
    ...over,
  });
  const tick = async (): Promise<void> => {
    for (const work of timers.splice(0)) work();
    for (let i = 0; i < 10; i++) await Promise.resolve();
  };
  return { table, bots, timers, stuck, tick };
}

describe('the bots of a table', () => {
  it('answer once each when their pause is over', async () => {
    const { table, bots, tick } = room();
    bots.look(table, true);
    bots.look(table, true);
    expect(table.lines).toHaveLength(0);
    await tick();
    expect(table.lines.map(({ seat, text }) => `${seat} ${text}`).sort()).toEqual(['0 0', '1 0', '2 0']);
  });

  it('are called off when the table is over, and when they are stopped', async () => {
    const { table, bots, tick } = room();
    bots.look(table, true);
    bots.look(table, false);
    await tick();
    expect([table.lines.length, bots.busy]).toEqual([0, false]);
    bots.look(table, true);
    bots.stop();
    await tick();
    expect(table.lines).toHaveLength(0);
  });

  it('hear that nobody wants what they think about when their occasion is gone, and not before', async () => {
    const wanted: AbortSignal[] = [];
    const { table, bots } = room({
      isBot: (seat) => seat < 2,
      think: (_, signal) => {
        wanted.push(signal);
        return new Promise(() => undefined);
      },
    });
    const called = (): boolean[] => wanted.map(({ aborted }) => aborted);
    bots.look(table, true);
    bots.look(table, true);
    expect(called()).toEqual([false, false]);
    table.reply(0, '0');
    bots.look(table, true);
    expect(called()).toEqual([true, false]);
    bots.stop();
    expect(called()).toEqual([true, true]);
  });

  it('do not wait when they are hurried', async () => {
    const { table, bots, tick } = room();
    bots.look(table, true);
    bots.hurry();
    await tick();
    expect(table.lines).toHaveLength(3);
  });

  it('say once what they thought, however often they are hurried', async () => {
    const said: string[] = [];
    const { table, bots, tick } = room({
      isBot: (seat) => seat === 0,
      play: async (seat, text) => {
        said.push(`${seat} ${text}`);
        return 'played';
      },
    });
    bots.look(table, true);
    bots.hurry();
    bots.hurry();
    bots.hurry();
    await tick();
    expect(said).toEqual(['0 0']);
  });

  it('try again when they are refused, and say that they are stuck at last', async () => {
    const { table, bots, stuck, tick } = room({ think: async () => 'nonsense', isBot: (seat) => seat === 0 });
    bots.look(table, true);
    for (let i = 0; i < 5; i++) await tick();
    expect(stuck).toHaveLength(1);
    expect(table.lines).toHaveLength(0);
  });

  it('tell what stopped them when they cannot think', async () => {
    const broken = new Error('the bot has died');
    const { table, bots, stuck, tick } = room({ think: () => Promise.reject(broken), isBot: (seat) => seat === 0 });
    bots.look(table, true);
    for (let i = 0; i < 5; i++) await tick();
    expect(stuck).toEqual([broken]);
  });
});
