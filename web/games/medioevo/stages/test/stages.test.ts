import { ASK } from '@castellan/engine';
import en from '@castellan/medioevo/messages/en';
import fr from '@castellan/medioevo/messages/fr';
import { type Language, type Speaker, speaker } from '@castellan/text';
import { describe, expect, it } from 'vitest';
import { content } from '../../../../../games/medioevo/content/content.ts';
import { steps } from '../../../../../games/medioevo/rules/index.ts';
import { position, started, viewOf } from '../../../../../games/medioevo/test/builders.ts';
import type { LogEntry } from '../../../../tables/client.ts';
import ordersEn from '../../messages/orders.en.ts';
import ordersFr from '../../messages/orders.fr.ts';
import stagesEn from '../../messages/stages.en.ts';
import stagesFr from '../../messages/stages.fr.ts';
import {
  answerNow,
  battleCards,
  isUsed,
  orderFor,
  ordersForGood,
  ordersHere,
  ordersToPlayOn,
  playsOn,
  ROWS,
  standingFor,
  useOf,
  wishesHere,
  wishesInstead,
} from '../orders.ts';
import { bidsIn, fallenIn, lastNews, roundsIn } from '../past.ts';
import { type Agreement, agreementIn, sentenceOf, sharesOf } from '../sentence.ts';
import { outlookOf, percents, rerollIn } from '../shares.ts';
import { draftOf, entriesOf, keptFor, moved, planned, standingOf, without } from '../turns.ts';

const NAMES = ['Théodora', 'Sigismond', 'Batou', 'Isabeau'];

function voice(language: Language): Speaker {
  return speaker(language, language === 'en' ? [en, stagesEn] : [fr, stagesFr], (seat) => NAMES[seat]);
}

const BLANK: Agreement = {
  deal: 'pact',
  parties: [0, 1],
  clauses: [],
  last: 0,
  once: [],
  perUse: [],
  prisoners: [],
  secret: false,
  pact: 0,
};
const bare = { support: 0, targets: [] } as const;

describe('an agreement in words', () => {
  const pact: Agreement = {
    ...BLANK,
    parties: [0, 1],
    clauses: [
      { kind: 'nonAggression', giver: -1, receiver: -1, ...bare },
      { kind: 'passage', giver: 0, receiver: 1, ...bare },
      { kind: 'trade', giver: 1, receiver: 0, ...bare },
    ],
    once: [{ from: 1, to: 0, florins: 100 }],
    perUse: [{ kind: 'trade', from: 0, to: 1, florins: 50 }],
    last: 8,
  };

  it('is one sentence with all its clauses, payments and its last turn', () => {
    expect(sentenceOf(voice('en'), pact)).toBe(
      'Until the end of turn 8: Théodora and Sigismond wage no war on each other; Théodora lets the armies and galleys of Sigismond pass and stay; Sigismond lets Théodora buy and sell in all of Sigismond’s territories; Sigismond pays Théodora 100 florins at once; Théodora pays Sigismond 50 florins for every purchase or sale.',
    );
    expect(sentenceOf(voice('fr'), pact)).toBe(
      'Jusqu’à la fin du tour 8\u202f: Théodora et Sigismond ne se font pas la guerre\u202f; Théodora laisse passer et séjourner les armées et galères de Sigismond\u202f; Sigismond laisse Théodora acheter et vendre dans tous ses territoires\u202f; Sigismond paie aussitôt 100 florins à Théodora\u202f; Théodora paie 50 florins à Sigismond pour chaque achat ou vente.',
    );
  });

  it('names several parties, the support and the targets of an alliance, prisoners, and that it is secret', () => {
    const secret: Agreement = {
      ...BLANK,
      parties: [0, 1, 3],
      clauses: [
        { kind: 'offensiveAlliance', giver: 3, receiver: 1, support: 8, targets: [2] },
        { kind: 'defensiveAlliance', giver: 0, receiver: 3, support: 1, targets: [] },
      ],
      prisoners: [{ from: 1, to: 0, unit: 3, n: 2 }],
      secret: true,
    };
    expect(sentenceOf(voice('en'), secret)).toBe(
      'For the whole game: Isabeau supports attacks of Sigismond with 8 units, against Batou; Théodora supports Isabeau with 1 unit against any attack; Sigismond gives Théodora back 2 × cavalry. Only the parties know the text.',
    );
    expect(sentenceOf(voice('fr'), secret)).toContain('Isabeau soutient les attaques de Sigismond avec 8 unités, contre Batou');
  });

  it('tells peace, an armistice and the end of a pact, and nothing where nothing is agreed', () => {
    expect(sentenceOf(voice('en'), BLANK)).toBe('');
    expect(sentenceOf(voice('en'), { ...BLANK, deal: 'peace', parties: [1, 2] })).toBe('Sigismond and Batou end their war.');
    expect(sentenceOf(voice('fr'), { ...BLANK, deal: 'armistice', parties: [1, 2] })).toBe(
      'Sigismond et Batou suspendent leur guerre pour ce tour.',
    );
    expect(sentenceOf(voice('en'), { ...BLANK, deal: 'endPact', pact: 3 })).toBe('Théodora and Sigismond end pact 3.');
  });

  it('is read from the terms of an offer, and divided into what is given and received', () => {
    const read = agreementIn(JSON.parse(JSON.stringify(pact)));
    expect(read).toEqual(pact);
    const { give, get, both } = sharesOf(voice('en'), read, 1);
    expect([give.length, get.length, both.length]).toEqual([2, 2, 1]);
    expect(get[0]).toBe('Théodora lets the armies and galleys of Sigismond pass and stay');
    expect(both).toEqual(['Théodora and Sigismond wage no war on each other']);
  });
});

