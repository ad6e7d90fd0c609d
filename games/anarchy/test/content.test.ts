import { beginGame, fastChance } from '@castellan/engine';
import { describe, expect, it } from 'vitest';
import { content, game } from '../index.ts';
import { GOODS } from '../vocabulary.ts';
import { acting, c, defending, deployed, me, playUntil, row } from './builders.ts';

const pack = (changes: unknown) => content.add({ game: 'anarchy', name: 'test', changes });
const errors = async (changes: unknown): Promise<readonly string[]> => {
  const added = await pack(changes);
  return added.ok ? [] : added.errors;
};

describe('content', () => {
  it('keeps the origin of every card and area', () => {
    const { pathCards, attackCards, scenarioCards, lootTiles, machines, sheets, attributes } = c.data;
    for (const { src } of [
      ...pathCards,
      ...attackCards,
      ...scenarioCards,
      ...lootTiles,
      ...machines,
      ...attributes,
      ...sheets.left,
      ...sheets.right,
    ])
      expect(JSON.stringify(src)).toMatch(/seed|public|authored|ruling/);
  });

  it('says of every command box what it opens, as the needs of the areas have it', () => {
    for (const area of c.data.sheets.right) {
      if (area.kind !== 'command') continue;
      area.boxes.forEach(({ unlocks }, i) => {
        for (const opened of unlocks) {
          const [id, part] = opened.split('.');
          const areaNeeds = c.data.sheets.right.find((other) => other.id === id);
          const need =
            areaNeeds !== undefined && 'levels' in areaNeeds
              ? areaNeeds.levels[Number(part) - 1].need
              : areaNeeds !== undefined && areaNeeds.id === 'spies'
                ? areaNeeds.boxes[2 * Number(part) - 2].need
                : areaNeeds !== undefined && 'boxes' in areaNeeds
                  ? needOf(areaNeeds.boxes[Number(part) - 1])
                  : undefined;
          expect([opened, need?.command?.[area.id]]).toEqual([opened, i + 1]);
        }
      });
    }
  });

  it('shows every mark of a row equally often on the 24 domain cards', () => {
    const { cards, rows } = c.data.domain;
    const shown: readonly (readonly (string | number)[])[] = [
      cards.map(({ knight }) => knight),
      cards.map(({ valentine }) => valentine),
      cards.map(({ michaelmas }) => michaelmas),
      cards.map(({ lance, shield }) => `${lance} ${shield}`),
      cards.map(({ ingredient }) => ingredient),
      cards.map(({ pennant }) => pennant),
    ];
    shown.forEach((marks, i) => {
      const different = [...new Set(marks)];
      expect(different).toHaveLength(rows[i].values.length);
      for (const mark of different) expect(marks.filter((other) => other === mark)).toHaveLength(rows[i].each);
    });
  });

  it('has options with keys of their own', () => {
    const keys = c.boxes.flatMap(({ options }) => options.map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(c.boxes).toHaveLength(219);
  });
});

function needOf(box: object): { readonly command?: { readonly [line: string]: number | undefined } } | undefined {
  return 'need' in box && typeof box.need === 'object' && box.need !== null ? box.need : undefined;
}

describe('content packs', () => {
  it('corrects a card for the tables that load it', async () => {
    const added = await pack({ pathCards: { 'PATH-11': { gain: { coin: 7 } } }, production: { serf: { base: 5 } } });
    if (!added.ok) throw new Error(added.errors.join());
    const s = beginGame(game, { seats: 2, options: {}, pack: added.id }, fastChance(3));
    const corrected = content.of(s);
    expect(corrected.production[GOODS.indexOf('serf')].base).toBe(5);
    expect(corrected.paths[10].gain).toEqual([
      GOODS.indexOf('artisan'),
      2,
      GOODS.indexOf('material'),
      2,
      0,
      1,
      GOODS.indexOf('food'),
      1,
      GOODS.indexOf('coin'),
      7,
    ]);
    expect(c.production[0].base).toBe(3);
    expect(playUntil(s, () => false).result).not.toBeNull();
  });

  it('can take the workers out of a type of attack', async () => {
    const added = await pack({ attackTypes: { ladder: { workers: false } } });
    const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { top: { soldier: 3 } });
    const changed = { ...s, pack: added.ok ? added.id : '' };
    defending(changed);
    // Three soldiers on top are no help against the ladder, and become a serf.
    expect(me(changed)).toMatchObject({ undefended: 2, goods: [1, 0, 0, 0, 0, 0, 0, 0] });
  });

  it('refuses what does not fit the schema, and says where', async () => {
    expect((await errors({ production: { serf: { base: -1 } } }))[0]).toMatch(/production/);
    expect((await errors({ pathCards: { 'PATH-11': { gain: { gold: 1 } } } })).length).toBeGreaterThan(0);
    expect((await errors({ pathCards: { 'PATH-99': { gain: {} } } }))[0]).toMatch(/PATH-99/);
    expect((await errors({ sheets: { left: { gate: { boxes: [] } } } })).length).toBeGreaterThan(0);
  });

  it('refuses what contradicts itself', async () => {
    expect((await errors({ scenarios: { classicEasy: { tents: false } } }))[0]).toMatch(/classicEasy/);
    expect((await errors({ attributes: { might: { max: 20 } } }))[0]).toMatch(/might/);
    expect((await errors({ sheets: { left: { gate: { sections: [{ boxes: 2, need: {} }] } } } }))[0]).toMatch(/gate/);
    expect((await errors({ scenarioCards: { 'SCN-16': { round: 3 } } }))[0]).toMatch(/bravery/);
    expect((await errors({ scenarios: { siegeEasy: { loot: true } } }))[0]).toMatch(/loot/);
    expect((await errors({ attackCards: { 'ATK-01': { back: 'ram' } } }))[0]).toMatch(/back/);
    expect((await errors({ attackTypes: { ram: { tactic: 'stones' } } }))[0]).toMatch(/stones/);
    expect((await errors({ discontent: { printedBoxes: 3 } }))[0]).toMatch(/penalty/);
    expect((await errors({ castleTile: { max: { gate: 7 } } }))[0]).toMatch(/castleTile/);
  });

  it('refuses what the rules would not heed', async () => {
    expect((await errors({ workers: { artisan: { force: 2 } } }))[0]).toMatch(/artisan/);
    expect((await errors({ workers: { knight: { beer: true } } }))[0]).toMatch(/knight/);
    expect((await errors({ freeTrade: { pay: 3 } }))[0]).toMatch(/freeTrade/);
    expect((await errors({ castleTile: { max: { towerEach: 3 } } }))[0]).toMatch(/towerEach/);
    expect((await errors({ tactics: { stones: { defencePerUse: 2 } } }))[0]).toMatch(/tactics/);
  });
});
