import { describe, expect, it } from 'vitest';
import {
  below,
  canonical,
  fastChance,
  type Game,
  type Outcome,
  pick,
  recordOf,
  replay,
  type Seat,
  type State,
  stateHash,
  Table,
  together,
  usualStandings,
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
  note,
  plays,
  playsOn,
  randomTable,
  SALT,
  SEED,
  SILK,
  toldBy,
} from './builders.ts';
import { toy } from './toy.ts';

const TWO = [
  [AMBER[0], SILK[0], GUARD[0]],
  [SILK[1], SALT[0], GUARD[1]],
];
const THREE = [...TWO, [SALT[1], SALT[2], SALT[3]]];

/** Bids are over, seat 1 is to play. */
const inTurn = () => plays(caravan({ hands: TWO, later: [0, 0, 0] }), '1 0', '2 0');
/** Turns are over, everybody is at the fair. */
const atFair = () => plays(inTurn(), '1 rest', '2 rest');

function why(outcome: Outcome): unknown {
  return outcome.ok ? 'done' : outcome.refusal.params.reason;
}

/** Takes back, and makes sure that a refusal changes nothing. */
function undo<S extends State>(table: Table<S>, seat: Seat): unknown {
  const before = canonical([table.state, table.lines]);
  const outcome = table.undo(seat);
  if (!outcome.ok) expect(canonical([table.state, table.lines])).toBe(before);
  return why(outcome);
}

const texts = <S extends State>(table: Table<S>): string[] => table.lines.map(({ seat, text }) => `${seat + 1} ${text}`);

