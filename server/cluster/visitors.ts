/** Those who are shown a table of this node's from another node. */

import type { Streams } from '../bus/streams.ts';
import type { ErrorCode } from '../protocol/index.ts';
import type { Watcher } from '../tables/audience.ts';

/** Somebody at another node: what is shown to them goes there. */
export class Visitor implements Watcher {
  readonly person: string | null;
  readonly asker: string;
  readonly node: string;
  readonly table: string;
  private readonly streams: Streams;
  private readonly ticket: number;

  constructor(streams: Streams, node: string, table: string, ticket: number, person: string | null, asker: string) {
    this.streams = streams;
    this.node = node;
    this.table = table;
    this.ticket = ticket;
    this.person = person;
    this.asker = asker;
  }

  send(text: string, version?: number): void {
    this.streams.show(this.node, this.ticket, text, version ?? null);
  }

  reply(text: string, version?: number): void {
    this.streams.say(this.node, { kind: 'shown', w: this.ticket, v: version ?? null }, text);
  }

  lose(_table: string, code: ErrorCode): void {
    this.streams.say(this.node, { kind: 'lose', w: this.ticket, code });
  }
}

/** By the node they are at, and the ticket they have there. */
export class Visitors {
  private readonly nodes: Map<string, Map<number, Visitor>> = new Map();

  find(node: string, ticket: number): Visitor | null {
    return this.nodes.get(node)?.get(ticket) ?? null;
  }

  add(ticket: number, visitor: Visitor): void {
    const there = this.nodes.get(visitor.node) ?? new Map<number, Visitor>();
    this.nodes.set(visitor.node, there.set(ticket, visitor));
  }

  drop(node: string, ticket: number): Visitor | null {
    const visitor = this.find(node, ticket);
    this.nodes.get(node)?.delete(ticket);
    return visitor;
  }

  /** All of a node's, who are gone with it. */
  dropAll(node: string): readonly Visitor[] {
    const all = [...(this.nodes.get(node)?.values() ?? [])];
    this.nodes.delete(node);
    return all;
  }

  clear(): void {
    this.nodes.clear();
  }

  /** Nodes at which somebody is shown a table. */
  nodesAt(table: string): readonly string[] {
    return [...this.nodes].flatMap(([node, there]) => ([...there.values()].some((visitor) => visitor.table === table) ? [node] : []));
  }
}
