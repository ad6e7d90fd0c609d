/** What one may do with a table on this device besides playing it. */

import { useState } from 'preact/hooks';
import { Button, Dialog, Notice } from '../../design/index.ts';
import { say } from '../language.ts';
import { reasonText } from '../parts/reasons.ts';
import { recordFile, takeOnline } from '../records/kept.ts';
import { go } from '../router.ts';

export function LocalActions({ id, changed }: { readonly id: string; readonly changed: () => void }) {
  const [asking, ask] = useState(false);
  const [refused, refuse] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const drop = async (): Promise<void> => {
    const { dropTable } = await import('../../tables/local/store.ts');
    await dropTable(id);
    ask(false);
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
      <Button size="small" kind="quiet" onClick={() => ask(true)}>
        {say('app.local.drop')}
      </Button>
      {refused !== null && <Notice tone="refusal">{refused}</Notice>}
      <Dialog
        open={asking}
        title={say('app.local.drop')}
        onClose={() => ask(false)}
        actions={
          <>
            <Button onClick={() => ask(false)}>{say('app.cancel')}</Button>
            <Button kind="danger" onClick={() => void drop()}>
              {say('app.local.drop.do')}
            </Button>
          </>
        }
      >
        <p>{say('app.local.drop.what')}</p>
      </Dialog>
    </span>
  );
}