describe('what a seat is shown', () => {
  it('is its own question, and of the others only who is waited for', () => {
    const table = inTurn();
    expect(table.view(0)).toMatchObject({
      seq: 2,
      seat: 0,
      asked: { step: 'takeTurn', kind: 'pick', params: { round: 1 }, min: 1, max: 1, by: 1, suggestions: [] },
      waiting: [{ seat: 0, step: 'takeTurn' }],
      result: null,
    });
    expect(table.view(0).asked?.options.map(({ key }) => key)).toEqual([
      'rest',
      'build',
      'invest',
      'scout',
      'raid 2',
      'show amber 17',
      'show silk 9',
      'show guard 22',
    ]);
    for (const seat of [1, null]) expect(table.view(seat)).toMatchObject({ seat, asked: null, waiting: [{ seat: 0, step: 'takeTurn' }] });
  });

  it('is nothing of what others are asked in sealed branches after their first question', () => {
    const target = microStep.pick('target', {
      rule: 'MIC-3',
      ask: (_, p: { seat: Seat }) =>
        pick(
          p.seat,
          ['near', 'far'].map((key) => ({ key, say: key })),
        ),
      answer: () => undefined,
    });
    const branch = (seat: Seat) => ({ seat, calls: [choose.do({ seat, keys: ['attack', 'rest'], after: [target.do({ seat })] })] });
    const waiting = (sealed: boolean): unknown[] => {
      const game = micro(() => together([0, 1, 2].map(branch), sealed), [target]);
      const table = plays(microTable(game, 3), '2 attack');
      return [0, 1, null].map((seat) => table.view(seat).waiting.map(({ step }) => step));
    };
    expect(waiting(true)).toEqual([
      ['choose', 'choose', 'choose'],
      ['choose', 'target', 'choose'],
      ['choose', 'choose', 'choose'],
    ]);
    expect(waiting(false)).toEqual([
      ['choose', 'target', 'choose'],
      ['choose', 'target', 'choose'],
      ['choose', 'target', 'choose'],
    ]);
  });

  it('hides the questions of sealed branches that lie in open ones', () => {
    const ask = (seat: Seat, ...keys: string[]) => choose.do({ seat, keys });
    const second = microStep.pick('second', {
      rule: 'MIC-3',
      ask: (_, p: { seat: Seat }) =>
        pick(
          p.seat,
          ['x', 'y'].map((key) => ({ key, say: key })),
        ),
      answer: () => undefined,
    });
    const inner = together([{ seat: 0, calls: [ask(0, 'a', 'b'), second.do({ seat: 0 })] }], true);
    const outer = () =>
      together([
        { seat: 0, calls: [inner] },
        { seat: 1, calls: [second.do({ seat: 1 })] },
      ]);
    const table = plays(microTable(micro(outer, [second])), '1 a');
    expect(table.view(1).waiting.map(({ step }) => step)).toEqual(['choose', 'second']);
    expect(table.view(0).waiting.map(({ step }) => step)).toEqual(['second', 'second']);
  });

  it('is plain data', () => {
    for (const step of ['bid', 'takeTurn', 'payInn', 'arrange', 'visit']) {
      const { table, q } = momentWhen((open) => open.frame.step === step);
      for (const seat of [q.seat, null]) expect(JSON.parse(JSON.stringify(table.view(seat)))).toEqual(table.view(seat));
    }
  });

  it('has the numbers of each kind of question', () => {
    const asked = (step: string) => {
      const { table, q } = momentWhen((open) => open.frame.step === step);
      return table.view(q.seat).asked;
    };
    expect(asked('bid')).toMatchObject({ kind: 'amount', min: 0, max: 3, by: 1, options: [] });
    expect(asked('invest')).toMatchObject({ kind: 'amount', min: 2, by: 2 });
    expect(asked('arrange')).toMatchObject({ kind: 'order', options: [{ say: 'place' }, { say: 'place' }] });
    const payment = asked('payInn');
    expect(payment).toMatchObject({ kind: 'subset', min: 1, params: { price: 5 } });
    expect(payment?.suggestions.length).toBeGreaterThan(0);
  });

  it('is nothing of the hands and bids of others', () => {
    const table = plays(caravan({ hands: TWO }), '2 2');
    expect(table.view(0).board).toMatchObject({
      hands: [
        ['amber 17', 'silk 9', 'guard 22'],
        [null, null, null],
      ],
      bids: [null, null],
    });
    expect(table.view(null).board).toMatchObject({
      hands: [
        [null, null, null],
        [null, null, null],
      ],
      bids: [null, null],
    });
  });

  it('lists what it may do at any time, to a spectator nothing', () => {
    const table = inTurn();
    expect(table.view(1).interjections.map(({ key }) => key)).toEqual([
      'borrow',
      'haggle',
      'offer favour to 1 for 1',
      'offer favour to 1 for 3',
    ]);
    expect(table.view(null).interjections).toEqual([]);
  });

  it('is the result at the end', () => {
    const table = finished(3);
    const { result } = table.view(null);
    expect(result).toEqual(table.result);
    expect(result?.scores).toHaveLength(table.setup.seats);
    expect(table.view(0).undo).toEqual({ ok: false, reason: 'over' });
  });
});

describe('breadcrumbs', () => {
  it('say what the game is in the middle of, outermost first', () => {
    const table = inTurn();
    expect(table.crumbs(null)).toEqual([
      { step: 'endRound', params: { round: 1 } },
      { step: 'takeTurn', params: { seat: 1 } },
      { step: 'takeTurn', params: { seat: 0 } },
    ]);
    plays(table, '1 raid 2');
    expect(table.crumbs(0).at(-1)).toEqual({ step: 'defend', params: { bySeat: 0 } });
  });

  it('lead each seat into its own branch, a spectator into none', () => {
    const table = plays(caravan({ hands: TWO }), '1 0');
    expect(table.crumbs(0).map(({ step }) => step)).toEqual(['endRound']);
    expect(table.crumbs(1).map(({ step }) => step)).toEqual(['endRound', 'bid']);
    expect(table.crumbs(null).map(({ step }) => step)).toEqual(['endRound']);
    expect(table.view(1).crumbs).toEqual(table.crumbs(1));
  });
});

