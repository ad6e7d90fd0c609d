/** How fast a table is played, in words. */

import type { Clock } from '@castellan/server/protocol';
import { say } from '../language.ts';

export function paceText(clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return say('app.pace.none');
    case 'live':
      return say('app.pace.live', { minutes: clock.initial / 60, seconds: clock.increment });
    case 'correspondence':
      return clock.hours % 24 === 0 ? say('app.pace.days', { days: clock.hours / 24 }) : say('app.pace.hours', { hours: clock.hours });
  }
}
