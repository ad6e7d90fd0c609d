import { type Advice, advise, botLine, botOfLevel, type Mistake } from '@castellan/bots';
import { fastChance, type Game, type Line, printRecord, type State, Table, verify } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { toy } from '../../engine/test/toy.ts';
import { DeviceTable, type Doubt, NotStored, type Occasion, type Surroundings, type Thought } from '../tables/local/device.ts';
import { type Chair, EMPTY_SUMMARY, type KeptTable } from '../tables/local/kept.ts';
import type { Shown } from '../tables/local/shown.ts';

let game: Game<State>;

beforeAll(async () => {
  const shelved = gameNamed('monde-oublie');
  if (shelved === null) throw new Error('the game is not on the shelf');
  game = await shelved.load();
});

const ME: Chair = { kind: 'person', name: 'Mahaut' };
const FRIEND: Chair = { kind: 'person', name: 'Odon' };
const BOT: Chair = { kind: 'bot', name: 'Raoul', level: 'squire' };

const MISTAKE: Mistake = {
  played: { text: '', chosen: [] },
  better: { text: '', chosen: [] },
  loss: 0,
  surely: 0,
  because: [],
};

function keptTable(chairs: readonly Chair[]): KeptTable {
  return {
    id: 'local-test',
    title: 'Test',
    game: game.id,
    version: game.version,
    seats: chairs.length,
    options: { firstPlayer: 1 },
    seed: '5eed'.repeat(16),
    pack: '',
    chairs,
    stage: 'playing',
    standing: [],
    began: 0,
    touched: 0,
    summary: EMPTY_SUMMARY,
  };
}

/** Everything around a table, as far as a test needs it. */
class Room implements Surroundings {
  readonly happened: string[] = [];
  kept: KeptTable;
  lines: Line[] = [];
  shown: Shown | null = null;
  full = false;
  failure: unknown = null;
  clock = 1;
  private readonly rng = fastChance(7);
  private waiting: (() => void)[] = [];

  constructor(kept: KeptTable) {
    this.kept = kept;
  }

  async store(kept: KeptTable, from: number, lines: readonly Line[]): Promise<void> {
    await Promise.resolve();
    if (this.full) throw new Error('the disk is full');
    this.kept = kept;
    this.lines = [...this.lines.slice(0, from), ...lines];
    this.happened.push(`stored ${this.lines.length}`);
  }

  async think({ state, seat, level }: Thought, _signal: AbortSignal): Promise<string> {
    const text = botLine(game, state, seat, botOfLevel(level === 'castellan' ? 'castellan' : 'squire'), this.rng);
    if (text === null) throw new Error('not asked');
    return text;
  }

  async advise({ state, seat }: Occasion, _signal: AbortSignal): Promise<Advice | null> {
    return advise(game, state, seat, this.rng, { effort: { search: 6, worlds: 4 } });
  }

  async doubt(_doubt: Doubt, _signal: AbortSignal): Promise<Mistake | null> {
    return null;
  }

  show(shown: Shown): void {
    this.shown = shown;
    this.happened.push(`shown ${shown.snapshot.view.seq}`);
    for (const woken of this.waiting.splice(0)) woken();
  }

  now(): number {
    return this.clock;
  }

  failed(error: unknown): void {
    this.failure = error;
  }

  get snapshot(): Shown['snapshot'] {
    if (this.shown === null) throw new Error('nothing was shown yet');
    return this.shown.snapshot;
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }
}

/** A new table; where several share it, the first of them has taken the device. */
function open(chairs: readonly Chair[]): { room: Room; table: DeviceTable } {
  const room = new Room(keptTable(chairs));
  const table = new DeviceTable(game, room.kept, [], room);
  table.open();
  table.uncover();
  return { room, table };
}

/** Answers like a bot would, until the condition holds. */
async function play(room: Room, table: DeviceTable, until: () => boolean): Promise<void> {
  while (!until()) {
    const { view, curtain } = room.snapshot;
    if (curtain !== null) table.uncover();
    else if (view.asked === null) {
      table.hurry();
      await room.until(() => room.snapshot.view.asked !== null || room.snapshot.curtain !== null || room.snapshot.stage === 'finished');
    } else {
      const advice = await table.hint();
      if (advice !== null) expect(await table.answer(advice.answers[0].text, view.asked.id)).toBeNull();
    }
  }
}

