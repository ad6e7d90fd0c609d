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
  return isLocalId(id) ? <LocalPage id={id} /> : <OnlinePage id={id} token={query.get('invite') ?? undefined} />;
}
