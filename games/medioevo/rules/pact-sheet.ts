/** 39.10. The text of a proposal, put together piece by piece in an aside until it is sent. */

import { amount, type Next, type OfferDraft, type Option, pick, propose, type Refused, type Seat, whyNotPropose } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Clause, type Deal, NOBODY, prisonerAt, type UniState } from '../state.ts';
import { PACT_KINDS, type PactKind, UNITS } from '../vocabulary.ts';
import { emptyDeal, hasUses, isEmptyDeal, whyNotClause } from './deals.ts';
import { templatesFor } from './pact-templates.ts';
import { proposals } from './pacts.ts';
import { grants } from './relations.ts';
import { step } from './step.ts';

/** The text being written. */
type Sheet = { readonly seat: Seat; readonly counters: number; readonly deal: Deal; readonly to: readonly Seat[] };

function draftOf({ seat, counters, deal, to }: Sheet): OfferDraft {
  return { from: seat, to, terms: deal, until: 'phase', open: false, needs: 'all', ...(counters === 0 ? {} : { counters }) };
}

/** A frame is not spread, for it has its step with it. */
function sheetOf({ seat, counters, deal, to }: Sheet): Sheet {
  return { seat, counters, deal, to };
}

function negotiates(): { readonly offers: typeof proposals } {
  return { offers: proposals };
}

interface SheetOption extends Option {
  readonly act: 'send' | 'drop' | 'secret' | 'last' | 'pay' | 'toll' | 'support' | 'become';
  /** What the text becomes. */
  readonly deal?: Deal;
  readonly fromSeat?: Seat;
  readonly toSeat?: Seat;
  readonly unit?: string;
  readonly pactKind?: PactKind;
}

const SEND: SheetOption = { key: 'send', say: 'sendDeal', act: 'send' };
const DROP: SheetOption = { key: 'drop', say: 'dropDeal', act: 'drop' };
const SECRET: SheetOption = { key: 'secret', say: 'secretDeal', act: 'secret' };
const LAST: SheetOption = { key: 'last turn', say: 'dealLastTurn', act: 'last' };

function become(key: string, say: string, deal: Deal, more: object = {}): SheetOption {
  return { key, say, act: 'become', deal, ...more };
}

/** How a clause is called in keys. */
function clauseKey({ kind, giver, receiver }: Clause): string {
  return giver === NOBODY ? kind : `${kind} from ${giver + 1} to ${receiver + 1}`;
}

function sameClause(one: Clause, { kind, giver, receiver }: Clause): boolean {
  return one.kind === kind && one.giver === giver && one.receiver === receiver;
}

/** Every clause that could stand on the sheet and does not yet: each kind both ways; alliances with one unit of support, which is then set. */
function clausesLeft(s: UniState, { clauses, parties }: Deal): Clause[] {
  const left: Clause[] = [];
  const offer = (clause: Clause): void => {
    if (!clauses.some((other) => sameClause(other, clause))) left.push(clause);
  };
  for (const [index, kind] of PACT_KINDS.entries()) {
    const support = kind === 'defensiveAlliance' || kind === 'offensiveAlliance' ? 1 : 0;
    if (!content.of(s).pacts[index].directed) {
      offer({ kind, giver: NOBODY, receiver: NOBODY, support, targets: [] });
      continue;
    }
    for (const giver of parties)
      for (const receiver of parties) if (giver !== receiver) offer({ kind, giver, receiver, support, targets: [] });
  }
  return left;
}

function aboutClause({ kind, giver, receiver }: Clause): object {
  return { pactKind: kind, fromSeat: giver, toSeat: receiver };
}

function addOption(deal: Deal, clause: Clause): SheetOption {
  const say = clause.giver === NOBODY ? 'addMutualClause' : 'addClause';
  return become(clauseKey(clause), say, { ...deal, clauses: [...deal.clauses, clause] }, aboutClause(clause));
}

/** Payments per use of a kind go with the clauses that grant the use. */
function withoutClauses(deal: Deal, gone: (clause: Clause) => boolean): Deal {
  const clauses = deal.clauses.filter((clause) => !gone(clause));
  const perUse = deal.perUse.filter(({ kind, from, to }) =>
    clauses.some((one) => one.kind === kind && [one.giver, one.receiver].includes(from) && [one.giver, one.receiver].includes(to)),
  );
  return { ...deal, clauses, perUse };
}

function removeOptions(deal: Deal): SheetOption[] {
  return deal.clauses.map((clause) =>
    become(
      `without ${clauseKey(clause)}`,
      clause.giver === NOBODY ? 'removeMutualClause' : 'removeClause',
      withoutClauses(deal, (one) => sameClause(one, clause)),
      aboutClause(clause),
    ),
  );
}

