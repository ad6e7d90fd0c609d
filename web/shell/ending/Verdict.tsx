/** How it ended, in the place of the prompt: shown while one looks at the board. */

import type { Result } from '@castellan/engine';
import { Button, Lettrine } from '../../design/index.ts';
import type { TableEnding } from '../../tables/client.ts';
import { useDesk } from '../desk.ts';
import { marginInWords, verdictInWords } from './verdict.ts';

interface VerdictProps {
  readonly ending: TableEnding;
  /** Null when the game was given up before its end. */
  readonly result: Result | null;
  readonly onCounting: () => void;
  readonly onReplay: () => void;
  readonly onAnalyse?: () => void;
  readonly onRematch: (isSequel: boolean) => void;
  readonly onFork: () => void;
}

export function Verdict({ ending, result, onCounting, onReplay, onAnalyse, onRematch, onFork }: VerdictProps) {
  const { me, nameOf, snapshot, speaker, tincture } = useDesk();
  const { winners } = ending;
  const alone = snapshot.sitters.length === 1;
  const goesOn = snapshot.view.sequel !== undefined;
  const sentence = verdictInWords({ ending, result, sitters: snapshot.sitters, me }, speaker, nameOf);
  const margin = result === null ? null : marginInWords(result, snapshot.sitters, speaker);
  return (
    <section class="prompt verdict" aria-labelledby="question">
      <div class="row">
        <div class="deciders">
          {winners.slice(0, 2).map((seat) => (
            <Lettrine key={seat} tincture={tincture(seat)} />
          ))}
        </div>
        <div class="ask">
          <ol class="crumbs">
            <li>{speaker.say(ending.by === 'unfinished' ? 'shell.replay' : 'shell.end.over')}</li>
            {ending.by === 'resignation' && <li>{speaker.say('shell.end.resignation')}</li>}
            {result !== null && !alone && <li>{speaker.say(`ending.${result.by}`)}</li>}
          </ol>
          <h2 class="question" id="question">
            {sentence} {margin !== null && <em>{margin}</em>}
          </h2>
        </div>
        <div class="chips">
          {result !== null && (
            <Button icon="analysis" onClick={onCounting}>
              {speaker.say('shell.end.scoring')}
            </Button>
          )}
          <Button icon="replay" onClick={onReplay}>
            {speaker.say('shell.replay')}
          </Button>
          {onAnalyse !== undefined && (
            <Button icon="search" onClick={onAnalyse}>
              {speaker.say('shell.analyse')}
            </Button>
          )}
          {ending.by === 'unfinished' && (
            <Button kind="primary" icon="fork" onClick={onFork}>
              {speaker.say('shell.fork')}
            </Button>
          )}
          {me !== null && (
            <Button kind={goesOn ? 'plain' : 'primary'} icon="rematch" onClick={() => onRematch(false)}>
              {speaker.say('shell.rematch')}
            </Button>
          )}
          {me !== null && goesOn && (
            <Button kind="primary" icon="fork" onClick={() => onRematch(true)}>
              {speaker.say('game.sequel')}
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}
