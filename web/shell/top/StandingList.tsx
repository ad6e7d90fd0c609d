/** The standing answers in force, each removable. */

import { Icon, Popup } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

export function StandingList() {
  const { client, snapshot, speaker } = useDesk();
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
          {standing.map(({ step, key, until }) => (
            <li key={step}>
              <span>
                <b>{speaker.has(`crumb.${step}`) ? speaker.say(`crumb.${step}`) : speaker.say(`ask.${step}`)}</b>
                {speaker.say('shell.standing.line', { key, until })}
              </span>
              <button
                type="button"
                aria-label={speaker.say('shell.standing.remove')}
                onClick={() => {
                  client.clearStanding(step);
                  if (standing.length === 1) close();
                }}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popup>
  );
}
