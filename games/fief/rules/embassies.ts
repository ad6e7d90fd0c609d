/** FIE-6.8, 6.9, 6.20: an embassy marker buys a private talk with those who come. */

import { closeRoom, joinRoom, leaveRoom, openRoom, propose, type Refusal, type Room, refusal, type Seat, subset } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { SeatOption } from '../options.ts';
import type { FieState, Talk } from '../state.ts';
import { whyNotNow } from './decision.ts';
import { step } from './step.ts';
import { embassyOf, embassyTerms } from './terms.ts';

function talkNamed(s: FieState, id: number): Talk | undefined {
  return s.talks.find((talk) => talk.id === id);
}

/** Why an invitation no longer stands: the talk is over, or there is no marker to pay for it (FIE-6.9). */
export function whyNotEmbassy(s: FieState, id: number): Refusal | null {
  const talk = talkNamed(s, id);
  if (talk === undefined) return refusal('FIE-6.8', 'embassyOver');
  return talk.room > 0 || s.embassies[talk.seat] > 0 ? null : refusal('FIE-6.9', 'noEmbassy', { seat: talk.seat });
}

/** Markers that are not promised to an embassy nobody has come to yet. */
export function embassiesLeft(s: FieState, seat: Seat): number {
  return s.embassies[seat] - s.talks.filter((talk) => talk.seat === seat && talk.room === 0).length;
}

/** The one who comes first opens the talk, and the marker is spent; that it takes place, and between whom, is public (FIE-6.20). */
export function acceptEmbassy(s: FieState, id: number, seat: Seat): void {
  const talk = talkNamed(s, id);
  if (talk === undefined) return;
  const seats = [...talk.seats, seat];
  let { room } = talk;
  if (room > 0) joinRoom(s, room, seat);
  else {
    s.embassies[talk.seat]--;
    s.core.told?.push({ key: 'embassySpent', params: { seat: talk.seat, left: s.embassies[talk.seat] } });
    const { embassySeconds: seconds, embassyHours: hours } = content.of(s).limits;
    room = openRoom(s, { seats, name: 'embassy', open: true, limit: { seconds, hours } }).id;
  }
  replaceTalk(s, talk, { ...talk, seats, room });
}

/** When all have declined, which only they and the inviter know, the marker is not spent (FIE-6.20). */
export function declineEmbassy(s: FieState, id: number, seat: Seat): void {
  const talk = talkNamed(s, id);
  if (talk === undefined || talk.room > 0) return;
  const invited = s.core.offers.some(({ terms, to }) => embassyOf(terms) === id && !to.includes(seat));
  if (!invited) replaceTalk(s, talk, null);
}

function replaceTalk(s: FieState, talk: Talk, by: Talk | null): void {
  s.talks = s.talks.flatMap((other) => (other !== talk ? [other] : by === null ? [] : [by]));
}

/** The talk that a player opened, or in which he sits. */
export function talkOf(s: FieState, seat: Seat): Talk | undefined {
  return s.talks.find(({ seats, room }) => room > 0 && seats.includes(seat));
}

/** The opener closes his embassy; another leaves it, and it ends when one is left. */
export function endTalk(s: FieState, seat: Seat): void {
  const talk = talkOf(s, seat);
  if (talk === undefined) return;
  const seats = talk.seats.filter((other) => other !== seat);
  if (talk.seat === seat || seats.length < 2) {
    closeRoom(s, talk.room);
    replaceTalk(s, talk, null);
  } else {
    leaveRoom(s, talk.room, seat);
    replaceTalk(s, talk, { ...talk, seats });
  }
}

/** The time of an embassy is over (FIE-6.8). */
export function forgetTalk(s: FieState, { id }: Room): void {
  s.talks = s.talks.filter(({ room }) => room !== id);
}

/** Invitations are good for the phase, as all proposals. */
export function forgetInvitations(s: FieState): void {
  if (s.talks.length > 0) s.talks = s.talks.filter(({ room }) => room > 0);
}

/** Whom to invite: asked in an aside, so that nobody else learns of it (FIE-6.20). */
export const embassy = step.subset('embassy', {
  rule: ['FIE-6.8', 'FIE-6.20'],
  ask(s, { seat }: { seat: Seat }) {
    if (embassiesLeft(s, seat) < 1 || whyNotNow(s) !== null) return null;
    const { invite } = content.of(s).options;
    const others = invite.filter(({ toSeat }) => toSeat !== seat && toSeat < s.core.seats);
    return subset(seat, others, { min: 1, max: others.length, params: { left: s.embassies[seat] } });
  },
  answer(s, { seat }, invited: readonly SeatOption[]) {
    const id = s.core.offersMade + 1;
    s.talks = [...s.talks, { id, seat, seats: [seat], room: 0 }];
    for (const { toSeat } of invited)
      propose({}, s, { from: seat, to: [toSeat], terms: embassyTerms(toSeat, id), until: 'phase', open: false });
    return undefined;
  },
});
