/** Everything that is not needed every minute. */

import { LANGUAGES, type Language } from '@castellan/text';
import { Icon, type IconName, Segmented, setTheme, THEMES, theme } from '../../design/index.ts';
import type { Coach } from '../../tables/client.ts';
import { percent } from '../counsel.ts';
import { useDesk } from '../desk.ts';
import { bell, setBell, setSounds, sounds } from '../sound.ts';
import { ShareEntry } from './ShareEntry.tsx';

export interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly danger?: boolean;
  readonly act: () => void;
}

/** Shares of the win that the coach may be set to. */
const SHARES = [0.05, 0.1, 0.2];

interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** The address by which others can watch. */
  readonly link?: string;
  readonly coach?: Coach;
  readonly close: () => void;
  readonly setLanguage: (language: Language) => void;
}

export function Menu({ entries, link, coach, close, setLanguage }: MenuProps) {
  const { snapshot, speaker } = useDesk();
  return (
    <div class="table-menu">
      <ul class="menu">
        {link !== undefined && <ShareEntry link={link} />}
        {entries.map(({ icon, label, danger, act }) => (
          <li key={label}>
            <button
              type="button"
              class={danger ? 'danger' : ''}
              onClick={() => {
                close();
                act();
              }}
            >
              <Icon name={icon} size={18} />
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div class="settings">
        <Segmented
          label={speaker.say('shell.theme')}
          choices={THEMES.map((id) => ({ id, label: speaker.say(`shell.theme.${id}`) }))}
          chosen={theme.value}
          onChoose={setTheme}
        />
        <Segmented
          label={speaker.say('shell.language')}
          choices={LANGUAGES.map((id) => ({ id, label: speaker.say(`shell.language.${id}`) }))}
          chosen={speaker.language}
          onChoose={setLanguage}
        />
        {coach !== undefined && (
          <>
            <p class="caption">{speaker.say('shell.coach')}</p>
            <Segmented
              label={speaker.say('shell.coach')}
              choices={[
                { id: '', label: speaker.say('shell.coach.off') },
                ...SHARES.map((share) => ({ id: String(share), label: speaker.say('shell.coach.from', { n: percent(share) }) })),
              ]}
              chosen={String(coach.share.value ?? '')}
              onChoose={(id) => coach.setShare(id === '' ? null : Number(id))}
            />
          </>
        )}
        <label>
          <input type="checkbox" checked={bell.value} onChange={(event) => setBell(event.currentTarget.checked)} />
          {speaker.say('shell.bell')}
        </label>
        <label>
          <input type="checkbox" checked={sounds.value} onChange={(event) => setSounds(event.currentTarget.checked)} />
          {speaker.say('shell.sounds')}
        </label>
        <p class="caption">{speaker.say('shell.promise', { hash: snapshot.commitment.slice(0, 16) })}</p>
      </div>
    </div>
  );
}
