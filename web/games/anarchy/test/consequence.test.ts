import { describe, expect, it } from 'vitest';
import {
  aftermathOf,
  type Deployed,
  foodMissing,
  forces,
  forecast,
  meet,
  nextSlot,
  stakeOf,
  standOf,
  strikesOf,
  tacticsAdvised,
} from '../defence/consequence.ts';
import { facesBehind, meansAgainst } from '../defence/facts.ts';
import { attackOf, faceDown, NO_CASTLE, playerOf, tacticsOf, viewOf } from './positions.ts';

const SHIPPED = { pack: '' };
const round5 = viewOf({ round: 5, phase: 'resolution' });

/** Worked example 20 of the catalogue. */
const castle = { gate: 1, moat: 4, towers: NO_CASTLE.towers, walls: { top: 2, right: 3, bottom: 2, left: 2 } };
const row = ['FIN-2', 'ATK-36', 'ATK-29', 'ATK-28', 'ATK-21', 'ATK-11'].map((id, slot) => attackOf(round5, slot, id));
const deployed: Deployed = { left: { artisan: 1 }, bottom: { soldier: 1, knight: 2 } };
const defender = playerOf(round5, {
  castle,
  attacks: row,
  deployed,
  defended: 0,
  undefended: 0,
  beers: 1,
  rally: { tokens: 1, active: 1 },
  tactics: tacticsOf({ stones: 2, pitch: 1, covers: 4 }),
});

const strikes = (slot: number) => {
  const { face, type } = row[slot];
  return face === null
    ? []
    : strikesOf(castle, meansAgainst(SHIPPED, type), face).map(({ side, strength, open }) => [side, strength, open]);
};

describe('what fortifications leave open', () => {
  it('is the strength less what the kind of attack allows', () => {
    expect(strikes(5)).toEqual([
      ['right', 3, 0],
      ['bottom', 3, 1],
      ['left', 3, 1],
    ]);
    expect(strikes(4)).toEqual([['bottom', 4, 3]]);
    expect(strikes(3)).toEqual([['left', 4, 0]]);
    expect(strikes(2)).toEqual([['right', 5, 1]]);
    expect(strikes(1)).toEqual([['whole', 4, 4]]);
    expect(strikes(0)).toEqual([
      ['top', 4, 2],
      ['bottom', 4, 2],
    ]);
  });

  it('counts both towers that a side touches', () => {
    const ballista = attackOf(round5, 1, 'ATK-15');
    const towers = { TL: 1, TR: 0, BR: 2, BL: 0 };
    if (ballista.face === null) throw new Error('face up');
    expect(
      strikesOf({ ...NO_CASTLE, towers }, meansAgainst(SHIPPED, 'ballista'), ballista.face).map(({ side, forts }) => [side, forts]),
    ).toEqual([
      ['right', [{ fort: 'tower', n: 2 }]],
      ['left', [{ fort: 'tower', n: 1 }]],
    ]);
  });
});

describe('force', () => {
  it('is 2 for a knight, 1 for everybody else and for whoever is laid down', () => {
    expect(forces({ top: { knight: 2, laidKnight: 1 }, bottom: { artisan: 1, soldier: 2, laidSoldier: 1 } })).toEqual({
      top: 5,
      right: 0,
      bottom: 4,
      left: 0,
    });
  });
});

