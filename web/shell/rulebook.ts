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
  /** Its own heading, and the chapter it is a part of. */
  readonly heading: string;
  readonly chapter: string | null;
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
/** A worked example: `- W5 …`, `- **W5 price of an army.** …`, and in the chapter of examples `5. …`. */
const EXAMPLE = /^(?:- (?:\*\*)?W|)(\d+)\b\.? ?(.+)$/;
const EXAMPLES = /^(?:Worked examples|Exemples commentés)$/;
/** Where the rulebook tells an example, line by line. */
const LINES = /\s*\((?:[^()]*, )?L\d+[^()]*\)/;
const HEADING = /^(#{1,3}) (?:\d+\. )?(.+)$/;
/** Where a fact comes from: of use to whoever checks the catalogue, not to players. */
const PROVENANCE = /\s*`?\[(?:seed|public|authored|ruling)[^\]]*\]`?/g;

/** Reads a catalogue. Sections without rules or rulings (glossary, notes for authors) are left out. */
export function readRules(markdown: string): RuleBook {
  let title = '';
  let chapter = '';
  const sections: { title: string; heading: string; chapter: string | null; rules: Rule[]; table: string[][] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const [, marks, heading] = HEADING.exec(line) ?? [];
    if (marks === '#') title = heading.split(' — ')[0];
    else if (marks !== undefined) {
      if (marks === '##') chapter = heading;
      const isPart = marks === '###';
      const title = isPart ? `${chapter} · ${heading}` : heading;
      sections.push({ title, heading, chapter: isPart ? chapter : null, rules: [], table: [] });
    }
    const cells = /^\|(.+)\|$/
      .exec(line)?.[1]
      .split('|')
      .map((cell) => cell.trim());
    if (cells !== undefined && !cells.every((cell) => /^:?-+:?$/.test(cell))) sections.at(-1)?.table.push(cells);
    const section = sections.at(-1);
    if (section === undefined) continue;
    const [, id, text] = RULE.exec(line) ?? RULING.exec(line) ?? [];
    if (id !== undefined) section.rules.push(ruleFrom(id, text));
    else if (EXAMPLES.test(section.heading)) readExample(section.rules, line);
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

/** An example, or what follows of the one before. */
function readExample(rules: Rule[], line: string): void {
  const [, number, told] = EXAMPLE.exec(line) ?? [];
  const before = rules.at(-1);
  if (number !== undefined) {
    const text = told.replace(LINES, '').trim();
    // A title begins in bold before its number, as that of a ruling does.
    const isTitled = line.startsWith('- **');
    rules.push({ id: `W${number}`, text: isTitled ? `**${text[0].toUpperCase()}${text.slice(1)}` : text, rulings: [] });
  } else if (before !== undefined && line.startsWith('   ')) {
    rules[rules.length - 1] = { ...before, text: `${before.text} ${line.trim()}` };
  }
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
    .map((section) => ({ ...section, rules: section.rules.filter((rule) => holds(rule, section.title)), table: [] }))
    .filter(({ rules }) => rules.length > 0);
}

/** Where words of what is asked stand in a text: the text in pieces, those that answer marked. */
export function markedIn(text: string, asked: string): readonly { readonly text: string; readonly marked: boolean }[] {
  const words = plain(asked).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, marked: false }];
  // Without its accents a letter may be another number of letters: each remembers where it came from.
  const origins: number[] = [];
  let bare = '';
  for (let at = 0; at < text.length; at++) {
    const letters = plain(text[at]);
    for (let n = 0; n < letters.length; n++) origins.push(at);
    bare += letters;
  }
  const marked = new Set<number>();
  for (const word of words)
    for (let at = bare.indexOf(word); at >= 0; at = bare.indexOf(word, at + word.length))
      for (let n = 0; n < word.length; n++) marked.add(origins[at + n]);
  const pieces: { text: string; marked: boolean }[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last !== undefined && last.marked === marked.has(at)) last.text += text[at];
    else pieces.push({ text: text[at], marked: marked.has(at) });
  }
  return pieces;
}

/** Words of the catalogue that are nearly what was asked for, the nearest first: for whoever mistyped one. */
export function nearestWords(book: RuleBook, asked: string, most: number): readonly string[] {
  const wanted = plain(asked).trim();
  const known = new Map<string, string>();
  for (const { rules } of book.sections)
    for (const { text } of rules)
      for (const word of text.match(/\p{L}{4,}/gu) ?? []) if (!known.has(plain(word))) known.set(plain(word), word.toLowerCase());
  return [...known]
    .map(([bare, word]) => ({ word, far: distance(wanted, bare) }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((one, other) => one.far - other.far)
    .slice(0, most)
    .map(({ word }) => word);
}

/** Letters to add, drop or change to make one word the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length];
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
