/** Names that a content pack gives to cards and fiefs; those of the box are told by the messages. */

import data from '../content/data.json' with { type: 'json' };

type Language = 'en' | 'fr';
interface Named {
  readonly id: string;
  readonly name: { readonly [language in Language]: string };
}

function thingsOf({ cardTypes, resources }: typeof data): readonly (readonly [kind: string, things: readonly Named[]])[] {
  return [...Object.values(cardTypes).map((cards) => ['card', cards] as const), ['resource', resources]];
}

export function namesIn(language: Language, content: typeof data): { [key: string]: string } {
  const shipped = new Map(thingsOf(data).flatMap(([kind, things]) => things.map(({ id, name }) => [`${kind}.${id}`, name[language]])));
  return Object.fromEntries(
    thingsOf(content).flatMap(([kind, things]) =>
      things.flatMap(({ id, name }) => (shipped.get(`${kind}.${id}`) === name[language] ? [] : [[`name.${kind}.${id}`, name[language]]])),
    ),
  );
}
