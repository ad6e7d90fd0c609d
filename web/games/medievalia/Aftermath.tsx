/** What the battles left behind that have just ended: told until I have answered once. */

import type { Asked, Json } from '@castellan/engine';
import type { MedView } from '@castellan/medievalia';
import { useRef } from 'preact/hooks';
import { Shield } from '../../design/index.ts';
import type { LogEntry } from '../../tables/client.ts';
import { MedIcon } from './icons.ts';
import { useMedTable } from './table.ts';

const LOSSES: readonly string[] = ['fell', 'destroyed', 'cityLost'];

interface Kept {
  readonly losses: readonly LogEntry[];
  readonly turn: number;
  /** The first question I saw them with. */
  readonly question: string | null;
}

/** Who and what has fallen; null when there is nothing to tell. Others may answer meanwhile, and more battles may end. */
export function useAftermath({ turn, battle }: MedView, news: readonly LogEntry[], asked: Asked | null): readonly LogEntry[] | null {
  const told = useRef<readonly LogEntry[]>([]);
  const kept = useRef<Kept | null>(null);
  const question = asked?.id ?? null;
  const { current } = kept;
  if (current !== null) {
    const isAnswered = current.question !== null && question !== null && question !== current.question;
    // One turn later nobody wonders any more, and while looking back it has not happened yet.
    const isOld = turn < current.turn || turn > current.turn + 1;
    kept.current = isAnswered || isOld || battle !== null ? null : { ...current, question: current.question ?? question };
  }
  if (news !== told.current && news.some(({ key }) => key === 'battleOver')) {
    const losses = news.filter(({ key }) => LOSSES.includes(key));
    kept.current = { losses: [...(kept.current?.losses ?? []), ...losses], turn, question };
  }
  told.current = news;
  return kept.current?.losses ?? null;
}

export function Aftermath({ of: losses }: { readonly of: readonly LogEntry[] }) {
  const { speaker, tincture } = useMedTable();
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
