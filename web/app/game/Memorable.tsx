/** Games of this kind worth seeing again: those this device keeps, and those the reader played on the server. */

import type { Speaker } from '@castellan/text';
import { Icon, numeral } from '../../design/index.ts';
import { isolated } from '../../tables/names.ts';
import { rest } from '../../tables/online/rest.ts';
import { turningPoints } from '../analysis/turning.ts';
import { Watch } from '../games/Begin.tsx';
import { useGameSpeaker } from '../games/messages.ts';
import { titleOf } from '../games/plates.ts';
import { useLoad } from '../lists/load.ts';
import { localTables } from '../lists/mine.ts';
import { Loading } from '../parts/states.tsx';
import { hasMet } from '../people/me.ts';
import { marginOf, type Played, playedHere, playedThere } from '../played/played.ts';

const SHOWN = 4;

interface Recalled {
  readonly played: Played;
  /** Turning points that were found; null where nobody has looked for them. */
  readonly turns: number | null;
}

interface Found {
  readonly games: readonly Recalled[];
  readonly unreachable: boolean;
}

async function memorable(game: string): Promise<Found> {
  const [local, online] = await Promise.all([localTables(), hasMet() ? rest.tables('finished') : null]);
  const { keptAnalysis } = await import('../../tables/local/store.ts');
  const here = local.flatMap((kept) => (kept.game === game ? (playedHere(kept) ?? []) : []));
  const there = online?.ok ? online.value.tables.filter((info) => info.game === game).map(playedThere) : [];
  const decided = [...here, ...there].filter(({ result }) => result !== null);
  const games = await Promise.all(
    decided.map(async (played): Promise<Recalled> => {
      const analysis = played.local ? await keptAnalysis(played.id).catch(() => null) : null;
      return { played, turns: analysis === null ? null : turningPoints(analysis).length };
    }),
  );
  const worth = ({ played, turns }: Recalled): number => (turns ?? 0) - 6 * (marginOf(played) ?? 0.5);
  games.sort((one, other) => worth(other) - worth(one) || other.played.when - one.played.when);
  return { games: games.slice(0, SHOWN), unreachable: online !== null && !online.ok };
}

interface MemorableProps {
  readonly game: string;
  readonly words: Speaker;
}

export function Memorable({ game, words }: MemorableProps) {
  const { now } = useLoad(() => memorable(game), game);
  const found = now.state === 'ready' ? now.value : null;
  return (
    <section class="memorable" aria-labelledby="memorable">
      <h2 id="memorable">
        {words.say('page.game.records')} <a href={`/records?game=${game}`}>{words.say('page.game.records.all')}</a>
      </h2>
      {now.state === 'loading' ? (
        <Loading blocks={2} />
      ) : found === null || found.games.length === 0 ? (
        <div class="no-record">
          <Icon name="replay" size={28} />
          <p>{words.say('page.game.records.none')}</p>
          <p class="caption">{words.say('page.game.records.first')}</p>
          <Watch game={game} />
        </div>
      ) : (
        <ol>
          {found.games.map((recalled) => (
            <Recall key={recalled.played.id} of={recalled} words={words} />
          ))}
        </ol>
      )}
      {found?.unreachable && <p class="caption">{words.say('page.game.records.failed')}</p>}
    </section>
  );
}

function Recall({ of: { played, turns }, words }: { readonly of: Recalled; readonly words: Speaker }) {
  const speaker = useGameSpeaker(played.game, played.names);
  const how = played.result === null || speaker === null ? '' : speaker.say(`ending.${played.result.by}`);
  return (
    <li>
      <a href={`/t/${played.id}`}>
        <span class="film">
          <Icon name="replay" size={20} />
        </span>
        <b>{played.title === '' ? titleOf(played.game) : played.title}</b>
        <span class="told-so">
          {sentenceOf(played, words)} {how}
        </span>
        <small>
          {words.say('page.game.records.answers', { n: played.answers })}
          {turns !== null && turns > 0 && (
            <span title={words.say('page.game.records.turns', { n: turns })}>
              {turns} <span aria-hidden="true">♦</span>
              <span class="sr">{words.say('page.game.records.turns', { n: turns })}</span>
            </span>
          )}
        </small>
      </a>
    </li>
  );
}

function sentenceOf({ result, winners, names }: Played, words: Speaker): string {
  if (result === null) return '';
  const { scores } = result;
  if (scores.length === 1) return words.say('page.game.records.alone', { best: numeral(scores[0]) });
  if (winners.length === 0) return words.say('page.game.records.ended');
  const won = winners.map((seat) => isolated(names[seat]));
  if (winners.length > 1) return words.say('page.game.records.shared', { names: won });
  const next = Math.max(...scores.filter((_, seat) => !winners.includes(seat)));
  return words.say('page.game.records.won', { names: won, best: numeral(scores[winners[0]]), next: numeral(next) });
}
