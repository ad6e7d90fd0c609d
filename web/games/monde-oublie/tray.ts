/** Cards that lie on the table only while somebody chooses among them. */

import type { Asked } from '@castellan/engine';
import type { MonView } from '@castellan/monde-oublie';
import { pointedAt } from './options.ts';

export interface Tray {
  readonly kind: 'explored' | 'titans' | 'provinces';
  readonly cards: readonly string[];
}

export function trayOf(asked: Asked | null, { exploring }: MonView): Tray | null {
  switch (asked?.step) {
    case 'keepExplored':
      return { kind: 'explored', cards: exploring.cards ?? pointedAt(asked, 'explored') };
    case 'orderTitans':
      return { kind: 'titans', cards: pointedAt(asked, 'titan') };
    case 'chooseProvince':
      return { kind: 'provinces', cards: pointedAt(asked, 'province') };
    default:
      return null;
  }
}
