/** People: guests who play at once, and those who have chosen a name and a password. */

import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Failed } from '../failed.ts';
import { hashOf, newDeviceToken, newPersonId } from '../ids.ts';
import { LIMITS } from '../protocol/limits.ts';
import { type Person, type Store, StoreError } from '../store/store.ts';
import { cleanName, nameKey, oneLine } from '../texts.ts';
import type { Time } from '../time.ts';

const DAY = 86_400_000;

/** As recommended for interactive logins; each check takes some tens of milliseconds, away from the loop. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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

  constructor(store: Store, time: Time) {
    this.store = store;
    this.time = time;
  }

  /** Whose device this is. */
  async visitor(token: string | undefined): Promise<Visitor | null> {
    if (token === undefined || token.length > 100) return null;
    const device = hashOf(token);
    const person = await this.store.personOfDevice(device);
    return person === null ? null : { person, device };
  }

  async newGuest(): Promise<Admitted> {
    const now = this.time.now();
    const token = newDeviceToken();
    // The same word in English and French.
    const person: Person = { id: newPersonId(), name: `Vassal ${randomInt(1_000, 10_000)}`, account: false, created: now };
    await this.store.addGuest(person, { hash: hashOf(token), created: now, seen: now });
    return { person, token };
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
    return this.unlessTaken(person, () => this.store.rename(person, name, nameKey(name)));
  }

  /** The guest gets an account under this name. */
  async addAccount(person: Person, wanted: string, password: string): Promise<Person | Failed> {
    if (person.account) return new Failed('hasAccount');
    const name = cleanName(wanted);
    if (name === null) return new Failed('badName');
    if (!isPassword(password)) return new Failed('badPassword');
    const passwordHash = await hash(password, ARGON2);
    return this.unlessTaken(person.id, () => this.store.addAccount(person.id, name, nameKey(name), passwordHash));
  }

  async changePassword({ person, device }: Visitor, old: string, password: string): Promise<Person | Failed> {
    const account = await this.store.accountOf(person.id);
    if (account === null) return new Failed('noAccount');
    if (!(await verify(account.passwordHash, old))) return new Failed('wrongLogin');
    if (!isPassword(password)) return new Failed('badPassword');
    await this.store.setPassword(person.id, await hash(password, ARGON2), device);
    return person;
  }

  /** A new token for this device, which is that person's from now on. */
  async logIn(name: string, password: string): Promise<Admitted | Failed> {
    const account = await this.store.account(nameKey(oneLine(name)));
    const right = await verify(account?.passwordHash ?? (await this.decoy), password);
    if (account === null || !right) return new Failed('wrongLogin');
    const token = newDeviceToken();
    const now = this.time.now();
    await this.store.addDevice(account.person.id, { hash: hashOf(token), created: now, seen: now });
    return { person: account.person, token };
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
