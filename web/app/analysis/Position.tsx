/** The moment one looks at: the board as it lay there, what the answer brought about, and the points. */

import { type Line, type SeatView, spoken } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { Button, Icon, numeral, Shield, Skeleton } from '../../design/index.ts';
import { DeskContext } from '../../shell/desk.ts';
import { answerInWords, type GameScreen, Told } from '../../shell/index.ts';
import { layout } from '../../shell/layout.ts';
import { newsAt } from '../../shell/replay.ts';
import { say } from '../language.ts';
import { Guard } from '../parts/Guard.tsx';
import { Still } from '../parts/Still.tsx';
import { partAt, partInWords } from './rounds.ts';
import { useDeskAt } from './useDeskAt.ts';
import { type Replayed, useSeen } from './useReplayed.ts';
import type { Walked } from './walked.ts';

/** Things told of one answer. */
const TOLD = 4;

/** The answer in the words of its question; null where that was another's, or is still hidden. */
function givenIn({ asked, seat }: SeatView, line: Line, speaker: Speaker): string | null {
  const { manner, said } = spoken(line.text);
  return asked === null || seat !== line.seat || manner !== 'answer' ? null : answerInWords(speaker, asked, said);
}

/** The room that boards are laid out for. */
const ROOM = { kind: 'shrunk', wide: 1128, high: 752 } as const;

type SeenProps = Pick<PositionProps, 'of' | 'screen' | 'speaker' | 'onGo'> & { readonly view: SeatView };

/** The whole board made small; on a phone the page of the board as it is, to be moved. */
function Seen({ of, screen, view, speaker, onGo }: SeenProps) {
  const desk = useDeskAt(of, view, speaker, onGo);
  const isPhone = layout().value === 'phone';
  return (
    <DeskContext.Provider value={desk}>
      <Still
        Board={screen.Board}
        view={view.board}
        seat={view.seat}
        sitters={of.snapshot.sitters}
        page={isPhone ? 'board' : null}
        speaker={speaker}
        tincture={desk.tincture}
        room={isPhone ? null : ROOM}
        label={speaker.say('page.seen')}
      />
    </DeskContext.Provider>
  );
}

interface PositionProps extends Walked {
  readonly of: Replayed;
  readonly screen: GameScreen<unknown>;
  readonly lines: readonly Line[];
  /** The table at this moment, where the whole game can be walked through. */
  readonly href: string;
  readonly isLarge: boolean;
  /** Null where it is large in any case. */
  readonly onLarge: ((isLarge: boolean) => void) | null;
}

export function Position({ of, screen, lines, names, shields, speaker, at, onGo, href, isLarge, onLarge }: PositionProps) {
  const { parts, snapshot } = of;
  // A game that is over hides nothing any more: the board is that of whoever has just answered.
  const answered = at === 0 ? null : lines[at - 1].seat;
  const eyes = snapshot.view.result === null ? null : answered;
  const seen = useSeen(of, at, eyes);
  const before = useSeen(of, Math.max(0, at - 1), eyes);
  const given = at > 0 && before?.seq === at - 1 ? givenIn(before, lines[at - 1], speaker) : null;
  const told = newsAt(snapshot.log, at).slice(0, TOLD);
  const part = partAt(parts, at);
  return (
    <section class="position box" aria-labelledby="position">
      <h2 class="rubric" id="position">
        {at === 0 ? speaker.say('page.beginning') : speaker.say('page.answered', { answer: at })}
        {part > 0 && <small>{partInWords(parts, speaker, part)}</small>}
      </h2>
      {seen === null ? (
        <Skeleton label={say('app.state.loading')} blocks={2} />
      ) : (
        <Guard otherwise={() => <p class="unfound">{speaker.say('page.undrawn')}</p>}>
          <Seen of={of} screen={screen} view={seen} speaker={speaker} onGo={onGo} />
        </Guard>
      )}
      <div class="told" aria-live="polite">
        {answered !== null && (
          <p>
            <Shield tincture={shields[answered]} size={18} /> <b>{names[answered]}</b>
            {given !== null && ` · ${given}`}
          </p>
        )}
        {told.map((entry, n) => (
          <p key={n}>
            <Told message={`event.${entry.key}`} params={entry.params} speaker={speaker} />
          </p>
        ))}
      </div>
      {seen !== null && (
        <ul class="now" aria-label={speaker.say('page.points.now')}>
          {names.map((name, seat) => (
            <li key={seat}>
              <Shield tincture={shields[seat]} size={18} /> <span class="sr">{name}</span>
              <b>{numeral(seen.result?.scores[seat] ?? screen.score(seen.board, seat))}</b>
            </li>
          ))}
        </ul>
      )}
      <p class="ways">
        {onLarge !== null && layout().value !== 'phone' && (
          <Button size="small" aria-pressed={isLarge} onClick={() => onLarge(!isLarge)}>
            {speaker.say('page.large')}
          </Button>
        )}
        <a class="btn small plain" href={href}>
          <Icon name="replay" size={16} /> {speaker.say('page.openHere')}
        </a>
      </p>
    </section>
  );
}
