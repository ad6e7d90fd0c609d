/** Where am I, which round, who watches, how is the line: one dark strip, never more than that. */

import { LANGUAGES, type Language } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Icon, IconButton, isNight, Popup, Segmented, setTheme, theme } from '../../design/index.ts';
import { useDesk } from '../desk.ts';
import type { Layout } from '../layout.ts';
import { TurnClock } from '../side/Clock.tsx';
import { ForkMark } from './ForkMark.tsx';
import { Line } from './Line.tsx';
import { StandingList } from './StandingList.tsx';

interface TopBarProps {
  readonly layout: Layout;
  /** Goes to another page of the app. */
  readonly go: (path: string) => void;
  readonly pathOf: (table: string) => string;
  /** Other tables that wait for me. */
  readonly elsewhere: number;
  readonly setLanguage: (language: Language) => void;
  readonly onRules: () => void;
  readonly onLog: () => void;
  /** Entries of the menu; given a way to close it. */
  readonly menu: (close: () => void) => ComponentChildren;
}

export function TopBar({ layout, go, pathOf, elsewhere, setLanguage, onRules, onLog, menu }: TopBarProps) {
  const { board, me, screen, snapshot, speaker } = useDesk();
  const phone = layout === 'phone';
  const night = isNight();
  // Read here so that the sign changes with the theme.
  theme.value;
  return (
    <header class="top">
      <a
        class="brand"
        href="/"
        aria-label={`Castellan – ${speaker.say('shell.home')}`}
        onClick={(event) => {
          event.preventDefault();
          go('/');
        }}
      >
        <Icon name="brand" size={24} />
        {!phone && <span>Castellan</span>}
      </a>
      <h1 class="where">
        <b>{speaker.say('game.title')}</b>
        {!phone && snapshot.title !== '' && <span> · {snapshot.title}</span>}
      </h1>
      <ForkMark brief={layout !== 'desktop'} go={go} pathOf={pathOf} />
      {screen?.Track !== undefined && <screen.Track view={board} speaker={speaker} />}
      {me === null && !phone && <span class="ribbon">{speaker.say('shell.publicView')}</span>}
      <div class="right">
        {elsewhere > 0 && (
          <button
            type="button"
            class="item calls"
            data-tip={speaker.say('shell.turnsElsewhere', { n: elsewhere })}
            onClick={() => go('/tables')}
          >
            <Icon name="yourTurn" size={18} title={speaker.say('shell.turnsElsewhere', { n: elsewhere })} />
            <span class="num">{elsewhere}</span>
          </button>
        )}
        <TurnClock onlyOne={phone} />
        <Line brief={phone} />
        {snapshot.standing.length > 0 && <StandingList />}
        {snapshot.spectators > 0 && !phone && (
          <span class="item" data-tip={speaker.say('shell.spectators', { n: snapshot.spectators })}>
            <Icon name="spectators" size={18} title={speaker.say('shell.spectators', { n: snapshot.spectators })} />
            <span class="num">{snapshot.spectators}</span>
          </span>
        )}
        {layout !== 'desktop' && <IconButton icon="log" label={speaker.say('shell.tab.log')} onClick={onLog} />}
        {!phone && (
          <>
            <button type="button" class="item word" aria-label={speaker.say('shell.tab.rules')} onClick={onRules}>
              <Icon name="rules" size={18} />
              <span>{speaker.say('shell.tab.rules')}</span>
            </button>
            <Segmented
              label={speaker.say('shell.language')}
              choices={LANGUAGES.map((id) => ({ id, label: id.toUpperCase(), title: speaker.say(`shell.language.${id}`) }))}
              chosen={speaker.language}
              onChoose={setLanguage}
            />
            <IconButton
              icon={night ? 'sun' : 'moon'}
              label={speaker.say(night ? 'shell.theme.parchment' : 'shell.theme.night')}
              onClick={() => setTheme(night ? 'parchment' : 'night')}
            />
          </>
        )}
        <Popup class="icon-btn" button={<Icon name="settings" size={20} />} label={speaker.say('shell.menu')}>
          {menu}
        </Popup>
      </div>
    </header>
  );
}
