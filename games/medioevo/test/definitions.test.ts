import { asIfAsked, foresee, type Game, type Standing, Table } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { fight } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { hasOpponents } from '../rules/entering.ts';
import { purchaseTurn } from '../rules/purchases.ts';
import { areHostile, beginWar } from '../rules/relations.ts';
import { interjections } from '../rules/talk.ts';
import { beginTrade } from '../rules/trade.ts';
import { armyIn } from '../rules/troops.ts';
import { playTurn } from '../rules/turn.ts';
import { battleOf, type UniState } from '../state.ts';
import { BARBARIANS, LIGHT, TECHNOLOGIES } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  c,
  controller,
  interject,
  keys,
  keysOf,
  node,
  type PlayerPlan,
  play,
  playTo,
  position,
  refusalOf,
  started,
  viewOf,
} from './builders.ts';
import { battle, until } from './war.ts';

const tableOf = (s: UniState, seats: number): Table<UniState, Game<UniState>> =>
  Table.resume(game, { seats, options: {}, seed: '0'.repeat(64) }, [], s);

describe('the words of section 3', () => {
  it('UNI-3.9 a player is hostile while the two are at war, and barbarians are opponents wherever they stand', () => {
    const s = position([{ units: { thrace: '1LI' } }, { units: { thrace: '1LI' } }], { barbarians: { serbia: '1LI' } });
    expect([areHostile(s, 0, 1), hasOpponents(s, 0, node('thrace')), areHostile(s, 0, BARBARIANS)]).toEqual([false, false, true]);
    // A war that was declared is not one yet.
    beginWar(s, 0, 1, s.turn + 1);
    expect(areHostile(s, 0, 1)).toBe(false);
    beginWar(s, 0, 1, s.turn);
    expect([areHostile(s, 0, 1), hasOpponents(s, 0, node('thrace'))]).toEqual([true, true]);
    expect([areHostile(s, 0, BARBARIANS), hasOpponents(s, 0, node('serbia'))]).toEqual([true, true]);
  });

  it('UNI-3.10 caravans are no units: one that comes into barbarian land raises no horde, an empty wagon does', () => {
    const vehicles = ['caravan 1 thrace', 'warWagon 1 thrace'];
    const trade = advanceTo(position([{ vehicles }, {}], { phase: 'trade', active: 0, next: () => [beginTrade.do({ seat: 0 })] }));
    play(trade, 'caravan 1', 'to bulgaria');
    expect(armyIn(trade, BARBARIANS, node('bulgaria'))).toBe(0);
    const march = advanceTo(position([{ vehicles }, {}], { active: 0, next: (s) => combatTurn(s, 0) }));
    answer(march, 'warWagon 1');
    expect(keysOf(answer(march, 'to bulgaria'))).toContain('hordeRaised');
  });

  it('UNI-3.11 an army is all that stands in a place: who was there fights beside those who come', () => {
    const plan: PlayerPlan = { units: { thrace: '2LI', bulgaria: '3HI' }, vehicles: ['warWagon 1 thrace'] };
    const s = advanceTo(
      position([plan, { units: { bulgaria: '1LI' } }], {
        active: 0,
        wars: [[0, 1]],
        owners: { bulgaria: 1 },
        next: (t) => combatTurn(t, 0),
      }),
    );
    play(s, 'warWagon 1', 'all', 'to bulgaria');
    if (asked(s)[0] === '0 joinEntry') answer(s, 'enter');
    expect(battleOf(s)?.began).toEqual([5, 1]);
    // An empty wagon that joins units in land of an enemy is part of an army that takes it.
    const joined = advanceTo(
      position([{ units: { severin: '1LI' }, vehicles: ['warWagon 1 bulgaria'] }, {}], {
        active: 0,
        wars: [[0, 1]],
        next: (t) => combatTurn(t, 0),
      }),
    );
    expect(controller(joined, 'severin')).toBe(1);
    play(joined, 'warWagon 1', 'to severin');
    expect(controller(joined, 'severin')).toBe(0);
  });
});

