/**
 * Who is there. A node holds a lease in PostgreSQL and beats over the bus; whoever falls silent is asked, and taken for gone when nobody
 * answers. That may be wrong: then every write of the one who was taken for gone meets a fence, and nothing is lost.
 *
 * A node also looks at itself (`cut.ts`): who lacks what others have gives up its tables and sends its clients elsewhere. When all lack it,
 * all wait.
 */

import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import { newOwner } from '../ids.ts';
import { LEASE, type NodeRow, type NodeStore, type Rules } from '../store/postgres/nodes.ts';
import { type CutTimes, type Witness, whyCut } from './cut.ts';
import type { SharedTime } from './time.ts';

/** Milliseconds between two looks, renewals and beats. */
const EVERY = { look: 100, renew: 800, beat: 200 };
/** How often in a row nobody must have listened under a node's name: a connection that is made anew is not there for a moment. */
const NOBODY = 2;

function cutTimesOf(patience: number): CutTimes {
  return {
    cutFromBus: 1_500 * patience,
    cutFromStore: 2_000 * patience,
    cutFromBoth: 2_400 * patience,
    witness: 600 * patience,
    noticed: 900 * patience,
  };
}

/** Milliseconds after which something is believed; all the longer, the more patient nodes are told to be. */
function timesOf(patience: number) {
  return {
    /** Somebody who was silent for so long is asked, and taken for gone after so long. */
    probed: 300 * patience,
    suspected: 1_800 * patience,
    probePatience: 500 * patience,
    ...cutTimesOf(patience),
    /** Who has renewed its lease within this time has PostgreSQL: well below the above, so that those who are merely slow are not cut off one by one. */
    fresh: 1_200 * patience,
    /** When nothing of one's own has come back over the bus for so long, it does not work. */
    deaf: 700 * patience,
    /** Silence after which a connection is made anew that seems to be there. */
    stale: 1_200 * patience,
    /** A lease is trusted a little less long than it lasts. */
    trusted: (LEASE - 300) * patience,
    lease: LEASE * patience,
    /** When this node itself has not looked for so long, it was stopped, and must not judge others by it. */
    asleep: 600 * patience,
  };
}

interface Beat {
  readonly inc: string;
  readonly store: boolean;
  readonly left?: true;
  /** It is about to leave, and takes no more tables. */
  readonly leaving?: true;
  readonly sent: number;
}

interface Peer extends Witness {
  heard: number;
  storeSince: number | null;
  busSince: number | null;
  busSaid: number;
  isGone: boolean;
  isLeaving: boolean;
  isAsked: boolean;
  /** How often in a row nobody listened under its name. */
  nobody: number;
  rules: Rules;
  address: string;
}

function peerOf(heard: number, known: Partial<Peer>): Peer {
  const blank = { storeSince: null, busSince: null, busSaid: 0, isGone: false, isLeaving: false, isAsked: false, nobody: 0 };
  return { heard, ...blank, rules: {}, address: '', ...known };
}

export interface NodesListener {
  /** A node is gone, or is taken for it. */
  gone(inc: string): void;
  /** It was not. */
  back(inc: string): void;
  /** This node is not what it was: nothing is its own any more. It comes back under another name, at once or when it can. */
  lost(why: 'lapsed' | 'cut'): void;
  /** It has come, or come back. */
  joined(): void;
}

export interface NodesOptions {
  readonly bus: Bus;
  readonly store: NodeStore;
  readonly time: SharedTime;
  readonly log: FastifyBaseLogger;
  readonly prefix: string;
  readonly rules: Rules;
  readonly listener: NodesListener;
  /** Factor on all times after which somebody is taken for gone. */
  readonly patience: number;
}

