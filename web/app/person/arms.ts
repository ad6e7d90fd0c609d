/** The arms of a reader: field, ordinary and up to two charges, composed by them, or by their name until they do. Kept on this device. */

import { signal } from '@preact/signals';
import { remember, remembered } from '../../design/memory.ts';
import { TINCTURES, type Tincture } from '../../design/tinctures.ts';

export const CHARGES = [
  'lion',
  'eagle',
  'griffin',
  'swan',
  'boar',
  'stag',
  'lily',
  'rose',
  'oak',
  'wheat',
  'castle',
  'ship',
  'sun',
  'key',
] as const;

export type Charge = (typeof CHARGES)[number];

export interface Arms {
  readonly field: Tincture;
  /** The ordinary of which seat's shield it bears. */
  readonly ordinary: Tincture;
  /** Never the same twice. */
  readonly charges: readonly Charge[];
}

const KEPT = 'castellan.arms';

const chosen = signal(remembered(KEPT));

export function armsOf(name: string): Arms {
  return (chosen.value === null ? null : readArms(chosen.value)) ?? armsByName(name);
}

export function bear(arms: Arms): void {
  chosen.value = writeArms(arms);
  remember(KEPT, chosen.value);
}

export function writeArms({ field, ordinary, charges }: Arms): string {
  return [field, ordinary, ...charges].join(' ');
}

/** A lone letter is the shield of a seat as it is. Null for what are no arms. */
export function readArms(text: string): Arms | null {
  const [first, second = first, ...rest] = text.split(' ');
  const tincture = (letter: string): Tincture | undefined => TINCTURES.find((one) => one === letter);
  const [field, ordinary] = [tincture(first), tincture(second)];
  if (field === undefined || ordinary === undefined) return null;
  return { field, ordinary, charges: rest.flatMap((word) => CHARGES.find((charge) => charge === word) ?? []).slice(0, 2) };
}

function armsByName(name: string): Arms {
  const sum = [...name].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  const tincture = TINCTURES[sum % TINCTURES.length];
  return { field: tincture, ordinary: tincture, charges: [CHARGES[sum % CHARGES.length]] };
}

/** With this charge, or without it where it is borne; a third takes the place of the older of two. */
export function withCharge(arms: Arms, charge: Charge): Arms {
  const charges = arms.charges.includes(charge) ? arms.charges.filter((one) => one !== charge) : [...arms.charges.slice(-1), charge];
  return { ...arms, charges };
}
