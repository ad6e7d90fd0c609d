import {
  advance,
  apply,
  beginGame,
  fastChance,
  instinctiveAnswer,
  interjectionsOf,
  printAnswer,
  propose,
  type Question,
  randomAnswer,
  type Seat,
} from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { bestProposal, dealWorth, warWanted } from '../bot/bargaining.ts';
import { GLANCES } from '../bot/prior.ts';
import { WEIGHERS } from '../bot/weighers.ts';
import { honourWorth, turnsLeft } from '../bot/worth.ts';
import { game } from '../game.ts';
import { actNow } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { emptyDeal } from '../rules/deals.ts';
import { vote } from '../rules/denunciation.ts';
import { rebidTurnOrder } from '../rules/order.ts';
import { routeOf } from '../rules/routes.ts';
import { setTax } from '../rules/taxes.ts';
import { tradeTurn } from '../rules/trade.ts';
import { playTurn } from '../rules/turn.ts';
import { beginUpkeep } from '../rules/upkeep.ts';
import { type Clause, type Deal, NOBODY, type Pact, type UniState } from '../state.ts';
import { army, card, controller, type PlayerPlan, type PositionPlan, position, slotOf } from './builders.ts';
import { answersOf, choice, sensible } from './instinct.ts';
import { battle } from './war.ts';

/** Both sides go on by instinct, with any dice, until a seat is asked something: its answer. */
function firstOf(s: UniState, seat: Seat, step: string): string {
  s.core.chance = fastChance(5);
  for (let q = advance(game, s); q !== null; q = apply(game, s, q, sensible(s, q)))
    if (q.seat === seat && q.frame.step === step) return printAnswer(q, sensible(s, q));
  return '';
}

const MARCH = [
  'completeMove',
  'loadGroup',
  'road',
  'joinEntry',
  'roundChoice',
  'rerollBattleDice',
  'assignDamage',
  'superioritySplit',
  'sacrificeLight',
  'keepOrPillage',
  'confirmUndeclaredAttack',
  'announceCapture',
  'offerSurrender',
  'answerSurrender',
];
/** What card 11 asks for. */
const ALL_BRANCHES = { blue: 1, yellow: 1, orange: 1, red: 1, green: 1, violet: 1 };
const TRADE = ['chooseTransport', 'tradeAction', 'openRoute', 'routeZone', 'marketCube', 'sellCubes', 'routeBonus', 'confirmSale'];

/** Seat 0, Byzantium, makes its complete moves. */
function marching(players: readonly PlayerPlan[], plan: PositionPlan = {}): UniState {
  return position(players, { active: 0, warCircle: [3, 5, 7], ...plan, next: (s) => combatTurn(s, 0) });
}

