/** A table, wherever it is kept. */

import { isLocalId } from '../../tables/local/kept.ts';
import { LocalPage } from './LocalPage.tsx';
import { OnlinePage } from './OnlinePage.tsx';
import './table.css';

interface TablePageProps {
  readonly params: readonly string[];
  readonly query: URLSearchParams;
}

export default function TablePage({ params: [id], query }: TablePageProps) {
  const at = query.get('at') ?? '';
  const replayAt = /^\d+$/.test(at) ? Number(at) : undefined;
  return isLocalId(id) ? (
    <LocalPage id={id} replayAt={replayAt} />
  ) : (
    <OnlinePage id={id} token={query.get('invite') ?? undefined} replayAt={replayAt} />
  );
}
