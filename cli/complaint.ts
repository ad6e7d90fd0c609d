import type { Params } from '@castellan/engine';

/** What is wrong with a call, as a message: told in one line, exit code 2. */
export class Complaint extends Error {
  readonly key: string;
  readonly params: Params;

  constructor(key: string, params: Params = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
