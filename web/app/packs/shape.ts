/** The schema of a game's content as a form is made from it. What a pack cannot change, or no rule reads, has no place in it. */

export type Path = readonly (string | number)[];

export type Shape =
  | { readonly kind: 'number'; readonly whole: boolean; readonly min: number | null; readonly max: number | null }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly min: number; readonly max: number | null; readonly pattern: string | null }
  /** The same words in both languages. */
  | { readonly kind: 'words'; readonly fields: readonly Field[] }
  | { readonly kind: 'choice'; readonly values: readonly (string | number | null)[] }
  | { readonly kind: 'fixed'; readonly value: unknown }
  | { readonly kind: 'fields'; readonly fields: readonly Field[] }
  /** Anything by any key that fits the pattern. */
  | { readonly kind: 'table'; readonly pattern: string; readonly value: Shape }
  | { readonly kind: 'list'; readonly item: Shape; readonly min: number; readonly max: number | null; readonly unique: boolean }
  | { readonly kind: 'tuple'; readonly items: readonly Shape[] }
  | { readonly kind: 'either'; readonly variants: readonly Shape[] }
  /** Told by no schema. */
  | { readonly kind: 'open' };

export interface Field {
  readonly name: string;
  readonly shape: Shape;
  readonly optional: boolean;
}

interface Schema {
  readonly [keyword: string]: unknown;
}

export function isFields(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function shapeOf(schema: unknown): Shape {
  if (!isFields(schema) || schema.readOnly === true) return { kind: 'open' };
  if ('const' in schema) return { kind: 'fixed', value: schema.const };
  if (Array.isArray(schema.anyOf)) return eitherOf(schema.anyOf.map(shapeOf));
  if (Array.isArray(schema.enum)) return choiceOf(schema.enum);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return { kind: 'number', whole: schema.type === 'integer', min: numberIn(schema, 'minimum'), max: numberIn(schema, 'maximum') };
    case 'boolean':
      return { kind: 'flag' };
    case 'null':
      return { kind: 'fixed', value: null };
    case 'string':
      return {
        kind: 'text',
        min: numberIn(schema, 'minLength') ?? 0,
        max: numberIn(schema, 'maxLength'),
        pattern: typeof schema.pattern === 'string' ? schema.pattern : null,
      };
    case 'array':
      return listOf(schema);
    case 'object':
      return objectOf(schema);
    default:
      return { kind: 'open' };
  }
}

function numberIn(schema: Schema, keyword: string): number | null {
  const value = schema[keyword];
  return typeof value === 'number' ? value : null;
}

function choiceOf(values: readonly unknown[]): Shape {
  const known = values.filter((value) => typeof value === 'string' || typeof value === 'number');
  return known.length === 1 ? { kind: 'fixed', value: known[0] } : { kind: 'choice', values: known };
}

/** Plain values, some of them by themselves, are one choice among all. */
function eitherOf(variants: readonly Shape[]): Shape {
  const values = variants.flatMap((variant): readonly unknown[] =>
    variant.kind === 'choice' ? variant.values : variant.kind === 'fixed' ? [variant.value] : [undefined],
  );
  const plain = values.filter((value) => value === null || typeof value === 'string' || typeof value === 'number');
  return plain.length === values.length ? { kind: 'choice', values: plain } : { kind: 'either', variants };
}

function listOf(schema: Schema): Shape {
  if (Array.isArray(schema.items)) return { kind: 'tuple', items: schema.items.map(shapeOf) };
  return {
    kind: 'list',
    item: shapeOf(schema.items),
    min: numberIn(schema, 'minItems') ?? 0,
    max: numberIn(schema, 'maxItems'),
    unique: schema.uniqueItems === true,
  };
}

function objectOf(schema: Schema): Shape {
  if (isFields(schema.patternProperties)) {
    const [pattern, value] = Object.entries(schema.patternProperties)[0] ?? ['', {}];
    return { kind: 'table', pattern, value: shapeOf(value) };
  }
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const properties = isFields(schema.properties) ? Object.entries(schema.properties) : [];
  const fields = properties.map(([name, part]) => ({ name, shape: shapeOf(part), optional: !required.includes(name) }));
  const isWords = fields.length === 2 && fields.every(({ name, shape }) => (name === 'fr' || name === 'en') && shape.kind === 'text');
  return { kind: isWords ? 'words' : 'fields', fields };
}

