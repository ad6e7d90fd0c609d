/** 39.22, 39.38. What a use of a pact costs is paid before it; what others owe for it is due at the same moment. */

import type { Seat } from '@castellan/engine';
import type { Pact, Payment, UniState } from '../state.ts';
import type { PactKind } from '../vocabulary.ts';
import { breakPact } from './diplomacy.ts';
import { transfer } from './money.ts';

/** Whether somebody is granted a use by a pact. */
function receives({ clauses }: Pact, kind: PactKind, seat: Seat): boolean {
  return clauses.some((clause) => clause.kind === kind && clause.receiver === seat);
}

/** Whether a payment per use is owed to the user rather than by him: by a party who is not granted that use himself. */
function isOwedTo(pact: Pact, { kind, from, to }: Payment, seat: Seat): boolean {
  return to === seat && !receives(pact, kind, from);
}

/**
 * Pays one use of a pact. Whether its user can is asked before (UNI-39.22); what a partner owes him for it and cannot pay breaks the pact
 * at the partner's charge, and the use goes on (UNI-39.24).
 */
export function payToll(s: UniState, pact: Pact, kind: PactKind, seat: Seat): void {
  for (const payment of pact.perUse) {
    const { from, to, florins } = payment;
    if (payment.kind !== kind || (from !== seat && !isOwedTo(pact, payment, seat))) continue;
    if (from !== seat && s.florins[from] < florins) {
      breakPact(s, pact, from);
      return;
    }
    transfer(s, from, to, florins);
    const params = { seat: from, toSeat: to, florins, pactKind: kind };
    s.core.told?.push({ key: 'tollPaid', params, ...(pact.secret ? { to: pact.parties } : {}) });
  }
}
