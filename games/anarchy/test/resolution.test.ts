import { describe, expect, it } from 'vitest';
import { pipsOn, strengthLeft } from '../rules/resolution.ts';
import { type AnaState, sum } from '../state.ts';
import { ATTACK_TYPES, FORTS, SIDES, TACTICS } from '../vocabulary.ts';
import {
  acting,
  answer,
  asked,
  attackCard,
  attributesOf,
  c,
  defenders,
  defending,
  deployed,
  keys,
  me,
  play,
  question,
  refusalOf,
  research,
  row,
  towers,
  viewOf,
  walls,
} from './builders.ts';

/** Strength that the fortifications leave open on top, right, bottom, left and the whole castle. */
function left(s: AnaState, card: string): number[] {
  return [0, 1, 2, 3, 4].map((side) => strengthLeft(s, c, me(s), c.attackCards[attackCard(card)], side));
}

describe('resolving attack cards', () => {
  it('ANA-31.1 ANA-31.14 from right to left, the Final Assault last, whatever the results', () => {
    const s = row(acting({ round: 3 }), ['FIN-1', 'ATK-01', 'ATK-21', 'ATK-31']);
    s.core.told = [];
    defending(s);
    const told = s.core.told.filter(({ key }) => key === 'attack' || key === 'fails').map(({ key, params }) => `${key} ${params.attack}`);
    expect(told).toEqual([
      'attack catapult',
      'fails catapult',
      'attack ram',
      'fails ram',
      'attack ladder',
      'fails ladder',
      'attack finalAssault',
      'fails finalAssault',
    ]);
    expect(me(s).undefended).toBe(4);
  });

  it('ANA-31.2 W17 W25 the strength is the value of the letter on the card of the round', () => {
    const s = acting({ round: 3 });
    expect(left(s, 'ATK-15')).toEqual([0, 2, 0, 2, 0]);
    expect(c.attackKinds[ATTACK_TYPES.indexOf('ballista')]).toMatchObject({
      forts: FORTS.map((fort) => fort === 'tower'),
      workers: true,
      tactic: TACTICS.indexOf('bolts'),
    });
    expect([left(s, 'ATK-01')[0], left(s, 'ATK-05')[0]]).toEqual([3, 4]);
    expect(left(acting({ round: 5, scenario: 'siegeHard' }), 'ATK-05')[0]).toBe(7);
  });

  it('ANA-31.3 a card is defended only if all strength on every side is absorbed', () => {
    const s = walls(row(acting({ round: 1 }), ['FIN-1', 'ATK-01']), { top: 1 });
    defending(s);
    // The ladder on top is held by the wall; the assault on top and right is not.
    expect(me(s)).toMatchObject({ defended: 1, undefended: 1 });
  });

  it('ANA-31.4 fortifications absorb first and do not wear out', () => {
    const s = walls(row(acting({ round: 2 }), ['FIN-4', 'ATK-01', 'ATK-01']), { top: 2 });
    deployed(s, { top: { soldier: 1 } });
    defending(s);
    expect(me(s).defended).toBe(2);
    expect(me(s).walls).toEqual([2, 0, 0, 0]);
  });

  it('ANA-31.5 a wall protects its side, a tower both sides it touches, the gate the bottom, the moat all sides', () => {
    const s = towers(walls(acting({ round: 5 }), { top: 1, right: 2, bottom: 3, left: 4 }), { TL: 1, TR: 2, BR: 0, BL: 1 });
    Object.assign(me(s), { gate: 3, moat: 2 });
    const shelter = (card: string): number[] =>
      SIDES.map((_, side) => sum(FORTS.map((_, fort) => pipsOn(c, me(s), c.attackCards[attackCard(card)], fort, side))));
    expect(shelter('ATK-01')).toEqual([1, 2, 3, 4]);
    expect(shelter('ATK-15')).toEqual([1 + 2, 2 + 0, 0 + 1, 1 + 1]);
    expect(shelter('ATK-21')).toEqual([0, 0, 3, 0]);
    expect(shelter('ATK-25')).toEqual([2, 2, 2, 2]);
    expect(shelter('ATK-31')).toEqual([0, 0, 0, 0]);
  });

  it('ANA-31.6 ready uses of the card’s tactic absorb 1 each, on any attacked side, never more than is open', () => {
    const s = research(row(acting({ round: 2 }), ['FIN-1', 'ATK-21', 'ATK-22']), { stones: 3 });
    defending(s);
    expect(question(s)).toMatchObject({ kind: 'amount', min: 0, max: 2, params: { tactic: 'stones', side: 'top', open: 2 } });
    expect(refusalOf(s, '3')).toMatchObject({ rule: 'ANA-31.6', key: 'outOfRange' });
    answer(s, '2');
    expect(question(s)).toMatchObject({ max: 1, params: { side: 'right', open: 2 } });
    expect(viewOf(s, 0).players[0].attacks[0].face?.hits).toEqual([
      { side: 'top', strength: 2, forts: {}, left: 0, stopped: 2 },
      { side: 'right', strength: 2, forts: {}, left: 2, stopped: 0 },
    ]);
    answer(s, '1');
    expect(me(s).ready[0]).toBe(0);
    expect(me(s).undefended).toBe(3);
  });

  it('ANA-31.7 tactics may be spent in vain and withheld although they would hold the card', () => {
    const spent = research(row(acting({ round: 1 }), ['FIN-1', 'ATK-21']), { stones: 1 });
    defending(spent);
    answer(spent, '1');
    expect([me(spent).ready[0], me(spent).undefended]).toEqual([0, 2]);
    const kept = research(row(acting({ round: 1 }), ['FIN-1', 'ATK-21']), { stones: 5 });
    defending(kept);
    play(kept, '0', '0');
    expect([me(kept).ready[0], me(kept).undefended]).toEqual([5, 2]);
  });

  it('ANA-31.8 workers on an attacked side must absorb, even if the card cannot be held', () => {
    const s = row(acting({ round: 5 }), ['FIN-6', 'ATK-21', 'ATK-01', 'ATK-09', 'ATK-31', 'ATK-32']);
    deployed(s, { top: { soldier: 1, artisan: 1 }, right: { knight: 1 } });
    s.core.told = [];
    defending(s);
    expect([defenders(s, 'top'), defenders(s, 'right')]).toEqual([{}, {}]);
    expect(me(s).undefended).toBe(6);
    // Nobody had to be asked; still everybody hears who took the points.
    const took = s.core.told.filter(({ key }) => key === 'absorbs').map(({ params }) => `${params.side} ${params.defender}`);
    expect(took.sort()).toEqual(['right knight', 'right laidKnight', 'top artisan', 'top soldier']);
  });

  it('ANA-31.9 the owner chooses who absorbs; the sum is what is open, or all there are', () => {
    const s = row(acting({ round: 1 }), ['FIN-4', 'ATK-01']);
    deployed(s, { top: { artisan: 1, soldier: 1, knight: 1 } });
    defending(s);
    expect(keys(s)).toEqual(['absorb top artisan', 'absorb top soldier', 'absorb top knight']);
    answer(s, 'absorb top knight');
    expect(me(s).defended).toBe(1);
    // The others stood unhurt: 3 force left of 4, which is a serf.
    expect(me(s).goods[0]).toBe(1);
    const drained = deployed(row(acting({ round: 3 }), ['FIN-4', 'ATK-21', 'ATK-01', 'ATK-31']), { top: { artisan: 1, soldier: 1 } });
    defending(drained);
    expect(asked(drained)).toEqual([]);
    expect(defenders(drained, 'top')).toEqual({});
    // Just as many as are needed: there is nothing to choose either.
    const exact = deployed(row(acting({ round: 2 }), ['FIN-6', 'ATK-31', 'ATK-01']), { top: { artisan: 1, soldier: 1 } });
    defending(exact);
    expect(asked(exact)).toEqual([]);
    expect(me(exact).defended).toBe(1);
  });

  it('ANA-31.10 who has no force left is discarded', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { top: { soldier: 1 } });
    me(s).beers = 1;
    defending(s);
    answer(s, 'absorb top soldier');
    expect(me(s)).toMatchObject({ defended: 1, beers: 1 });
    expect(me(s).goods[0]).toBe(0);
  });

  it('ANA-31.11 workers never help another side', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { left: { knight: 5 } });
    defending(s);
    expect(me(s).undefended).toBe(2);
    const choice = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { top: { artisan: 1, soldier: 1 }, left: { knight: 1 } });
    defending(choice);
    expect(refusalOf(choice, 'absorb left knight')).toMatchObject({ rule: 'ANA-31.9', key: 'nothingOpen' });
    expect(refusalOf(choice, 'absorb top knight')).toMatchObject({ rule: 'ANA-31.11', key: 'nobodyThere' });
  });

  it('ANA-31.12 a defended card leaves the row; a violent one gives 1 bravery at once', () => {
    const s = walls(row(acting({ round: 1 }), ['FIN-4', 'ATK-05']), { top: 2, right: 1, left: 1 });
    deployed(s, { right: { artisan: 1, soldier: 1 } });
    me(s).beers = 1;
    defending(s);
    expect(attributesOf(s)).toMatchObject({ bravery: 1 });
    const calm = walls(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { top: 2, right: 1, left: 1 });
    defending(calm);
    expect(attributesOf(calm).bravery).toBeUndefined();
    expect(me(calm).defended).toBe(1);
    const lost = row(acting({ round: 1 }), ['FIN-4', 'ATK-05']);
    defending(lost);
    expect([me(lost).undefended, attributesOf(lost).bravery]).toEqual([2, undefined]);
  });

  it('ANA-31.12 ANA-31.13 ANA-31.16 in the row stays what was not defended, without other harm', () => {
    const s = walls(row(acting({ round: 2 }), ['FIN-1', 'ATK-21', 'ATK-01']), { top: 2, right: 1, left: 1 });
    deployed(s, { right: { artisan: 1, soldier: 1 } });
    defending(s);
    const [p] = viewOf(s, 0).players;
    expect(p.attacks.map(({ slot, type }) => [slot, type])).toEqual([
      [0, 'finalAssault'],
      [1, 'ram'],
    ]);
    expect(me(s)).toMatchObject({ defended: 1, undefended: 1, walls: [2, 1, 0, 1], discontent: 0 });
  });

  it('ANA-31.15 on several sides the owner chooses the order; the card is judged after all of them', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-1', 'ATK-31']), {
      top: { artisan: 1, soldier: 1 },
      right: { artisan: 1, soldier: 1 },
    });
    defending(s);
    expect(keys(s)).toEqual(['absorb top artisan', 'absorb top soldier', 'absorb right artisan', 'absorb right soldier']);
    answer(s, 'absorb right soldier');
    expect(me(s).defended).toBe(0);
    answer(s, 'absorb top artisan');
    expect(me(s).defended).toBe(1);
  });

  it('ANA-31.17 it is asked point by point: the kind, fresh or laid down, and whether it drinks', () => {
    const s = deployed(row(acting({ round: 5 }), ['FIN-4', 'ATK-01', 'ATK-31', 'ATK-31', 'ATK-31', 'ATK-31']), {
      top: { artisan: 1, soldier: 1, knight: 2 },
    });
    me(s).beers = 1;
    defending(s);
    expect(keys(s)).toEqual([
      'absorb top artisan',
      'absorb top artisan beer',
      'absorb top soldier',
      'absorb top soldier beer',
      'absorb top knight',
    ]);
    play(s, 'absorb top knight', 'absorb top knight', 'absorb top soldier beer');
    expect(keys(s)).toEqual(['absorb top artisan', 'absorb top laidSoldier', 'absorb top laidKnight']);
    answer(s, 'absorb top laidKnight');
    expect(me(s).defended).toBe(1);
  });
});

