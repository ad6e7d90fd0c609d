/** Private talk: which seats may speak among themselves is the game's to say; what they say is carried by the table. */

import type { Room, Seat, State } from './types.ts';

export function openRoom(s: State, room: Omit<Room, 'id'>): Room {
  const opened: Room = { id: ++s.core.roomsOpened, ...room };
  s.core.rooms = [...s.core.rooms, opened];
  s.core.told?.push({ key: 'roomOpened', params: { seats: room.seats, room: room.name }, to: room.open ? undefined : room.seats });
  return opened;
}

export function closeRoom(s: State, id: number): void {
  const closed = s.core.rooms.find((room) => room.id === id);
  if (closed === undefined) return;
  s.core.rooms = s.core.rooms.filter((room) => room !== closed);
  s.core.told?.push({ key: 'roomClosed', params: { seats: closed.seats, room: closed.name }, to: closed.open ? undefined : closed.seats });
}

/** The rooms that a seat, or a spectator, knows of. */
export function roomsShownTo({ core: { rooms } }: State, seat: Seat | null): readonly Room[] {
  return rooms.filter((room) => room.open || (seat !== null && room.seats.includes(seat)));
}