export class Nodes {
  private readonly options: NodesOptions;
  private readonly times: ReturnType<typeof timesOf>;
  private readonly peers: Map<string, Peer> = new Map();
  inc = '';
  darkUntil = 0;
  /** Where this node can be reached, for those who look after it. */
  address = '';
  /** Whether this node may hold tables. */
  isWell = false;
  /** Whether it lacks what others have, and sends everybody to them. */
  isCut = false;
  /** Whether it is about to leave: it takes no more tables. */
  isLeaving = false;
  /** Milliseconds that a beat took over the bus. */
  lag = 0;
  heardSelf = 0;
  renewedAt = 0;
  private trustedUntil = 0;
  private renewing: Promise<void> | null = null;
  private beatAt = 0;
  /** When the connection to the bus was last made anew. */
  private mendedAt = 0;
  private lookedAt = 0;
  private looking: NodeJS.Timeout | null = null;
  private renewal: NodeJS.Timeout | null = null;
  private stopBeats: () => void = () => {};
  private stopProbes: () => void = () => {};

  constructor(options: NodesOptions) {
    this.options = options;
    this.times = timesOf(options.patience);
  }

  async start(): Promise<void> {
    const { bus, prefix } = this.options;
    this.stopBeats = bus.listen(`${prefix}.beat`, (text) => this.hear(JSON.parse(text)));
    await this.arrive();
    await this.renew();
    this.looking = setInterval(() => this.look(), EVERY.look);
    this.renewal = setInterval(() => void this.renew(), EVERY.renew);
  }

  /** How many nodes share the work. */
  get living(): number {
    let count = 1;
    for (const { isGone } of this.peers.values()) if (!isGone) count++;
    return count;
  }

  get others(): readonly string[] {
    return [...this.peers].flatMap(([inc, { isGone }]) => (isGone ? [] : [inc]));
  }

  /** Those of them who take tables. */
  get takers(): readonly string[] {
    return [...this.peers].flatMap(([inc, { isGone, isLeaving }]) => (isGone || isLeaving ? [] : [inc]));
  }

  /** Milliseconds left of the lease, as far as it is trusted. */
  get leaseLeft(): number {
    return Math.max(0, this.trustedUntil - performance.now());
  }

  isGone(inc: string): boolean {
    return inc !== this.inc && (this.peers.get(inc)?.isGone ?? false);
  }

  /** Nodes that are taken for gone although their lease may still run. */
  get gone(): readonly string[] {
    return [...this.peers].flatMap(([inc, { isGone }]) => (isGone ? [inc] : []));
  }

  /** Whether a node can go on with a game by these rules. */
  plays(inc: string, game: string, rules: number): boolean {
    const known = inc === this.inc ? this.options.rules : this.peers.get(inc)?.rules;
    return known?.[game]?.includes(rules) ?? false;
  }

  /** Whether it is known of everybody there what they play: of who has just come it is not. */
  get knowsAll(): boolean {
    return [...this.peers.values()].every(({ isGone, rules }) => isGone || Object.keys(rules).length > 0);
  }

  /** Before anything is shown or done the lease must be sure: after a sleep it may be over. */
  async sure(): Promise<boolean> {
    if (this.isWell && performance.now() < this.trustedUntil) return true;
    if (this.isWell) await this.renew();
    return this.isWell && performance.now() < this.trustedUntil;
  }

  /** Tells the others that tables are theirs to take from now on. */
  prepareToLeave(): void {
    this.isLeaving = true;
    this.beat();
  }

  /** Takes leave: the others need not find out. */
  async leave(): Promise<void> {
    this.stop();
    this.isWell = false;
    // The others need not wait until it is written down: what is under way here meets a fence.
    this.beat();
    await this.renewing;
    await this.giveUp(this.inc);
  }

  private stop(): void {
    for (const timer of [this.looking, this.renewal]) if (timer !== null) clearInterval(timer);
    this.stopBeats();
    this.stopProbes();
  }