describe('wounded knights, beer, rally', () => {
  it('ANA-32.1 a knight who took 1 point is laid down with force 1 and can defend again', () => {
    const s = deployed(row(acting({ round: 2 }), ['FIN-4', 'ATK-05', 'ATK-01']), { top: { knight: 1 } });
    walls(s, { top: 1, left: 1, right: 1 });
    s.core.told = [];
    defending(s);
    // Ladder 2 against wall 1: the knight takes 1; violent ladder 3: he takes 1 more, and 1 gets through.
    expect(me(s).defended).toBe(1);
    expect(me(s).goods[0]).toBe(0);
    const later = deployed(row(acting({ round: 1 }), ['FIN-3', 'ATK-01']), { top: { knight: 1 }, left: { soldier: 1 } });
    defending(later);
    expect(me(later).defended).toBe(2);
  });

  it('ANA-32.2 ANA-32.4 a beer gives an absorbing artisan or soldier +1 force; after 1 point it is laid down', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-3', 'ATK-01']), { top: { artisan: 1 }, left: { soldier: 1 } });
    me(s).beers = 1;
    defending(s);
    answer(s, 'absorb top artisan beer');
    expect(defenders(s, 'top')).toEqual({});
    expect(me(s)).toMatchObject({ beers: 0, defended: 2 });
  });

  it('ANA-32.3 one beer each, and never for a knight', () => {
    const s = deployed(row(acting({ round: 5 }), ['FIN-4', 'ATK-31', 'ATK-31', 'ATK-31', 'ATK-31', 'ATK-01']), {
      top: { soldier: 1, knight: 2, laidArtisan: 1 },
    });
    me(s).beers = 2;
    defending(s);
    expect(keys(s)).toEqual(['absorb top soldier', 'absorb top soldier beer', 'absorb top knight', 'absorb top laidArtisan']);
    expect(refusalOf(s, 'absorb top knight beer')).toMatchObject({ rule: 'ANA-32.3', key: 'noBeerForHim' });
    expect(refusalOf(s, 'absorb top laidArtisan beer')).toMatchObject({ rule: 'ANA-32.3', key: 'noBeerForHim' });
    answer(s, 'absorb top soldier beer');
    expect(keys(s)).not.toContain('absorb top laidSoldier beer');
  });

  it('ANA-32.5 beer need never be used', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-05']), { top: { artisan: 1 } });
    me(s).beers = 3;
    defending(s);
    expect(keys(s)).toContain('absorb top artisan');
    answer(s, 'absorb top artisan');
    expect(me(s)).toMatchObject({ beers: 3, undefended: 2 });
  });

  it('ANA-32.6 only who absorbs on the card can drink', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { top: { soldier: 2 }, left: { artisan: 1 } });
    me(s).beers = 2;
    defending(s);
    expect(keys(s)).toEqual(['absorb top soldier', 'absorb top soldier beer']);
    expect(refusalOf(s, 'absorb left artisan beer')).toMatchObject({ rule: 'ANA-31.9' });
    expect(refusalOf({ ...s, players: [{ ...me(s), beers: 0 }] }, 'absorb top soldier beer')).toMatchObject({
      rule: 'ANA-32.2',
      key: 'noBeer',
    });
  });

  it('ANA-32.7 before each card any number of active tokens move one worker each, laid down or not, to any other side', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-6', 'ATK-01']), { left: { soldier: 1, laidKnight: 1 } });
    Object.assign(me(s), { rallyTokens: 2, rallyActive: 2 });
    defending(s);
    expect(keys(s)).toEqual([
      'hold',
      'rally soldier left top',
      'rally soldier left right',
      'rally soldier left bottom',
      'rally laidKnight left top',
      'rally laidKnight left right',
      'rally laidKnight left bottom',
    ]);
    answer(s, 'rally laidKnight left top');
    // He stays laid down; and it is still before the same card.
    expect([defenders(s, 'left'), defenders(s, 'top')]).toEqual([{ soldier: 1 }, { laidKnight: 1 }]);
    expect(question(s)).toMatchObject({ frame: { step: 'rallyMove' }, params: { slot: 1 } });
    answer(s, 'rally soldier left bottom');
    expect(me(s)).toMatchObject({ rallyActive: 0, defended: 1 });
    expect(defenders(s, 'bottom')).toEqual({});
    const twice = deployed(row(acting({ round: 1 }), ['FIN-6', 'ATK-01']), { left: { soldier: 2 } });
    Object.assign(me(twice), { rallyTokens: 1, rallyActive: 1 });
    defending(twice);
    answer(twice, 'hold');
    expect(question(twice)).toMatchObject({ frame: { step: 'rallyMove' }, params: { slot: 0 } });
  });

  it('ANA-32.8 each token once a round', () => {
    const s = deployed(row(acting({ round: 1 }), ['FIN-6', 'ATK-01']), { left: { soldier: 3 } });
    Object.assign(me(s), { rallyTokens: 1, rallyActive: 1 });
    defending(s);
    answer(s, 'rally soldier left top');
    expect(asked(s)).toEqual([]);
    expect(me(s)).toMatchObject({ rallyTokens: 1, rallyActive: 0, defended: 1 });
  });
});

