/** A form made from the schema: every value that a pack may change, with what the box has beside it where it differs. */

import { isListOfThings } from '@castellan/engine';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Button, IconButton } from '../../design/index.ts';
import { inShort, type Labels } from './labels.ts';
import type { References } from './references.ts';
import {
  at,
  blankOf,
  type Field,
  fixedIn,
  isFields,
  isOpen,
  isShown,
  type Misfit,
  markOf,
  type Path,
  type Shape,
  variantOf,
} from './shape.ts';
import { ownFields } from './things.ts';

export interface Editing {
  readonly labels: Labels;
  /** The content as shipped. */
  readonly shipped: unknown;
  /** The content as it is being written. */
  readonly data: unknown;
  readonly set: (path: Path, value: unknown) => void;
  readonly misfits: ReadonlyMap<string, Misfit>;
  readonly references: References;
}

export const EditingContext = createContext<Editing | null>(null);

function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (editing === null) throw new Error('there is nothing being edited here');
  return editing;
}

export function fieldId(path: Path): string {
  return `field-${path.join('-')}`;
}

interface PlaceProps {
  readonly shape: Shape;
  readonly value: unknown;
  readonly path: Path;
}

/** Everything of one thing, or of one part of the rules, whose lists of things have places of their own. */
export function Place({ shape, value, path, isThing }: PlaceProps & { readonly isThing: boolean }) {
  if (shape.kind === 'either')
    return <Place shape={shape.variants[variantOf(shape.variants, value)]} value={value} path={path} isThing={isThing} />;
  if (shape.kind !== 'fields') return <Part name={path[path.length - 1]} shape={shape} value={value} path={path} />;
  return <Parts fields={isThing ? shape.fields.filter(isShown) : ownFields(shape, value)} value={value} path={path} />;
}

/** Few numbers that may be missing stand there to be filled in; anything else that is missing is added when it is wanted. */
const MOST_BLANKS = 8;

