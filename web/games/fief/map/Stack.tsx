/** Units of one player in one place: his shield, and how many of each kind. */

import type { Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Shield, type Tincture } from '../../../design/index.ts';
import { type Choice, thing } from '../../../shell/index.ts';
import { Arms } from '../Arms.tsx';
import { FieIcon, type Sign } from '../icons.ts';
import type { MapStack } from './view.ts';
import { nameOf } from './words.ts';

interface StackProps {
  readonly stack: MapStack;
  readonly tincture: (seat: Seat) => Tincture;
  readonly choice: Choice;
  readonly speaker: Speaker;
}

export function Stack({ stack, tincture, choice, speaker }: StackProps) {
  const named = [...stack.lords, ...stack.captives].filter((lord) => isAskedAbout(choice, lord));
  const counts: readonly (readonly [Sign, number])[] = [
    ...(stack.sergeants === null
      ? ([['pawns', stack.size]] as const)
      : ([
          ['sergeant', stack.sergeants],
          ['knight', stack.knights ?? 0],
          ['engine', stack.engines ?? 0],
        ] as const)),
    ['lord', stack.lords.filter((lord) => !named.includes(lord)).length],
  ];
  const shown = counts.filter(([, n]) => n > 0);
  if (shown.length + named.length === 0) return null;
  return (
    <span
      class={`stack seat-${tincture(stack.seat)} ${stack.lords.some((lord) => choice.selected.includes(`lord:${lord}`)) ? 'taken' : ''}`}
    >
      <Shield tincture={tincture(stack.seat)} size={18} />
      {shown.map(([sign, n]) => (
        <span key={sign} class={`of ${sign}`}>
          <FieIcon name={sign} size={16} />
          {(sign !== 'lord' || n > 1) && <b>{n}</b>}
        </span>
      ))}
      <b class="all">{stack.size + stack.lords.length - named.length}</b>
      {named.map((lord) => (
        <span key={lord} {...thing(choice, `lord:${lord}`, 'map-lord', nameOf(speaker, 'lord', lord))}>
          <Arms lord={lord} size={20} captive={stack.captives.includes(lord)} />
        </span>
      ))}
    </span>
  );
}

/** Lords whom the question is about bear their arms. */
function isAskedAbout(choice: Choice, lord: string): boolean {
  return choice.lit(`lord:${lord}`) !== null;
}
