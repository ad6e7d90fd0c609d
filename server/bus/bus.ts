/** The way between the nodes: NATS. What is sent may be lost; who must know finds out (see `streams.ts`). */

import { setTimeout as later } from 'node:timers/promises';
import { connect, type Msg, type NatsConnection, NoRespondersError, RequestError } from '@nats-io/transport-node';

/** Milliseconds between two tries to get the connection back, and after which a server that says nothing counts as gone. */
const AGAIN = { every: 100, jitter: 50, handshake: 1_000 };
const PING = { every: 2_000, unanswered: 2 };

export type Listener = (text: string, answer: (text: string) => void) => void;

export class Bus {
  private readonly connection: NatsConnection;
  private isUp = true;

  private constructor(connection: NatsConnection) {
    this.connection = connection;
    void this.follow();
  }

  /** Waits so many milliseconds for a server that is not there yet. */
  static async open(url: string, patience: number): Promise<Bus> {
    const giveUp = performance.now() + patience;
    for (;;) {
      try {
        return new Bus(await connect({ ...addressOf(url), ...LASTING }));
      } catch (error) {
        if (performance.now() >= giveUp) throw error;
        await later(AGAIN.every);
      }
    }
  }

  get isConnected(): boolean {
    return this.isUp;
  }

  /** While there is no connection nothing is kept for later: whoever misses it asks again. */
  send(subject: string, text: string): void {
    if (this.isUp && !this.connection.isClosed()) this.connection.publish(subject, text);
  }

  /** The result stops listening. Of those who listen as one group, one hears each message. */
  listen(subject: string, hear: Listener, group?: string): () => void {
    const callback = (error: Error | null, message: Msg): void => {
      if (error === null) hear(message.string(), (text) => message.respond(text));
    };
    const heard = this.connection.subscribe(subject, { callback, ...(group === undefined ? {} : { queue: group }) });
    return () => {
      if (!this.connection.isClosed()) heard.unsubscribe();
    };
  }

  /** Asks whoever listens: the first answer, or why there is none. */
  async ask(subject: string, text: string, ms: number): Promise<string | 'nobody' | 'silent'> {
    if (!this.isUp) return 'silent';
    try {
      return (await this.connection.request(subject, text, { timeout: ms })).string();
    } catch (error) {
      const isNobody = error instanceof NoRespondersError || (error instanceof RequestError && error.isNoResponders());
      return isNobody ? 'nobody' : 'silent';
    }
  }

  /** Lets go of a connection over which nothing comes any more, and makes a new one. */
  renew(): void {
    if (this.isUp) this.connection.reconnect().catch(() => {});
  }

  async close(): Promise<void> {
    this.isUp = false;
    await this.connection.flush().catch(() => {});
    await this.connection.close();
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') this.isUp = false;
      if (type === 'reconnect') this.isUp = true;
    }
  }
}

const LASTING = {
  name: 'castellan',
  maxReconnectAttempts: -1,
  reconnectTimeWait: AGAIN.every,
  reconnectJitter: AGAIN.jitter,
  timeout: AGAIN.handshake,
  pingInterval: PING.every,
  maxPingOut: PING.unanswered,
  noAsyncTraces: true,
  ignoreAuthErrorAbort: true,
};

/** Several servers are separated by commas; a name and a password, or a token, stand before the first of them. */
function addressOf(url: string) {
  const urls = url.split(',').map((one) => new URL(one.trim()));
  const [{ username, password, protocol }] = urls;
  const user = decodeURIComponent(username);
  const secret = password === '' ? { token: user } : { user, pass: decodeURIComponent(password) };
  return {
    servers: urls.map(({ hostname, port }) => `${hostname}:${port === '' ? '4222' : port}`),
    ...(user === '' ? {} : secret),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
}
