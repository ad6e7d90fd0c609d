/** Reaches a person at whatever nodes they are: those listen for people who are there. */

import type { Bus } from '../bus/bus.ts';
import type { ServerMessage } from '../protocol/index.ts';

/** Milliseconds in which a node says that somebody is there. */
const PATIENCE = 500;

export type PersonNews =
  | { readonly kind: 'tell'; readonly person: string; readonly table: string; readonly message: ServerMessage }
  | { readonly kind: 'dismiss'; readonly person: string; readonly device: string | null }
  /** Whether they are there is all that is wanted. */
  | { readonly kind: 'look'; readonly person: string };

export class PeopleLine {
  private readonly bus: Bus;
  private readonly prefix: string;
  private readonly me: () => string;
  private readonly heard: (news: PersonNews) => void;
  private readonly here: Map<string, () => void> = new Map();

  /** `me` is what this node is called: what it says itself it need not hear. */
  constructor(bus: Bus, prefix: string, me: () => string, heard: (news: PersonNews) => void) {
    this.bus = bus;
    this.prefix = prefix;
    this.me = me;
    this.heard = heard;
  }

  /** A person is at this node from now on. */
  came(person: string): void {
    const stop = this.bus.listen(`${this.prefix}.${person}`, (text, answer) => {
      answer('here');
      const { news, from }: { readonly news: PersonNews; readonly from: string } = JSON.parse(text);
      if (from !== this.me()) this.heard(news);
    });
    this.here.set(person, stop);
  }

  left(person: string): void {
    this.here.get(person)?.();
    this.here.delete(person);
  }

  /** Reaches the person, wherever that is. */
  tell(news: PersonNews): void {
    this.bus.send(`${this.prefix}.${news.person}`, this.written(news));
  }

  /** The same, and whether the person was somewhere. While the bus is away nobody knows, and it is better to call once too often. */
  async reach(news: PersonNews): Promise<boolean> {
    return (await this.bus.ask(`${this.prefix}.${news.person}`, this.written(news), PATIENCE)) === 'here';
  }

  private written(news: PersonNews): string {
    return JSON.stringify({ news, from: this.me() });
  }
}
