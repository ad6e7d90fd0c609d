import { describe, expect, it } from 'vitest';
import data from '../content/data.json' with { type: 'json' };
import { content, game } from '../index.ts';
import { ICONS, TRIBES } from '../vocabulary.ts';
import { alone, answer, beginWith, cards, give, play, refusal, row, start, view } from './builders.ts';

describe('the content', () => {
  it('MON-13.28 Troupes Merkian give 3 arrows and 1 sword; Créature de Pierre has defence 8, counts arrows and has 2 banners', () => {
    expect(cards.military.find(({ id }) => id === 'troupes-merkian')).toMatchObject({ arrow: 3, sword: 1 });
    expect(cards.titans.find(({ id }) => id === 'creature-de-pierre')).toMatchObject({ defence: 8, arrowsCount: true, dice: 2 });
  });

  it('MON-13.29 Serpent de Hmu has defence 7 and counts arrows', () => {
    expect(cards.titans.find(({ id }) => id === 'serpent-de-hmu')).toMatchObject({ defence: 7, arrowsCount: true });
  });

  it('MON-13.30 banners are red, blue, green, yellow or purple', () => {
    expect(Object.keys(view(start()).players[0].banners)).toEqual(['red', 'blue', 'green', 'yellow', 'purple']);
    const used = [...data.startingEmpire, ...data.empireA, ...data.empireB, ...data.titans].flatMap(({ banners }) => banners);
    expect(new Set(used)).toEqual(new Set(['red', 'blue', 'green', 'yellow', 'purple']));
  });

  it('MON-13.31 titans carry as many banners as stars; every value comes from the data file', () => {
    for (const titan of data.titans) expect(titan.banners, titan.id).toHaveLength(titan.stars);
    const iconsOf = (icons: { readonly [icon: string]: number | undefined }) => ICONS.map((icon) => icons[icon] ?? 0);
    const bannersOf = (banners: readonly string[]) => TRIBES.map((tribe) => banners.filter((banner) => banner === tribe).length);
    expect(cards.titans).toEqual(
      data.titans.map(({ id, copies, stars, defence, arrowsCount, banners, icons, onGain, endScore }) => ({
        ...{ id, copies, stars, defence, arrowsCount, onGain, endScore },
        ...{ icons: iconsOf(icons), banners: bannersOf(banners), dice: banners.length },
      })),
    );
    expect(cards.provinces).toEqual(
      data.provinces.map(({ id, copies, icons, onGain }) => ({
        ...{ id, copies, onGain, endScore: null },
        ...{ icons: iconsOf(icons), banners: bannersOf([]) },
      })),
    );
    expect(cards.military).toEqual(
      [...data.startingMilitary, ...data.military].map(({ id, copies, cost, sword, arrow, loot, espionage, repair, legacy }, i) => ({
        ...{ id, copies, cost, sword, arrow, loot, espionage, repair, legacy },
        starting: i < data.startingMilitary.length,
      })),
    );
    expect(cards.empire.map(({ deck, ...card }) => card)).toEqual(
      [...data.startingEmpire, ...data.empireA, ...data.empireB].map(
        ({ id, copies, cost, banners, icons, onGain, action, trigger, passive, endScore }) => ({
          ...{ id, copies, cost, onGain, action, trigger, endScore },
          ...{ icons: iconsOf(icons), banners: bannersOf(banners), discount: passive?.coins ?? 0 },
        }),
      ),
    );
  });

  it('MON-14.6 has no solo, team or campaign mode', () => {
    expect(game.seats).toMatchObject({ min: 2, max: 4 });
    expect(game.options.map(({ id }) => id)).toEqual(['expansionPlus', 'firstPlayer', 'colour1', 'colour2', 'colour3', 'colour4']);
  });

  it('says of every fact where it comes from', () => {
    for (const list of [data.startingEmpire, data.empireA, data.empireB, data.startingMilitary, data.military, data.provinces, data.titans])
      for (const { id, src } of list) expect(JSON.stringify(src), id).toMatch(/seed|public|authored|ruling/);
  });
});

