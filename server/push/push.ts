/** Web push: notices for people who have not got the page open. */

import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Agent } from 'node:https';
import { join } from 'node:path';
import webpush from 'web-push';
import { Failed } from '../failed.ts';
import type { House } from '../house.ts';
import type { PushNotice, PushSubscriptionBody } from '../protocol/index.ts';
import en from '../protocol/messages/en.ts';
import fr from '../protocol/messages/fr.ts';
import type { Titles } from '../shelf.ts';
import type { Subscription } from '../store/store.ts';
import type { StoredTable } from '../tables/stored.ts';

const WORDS = { en, fr };

/** The push services of the browsers; others could be anyone's address, and the server does not call on strangers. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com'];

const DAY = 86_400;
const GONE = [404, 410];
const MOST_SUBSCRIPTIONS = 20;

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface PushOptions {
  readonly data: string;
  readonly contact: string;
  readonly hosts: readonly string[];
  readonly agent: Agent | undefined;
}

export class Push {
  private readonly house: House;
  private readonly titles: Titles;
  private readonly options: PushOptions;
  private readonly keys: Keys;

  private constructor(house: House, titles: Titles, options: PushOptions, keys: Keys) {
    this.house = house;
    this.titles = titles;
    this.options = options;
    this.keys = keys;
  }

  static async open(house: House, titles: Titles, options: PushOptions): Promise<Push> {
    return new Push(house, titles, options, await keysIn(options.data));
  }

  get publicKey(): string {
    return this.keys.publicKey;
  }

  async subscribe(person: string, { endpoint, keys, language }: PushSubscriptionBody): Promise<Failed | null> {
    if (!this.isService(endpoint)) return new Failed('badPushService');
    if ((await this.house.store.subscriptionsOf(person)).length >= MOST_SUBSCRIPTIONS) return new Failed('tooMany');
    await this.house.store.addSubscription({ endpoint, person, p256dh: keys.p256dh, auth: keys.auth, language });
    return null;
  }

  async notify(person: string, kind: PushNotice['kind'], table: StoredTable): Promise<void> {
    try {
      const subscriptions = await this.house.store.subscriptionsOf(person);
      await Promise.all(subscriptions.map((subscription) => this.send(subscription, kind, table)));
    } catch (error) {
      this.house.log.warn({ err: error }, 'push subscriptions could not be read');
    }
  }

  private isService(endpoint: string): boolean {
    try {
      const { protocol, host, hostname } = new URL(endpoint);
      if (protocol !== 'https:') return false;
      return this.options.hosts.includes(host) || SERVICES.some((known) => hostname === known || hostname.endsWith(`.${known}`));
    } catch {
      return false;
    }
  }

  private async send({ endpoint, p256dh, auth, language }: Subscription, kind: PushNotice['kind'], table: StoredTable): Promise<void> {
    const { charter, id } = table;
    const title = charter.title === '' ? (this.titles.get(charter.game)?.[language] ?? charter.game) : charter.title;
    const notice: PushNotice = { kind, table: id, game: charter.game, title, text: WORDS[language][`push.${kind}`] };
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(notice), {
        vapidDetails: { subject: this.options.contact, ...this.keys },
        TTL: DAY,
        topic: id.slice(0, 32),
        timeout: 10_000,
        ...(this.options.agent === undefined ? {} : { agent: this.options.agent }),
      });
      this.house.metrics.pushes.inc({ outcome: 'sent' });
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 0;
      const gone = GONE.includes(status);
      this.house.metrics.pushes.inc({ outcome: gone ? 'gone' : 'failed' });
      if (gone) await this.house.store.dropSubscription(endpoint, null);
      else this.house.log.warn({ status, service: new URL(endpoint).host }, 'a push message was not delivered');
    }
  }
}

/** The server's keys, made once and kept beside the database. */
async function keysIn(folder: string): Promise<Keys> {
  const file = join(folder, 'vapid.json');
  try {
    const kept: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (isKeys(kept)) return kept;
    throw new Error(`${file} does not hold the server's push keys; restore it or remove it`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const keys = webpush.generateVAPIDKeys();
  const fresh = join(folder, `vapid-${randomUUID()}.json`);
  await writeFile(fresh, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  await rename(fresh, file);
  return keys;
}

function isKeys(value: unknown): value is Keys {
  return (
    typeof value === 'object' &&
    value !== null &&
    'publicKey' in value &&
    typeof value.publicKey === 'string' &&
    'privateKey' in value &&
    typeof value.privateKey === 'string'
  );
}