/** Where facts come from, what is noted of them, and what they are called by: no rule reads the one, and a pack cannot change the other. */
const UNREAD: ReadonlySet<string> = new Set(['id', 'rules', 'src', 'note', 'symbolHint']);

/** Whether there is anything in it to be changed. */
export function isOpen(shape: Shape): boolean {
  switch (shape.kind) {
    case 'fixed':
    case 'open':
      return false;
    case 'fields':
      return shape.fields.some(isShown);
    case 'table':
      return isOpen(shape.value);
    case 'list':
      return isOpen(shape.item) || shape.min !== shape.max;
    case 'tuple':
      return shape.items.some(isOpen);
    case 'either':
      return shape.variants.length > 1;
    default:
      return true;
  }
}

export function isShown({ name, shape, optional }: Field): boolean {
  return !UNREAD.has(name) && (isOpen(shape) || (optional && shape.kind === 'fixed'));
}

/** What is wrong with a value, and where. */
export interface Misfit {
  readonly path: Path;
  /** `packs.wrong.<key>`. */
  readonly key: 'number' | 'whole' | 'least' | 'most' | 'short' | 'long' | 'pattern' | 'braces' | 'few' | 'many' | 'twice' | 'other';
  readonly bound: number;
}

export function misfits(shape: Shape, value: unknown, path: Path = []): readonly Misfit[] {
  const wrong = (key: Misfit['key'], bound = 0): readonly Misfit[] => [{ path, key, bound }];
  switch (shape.kind) {
    case 'open':
      return [];
    case 'fixed':
      return JSON.stringify(value) === JSON.stringify(shape.value) ? [] : wrong('other');
    case 'flag':
      return typeof value === 'boolean' ? [] : wrong('other');
    case 'choice':
      return shape.values.some((known) => known === value) ? [] : wrong('other');
    case 'number':
      if (typeof value !== 'number' || !Number.isFinite(value)) return wrong('number');
      if (shape.whole && !Number.isInteger(value)) return wrong('whole');
      if (shape.min !== null && value < shape.min) return wrong('least', shape.min);
      return shape.max !== null && value > shape.max ? wrong('most', shape.max) : [];
    case 'text':
      if (typeof value !== 'string') return wrong('other');
      if (/[{}]/.test(value)) return wrong('braces');
      if (value.length < shape.min) return wrong('short', shape.min);
      if (shape.max !== null && value.length > shape.max) return wrong('long', shape.max);
      return shape.pattern !== null && !new RegExp(shape.pattern, 'u').test(value) ? wrong('pattern') : [];
    case 'words':
    case 'fields':
      if (!isFields(value)) return wrong('other');
      return shape.fields.flatMap(({ name, shape: part, optional }) =>
        UNREAD.has(name) || (optional && !Object.hasOwn(value, name)) ? [] : misfits(part, value[name], [...path, name]),
      );
    case 'table':
      if (!isFields(value)) return wrong('other');
      return Object.entries(value).flatMap(([key, part]) => misfits(shape.value, part, [...path, key]));
    case 'tuple':
      if (!Array.isArray(value)) return wrong('other');
      return shape.items.flatMap((part, i) => misfits(part, value[i], [...path, i]));
    case 'list': {
      if (!Array.isArray(value)) return wrong('other');
      if (value.length < shape.min) return wrong('few', shape.min);
      if (shape.max !== null && value.length > shape.max) return wrong('many', shape.max);
      if (shape.unique && new Set(value.map((item) => JSON.stringify(item))).size < value.length) return wrong('twice');
      return value.flatMap((item: unknown, i) =>
        misfits(shape.item, item, [...path, isFields(item) && typeof item.id === 'string' ? item.id : i]),
      );
    }
    case 'either':
      return misfits(shape.variants[variantOf(shape.variants, value)], value, path);
  }
}

