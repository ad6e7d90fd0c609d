/** Why something was not done. A value, not an exception: every caller says what comes of it. */

import type { RecordError, Refusal } from '@castellan/engine';
import type { ErrorCode } from './protocol/index.ts';

export interface FailureDetail {
  readonly params?: { readonly [name: string]: unknown };
  readonly refusal?: Refusal;
  readonly record?: Pick<RecordError, 'line' | 'key' | 'detail'>;
}

export class Failed {
  readonly code: ErrorCode;
  readonly detail: FailureDetail;
  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    this.code = code;
    this.detail = detail;
  }
}
