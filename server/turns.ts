/**
 * Messages and requests take turns: those who ask are served one after the other, however much each of them asks for, and in one go of the
 * loop no more is done than takes a few milliseconds, so that nobody waits behind a heap of others' wishes. Who is nobody in
 * particular rests for a while when served, so that no address has more than a part of the loop for itself.
 */

/** In one go of the loop, in units of the budget. */
const IN_ONE_GO = 10;
/** Milliseconds of rest for each unit: four times what it takes. */
const REST = 0.4;
/** What may wait, of one who asks and of all. */
const MOST_WAITING = { each: 300, all: 20_000 };

/** Who asks: a person, or an address from which nobody in particular asks. */
export interface InTurn {
  readonly person: string | null;
  readonly address: string;
}

interface Turn {
  readonly price: number;
  /** Whether who asked rests then. */
  readonly rests: boolean;
  readonly work: () => void;
}

export class Turns {
  /** What waits, by asker; who is first in the map is served next. */
  private readonly waiting: Map<string, Turn[]> = new Map();
  /** Until when those rest who were served, who is free first being about first in the map. */
  private readonly resting: Map<string, number> = new Map();
  private count = 0;
  private spent = 0;
  /** When more is done: in the next go of the loop, or, as all who wait have to rest, a little later. */
  private due: 'no' | 'soon' | 'later' = 'no';
  private readonly onWaiting: (count: number) => void;
  private readonly now: () => number;

  /** `onWaiting` hears how much waits; `now` tells the milliseconds by which those rest who were served. */
  constructor(onWaiting: (count: number) => void, now = () => performance.now()) {
    this.onWaiting = onWaiting;
    this.now = now;
  }

  /** Fulfilled when one's turn has come; false when too much waits already. */
  come(asker: InTurn, price: number): Promise<boolean> {
    return new Promise((here) => {
      if (!this.take(asker, price, () => here(true))) here(false);
    });
  }

  /** Does something at once, or when its turn comes; false when too much waits already. */
  take({ person, address }: InTurn, price: number, work: () => void): boolean {
    const asker = person ?? address;
    const turn: Turn = { price, rests: person === null, work };
    if (this.isFree(asker)) {
      this.carryOut(asker, turn);
      return true;
    }
    const mine = this.waiting.get(asker) ?? [];
    if (mine.length >= MOST_WAITING.each || this.count >= MOST_WAITING.all) return false;
    mine.push(turn);
    this.waiting.set(asker, mine);
    this.count++;
    this.onWaiting(this.count);
    this.schedule('soon');
    return true;
  }

  private carryOut(asker: string, { price, rests, work }: Turn): void {
    this.spent += price;
    if (rests) {
      this.resting.delete(asker);
      this.resting.set(asker, this.now() + price * REST);
    }
    this.schedule('soon');
    work();
  }

  /** Whether somebody can be served at once: nobody waits who could be, and there is nothing of his own before it. */
  private isFree(asker: string): boolean {
    if (this.spent >= IN_ONE_GO || this.rests(asker, this.now())) return false;
    return this.count === 0 || (this.due === 'later' && !this.waiting.has(asker));
  }

  private rests(asker: string, now: number): boolean {
    return (this.resting.get(asker) ?? 0) > now;
  }

  private schedule(due: 'soon' | 'later'): void {
    if (this.due !== 'no') return;
    this.due = due;
    if (due === 'soon') setImmediate(() => this.go());
    else setTimeout(() => this.go(), 1);
  }

  private go(): void {
    this.due = 'no';
    this.spent = 0;
    this.forgetRested();
    while (this.count > 0 && this.spent < IN_ONE_GO) {
      const asker = this.nextAsker();
      if (asker === null) break;
      this.carryOut(asker, this.turnOf(asker));
    }
    this.onWaiting(this.count);
    if (this.count > 0) this.schedule(this.nextAsker() === null ? 'later' : 'soon');
  }

  /** Whose turn it is: the first who waits and does not rest. */
  private nextAsker(): string | null {
    const now = this.now();
    for (const asker of this.waiting.keys()) if (!this.rests(asker, now)) return asker;
    return null;
  }

  /** The first thing that somebody waits for; whoever has more comes last then. */
  private turnOf(asker: string): Turn {
    const mine = this.waiting.get(asker) ?? [];
    const turn = mine.shift();
    if (turn === undefined) throw new Error('nothing waits');
    this.waiting.delete(asker);
    if (mine.length > 0) this.waiting.set(asker, mine);
    this.count--;
    return turn;
  }

  private forgetRested(): void {
    const now = this.now();
    for (const [asker, until] of this.resting) {
      if (until > now) break;
      this.resting.delete(asker);
    }
  }
}
