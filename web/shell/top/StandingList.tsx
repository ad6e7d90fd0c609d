/** The standing answers in force, each removable. */

import { standingName } from '@castellan/engine';
import { Icon, Popup } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { forgetPin, standingWords } from '../standing.ts';

export function StandingList() {
  const { client, me, snapshot, speaker } = useDesk();
  const { standing } = snapshot;
  return (
    <Popup
      class="icon-btn"
      label={speaker.say('shell.standing', { n: standing.length })}
      button={
        <>
          <Icon name="standingAnswer" size={18} />
          <span class="num">{standing.length}</span>
        </>
      }
    >
      {(close) => (
        <ul class="menu standing">
          {standing.map((answer) => {
            const words = standingWords(speaker, snapshot.id, answer, me);
            return (
              <li key={standingName(answer)}>
                <span>
                  <small>{words.question}</small>
                  <b>{words.answer}</b>
                  {speaker.say('shell.standing.until', { until: answer.until })}
                </span>
                <button
                  type="button"
                  aria-label={speaker.say('shell.standing.remove', { answer: words.answer })}
                  onClick={() => {
                    client.clearStanding(answer);
                    forgetPin(snapshot.id, answer);
                    if (standing.length === 1) close();
                  }}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Popup>
  );
}