/** Further players who may become parties of a pact, and parties that may be left out again (UNI-39.10). */
function partyOptions(s: UniState, { seat, deal }: Sheet): SheetOption[] {
  const options: SheetOption[] = [];
  for (const other of s.order) {
    const more = { toSeat: other, at: [`seat:${other}`] };
    if (!deal.parties.includes(other))
      options.push(become(`with ${other + 1}`, 'addParty', { ...deal, parties: [...deal.parties, other] }, more));
    else if (other !== seat && deal.parties.length > 2)
      options.push(become(`leave out ${other + 1}`, 'removeParty', withoutParty(deal, other), more));
  }
  return options;
}

function withoutParty(deal: Deal, seat: Seat): Deal {
  const stays = ({ from, to }: { readonly from: Seat; readonly to: Seat }): boolean => from !== seat && to !== seat;
  const left = withoutClauses(deal, ({ giver, receiver }) => giver === seat || receiver === seat);
  return {
    ...left,
    parties: deal.parties.filter((party) => party !== seat),
    once: deal.once.filter(stays),
    prisoners: deal.prisoners.filter(stays),
  };
}

/** Targets of an offensive alliance: none named means any (UNI-39.19). */
function targetOptions(s: UniState, deal: Deal): SheetOption[] {
  return deal.clauses.flatMap((clause) => {
    if (clause.kind !== 'offensiveAlliance') return [];
    return s.order
      .filter((seat) => !deal.parties.includes(seat))
      .map((seat) => {
        const named = clause.targets.includes(seat);
        const targets = named ? clause.targets.filter((one) => one !== seat) : [...clause.targets, seat];
        const clauses = deal.clauses.map((one) => (one === clause ? { ...one, targets } : one));
        const key = `${named ? 'not against' : 'against'} ${seat + 1} in ${clauseKey(clause)}`;
        return become(key, named ? 'removeTarget' : 'addTarget', { ...deal, clauses }, { ...aboutClause(clause), onSeat: seat });
      });
  });
}

/** Payments at once between any two parties, for each use of what a clause grants, support of alliances, prisoners. */
function termOptions(s: UniState, deal: Deal): SheetOption[] {
  const options: SheetOption[] = [];
  for (const from of deal.parties)
    for (const to of deal.parties) {
      if (from === to) continue;
      const more = { fromSeat: from, toSeat: to };
      options.push({ key: `pay from ${from + 1} to ${to + 1}`, say: 'dealPay', act: 'pay', ...more });
      for (let unit = 0; unit < UNITS.length; unit++) {
        const n = handed(deal, from, to, unit);
        const about = { ...more, unit: UNITS[unit] };
        const prisoners = `${UNITS[unit]} of ${to + 1} by ${from + 1}`;
        if (s.prisoners[prisonerAt(from, to, unit)] > n)
          options.push(become(`free ${prisoners}`, 'dealFree', withPrisoners(deal, from, to, unit, n + 1), about));
        if (n > 0) options.push(become(`keep ${prisoners}`, 'dealKeep', withPrisoners(deal, from, to, unit, n - 1), about));
      }
    }
  for (const { kind, giver, receiver, support } of deal.clauses) {
    if (support > 0) {
      const key = `support ${kind} from ${giver + 1} to ${receiver + 1}`;
      options.push({ key, say: 'dealSupport', act: 'support', pactKind: kind, fromSeat: giver, toSeat: receiver });
    }
    if (!hasUses(kind)) continue;
    options.push(tollOption(kind, receiver, giver));
    // A giver to whom the other grants the same pays for his own use; else he may pay for being used.
    if (!grants(deal, kind, receiver, giver)) options.push(tollOption(kind, giver, receiver));
  }
  return options;
}

function tollOption(kind: PactKind, from: Seat, to: Seat): SheetOption {
  return { key: `toll ${kind} from ${from + 1} to ${to + 1}`, say: 'dealToll', act: 'toll', pactKind: kind, fromSeat: from, toSeat: to };
}

function handed({ prisoners }: Deal, from: Seat, to: Seat, unit: number): number {
  return prisoners.reduce((sum, one) => sum + (one.from === from && one.to === to && one.unit === unit ? one.n : 0), 0);
}

function withPrisoners(deal: Deal, from: Seat, to: Seat, unit: number, n: number): Deal {
  const rest = deal.prisoners.filter((one) => one.from !== from || one.to !== to || one.unit !== unit);
  return { ...deal, prisoners: n === 0 ? rest : [...rest, { from, to, unit, n }] };
}

/** The texts of the rulebook, for a sheet on which nothing stands yet (worked example 51). */
function templateOptions(s: UniState, { seat, deal }: Sheet): SheetOption[] {
  if (!isEmptyDeal(deal) || deal.parties.length !== 2) return [];
  const other = deal.parties.find((party) => party !== seat) ?? seat;
  return templatesFor(s, seat, other)
    .filter((one) => one.deal.clauses.every((clause) => whyNotClause(s, deal.parties, clause) === null))
    .map((one) => become(`template ${one.name}`, `template.${one.name}`, one.deal, { toSeat: other }));
}

