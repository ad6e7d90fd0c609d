/** A game in two minutes: four pictures, the goal, the course of a round. The words and drawings lie in the folder of the game's screen. */

import { type Language, typeset } from '@castellan/text';
import type { IconSet } from '../../../design/index.ts';

interface Titled {
  readonly title: string;
  readonly text: string;
}

/** What is said in two minutes, in one language. */
export interface BriefWords {
  readonly scenes: readonly [Titled, Titled, Titled, Titled];
  /** May hold `*words that matter*`. */
  readonly goal: string;
  /** How the goal is counted: a row of heads and a row of what each is worth. */
  readonly count: { readonly heads: readonly string[]; readonly worth: readonly string[] };
  readonly course: readonly Titled[];
}

type Tint = 'ink' | 'gold' | 'white' | 'azure' | 'gules' | 'vert' | 'or' | 'purpure';

/** Things in a picture of 240 by 150, its hills beginning at about 100. */
export type Thing<Sign extends string = string> =
  | {
      readonly kind: 'sign';
      readonly sign: Sign;
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly tint?: Tint;
      readonly number?: number;
    }
  | {
      readonly kind: 'card';
      readonly sign: Sign;
      readonly x: number;
      readonly y: number;
      readonly turn: number;
      readonly field: string;
      readonly price?: number;
    }
  | { readonly kind: 'way'; readonly path: string }
  | { readonly kind: 'label'; readonly text: string; readonly x: number; readonly y: number };

export interface Scene<Sign extends string = string> {
  readonly ground: 'azure' | 'or' | 'gules' | 'vert' | 'purpure';
  readonly things: readonly Thing<Sign>[];
}

/** The drawings of a game; `course` names the sign of each stage. */
export interface BriefDrawings<Sign extends string = string> {
  readonly signs: IconSet;
  readonly scenes: readonly [Scene<Sign>, Scene<Sign>, Scene<Sign>, Scene<Sign>];
  readonly course: readonly Sign[];
}

export interface Brief {
  readonly words: BriefWords;
  readonly drawings: BriefDrawings;
}

const WORDS = import.meta.glob<BriefWords>('../../../games/*/brief/{en,fr}.ts', { import: 'default' });
const DRAWINGS = import.meta.glob<BriefDrawings>('../../../games/*/brief/drawings.ts', { import: 'default' });

export async function briefOf(game: string, language: Language): Promise<Brief | null> {
  const folder = `../../../games/${game}/brief`;
  const loadWords = WORDS[`${folder}/${language}.ts`];
  const loadDrawings = DRAWINGS[`${folder}/drawings.ts`];
  if (loadWords === undefined || loadDrawings === undefined) return null;
  const [words, drawings] = await Promise.all([loadWords(), loadDrawings()]);
  return { words: set(language, words), drawings };
}

/** The words with the spaces and signs of their language. */
function set(language: Language, { scenes: [one, two, three, four], goal, count, course }: BriefWords): BriefWords {
  const titled = ({ title, text }: Titled): Titled => ({ title: typeset(language, title), text: typeset(language, text) });
  return {
    scenes: [titled(one), titled(two), titled(three), titled(four)],
    goal: typeset(language, goal),
    count: { heads: count.heads.map((head) => typeset(language, head)), worth: count.worth },
    course: course.map(titled),
  };
}
