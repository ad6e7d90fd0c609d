import { describe, expect, it } from 'vitest';
import { carryOut, type Frame, type Game, pick, type Seat, Table, TIME_OVER, type Told, together, toldTo } from '../index.ts';
import { caravan, choose, type MicroState, micro, microStep, microTable, note, SALT, SEED, SILK, toldBy } from './builders.ts';
import { type ToyState, toy } from './toy.ts';

const ask = (seat: Seat, ...keys: string[]): Frame => choose.do({ seat, keys });

const SPECTATOR = 3;

/** Everything each seat and the spectators have been told, in order. */
class Ears {
  readonly heard: string[][] = [[], [], [], []];

  listen(told: readonly Told[], seats: number): void {
    for (const event of told) {
      for (let ear = 0; ear < 4; ear++) {
        const said = ear < seats || ear === SPECTATOR ? toldTo(event, ear === SPECTATOR ? null : ear) : null;
        if (said !== null) this.heard[ear].push(Object.values(said.params).join(' '));
      }
    }
  }

  reply(table: Table<MicroState>, seat: Seat, text: string): void {
    const outcome = table.reply(seat, text);
    this.listen(toldBy(outcome), table.setup.seats);
  }
}

describe('what is told of an event', () => {
  const event: Told = { key: 'drew', params: { seat: 1, n: 2 } };

  it('is told to everybody when it names nobody', () => {
    for (const seat of [0, 1, null]) expect(toldTo(event, seat)).toEqual({ key: 'drew', params: { seat: 1, n: 2 } });
  });

  it('is told only to those it names, never to spectators', () => {
    expect(toldTo({ ...event, to: [0, 2] }, 0)).not.toBeNull();
    expect(toldTo({ ...event, to: [0, 2] }, 1)).toBeNull();
    expect(toldTo({ ...event, to: [0, 2] }, null)).toBeNull();
    expect(toldTo({ ...event, to: [] }, 0)).toBeNull();
  });

  it('is not told again to who has heard it already', () => {
    expect(toldTo({ ...event, except: 1 }, 1)).toBeNull();
    expect(toldTo({ ...event, except: 1 }, 0)).not.toBeNull();
    expect(toldTo({ ...event, except: 0 }, null)).not.toBeNull();
  });

  it('adds what only its owner may know', () => {
    const owned: Told = { ...event, own: { card: 'silk', n: 3 }, owner: 1 };
    expect(toldTo(owned, 1)).toEqual({ key: 'drew', params: { seat: 1, n: 3, card: 'silk' } });
    expect(toldTo(owned, 0)).toEqual({ key: 'drew', params: { seat: 1, n: 2 } });
    expect(toldTo(owned, null)).toEqual({ key: 'drew', params: { seat: 1, n: 2 } });
    expect(Object.keys(toldTo(owned, 0) ?? {})).toEqual(['key', 'params']);
  });
});

