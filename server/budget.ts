/**
 * What everything costs, and what everybody has to spend: one budget for all that is asked of the server, over HTTP and by the socket.
 *
 * The unit is about a tenth of a millisecond of the loop, which all share. Each person has a budget, and so has each socket of nobody's;
 * each address has one for all that come from it. The last part of an address's is kept for people who are known, so that a visitor without
 * a name cannot spend it for those who sit beside him.
 */

import { Limiter } from './limiter.ts';
import type { Metrics } from './metrics.ts';
import type { ClientMessage } from './protocol/index.ts';
import type { Time } from './time.ts';

/** Who asks. */
export interface Asker {
  readonly person: string | null;
  /** See `addressOf`. */
  readonly address: string;
  /** Names the socket of somebody who is nobody in particular; null for a request. */
  readonly socket: string | null;
}

/** What each message of the socket costs, beside what is sent back. A new message must have a price to be understood. */
export const MESSAGE_PRICES: { readonly [type in ClientMessage['type']]: number } = {
  ping: 1,
  lobby: 2,
  unwatch: 5,
  watch: 20,
  answer: 5,
  plan: 20,
  foresee: 60,
  advise: 100,
  doubt: 60,
  undo: 30,
  askUndo: 40,
  consent: 30,
  botVote: 10,
  takeBack: 10,
  hold: 10,
  resign: 10,
  chat: 10,
  setStanding: 10,
  clearStanding: 10,
  why: 20,
  at: 20,
};

/** What a message costs before it is known what it says, and a control frame. */
export const ANY_MESSAGE = 1;
/** Bytes that cost one. */
export const BYTES_FOR_ONE = { received: 500, sent: 2_000 };
/** Opening a socket. */
export const SOCKET = 20;

/** What requests cost, by what they make the server do. */
export const PRICES = {
  /** A file of the browser client. */
  file: 1,
  /** Reading a few rows. */
  look: 10,
  /** Reading many. */
  list: 25,
  /** Writing. */
  change: 25,
  /** Making a table, or a game. */
  make: 60,
  /** Telling everybody at all of one's tables. */
  tell: 60,
  /** Drawing a picture, elsewhere. */
  picture: 60,
  /** Replaying a game, elsewhere but for long. */
  replay: 200,
  /** Checking a password, elsewhere but for long. */
  password: 200,
  /** Everything of somebody. */
  all: 500,
} as const;

const PERSON = { burst: 2_000, perSecond: 100 };
const NOBODY = { burst: 400, perSecond: 20 };
const ADDRESS = { burst: 8_000, perSecond: 400 };
/** How much of an address's budget is not for sockets of nobody's, and not for requests of nobody's. */
const KEPT = { socket: 0.5, request: 0.25 };

/** What was spent at one node, by person and by address, and is to be known at the others. */
export interface Spent {
  readonly people: readonly (readonly [string, number])[];
  readonly addresses: readonly (readonly [string, number])[];
}

/** Whoever has spent less since the others were told last is not worth telling of yet. */
const TOLD_FROM = 25;

export class Budget {
  private readonly metrics: Metrics;
  /** What the other nodes have not been told of yet; null where there are none. */
  private readonly untold: { readonly people: Map<string, number>; readonly addresses: Map<string, number> } | null;
  private readonly people: Limiter;
  private readonly nobodies: Limiter;
  private readonly addresses: Limiter;

  /** `rate` scales all of it; `isShared` says whether there are other nodes, at which the same people may spend. */
  constructor(time: Time, rate: number, metrics: Metrics, isShared: boolean) {
    this.untold = isShared ? { people: new Map(), addresses: new Map() } : null;
    const limiter = ({ burst, perSecond }: typeof PERSON): Limiter => new Limiter(time, burst * rate, perSecond * rate);
    this.metrics = metrics;
    this.people = limiter(PERSON);
    this.nobodies = limiter(NOBODY);
    this.addresses = limiter(ADDRESS);
  }

  /** Takes the price when the asker has it: 0. Otherwise the seconds after which it is worth asking again. */
  take(asker: Asker, price: number): number {
    const own = this.ownOf(asker);
    const kept = this.keptFrom(asker);
    const { address } = asker;
    if (own !== null && !own.limiter.has(own.key, price)) {
      this.metrics.overspent.inc({ by: asker.person === null ? 'nobody' : 'person' });
      return own.limiter.wait(own.key, price);
    }
    if (!this.addresses.has(address, price, kept)) {
      this.metrics.overspent.inc({ by: 'address' });
      return Math.max(1, this.addresses.wait(address, price, kept));
    }
    this.charge(asker, price);
    return 0;
  }

  /** What turned out to have been used as well. */
  charge(asker: Asker, price: number): void {
    const own = this.ownOf(asker);
    own?.limiter.charge(own.key, price);
    this.addresses.charge(asker.address, price);
    if (this.untold === null) return;
    if (asker.person !== null) note(this.untold.people, asker.person, price);
    note(this.untold.addresses, asker.address, price);
  }

  /** What is to be told to the other nodes; null when it is not worth it. */
  news(): Spent | null {
    if (this.untold === null) return null;
    const people = taken(this.untold.people);
    const addresses = taken(this.untold.addresses);
    return people.length === 0 && addresses.length === 0 ? null : { people, addresses };
  }

  /** It was spent at another node. */
  spentElsewhere({ people, addresses }: Spent): void {
    for (const [person, price] of people) this.people.charge(person, price);
    for (const [address, price] of addresses) this.addresses.charge(address, price);
  }

  /** A socket is closed. */
  forget(socket: string): void {
    this.nobodies.forget(socket);
  }

  private ownOf({ person, socket }: Asker): { readonly limiter: Limiter; readonly key: string } | null {
    if (person !== null) return { limiter: this.people, key: person };
    return socket === null ? null : { limiter: this.nobodies, key: socket };
  }

  private keptFrom({ person, socket }: Asker): number {
    if (person !== null) return 0;
    return this.addresses.burst * (socket === null ? KEPT.request : KEPT.socket);
  }
}

function note(spent: Map<string, number>, key: string, price: number): void {
  spent.set(key, (spent.get(key) ?? 0) + price);
}

function taken(spent: Map<string, number>): [string, number][] {
  const told = [...spent].filter(([, price]) => price >= TOLD_FROM);
  for (const [key] of told) spent.delete(key);
  return told;
}
