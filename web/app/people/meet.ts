/** Introduces the reader to the server; needed before sitting down anywhere. */

import type { Me } from '@castellan/server/protocol';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { hasMet, me, meet, myName } from './me.ts';

/** The person this device is; a new device brings the name it plays under. */
export async function becomeSomebody(): Promise<Answered<Me>> {
  const known = me.value;
  if (known !== null) return { ok: true, value: known };
  const isNew = !hasMet();
  const name = myName();
  let answered = await rest.me();
  if (answered.ok && isNew && !answered.value.account && answered.value.name !== name) answered = await rest.rename(name);
  if (answered.ok) meet(answered.value);
  return answered;
}
