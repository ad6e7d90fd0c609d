/** Who sets the puzzle, below the board: what is wanted; then whether it was right, why, and where to go from there. */

import type { Puzzle, Weighed } from '@castellan/bots/puzzle';
import type { Asked } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { useState } from 'preact/hooks';
import { Button } from '../../design/index.ts';
import { answerInWords, Explained, featuresInWords, percent, useDesk } from '../../shell/index.ts';
import { say } from '../language.ts';
import { useRings } from '../learn/rings.ts';
import { Speaking } from '../learn/Speaking.tsx';
import type { PuzzleLaid, Trying } from './usePuzzle.ts';

export interface Ways {
  readonly next: () => void;
  /** Whether another puzzle follows. */
  readonly leads: 'puzzle' | 'end';
  /** Lays a table of that name. */
  playOn(title: string): Promise<void>;
}

interface VerdictProps {
  readonly laid: PuzzleLaid;
  /** Its number, from 1. */
  readonly n: number;
  readonly trying: Trying;
  readonly ways: Ways;
}

export function Verdict({ laid: { game, puzzle }, n, trying, ways }: VerdictProps) {
  const { snapshot, speaker } = useDesk();
  const { asked, given, isRight, isBefore } = trying;
  const [failed, setFailed] = useState(false);
  const name = speaker.say('course.narrator');
  const isOver = given !== null && asked !== null;
  useRings(isOver && isBefore ? snapshot.view.asked : null, puzzle.answers[0].text);
  return (
    <Speaking
      game={game}
      name={name}
      label={speaker.say('puzzle.narrator', { name })}
      mood={!isOver ? null : isRight ? 'pleased' : 'doubtful'}
      isDone={isOver}
      told={
        <p class="told">
          <Explained>{isOver ? verdict(speaker, puzzle, asked, given, isRight) : wanted(speaker, puzzle)}</Explained>
          {isOver && (
            <>
              {' '}
              <Explained>{reason(speaker, puzzle)}</Explained>
            </>
          )}
        </p>
      }
      more={isOver && <Chances puzzle={puzzle} asked={asked} given={given} />}
      ways={
        isOver && (
          <>
            <Button kind="primary" onClick={ways.next}>
              {speaker.say(ways.leads === 'puzzle' ? 'puzzle.next' : 'puzzle.end')} <span aria-hidden="true">›</span>
            </Button>
            <Button icon="fork" onClick={() => void ways.playOn(speaker.say('puzzle.playOn.title', { n })).catch(() => setFailed(true))}>
              {speaker.say('puzzle.playOn')}
            </Button>
            {!isBefore && (
              <Button kind="quiet" icon="undo" onClick={trying.showAgain}>
                {speaker.say('puzzle.again')}
              </Button>
            )}
            {failed && (
              <p class="refused" role="alert">
                {say('app.trouble.storage')}
              </p>
            )}
          </>
        )
      }
    />
  );
}

function wanted(speaker: Speaker, { answers, best }: Puzzle): string {
  return best === 1 ? speaker.say('puzzle.told', { n: answers.length }) : speaker.say('puzzle.told.several', { n: answers.length, best });
}

function verdict(speaker: Speaker, { answers }: Puzzle, asked: Asked, given: string, isRight: boolean): string {
  const inWords = (text: string): string => answerInWords(speaker, asked, text);
  if (isRight) return speaker.say('puzzle.right', { answer: inWords(given) });
  return speaker.say('puzzle.wrong', { given: inWords(given), answer: inWords(answers[0].text) });
}

function reason(speaker: Speaker, { because, ends }: Puzzle): string {
  return ends ? speaker.say('puzzle.ends') : speaker.say('puzzle.because', { what: featuresInWords(speaker, because) });
}

/** So many answers are told, and the one that was given. */
const TOLD = 3;

interface ChancesProps {
  readonly puzzle: Puzzle;
  readonly asked: Asked;
  readonly given: string;
}

function Chances({ puzzle: { answers }, asked, given }: ChancesProps) {
  const { speaker } = useDesk();
  const told = answers.filter(({ text }, n) => n < TOLD || text === given);
  return (
    <figure class="chances">
      <figcaption>
        {speaker.say('puzzle.chances')} <small>{speaker.say('puzzle.how')}</small>
      </figcaption>
      <ol aria-label={speaker.say('puzzle.chances.of')}>
        {told.map((one) => (
          <Chance key={one.text} of={one} name={answerInWords(speaker, asked, one.text)} isYours={one.text === given} speaker={speaker} />
        ))}
      </ol>
    </figure>
  );
}

interface ChanceProps {
  readonly of: Weighed;
  readonly name: string;
  readonly isYours: boolean;
  readonly speaker: Speaker;
}

function Chance({ of: { value, less, band }, name, isYours, speaker }: ChanceProps) {
  return (
    <li>
      <b>{speaker.say('puzzle.share', { share: percent(Math.max(0, value)) })}</b>
      <span class="bar" aria-hidden="true">
        <i style={{ width: `${percent(Math.max(0, value))}%` }} />
      </span>
      <span>
        {name}
        {isYours && <em> {speaker.say('puzzle.yours')}</em>}
        {less > 0 && band !== null && <small> {speaker.say('puzzle.less', { by: percent(less), band: percent(band) })}</small>}
      </span>
    </li>
  );
}
