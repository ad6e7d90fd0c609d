/** The turn and its phases in the top bar. */

import type { MedView } from '@castellan/medievalia';
import { PHASES } from '@castellan/medievalia/vocabulary';
import type { Speaker } from '@castellan/text';

export function PhaseTrack({ view, speaker }: { readonly view: MedView; readonly speaker: Speaker }) {
  const phases = view.phase === 'draft' ? PHASES.slice(0, 1) : PHASES.slice(1);
  const now = phases.indexOf(view.phase);
  return (
    <ol class="med-phases" aria-label={speaker.say('board.turn', { turn: view.turn })}>
      {view.turn > 0 && <li class="turn">{speaker.say('board.turn', { turn: view.turn })}</li>}
      {phases.map((phase, at) => (
        <li key={phase} class={at < now ? 'past' : at === now ? 'now' : ''} aria-current={at === now ? 'step' : undefined}>
          {speaker.say(`name.phase.${phase}`)}
        </li>
      ))}
    </ol>
  );
}
