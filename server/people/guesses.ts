/** Guesses at passwords: few from one address, and few at one account, wherever they come from. */

import { Limiter } from '../limiter.ts';
import type { Time } from '../time.ts';

const FROM_ADDRESS = { burst: 20, perSecond: 1 / 6 };
const AT_ACCOUNT = { burst: 10, perSecond: 1 / 60 };
/** Accounts whose addresses are remembered, and addresses of each. */
const REMEMBERED = { accounts: 10_000, addresses: 8 };

export class Guesses {
  private readonly byAddress: Limiter;
  private readonly byAccount: Limiter;
  /** Where an account was logged in to before: whoever guesses at it elsewhere must not keep its owner out. */
  private readonly known: Map<string, readonly string[]> = new Map();

  /** `rate` scales the limits, of which `share` is allowed here. */
  constructor(time: Time, rate: number, share: () => number) {
    this.byAddress = new Limiter(time, FROM_ADDRESS.burst * rate, FROM_ADDRESS.perSecond * rate, share);
    this.byAccount = new Limiter(time, AT_ACCOUNT.burst * rate, AT_ACCOUNT.perSecond * rate, share);
  }

  /** Seconds until a guess is allowed; 0 when one is, which is then counted. */
  wait(account: string, address: string): number {
    const isKnown = this.isKnown(account, address);
    const wait = Math.max(this.byAddress.wait(address), isKnown ? 0 : this.byAccount.wait(account));
    if (wait > 0) return wait;
    this.count(account, address, 1);
    return 0;
  }

  /** It was right, and so it was none. */
  wasRight(account: string, address: string): void {
    this.count(account, address, -1);
    const others = (this.known.get(account) ?? []).filter((other) => other !== address);
    this.known.delete(account);
    this.known.set(account, [...others, address].slice(-REMEMBERED.addresses));
    for (const oldest of this.known.keys()) {
      if (this.known.size <= REMEMBERED.accounts) break;
      this.known.delete(oldest);
    }
  }

  private isKnown(account: string, address: string): boolean {
    return this.known.get(account)?.includes(address) ?? false;
  }

  private count(account: string, address: string, guesses: number): void {
    this.byAddress.charge(address, guesses);
    if (!this.isKnown(account, address)) this.byAccount.charge(account, guesses);
  }
}
