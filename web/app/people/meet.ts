/** Introduces the reader to the server; needed before sitting down anywhere. */

import type { Me } from '@castellan/server/protocol';
import { someNames } from '../../tables/names.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { askNameAgain, hasMet, me, meet, myName, nameMe, wasSuggested } from './me.ts';

/** Names tried before the reader keeps the one the server gave them. */
const TRIES = 4;

/** The person this device is; a new device brings the name it plays under. */
export async function becomeSomebody(): Promise<Answered<Me>> {
  const known = me.value;
  if (known !== null) return { ok: true, value: known };
  const isNew = !hasMet();
  const answered = await rest.me();
  const introduced = answered.ok && isNew && !answered.value.account ? await introduce(answered.value) : answered;
  if (introduced.ok) meet(introduced.value);
  return introduced;
}

/** Somebody's account may have that name: then another is found, and who had chosen theirs is asked again. */
async function introduce(guest: Me): Promise<Answered<Me>> {
  for (const name of [myName(), ...someNames(TRIES - 1, [myName()])]) {
    const renamed = await rest.rename(name);
    if (renamed.ok || renamed.error.code !== 'nameTaken') return renamed;
    askNameAgain();
  }
  return { ok: true, value: guest };
}

/** The reader wants to be called so, here and on the server. Where we proposed a name that is somebody's, another one will do. */
export async function callMe(wanted: string): Promise<Answered<Me>> {
  const name = wanted.trim();
  if (name === '') return { ok: false, error: { code: 'badName' } };
  const met = await becomeSomebody();
  if (!met.ok) return met;
  const renamed = met.value.name === name ? met : await rest.rename(name);
  const called = !renamed.ok && renamed.error.code === 'nameTaken' && wasSuggested(name) ? met : renamed;
  if (!called.ok) return called;
  meet(called.value);
  nameMe(called.value.name);
  return called;
}
