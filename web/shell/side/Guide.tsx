/** The guide of a first table: what to do now and why, beside the table and never over it. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Button, Icon, IconButton } from '../../design/index.ts';
import { endGuide, markTold, toldAt } from '../../guide/kept.ts';
import { isAskedStill, type Lesson, lessonAgain, lessonNow } from '../../guide/lessons.ts';
import type { TableSnapshot } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { Explained } from '../Prose.tsx';

interface GuideProps {
  /** Asks a bot for a good answer, where there is one to be asked. */
  readonly onShow: (() => void) | null;
  /** Where it has its room whether it speaks or not, what was told last stays to be read. */
  readonly roomy: boolean;
}

export function Guide({ onShow, roomy }: GuideProps) {
  const { snapshot, speaker } = useDesk();
  const told = toldAt(snapshot.id);
  const { log, view } = snapshot;
  const [since, setSince] = useState(0);
  const happened = useMemo(() => log.flatMap(({ key, seq }) => (seq >= since ? [key] : [])), [log, since]);
  const [reading, setReading] = useState(false);
  /** The question whose lesson was put away: the next lesson about its step waits for the next question. */
  const [understood, setUnderstood] = useState<string | null>(null);
  const { asked } = view;
  const question = asked?.id ?? null;

  const due = useMemo(
    () => (told === null ? null : lessonNow(speaker, told, { asked, over: view.result !== null, happened })),
    [speaker, told, asked, view.result, happened],
  );
  const fresh = due !== null && due.question !== null && due.question === understood ? null : due;
  useMovingOn(snapshot, fresh, {
    onAnswered: setSince,
    onAskedStill: (before, now) => setUnderstood((last) => (last === before ? now : last)),
  });
  useEffect(() => setReading(false), [question]);

  if (told === null) return null;
  const again = fresh === null && (reading || roomy) && asked !== null ? lessonAgain(speaker, told, asked) : null;
  const shown = fresh ?? again;
  const putAway = (): void => {
    if (fresh !== null) markTold(snapshot.id, fresh.key);
    if (fresh !== null && fresh.question !== null) setUnderstood(fresh.question);
    setReading(false);
  };
  return (
    <section class="guide" aria-labelledby="guide-title">
      <header>
        <Icon name="hint" size={18} />
        <h3 id="guide-title">{speaker.say('shell.guide')}</h3>
        {!roomy && shown === null && asked !== null && (
          <Button size="small" kind="quiet" onClick={() => setReading(true)}>
            {speaker.say('shell.guide.again')}
          </Button>
        )}
        <IconButton icon="refuse" label={speaker.say('shell.guide.end')} onClick={() => endGuide(snapshot.id)} />
      </header>
      <div aria-live="polite">
        {shown !== null && (
          <>
            <p class="what">
              <Explained>{shown.what}</Explained>
            </p>
            {shown.why !== null && (
              <p class="why">
                <Explained>{shown.why}</Explained>
              </p>
            )}
          </>
        )}
      </div>
      {shown !== null && (
        <div class="answers">
          {(fresh !== null || reading) && (
            <Button size="small" kind="primary" onClick={putAway}>
              {speaker.say(shown.question === null ? 'shell.guide.next' : 'shell.guide.understood')}
            </Button>
          )}
          {onShow !== null && shown.question !== null && (
            <Button size="small" onClick={onShow}>
              {speaker.say('shell.guide.show')}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

interface Moved {
  onAnswered(seq: number): void;
  /** The same question has another name: something was said beside it. */
  onAskedStill(before: string, now: string): void;
}

/**
 * The guide moves on with play: whoever has answered has been told whatever stood there, and what happened before that answer is no
 * news any more. Leaving the page answers nothing.
 */
function useMovingOn({ id, view }: TableSnapshot, lesson: Lesson | null, moved: Moved): void {
  const question = view.asked?.id ?? null;
  const told = useRef(moved);
  told.current = moved;
  const before = useRef<{ readonly lesson: Lesson | null; readonly question: string | null; readonly seq: number } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = { lesson, question, seq: view.seq };
    if (last === null || last.question === null || last.question === question) return;
    if (question !== null && isAskedStill(last.question, question, view.undo)) return told.current.onAskedStill(last.question, question);
    if (last.lesson !== null) markTold(id, last.lesson.key);
    told.current.onAnswered(last.seq);
  }, [id, lesson, question, view.seq, view.undo]);
}
