import { ASK, type Frame, isPoll, type Seat, type Standing, scriptChance, Table, usualStandings } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { cardUse } from '../rules/acts.ts';
import { makeBattle } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { endGame } from '../rules/ending.ts';
import { setEvent } from '../rules/events.ts';
import { endPhase, endTurn } from '../rules/turn.ts';
import { rerollBarbarianDice } from '../rules/war-circle.ts';
import { concerns, openWindow, window } from '../rules/windows.ts';
import { NOBODY, type UniState } from '../state.ts';
import { PHASE, WINDOWS, type WindowKind } from '../vocabulary.ts';
import { c, card, node, type PlayerPlan, position } from './builders.ts';

const SETUP = { seats: 3, options: {}, seed: '0'.repeat(64) };
const HOLDER: readonly PlayerPlan[] = [{}, { cards: [46] }, {}];

/** The first player is about to reroll the War Circle, whose dice are nobody's; then the holders of Assassins are asked. */
function rolling(players = HOLDER, turn = 3, phase: 'events' | 'taxes' = 'events'): UniState {
  const s = position(players, { turn, phase, warCircle: [4, 4, 2], chance: scriptChance([]) });
  s.core.stack = [endGame.do({}), endTurn.do({ turn }), endPhase.do({ phase: PHASE[phase] }), rerollBarbarianDice.do({ seat: 0 })];
  return s;
}

/** Whether the second player is asked about the dice, given what he has said in advance; by default what everybody sits down with. */
function isAsked(said: readonly Standing[], players = HOLDER, usual = true): boolean {
  const table = Table.resume(game, SETUP, [], rolling(players), usual ? usualStandings(game, [1]) : []);
  for (const one of said) table.setStanding(1, one);
  table.reply(0, '-');
  return table.question(1)?.frame.step === 'window';
}

const PASS: Standing = { step: 'window', key: 'pass', until: 'ever' };
const WISH: Standing = { step: 'window', key: ASK, until: 'ever' };
const DICE = { where: { window: 'onDie' } } as const;
const CARDS = { where: { window: 'onCardUsed' } } as const;

