/** What a bot would answer and what it is after; then what else there is to answer, and how far behind that is. */

import { spoken } from '@castellan/engine';
import { featuresInWords, percent } from './counsel.ts';
import { useDesk } from './desk.ts';
import type { Given } from './useAdvice.ts';
import { answerInWords, countedInWords, labelOf } from './words.ts';

/** So much of what an answer leads to is told. */
const REASONS = 4;

export function Advice({ of: { asked, advice } }: { readonly of: Given }) {
  const { speaker, snapshot, me } = useDesk();
  if (asked === null || advice === null) return <>{speaker.say('shell.hint.none')}</>;
  const { answers, reasons, because } = advice;
  const [best, ...others] = answers;
  const { manner, said } = spoken(best.text);
  // What is to be said first is no answer to the question.
  const first = manner === 'interjection' ? snapshot.view.interjections.find(({ key }) => key === said) : undefined;
  const answer = first === undefined ? answerInWords(speaker, asked, best.text) : labelOf(speaker, first);
  const counted = first === undefined ? countedInWords(speaker, asked, me) : null;
  const why = reasons.slice(0, REASONS).map(({ key, params }) => speaker.say(`event.${key}`, params));
  return (
    <div class="advice">
      {counted !== null && <p class="caption">{counted}</p>}
      <p>{why.length === 0 ? speaker.say('shell.hint.is', { answer }) : speaker.say('shell.hint.why', { answer, why: why.join(' ') })}</p>
      {because.length > 0 && <p>{speaker.say('shell.hint.because', { what: featuresInWords(speaker, because) })}</p>}
      {others.length > 0 && (
        <>
          <p id="next-best">{speaker.say('shell.hint.next')}</p>
          <ol start={2} aria-labelledby="next-best">
            {others.map(({ text, less }) => (
              <li key={text}>
                {answerInWords(speaker, asked, text)}
                {less !== null && (
                  <small>
                    {less.isEqual
                      ? speaker.say('shell.hint.equal')
                      : speaker.say('shell.hint.less', { by: percent(less.by), band: percent(less.band) })}
                  </small>
                )}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