  /** Comes, under a name that no node ever had. */
  private async arrive(): Promise<void> {
    const { store, bus, prefix, rules, time, listener } = this.options;
    const inc = newOwner();
    const since = performance.now();
    const { now, darkUntil } = await store.join({ inc, rules, address: this.address });
    const at = performance.now();
    time.set(now, at - since);
    this.inc = inc;
    this.darkUntil = darkUntil;
    this.trustedUntil = since + this.times.trusted;
    this.renewedAt = at;
    this.heardSelf = at;
    this.lookedAt = at;
    this.stopProbes();
    this.stopProbes = bus.listen(`${prefix}.probe.${inc}`, (_, answer) => answer('here'));
    this.isWell = true;
    this.isCut = false;
    listener.joined();
    this.beat();
  }

  /** While this node has no right to anything the others are told that it has left; itself it listens whether the bus is back. */
  private beat(): void {
    const { bus, prefix } = this.options;
    this.beatAt = performance.now();
    const store = this.beatAt - this.renewedAt < this.times.fresh;
    const beat: Beat = {
      inc: this.inc,
      store,
      sent: Math.round(this.beatAt),
      ...(this.isWell ? {} : { left: true }),
      ...(this.isLeaving ? { leaving: true } : {}),
    };
    bus.send(`${prefix}.beat`, JSON.stringify(beat));
  }

  private hear({ inc, store, left, leaving, sent }: Beat): void {
    const now = performance.now();
    if (inc === this.inc) {
      // While the bus was away nobody could be heard, and they do not all come back to it at the same moment.
      if (now - this.heardSelf > this.times.deaf) for (const peer of this.peers.values()) peer.heard = now;
      this.heardSelf = now;
      this.lag = Math.max(0, now - sent);
      return;
    }
    const known = this.peers.get(inc);
    if (left === true) {
      // Its lease may still run, and must not be believed.
      if (known !== undefined) this.lose(inc);
      return;
    }
    if (known === undefined) {
      this.peers.set(inc, peerOf(now, { storeSince: store ? now : null, isLeaving: leaving === true }));
      // Who is still coming looks at all of them then.
      if (this.isWell) void this.renew();
      return;
    }
    known.heard = now;
    known.nobody = 0;
    known.isLeaving = leaving === true;
    known.storeSince = store ? (known.storeSince ?? now) : null;
    if (!known.isGone) return;
    known.isGone = false;
    this.options.listener.back(inc);
  }

  private get hasStore(): boolean {
    return performance.now() - this.renewedAt < this.times.cutFromStore;
  }

  get hasBus(): boolean {
    return this.options.bus.isConnected && performance.now() - this.heardSelf < this.times.deaf;
  }

  private look(): void {
    const now = performance.now();
    if (now - this.lookedAt > this.times.asleep) this.wakeUp(now);
    this.lookedAt = now;
    if (now - this.beatAt >= EVERY.beat) this.beat();
    // What did not come off is tried again soon, and who hears nothing must know what others hear.
    if (now - this.renewedAt > EVERY.renew + EVERY.look || now - this.heardSelf > this.times.cutFromBus) void this.renew();
    if (now - Math.max(this.heardSelf, this.mendedAt) > this.times.stale) {
      this.mendedAt = now;
      this.options.bus.renew();
    }
    if (!this.isWell) {
      if (this.hasBus && this.hasStore) void this.comeBack();
      return;
    }
    for (const [inc, peer] of this.peers) this.judge(inc, peer, now);
    const why = whyCut(this.times, now, this, [...this.peers.values()]);
    if (why === null) return;
    this.options.log.warn({ why }, 'this node is cut off from the others');
    this.isWell = false;
    this.isCut = true;
    this.options.listener.lost('cut');
    this.beat();
    void this.giveUp(this.inc);
  }

  /** Who was stopped has heard nobody, and that is nobody's fault. */
  private wakeUp(now: number): void {
    for (const peer of this.peers.values()) peer.heard = now;
    this.heardSelf = now;
    this.renewedAt = now;
    void this.renew();
  }