describe('standing answers to windows', () => {
  it('UNI-47.8 always pass, ask, or ask where one’s own pieces are concerned, which is the default', () => {
    expect([isAsked([]), isAsked([], HOLDER, false)]).toEqual([false, true]);
    expect([isAsked([{ ...PASS, ...DICE }], HOLDER, false), isAsked([{ ...WISH, ...DICE }])]).toEqual([false, true]);
    // What was said last counts, and saying it anew changes it.
    expect(
      isAsked([
        { ...PASS, ...DICE },
        { ...WISH, ...DICE },
      ]),
    ).toBe(true);
    expect(
      isAsked([
        { ...WISH, ...DICE },
        { ...PASS, ...DICE },
      ]),
    ).toBe(false);
  });

  it('UNI-47.8 per window: what is said of one kind is not said of another', () => {
    expect([isAsked([{ ...PASS, ...CARDS }], HOLDER, false), isAsked([{ ...WISH, ...CARDS }])]).toEqual([true, false]);
  });

  it('UNI-47.8 per card: not on account of one, or wherever one could be used', () => {
    const never = (n: number): Standing => ({ ...PASS, when: { name: 'onlyCard', n, each: true } });
    const always = (n: number): Standing => ({ ...WISH, when: { name: 'card', n, each: true } });
    const two: readonly PlayerPlan[] = [{}, { cards: [46, 47] }, {}];
    expect([never(46), never(47)].map((one) => isAsked([one], HOLDER, false))).toEqual([false, true]);
    // Where another card could be used as well he is asked.
    expect([never(46), never(47)].map((one) => isAsked([one], two, false))).toEqual([true, true]);
    expect([always(46), always(47)].map((one) => isAsked([one]))).toEqual([true, false]);
    expect([always(46), always(47)].map((one) => isAsked([one], two))).toEqual([true, true]);
  });

  it('UNI-47.8 hold until changed, to the end of the phase or to the end of the turn', () => {
    const MOMENTS = [
      [3, 'events'],
      [3, 'taxes'],
      [4, 'events'],
    ] as const;
    /** Said in phase 2 of turn 3; whether he is asked then, in the next phase, and in the same phase of the next turn. */
    const asked = (said: Standing): boolean[] => {
      const first = Table.resume(game, SETUP, [], rolling(), usualStandings(game, [1]));
      if (said.key === 'pass') for (const { answer } of usualStandings(game, [1])) first.clearStanding(1, answer);
      first.setStanding(1, said);
      return MOMENTS.map(([turn, phase]) => {
        const table = Table.resume(game, SETUP, [], rolling(HOLDER, turn, phase), first.standings);
        table.reply(0, '-');
        return table.question(1)?.frame.step === 'window';
      });
    };
    const never = { ...PASS, ...DICE };
    expect([asked(never), asked({ ...never, until: 'phase' }), asked({ ...never, until: 'round' })]).toEqual([
      [false, false, false],
      [false, true, true],
      [false, false, true],
    ]);
    const always: Standing = { ...WISH, when: { name: 'card', n: 46, each: true } };
    expect([asked(always), asked({ ...always, until: 'phase' }), asked({ ...always, until: 'round' })]).toEqual([
      [true, true, true],
      [true, false, false],
      [true, true, false],
    ]);
  });

  it('UNI-47.8 UNI-47.1 the default: to pass where nothing of one’s own is concerned, or nothing could be paid', () => {
    expect(game.usualAnswers).toEqual(['elsewhere', 'nothing'].map((name) => ({ ...PASS, when: { name, n: 0 } })));
  });

  it('UNI-47.8 UNI-46.15 UNI-46.19 by default one is asked about Tactics in every round, and where one could only borrow a card', () => {
    const asks = (plan: PlayerPlan, kind: WindowKind, round: number): boolean => {
      const s = position([{ units: { serbia: '2LI' }, cards: [35] }, { units: { serbia: '2LI' }, ...plan }, {}], { wars: [[0, 1]] });
      s.battles.push({ ...makeBattle(s, 0, 1, node('serbia')), round });
      s.blows = [
        {
          side: 0,
          by: 1,
          kind: 'melee',
          locations: [node('serbia')],
          naval: false,
          captures: false,
          points: 1,
          directed: 0,
          destroyed: [],
          emptied: [],
        },
      ];
      const frames = openWindow(s, { kind, seats: [1], about: NOBODY });
      s.core.stack = [endGame.do({}), endTurn.do({ turn: 3 }), ...frames, actNow.do({ seat: 0, calledIn: false })];
      const table = Table.resume(game, SETUP, [], s, usualStandings(game, [1]));
      // What was said in advance is said once the first player has done.
      table.reply(0, 'pass');
      return table.question(1)?.frame.step === 'window';
    };
    const tactics: PlayerPlan = { levels: { red: 3 }, points: { red: 1 } };
    expect([1, 2, 3].map((round) => asks(tactics, 'onEnemyDamage', round))).toEqual([true, true, true]);
    expect(asks({ levels: { violet: 3 }, points: { violet: 1 } }, 'battleRoundStart', 1)).toBe(true);
  });
});

/** Whether a condition under which a window may be passed holds for the second player. */
function holds(name: string, s: UniState, kind: WindowKind, n = 0, seats: readonly Seat[] = [0, 1]): boolean | undefined {
  const [frame]: readonly Frame[] = openWindow(s, { kind, seats, about: NOBODY });
  return isPoll(frame) ? game.steps.window.conditions?.[name]?.holds(s, frame.asks, 1, n) : undefined;
}

