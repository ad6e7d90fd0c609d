/** The side column: the players, what they offer, and the log, the talk and the rules. */

import type { Option } from '@castellan/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button, Notice, Tabs } from '../../design/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { later } from '../later.tsx';
import { AsideCard } from './AsideCard.tsx';
import { Chat } from './Chat.tsx';
import { Log } from './Log.tsx';
import { Consent, Offers } from './Offers.tsx';
import { Panels } from './Panels.tsx';

const RuleBookView = later(async () => (await import('./Rules.tsx')).RuleBookView);

export type SideTab = 'log' | 'chat' | 'rules';

interface SideProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly log: readonly LogEntry[];
  readonly rule: string | null;
  readonly since: number | null;
  readonly onRecap: (() => void) | null;
  readonly onInterject: (option: Option) => void;
  /** In a drawer the players are already on the page beneath. */
  readonly panels: boolean;
  /** Requests and offers stand here, unless they stand under the prompt. */
  readonly alerts: boolean;
  readonly guide: ComponentChildren;
}

export function Side({ tab, onTab, log, rule, since, onRecap, onInterject, panels, alerts, guide }: SideProps) {
  const { board, glossary, openRule, screen, snapshot, speaker, tincture } = useDesk();
  const unread = useUnread(snapshot.chat.length, tab === 'chat');
  const talk = { id: 'chat' as const, label: speaker.say('shell.tab.chat'), icon: 'chat' as const, count: unread };
  return (
    <>
      {panels && screen?.Scene !== undefined && <screen.Scene view={board} speaker={speaker} tincture={tincture} />}
      {panels && <Panels withMe={screen === null} />}
      {alerts && (
        <>
          <Consent />
          <AsideCard />
          <Offers onInterject={onInterject} />
        </>
      )}
      {guide}
      {onRecap !== null && (
        <Notice icon="replay">
          {speaker.say('shell.recap')}{' '}
          <Button size="small" kind="quiet" onClick={onRecap}>
            {speaker.say('shell.recap.show')}
          </Button>
        </Notice>
      )}
      <Tabs
        label={speaker.say('shell.tabs')}
        panels="side"
        active={tab}
        onSelect={onTab}
        tabs={[
          { id: 'log', label: speaker.say('shell.tab.log'), icon: 'log' },
          ...(snapshot.mayTalk === null ? [] : [talk]),
          { id: 'rules', label: speaker.say('shell.tab.rules'), icon: 'rules' },
        ]}
      />
      <div class="tab-panel" role="tabpanel" id={`side-${tab}`} aria-labelledby={`side-tab-${tab}`}>
        {tab === 'log' && <Log log={log} since={since} />}
        {tab === 'chat' && <Chat />}
        {tab === 'rules' && (
          <RuleBookView
            game={snapshot.game}
            language={speaker.language}
            speaker={speaker}
            glossary={glossary}
            at={rule}
            onOpen={openRule}
          />
        )}
      </div>
    </>
  );
}

function useUnread(said: number, reading: boolean): number {
  const [read, setRead] = useState(said);
  useEffect(() => {
    if (reading) setRead(said);
  }, [said, reading]);
  return reading ? 0 : said - read;
}