describe('the name of a question', () => {
  const id = <S extends State>(table: Table<S>, seat: Seat): string => table.view(seat).asked?.id ?? 'none';

  it('stays while others answer, and changes with an answer of one’s own', () => {
    const table = atFair();
    const before = id(table, 0);
    plays(table, '2 pour');
    expect(id(table, 0)).toBe(before);
    plays(table, '1 leave');
    plays(table, '2 leave');
    expect(id(table, 0)).not.toBe(before);
  });

  it('tells a question from the same question asked again', () => {
    const table = atFair();
    const before = id(table, 0);
    plays(table, '1 dip');
    expect(table.question(0)?.frame.step).toBe('visit');
    expect(id(table, 0)).not.toBe(before);
    expect(table.reply(0, 'leave', before)).toMatchObject({ ok: false, refusal: { key: 'staleQuestion' } });
    expect(table.reply(0, 'leave', id(table, 0)).ok).toBe(true);
  });

  it('changes when another seat takes back what the question was about', () => {
    const table = plays(caravan({ hands: THREE }), '1 0', '2 0', '3 0', '1 raid 3');
    const before = id(table, 2);
    expect(undo(table, 0)).toBe('done');
    plays(table, '1 rest', '2 raid 3');
    expect(table.question(2)?.frame.step).toBe('defend');
    expect(table.reply(2, 'endure', before)).toMatchObject({ ok: false, refusal: { key: 'staleQuestion' } });
  });

  it('is the same again when an answer was taken back', () => {
    const table = inTurn();
    const before = id(table, 0);
    plays(table, '1 rest');
    expect(undo(table, 0)).toBe('done');
    expect(id(table, 0)).toBe(before);
  });
});

describe('undo', () => {
  it('takes the last answer back and gives the very state before it', () => {
    const table = inTurn();
    const before = canonical(table.state);
    plays(table, '1 build');
    expect(table.mayUndo(0)).toEqual({ ok: true, line: 2, count: 1, text: 'build' });
    expect(table.view(0).undo).toEqual({ ok: true, line: 2, count: 1, text: 'build' });
    expect(undo(table, 0)).toBe('done');
    expect(canonical(table.state)).toBe(before);
    expect(texts(table)).toEqual(['1 0', '2 0']);
  });

  it('goes back one answer after another', () => {
    const table = inTurn();
    const before = canonical(table.state);
    plays(table, '1 ! borrow', '1 ! offer favour to 2 for 1', '1 invest');
    for (let i = 0; i < 3; i++) expect(undo(table, 0)).toBe('done');
    expect(canonical(table.state)).toBe(before);
    expect(undo(table, 0)).toBe('otherSeat');
  });

  it('has nothing to take back at the start', () => {
    expect(undo(randomTable(1), 0)).toBe('nothing');
    expect(undo(randomTable(1), 3)).toBe('nothing');
  });

  it('does not cross a die', () => {
    const table = plays(inTurn(), '1 raid 2', '2 endure');
    expect(undo(table, 1)).toBe('chance');
    expect(undo(table, 0)).toBe('chance');
    plays(table, '2 rest');
    expect(undo(table, 1)).toBe('done');
    expect(undo(table, 1)).toBe('chance');
  });

  it('does not cross a look at hidden cards, but what was done after it can be taken back', () => {
    const table = plays(inTurn(), '1 scout');
    expect(undo(table, 0)).toBe('chance');
    const [first, second] = table.view(0).asked?.options.map(({ key }) => key) ?? [];
    const before = canonical(table.state);
    plays(table, `1 ${second} > ${first}`);
    expect(canonical(table.state)).not.toBe(before);
    expect(undo(table, 0)).toBe('done');
    expect(canonical(table.state)).toBe(before);
    expect(undo(table, 0)).toBe('chance');
  });

  it('does not cross another seat', () => {
    const table = plays(inTurn(), '1 rest', '2 ! borrow');
    expect(undo(table, 0)).toBe('otherSeat');
    plays(table, '2 rest');
    expect(undo(table, 0)).toBe('otherSeat');
  });

  it('does not cross another seat that has taken its own answer back: it has acted', () => {
    const table = plays(inTurn(), '1 rest', '2 ! borrow');
    expect(undo(table, 1)).toBe('done');
    expect(undo(table, 0)).toBe('otherSeat');
  });

  it('does not take back what showed a hidden card', () => {
    const shown = plays(inTurn(), '1 show silk 9');
    expect(undo(shown, 0)).toBe('shown');
    const guarded = plays(inTurn(), '1 raid 2', '2 guard 23');
    expect(undo(guarded, 1)).toBe('shown');
    const paid = plays(inTurn(), '1 build', '1 amber 17 + silk 9');
    expect(undo(paid, 0)).toBe('shown');
  });

  it('takes back what only points at hidden things', () => {
    expect(undo(plays(inTurn(), '1 raid 2'), 0)).toBe('done');
  });

  it('takes back nothing when the game is over', () => {
    const table = finished(2);
    for (let seat = 0; seat < table.setup.seats; seat++) expect(undo(table, seat)).toBe('over');
  });
});

