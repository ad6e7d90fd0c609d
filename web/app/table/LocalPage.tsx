/** A table on this device. */

import { useEffect, useMemo } from 'preact/hooks';
import { Button, EmptyState } from '../../design/index.ts';
import { isTaught } from '../../lessons/shelf.ts';
import type { TableShellProps } from '../../shell/index.ts';
import { LocalTable } from '../../tables/local/table.ts';
import type { Trouble as TableTrouble } from '../../tables/local/wire.ts';
import { isFirst, settleFirst } from '../games/first.ts';
import { learnInstead, lessonsInstead } from '../games/start.ts';
import { say } from '../language.ts';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { go } from '../router.ts';
import { packOfLocal } from './packs.ts';
import { Seated } from './Seated.tsx';

interface LocalPageProps {
  readonly id: string;
  /** The moment it is looked back at; undefined for the present. */
  readonly replayAt: number | undefined;
}

export function LocalPage({ id, replayAt }: LocalPageProps) {
  const client = useMemo(() => new LocalTable({ kind: 'open', table: id, takeOver: false }), [id]);
  useEffect(() => () => client.close(), [client]);
  const trouble = client.trouble.value;
  const game = client.snapshot.value?.game;
  const first = useFirst(client, id);
  if (trouble !== null) {
    return (
      <Frame bare title={say('app.table.title')}>
        <LocalTrouble trouble={trouble} client={client} />
      </Frame>
    );
  }
  if (game === undefined) {
    return (
      <Frame bare title={say('app.table.title')}>
        <Loading blocks={6} />
      </Frame>
    );
  }
  return (
    <Seated
      client={client}
      game={game}
      pack={() => packOfLocal(id)}
      hint={() => client.hint()}
      coach={client.mayCoach.value ? client.coach : undefined}
      first={first}
      replayAt={replayAt}
      analyse={() => go(`/analysis/${id}`)}
    />
  );
}

/** At the first table of all a guided one is offered; whoever has given an answer plays on. */
function useFirst(client: LocalTable, id: string): TableShellProps['first'] {
  const shown = client.snapshot.value;
  const offered = isFirst(id);
  const answered = shown?.log.some(({ seat }) => seat !== null && seat === shown.view.seat) ?? false;
  useEffect(() => {
    if (offered && answered) settleFirst();
  }, [offered, answered]);
  if (!offered || shown === null) return undefined;
  return {
    onGuided: () => void learnInstead(shown.game, id),
    onLessons: isTaught(shown.game) ? () => void lessonsInstead(shown.game, id) : null,
    onPlain: settleFirst,
  };
}

function LocalTrouble({ trouble, client }: { readonly trouble: TableTrouble; readonly client: LocalTable }) {
  switch (trouble.kind) {
    case 'elsewhere':
      return (
        <EmptyState
          icon="seat"
          action={
            <Button kind="primary" onClick={() => client.takeOver()}>
              {say('app.table.takeOver')}
            </Button>
          }
        >
          {say('app.table.elsewhere')}
        </EmptyState>
      );
    case 'missing':
      return <Trouble code="noTable" />;
    case 'unknownGame':
      return <Trouble code="unknownGame" detail={trouble.game} />;
    case 'unreplayable':
      return <Trouble code="unreplayable" detail={say(`record.${trouble.error.key}`, { detail: trouble.error.detail })} />;
    case 'notStored':
      return <Trouble code="notStored" retry={() => location.reload()} />;
    case 'broken':
      return <Trouble code="broken" detail={trouble.message} retry={() => location.reload()} />;
  }
}
