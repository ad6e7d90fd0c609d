/** The six rounds in the top bar, with the next change announced. */

import type { MonView } from '@castellan/monde-oublie';
import type { Speaker } from '@castellan/text';
import { Track } from '../../design/index.ts';
import { factsOf } from './facts.ts';
import { nextChange } from './track.ts';

export function RoundTrack({ view, speaker }: { readonly view: MonView; readonly speaker: Speaker }) {
  const { round, rounds } = view;
  const { key, params } = nextChange(view, factsOf(view).roundEffects);
  return (
    <>
      <Track
        class="mo-track"
        label={speaker.say('board.track', { round, rounds })}
        boxes={Array.from({ length: rounds }, (_, at) => at + 1)}
        now={round - 1}
        next={speaker.say(key, params)}
      />
      <span class="mo-round" data-tip={speaker.say(key, params)}>
        {speaker.say('board.round', { round, rounds })}
      </span>
    </>
  );
}
