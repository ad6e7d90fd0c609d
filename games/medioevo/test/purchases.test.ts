import { withPack } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { beginPhase, beginTurn } from '../rules/turn.ts';
import { PHASE } from '../vocabulary.ts';
import {
  advanceTo,
  answer,
  asked,
  colour,
  interject,
  keys,
  keysOf,
  node,
  play,
  position,
  question,
  refusalOf,
  units,
  viewOf,
} from './builders.ts';
import { shopping } from './shopping.ts';

const all = { blue: 4, yellow: 4, orange: 4, red: 4, green: 4, violet: 4 };

describe('purchases', () => {
  it('UNI-9.1 offers everything in any order until the player is done, also when he can buy nothing', () => {
    const s = shopping({ levels: all, florins: 3000, points: { green: 1, red: 1, blue: 1 } });
    for (const key of [
      'empire card',
      'build tower in thrace',
      'buy caravan 1 in thrace',
      'recruit captain1 in thrace',
      'buy catapult in lydia',
    ])
      expect(keys(s)).toContain(key);
    play(s, 'recruit archer in thrace', 'build village in thrace', 'recruit archer in lydia', 'done');
    expect([units(s, 0, 'thrace'), units(s, 0, 'lydia')]).toEqual(['1AR', '1AR']);
    const kit = { levels: { green: 1, blue: 1, red: 1 }, points: { green: 9, blue: 9, red: 9 }, florins: 3000 };
    const t = shopping(
      { ...kit, units: { thrace: '1C1' }, vehicles: ['caravan 1 thrace'] },
      { buildings: { thrace: ['village', 'tower'] }, damage: { 'thrace tower': 2 } },
    );
    play(t, 'repair military in thrace', 'study logistics', 'upgrade caravan 1 to 2', 'build town in thrace', 'study commerce');
    play(t, 'promote captain1 to captain2 in thrace', 'upgrade caravan 1 to 3', 'repair military in thrace', 'buy warWagon 1 in thrace');
    expect([t.level[30], units(t, 0, 'thrace'), viewOf(t, null).territories[node('thrace')].buildings.map(({ id }) => id)]).toEqual([
      3,
      '1C2',
      ['town', 'tower'],
    ]);
    const poor = shopping({ florins: 0 });
    expect([asked(poor), keys(poor)]).toEqual([['0 purchase'], ['done']]);
  });

  it('UNI-9.2 UNI-13.1 takes florins to the bank at once, at the price of each unit', () => {
    const s = shopping({ florins: 220 });
    play(s, 'recruit lightInfantry in thrace', 'recruit archer in thrace', 'recruit heavyInfantry in thrace');
    expect([s.florins[0], s.florins[1]]).toEqual([100, 1000]);
    const t = shopping({ florins: 250 });
    play(t, 'recruit cavalry in thrace');
    expect(t.florins[0]).toBe(150);
    const built = shopping({ florins: 250, levels: { green: 1 }, points: { green: 1 } });
    play(built, 'build village in thrace');
    expect([built.florins[0], built.florins[1]]).toEqual([150, 1000]);
  });

  it('UNI-9.2 says why what cannot be paid is refused, bought points included', () => {
    const s = shopping({ levels: { green: 1 }, florins: 150 });
    expect(refusalOf(s, 'build village in thrace')).toBe('UNI-9.2 cannotPayFor');
    expect(keys(s)).toContain('empire card');
    // From the town the city can be paid for, from nothing it cannot.
    const city = shopping({ levels: { green: 1 }, florins: 250 }, { buildings: { lydia: ['town'] } });
    expect(['build city in lydia', 'build city in thrace'].map((key) => keys(city).includes(key))).toEqual([true, false]);
  });

  it('UNI-9.3 UNI-2.3 gives the last piece of a kind to the earlier in turn order', () => {
    const s = position([{ levels: { green: 3 }, points: { green: 9 } }, { levels: { green: 3 }, points: { green: 9 } }, {}], {
      phase: 'taxes',
      order: [1, 0, 2],
      next: () => [beginPhase.do({ phase: PHASE.purchases })],
    });
    // All bombards but one lie with others.
    for (let slot = 54; slot < 65; slot++) [s.vehicleOf[slot], s.level[slot], s.at[slot]] = [2, 3, node('saraj')];
    advanceTo(s);
    expect(asked(s)).toEqual(['1 purchase']);
    s.points.fill(9);
    play(s, 'buy bombard in slavonia', 'done');
    expect(asked(s)).toEqual(['0 purchase']);
    s.points.fill(9);
    expect(refusalOf(s, 'buy bombard in thrace')).toBe('UNI-1.12 supplyEmpty');
    expect(keys(s)).toContain('buy catapult in thrace');
  });

  it('UNI-9.6 pays design and construction together, and says which technology is missing', () => {
    const s = shopping({ points: { green: 3 } });
    expect(refusalOf(s, 'build village in thrace')).toBe('UNI-11.1 technologyMissing');
    play(s, 'study masonry', 'build village in thrace');
    expect([s.points[colour('green')], s.florins[0]]).toEqual([2, 800]);
  });

  it('UNI-47.2 lets others act between two purchases', () => {
    const s = shopping({}, {}, { cards: [57] });
    interject(s, 1, 'act');
    expect(asked(s)).toEqual(['1 actNow']);
    answer(s, 'pass', 1);
    expect(asked(s)).toEqual(['0 purchase']);
  });

  it('UNI-2.10 asks alike whatever the player holds', () => {
    const rich = shopping({ florins: 3000 });
    const poor = shopping({ florins: 3 });
    expect([question(rich).params, asked(rich)]).toEqual([question(poor).params, asked(poor)]);
  });
});