describe('at any moment', () => {
  it('UNI-2.6 UNI-46.1 players who are not active use technologies, cards and loans in the turn of another', () => {
    const s = advanceTo(
      position([{}, { levels: { violet: 2, orange: 2 }, cards: [13], florins: 1000, units: { severin: '1LI' } }], {
        phase: 'purchases',
        active: 0,
        next: (t) => purchaseTurn(t, 0),
      }),
    );
    interject(s, 1, 'loan');
    expect([s.loans[1], s.florins[1]]).toEqual([1, 1500]);
    expect(interjections(s, 1).map(({ move }) => move)).toEqual(expect.arrayContaining(['act', 'repay', 'pact', 'war']));
    interject(s, 1, 'act');
    expect(asked(s)[0]).toBe('1 actNow');
    // Those it has, and of them what has its window now: Law is for rebellions.
    expect(keys(s).filter((key) => TECHNOLOGIES.some((technology) => key === `use ${technology}`))).toEqual(['use monasticism']);
    expect(refusalOf(s, 'use law')).toBe('UNI-47.4 notItsWindow');
    answer(s, 'use monasticism');
    answer(s, keys(s)[0]);
    expect(s.florins[1]).toBeLessThan(1500);
  });

  it('UNI-2.6 UNI-46.1 UNI-47.2 a third player acts between the rounds of a battle of others', () => {
    const s = advanceTo(
      position([{ units: { serbia: '2HI' } }, { units: { serbia: '2LI' } }, { levels: { violet: 2 }, florins: 1000 }], {
        phase: 'combat',
        active: 0,
        wars: [[0, 1]],
        next: (t) => fight(t, 0, 1, node('serbia')),
      }),
    );
    interject(s, 2, 'act');
    answer(s, 'no capture', 0);
    answer(s, 'no capture', 1);
    expect(asked(s)).toEqual(['2 actNow']);
    expect(keys(s)).toContain('use monasticism');
  });

  it('UNI-46.1 UNI-47.4 a technology is used in its own window, whoever is active, and in no other', () => {
    const s = battle([{ units: { serbia: '4HI' } }, { units: { serbia: '4HI' }, levels: { red: 4 }, points: { red: 4 } }], { attacker: 0 });
    expect(s.active).toBe(0);
    until(s, '1 window');
    expect(keys(s, 1).filter((key) => key.startsWith('use '))).toEqual(['use promotion']);
    expect(refusalOf(s, 'use strategy', 1)).toBe('UNI-47.4 notItsWindow');
    expect(refusalOf(s, 'use tactics', 1)).toBe('UNI-47.4 notItsWindow');
    answer(s, 'pass', 1);
    until(s, '1 window');
    expect(keys(s, 1)).toContain('use strategy');
  });

  it('UNI-2.8 a player sees the objectives of his own cards, and nobody else whether they are met', () => {
    const s = position([{ cards: [46] }, {}], { next: () => [actNow.do({ seat: 0, calledIn: false })] });
    expect(viewOf(s, 0).players[0].cards[0].met).toBe(false);
    expect([viewOf(s, 1).players[0].cards[0].met, viewOf(s, null).players[0].cards[0].met]).toEqual([null, null]);
  });

  it('UNI-2.9 UNI-2.10 all see the same of a player but florins, objectives and what follows from them, which are his own', () => {
    const player: PlayerPlan = {
      florins: 700,
      honour: 12,
      loans: 2,
      tax: 40,
      levels: { green: 2 },
      tokens: { red: 1 },
      cards: [46, -13],
      units: { thrace: '2LI' },
      vehicles: ['caravan 1 thrace: green'],
    };
    const s = position([player, {}], { prisoners: [[0, 1, '1LI']] });
    s.dealt[0] = [4, 5];
    s.looked = [3];
    s.looker = 0;
    const [own, others, nobody] = [0, 1, null].map((seat) => viewOf(s, seat));
    expect(others.players[0]).toEqual(nobody.players[0]);
    const mine = Object.entries(own.players[0]);
    const shown = new Map<string, unknown>(Object.entries(others.players[0]));
    const differ = mine.filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(shown.get(key))).map(([key]) => key);
    expect(differ.sort()).toEqual(['cards', 'dealt', 'florins', 'prices', 'rebuy', 'taxes']);
    expect(['florins', 'prices', 'rebuy', 'taxes', 'dealt'].map((key) => shown.get(key))).toEqual([null, null, null, null, 2]);
    expect(others.players[0].cards).toEqual(own.players[0].cards.map((one) => ({ ...one, met: null })));
    expect(others.players[0]).toMatchObject({ honour: 12, loans: 2, tax: 40, levels: [0, 0, 0, 0, 2, 0], tokens: [0, 0, 0, 1, 0, 0] });
    expect(others.players[0].prisoners[1][LIGHT]).toBe(1);
    expect([others.vehicles, others.territories, others.warCircle]).toEqual([own.vehicles, own.territories, own.warCircle]);
    expect(others.vehicles[0].cubes).toEqual(['green']);
    expect([own.looked.length, others.looked, nobody.looked]).toEqual([1, [], []]);
  });
});

