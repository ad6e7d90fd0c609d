/** The moments at which the game turned: what happened, what was better, what would have been different; and what is to be kept of it. */

import type { Slip } from '@castellan/bots';
import type { Speaker } from '@castellan/text';
import type { ComponentChildren } from 'preact';
import { Icon, Shield, signed } from '../../design/index.ts';
import { featuresInWords, givenInWords, percent, Told } from '../../shell/index.ts';
import type { Turn } from './headed.ts';
import { type Parts, partAt, partInWords } from './rounds.ts';
import type { Questions } from './useReplayed.ts';
import type { Walked } from './walked.ts';

interface TurningPointsProps extends Walked {
  readonly turns: readonly Turn[];
  readonly parts: Parts;
  readonly questions: Questions;
  /** The whole game has been looked at. */
  readonly done: boolean;
  /** What is to be kept, beside them. */
  readonly children: ComponentChildren;
}

export function TurningPoints({ turns, parts, questions, names, shields, speaker, at, onGo, done, children }: TurningPointsProps) {
  return (
    <section aria-labelledby="turning">
      <h2 class="rubric" id="turning">
        {speaker.say('page.turning')}
      </h2>
      {turns.length === 0 && <p class="unfound">{speaker.say(done ? 'page.noTurning' : 'page.looking')}</p>}
      <div class="turn-cards">
        <ol class="turning">
          {turns.map((turn, n) => {
            const part = partAt(parts, turn.at);
            return (
              <li key={`${turn.at} ${turn.seat}`} class={turn.at === at ? 'turn on' : 'turn'}>
                <p class="whose-turn">
                  <span class="nth">{n + 1}</span>
                  <Shield tincture={shields[turn.seat]} size={20} />
                  <span class="who">
                    <b>{names[turn.seat]}</b>{' '}
                    <span class="when">
                      {[...(part > 0 ? [partInWords(parts, speaker, part)] : []), speaker.say('page.when', { answer: turn.at })].join(', ')}
                    </span>
                  </span>
                  <span class={turn.change < 0 ? 'change bad' : 'change good'}>
                    {speaker.say('page.change', { change: signed(percent(turn.change)) })}
                  </span>
                </p>
                <h3>
                  <button type="button" class="go" aria-pressed={turn.at === at} onClick={() => onGo(turn.at)}>
                    {turn.heading}
                  </button>
                </h3>
                {turn.slip !== null && <Slipped slip={turn.slip} asked={questions.get(turn.slip.line)?.words ?? null} speaker={speaker} />}
                {turn.told.map((entry, nth) => (
                  <p key={nth} class="because">
                    <Told message={`event.${entry.key}`} params={entry.params} speaker={speaker} />
                  </p>
                ))}
              </li>
            );
          })}
        </ol>
        {children}
      </div>
    </section>
  );
}

/** Less of something would be told as none. */
const LEAST = 0.05;

interface SlippedProps {
  readonly slip: Slip;
  /** In words; null until that is known. */
  readonly asked: string | null;
  readonly speaker: Speaker;
}

function Slipped({ slip: { played, better, because }, asked, speaker }: SlippedProps) {
  const reasons = because.filter(({ more }) => Math.abs(more) >= LEAST);
  return (
    <>
      {asked !== null && played.chosen.length === 0 && <p class="asked">{asked}</p>}
      <dl>
        <dt>
          <Icon name="yourTurn" size={16} /> {speaker.say('page.played')}
        </dt>
        <dd>{givenInWords(speaker, played)}</dd>
        <dt>
          <Icon name="hint" size={16} /> {speaker.say('page.better')}
        </dt>
        <dd>
          <b>{givenInWords(speaker, better)}</b>
        </dd>
      </dl>
      {reasons.length > 0 && <p class="because">{speaker.say('page.because', { what: featuresInWords(speaker, reasons) })}</p>}
    </>
  );
}
