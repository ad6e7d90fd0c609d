/** Checksums, by which a row that was damaged is told from one that is as it was written. */

import { createHash } from 'node:crypto';

/** Enough to find damage; it keeps nobody from writing a row and its sum anew. */
const LENGTH = 16;

export function sumOf(...parts: readonly (string | number | null)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part ?? ''}\n`);
  return hash.digest('base64url').slice(0, LENGTH);
}
