/**
 * Names inside sentences: `{card_the}` is the name with its article, as the language wants it. What article that is, a game says by the
 * message `noun.<kind>.<id>`; a name without one is a proper name and takes none. Written with a capital, the sort of the noun keeps the
 * capitals of its name; written small, the name is written small as well. `{card_The}` begins a sentence.
 */

import type { Language } from './speaker.ts';

/** With “a”, with “the”, after “of”, after “to”, without an article, and the sort itself, for what agrees with it. */
const FORMS = ['a', 'the', 'of', 'to', 'in', 'is'] as const;

export interface Form {
  readonly form: (typeof FORMS)[number];
  /** It is the first word of a sentence. */
  readonly begins: boolean;
}

/** A name with the words that belong before it. */
interface Inflected {
  readonly before: string;
  readonly name: string;
}

/** A parameter of a message and the form in which it is wanted: `card_the`. */
export function paramAndForm(argument: string): readonly [param: string, form: Form | null] {
  const at = argument.lastIndexOf('_');
  const wanted = argument.slice(at + 1);
  const form = FORMS.find((known) => known === wanted.toLowerCase());
  return at < 0 || form === undefined ? [argument, null] : [argument.slice(0, at), { form, begins: wanted !== form }];
}

type Articles = { readonly [form in 'a' | 'the' | 'of' | 'to']: string };

/** French nouns by gender and number; one that begins with a mute h, as “hydre” does, says so by an h after its gender. */
const FRENCH: { readonly [sort: string]: Articles } = {
  m: { a: 'un ', the: 'le ', of: 'du ', to: 'au ' },
  f: { a: 'une ', the: 'la ', of: 'de la ', to: 'à la ' },
  mp: { a: 'des ', the: 'les ', of: 'des ', to: 'aux ' },
  fp: { a: 'des ', the: 'les ', of: 'des ', to: 'aux ' },
};
const FRENCH_NAME: Articles = { a: '', the: '', of: 'de ', to: 'à ' };
const ELIDED: Articles = { a: '', the: 'l’', of: 'de l’', to: 'à l’' };

/** English nouns: one of several, several, and what is not counted. */
const ENGLISH: { readonly [sort: string]: Articles } = {
  one: { a: 'a ', the: 'the ', of: 'of the ', to: 'to the ' },
  many: { a: '', the: 'the ', of: 'of the ', to: 'to the ' },
  mass: { a: '', the: 'the ', of: 'of the ', to: 'to the ' },
};
const ENGLISH_NAME: Articles = { a: '', the: '', of: 'of ', to: 'to ' };

const FRENCH_VOWEL = /^[aeiouyàâäéèêëîïôöùûüœæ]/iu;
/** The h of most names of people that begin so is mute. */
const MUTE_IN_NAMES = /^h[eéèêioôy]/i;
const ENGLISH_VOWEL = /^[aeiou]/i;

/** Names of places that begin with an article which “de” and “à” swallow: « des Essarts », « au Puy ». « La » and « L’ » stay: « de La Salle ». */
const OWN_ARTICLE = /^(Les?) (\p{Lu}.*)$/u;

/** The sort of a noun as messages choose by it. */
export function sortOf(noun: string | undefined): string {
  return noun?.toLowerCase().replace(/h$/, '') ?? 'name';
}

export function inflected(language: Language, { form, begins }: Form, text: string, noun: string | undefined): Inflected {
  const name = noun !== undefined && noun === noun.toLowerCase() ? text.toLocaleLowerCase(language) : text;
  if (language === 'fr' && noun === undefined && (form === 'of' || form === 'to')) {
    const [, article, rest] = OWN_ARTICLE.exec(name) ?? [];
    if (rest !== undefined) return { before: begun(FRENCH[article === 'Le' ? 'm' : 'mp'][form], begins), name: rest };
  }
  const before = form === 'in' || form === 'is' ? '' : (language === 'fr' ? frenchArticle : englishArticle)(form, name, noun);
  if (!begins) return { before, name };
  return before === '' ? { before, name: capital(name) } : { before: capital(before), name };
}

function begun(text: string, begins: boolean): string {
  return begins ? capital(text) : text;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function frenchArticle(form: keyof Articles, name: string, noun: string | undefined): string {
  const sort = sortOf(noun);
  const { [form]: article } = FRENCH[sort] ?? FRENCH_NAME;
  const mute = noun === undefined ? MUTE_IN_NAMES.test(name) : /h$/i.test(noun);
  if (!mute && !FRENCH_VOWEL.test(name)) return article;
  if (article === 'de ') return 'd’';
  return (sort === 'm' || sort === 'f') && form !== 'a' ? ELIDED[form] : article;
}

function englishArticle(form: keyof Articles, name: string, noun: string | undefined): string {
  const { [form]: article } = ENGLISH[sortOf(noun)] ?? ENGLISH_NAME;
  return article === 'a ' && ENGLISH_VOWEL.test(name) ? 'an ' : article;
}
