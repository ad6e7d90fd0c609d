/** Why the server said no, in words. */

import type { Reason } from '../../tables/online/rest.ts';
import { say } from '../language.ts';

export function reasonText(reason: Reason): string {
  if (reason.code === 'unreachable') return say('app.trouble.unreachable');
  const words = say(`error.${reason.code}`);
  const { record } = reason;
  if (record === undefined) return words;
  return `${words} ${say('app.record.line', { line: record.line })} ${say(`record.${record.key}`, { detail: record.detail })}`;
}