describe('technologies', () => {
  it('UNI-10.1 UNI-10.2 sells the next level of a branch for 100 florins a level (worked example 9)', () => {
    const s = shopping({ florins: 1000, levels: { green: 3, blue: 1 } });
    const studies = keys(s).filter((key) => key.startsWith('study'));
    expect(studies).toEqual(['study logistics', 'study commerce', 'study edict', 'study artOfWar', 'study engineering', 'study religion']);
    play(s, 'study engineering');
    expect(s.florins[0]).toBe(600);
    expect(refusalOf(s, 'study machinery')).toBe('UNI-10.2 lowerLevelFirst');
    expect(refusalOf(s, 'study masonry')).toBe('UNI-10.2 technologyOwned');
    const poor = shopping({ florins: 150, levels: { green: 1 } });
    expect(refusalOf(poor, 'study architecture')).toBe('UNI-10.2 cannotPayTechnology');
  });

  it('UNI-10.3 one level in each branch and turn: three of level I cost 300 (worked example 53)', () => {
    const s = shopping({ florins: 1000 });
    play(s, 'study carpentry', 'study commerce', 'study edict');
    expect(s.florins[0]).toBe(700);
    expect(refusalOf(s, 'study logistics')).toBe('UNI-10.3 branchStudied');
    beginTurn.run?.(s, beginTurn.do({}));
    expect(keys(s)).toContain('study logistics');
  });

  it('UNI-10.4 UNI-10.5 may be used at once, and lower levels as well', () => {
    const s = shopping({ florins: 1000, levels: { green: 1 }, points: { green: 2 } });
    play(s, 'study architecture', 'build tower in thrace', '-', 'build village in thrace');
    expect([s.buildings[node('thrace') * 3], s.buildings[node('thrace') * 3 + 1]]).toEqual([1, 1]);
  });
});

describe('technology points', () => {
  it('UNI-16.3 UNI-46.23 uses produced points, then tokens, then florins (worked example 50, Carpentry)', () => {
    const s = shopping({ florins: 1000, levels: { blue: 1 }, points: { blue: 1 } });
    play(s, 'buy caravan 2 in thrace');
    expect([s.florins[0], s.points[0]]).toEqual([700, 0]);
    const t = shopping({ florins: 1000, levels: { blue: 1 }, tokens: { blue: 1 } });
    expect(keys(t)).toContain('buy caravan 1 in thrace with florins');
    play(t, 'buy caravan 1 in thrace with florins');
    expect([t.florins[0], t.flipped[0]]).toEqual([800, 0]);
    play(t, 'buy caravan 1 in thrace');
    expect([t.florins[0], t.flipped[0]]).toEqual([700, 1]);
  });

  it('UNI-16.1 UNI-16.4 a point pays only for technologies of its own colour', () => {
    const s = shopping({ florins: 1000, levels: { green: 1 }, points: { blue: 3, green: 1 } });
    play(s, 'build village in thrace', 'build village in macedonia');
    expect([s.points[colour('blue')], s.florins[0]]).toEqual([3, 700]);
    const other = shopping({ florins: 150, levels: { green: 1 }, points: { blue: 3 } });
    expect(refusalOf(other, 'build village in thrace')).toBe('UNI-9.2 cannotPayFor');
    expect(keys(shopping({ florins: 100, levels: { green: 1 }, points: { green: 1 } }))).toContain('build village in thrace');
  });

  it('UNI-16.2 loses what is left of them when the phase ends', () => {
    const s = advanceTo(position([{ cards: [10] }, {}], { phase: 'taxes', next: () => [beginPhase.do({ phase: PHASE.purchases })] }));
    s.points[colour('green')] = 2;
    play(s, 'done', 'done');
    expect(s.points[colour('green')]).toBe(0);
  });

  it('UNI-16.5 a cathedral takes three violet points, other levels one each', () => {
    const s = shopping({ florins: 2000, levels: { violet: 1, green: 1 }, points: { violet: 3, green: 3 } });
    play(s, 'build cathedral in phrygia', 'build city in thrace');
    expect([s.points[colour('violet')], s.points[colour('green')], s.florins[0]]).toEqual([0, 0, 1400]);
  });
});

