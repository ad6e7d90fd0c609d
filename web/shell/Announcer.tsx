/** What a reader of the screen is told without looking: events and questions politely, that it is one's turn at once and once. */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { LogEntry } from '../tables/client.ts';
import { useDesk } from './desk.ts';

interface AnnouncerProps {
  readonly news: readonly LogEntry[];
  /** The question put to me, in words; null while it is not my turn, undefined while an answer is on its way. */
  readonly question: string | null | undefined;
  /** How long I have to answer, in words; null where there is no hurry. */
  readonly limit: string | null;
}

export function Announcer({ news, question, limit }: AnnouncerProps) {
  const { speaker } = useDesk();
  const [events, setEvents] = useState('');
  const [asked, setAsked] = useState('');
  const [turn, setTurn] = useState('');
  const before = useRef<string | null>(null);
  useEffect(() => {
    if (news.length > 0) setEvents(news.map(({ key, params }) => speaker.say(`event.${key}`, params)).join(' '));
  }, [news, speaker]);
  useEffect(() => {
    if (question === undefined || question === before.current) return;
    const isNew = before.current === null && question !== null;
    before.current = question;
    setTurn(isNew ? speaker.say('shell.yourTurn', { question }) : '');
    setAsked(isNew ? '' : (question ?? ''));
  }, [question, speaker]);
  return (
    <>
      <div class="sr" aria-live="polite">
        {events}
      </div>
      <div class="sr" aria-live="polite">
        {asked}
      </div>
      <div class="sr" aria-live="polite">
        {limit}
      </div>
      <div class="sr" aria-live="assertive">
        {turn}
      </div>
    </>
  );
}