describe('the instinct on the march', () => {
  it('takes an inhabited zone of the barbarians with a sufficient army', () => {
    const s = marching([{ units: { thrace: '4HI' }, vehicles: ['warWagon 2 thrace'] }, {}]);
    answersOf(s, 0, MARCH);
    expect(s.conquests.length).toBe(1);
    expect(s.honour[0]).toBe(11);
  });

  it('fetches an army where its wagon can get to, and goes on with it', () => {
    const s = marching([{ units: { macedonia: '3HI' }, vehicles: ['warWagon 1 thrace'] }, {}]);
    answersOf(s, 0, MARCH);
    expect(s.conquests.length).toBe(1);
    expect(army(s, 0, 'macedonia')).toBe(0);
  });

  it('stays at home with too few, and never sends an empty wagon among barbarians', () => {
    const few = marching([{ units: { thrace: '1LI' }, vehicles: ['warWagon 1 thrace'] }, {}], { warCircle: [1, 1, 1] });
    answersOf(few, 0, MARCH);
    expect(few.conquests).toEqual([]);
    expect(army(few, 0, 'thrace')).toBe(1);
    const empty = marching([{ vehicles: ['warWagon 1 thrace'] }, {}]);
    answersOf(empty, 0, MARCH);
    expect(empty.vehicleOf[slotOf(empty, 0, 'warWagon')]).toBe(0);
  });

  it('UNI-46.9 crosses a wild land by Edict where a point is at hand and more is to be had behind it', () => {
    const bound = (orange: number): string[] => {
      const player = { units: { apulia: '6HI' }, vehicles: ['warWagon 2 apulia'], levels: { orange: 1 }, points: { orange } };
      return answersOf(marching([player, {}, {}, {}, {}, {}]), 0, MARCH).filter((text) => text.startsWith('to '));
    };
    expect([bound(1), bound(0)]).toEqual([['to campania by edict', 'to latium'], ['to campania']]);
  });

  it('leaves a light infantry where buildings stand', () => {
    const s = marching([{ units: { thrace: '4HI 1LI' }, vehicles: ['warWagon 2 thrace'] }, {}], { buildings: { thrace: ['town'] } });
    answersOf(s, 0, MARCH);
    expect(army(s, 0, 'thrace')).toBe(1);
  });

  it('leaves more in a city while an army of a rival is near who has not given his word', () => {
    const left = (rival: string, pacts: readonly Pact[] = []): number => {
      const players: readonly PlayerPlan[] = [
        { units: { thrace: '5HI 5LI' }, vehicles: ['warWagon 3 thrace'] },
        { kingdom: 'hungary', units: { severin: rival } },
      ];
      const s = marching(players, { buildings: { thrace: ['city'] }, pacts });
      answersOf(s, 0, MARCH);
      return army(s, 0, 'thrace');
    };
    const word: Pact = {
      id: 1,
      parties: [0, 1],
      clauses: [{ kind: 'nonAggression', giver: NOBODY, receiver: NOBODY, support: 0, targets: [] }],
      first: 1,
      last: 0,
      perUse: [],
      secret: false,
    };
    expect([left('6HI'), left('1LI'), left('6HI', [word])]).toEqual([3, 1, 1]);
  });

  const NEIGHBOURS: readonly PlayerPlan[] = [
    { units: { wallachia: '6HI 2CA' }, vehicles: ['warWagon 3 wallachia'] },
    { kingdom: 'hungary', units: { severin: '1LI', transylvania: '1LI' } },
  ];

  it('breaks no peace for little, and goes against an enemy with more', () => {
    const peace = marching(NEIGHBOURS);
    answersOf(peace, 0, MARCH);
    expect(peace.honour[0]).toBeGreaterThanOrEqual(10);
    expect(controller(peace, 'transylvania')).toBe(1);
    const war = marching(NEIGHBOURS, { wars: [[0, 1]], buildings: { transylvania: ['city'] } });
    answersOf(war, 0, MARCH);
    expect(controller(war, 'transylvania')).toBe(0);
    expect(war.honour[0]).toBeGreaterThanOrEqual(14);
  });

  it('likes a fight that is no breach of peace: what it would take back when asked to confirm it would like again', () => {
    const players: readonly PlayerPlan[] = [
      { units: { wallachia: '6HI 2CA' }, vehicles: ['warWagon 3 wallachia'] },
      { kingdom: 'hungary', units: { wallachia: '1LI' } },
    ];
    const liking = (plan: PositionPlan): number | undefined => {
      const s = marching(players, plan);
      const q = advance(game, s);
      const fight = q?.kind === 'pick' ? q.options.find(({ key }) => key.startsWith('fight')) : undefined;
      return q === null || fight === undefined ? undefined : game.instinct.tastes?.warlike(s, q, fight);
    };
    expect(liking({ wars: [[0, 1]] })).toBe(1);
    expect(liking({})).toBe(0);
  });

  it('does not run against a wall', () => {
    const s = marching(
      [
        { units: { bulgaria: '3HI' }, vehicles: ['warWagon 1 bulgaria'] },
        { kingdom: 'hungary', units: { severin: '6HI 2CA 2AR' } },
      ],
      { wars: [[0, 1]], buildings: { severin: ['castle'] } },
    );
    answersOf(s, 0, MARCH);
    expect(controller(s, 'severin')).toBe(1);
    expect(army(s, 1, 'severin')).toBe(10);
  });
});

describe('the instinct in battle', () => {
  it('flees when it would lose and a way is open, and fights on when it would win', () => {
    const lost = battle([{ units: { serbia: '2LI' }, vehicles: ['warWagon 1 serbia'] }, { units: { serbia: '6HI 3CA' } }]);
    expect(firstOf(lost, 0, 'roundChoice')).toMatch(/^flee to/);
    const won = battle([{ units: { serbia: '6HI 3CA' } }, { units: { serbia: '1LI' } }]);
    expect(firstOf(won, 0, 'roundChoice')).toBe('fight');
  });

  it('yields when it is hopeless to defend, and asks the weaker to', () => {
    const s = battle([{ units: { serbia: '8HI 4CA' } }, { units: { serbia: '3LI' } }]);
    expect(firstOf(s, 0, 'roundChoice')).toBe('demand surrender');
    expect(firstOf(s, 1, 'answerSurrender')).toBe('accept');
  });

  it('lets light infantry take the blows before dearer units', () => {
    const s = battle([{ units: { serbia: '2LI 2CA' } }, { units: { serbia: '4HI' } }]);
    expect(firstOf(s, 0, 'assignDamage')).toBe('lightInfantry');
  });
});

