/**
 * Finished tables looked back at. The work is done part by part by one thread of its own, in which tables take turns; what has been found is
 * kept after every part, so that another server, or this one after a start, goes on from there.
 */

import type { Analysis } from '@castellan/bots';
import { type Game, type Line, setupOf } from '@castellan/engine';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { AnalysisInfo } from '../protocol/index.ts';
import { type StoredAnalysis, StoreError } from '../store/store.ts';
import { readJournal, setupOfTable } from '../tables/loading.ts';
import { recordOfTable } from '../tables/records.ts';
import type { StoredTable } from '../tables/stored.ts';

/** Milliseconds of one part, and for how long a server that has kept one is believed to work on the next. */
const PART = 2_000;
const BELIEVED = 60_000;
/** Tables that may wait at one server. */
const MOST = 50;

/** Finds a server that takes an analysis on; false when nobody does. Where there is one server, that is the one. */
export type Offering = (table: string) => Promise<boolean>;

export class Analyses {
  private readonly house: House;
  private readonly offer: Offering | null;
  /** What is worked on here, in the order in which it came. */
  private readonly working: Map<string, Promise<void>> = new Map();
  private isClosed = false;

  constructor(house: House, offer: Offering | null) {
    this.house = house;
    this.offer = offer;
  }

  /** What is known of a finished table, which whoever asks may see. */
  async look(table: string): Promise<AnalysisInfo> {
    const kept = await this.house.store.analysis(table);
    return kept === null ? UNKNOWN : this.infoOf(kept);
  }

  /** Has it looked back at, unless that is done or under way. */
  async want(table: string): Promise<AnalysisInfo | Failed> {
    const known = await this.look(table);
    if (known.isWorkedOn || isDone(known)) return known;
    const isTaken = (await this.offer?.(table)) ?? false;
    if (!isTaken && !(await this.take(table))) return new Failed('tooMany', { params: { seconds: BUSY } });
    const begun = await this.look(table);
    return begun.isWorkedOn || isDone(begun) ? begun : { ...begun, isWorkedOn: true };
  }

  /** Takes it on here; false when too many wait already. It is known from then on that it is worked on. */
  async take(table: string): Promise<boolean> {
    if (this.working.has(table)) return true;
    if (this.isClosed || this.working.size >= MOST) return false;
    const work = this.work(table).catch((error: unknown) =>
      this.house.log.error({ err: error, table }, 'a game could not be looked back at'),
    );
    this.working.set(
      table,
      work.finally(() => this.working.delete(table)),
    );
    return true;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.working.values());
  }

  private infoOf({ answers, total, json, trouble, until }: StoredAnalysis): AnalysisInfo {
    return {
      answers,
      of: total,
      isWorkedOn: trouble === null && (json === null || answers < total) && until > this.house.time.now(),
      trouble,
      analysis: json === null ? null : JSON.parse(json),
    };
  }

  private async work(id: string): Promise<void> {
    const { store, time, owner } = this.house;
    const stored = await store.table(id);
    if (stored === null || stored.head.stage !== 'finished') return;
    const journal = await readJournal(this.house, stored);
    if (journal instanceof Failed) return;
    const { lines } = journal;
    const mine = (): Promise<void> => store.takeAnalysis(id, lines.length, owner, time.now(), time.now() + BELIEVED);
    // It may wait long for its turn.
    const still = setInterval(() => void mine().catch(() => undefined), BELIEVED / 3).unref();
    try {
      await mine();
      await this.goOn(stored, lines);
    } catch (error) {
      // Another server is at it.
      if (!(error instanceof StoreError && error.fault === 'conflict')) throw error;
    } finally {
      clearInterval(still);
    }
  }

  /** Part by part, to the end or until this server stops. */
  private async goOn(stored: StoredTable, lines: readonly Line[]): Promise<void> {
    const { store, time, owner, crew, packJson, log } = this.house;
    const { id, charter } = stored;
    const kept = await store.analysis(id);
    let known: Analysis | null = kept === null || kept.json === null ? null : JSON.parse(kept.json);
    const keep = (trouble: string | null, until: number): Promise<void> => {
      const json = known === null ? null : JSON.stringify(known);
      return store.keepAnalysis({ table: id, answers: known?.answers ?? 0, total: lines.length, json, trouble, owner, until });
    };
    const trouble = await this.whyNot(stored, lines);
    if (trouble !== null) return keep(trouble, 0);
    while (known === null || known.answers < lines.length) {
      const task = {
        game: charter.game,
        pack: packJson(charter.game, charter.pack),
        setup: setupOfTable(stored),
        lines,
        from: known,
        ms: PART,
      };
      try {
        known = (await crew.analyse(task, id)).analysis;
      } catch (error) {
        // The threads stop with the server, and another goes on.
        if (this.isClosed) return keep(null, 0);
        log.warn({ err: error, table: id }, 'a game cannot be looked back at');
        return keep('broken', 0);
      }
      await keep(null, this.isClosed ? 0 : time.now() + BELIEVED);
      if (this.isClosed) return;
    }
  }

  /** Why a table that was played cannot be looked back at. */
  private async whyNot(stored: StoredTable, lines: readonly Line[]): Promise<string | null> {
    const { game: id, pack } = stored.charter;
    const game: Game | undefined = this.house.games.get(id);
    if (game === undefined) return 'unknownGame';
    if (pack !== '') await this.house.meetPack(id, pack);
    return setupOf(game, recordOfTable(stored, [], lines, null)).ok ? null : 'unreplayable';
  }
}

/** Seconds after which it is worth asking again. */
const BUSY = 60;

const UNKNOWN: AnalysisInfo = { answers: 0, of: 0, isWorkedOn: false, trouble: null, analysis: null };

/** A game that was given up at once has no answers to be looked at. */
function isDone({ answers, of, trouble, analysis }: AnalysisInfo): boolean {
  return trouble !== null || (analysis !== null && answers === of);
}
