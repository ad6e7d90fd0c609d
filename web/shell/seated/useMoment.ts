/** What is shown of a table: now, or at an earlier moment; and what may be answered there. */

import type { Asked, Json, Refused, Seat, SeatView } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import type { Coach, LogEntry, TableClient, TableSnapshot } from '../../tables/client.ts';
import { type Answers, useAnswers } from '../useAnswers.ts';
import { type Deciding, useChoice } from '../useChoice.ts';
import { type Replay, useReplay } from '../useReplay.ts';
import { useNews, useRefused } from '../useTable.ts';

export interface Moment {
  readonly live: SeatView;
  readonly me: Seat | null;
  readonly replay: Replay;
  readonly looking: boolean;
  /** As it is shown. */
  readonly view: SeatView;
  readonly board: Json;
  readonly covered: boolean;
  readonly asked: Asked | null;
  readonly refused: readonly Refused[];
  readonly answers: Answers;
  readonly deciding: Deciding;
  readonly myTurn: boolean;
  readonly news: readonly LogEntry[];
}

export function useMoment(client: TableClient, snapshot: TableSnapshot, speaker: Speaker, coach: Coach | undefined): Moment {
  const { view: live, sending, stage } = snapshot;
  const replay = useReplay(client, snapshot);
  const looking = replay.at !== null;
  const view = (looking ? replay.view : null) ?? live;
  const news = useNews(snapshot);
  const covered = snapshot.curtain !== null;
  const asked = looking || sending !== null || covered ? null : live.asked;
  const refused = useRefused(client, asked, live.seq);
  const answers = useAnswers(client, snapshot, speaker);
  const { refusal, send, sendAll } = answers;
  const isHeldBack = asked !== null && coach?.warning.value?.question === asked.id;
  const deciding = useChoice({ asked, refused, refusal, isHeldBack, sending: sending !== null, send, sendAll, speaker });
  const myTurn = live.asked !== null && stage === 'playing';
  return { live, me: live.seat, replay, looking, view, board: view.board, covered, asked, refused, answers, deciding, myTurn, news };
}
