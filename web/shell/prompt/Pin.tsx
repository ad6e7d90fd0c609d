/** A standing answer, from the prompt it answers: always, or until something changes. */

import type { Option, Standing } from '@castellan/engine';
import { useState } from 'preact/hooks';
import { Icon, Popup, Segmented } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import { rememberPin } from '../standing.ts';
import type { Deciding } from '../useChoice.ts';
import { labelOf } from '../words.ts';

const UNTIL = ['round', 'turn', 'ever'] as const;

/** None of a subset, as an answer to be kept. */
const NONE: Option = { key: '-', say: 'none' };

export function Pin({ deciding, onPin }: { readonly deciding: Deciding; readonly onPin: (standing: Standing) => void }) {
  const { snapshot, speaker } = useDesk();
  const [until, setUntil] = useState<Standing['until']>('round');
  const { asked, chips } = deciding;
  if (asked === null) return null;
  const answers = asked.kind === 'subset' ? [NONE] : chips;
  const set = (option: Option, close: () => void): void => {
    close();
    rememberPin(snapshot.id, asked, option);
    onPin({ step: asked.step, key: option.key, until });
  };
  return (
    <Popup class="icon-btn pin" button={<Icon name="standingAnswer" size={18} />} label={speaker.say('shell.pin')} boxClass="pin-box">
      {(close) => (
        <>
          <p>{speaker.say('shell.pin.help')}</p>
          <Segmented
            label={speaker.say('shell.pin.until')}
            choices={UNTIL.map((id) => ({ id, label: speaker.say(`shell.until.${id}`) }))}
            chosen={until}
            onChoose={setUntil}
          />
          <ul class="menu">
            {answers.map((option) => (
              <li key={option.key}>
                <button type="button" onClick={() => set(option, close)}>
                  {labelOf(speaker, option)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Popup>
  );
}
