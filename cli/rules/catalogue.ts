/** Rule catalogues, `docs/rules/<game>.md`: one line for each rule, `- MON-5.2 …`. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Language, typeset } from '@castellan/text';

const RULE = /^- ([A-Z]+-\d+(?:\.\d+)*) (.+)$/;

/** Rules by id, in the catalogue's order. */
export function rulesIn(text: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  for (const line of text.split(/\r?\n/)) {
    const [, id, rule] = RULE.exec(line) ?? [];
    if (id !== undefined) rules.set(id, rule);
  }
  return rules;
}

/** A rule as players read it: without where it comes from, and without the marks of the file. */
export function ruleInWords(language: Language, rule: string): string {
  const told = rule.replace(/ \[(seed|public|authored|ruling)\b[^\]]*\]/g, '').replace(/[`*]/g, '');
  return typeset(language, told);
}

/** Games that have a catalogue. */
export async function cataloguedGames(project: string): Promise<string[]> {
  const files = await readdir(join(project, 'docs', 'rules'));
  return files.flatMap((file) => /^([a-z-]+)\.md$/.exec(file)?.slice(1) ?? []).sort();
}

/** The catalogue of a game; null when it has none. */
export async function catalogueOf(project: string, game: string, language: Language): Promise<ReadonlyMap<string, string> | null> {
  const file = language === 'fr' ? `${game}.fr.md` : `${game}.md`;
  try {
    return rulesIn(await readFile(join(project, 'docs', 'rules', file), 'utf8'));
  } catch {
    return null;
  }
}
