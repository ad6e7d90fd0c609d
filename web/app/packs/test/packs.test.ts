import { changesBetween, laidOver } from '@castellan/engine';
import { GAME_IDS, gameNamed } from '@castellan/games';
import { type Catalogue, speaker } from '@castellan/text';
import { misprints } from '@castellan/text/kit';
import { describe, expect, it } from 'vitest';
import { gameMessages } from '../../games/messages.ts';
import { draftOf, packOf, redone, undone, withName, withValue } from '../draft.ts';
import { labelsIn, namesakes } from '../labels.ts';
import en from '../messages/en.ts';
import fr from '../messages/fr.ts';
import { referencesIn } from '../references.ts';
import { at, blankOf, fixedIn, isShown, markOf, misfits, type Path, type Shape, shapeOf, variantOf, withAt } from '../shape.ts';
import { calledIn, placeNamed, placeOf, sectionsOf } from '../things.ts';

async function boxOf(id: string) {
  const game = await gameNamed(id)?.load();
  if (game === undefined) throw new Error(`no ${id}`);
  const { data, schema } = await game.packs.shipped();
  const shape = shapeOf(schema);
  return { game, data, shape, sections: sectionsOf(shape, data) };
}

/** Everything that a form shows, the whole before its parts. */
function* partsIn(
  part: Shape,
  value: unknown,
  path: Path,
): Generator<{ readonly part: Shape; readonly value: unknown; readonly path: Path }> {
  yield { part, value, path };
  if (part.kind === 'either') yield* partsIn(part.variants[variantOf(part.variants, value)], value, path);
  if (part.kind === 'fields')
    for (const field of part.fields.filter(isShown)) yield* partsIn(field.shape, at(value, [field.name]), [...path, field.name]);
  if (part.kind === 'list' && Array.isArray(value))
    for (const [i, item] of value.entries()) {
      const key: unknown = at(item, ['id']);
      yield* partsIn(part.item, item, [...path, typeof key === 'string' ? key : i]);
    }
}

/** Names of fields and values that a form of this shape shows. */
function namesIn(shape: Shape, fields: Set<string>, values: Set<string>): void {
  if (shape.kind === 'choice') for (const value of shape.values) if (value !== null) values.add(String(value));
  if (shape.kind === 'list') namesIn(shape.item, fields, values);
  if (shape.kind === 'table') namesIn(shape.value, fields, values);
  if (shape.kind === 'tuple') for (const item of shape.items) namesIn(item, fields, values);
  if (shape.kind === 'either') {
    const mark = markOf(shape.variants);
    for (const variant of shape.variants) {
      const value = variant.kind === 'fixed' ? variant.value : mark === null ? undefined : fixedIn(variant, mark);
      if (typeof value === 'string') values.add(value);
      namesIn(variant, fields, values);
    }
  }
  if (shape.kind === 'fields' || shape.kind === 'words')
    for (const field of shape.fields.filter(isShown)) {
      fields.add(field.name);
      namesIn(field.shape, fields, values);
    }
}

describe.each(GAME_IDS)('the form for %s', (id) => {
  it('finds nothing wrong with the content as shipped', async () => {
    const { data, shape } = await boxOf(id);
    expect(misfits(shape, data).slice(0, 5)).toEqual([]);
  });

  it.each(['en', 'fr'] as const)('has words for every field and every value it shows: %s', async (language) => {
    const { shape } = await boxOf(id);
    const own: Catalogue = language === 'en' ? en : fr;
    const told = (await gameMessages(id, language)) ?? {};
    const labels = labelsIn(speaker(language, [told, own], String), own, told);
    const [fields, values] = [new Set<string>(), new Set<string>()];
    namesIn(shape, fields, values);
    expect([...fields].filter((name) => !/^\d+$/.test(name) && labels.knows('field', name) === false)).toEqual([]);
    expect([...values].filter((name) => !/^\d+$/.test(name) && labels.knows('value', name) === false)).toEqual([]);
  });

  it('has a place for every list of things, each thing by its name', async () => {
    const { data, sections } = await boxOf(id);
    const things = sections.flatMap(({ path, things: ids }) => (ids ?? []).map((thing) => [...path, thing]));
    expect(things.length).toBeGreaterThan(20);
    expect(things.filter((path) => at(data, path) === undefined)).toEqual([]);
    expect(things.filter((path) => calledIn(data, path, 'fr') !== null).length / things.length).toBeGreaterThan(0.8);
  });

  it('makes a pack that leads to just what was typed, whatever is changed', async () => {
    const { game, data, shape } = await boxOf(id);
    const changed: Path[] = [];
    let next = data;
    let numbers = 0;
    for (const { part, value, path } of partsIn(shape, data, [])) {
      if (part.kind === 'number' && typeof value === 'number' && numbers++ % 7 === 0) {
        next = withAt(next, path, value + 1);
        changed.push(path);
      }
      if (part.kind === 'list' && Array.isArray(value) && value.length > 1 && part.item.kind === 'choice') {
        next = withAt(next, path, value.slice(1));
        changed.push(path);
      }
    }
    expect(changed.length).toBeGreaterThan(10);
    const changes = changesBetween(data, next)?.changes;
    expect(laidOver(data, changes)).toEqual(next);
    expect(changesBetween(data, data)).toBeNull();
    expect(await game.packs.tried({ game: id, name: 'as it is', changes: {} })).toMatchObject({ ok: true, id: 'trial' });
  });
});

