/** What people at a table ask of each other. */

import type { Seat } from '@castellan/engine';
import { Failed } from '../failed.ts';
import { type Draft, draft, type PlayingSitting, type Sitting } from './draft.ts';
import { activePeople, openVoters, seatOf } from './seats.ts';
import type { Head, OpenRequest } from './stored.ts';

export function chat({ head }: Sitting, person: string, text: string): Draft | Failed {
  const seat = seatOf(head, person);
  if (seat === null && head.host !== person) return new Failed('notSeated');
  return draft(head, { chat: { person, seat, text, room: null, heard: null } });
}

/** What is said in a private room is for those in it, also later. */
export function murmur({ head, table }: PlayingSitting, seat: Seat, person: string, text: string, room: number): Draft | Failed {
  const heard = table.state.core.rooms.find(({ id, seats }) => id === room && seats.includes(seat))?.seats ?? null;
  return heard === null ? new Failed('noSuchRoom') : draft(head, { chat: { person, seat, text, room, heard } });
}

/** Opens a request, or adds a voice to the same one that is already open. */
export function ask({ head }: Sitting, kind: OpenRequest['kind'], seat: Seat, of: Seat, id: number): Head | Failed {
  const { request } = head;
  if (request === null) return { ...head, request: { id, kind, seat, of, agreed: [seat] } };
  if (request.kind !== kind || request.of !== of) return new Failed('requestOpen');
  return { ...head, request: { ...request, agreed: [...new Set([...request.agreed, seat])] } };
}

/** The head after a reply: with one voice more, or without the request. The one who asked may take it back by saying no. */
export function reply({ head }: Sitting, seat: Seat, id: number, yes: boolean): Head | Failed {
  const { request } = head;
  if (request === null || request.id !== id) return new Failed('noRequest');
  if (!activePeople(head).includes(seat)) return new Failed('notSeated');
  if (!yes) return { ...head, request: null };
  return { ...head, request: { ...request, agreed: [...new Set([...request.agreed, seat])] } };
}

export function isGranted(head: Head): boolean {
  return head.request !== null && openVoters(head).length === 0;
}