describe('Empire cards', () => {
  it('UNI-15.1 UNI-15.4 one per turn, 100 florins and 50 for each owned: the fourth costs 250 (worked example 14)', () => {
    const s = shopping({ florins: 1000, cards: [1, 2, 3] });
    answer(s, 'empire card');
    expect(s.florins[0]).toBe(750);
    answer(s, keys(s)[0]);
    expect(s.cards[0]).toHaveLength(4);
    expect(refusalOf(s, 'empire card')).toBe('UNI-15.1 cardBought');
    expect(refusalOf(shopping({ florins: 99 }), 'empire card')).toBe('UNI-15.1 cannotPayEmpireCard');
    beginTurn.run?.(s, beginTurn.do({}));
    play(s, 'empire card');
    expect(s.florins[0]).toBe(750 - 300);
    const hand = shopping({ florins: 900, cards: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] });
    play(hand, 'empire card');
    expect(hand.florins[0]).toBe(0);
  });

  it('UNI-15.2 draws two and two more for each cathedral, shows them to the buyer alone, and puts the others under the deck', () => {
    const s = shopping({ florins: 1000 }, { buildings: { phrygia: ['cathedral'] } });
    const top = s.empireDeck.slice(-4).toReversed();
    const told = answer(s, 'empire card');
    expect(asked(s)).toEqual(['0 chooseEmpireCard']);
    expect(s.dealt[0]).toEqual(top);
    expect(told.find(({ key }) => key === 'cardsDrawn')).toMatchObject({ params: { n: 4 }, owner: 0 });
    expect([viewOf(s, 1).players[0].dealt, viewOf(s, 0).players[0].dealt]).toEqual([4, keys(s)]);
    const kept = keys(s)[2];
    expect(keysOf(answer(s, kept))).toEqual(['cardKept']);
    expect(viewOf(s, 1).players[0].cards.map(({ id }) => id)).toEqual([kept]);
    const under = top.filter((card) => card !== top[2]);
    expect(s.empireDeck.slice(0, 3).toSorted()).toEqual(under.toSorted());
    // In random order: not as they were drawn.
    expect(s.empireDeck.slice(0, 3)).not.toEqual(under);
    const cathedrals = { phrygia: ['cathedral'], thrace: ['cathedral'], pannonia: ['cathedral'] } as const;
    const two = shopping({ florins: 1000 }, { buildings: cathedrals });
    answer(two, 'empire card');
    expect(two.dealt[0]).toHaveLength(6);
  });

  it('UNI-15.3 draws what there is; from an empty deck nothing is bought', () => {
    const s = shopping({ florins: 1000 });
    s.empireDeck = [4];
    answer(s, 'empire card');
    expect(keys(s)).toEqual(['empire-05']);
    answer(s, 'empire-05');
    const t = shopping({ florins: 1000 });
    t.empireDeck = [];
    expect(refusalOf(t, 'empire card')).toBe('UNI-15.3 deckEmpty');
  });

  it('UNI-15.12 a card newly gained may be used at once', () => {
    const s = shopping({ florins: 1000, levels: { green: 1 } });
    s.empireDeck.push(9);
    play(s, 'empire card', 'empire-10');
    interject(s, 0, 'act');
    play(s, 'points empire-10', 'pass');
    expect(s.points[colour('green')]).toBe(1);
  });

  it('UNI-45.56 card 62 draws as many again, once per purchase, and never from nothing', () => {
    const s = shopping({ florins: 1000, cards: [62] });
    interject(s, 0, 'act');
    expect(refusalOf(s, 'use empire-62')).toBe('UNI-45.56 noCardsDrawn');
    play(s, 'pass', 'empire card');
    const first = s.dealt[0].slice();
    const next = s.empireDeck.slice(-2).toReversed();
    interject(s, 0, 'act');
    answer(s, 'use empire-62');
    expect([s.dealt[0], s.empireDeck.slice(0, 2).toSorted()]).toEqual([next, first.toSorted()]);
    s.cardState[61] = 0;
    expect(refusalOf(s, 'use empire-62')).toBe('UNI-45.56 noCardsDrawn');
    play(s, 'pass');
    expect(keys(s)).toHaveLength(2);
    s.cardBought[0] = 1;
    s.empireDeck = [];
    interject(s, 0, 'act');
    expect(refusalOf(s, 'use empire-62')).toBe('UNI-45.56 nothingToDraw');
  });
});

