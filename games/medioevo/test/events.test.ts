import { type Chance, fastChance, scriptChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { barbarianPoints } from '../rules/barbarian-points.ts';
import { levelOf } from '../rules/buildings.ts';
import { drawEvent, endEvent, events, renewEvents } from '../rules/events.ts';
import { deedOf } from '../rules/honour.ts';
import { aboard, armyAt, components, lot, NOBODY, type UniState } from '../state.ts';
import { view } from '../view.ts';
import { CIVIL, MILITARY } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  army,
  asked,
  c,
  card,
  keys,
  node,
  type PlayerPlan,
  type PositionPlan,
  play,
  position,
  refusalOf,
  slotOf,
  units,
} from './builders.ts';

/** Event cards as the state counts them: the printed number less 1. Card 1 strikes Thrace, Bulgaria, Serbia … and the Aegean Sea. */
const PROPONTIS = 0;

/** The event of a turn, with dice as they show; `deck` has the drawn card last. */
function event(
  players: readonly PlayerPlan[],
  dice: readonly number[],
  plan: PositionPlan = {},
  deck: readonly number[] = [5, 6, PROPONTIS],
): UniState {
  const s = position(players, {
    phase: 'events',
    chance: scriptChance(dice.map((face) => face - 1)),
    ...plan,
    next: (t) => [...events(t), ...barbarianPoints(t)],
  });
  s.eventDiscard = s.eventDeck.filter((one) => !deck.includes(one));
  s.eventDeck = deck.slice();
  return advanceTo(s);
}

describe('Event cards', () => {
  it('UNI-5.6 UNI-5.7 the top card is drawn and the first player chooses two of its three effects', () => {
    const s = event([{ units: { thrace: '1LI' } }, {}], [6], { order: [1, 0] });
    expect([asked(s), s.event?.card, s.eventDeck]).toEqual([['1 chooseEventEffects'], PROPONTIS, [5, 6]]);
    expect(keys(s)).toEqual(['movement', 'armies', 'buildings']);
    expect(() => answer(s, 'movement')).toThrow();
    answer(s, 'movement + armies');
    expect([s.event, s.eventDiscard.at(-1)]).toEqual([null, PROPONTIS]);
  });

  it('UNI-5.8 a card whose area is not in play has no effect, and none is chosen', () => {
    const s = position([{ units: { thrace: '1LI' } }, {}], { phase: 'events', next: events });
    s.eventDeck = [5, PROPONTIS];
    s.inPlay.fill(0);
    advanceTo(s);
    expect([asked(s)[0]?.includes('chooseEventEffects') ?? false, s.event]).toEqual([false, null]);
  });

  it('UNI-5.8 the area has the sea zones beside its territories, and shrinks to what is in play', () => {
    for (const { area } of c.events)
      for (const [one, { sea, land }] of c.nodes.entries()) if (sea) expect(area[one]).toBe(land.some((other) => area[other]));
    const fleet = { vehicles: ['galley 1 aegeanSea: 1LI'] };
    const s = event([fleet, {}], [6, 1]);
    answer(s, 'movement + armies');
    expect(s.armies[armyAt(0, aboard(slotOf(s, 0, 'galley')))]).toBe(0);
    // With only Serbia left of it, nobody else rolls.
    const t = event([{ ...fleet, units: { thrace: '1LI' } }, { units: { serbia: '1LI' } }], [1]);
    t.inPlay.fill(0);
    t.inPlay[node('serbia')] = 1;
    answer(t, 'movement + armies');
    expect([army(t, 0, 'thrace'), army(t, 1, 'serbia')]).toEqual([1, 0]);
  });

  it('UNI-5.15 the used card is discarded, and the last of the deck brings all others back shuffled', () => {
    const discards = (chance: Chance): UniState => {
      const s = position([{}, {}], { phase: 'events', chance, next: events });
      s.eventDiscard = s.eventDeck.filter((one) => one !== PROPONTIS && one !== 5);
      s.eventDeck = [5, PROPONTIS];
      return advanceTo(s);
    };
    const s = discards(fastChance(1));
    const before = s.eventDiscard.length;
    answer(s, 'movement + armies');
    expect([s.eventDeck, s.eventDiscard.length, s.eventDiscard.at(-1)]).toEqual([[5], before + 1, PROPONTIS]);
    const orders = [1, 2].map((seed) => {
      const t = position([{}, {}], { chance: fastChance(seed) });
      t.eventDiscard = t.eventDeck.slice().sort((a, b) => a - b);
      t.eventDeck = [];
      renewEvents(t);
      return t.eventDeck.join();
    });
    expect(orders[0]).not.toBe(orders[1]);
    // A card in use that was taken from under an empty deck is back at once when it is done with.
    const last = position([{}, {}], { phase: 'events' });
    last.eventDiscard = [];
    last.eventDeck = [];
    last.event = { card: PROPONTIS, sheltered: [], effects: [], struck: 0, exposed: 0 };
    endEvent.run?.(last, endEvent.do({}));
    expect([last.eventDeck, last.eventDiscard]).toEqual([[PROPONTIS], []]);
  });

  it('UNI-5.15 an empty deck is made of the discards at once, without the card in use', () => {
    const s = position([{}, {}], { phase: 'events', next: () => [] });
    s.eventDiscard = s.eventDeck.filter((one) => one !== PROPONTIS);
    s.eventDeck = [PROPONTIS];
    const all = components(s).eventCards;
    drawEvent.run?.(s, drawEvent.do({}));
    expect([s.eventDeck.length, s.eventDiscard, s.eventDeck.includes(PROPONTIS), components(s).eventCards]).toEqual([
      all - 1,
      [],
      false,
      all,
    ]);
  });
});

