/** What players may do at any decision point although they are not asked: cede, release, bargain, send an embassy (FIE-4.9, 6.8, 6.11, 18.10). */

import { aside, type Interjected, type Option, type Params, type Refusal, refusal, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { Interjection } from '../options.ts';
import type { FieState } from '../state.ts';
import { LORDS, VILLAGES } from '../vocabulary.ts';
import { bargain } from './bargains.ts';
import { release, whyNotRelease } from './captivity.ts';
import { cede, whyNotCede } from './control.ts';
import { whyNotNow } from './decision.ts';
import { embassiesLeft, embassy, endTalk, talkOf } from './embassies.ts';
import { type Reason, reason } from './reason.ts';
import { SETTLE } from './settle.ts';

const NO_MARKER = reason('FIE-6.9', 'noEmbassy');
const TALKS_ALREADY = reason('FIE-6.8', 'inEmbassy');
const NOT_TALKING = reason('FIE-6.8', 'notInEmbassy');
const NOT_OPENER = reason('FIE-6.8', 'notYourEmbassy');

/** Why a player cannot send an embassy, at whatever moment (FIE-6.8, FIE-6.9). */
function whyNotSend(s: FieState, seat: Seat): Reason | null {
  if (embassiesLeft(s, seat) < 1) return NO_MARKER;
  return talkOf(s, seat) === undefined ? null : TALKS_ALREADY;
}

export function interjections(s: FieState, seat: Seat): Interjection[] {
  const { options } = content.of(s);
  const open: Interjection[] = [];
  const talk = talkOf(s, seat);
  if (talk !== undefined) open.push(talk.seat === seat ? options.closeEmbassy : options.leaveEmbassy);
  if (whyNotNow(s) !== null) return open;
  open.push(options.bargain);
  if (whyNotSend(s, seat) === null) open.push(options.embassy);
  for (let village = 0; village < VILLAGES; village++) {
    if (s.control[village] !== seat) continue;
    for (let to = 0; to < s.core.seats; to++) if (whyNotCede(s, seat, village, to) === null) open.push(options.cede[village][to]);
  }
  for (let lord = 0; lord < LORDS; lord++) if (whyNotRelease(s, seat, lord) === null) open.push(options.release[lord]);
  return open;
}

export function interject(s: FieState, seat: Seat, { key }: Option): Interjected {
  const chosen = interjections(s, seat).find((option) => option.key === key);
  switch (chosen?.move) {
    case 'cede':
      cede(s, seat, chosen.index, chosen.toSeat);
      return SETTLE;
    case 'release':
      return release(s, chosen.index);
    case 'bargain':
      return aside(bargain.do({ seat }));
    case 'embassy':
      return aside(embassy.do({ seat }));
    case 'closeEmbassy':
    case 'leaveEmbassy':
      endTalk(s, seat);
      return undefined;
    case undefined:
      return undefined;
  }
}

/** Why what a player wants to do unasked cannot be done now; null for what is nothing of the sort. */
export function whyNotInterject(s: FieState, seat: Seat, key: string): Refusal | null {
  const { options, lords } = content.of(s);
  const { bargain: deal, embassy: send, closeEmbassy: close, leaveEmbassy: leave } = options;
  const wanted = [deal, send, close, leave, ...options.cede.flat(), ...options.release].find((option) => option.key === key);
  if (wanted === undefined || (wanted.move === 'cede' && wanted.toSeat >= s.core.seats)) return null;
  const because = (why: Reason | null, params: Params = {}): Refusal | null =>
    why === null ? null : refusal(why.rule, why.key, { seat, ...params });
  if (wanted.move === 'closeEmbassy' || wanted.move === 'leaveEmbassy')
    return because(talkOf(s, seat) === undefined ? NOT_TALKING : NOT_OPENER);
  const now = because(whyNotNow(s));
  if (now !== null) return now;
  switch (wanted.move) {
    case 'cede':
      return because(whyNotCede(s, seat, wanted.index, wanted.toSeat), { toSeat: wanted.toSeat, village: wanted.village });
    case 'release':
      return because(whyNotRelease(s, seat, wanted.index), { lord: lords[wanted.index].id });
    case 'embassy':
      return because(whyNotSend(s, seat));
    case 'bargain':
      return null;
  }
}
