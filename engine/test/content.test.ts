import { describe, expect, it } from 'vitest';
import {
  type Assembled,
  assembling,
  canonical,
  changesBetween,
  contentShelf,
  type Json,
  laidOver,
  newGame,
  parseRecord,
  printRecord,
  recordOf,
  replay,
  Table,
  TRIAL,
} from '../index.ts';
import { plays, SEED } from './builders.ts';
import { good, toy } from './toy.ts';

const DATA: Json = {
  title: 'Wares',
  rate: { gold: 10, silver: 2 },
  wares: [
    { id: 'salt', price: 1, tags: ['food'] },
    { id: 'silk', price: 3, tags: ['cloth', 'dear'] },
    { id: 'constructor', price: 9, tags: [] },
  ],
  colours: ['red', 'blue'],
};

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined;
}

/** Takes anything whose rate of gold is a number. */
function assemble(raw: unknown): Assembled<{ readonly raw: unknown }> {
  const good = typeof field(field(raw, 'rate'), 'gold') === 'number';
  return good ? { ok: true, content: { raw } } : { ok: false, errors: ['rate.gold: not a number'] };
}

const shelf = (data = DATA) => contentShelf('wares', good(assemble(data)), async () => ({ assemble, schema: {}, data }));

/** The content that a pack with these changes leads to. */
async function changed(changes: unknown): Promise<unknown> {
  const made = shelf();
  const added = await made.add({ game: 'wares', name: 'test', changes });
  if (!added.ok) throw new Error(added.errors.join('; '));
  return made.of({ core: { pack: added.id } }).raw;
}

async function errorsOf(pack: unknown): Promise<readonly string[]> {
  const added = await shelf().add(pack);
  return added.ok ? [] : added.errors;
}

describe('content as shipped', () => {
  it('is what a state without a pack reads', () => {
    const made = shelf();
    expect(made.of(newGame(toy, { seats: 2, options: {}, seed: SEED })).raw).toBe(DATA);
    expect(made.has('')).toBe(true);
  });
});