describe('the instinct at home', () => {
  function buying(player: PlayerPlan, plan: PositionPlan = {}): UniState {
    return position([player, {}], { phase: 'purchases', active: 0, ...plan, next: () => [playTurn.do({ seat: 0 })] });
  }

  it('buys an army for its wagon and builds while it pays', () => {
    const s = buying(
      { florins: 1200, levels: { green: 1 }, tokens: { green: 1 }, vehicles: ['warWagon 1 thrace'] },
      { turn: 1, buildings: { thrace: ['village'] } },
    );
    const bought = answersOf(s, 0, ['purchase', 'chooseEmpireCard']);
    expect(bought.filter((one) => one.startsWith('recruit heavyInfantry in thrace')).length).toBeGreaterThan(1);
    expect(bought.some((one) => one.startsWith('build'))).toBe(true);
    expect(bought.at(-1)).toBe('done');
  });

  it('spends on nothing in the last turn that only pays later', () => {
    const s = buying({ florins: 400, levels: { green: 1 } }, { turn: 10 });
    expect(answersOf(s, 0, ['purchase', 'chooseEmpireCard']).some((one) => one.startsWith('build village'))).toBe(false);
  });

  it('keeps what upkeep will take', () => {
    const s = buying({ florins: 150, tax: 10, units: { thrace: '10HI' }, vehicles: ['warWagon 3 thrace'] }, { turn: 3 });
    expect(answersOf(s, 0, ['purchase'])).toEqual(['done']);
  });

  it('taxes less while a rebellion stands', () => {
    const taxes = (rebels: readonly string[]): number =>
      Number(
        choice(
          position([{ units: { thrace: '4HI' }, vehicles: ['warWagon 2 thrace'] }, {}], {
            phase: 'taxes',
            rebels,
            ...(rebels.length === 0 ? {} : { barbarians: { lydia: '2LI' } }),
            next: (s) => [setTax.do({ seats: s.order })],
          }),
        ),
      );
    expect(taxes(['lydia'])).toBeLessThan(taxes([]));
  });

  it('borrows for upkeep rather than to dismiss its army, and dismisses nobody it can pay', () => {
    const upkeep = (florins: number): string =>
      choice(position([{ florins, units: { thrace: '4HI' } }, {}], { phase: 'taxes', next: () => [beginUpkeep.do({})] }));
    expect(upkeep(20)).toBe('loan');
    expect(upkeep(200)).toBe('pay');
  });

  it('holds honour dearer the nearer the end is', () => {
    const at = (turn: number): UniState => position([{}, {}], { turn });
    expect([1, 7, 10].map((turn) => turnsLeft(at(turn)))).toEqual([9, 3, 0]);
    const [early, later, last] = [1, 7, 10].map((turn) => honourWorth(at(turn)));
    expect(later).toBeGreaterThan(early);
    expect(last).toBeGreaterThan(later);
  });
});

describe('the instinct in trade', () => {
  it('opens a route, does its stages and sells at its end for honour', () => {
    const s = position([{ vehicles: ['caravan 3 thrace'] }, {}], {
      phase: 'trade',
      active: 0,
      turn: 1,
      next: (one) => [...tradeTurn(one, 0)],
    });
    const said = answersOf(s, 0, TRADE);
    expect(said).toContain('buy 1');
    const route = routeOf(s, slotOf(s, 0, 'caravan'));
    expect(route === null ? s.honour[0] : route.done).toBeGreaterThan(0);
    for (let turn = 0; turn < 4 && s.honour[0] === 10; turn++) {
      s.mp.fill(8);
      s.core.stack = tradeTurn(s, 0).toReversed().slice();
      answersOf(s, 0, TRADE);
    }
    expect(s.honour[0]).toBeGreaterThanOrEqual(12);
  });

  it('goes around hordes', () => {
    const s = position([{ vehicles: ['caravan 1 macedonia: orange'] }, {}], {
      phase: 'trade',
      active: 0,
      barbarians: { bulgaria: '3LI', serbia: '2LI', albania: '1LI' },
      next: (one) => tradeTurn(one, 0),
    });
    answersOf(s, 0, TRADE);
    expect(s.vehicleOf[slotOf(s, 0, 'caravan')]).toBe(0);
  });
});