describe('undo while seats act side by side', () => {
  it('takes out only one’s own answer', () => {
    const table = plays(atFair(), '1 pour', '2 pour', '2 pour');
    expect(undo(table, 0)).toBe('done');
    expect(texts(table).slice(-2)).toEqual(['2 pour', '2 pour']);
    expect(table.state).toMatchObject({ well: 2, coins: [4, 2] });
    expect(table.questions().map(({ seat, frame }) => ({ seat, ...frame }))).toEqual([{ seat: 0, step: 'visit', left: 2 }]);
    expect(undo(table, 1)).toBe('done');
    expect(undo(table, 1)).toBe('done');
    expect(undo(table, 1)).toBe('otherSeat');
    expect(texts(table)).toEqual(['1 0', '2 0', '1 rest', '2 rest']);
  });

  it('refuses when another has used what it would change', () => {
    const table = plays(atFair(), '1 pour', '2 dip');
    expect(table.state.coins).toEqual([3, 5]);
    expect(undo(table, 0)).toBe('used');
    expect(undo(table, 1)).toBe('done');
    expect(undo(table, 0)).toBe('done');
    expect(table.state).toMatchObject({ well: 0, coins: [4, 4] });
  });

  it('refuses when another’s answer would no longer be legal without it', () => {
    const share = microStep.pick('share', {
      rule: 'MIC-3',
      ask: (s, p: { seat: Seat }) =>
        pick(
          p.seat,
          ['give', 'keep', ...(s.log.includes('give') ? ['take'] : [])].map((key) => ({ key, say: key })),
        ),
      answer: (s, _, { key }) => void s.log.push(key),
    });
    const branch = (seat: Seat) => ({ seat, calls: [share.do({ seat }), share.do({ seat })] });
    const game = micro(() => together([branch(0), branch(1)]), [share], { view: (s) => s.log.slice() });
    const table = plays(microTable(game), '1 give', '2 take');
    expect(undo(table, 0)).toBe('used');
  });

  it('refuses when another drew chance because of it', () => {
    const race = microStep.pick('race', {
      rule: 'MIC-3',
      ask: (_, p: { seat: Seat }) =>
        pick(
          p.seat,
          ['wind', 'run'].map((key) => ({ key, say: key })),
        ),
      answer(s, _, { key }) {
        if (key === 'wind') s.secret++;
        else if (s.secret > 0) below(s.core.chance, 6);
        return undefined;
      },
    });
    const branch = (seat: Seat) => ({ seat, calls: [race.do({ seat }), race.do({ seat })] });
    const table = plays(microTable(micro(() => together([branch(0), branch(1)]), [race])), '1 wind', '2 run');
    expect(undo(table, 0)).toBe('used');
  });

  it('leaves the dice of others as they fell', () => {
    const table = plays(atFair(), '1 pour', '2 toss', '2 leave');
    const { chance } = table.state.core;
    expect(undo(table, 0)).toBe('done');
    expect(table.state.core.chance).toEqual(chance);
    expect(texts(table).slice(-2)).toEqual(['2 toss', '2 leave']);
  });

  it('does not cross one’s own die', () => {
    const table = plays(atFair(), '1 toss', '1 pour', '2 pour');
    expect(undo(table, 0)).toBe('done');
    expect(undo(table, 0)).toBe('chance');
    const again = plays(atFair(), '1 pour');
    expect(undo(again, 0)).toBe('done');
    plays(again, '1 toss');
    expect(again.mayUndo(0)).toEqual({ ok: false, reason: 'chance' });
    expect(undo(again, 0)).toBe('chance');
  });

  it('takes back a secret bid, also when others have bid meanwhile', () => {
    const table = plays(caravan({ hands: THREE }), '1 2', '3 1');
    expect(undo(table, 0)).toBe('done');
    expect(table.state.bids).toEqual([null, null, 1]);
    plays(table, '1 3');
    expect(table.state.bids).toEqual([3, null, 1]);
  });

  it('takes back the answer that began the branches, until somebody else has acted in them', () => {
    const table = atFair();
    expect(undo(table, 0)).toBe('otherSeat');
    expect(undo(table, 1)).toBe('done');
    expect(table.question(1)?.frame.step).toBe('takeTurn');
    plays(table, '2 rest', '2 pour');
    expect(undo(table, 1)).toBe('done');
    plays(table, '1 pour');
    expect(undo(table, 1)).toBe('otherSeat');
    expect(undo(table, 0)).toBe('done');
    expect(undo(table, 1)).toBe('otherSeat');
  });

  it('never goes back over the join', () => {
    const table = plays(caravan({ hands: TWO }), '1 2', '2 1');
    expect(undo(table, 0)).toBe('otherSeat');
    expect(undo(table, 1)).toBe('otherSeat');
    const pair = () => together([0, 1].map((seat) => ({ seat, calls: [choose.do({ seat, keys: ['a', 'b'] })] })));
    const twice = plays(microTable(micro(() => [pair(), pair()])), '1 a', '2 b');
    expect(undo(twice, 0)).toBe('otherSeat');
    expect(undo(twice, 1)).toBe('otherSeat');
  });

  it('keeps sealed what the others must not hear', () => {
    const table = plays(caravan({ hands: THREE }), '1 2', '2 1');
    expect(undo(table, 0)).toBe('done');
    const told = toldBy(plays(table, '1 3').reply(2, '0'));
    expect(told.filter(({ key }) => key === 'bid').map(({ params }) => [params.seat, params.n])).toEqual(
      expect.arrayContaining([
        [0, 3],
        [1, 1],
        [2, 0],
      ]),
    );
    expect(told.filter(({ key, params }) => key === 'bid' && params.n === 2)).toEqual([]);
  });
});

