/** Pacts, peace and war (notes on pacts, trust, votes and debts for bots), and what else a seat does unasked. */

import { type Amount, answersOffer, leastWanted, likedBy, type Offer, type Option, type Question, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { ownActs } from '../rules/calls.ts';
import { dealOf, emptyDeal } from '../rules/deals.ts';
import { distance } from '../rules/map.ts';
import { protectionIn } from '../rules/protection.ts';
import { isBetween, isBoundToPeace } from '../rules/relations.ts';
import { musterOf, troopsIn } from '../rules/troops.ts';
import { armyAt, type Clause, type Deal, NOBODY, pairAt, type UniState } from '../state.ts';
import { type DealKind, type PactKind, PHASE, TERRITORIES } from '../vocabulary.ts';
import { mayCallIn } from './calling-in.ts';
import { bestAct, borrows, repays } from './cards.ts';
import { toughness } from './odds.ts';
import { once } from './once.ts';
import { TASTE } from './taste.ts';
import { conquestHonour, honourWorth, turnsLeft } from './worth.ts';

/** What an agreement must bring to be accepted. */
const LEAST = 10;
/** What is paid beyond that, so that it is surely accepted. */
const CUSHION = 15;
/** Turns that a pact lasts, this one included. */
const TURNS = 3;

/** What somebody likes in dealing with others, from -1 to 1 each. */
export interface Leaning {
  readonly agreement: number;
  readonly war: number;
}

export const EVEN: Leaning = { agreement: 0, war: 0 };

/** What one could win from another in the next turn, in florins: lands near his armies that are held weakly. */
export function prospects(s: UniState, seat: Seat, other: Seat): number {
  const prizes: { readonly to: number; readonly held: number; readonly worth: number }[] = [];
  const honour = honourWorth(s);
  for (let to = 0; to < TERRITORIES; to++) {
    if (s.control[to] !== other) continue;
    const manned = s.armies[armyAt(other, to)] > 0;
    const held = manned ? toughness(troopsIn(s, other, to)) + protectionIn(s, other, to) : 0;
    prizes.push({ to, held, worth: honour * conquestHonour(s, seat, to) + 15 });
  }
  const gains: number[] = [];
  for (let from = 0; from < TERRITORIES; from++) {
    if (s.armies[armyAt(seat, from)] < 2) continue;
    const strength = toughness(troopsIn(s, seat, from));
    let best = 0;
    for (const { to, held, worth } of prizes) if (worth > best && strength > 1.3 * held + 2 && distance(s, from, to) <= 6) best = worth;
    if (best > 0) gains.push(best);
  }
  gains.sort((a, b) => b - a);
  return (gains[0] ?? 0) + 0.5 * (gains[1] ?? 0);
}

function powerOf(s: UniState, seat: Seat): number {
  return 1 + toughness(musterOf(s, seat));
}

/** Turns in which something can still happen, of those that a deal lasts: this one only until the phase in which it does is over. */
function turnsUntil(s: UniState, phase: number, lasts: number): number {
  return Math.min(turnsLeft(s) + 1, lasts) - (s.phase > phase ? 1 : 0);
}

/** What peace with another is worth: what he could take, less what could be taken from him, which counts for more with whoever likes war, and quiet itself for less. */
function peaceWorth(s: UniState, seat: Seat, other: Seat, war: number): number {
  const turns = turnsUntil(s, PHASE.combat, TURNS);
  const danger = prospects(s, other, seat) * Math.min(1.5, powerOf(s, other) / powerOf(s, seat));
  const chances = prospects(s, seat, other) * Math.min(1.5, powerOf(s, seat) / powerOf(s, other));
  return (likedBy(-war, 15) + 0.5 * danger - likedBy(war, 0.6 * chances)) * (turns / TURNS);
}

/** Zones of another in which one may hope to trade. */
function marketsOf(s: UniState, giver: Seat, receiver: Seat): number {
  const { zones, kingdoms } = content.of(s);
  const home = kingdoms[s.kingdoms[receiver]]?.capital ?? 0;
  let n = 0;
  for (const zone of zones) if (s.control[zone] === giver && distance(s, home, zone) <= 8) n++;
  return n;
}

/** What a clause is worth to one of its parties while it lasts. */
function clauseWorth(
  s: UniState,
  seat: Seat,
  { kind, giver, receiver, support }: Clause,
  parties: readonly Seat[],
  lasts: number,
  leads: Seat,
  war: number,
): number {
  const turns = turnsUntil(s, kind === 'trade' ? PHASE.trade : PHASE.combat, lasts);
  if (turns <= 0) return 0;
  switch (kind) {
    case 'nonAggression':
      return parties.reduce((sum, other) => sum + (other === seat ? 0 : peaceWorth(s, seat, other, war)), 0);
    case 'trade':
      if (receiver === seat) return TASTE.trade * marketsOf(s, giver, seat) * turns * 0.4;
      return giver === seat ? (receiver === leads ? -10 : 2) * turns : 0;
    case 'passage':
      return receiver === seat ? 25 * turns : giver === seat ? -60 * turns - (receiver === leads ? 100 : 0) : 0;
    case 'militaryControl':
    case 'civilControl':
      return receiver === seat ? 30 * turns : giver === seat ? -50 * turns : 0;
    case 'defensiveAlliance':
      return receiver === seat ? 20 * turns + 5 * support : giver === seat ? -20 * turns - 10 * support : 0;
    case 'offensiveAlliance':
      return receiver === seat ? 20 * turns + 10 * support : giver === seat ? -20 * turns - 25 * support : 0;
  }
}

/** By what everybody sees: a proposal is made of several answers, each in a world guessed anew, and must be the same in all of them. */
function leaderInHonour(s: UniState, seat: Seat): Seat {
  let best: Seat = NOBODY;
  for (const other of s.order) if (s.teams[other] !== s.teams[seat] && (best === NOBODY || s.honour[other] > s.honour[best])) best = other;
  return best;
}

/** What an agreement is worth to one of its parties, in florins, if he likes war so much. */
export function dealWorth(s: UniState, seat: Seat, deal: Deal, war = EVEN.war): number {
  const { parties, clauses, last, once, perUse, prisoners } = deal;
  const { units } = content.of(s);
  const lasts = last === 0 ? Number.MAX_SAFE_INTEGER : last - s.turn + 1;
  const turns = Math.min(turnsLeft(s) + 1, lasts);
  const leads = clauses.length === 0 ? NOBODY : leaderInHonour(s, seat);
  let worth = 0;
  for (const clause of clauses) worth += clauseWorth(s, seat, clause, parties, lasts, leads, war);
  for (const { from, to, florins } of once) worth += (to === seat ? florins : 0) - (from === seat ? florins : 0);
  for (const { from, to, florins } of perUse) worth += (to === seat ? 0.3 : from === seat ? -0.5 : 0) * florins * turns;
  for (const { from, to, unit, n } of prisoners) worth += (to === seat ? 1 : from === seat ? -1 : 0) * n * units[unit].ransom;
  const others = parties.filter((party) => party !== seat);
  if (deal.deal === 'peace' || deal.deal === 'armistice')
    for (const other of others) worth += (deal.deal === 'peace' ? 1 : 0.3) * (peaceWorth(s, seat, other, war) + 20);
  if (deal.deal === 'endPact') worth -= 20;
  return worth;
}

function hasOpenOffer({ core: { offers } }: UniState, seat: Seat, other: Seat): boolean {
  return offers.some(({ from, to }) => (from === seat && to.includes(other)) || (from === other && to.includes(seat)));
}

function clause(kind: PactKind, giver: Seat, receiver: Seat): Clause {
  return { kind, giver, receiver, support: 0, targets: [] };
}

/** Agreements that might please both: trade and peace, or trade alone. */
function drafts(s: UniState, seat: Seat, other: Seat): Deal[] {
  if (s.war[pairAt(seat, other)] > 0) return [emptyDeal('peace', [seat, other])];
  // What is signed in the last turn is over before it has brought anything.
  if (turnsLeft(s) === 0 || s.pacts.some((pact) => isBetween(pact, seat, other))) return [];
  const last = s.turnLimit > 0 ? Math.min(s.turnLimit, s.turn + TURNS - 1) : s.turn + TURNS - 1;
  const trade = [clause('trade', seat, other), clause('trade', other, seat)];
  const blank = { ...emptyDeal('pact', [seat, other]), last };
  return [
    { ...blank, clauses: [...trade, clause('nonAggression', NOBODY, NOBODY)] },
    { ...blank, clauses: trade },
  ];
}

/** The agreement that gains a seat most and that the other should accept, if need be for a price; null where there is none. */
export function bestProposal(s: UniState, seat: Seat, leaning = EVEN): Deal | null {
  const { agreement, war } = leaning;
  let best: Deal | null = null;
  let most = 0;
  for (const other of s.order) {
    if (other === seat || s.teams[other] === s.teams[seat] || hasOpenOffer(s, seat, other)) continue;
    for (const draft of drafts(s, seat, other)) {
      const his = dealWorth(s, other, draft);
      const price = his >= LEAST + 5 ? 0 : Math.ceil((LEAST + likedBy(agreement, CUSHION) - his) / 10) * 10;
      const mine = dealWorth(s, seat, draft, war);
      const gain = mine - price;
      const least = leastWanted(agreement, LEAST, () => (mine + his) / 2);
      if (gain <= Math.max(least, most) || price > 150 || price > s.florins[seat] / 4) continue;
      most = gain;
      best = price === 0 ? draft : { ...draft, once: [{ from: seat, to: other, florins: price }] };
    }
  }
  return best;
}

/** Proposals are made at the start of every third turn, and peace whenever it is wanted; never twice in a phase. */
function mayPropose(s: UniState, seat: Seat): boolean {
  if (s.proposals[seat] > 0 || s.refusedTerms.length > 3) return false;
  const wars = s.order.some((other) => other !== seat && s.war[pairAt(seat, other)] > 0);
  return (s.turn % TURNS === 1 && (s.phase === PHASE.taxes || s.phase === PHASE.purchases)) || (wars && s.phase === PHASE.purchases);
}

/** Whom to declare war on for the next turn; -1 for nobody. One war at a time, and none against one's word. */
export function warWanted(s: UniState, seat: Seat, { war } = EVEN): Seat {
  if (s.phase < PHASE.trade || turnsLeft(s) < 1) return NOBODY;
  if (s.order.some((other) => other !== seat && s.war[pairAt(seat, other)] > 0)) return NOBODY;
  let best: Seat = NOBODY;
  let most = likedBy(-war, TASTE.declares);
  for (const other of s.order) {
    if (other === seat || s.teams[other] === s.teams[seat] || isBoundToPeace(s, seat, other)) continue;
    const pacts = s.pacts.filter((pact) => isBetween(pact, seat, other)).length;
    const cost = pacts * -content.of(s).honour.brokenPact * honourWorth(s);
    const gain = prospects(s, seat, other) - 0.5 * prospects(s, other, seat) - cost;
    if (gain > most) {
      most = gain;
      best = other;
    }
  }
  return best;
}

function named(options: readonly Option[], key: string): Option | null {
  return options.find((option) => option.key === key) ?? null;
}

/** What a seat does unasked: answers what was proposed, acts, pays, declares war, or proposes something itself. */
export function interject(s: UniState, seat: Seat, options: readonly Option[], leaning = EVEN): Option | null {
  const answer = answerTo(s, seat, options, leaning);
  if (answer !== null) return answer;
  const { options: known } = content.of(s);
  const arrears = named(options, known.arrearsNow.key);
  if (arrears !== null) return arrears;
  const repay = named(options, known.repayNow.key);
  if (repay !== null && repays(s, seat)) return repay;
  const act = named(options, known.actNow.key);
  if (act !== null && mayCallIn(s, seat) && bestAct(s, seat, ownActs(s, seat, true)) !== null) return act;
  const enemy = warWanted(s, seat, leaning);
  if (enemy !== NOBODY) return named(options, known.declareWar[enemy].key);
  const propose = named(options, known.proposePact.key);
  return propose !== null && mayPropose(s, seat) && bestProposal(s, seat, leaning) !== null ? propose : null;
}

function answerTo(s: UniState, seat: Seat, options: readonly Option[], leaning: Leaning): Option | null {
  for (const option of options) {
    if (option.say !== 'acceptOffer' || !answersOffer(option)) continue;
    const offer: Offer | undefined = s.core.offers.find(({ id }) => id === option.offer);
    if (offer === undefined) continue;
    const decline = options.find((other) => other.say === 'declineOffer' && answersOffer(other) && other.offer === option.offer) ?? null;
    return isEnough(s, seat, dealOf(offer.terms), leaning) ? option : decline;
  }
  return null;
}

/** Whether an agreement brings a seat what it wants at least. */
function isEnough(s: UniState, seat: Seat, deal: Deal, { agreement, war }: Leaning): boolean {
  const { parties } = deal;
  const mine = dealWorth(s, seat, deal, war);
  const evenShare = (): number =>
    parties.reduce((sum, party) => sum + (party === seat ? mine : dealWorth(s, party, deal)), 0) / parties.length;
  return mine >= leastWanted(agreement, LEAST, evenShare);
}

/** Steps at which a seat that is asked first looks at what else it could do: the beginnings of its turns. */
const BEGINNINGS: ReadonlySet<string> = new Set(['purchase', 'completeMove', 'chooseTransport']);

/** What a seat that is asked does first: plays a card, takes its points, claims an objective, pays debts or makes them. */
export function prepare(s: UniState, q: Question, options: readonly Option[]): Option | null {
  if (!BEGINNINGS.has(q.frame.step) || s.active !== q.seat || s.march !== null) return null;
  const { options: known } = content.of(s);
  const repay = named(options, known.repayNow.key);
  if (repay !== null && repays(s, q.seat)) return repay;
  const loan = s.phase === PHASE.purchases ? named(options, known.loanNow.key) : null;
  if (loan !== null && borrows(s, q.seat)) return loan;
  const act = named(options, known.actNow.key);
  return act !== null && bestAct(s, q.seat, ownActs(s, q.seat, false)) !== null ? act : null;
}

interface DealChoice extends Option {
  readonly deal: DealKind;
  readonly toSeat: Seat;
}

/** What a seat means to propose, which is thought out once for all options of a question. */
type Meant = ReturnType<typeof meaning>;

export function meaning(leaning: Leaning) {
  return once((s: UniState, seat: Seat, _p: object) => bestProposal(s, seat, leaning));
}

const usual = meaning(EVEN);

export function weighPartner(s: UniState, { deal, toSeat }: DealChoice, p: object, seat: Seat, meant: Meant = usual): number {
  const wanted = meant(s, seat, p);
  return wanted !== null && wanted.deal === deal && wanted.parties.includes(toSeat) ? 1 : 0;
}

interface Sheet {
  readonly seat: Seat;
  readonly deal: Deal;
}

/** Puts the text together piece by piece; when it says what was meant it is sent, and when nothing is meant any more it is dropped. */
export function weighSheet(s: UniState, { key }: Option, p: Sheet, seat: Seat, meant: Meant = usual): number {
  return key === nextKey(meant(s, seat, p), p.deal) ? 2 : key === 'drop' ? 1 : 0;
}

function sameClause(one: Clause, { kind, giver, receiver }: Clause): boolean {
  return one.kind === kind && one.giver === giver && one.receiver === receiver;
}

function nextKey(wanted: Deal | null, deal: Deal): string {
  if (wanted === null || wanted.deal !== deal.deal || wanted.parties.some((party) => !deal.parties.includes(party))) return 'drop';
  const missing = wanted.clauses.find((one) => !deal.clauses.some((other) => sameClause(other, one)));
  if (missing !== undefined)
    return missing.giver === NOBODY ? missing.kind : `${missing.kind} from ${missing.giver + 1} to ${missing.receiver + 1}`;
  if (deal.clauses.length > wanted.clauses.length) return 'clear';
  if (deal.last !== wanted.last) return 'last turn';
  const [due] = wanted.once;
  const paid = deal.once[0]?.florins ?? 0;
  if ((due?.florins ?? 0) !== paid) return due === undefined ? 'clear' : `pay from ${due.from + 1} to ${due.to + 1}`;
  return 'send';
}

export function numberFor(s: UniState, { min, max }: Amount, { what }: { readonly what: string }, seat: Seat, leaning: Leaning): number {
  const wanted = bestProposal(s, seat, leaning);
  const n = what === 'last' ? (wanted?.last ?? 0) : what === 'pay' ? (wanted?.once[0]?.florins ?? 0) : min;
  return Math.max(min, Math.min(max, n));
}

/** Nobody admits what is not proven. */
export function weighPlea({ admits }: { readonly admits: boolean }): number {
  return admits ? 0 : 1;
}

/** Kept, unless something was owed and not done: the rules find that by themselves. */
export function weighVote({ verdict }: { readonly verdict: string }): number {
  return verdict === 'kept' ? 1 : 0;
}
