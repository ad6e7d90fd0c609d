/** A lesson: its exercises one after the other, each at a real table. */

import { useEffect, useState } from 'preact/hooks';
import { doneIn, nextLesson } from '../../lessons/kept.ts';
import { type Course, type Exercise, isFirst, type Lesson } from '../../lessons/lesson.ts';
import { courseOf, lessonWords, openingOf, openingWords, positionOf } from '../../lessons/load.ts';
import { practiceOf } from '../../lessons/position.ts';
import { later } from '../../shell/index.ts';
import type { Practice } from '../../tables/local/practice.ts';
import type { Shown } from '../../tables/local/shown.ts';
import { isolated } from '../../tables/names.ts';
import { settleFirst } from '../games/first.ts';
import { currentLanguage } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import { useSharedLessons } from '../people/lessons.ts';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { Goal } from './Goal.tsx';
import { LessonList } from './LessonList.tsx';
import { Narrator, type Ways } from './Narrator.tsx';
import { Failed, PracticeTable, usePractice, Waiting } from './PracticeTable.tsx';
import { type Tried, useExercise } from './useExercise.ts';

const Missing = later(async () => (await import('../missing/Missing.tsx')).default);

/** Puzzles take these from here, so that a lesson is fetched in one piece: it is what newcomers wait for. */
export { Failed, Missing, PracticeTable, usePractice, Waiting };

/** Where the address names no lesson but the one that comes next. */
const NEXT = 'next';

export default function LessonPage({ params: [game, wanted] }: { readonly params: readonly string[] }) {
  const { now, again } = useLoad(() => courseOf(game), game);
  const course = now.state === 'ready' ? now.value : null;
  const lesson = course === null ? null : wanted === NEXT ? nextLesson(course) : (course.lessons.find(({ id }) => id === wanted) ?? null);
  useEffect(() => {
    if (wanted === NEXT && lesson !== null) go(`/learn/${game}/${lesson.id}`, { replace: true });
  }, [wanted, lesson, game]);
  useSharedLessons();
  // Whoever learns has chosen how to begin.
  useEffect(settleFirst, []);
  if (now.state === 'failed') return <Failed game={game} retry={again} />;
  if (now.state === 'loading' || (lesson !== null && wanted === NEXT)) return <Waiting game={game} />;
  return course === null || lesson === null ? <Missing /> : <Held course={course} lesson={lesson} />;
}

function Held({ course, lesson }: { readonly course: Course<unknown>; readonly lesson: Lesson<unknown> }) {
  const { game } = course;
  const [at, setAt] = useState(() => Math.max(0, doneIn(game, lesson).indexOf(false)));
  const exercise = lesson.exercises[at];
  const { now, again } = useLoad(() => laid(course, lesson, exercise), exercise.id);
  const number = course.lessons.indexOf(lesson);
  const following = course.lessons[number + 1];
  const isLast = at + 1 === lesson.exercises.length;
  const ways: Ways = {
    before: at > 0 ? () => setAt(at - 1) : null,
    next: () => {
      if (!isLast) setAt(at + 1);
      else go(following === undefined ? `/learn/${game}` : `/learn/${game}/${following.id}`);
    },
    leads: !isLast ? 'exercise' : following === undefined ? 'end' : 'lesson',
  };
  const [latest, setLatest] = useState<Laid | null>(null);
  useEffect(() => {
    if (now.state === 'ready') setLatest(now.value);
  }, [now]);
  if (now.state === 'failed') return <Failed game={game} retry={again} />;
  // The former exercise stays in sight until the next is there.
  return latest === null ? <Waiting game={game} /> : <AtTable course={course} laid={latest} ways={ways} />;
}

interface Laid {
  readonly tried: Tried;
  readonly practice: Practice;
  /** What it shows at first, where that is known before its rules. */
  readonly first: Shown | null;
}

async function laid(course: Course<unknown>, lesson: Lesson<unknown>, exercise: Exercise<unknown>): Promise<Laid> {
  const { game } = course;
  const [position, words, opening] = await Promise.all([
    positionOf(game, exercise),
    (isFirst(course, exercise) ? openingWords : lessonWords)(game, currentLanguage()),
    openingOf(course, exercise),
  ]);
  const reader = { name: myName(), title: words[`lesson.${lesson.id}`] ?? '' };
  return {
    tried: { game, lesson, exercise, position },
    practice: practiceOf(lesson, exercise, position, reader),
    first: opening === null ? null : shownTo(reader, opening),
  };
}

/** Null to a reader who is called like a rival: then the table says who is called what. */
function shownTo({ name, title }: { readonly name: string; readonly title: string }, opening: Shown): Shown | null {
  const { sitters } = opening.snapshot;
  if (sitters.some((sitter) => sitter.name === name)) return null;
  const named = sitters.map((sitter) => (sitter.kind === 'me' ? { ...sitter, name: isolated(name) } : sitter));
  return { ...opening, snapshot: { ...opening.snapshot, title, sitters: named } };
}

interface AtTableProps {
  readonly course: Course<unknown>;
  readonly laid: Laid;
  readonly ways: Ways;
}

function AtTable({ course, laid: { tried, practice, first }, ways }: AtTableProps) {
  const { game, lesson } = tried;
  const client = usePractice(practice, first);
  const trying = useExercise(client, tried);
  return (
    <PracticeTable
      client={client}
      game={game}
      words={(language) => lessonWords(game, language)}
      opening={(language) => openingWords(game, language)}
      skip={ways.next}
      hints
      parts={{
        goal: <Goal tried={tried} trying={trying} number={course.lessons.indexOf(lesson) + 1} />,
        narrator: <Narrator tried={tried} trying={trying} ways={ways} />,
        list: <LessonList course={course} here={lesson} />,
        since: tried.position.lines.length,
      }}
    />
  );
}
