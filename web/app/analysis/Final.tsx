/** The final scoring, line by line, as the game counted it. */

import type { Result } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { ScoreNote, Scores } from '../../shell/ending/Scores.tsx';

export function Final({ result, speaker }: { readonly result: Result; readonly speaker: Speaker }) {
  return (
    <section class="box" aria-labelledby="final">
      <h2 class="rubric" id="final">
        {speaker.say('page.final')}
      </h2>
      <Scores result={result} isAside />
      <ScoreNote result={result} />
    </section>
  );
}