describe('a content pack', () => {
  const pack = (changes: object) => ({ game: 'monde-oublie', name: 'Our box', changes });
  const errors = async (changes: object): Promise<string> => {
    const added = await content.add(pack(changes));
    return added.ok ? '' : added.errors.join('\n');
  };

  it('corrects values and is played with', async () => {
    const added = await content.add(pack({ empireA: { forge: { cost: { coins: 1, knowledge: 0 }, icons: { sword: 3 } } } }));
    if (!added.ok) throw new Error(added.errors.join());
    const s = beginWith(added.id);
    row(s, 'forge');
    give(s, 0, { coins: 1 });
    play(s, 'place 1 build');
    expect(view(s).players[0]).toMatchObject({ coins: 0, sword: 3 });
    expect([view(s).pack, view(start()).pack]).toEqual([added.id, '']);
    expect(content.has(added.id)).toBe(true);
    expect(cards.empire.find(({ id }) => id === 'forge')?.cost.coins).toBe(3);
  });

  it('is refused with the places that are wrong', async () => {
    expect(await errors({ empireA: { forge: { cost: { coins: -1 } } } })).toContain('/cost/coins');
    expect(await errors({ empireA: { forge: { icons: { capacity: 2 } } } })).toContain('/icons');
    expect(await errors({ empireA: { forge: { banners: ['pink'] } } })).toContain('/banners');
    expect(await errors({ empireA: { smithy: { copies: 2 } } })).toContain('smithy');
    expect(await errors({ constants: { bannerScore: [0, 1, 2] } })).toContain('bannerScore');
    expect(await errors({ constants: { startCitizens: [1, 3] } })).toContain('startCitizens');
    expect(await errors({ constants: { roundEffects: { '4': null } } })).toContain('deck B');
    expect(await errors({ playerBoard: { capital: { food: 2 } } })).toContain('capital');
    expect(await errors({ constants: { armyUseBaseCost: 0 } })).toContain('armyUseBaseCost');
    expect(await errors({ constants: { tieBreakers: ['knowledge', 'coins'] } })).toContain('tieBreakers');
    expect(await errors({ constants: { expansionPrice: [{ coins: 3 }, { coins: 3, knowledge: 0 }] } })).toContain('expansionPrice');
    expect(await errors({ titans: { leviathan: { id: 'grand-roc' } } })).toContain('grand-roc');
  });

  it('is refused where players could not tell two things apart', async () => {
    expect(await errors({ empireB: { palais: { name: { en: 'Forge' } } } })).toBe('palais: something else is called Forge already');
    expect(await errors({ titans: { leviathan: { name: { fr: 'Grand Roc' } } } })).toContain(
      'leviathan: something else is called Grand Roc',
    );
  });

  // MON-1.13, MON-1.21
  it('is refused where the players would begin with more than the capital holds', async () => {
    const capital = (changes: object) => errors({ constants: { capital: changes }, playerBoard: { capital: changes } });
    expect(await capital({ armyLimit: 1 })).toContain('capital.armyLimit: the starting military cards');
    expect(await capital({ capacity: 1 })).toContain('capital.capacity: the starting Empire cards');
    expect(await capital({ armyLimit: 3, capacity: 2 })).toBe('');
    expect(await errors({ startingMilitary: { miliciens: { copies: 3 } } })).toContain('miliciens: every one of 4 players');
  });

  // MON-4.7
  it('is refused where it asks a fee that the rules do not know', async () => {
    expect(await errors({ board: { actions: { labour: { placement: 'matchOrFee' } } } })).toContain('labour: only build and recruit');
    expect(await errors({ board: { actions: { build: { placement: 'any' }, labour: { placement: 'any' } } } })).toBe('');
  });

  // MON-10.15, MON-10.20, MON-10.70
  it('is refused with prices that no rule has a place for', async () => {
    expect(await errors({ constants: { expansionPrice: [{ coins: 3 }, { knowledge: 1 }] } })).toContain('/expansionPrice');
    expect(await errors({ constants: { expansionPrice: [{ knowledge: 2 }, { coins: 4 }] } })).toBe('');
    expect(await errors({ constants: { discoveryPrice: { knowledge: 1 } } })).toContain('/discoveryPrice');
    expect(await errors({ constants: { discoveryGain: { knowledge: 0 } } })).toContain('/discoveryGain');
    expect(await errors({ constants: { repopulationPrice: { knowledge: 1 } } })).toContain('/repopulationPrice');
  });

  // MON-10.43, MON-13.12
  it('is refused with helmets beyond counting, or on a card that leaves by building', async () => {
    expect(await errors({ empireA: { caserne: { icons: { armyLimit: 20 } } } })).toContain('armyLimit: all helmets together allow 25');
    expect(await errors({ empireA: { grue: { icons: { armyLimit: 1 } } } })).toContain('grue: a card discarded to build');
  });

  // MON-3.2
  it('is refused when the round track names an effect twice', async () => {
    const twice = (round: string, effect: string) =>
      errors({
        constants: { roundEffects: { [round]: effect } },
        board: {
          roundTrack: {
            spaces: data.board.roundTrack.spaces.map((space) => (`${space.round}` === round ? { ...space, effect } : space)),
          },
        },
      });
    expect(await twice('5', 'useEmpireB')).toContain('an effect may come only once');
    expect(await twice('6', 'revealExploration')).toContain('an effect may come only once');
  });

  // MON-10.15
  it('says its own prices when it refuses', async () => {
    const added = await content.add(pack({ constants: { expansionPrice: [{ knowledge: 2 }, { coins: 7 }] } }));
    if (!added.ok) throw new Error(added.errors.join());
    const s = beginWith(added.id);
    give(s, 0, { coins: 6, knowledge: 1 });
    expect(refusal(s, 'place 1 expansion')).toEqual({
      rule: 'MON-10.15',
      key: 'expansionTooDear',
      params: { knowledgePrice: 2, coinPrice: 7, coins: 6, knowledge: 1 },
    });
  });
});

it('plays a card that a pack has given the crane’s power and an action', async () => {
  const added = await content.add({
    game: 'monde-oublie',
    name: 'Two cranes',
    changes: {
      empireA: {
        bazar: {
          action: [{ type: 'gainCoins', n: 1 }],
          trigger: { on: 'build', optional: true, effect: { type: 'discardSelfBuildFree' } },
        },
      },
    },
  });
  if (!added.ok) throw new Error(added.errors.join());
  const s = alone(beginWith(added.id));
  give(s, 0, { coins: 0, city: ['grue', 'bazar'] });
  row(s, 'forge');
  answer(s, 'place 1 bazar');
  expect(s.players[0].coins).toBe(1);
  answer(s, 'place 2 build');
  answer(s, 'build forge with bazar');
  expect(view(s).players[0].city.map(({ card }) => card)).toEqual(['port-de-peche', 'champ-de-ble', 'grue', 'forge']);
});
