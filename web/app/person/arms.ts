/** The arms of a reader: one of the ten shields, chosen by them, or by their name until they do. Kept on this device. */

import { signal } from '@preact/signals';
import { remember, remembered } from '../../design/memory.ts';
import { TINCTURES, type Tincture } from '../../design/tinctures.ts';

const KEPT = 'castellan.arms';

const chosen = signal(remembered(KEPT));

export function armsOf(name: string): Tincture {
  const kept = TINCTURES.find((one) => one === chosen.value);
  const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return kept ?? TINCTURES[sum % TINCTURES.length];
}

export function bear(tincture: Tincture): void {
  chosen.value = tincture;
  remember(KEPT, tincture);
}
