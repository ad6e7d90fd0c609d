/** Marriages, papal acts, elections and consents (notes 12 to 14 for bots). */

import { type Answer, likedBy, type Option, type Question, type Seat, type Subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { BanOption, CandidateOption, ConsentOption, MatchOption, PersonalVote, WishOption } from '../options.ts';
import { votesIn } from '../rules/elections.ts';
import { isMan } from '../rules/families.ts';
import { incomeOf, totalOf } from '../rules/income.ts';
import { allyOf, areAllied, marriedLord } from '../rules/spouses.ts';
import { pointsOf } from '../rules/victory.ts';
import { type FieState, NOBODY } from '../state.ts';
import { afterAnswer, afterBallot } from './imagine.ts';
import { TASTE } from './taste.ts';
import { judge, spite } from './worth.ts';

/**
 * Points that a seat makes in a round, by what it earns: titles are bought, and troops that take them. But money does not hurry one whom
 * the others have held up so long.
 */
export function paceOf(s: FieState, seat: Seat): number {
  const earned = 0.12 + totalOf(incomeOf(s)[seat]) / 40;
  return Math.min(earned, (1 + pointsOf(s, seat)) / Math.max(1, s.round));
}

/**
 * How many rounds sooner a seat reaches its goal together with another than alone, a shared win counting for less; with the crown that comes
 * with it (note 13). Who likes to be married holds less against it.
 */
export function roundsWon(s: FieState, seat: Seat, other: Seat, pair: readonly number[], liking = 0): number {
  const { alone, allied, alliedFrom } = content.of(s).victory;
  const crowned = pair.includes(s.king) ? 1.5 : 0;
  if (s.core.seats < alliedFrom) return crowned - likedBy(-liking, 1);
  const own = pointsOf(s, seat);
  const sum = own + pointsOf(s, other);
  const pace = paceOf(s, seat);
  const byOneself = Math.max(0, alone - own) / pace;
  const together = Math.max(0, allied - sum) / (pace + paceOf(s, other));
  return byOneself - TASTE.sharing * together - likedBy(-liking, TASTE.faster) + crowned - likedBy(-liking, 0.5 * spite(s, seat, other));
}

/** What a match is worth to one of the two, in écus. */
export function matchWorth(s: FieState, seat: Seat, pair: readonly number[], liking = 0): number {
  const other = s.owner[pair[0]] === seat ? s.owner[pair[1]] : s.owner[pair[0]];
  return TASTE.round * roundsWon(s, seat, other, pair, liking);
}

/** A match is proposed that both would like, or for which one could pay; of several the one that binds the least useful Lord. */
export function weighMatch(s: FieState, { pair }: MatchOption, seat: Seat, liking = 0): number {
  if (pair.length === 0) return 0;
  const [own, other] = pair;
  const mine = matchWorth(s, seat, pair, liking);
  const his = matchWorth(s, s.owner[other], pair);
  if (mine <= 0 || mine + his <= 0 || his < -s.ecus[seat]) return -1 + Math.min(0, mine) / 100;
  return mine + 0.2 * Math.min(0, his) - bachelorWorth(s, own);
}

/** What is lost to a family when a Lord can be a cleric no more. */
function bachelorWorth(s: FieState, lord: number): number {
  return isMan(s, lord) && s.king !== lord ? 1 : 0;
}

/** With a marriage one may be slower than alone; then one wants to be rid of it. */
export function weighAnnulment(s: FieState, { wishes }: WishOption, seat: Seat): number {
  const lord = marriedLord(s, seat);
  if (!wishes || lord === NOBODY) return 0;
  const ally = allyOf(s, seat);
  return -TASTE.round * (roundsWon(s, seat, ally, [lord, s.spouse[lord]]) + TASTE.faster + 1.5);
}

export function weighBan(s: FieState, option: BanOption, seat: Seat): number {
  return judge(afterAnswer(s, seat, option), seat) - (option.act === 'ban' && s.owner[option.index] === seat ? 5 : 0);
}

/** What an answer to a consent leads to. A marriage is judged by its own, since it is made for what comes later; it alone is a matter of liking. */
export function consentWorth(s: FieState, seat: Seat, liking = 0): number {
  const { consent } = s;
  if (consent === null) return 0;
  const { kind, bySeat, subject } = consent;
  const { agree, refuse } = content.of(s).options;
  const allied = areAllied(s, seat, bySeat);
  switch (kind) {
    case 'marriage':
      return matchWorth(s, seat, subject, liking);
    case 'passage':
      return allied ? 3 : -2 - spite(s, seat, bySeat) + passageToLeader(s, seat);
    default: {
      const yes = judge(afterAnswer(s, seat, agree, 1), seat);
      return yes - judge(afterAnswer(s, seat, refuse, 1), seat) + (allied ? 4 : -0.5 * spite(s, seat, bySeat));
    }
  }
}

/** Whoever goes against one who is about to win is let pass. */
function passageToLeader(s: FieState, seat: Seat): number {
  const most = Math.max(...s.hands.map((_, other) => (other === seat ? 0 : pointsOf(s, other))));
  const by = s.consent === null ? NOBODY : s.consent.bySeat;
  return most >= 2 && by !== NOBODY && pointsOf(s, by) < most && pointsOf(s, seat) < most ? 3 : 0;
}

export function weighConsent(s: FieState, { agrees }: ConsentOption, seat: Seat, liking = 0): number {
  return agrees ? consentWorth(s, seat, liking) : 0;
}

/** How little a family needs a man who goes into the church: heirs to the crown and husbands stay out of it. */
function layWorth(s: FieState, lord: number): number {
  return (s.titles.includes(lord) ? 4 : 0) + (s.prince === lord ? 8 : 0);
}

/** Names somebody whenever votes give a chance, and the one who is needed least elsewhere (note 12). */
export function weighCandidate(s: FieState, { index }: CandidateOption, seat: Seat): number {
  const { election } = s;
  if (index === NOBODY || election === null) return 0;
  const ally = allyOf(s, seat);
  const support = votesIn(s, election, seat) + (ally === NOBODY ? 0 : votesIn(s, election, ally));
  if (election.office === 'bishop') return support > 0 ? 6 - layWorth(s, index) - (s.hats[index] >= 0 ? 2 : 0) : -1;
  const votes = support > 0 ? 8 : 1;
  return votes - (election.office === 'king' ? 0 : layWorth(s, index)) + (s.spouse[index] !== NOBODY ? 1 : 0);
}

/** Whom a seat is guessed to vote for: its own candidate, its ally's, else nobody (notes 12 and 19). */
function favourite(s: FieState, seat: Seat): number {
  const candidates = s.election?.candidates ?? [];
  const own = candidates.find((lord) => s.owner[lord] === seat);
  if (own !== undefined) return own;
  const ally = allyOf(s, seat);
  return candidates.find((lord) => s.owner[lord] === ally) ?? NOBODY;
}

function candidateIn(option: Option): number {
  return 'candidate' in option && typeof option.candidate === 'number'
    ? option.candidate
    : 'index' in option && typeof option.index === 'number'
      ? option.index
      : NOBODY;
}

/** The ballot that gives all votes to one candidate. */
function ballotFor(q: Question, lord: number): Answer {
  if (q.kind === 'subset') return q.options.filter((option) => candidateIn(option) === lord);
  if (q.kind !== 'pick') return [];
  return q.options.find((option) => candidateIn(option) === lord) ?? q.options[q.options.length - 1];
}

/** How good it is to give all votes to one, when the others vote as they are guessed to. */
export function voteWorth(s: FieState, seat: Seat, lord: number): number {
  const world = afterBallot(s, (q) => ballotFor(q, q.seat === seat ? lord : favourite(s, q.seat)));
  const ally = allyOf(s, seat);
  const own = lord === NOBODY ? 0 : s.owner[lord] === seat ? 0.2 : s.owner[lord] === ally ? 0.1 : 0;
  return judge(world, seat) + own;
}

export function weighVote(s: FieState, { index }: CandidateOption, seat: Seat): number {
  return voteWorth(s, seat, index);
}

/** All electors for one candidate, or none for anybody. */
export function bestBallot(s: FieState, q: Question & Subset): readonly Option[] {
  const candidates = s.election?.candidates ?? [];
  let best = NOBODY;
  let most = voteWorth(s, q.seat, NOBODY);
  for (const lord of candidates) {
    const worth = voteWorth(s, q.seat, lord);
    if (worth > most) {
      most = worth;
      best = lord;
    }
  }
  return best === NOBODY ? [] : q.options.filter((option) => candidateIn(option) === best);
}

/** One vote by itself; how the votes of a family go together is judged by `bestBallot`. */
export function weighPersonalVote(s: FieState, { candidate }: PersonalVote, seat: Seat): number {
  return candidate === favourite(s, seat) ? 1 : -1;
}