describe('what a text names', () => {
  const named = async (id: string, language: 'en' | 'fr') => {
    const { data, shape } = await boxOf(id);
    const own: Catalogue = language === 'en' ? en : fr;
    const told = (await gameMessages(id, language)) ?? {};
    const references = referencesIn(shape, data, data, labelsIn(speaker(language, [told, own], String), own, told));
    return (...path: Path) => {
      const found = references(path);
      const label = found?.find((one) => one.id === at(data, path))?.label;
      return found === null ? null : [label, found.length];
    };
  };

  it('is chosen by its name among the things that may stand there', async () => {
    const fief = await named('fief', 'fr');
    expect(fief('map', 'villages', 'pugnac', 'fief')).toEqual(['Comté de Tournus', 8]);
    expect(fief('map', 'villages', 'blaye', 'bishopric')).toEqual(['Évêché de Blaye', 5]);
    expect(fief('map', 'bishoprics', 'blaye', 'principal')).toEqual(['Blaye', 24]);
    expect(fief('map', 'villages', 'blaye', 'adjacent', 0)?.[1]).toBe(24);
    expect(fief('calamity', 'dieToBishopric', '3')).toEqual(['Évêché de Saint-Gérôme', 5]);
    expect(fief('characterDeck', 'cards', 'lord-etienne', 'lord')).toEqual(['Étienne', 18]);
    expect(fief('map', 'bishoprics', 'blaye', 'color')).toBeNull();
    const medioevo = await named('medioevo', 'en');
    expect(medioevo('eventCards', 'event-01', 'epicentre')).toEqual(['Thrace', 110]);
    expect(medioevo('map', 'territories', 'thrace', 'adjacent', 0)).toEqual(['Aegean Sea', 135]);
    const anarchy = await named('anarchy', 'en');
    expect(anarchy('sheets', 'left', 'wheel', 'nodes', 'mer2', 'links', 0)).toEqual(['Mercenaries 1', 29]);
    expect(anarchy('sheets', 'right', 'governance', 'boxes', 0, 'unlocks', 0)?.[0]).toBe('Small Keep');
    const medievalia = await named('medievalia', 'en');
    expect(medievalia('layouts', '2', 'fiefs', 'neutral', 'adj', 0)).toEqual(['South fief', 3]);
  });

  it.each(GAME_IDS)('is nowhere an id that one has to type: %s', async (id) => {
    const { data, shape } = await boxOf(id);
    const labels = labelsIn(speaker('en', [], String), {}, {});
    const references = referencesIn(shape, data, data, labels);
    const ids = new Set<string>();
    const typed: string[] = [];
    const gather = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      const own: unknown = at(value, ['id']);
      if (typeof own === 'string') ids.add(own);
      for (const part of Object.values(value)) gather(part);
    };
    gather(data);
    for (const { part, value, path } of partsIn(shape, data, [])) {
      // An id of several words is no word of any language.
      if (part.kind === 'text' && typeof value === 'string' && /[a-z][A-Z]/.test(value) && ids.has(value) && references(path) === null)
        typed.push(path.join('.'));
    }
    expect(typed).toEqual([]);
  });
});

it('only things that are called alike are told apart by their ids', async () => {
  const { data, sections } = await boxOf('anarchy');
  const told = (await gameMessages('anarchy', 'en')) ?? {};
  const labels = labelsIn(speaker('en', [told, en], String), en, told);
  const alike = (list: string) => {
    const section = sections.find(({ path }) => path.join('.') === list);
    return section === undefined ? null : namesakes(labels, data, section).size;
  };
  expect(labels.thing(data, ['pathCards', 'PATH-01'])).toBe('Chaplain');
  expect(alike('pathCards')).toBe(0);
  expect(alike('attackCards')).toBe(36);
  expect(labels.thing(data, ['lootTiles', 'SML-1'])).toBe('Small · Gain Coin 2');
});