describe('shares', () => {
  it('are whole percents that add up to a hundred', () => {
    expect(percents([1, 1, 1])).toEqual([34, 33, 33]);
    expect(percents([0.9375, 0, 0.0625])).toEqual([94, 0, 6]);
    expect(percents([0, 0])).toEqual([0, 0]);
  });

  it('are told from the side of whoever asks', () => {
    const span = (mean: number) => ({ least: mean, most: mean, mean });
    const numbers = {
      attackerWins: span(0.75),
      defenderWins: span(0.2),
      undecided: span(0.05),
      rounds: span(3),
      attackerLosses: span(4),
      defenderLosses: span(8),
    };
    expect(outlookOf({ numbers }, true)).toEqual({ won: 0.75, even: 0.05, lost: 0.2, rounds: 3, mine: 4, theirs: 8 });
    expect(outlookOf({ numbers }, false)).toMatchObject({ won: 0.2, lost: 0.75, mine: 8, theirs: 4 });
    expect(outlookOf({ numbers: {} }, true)).toBeNull();
    const rerolls = { 'reroll.d4 + d6.won': span(0.5), 'reroll.d4 + d6.tied': span(0.1), 'reroll.d4 + d6.lost': span(0.4) };
    expect(rerollIn({ numbers: rerolls }, 'd4 + d6')).toEqual([0.5, 0.1, 0.4]);
    expect(rerollIn({ numbers: rerolls }, '-')).toBeNull();
  });
});

const told = (seq: number, key: string, params: LogEntry['params']): LogEntry => ({ seq, seat: 0, key, params });

