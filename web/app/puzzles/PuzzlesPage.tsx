/** The puzzles of all games: today’s of each, and how many are solved. */

import './puzzles.css';
import '../learn/parts.css';
import type { Puzzle } from '@castellan/bots/puzzle';
import type { Speaker } from '@castellan/text';
import { LinkButton } from '../../design/index.ts';
import { markOf } from '../../puzzles/kept.ts';
import { puzzlesOf } from '../../puzzles/load.ts';
import { hasPuzzles } from '../../puzzles/shelf.ts';
import { dayOf, puzzleOfDay } from '../../puzzles/today.ts';
import { PLATES, type Plate, titleOf } from '../games/plates.ts';
import { Art } from '../home/Plates.tsx';
import { useLoad } from '../lists/load.ts';
import { Frame } from '../parts/Frame.tsx';
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
    <Frame title={title} class="puzzles-page">
      <header class="filet">
        <h1>{title}</h1>
        <p class="lead">{words.say('puzzle.lead')}</p>
      </header>
      <ul class="puzzle-games">
        {PLATES.filter(({ id }) => hasPuzzles(id)).map((plate) => (
          <li key={plate.id}>
            <OfGame plate={plate} words={words} />
          </li>
        ))}
      </ul>
      <p class="small">{words.say('puzzle.kept')}</p>
    </Frame>
  );
}

function OfGame({ plate, words }: { readonly plate: Plate; readonly words: Speaker }) {
  const { id } = plate;
  const { now, again } = useLoad(() => puzzlesOf(id), id);
  return (
    <article aria-labelledby={`puzzles-${id}`}>
      <div class="plate-art" aria-hidden="true">
        <Art plate={plate} />
      </div>
      <h2 id={`puzzles-${id}`}>{titleOf(id)}</h2>
      {now.state === 'loading' && <Loading blocks={1} />}
      {now.state === 'failed' && <Trouble code="load" retry={again} />}
      {now.state === 'ready' && <Today game={id} all={now.value} words={words} />}
    </article>
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
