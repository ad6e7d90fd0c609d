/** Who the reader is: by name on this device, and as the server knows them. */

import type { Me } from '@castellan/server/protocol';
import { signal } from '@preact/signals';
import { forget, remember, remembered } from '../../design/memory.ts';
import { someNames } from '../../tables/names.ts';
import { wire } from '../../tables/online/wire.ts';

const NAME = 'castellan.name';
const MET = 'castellan.met';

/** As the server knows the reader; null until it was asked. */
export const me = signal<Me | null>(null);

/** The reader's name on this device; one is found for those who have not chosen. */
export function myName(): string {
  const kept = remembered(NAME);
  if (kept !== null) return kept;
  const [name] = someNames(1);
  remember(NAME, name);
  return name;
}

export function setMyName(name: string): void {
  remember(NAME, name);
}

/** Whether this device has been at the server, so that it may have tables there. */
export function hasMet(): boolean {
  return remembered(MET) !== null;
}

export function meet(person: Me): void {
  me.value = person;
  wire.be(person.id);
  remember(MET, person.id);
  setMyName(person.name);
}

export function forgetMe(): void {
  me.value = null;
  wire.be(null);
  forget(MET);
}
