/** The words of a game that are explained on hover: found in any sentence, in the language it is written in. */

import type { Catalogue } from '@castellan/text';
import { plain } from './words.ts';

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly help: string;
}

export interface Glossary {
  readonly terms: readonly Term[];
  /** A sentence in pieces: words, and terms where it uses one (each term once). */
  pieces(sentence: string): readonly (string | { readonly term: Term; readonly text: string })[];
  named(id: string): Term | null;
}

/** Terms are the messages `term.<id>` that have a `term.<id>.help`. */
export function glossaryOf(messages: Catalogue): Glossary {
  const terms = Object.keys(messages)
    .filter((key) => key.startsWith('term.') && key.endsWith('.help'))
    .map((key) => {
      const id = key.slice('term.'.length, -'.help'.length);
      return { id, name: messages[`term.${id}`] ?? id, help: messages[key] };
    })
    .sort((a, b) => plain(a.name).localeCompare(plain(b.name)));
  const byName = new Map(terms.map((term) => [plain(term.name), term]));
  const names = terms.map(({ name }) => escaped(name)).sort((a, b) => b.length - a.length);
  // A plural ends in s or x in both languages; part of a longer word, or of one with hyphens (« sur-le-champ »), is another word.
  const pattern =
    names.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}]|\\p{L}-)(?:${names.join('|')})(?:s|x|es)?(?![\\p{L}\\p{N}]|-\\p{L})`, 'giu');
  const termIn = (text: string): Term | undefined => byName.get(plain(text)) ?? byName.get(plain(text).replace(/(es|s|x)$/, ''));

  return {
    terms,
    named: (id) => terms.find((term) => term.id === id) ?? null,
    pieces(sentence) {
      if (pattern === null) return [sentence];
      const pieces: (string | { term: Term; text: string })[] = [];
      const used = new Set<Term>();
      let from = 0;
      for (const found of sentence.matchAll(pattern)) {
        const [text] = found;
        const term = termIn(text) ?? termIn(text.slice(0, -1));
        if (term === undefined || used.has(term)) continue;
        used.add(term);
        if (found.index > from) pieces.push(sentence.slice(from, found.index));
        pieces.push({ term, text });
        from = found.index + text.length;
      }
      if (from < sentence.length) pieces.push(sentence.slice(from));
      return pieces;
    },
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
