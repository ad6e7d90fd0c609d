import type { Catalogue } from '@castellan/text';

/** The server's reasons as a table tells them: `refusal.error.<code>`. */
export function asRefusals(server: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(server).flatMap(([key, words]) => (key.startsWith('error.') ? [[`refusal.${key}`, words]] : [])),
  );
}
