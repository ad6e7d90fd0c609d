/** The puzzles of all games: today’s of each, and how many are solved. */

import '../learn/parts.css';
import type { Puzzle } from '@castellan/bots/puzzle';
import type { Speaker } from '@castellan/text';
import { LinkButton } from '../../design/index.ts';
import { markOf } from '../../puzzles/kept.ts';
import { puzzlesOf } from '../../puzzles/load.ts';
import { hasPuzzles } from '../../puzzles/shelf.ts';
import { dayOf, puzzleOfDay } from '../../puzzles/today.ts';
import { titleOf } from '../games/plates.ts';
import { useLoad } from '../lists/load.ts';
import { Frame } from '../parts/Frame.tsx';
import { Shelf } from '../parts/Shelf.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { type PageWords, usePageWords } from '../parts/words.ts';

const WORDS: PageWords = { en: () => import('../../puzzles/messages/en.ts'), fr: () => import('../../puzzles/messages/fr.ts') };

export default function PuzzlesPage() {
  const words = usePageWords(WORDS);
  if (words === null || words === 'failed')
    return (
      <Frame bare title="">
        {words === null ? <Loading blocks={5} /> : <Trouble code="load" retry={() => location.reload()} />}
      </Frame>
    );
  const title = words.say('puzzle.title');
  return (
    <Frame title={title}>
      <h1>{title}</h1>
      <p class="lead">{words.say('puzzle.lead')}</p>
      <Shelf has={hasPuzzles}>{({ id }) => <OfGame game={id} words={words} />}</Shelf>
      <p class="small">{words.say('puzzle.kept')}</p>
    </Frame>
  );
}

function OfGame({ game, words }: { readonly game: string; readonly words: Speaker }) {
  const { now, again } = useLoad(() => puzzlesOf(game), game);
  return (
    <>
      <h2>{titleOf(game)}</h2>
      {now.state === 'loading' && <Loading blocks={1} />}
      {now.state === 'failed' && <Trouble code="load" retry={again} />}
      {now.state === 'ready' && <Today game={game} all={now.value} words={words} />}
    </>
  );
}

interface TodayProps {
  readonly game: string;
  readonly all: readonly Puzzle[];
  readonly words: Speaker;
}

function Today({ game, all, words }: TodayProps) {
  const today = puzzleOfDay(all, dayOf(new Date()));
  if (today === null) return <p class="small">{words.say('puzzle.none')}</p>;
  const mark = markOf(game, today.id);
  const done = all.filter(({ id }) => markOf(game, id) === 'solved').length;
  return (
    <>
      <p class="small">{words.say('puzzle.progress', { done, count: all.length })}</p>
      <progress class="progress" aria-label={words.say('puzzle.progress', { done, count: all.length })} max={all.length} value={done} />
      <div class="cta">
        <LinkButton href={`/puzzles/${game}/${today.id}`}>{words.say(mark === null ? 'puzzle.today' : `puzzle.today.${mark}`)}</LinkButton>
        {done < all.length && <a href={`/puzzles/${game}/next`}>{words.say('puzzle.onward')}</a>}
      </div>
    </>
  );
}
