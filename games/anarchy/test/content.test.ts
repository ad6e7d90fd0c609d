import { beginGame, fastChance } from '@castellan/engine';
import { withPack } from '@castellan/engine/kit';
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
    expect(playUntil(s, () => false).core.result).not.toBeNull();
  });

  it('can take the workers out of a type of attack', async () => {
    const added = await pack({ attackTypes: { ladder: { workers: false } } });
    const s = deployed(row(acting({ round: 1 }), ['FIN-4', 'ATK-01']), { top: { soldier: 3 } });
    const changed = withPack(s, added.ok ? added.id : '');
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

  // Otherwise one feast would use and put away the cards of another (ANA-8.11).
  it('refuses rewards that would turn up domain cards while others lie there', async () => {
    const brewing = { brew: 1 };
    const commanding = { command: { choose: 1, from: ['entertainment'], distinct: true } };
    for (const reward of [brewing, commanding]) {
      const couples = Array.from({ length: 6 }, (_, i) => ({ pos: i + 1, reward }));
      expect((await errors({ sheets: { right: { valentine: { couples } } } })).length).toBeGreaterThan(0);
      expect((await errors({ sheets: { right: { michaelmas: { additions: { free1: { reward } } } } } })).length).toBeGreaterThan(0);
      expect((await errors({ sheets: { right: { knightTraining: { byDistinctIcons: { 2: reward } } } } })).length).toBeGreaterThan(0);
    }
    expect(await errors({ sheets: { right: { michaelmas: { additions: { free1: { reward: { any: 2, rally: 1 } } } } } } })).toEqual([]);
  });

  it('refuses two things of one name, between which no answer could choose', async () => {
    const right = (area: string, change: object) => errors({ sheets: { right: { [area]: change } } });
    expect((await right('lammas', { ropes: { top: { pennants: ['red', 'red', 'blue', 'yellow'] } } }))[0]).toMatch(/top.*two.*red/);
    const addition = { id: 'one', sum: null, reward: { any: 1 }, slots: 2, src: 'authored' };
    expect((await right('michaelmas', { additions: [addition, addition] }))[0]).toMatch(/two named one/);
    expect((await right('tactics', { cost: [{ patron: 1 }, { patron: 2 }] }))[0]).toMatch(/tactics.*two named patron/);
    expect((await errors({ pathCards: { 'PATH-01': { key: 'mason' } } }))[0]).toMatch(/pathCards.*mason/);
    const crush = { id: 'one', extraForce: 1, reward: {}, src: 'authored' };
    expect((await errors({ crushRewards: [crush, crush] }))[0]).toMatch(/crushRewards/);
    const hit = { side: 'top', letter: 'A' };
    expect((await errors({ attackCards: { 'ATK-01': { hits: [hit, { ...hit, letter: 'B' }] } } }))[0]).toMatch(/ATK-01.*top/);
    expect((await errors({ sheets: { left: { farms: { boxes: [1, 1].map((pos) => ({ pos, reward: {} })) } } } }))[0]).toMatch(/farms/);
  });

  // Against ANA-5.2, ANA-14.2 and ANA-3.7.
  it('refuses a hidden Final Assault, a line that leads one way and a card in the wrong round', async () => {
    const attackSlots = c.data.playerBoard.attackSlots.map((slot) => ({ ...slot, faceUp: false }));
    expect((await errors({ playerBoard: { attackSlots } }))[0]).toMatch(/Final Assault/);
    expect((await errors({ sheets: { left: { wheel: { nodes: { mer1: { links: ['centre', 'mer2'] } } } } } }))[0]).toMatch(/mer1.*mer3/);
    expect((await errors({ scenarios: { siegeEasy: { row: [20, 17, 18, 19, 16] } } }))[0]).toMatch(/card 20.*round 1/);
  });

  it('refuses what the rules would not heed', async () => {
    expect((await errors({ workers: { artisan: { force: 2 } } }))[0]).toMatch(/artisan/);
    expect((await errors({ workers: { knight: { beer: true } } }))[0]).toMatch(/knight/);
    expect((await errors({ freeTrade: { pay: 3 } }))[0]).toMatch(/freeTrade/);
    expect((await errors({ castleTile: { max: { towerEach: 3 } } }))[0]).toMatch(/towerEach/);
    expect((await errors({ tactics: { stones: { defencePerUse: 2 } } }))[0]).toMatch(/tactics/);
  });
});