describe('the instinct among players', () => {
  function clause(kind: Clause['kind'], giver: Seat, receiver: Seat): Clause {
    return { kind, giver, receiver, support: 0, targets: [] };
  }

  function offered(deal: Deal): string {
    const s = position([{ florins: 500 }, { florins: 500 }, {}], { phase: 'purchases', active: 2, next: () => [playTurn.do({ seat: 2 })] });
    advance(game, s);
    propose(game, s, { from: 1, to: [0], terms: deal, until: 'phase', open: false, needs: 'all' });
    return game.instinct.interject?.(s, 0, interjectionsOf(game, s, 0))?.key ?? '';
  }

  it('accepts trade both ways, and gives no passage for nothing', () => {
    const trade = { ...emptyDeal('pact', [1, 0]), last: 6, clauses: [clause('trade', 0, 1), clause('trade', 1, 0)] };
    expect(offered(trade)).toBe('accept offer 1');
    expect(offered({ ...emptyDeal('pact', [1, 0]), last: 6, clauses: [clause('passage', 0, 1)] })).toBe('decline offer 1');
    const paid: Deal = {
      ...emptyDeal('pact', [1, 0]),
      last: 3,
      clauses: [clause('passage', 0, 1)],
      once: [{ from: 1, to: 0, florins: 400 }],
    };
    expect(offered(paid)).toBe('accept offer 1');
  });

  it('proposes what pleases both', () => {
    const s = position([{ florins: 800 }, {}, {}], { turn: 1, phase: 'purchases' });
    const deal = bestProposal(s, 0);
    expect(deal?.clauses.length).toBeGreaterThan(0);
    const partner = deal?.parties.find((seat) => seat !== 0) ?? NOBODY;
    expect(deal === null ? 0 : dealWorth(s, partner, deal)).toBeGreaterThan(0);
  });

  it('signs nothing in the last turn that would bring nothing any more', () => {
    const proposes = (turn: number): boolean =>
      bestProposal(position([{ florins: 800 }, {}, {}], { turn, phase: 'purchases' }), 0) !== null;
    const last = position([{}, {}, {}], {}).turnLimit;
    expect([proposes(last - 3), proposes(last)]).toEqual([true, false]);
    const trade: Deal = { ...emptyDeal('pact', [1, 0]), last, clauses: [clause('trade', 0, 1), clause('trade', 1, 0)] };
    const worth = (phase: 'purchases' | 'trade' | 'end'): number => dealWorth(position([{}, {}, {}], { turn: last, phase }), 0, trade);
    expect([worth('purchases') > 0, worth('trade') > 0, worth('end')]).toEqual([true, true, 0]);
    const peace: Deal = { ...emptyDeal('pact', [1, 0]), last, clauses: [clause('nonAggression', NOBODY, NOBODY)] };
    expect(dealWorth(position([{}, {}, {}], { turn: last, phase: 'trade' }), 0, peace)).toBe(0);
  });

  it('declares war on a weak neighbour, not on a strong one', () => {
    const against = (units: string): Seat =>
      warWanted(
        position(
          [
            { units: { bulgaria: '8HI 2CA' }, vehicles: ['warWagon 3 bulgaria'] },
            { kingdom: 'hungary', units: { transylvania: units, slavonia: units } },
          ],
          { phase: 'trade', buildings: { transylvania: ['city'], slavonia: ['town'] } },
        ),
        0,
      );
    expect(against('1LI')).toBe(1);
    expect(against('9HI 3CA')).toBe(NOBODY);
  });

  it('votes that a pact was kept when nothing countable says otherwise', () => {
    const s = position([{}, {}, {}], {
      pacts: [{ id: 1, parties: [0, 1], clauses: [clause('trade', 0, 1)], first: 1, last: 0, perUse: [], secret: false }],
      next: (one) => [vote.do({ seats: one.order.slice(), accusedSeat: 1, pact: 1 })],
    });
    expect(choice(s)).toBe('kept');
  });

  it('claims an objective before it goes on', () => {
    const s = position([{ cards: [11], levels: ALL_BRANCHES }, {}], {
      phase: 'purchases',
      active: 0,
      next: () => [playTurn.do({ seat: 0 })],
    });
    const q = advance(game, s);
    if (q === null) throw new Error('nobody is asked');
    expect(game.instinct.prepare?.(s, q, interjectionsOf(game, s, 0))?.key).toBe('act');
    expect(s.cards[0]).toContain(card(11));
  });
});

