/** What is worth keeping of a game, in a few sentences: what made it, where most was given away and of what, skill and luck. */

import type { Analysis } from '@castellan/bots';
import { lessonsOf } from '@castellan/bots/lessons';
import type { Result, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Icon, signed } from '../../design/index.ts';
import { Made } from '../../shell/ending/Made.tsx';
import { percent } from '../../shell/index.ts';
import { type Parts, partAt, partInWords } from './rounds.ts';
import type { Questions } from './useReplayed.ts';

interface LessonsProps {
  readonly analysis: Analysis;
  readonly result: Result;
  readonly parts: Parts;
  readonly questions: Questions;
  readonly names: readonly string[];
  readonly speaker: Speaker;
}

export function Lessons({ analysis, result, parts, questions, names, speaker }: LessonsProps) {
  const { accounts } = analysis;
  const { player, question, part, missing, tooMuch, best, lucky, unlucky } = lessonsOf(analysis, {
    question: ({ line }) => questions.get(line)?.step ?? null,
    part: ({ line }) => partAt(parts, line + 1) || null,
  });
  const inWords = (features: readonly string[]): readonly string[] => features.map((feature) => speaker.say(`feature.${feature}`));
  const lacked = missing.length > 0 ? missing : tooMuch;
  const luckOf = (seat: Seat): string => signed(percent(accounts[seat].luck));
  const luck = [
    ...(lucky === null ? [] : [speaker.say('page.lesson.lucky', { name: names[lucky], luck: luckOf(lucky) })]),
    ...(unlucky === null
      ? []
      : [speaker.say('page.lesson.unlucky', { name: names[unlucky], luck: luckOf(unlucky), also: lucky === null ? 'no' : 'yes' })]),
  ].join(' ');
  return (
    <section class="lessons" aria-labelledby="lessons">
      <h3 id="lessons">
        <Icon name="hint" size={20} /> {speaker.say('page.lessons')}
      </h3>
      <Made result={result} />
      {player !== null && (
        <p>
          {speaker.say('page.lesson.player', { name: names[player.of], n: player.slips, most: percent(player.dearest.loss) })}{' '}
          {part !== null && speaker.say('page.lesson.part', { part: partInWords(parts, speaker, part.of) })}
        </p>
      )}
      {question !== null && (
        <p>{speaker.say('page.lesson.question', { n: question.slips, question: questions.get(question.dearest.line)?.words ?? '' })}</p>
      )}
      {lacked.length > 0 && (
        <p>{speaker.say(missing.length > 0 ? 'page.lesson.missing' : 'page.lesson.tooMuch', { what: inWords(lacked) })}</p>
      )}
      {best !== null && (
        <p>
          {speaker.say('page.lesson.best', {
            name: names[best],
            share: percent(accounts[best].good / accounts[best].weighed),
            won: result.winners.includes(best) ? 'yes' : 'no',
          })}
        </p>
      )}
      {luck !== '' && <p>{luck}</p>}
    </section>
  );
}
