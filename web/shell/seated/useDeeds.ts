/** What is done with a table as a whole: its record kept, a fork or a rematch laid; and what stands against it. */

import { useEffect, useState } from 'preact/hooks';
import type { TableSnapshot } from '../../tables/client.ts';
import type { TableShellProps } from '../props.ts';
import { downloadRecord } from '../record.ts';
import type { Moment } from './useMoment.ts';

export interface Deeds {
  /** A message to be read once; null when there is none. */
  readonly notice: string | null;
  dismiss(): void;
  download(): void;
  fork(): void;
  /** Plays on from after so many answers. */
  forkAt(moment: number): void;
  rematch(isSequel: boolean): void;
}

type Given = Pick<TableShellProps, 'client' | 'go' | 'pathOf' | 'lesson'> & { readonly snapshot: TableSnapshot };

export function useDeeds({ client, go, pathOf, lesson, snapshot }: Given, { live, replay }: Moment): Deeds {
  // What is hidden at a table on the server stays so until the end.
  const secret = client.connection.value !== 'local' && snapshot.stage !== 'finished';
  const [notice, setNotice] = useState<string | null>(null);
  useEffect(() => setNotice(null), [replay.at, live.seq]);
  const open = (laid: Promise<string | null>): void => {
    laid.then(
      (id) => (id === null ? setNotice('shell.table.failed') : go(pathOf(id))),
      () => setNotice('shell.table.failed'),
    );
  };
  const unrecorded = lesson?.unrecorded;
  const forkAt = (moment: number): void => {
    if (secret) setNotice('shell.fork.secret');
    else if (unrecorded !== undefined) setNotice(unrecorded);
    else open(client.fork(moment));
  };
  return {
    notice,
    dismiss: () => setNotice(null),
    download() {
      if (secret) setNotice('shell.download.secret');
      else if (unrecorded !== undefined) setNotice(unrecorded);
      else downloadRecord(client, snapshot.game).catch(() => setNotice('shell.download.failed'));
    },
    fork: () => forkAt(replay.at ?? live.seq),
    forkAt,
    rematch: (isSequel) => (unrecorded === undefined ? open(client.rematch(isSequel)) : setNotice(unrecorded)),
  };
}
