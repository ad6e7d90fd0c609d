/** Whose a table is. A table of nobody's, or of a node that is gone, belongs to whoever claims it first. */

import type { FastifyBaseLogger } from 'fastify';
import type { Held, NodeStore } from '../store/postgres/nodes.ts';
import type { Store } from '../store/store.ts';
import type { StoredTable } from '../tables/stored.ts';
import type { Nodes } from './nodes.ts';

/** Tables taken over at once. */
const AT_ONCE = 500;

export interface ClaimsOptions {
  readonly nodes: Nodes;
  readonly store: Store;
  readonly held: NodeStore;
  readonly log: FastifyBaseLogger;
  /** Tables are this node's from now on. */
  adopt(tables: readonly StoredTable[]): void;
}

export class Claims {
  private readonly options: ClaimsOptions;
  /** Tables that were this node's when it last looked. */
  private readonly mine: Set<string> = new Set();
  private sweeping: Promise<void> | null = null;
  /** Whether somebody is gone since it was begun. */
  private isDue = false;

  constructor(options: ClaimsOptions) {
    this.options = options;
  }

  get count(): number {
    return this.mine.size;
  }

  has(table: string): boolean {
    return this.mine.has(table);
  }

  get all(): readonly string[] {
    return [...this.mine];
  }

  lose(table: string): void {
    this.mine.delete(table);
  }

  /** What is not in use need not be remembered: the database knows it. */
  keepOnly(tables: ReadonlySet<string>): void {
    for (const table of this.mine) if (!tables.has(table)) this.mine.delete(table);
  }

  loseAll(): void {
    this.mine.clear();
  }

  /** The node whose the table is: this one's own when it has none yet. Null where it cannot be said now. */
  async ownerOf(table: string): Promise<string | null> {
    const { nodes, held } = this.options;
    if (this.mine.has(table)) return nodes.inc;
    const [found] = await held.held([table]);
    // Whether there is no such table is said by whoever is asked for it.
    if (found === undefined) return nodes.inc;
    if (found.owner === nodes.inc) return this.taken(table);
    if (found.owner !== null && found.living && !nodes.isGone(found.owner)) return found.owner;
    if (nodes.isLeaving) return null;
    const stored = await this.options.store.table(table);
    const player = stored === null ? nodes.inc : this.whoPlays(stored);
    return player === nodes.inc ? this.claimed(found) : player;
  }

  /**
   * In the midst of an upgrade a node may not know the rules that a table is played by: then it is for one that does. Null while somebody is
   * there of whom that is not known yet.
   */
  private whoPlays({ charter: { game, rules } }: StoredTable): string | null {
    const { nodes } = this.options;
    if (nodes.plays(nodes.inc, game, rules)) return nodes.inc;
    const other = nodes.takers.find((one) => nodes.plays(one, game, rules));
    return other ?? (nodes.knowsAll ? nodes.inc : null);
  }

  private async claimed(found: Held): Promise<string | null> {
    const { nodes, held } = this.options;
    const claimed = await held.claim(nodes.inc, [found]);
    return claimed.has(found.id) ? this.taken(found.id) : null;
  }

  private async taken(table: string): Promise<string> {
    this.mine.add(table);
    await this.adopt([table]);
    return this.options.nodes.inc;
  }

  private async adopt(tables: readonly string[]): Promise<void> {
    const { store, adopt } = this.options;
    adopt(await store.tables(tables));
  }

  /** Takes this node's share of the tables being played that are nobody's. */
  sweep(): Promise<void> {
    this.isDue = true;
    this.sweeping ??= this.sweepAll().finally(() => {
      this.sweeping = null;
    });
    return this.sweeping;
  }

  private async sweepAll(): Promise<void> {
    while (this.isDue) {
      this.isDue = false;
      await this.sweepOnce();
    }
  }

  private async sweepOnce(): Promise<void> {
    const { nodes, held, store, log } = this.options;
    if (nodes.isLeaving || !(await nodes.sure())) return;
    try {
      const orphans = await held.orphans(nodes.gone, AT_ONCE);
      if (orphans.length === 0) return;
      const tables = await store.tables(orphans.map(({ id }) => id));
      const ids = new Set(tables.filter((table) => this.isForMe(table)).map(({ id }) => id));
      const me = nodes.inc;
      const claimed = await held.claim(
        me,
        orphans.filter(({ id }) => ids.has(id)),
      );
      if (nodes.inc !== me || claimed.size === 0) return;
      for (const id of claimed) this.mine.add(id);
      log.info({ tables: claimed.size }, 'tables of nobody’s are gone on with');
      await this.adopt([...claimed]);
    } catch (error) {
      log.warn({ err: error }, 'tables of nobody’s could not be looked for');
    }
  }

  /** All nodes come to the same, so that each takes its share and none is in another's way. */
  private isForMe({ id, charter: { game, rules } }: StoredTable): boolean {
    const { nodes } = this.options;
    const able = [nodes.inc, ...nodes.takers].filter((node) => nodes.plays(node, game, rules));
    if (able.length === 0) return nodes.knowsAll;
    return able.reduce((best, node) => (weight(node, id) > weight(best, id) ? node : best)) === nodes.inc;
  }

  /** Tables in memory that are another's by now. */
  async audit(tables: readonly string[]): Promise<readonly Held[]> {
    return this.options.held.held(tables);
  }
}

/** How much a table is a node's, by chance and for all alike. */
function weight(node: string, table: string): number {
  let hash = 2_166_136_261;
  for (const text of [node, table]) for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16_777_619);
  return Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 0;
}
