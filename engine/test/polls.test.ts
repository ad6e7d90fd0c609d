import { describe, expect, it } from 'vitest';
import {
  fastChance,
  guess,
  isPoll,
  joinRoom,
  leaveRoom,
  openRoom,
  parseRecord,
  printAnswer,
  printRecord,
  recordOf,
  refusal,
  sayRoomOver,
  Table,
  toldTo,
  verify,
  whyNotStanding,
} from '../index.ts';
import { caravan, plays, SALT, SEED, SILK, toldBy } from './builders.ts';
import { type ToyState, toy } from './toy.ts';

const HANDS = [SILK.slice(0, 3), SALT.slice(0, 3), SALT.slice(3, 6)];

/** The moot after the first round: three seats with coins vote. */
function atMoot(): Table<ToyState> {
  return plays(
    caravan({ hands: HANDS, options: { moots: true } }),
    ...['1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave', '3 leave'],
  );
}

describe('a poll', () => {
  it('asks all its seats at once', () => {
    expect(
      atMoot()
        .questions()
        .map((q) => [q.seat, q.frame.step]),
    ).toEqual([0, 1, 2].map((seat) => [seat, 'moot']));
  });

  it('keeps every answer, and who has answered, until all are given', () => {
    const table = atMoot();
    const before = table.view(0);
    expect(toldBy(table.reply(1, 'bribe'))).toEqual([]);
    expect({ ...table.view(0), seq: 0 }).toEqual({ ...before, seq: 0 });
    expect(table.view(0).waiting).toEqual([
      { seat: 0, step: 'moot' },
      { seat: null, step: 'moot' },
    ]);
    expect(table.view(null).waiting).toEqual([{ seat: null, step: 'moot' }]);
    expect(table.view(1).asked).toBeNull();
    expect(table.reply(1, 'nay')).toEqual({ ok: false, refusal: refusal('kernel', 'notAsked') });
  });

  it('keeps an answer from being noticed, but not what is said beside it', () => {
    const table = plays(atMoot(), '1 aye');
    expect(table.wereUnseen(1)).toBe(true);
    plays(table, '2 ! borrow');
    expect(table.wereUnseen(1)).toBe(false);
    const [room] = table.state.core.rooms;
    plays(table, `${room.seats[0] + 1} @ ${sayRoomOver(room.id)}`);
    expect(table.wereUnseen(1)).toBe(false);
    plays(table, '3 nay');
    expect(table.wereUnseen(1)).toBe(true);
  });

  it('resolves in the order of its seats, whoever answered first', () => {
    const one = plays(atMoot(), '1 aye', '2 bribe', '3 nay');
    const other = plays(atMoot(), '3 nay', '2 bribe', '1 aye');
    expect(one.state).toEqual(other.state);
    expect(one.state.round).toBe(2);
    expect(one.state.coins).toEqual(other.state.coins);
  });

  it('may be opened again', () => {
    const table = plays(atMoot(), '1 nay', '2 nay', '3 bribe');
    expect(table.view(0).asked).toMatchObject({ step: 'moot', params: { again: true } });
    plays(table, '1 nay', '2 nay', '3 bribe');
    expect(table.state.round).toBe(2);
  });

  it('asks even a seat that has one answer left', () => {
    const table = atMoot();
    table.state.coins[2] = 0;
    expect(table.questions().find(({ seat }) => seat === 2)).toBeDefined();
  });

  it('is guessed anew by those who cannot know its answers', () => {
    const table = plays(atMoot(), '2 bribe');
    const given = (seat: number | null): string[] =>
      Array.from({ length: 20 }, (_, n) => {
        const [poll] = guess(toy, table.state, seat, fastChance(n)).core.stack.filter(isPoll);
        return JSON.stringify(poll.given[0].answer);
      });
    expect(new Set(given(0)).size).toBe(3);
    expect(new Set(given(1)).size).toBe(1);
  });

  it('lets a seat take its answer back until all are given', () => {
    const table = plays(atMoot(), '2 bribe', '1 aye');
    expect(table.undo(1).ok).toBe(true);
    expect(table.view(1).asked?.step).toBe('moot');
    plays(table, '2 nay', '3 nay');
    expect(table.mayUndo(2).ok).toBe(false);
  });

  it('asks again for an answer that something beside it made impossible', () => {
    const table = plays(atMoot(), '2 ! borrow');
    table.state.coins[0] = 1;
    const offered = plays(table, '2 ! offer favour to 1 for 1', '1 bribe', '1 ! accept offer 1');
    expect(offered.state.coins[0]).toBe(0);
    expect(offered.view(0).asked?.options.map(({ key }) => key)).toEqual(['aye', 'nay']);
  });

  it('is recorded and verified like everything else', () => {
    const table = new Table(toy, { seats: 3, options: { moots: true }, seed: SEED });
    for (const seat of [0, 1, 2]) table.setStanding(seat, { step: 'moot', key: 'nay', until: 'ever' });
    for (let q = table.questions()[0]; table.state.round < 2; q = table.questions()[0])
      plays(
        table,
        `${q.seat + 1} ${printAnswer(q, q.kind === 'pick' ? (q.options.find(({ key }) => key === 'leave') ?? q.options[0]) : 0)}`,
      );
    expect(table.lines.filter(({ text }) => text === 'nay')).toHaveLength(3);
    const parsed = parseRecord(printRecord(recordOf(table, [], true)));
    expect(parsed.ok && verify(toy, parsed.record).ok).toBe(true);
  });
});

