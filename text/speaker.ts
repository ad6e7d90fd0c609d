/** Renders messages in a language: the kernel's own and those of a game. */

import type { Json, Params, Seat } from '@castellan/engine';
import { IntlMessageFormat } from 'intl-messageformat';

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
  has(key: string): boolean;
  say(key: string, params?: Params): string;
  /** The same sentence in pieces: plain text and the names it mentions. */
  pieces(key: string, params?: Params): readonly (string | Mention)[];
}

export function speaker(language: Language, catalogues: readonly Catalogue[], nameOfSeat: (seat: Seat) => string): Speaker {
  const messages: Catalogue = Object.assign({}, ...catalogues);
  const formats = new Map<string, IntlMessageFormat>();
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });

  const nameOf = (param: string, value: string): string | undefined =>
    messages[`name.${param}.${value}`] ?? messages[`name.${kindOf(param)}.${value}`];

  function mention(param: string, value: Json): string | number | Mention {
    if (typeof value === 'number') return isSeat(param) ? { kind: 'seat', id: String(value), text: nameOfSeat(value) } : value;
    if (typeof value === 'string') {
      const text = nameOf(param, value);
      return text === undefined ? value : { kind: kindOf(param), id: value, text };
    }
    if (Array.isArray(value)) return list.format(value.map((item) => textOf(mention(param, item))));
    return value === null ? '' : String(value);
  }

  function format(key: string): IntlMessageFormat | null {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const message = messages[key];
    if (message === undefined) return null;
    const made = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(key, made);
    return made;
  }

  function pieces(key: string, params: Params = {}): readonly (string | Mention)[] {
    const message = format(key);
    if (message === null) return [key];
    const values: { [param: string]: string | number | Mention } = {};
    for (const [param, value] of Object.entries(params)) values[param] = mention(param, value);
    const parts: (string | Mention)[] = [];
    for (const { value } of message.formatToParts<Mention>(values)) parts.push(isMention(value) ? value : String(value));
    return parts;
  }

  return {
    language,
    has: (key) => messages[key] !== undefined,
    say: (key, params) => pieces(key, params).map(textOf).join(''),
    pieces,
  };
}

/** `card`, `oldCard` and `cards` all speak of a card. */
function kindOf(param: string): string {
  const last = /[A-Z][a-z]*$/.exec(param)?.[0] ?? param;
  return last.toLowerCase().replace(/s$/, '');
}

function isSeat(param: string): boolean {
  return kindOf(param) === 'seat';
}

function isMention(value: unknown): value is Mention {
  return typeof value === 'object' && value !== null && 'text' in value;
}

function textOf(piece: string | number | Mention): string {
  return typeof piece === 'object' ? piece.text : String(piece);
}