function sheetOptions(s: UniState, p: Sheet): SheetOption[] {
  const { seat, deal } = p;
  const options: SheetOption[] = [];
  if (deal.deal === 'pact') {
    const open = clausesLeft(s, deal).filter((clause) => whyNotClause(s, deal.parties, clause) === null);
    options.push(...templateOptions(s, p), ...open.map((clause) => addOption(deal, clause)), ...removeOptions(deal));
    options.push(...targetOptions(s, deal), ...partyOptions(s, p), LAST, SECRET);
  }
  if (deal.deal !== 'endPact') options.push(...termOptions(s, deal));
  if (whyNotPropose(negotiates(), s, draftOf(p)) === null) options.push(SEND);
  options.push(become('clear', 'clearDeal', emptyDeal(deal.deal, [seat, ...p.to], deal.pact)), DROP);
  return options;
}

/** The text is put together piece by piece until it is sent (UNI-39.10). */
export const pactSheet = step.pick('pactSheet', {
  rule: ['UNI-39.10', 'UNI-39.11', 'UNI-39.12', 'UNI-39.31', 'UNI-39.34'],
  ask(s, sheet: Sheet) {
    const p = sheetOf(sheet);
    const { seat, deal } = p;
    if (!s.order.includes(seat)) return null;
    const { parties, clauses, last, once, perUse, prisoners, secret, pact } = deal;
    // After everything that happens it is looked whether the sheet is still asked for; what may be written on it is another matter.
    return pick(seat, () => sheetOptions(s, p), {
      always: true,
      params: { deal: deal.deal, parties, clauses, last, once, perUse, prisoners, secret, pact },
    });
  },
  answer(s, sheet, { act, deal: written, fromSeat = NOBODY, toSeat = NOBODY, pactKind = 'trade' }: SheetOption): Next {
    const p = sheetOf(sheet);
    const { seat, deal } = p;
    switch (act) {
      case 'drop':
        return undefined;
      case 'send':
        s.proposals[seat]++;
        propose(negotiates(), s, draftOf(p));
        return undefined;
      case 'secret':
        return pactSheet.do({ ...p, deal: { ...deal, secret: !deal.secret } });
      case 'become': {
        const next = written ?? deal;
        return pactSheet.do({ ...p, deal: next, to: next.parties.filter((party) => party !== seat) });
      }
      case 'last':
      case 'pay':
      case 'toll':
      case 'support':
        return pactNumber.do({ ...p, what: act, from: fromSeat, by: toSeat, kind: pactKind });
    }
  },
  refused(s, sheet): Refused[] {
    const p = sheetOf(sheet);
    const { deal } = p;
    const why = whyNotPropose(negotiates(), s, draftOf(p));
    const refused: Refused[] = why === null ? [] : [{ ...SEND, refusal: why }];
    if (deal.deal !== 'pact') return refused;
    for (const clause of clausesLeft(s, deal)) {
      const reason = whyNotClause(s, deal.parties, clause);
      if (reason !== null) refused.push({ ...addOption(deal, clause), refusal: reason });
    }
    return refused;
  },
});

type Numbered = Sheet & {
  readonly what: 'last' | 'pay' | 'toll' | 'support';
  readonly from: Seat;
  readonly by: Seat;
  readonly kind: PactKind;
};

/** The most that may be named in a proposal; what somebody holds is his own secret. */
const MOST_FLORINS = 5000;
const MOST_SUPPORT = 60;
const MOST_TURNS = 12;

/** The number of a term: florins at once or per use, units of support, the last turn (0 for the whole game). */
export const pactNumber = step.amount('pactNumber', {
  rule: ['UNI-39.10', 'UNI-39.11'],
  ask(s, { seat, what, from }: Numbered) {
    const florins = what === 'pay' && from === seat ? s.florins[seat] : MOST_FLORINS;
    const most = what === 'last' ? s.turn + MOST_TURNS : what === 'support' ? MOST_SUPPORT : florins;
    return amount(seat, what === 'support' ? 1 : 0, most, { always: true, params: { what } });
  },
  answer(_s, p, n): Next {
    return pactSheet.do({ seat: p.seat, counters: p.counters, to: p.to, deal: withNumber(p, n) });
  },
});

function withNumber({ deal, what, from, by, kind }: Numbered, n: number): Deal {
  switch (what) {
    case 'last':
      return { ...deal, last: n };
    case 'pay': {
      const others = deal.once.filter((one) => one.from !== from || one.to !== by);
      return { ...deal, once: n === 0 ? others : [...others, { from, to: by, florins: n }] };
    }
    case 'support':
      return {
        ...deal,
        clauses: deal.clauses.map((one) => (one.kind === kind && one.giver === from && one.receiver === by ? { ...one, support: n } : one)),
      };
    case 'toll': {
      const others = deal.perUse.filter((one) => one.kind !== kind || one.from !== from || one.to !== by);
      return { ...deal, perUse: n === 0 ? others : [...others, { kind, from, to: by, florins: n }] };
    }
  }
}