describe('attack card types', () => {
  const cards = (type: string) => c.data.attackCards.filter((card) => card.type === type);
  const letters = (type: string) =>
    new Set(cards(type).map(({ violent, hits }) => `${violent ? 'violent' : 'normal'} ${hits.map(({ letter }) => letter).join('')}`));
  const kind = (type: (typeof ATTACK_TYPES)[number]) => {
    const { forts, tactic, workers } = c.attackKinds[ATTACK_TYPES.indexOf(type)];
    const helps = (['wall', 'tower', 'gate', 'moat'] as const).filter((fort) => forts[FORTS.indexOf(fort)]);
    return [...helps, ...(tactic >= 0 ? [TACTICS[tactic]] : []), ...(workers ? ['workers'] : [])];
  };
  const sides = (type: string) => cards(type).map(({ hits }) => hits.map(({ side }) => side).join(' '));

  it('ANA-33.1 ladder: 1 side; walls, stones, workers; A, violent E', () => {
    expect(kind('ladder')).toEqual(['wall', 'stones', 'workers']);
    expect(letters('ladder')).toEqual(new Set(['normal A', 'violent E']));
    expect(new Set(sides('ladder'))).toEqual(new Set(SIDES));
    const s = research(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { stones: 1 });
    answer(defending(s), '1');
    expect(me(s).defended).toBe(1);
  });

  it('ANA-33.2 Final Assault: the six pairs of sides, A on both; walls, stones, workers; never violent', () => {
    expect(kind('finalAssault')).toEqual(['wall', 'stones', 'workers']);
    const pairs = c.data.finalAssaultCards.map(({ hits, violent }) => {
      expect([violent, ...hits.map(({ letter }) => letter)]).toEqual([false, 'A', 'A']);
      return hits.map(({ side }) => side).join(' ');
    });
    expect(new Set(pairs).size).toBe(6);
    expect(left(acting({ round: 5 }), 'FIN-6')).toEqual([0, 0, 4, 4, 0]);
  });

  it('ANA-33.3 arrows: 3 sides; walls and workers only; outer B and middle C, violent C and D', () => {
    expect(kind('arrows')).toEqual(['wall', 'workers']);
    expect(letters('arrows')).toEqual(new Set(['normal CBB', 'violent DCC']));
    const places: readonly string[] = SIDES;
    for (const { hits } of cards('arrows')) {
      const [middle, ...outer] = hits.map(({ side }) => places.indexOf(side));
      expect(outer.map((side) => Math.min((side - middle + 4) % 4, (middle - side + 4) % 4))).toEqual([1, 1]);
    }
  });

  it('ANA-33.4 ballista: 2 opposite sides; towers, bolts, workers; C, violent D', () => {
    expect(kind('ballista')).toEqual(['tower', 'bolts', 'workers']);
    expect(letters('ballista')).toEqual(new Set(['normal CC', 'violent DD']));
    expect(new Set(sides('ballista'))).toEqual(new Set(['left right', 'top bottom']));
  });

  it('ANA-33.5 ram: the bottom; gate, burning pitch, workers; D, violent E', () => {
    expect(kind('ram')).toEqual(['gate', 'pitch', 'workers']);
    expect(letters('ram')).toEqual(new Set(['normal D', 'violent E']));
    expect(new Set(sides('ram'))).toEqual(new Set(['bottom']));
  });

  it('ANA-33.6 siege tower: 1 side; moat, logs, workers; D, violent E', () => {
    expect(kind('siegeTower')).toEqual(['moat', 'logs', 'workers']);
    expect(letters('siegeTower')).toEqual(new Set(['normal D', 'violent E']));
    expect(new Set(sides('siegeTower'))).toEqual(new Set(SIDES));
  });

  it('ANA-33.7 catapult and trebuchet: the whole castle; covers only; B, violent A, and C, violent D', () => {
    expect([kind('catapult'), kind('trebuchet')]).toEqual([['covers'], ['covers']]);
    expect(letters('catapult')).toEqual(new Set(['normal B', 'violent A']));
    expect(letters('trebuchet')).toEqual(new Set(['normal C', 'violent D']));
    expect(left(acting({ round: 5 }), 'ATK-36')).toEqual([0, 0, 0, 0, 4]);
  });

  it('ANA-33.8 36 cards: 8 ladders, 6 arrows, 6 ballistas, 4 rams, 6 siege towers, 3 catapults, 3 trebuchets', () => {
    const counts = ATTACK_TYPES.map((type) => [type, cards(type).length, cards(type).filter(({ violent }) => violent).length]);
    expect(counts).toEqual([
      ['ladder', 8, 4],
      ['finalAssault', 0, 0],
      ['arrows', 6, 2],
      ['ballista', 6, 2],
      ['ram', 4, 1],
      ['siegeTower', 6, 2],
      ['catapult', 3, 1],
      ['trebuchet', 3, 1],
    ]);
  });

  it('ANA-33.9 without covers, or with too few, a catapult or trebuchet is not defended and no worker is lost', () => {
    const workers = { top: { soldier: 3 }, right: { soldier: 3 }, bottom: { soldier: 3 }, left: { soldier: 3 } };
    const s = deployed(row(acting({ round: 1 }), ['FIN-1', 'ATK-31']), workers);
    defending(s);
    // The assault takes 1 point on each of two sides; 10 of 12 are left, which are 3 serfs.
    expect(me(s)).toMatchObject({ defended: 1, undefended: 1 });
    expect(me(s).goods[0]).toBe(3);
    const few = research(row(acting({ round: 5 }), ['FIN-4', 'ATK-34', 'ATK-31', 'ATK-31', 'ATK-31', 'ATK-31']), { covers: 2 });
    defending(few);
    answer(few, '2');
    expect(me(few)).toMatchObject({ defended: 0, ready: [1, 1, 1, 1, 0] });
  });
});

