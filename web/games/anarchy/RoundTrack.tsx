/** The five rounds and the phase in the top bar. */

import type { AnaView } from '@castellan/anarchy';
import { ROUNDS } from '@castellan/anarchy/vocabulary';
import type { Speaker } from '@castellan/text';
import { Track } from '../../design/index.ts';

export function RoundTrack({ view, speaker }: { readonly view: AnaView; readonly speaker: Speaker }) {
  return (
    <Track
      class="ana-track"
      label={speaker.say('board.round', { round: view.round, rounds: ROUNDS })}
      boxes={Array.from({ length: ROUNDS }, (_, at) => at + 1)}
      now={view.round - 1}
      next={speaker.say(`board.phase.${view.phase}`)}
    />
  );
}