  private judge(inc: string, peer: Peer, now: number): void {
    // Without a bus of one's own nobody can be judged by it.
    if (peer.isGone || !this.hasBus) return;
    const silent = now - peer.heard;
    if (silent > this.times.suspected) {
      this.lose(inc);
      return;
    }
    if (silent <= this.times.probed || peer.isAsked) return;
    peer.isAsked = true;
    const { bus, prefix } = this.options;
    void bus.ask(`${prefix}.probe.${inc}`, '', this.times.probePatience).then((heard) => {
      peer.isAsked = false;
      if (heard === 'here') peer.heard = performance.now();
      peer.nobody = heard === 'nobody' ? peer.nobody + 1 : 0;
      if (peer.nobody >= NOBODY && performance.now() - peer.heard > this.times.probed) this.lose(inc);
    });
  }

  private lose(inc: string): void {
    const peer = this.peers.get(inc);
    if (peer === undefined || peer.isGone) return;
    peer.isGone = true;
    this.options.log.warn({ node: inc }, 'a node is gone');
    this.options.listener.gone(inc);
  }

  /** Gives back what was held under a name. */
  private async giveUp(inc: string): Promise<void> {
    try {
      await this.options.store.release(inc);
      await this.options.store.leave(inc);
    } catch (error) {
      this.options.log.warn({ err: error }, 'tables could not be handed over; the others find out by themselves');
    }
  }

  private async comeBack(): Promise<void> {
    if (this.renewing !== null) return;
    this.renewing = this.arrive()
      .catch((error: unknown) => this.options.log.warn({ err: error }, 'this node cannot come back yet'))
      .finally(() => {
        this.renewing = null;
      });
    await this.renewing;
  }

  private renew(): Promise<void> {
    this.renewing ??= this.renewOnce().finally(() => {
      this.renewing = null;
    });
    return this.renewing;
  }

  private async renewOnce(): Promise<void> {
    const { store, time, log } = this.options;
    const { inc, hasBus: bus, address } = this;
    const since = performance.now();
    try {
      const renewed = await store.renew({ inc, bus, lag: Math.round(this.lag), address });
      const at = performance.now();
      this.renewedAt = at;
      // It has come under another name meanwhile.
      if (inc !== this.inc) return;
      if (renewed === null) {
        // While it is cut off it has no lease, which PostgreSQL has just said.
        if (this.isWell) await this.lapsed();
        return;
      }
      this.trustedUntil = since + this.times.trusted;
      time.set(renewed.now, at - since);
      this.meet(renewed.nodes);
    } catch (error) {
      log.debug({ err: error }, 'the lease could not be renewed');
    }
  }

  private async lapsed(): Promise<void> {
    this.options.log.warn('the lease was over before it was renewed');
    this.isWell = false;
    this.options.listener.lost('lapsed');
    await this.arrive();
  }

  /** Who is in the database is known before the first beat; who is no longer there is gone. */
  private meet(rows: readonly NodeRow[]): void {
    const now = performance.now();
    for (const { inc, left, bus, rules, address } of rows) {
      if (inc === this.inc) continue;
      const known = this.peers.get(inc);
      const busSaid = now - (this.times.lease - left);
      if (known !== undefined) {
        known.rules = rules;
        known.address = address;
        known.busSince = bus ? (known.busSince ?? busSaid) : null;
        known.busSaid = busSaid;
      } else if (left > 0) this.peers.set(inc, peerOf(now, { storeSince: now, busSince: bus ? busSaid : null, busSaid, rules, address }));
    }
    for (const [inc, { heard }] of this.peers) {
      const row = rows.find((known) => known.inc === inc);
      if ((row !== undefined && row.left > 0) || now - heard < this.times.suspected) continue;
      this.lose(inc);
      this.peers.delete(inc);
    }
  }
}
