/** A memorable game, replayed at its table from the beginning. */

import '../table/table.css';
import type { GameRecord } from '@castellan/engine';
import { useEffect, useMemo } from 'preact/hooks';
import { memorableRecord } from '../../memorable/load.ts';
import { memorableGames } from '../../memorable/shelf.ts';
import { MEMORABLE_WORDS, nameOf } from '../../memorable/words.ts';
import { LocalTable } from '../../tables/local/table.ts';
import { titleOf } from '../games/plates.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { usePageWords } from '../parts/words.ts';
import { Seated } from '../table/Seated.tsx';

export default function MemorablePage({ params: [game, id] }: { readonly params: readonly string[] }) {
  const { now, again } = useLoad(() => memorableRecord(game, id), `${game}/${id}`);
  const words = usePageWords(MEMORABLE_WORDS);
  if (now.state === 'failed' || words === 'failed') return <Failed game={game} retry={again} />;
  if (now.state === 'loading' || words === null) return <Waiting game={game} />;
  return now.value === null ? <Missing /> : <Replayed key={id} id={id} record={now.value} title={words.say(nameOf(game, id))} />;
}

function Replayed({ id, record, title }: { readonly id: string; readonly record: GameRecord; readonly title: string }) {
  const { game } = record;
  const level = memorableGames(game).find((one) => one.id === id)?.level;
  const client = useMemo(() => new LocalTable({ kind: 'look', record, title, level }), [record]);
  useEffect(() => () => client.close(), [client]);
  if (client.trouble.value !== null) return <Failed game={game} retry={() => location.reload()} />;
  if (client.snapshot.value === null) return <Waiting game={game} />;
  return <Seated client={client} game={game} pack={async () => null} replayAt={0} />;
}

function Waiting({ game }: { readonly game: string }) {
  return (
    <Frame bare title={titleOf(game)}>
      <Loading blocks={6} />
    </Frame>
  );
}

function Failed({ game, retry }: { readonly game: string; readonly retry: () => void }) {
  return (
    <Frame bare title={titleOf(game)}>
      <Trouble code="load" retry={retry} />
    </Frame>
  );
}
