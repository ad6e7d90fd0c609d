import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadRules, markedIn, nearestWords, readRules, ruleNamed, runsOf, searchRules } from '../rulebook.ts';

const FOLDER = new URL('../../../docs/rules/', import.meta.url);

describe('a catalogue', () => {
  const book = readRules(
    [
      '# Caravan — rule catalogue',
      'Seed: `x.txt`.',
      '## Glossary',
      '| identifier | meaning |',
      '|---|---|',
      '| `inn` | a house |',
      '## 2. Turns',
      '- CAR-2.1 A player *rests* or **builds**. [seed L1, L2] [ruling R2]',
      '- CAR-2.2 As CAR-2.1, but twice. [authored]',
      '### Raids',
      '- CAR-3.1 A guard repels a raid. [public: a review]',
      '| raid | guard |',
      '|---|---|',
      '| 1 | yes |',
      '## Rulings',
      '- **R2 Resting.** The seed is silent.',
      '- R3 Plain text.',
      '## Bot notes',
      '1. Be bold.',
    ].join('\n'),
  );

  it('has the sections that hold rules, without those for authors', () => {
    expect(book.title).toBe('Caravan');
    expect(book.sections.map(({ title }) => title)).toEqual(['Turns', 'Turns · Raids', 'Rulings']);
  });

  it('has each rule by its number, without where it comes from', () => {
    expect(ruleNamed(book, 'CAR-2.1')).toEqual({ id: 'CAR-2.1', text: 'A player *rests* or **builds**.', rulings: ['R2'] });
    expect(ruleNamed(book, 'CAR-3.1')?.text).toBe('A guard repels a raid.');
    expect(ruleNamed(book, 'R2')?.text).toBe('**Resting.** The seed is silent.');
    expect(ruleNamed(book, 'R3')?.text).toBe('Plain text.');
    expect(ruleNamed(book, 'CAR-9.9')).toBeNull();
  });

  it('keeps the tables of its sections', () => {
    expect(book.sections[1].table).toEqual([
      ['raid', 'guard'],
      ['1', 'yes'],
    ]);
  });

  it('is searched by words, accents or not, and by numbers', () => {
    expect(searchRules(book, 'GUÁRD raid').map(({ rules }) => rules.map(({ id }) => id))).toEqual([['CAR-3.1']]);
    expect(searchRules(book, 'car-2.2')).toHaveLength(1);
    expect(searchRules(book, 'dragon')).toEqual([]);
    expect(searchRules(book, '  ')).toBe(book.sections);
  });

  it('marks what was asked for where it stands, accents or not', () => {
    expect(markedIn('Le Château brûle.', 'chateau BRU')).toEqual([
      { text: 'Le ', marked: false },
      { text: 'Château', marked: true },
      { text: ' ', marked: false },
      { text: 'brû', marked: true },
      { text: 'le.', marked: false },
    ]);
    expect(markedIn('x', ' ')).toEqual([{ text: 'x', marked: false }]);
  });

  it('knows the words near one that was mistyped', () => {
    expect(nearestWords(book, 'repells', 3)).toEqual(['repels']);
    expect(nearestWords(book, 'zzzzzz', 3)).toEqual([]);
  });

  it('reads emphasis and the numbers of other rules as runs', () => {
    expect(runsOf('As *before*: see **CAR** `x` and CAR-2.1.')).toEqual([
      { kind: 'text', text: 'As ' },
      { kind: 'em', text: 'before' },
      { kind: 'text', text: ': see ' },
      { kind: 'strong', text: 'CAR' },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'x' },
      { kind: 'text', text: ' and ' },
      { kind: 'rule', text: 'CAR-2.1' },
      { kind: 'text', text: '.' },
    ]);
  });
});

describe('worked examples', () => {
  const book = readRules(
    [
      '# Caravan — rule catalogue',
      '## 2. Turns',
      '- CAR-2.1 A player rests.',
      '1. A list that is no example.',
      '## Worked examples',
      'Each starts anew.',
      '- W1 (example 1, L10-12) Rest twice. (CAR-2.1)',
      '- **W2 (L31) price of an inn.** Two coins.',
      '3. **Raid** (CAR-2.1). A guard stands.',
      '   He repels it.',
    ].join('\n'),
  );

  it('are read by their numbers, without the lines of the rulebook, with all that follows', () => {
    const texts = book.sections.map(({ heading, rules }) => [heading, rules.map(({ id, text }) => `${id} ${text}`)]);
    expect(texts).toEqual([
      ['Turns', ['CAR-2.1 A player rests.']],
      [
        'Worked examples',
        ['W1 Rest twice. (CAR-2.1)', 'W2 **Price of an inn.** Two coins.', 'W3 **Raid** (CAR-2.1). A guard stands. He repels it.'],
      ],
    ]);
  });
});

describe('the catalogues of the project', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));

  it.each(files)('%s: every rule is read, and none keeps its provenance', (file) => {
    const markdown = readFileSync(new URL(file, FOLDER), 'utf8');
    const book = readRules(markdown);
    const ids = book.sections.flatMap(({ rules }) => rules.map(({ id }) => id)).filter((id) => !/^[RW]\d/.test(id));
    expect(ids).toHaveLength(markdown.match(/^- [A-Z]{3}-\d+\.\d+/gm)?.length ?? 0);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { rules } of book.sections) for (const { text } of rules) expect(text).not.toMatch(/\[(seed|public|authored|ruling)|``/);
  });

  it('are the same rules in both languages', async () => {
    const numbers = async (language: 'en' | 'fr'): Promise<readonly string[]> =>
      (await loadRules('monde-oublie', language)).sections
        .flatMap(({ rules }) => rules.map(({ id }) => id))
        .filter((id) => id.startsWith('MON'));
    expect(await numbers('fr')).toEqual(await numbers('en'));
  });
});