describe('a content pack', () => {
  it('changes field by field', async () => {
    expect(await changed({ rate: { gold: 12 } })).toMatchObject({ title: 'Wares', rate: { gold: 12, silver: 2 } });
    expect(await changed({ title: 'Goods', rate: { copper: 1 } })).toMatchObject({
      title: 'Goods',
      rate: { gold: 10, silver: 2, copper: 1 },
    });
  });

  it('changes lists of things thing by thing, by their ids', async () => {
    expect(await changed({ wares: { silk: { price: 5 } } })).toMatchObject({
      wares: [
        { id: 'salt', price: 1, tags: ['food'] },
        { id: 'silk', price: 5, tags: ['cloth', 'dear'] },
        { id: 'constructor', price: 9, tags: [] },
      ],
    });
  });

  it('replaces other lists whole', async () => {
    expect(await changed({ colours: ['green'], wares: { silk: { tags: [] } } })).toMatchObject({
      colours: ['green'],
      wares: [{}, { tags: [] }, {}],
    });
  });

  it('puts a whole in place of what was there, so that fields can go', async () => {
    expect(await changed({ rate: { '=': { gold: 3 } } })).toMatchObject({ rate: { gold: 3 } });
    expect(field(await changed({ rate: { '=': { gold: 3 } } }), 'rate')).toEqual({ gold: 3 });
    const beside = { game: 'wares', name: 'a', changes: { rate: { '=': { gold: 3 }, silver: 1 } } };
    expect(await errorsOf(beside)).toEqual(['changes.rate: nothing may stand beside “=”']);
    const list = { game: 'wares', name: 'a', changes: { wares: { '=': [] } } };
    expect(await errorsOf(list)).toEqual(['changes.wares: a list of things is changed thing by thing']);
  });

  it('is made from what the content is to become', () => {
    const next = {
      ...Object(DATA),
      rate: { gold: 10 },
      wares: [
        { id: 'salt', price: 2, tags: ['food'] },
        { id: 'silk', price: 3, tags: ['cloth'] },
        { id: 'constructor', price: 9, tags: [] },
      ],
    };
    const changes = { rate: { '=': { gold: 10 } }, wares: { salt: { price: 2 }, silk: { tags: ['cloth'] } } };
    expect(changesBetween(DATA, next)).toEqual({ changes });
    expect(laidOver(DATA, changes)).toEqual(next);
    expect(changesBetween(DATA, DATA)).toBeNull();
  });

  it('is tried without becoming one of those that are played with', async () => {
    const made = shelf();
    expect(made.has(TRIAL)).toBe(false);
    expect(await made.tried({ game: 'wares', name: 'a', changes: { title: 'One' } })).toMatchObject({ ok: true, id: TRIAL });
    expect(await made.tried({ game: 'wares', name: 'a', changes: { title: 'Two' } })).toMatchObject({ ok: true, id: TRIAL });
    expect(made.of({ core: { pack: TRIAL } }).raw).toMatchObject({ title: 'Two' });
    expect(await made.tried({ game: 'wares', name: 'a', changes: { rate: 7 } })).toMatchObject({ ok: false });
    expect(await made.shipped()).toEqual({ data: DATA, schema: {} });
  });

  it('leaves the shipped content and other packs as they are', async () => {
    const before = canonical(DATA);
    const made = shelf();
    const one = await made.add({ game: 'wares', name: 'one', changes: { title: 'One' } });
    const two = await made.add({ game: 'wares', name: 'two', changes: { rate: { gold: 1 } } });
    if (!one.ok || !two.ok) throw new Error('refused');
    const s = newGame(toy, { seats: 2, options: {}, seed: SEED });
    expect(made.of({ core: { pack: one.id } }).raw).toMatchObject({ title: 'One', rate: { gold: 10 } });
    expect(made.of({ core: { pack: two.id } }).raw).toMatchObject({ title: 'Wares', rate: { gold: 1 } });
    expect(made.of(s).raw).toBe(DATA);
    expect(canonical(DATA)).toBe(before);
  });

  it('is known by its name and a hash of all content: the same content again has the same id, another has another', async () => {
    const made = shelf();
    const idOf = async (name: string, changes: unknown): Promise<string> => {
      const added = await made.add({ game: 'wares', name, changes });
      return added.ok ? added.id : 'refused';
    };
    const id = await idOf('My own box', { title: 'Mine' });
    expect(id).toMatch(/^My-own-box@[0-9a-f]{16}$/);
    expect(made.has(id)).toBe(true);
    expect(made.has('My own box')).toBe(false);
    expect(await idOf('My own box', { title: 'Mine' })).toBe(id);
    expect(await idOf('My own box', { title: 'mine' })).not.toBe(id);
    expect(await idOf('Été 2. édition', {})).toMatch(/^Été-2\.-édition@/);
    const other = await shelf({ rate: { gold: 3 } }).add({
      game: 'wares',
      name: 'My own box',
      changes: { title: 'Mine' },
    });
    expect(other.ok && other.id).not.toBe(id);
  });

  it.each([
    { pack: null, error: /^name:/ },
    { pack: 'text', error: /^name:/ },
    { pack: [], error: /^name:/ },
    { pack: {}, error: /^name:/ },
    { pack: { game: 'wares', name: '', changes: {} }, error: /^name:/ },
    { pack: { game: 'wares', name: 7, changes: {} }, error: /^name:/ },
    { pack: { game: 'wares', name: 'a\nseed 0', changes: {} }, error: /^name:/ },
    { pack: { game: 'wares', name: ' a', changes: {} }, error: /^name:/ },
    { pack: { game: 'wares', name: 'x'.repeat(41), changes: {} }, error: /^name:/ },
    { pack: { game: 'fish', name: 'a', changes: {} }, error: /^game: this pack is not for wares$/ },
    { pack: { name: 'a', changes: {} }, error: /^game:/ },
    { pack: { game: 'wares', name: 'a' }, error: /^changes:/ },
    { pack: { game: 'wares', name: 'a', changes: [] }, error: /^changes:/ },
    { pack: { game: 'wares', name: 'a', changes: { rate: { gold: 'much' } } }, error: /^rate\.gold: not a number$/ },
    { pack: { game: 'wares', name: 'a', changes: { rate: 7 } }, error: /^rate\.gold/ },
    {
      pack: { game: 'wares', name: 'a', changes: { wares: { spice: { price: 1 } } } },
      error: /^changes\.wares\.spice: there is no such thing to change$/,
    },
    {
      pack: { game: 'wares', name: 'a', changes: { wares: { silk: { tags: ['soft', '{n} soft'] } } } },
      error: /^changes\.wares\.silk\.tags\.1: braces may not be used in names and texts$/,
    },
    { pack: { game: 'wares', name: 'a', changes: { colours: { red: 1 } } }, error: /^changes\.colours\.red: there is no such thing/ },
    {
      pack: { game: 'wares', name: 'a', changes: { wares: { silk: { tags: { dear: 1 } } } } },
      error: /^changes\.wares\.silk\.tags\.dear:/,
    },
  ])('is refused with the place of what is wrong: $error', async ({ pack, error }) => {
    const errors = await errorsOf(pack);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(error);
  });

  it('names everything that is not there', async () => {
    expect(await errorsOf({ game: 'wares', name: 'a', changes: { wares: { x: {}, y: {} } } })).toHaveLength(2);
  });

  it('cannot smuggle anything past schema and hash', async () => {
    const smuggled: unknown = JSON.parse('{"rate": {"gold": 10, "__proto__": {"silver": 99}}, "__proto__": {"title": "Forged"}}');
    const raw = await changed(smuggled);
    expect(canonical(raw)).toContain('"__proto__":{"silver":99}');
    expect(Object.getPrototypeOf(raw)).toBe(Object.prototype);
    expect(canonical(await changed({ wares: { silk: {} } }))).toBe(canonical(DATA));
    expect(Object.hasOwn(Object.prototype, 'silver')).toBe(false);
  });
});

