/** The language of the reader, and everything said in it. */

import type { Params } from '@castellan/engine';
import { type Catalogue, LANGUAGES, type Language, type Speaker, speaker } from '@castellan/text';
import { signal } from '@preact/signals';
import { remember, remembered } from '../design/memory.ts';

const KEPT = 'castellan.language';

const catalogues: { readonly [language in Language]: () => Promise<{ readonly default: Catalogue }> } = {
  en: () => import('./catalogue.en.ts'),
  fr: () => import('./catalogue.fr.ts'),
};

function preferred(): Language {
  const kept = remembered(KEPT);
  const wanted = [kept ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => language === tag);
    if (known !== undefined) return known;
  }
  return 'en';
}

/** What the pages say of themselves; the messages of a game come on top of it at its table. */
const spoken = signal<{ readonly speaker: Speaker; readonly catalogue: Catalogue } | null>(null);

function speak(language: Language, catalogue: Catalogue): void {
  document.documentElement.lang = language;
  spoken.value = { speaker: speaker(language, [catalogue], (seat) => String(seat + 1)), catalogue };
}

/** Loads the language of the reader; nothing can be drawn before. */
export async function learnLanguage(): Promise<void> {
  const language = preferred();
  speak(language, (await catalogues[language]()).default);
}

let wishes = 0;

/** The latest wish counts. A language that cannot be loaded leaves the present one. */
export async function setLanguage(language: Language): Promise<void> {
  const wish = ++wishes;
  const loaded = await catalogues[language]().catch(() => null);
  if (loaded === null || wish !== wishes) return;
  speak(language, loaded.default);
  remember(KEPT, language);
}

function present(): { readonly speaker: Speaker; readonly catalogue: Catalogue } {
  if (spoken.value === null) throw new Error('no language is loaded yet');
  return spoken.value;
}

export function currentLanguage(): Language {
  return present().speaker.language;
}

export function currentCatalogue(): Catalogue {
  return present().catalogue;
}

/** A sentence of the pages. Read in a component it changes with the language. */
export function say(key: string, params?: Params): string {
  return present().speaker.say(key, params);
}

export function canSay(key: string): boolean {
  return present().speaker.has(key);
}
