/** The turn and its seven phases in the top bar. */

import type { UniView } from '@castellan/medioevo';
import { PHASES } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';
import { type Sign, UniIcon } from './icons.ts';
import { nameOf } from './words.ts';

const SIGNS: readonly Sign[] = ['phase1', 'phase2', 'phase3', 'phase4', 'phase5', 'phase6', 'phase7'];

export function PhaseTrack({ view, speaker }: { readonly view: UniView; readonly speaker: Speaker }) {
  const { phase, turn, turnLimit } = view;
  const now = PHASES.indexOf(phase);
  const phaseName = nameOf(speaker, 'phase', phase);
  const words = speaker.say(turnLimit === null ? 'medioevo.table.turn' : 'medioevo.table.turnOf', { turn, limit: turnLimit ?? 0 });
  return (
    <span class="uni-track">
      <b class="round" data-tip={words}>
        <span class="sr">{words}</span>
        <span aria-hidden="true">{speaker.say('medioevo.table.turnShort', { turn })}</span>
        <span class="stage"> · {phaseName}</span>
      </b>
      <ol aria-label={speaker.say('medioevo.table.phases')}>
        {SIGNS.map((sign, i) => (
          <li
            key={sign}
            class={i + 1 < now ? 'past' : i + 1 === now ? 'now' : ''}
            aria-current={i + 1 === now ? 'step' : undefined}
            data-tip={speaker.say('medioevo.table.phase', { n: i + 1, phase: PHASES[i + 1] })}
          >
            <UniIcon name={sign} size={16} title={nameOf(speaker, 'phase', PHASES[i + 1])} />
          </li>
        ))}
      </ol>
      <span class="next">{phaseName}</span>
    </span>
  );
}
