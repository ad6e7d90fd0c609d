/** 39.10. What players may agree on: pacts of several clauses and parties, peace, armistice, exchanges, and the end of a pact. */

import type { OfferDraft, Params, Refusal, Seat } from '@castellan/engine';
import { canonical, hashText, refusal } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Clause, type Deal, ownUnit, type Pact, pairAt, prisonerAt, type UniState } from '../state.ts';
import { type DealKind, type PactKind, UNITS } from '../vocabulary.ts';
import { forgetMarks } from './captives.ts';
import { examineAll } from './control.ts';
import { addDeed } from './honour.ts';
import { transfer } from './money.ts';
import { atWar, beginArmistice, endWar, hasArmistice } from './relations.ts';

export function emptyDeal(deal: DealKind, parties: readonly Seat[], pact = 0): Deal {
  return { deal, parties, clauses: [], last: 0, once: [], perUse: [], prisoners: [], secret: false, pact };
}

/** Whether nothing stands on a sheet yet. */
export function isEmptyDeal({ clauses, once, perUse, prisoners }: Deal): boolean {
  return clauses.length + once.length + perUse.length + prisoners.length === 0;
}

/** Kinds that grant uses, each of which may cost something (UNI-39.38). */
export function hasUses(kind: PactKind): boolean {
  return kind === 'trade' || kind === 'passage' || kind === 'militaryControl' || kind === 'civilControl';
}

/** The deal that an offer's terms are; offers of this game hold nothing else. */
export function dealOf(terms: Params): Deal {
  if (!isDeal(terms)) throw new Error(`no deal: ${canonical(terms)}`);
  return terms;
}

function isDeal(terms: Params): terms is Deal {
  return typeof terms.deal === 'string' && Array.isArray(terms.parties) && Array.isArray(terms.clauses);
}

/** Why a clause cannot stand in a pact of these parties (UNI-39.13 to UNI-39.19, UNI-39.37). */
export function whyNotClause(s: UniState, parties: readonly Seat[], { kind, giver, receiver, support, targets }: Clause): Refusal | null {
  const known = content.of(s).pacts.find(({ id }) => id === kind);
  const isAlliance = kind === 'defensiveAlliance' || kind === 'offensiveAlliance';
  if (known === undefined) return refusal('UNI-39.10', 'noSuchClause', { pactKind: kind });
  if (s.core.seats === 2 && !known.inDuel) return refusal('UNI-39.37', 'noAllianceInDuel', {});
  if (known.directed !== giver >= 0) return refusal('UNI-39.10', 'clauseDirection', { pactKind: kind });
  if (known.directed && (giver === receiver || !parties.includes(giver) || !parties.includes(receiver)))
    return refusal('UNI-39.10', 'clauseParties', { pactKind: kind });
  if (isAlliance !== support > 0) return refusal('UNI-39.18', 'clauseSupport', { pactKind: kind });
  if (targets.length > 0 && (kind !== 'offensiveAlliance' || targets.some((seat) => parties.includes(seat) || !s.order.includes(seat))))
    return refusal('UNI-39.19', 'clauseTargets', { pactKind: kind });
  if (kind !== 'nonAggression') return null;
  const enemies = parties.some((one) => parties.some((other) => one !== other && s.war[pairAt(one, other)] > 0));
  return enemies ? refusal('UNI-39.17', 'clauseAtWar', { pactKind: kind }) : null;
}

/** Whether a clause grants something between the two, whichever gives. */
function isBetweenTwo({ giver, receiver }: Clause, from: Seat, to: Seat): boolean {
  return (giver === from && receiver === to) || (giver === to && receiver === from);
}

