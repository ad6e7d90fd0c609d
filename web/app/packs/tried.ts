/** A pack tried as it is written: what the game says against it, and the game laid out with it. */

import type { Rules, State } from '@castellan/engine';
import { useEffect, useState } from 'preact/hooks';
import { currentLanguage } from '../language.ts';
import { type Box, openBox } from '../pieces/box.ts';
import { type Laid, layOut } from '../pieces/laid.ts';
import type { PackFile } from './draft.ts';

/** Between two letters nobody looks at the face. */
const PAUSE = 120;

export interface LaidOut {
  readonly laid: Laid;
  /** What is printed on things, whoever holds them. */
  readonly box: Box<unknown> | null;
  readonly run: number;
}

export interface Tried {
  /** The last that fitted; null before the first. */
  readonly laid: LaidOut | null;
  readonly errors: readonly string[];
}

let runs = 0;

export function useTried(game: Rules<State>, pack: PackFile, mayFit: boolean): Tried {
  const language = currentLanguage();
  const [tried, set] = useState<Tried>({ laid: null, errors: [] });
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const added = await game.packs.tried(pack);
      if (left) return;
      if (!added.ok) return set(({ laid }) => ({ laid, errors: added.errors }));
      const open = await openBox(game.id, language);
      const laid = await layOut(game.id, { id: added.id, name: added.name, content: pack }, language, open?.words);
      if (!left) set({ laid: laid === null ? null : { laid, box: open?.box ?? null, run: ++runs }, errors: [] });
    };
    if (!mayFit) {
      set(({ laid }) => ({ laid, errors: [] }));
      return;
    }
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [game, pack, mayFit, language]);
  return tried;
}
