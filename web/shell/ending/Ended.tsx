/** The end of a game: who won, then why, then what now. The board is one click away. */

import type { Result } from '@castellan/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, Icon, Lettrine, Notice, Shield } from '../../design/index.ts';
import type { TableEnding } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { ranking } from '../order.ts';
import { roundsIn } from '../replay.ts';
import type { Sat } from '../seated/useSeated.ts';
import { Banners } from './Banners.tsx';
import { Beside } from './Beside.tsx';
import { Made } from './Made.tsx';
import { ScoreNote, Scores } from './Scores.tsx';
import { Turning, useChances } from './Turning.tsx';
import { briefMargin, roundWord, verdictInWords } from './verdict.ts';

interface EndedProps {
  readonly of: Sat;
  readonly ending: TableEnding;
  readonly result: Result;
  readonly onBoard: () => void;
}

export function Ended({ of, ending, result, onBoard }: EndedProps) {
  const { props, deeds } = of;
  const { speaker } = useDesk();
  const box = useRef<HTMLDivElement>(null);
  const looked = useChances(props.ended?.chances);
  // It lies at the top of a board that may have been scrolled down.
  useLayoutEffect(() => box.current?.parentElement?.scrollTo(0, 0), []);
  return (
    <div class="ended verdict" ref={box}>
      <div class="ended-main">
        <section class="outcome filet" aria-labelledby="question">
          <Banners result={result} />
          <div class="scoring">
            <Head ending={ending} result={result} />
            <Made result={result} />
            <Scores result={result} />
            <ScoreNote result={result} />
          </div>
        </section>
        {deeds.notice !== null && (
          <Notice tone="warning" closing={{ label: speaker.say('shell.close'), onClose: deeds.dismiss }}>
            {speaker.say(deeds.notice)}
          </Notice>
        )}
        <Acts of={of} onBoard={onBoard} />
        {props.ended !== undefined && result.scores.length > 1 && <Turning looked={looked} result={result} turns={props.ended.turns} />}
      </div>
      <Beside of={of} looked={looked} />
    </div>
  );
}

function Head({ ending, result }: { readonly ending: TableEnding; readonly result: Result }) {
  const { me, nameOf, snapshot, speaker, tincture } = useDesk();
  const { sitters, log, view } = snapshot;
  const verdict = verdictInWords({ ending, result, sitters, me }, speaker, nameOf);
  const margin = briefMargin(result, sitters, speaker);
  const rounds = roundsIn(log).length;
  const place = me === null || result.scores.length === 1 || result.winners.includes(me) ? null : ranking(result).indexOf(me) + 1;
  return (
    <header>
      {ending.winners.slice(0, 2).map((seat) => (
        <Lettrine key={seat} tincture={tincture(seat)} size={62} />
      ))}
      <div>
        <h2 id="question">{margin === null ? verdict : speaker.say('shell.end.by', { verdict, margin })}</h2>
        <p class="sub">
          {[
            ...(rounds > 1 ? [speaker.say(roundWord(speaker, 'rounds'), { n: rounds })] : []),
            speaker.say('shell.end.answers', { n: view.seq }),
            ...(ending.by === 'resignation' ? [speaker.say('shell.end.resignation')] : []),
            ...(place === null ? [] : [speaker.say('shell.end.place', { place, of: result.scores.length })]),
          ].join(' · ')}
        </p>
      </div>
    </header>
  );
}

function Acts({ of, onBoard }: { readonly of: Sat; readonly onBoard: () => void }) {
  const { props, deeds, moment, windows } = of;
  const { me, snapshot, speaker } = useDesk();
  const goesOn = snapshot.view.sequel !== undefined;
  const said = snapshot.chat.length;
  const isStored = snapshot.sending === null;
  return (
    <div class="acts">
      {me !== null && props.lesson === undefined && (
        <>
          {goesOn && (
            <Button kind="primary" icon="fork" disabled={!isStored} onClick={() => deeds.rematch(true)}>
              {speaker.say('game.sequel')}
            </Button>
          )}
          <Button kind={goesOn ? 'plain' : 'primary'} icon="rematch" disabled={!isStored} onClick={() => deeds.rematch(false)}>
            {speaker.say('shell.rematch')}
          </Button>
          <Ready />
        </>
      )}
      {!isStored && (
        <span class="caption" role="status">
          <Icon name="yourTurn" size={16} /> {speaker.say('shell.end.storing')}
        </span>
      )}
      <span class="ways">
        {props.analyse !== undefined && (
          <Button icon="analysis" onClick={props.analyse}>
            {speaker.say('shell.analyse')}
          </Button>
        )}
        {props.lesson === undefined && (
          <Button kind={me === null ? 'primary' : 'plain'} icon="replay" onClick={() => moment.replay.go(0)}>
            {speaker.say('shell.replay')}
          </Button>
        )}
        {snapshot.mayTalk !== null && (
          <Button
            icon="chat"
            onClick={() => {
              onBoard();
              windows.turnToTab('chat');
            }}
          >
            {speaker.say('shell.tab.chat')} {said > 0 && said}
          </Button>
        )}
        <Button icon="wholeMap" onClick={onBoard}>
          {speaker.say('shell.end.board')}
        </Button>
      </span>
    </div>
  );
}

/** Bots are ready at once; people find the new table where they are. */
function Ready() {
  const { me, nameOf, snapshot, speaker, tincture } = useDesk();
  const others = snapshot.sitters.filter(({ seat, kind }) => seat !== me && kind !== 'open');
  const people = others.filter(({ kind }) => kind !== 'bot').map(({ seat }) => nameOf(seat));
  if (others.length === 0) return null;
  return (
    <span class="agree">
      {others.map(({ seat, kind }) => (
        <span key={seat} class={kind === 'bot' ? 'ag' : 'ag wait'}>
          <Shield tincture={tincture(seat)} size={24} />
        </span>
      ))}
      {people.length === 0
        ? speaker.say('shell.end.ready', { n: others.length })
        : speaker.say('shell.end.asked', { names: people, count: people.length })}
    </span>
  );
}
