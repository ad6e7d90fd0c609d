import type { Catalogue } from '@castellan/text';

/** The server's reasons as a table tells them: `refusal.error.<code>`. */
export function asRefusals(server: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(server).flatMap(([key, words]) => (key.startsWith('error.') ? [[`refusal.${key}`, words]] : [])),
  );
}

/** What each game is called, as the pages tell it among other games: `app.game.<id>.title`, `app.game.<id>.tagline`. */
export function asTitles(titles: { readonly [game: string]: Catalogue }): Catalogue {
  return Object.fromEntries(
    Object.entries(titles).flatMap(([game, said]) =>
      Object.entries(said).map(([key, words]) => [key.replace(/^game\./, `app.game.${game}.`), words]),
    ),
  );
}
