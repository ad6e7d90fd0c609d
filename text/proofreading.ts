/** What a reader with a fine ear would mark in a text: how it is set, and how it is said. */

import type { Json, Params } from '@castellan/engine';
import { paramAndForm } from './grammar.ts';
import type { Said } from './listening.ts';
import { argumentsOf, readMessage } from './message.ts';
import { type Catalogue, kindOf, type Language, speaker } from './speaker.ts';

type Mark = readonly [wrong: RegExp, why: string];

const SET: readonly Mark[] = [
  [/\p{L}'/u, 'has a straight apostrophe'],
  [/"/, 'has straight quotation marks'],
  [/ {2}/, 'has two spaces'],
  [/^\s|\s$/, 'begins or ends with a space'],
  [/\.\.\./, 'has three dots for an ellipsis'],
  [/ [,.)]|\( /, 'has a space beside a comma, a full stop or a bracket'],
];

const SET_IN: { readonly [language in Language]: readonly Mark[] } = {
  en: [
    [/[\s\u202f\u00a0][:;!?](?!:)|\p{L} …/u, 'has a space before high punctuation'],
    [/[«»]/, 'has French quotation marks'],
  ],
  fr: [
    [/(?<![\u202f:])[:;!?»](?!:)|«(?!\u202f)/u, 'lacks a narrow no-break space beside high punctuation'],
    [/[“”]/, 'has English quotation marks'],
    [/(?<![\p{L}’])(de|que|le|la) \{(seats?|\w*Seat|from|names?)\}/u, 'puts a name behind a word that would be elided before a vowel'],
  ],
};

/** How the messages of a catalogue are set; numbers that a skeleton sets, and what is typed on a command line, are none of its business. */
export function misset(language: Language, messages: Catalogue): readonly string[] {
  return Object.entries(messages).flatMap(([key, message]) => {
    const text = message.replace(/::[^}]*/g, '').replace(/\n/g, '');
    return [...SET, ...SET_IN[language]].flatMap(([wrong, why]) => (wrong.test(text) ? [`${key} ${why}: ${message}`] : []));
  });
}

/** Counts that stand plainly before a word in the plural, which would be wrong of one: `{n} cards`. */
export function uncounted(messages: Catalogue): readonly string[] {
  const many = new Set(pluralsIn(messages).map(([, plural]) => plural));
  return Object.entries(messages).flatMap(([key, message]) =>
    [...message.matchAll(/\{(\w+)\} (\p{L}+)/gu)].flatMap(([found, param, word]) =>
      many.has(word) && kindOf(param) !== 'seat' ? [`${key} says “${found}” of one too`] : [],
    ),
  );
}

/** Choices by ids that have names: a message is given the name, so that no case but the last ever holds. */
export function unchosen(messages: Catalogue): readonly string[] {
  return Object.entries(messages).flatMap(([key, message]) =>
    [...message.matchAll(/\{(\w+), select, (\w+)/g)].flatMap(([, param, id]) =>
      isNamed(messages, param, id) ? [`${key} chooses by {${param}}, which is told by its name`] : [],
    ),
  );
}

/** Nouns that the catalogue counts, singular and plural. */
function pluralsIn(messages: Catalogue): readonly (readonly [one: string, many: string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (const message of Object.values(messages))
    for (const [, one, many] of message.matchAll(/one \{# (\p{L}+)[^{}]*\} other \{# (\p{L}+)/gu))
      if (/(s|x|men)$/.test(many) && !/s$/.test(one)) pairs.push([one, many]);
  return pairs;
}

const SPOKEN: { readonly [language in Language]: readonly Mark[] } = {
  en: [
    [/\ba (?=[aeio])(?!one\b)/i, 'has “a” before a vowel'],
    [/\ban (?=[^aeiouh])/i, 'has “an” before a consonant'],
  ],
  fr: [
    [/(?<![\p{L}’])(de|le|la|que|ne|se|je|me|te) (?=[aeiouyéèêëàâîïôûœ])/iu, 'does not elide'],
    [/(?<!\p{L})(à|de) les? (?=\p{Lu})/u, 'does not contract'],
  ],
};

const ANYWHERE: readonly Mark[] = [
  [/[{}]|undefined|\[object/, 'shows how it was made'],
  [/(?<![\p{L}\d])(event|option|ask|refusal|name|term|crumb|waiting|score)\.\w/u, 'shows a key'],
];

/** Keys whose messages begin as sentences do. */
const BEGIN = /^(event|refusal|option|ask|waiting)\./;

/** Players whose names begin with a vowel show where French would elide. */
const NAMES = ['Aliénor', 'Édouard', 'Raoul', 'Isabeau', 'Oswald', 'Yvain'];

/** What was said, in the language: ids that have no name, numbers that do not agree, articles that do not fit. */
export function misspoken(language: Language, messages: Catalogue, said: readonly Said[]): readonly string[] {
  const voice = speaker(language, [messages], (seat) => NAMES[seat % NAMES.length]);
  const counts = pluralsIn(messages).map(([, many]): Mark => {
    const few = language === 'fr' ? '[01]' : '1';
    return [new RegExp(`(?<!\\d)${few} ${many}(?!\\p{L})`, 'u'), `says “${many}” of one`];
  });
  const marks = [...SET, ...SET_IN[language], ...SPOKEN[language], ...ANYWHERE, ...counts];
  const shownBy = new Map<string, Shown>();
  return said.flatMap(({ key, params }) => {
    if (!voice.has(key)) return [];
    const shown = shownBy.get(key) ?? wanted(messages[key]);
    shownBy.set(key, shown);
    const text = voice.say(key, branded(messages, shown, params));
    const problems = marks.flatMap(([wrong, why]) => (wrong.test(text) ? [`${key} ${why}: ${text}`] : []));
    if (BEGIN.test(key) && /^\p{Ll}/u.test(text)) problems.push(`${key} begins small: ${text}`);
    return [...problems, ...sortless(messages, key, shown, params)];
  });
}

/** What a message shows as it is, rather than choosing or counting by it. */
type Shown = readonly (readonly [param: string, form: string | null])[];

function wanted(message: string): Shown {
  const read = readMessage(message);
  const chosen = argumentsOf(read, ['select', 'plural', 'selectordinal']);
  return argumentsOf(read, ['argument'])
    .filter((argument) => !chosen.includes(argument))
    .map((argument) => {
      const [param, form] = paramAndForm(argument);
      return [param, form?.form ?? null];
    });
}

/** Ids without a name, marked so that they are found in the sentence if it shows them. */
function branded(messages: Catalogue, shown: Shown, params: Params): Params {
  const mark = (param: string, value: Json): Json => {
    if (Array.isArray(value)) return value.map((item) => mark(param, item));
    return typeof value === 'string' && value !== '' && !isNamed(messages, param, value) ? `{${value}}` : value;
  };
  const seen = new Set(shown.map(([param]) => param));
  return Object.fromEntries(Object.entries(params).map(([param, value]) => [param, seen.has(param) ? mark(param, value) : value]));
}

function isNamed(messages: Catalogue, param: string, id: string): boolean {
  return messages[`name.${param}.${id}`] !== undefined || messages[`name.${kindOf(param)}.${id}`] !== undefined;
}

/** Names that the message wants with an article, and of which nothing says what article that is. */
function sortless(messages: Catalogue, key: string, shown: Shown, params: Params): string[] {
  return shown.flatMap(([param, form]) => {
    if (form !== 'a' && form !== 'the') return [];
    const value = params[param];
    return (Array.isArray(value) ? value : [value]).flatMap((id) =>
      typeof id === 'string' && isNamed(messages, param, id) && messages[`noun.${kindOf(param)}.${id}`] === undefined
        ? [`${key} wants noun.${kindOf(param)}.${id}`]
        : [],
    );
  });
}
