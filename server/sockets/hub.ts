/** All open sockets. */

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';
import { type Budget, BYTES_FOR_ONE } from '../budget.ts';
import type { House } from '../house.ts';
import { Limiter } from '../limiter.ts';
import type { Visitor } from '../people/people.ts';
import type { LobbyList, ServerMessage } from '../protocol/index.ts';
import type { Hall } from '../tables/hall.ts';
import type { Turns } from '../turns.ts';
import { Connection } from './connection.ts';
import { Door, type DoorLimits } from './door.ts';

const PING_EVERY = 30_000;
/** How often the lobby is told at most that a list has changed; what is being played changes with every answer. */
const LOBBY_EVERY: { readonly [list in LobbyList]: number } = { open: 1_000, playing: 5_000 };
const CLOSE_RESTART = 1012;
const CLOSE_LATER = 1013;
/** Milliseconds that somebody who may not come in has to hear it. */
const TURNED_AWAY = 1_000;

/** Wants to know who is here. */
export interface Attendance {
  came(person: string): void;
  left(person: string): void;
}

export class Hub {
  private readonly house: House;
  private readonly attendance: Attendance | null;
  private readonly budget: Budget;
  private readonly door: Door;
  private readonly turns: Turns;
  /** What people say, whatever tab they say it in. */
  private readonly words: Limiter;
  private readonly connections: Set<Connection> = new Set();
  private readonly byPerson: Map<string, Set<Connection>> = new Map();
  private readonly inLobby: Set<Connection> = new Set();
  private readonly lobbyDue: Set<LobbyList> = new Set();
  private made = 0;
  private readonly pinging: NodeJS.Timeout;

  /** `rate` scales how much may be said. */
  constructor(house: House, budget: Budget, turns: Turns, limits: DoorLimits, rate: number, attendance: Attendance | null) {
    this.house = house;
    this.attendance = attendance;
    this.budget = budget;
    this.door = new Door(limits);
    this.turns = turns;
    this.words = new Limiter(house.time, 10 * rate, 0.5 * rate);
    this.pinging = setInterval(() => {
      for (const connection of this.connections) connection.ping();
    }, PING_EVERY);
    this.pinging.unref();
  }

  /** Whether one more socket may be opened from there. */
  admits(person: string | null, address: string): boolean {
    const admitted = this.door.admits({ person, address });
    if (!admitted) this.house.metrics.shed.inc({ why: 'door' });
    return admitted;
  }

  /** `line` is what the socket is spoken over. */
  add(socket: WebSocket, line: Socket, visitor: Visitor | null, address: string, hall: Hall): void {
    // A socket that fails also closes, which is all there is to do about it.
    socket.on('error', () => {});
    const person = visitor?.person.id ?? null;
    if (!this.admits(person, address)) {
      socket.close(CLOSE_LATER, 'tooMany');
      socket.pause();
      setTimeout(() => socket.terminate(), TURNED_AWAY).unref();
      return;
    }
    const asker = { person, address, socket: person === null ? String(++this.made) : null };
    const guest = { person, address };
    const host = {
      house: this.house,
      hall,
      affords: (price: number) => this.budget.take(asker, price) === 0,
      charge: (bytes: number) => this.budget.charge(asker, bytes / BYTES_FOR_ONE.sent),
      inTurn: (price: number, work: () => void) => this.turns.take(guest, price, work),
      maySay: (speaker: string) => this.words.allows(speaker),
      lobby: (connection: Connection, on: boolean) => {
        if (on) this.inLobby.add(connection);
        else this.inLobby.delete(connection);
      },
    };
    const connection = new Connection(host, socket, line, visitor, address);
    this.door.enter(guest);
    this.connections.add(connection);
    if (person !== null) this.meetPerson(person, connection);
    this.house.metrics.sockets.set(this.connections.size);
    socket.once('close', () => {
      this.door.leave(guest);
      if (asker.socket !== null) this.budget.forget(asker.socket);
      this.remove(connection);
    });
  }

  /** Whether a person has the page open somewhere. */
  isConnected(person: string): boolean {
    return this.byPerson.has(person);
  }

  /** Tells a person on every socket that does not show this table. */
  tellElsewhere(person: string, table: string, message: ServerMessage): void {
    for (const connection of this.byPerson.get(person) ?? []) if (!connection.watches(table)) connection.tell(message);
  }

  /** Closes the sockets of a person, or those of one of their devices. */
  dismiss(person: string, device: string | null = null): void {
    for (const connection of [...(this.byPerson.get(person) ?? [])])
      if (device === null || connection.device === device) connection.dismiss();
  }

  /** Devices whose sockets are open, and whose they are. */
  get devices(): ReadonlyMap<string, string> {
    const found = new Map<string, string>();
    for (const { device, person } of this.connections) if (device !== null && person !== null) found.set(device, person);
    return found;
  }

  /** Tells all to come again, where they may meet another node. */
  sendAway(): void {
    for (const connection of [...this.connections]) connection.close(CLOSE_RESTART, 'stopping');
  }

  /** A list of others' tables has changed; those in the lobby are told in a while, together with what else has changed by then. */
  tellLobby(list: LobbyList): void {
    if (this.lobbyDue.has(list) || this.inLobby.size === 0) return;
    this.lobbyDue.add(list);
    this.house.time.after(LOBBY_EVERY[list], () => {
      this.lobbyDue.delete(list);
      for (const connection of this.inLobby) connection.tell({ type: 'lobby', list });
    });
  }

  close(): void {
    clearInterval(this.pinging);
    this.sendAway();
  }

  /** Those who have not closed by themselves will not. */
  cutOff(): void {
    for (const connection of this.connections) connection.cutOff();
  }

  private remove(connection: Connection): void {
    this.connections.delete(connection);
    this.inLobby.delete(connection);
    this.forgetPerson(connection);
    connection.gone();
    this.house.metrics.sockets.set(this.connections.size);
  }

  private meetPerson(person: string, connection: Connection): void {
    const others = this.byPerson.get(person);
    this.byPerson.set(person, (others ?? new Set()).add(connection));
    if (others === undefined) this.attendance?.came(person);
  }

  private forgetPerson(connection: Connection): void {
    if (connection.person === null) return;
    const others = this.byPerson.get(connection.person);
    others?.delete(connection);
    if (others?.size !== 0) return;
    this.byPerson.delete(connection.person);
    this.attendance?.left(connection.person);
  }
}