describe('a card met with plain sense', () => {
  const ram = strikesOf(castle, meansAgainst(SHIPPED, 'ram'), { hits: [{ side: 'bottom', strength: 4 }] });

  it('takes workers first, and tactics only as far as they are needed', () => {
    const met = meet(ram, meansAgainst(SHIPPED, 'ram'), standOf(defender, { bottom: { knight: 1 } }));
    expect(met.held).toBe(true);
    expect(met.strikes[0]).toMatchObject({ open: 3, workers: 2, tactics: 1, beers: 0, through: 0 });
    expect(met.after.ready.pitch).toBe(0);
  });

  it('spends no tactics on a card that will not be held, but workers fall all the same', () => {
    const met = meet(ram, meansAgainst(SHIPPED, 'ram'), standOf(defender, { bottom: { artisan: 1 } }));
    expect(met.held).toBe(true);
    const weak = meet(ram, meansAgainst(SHIPPED, 'ram'), standOf({ ...defender, beers: 0 }, { bottom: { artisan: 1 } }));
    expect(weak.held).toBe(false);
    expect(weak.strikes[0]).toMatchObject({ tactics: 0, workers: 1, through: 2 });
    expect(weak.after.posts.bottom.drinkers).toBe(0);
    expect(weak.after.ready.pitch).toBe(1);
  });

  it('gives beer only to those who absorb on that side', () => {
    const ladder = strikesOf(NO_CASTLE, meansAgainst(SHIPPED, 'ladder'), { hits: [{ side: 'top', strength: 3 }] });
    const sober = { ...defender, beers: 2, tactics: tacticsOf({}) };
    expect(meet(ladder, meansAgainst(SHIPPED, 'ladder'), standOf(sober, { top: { soldier: 2 } })).strikes[0]).toMatchObject({
      beers: 1,
      workers: 3,
      through: 0,
    });
    expect(meet(ladder, meansAgainst(SHIPPED, 'ladder'), standOf(sober, { top: { knight: 1 }, left: { soldier: 2 } })).held).toBe(false);
  });

  it('spares workers where no later card needs the tactics', () => {
    const met = meet(ram, meansAgainst(SHIPPED, 'ram'), standOf(defender, deployed), { freely: true });
    expect(met.strikes[0]).toMatchObject({ tactics: 1, workers: 2, through: 0 });
    expect(meet(ram, meansAgainst(SHIPPED, 'ram'), standOf(defender, deployed)).strikes[0]).toMatchObject({ tactics: 0, workers: 3 });
  });

  it('lays down a knight who takes one point', () => {
    const ladder = strikesOf(NO_CASTLE, meansAgainst(SHIPPED, 'ladder'), { hits: [{ side: 'top', strength: 3 }] });
    const { after } = meet(ladder, meansAgainst(SHIPPED, 'ladder'), standOf(defender, { top: { knight: 2 } }));
    expect(after.posts.top).toEqual({ laid: 1, drinkers: 0, knights: 0 });
  });

  it('puts no worker against a catapult', () => {
    const whole = strikesOf(castle, meansAgainst(SHIPPED, 'catapult'), { hits: [{ side: 'whole', strength: 3 }] });
    const met = meet(whole, meansAgainst(SHIPPED, 'catapult'), standOf({ ...defender, tactics: tacticsOf({}) }, deployed));
    expect(met.strikes[0]).toMatchObject({ workers: 0, through: 3 });
    expect(met.after.posts).toEqual(standOf(defender, deployed).posts);
  });
});

describe('the whole row', () => {
  it('is met from right to left, and what one card takes is gone for the next (worked example 20)', () => {
    const { cards } = forecast(round5, defender, deployed);
    expect(cards.map(({ attack, held }) => [attack.slot, held])).toEqual([
      [5, 1],
      [4, 1],
      [3, 1],
      [2, 0],
      [1, 1],
      [0, 1],
    ]);
    expect(aftermathOf(round5, defender, forecast(round5, defender, deployed))).toMatchObject({
      defended: [5, 5],
      undefended: [1, 1],
      loyalty: [3, 3],
      discontent: [1, 1],
      bravery: [1, 1],
    });
  });

  it('is held whole when somebody is rallied to the right (worked example 20)', () => {
    const met = { ...defender, attacks: row.slice(0, 3), defended: 3, beers: 0, tactics: tacticsOf({ stones: 2, pitch: 0, covers: 4 }) };
    const rallied = forecast(round5, met, { right: { laidSoldier: 1 }, bottom: { knight: 1 } });
    expect(rallied.cards.map(({ held }) => held)).toEqual([1, 1, 1]);
    expect(aftermathOf(round5, met, rallied)).toMatchObject({
      defended: [6, 6],
      loyalty: [4, 4],
      discontent: [0, 0],
      bravery: [2, 2],
      serfs: 0,
    });
  });

  it('begins with the next card', () => {
    expect(nextSlot(round5, { ...defender, defended: 1, undefended: 2 })).toBe(2);
    expect(nextSlot(viewOf({ round: 5 }), { ...defender, defended: 1, undefended: 2 })).toBe(5);
  });

  it('turns the force that is left into serfs, 1 for 3', () => {
    const calm = { ...defender, attacks: [], defended: 6 };
    expect(aftermathOf(round5, calm, forecast(round5, calm, { top: { knight: 2, soldier: 1, laidKnight: 1 } })).serfs).toBe(2);
  });
});