describe('random tables with undo', () => {
  it('stay tables that their own lines lead to, and never go back over chance', () => {
    let undone = 0;
    for (let seed = 1; seed <= 25; seed++) {
      const table = randomTable(seed);
      const rng = fastChance(seed);
      for (let n = 0; table.result === null; n++) {
        playsOn(table, rng);
        if (n > 300 || below(rng, 2) === 0) continue;
        const { moments } = table.state.core.chance;
        const seat = below(rng, table.setup.seats);
        const others = table.lines.filter((line) => line.seat !== seat);
        if (undo(table, seat) !== 'done') continue;
        undone++;
        expect(table.state.core.chance.moments).toBe(moments);
        expect(table.lines.filter((line) => line.seat !== seat)).toEqual(others);
        const again = replay(toy, recordOf(table, [], true));
        expect(again.ok && stateHash(again.state)).toBe(stateHash(table.state));
      }
    }
    expect(undone).toBeGreaterThan(50);
  });
});

describe('standing answers', () => {
  const leave = { step: 'visit', key: 'leave' };

  it('are given for the seat, as lines of its own', () => {
    const table = inTurn();
    table.setStanding(1, { ...leave, until: 'ever' });
    plays(table, '1 rest');
    const outcome = table.reply(1, 'rest');
    expect(outcome.ok && outcome.done.map(({ line }) => `${line.seat + 1} ${line.text}`)).toEqual(['2 rest', '2 leave']);
    expect(texts(table).at(-1)).toBe('2 leave');
    expect(table.questions().map(({ seat }) => seat)).toEqual([0]);
  });

  it('tell what happens with each of them', () => {
    const table = inTurn();
    table.setStanding(1, { step: 'visit', key: 'pour', until: 'ever' });
    plays(table, '1 rest');
    const outcome = table.reply(1, 'rest');
    expect(outcome.ok && outcome.done.map(({ told }) => told.map(({ key }) => key))).toEqual([['rested'], ['poured'], ['poured']]);
  });

  it('hold for ever, until the round is over, or until another question reaches the seat', () => {
    const left = (until: 'ever' | 'round' | 'turn'): number[] => {
      const table = caravan({ hands: TWO });
      table.setStanding(1, { ...leave, until });
      if (until === 'turn') {
        plays(table, '1 0', '2 0', '1 rest');
        table.setStanding(1, { ...leave, until });
        plays(table, '2 rest');
      } else plays(table, '1 0', '2 0', '1 rest', '2 rest');
      const rounds = [table.lines.filter(({ text }) => text === 'leave').length];
      plays(table, '1 leave', '1 0', '2 0', '1 rest', '2 rest');
      rounds.push(table.lines.filter(({ seat, text }) => seat === 1 && text === 'leave').length);
      return rounds;
    };
    expect(left('ever')).toEqual([1, 2]);
    expect(left('round')).toEqual([1, 1]);
    expect(left('turn')).toEqual([1, 1]);
  });

  it('for a phase hold until the breadcrumb within the round changes, or the round does, and are not shown longer', () => {
    const endure = { step: 'defend', key: 'endure', until: 'phase' } as const;
    const raided = inTurn();
    raided.setStanding(1, endure);
    plays(raided, '1 raid 2');
    expect(texts(raided).slice(-1)).toEqual(['2 endure']);
    // Set while all bid, it is over when turns are taken.
    const bidding = caravan({ hands: TWO });
    bidding.setStanding(1, endure);
    bidding.setStanding(1, { ...leave, until: 'round' });
    expect(bidding.standingOf(1)).toEqual([endure, { ...leave, until: 'round' }]);
    plays(bidding, '1 0', '2 0');
    expect(bidding.standingOf(1)).toEqual([{ ...leave, until: 'round' }]);
    plays(bidding, '1 raid 2');
    expect(bidding.question(1)?.frame.step).toBe('defend');
    // The same phase of another round is another.
    const { standings, state, setup } = raided;
    const later = Table.resume(
      toy,
      setup,
      [],
      state,
      standings.map((set) => ({ ...set, round: set.round.replace('"round":1', '"round":7') })),
    );
    expect([raided.standingOf(1).length, later.standingOf(1).length]).toEqual([1, 0]);
  });

  it('until the turn are dropped by another question', () => {
    const table = caravan({ hands: TWO });
    table.setStanding(1, { ...leave, until: 'turn' });
    plays(table, '1 0');
    expect(table.standingOf(1)).toEqual([]);
  });

  it('for the round are not renewed by setting another', () => {
    const table = plays(caravan({ hands: TWO }), '1 0', '2 0', '1 rest', '2 rest', '2 leave');
    table.setStanding(1, { ...leave, until: 'round' });
    plays(table, '1 leave');
    expect(table.state.round).toBe(2);
    const other = plays(caravan({ hands: TWO }), '1 0', '2 0');
    other.setStanding(1, { ...leave, until: 'round' });
    const [{ round }] = other.standings;
    plays(other, '1 rest');
    const later = Table.resume(toy, other.setup, other.lines, other.state, [
      { seat: 1, answer: { ...leave, until: 'round' }, round: `${round} ` },
    ]);
    later.setStanding(1, { step: 'defend', key: 'endure', until: 'round' });
    plays(later, '2 rest');
    expect(later.standingOf(1)).toEqual([{ step: 'defend', key: 'endure', until: 'round' }]);
    expect(later.questions().map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('are given in a question asked out of turn', () => {
    const table = inTurn();
    table.setStanding(1, { step: 'defend', key: 'endure', until: 'round' });
    plays(table, '1 raid 2');
    expect(texts(table).slice(-2)).toEqual(['1 raid 2', '2 endure']);
  });

  it('wait when what they say is not possible', () => {
    const table = inTurn();
    table.setStanding(1, { step: 'defend', key: 'guard 25', until: 'ever' });
    plays(table, '1 raid 2');
    expect(table.question(1)?.frame.step).toBe('defend');
  });

  it('answer an amount as well as a pick', () => {
    const bidder = caravan({ hands: TWO });
    bidder.setStanding(1, { step: 'bid', key: '0', until: 'ever' });
    plays(bidder, '1 0');
    expect(bidder.lines.slice(-2)).toEqual([
      { seat: 0, text: '0' },
      { seat: 1, text: '0' },
    ]);
  });

  it('can be replaced, cleared and listed, each seat for itself', () => {
    const table = inTurn();
    table.setStanding(0, { step: 'visit', key: 'dip', until: 'ever' });
    table.setStanding(1, { ...leave, until: 'ever' });
    table.setStanding(1, { step: 'defend', key: 'endure', until: 'turn' });
    table.setStanding(1, { ...leave, until: 'round' });
    expect(table.standingOf(1)).toEqual([
      { step: 'defend', key: 'endure', until: 'turn' },
      { ...leave, until: 'round' },
    ]);
    table.clearStanding(1, { step: 'visit' });
    expect(table.standingOf(1)).toEqual([{ step: 'defend', key: 'endure', until: 'turn' }]);
    expect(table.standingOf(0)).toEqual([{ step: 'visit', key: 'dip', until: 'ever' }]);
    expect(table.standings.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('under a condition wait side by side when they are different, and the same answer has one number', () => {
    const table = inTurn();
    const when = (n: number) => ({ name: 'coinsAtLeast', n });
    table.setStanding(1, { step: 'moot', key: 'aye', until: 'ever', when: when(3) });
    table.setStanding(1, { step: 'moot', key: 'nay', until: 'ever', when: when(3) });
    table.setStanding(1, { step: 'moot', key: 'aye', until: 'ever', when: when(5) });
    expect(table.standingOf(1).map(({ key, when: holds }) => [key, holds?.n])).toEqual([
      ['nay', 3],
      ['aye', 5],
    ]);
    table.clearStanding(1, { step: 'moot', key: 'nay', when: when(3) });
    expect(table.standingOf(1).map(({ key }) => key)).toEqual(['aye']);
    const each = (n: number) => ({ ...when(n), each: true }) as const;
    for (const n of [1, 2, 1]) table.setStanding(1, { step: 'moot', key: 'nay', until: 'ever', when: each(n) });
    expect(table.standingOf(1).map(({ key, when: holds }) => [key, holds?.n])).toEqual([
      ['aye', 5],
      ['nay', 2],
      ['nay', 1],
    ]);
    table.clearStanding(1, { step: 'moot', key: 'nay', when: each(2) });
    expect(table.standingOf(1).map(({ when: holds }) => holds?.n)).toEqual([5, 1]);
  });

  it('are there from the start for people, where the game has usual ones', () => {
    const table = inTurn();
    expect(table.standingOf(0)).toEqual([]);
    table.restoreStandings(usualStandings(toy, [0]));
    expect(table.standingOf(0)).toEqual(toy.usualAnswers);
    expect(table.standingOf(1)).toEqual([]);
  });

  it('cannot answer one another for ever', () => {
    const open = microStep.pick('open', {
      rule: 'MIC-3',
      ask: (_, _p: object) =>
        pick(
          0,
          ['look', 'stop'].map((key) => ({ key, say: key })),
        ),
      answer: (_, _p, { key }) => (key === 'look' ? [{ step: 'shut' }, { step: 'open' }] : undefined),
    });
    const shut = microStep.pick('shut', {
      rule: 'MIC-3',
      ask: (_, _p: object) =>
        pick(
          0,
          ['back', 'stop'].map((key) => ({ key, say: key })),
        ),
      answer: () => undefined,
    });
    const table = microTable(micro(() => open.do({}), [open, shut]));
    table.setStanding(0, { step: 'open', key: 'look', until: 'ever' });
    table.setStanding(0, { step: 'shut', key: 'back', until: 'ever' });
    const outcome = table.reply(0, 'look');
    expect(outcome.ok && outcome.done.length).toBeLessThan(1000);
    expect(table.questions()).toHaveLength(1);
  });
});

describe('interjections', () => {
  it('are done at once, though another seat is asked, and the question stays open', () => {
    const table = plays(inTurn(), '1 raid 2');
    const q = table.question(1)?.frame;
    const told = toldBy(table.reply(0, '! borrow'));
    expect(told).toEqual([{ key: 'borrowed', params: { seat: 0, n: 2 } }]);
    expect(table.state).toMatchObject({ coins: [5, 3], loans: [1, 0] });
    expect(table.question(1)?.frame).toEqual(q);
    expect(texts(table).at(-1)).toBe('1 ! borrow');
  });

  it('may ask first, and what was asked goes on afterwards', () => {
    const game: Game<MicroState> = micro(() => [choose.do({ seat: 0, keys: ['a', 'b'] }), note.do({ word: 'end' })], [], {
      interjections: () => [{ key: 'wait', say: 'wait' }],
      interject: (_, seat) => [choose.do({ seat, keys: ['c', 'd'] }), note.do({ word: 'waited' })],
    });
    const table = plays(microTable(game), '2 ! wait');
    expect(table.questions().map(({ seat }) => seat)).toEqual([1]);
    plays(table, '2 c', '1 a');
    expect(table.state.log).toEqual(['1 c', 'waited', '0 a', 'end']);
  });

  it('during a seat’s own bid change what it may bid', () => {
    const table = plays(caravan({ hands: TWO }), '1 ! borrow');
    expect(table.view(0).asked).toMatchObject({ max: 5 });
    expect(table.view(1).asked).toMatchObject({ max: 3 });
  });

  it('need no id of a question', () => {
    expect(inTurn().reply(1, '! borrow', 'whatever').ok).toBe(true);
  });
});

describe('a table', () => {
  it('tells what happened before the first question', () => {
    const table = new Table(toy, { seats: 2, options: {}, seed: SEED });
    expect(table.opening.map(({ key }) => key)).toEqual(['lot', 'drew', 'drew']);
    expect(table.state.core.told).toBeNull();
  });

  it('is taken up from a kept state as it was, with its standing answers', () => {
    const table = atFair();
    table.setStanding(0, { step: 'visit', key: 'leave', until: 'round' });
    const kept = JSON.parse(JSON.stringify({ lines: table.lines, state: table.state, standings: table.standings }));
    const resumed = Table.resume(toy, table.setup, kept.lines, kept.state, kept.standings);
    for (const seat of [0, 1, null]) expect({ ...resumed.view(seat), undo: null }).toEqual({ ...table.view(seat), undo: null });
    expect(undo(resumed, 1)).toBe('nothing');
    for (const each of [table, resumed]) plays(each, '2 pour', '2 pour');
    expect(stateHash(resumed.state)).toBe(stateHash(table.state));
    expect(resumed.lines).toEqual(table.lines);
    expect(texts(resumed)).toContain('1 leave');
  });

  it('goes on unharmed when the rules throw', () => {
    const trap = microStep.pick('trap', {
      rule: 'MIC-3',
      ask: (_, _p: object) =>
        pick(
          0,
          ['fall', 'jump'].map((key) => ({ key, say: key })),
        ),
      answer(s, _, { key }) {
        s.log.push(key);
        if (key === 'fall') throw new Error('a rule with a hole');
        return undefined;
      },
    });
    const table = microTable(micro(() => trap.do({}), [trap]));
    const before = canonical(table.state);
    expect(() => table.reply(0, 'fall')).toThrow('a rule with a hole');
    expect(canonical(table.state)).toBe(before);
    expect(table.lines).toEqual([]);
    expect(table.reply(0, 'jump').ok).toBe(true);
  });
});
