/** An agreement told in words: its clauses as one sentence, in the language of whoever reads. */

import type { Json, Params, Seat } from '@castellan/engine';
import { DEALS, type DealKind, PACT_KINDS, type PactKind, UNITS } from '@castellan/medioevo/vocabulary';
import type { Speaker } from '@castellan/text';

interface Clause {
  readonly kind: PactKind;
  /** -1 for all where the kind has no direction. */
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly support: number;
  readonly targets: readonly Seat[];
}

interface Payment {
  readonly kind: PactKind;
  readonly from: Seat;
  readonly to: Seat;
  readonly florins: number;
}

interface Handed {
  readonly from: Seat;
  readonly to: Seat;
  readonly unit: number;
  readonly n: number;
}

/** What players agree on, as it stands on a sheet, in an offer and in a pact. */
export interface Agreement {
  readonly deal: DealKind;
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  /** 0 for the whole game. */
  readonly last: number;
  readonly once: readonly Omit<Payment, 'kind'>[];
  readonly perUse: readonly Payment[];
  readonly prisoners: readonly Handed[];
  readonly secret: boolean;
  readonly pact: number;
}

type Record = { readonly [name: string]: Json };

function records(value: Json | undefined): readonly Record[] {
  return Array.isArray(value) ? value.filter((one): one is Record => typeof one === 'object' && one !== null && !Array.isArray(one)) : [];
}

function seats(value: Json | undefined): readonly Seat[] {
  return Array.isArray(value) ? value.map(Number) : [];
}

function kindOf(value: Json | undefined): PactKind {
  return PACT_KINDS.find((kind) => kind === value) ?? 'trade';
}

/** An agreement from the terms of an offer, or from the parameters of a sheet. */
export function agreementIn(terms: Params): Agreement {
  const payment = (one: Record) => ({ from: Number(one.from), to: Number(one.to), florins: Number(one.florins) });
  return {
    deal: DEALS.find((deal) => deal === terms.deal) ?? 'pact',
    parties: seats(terms.parties),
    clauses: records(terms.clauses).map((one) => ({
      kind: kindOf(one.kind),
      giver: Number(one.giver),
      receiver: Number(one.receiver),
      support: Number(one.support),
      targets: seats(one.targets),
    })),
    last: Number(terms.last ?? 0),
    once: records(terms.once).map(payment),
    perUse: records(terms.perUse).map((one) => ({ kind: kindOf(one.kind), ...payment(one) })),
    prisoners: records(terms.prisoners).map((one) => ({
      from: Number(one.from),
      to: Number(one.to),
      unit: Number(one.unit),
      n: Number(one.n),
    })),
    secret: terms.secret === true,
    pact: Number(terms.pact ?? 0),
  };
}

/** The fragments of a sentence, one for each thing agreed on, in the order in which they are read. */
export function fragmentsOf(speaker: Speaker, agreement: Agreement): readonly string[] {
  const { deal, parties, clauses, once, perUse, prisoners, pact } = agreement;
  const say = (name: string, params: Params): string => speaker.say(`medioevo.stage.words.${name}`, params);
  const head = deal === 'pact' || deal === 'exchange' ? [] : [say(deal, { seats: [...parties], pact })];
  return [
    ...head,
    ...clauses.map(({ kind, giver, receiver, support, targets }) =>
      giver < 0
        ? say(kind, { seats: [...parties] })
        : say(kind, { fromSeat: giver, toSeat: receiver, n: support, targets: targets.length, onSeats: [...targets] }),
    ),
    ...once.map(({ from, to, florins }) => say('once', { fromSeat: from, toSeat: to, n: florins })),
    ...perUse.map(({ kind, from, to, florins }) => say('perUse', { fromSeat: from, toSeat: to, n: florins, use: say(`use.${kind}`, {}) })),
    ...prisoners.map(({ from, to, unit, n }) => say('prisoners', { fromSeat: from, toSeat: to, n, unit: UNITS[unit] })),
  ];
}

/** The whole as it binds: how long it holds, what is agreed, whether it is secret. Empty where nothing is agreed yet. */
export function sentenceOf(speaker: Speaker, agreement: Agreement): string {
  const fragments = fragmentsOf(speaker, agreement);
  if (fragments.length === 0) return '';
  const { deal, last, secret } = agreement;
  const text = fragments.reduce((first, rest) => speaker.say('medioevo.stage.words.and', { first, rest }));
  const held =
    deal === 'pact' ? speaker.say('medioevo.stage.words.held', { last, text }) : speaker.say('medioevo.stage.words.plain', { text });
  return secret ? `${held} ${speaker.say('medioevo.stage.words.secret')}` : held;
}

/** What one party gives by it, and what it gets: for two columns side by side. What binds all alike is with neither. */
export function sharesOf(
  speaker: Speaker,
  agreement: Agreement,
  seat: Seat,
): { readonly give: readonly string[]; readonly get: readonly string[]; readonly both: readonly string[] } {
  const { clauses, once, perUse, prisoners } = agreement;
  const only = (part: Partial<Agreement>): string =>
    fragmentsOf(speaker, { ...agreement, deal: 'pact', clauses: [], once: [], perUse: [], prisoners: [], ...part })[0] ?? '';
  const give: string[] = [];
  const get: string[] = [];
  const both: string[] =
    agreement.deal === 'pact' || agreement.deal === 'exchange'
      ? []
      : [...fragmentsOf(speaker, { ...agreement, clauses: [], once: [], perUse: [], prisoners: [] })];
  const put = (words: string, from: Seat, to: Seat): void => {
    (from === seat ? give : to === seat ? get : both).push(words);
  };
  for (const clause of clauses) put(only({ clauses: [clause] }), clause.giver, clause.receiver);
  for (const payment of once) put(only({ once: [payment] }), payment.from, payment.to);
  for (const payment of perUse) put(only({ perUse: [payment] }), payment.from, payment.to);
  for (const handed of prisoners) put(only({ prisoners: [handed] }), handed.from, handed.to);
  return { give, get, both };
}
