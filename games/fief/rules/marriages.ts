/** 7. Marriages: two passes of proposals. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { MatchOption } from '../options.ts';
import { type FieState, NOBODY } from '../state.ts';
import { LORDS } from '../vocabulary.ts';
import { asking, consenting, takeConsent } from './consents.ts';
import { crownWife, uncrownQueen } from './crown.ts';
import { isCleric, isInPlay, isMan, isMarried } from './families.ts';
import { turnOrder } from './order.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { SETTLE } from './settle.ts';
import { join, marriedLord } from './spouses.ts';
import { step } from './step.ts';

/** In turn order each proposes one match, which is answered at once; then each may once more (FIE-7.6). */
export function marriages(s: FieState): readonly Frame[] {
  const passes: Frame[] = [];
  for (let pass = 1; pass <= content.of(s).limits.marriagePasses; pass++)
    for (const seat of turnOrder(s)) passes.push(proposeMarriage.do({ seat, pass }));
  return passes;
}

const SAME_FAMILY = reason('FIE-7.1', 'sameFamily');
const SAME_SEX = reason('FIE-7.1', 'manAndWoman');
const MARRIED = reason('FIE-7.2', 'isMarried');
const CLERIC = reason('FIE-7.2', 'isCleric');
const BANNED = reason('FIE-7.2', 'isBanned');
const ALLIED = reason('FIE-7.4', 'hasMarriage');

/** Why a Lord cannot marry at all (FIE-7.2, FIE-7.4); captives can (FIE-7.3). */
function whyNotMarry(s: FieState, lord: number): Reason | null {
  if (isMarried(s, lord)) return MARRIED;
  if (isCleric(s, lord)) return CLERIC;
  if (s.excommunicated === lord) return BANNED;
  return marriedLord(s, s.owner[lord]) === NOBODY ? null : ALLIED;
}

/** Why two Lords in play cannot be joined (FIE-7.1). */
function whyNotMatch(s: FieState, one: number, other: number): Reason | null {
  if (s.owner[one] === s.owner[other]) return SAME_FAMILY;
  if (isMan(s, one) === isMan(s, other)) return SAME_SEX;
  return whyNotMarry(s, one) ?? whyNotMarry(s, other);
}

/** Every match that a player could propose. */
function matchesOf(s: FieState, seat: Seat): MatchOption[] {
  const found: MatchOption[] = [];
  if (marriedLord(s, seat) !== NOBODY) return found;
  const { match } = content.of(s).options;
  for (let one = 0; one < LORDS; one++) {
    if (s.owner[one] !== seat || whyNotMarry(s, one) !== null) continue;
    for (let other = 0; other < LORDS; other++)
      if (isInPlay(s, other) && whyNotMatch(s, one, other) === null) found.push(match[one][other]);
  }
  return found;
}

export const proposeMarriage = step.pick('proposeMarriage', {
  rule: ['FIE-7.1', 'FIE-7.6'],
  ask(s, { seat, pass }: { seat: Seat; pass: number }) {
    const matches = matchesOf(s, seat);
    return matches.length === 0 ? null : pick(seat, [...matches, content.of(s).options.noMatch], { params: { pass } });
  },
  answer(s, { seat }, { pair }: MatchOption): Next {
    if (pair.length === 0) return undefined;
    const [one, other] = pair;
    tellOfPair(s, 'matchProposed', one, other);
    return asking(answerMarriage, { kind: 'marriage', bySeat: seat, seat: s.owner[other], subject: pair }, wed.do({ one, other }));
  },
  refused(s, { seat }): Refused[] {
    const { options, lords } = content.of(s);
    const refused: Refused[] = [];
    for (let one = 0; one < LORDS; one++) {
      for (let other = 0; other < LORDS; other++) {
        if (s.owner[one] !== seat || one === other || !isInPlay(s, other)) continue;
        const why = whyNotMatch(s, one, other);
        if (why === null) continue;
        const concerned = whyNotMarry(s, one) === why ? one : other;
        refused.push(refuse(options.match[one][other], why, { lord: lords[concerned].id, seat: s.owner[concerned] }));
      }
    }
    return refused;
  },
});

export const answerMarriage = consenting('answerMarriage', {
  rule: ['FIE-7.1', 'FIE-7.6', 'FIE-7.11'],
  params(s, { subject: [one, other] }) {
    const { lords } = content.of(s);
    return { lord: lords[one].id, otherLord: lords[other].id };
  },
});

/** The wedding: the King's wife is Queen from now on (FIE-7.9); a Regent who marries again rules no more (FIE-13.14). */
export const wed = step.work('wed', {
  rule: ['FIE-7.5', 'FIE-7.9', 'FIE-13.14'],
  run(s, { one, other }: { one: number; other: number }): Next {
    if (!takeConsent(s)) {
      tellOfPair(s, 'matchRefused', one, other);
      return undefined;
    }
    join(s, one, other);
    tellOfPair(s, 'married', one, other);
    if (s.regency && (s.queen === one || s.queen === other)) uncrownQueen(s);
    if (s.king === one || s.king === other) crownWife(s);
    return SETTLE;
  },
});

function tellOfPair(s: FieState, key: 'matchProposed' | 'matchRefused' | 'married', one: number, other: number): void {
  if (s.core.told === null) return;
  const { lords } = content.of(s);
  s.core.told.push({ key, params: { seat: s.owner[one], toSeat: s.owner[other], lord: lords[one].id, otherLord: lords[other].id } });
}
