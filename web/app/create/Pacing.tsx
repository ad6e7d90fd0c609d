/** How fast an online table is played, and who may see it. */

import type { Rules, State } from '@castellan/engine';
import type { Clock } from '@castellan/server/protocol';
import { Segmented } from '../../design/index.ts';
import { AppIcon, type AppIconName } from '../icons.ts';
import { say } from '../language.ts';
import { paceText } from '../parts/pace.ts';
import { accessOf, type Draft, PACE_NAMES, PACES, seatsOf } from './draft.ts';

const SIGNS = { none: 'friends', live: 'time', correspondence: 'sun' } as const satisfies { readonly [kind in Clock['kind']]: AppIconName };

interface PacingProps {
  readonly game: Rules<State>;
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

export function Pacing({ game, draft, change }: PacingProps) {
  return (
    <section aria-labelledby="pace">
      <h2 id="pace">{say('app.create.pace')}</h2>
      <div class="choices">
        {PACE_NAMES.map((name) => (
          <label key={name}>
            <input type="radio" name="pace" checked={draft.pace === name} onChange={() => change({ ...draft, pace: name })} />
            <AppIcon name={SIGNS[PACES[name].kind]} size={20} />
            <span>{paceText(PACES[name])}</span>
          </label>
        ))}
      </div>
      {draft.pace !== 'none' && (
        <p class="row">
          <span>{say('app.create.timeout')}</span>
          <Segmented
            label={say('app.create.timeout')}
            choices={[
              { id: 'bot', label: say('app.create.timeout.bot') },
              { id: 'resign', label: say('app.create.timeout.resign') },
            ]}
            chosen={draft.onTimeout}
            onChoose={(onTimeout) => change({ ...draft, onTimeout })}
          />
        </p>
      )}
      {draft.pace !== 'none' && game.late !== undefined && (
        <p class="late">
          {say('app.create.late')} {say(`app.game.${game.id}.late`)} {say(`app.create.late.${draft.onTimeout}`)}
        </p>
      )}
      {seatsOf(game, draft).some(({ kind }) => kind === 'open') && (
        <p class="row">
          <span>{say('app.create.access')}</span>
          <Segmented
            label={say('app.create.access')}
            choices={[
              { id: 'invitation', label: say('app.access.invitation') },
              { id: 'open', label: say('app.access.open') },
            ]}
            chosen={accessOf(game, draft)}
            onChoose={(access) => change({ ...draft, access })}
          />
        </p>
      )}
      <label class="check">
        <input
          type="checkbox"
          checked={draft.spectators}
          onChange={(event) => change({ ...draft, spectators: event.currentTarget.checked })}
        />
        {say('app.create.spectators')}
      </label>
    </section>
  );
}
