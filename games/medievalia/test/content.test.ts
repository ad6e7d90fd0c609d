import { withPack } from '@castellan/engine/kit';
import { describe, expect, it } from 'vitest';
import { content } from '../content/content.ts';
import { game } from '../index.ts';
import { cards, keys, play, refusalOf, scene, suggestions, viewOf } from './builders.ts';

const count = (type: string): number => cards.faces.filter(({ id }) => id === type).length;
const counts = (...types: readonly string[]): number[] => types.map(count);
const ofKind = (kind: string): number => cards.faces.filter((face) => face.kind === kind).length;
const face = (type: string) => {
  const found = cards.types.find(({ id }) => id === type);
  if (found === undefined) throw new Error(`there is no ${type}`);
  return found;
};
const strength = (type: string): string => `${face(type).attack}/${face(type).defence}`;

describe('components', () => {
  it('MED-1.1 there are 110 cards: 4 Cities, 2 reminders, 17 buildings, 38 territories, 20 military and 29 character cards', () => {
    expect(cards.faces).toHaveLength(110);
    expect([ofKind('city'), ofKind('reminder'), ofKind('civilBuilding') + ofKind('militaryBuilding')]).toEqual([4, 2, 17]);
    expect(cards.decks.map((deck) => deck.length)).toEqual([38, 20, 29]);
  });

  it('MED-1.2 two of each civil building, one of each military one', () => {
    expect(counts('bank', 'school', 'church', 'stable', 'forge', 'carpenter', 'workshop')).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(counts('tower', 'fortress', 'castle')).toEqual([1, 1, 1]);
  });

  it('MED-1.3 twelve Fields, twelve Farms, seven Forests, seven Mines', () => {
    expect(counts('field', 'farm', 'forest', 'mine')).toEqual([12, 12, 7, 7]);
    expect(new Set(cards.decks[0].map((card) => cards.faces[card].id))).toEqual(new Set(['field', 'farm', 'forest', 'mine']));
  });

  it('MED-1.4 the Military deck has eight Soldiers and three each of Priest, Archer, Knight, Infantry', () => {
    expect(counts('soldier', 'priest', 'archer', 'knight', 'infantry')).toEqual([8, 3, 3, 3, 3]);
    expect(new Set(cards.decks[1].map((card) => cards.faces[card].id))).toEqual(
      new Set(['soldier', 'priest', 'archer', 'knight', 'infantry']),
    );
  });

  it('MED-1.5 the Character deck has twenty Peasants and three each of Merchant, Artist, Bureaucrat', () => {
    expect(counts('peasant', 'merchant', 'artist', 'bureaucrat')).toEqual([20, 3, 3, 3]);
    expect(new Set(cards.decks[2].map((card) => cards.faces[card].id))).toEqual(new Set(['peasant', 'merchant', 'artist', 'bureaucrat']));
  });

  it('MED-1.6 a card may carry a military value, a production symbol, a cost, a power and the symbol of a civil building', () => {
    expect(face('priest')).toMatchObject({
      attack: 0,
      defence: 1,
      resource: 0,
      amount: 1,
      cost: [0, 1, 0, 1],
      power: 'heal',
      enabledBy: face('church').type,
    });
    expect(face('soldier')).toMatchObject({ resource: -1, power: null, enabledBy: -1 });
    expect(face('field')).toMatchObject({ attack: 0, defence: 0, cost: [1, 0, 0, 0], resource: 1 });
  });

  it('MED-1.7 the rulebook’s battles fix Soldier 2/2, Peasant 1/1, Infantry 2/2, Knight 4/2', () => {
    expect(['soldier', 'peasant', 'infantry', 'knight'].map(strength)).toEqual(['2/2', '1/1', '2/2', '4/2']);
  });

  it('MED-1.8 Tower 1/4, Fortress 1/5, Castle 2/6', () => {
    expect(['tower', 'fortress', 'castle'].map(strength)).toEqual(['1/4', '1/5', '2/6']);
  });

  it('MED-1.9 City 2/8, Archer 1/1, Priest, Merchant, Artist and Bureaucrat 0/1', () => {
    expect(['city', 'archer', 'priest', 'merchant', 'artist', 'bureaucrat'].map(strength)).toEqual([
      '2/8',
      '1/1',
      '0/1',
      '0/1',
      '0/1',
      '0/1',
    ]);
  });

  it('MED-1.10 the reminder cards are in no deck, pile, hand or fief', () => {
    const s = scene([{}, {}]);
    const reminders = cards.faces.flatMap(({ kind }, card) => (kind === 'reminder' ? [card] : []));
    const everywhere = [s.decks, s.piles, s.hands, s.hosts, s.characters, s.buildings, [s.discard]].flat(2);
    expect(reminders).toHaveLength(2);
    expect(everywhere.filter((card) => reminders.includes(card))).toEqual([]);
    expect(game.components(s).reminder).toBe(0);
  });

  it('MED-1.11 cards of both decks of people are characters, military buildings and Cities are not', () => {
    const people = [...cards.decks[1], ...cards.decks[2]];
    expect(people.every((card) => cards.faces[card].kind === 'character')).toBe(true);
    expect([face('tower').kind, face('city').kind]).toEqual(['militaryBuilding', 'city']);
  });

  it('MED-8.10 civil buildings cost five or six resources, the Tower seven, the Fortress eight, the Castle ten', () => {
    const total = (type: string): number => face(type).cost.reduce((sum, units) => sum + units, 0);
    const civil = ['school', 'workshop', 'bank', 'church', 'stable', 'forge', 'carpenter'].map(total);
    expect(civil.every((sum) => sum === 5 || sum === 6)).toBe(true);
    expect(['tower', 'fortress', 'castle'].map(total)).toEqual([7, 8, 10]);
  });

  it('MED-9.4 what characters cost, in labour, food, energy and gold', () => {
    expect(
      ['peasant', 'soldier', 'priest', 'archer', 'infantry', 'knight', 'merchant', 'artist', 'bureaucrat'].map((type) => face(type).cost),
    ).toEqual([
      [0, 1, 0, 0],
      [0, 1, 1, 0],
      [0, 1, 0, 1],
      [0, 1, 2, 0],
      [0, 1, 1, 1],
      [0, 2, 1, 1],
      [0, 1, 0, 1],
      [0, 1, 1, 1],
      [1, 1, 0, 1],
    ]);
  });
});

