/** The content of a table: as shipped, or as a content pack changes it. */

import shipped from '@castellan/medioevo/data' with { type: 'json' };

export type Content = typeof shipped;

const byPack = new Map<string, Content>();

/** A pack this page has not been given is read as shipped. */
export function contentAt({ pack }: { readonly pack: string }): Content {
  return byPack.get(pack) ?? shipped;
}

export function layContent(pack: string, content: Content): void {
  byPack.set(pack, content);
}