it('UNI-40.1 borrows for an army while there are turns to pay it back, and only when purchases have run dry', () => {
  const prepared = (florins: number, turn: number): string | undefined => {
    const s = position([{ florins }, {}], { turn, phase: 'purchases', active: 0, next: () => [playTurn.do({ seat: 0 })] });
    const q = advance(game, s);
    if (q === null) throw new Error('nobody is asked');
    return game.instinct.prepare?.(s, q, interjectionsOf(game, s, 0))?.key;
  };
  expect([prepared(100, 2), prepared(1000, 2), prepared(100, 9)]).toEqual(['loan', undefined, undefined]);
});

it('UNI-4.3 bids once more in every world it holds possible, also where another could not have bid what he did', () => {
  const s = position([{ florins: 1800 }, { florins: 1800 }], {
    phase: 'order',
    next: () => [rebidTurnOrder.do({ seats: [0, 1], sums: [1700, 1700] })],
  });
  const q = advance(game, s);
  if (q === null) throw new Error('nobody bids');
  for (let seed = 1; seed < 20; seed++) expect(Number(printAnswer(q, sensible(s, q, fastChance(seed))))).toBeLessThanOrEqual(100);
});

/** Numbers and what is asked as a number: answered as a whole. */
const NUMBERS = ['bidTurnOrder', 'rebidTurnOrder', 'sacrificeLight', 'spendBlood', 'superioritySplit', 'fleeLoad', 'pactNumber'];

it('weighs the options of every step that asks', () => {
  const asks = Object.values(game.steps)
    .filter(({ ask, name }) => ask !== undefined && !NUMBERS.includes(name))
    .map(({ name }) => name);
  expect(WEIGHERS.map(({ step }) => step).sort()).toEqual(asks.sort());
  for (const step of GLANCES.keys()) expect(asks).toContain(step);
});

it('finds what the instinct does among the likelier half of its prior, most of the time', () => {
  const rng = fastChance(2);
  let found = 0;
  let all = 0;
  const s = beginGame(game, { seats: 4, options: {} }, fastChance(12));
  for (let q = advance(game, s); q !== null && s.turn < 3; ) {
    const asked: Question = q;
    const instinctive = instinctiveAnswer(game, s, asked);
    const { answers, weights } = game.instinct.prior(s, asked);
    if (answers.length >= 3) {
      const text = printAnswer(asked, instinctive);
      const at = answers.findIndex((one) => printAnswer(asked, one) === text);
      all++;
      if (at >= 0 && weights.filter((weight) => weight > weights[at]).length < answers.length / 2) found++;
    }
    q = apply(game, s, asked, all % 3 === 0 ? randomAnswer(asked, rng) : instinctive);
  }
  expect(found / all).toBeGreaterThan(0.6);
});

describe('technologies used by themselves', () => {
  /** What seat 0 does of its own accord in its purchases. */
  const acts = (player: PlayerPlan, plan: PositionPlan = {}): string[] =>
    answersOf(
      position([player, {}], { phase: 'purchases', active: 0, ...plan, next: () => [actNow.do({ seat: 0, calledIn: false })] }),
      0,
      ['actNow', 'chooseTarget'],
    );

  it('raise a building for its point alone', () => {
    expect(acts({ levels: { green: 4 }, tokens: { green: 1 }, florins: 200 }, { buildings: { macedonia: ['village'] } })).toEqual([
      'use engineering',
      'build town in macedonia',
      'pass',
    ]);
  });

  it('win the last barbarian beside one’s land over, with the land', () => {
    expect(acts({ levels: { orange: 4 }, tokens: { orange: 2 } }, { barbarians: { bulgaria: '1LI', syria: '1LI' } })).toEqual([
      'use influence',
      'bulgaria',
      'lightInfantry',
      'pass',
    ]);
  });

  it('turn a point that is over into one that purchases want, and buy none for it', () => {
    const learned = { levels: { violet: 2, green: 1 } };
    expect(acts({ ...learned, tokens: { violet: 1 } })).toEqual(['use monasticism', 'green', 'pass']);
    expect(acts({ ...learned, florins: 2000 })).not.toContain('use monasticism');
  });

  it('strengthen light infantry in a battle that is open, where the point costs nothing', () => {
    const sides = (red: number): readonly PlayerPlan[] => [
      { units: { serbia: '4LI' }, levels: { red: 2 }, tokens: { red } },
      { units: { serbia: '3HI' } },
    ];
    const asked = (red: number): string[] =>
      answersOf(battle(sides(red)), 0, ['announceCapture', 'window', 'chooseTarget', 'roundChoice', 'offerSurrender']);
    expect(asked(1)).toEqual(expect.arrayContaining(['use promotion', 'own lightInfantry', 'heavyInfantry']));
    expect(asked(0)).not.toContain('use promotion');
  });
});