describe('content packs', () => {
  it('corrects an authored value for one table', async () => {
    const added = await content.add({
      game: 'medievalia',
      name: 'My box',
      changes: { cardTypes: { city: { city: { military: { attack: 3, defence: 9 } } } } },
    });
    expect(added).toMatchObject({ ok: true, name: 'My box' });
    const pack = added.ok ? added.id : '';
    expect(content.of({ core: { pack } }).types[0]).toMatchObject({ id: 'city', attack: 3, defence: 9 });
    expect(face('city').defence).toBe(8);
    expect(game.packs.has(pack)).toBe(true);
  });

  it('refuses what does not fit the schema, and what contradicts itself', async () => {
    const errors = async (changes: object): Promise<readonly string[]> => {
      const added = await content.add({ game: 'medievalia', name: 'Wrong', changes });
      return added.ok ? [] : added.errors;
    };
    expect((await errors({ cardTypes: { territory: { field: { cost: { labour: -1 } } } } })).join()).toContain(
      '/cardTypes/territory/0/cost/labour',
    );
    expect(await errors({ cardTypes: { territory: { meadow: { count: 3 } } } })).toEqual([
      'changes.cardTypes.territory.meadow: there is no such thing to change',
    ]);
    expect((await errors({ cardTypes: { territory: { field: { count: 13 } } } })).join()).toContain('there are 12 of field, not 13');
    expect((await errors({ cardTypes: { territory: { field: { buildingSlots: 3 } } } })).join()).toContain('maxBuildingsPerHost');
    expect((await errors({ constants: { bureaucratDiscount: 3 } })).join()).toContain('bureaucratDiscount');
    expect((await errors({ cardTypes: { character: { peasant: { isWorker: false } } } })).join()).toContain(
      'a worker is a character whose symbol is labour',
    );
  });

  it('a changed cost changes what can be paid', async () => {
    const added = await content.add({
      game: 'medievalia',
      name: 'Dear fields',
      changes: { cardTypes: { territory: { field: { cost: { labour: 2 } } } } },
    });
    const s = scene([{ hand: ['field'] }, {}]);
    expect(keys(s)).toContain('play field');
    const dear = withPack(s, added.ok ? added.id : '');
    expect(keys(dear)).not.toContain('play field');
    play(s, 'play field');
  });

  it('MED-5.16 whoever loses his symbol keeps his power: he produces nothing, and converts as before', async () => {
    const added = await content.add({
      game: 'medievalia',
      name: 'Idle merchants',
      changes: { cardTypes: { character: { merchant: { produces: null } } } },
    });
    const idle = withPack(scene([{ cityUsed: true, open: ['merchant'], hand: ['field', 'mine'] }, {}]), added.ok ? added.id : 'refused');
    play(idle, 'play field');
    expect(keys(idle)).toEqual(['power merchant-01', 'discard mine-01']);
    expect(refusalOf(idle, 'use merchant-01')).toBe('MED-5.16 noSymbol');
    expect(suggestions(idle)).toEqual([['discard mine-01']]);
    expect(viewOf(idle, 0).players[0].potential).toEqual({ labour: 0, food: 0, energy: 0, gold: 0 });
  });
});
