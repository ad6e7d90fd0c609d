/** People: guests who play at once, and those who have chosen a name and a password. */

import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Failed } from '../failed.ts';
import { Gate } from '../gate.ts';
import { hashOf, newDeviceToken, newPersonId } from '../ids.ts';
import { LIMITS } from '../protocol/limits.ts';
import { type Device, type NameKeys, type Person, type Store, StoreError } from '../store/store.ts';
import { cleanName, nameKey, oneLine } from '../texts.ts';
import type { Time } from '../time.ts';
import { Guesses } from './guesses.ts';
import { nameLook } from './look.ts';

const DAY = 86_400_000;

/** As recommended for interactive logins; each check takes some tens of milliseconds, away from the loop. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** So many passwords are checked at once: files and messages need the same threads. */
const CHECKED = { atOnce: 2, waiting: 40 };

/** Somebody on one of their devices. */
export interface Visitor {
  readonly person: Person;
  readonly device: string;
}

export interface Admitted {
  readonly person: Person;
  /** Token for the device's cookie. */
  readonly token: string;
}

export class People {
  private readonly store: Store;
  private readonly time: Time;
  /** Checked when the name is unknown, so that a wrong name takes as long as a wrong password. */
  private readonly decoy: Promise<string> = hash('nobody has this password', ARGON2);
  private readonly checking = new Gate(CHECKED.atOnce, CHECKED.waiting);
  private readonly guesses: Guesses;

  /** `rate` scales how often a password may be guessed at, and `share` is how much of that is allowed here. */
  constructor(store: Store, time: Time, rate: number, share: () => number) {
    this.store = store;
    this.time = time;
    this.guesses = new Guesses(time, rate, share);
  }

  /** Whose device this is. */
  async visitor(token: string | undefined): Promise<Visitor | null> {
    if (token === undefined || token.length > 100) return null;
    const device = hashOf(token);
    const person = await this.store.personOfDevice(device);
    return person === null ? null : { person, device };
  }

  async newGuest(): Promise<Admitted> {
    const { token, device } = this.newDevice();
    // The same word in English and French.
    const person: Person = { id: newPersonId(), name: `Vassal ${randomInt(1_000, 10_000)}`, account: false, created: device.created };
    await this.store.addGuest(person, device);
    return { person, token };
  }

  /** The same person on the same device, by a token that nobody else can have. */
  async newToken({ person, device: former }: Visitor): Promise<string> {
    const { token, device } = this.newDevice();
    await this.store.replaceDevice(person.id, former, device);
    return token;
  }

  private newDevice(): { readonly token: string; readonly device: Device } {
    const now = this.time.now();
    const token = newDeviceToken();
    return { token, device: { hash: hashOf(token), created: now, seen: now } };
  }

  /** Notes once a day that a device is still in use. */
  async seen({ person, device }: Visitor): Promise<boolean> {
    const now = this.time.now();
    const known = (await this.store.devicesOf(person.id)).find(({ hash: kept }) => kept === device);
    if (known === undefined || now - known.seen < DAY) return false;
    await this.store.seeDevice(device, now);
    return true;
  }

  async rename(person: string, wanted: string): Promise<Person | Failed> {
    const name = cleanName(wanted);
    if (name === null) return new Failed('badName');
    return this.unlessTaken(person, () => this.store.rename(person, keysOf(name)));
  }

  /** The guest gets an account under this name, and a token that was not known before there was anything to protect. */
  async addAccount(person: Person, wanted: string, password: string): Promise<Admitted | Failed> {
    if (person.account) return new Failed('hasAccount');
    const name = cleanName(wanted);
    if (name === null) return new Failed('badName');
    if (!isPassword(password)) return new Failed('badPassword');
    const passwordHash = await this.checking.pass(() => hash(password, ARGON2));
    const { token, device } = this.newDevice();
    const made = await this.unlessTaken(person.id, () => this.store.addAccount(person.id, keysOf(name), passwordHash, device));
    return made instanceof Failed ? made : { person: made, token };
  }

  /** The person has a new password, and on this device a new token; on all others they are logged out. */
  async changePassword({ person, device: former }: Visitor, old: string, password: string, address: string): Promise<Admitted | Failed> {
    const account = await this.store.accountOf(person.id);
    if (account === null) return new Failed('noAccount');
    const wrong = await this.wrongGuess(person.id, address, account.passwordHash, old);
    if (wrong !== null) return wrong;
    if (!isPassword(password)) return new Failed('badPassword');
    const passwordHash = await this.checking.pass(() => hash(password, ARGON2));
    const { token, device } = this.newDevice();
    await this.store.setPassword(person.id, passwordHash, former, device);
    return { person, token };
  }

  /** A new token for this device, which is that person's from now on. */
  async logIn(name: string, password: string, address: string): Promise<(Admitted & { readonly device: string }) | Failed> {
    const key = nameKey(oneLine(name));
    const account = await this.store.account(key);
    const wrong = await this.wrongGuess(account?.person.id ?? key, address, account?.passwordHash ?? (await this.decoy), password);
    if (wrong !== null) return wrong;
    if (account === null) return new Failed('wrongLogin');
    const { token, device } = this.newDevice();
    await this.store.addDevice(account.person.id, device);
    return { person: account.person, token, device: device.hash };
  }

  /** Null when the password is right. */
  private async wrongGuess(account: string, address: string, passwordHash: string, password: string): Promise<Failed | null> {
    const seconds = this.guesses.wait(account, address);
    if (seconds > 0) return new Failed('tooMany', { params: { seconds } });
    if (!(await this.checking.pass(() => verify(passwordHash, password)))) return new Failed('wrongLogin');
    this.guesses.wasRight(account, address);
    return null;
  }

  private async unlessTaken(person: string, write: () => Promise<void>): Promise<Person | Failed> {
    try {
      await write();
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'taken') return new Failed('nameTaken');
      throw error;
    }
    return (await this.store.person(person)) ?? new Failed('notFound');
  }
}

function isPassword(text: string): boolean {
  const { min, max } = LIMITS.password;
  return [...text].length >= min && text.length <= max;
}

function keysOf(name: string): NameKeys {
  return { name, key: nameKey(name), look: nameLook(name) };
}