describe('a local table', () => {
  it('stores an answer before it shows it', async () => {
    const { room, table } = open([ME, FRIEND]);
    const { asked } = room.snapshot.view;
    room.happened.length = 0;
    expect(await table.answer((await table.hint())?.answers[0].text ?? '', asked?.id ?? '')).toBeNull();
    expect(room.happened).toEqual(['stored 1', 'shown 1']);
  });

  it('is as before when an answer cannot be stored, and says so', async () => {
    const { room, table } = open([ME, FRIEND]);
    const before = room.snapshot.view;
    room.full = true;
    const text = (await table.hint())?.answers[0].text ?? '';
    expect((await table.answer(text, before.asked?.id ?? ''))?.key).toBe('notStored');
    expect(room.snapshot.view).toEqual(before);
    room.full = false;
    expect(await table.answer(text, before.asked?.id ?? '')).toBeNull();
    expect(room.lines).toHaveLength(1);
  });

  it('lets bots answer until a person is asked', async () => {
    const { room, table } = open([BOT, ME, BOT]);
    expect(room.snapshot.view.asked).toBeNull();
    table.hurry();
    await room.until(() => room.snapshot.view.asked !== null);
    expect(room.lines.length).toBeGreaterThan(0);
    expect(room.lines.every(({ seat }) => seat === 0)).toBe(true);
    expect(room.snapshot.sitters.map(({ kind }) => kind)).toEqual(['bot', 'me', 'bot']);
    table.close();
  });

  it('says why it advises an answer', async () => {
    const { room, table } = open([ME, FRIEND]);
    const advice = await table.hint();
    expect(room.snapshot.view.asked?.options.map(({ key }) => key)).toContain(advice?.answers[0].text);
    expect(advice?.reasons.length).toBeGreaterThan(0);
    expect(advice?.answers.length).toBe(3);
  });

  it('lets answers be judged where somebody plays alone against bots', async () => {
    const shared = open([ME, FRIEND]);
    expect(shared.room.shown?.mayCoach).toBe(false);
    expect(await shared.table.doubt('pass', 0)).toBeNull();
    const alone = open([ME, BOT]);
    expect(alone.room.shown?.mayCoach).toBe(true);
    alone.room.doubt = async ({ said, share }) => ({ ...MISTAKE, loss: share, played: { text: said, chosen: [] } });
    expect(await alone.table.doubt('pass', 0.1)).toMatchObject({ loss: 0.1, played: { text: 'pass' } });
    alone.table.close();
  });

  it('wants no advice any more on what is asked no longer', async () => {
    const { room, table } = open([ME, BOT]);
    const wanted: AbortSignal[] = [];
    const heard = <T>(_: unknown, signal: AbortSignal): Promise<T> => {
      wanted.push(signal);
      return new Promise(() => undefined);
    };
    const called = (): readonly boolean[] => wanted.map(({ aborted }) => aborted);
    const text = (await table.hint())?.answers[0].text ?? '';
    room.advise = heard;
    room.doubt = heard;
    void table.hint();
    void table.doubt(text, 0.1);
    expect(called()).toEqual([false, false]);
    expect(await table.answer(text, room.snapshot.view.asked?.id ?? '')).toBeNull();
    expect(called()).toEqual([true, true]);
    await play(room, table, () => room.snapshot.view.asked !== null);
    void table.hint();
    expect(called()).toEqual([true, true, false]);
    table.close();
    expect(called()).toEqual([true, true, true]);
  });

  it('leaves each bot its memory, and wants to know no more of them once it is given up', async () => {
    const room = new Room(keptTable([BOT, ME]));
    const wanted: AbortSignal[] = [];
    const remembered: unknown[] = [];
    const think = room.think.bind(room);
    room.think = async (thought, signal) => {
      wanted.push(signal);
      remembered.push(thought.memory?.followed);
      if (thought.memory !== undefined) thought.memory.followed = { stretch: 'the first round', plan: [7], reviews: 0 };
      return wanted.length === 1 ? think(thought, signal) : new Promise(() => undefined);
    };
    const table = new DeviceTable(game, room.kept, [], room);
    table.open();
    table.hurry();
    await expect.poll(() => remembered).toEqual([null, { stretch: 'the first round', plan: [7], reviews: 0 }]);
    expect(wanted[1].aborted).toBe(false);
    await table.resign();
    expect(wanted[1].aborted).toBe(true);
  });

  it('refuses an answer to another question and an answer that is not one, with the state untouched', async () => {
    const { room, table } = open([ME, FRIEND]);
    const { view } = room.snapshot;
    expect((await table.answer('pass', '99:elsewhere'))?.key).toBe('staleQuestion');
    expect((await table.answer('place 9 nowhere', view.asked?.id ?? ''))?.key).toBe('unknownOption');
    expect(room.lines).toHaveLength(0);
    expect(room.snapshot.view).toEqual(view);
  });

  it('is taken up where it was, with its log', async () => {
    const { room, table } = open([ME, BOT, BOT]);
    await play(room, table, () => room.lines.length >= 25 && room.snapshot.view.asked !== null);
    table.close();
    const again = new Room(room.kept);
    again.lines = room.lines.slice();
    new DeviceTable(game, room.kept, room.lines, again).open();
    expect(again.snapshot.view.board).toEqual(room.snapshot.view.board);
    expect(again.snapshot.view.asked).toEqual(room.snapshot.view.asked);
    expect(again.shown?.log.add.length).toBeGreaterThan(10);
  });

  it('counts the time of the whole game while it is open, over several sittings', async () => {
    const timed = await gameNamed('medioevo')?.load();
    if (timed === undefined) throw new Error('the game is not on the shelf');
    const minute = 60_000;
    const kept = { ...keptTable([ME, FRIEND]), game: timed.id, options: { turns: 'none', timeLimit: 60 } };
    const room = new Room(kept);
    const table = new DeviceTable(timed, kept, [], room);
    table.open();
    table.uncover();
    room.clock += 40 * minute;
    expect(await table.answer('0', room.snapshot.view.asked?.id ?? '')).toBeNull();
    expect(room.kept.spent).toBe(40 * minute);
    table.close();
    // A night passes, which does not count.
    const again = new Room(room.kept);
    again.lines = room.lines.slice();
    again.clock = room.clock + 600 * minute;
    const later = new DeviceTable(timed, room.kept, room.lines, again);
    later.open();
    later.uncover();
    again.clock += 19 * minute;
    later.hurry();
    expect(await later.answer('0', again.snapshot.view.asked?.id ?? '')).toBeNull();
    expect(again.lines.some(({ text }) => text.startsWith('@ '))).toBe(false);
    again.clock += 1 * minute;
    later.hurry();
    await again.until(() => again.lines.at(-1)?.text === '@ time is over');
    later.close();
    expect(again.snapshot.view.board).toMatchObject({ timeOver: true });
  });

  it('hurries nobody who plays alone among bots, and whoever others wait for', () => {
    const dueOf = (chairs: readonly Chair[]) => {
      const kept = { ...keptTable(chairs), game: toy.id, version: toy.version, options: { moots: true } };
      const held = new Table(toy, kept);
      for (let q = held.questions()[0]; q.frame.step !== 'moot'; q = held.questions()[0]) {
        const text = q.kind === 'pick' ? (q.options.find(({ key }) => ['rest', 'leave'].includes(key)) ?? q.options[0]).key : '0';
        expect(held.reply(q.seat, text)).toMatchObject({ ok: true });
      }
      const room = new Room(kept);
      const table = new DeviceTable(toy, kept, held.lines, room);
      table.open();
      table.uncover();
      const { view, due } = room.snapshot;
      table.close();
      return [view.asked?.step, due];
    };
    expect(dueOf([ME, BOT, BOT])).toEqual(['moot', null]);
    expect(dueOf([ME, FRIEND, BOT])).toEqual(['moot', expect.objectContaining({ until: 30_001, answer: 'nay' })]);
  });

  it('takes an answer back together with what bots did since, unless chance was drawn', async () => {
    const { room, table } = open([ME, BOT]);
    const first = room.snapshot.view;
    const text = 'pass';
    expect(await table.answer(text, first.asked?.id ?? '')).toBeNull();
    const { undo } = room.snapshot.view;
    expect(undo).toMatchObject({ ok: true, line: 0, text });
    expect(await table.undo()).toBeNull();
    expect(room.snapshot.view.board).toEqual(first.board);
    expect(room.lines).toHaveLength(0);
    await play(room, table, () => room.snapshot.view.crumbs[0]?.params.round === 2 && room.snapshot.view.asked !== null);
    expect(room.snapshot.view.undo).toMatchObject({ ok: false, reason: 'chance' });
    expect((await table.undo())?.key).toBe('cannotUndo');
    table.close();
  });

  it('draws a curtain between hidden hands, and nothing hidden lies under it', async () => {
    const { room, table } = open([ME, FRIEND]);
    await play(room, table, () => room.snapshot.curtain !== null || room.snapshot.stage === 'finished');
    const { curtain, view, sitters } = room.snapshot;
    expect(curtain).not.toBeNull();
    expect(view.seat).toBeNull();
    expect(view.asked).toBeNull();
    expect(sitters.some(({ kind }) => kind === 'me')).toBe(false);
    expect(table.refused('')).toEqual([]);
    expect(table.at(0, curtain)).toBeNull();
    table.uncover();
    expect(room.snapshot.view.seat).toBe(curtain);
    expect(room.snapshot.view.asked).not.toBeNull();
    table.close();
  });

  it('shows a moment through one pair of eyes while it is played and through all after the end', async () => {
    const { room, table } = open([ME, BOT]);
    await play(room, table, () => room.lines.length >= 20 && room.snapshot.view.asked !== null);
    expect(table.at(10, 1)).toBeNull();
    expect(table.at(10, 0)?.seq).toBe(10);
    await play(room, table, () => room.snapshot.stage === 'finished');
    const { length } = room.lines;
    for (const seq of [length, 0, 17, 16, 3, length - 1]) expect(table.at(seq, 1)?.seq).toBe(seq);
    expect(table.at(length, 0)?.result).toEqual(room.snapshot.view.result);
    expect(room.kept.stage).toBe('finished');
    expect(room.snapshot.ending).toEqual({ by: 'result', winners: room.snapshot.view.result?.winners });
    expect(verify(game, table.record()).ok).toBe(true);
    expect(printRecord(table.record())).toContain('seed 5eed');
  });

  it('goes on from any moment as a new table, and again with a new seed', async () => {
    const { room, table } = open([ME, BOT]);
    await play(room, table, () => room.lines.length >= 12 && room.snapshot.view.asked !== null);
    table.close();
    const { kept, lines } = table.forked(5, 'local-fork');
    expect(lines).toEqual(room.lines.slice(0, 5));
    expect(kept.summary).toMatchObject({ seq: 5, result: null, waiting: [{}] });
    expect(kept.forked).toEqual({ table: 'local-test', at: 5 });
    const there = new Room(kept);
    const fork = new DeviceTable(game, kept, lines, there);
    fork.open();
    expect(there.snapshot.view.board).toEqual(table.at(5, 0)?.board);
    expect([room.snapshot.forked, there.snapshot.forked]).toEqual([null, { table: 'local-test', at: 5 }]);
    const rematch = table.again('local-again', 'ab'.repeat(32), false);
    expect(rematch).toMatchObject({ seed: 'ab'.repeat(32), stage: 'playing', chairs: room.kept.chairs });
    expect(fork.again('local-again', 'ab'.repeat(32), false)).not.toHaveProperty('forked');
    fork.close();
  });

  it('goes on with those who sat there, or with the reader in the place of whoever is asked, and never from where nobody is', async () => {
    const KNIGHT: Chair = { kind: 'bot', name: 'Yolande', level: 'knight', character: 'warlike' };
    const { room, table } = open([ME, KNIGHT]);
    await play(room, table, () => room.snapshot.stage === 'finished');
    table.close();
    const { length } = room.lines;
    const mine = room.lines.findLastIndex(({ seat }) => seat === 0);
    const atEnd = table.forked(length, 'local-fork');
    expect(atEnd.lines).toHaveLength(mine);
    expect(atEnd.kept).toMatchObject({ chairs: [ME, KNIGHT], stage: 'playing', forked: { at: mine }, summary: { result: null } });
    expect(atEnd.kept.summary.waiting).not.toEqual([]);

    // One that is only looked at, of a table whose people are known elsewhere.
    const origin = {
      id: 'there',
      title: 'There',
      chairs: [
        { ...KNIGHT, level: 'page' as const },
        { ...BOT, level: 'castellan' as const },
      ],
    };
    const at = room.lines.findIndex(({ seat }, n) => seat === 1 && n > 0 && room.lines[n - 1].seat === 0);
    const fork = table.forked(at, 'local-fork', origin);
    expect(fork.kept).toMatchObject({ title: 'There', forked: { table: 'there', at }, summary: { turn: { seat: 1 } } });
    expect(fork.kept.chairs).toEqual([origin.chairs[0], { kind: 'person', name: BOT.name }]);
    expect(table.forked(length, 'local-fork', origin).lines).toHaveLength(length - 1);
  });

  it('keeps standing answers and gives them', async () => {
    const { room, table } = open([ME, FRIEND, BOT]);
    const step = room.snapshot.view.asked?.step ?? '';
    await table.setStanding({ step, key: 'pass', until: 'ever' });
    expect(room.kept.standing).toMatchObject([{ seat: 0, answer: { step, key: 'pass' } }]);
    expect(room.snapshot.standing).toHaveLength(1);
    await table.clearStanding({ step });
    expect(room.kept.standing).toEqual([]);
    table.close();
  });

  it('ends when its only player gives up, and goes on with a bot when others are there', async () => {
    const alone = open([ME, BOT]);
    await alone.table.resign();
    expect(alone.room.kept.stage).toBe('resigned');
    expect(alone.room.snapshot).toMatchObject({ stage: 'finished', ending: { by: 'abandoned', winners: [] }, mayTalk: null });
    expect(alone.room.snapshot.view).toMatchObject({ asked: null, waiting: [] });
    const together = open([ME, FRIEND]);
    await together.table.resign();
    expect(together.room.kept.chairs).toMatchObject([{ kind: 'bot', name: 'Mahaut' }, FRIEND]);
    // Whoever stays is not shown to who left.
    expect(together.room.snapshot).toMatchObject({ curtain: 1, view: { seat: null } });
    together.table.uncover();
    together.table.hurry();
    await together.room.until(() => together.room.snapshot.view.asked !== null);
    expect(together.room.snapshot.view.seat).toBe(1);
    expect(together.room.snapshot.ending).toBeNull();
    together.table.close();
  });

  it('opened by several people shows nobody’s hand before its owner has the device', async () => {
    const { room, table } = open([ME, FRIEND]);
    await play(room, table, () => room.snapshot.curtain === 0 || room.snapshot.stage === 'finished');
    expect(room.snapshot.curtain).toBe(0);
    table.close();
    const again = new Room(room.kept);
    again.lines = room.lines.slice();
    const reopened = new DeviceTable(game, room.kept, room.lines, again);
    reopened.open();
    expect(again.snapshot).toMatchObject({ curtain: 0, view: { seat: null, asked: null } });
    expect(again.snapshot.view.undo).toEqual(room.snapshot.view.undo);
    reopened.uncover();
    expect(again.snapshot.view.seat).toBe(0);
    await reopened.resign();
    expect(again.snapshot).toMatchObject({ curtain: 1, view: { seat: null, asked: null } });
    reopened.uncover();
    expect(again.snapshot).toMatchObject({ curtain: null, view: { seat: 1 } });
    reopened.close();
  });

  it('falls back behind the curtain when an undo cannot be stored', async () => {
    const { room, table } = open([ME, FRIEND]);
    await play(room, table, () => room.snapshot.curtain !== null && room.snapshot.view.undo.ok);
    const { snapshot } = room;
    room.full = true;
    expect((await table.undo())?.key).toBe('notStored');
    expect(room.snapshot).toEqual(snapshot);
    room.full = false;
    expect(await table.undo()).toBeNull();
    expect(room.snapshot).toMatchObject({ curtain: null, view: { seq: snapshot.view.seq - 1 } });
    table.close();
  });

  it('is not given up as long as that cannot be stored', async () => {
    for (const chairs of [
      [ME, BOT],
      [ME, FRIEND],
    ]) {
      const { room, table } = open(chairs);
      const { snapshot } = room;
      room.full = true;
      await table.resign();
      expect(room.snapshot).toEqual(snapshot);
      expect(await table.answer('pass', snapshot.view.asked?.id ?? '')).toMatchObject({ key: 'notStored' });
      table.close();
    }
  });

  it('says what it cannot go on with when a bot fails', async () => {
    const room = new Room(keptTable([BOT, ME]));
    room.think = () => Promise.resolve('nonsense');
    const table = new DeviceTable(game, room.kept, [], room);
    table.hurry();
    table.open();
    await expect.poll(() => room.failure).not.toBeNull();
    expect(room.lines).toEqual([]);

    const silent = new Room(keptTable([BOT, ME]));
    silent.think = () => Promise.reject(new Error('the bot has died'));
    new DeviceTable(game, silent.kept, [], silent).open();
    await expect.poll(() => silent.failure).toEqual(new Error('the bot has died'));

    const full = new Room(keptTable([BOT, ME]));
    full.full = true;
    new DeviceTable(game, full.kept, [], full).open();
    await expect.poll(() => full.failure).toBeInstanceOf(NotStored);
  });
});