/** Why a deal cannot be made as things stand, whoever looks at it; what it costs others than `payer` is theirs to know. */
export function whyNotDeal(s: UniState, deal: Deal, payer: Seat): Refusal | null {
  const { parties, clauses, last, once, perUse, prisoners, pact } = deal;
  if (parties.length < 2 || new Set(parties).size !== parties.length) return refusal('UNI-39.10', 'dealParties');
  const gone = parties.find((seat) => !s.order.includes(seat));
  if (gone !== undefined) return refusal('UNI-40.13', 'partyGone', { seat: gone });
  const [one, other] = parties;
  if (deal.deal === 'peace' && (parties.length !== 2 || s.war[pairAt(one, other)] === 0)) return refusal('UNI-39.9', 'notAtWar', {});
  if (deal.deal === 'armistice' && (parties.length !== 2 || !atWar(s, one, other) || hasArmistice(s, one, other)))
    return refusal('UNI-39.8', 'noArmistice', {});
  const ended = s.pacts.find(({ id }) => id === pact);
  if (deal.deal === 'endPact' && (ended === undefined || ended.parties.some((seat) => !parties.includes(seat))))
    return refusal('UNI-39.28', 'noSuchPact', {});
  if (deal.deal === 'pact' ? clauses.length === 0 : clauses.length + perUse.length > 0) return refusal('UNI-39.10', 'dealEmpty');
  if (deal.deal === 'exchange' && once.length + prisoners.length === 0) return refusal('UNI-39.30', 'dealEmpty');
  if (last !== 0 && last < s.turn) return refusal('UNI-39.11', 'dealLast', { turn: last });
  for (const clause of clauses) {
    const why = whyNotClause(s, parties, clause);
    if (why !== null) return why;
  }
  for (const { kind, from, to } of perUse)
    if (!hasUses(kind) || !clauses.some((clause) => clause.kind === kind && isBetweenTwo(clause, from, to)))
      return refusal('UNI-39.38', 'dealPerUse', {});
  for (const { from, to } of once)
    if (from === to || !parties.includes(from) || !parties.includes(to)) return refusal('UNI-39.10', 'dealParties');
  for (const { from, to, unit, n } of prisoners)
    if (!parties.includes(from) || !parties.includes(to) || n < 1 || s.prisoners[prisonerAt(from, to, unit)] < n)
      return refusal('UNI-30.9', 'noSuchPrisoners', { seat: from, unit: UNITS[unit] });
  return whyNotPay(s, deal, payer);
}

/** Why a party cannot pay what it owes at once (UNI-39.22). */
export function whyNotPay(s: UniState, { once }: Deal, seat: Seat): Refusal | null {
  const owed = once.reduce((sum, { from, florins }) => sum + (from === seat ? florins : 0), 0);
  return owed > s.florins[seat] ? refusal('UNI-39.22', 'cannotPayDeal', { florins: owed, has: s.florins[seat] }) : null;
}

/** Carries a deal out: money and prisoners change hands, and what was agreed holds from now on. */
export function sign(s: UniState, deal: Deal): void {
  const { parties, clauses, last, once, perUse, prisoners, secret } = deal;
  for (const { from, to, florins } of once) transfer(s, from, to, florins);
  for (const { from, to, unit, n } of prisoners) {
    s.prisoners[prisonerAt(from, to, unit)] -= n;
    forgetMarks(s, from, to, unit);
    s.besideSoon[ownUnit(to, unit)] += n;
  }
  const [one, other] = parties;
  if (deal.deal === 'peace') {
    if (s.warBegan[pairAt(one, other)] < s.turn) for (const seat of [one, other]) addDeed(s, seat, 'peaceSigned');
    endWar(s, one, other);
  }
  if (deal.deal === 'armistice') beginArmistice(s, one, other);
  if (deal.deal === 'endPact') s.pacts = s.pacts.filter(({ id }) => id !== deal.pact);
  if (deal.deal === 'pact') {
    const id = secret ? secretId(s, deal) : ++s.pactsMade;
    const pact: Pact = { id, parties, clauses, first: s.turn, last, perUse, secret };
    s.pacts = [...s.pacts, pact];
  }
  s.core.told?.push({ key: 'dealSigned', params: { seats: parties, ...deal }, ...(secret ? { to: parties } : {}) });
  examineAll(s);
}

/** Secret pacts are not counted with the others, whose numbers would tell of them: their number says nothing (UNI-2.10). */
function secretId(s: UniState, deal: Deal): number {
  let id = 1000 + (hashText(canonical([s.turn, deal])) % 9000);
  while (s.pacts.some((pact) => pact.id === id)) id++;
  return id;
}

/** What tells a proposal from another, for UNI-39.34: who made it to whom, and its text. */
export function sameTerms({ from, to, terms }: Pick<OfferDraft, 'from' | 'to' | 'terms'>): string {
  return canonical([from, to, terms]);
}
