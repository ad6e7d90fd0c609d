/** What the battle that has just ended left behind. */

import type { Json } from '@castellan/engine';
import { Shield } from '../../design/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { MedIcon } from './icons.ts';
import { useMedTable } from './table.ts';

const LOSSES: readonly string[] = ['fell', 'destroyed', 'cityLost'];

export function Aftermath({ news }: { readonly news: readonly LogEntry[] }) {
  const { speaker, tincture } = useMedTable();
  if (!news.some(({ key }) => key === 'battleOver')) return null;
  const losses = news.filter(({ key }) => LOSSES.includes(key));
  return (
    <section class="aftermath" aria-label={speaker.say('board.aftermath')}>
      <MedIcon name="clash" size={24} />
      <b>{speaker.say('board.aftermath')}</b>
      {losses.length === 0 ? (
        <span>{speaker.say('board.bloodless')}</span>
      ) : (
        <ul>
          {losses.map(({ key, params }, at) => (
            <li key={at}>
              <Shield tincture={tincture(seatIn(params.seat))} size={18} />
              {speaker.say(`event.${key}`, params)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function seatIn(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}
