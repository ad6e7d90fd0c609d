/** What screens know of the cards. */

import { content, type Printed } from '../content/content.ts';
import type { MedView } from '../view.ts';

/** What is printed on the cards that lie on this table. */
export function printedIn({ printed }: MedView): Printed {
  return printed ?? content.of({ core: { pack: '' } });
}
