/**
 * Messages and requests take turns: those who ask are served one after the other, however much each of them asks for, and in one go of the
 * loop no more is done than takes a few milliseconds, so that nobody waits behind a heap of others' wishes.
 */

/** In one go of the loop, in units of the budget. */
const IN_ONE_GO = 10;
/** What may wait, of one who asks and of all. */
const MOST_WAITING = { each: 300, all: 20_000 };

interface Turn {
  readonly price: number;
  work(): void;
}

export class Turns {
  /** What waits, by asker; who is first in the map is served next. */
  private readonly waiting: Map<string, Turn[]> = new Map();
  private count = 0;
  private spent = 0;
  private scheduled = false;
  private readonly onWaiting: (count: number) => void;

  /** `onWaiting` hears how much waits. */
  constructor(onWaiting: (count: number) => void) {
    this.onWaiting = onWaiting;
  }

  /** Fulfilled when one's turn has come; false when too much waits already. */
  come(asker: string, price: number): Promise<boolean> {
    return new Promise((here) => {
      if (!this.take(asker, price, () => here(true))) here(false);
    });
  }

  /** Does something at once, or when its turn comes; false when too much waits already. */
  take(asker: string, price: number, work: () => void): boolean {
    if (this.count === 0 && this.spent < IN_ONE_GO) {
      this.spend(price);
      work();
      return true;
    }
    const mine = this.waiting.get(asker) ?? [];
    if (mine.length >= MOST_WAITING.each || this.count >= MOST_WAITING.all) return false;
    mine.push({ price, work });
    this.waiting.set(asker, mine);
    this.count++;
    this.onWaiting(this.count);
    this.schedule();
    return true;
  }

  private spend(price: number): void {
    this.spent += price;
    this.schedule();
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.go());
  }

  private go(): void {
    this.scheduled = false;
    this.spent = 0;
    while (this.count > 0 && this.spent < IN_ONE_GO) {
      const turn = this.next();
      this.spend(turn.price);
      turn.work();
    }
    this.onWaiting(this.count);
    if (this.count > 0) this.schedule();
  }

  /** The first of whose turn it is; whoever has more comes last then. */
  private next(): Turn {
    for (const [asker, mine] of this.waiting) {
      const turn = mine.shift();
      this.waiting.delete(asker);
      if (mine.length > 0) this.waiting.set(asker, mine);
      if (turn === undefined) continue;
      this.count--;
      return turn;
    }
    throw new Error('nothing waits');
  }
}
