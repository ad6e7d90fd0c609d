/** Names and texts of the components, taken from the content so that each is written once. */

import data from '../content/data.json' with { type: 'json' };

type Language = 'en' | 'fr';
type Text = { readonly [language in Language]: string };

/** French sets a narrow no-break space before high punctuation. */
function typeset(text: Text, language: Language): string {
  return language === 'fr' ? text.fr.replace(/ (?=[:;!?»])|(?<=«) /g, '\u202f') : text[language];
}

/** Those of the content as shipped, or of another content. */
export function namesIn(language: Language, content: typeof data = data): { [key: string]: string } {
  const messages: { [key: string]: string } = {};
  const add = (kind: string, things: readonly { readonly id: string; readonly name: Text; readonly text?: Text | null }[]): void => {
    for (const { id, name, text } of things) {
      messages[`name.${kind}.${id}`] = typeset(name, language);
      if (text) messages[`text.${kind}.${id}`] = typeset(text, language);
    }
  };
  add('card', [...content.startingEmpire, ...content.empireA, ...content.empireB]);
  add('soldier', [...content.startingMilitary, ...content.military]);
  add('province', content.provinces);
  add('titan', content.titans);
  add('action', content.board.actions);
  add('tribe', content.tribes);
  add('colour', content.playerColours);
  return messages;
}
