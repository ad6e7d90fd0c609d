/** A puzzle: a real table at a moment of a game, one try, and the reason. */

import './puzzle.css';
import type { Puzzle } from '@castellan/bots/puzzle';
import { useEffect, useMemo } from 'preact/hooks';
import { markOf } from '../../puzzles/kept.ts';
import { positionOf, puzzleWords } from '../../puzzles/laid.ts';
import { puzzlesOf } from '../../puzzles/load.ts';
import { dayOf, puzzleOfDay } from '../../puzzles/today.ts';
import { settleFirst } from '../games/first.ts';
import { Failed, Missing, PracticeTable, usePractice, Waiting } from '../learn/LessonPage.tsx';
import { useLoad } from '../lists/load.ts';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { PuzzleGoal } from './PuzzleGoal.tsx';
import { PuzzleList } from './PuzzleList.tsx';
import { type PuzzleLaid, usePuzzle } from './usePuzzle.ts';
import { Verdict, type Ways } from './Verdict.tsx';

/** Where the address names no puzzle but that of the day, or the next that was not tried. */
const TODAY = 'today';
const NEXT = 'next';

export default function PuzzlePage({ params: [game, wanted] }: { readonly params: readonly string[] }) {
  const { now, again } = useLoad(() => puzzlesOf(game), game);
  const all = now.state === 'ready' ? now.value : [];
  const today = puzzleOfDay(all, dayOf(new Date()));
  const found = wanted === TODAY ? today : wanted === NEXT ? untried(game, all, null) : (all.find(({ id }) => id === wanted) ?? null);
  const isNamed = found?.id === wanted;
  useEffect(() => {
    if (found !== null && !isNamed) go(`/puzzles/${game}/${found.id}`, { replace: true });
  }, [found, isNamed, game]);
  // Whoever solves puzzles has chosen how to begin.
  useEffect(settleFirst, []);
  if (now.state === 'failed') return <Failed game={game} retry={again} />;
  if (now.state === 'loading' || (found !== null && !isNamed)) return <Waiting game={game} />;
  return found === null ? <Missing /> : <Posed game={game} all={all} puzzle={found} today={today} />;
}

/** The first that was not tried after this one, round to the beginning; then the first that was missed; null when all are solved. */
function untried(game: string, all: readonly Puzzle[], after: Puzzle | null): Puzzle | null {
  const from = after === null ? 0 : all.indexOf(after) + 1;
  const others = [...all.slice(from), ...all.slice(0, from)].filter((one) => one !== after);
  return others.find(({ id }) => markOf(game, id) === null) ?? others.find(({ id }) => markOf(game, id) === 'missed') ?? null;
}

interface PosedProps {
  readonly game: string;
  readonly all: readonly Puzzle[];
  readonly puzzle: Puzzle;
  readonly today: Puzzle | null;
}

function Posed({ game, puzzle, ...shown }: PosedProps) {
  const { now, again } = useLoad(async (): Promise<PuzzleLaid> => ({ game, puzzle, position: await positionOf(game, puzzle) }), puzzle.id);
  if (now.state === 'failed') return <Failed game={game} retry={again} />;
  return now.state === 'loading' ? <Waiting game={game} /> : <AtTable laid={now.value} {...shown} />;
}

interface AtTableProps extends Pick<PosedProps, 'all' | 'today'> {
  readonly laid: PuzzleLaid;
}

function AtTable({ laid, all, today }: AtTableProps) {
  const { game, puzzle, position } = laid;
  const { id, seat } = puzzle;
  const number = all.indexOf(puzzle) + 1;
  const practice = useMemo(() => ({ id, record: position, seat, name: myName(), title: '', rivalsPlay: false }), [id, position, seat]);
  const client = usePractice(practice);
  const trying = usePuzzle(client, laid);
  const next = untried(game, all, puzzle);
  const ways: Ways = {
    next: () => go(next === null ? '/puzzles' : `/puzzles/${game}/${next.id}`),
    leads: next === null ? 'end' : 'puzzle',
    playOn: async (title) => {
      const [{ goingOn }, { keepTable }] = await Promise.all([
        import('../../tables/local/record.ts'),
        import('../../tables/local/store.ts'),
      ]);
      const table = goingOn(position, title, seat, myName(), { table: id, at: position.lines.length });
      await keepTable(table, position.lines);
      go(`/t/${table.id}`);
    },
  };
  return (
    <PracticeTable
      client={client}
      game={game}
      words={(language) => puzzleWords(game, language)}
      skip={ways.next}
      hints={false}
      parts={{
        goal: <PuzzleGoal n={number} count={all.length} isToday={puzzle === today} />,
        narrator: <Verdict laid={laid} n={number} trying={trying} ways={ways} />,
        list: <PuzzleList game={game} puzzles={all} here={puzzle} today={today} />,
      }}
    />
  );
}
