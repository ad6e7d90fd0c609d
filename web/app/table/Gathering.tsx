/** The waiting room: who sits where, the link for friends, and the word to begin. */

import { LEVELS, type Level } from '@castellan/bots/level';
import type { SeatInfo, TableInfo } from '@castellan/server/protocol';
import { useState } from 'preact/hooks';
import { Button, EmptyShield, Icon, LinkButton, Notice, Shield, tinctureOf } from '../../design/index.ts';
import { botName } from '../../tables/names.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { titleOf } from '../games/plates.ts';
import { say } from '../language.ts';
import { PushSwitch } from '../notices/PushSwitch.tsx';
import { AskFirst } from '../parts/AskFirst.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { Frame } from '../parts/Frame.tsx';
import { OptionList } from '../parts/OptionList.tsx';
import { paceText } from '../parts/pace.ts';
import { reasonText } from '../parts/reasons.ts';
import { go } from '../router.ts';

interface GatheringProps {
  readonly info: TableInfo;
  /** Token of the invitation the reader came with. */
  readonly token: string | undefined;
}

export function Gathering({ info, token }: GatheringProps) {
  const [refused, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fill, setFill] = useState<Level>('squire');
  const seated = info.mine !== null;
  const free = info.seats.filter(({ kind }) => kind === 'open' || kind === 'friend');
  const run = async (job: Promise<Answered<unknown>>): Promise<boolean> => {
    setBusy(true);
    const answered = await job;
    setBusy(false);
    refuse(answered.ok ? null : reasonText(answered.error));
    return answered.ok;
  };
  const sit = (seat?: number): void =>
    void run(rest.join(info.id, { ...(seat === undefined ? {} : { seat }), ...(token === undefined ? {} : { token }) }));
  const leave = async (): Promise<void> => {
    if (await run(rest.leave(info.id))) go('/tables');
  };
  return (
    <Frame title={info.title || titleOf(info.game)} class="gathering">
      <h1>{info.title || titleOf(info.game)}</h1>
      <p class="lead">
        {titleOf(info.game)} · {paceText(info.clock)} · {say(`app.access.${info.access}`)}
      </p>
      <OptionList game={info.game} options={info.options} />
      <Terms info={info} />
      <ol class="sitting">
        {info.seats.map((seat) => (
          <SeatRow key={seat.seat} seat={seat} info={info} onSit={seated || busy ? null : () => sit(seat.seat)} />
        ))}
      </ol>
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
      {!seated && free.length > 0 && (
        <p class="row">
          <Button kind="gold" disabled={busy} onClick={() => sit()}>
            {say('app.gather.sit')}
          </Button>
          <span class="caption">{say('app.gather.anySeat')}</span>
        </p>
      )}
      {info.invitation !== null && (
        <CopyField label={say('app.gather.invite')} text={`${location.origin}/t/${info.id}?invite=${info.invitation}`}>
          {info.host && (
            <AskFirst
              label={say('app.gather.renew')}
              what={say('app.gather.renew.what')}
              yes={say('app.gather.renew.do')}
              onYes={() => void run(rest.renewInvitation(info.id))}
            />
          )}
        </CopyField>
      )}
      {info.host ? (
        <div class="row begin">
          <Button kind="gold" disabled={busy} onClick={() => void run(rest.start(info.id, free.length > 0 ? { fill } : {}))}>
            {say('app.gather.start', { free: free.length })}
          </Button>
          {free.length > 0 && (
            <label>
              {say('app.gather.fill')}{' '}
              <select
                class="input"
                value={fill}
                onChange={(event) => setFill(LEVELS.find((level) => level === event.currentTarget.value) ?? 'squire')}
              >
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {say(`level.${level}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      ) : (
        seated && <Notice icon="waiting">{say('app.gather.waitForHost')}</Notice>
      )}
      {seated && info.clock.kind === 'correspondence' && <PushSwitch />}
      <p class="row">
        {(seated || info.host) && (
          <Button kind="quiet" icon="leave" disabled={busy} onClick={() => void leave()}>
            {say('app.gather.leave')}
          </Button>
        )}
        <LinkButton kind="quiet" href="/tables">
          {say('app.gather.tables')}
        </LinkButton>
      </p>
    </Frame>
  );
}

/** What one agrees to by sitting down. */
function Terms({ info }: { readonly info: TableInfo }) {
  const terms = [
    ...(info.clock.kind === 'none' ? [] : [`${say('app.create.timeout')} ${say(`app.create.timeout.${info.onTimeout}`)}.`]),
    say(info.spectators ? 'app.gather.watched' : 'app.gather.unwatched'),
    ...(info.pack === '' ? [] : [say('app.create.withPack', { name: info.pack.replace(/@.*/, '') })]),
    ...(info.forked ? [say('app.gather.forked')] : []),
    say('app.gather.promise', { hash: info.commitment.slice(0, 16) }),
  ];
  return (
    <ul class="options">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly info: TableInfo;
  readonly onSit: (() => void) | null;
}

function SeatRow({ seat, info, onSit }: SeatRowProps) {
  const { kind, name, level, online } = seat;
  const free = kind === 'open' || kind === 'friend';
  return (
    <li>
      {free ? <EmptyShield size={28} /> : <Shield tincture={tinctureOf(seat.seat)} size={28} />}
      <b>
        {kind === 'bot' ? botName(info.id, seat.seat) : free ? say(`app.seat.${kind}`) : name}
        {seat.seat === info.mine && <small> {say('app.seat.you')}</small>}
      </b>
      <span class="caption">
        {kind === 'bot' && (
          <>
            <Icon name="bot" size={16} /> {say(`level.${level ?? 'squire'}`)}
          </>
        )}
        {kind === 'person' && say(online ? 'app.seat.here' : 'app.seat.away')}
      </span>
      {free && onSit !== null && (
        <Button size="small" onClick={onSit}>
          {say('app.open.sit')}
        </Button>
      )}
    </li>
  );
}
