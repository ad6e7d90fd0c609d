/** How a game that is looked back at ended, in the words of its table. */

import type { Result, Seat } from '@castellan/engine';
import type { Speaker } from '@castellan/text';
import { briefMargin, verdictInWords } from '../../shell/ending/verdict.ts';
import type { Sitter, TableEnding } from '../../tables/client.ts';
import type { KeptTable } from '../../tables/local/kept.ts';

export interface Ended {
  /** What the table says; null where the record ends before its game. */
  readonly ending: TableEnding | null;
  /** Seats that gave up, which do not win, however well the bots in their places have played. */
  readonly resigned: readonly Seat[];
}

const UNFINISHED: TableEnding = { by: 'unfinished', winners: [] };

interface InWords {
  readonly ending: TableEnding;
  /** As it was counted, with those who won at the table. */
  readonly result: Result | null;
  readonly verdict: string;
  /** What broke the tie, where the points of the first were level. */
  readonly decided: string | null;
}

export function endedInWords(ended: Ended, { chairs, summary }: Pick<KeptTable, 'chairs' | 'summary'>, speaker: Speaker): InWords {
  const { resigned } = ended;
  const ending = ended.ending ?? UNFINISHED;
  const result = summary.result === null ? null : { ...summary.result, winners: ending.winners };
  const sitters = chairs.map(({ name }, seat): Sitter => {
    const standIn = resigned.includes(seat) ? 'resigned' : undefined;
    return { seat, name, kind: 'bot', standIn, online: true, clock: null };
  });
  const verdict = verdictInWords({ ending, result, sitters, me: null }, speaker, (seat) => chairs[seat].name);
  if (result === null) return { ending, result, verdict, decided: null };
  if (isLevel(result, resigned)) return { ending, result, verdict, decided: speaker.say(`ending.${result.by}`) };
  const margin = briefMargin(result, sitters, speaker);
  return { ending, result, verdict: margin === null ? verdict : speaker.say('shell.end.by', { verdict, margin }), decided: null };
}

/** Whether somebody who stayed to the end had as many points as who won: to tell them would say nothing of how it was won. */
function isLevel({ scores, winners }: Result, resigned: readonly Seat[]): boolean {
  return scores.some((score, seat) => !winners.includes(seat) && !resigned.includes(seat) && score === scores[winners[0]]);
}

/** Who gave up, beneath that. */
export function resignedInWords({ ending, resigned }: Ended, names: readonly string[], speaker: Speaker): readonly string[] {
  if (ending?.by === 'resignation') return [speaker.say('shell.end.resignation')];
  return resigned.length === 0 ? [] : [speaker.say('page.resigned', { names: resigned.map((seat) => names[seat]) })];
}
