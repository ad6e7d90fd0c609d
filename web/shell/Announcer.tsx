/** What a reader of the screen is told without looking: events politely, one's own turn at once. */

import { useEffect, useState } from 'preact/hooks';
import type { LogEntry } from '../tables/client.ts';
import { useDesk } from './desk.ts';

interface AnnouncerProps {
  readonly news: readonly LogEntry[];
  /** The question put to me, in words; null while it is not my turn. */
  readonly question: string | null;
}

export function Announcer({ news, question }: AnnouncerProps) {
  const { speaker } = useDesk();
  const [events, setEvents] = useState('');
  const [turn, setTurn] = useState('');
  useEffect(() => {
    if (news.length > 0) setEvents(news.map(({ key, params }) => speaker.say(`event.${key}`, params)).join(' '));
  }, [news, speaker]);
  useEffect(() => {
    setTurn(question === null ? '' : speaker.say('shell.yourTurn', { question }));
  }, [question, speaker]);
  return (
    <>
      <div class="sr" aria-live="polite">
        {events}
      </div>
      <div class="sr" aria-live="assertive">
        {turn}
      </div>
    </>
  );
}
