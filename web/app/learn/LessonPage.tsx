/** A lesson: its exercises one after the other, each at a real table. */

import './lesson.css';
import '../table/table.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Button, EmptyState } from '../../design/index.ts';
import { doneIn, nextLesson } from '../../lessons/kept.ts';
import { type Course, type Exercise, type Lesson, nameOf } from '../../lessons/lesson.ts';
import { courseOf, lessonWords, positionOf } from '../../lessons/load.ts';
import type { Practice } from '../../tables/local/practice.ts';
import { LocalTable } from '../../tables/local/table.ts';
import { settleFirst } from '../games/first.ts';
import { titleOf } from '../games/plates.ts';
import { currentLanguage, say } from '../language.ts';
import { useLoad } from '../lists/load.ts';
import Missing from '../missing/Missing.tsx';
import { Frame } from '../parts/Frame.tsx';
import { Loading, Trouble } from '../parts/states.tsx';
import { useSharedLessons } from '../people/lessons.ts';
import { myName } from '../people/me.ts';
import { go } from '../router.ts';
import { Seated } from '../table/Seated.tsx';
import { Goal } from './Goal.tsx';
import { LessonList } from './LessonList.tsx';
import { Narrator, type Ways } from './Narrator.tsx';
import { type Tried, useExercise } from './useExercise.ts';

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

function Held({ course, lesson }: { readonly course: Course<unknown>; readonly lesson: Lesson<unknown> }) {
  const { game } = course;
  const [at, setAt] = useState(() => Math.max(0, doneIn(game, lesson).indexOf(false)));
  const exercise = lesson.exercises[at];
  const { now, again } = useLoad(() => laid(game, lesson, exercise), exercise.id);
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
}

async function laid(game: string, lesson: Lesson<unknown>, exercise: Exercise<unknown>): Promise<Laid> {
  const [position, words] = await Promise.all([positionOf(game, exercise), lessonWords(game, currentLanguage())]);
  return {
    tried: { game, lesson, exercise, position },
    practice: {
      id: nameOf(lesson.id, exercise.id),
      record: position,
      seat: exercise.seat ?? 0,
      name: myName(),
      title: words[`lesson.${lesson.id}`] ?? '',
      rivalsPlay: exercise.rivalsPlay === true,
    },
  };
}

interface AtTableProps {
  readonly course: Course<unknown>;
  readonly laid: Laid;
  readonly ways: Ways;
}

function AtTable({ course, laid: { tried, practice }, ways }: AtTableProps) {
  const { game, lesson, exercise } = tried;
  const [first] = useState(practice);
  const client = useMemo(() => new LocalTable('', first), [first]);
  useEffect(() => () => client.close(), [client]);
  useEffect(() => {
    if (practice === first) return;
    client.practise(practice);
    // Whoever reads by ear or by keys begins with what is wanted now.
    document.getElementById('lesson-goal')?.focus();
  }, [client, first, practice]);
  const trying = useExercise(client, tried);
  const trouble = client.trouble.value;
  if (trouble !== null)
    return (
      <Frame bare title={titleOf(game)}>
        {trouble.kind === 'unreplayable' ? (
          <EmptyState
            icon="rules"
            action={
              <Button kind="primary" onClick={ways.next}>
                {say('app.learn.skip')}
              </Button>
            }
          >
            {say('app.learn.stale')}
          </EmptyState>
        ) : (
          <Trouble code="load" retry={() => location.reload()} />
        )}
      </Frame>
    );
  if (client.snapshot.value === null) return <Waiting game={game} />;
  return (
    <Seated
      client={client}
      game={game}
      pack={async () => null}
      hint={() => client.hint()}
      lesson={{
        goal: <Goal tried={tried} trying={trying} />,
        narrator: <Narrator key={exercise.id} tried={tried} trying={trying} ways={ways} />,
        list: <LessonList course={course} here={lesson} />,
      }}
    />
  );
}
