/** The words of a game, loaded when a page needs them. */

import type { Seat } from '@castellan/engine';
import { gameNamed } from '@castellan/games';
import { type Catalogue, type Language, type Speaker, speaker } from '@castellan/text';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { currentCatalogue, currentLanguage } from '../language.ts';

const loaded = new Map<string, Catalogue>();

export async function gameMessages(game: string, language: Language): Promise<Catalogue | null> {
  const known = loaded.get(`${game} ${language}`);
  if (known !== undefined) return known;
  const shelved = gameNamed(game);
  if (shelved === null) return null;
  const messages = await shelved.messages(language);
  loaded.set(`${game} ${language}`, messages);
  return messages;
}

/** Those of a table that has just been laid. */
export async function firstGameMessages(game: string, language: Language): Promise<Catalogue | null> {
  return (await gameNamed(game)?.firstMessages?.(language)) ?? gameMessages(game, language);
}

/** Messages of a game in the present language; those of the former one until they have come. */
export function useGameMessages(game: string): Catalogue | null {
  const language = currentLanguage();
  const [messages, setMessages] = useState<Catalogue | null>(() => loaded.get(`${game} ${language}`) ?? null);
  useEffect(() => {
    let wanted = true;
    gameMessages(game, language).then(
      (found) => wanted && setMessages(found),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return messages;
}

/** Speaks of a game, and of the people at one of its tables by name. */
export function useGameSpeaker(game: string, names: readonly string[]): Speaker | null {
  const messages = useGameMessages(game);
  const catalogue = currentCatalogue();
  const language = currentLanguage();
  const known = names.join('\n');
  return useMemo(() => {
    const nameOf = (seat: Seat): string => known.split('\n')[seat] ?? String(seat + 1);
    return messages === null ? null : speaker(language, [catalogue, messages], nameOf);
  }, [messages, catalogue, language, known]);
}