describe('conditions of standing answers to windows', () => {
  /** Dice of the second player. */
  const dice = (plan: PlayerPlan, sides: readonly Seat[] = [1]): UniState => {
    const s = position([{ cards: [47] }, plan]);
    s.rolls = [{ sides, what: 'x', dice: [3], faces: [6] }];
    return s;
  };
  const fight = (plan: PlayerPlan, round = 1, other: PlayerPlan = { units: { serbia: '2LI' } }, defender = 1): UniState => {
    const s = position([other, { units: { serbia: '2LI' }, ...plan }, { units: { serbia: '1LI' } }], { wars: [[0, defender]] });
    s.battles.push({ ...makeBattle(s, 0, defender, node('serbia')), round });
    return s;
  };
  const PROMOTION: PlayerPlan = { levels: { red: 2 }, points: { red: 2 } };

  it('UNI-47.8 a card alone: means to pay do not count, a technology does, and is no card', () => {
    const s = dice({ cards: [48], florins: 60 });
    s.uses = [use(s, 0, 47, 'onDie')];
    expect([48, 49].map((n) => [holds('onlyCard', s, 'onCardUsed', n), holds('card', s, 'onCardUsed', n)])).toEqual([
      [true, true],
      [false, false],
    ]);
    // Technologies are counted from 0, cards by their printed numbers: Promotion is not card 14.
    const promoting = fight({ ...PROMOTION });
    expect([holds('onlyCard', promoting, 'battleRoundStart', 14), holds('card', promoting, 'battleRoundStart', 14)]).toEqual([
      false,
      false,
    ]);
    const both = fight({ ...PROMOTION, cards: [35] });
    expect([holds('onlyCard', both, 'battleRoundStart', 35), holds('card', both, 'battleRoundStart', 35)]).toEqual([false, true]);
    // Another window is open in the same breath: a card for the dice after a melee.
    const melee = fight({ cards: [46] });
    melee.rolls = [{ sides: [0], what: 'melee', dice: [3], faces: [6] }];
    const [frame] = openWindow(melee, { kind: 'battleAfterRolls', also: 'onDie', seats: [1], about: NOBODY });
    const asks = isPoll(frame) ? frame.asks : null;
    const { conditions } = game.steps.window;
    expect(asks !== null && ['onlyCard', 'card'].map((name) => conditions?.[name]?.holds(melee, asks, 1, 46))).toEqual([true, true]);
    expect(asks !== null && ['nothing', 'onlyBorrowed'].map((name) => conditions?.[name]?.holds(melee, asks, 1, 0))).toEqual([
      false,
      false,
    ]);
  });

  it('UNI-47.8 UNI-47.1 nothing that could be paid, also with what may be raised first', () => {
    const joker = (plan: PlayerPlan): UniState => {
      const s = dice({ cards: [48], ...plan });
      s.uses = [use(s, 0, 47, 'onDie')];
      return s;
    };
    expect([60, 0].map((florins) => holds('nothing', joker({ florins }), 'onCardUsed'))).toEqual([false, false]);
    const promoting = (florins: number, loans: number): boolean | undefined =>
      holds('nothing', fight({ levels: { red: 2 }, florins, loans }), 'battleRoundStart');
    expect([promoting(0, 5), promoting(100, 5), promoting(0, 0)]).toEqual([true, false, false]);
  });

  it('UNI-47.8 UNI-47.6 UNI-15.8 only a card to borrow: not where one of one’s own could be used; who watches is asked of dice and cards', () => {
    const lender: PlayerPlan = { units: { serbia: '2LI' }, cards: [35] };
    const violet: PlayerPlan = { levels: { violet: 3 }, points: { violet: 1 } };
    expect(holds('onlyBorrowed', fight(violet, 1, lender), 'battleRoundStart')).toBe(true);
    const red: PlayerPlan = { levels: { violet: 3, red: 2 }, points: { violet: 1, red: 2 } };
    expect(holds('onlyBorrowed', fight(red, 1, lender), 'battleRoundStart')).toBe(false);
    expect(holds('onlyBorrowed', fight({ ...violet, cards: [35] }, 1, { ...lender, cards: [4] }), 'battleRoundStart')).toBe(false);
    const watching = fight(violet, 1, lender);
    watching.watching = 2;
    expect(holds('onlyBorrowed', watching, 'battleRoundStart')).toBe(true);
    // Whose own Joker is too dear for him could only borrow one that costs nothing.
    const poor = position([{ cards: [47, 49] }, { ...violet, cards: [48], florins: 0, loans: 5 }]);
    poor.uses = [use(poor, 0, 47, 'onDie')];
    expect(holds('onlyBorrowed', poor, 'onCardUsed')).toBe(true);
    const borrowing = dice({ ...violet, cards: [-46] });
    expect(openWindow(borrowing, { kind: 'onDie', seats: [1], about: NOBODY })).toEqual([]);
    borrowing.watching = 2;
    expect(holds('onlyBorrowed', borrowing, 'onDie')).toBe(false);
  });

  it('UNI-47.8 in one’s own battle technologies are asked about in the first round, cards in each', () => {
    expect([0, 1, 2, 3].map((round) => holds('laterRound', fight(PROMOTION, round), 'battleRoundStart'))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(holds('laterRound', fight({ ...PROMOTION, cards: [35] }, 2), 'battleRoundStart')).toBe(false);
    // Whoever watches a battle of others is asked in each round.
    const watched = fight({ levels: { violet: 3 }, points: { violet: 1 } }, 2, { units: { serbia: '2LI' }, cards: [46] }, 2);
    watched.watching = 2;
    watched.rolls = [{ sides: [0], what: 'x', dice: [3], faces: [6] }];
    expect(holds('laterRound', watched, 'onDie')).toBe(false);
  });
});

/** A card being used, with what was chosen for it. */
function use(s: UniState, seat: Seat, num: number, window: WindowKind, ...targets: number[]): UniState['uses'][number] {
  const made = cardUse(s, seat, card(num), { windows: 1 << WINDOWS.indexOf(window), about: NOBODY });
  if (made === null) throw new Error(`card ${num} is not for ${window}`);
  return { ...made, targets };
}

describe('one’s own pieces', () => {
  it('UNI-47.8 are concerned in one’s own battle; in a battle of others whoever watches is asked all the same', () => {
    const s = position([{}, {}, { cards: [46] }], { wars: [[0, 1]] });
    s.battles.push({ ...makeBattle(s, 0, 1, node('serbia')), round: 1 });
    s.rolls = [{ sides: [0, 1], what: 'melee', dice: [3], faces: [6] }];
    for (const kind of ['battleBeforeDice', 'battleRoundEnd', 'onDie', 'onCardUsed'] as const)
      expect([0, 1, 2].map((seat) => concerns(s, seat, kind))).toEqual([true, true, false]);
    // A card that is used there on something of a third player is his business all the same.
    s.uses = [use(s, 0, 1, 'any', node('crimea'))];
    expect([concerns(s, 2, 'onCardUsed'), concerns(s, 2, 'battleRoundEnd')]).toEqual([true, false]);
    const elsewhere = (watching: number): boolean | undefined => {
      s.watching = watching;
      const frame = game.steps.window.conditions?.elsewhere;
      return frame?.holds(s, window.do({ seats: [2], among: [0, 1, 2], kind: 'onDie', also: 'onDie', about: NOBODY }).asks, 2, 0);
    };
    expect([elsewhere(0), elsewhere(2), elsewhere(4)]).toEqual([true, true, false]);
    s.battles.pop();
    expect(elsewhere(4)).toBe(true);
  });

  it('UNI-47.8 are concerned by one’s own dice: those rolled last', () => {
    const s = position([{}, {}, {}]);
    const roll = (...sides: Seat[]) => ({ sides, what: 'x', dice: [3], faces: [6] });
    expect(concerns(s, 0, 'onDie')).toBe(false);
    s.rolls = [roll(1), roll(0, 2)];
    expect([0, 1, 2].map((seat) => concerns(s, seat, 'onDie'))).toEqual([true, false, true]);
  });

  it('UNI-47.8 UNI-47.4 are concerned in windows that open only for whom they are about', () => {
    const s = position([{}, {}]);
    for (const kind of WINDOWS.filter((one) => !one.startsWith('battle') && !['onDie', 'onCardUsed', 'eventDrawn'].includes(one)))
      expect([kind, concerns(s, 1, kind)]).toEqual([kind, true]);
  });

  it('UNI-47.8 are concerned by an event where one has land, units or vehicles in its area', () => {
    const event = c.events.findIndex(
      ({ nodes }) => nodes.includes(node('thrace')) && nodes.includes(node('aegeanSea')) && !nodes.includes(node('severin')),
    );
    const drawn = (other: PlayerPlan): boolean => {
      const s = position([{ vehicles: ['galley 1 aegeanSea'] }, other]);
      expect(concerns(s, 1, 'eventDrawn')).toBe(false);
      setEvent(s, event);
      expect(concerns(s, 0, 'eventDrawn')).toBe(true);
      return concerns(s, 1, 'eventDrawn');
    };
    expect([drawn({}), drawn({ units: { thrace: '1LI' } }), drawn({ vehicles: ['galley 1 aegeanSea'] })]).toEqual([false, true, true]);
    expect([drawn({ vehicles: ['caravan 1 thrace'] }), drawn({ units: { alfold: '1LI' } })]).toEqual([true, false]);
  });

  it('UNI-47.8 are concerned by a card of another that is used on one’s land, units, dice or cards, not by its points', () => {
    const thrace = node('thrace');
    const s = position([{ units: { wallachia: '1LI' } }, { cards: [-1, 5], units: { moldavia: '1LI' } }, { cards: [2] }], {
      barbarians: { moldavia: '1LI' },
    });
    s.rolls = [{ sides: [2], what: 'x', dice: [3], faces: [6] }];
    const touched = (by: Seat, num: number, window: WindowKind, ...targets: number[]): Seat[] => {
      s.uses = [use(s, by, num, window, ...targets)];
      return [0, 1, 2].filter((seat) => concerns(s, seat, 'onCardUsed'));
    };
    // Bans: his land, or his army in land of others; never the user’s own.
    expect([touched(1, 1, 'any', thrace), touched(0, 1, 'any', thrace), touched(2, 3, 'any', node('wallachia'))]).toEqual([[0], [], [0]]);
    // An agitator, also where one’s home is another’s.
    s.owner[thrace] = 2;
    expect(touched(1, 15, 'any', thrace)).toEqual([0, 2]);
    s.owner[thrace] = 0;
    expect([touched(1, 34, 'any', thrace, 0), touched(2, 66, 'any', node('moldavia'), NOBODY)]).toEqual([[0], [1]]);
    // A number that is no place: an army’s side, a die, a card, a colour.
    expect([touched(1, 67, 'any', thrace, 2, 0), touched(0, 68, 'any', thrace, 1, 4)]).toEqual([[2], [1]]);
    expect([touched(0, 46, 'onDie', thrace), touched(1, 57, 'any', thrace), touched(2, 44, 'any', card(5))]).toEqual([[2], [], [1]]);
    expect(touched(2, 63, 'any', thrace * 8, node('moldavia'))).toEqual([0, 1]);
    // Who keeps cards rotated: whose cards are.
    expect(touched(0, 13, 'endOfTurn')).toEqual([1]);
    // A Joker: whose card it is played against.
    s.uses = [use(s, 1, 57, 'any', 0), use(s, 2, 48, 'onCardUsed')];
    expect([0, 1, 2].map((seat) => concerns(s, seat, 'onCardUsed'))).toEqual([false, true, false]);
    // Points touch nobody.
    s.uses = [{ ...use(s, 1, 1, 'any', thrace), kind: 'points' }];
    expect(concerns(s, 0, 'onCardUsed')).toBe(false);
    // Plague doctors: the land that is sheltered; by a die, any of the area.
    setEvent(
      s,
      c.events.findIndex(({ nodes }) => nodes.includes(thrace) && !nodes.includes(node('crimea'))),
    );
    expect([touched(1, 43, 'eventDrawn', thrace), touched(1, 43, 'eventDrawn', node('crimea'))]).toEqual([[0], [2]]);
    expect([touched(1, 42, 'eventDrawn'), touched(0, 42, 'eventDrawn')]).toEqual([[0], []]);
  });
});