describe('standing answers in a poll', () => {
  it('give way to one that was set later for a rarer case', () => {
    const table = plays(
      caravan({ hands: HANDS, options: { moots: true } }),
      ...['1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave'],
    );
    table.setStanding(0, { step: 'moot', key: 'nay', until: 'ever' });
    table.setStanding(0, { step: 'moot', key: 'aye', until: 'ever', when: { name: 'coinsAtLeast', n: 1 } });
    table.setStanding(1, { step: 'moot', key: 'nay', until: 'ever' });
    table.setStanding(1, { step: 'moot', key: 'aye', until: 'ever', when: { name: 'coinsAtLeast', n: 100 } });
    const outcome = table.reply(2, 'leave');
    expect(outcome.ok && outcome.done.map(({ line }) => [line.seat, line.text]).slice(1)).toEqual([
      [0, 'aye'],
      [1, 'nay'],
    ]);
  });

  it('cost nobody a moment when all have one', () => {
    const table = plays(
      caravan({ hands: HANDS, options: { moots: true } }),
      ...['1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave'],
    );
    for (const seat of [0, 1, 2]) table.setStanding(seat, { step: 'moot', key: 'nay', until: 'ever' });
    const outcome = table.reply(2, 'leave');
    expect(outcome.ok && outcome.done.map(({ line }) => line.text)).toEqual(['leave', 'nay', 'nay', 'nay']);
    expect(table.state.round).toBe(2);
  });

  it('match the parameters they name', () => {
    const table = atMoot();
    table.setStanding(0, { step: 'moot', key: 'aye', until: 'ever', where: { again: true } });
    plays(table, '2 nay');
    expect(table.question(0)).not.toBeNull();
    plays(table, '3 bribe', '1 nay');
    expect(table.lines.at(-1)).toEqual({ seat: 0, text: 'aye' });
  });

  it('are given only while their condition holds', () => {
    const table = atMoot();
    const [coins] = table.state.coins;
    table.setStanding(0, { step: 'moot', key: 'bribe', until: 'ever', when: { name: 'coinsAtLeast', n: coins + 1 } });
    plays(table, '2 nay');
    expect(table.question(0)).not.toBeNull();
    table.setStanding(0, { step: 'moot', key: 'bribe', until: 'ever', when: { name: 'coinsAtLeast', n: coins } });
    expect(table.standingOf(0)).toHaveLength(1);
    plays(table, '3 nay');
    expect(table.lines.at(-1)).toEqual({ seat: 0, text: 'bribe' });
    expect(table.view(0).asked).toMatchObject({ params: { again: true }, conditions: ['coinsAtLeast'] });
  });

  it('may leave the answer to a way of the step, which finds it each time; a record holds what it found', () => {
    const said = (coins: number): string | undefined => {
      const table = atMoot();
      table.state.coins[0] = coins;
      expect(table.view(0).asked?.ways).toEqual({ lavish: coins > 3 ? 'bribe' : 'aye' });
      table.setStanding(0, { step: 'moot', key: '~lavish', until: 'ever' });
      plays(table, '2 nay');
      return table.lines.findLast(({ seat }) => seat === 0)?.text;
    };
    expect([said(4), said(3)]).toEqual(['bribe', 'aye']);
    const asked = atMoot();
    asked.setStanding(0, { step: 'moot', key: '~never', until: 'ever' });
    plays(asked, '2 nay');
    expect(asked.question(0)).not.toBeNull();
  });

  it('know only the ways that the step offers', () => {
    const why = (key: string) => whyNotStanding(toy, { step: 'moot', key, until: 'ever' });
    expect([why('~lavish'), why('~mean')?.key, why('~')?.key]).toEqual([null, 'unknownOption', 'unknownOption']);
  });
});

