/** What people at a table say to each other, and the line to say something oneself. */

import type { Refusal, Room, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Button, EmptyState, Notice, Shield, type Tincture } from '../../design/index.ts';
import type { ChatLine } from '../../tables/client.ts';
import { reasonOf } from '../words.ts';

const LONGEST = 500;
const NO_ROOMS: readonly Room[] = [];

interface TalkProps {
  readonly lines: readonly ChatLine[];
  readonly mayTalk: boolean;
  readonly speaker: Speaker;
  readonly tincture: (seat: Seat) => Tincture;
  /** Private rooms I may speak in. */
  readonly rooms?: readonly Room[];
  /** What is said of the line to write on, where it is not for the whole table. */
  readonly prompt?: string;
  readonly onSay: (text: string, room?: number) => Promise<Refusal | null>;
}

export function Talk({ lines, mayTalk, rooms = NO_ROOMS, speaker, tincture, prompt = speaker.say('shell.chat.say'), onSay }: TalkProps) {
  const talk = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only what it stands in scrolls to the latest line, never the page.
    const within = talk.current?.parentElement;
    if (within) within.scrollTop = within.scrollHeight;
  }, [lines.length]);
  const time = new Intl.DateTimeFormat(speaker.language, { hour: '2-digit', minute: '2-digit' });
  return (
    <div ref={talk} class="chat">
      <div class="lines" role="log" aria-label={speaker.say('shell.tab.chat')}>
        {lines.length === 0 ? (
          <EmptyState icon="chat">{speaker.say('shell.chat.empty')}</EmptyState>
        ) : (
          <ol class="said">
            {lines.map(({ from, seat, text: said, at, room }) => (
              <li key={`${at} ${from} ${said}`}>
                {seat === null ? <span /> : <Shield tincture={tincture(seat)} size={18} />}
                <span>
                  <b>
                    <bdi>{from}</bdi>
                  </b>{' '}
                  {room !== undefined && <em>{speaker.say('shell.chat.private')} </em>}
                  <bdi>{said}</bdi>
                </span>
                <time class="n" dateTime={new Date(at).toISOString()}>
                  {time.format(at)}
                </time>
              </li>
            ))}
          </ol>
        )}
      </div>
      {mayTalk ? (
        <SayLine speaker={speaker} rooms={rooms} prompt={prompt} onSay={onSay} />
      ) : (
        <p class="caption">{speaker.say('shell.chat.seated')}</p>
      )}
    </div>
  );
}

/** What is refused stays in the line, with the reason. */
function SayLine({ speaker, rooms, prompt, onSay }: Pick<TalkProps, 'speaker' | 'onSay'> & Required<Pick<TalkProps, 'rooms' | 'prompt'>>) {
  const [text, setText] = useState('');
  const [room, enter] = useState<number | null>(null);
  const isThere = rooms.some(({ id }) => id === room);
  const [refused, refuse] = useState<Refusal | null>(null);
  const send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    const refusal = await onSay(said, isThere && room !== null ? room : undefined);
    refuse(refusal);
    if (refusal !== null) setText((since) => (since === '' ? said : since));
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      {refused !== null && <Notice tone="refusal">{reasonOf(speaker, refused)}</Notice>}
      {rooms.length > 0 && (
        <select
          class="input"
          aria-label={speaker.say('shell.chat.to')}
          value={isThere ? String(room) : ''}
          onChange={({ currentTarget: { value } }) => enter(value === '' ? null : Number(value))}
        >
          <option value="">{speaker.say('shell.chat.toAll')}</option>
          {rooms.map(({ id, name, seats }) => (
            <option key={id} value={String(id)}>
              {speaker.say(`room.${name}`, { seats })}
            </option>
          ))}
        </select>
      )}
      <input
        class="input"
        type="text"
        aria-label={prompt}
        maxLength={LONGEST}
        autocomplete="off"
        placeholder={prompt}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button size="small" type="submit" disabled={text.trim() === ''}>
        {speaker.say('shell.chat.send')}
      </Button>
    </form>
  );
}