it('ANA-30.3 ANA-31.1 ANA-31.5 ANA-31.6 ANA-31.9 ANA-31.12 ANA-32.1 ANA-32.4 ANA-32.7 ANA-34.2 ANA-34.4 W20 the complete defence of round 5', () => {
  const s = walls(
    row(acting({ round: 5, goods: { food: 4, artisan: 1, soldier: 1, knight: 2 } }), [
      'FIN-2',
      'ATK-36',
      'ATK-29',
      'ATK-28',
      'ATK-21',
      'ATK-11',
    ]),
    {
      top: 2,
      right: 3,
      bottom: 2,
      left: 2,
    },
  );
  research(s, { stones: 2, pitch: 1, covers: 4 });
  Object.assign(me(s), { gate: 1, moat: 4, beers: 1, rallyTokens: 1, rallyActive: 1, tent: 5 });
  // Food 4 of 5. Artisan left; soldier and both knights at the bottom.
  answer(s, 'done');
  play(s, '0', '0', '0');
  play(s, '0', '0', '1');
  play(s, '0', '0', '2');
  expect(me(s).discontent).toBe(1);
  expect([defenders(s, 'left'), defenders(s, 'bottom')]).toEqual([{ artisan: 1 }, { soldier: 1, knight: 2 }]);

  // Arrows 3 / 3 / 3 on left, bottom and right: the artisan is gone, the soldier drinks and is laid down.
  expect(asked(s)).toEqual(['0 rallyMove']);
  answer(s, 'hold');
  answer(s, 'absorb bottom soldier beer');
  while (question(s).frame.step === 'absorb') answer(s, 'absorb left artisan');
  expect([defenders(s, 'left'), defenders(s, 'bottom')]).toEqual([{}, { laidSoldier: 1, knight: 2 }]);

  // Ram 4: gate 1, pitch 1, a knight 2.
  answer(s, 'hold');
  answer(s, '1');
  answer(s, 'absorb bottom knight');
  answer(s, 'absorb bottom laidKnight');
  expect(defenders(s, 'bottom')).toEqual({ laidSoldier: 1, knight: 1 });

  // Siege tower left 4: the moat holds it.
  answer(s, 'hold');

  // Violent siege tower right 5: the laid-down soldier rallies; moat 4 and soldier 1.
  answer(s, 'rally laidSoldier bottom right');
  expect(defenders(s, 'right')).toEqual({});
  expect(attributesOf(s)).toEqual({ bravery: 1 });

  // Violent trebuchet 4: four covers. Then the assault: walls 2 and 2, the knight at the bottom, two stones on top.
  answer(s, '4');
  expect(attributesOf(s)).toEqual({ bravery: 2 });
  answer(s, '2');
  while (s.core.result === null && asked(s)[0] === '0 spendTactics') answer(s, '0');
  expect(s.core.result).not.toBeNull();
  expect(me(s)).toMatchObject({ undefended: 0, defended: 6, beers: 0, rallyTokens: 1, discontent: 1, ready: [0, 1, 1, 0, 0] });
  expect(attributesOf(s)).toEqual({ bravery: 2, loyalty: 4 });
  // No survivors, no serfs from them: the one serf is that of loyalty 3.
  expect(me(s).goods[0]).toBe(1);
});