describe('a battle as the log tells it', () => {
  const log = [
    told(1, 'roundBegan', { node: 'moldavia', round: 1 }),
    told(2, 'roundBegan', { node: 'serbia', round: 1 }),
    told(3, 'battleDice', { seat: 1, dice: [3, 4, 7] }),
    told(3, 'battleDiceBarbarian', { dice: [1, 2, 2] }),
    told(4, 'battleRerolled', { seat: 1, dice: [1, 4, 7] }),
    told(5, 'attackValues', { mine: 6, theirs: 4 }),
    told(5, 'roundWon', { seat: 1, n: 2 }),
    told(6, 'unitDestroyedBarbarian', { unit: 'archer' }),
    told(6, 'unitTurned', { seat: 1, unit: 'heavyInfantry', intoUnit: 'lightInfantry' }),
    told(7, 'roundBegan', { node: 'serbia', round: 2 }),
    told(8, 'sacrificed', { seat: 1, n: 2 }),
    told(9, 'unitCaptured', { seat: 1, fromSeat: 2, unit: 'cavalry' }),
  ];

  it('keeps its rounds from the first on, rerolled dice, values, winners, what fell on either side', () => {
    const rounds = roundsIn(log, { node: 'serbia', attacker: 1, round: 2 });
    expect(rounds.map(({ round, isOver, winner }) => [round, isOver, winner])).toEqual([
      [1, true, 1],
      [2, false, undefined],
    ]);
    expect(rounds[0].attacker).toMatchObject({ dice: [1, 4, 7], attack: 6, reduced: 1 });
    expect(rounds[0].defender).toMatchObject({ dice: [1, 2, 2], attack: 4 });
    const [mine, theirs] = fallenIn(rounds);
    expect(mine).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(theirs).toEqual([0, 0, 1, 1, 0, 0, 0]);
  });

  it('knows nothing of an earlier battle in the same place', () => {
    expect(roundsIn(log, { node: 'serbia', attacker: 1, round: 0 })).toEqual([]);
    expect(roundsIn(log, { node: 'moldavia', attacker: 1, round: 1 }).map(({ round }) => round)).toEqual([1]);
  });
});

describe('bids and news as the log tells them', () => {
  it('are those of the last auction, highest first, and of the last answer', () => {
    const log = [
      told(1, 'bidsShown', { seats: [0, 1], bids: [5, 6] }),
      told(9, 'bidsShown', { seats: [2, 0, 1], bids: [20, 70, 50] }),
      told(9, 'orderFixed', { seats: [0, 1, 2] }),
    ];
    expect(bidsIn(log).map(({ seat, florins }) => [seat, florins])).toEqual([
      [0, 70],
      [1, 50],
      [2, 20],
    ]);
    expect(bidsIn([])).toEqual([]);
    expect(lastNews(log, 1).map(({ key }) => key)).toEqual(['orderFixed']);
  });
});

