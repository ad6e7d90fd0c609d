import { advance, beginGame, fastChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { possibleSets } from '../rules/kingdoms.ts';
import { OPTIONS, optionCounts, refuseSetup } from '../rules/setup.ts';
import { tokensSuffice } from '../rules/vehicles.ts';
import { NOBODY, type UniState } from '../state.ts';
import { BARBARIANS, DICE, KINGDOMS, NODES, TERRITORIES } from '../vocabulary.ts';
import { answer, asked, c, controller, keys, node, play, playTo, position, refusalOf, started, units, viewOf } from './builders.ts';

const base = { turns: 10, honourLimit: 'none', timeLimit: 'none', kingdoms: 'random', teams: 'none' };
const LINKS = c.kingdoms.map(({ links }) => links);

/** A game in which the auction is over. */
function placing(seats: number, options = {}, seed = 1) {
  return playTo(started(seats, options, seed), 'placeVillage');
}

describe('setup', () => {
  it('UNI-1.1 UNI-1.2 is for three to six players, and for two as a duel', () => {
    expect(game.seats).toMatchObject({ min: 2, max: 6 });
    expect(c.kingdoms.map(({ id }) => id)).toEqual([...KINGDOMS]);
    expect(c.penalties[2]).toEqual([0, -2]);
    for (const seats of [2, 3, 4, 5, 6])
      expect(viewOf(started(seats), null).players.filter(({ kingdom }) => kingdom !== null)).toHaveLength(seats);
  });

  it('UNI-1.3 wants at least one end condition', () => {
    expect(refuseSetup(4, { ...base, turns: 'none' })).toMatchObject({ rule: 'UNI-1.3' });
    expect(refuseSetup(4, { ...base, turns: 'none', honourLimit: 'usual' })).toBeNull();
    expect(refuseSetup(4, { ...base, turns: 'none', timeLimit: 'usual' })).toBeNull();
    expect(refuseSetup(4, { ...base, honourLimit: 'usual', timeLimit: 'usual' })).toBeNull();
    const s = started(3, { turns: 12, honourLimit: 'usual', timeLimit: 'usual' });
    expect([s.turnLimit, s.honourLimit, s.minutes]).toEqual([12, 30, 180]);
    const values = (id: string): unknown => game.options.flatMap((one) => (one.kind === 'choice' && one.id === id ? one.values : []));
    expect(values('turns')).toEqual([8, 10, 12, 'none']);
    expect([values('honourLimit'), values('timeLimit')]).toEqual([
      ['none', 'usual', 20, 25, 30, 35, 40, 50],
      ['none', 'usual', 60, 120, 180, 240, 360],
    ]);
    const chosen = started(3, { turns: 'none', honourLimit: 35, timeLimit: 60 });
    expect([chosen.turnLimit, chosen.honourLimit, chosen.minutes]).toEqual([0, 35, 60]);
    const turnsOnly = started(3);
    expect([turnsOnly.turnLimit, turnsOnly.honourLimit, turnsOnly.minutes]).toEqual([10, 0, 0]);
  });

  it('UNI-1.3 UNI-47.9 the content says which limits are usual, and how long one waits; so do the words', async () => {
    const limits = { honourLimit: 'usual', timeLimit: 'usual' };
    const meant = ({ honourLimit, minutes, reaction, windowHours }: UniState): number[] => [honourLimit, minutes, reaction, windowHours];
    expect(meant(started(2, limits))).toEqual([30, 180, 20, 8]);
    const languages: readonly { readonly [key: string]: string }[] = [en, fr];
    for (const words of languages) {
      const [honour, minutes, seconds, hours] = ['honourLimit', 'timeLimit', 'reaction', 'windowHours'].map((id) =>
        Number.parseInt(words[`setup.${id}.usual`], 10),
      );
      expect([honour, 60 * minutes, seconds, hours]).toEqual([30, 180, 20, 8]);
    }
    const changes = {
      meta: { endConditions: { honourLimit: { default: 45 }, timeLimitMinutes: { default: 90 } } },
      windowDefaults: { liveSeconds: 15, correspondenceHours: 6 },
    };
    const added = await game.packs.add({ game: game.id, name: 'brisk', changes });
    if (!added.ok) throw new Error(added.errors.join());
    expect(meant(beginGame(game, { seats: 2, options: limits, pack: added.id }, fastChance(1)))).toEqual([45, 90, 15, 6]);
  });

  it('UNI-1.4 UNI-1.5 deals a random set of linked kingdoms at random', () => {
    for (const seats of [2, 3, 4, 5, 6]) {
      const seen = new Set<string>();
      const sets = new Set<string>();
      for (let seed = 0; seed < 20; seed++) {
        const { kingdoms } = started(seats, {}, seed);
        expect(new Set(kingdoms).size).toBe(seats);
        if (seats < 6) expect(possibleSets(LINKS, seats)).toContainEqual(kingdoms.slice().sort((a, b) => a - b));
        seen.add(kingdoms.join());
        sets.add(kingdoms.toSorted().join());
      }
      expect(seen.size).toBeGreaterThan(sets.size);
      if (seats < 6) expect(sets.size).toBeGreaterThan(1);
    }
  });

  it('UNI-1.4 UNI-1.5 lets players choose in a random seat order, each linked to one before', () => {
    const s = started(3, { kingdoms: 'choice' });
    expect(keys(s)).toEqual([...KINGDOMS]);
    answer(s, 'mamluk');
    // Byzantium is all that the second could take, so the kernel did.
    expect(
      viewOf(s, null)
        .players.flatMap(({ kingdom }) => kingdom ?? [])
        .sort(),
    ).toEqual(['byzantium', 'mamluk']);
    expect(keys(s)).toEqual(['hungary', 'horde']);
    expect(refusalOf(s, 'hre')).toBe('UNI-1.5 kingdomUnlinked');
    expect(refusalOf(s, 'mamluk')).toBe('UNI-1.4 kingdomTaken');
    const t = started(3, { kingdoms: 'choice' });
    play(t, 'byzantium', 'hungary');
    expect(keys(t)).toEqual(['mamluk', 'hre', 'novgorod', 'horde']);
    expect(new Set([1, 2, 3, 4, 5, 6].map((seed) => asked(started(3, { kingdoms: 'choice' }, seed))[0])).size).toBeGreaterThan(1);
    // With six players every kingdom is taken in the end, so any may come next.
    const all = started(6, { kingdoms: 'choice' });
    answer(all, 'mamluk');
    expect(keys(all)).toEqual(['byzantium', 'hungary', 'hre', 'novgorod', 'horde']);
  });

  it('UNI-1.4 takes the kingdoms agreed on in the lobby if they go together in some order', () => {
    const agreed = { ...base, kingdoms: 'agreed' };
    expect(refuseSetup(3, { ...agreed, kingdom1: 'hre', kingdom2: 'mamluk', kingdom3: 'any' })).toMatchObject({ rule: 'UNI-1.5' });
    expect(refuseSetup(3, { ...agreed, kingdom1: 'hre', kingdom2: 'hre', kingdom3: 'any' })).toMatchObject({ rule: 'UNI-1.4' });
    const picks = { kingdom1: 'hre', kingdom2: 'mamluk', kingdom3: 'byzantium', kingdom4: 'hungary' };
    expect(refuseSetup(4, { ...agreed, ...picks })).toBeNull();
    expect(viewOf(started(4, { kingdoms: 'agreed', ...picks }), null).players.map(({ kingdom }) => kingdom)).toEqual(Object.values(picks));
    const rest = started(4, { kingdoms: 'agreed', kingdom2: 'mamluk' }, 5);
    expect(viewOf(rest, null).players[1].kingdom).toBe('mamluk');
    expect(possibleSets(LINKS, 4)).toContainEqual(rest.kingdoms.slice().sort((a, b) => a - b));
  });

  it('UNI-1.4 asks for kingdoms only where players agree on them, and for no more than there are seats', () => {
    const asked = (seats: number, kingdoms: string): readonly string[] =>
      OPTIONS.map(({ id }) => id).filter((id) => id.startsWith('kingdom') && optionCounts(id, seats, { ...base, kingdoms }));
    expect(asked(3, 'random')).toEqual(['kingdoms']);
    expect(asked(3, 'agreed')).toEqual(['kingdoms', 'kingdom1', 'kingdom2', 'kingdom3']);
  });

  it('UNI-1.6 has seven links', () => {
    const pairs = c.kingdoms.flatMap(({ links }, one) =>
      links.filter((other) => one < other).map((other) => `${KINGDOMS[one]}-${KINGDOMS[other]}`),
    );
    expect(pairs.sort()).toEqual([
      'byzantium-horde',
      'byzantium-hungary',
      'byzantium-mamluk',
      'hungary-horde',
      'hungary-hre',
      'hungary-novgorod',
      'novgorod-horde',
    ]);
  });

  it('UNI-1.7 UNI-3.5 plays where a home territory is at most three steps away; with six everywhere', () => {
    const s = position([{ kingdom: 'byzantium' }, { kingdom: 'mamluk' }]);
    const homes = [0, 1].flatMap((kingdom) => c.kingdoms[kingdom].home);
    for (let one = 0; one < NODES; one++) expect(s.inPlay[one]).toBe(homes.some((home) => c.distance[home * NODES + one] <= 3) ? 1 : 0);
    expect(s.inPlay[node('saxony')] ?? 0).toBe(0);
    expect(started(6).inPlay.every((one) => one === 1)).toBe(true);
  });

  it('UNI-1.8 leaves homes of kingdoms that nobody plays to the barbarians', () => {
    const s = position([{ kingdom: 'byzantium' }, { kingdom: 'mamluk' }]);
    expect(viewOf(s, null).territories[node('pannonia')]).toMatchObject({ home: null, controller: null });
    expect(controller(s, 'thrace')).toBe(0);
    const game2 = started(2, { kingdoms: 'agreed', kingdom1: 'byzantium', kingdom2: 'mamluk' });
    expect(['thrace', 'cairo', 'pannonia', 'crimea'].map((id) => controller(game2, id))).toEqual([0, 1, null, null]);
  });

  it('UNI-1.9 gives each 20 light, 20 heavy, 10 archers, 10 cavalry, 3 captains; the barbarians 40, 20 and 7', () => {
    const { players, barbarians } = viewOf(started(4), null);
    for (const { reserve } of players) expect(reserve).toEqual([20, 20, 10, 10, 3]);
    expect(barbarians).toEqual([40, 0, 20, 0, 7]);
    expect([c.tokens.control, c.tokens.ownership]).toEqual([8, 10]);
    expect(DICE).toEqual([4, 6, 8]);
  });

  it('UNI-1.10 UNI-1.11 has ownership tokens for what matches their two sides', () => {
    for (const [n1, n2, n3] of [
      [8, 2, 0],
      [0, 6, 2],
      [0, 4, 4],
      [4, 4, 2],
      [2, 6, 2],
    ])
      expect(tokensSuffice(n1, n2, n3)).toBe(true);
    for (const [n1, n2, n3] of [
      [9, 0, 0],
      [0, 7, 0],
      [0, 0, 5],
      [0, 5, 4],
      [8, 2, 1],
    ])
      expect(tokensSuffice(n1, n2, n3)).toBe(false);
  });

  it('UNI-1.12 never gives more than the supply holds', () => {
    expect(c.vehicleSupply).toEqual([15, 15, 12, 12, 42]);
    expect(c.engineSupply.slice(1)).toEqual([16, 14, 12]);
    // Twelve caravans: with six players of two each there are none left.
    const s = placing(6);
    const plan = s.order.flatMap((seat) => [seat, seat]);
    playTo(s, 'placeTransport');
    for (let n = 0; n < plan.length; n++) {
      const caravan = keys(s).find((key) => key.startsWith('caravan 1'));
      answer(s, caravan ?? '');
      if (n + 1 < plan.length) playTo(s, 'placeTransport');
    }
    expect(viewOf(s, null).vehicles.filter(({ kind }) => kind === 'caravan')).toHaveLength(12);
  });

  it('UNI-1.13 UNI-2.9 shows the objective on top of the Empire deck and the tax on top of the Event deck', () => {
    const s = started(4);
    for (const seat of [0, 1, null]) {
      const { empireDeck, eventDeck } = viewOf(s, seat);
      expect(empireDeck).toEqual({ size: 72, top: c.cards[s.empireDeck[71]].id });
      expect(eventDeck).toMatchObject({ size: 30, toleratedTax: c.events[s.eventDeck[29]].toleratedTax });
    }
    const decks = (seed: number): string[] => [started(4, {}, seed).empireDeck.join(), started(4, {}, seed).eventDeck.join()];
    const [one, other] = [decks(1), decks(2)];
    expect([one[0] === other[0], one[1] === other[1]]).toEqual([false, false]);
  });

  it('UNI-1.14 UNI-1.25 UNI-1.27 starts with 1600 florins, 10 honour, no technology, no tax level', () => {
    const s = started(4);
    expect(s.florins).toEqual([1600, 1600, 1600, 1600]);
    expect(s.honour).toEqual([10, 10, 10, 10]);
    expect(s.levels.every((level) => level === 0)).toBe(true);
    expect(s.tax).toEqual([0, 0, 0, 0]);
  });

  it('UNI-1.14 UNI-1.15 UNI-1.16 begins with the auction, then villages in its order on own inhabited zones', () => {
    const s = started(3, { kingdoms: 'agreed', kingdom1: 'byzantium', kingdom2: 'hungary', kingdom3: 'hre' });
    expect(asked(s)).toEqual(['0 bidTurnOrder', '1 bidTurnOrder', '2 bidTurnOrder']);
    answer(s, '0', 0);
    answer(s, '50', 1);
    answer(s, '20', 2);
    expect(asked(s)).toEqual(['1 placeVillage']);
    expect(keys(s)).toHaveLength(4);
    expect(refusalOf(s, 'village thrace')).toBe('UNI-1.16 notYourHome');
    answer(s, keys(s)[0]);
    answer(s, keys(s)[0]);
    expect(asked(s)).toEqual(['0 placeVillage']);
    expect(refusalOf(s, 'village thessaly')).toBe('UNI-11.1 nobodyLivesThere');
    answer(s, 'village thrace');
    expect(viewOf(s, null).territories[node('thrace')].buildings).toMatchObject([{ id: 'village', level: 1, damage: 0 }]);
    expect(s.florins).toEqual([1650, 1550, 1600]);
  });

  it('UNI-1.14 UNI-1.17 UNI-1.18 UNI-1.19 takes transports of two levels in all, ships only in ports (worked example 3)', () => {
    const s = playTo(started(2, { kingdoms: 'agreed', kingdom1: 'byzantium', kingdom2: 'mamluk' }), 'placeArcher');
    const seat = s.order[0];
    answer(s, keys(s)[0]);
    expect(units(s, seat, c.nodes[c.kingdoms[s.kingdoms[seat]].home[0]].id)).toBe('1AR');
    expect(keys(s).some((key) => key.startsWith('galley 2'))).toBe(true);
    for (const key of keys(s).filter((one) => /^(galley|merchantShip)/.test(one)))
      expect(c.nodes[node(key.split(' in ')[1])].port).toBe(true);
    expect(keys(s).filter((key) => key.startsWith('warWagon 1'))).toHaveLength(7);
    expect(keys(s).filter((key) => key.startsWith('caravan 1'))).toHaveLength(7);
    answer(s, keys(s).find((key) => key.startsWith('galley 1')) ?? '');
    expect(keys(s).every((key) => key.includes(' 1 in '))).toBe(true);
    const second =
      keys(s)
        .find((key) => key.startsWith('caravan 1'))
        ?.replace('caravan 1', 'caravan 2') ?? '';
    expect(refusalOf(s, second)).toBe('UNI-1.17 tooManyLevels');
    answer(s, keys(s).find((key) => key.startsWith('caravan 1')) ?? '');
    expect(asked(s)).toEqual([`${s.order[1]} placeArcher`]);
    expect(viewOf(s, null).vehicles.map(({ kind, level }) => `${kind} ${level}`)).toEqual(['galley 1', 'caravan 1']);
    answer(s, keys(s)[0]);
    answer(s, keys(s).find((key) => key.startsWith('merchantShip 2')) ?? '');
    expect(asked(s)[0]).not.toContain('placeTransport');
  });

  it('UNI-1.18 gives no ships to a kingdom without port', () => {
    const s = playTo(started(2, { kingdoms: 'agreed', kingdom1: 'hungary', kingdom2: 'byzantium' }), 'placeTransport');
    s.homeOf = s.homeOf.map((seat, territory) => (c.nodes[territory].port ? NOBODY : seat));
    expect(keys(s).some((key) => key.startsWith('caravan'))).toBe(true);
    expect(keys(s).some((key) => /^(galley|merchantShip)/.test(key))).toBe(false);
  });

  it('UNI-1.20 puts one light infantry on every fire in play that is no home', () => {
    expect(c.fires).toHaveLength(14);
    for (const seats of [2, 4, 6]) {
      const s = playTo(started(seats), 'keepEmpireCard');
      for (let territory = 0; territory < TERRITORIES; territory++) {
        const lit = c.nodes[territory].fire && s.inPlay[territory] === 1 && s.homeOf[territory] === NOBODY;
        expect(units(s, BARBARIANS, c.nodes[territory].id)).toBe(lit ? '1LI' : '');
      }
    }
    // No home of the box has a fire, but a content pack may give it one.
    const s = placing(6);
    s.homeOf[node('serbia')] = 0;
    playTo(s, 'keepEmpireCard');
    expect(['serbia', 'wallachia'].map((id) => units(s, BARBARIANS, id))).toEqual(['', '1LI']);
  });

  it('UNI-1.21 UNI-1.22 UNI-1.23 UNI-2.4 deals three cards, of which all keep one at the same time; the others return', () => {
    const s = playTo(started(3), 'keepEmpireCard');
    expect(asked(s)).toHaveLength(3);
    const mine = viewOf(s, 0).players[0].dealt;
    expect(keys(s, 0)).toEqual(mine);
    expect(viewOf(s, 1).players[0].dealt).toBe(3);
    expect(viewOf(s, null).empireDeck.size).toBe(72 - 9);
    const left = s.empireDeck.slice();
    const [first] = keys(s, 0);
    answer(s, first, 0);
    expect(viewOf(s, 1).players[0].cards).toEqual([]);
    for (const seat of [1, 2]) answer(s, keys(s, seat)[0], seat);
    expect(viewOf(s, 1).players[0].cards).toMatchObject([{ id: first, met: null }]);
    expect(viewOf(s, null).empireDeck.size).toBe(72 - 3);
    expect(new Set([...s.empireDeck, ...s.cards.flat()]).size).toBe(72);
    // They do not just lie on top: the deck is shuffled.
    expect(s.empireDeck.slice(0, left.length)).not.toEqual(left);
  });

  it('UNI-1.24 lets each take an objective token in turn order, while there are some', () => {
    const s = playTo(started(3), 'takeObjectiveToken');
    expect(asked(s)).toEqual([`${s.order[0]} takeObjectiveToken`]);
    answer(s, 'red');
    expect(viewOf(s, null).tokens).toEqual([8, 8, 8, 7, 8, 8]);
    expect(asked(s)).toEqual([`${s.order[1]} takeObjectiveToken`]);
    s.tokens.fill(0);
    for (let seat = 0; seat < 4; seat++) s.tokens[seat * 6 + 3] = 2;
    expect(keys(s)).not.toContain('red');
    expect(refusalOf(s, 'red')).toBe('UNI-15.10 noTokenLeft');
  });

  it('UNI-1.26 goes on with phase 2 of turn 1', () => {
    const s = playTo(started(3), 'rerollBarbarianDice');
    expect(viewOf(s, null)).toMatchObject({ turn: 1, phase: 'events' });
  });

  it('UNI-1.28 shows what is in play, which has no other effect', () => {
    const { territories, seas } = viewOf(started(3), null);
    expect(territories.some(({ inPlay }) => !inPlay)).toBe(true);
    expect(seas.some(({ inPlay }) => inPlay)).toBe(true);
  });

  it('lays a table for every set of kingdoms there can be', () => {
    for (const size of [2, 3, 4, 5, 6])
      for (const set of possibleSets(LINKS, size)) {
        const options: { [id: string]: string } = { kingdoms: 'agreed' };
        set.forEach((kingdom, seat) => {
          options[`kingdom${seat + 1}`] = KINGDOMS[kingdom];
        });
        const s = beginGame(game, { seats: size, options }, fastChance(7));
        advance(game, s);
        expect(s.kingdoms).toEqual(set);
        for (const kingdom of set) for (const home of c.kingdoms[kingdom].home) expect(s.control[home]).toBe(set.indexOf(kingdom));
        playTo(s, 'rerollBarbarianDice');
      }
    expect(possibleSets(LINKS, 3)).toHaveLength(9);
  });
});