it('raw data is held against the schema first, then against what a schema cannot say, and only then put into shape', () => {
  const assembled = assembling({
    fits: (raw): raw is number => typeof raw === 'number',
    misfits: () => [{ instancePath: '', message: 'not a number' }],
    contradictions: (n) => (n < 0 ? ['n: below zero'] : []),
    contentOf: (n) => ({ double: 2 * n }),
  });
  expect(assembled('x')).toEqual({ ok: false, errors: ['/: not a number'] });
  expect(assembled(-1)).toEqual({ ok: false, errors: ['n: below zero'] });
  expect(assembled(4)).toEqual({ ok: true, content: { double: 8 } });
});

describe('a pack at the table', () => {
  const changes = { innPrice: 3, coins: 1, goods: { salt: { value: 2 } } };
  const load = async () => {
    const added = await toy.packs.add({ game: 'caravan', name: 'cheap inns', changes });
    if (!added.ok) throw new Error(added.errors.join());
    return added.id;
  };

  it('is what the rules play by, and is named in the record', async () => {
    const table = new Table(toy, { seats: 2, options: {}, seed: SEED, pack: await load() });
    expect(table.state.coins).toEqual([1, 1]);
    plays(table, '1 0', '2 0');
    const text = printRecord(recordOf(table, [], true));
    expect(text).toMatch(/^pack cheap-inns@[0-9a-f]{16}$/m);
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.error.key);
    const replayed = replay(toy, parsed.record);
    expect(replayed.ok && replayed.state).toEqual(table.state);
  });

  it('makes another game than the content as shipped', async () => {
    const setup = { seats: 2, options: {}, seed: SEED };
    expect(new Table(toy, { ...setup, pack: await load() }).state.coins).not.toEqual(new Table(toy, setup).state.coins);
  });

  it('that is not loaded is refused on replay', () => {
    const record = { ...recordOf(new Table(toy, { seats: 2, options: {}, seed: SEED }), [], true), pack: 'lost@0123456789abcdef' };
    expect(replay(toy, record)).toMatchObject({ ok: false, error: { key: 'unknownPack', detail: 'lost@0123456789abcdef' } });
  });

  it('that is not loaded has no content', () => {
    expect(() => newGame(toy, { seats: 2, options: {}, seed: SEED, pack: 'lost@0' })).toThrow('the content pack lost@0 is not loaded');
  });

  it('with a fault is refused by the game’s own schema', async () => {
    expect(await toy.packs.add({ game: 'caravan', name: 'bad', changes: { innPrice: -1, goods: { salt: { value: 'x' } } } })).toEqual({
      ok: false,
      errors: ['goods.salt.value: not a whole number from 0', 'innPrice: not a whole number from 0'],
    });
  });
});
