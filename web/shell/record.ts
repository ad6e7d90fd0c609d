/** A game as a file one keeps. */

import type { TableClient } from '../tables/client.ts';

export async function downloadRecord(client: TableClient, game: string): Promise<void> {
  const [record, { printRecord }] = await Promise.all([client.record(), import('@castellan/engine/record')]);
  const address = URL.createObjectURL(new Blob([printRecord(record)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${game}-${record.commitment.slice(0, 8)}.txt`;
  link.click();
  URL.revokeObjectURL(address);
}
