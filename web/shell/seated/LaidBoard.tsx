/** The board of the game, and what lies on it when the game is over. */

import type { Result } from '@castellan/engine';
import { useMemo } from 'preact/hooks';
import { TipHost } from '../../design/index.ts';
import { later } from '../later.tsx';
import { useReach } from '../reach.ts';
import { useSwipe } from '../useSwipe.ts';
import type { Sat } from './useSeated.ts';

const GenericBoard = later(async () => (await import('../GenericBoard.tsx')).GenericBoard);
const Returned = later(async () => (await import('./Returned.tsx')).Returned);
const Ended = later(async () => (await import('../ending/Ended.tsx')).Ended);

interface LaidBoardProps {
  readonly of: Sat;
  /** While the end is told. */
  readonly result: Result | null;
  readonly onBoard: () => void;
}

export function LaidBoard({ of, result, onBoard }: LaidBoardProps) {
  const { root, props, snapshot, moment, pages, phone, desk, back } = of;
  const { screen, speaker } = props;
  const { asked, board, covered, deciding, looking, me, news, refused, replay } = moment;
  const { sitters, ending } = snapshot;
  const { tincture } = desk;
  const swipe = useSwipe(pages.page, pages.setPage);
  const eyes = looking ? replay.seat : me;
  const happened = looking ? replay.news : news;
  const turned = phone ? pages.page : null;
  useReach(root, asked, turned);
  // Drawn anew only when something on it has changed, not whenever something around it has.
  const laid = useMemo(
    () =>
      screen === null ? (
        <GenericBoard board={board} deciding={deciding} refused={refused} />
      ) : (
        <screen.Board
          view={board}
          seat={eyes}
          choice={deciding}
          sitters={sitters}
          speaker={speaker}
          news={happened}
          page={turned}
          tincture={tincture}
        />
      ),
    [screen, board, eyes, deciding, refused, sitters, speaker, happened, turned, tincture],
  );
  return (
    <main class="board" data-page={pages.page} aria-label={speaker.say('shell.board')} tabIndex={-1} {...(phone ? swipe : {})}>
      {!covered &&
        (result !== null && ending !== null ? (
          <Ended of={of} ending={ending} result={result} onBoard={onBoard} />
        ) : back.isOpen ? (
          <Returned of={of} />
        ) : (
          laid
        ))}
      <TipHost />
    </main>
  );
}
