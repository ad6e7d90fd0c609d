/** Whether the reader wants to be called when it is their turn. */

import { useEffect, useState } from 'preact/hooks';
import { say } from '../language.ts';
import { type PushState, pushState, subscribe, unsubscribe } from './push.ts';

export function PushSwitch() {
  const [state, setState] = useState<PushState | null>(null);
  useEffect(() => {
    pushState().then(setState, () => setState('unsupported'));
  }, []);
  if (state === null) return null;
  const possible = state === 'on' || state === 'off';
  const change = (on: boolean): void => {
    (on ? subscribe() : unsubscribe()).then(setState, () => setState('off'));
  };
  return (
    <p class="switch">
      <label>
        <input type="checkbox" checked={state === 'on'} disabled={!possible} onChange={(event) => change(event.currentTarget.checked)} />
        {say('app.push.want')}
      </label>
      {!possible && <span class="caption">{say(`app.push.${state}`)}</span>}
    </p>
  );
}
