/** Names and texts of the components, taken from the content so that each is written once. */

import data from '../content/data.json' with { type: 'json' };

type Language = 'en' | 'fr';
type Text = { readonly [language in Language]: string };

/** Apostrophes are curly, and French sets a narrow no-break space before high punctuation. */
function typeset(text: Text, language: Language): string {
  const curly = text[language].replaceAll("'", '’');
  return language === 'fr' ? curly.replace(/ (?=[:;!?»])|(?<=«) /g, '\u202f') : curly;
}

type Catalogue = { readonly [key: string]: string };

/** All that another content has to say. */
export function namesIn(language: Language, content: typeof data): Catalogue {
  return { ...calledIn(language, content), ...textsIn(language, content) };
}

/** What things are called by the content as shipped, or by another. */
export function calledIn(language: Language, content: typeof data = data): Catalogue {
  const messages: { [key: string]: string } = {};
  const add = (kind: string, things: readonly { readonly id: string; readonly name: Text }[]): void => {
    for (const { id, name } of things) messages[`name.${kind}.${id}`] = typeset(name, language);
  };
  const { map } = content;
  add('node', [...map.territories, ...map.seaZones]);
  add('kingdom', content.kingdoms);
  add('good', content.goods);
  add('terrain', content.terrain);
  add('building', content.buildings);
  add('vehicle', [...content.transports, ...content.siegeEngines]);
  add('technology', content.technologies);
  add('event', content.eventCards);
  add('effect', content.eventEffects);
  add('pactKind', content.pactKinds);
  for (const { colour, name } of content.technologyBranches) messages[`name.branch.${colour}`] = typeset(name, language);
  for (const { id, city } of map.territories) if (city !== null) messages[`name.zone.${id}`] = typeset(city.name, language);
  // Several cards show the same character: their number tells them apart.
  for (const { id, num, name } of content.empireCards) messages[`name.card.${id}`] = `${typeset(name, language)} ${num}`;
  return messages;
}

/** What is printed on cards and boards. */
export function textsIn(language: Language, content: typeof data = data): Catalogue {
  const messages: { [key: string]: string } = {};
  for (const { id, text, unit } of content.technologies) {
    messages[`text.technology.${id}`] = typeset(text, language);
    messages[`text.technologyUnit.${id}`] = typeset(unit, language);
  }
  for (const { id, text, objective } of content.empireCards) {
    messages[`text.card.${id}`] = typeset(text, language);
    messages[`text.objective.${id}`] = typeset(objective.text, language);
  }
  for (const { id, effect } of content.eventEffects) messages[`text.effect.${id}`] = typeset(effect, language);
  return messages;
}
