/** What a parsed message asks for. */

import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** Its arguments, those inside plurals and choices as well; only those of some types when these are named. */
export function argumentsOf(message: readonly MessageFormatElement[], types?: readonly TYPE[]): string[] {
  const found = new Set<string>();
  const walk = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound || element.type === TYPE.tag) continue;
      if (types === undefined || types.includes(element.type)) found.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) walk(option.value);
    }
  };
  walk(message);
  return [...found];
}
