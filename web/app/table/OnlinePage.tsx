/** A table on the server: the waiting room until it begins, then the table. */

import type { Seat } from '@castellan/engine';
import type { TableInfo } from '@castellan/server/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import { rest } from '../../tables/online/rest.ts';
import { OnlineTable } from '../../tables/online/table.ts';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';
import { reasonText } from '../parts/reasons.ts';
import { Loading, Trouble } from '../parts/states.tsx';
import { becomeSomebody } from '../people/meet.ts';
import { go } from '../router.ts';
import { Gathering } from './Gathering.tsx';
import { packOfServer } from './packs.ts';
import { Seated } from './Seated.tsx';

interface OnlinePageProps {
  readonly id: string;
  /** Token of an invitation link. */
  readonly token: string | undefined;
  /** The moment it is looked back at; undefined for the present. */
  readonly replayAt: number | undefined;
}

export function OnlinePage({ id, token, replayAt }: OnlinePageProps) {
  const [client, setClient] = useState<OnlineTable | null>(null);
  const [refused, refuse] = useState<string | null>(null);
  useEffect(() => {
    let table: OnlineTable | null = null;
    let wanted = true;
    void becomeSomebody().then((met) => {
      if (!wanted) return;
      if (!met.ok) return refuse(reasonText(met.error));
      table = new OnlineTable(id, token);
      setClient(table);
    });
    return () => {
      wanted = false;
      table?.close();
    };
  }, [id, token]);
  const gone = client?.gone.value ?? null;
  const info = client?.info.value ?? null;
  if (refused !== null || gone !== null) {
    return (
      <Frame bare title={say('app.table.title')}>
        <Trouble code="closed" detail={refused ?? say(`error.${gone}`)} retry={() => location.reload()} />
      </Frame>
    );
  }
  if (client === null || info === null) {
    return (
      <Frame bare title={say('app.table.title')}>
        {client?.connection.value === 'offline' ? <Trouble code="unreachable" /> : <Loading blocks={6} />}
      </Frame>
    );
  }
  const trouble = client.trouble.value;
  if (trouble !== null) return <Unplayable client={client} info={info} reason={say(`error.${trouble}`)} token={token} />;
  if (info.stage === 'gathering') return <Gathering client={client} info={info} token={token} />;
  return (
    <div class="table-page">
      <Strips client={client} info={info} />
      <Seated
        client={client}
        game={info.game}
        pack={() => packOfServer(info.game, info.pack)}
        hint={client.isAdvised.value ? () => client.hint() : undefined}
        coach={client.isAdvised.value ? client.coach : undefined}
        link={linkTo(info, token)}
        replayAt={replayAt}
        analyse={() => go(`/analysis/${info.id}${inviteOf(info, token)}`)}
      />
    </div>
  );
}

/** What the address of a table that is not open to all ends with. */
function inviteOf({ access, invitation }: TableInfo, token: string | undefined): string {
  const invite = invitation ?? token;
  return access === 'open' || invite === undefined ? '' : `?invite=${invite}`;
}

/** The address by which others can watch the table, or look at it once it is over; undefined where nobody may. */
function linkTo(info: TableInfo, token: string | undefined): string | undefined {
  const { id, access, spectators, invitation } = info;
  if (!spectators || (access === 'invitation' && (invitation ?? token) === undefined)) return undefined;
  return `${location.origin}/t/${id}${inviteOf(info, token)}`;
}

interface UnplayableProps {
  readonly client: OnlineTable;
  readonly info: TableInfo;
  readonly reason: string;
  readonly token: string | undefined;
}

/** The game cannot be taken up any more: why, and what is left to do. */
function Unplayable({ client, info, reason, token }: UnplayableProps) {
  const { mine, stage, id } = info;
  const sits = mine !== null && !info.seats[mine].resigned;
  return (
    <Frame bare title={say('app.table.title')}>
      <Trouble code="unreplayable" detail={reason} />
      <p class="row">
        {stage === 'finished' && (
          <a class="btn normal plain" href={rest.recordAddress(id, token)} download>
            {say('app.records.download')}
          </a>
        )}
        {stage === 'playing' && sits && <Button onClick={() => client.resign()}>{say('app.table.giveUp')}</Button>}
      </p>
    </Frame>
  );
}

/** What concerns the table rather than the game: a bot plays for me or might for somebody absent; the rematch is laid. */
function Strips({ client, info }: { readonly client: OnlineTable; readonly info: TableInfo }) {
  const { mine } = info;
  const me = mine === null ? null : info.seats[mine];
  const waiting = client.snapshot.value?.view.waiting ?? [];
  const absent =
    me === null || me.resigned || info.stage !== 'playing'
      ? []
      : info.seats.filter(({ seat, kind, online, standIn, resigned }) => {
          return seat !== mine && kind === 'person' && !online && !standIn && !resigned && waiting.some((open) => open.seat === seat);
        });
  return (
    <div class="strips">
      {me?.standIn && !me.resigned && (
        <Notice tone="warning" icon="bot">
          {say('app.table.standIn')}{' '}
          <Button size="small" kind="primary" onClick={() => void client.takeBack()}>
            {say('app.table.takeBack')}
          </Button>
        </Notice>
      )}
      {me?.resigned && info.stage === 'playing' && <Notice icon="resign">{say('app.table.resigned')}</Notice>}
      {absent.map(({ seat, name }) => (
        <Absent key={seat} client={client} seat={seat} name={name} />
      ))}
      {info.next !== null && mine !== null && (
        <Notice tone="good" icon="rematch">
          {say('app.table.rematch')} <a href={`/t/${info.next}`}>{say('app.table.goThere')}</a>
        </Notice>
      )}
    </div>
  );
}

interface AbsentProps {
  readonly client: OnlineTable;
  readonly seat: Seat;
  readonly name: string;
}

/** Everybody waits for somebody who is away. */
function Absent({ client, seat, name }: AbsentProps) {
  const [outcome, setOutcome] = useState<string | null>(null);
  const vote = async (): Promise<void> => {
    const refused = await client.voteForBot(seat);
    setOutcome(say(refused === null ? 'app.table.voted' : refused.key));
  };
  return (
    <Notice icon="waiting">
      {say('app.table.absent', { name })}{' '}
      <Button size="small" onClick={() => void vote()}>
        {say('app.table.letBot')}
      </Button>{' '}
      {outcome}
    </Notice>
  );
}
