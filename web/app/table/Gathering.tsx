/** The waiting room: who sits where, the link for friends, what is said meanwhile, and the word to begin. */

import { LEVELS, type Level } from '@castellan/bots/level';
import type { SeatInfo, TableInfo } from '@castellan/server/protocol';
import { speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Button, EmptyShield, Icon, LinkButton, Notice, Shield, type Tincture } from '../../design/index.ts';
import { Talk } from '../../shell/index.ts';
import { namesAt } from '../../tables/names.ts';
import { type Answered, rest } from '../../tables/online/rest.ts';
import { mayTalk, type OnlineTable } from '../../tables/online/table.ts';
import { botInWords } from '../../tables/temper.ts';
import { tableTitle, titleOf } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { currentCatalogue, currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { PushSwitch } from '../notices/PushSwitch.tsx';
import { AskFirst } from '../parts/AskFirst.tsx';
import { CopyField } from '../parts/CopyField.tsx';
import { Forked } from '../parts/Forked.tsx';
import { Frame } from '../parts/Frame.tsx';
import { OptionList } from '../parts/OptionList.tsx';
import { paceText } from '../parts/pace.ts';
import { reasonText } from '../parts/reasons.ts';
import { seenText } from '../parts/seen.ts';
import { isNamed, suggestedName } from '../people/me.ts';
import { callMe } from '../people/meet.ts';
import { NameField } from '../people/NameField.tsx';
import { go } from '../router.ts';
import { shellWords } from './words.ts';

interface GatheringProps {
  readonly client: OnlineTable;
  readonly info: TableInfo;
  /** Token of the invitation the reader came with. */
  readonly token: string | undefined;
}

export function Gathering({ client, info, token }: GatheringProps) {
  const [refused, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fill, setFill] = useState<Level>('squire');
  const [name, setName] = useState(() => suggestedName(namesAt(info.id, info.seats)));
  const shields = shieldsOf(info.game, info.seats.length, info.options);
  const names = namesAt(info.id, info.seats);
  const seated = info.mine !== null;
  const free = info.seats.filter(({ kind }) => kind === 'open' || kind === 'friend');
  const invited = token !== undefined || info.access === 'invitation';
  const mine = free.filter((seat) => isForMe(seat, invited));
  const run = async (job: Promise<Answered<unknown>>): Promise<boolean> => {
    setBusy(true);
    const answered = await job;
    setBusy(false);
    refuse(answered.ok ? null : reasonText(answered.error));
    return answered.ok;
  };
  const join = async (seat: number | undefined): Promise<Answered<unknown>> => {
    const called = isNamed() ? null : await callMe(name);
    if (called?.ok === false) return called;
    return rest.join(info.id, { ...(seat === undefined ? {} : { seat }), ...(token === undefined ? {} : { token }) });
  };
  const sit = (seat?: number): void => void run(join(seat));
  const leave = async (): Promise<void> => {
    if (await run(rest.leave(info.id))) go('/tables');
  };
  return (
    <Frame title={tableTitle(info.game, info.title, info.forked)} class="gathering">
      <h1>
        {info.title || titleOf(info.game)} {info.forked && <Forked at={info.forkedAt} />}
      </h1>
      <p class="lead">
        <a href={`/games/${info.game}`}>{titleOf(info.game)}</a> · {paceText(info.clock)} · {say(`app.access.${info.access}`)}
      </p>
      {token !== undefined && !seated && free.length > 0 && <Notice icon="invite">{say('app.gather.invited')}</Notice>}
      <OptionList game={info.game} options={info.options} />
      <Terms info={info} />
      <ol class="sitting">
        {info.seats.map((seat) => (
          <SeatRow
            key={seat.seat}
            seat={seat}
            shield={shields[seat.seat]}
            name={names[seat.seat]}
            mine={seat.seat === info.mine}
            onSit={seated || busy || mine.length < 2 || !mine.includes(seat) ? null : () => sit(seat.seat)}
          />
        ))}
      </ol>
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
      {client.connection.value === 'offline' && (
        <Notice tone="warning" icon="offline">
          {say('app.gather.lost', { kept: client.unsent.value.length })}
        </Notice>
      )}
      {!seated && (mine.length > 0 || free.some(isKept)) && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            sit();
          }}
        >
          {!isNamed() && <NameField name={name} onName={setName} />}
          <Button type="submit" kind="gold" disabled={busy}>
            {say('app.gather.sit')}
          </Button>
          {mine.length > 1 && <span class="caption">{say('app.gather.anySeat')}</span>}
        </form>
      )}
      {seated && !isNamed() && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            void run(callMe(name));
          }}
        >
          <NameField name={name} onName={setName} />
          <Button type="submit" disabled={busy}>
            {say('app.name.take')}
          </Button>
        </form>
      )}
      {info.invitation !== null && (free.length > 0 || info.spectators) && (
        <CopyField
          label={say(free.length > 0 ? 'app.gather.invite' : 'app.gather.toWatch')}
          text={`${location.origin}/t/${info.id}?invite=${info.invitation}`}
          next={free.length > 0}
        >
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
          <Button
            kind={free.length > 0 ? 'plain' : 'gold'}
            disabled={busy}
            onClick={() => void run(rest.start(info.id, free.length > 0 ? { fill } : {}))}
          >
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
      {isSociable(info, client) && <Words client={client} info={info} />}
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

/** A seat that waits for one person only. */
function isKept({ kind, name }: SeatInfo): boolean {
  return kind === 'friend' && name !== '';
}

/** Seats for friends are for those who were invited. */
function isForMe(seat: SeatInfo, invited: boolean): boolean {
  return seat.kind === 'open' || (invited && !isKept(seat));
}

/** Whether there is somebody to talk to, or something to read. */
function isSociable(info: TableInfo, client: OnlineTable): boolean {
  if (client.chat.value.length > 0) return true;
  return mayTalk(info) && info.seats.some(({ seat, kind }) => seat !== info.mine && kind !== 'bot');
}

function Words({ client, info }: { readonly client: OnlineTable; readonly info: TableInfo }) {
  const language = currentLanguage();
  const { now } = useLoad(() => shellWords(language), language);
  if (now.state !== 'ready') return null;
  const words = speaker(language, [currentCatalogue(), now.value], (seat) => String(seat + 1));
  const shields = shieldsOf(info.game, info.seats.length, info.options);
  return (
    <section class="talk" aria-labelledby="talk">
      <h2 id="talk">{words.say('shell.tab.chat')}</h2>
      <div class="leaf">
        <Talk
          lines={client.chat.value}
          mayTalk={mayTalk(info)}
          speaker={words}
          tincture={(seat) => shields[seat]}
          onSay={(text) => client.say(text)}
        />
      </div>
    </section>
  );
}

/** What one agrees to by sitting down. */
function Terms({ info }: { readonly info: TableInfo }) {
  const terms = [
    ...(info.clock.kind === 'none' ? [] : [`${say('app.create.timeout')} ${say(`app.create.timeout.${info.onTimeout}`)}.`]),
    seenText(info),
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
  readonly shield: Tincture;
  readonly name: string;
  readonly mine: boolean;
  readonly onSit: (() => void) | null;
}

function SeatRow({ seat, shield, name, mine, onSit }: SeatRowProps) {
  const { kind, level, character, online } = seat;
  const free = kind === 'open' || kind === 'friend';
  return (
    <li>
      {free ? <EmptyShield size={28} /> : <Shield tincture={shield} size={28} />}
      <b>
        {isKept(seat) ? say('app.seat.kept', { name }) : free ? say(`app.seat.${kind}`) : name}
        {mine && <small> {say('app.seat.you')}</small>}
      </b>
      <span class="caption">
        {kind === 'bot' && (
          <>
            <Icon name="bot" size={16} /> {botInWords(say, level ?? 'squire', character)}
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
