/** Who the reader is: by name on this device, and as the server knows them. */

import type { Me } from '@castellan/server/protocol';
import { signal } from '@preact/signals';
import { forget, remember, remembered } from '../../design/memory.ts';
import { someNames } from '../../tables/names.ts';
import { wire } from '../../tables/online/wire.ts';

const NAME = 'castellan.name';
const NAMED = 'castellan.named';
const MET = 'castellan.met';
const MEMBER = 'castellan.member';

/** Whether the reader has said how they want to be called. They are asked once. */
const named = signal(remembered(NAMED) !== null);

/** Whether the reader has an account, as far as this device was told. */
const member = signal(remembered(MEMBER) !== null);

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

const suggestions = new Set<string>();

/** A name to be proposed to the reader: theirs, or another where somebody is called so already. */
export function suggestedName(taken: readonly string[] = []): string {
  const mine = myName();
  const name = taken.includes(mine) ? (someNames(1, taken)[0] ?? mine) : mine;
  suggestions.add(name);
  return name;
}

/** Whether it was our idea to be called so. */
export function wasSuggested(name: string): boolean {
  return suggestions.has(name);
}

function setMyName(name: string): void {
  remember(NAME, name);
}

/** Whether there is no need to ask the reader for a name. */
export function isNamed(): boolean {
  return named.value;
}

/** The reader has said it. */
export function nameMe(name: string): void {
  setMyName(name);
  remember(NAMED, 'yes');
  named.value = true;
}

/** What they said cannot be. */
export function askNameAgain(): void {
  forget(NAMED);
  named.value = false;
}

/** Whether this device has been at the server, so that it may have tables there. */
export function hasMet(): boolean {
  return remembered(MET) !== null;
}

/** Known before the server is asked, and where it cannot be. */
export function isMember(): boolean {
  return member.value;
}

function setMember(has: boolean): void {
  if (has) remember(MEMBER, 'yes');
  else forget(MEMBER);
  member.value = has;
}

export function meet(person: Me): void {
  me.value = person;
  wire.be(person.id);
  remember(MET, person.id);
  setMember(person.account);
  if (person.account) nameMe(person.name);
  else setMyName(person.name);
}

/** Whoever comes next to this device is somebody else. */
export function forgetMe(): void {
  me.value = null;
  wire.be(null);
  forget(MET);
  setMember(false);
  forget(NAME);
  askNameAgain();
}
