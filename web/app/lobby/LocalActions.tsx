/** What one may do with a table on this device besides playing it. */

import { useState } from 'preact/hooks';
import { Button, Notice } from '../../design/index.ts';
import { say } from '../language.ts';
import { AskFirst } from '../parts/AskFirst.tsx';
import { reasonText } from '../parts/reasons.ts';
import { recordFile, takeOnline } from '../records/kept.ts';
import { go } from '../router.ts';

export function LocalActions({ id, changed }: { readonly id: string; readonly changed: () => void }) {
  const [refused, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const drop = async (): Promise<void> => {
    const { dropTable } = await import('../../tables/local/store.ts');
    await dropTable(id);
    changed();
  };
  const online = async (): Promise<void> => {
    setBusy(true);
    const table = await takeOnline(id);
    setBusy(false);
    if (table.ok) go(`/t/${table.value.id}`);
    else refuse(reasonText(table.error));
  };
  return (
    <span class="row local-actions">
      <Button size="small" kind="quiet" icon="download" onClick={() => void recordFile(id)}>
        {say('app.local.export')}
      </Button>
      <Button size="small" kind="quiet" icon="invite" disabled={busy} onClick={() => void online()}>
        {say('app.local.online')}
      </Button>
      <DropGame small onYes={() => void drop()} />
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
    </span>
  );
}

/** Deletes a game that is kept here only. */
export function DropGame({ small = false, onYes }: { readonly small?: boolean; readonly onYes: () => void }) {
  return (
    <AskFirst small={small} label={say('app.local.drop')} what={say('app.local.drop.what')} yes={say('app.local.drop.do')} onYes={onYes} />
  );
}
