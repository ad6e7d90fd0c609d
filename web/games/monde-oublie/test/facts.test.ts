import { content } from '@castellan/monde-oublie';
import { ACTIONS, ARMY_SYMBOLS, ICONS, TRIBES } from '@castellan/monde-oublie/vocabulary';
import { describe, expect, it } from 'vitest';
import art from '../art.json' with { type: 'json' };
import { counted, factsOf } from '../facts.ts';
import { layPack } from '../pack.ts';
import { nextChange } from '../track.ts';

const c = content.of({ core: { pack: '' } });
const { actionOf, cardOf, provinceOf, roundEffects, soldiersOf, titanOf } = factsOf({ pack: '' });

describe('what the screen draws is what the rules read', () => {
  it('of Empire cards', () => {
    for (const card of c.empire) {
      const facts = cardOf(card.id);
      expect(facts).toMatchObject({ deck: card.deck, cost: card.cost, discount: card.discount });
      expect(TRIBES.map((tribe) => facts.banners.filter((banner) => banner === tribe).length)).toEqual(card.banners);
      expect(ICONS.map((icon) => facts.icons.find(({ kind }) => kind === icon)?.n ?? 0)).toEqual(card.icons);
      expect(facts.action?.map(({ type }) => type) ?? null).toEqual(card.action?.map(({ type }) => type) ?? null);
      expect(facts.trigger?.on ?? null).toBe(card.trigger?.on ?? null);
      expect(facts.scoresAtEnd).toBe(card.endScore !== null);
    }
  });

  it('of titans, provinces and soldiers', () => {
    for (const { id, stars, defence, arrowsCount, dice } of c.titans)
      expect(titanOf(id)).toMatchObject({ stars, defence, arrowsCount, dice });
    for (const { id, icons } of c.provinces)
      expect(ICONS.map((icon) => provinceOf(id).icons.find(({ kind }) => kind === icon)?.n ?? 0)).toEqual(icons);
    for (const card of c.military)
      expect(soldiersOf(card.id)).toMatchObject({
        cost: card.cost,
        symbols: counted(ARMY_SYMBOLS, card),
        legacy: counted(ARMY_SYMBOLS, card.legacy),
      });
  });

  it('of the actions', () => {
    ACTIONS.forEach((action, at) => {
      expect(actionOf(action)).toMatchObject(c.actions[at]);
    });
  });

  it('and every card has a miniature', () => {
    for (const { id } of [...c.empire, ...c.titans, ...c.provinces, ...c.military]) expect(art).toHaveProperty(id);
  });
});

describe('a content pack', () => {
  it('changes what is printed and what it is called, at its own tables only', async () => {
    const changes = {
      empireA: { forge: { cost: { coins: 9, knowledge: 0 }, name: { fr: 'Grande Forge', en: 'Great Forge' } } },
      constants: { labourCoins: 3 },
    };
    const added = await content.add({ game: 'monde-oublie', name: 'My box', changes });
    if (!added.ok) throw new Error(added.errors.join());
    const names = layPack(added.id, changes, 'en');
    const printed = factsOf({ pack: added.id });
    const rules = content.of({ core: { pack: added.id } }).empire.find(({ id }) => id === 'forge');
    expect(printed.cardOf('forge').cost).toEqual(rules?.cost);
    expect(printed.cardOf('forge').cost).toEqual({ coins: 9, knowledge: 0 });
    expect(printed.numbers.labourCoins).toBe(3);
    expect(names['name.card.forge']).toBe('Great Forge');
    expect(layPack(added.id, changes, 'fr')['name.card.forge']).toBe('Grande Forge');
    expect(cardOf('forge').cost.coins).not.toBe(9);
  });
});

describe('the round track', () => {
  it('MON-3.2 announces the next change', () => {
    const at = (round: number) => nextChange({ round, rounds: 6, deck: round < 4 ? 'A' : 'B' }, roundEffects);
    expect(at(1)).toEqual({ key: 'board.next.revealExploration', params: { round: 2 } });
    expect(at(2)).toEqual({ key: 'board.next.revealRepopulation', params: { round: 3 } });
    expect(at(3)).toEqual({ key: 'board.next.useEmpireB', params: { round: 4 } });
    expect(at(4)).toEqual({ key: 'board.next.none', params: { deck: 'B' } });
    expect(at(6)).toEqual({ key: 'board.next.last', params: {} });
  });
});
