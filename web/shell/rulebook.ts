/** The rule catalogue of a game as players read it: sections, rules by id, a search. */

import { type Language, typeset } from '@castellan/text';
import { plain } from './words.ts';

export interface Rule {
  readonly id: string;
  /** Words with the little markup of the catalogue: `*emphasis*`, `**strong**`, code. */
  readonly text: string;
  /** Rulings it rests on. */
  readonly rulings: readonly string[];
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
  /** Rows of a table that belongs to it, the heads first. */
  readonly table: readonly (readonly string[])[];
}

export interface RuleBook {
  readonly title: string;
  readonly sections: readonly Section[];
}

const RULE = /^- ([A-Z]{3}-\d+\.\d+[a-z]?) (.+)$/;
const RULING = /^- (?:\*\*)?(R\d+)\b\.? ?(.+)$/;
const HEADING = /^(#{1,3}) (?:\d+\. )?(.+)$/;
/** Where a fact comes from: of use to whoever checks the catalogue, not to players. */
const PROVENANCE = /\s*\[(?:seed|public|authored|ruling)[^\]]*\]/g;

/** Reads a catalogue. Sections without rules or rulings (glossary, notes for authors) are left out. */
export function readRules(markdown: string): RuleBook {
  let title = '';
  let chapter = '';
  const sections: { title: string; rules: Rule[]; table: string[][] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, marks, heading] = HEADING.exec(line) ?? [];
    if (marks === '#') title = heading.split(' — ')[0];
    else if (marks !== undefined) {
      if (marks === '##') chapter = heading;
      sections.push({ title: marks === '###' ? `${chapter} · ${heading}` : heading, rules: [], table: [] });
    }
    const cells = /^\|(.+)\|$/
      .exec(line)?.[1]
      .split('|')
      .map((cell) => cell.trim());
    if (cells !== undefined && !cells.every((cell) => /^:?-+:?$/.test(cell))) sections.at(-1)?.table.push(cells);
    const [, id, text] = RULE.exec(line) ?? RULING.exec(line) ?? [];
    if (id !== undefined) sections.at(-1)?.rules.push(ruleFrom(id, text));
  }
  return { title, sections: sections.filter(({ rules }) => rules.length > 0) };
}

function ruleFrom(id: string, text: string): Rule {
  const rulings = [...text.matchAll(/\[ruling ([^\]]+)\]/g)].flatMap(([, named]) => named.match(/R\d+/g) ?? []);
  const words = text.replace(PROVENANCE, '').trim();
  // A ruling's title begins in bold before its number: `**R1 First player.** The seed …`.
  const whole = /^R\d/.test(id) && words.includes('**') ? `**${words}` : words;
  return { id, text: whole, rulings };
}

export function ruleNamed(book: RuleBook, id: string): Rule | null {
  for (const { rules } of book.sections) for (const rule of rules) if (rule.id === id) return rule;
  return null;
}

/** The sections with the rules that hold every word asked for; ids count as words. */
export function searchRules(book: RuleBook, asked: string): readonly Section[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return book.sections;
  const holds = ({ id, text }: Rule, title: string): boolean => {
    const where = plain(`${id} ${text} ${title}`);
    return words.every((word) => where.includes(word));
  };
  return book.sections
    .map(({ title, rules }) => ({ title, rules: rules.filter((rule) => holds(rule, title)), table: [] }))
    .filter(({ rules }) => rules.length > 0);
}

const FILES = import.meta.glob<string>('../../docs/rules/*.md', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<RuleBook>>();

/** The catalogue of a game, fetched the first time somebody opens it. */
export function loadRules(game: string, language: Language): Promise<RuleBook> {
  const file = `../../docs/rules/${game}${language === 'en' ? '' : `.${language}`}.md`;
  const known = read.get(file);
  if (known !== undefined) return known;
  const load = FILES[file];
  const book =
    load === undefined ? Promise.resolve({ title: '', sections: [] }) : load().then((text) => readRules(typeset(language, text)));
  read.set(file, book);
  book.catch(() => read.delete(file));
  return book;
}

/** A run of words in a rule: plain, emphasised, or the id of another rule. */
type Run = { readonly kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; readonly text: string };

const INLINE = /\*\*(.+?)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3}-\d+\.\d+[a-z]?)\b/g;

export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(INLINE)) {
    if (found.index > from) runs.push({ kind: 'text', text: text.slice(from, found.index) });
    const [whole, strong, em, code, rule] = found;
    if (strong !== undefined) runs.push({ kind: 'strong', text: strong });
    else if (em !== undefined) runs.push({ kind: 'em', text: em });
    else if (code !== undefined) runs.push({ kind: 'code', text: code });
    else runs.push({ kind: 'rule', text: rule });
    from = found.index + whole.length;
  }
  if (from < text.length) runs.push({ kind: 'text', text: text.slice(from) });
  return runs;
}