describe('a card being resolved', () => {
  const ballista = attackOf(round5, 1, 'ATK-15', [1, 3]);
  const resolving = {
    ...defender,
    castle: NO_CASTLE,
    attacks: [ballista],
    resolving: 1,
    defended: 4,
    tactics: tacticsOf({ bolts: 2 }),
    beers: 0,
  };

  it('goes on from what is open of it', () => {
    const [card] = forecast(round5, resolving, { left: { knight: 1 } }).cards;
    expect(card.strikes.map(({ side, stopped, open, tactics, through }) => [side, stopped, open, tactics, through])).toEqual([
      ['right', 2, 1, 1, 0],
      ['left', 0, 3, 1, 0],
    ]);
  });

  it('follows the number of tactics that is about to be spent', () => {
    const [some] = forecast(round5, resolving, { left: { knight: 1 } }, { spending: 'right', n: 1 }).cards;
    expect(some.held).toBe(1);
    expect(some.strikes.map(({ tactics, through }) => [tactics, through])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    const [none] = forecast(round5, resolving, { left: { knight: 1 } }, { spending: 'right', n: 0 }).cards;
    expect(none.held).toBe(0);
    expect(none.strikes.map(({ through }) => through)).toEqual([1, 1]);
  });

  it('advises as few tactics as hold the most cards', () => {
    expect(tacticsAdvised(round5, resolving, { left: { knight: 1 } }, 'right', 1)).toBe(1);
    expect(tacticsAdvised(round5, resolving, { left: { knight: 1 }, right: { knight: 1 } }, 'right', 1)).toBe(0);
    expect(tacticsAdvised(round5, resolving, {}, 'right', 1)).toBe(0);
  });

  it('has no tactics left once workers absorb', () => {
    const [card] = forecast(round5, resolving, { left: { knight: 1 } }, 'absorbing').cards;
    expect(card.held).toBe(0);
    expect(card.strikes.map(({ through }) => through)).toEqual([1, 1]);
  });
});

describe('a face-down card', () => {
  const view = viewOf({ round: 3 });

  it('may be any card with its back that does not lie open', () => {
    const all = facesBehind(view, 'ram').length;
    const shown = { ...view, players: [playerOf(view, { attacks: [attackOf(view, 1, 'ATK-21')] })] };
    expect(all).toBe(4);
    expect(facesBehind(shown, 'ram')).toHaveLength(3);
  });

  it('says against how many of its faces the castle would hold, and leaves the outcome open', () => {
    const ladder = faceDown(attackOf(view, 2, 'ATK-01'));
    const player = playerOf(view, { castle: NO_CASTLE, attacks: [ladder], beers: 0, tactics: tacticsOf({}) });
    const foreseen = forecast(view, player, { top: { knight: 2 }, left: { knight: 1 } });
    expect(foreseen.cards[0]).toMatchObject({ faces: 8, held: 2, strength: [3, 4] });
    expect(aftermathOf(view, player, foreseen)).toMatchObject({
      defended: [0, 1],
      undefended: [0, 1],
      loyalty: [1, 2],
      discontent: [0, 1],
      serfs: 2,
    });
  });
});

describe('what hangs on a card', () => {
  it('is a loyalty, as long as there is one to lose, and bravery for a violent one', () => {
    expect(stakeOf(round5, defender, row[2])).toEqual({ loyalty: 1, bravery: 1 });
    expect(stakeOf(round5, { ...defender, undefended: 4 }, row[3])).toEqual({ loyalty: 0, bravery: 0 });
  });

  it('is also the next step of the siege table', () => {
    const siege = viewOf({ scenario: 'siegeEasy', round: 3, phase: 'resolution' });
    const besieged = playerOf(siege, { attacks: [attackOf(siege, 1, 'ATK-01')], defended: 2, undefended: 0 });
    const before = aftermathOf(siege, besieged, { cards: [], after: standOf(besieged, {}) }).bravery[0];
    const after = aftermathOf(siege, { ...besieged, defended: 3 }, { cards: [], after: standOf(besieged, {}) }).bravery[0];
    expect(stakeOf(siege, besieged, besieged.attacks[0]).bravery).toBe(after - before);
    expect(after).toBeGreaterThan(0);
  });
});

describe('food', () => {
  it('is missing as far as the debt is not covered', () => {
    const view = viewOf({ round: 4 });
    expect(foodMissing(view, playerOf(view, { goods: { ...view.players[0].goods, food: 1 } }))).toBe(3);
    expect(foodMissing(view, playerOf(view, { goods: { ...view.players[0].goods, food: 9 } }))).toBe(0);
  });
});
