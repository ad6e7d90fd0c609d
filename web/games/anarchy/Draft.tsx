/** The draft: what each path card brings now, what it asks for in the end, and who takes one when. */

import type { PathView } from '@castellan/anarchy';
import { Button, Shield } from '../../design/index.ts';
import { thing } from '../../shell/index.ts';
import { AnaIcon, signOfPath } from './icons.ts';
import { goalInWords } from './Paths.tsx';
import { Symbols } from './Symbols.tsx';
import { openSheets, useAnaTable } from './table.ts';
import { mineOf } from './where.ts';
import { gainsInWords, sideInWords } from './words.ts';

/** `sheetsHidden`: the draft lies where the sheets would, so that it must offer a way to them. */
export function Draft({ sheetsHidden }: { readonly sheetsHidden: boolean }) {
  const { view, me, speaker } = useAnaTable();
  const mine = mineOf(view, me);
  return (
    <section class="draft">
      <header>
        <h3 class="rubric">{speaker.say('board.draft')}</h3>
        {view.players.length > 1 ? <Queue /> : <p class="caption">{speaker.say('board.draftAlone')}</p>}
        {sheetsHidden && me !== null && (
          <Button
            size="small"
            data-opens="sheets"
            onClick={() => {
              openSheets.value = mine.seat;
            }}
          >
            {speaker.say('board.mySheets')}
          </Button>
        )}
      </header>
      {view.chapter > 0 && view.round === 1 && <Briefing />}
      <ul class="path-offer">
        {mine.offered.map((card) => (
          <li key={card.path}>
            <PathCard of={card} />
          </li>
        ))}
      </ul>
      <footer class="caption">
        {view.pathDiscard.length > 0 && <p>{speaker.say('board.pathsGone', { paths: view.pathDiscard })}</p>}
        <p>{speaker.say('board.pathsLeft', { n: view.pathsLeft })}</p>
      </footer>
    </section>
  );
}

/** What a chapter of the campaign asks for and brings, before it begins. */
function Briefing() {
  const { view, facts, speaker } = useAnaTable();
  return (
    <section class="briefing">
      <h4>{speaker.say('board.chapter', { n: view.chapter, chapter: view.scenario })}</h4>
      <ul>
        {view.goals.map(({ metric, atLeast, value }) => (
          <li key={metric}>{speaker.say(atLeast ? 'board.passAtLeast' : 'board.passAtMost', { metric, n: value })}</li>
        ))}
        {view.sideCards.map((card) => {
          const printed = facts.scenarioCard(card);
          return (
            printed.mode === 'side' && (
              <li key={card}>
                <b>{speaker.say(`name.castle.${card}`)}.</b> {sideInWords(speaker, printed.side)}
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}

function Queue() {
  const { view, speaker, tincture, nameOf } = useAnaTable();
  return (
    <ol
      class="queue"
      aria-label={speaker.say('board.draftQueue')}
      data-tip={speaker.say(view.tents ? 'board.draftByTents' : 'board.draftClockwise')}
    >
      {view.drafting.map((seat) => (
        <li key={seat}>
          <Shield tincture={tincture(seat)} size={18} />
          {nameOf(seat)}
        </li>
      ))}
    </ol>
  );
}

function PathCard({ of: { path, points, counts } }: { readonly of: PathView }) {
  const { facts, speaker, choice } = useAnaTable();
  const card = facts.pathCard(path);
  return (
    <div {...thing(choice, `path:${path}`, 'card path-card')}>
      <span class="mini" aria-hidden="true">
        <AnaIcon name={signOfPath(path)} size={44} />
      </span>
      <span class="name">{speaker.say(`name.path.${path}`)}</span>
      <span class="sr">
        {gainsInWords(speaker, card.gain)}. {goalInWords(speaker, card)}. {speaker.say('board.soFar', { counts: counts.join(' + ') })}
      </span>
      <span class="brings" aria-hidden="true">
        <span class="when">{speaker.say('board.pathBrings')}</span>
        <span class="syms">
          <Symbols of={card.gain} size={18} />
        </span>
      </span>
      <span class="asks" aria-hidden="true">
        <span class="when">{speaker.say('board.pathAsks')}</span>
        <span class="text">{speaker.say('board.pathCounts', { metrics: card.metrics })}</span>
        <span class="thresholds">
          {card.goal.map((values, at) => (
            <span key={at} class={at < points ? 'on' : ''}>
              <b>
                {card.atLeast ? '' : '≤ '}
                {values.join(' + ')}
              </b>
              <small>{speaker.say('board.vp', { n: String(at + 1) })}</small>
            </span>
          ))}
        </span>
        <span class="when so-far">{speaker.say('board.soFar', { counts: counts.join(' + ') })}</span>
      </span>
    </div>
  );
}