describe('a time limit', () => {
  it('is shown with the question, and the answer it names is written as the clock’s', () => {
    const table = atMoot();
    expect(table.view(0).asked?.limit).toEqual({ answer: 'nay', seconds: 30, hours: 24, hold: 20, beat: 1 });
    expect(table.reply(0, '@ aye')).toEqual({ ok: false, refusal: refusal('kernel', 'noLimit') });
    plays(table, '1 @ nay', '2 @ nay', '3 aye');
    expect(table.state.round).toBe(2);
    expect(recordOf(table).lines.filter(({ text }) => text === '@ nay')).toHaveLength(2);
  });

  it('with a beat lets standing answers wait at a live table, and meanwhile nobody need look at them', () => {
    const table = plays(
      caravan({ hands: HANDS, options: { moots: true } }),
      ...['1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave'],
    );
    table.keepsBeat = true;
    for (const seat of [0, 1]) table.setStanding(seat, { step: 'moot', key: 'nay', until: 'ever' });
    plays(table, '3 leave');
    expect(table.ahead().map(({ seat }) => seat)).toEqual([0, 1]);
    expect(table.awaited().map(({ seat }) => seat)).toEqual([2]);
    expect(table.view(0)).toMatchObject({ asked: null, waiting: [{ seat: null, step: 'moot' }] });
    plays(table, '3 aye');
    expect([table.state.round, table.lines.at(-1)?.text]).toEqual([1, 'aye']);
    const ids = table.ahead().map((q) => table.occasionOf(q));
    expect(table.answerAhead([ids[1]]).map(({ line }) => line)).toEqual([{ seat: 1, text: 'nay' }]);
    expect(table.answerAhead([ids[1]])).toEqual([]);
    expect(table.answerAhead(ids).map(({ line }) => line)).toEqual([{ seat: 0, text: 'nay' }]);
    expect(table.state.round).toBe(2);
  });

  it('is not there where the question has none', () => {
    expect(caravan({ hands: HANDS }).reply(0, '@ 0')).toEqual({ ok: false, refusal: refusal('kernel', 'noLimit') });
  });

  it('of a question is none, the game may say what counts when a seat’s own time is over', () => {
    const table = caravan({ hands: HANDS, game: { ...toy, late: () => '0' } });
    expect(table.reply(0, '@ 1')).toEqual({ ok: false, refusal: refusal('kernel', 'noLimit') });
    expect(table.reply(0, '@ 0')).toMatchObject({ ok: true });
  });
});

describe('a private room', () => {
  it('is known to those in it, and to nobody else, until it is closed', () => {
    const table = plays(
      caravan({ hands: HANDS, options: { moots: true } }),
      ...['1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave'],
    );
    const opened = toldBy(table.reply(2, 'leave')).filter(({ key }) => key === 'roomOpened');
    expect(opened).toHaveLength(1);
    const [{ seats }] = table.state.core.rooms;
    for (const seat of [0, 1, 2, null]) {
      const isIn = seat !== null && seats.includes(seat);
      expect(toldTo(opened[0], seat) !== null).toBe(isIn);
      expect(table.view(seat).rooms?.map(({ name }) => name) ?? []).toEqual(isIn ? ['parley'] : []);
    }
    plays(table, '1 nay', '2 nay', '3 nay');
    expect(table.state.core.rooms).toEqual([]);
  });

  it('that ends by time is closed by the clock, and the game goes on', () => {
    const before = ['1 0', '2 0', '3 0', '1 rest', '2 rest', '3 rest', '1 leave', '2 leave', '3 leave'];
    const table = plays(caravan({ hands: HANDS, options: { moots: true } }), ...before);
    const [room] = table.state.core.rooms;
    const asked = table.questions().map(({ seat }) => seat);
    expect(table.reply(room.seats[0], '@ close room 99')).toEqual({ ok: false, refusal: refusal('kernel', 'noLimit') });
    expect(table.reply(room.seats[0], `! ${sayRoomOver(room.id)}`)).toMatchObject({ refusal: { key: 'unknownOption' } });
    const over = toldBy(table.reply(room.seats[0], `@ ${sayRoomOver(room.id)}`));
    expect(over.map(({ key, to }) => [key, to])).toEqual([['roomClosed', room.seats]]);
    expect([table.state.core.rooms, table.state.parley]).toEqual([[], null]);
    expect(table.questions().map(({ seat }) => seat)).toEqual(asked);
    plays(table, '1 nay', '2 nay', '3 nay');
    expect(printRecord(recordOf(table, [], true))).toContain(`\n${room.seats[0] + 1} @ close room 1\n`);
  });

  it('can be joined and left, and is closed when one is left in it', () => {
    const { state } = caravan({ hands: HANDS });
    state.core.told = [];
    const { id } = openRoom(state, { seats: [0, 1], name: 'parley', open: false });
    joinRoom(state, id, 2);
    joinRoom(state, id, 2);
    expect(state.core.rooms[0].seats).toEqual([0, 1, 2]);
    leaveRoom(state, id, 0);
    leaveRoom(state, id, 0);
    expect(state.core.rooms[0].seats).toEqual([1, 2]);
    leaveRoom(state, id, 1);
    expect(state.core.rooms).toEqual([]);
    expect(state.core.told.map(({ key, to }) => [key, to])).toEqual([
      ['roomOpened', [0, 1]],
      ['roomJoined', [0, 1, 2]],
      ['roomLeft', [0, 1, 2]],
      ['roomClosed', [1, 2]],
    ]);
  });
});
