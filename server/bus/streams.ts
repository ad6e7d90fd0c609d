/**
 * What nodes say to each other, in order: one stream from each to each other, sent as a batch at the end of a tick. Batches are numbered, and
 * every second the last number is told, so that whoever has missed one knows it.
 *
 * A batch is text: a line of its own, then two lines for each thing said: what it is, and a body that is passed on as it is.
 */

import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from './bus.ts';

/** Of the envelope; a node also understands the version before. */
const VERSION = 1;
/** Characters of one message: NATS takes a megabyte. */
const LONGEST = 250_000;

/** Something said; `w` names those at the other node for whom its body is. */
export interface Said {
  readonly kind: string;
  readonly [field: string]: unknown;
}

interface Cover {
  readonly v: number;
  readonly from: string;
  /** Number of the batch; of a digest that of the last one. */
  readonly seq: number;
  readonly digest?: true;
  /** Which part of the batch this is, of how many. */
  readonly part?: readonly [number, number];
}

interface Outgoing {
  seq: number;
  lines: string[];
  news: { readonly version: number | null; readonly to: number[]; readonly body: string } | null;
}

interface Incoming {
  seq: number;
  parts: string[];
}

export interface StreamListener {
  hear(from: string, said: Said, body: string): void;
  /** Something from that node was lost. */
  missed(from: string): void;
}

export class Streams {
  private readonly bus: Bus;
  private readonly log: FastifyBaseLogger;
  private readonly subjectOf: (node: string) => string;
  private readonly listener: StreamListener;
  private me = '';
  private stopListening: () => void = () => {};
  private readonly outgoing: Map<string, Outgoing> = new Map();
  private readonly incoming: Map<string, Incoming> = new Map();
  private scheduled = false;

  constructor(bus: Bus, log: FastifyBaseLogger, subjectOf: (node: string) => string, listener: StreamListener) {
    this.bus = bus;
    this.log = log;
    this.subjectOf = subjectOf;
    this.listener = listener;
  }

  /** This node goes by that name from now on; what was said under another is over. */
  open(me: string): void {
    this.close();
    this.me = me;
    this.stopListening = this.bus.listen(this.subjectOf(me), (text) => this.heard(text));
  }

  close(): void {
    this.stopListening();
    this.outgoing.clear();
    this.incoming.clear();
  }

  say(to: string, said: Said, body = ''): void {
    const out = this.to(to);
    endNews(out);
    out.lines.push(JSON.stringify(said), body);
    this.schedule();
  }

  /** What a table shows somebody there. What several are shown alike goes only once. */
  show(to: string, watcher: number, body: string, version: number | null): void {
    const out = this.to(to);
    if (out.news?.body === body && out.news.version === version) {
      out.news.to.push(watcher);
      return;
    }
    endNews(out);
    out.news = { version, to: [watcher], body };
    this.schedule();
  }

  /** Sends what waits, without waiting for the end of the tick. */
  flush(): void {
    this.scheduled = false;
    for (const [to, out] of this.outgoing) {
      endNews(out);
      if (out.lines.length > 0) this.sendBatch(to, out);
    }
  }

  /** Tells everybody which batch was the last. */
  digest(): void {
    for (const [to, { seq }] of this.outgoing) this.bus.send(this.subjectOf(to), this.cover({ seq, digest: true }));
  }

  /** A node is gone for good, as far as can be seen. */
  forget(node: string): void {
    this.outgoing.delete(node);
    this.incoming.delete(node);
  }

  /** It is not: what it was shown from here has ended without its knowing, so that the number goes on where it cannot have been. */
  beginAnew(node: string): void {
    this.to(node).seq = Date.now();
    this.digest();
  }

  private to(node: string): Outgoing {
    const known = this.outgoing.get(node);
    if (known !== undefined) return known;
    const out: Outgoing = { seq: 0, lines: [], news: null };
    this.outgoing.set(node, out);
    return out;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }

  private sendBatch(to: string, out: Outgoing): void {
    const text = out.lines.join('\n');
    out.lines = [];
    const seq = ++out.seq;
    const subject = this.subjectOf(to);
    if (text.length <= LONGEST) {
      this.bus.send(subject, `${this.cover({ seq })}\n${text}`);
      return;
    }
    const count = Math.ceil(text.length / LONGEST);
    for (let part = 0; part < count; part++)
      this.bus.send(subject, `${this.cover({ seq, part: [part, count] })}\n${text.slice(part * LONGEST, (part + 1) * LONGEST)}`);
  }

  private cover(cover: Omit<Cover, 'v' | 'from'>): string {
    return JSON.stringify({ v: VERSION, from: this.me, ...cover });
  }

  /** What cannot be read is one node's fault, and must not end another. */
  private heard(text: string): void {
    try {
      this.arrived(text);
    } catch (error) {
      this.log.error({ err: error }, 'what a node has said cannot be read');
    }
  }

  private arrived(text: string): void {
    const end = text.indexOf('\n');
    const cover: Cover = JSON.parse(end === -1 ? text : text.slice(0, end));
    if (cover.v > VERSION) {
      this.log.warn({ from: cover.from, version: cover.v }, 'a newer node says something that is not understood');
      return;
    }
    const known = this.incoming.get(cover.from) ?? { seq: 0, parts: [] };
    this.incoming.set(cover.from, known);
    if (cover.digest === true) {
      if (cover.seq === known.seq) return;
      known.seq = cover.seq;
      known.parts = [];
      this.listener.missed(cover.from);
      return;
    }
    const whole = this.put(known, cover, text.slice(end + 1));
    if (whole !== null) this.read(cover.from, whole);
  }

  /** The text of a batch, once all of it is there. */
  private put(known: Incoming, { from, seq, part: [part, count] = [0, 1] }: Cover, text: string): string | null {
    const isNext = part === 0 ? seq === known.seq + 1 : seq === known.seq && part === known.parts.length;
    known.seq = seq;
    if (!isNext) {
      known.parts = [];
      this.listener.missed(from);
    }
    if (part !== known.parts.length && part !== 0) return null;
    known.parts = part === 0 ? [text] : [...known.parts, text];
    if (known.parts.length < count) return null;
    const whole = known.parts.join('');
    known.parts = [];
    return whole;
  }

  private read(from: string, text: string): void {
    const lines = text.split('\n');
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const said: Said = JSON.parse(lines[i]);
      this.listener.hear(from, said, lines[i + 1]);
    }
  }
}

function endNews(out: Outgoing): void {
  if (out.news === null) return;
  const { version, to, body } = out.news;
  out.news = null;
  out.lines.push(JSON.stringify({ kind: 'news', w: to, v: version }), body);
}
