/** 9 to 12. Who has how many votes; reckoned as things stand when they are cast (FIE-9.16). */

import type { Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Election, FieState } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { bishopricOf, isBishop, isCardinal, isCleric, isFree, isTitled } from './families.ts';
import { type Reason, reason } from './reason.ts';

/** Votes for the Bishop of a bishopric: by its villages and by clerics (FIE-9.6 to FIE-9.10). */
export function bishopVotes(s: FieState, bishopric: number, seat: Seat): number {
  const { bishoprics, villages, votes } = content.of(s);
  let sum = 0;
  for (const village of bishoprics[bishopric].villages)
    if (s.control[village] === seat) sum += villages[village].principal ? votes.principal : votes.village;
  for (let lord = 0; lord < LORDS; lord++) if (s.owner[lord] === seat) sum += clericVotes(s, lord);
  return sum;
}

/** A cleric counts once, with the best of his ranks; a Bishop only if he was one when the round began. */
export function clericVotes(s: FieState, lord: number): number {
  if (!isFree(s, lord) || s.excommunicated === lord) return 0;
  const { votes } = content.of(s);
  if (s.pope === lord) return votes.pope;
  if (isCardinal(s, lord)) return votes.cardinal;
  const bishopric = bishopricOf(s, lord);
  return bishopric >= 0 && s.bishopSince[bishopric] < s.round ? votes.bishop : 0;
}

/** Cardinals of a family who elect the Pope (FIE-11.4). */
export function popeElectors(s: FieState, seat: Seat): number[] {
  return lordsWhere((lord) => s.owner[lord] === seat && isFree(s, lord) && isCardinal(s, lord) && s.excommunicated !== lord);
}

/** Titled Lords of a family who elect the King (FIE-12.5). */
export function kingElectors(s: FieState, seat: Seat): number[] {
  return lordsWhere((lord) => s.owner[lord] === seat && isFree(s, lord) && s.excommunicated !== lord && isTitled(s, lord));
}

/** Titled Lords in play, clerics, captives and excommunicated ones included (FIE-12.2, FIE-12.3). */
export function titledInPlay(s: FieState): number {
  return lordsWhere((lord) => s.owner[lord] >= 0 && isTitled(s, lord)).length;
}

/** How the church counts a vote for the King: the Pope as a Cardinal, a Cardinal never as a Bishop (FIE-12.8). */
export function churchVote(s: FieState, lord: number): 'cardinal' | 'bishop' | null {
  if (s.pope === lord || isCardinal(s, lord)) return 'cardinal';
  return isBishop(s, lord) ? 'bishop' : null;
}

function lordsWhere(wanted: (lord: number) => boolean): number[] {
  const lords: number[] = [];
  for (let lord = 0; lord < LORDS; lord++) if (wanted(lord)) lords.push(lord);
  return lords;
}

/** Where votes come from: a village or a Lord; or a Lord who would have some, and why he has none. */
export interface Ground {
  readonly village: number;
  readonly lord: number;
  readonly votes: number;
  readonly why: Reason | null;
}

const CAPTIVE = reason('FIE-9.10', 'captiveHasNoVote');
const BANNED = reason('FIE-12.5', 'bannedHasNoVote');
const ELECTED_NOW = reason('FIE-9.14', 'electedThisRound');

function groundOfLord(s: FieState, lord: number, votes: number): Ground {
  const why = votes > 0 ? null : !isFree(s, lord) ? CAPTIVE : s.excommunicated === lord ? BANNED : ELECTED_NOW;
  return { village: -1, lord, votes, why };
}

/** Why a player has the votes he has in an election, one ground after the other. */
export function groundsOf(s: FieState, { office, bishopric }: Election, seat: Seat): Ground[] {
  const mine = (wanted: (lord: number) => boolean): number[] => lordsWhere((lord) => s.owner[lord] === seat && wanted(lord));
  switch (office) {
    case 'bishop': {
      const { bishoprics, villages, votes } = content.of(s);
      const held = bishoprics[bishopric].villages.filter((village) => s.control[village] === seat);
      return [
        ...held.map((village) => ({ village, lord: -1, votes: villages[village].principal ? votes.principal : votes.village, why: null })),
        ...mine((lord) => isCleric(s, lord)).map((lord) => groundOfLord(s, lord, clericVotes(s, lord))),
      ];
    }
    case 'pope': {
      const electors = popeElectors(s, seat);
      return mine((lord) => isCardinal(s, lord)).map((lord) => groundOfLord(s, lord, electors.includes(lord) ? 1 : 0));
    }
    case 'king': {
      const electors = kingElectors(s, seat);
      return mine((lord) => isTitled(s, lord)).map((lord) => groundOfLord(s, lord, electors.includes(lord) ? 1 : 0));
    }
  }
}
