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

/** What the table's clock says when the time of a room is over. */
export function sayRoomOver(id: number): string {
  return `close room ${id}`;
}

/** The room whose time the clock says is over; null when there is none, or none that ends by time. */
export function roomSaidOver({ core }: State, said: string): Room | null {
  return core.rooms.find((room) => room.limit !== undefined && sayRoomOver(room.id) === said) ?? null;
}

/** A seat comes into a room that is open. */
export function joinRoom(s: State, id: number, seat: Seat): void {
  const room = s.core.rooms.find((one) => one.id === id);
  if (room === undefined || room.seats.includes(seat)) return;
  const joined: Room = { ...room, seats: [...room.seats, seat] };
  s.core.rooms = s.core.rooms.map((one) => (one === room ? joined : one));
  s.core.told?.push({
    key: 'roomJoined',
    params: { seat, seats: joined.seats, room: room.name },
    to: room.open ? undefined : joined.seats,
  });
}

/** A seat leaves a room, which is closed when only one is left in it. */
export function leaveRoom(s: State, id: number, seat: Seat): void {
  const room = s.core.rooms.find((one) => one.id === id);
  if (room === undefined || !room.seats.includes(seat)) return;
  const left: Room = { ...room, seats: room.seats.filter((other) => other !== seat) };
  if (left.seats.length < 2) {
    closeRoom(s, id);
    return;
  }
  s.core.rooms = s.core.rooms.map((one) => (one === room ? left : one));
  s.core.told?.push({ key: 'roomLeft', params: { seat, seats: left.seats, room: room.name }, to: room.open ? undefined : room.seats });
}

/** The rooms that a seat, or a spectator, knows of. */
export function roomsShownTo({ core: { rooms } }: State, seat: Seat | null): readonly Room[] {
  return rooms.filter((room) => room.open || (seat !== null && room.seats.includes(seat)));
}
