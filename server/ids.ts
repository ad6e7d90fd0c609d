/** Names that nobody can guess. */

import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function letters(count: number): string {
  let text = '';
  for (let i = 0; i < count; i++) text += LETTERS[randomInt(LETTERS.length)];
  return text;
}

export function newTableId(): string {
  return letters(12);
}

export function newPersonId(): string {
  return letters(14);
}

export function newOwner(): string {
  return letters(14);
}

/** By this something that is asked for is known again. */
export function newNonce(): string {
  return letters(14);
}

export function newInvitation(): string {
  return letters(20);
}

export function newDeviceToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: enough to know it again, not enough to use it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

export function newSeed(): string {
  return randomBytes(32).toString('hex');
}