describe('a queue of purchases', () => {
  const queue = (closing: string | null, ...texts: readonly string[]): Standing => ({
    step: 'purchase',
    key: texts[0],
    until: 'round',
    plan: { answers: texts.map((text) => ({ text })), list: closing === null ? {} : { closing } },
  });
  /** Seat 1 buys first; seat 0 waits. */
  const waiting = (florins: number, standing: Standing): Table<UniState, Game<UniState>> => {
    const plan = { florins, units: { thrace: '1LI' }, levels: { green: 2 }, points: { green: 1 } };
    const next = [1, 0].map((seat) => playTurn.do({ seat }));
    const table = tableOf(advanceTo(position([plan, {}], { phase: 'purchases', order: [1, 0], next: () => next })), 2);
    table.setStanding(0, standing);
    return table;
  };
  const unit = 'recruit lightInfantry in thrace';

  it('UNI-47.11 is carried out in order when the turn comes and closes the phase, without a question', () => {
    const table = waiting(1000, queue('done', unit, unit));
    const outcome = table.reply(1, 'done');
    expect(outcome.ok && outcome.done.map(({ line }) => line.text)).toEqual(['done', unit, unit, 'done']);
    expect(table.questions().some(({ frame }) => frame.step === 'purchase')).toBe(false);
    expect(table.standingOf(0)).toEqual([]);
  });

  it('UNI-47.11 drops what is no longer legal and goes on; only then, or if it was not closed, its owner is asked', () => {
    const { florins } = c.units[LIGHT];
    const short = waiting(florins, queue('done', unit, unit));
    short.reply(1, 'done');
    expect([short.lines.map(({ text }) => text), short.question(0)?.frame.step]).toEqual([['done', unit], 'purchase']);
    const lost = waiting(1000, queue('done', 'fly', unit));
    lost.reply(1, 'done');
    expect([lost.lines.map(({ text }) => text), lost.question(0)?.frame.step]).toEqual([['done', unit], 'purchase']);
    const open = waiting(1000, queue(null, unit));
    open.reply(1, 'done');
    expect([open.lines.map(({ text }) => text), open.question(0)?.frame.step]).toEqual([['done', unit], 'purchase']);
  });

  it('UNI-47.11 waits where a purchase leads to a choice, and goes on after it', () => {
    const table = waiting(1000, queue('done', 'empire card', unit));
    table.reply(1, 'done');
    expect(table.question(0)?.frame.step).toBe('chooseEmpireCard');
    const q = table.question(0);
    table.reply(0, q?.kind === 'pick' ? q.options[0].key : '');
    expect(table.lines.slice(-2).map(({ text }) => text)).toEqual([unit, 'done']);
  });

  it('UNI-47.11 does not close the phase after a choice if an entry was dropped before it', () => {
    const table = waiting(1000, queue('done', 'fly', 'empire card', unit));
    table.reply(1, 'done');
    const q = table.question(0);
    table.reply(0, q?.kind === 'pick' ? q.options[0].key : '');
    expect([table.lines.at(-1)?.text, table.question(0)?.frame.step]).toEqual([unit, 'purchase']);
  });

  it('UNI-47.11 UNI-13.5 is composed before its phase as if the unit limit began anew', () => {
    const composed = (phase: 'trade' | 'purchases'): boolean | undefined => {
      const s = position([{ florins: 1000, units: { thrace: '1LI' } }, {}], {
        phase,
        next: () => [actNow.do({ seat: 1, calledIn: false })],
      });
      s.recruited[0] = 99;
      return foresee(game, advanceTo(s), 0, [asIfAsked('purchase')]).next?.options.some(({ key }) => key === unit);
    };
    expect([composed('trade'), composed('purchases')]).toEqual([true, false]);
  });

  it('UNI-47.11 is composed from what could be bought now', () => {
    const { game: uni, state } = waiting(1000, queue('done', unit));
    const { next, carried } = foresee(uni, state, 0, [asIfAsked('purchase'), unit]);
    expect([carried, next?.step, next?.options.some(({ key }) => key === unit)]).toEqual([1, 'purchase', true]);
  });
});

describe('placements before the first turn', () => {
  /** The auction is over; the last in order waits, and prepares what comes next as the foresight asks for it. */
  const waiting = (): { readonly table: Table<UniState>; readonly last: number } => {
    const s = playTo(started(3, {}, 1), 'placeVillage');
    return { table: tableOf(s, 3), last: s.order[2] };
  };
  const prepare = (table: Table<UniState>, seat: number, ...steps: readonly [step: string, ...more: string[]]): readonly string[] => {
    const answers: { readonly step: string; readonly text: string }[] = [];
    for (const step of steps) {
      const { next } = foresee(game, table.state, seat, [asIfAsked(steps[0]), ...answers.map(({ text }) => text)]);
      expect(next?.step).toBe(step);
      answers.push({ step, text: next?.options.at(-1)?.key ?? '' });
    }
    const [step] = steps;
    table.setStanding(seat, { step, key: answers[0].text, until: 'ever', plan: { answers } });
    return answers.map(({ text }) => text);
  };
  /** The others place as they are asked, the first that they may. */
  const others = (table: Table<UniState>, last: number): void => {
    for (let n = 0; n < 40; n++) {
      const q = table.questions().find(({ frame, seat }) => seat !== last && frame.step.startsWith('place'));
      if (q?.kind !== 'pick') return;
      table.reply(q.seat, q.options[0].key);
    }
  };

  it('UNI-47.16 UNI-1.16 UNI-1.17 are prepared in advance, village and army, and carried out when the seat’s turn comes', () => {
    const { table, last } = waiting();
    const village = prepare(table, last, 'placeVillage');
    const army = prepare(table, last, 'placeArcher', 'placeTransport');
    others(table, last);
    expect(table.lines.filter(({ seat }) => seat === last).map(({ text }) => text)).toEqual([...village, ...army]);
    expect(table.standingOf(last)).toEqual([]);
    expect(table.questions().some(({ frame }) => frame.step.startsWith('place'))).toBe(false);
  });
});
