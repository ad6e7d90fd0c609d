/** Renders messages in a language: the kernel's own and those of a game. */

import type { Json, Params, Seat } from '@castellan/engine';
import { type Form, inflected, paramAndForm, sortOf } from './grammar.ts';
import { argumentsOf, fill, type Message, readMessage } from './message.ts';

export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Messages by key, in ICU message format. */
export type Catalogue = { readonly [key: string]: string };

/** A name inside a sentence, so that a screen can link it to the thing it names. */
export interface Mention {
  readonly kind: string;
  readonly id: string;
  readonly text: string;
}

export interface Speaker {
  readonly language: Language;
  /** All that it may say. */
  readonly messages: Catalogue;
  has(key: string): boolean;
  say(key: string, params?: Params): string;
  /** The same sentence in pieces: plain text and the names it mentions. */
  pieces(key: string, params?: Params): readonly (string | Mention)[];
}

/** A message that is missing is told by its key, or by `missing` where more messages are on their way. */
export function speaker(
  language: Language,
  catalogues: readonly Catalogue[],
  nameOfSeat: (seat: Seat) => string,
  missing: (key: string) => string = (key) => key,
): Speaker {
  const messages: Catalogue = Object.assign({}, ...catalogues);
  const formats = new Map<string, Prepared>();
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

  const nameOf = (param: string, value: string): string | undefined =>
    messages[`name.${param}.${value}`] ?? messages[`name.${kindOf(param)}.${value}`];

  const nounOf = (param: string, id: string): string | undefined =>
    messages[`noun.${param}.${id}`] ?? messages[`noun.${kindOf(param)}.${id}`];

  function mention(param: string, value: Json): string | number | Mention {
    if (typeof value === 'number') return isSeat(param) ? { kind: 'seat', id: String(value), text: nameOfSeat(value) } : value;
    if (typeof value === 'string') {
      const text = nameOf(param, value);
      return text === undefined ? value : { kind: kindOf(param), id: value, text };
    }
    if (Array.isArray(value)) return listed(param, value, (item) => textOf(mention(param, item)));
    return value === null ? '' : String(value);
  }

  /** “a, b and c”; what is there several times is told once, with its number. */
  function listed(param: string, items: readonly Json[], tell: (item: Json, times: number, first: boolean) => string): string {
    const times = new Map<Json, number>();
    for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
    const told = [...times].map(([item, n], i) => {
      const many = messages[`many.${kindOf(param)}.${item}`];
      if (n === 1) return tell(item, n, i === 0);
      return many === undefined ? `${tell(item, n, i === 0)} ×${n}` : `${n} ${many}`;
    });
    return list.format(told);
  }

  /** What is told of a parameter in a form of it. */
  function formed(param: string, form: Form, value: Json): string | number | Led {
    if (Array.isArray(value))
      return listed(param, value, (item, times, first) =>
        textOf(formed(param, { form: times === 1 ? form.form : 'in', begins: form.begins && first }, item)),
      );
    const noun = typeof value === 'string' ? nounOf(param, value) : undefined;
    if (form.form === 'is') return sortOf(noun);
    const plain = mention(param, value);
    const { before, name } = inflected(language, form, textOf(plain), noun);
    return isMention(plain) ? { ...plain, text: name, before } : before + name;
  }

  function prepared(key: string): Prepared | null {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const message = messages[key];
    if (message === undefined) return null;
    const read = readMessage(message);
    const forms = argumentsOf(read).flatMap((argument) => {
      const [param, form] = paramAndForm(argument);
      return form === null ? [] : [{ argument, param, form }];
    });
    const made = { message: read, forms };
    formats.set(key, made);
    return made;
  }

  function pieces(key: string, params: Params = {}): readonly (string | Mention)[] {
    const ready = prepared(key);
    if (ready === null) return [missing(key)];
    const values: { [argument: string]: string | number | Mention } = {};
    for (const [param, value] of Object.entries(params)) values[param] = mention(param, value);
    for (const { argument, param, form } of ready.forms) {
      const value = params[param];
      if (value !== undefined) values[argument] = formed(param, form, value);
    }
    return fill(ready.message, language, values).flatMap((piece) => (isMention(piece) ? apart(piece) : piece));
  }

  return {
    language,
    messages,
    has: (key) => messages[key] !== undefined,
    say: (key, params) => pieces(key, params).map(textOf).join(''),
    pieces,
  };
}

/** A message ready to be said, and the forms in which it wants its parameters. */
interface Prepared {
  readonly message: Message;
  readonly forms: readonly { readonly argument: string; readonly param: string; readonly form: Form }[];
}

/** A name with the article before it. */
interface Led extends Mention {
  readonly before: string;
}

/** The article is no part of the name that a screen links. */
function apart(mention: Mention | Led): (string | Mention)[] {
  if (!('before' in mention)) return [mention];
  const { before, ...name } = mention;
  return before === '' ? [name] : [before, name];
}

/** `card`, `oldCard` and `cards` all speak of a card. */
export function kindOf(param: string): string {
  const last = /[A-Z][a-z]*$/.exec(param)?.[0] ?? param;
  return last.toLowerCase().replace(/s$/, '');
}

function isSeat(param: string): boolean {
  return kindOf(param) === 'seat';
}

function isMention(value: unknown): value is Mention {
  return typeof value === 'object' && value !== null && 'text' in value;
}

function textOf(piece: string | number | Mention | Led): string {
  if (typeof piece !== 'object') return String(piece);
  return 'before' in piece ? piece.before + piece.text : piece.text;
}