describe('effects', () => {
  it('UNI-5.10 movement: on 1 or 2 so many transports in the area lose their MP, of his choice', () => {
    const s = event(
      [{ vehicles: ['caravan 1 thrace', 'warWagon 1 macedonia', 'galley 1 aegeanSea'] }, { vehicles: ['caravan 1 serbia'] }],
      [2, 3],
    );
    answer(s, 'movement + armies');
    expect(asked(s)).toEqual(['0 eventStopTransports']);
    expect(keys(s)).toEqual(['galley 1', 'warWagon 1', 'caravan 1']);
    answer(s, 'galley 1 + caravan 1');
    expect(
      [slotOf(s, 0, 'galley'), slotOf(s, 0, 'warWagon'), slotOf(s, 0, 'caravan'), slotOf(s, 1, 'caravan')].map((slot) => s.mp[slot] > 0),
    ).toEqual([false, true, false, true]);
  });

  it('UNI-5.10 only transports in the area count, engines are none, and who has fewer loses the MP of all he has', () => {
    const vehicles = ['caravan 1 thrace', 'caravan 1 cairo', 'siegeEngine 1 thrace'];
    const s = event([{ vehicles }, { vehicles: ['merchantShip 1 aegeanSea'] }, { vehicles: ['caravan 1 cairo'] }], [2, 1]);
    answer(s, 'movement + armies');
    expect(asked(s)).not.toContain('0 eventStopTransports');
    expect([s.mp.filter((_, slot) => s.vehicleOf[slot] === 0), s.mp[slotOf(s, 1, 'merchantShip')]]).toEqual([[0, 6, 4], 0]);
    expect(s.mp[slotOf(s, 2, 'caravan')]).toBe(6);
  });

  it('UNI-5.9 UNI-5.11 example 5: dice of all first, then all choose; a 4 takes two heavy infantry, a 5 nothing, a 1 stops the caravan', () => {
    const s = event([{ units: { thrace: '2HI' } }, { vehicles: ['caravan 1 serbia'] }, { units: { bulgaria: '1LI' } }], [1, 4, 5], {
      order: [0, 1, 2],
    });
    answer(s, 'movement + armies');
    play(s, 'heavyInfantry in thrace');
    expect([army(s, 0, 'thrace'), army(s, 2, 'bulgaria'), s.mp[slotOf(s, 1, 'caravan')]]).toEqual([0, 1, 0]);
  });

  it('UNI-5.9 those whose transports are stopped choose at the same time', () => {
    const two = (where: string): PlayerPlan => ({ vehicles: [`caravan 1 ${where}`, `warWagon 1 ${where}`] });
    const s = event([two('thrace'), two('serbia')], [1, 1]);
    answer(s, 'movement + armies');
    expect(asked(s)).toEqual(['0 eventStopTransports', '1 eventStopTransports']);
  });

  it('UNI-5.9 the effects come in the order of the card however they are named', () => {
    const s = event([{ units: { thrace: '1LI' } }, {}], [1, 6], { buildings: { thrace: ['village'] } });
    const told = answer(s, 'buildings + armies');
    expect(told.flatMap(({ key, params }) => (key === 'eventRolled' ? [params.effect] : []))).toEqual(['armies', 'buildings']);
  });

  it('UNI-5.11 units outside the area, ashore or at sea, are safe', () => {
    const s = event([{ units: { cairo: '1LI' }, vehicles: ['galley 1 egyptianSea: 1LI', 'galley 1 aegeanSea: 2LI'] }, {}], [6, 3]);
    answer(s, 'movement + armies');
    const galleys = [0, 1].map((slot) => s.armies[armyAt(0, aboard(slot))]);
    expect([galleys, army(s, 0, 'cairo')]).toEqual([[1, 0], 1]);
  });

  it('UNI-5.9 UNI-5.11 the victims choose at the same time, on land and at sea, and what is more than they have is lost', () => {
    const s = event([{ units: { thrace: '1LI 1AR' }, vehicles: ['galley 1 aegeanSea: 1LI'] }, { units: { serbia: '1LI 1HI' } }], [3, 1, 4]);
    answer(s, 'movement + armies');
    expect(asked(s)).toEqual(['0 eventDamageUnits', '1 eventDamageUnits']);
    answer(s, 'heavyInfantry in serbia', 1);
    expect(keys(s)).toEqual(['lightInfantry in thrace', 'archer in thrace', 'lightInfantry aboard galley 1']);
    answer(s, 'lightInfantry aboard galley 1', 0);
    expect([units(s, 0, 'thrace'), army(s, 1, 'serbia')]).toEqual(['1LI 1AR', 0]);
  });

  it('UNI-5.12 buildings: on 1 to 3 so many damage points on his buildings there', () => {
    const s = event([{}, {}], [3], { buildings: { thrace: ['village', 'tower'] } });
    answer(s, 'movement + buildings');
    expect(keys(s)).toEqual(['village in thrace', 'tower in thrace']);
    play(s, 'tower in thrace', 'tower in thrace', 'village in thrace');
    expect([0, 1].map((category) => s.damage[lot(node('thrace'), category)])).toEqual([1, 2]);
    expect(s.event).toBe(null);
  });

  it('UNI-5.12 a 4 does nothing; a lone building takes all points of its owner alone, and what is more than it stands is lost', () => {
    const plan: PositionPlan = { buildings: { thrace: ['tower'], serbia: ['village'] }, owners: { serbia: 1 } };
    const players: readonly PlayerPlan[] = [{}, { units: { serbia: '1LI' } }];
    const struck = (...dice: readonly number[]): UniState => {
      const s = event(players, dice, plan);
      answer(s, 'movement + buildings');
      return s;
    };
    const s = struck(2, 4);
    expect(['thrace', 'serbia'].map((id) => s.damage.slice(lot(node(id), 0), lot(node(id), 2)))).toEqual([
      [0, 2],
      [0, 0],
    ]);
    const t = struck(4, 3);
    expect([levelOf(t, node('thrace'), MILITARY), s.damage[lot(node('thrace'), 0)], levelOf(t, node('serbia'), CIVIL)]).toEqual([1, 0, 0]);
  });

  it('UNI-5.13 goods: on 1 or 2 he picks one transport and loses so many of its cubes', () => {
    const at = 4;
    const s = position([{ vehicles: ['caravan 2 thrace: green black', 'caravan 1 macedonia: blue'] }, {}], {
      phase: 'events',
      chance: scriptChance([0]),
      next: events,
    });
    s.eventDeck = [at, goodsCard(s)];
    advanceTo(s);
    answer(s, `${keys(s)[0]} + goods`);
    expect(asked(s)).toEqual(['0 eventLoseCubes']);
    play(s, 'caravan 1', 'green');
    expect([s.cargo.filter((n) => n > 0).length, components(s).cubes]).toEqual([2, components(position([{}, {}])).cubes]);
  });

  it('UNI-5.13 a 2 takes two cubes of his choice, all if there are fewer, a 3 none; only what carries cubes counts', () => {
    const goods = (vehicles: readonly string[], die: number): UniState => {
      const s = position([{ vehicles }, {}], { phase: 'events', chance: scriptChance([die - 1]), next: events });
      s.eventDeck = [4, goodsCard(s)];
      advanceTo(s);
      const dead = keys(s).find((key) => key !== 'goods' && key !== 'movement') ?? '';
      answer(s, `${dead} + goods`);
      return s;
    };
    const two = goods(['caravan 2 thrace: green green black'], 2);
    play(two, 'green', 'black');
    expect([view(two, null).vehicles[0].cubes, asked(two).includes('0 eventLoseCubes')]).toEqual([['green'], false]);
    expect(view(goods(['caravan 1 thrace: green green'], 2), null).vehicles[0].cubes).toEqual([]);
    expect(view(goods(['caravan 1 thrace: green'], 2), null).vehicles[0].cubes).toEqual([]);
    expect(view(goods(['caravan 1 thrace: green'], 3), null).vehicles[0].cubes).toEqual(['green']);
    const ships = goods(['caravan 1 thrace: green', 'caravan 1 cairo: blue', 'caravan 1 macedonia'], 1);
    expect(view(ships, null).vehicles.map(({ cubes }) => cubes)).toEqual([[], ['blue'], []]);
  });

  it('UNI-5.14 barbarians and buildings of nobody are not affected', () => {
    const s = event([{}, {}], [], { barbarians: { serbia: '2LI' }, buildings: { serbia: ['tower'] } });
    expect(s.owner[node('serbia')]).toBe(NOBODY);
    // Nobody rolls: there are no dice.
    const told = answer(s, 'armies + buildings');
    expect(told.map(({ key }) => key)).not.toContain('eventRolled');
    expect([army(s, 6, 'serbia'), levelOf(s, node('serbia'), MILITARY), s.damage[lot(node('serbia'), MILITARY)]]).toEqual([2, 1, 0]);
  });

  it('records who had something there and lost nothing (objective of card 42)', () => {
    const s = event([{ units: { thrace: '1LI' } }, { units: { serbia: '1LI' } }], [1, 5]);
    answer(s, 'movement + armies');
    expect([deedOf(s, 0, 'eventSurvived'), deedOf(s, 1, 'eventSurvived')]).toEqual([0, 1]);
  });
});

