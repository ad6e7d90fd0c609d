/** Who may open a socket: so many in all, of one address and of one person, and of nobody's only half as many as of people's. */

export interface DoorLimits {
  /** Sockets in all. */
  readonly all: number;
  readonly perAddress: number;
}

/** Sockets of one person: tabs and devices. */
const PER_PERSON = 24;
/** Part of the sockets that may be nobody's. */
const NOBODYS = 0.5;

interface Guest {
  readonly person: string | null;
  readonly address: string;
}

export class Door {
  private readonly limits: DoorLimits;
  private readonly counts: Map<string, number> = new Map();

  constructor(limits: DoorLimits) {
    this.limits = limits;
  }

  admits(guest: Guest): boolean {
    const { all, perAddress } = this.limits;
    const { person, address } = guest;
    if (this.of('') >= all || this.of(`at ${address}`) >= perAddress) return false;
    if (person !== null) return this.of(`of ${person}`) < PER_PERSON;
    return this.of('nobody') < all * NOBODYS && this.of(`nobody at ${address}`) < perAddress * NOBODYS;
  }

  enter(guest: Guest): void {
    this.count(guest, 1);
  }

  leave(guest: Guest): void {
    this.count(guest, -1);
  }

  private of(key: string): number {
    return this.counts.get(key) ?? 0;
  }

  private count({ person, address }: Guest, more: number): void {
    const keys = ['', `at ${address}`, ...(person === null ? ['nobody', `nobody at ${address}`] : [`of ${person}`])];
    for (const key of keys) {
      const now = this.of(key) + more;
      if (now > 0) this.counts.set(key, now);
      else this.counts.delete(key);
    }
  }
}
