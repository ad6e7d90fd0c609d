/** Who tells the lesson, below the board: what to do, why, what was wrong, and on to the next. */

import { type Asked, spoken } from '@castellan/engine';
import { type Speaker, speaker as speakerOf } from '@castellan/text';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../design/index.ts';
import { guideWords } from '../../guide/words.ts';
import { wordOf } from '../../lessons/lesson.ts';
import { answerInWords, Explained, labelOf, later, RuleLink, useDesk } from '../../shell/index.ts';
import { useRings } from './rings.ts';
import { Speaking } from './Speaking.tsx';
import type { Tried, Trying } from './useExercise.ts';

/** Where one goes from here. */
export interface Ways {
  /** Null at the first exercise of all. */
  readonly before: (() => void) | null;
  readonly next: () => void;
  /** What comes next: another exercise, another lesson, or nothing any more. */
  readonly leads: 'exercise' | 'lesson' | 'end';
}

interface NarratorProps {
  readonly tried: Tried;
  readonly trying: Trying;
  readonly ways: Ways;
}

/** Fetched once something is pointed at: whoever begins waits for nothing but the lesson. */
const Path = later(async () => (await import('./Path.tsx')).Path);

const NEXT = { exercise: 'lesson.next', lesson: 'lesson.next.lesson', end: 'lesson.next.end' } as const;

export function Narrator({ tried, trying, ways }: NarratorProps) {
  const { speaker } = useDesk();
  const { game, exercise, position } = tried;
  const { judged, view, isShowing } = trying;
  const asked = view?.asked ?? null;
  const next = judged?.next ?? null;
  const isReached = judged?.reached === true;
  const isWrong = judged !== null && (judged.wrong !== null || judged.missed);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setAsking(false), [exercise]);
  const ringed = useRings(trying.isPointing ? asked : null, next);
  const name = speaker.say('course.narrator');
  const why = useWhy(isAsking, tried, asked);
  return (
    <Speaking
      game={game}
      name={name}
      label={speaker.say('lesson.narrator', { name })}
      mood={isReached ? 'pleased' : isWrong ? 'doubtful' : null}
      isDone={isReached}
      isHeard={!isReached && !isWrong && !isShowing && view !== null && view.seq > position.lines.length}
      told={
        <p class="told">
          <Explained>{toldOf(speaker, tried, trying)}</Explained> {judged?.wrong != null && <RuleLink id={judged.wrong.rule} />}
        </p>
      }
      more={
        <>
          {why !== null && (
            <p class="whybox">
              <Explained>{why}</Explained>{' '}
              <span class="rests-on">
                {exercise.rules.map((rule) => (
                  <RuleLink key={rule} id={rule} />
                ))}
              </span>
            </p>
          )}
          {ringed.length === 2 && <Path from={ringed[0]} to={ringed[1]} />}
        </>
      }
      ways={
        <>
          {/* One button until all is done, so that whoever presses it by keys stays at it; the way on is another, and named when it has the focus. */}
          {isReached ? (
            <Button key="next" kind="primary" onClick={ways.next}>
              {speaker.say(NEXT[ways.leads])} <span aria-hidden="true">›</span>
            </Button>
          ) : isWrong ? (
            <Button kind="primary" icon="undo" onClick={trying.takeBack}>
              {speaker.say('lesson.back')}
            </Button>
          ) : isShowing && next !== null ? (
            <Button onClick={trying.play}>{speaker.say('lesson.play')}</Button>
          ) : (
            <Button icon="hint" disabled={asked === null || judged === null} onClick={trying.show}>
              {speaker.say('lesson.show')}
            </Button>
          )}
          <Button kind="quiet" icon="rematch" onClick={trying.startAgain}>
            {speaker.say('lesson.again')}
          </Button>
          <Button kind="quiet" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
            {speaker.say('lesson.why')}
          </Button>
          {ways.before !== null && (
            <Button kind="quiet" class="before" aria-label={speaker.say('lesson.before')} onClick={ways.before}>
              ‹
            </Button>
          )}
          {!isReached && !isWrong && (
            <Button class="closed" disabled>
              {speaker.say('lesson.next')} <span aria-hidden="true">›</span> <small>{speaker.say('lesson.next.closed')}</small>
            </Button>
          )}
        </>
      }
    />
  );
}

function toldOf(speaker: Speaker, { lesson, exercise }: Tried, { judged, view, isShowing }: Trying): string {
  const word = (part: string): string => speaker.say(wordOf(lesson.id, exercise.id, part));
  if (judged?.reached === true) return word('done');
  if (judged?.wrong != null) return word(`wrong.${judged.wrong.id}`);
  if (judged?.missed === true) return speaker.say('lesson.missed');
  const asked = view?.asked ?? null;
  if (!isShowing || view === null || asked === null) return word('told');
  const next = judged?.next ?? null;
  if (next === null) return speaker.say('lesson.off');
  // A number alone says nothing of where it goes, and what nobody asked for is no option.
  if ((asked.kind === 'amount' || spoken(next).manner !== 'answer') && speaker.has(wordOf(lesson.id, exercise.id, 'show')))
    return word('show');
  const { manner, said } = spoken(next);
  const unasked = manner === 'interjection' ? view.interjections.find(({ key }) => key === said) : undefined;
  const answer = unasked === undefined ? answerInWords(speaker, asked, next) : labelOf(speaker, unasked);
  return speaker.say('lesson.showing', { answer });
}

/** The exercise's own reason, or that of the guide for what is asked, whose words are fetched for it; null while nobody wants to know. */
function useWhy(isWanted: boolean, { game, lesson, exercise }: Tried, asked: Asked | null): string | null {
  const { speaker } = useDesk();
  const { language } = speaker;
  const own = wordOf(lesson.id, exercise.id, 'why');
  const isOwn = speaker.has(own);
  const [guide, setGuide] = useState<Speaker | 'failed' | null>(null);
  useEffect(() => {
    if (!isWanted || isOwn) return;
    let wanted = true;
    guideWords(game, language).then(
      (words) => wanted && setGuide(speakerOf(language, [words], (seat) => String(seat + 1))),
      () => wanted && setGuide('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [isWanted, isOwn, game, language]);
  if (!isWanted) return null;
  if (isOwn) return speaker.say(own);
  if (guide === null) return null;
  const why = `guide.${asked?.step ?? ''}.why`;
  return guide !== 'failed' && guide.has(why) ? guide.say(why) : speaker.say(wordOf(lesson.id, exercise.id, 'told'));
}