describe('prepared turns', () => {
  const [archer, card, kept, tower] = [
    { text: 'recruit archer in thrace', step: 'purchase' },
    { text: 'empire card', step: 'purchase' },
    { text: 'keep first', step: 'chooseEmpireCard' },
    { text: 'build tower in thrace', step: 'purchase' },
  ];
  const list = [archer, card, kept, tower];
  const draft = { table: 't', turn: 'purchases', answers: [archer, tower], closes: true } as const;

  it('UNI-47.11 are re-ordered and struck out with all that a purchase leads to', () => {
    expect(entriesOf('purchases', list)).toEqual([[0], [1, 2], [3]]);
    expect(moved('purchases', list, 2, -1)).toEqual([archer, tower, card, kept]);
    expect(moved('purchases', list, 0, -1)).toEqual(list);
    expect(without('purchases', list, 1)).toEqual([archer, tower]);
    expect(entriesOf('move', list)).toEqual([[0], [1], [2], [3]]);
  });

  it('UNI-47.11 UNI-47.16 are kept by the table with what closes them, and found again with what is left of them', () => {
    const standing = standingOf(draft);
    expect(standing.plan).toEqual({ answers: [archer, tower], list: { closing: 'done' } });
    expect(draftOf('t', 'purchases', standing)).toEqual(draft);
    const spent = { ...standing, plan: { answers: [], list: {}, left: [tower] } };
    const half = { step: 'road', key: 'to bulgaria', until: 'round', plan: { answers: [], left: [archer] } } as const;
    expect(keptFor([standing, half], 'purchases', 'ready')).toBe(standing);
    expect(keptFor([spent], 'purchases', 'ready')).toBeNull();
    expect(keptFor([spent], 'purchases', 'spent')).toBe(spent);
    expect(keptFor([spent, half], 'move', 'spent')).toBe(half);
    const placed = { step: 'placeTransport', key: 'caravan', until: 'round', plan: { answers: [], left: [archer] } } as const;
    expect([keptFor([placed], 'army', 'spent'), keptFor([placed], 'move', 'spent')]).toEqual([placed, null]);
    expect(standingOf({ ...draft, turn: 'village', answers: [{ text: 'thrace', step: 'placeVillage' }] })).toMatchObject({
      step: 'placeVillage',
      key: 'thrace',
      plan: { answers: [{ text: 'thrace' }] },
    });
  });

  it('keep the words of each answer, whatever its question', () => {
    const asked = { id: '', step: 'purchase', params: {}, min: 1, max: 1, by: 1, suggestions: [] } as const;
    const option = { key: archer.text, say: 'recruit', at: ['node:thrace'], unit: 'archer', node: 'thrace', spares: false };
    expect(planned({ ...asked, kind: 'pick', options: [option] }, option.key).words).toEqual([
      { say: 'option.recruit', params: { unit: 'archer', node: 'thrace', spares: false } },
    ]);
    expect(planned({ ...asked, kind: 'subset', options: [option] }, '-').words).toEqual([{ say: 'option.none', params: {} }]);
    expect(planned({ ...asked, step: 'bidTurnOrder', kind: 'amount', options: [] }, '50').words).toEqual([
      { say: 'medioevo.plan.amount', params: { step: 'bidTurnOrder', n: 50 } },
    ]);
  });
});