it('a colour is called a colour, and a good by its name, though they share their ids', async () => {
  const told = (await gameMessages('medioevo', 'en')) ?? {};
  const labels = labelsIn(speaker('en', [told, en], String), en, told);
  expect(['colour', 'good', 'branch', 'tokenColours'].map((field) => labels.value('green', field))).toEqual([
    'green',
    'Slaves',
    'Construction',
    'green',
  ]);
});

describe('a thing of another kind', () => {
  it('replaces what was there, with all its fields: a trigger of another sort, an icon taken away', async () => {
    const { game, data } = await boxOf('monde-oublie');
    const trigger = { on: 'build', optional: true, effect: { type: 'discardSelfBuildFree' } };
    const cards = at(data, ['empireA']);
    const had = Array.isArray(cards)
      ? cards.find((card) => at(card, ['trigger']) !== null && at(card, ['trigger', 'on']) !== 'build')
      : null;
    const card = String(at(had, ['id']));
    const withTrigger = withAt(data, ['empireA', card, 'trigger'], trigger);
    const next = withAt(withTrigger, ['empireA', 'forge', 'icons', 'sword'], undefined);
    const changes = changesBetween(data, next)?.changes;
    expect(changes).toMatchObject({ empireA: { [card]: { trigger: { effect: { '=': trigger.effect } } }, forge: { icons: { '=': {} } } } });
    expect(laidOver(data, changes)).toEqual(next);
    expect(await game.packs.add({ game: 'monde-oublie', name: 'other', changes })).toMatchObject({ ok: true });
  });

  it('begins with something that fits its bounds', async () => {
    const { shape } = await boxOf('medioevo');
    const effect = shape.kind === 'fields' ? shape.fields.find(({ name }) => name === 'empireCards')?.shape : undefined;
    const variants =
      effect?.kind === 'list' && effect.item.kind === 'fields' ? effect.item.fields.find(({ name }) => name === 'effect') : null;
    if (variants?.shape.kind !== 'either') throw new Error('an effect is of several kinds');
    for (const variant of variants.shape.variants) expect(misfits(variant, blankOf(variant))).toEqual([]);
  });
});

it('a complaint leads to its place: by the path of a schema, by the words of a game, by the id of a thing', async () => {
  const { data, shape, sections } = await boxOf('monde-oublie');
  const place = (named: string) => placeNamed(sections, shape, data, named);
  expect(place('/empireA/1/cost/coins')).toEqual(['empireA', 'forge', 'cost', 'coins']);
  expect(place('constants.bannerScore')).toEqual(['constants', 'bannerScore']);
  expect(place('forge')).toEqual(['empireA', 'forge']);
  expect(place('changes.titans.nobody')).toEqual(['titans']);
  expect(place('nowhere')).toBeNull();
  expect(placeOf(sections, ['empireA', 'forge', 'cost'])).toMatchObject({ thing: 'forge' });
});

it('a misfit is told at its field, with its bound', async () => {
  const { data, shape } = await boxOf('monde-oublie');
  const wrong = (path: Path, value: unknown) => misfits(shape, withAt(data, path, value)).map(({ key, bound }) => [key, bound]);
  expect(wrong(['empireA', 'forge', 'cost', 'coins'], 31)).toEqual([['most', 30]]);
  expect(wrong(['empireA', 'forge', 'cost', 'coins'], null)).toEqual([['number', 0]]);
  expect(wrong(['empireA', 'forge', 'copies'], 1.5)).toEqual([['whole', 0]]);
  expect(wrong(['empireA', 'forge', 'name', 'fr'], '')).toEqual([['short', 1]]);
  expect(wrong(['empireA', 'forge', 'name', 'en'], '{a}')).toEqual([['braces', 0]]);
  expect(wrong(['empireA', 'forge', 'banners'], [])).toEqual([['few', 1]]);
});

it('typing on in one field is undone as one, and every step back can be taken forward again', () => {
  const shipped = { price: 1, name: 'a' };
  let draft = draftOf(shipped, { name: 'box', changes: {} });
  draft = withValue(withValue(draft, ['price'], 2), ['price'], 25);
  draft = withName(draft, 'my box');
  expect(packOf(draft, 'toy')).toEqual({ game: 'toy', name: 'my box', changes: { price: 25 } });
  draft = undone(undone(draft));
  expect(packOf(draft, 'toy')).toEqual({ game: 'toy', name: 'box', changes: {} });
  expect(undone(draft)).toBe(draft);
  expect(packOf(redone(draft), 'toy').changes).toEqual({ price: 25 });
});

it('says the same in both languages, set as each of them is', () => {
  expect(misprints({ en, fr })).toEqual([]);
});
