/** Games of this kind worth seeing: those this device keeps and those the reader played on the server; until there are enough, some that are shipped. */

import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Icon, numeral } from '../../design/index.ts';
import { memorableGames } from '../../memorable/shelf.ts';
import { MEMORABLE_WORDS, nameOf } from '../../memorable/words.ts';
import { isolated } from '../../tables/names.ts';
import { rest } from '../../tables/online/rest.ts';
import { turningPoints } from '../analysis/turning.ts';
import { useGameSpeaker } from '../games/messages.ts';
import { titleOf } from '../games/plates.ts';
import { useLoad } from '../lists/load.ts';
import { localTables } from '../lists/mine.ts';
import { Loading } from '../parts/states.tsx';
import { usePageWords } from '../parts/words.ts';
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
  const games = found?.games ?? [];
  return (
    <section class="memorable" aria-labelledby="memorable">
      <h2 id="memorable">
        {words.say('page.game.records')} <a href={`/records?game=${game}`}>{words.say('page.game.records.all')}</a>
      </h2>
      {now.state === 'loading' ? (
        <Loading blocks={2} />
      ) : (
        <ol>
          {games.map((recalled) => (
            <Recall key={recalled.played.id} of={recalled} words={words} />
          ))}
          <Shipped game={game} room={SHOWN - games.length} words={words} />
        </ol>
      )}
      {games.length === 0 && now.state !== 'loading' && <p class="caption">{words.say('page.game.records.first')}</p>}
      {found?.unreachable && <p class="caption">{words.say('page.game.records.failed')}</p>}
    </section>
  );
}

function Recall({ of: { played, turns }, words }: { readonly of: Recalled; readonly words: Speaker }) {
  const speaker = useGameSpeaker(played.game, played.names);
  const how = played.result === null || speaker === null ? '' : speaker.say(`ending.${played.result.by}`);
  return (
    <Film
      href={`/t/${played.id}`}
      title={played.title === '' ? titleOf(played.game) : played.title}
      told={`${sentenceOf(played, words)} ${how}`}
      beside={words.say('page.game.records.answers', { n: played.answers })}
    >
      {turns !== null && turns > 0 && (
        <span title={words.say('page.game.records.turns', { n: turns })}>
          {turns} <span aria-hidden="true">♦</span>
          <span class="sr">{words.say('page.game.records.turns', { n: turns })}</span>
        </span>
      )}
    </Film>
  );
}

interface ShippedProps {
  readonly game: string;
  /** For how many there is room. */
  readonly room: number;
  readonly words: Speaker;
}

function Shipped({ game, room, words }: ShippedProps) {
  const tales = usePageWords(MEMORABLE_WORDS);
  if (tales === null || tales === 'failed') return null;
  return (
    <>
      {memorableGames(game)
        .slice(0, Math.max(0, room))
        .map(({ id, answers }) => (
          <Film
            key={id}
            href={`/memorable/${game}/${id}`}
            title={tales.say(nameOf(game, id))}
            told={tales.say(`${nameOf(game, id)}.told`)}
            beside={words.say('page.game.records.answers', { n: answers })}
          />
        ))}
    </>
  );
}

interface FilmProps {
  readonly href: string;
  readonly title: string;
  readonly told: string;
  /** What stands at the end of the line. */
  readonly beside: string;
  readonly children?: ComponentChildren;
}

export function Film({ href, title, told, beside, children }: FilmProps) {
  return (
    <li>
      <a href={href}>
        <span class="film">
          <Icon name="replay" size={20} />
        </span>
        <b>{title}</b>
        <span class="told-so">{told}</span>
        <small>
          {beside}
          {children}
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