/** A card that strikes Thrace and goods. */
function goodsCard(s: UniState): number {
  const found = s.eventDeck.find(
    (one) => c.events[one].effects.includes(3) && c.events[one].area[node('thrace')] && c.events[one].area[node('macedonia')],
  );
  if (found === undefined) throw new Error('no such card');
  return found;
}

describe('cards about events', () => {
  it('UNI-5.6 UNI-5.16 UNI-45.32 card 61 is asked first: one of three cards is the event, the others go under the deck', () => {
    const s = event([{ cards: [61] }, { cards: [43] }], [1, 1, 1], {}, [5, 6, 7, 8, PROPONTIS]);
    expect(asked(s)).toEqual(['0 window']);
    answer(s, 'use empire-61');
    expect(keys(s)).toEqual(['event-09', 'event-08', 'event-07']);
    answer(s, 'event-08');
    expect([s.event?.card, s.looked, s.looker, s.eventDeck.slice(-1), s.eventDeck.slice(0, 3).sort()]).toEqual([7, [], -1, [5], [0, 6, 8]]);
    expect(asked(s)[0]).toMatch(/^1 window|chooseEventEffects/);
  });

  it('UNI-45.32 with fewer than three cards the discards are shuffled under the deck first', () => {
    const s = event([{ cards: [61] }, {}], [1], {}, [5, PROPONTIS]);
    const all = components(s).eventCards;
    answer(s, 'use empire-61');
    expect([keys(s).length, keys(s)[0], s.eventDiscard, components(s).eventCards]).toEqual([3, 'event-06', [], all]);
  });

  it('UNI-5.6 UNI-5.16 UNI-45.24 card 43 protects one territory of the area, before the effects are chosen', () => {
    const s = event([{ units: { thrace: '1LI' }, cards: [43] }, {}], [1]);
    answer(s, 'use empire-43');
    expect(keys(s)).toContain('thrace');
    expect(keys(s)).not.toContain('aegeanSea');
    answer(s, 'thrace');
    expect([asked(s), s.event?.sheltered]).toEqual([['0 chooseEventEffects'], [node('thrace')]]);
    answer(s, 'movement + armies');
    expect(army(s, 0, 'thrace')).toBe(1);
  });

  it('UNI-45.24 card 42 protects 1 to 3 territories by its die', () => {
    const s = event([{ cards: [42] }, {}], [4]);
    answer(s, 'use empire-42');
    expect(asked(s)).toEqual(['0 shelterTerritory']);
    play(s, 'thrace', 'serbia');
    expect([asked(s), s.event?.sheltered.length]).toEqual([['0 chooseEventEffects'], 2]);
  });

  it('UNI-5.16 refuses what comes too early or too late', () => {
    const s = event([{ cards: [61, 43] }, {}], [1]);
    expect(refusalOf(s, 'use empire-43')).toBe('UNI-5.16 eventNotSettled');
    answer(s, 'pass');
    expect(refusalOf(s, 'use empire-61')).toBe('UNI-5.16 eventSettled');
    expect(s.cardState[card(61)]).toBe(0);
  });
});