function Parts({ fields, value, path }: { readonly fields: readonly Field[]; readonly value: unknown; readonly path: Path }) {
  const { labels, set } = useEditing();
  const given = isFields(value) ? value : {};
  const blanks = fields.filter(({ shape, optional }) => optional && shape.kind === 'number').length <= MOST_BLANKS;
  const isThere = ({ name, shape, optional }: Field): boolean =>
    !optional || Object.hasOwn(given, name) || (blanks && shape.kind === 'number');
  const absent = fields.filter((field) => !isThere(field));
  return (
    <div class="pack-fields">
      {fields.filter(isThere).map(({ name, shape, optional }) => (
        <Part key={name} name={name} shape={shape} value={given[name]} path={[...path, name]} optional={optional} />
      ))}
      {absent.length > 0 && (
        <label class="add-field">
          <span class="sr">{labels.speaker.say('packs.addField')}</span>
          <select
            class="input"
            value=""
            onChange={(event) => {
              const field = absent.find(({ name }) => name === event.currentTarget.value);
              if (field !== undefined) set([...path, field.name], field.shape.kind === 'fixed' ? field.shape.value : blankOf(field.shape));
            }}
          >
            <option value="">{labels.speaker.say('packs.addField')}</option>
            {absent.map(({ name }) => (
              <option key={name} value={name}>
                {labels.field(name)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

interface PartProps extends PlaceProps {
  readonly name: string | number;
  readonly optional?: boolean;
}

function Part({ name, shape, value, path, optional = false }: PartProps) {
  const { labels, references, set } = useEditing();
  const label = labels.field(name);
  const away = optional && shape.kind !== 'number' && (
    <IconButton icon="refuse" label={labels.speaker.say('packs.remove', { what: label })} onClick={() => set(path, undefined)} />
  );
  switch (shape.kind) {
    case 'number':
      return (
        <Leaf label={label} path={path} value={value}>
          <NumberInput shape={shape} value={value} path={path} optional={optional} />
        </Leaf>
      );
    case 'text':
      return (
        <Leaf label={label} path={path} value={value} away={away}>
          {references(path) === null ? (
            <TextInput shape={shape} value={value} path={path} />
          ) : (
            <ReferenceInput value={String(value ?? '')} path={path} />
          )}
        </Leaf>
      );
    case 'choice':
      return (
        <Leaf label={label} path={path} value={value} away={away}>
          <ChoiceInput values={shape.values} value={value} path={path} />
        </Leaf>
      );
    case 'flag':
      return (
        <Leaf label={label} path={path} value={value} away={away} check>
          <input id={fieldId(path)} type="checkbox" checked={value === true} onChange={(event) => set(path, event.currentTarget.checked)} />
        </Leaf>
      );
    case 'words':
      return (
        <Group label={label} path={path} value={value} away={away} class="both">
          {shape.fields.map((field) => (
            <Leaf key={field.name} label={labels.field(field.name)} path={[...path, field.name]} value={at(value, [field.name])} quiet>
              <TextInput shape={field.shape} value={at(value, [field.name])} path={[...path, field.name]} lang={field.name} />
            </Leaf>
          ))}
        </Group>
      );
    case 'fields':
      return (
        <Group label={label} path={path} value={value} away={away} quiet>
          <Parts fields={shape.fields.filter(isShown)} value={value} path={path} />
        </Group>
      );
    case 'table':
      return (
        <Group label={label} path={path} value={value} away={away} quiet>
          <div class="pack-fields">
            {Object.entries(isFields(value) ? value : {}).map(([key, part]) => (
              <Part key={key} name={key} shape={shape.value} value={part} path={[...path, key]} />
            ))}
          </div>
        </Group>
      );
    case 'tuple':
      return (
        <Group label={label} path={path} value={value} away={away} quiet>
          <div class="pack-fields row-of">
            {shape.items.map((item, i) =>
              isOpen(item) ? <Part key={fieldId([i])} name={i} shape={item} value={at(value, [i])} path={[...path, i]} /> : null,
            )}
          </div>
        </Group>
      );
    case 'list':
      return (
        <Group label={label} path={path} value={value} away={away}>
          <List shape={shape} value={value} path={path} label={label} />
        </Group>
      );
    case 'either':
      return <Either label={label} variants={shape.variants} value={value} path={path} away={away} />;
    case 'fixed':
      return optional ? (
        <Leaf label={label} path={path} value={value} away={away}>
          <output id={fieldId(path)}>{labels.value(value === true ? 'yes' : value)}</output>
        </Leaf>
      ) : null;
    case 'open':
      return null;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What the box has here, where that is something else; one click puts it back. */
function AsShipped({ path, value }: { readonly path: Path; readonly value: unknown }) {
  const { labels, references, set, shipped } = useEditing();
  const printed = at(shipped, path);
  if (isSame(printed, value)) return null;
  const named = references(path)?.find(({ id }) => id === printed)?.label;
  const words = named ?? (printed === undefined ? labels.value(null) : inShort(labels, printed));
  return (
    <Button size="small" kind="quiet" class="as-shipped" onClick={() => set(path, printed)}>
      <span class="sr">{labels.speaker.say('packs.putBack')} </span>
      {labels.speaker.say('packs.was', { what: words.length > 60 ? `${words.slice(0, 59)}…` : words })}
    </Button>
  );
}

interface LeafProps {
  readonly label: string;
  readonly path: Path;
  readonly value: unknown;
  readonly away?: ComponentChildren;
  readonly check?: boolean;
  /** What it stands in, or what stands in it, says what it was. */
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}

function Leaf({ label, path, value, away, check = false, quiet = false, children }: LeafProps) {
  const { shipped } = useEditing();
  const changed = !isSame(at(shipped, path), value);
  return (
    <div class={`leaf ${changed ? 'changed' : ''} ${check ? 'check' : ''}`}>
      <label htmlFor={fieldId(path)}>{label}</label>
      {children}
      {away}
      {!quiet && <AsShipped path={path} value={value} />}
      <Wrong path={path} />
    </div>
  );
}

function wrongId(path: Path): string {
  return `${fieldId(path)}-wrong`;
}

function Wrong({ path }: { readonly path: Path }) {
  const { labels, misfits } = useEditing();
  const misfit = misfits.get(path.join('.'));
  if (misfit === undefined) return null;
  return (
    <p class="wrong" id={wrongId(path)}>
      {labels.speaker.say(`packs.wrong.${misfit.key}`, { bound: misfit.bound })}
    </p>
  );
}

/** What a control says of its being wrong. */
function useInvalid(path: Path): { 'aria-invalid': boolean; 'aria-describedby': string | undefined } {
  const wrong = useEditing().misfits.has(path.join('.'));
  return { 'aria-invalid': wrong, 'aria-describedby': wrong ? wrongId(path) : undefined };
}

interface GroupProps extends Omit<LeafProps, 'check'> {
  readonly class?: string;
}

function Group({ label, path, value, away, quiet = false, class: more, children }: GroupProps) {
  const { shipped } = useEditing();
  const changed = !isSame(at(shipped, path), value);
  return (
    <fieldset id={fieldId(path)} tabIndex={-1} class={`part ${changed ? 'changed' : ''} ${more ?? ''}`}>
      <legend>
        {label} {away} {!quiet && <AsShipped path={path} value={value} />}
      </legend>
      {children}
      <Wrong path={path} />
    </fieldset>
  );
}

interface NumberInputProps {
  readonly shape: Shape & { readonly kind: 'number' };
  readonly value: unknown;
  readonly path: Path;
  readonly optional: boolean;
}

function NumberInput({ shape: { min, max, whole }, value, path, optional }: NumberInputProps) {
  const { set } = useEditing();
  return (
    <input
      id={fieldId(path)}
      class="input number"
      type="number"
      inputMode={whole && (min ?? -1) >= 0 ? 'numeric' : 'text'}
      min={min ?? undefined}
      max={max ?? undefined}
      step={whole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      {...useInvalid(path)}
      onInput={(event) => {
        const number = event.currentTarget.valueAsNumber;
        set(path, Number.isNaN(number) ? (optional ? undefined : null) : number);
      }}
    />
  );
}

/** Longer texts have room for it. */
const LONG = 60;

function TextInput({ shape, value, path, lang }: PlaceProps & { readonly lang?: string }) {
  const { set } = useEditing();
  const text = typeof value === 'string' ? value : '';
  const shared = { id: fieldId(path), class: 'input', lang, value: text, ...useInvalid(path) };
  const longest = shape.kind === 'text' ? (shape.max ?? undefined) : undefined;
  return text.length > LONG ? (
    <textarea {...shared} rows={3} maxLength={longest} onInput={(event) => set(path, event.currentTarget.value)} />
  ) : (
    <input {...shared} type="text" maxLength={longest} onInput={(event) => set(path, event.currentTarget.value)} />
  );
}

interface ChoiceInputProps {
  readonly values: readonly (string | number | null)[];
  readonly value: unknown;
  readonly path: Path;
}

function ChoiceInput({ values, value, path }: ChoiceInputProps) {
  const { labels, set } = useEditing();
  const field = path.map(String).findLast((key) => /\D/.test(key));
  return (
    <select
      id={fieldId(path)}
      class="input"
      value={String(value)}
      {...useInvalid(path)}
      onChange={(event) =>
        set(
          path,
          values.find((known) => String(known) === event.currentTarget.value),
        )
      }
    >
      {values.map((known) => (
        <option key={known} value={String(known)}>
          {labels.value(known, field)}
        </option>
      ))}
    </select>
  );
}

/** A thing of the content, chosen by its name. */
function ReferenceInput({ value, path }: { readonly value: string; readonly path: Path }) {
  const { references, set } = useEditing();
  const named = references(path) ?? [];
  const strange = named.some(({ id }) => id === value) ? [] : [{ id: value, label: value }];
  return (
    <select id={fieldId(path)} class="input" value={value} {...useInvalid(path)} onChange={(event) => set(path, event.currentTarget.value)}>
      {[...strange, ...named].map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface EitherProps {
  readonly label: string;
  readonly variants: readonly Shape[];
  readonly value: unknown;
  readonly path: Path;
  readonly away: ComponentChildren;
}

/** One of several kinds: which, and then the fields of that kind. */
function Either({ label, variants, value, path, away }: EitherProps) {
  const { labels, set, shipped } = useEditing();
  const mark = markOf(variants);
  const chosen = variantOf(variants, value);
  const shape = variants[chosen];
  const choose = (next: number): void => {
    const printed = at(shipped, path);
    set(path, variantOf(variants, printed) === next ? printed : blankOf(variants[next]));
  };
  return (
    <Group label={label} path={path} value={value} away={away}>
      <div class="pack-fields">
        <div class="leaf kind">
          <label htmlFor={`${fieldId(path)}-kind`}>{labels.speaker.say('packs.kind')}</label>
          <select id={`${fieldId(path)}-kind`} class="input" value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
            {variants.map((variant, i) => (
              <option key={variantLabel(labels, variants, variant, mark)} value={i}>
                {variantLabel(labels, variants, variant, mark)}
              </option>
            ))}
          </select>
        </div>
        {shape.kind === 'fields' ? (
          <Parts fields={shape.fields.filter(isShown)} value={value} path={path} />
        ) : shape.kind === 'fixed' ? null : (
          <Part name={labels.speaker.say('packs.value')} shape={shape} value={value} path={path} />
        )}
      </div>
    </Group>
  );
}

/** Variants that share their mark differ by another fixed field. */
function variantLabel(labels: Labels, variants: readonly Shape[], variant: Shape, mark: string | null): string {
  if (variant.kind === 'fixed') return labels.value(variant.value);
  const value = mark === null ? undefined : fixedIn(variant, mark);
  if (variant.kind !== 'fields' || value === undefined) return labels.speaker.say(`packs.kind.${variant.kind}`);
  const twins = variants.filter((other) => mark !== null && fixedIn(other, mark) === value);
  const differing =
    twins.length < 2 ? [] : variant.fields.filter(({ shape }) => shape.kind === 'fixed' && typeof shape.value === 'boolean');
  const more = differing.map(
    ({ name, shape }) => `${labels.field(name)}: ${labels.value(shape.kind === 'fixed' && shape.value ? 'yes' : 'no')}`,
  );
  return [labels.value(value), ...more].join(', ');
}

interface ListProps {
  readonly shape: Shape & { readonly kind: 'list' };
  readonly value: unknown;
  readonly path: Path;
  readonly label: string;
}

/** Things are as many as they are; anything else may be added, moved and taken away, as far as the schema allows. */
function List({ shape, value, path, label }: ListProps) {
  const { labels, data, set } = useEditing();
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const things = isListOfThings(value) ? value : null;
  const fixed = things !== null || shape.min === shape.max;
  const simple = ['number', 'choice', 'text', 'flag'].includes(shape.item.kind);
  const { speaker } = labels;
  const put = (next: readonly unknown[]): void => set(path, next);
  const swapped = (i: number): readonly unknown[] => items.map((item, j) => (j === i ? items[i - 1] : j === i - 1 ? items[i] : item));
  return (
    <>
      <ol class={simple ? 'items simple' : 'items'}>
        {items.map((item, i) => {
          const key = things?.[i].id ?? i;
          const place = [...path, key];
          const tools = !fixed && (
            <span class="tools">
              <Button
                size="small"
                kind="quiet"
                aria-label={speaker.say('packs.earlier', { what: `${label} ${i + 1}` })}
                disabled={i === 0}
                onClick={() => put(swapped(i))}
              >
                ↑
              </Button>
              <IconButton
                icon="refuse"
                label={speaker.say('packs.remove', { what: `${label} ${i + 1}` })}
                disabled={items.length <= shape.min}
                onClick={() => put(items.filter((_, j) => j !== i))}
              />
            </span>
          );
          return (
            <li key={key}>
              {simple ? (
                <>
                  <Part name={i} shape={shape.item} value={item} path={place} />
                  {tools}
                </>
              ) : (
                <details>
                  <summary>
                    <b>{things === null ? i + 1 : labels.thing(data, place)}</b> <span>{inShort(labels, item)}</span>
                  </summary>
                  <Place shape={shape.item} value={item} path={place} isThing />
                  {tools}
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {!fixed && (
        <Button
          size="small"
          disabled={shape.max !== null && items.length >= shape.max}
          onClick={() => put([...items, items.length > 0 && simple && !shape.unique ? items[items.length - 1] : blankOf(shape.item)])}
        >
          {speaker.say('packs.add', { what: label })}
        </Button>
      )}
    </>
  );
}
