/** Tables anybody may join: game, people and free places, pace, what differs from the usual. */

import type { TableInfo } from '@castellan/server/protocol';
import { useState } from 'preact/hooks';
import { Button, EmptyShield, EmptyState, LinkButton, Notice, Shield } from '../../design/index.ts';
import { rest } from '../../tables/online/rest.ts';
import { plateOf, titleOf } from '../games/plates.ts';
import { shieldsOf } from '../games/shields.ts';
import { AppIcon } from '../icons.ts';
import { say } from '../language.ts';
import { Forked } from '../parts/Forked.tsx';
import { paceText } from '../parts/pace.ts';
import { reasonText } from '../parts/reasons.ts';
import { Loading } from '../parts/states.tsx';
import { becomeSomebody } from '../people/meet.ts';
import { go } from '../router.ts';
import type { Listed } from './OthersTables.tsx';

interface OpenTablesProps {
  readonly listed: Listed;
  readonly again: () => void;
}

export function OpenTables({ listed, again }: OpenTablesProps) {
  if (listed.state === 'loading') return <Loading blocks={2} />;
  if (listed.state === 'failed' || !listed.value.ok) {
    return (
      <EmptyState icon="offline" action={<Button onClick={again}>{say('app.state.retry')}</Button>}>
        {say('app.open.unreachable')}
      </EmptyState>
    );
  }
  const { tables } = listed.value.value;
  if (tables.length === 0) {
    return (
      <p class="nobody">
        {say('app.open.empty')}
        <LinkButton class="small" href="/new?with=friends">
          {say('app.home.create')}
        </LinkButton>
      </p>
    );
  }
  return (
    <ul class="tables">
      {tables.map((table) => (
        <OpenTable key={table.id} table={table} />
      ))}
    </ul>
  );
}

export function OpenTable({ table }: { readonly table: TableInfo }) {
  const [refused, refuse] = useState<string | null>(null);
  const emblem = plateOf(table.game)?.emblem ?? 'castle';
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const shields = shieldsOf(table.game, table.seats.length, table.options);
  const sit = async (): Promise<void> => {
    const met = await becomeSomebody();
    const joined = met.ok ? await rest.join(table.id, {}) : met;
    if (joined.ok) go(`/t/${table.id}`);
    else refuse(reasonText(joined.error));
  };
  return (
    <li class="open-table">
      <AppIcon name={emblem} size={24} />
      <span class="what">
        <b>{table.title === '' ? titleOf(table.game) : table.title}</b>
        <small>
          {titleOf(table.game)} {table.forked && <Forked at={table.forkedAt} />}
        </small>
      </span>
      <span class="who">{hostOf(table)}</span>
      <span class="seats" role="img" aria-label={say('app.open.seats', { free, all: table.seats.length })}>
        {table.seats.map(({ seat, kind }) =>
          kind === 'open' || kind === 'friend' ? <EmptyShield key={seat} /> : <Shield key={seat} tincture={shields[seat]} />,
        )}
      </span>
      <span class="pace">{paceText(table.clock)}</span>
      {table.mine !== null ? (
        <LinkButton class="small" href={`/t/${table.id}`}>
          {say('app.open.enter')}
        </LinkButton>
      ) : free > 0 && table.stage === 'gathering' ? (
        <Button size="small" onClick={() => void sit()} aria-label={say('app.open.sitAt', { title: table.title })}>
          {say('app.open.sit')}
        </Button>
      ) : (
        <LinkButton class="small" href={`/t/${table.id}`}>
          {say('app.open.watch')}
        </LinkButton>
      )}
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
    </li>
  );
}

/** The first person at the table. */
function hostOf(table: TableInfo): string {
  return table.seats.find(({ kind }) => kind === 'person')?.name ?? '';
}