describe('sealed branches', () => {
  const secret = () =>
    micro(() => [
      together(
        [0, 1, 2].map((seat) => ({ seat, calls: [ask(seat, 'a', 'b'), ask(seat, 'c', 'd')] })),
        true,
      ),
      note.do({ word: 'joined' }),
      ask(0, 'x', 'y'),
    ]);

  it('tell the others at the join, each exactly once, what the seat itself was told at once', () => {
    const table = microTable(secret(), 3);
    const ears = new Ears();
    ears.reply(table, 1, 'a');
    ears.reply(table, 0, 'b');
    ears.reply(table, 1, 'c');
    ears.reply(table, 2, 'a');
    ears.reply(table, 2, 'd');
    expect(ears.heard).toEqual([['0 b'], ['1 a', '1 c'], ['2 a', '2 d'], []]);
    ears.reply(table, 0, 'c');
    for (const heard of ears.heard) {
      expect(heard.toSorted()).toEqual(['0 b', '0 c', '1 a', '1 c', '2 a', '2 d', 'joined']);
      expect(heard.at(-1)).toBe('joined');
    }
  });

  it('keep quiet about the answers that were forced when they began', () => {
    const game = micro(() => [
      ask(0, 'go', 'stay'),
      together(
        [
          { seat: 0, calls: [ask(0, 'only')] },
          { seat: 1, calls: [ask(1, 'a', 'b')] },
        ],
        true,
      ),
    ]);
    const table = microTable(game, 2);
    const ears = new Ears();
    ears.reply(table, 0, 'go');
    expect(ears.heard).toEqual([['0 go', '0 only'], ['0 go'], [], ['0 go']]);
    ears.reply(table, 1, 'b');
    expect(ears.heard).toEqual([['0 go', '0 only', '1 b'], ['0 go', '1 b', '0 only'], [], ['0 go', '0 only', '1 b']]);
  });

  it('keep quiet about what began before the first question of a table', () => {
    const game = micro(() =>
      together(
        [
          { seat: 0, calls: [ask(0, 'only')] },
          { seat: 1, calls: [ask(1, 'a', 'b')] },
        ],
        true,
      ),
    );
    const table = microTable(game, 2);
    const ears = new Ears();
    ears.listen(table.opening, 2);
    expect(ears.heard).toEqual([['0 only'], [], [], []]);
    ears.reply(table, 1, 'a');
    expect(ears.heard).toEqual([['0 only', '1 a'], ['1 a', '0 only'], [], ['0 only', '1 a']]);
  });

  it('inside open branches keep their secrets too', () => {
    const inner = together(
      [
        { seat: 0, calls: [ask(0, 'a', 'b')] },
        { seat: 1, calls: [ask(1, 'a', 'b')] },
      ],
      true,
    );
    const game = micro(() =>
      together([
        { seat: 0, calls: [inner] },
        { seat: 2, calls: [ask(2, 'x', 'y')] },
      ]),
    );
    const table = microTable(game, 3);
    const ears = new Ears();
    ears.reply(table, 0, 'a');
    expect(ears.heard).toEqual([['0 a'], [], [], []]);
    ears.reply(table, 1, 'b');
    for (const heard of ears.heard) expect(heard.toSorted()).toEqual(['0 a', '1 b']);
  });

  it('let an event reach at once those whom it names', () => {
    const whisper = microStep.pick('whisper', {
      rule: 'MIC-4',
      ask: (_, p: { seat: Seat }) => pick(p.seat, [{ key: 'psst', say: 'whisper' }], { always: true }),
      answer(s, { seat }, { key }) {
        s.core.told?.push({ key: 'whispered', params: { key }, to: [seat, 1] });
        return undefined;
      },
    });
    const game = micro(
      () =>
        together(
          [
            { seat: 0, calls: [whisper.do({ seat: 0 })] },
            { seat: 1, calls: [ask(1, 'a', 'b')] },
          ],
          true,
        ),
      [whisper],
    );
    const table = microTable(game, 2);
    const ears = new Ears();
    ears.reply(table, 0, 'psst');
    expect(ears.heard).toEqual([['psst'], ['psst'], [], []]);
    ears.reply(table, 1, 'a');
    expect(ears.heard).toEqual([['psst', '1 a'], ['psst', '1 a'], [], ['1 a']]);
  });

  it('cover what a seat interjects in its branch', () => {
    const game = micro(
      () =>
        together(
          [
            { seat: 0, calls: [ask(0, 'a', 'b')] },
            { seat: 1, calls: [ask(1, 'a', 'b')] },
          ],
          true,
        ),
      [],
      {
        interjections: () => [{ key: 'shout', say: 'shout' }],
        interject(s, seat) {
          s.core.told?.push({ key: 'shouted', params: { seat } });
          return note.do({ word: `shout ${seat}` });
        },
      },
    );
    const table = microTable(game, 2);
    const ears = new Ears();
    ears.reply(table, 0, '! shout');
    expect(ears.heard).toEqual([['0', 'shout 0'], [], [], []]);
    ears.reply(table, 0, 'a');
    ears.reply(table, 1, 'a');
    expect(ears.heard[1].toSorted()).toEqual(['0', '0 a', '1 a', 'shout 0']);
    expect(ears.heard[3].toSorted()).toEqual(['0', '0 a', '1 a', 'shout 0']);
  });

  it('in the toy show a bid to nobody else before all have bid', () => {
    const table = caravan({ hands: [SILK.slice(0, 3), SALT.slice(0, 3), SALT.slice(3, 6)] });
    const first = toldBy(table.reply(1, '2'));
    expect(first.map((event) => toldTo(event, 1)?.params)).toEqual([{ seat: 1, n: 2 }]);
    expect(first.map((event) => toldTo(event, 0))).toEqual([null]);
    expect(table.view(0).board).toMatchObject({ bids: [null, null, null] });
    expect(table.view(1).board).toMatchObject({ bids: [null, 2, null] });
    table.reply(0, '1');
    const last = toldBy(table.reply(2, '0'));
    const bids = (seat: Seat | null) =>
      last
        .flatMap((event) => toldTo(event, seat) ?? [])
        .filter(({ key }) => key === 'bid')
        .map(({ params }) => params.seat);
    expect(bids(0)).toEqual([1, 2]);
    expect(bids(1)).toEqual([0, 2]);
    expect(bids(2).toSorted()).toEqual([0, 1, 2]);
    expect(bids(null).toSorted()).toEqual([0, 1, 2]);
    expect(table.view(0).board).toMatchObject({ bids: [1, 2, 0] });
  });
});

describe('open branches', () => {
  it('tell everybody at once', () => {
    const game = micro(() => together([0, 1].map((seat) => ({ seat, calls: [ask(seat, 'a', 'b')] }))));
    const ears = new Ears();
    ears.reply(microTable(game, 2), 1, 'a');
    expect(ears.heard).toEqual([['1 a'], ['1 a'], [], ['1 a']]);
  });
});

describe('without anybody listening', () => {
  it('no event is made, and the game goes the same way', () => {
    const table = new Table(toy, { seats: 2, options: {}, seed: SEED });
    const quiet = toy.copy(table.state);
    for (const [seat, text] of [
      [0, '1'],
      [1, '2'],
      [1, 'rest'],
      [0, '! borrow'],
      [0, 'rest'],
    ] as const) {
      expect(table.reply(seat, text).ok).toBe(true);
      expect(carryOut(toy, quiet, { seat, text })).toBeNull();
      expect(quiet.core.told).toBeNull();
    }
    expect(quiet).toEqual(table.state);
  });
});

describe('a game with a time limit', () => {
  const hasty: Game<ToyState> = {
    ...toy,
    minutes: ({ round }) => (round < 90 ? 60 : null),
    timeOver(s) {
      s.round = 90;
    },
  };

  it('hears once from the table’s clock that its time is over, and goes on where it was', () => {
    const table = new Table(hasty, { seats: 3, options: {}, seed: SEED });
    const asked = table.questions().map(({ seat }) => seat);
    expect(table.reply(0, `! ${TIME_OVER}`)).toMatchObject({ ok: false });
    expect(table.reply(0, `@ ${TIME_OVER}`).ok).toBe(true);
    expect([table.state.round, table.questions().map(({ seat }) => seat)]).toEqual([90, asked]);
    expect(table.reply(0, `@ ${TIME_OVER}`)).toMatchObject({ ok: false });
  });

  it('is told nothing where it has no limit', () => {
    expect(new Table(toy, { seats: 3, options: {}, seed: SEED }).reply(0, `@ ${TIME_OVER}`)).toMatchObject({ ok: false });
  });
});