describe('battle orders', () => {
  it('UNI-47.15 are answers that the battle knows, everywhere or in a place, and found again', () => {
    const { battle, march, reroll } = content.of(started(2)).options;
    const known: { readonly [step: string]: readonly string[] } = {
      roundChoice: [battle.fight.key],
      offerSurrender: [battle.fight.key, battle.offer.key],
      answerSurrender: [battle.accept.key, battle.refuse.key],
      announceCapture: [battle.capture.key, battle.noCapture.key],
      chooseProtection: battle.protection.map(({ key }) => key),
      assignCrews: [battle.crewsDone.key],
      captainActions: [battle.noOrder.key],
      sacrificeLight: ['0', '1'],
      superioritySplit: [],
      rerollBattleDice: reroll.length > 0 ? ['-'] : [],
      assignDamage: battle.ashore.flatMap((roles) => roles.map(({ key }) => key)),
      keepOrPillage: [march.keepAll.key, march.pillageAll.key],
    };
    for (const row of ROWS)
      for (const order of row.orders) {
        const ways = Object.keys(steps[row.step].ways ?? {}).map((way) => `~${way}`);
        expect([...known[row.step], ...ways], row.step).toContain(order.key);
        for (const node of ['', 'thrace']) expect(orderFor([standingFor(row, order, node)], row.step, node)).toBe(order);
        expect(orderFor([standingFor(row, order, 'thrace')], row.step, '')).toBeNull();
      }
  });

  it('UNI-47.15 each is told in words of its own, in both languages', () => {
    const wordOf = (key: string): string =>
      key === '-' ? 'none' : key.replace('~', '').replace(/ (\w)/, (_, letter: string) => letter.toUpperCase());
    const wanted = ROWS.flatMap(({ step, orders }) => [`standing.${step}`, ...orders.map(({ key }) => `standing.${step}.${wordOf(key)}`)]);
    for (const words of [ordersEn, ordersFr]) expect(wanted.filter((key) => !Object.hasOwn(words, key))).toEqual([]);
  });

  it('UNI-47.15 play on to the end of a battle: mine where I have any, the usual ones where I have none, and are taken back together', () => {
    const mine = { step: 'rerollBattleDice', key: '~win', until: 'ever' } as const;
    const orders = ordersToPlayOn([mine], 'moldavia');
    expect(orders.map(({ step }) => step)).not.toContain('rerollBattleDice');
    expect(orders.find(({ step }) => step === 'assignDamage')).toEqual({
      step: 'assignDamage',
      key: '~cheapest',
      until: 'round',
      where: { own: true, node: 'moldavia' },
    });
    // Who gives up is answered by me.
    expect(orders.find(({ step }) => step === 'answerSurrender')?.where).toEqual({ act: 'demand', node: 'moldavia' });
    expect([playsOn([mine], 'moldavia'), playsOn([mine, ...orders], 'moldavia'), playsOn([mine, ...orders], 'thrace')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(ordersHere([mine, ...orders], 'moldavia')).toEqual(orders);
  });

  it('UNI-47.15 are put off for one battle by a wish to be asked in it, which leaves those for everywhere as they are', () => {
    const everywhere = ROWS.map((row) => standingFor(row, row.orders[0], ''));
    expect([playsOn(everywhere, 'moldavia'), ordersHere(everywhere, 'moldavia')]).toEqual([true, []]);
    const wishes = wishesInstead(everywhere, 'moldavia');
    expect(wishes.map(({ step, key, until }) => [step, key, until])).toEqual(ROWS.map(({ step }) => [step, ASK, 'round']));
    const said = [...everywhere, ...wishes];
    expect([playsOn(said, 'moldavia'), playsOn(said, 'thrace')]).toEqual([false, true]);
    // Put on again, nothing but the wishes has to go.
    expect([wishesHere(said, 'moldavia'), ordersToPlayOn(said, 'moldavia'), ordersForGood(said, 'moldavia')]).toEqual([
      wishes,
      [],
      everywhere,
    ]);
    // Orders for this battle alone need no wish: they are taken back.
    expect(wishesInstead(ordersToPlayOn([], 'moldavia'), 'moldavia')).toEqual([]);
  });

  it('UNI-47.15 answer at once what is asked when they are given', () => {
    const asked = {
      id: '',
      step: 'rerollBattleDice',
      kind: 'subset',
      params: { node: 'moldavia' },
      options: [],
      min: 0,
      max: 3,
      by: 1,
      suggestions: [],
      ways: { best: 'd4' },
    } as const;
    const order = { step: 'rerollBattleDice', key: '~best', until: 'round', where: { node: 'moldavia' } } as const;
    expect(answerNow(asked, order)).toBe('d4');
    expect(answerNow(asked, { ...order, key: '-' })).toBe('-');
    expect(answerNow(asked, { ...order, key: '~win' })).toBeNull();
    expect(answerNow(asked, { ...order, where: { node: 'thrace' } })).toBeNull();
    expect(answerNow({ ...asked, step: 'captainActions', kind: 'pick' }, { ...order, step: 'captainActions', key: 'stop' })).toBeNull();
  });

  it('UNI-47.15 are also cards to use, each by itself: those that battles ask about', () => {
    const own = viewOf(position([{ cards: [35, 46, 4, 57] }, {}]), 0);
    const cards = battleCards(own, 0);
    expect(cards.map(({ num }) => num)).toEqual([35, 4]);
    const [templar, warlord] = cards;
    const said = [useOf(templar, ''), useOf(warlord, 'thrace')];
    expect(['', 'thrace'].map((node) => cards.map((card) => isUsed(said, card, node)))).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(said.map(({ key }) => key)).toEqual(['use empire-35', 'use empire-04']);
  });
});

describe('the words of the stages', () => {
  it('are there in both languages', () => {
    expect(Object.keys(stagesFr).sort()).toEqual(Object.keys(stagesEn).sort());
  });
});
