/** What the players say to each other. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, EmptyState, Shield } from '../../design/index.ts';
import { useDesk } from '../desk.ts';

const LONGEST = 500;

export function Chat() {
  const { client, snapshot, speaker, tincture } = useDesk();
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { chat } = snapshot;
  useEffect(() => {
    if (chat.length > 0) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [chat.length]);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    client.say(said);
    setText('');
  };
  const time = new Intl.DateTimeFormat(speaker.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div class="chat">
      {chat.length === 0 ? (
        <EmptyState icon="chat">{speaker.say('shell.chat.empty')}</EmptyState>
      ) : (
        <ol ref={list} class="said" aria-label={speaker.say('shell.tab.chat')}>
          {chat.map(({ from, seat, text: said, at }) => (
            <li key={`${at} ${from} ${said}`}>
              {seat === null ? <span /> : <Shield tincture={tincture(seat)} size={18} />}
              <span>
                <b>
                  <bdi>{from}</bdi>
                </b>{' '}
                <bdi>{said}</bdi>
              </span>
              <time class="n" dateTime={new Date(at).toISOString()}>
                {time.format(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {snapshot.mayTalk ? (
        <form onSubmit={send}>
          <label class="sr" htmlFor="chat-text">
            {speaker.say('shell.chat.say')}
          </label>
          <input
            id="chat-text"
            class="input"
            type="text"
            maxLength={LONGEST}
            autocomplete="off"
            placeholder={speaker.say('shell.chat.say')}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <Button size="small" type="submit" disabled={text.trim() === ''}>
            {speaker.say('shell.chat.send')}
          </Button>
        </form>
      ) : (
        <p class="caption">{speaker.say('shell.chat.seated')}</p>
      )}
    </div>
  );
}
