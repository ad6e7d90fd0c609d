/** 39.22, 39.38. What a use of a pact costs is paid before it; what others owe for it is due at the same moment. */

import type { UniState } from '../state.ts';
import { breakPact } from './diplomacy.ts';
import { transfer } from './money.ts';
import { type Grant, isDue } from './relations.ts';

/**
 * Pays one use of a pact. Whether its user can is asked before (UNI-39.22); what the giver owes him for it and cannot pay breaks the pact
 * at the giver's charge, and the use goes on (UNI-39.24).
 */
export function payToll(s: UniState, grant: Grant): void {
  const { pact, kind, receiver } = grant;
  for (const payment of pact.perUse) {
    if (!isDue(grant, payment)) continue;
    const { from, to, florins } = payment;
    if (from !== receiver && s.florins[from] < florins) {
      breakPact(s, pact, from);
      return;
    }
    transfer(s, from, to, florins);
    const params = { seat: from, toSeat: to, florins, pactKind: kind };
    s.core.told?.push({ key: 'tollPaid', params, ...(pact.secret ? { to: pact.parties } : {}) });
  }
}