/** Which of several shapes a value is meant to have: the one that fits, or else the one whose fixed fields it shares. */
export function variantOf(variants: readonly Shape[], value: unknown): number {
  const fitting = variants.findIndex((variant) => misfits(variant, value).length === 0);
  if (fitting !== -1) return fitting;
  const likeness = variants.map((variant) => alike(variant, value));
  return likeness.indexOf(Math.max(...likeness));
}

function alike(shape: Shape, value: unknown): number {
  if (shape.kind === 'fixed') return misfits(shape, value).length === 0 ? 4 : -2;
  if (shape.kind === 'fields') {
    if (!isFields(value)) return -1;
    const shared = shape.fields.reduce(
      (sum, { name, shape: part }) => (Object.hasOwn(value, name) ? sum + alike(part, value[name]) : sum),
      0,
    );
    return shared - Object.keys(value).filter((key) => !shape.fields.some(({ name }) => name === key)).length;
  }
  const told = Array.isArray(value)
    ? ['list', 'tuple']
    : typeof value === 'number'
      ? ['number']
      : typeof value === 'string'
        ? ['text']
        : [];
  return told.includes(shape.kind) ? 1 : 0;
}

/** Something that fits, to begin with. */
export function blankOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'number':
      return Math.max(shape.min ?? 0, Math.min(shape.max ?? 0, 0), shape.min === null ? 0 : shape.min);
    case 'flag':
      return false;
    case 'text':
      return '';
    case 'choice':
      return shape.values[0];
    case 'fixed':
      return shape.value;
    case 'words':
    case 'fields':
      return Object.fromEntries(shape.fields.flatMap(({ name, shape: part, optional }) => (optional ? [] : [[name, blankOf(part)]])));
    case 'table':
      return {};
    case 'tuple':
      return shape.items.map(blankOf);
    case 'list':
      return Array.from({ length: shape.min }, () => blankOf(shape.item));
    case 'either':
      return blankOf(shape.variants[0]);
    case 'open':
      return null;
  }
}

/** What the variants of a choice between shapes are told apart by: the field that is fixed in each, and differs. */
export function markOf(variants: readonly Shape[]): string | null {
  const first = variants.find((variant) => variant.kind === 'fields');
  if (first?.kind !== 'fields') return null;
  for (const { name } of first.fields) {
    const values = variants.map((variant) => (variant.kind === 'fields' ? fixedIn(variant, name) : undefined));
    const told = values.filter((value) => value !== undefined);
    const wanted = variants.filter(({ kind }) => kind === 'fields').length;
    if (told.length === wanted && new Set(told).size > 1) return name;
  }
  return null;
}

export function fixedIn(shape: Shape, name: string): unknown {
  const part = shape.kind === 'fields' ? shape.fields.find((field) => field.name === name)?.shape : undefined;
  return part?.kind === 'fixed' ? part.value : undefined;
}

/** What stands at a place. */
export function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return typeof key === 'number' ? part[key] : part.find((item) => isFields(item) && item.id === key);
    return isFields(part) ? part[key] : undefined;
  }, value);
}

/** The same with something else at a place; `undefined` takes it away. */
export function withAt(value: unknown, path: Path, next: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: unknown, i) => (i === key || (isFields(item) && item.id === key) ? withAt(item, rest, next) : item));
  }
  const fields = isFields(value) ? value : {};
  if (rest.length === 0 && next === undefined) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  return { ...fields, [key]: withAt(fields[key], rest, next) };
}

/** The shape at a place, among variants the one that the value there is meant to have. */
export function shapeAt(shape: Shape, value: unknown, path: Path): Shape | null {
  const [key, ...rest] = path;
  if (shape.kind === 'either') return shapeAt(shape.variants[variantOf(shape.variants, value)], value, path);
  if (key === undefined) return shape;
  const part = at(value, [key]);
  switch (shape.kind) {
    case 'fields':
    case 'words': {
      const field = shape.fields.find(({ name }) => name === key);
      return field === undefined ? null : shapeAt(field.shape, part, rest);
    }
    case 'table':
      return shapeAt(shape.value, part, rest);
    case 'list':
      return shapeAt(shape.item, part, rest);
    case 'tuple':
      return typeof key === 'number' && shape.items[key] !== undefined ? shapeAt(shape.items[key], part, rest) : null;
    default:
      return null;
  }
}