describe('units beside the board and prisoners', () => {
  it('UNI-29.3 UNI-30.9 UNI-13.6 puts them back free of charge, within the unit limit', () => {
    const s = shopping({ florins: 0 });
    s.beside[1] = 4;
    s.reserve[1] -= 4;
    play(s, 'redeploy heavyInfantry in thrace', 'redeploy heavyInfantry in lydia', 'redeploy heavyInfantry in thrace');
    expect([units(s, 0, 'thrace'), s.beside[1], keys(s)]).toEqual(['2HI', 1, ['done', 'remove pieces']]);
    expect(refusalOf(s, 'redeploy heavyInfantry in thrace')).toBe('UNI-13.5 unitLimit');
    expect(refusalOf(s, 'redeploy heavyInfantry in thessaly')).toBe('UNI-13.4 noBaseThere');
  });

  it('UNI-13.6 UNI-30.7 UNI-30.8 pays the holder twice the price, who must release them; they are placed at once and count', () => {
    const s = shopping({ florins: 1000 }, { prisoners: [[1, 0, '2LI 1CA 1C2']] });
    play(s, 'ransom lightInfantry from 2 in thrace', 'ransom cavalry from 2 in thrace', 'ransom captain2 from 2 in lydia');
    expect([s.florins[0], s.florins[1]]).toEqual([1000 - 40 - 200 - 400, 1640]);
    expect([units(s, 0, 'thrace'), units(s, 0, 'lydia'), s.recruited[0]]).toEqual(['1LI 1CA', '1C2', 3]);
    expect(refusalOf(s, 'recruit archer in thrace')).toBe('UNI-13.5 unitLimit');
    expect(refusalOf(s, 'ransom lightInfantry from 2 in thrace')).toBe('UNI-13.5 unitLimit');
    const poor = shopping({ florins: 30 }, { prisoners: [[1, 0, '1LI']] });
    expect(refusalOf(poor, 'ransom lightInfantry from 2 in thrace')).toBe('UNI-30.7 cannotPayRansom');
  });

  it('UNI-45.17 sells the units that a Surgeon noted at half price, captains without points', () => {
    const s = shopping({ florins: 300 });
    s.rebuy[0] = 1;
    s.rebuy[6] = 1;
    play(s, 'rebuy lightInfantry in thrace', 'rebuy captain3 in thrace');
    expect([s.florins[0], units(s, 0, 'thrace'), s.recruited[0]]).toEqual([300 - 10 - 150, '1LI 1C3', 2]);
    expect(keys(s).some((key) => key.startsWith('rebuy'))).toBe(false);
  });

  it('UNI-45.17 rounds half of an odd price, as a content pack may have it, up to a whole florin', async () => {
    const changes = { militaryUnits: { lightInfantry: { florins: 25 } } };
    const added = await game.packs.add({ game: game.id, name: 'odd', changes });
    if (!added.ok) throw new Error(added.errors.join());
    const s = withPack(shopping({ florins: 300 }), added.id);
    s.rebuy[0] = 1;
    play(s, 'rebuy lightInfantry in thrace');
    expect(s.florins[0]).toBe(300 - 13);
  });
});
