/** Caravan: a small but whole game that uses every feature of the kernel at once. */

import {
  type Assembled,
  amount,
  aside,
  below,
  type Chance,
  closeRoom,
  contentShelf,
  copyCore,
  dice,
  draw,
  type Frame,
  type Game,
  type Json,
  lapse,
  look,
  type Next,
  type OfferDraft,
  type OfferRules,
  type Option,
  openRoom,
  order,
  pick,
  plainPrior,
  propose,
  refusal,
  type Seat,
  type State,
  shuffle,
  stepsOf,
  stepTable,
  subset,
  together,
  whyNotPropose,
  winShares,
} from '../index.ts';

export interface ToyState extends State {
  readonly raids: boolean;
  readonly rounds: number;
  round: number;
  /** Who goes first; the winner of the lot. */
  first: Seat;
  coins: number[];
  inns: number[];
  lots: number[];
  invested: number[];
  loans: number[];
  favours: number[];
  /** Offers made this round. */
  offered: number[];
  hands: number[][];
  /** Cards that lie face up in hands. */
  shown: number[];
  /** Secret until `bidding` is over. */
  bids: (number | null)[];
  bidding: boolean;
  lot: number;
  bank: number;
  well: number;
  /** Top is last. */
  deck: number[];
  discard: number[];
  /** Who knows the `scouted` topmost cards of the deck. */
  scout: Seat | null;
  scouted: number;
  /** Who is about to pay for an inn, and therefore can. */
  paying: Seat | null;
  readonly moots: boolean;
  /** The room of the two who have most to lose while a moot is held. */
  parley: number | null;
}

export interface ToyView {
  readonly [key: string]: Json;
}

interface ToyContent {
  readonly kinds: readonly string[];
  /** By kind. */
  readonly values: readonly number[];
  /** Kind of each card. */
  readonly kindOf: readonly number[];
  readonly innPrice: number;
  readonly innsToWin: number;
  readonly coins: number;
}

const GUARD = 'guard';
const BANK = 12;
const HAND = 2;
const PRICES = [1, 3];

export const TOY_DATA: Json = {
  goods: [
    { id: 'salt', value: 1, copies: 9 },
    { id: 'silk', value: 3, copies: 8 },
    { id: 'amber', value: 4, copies: 5 },
    { id: GUARD, value: 0, copies: 4 },
  ],
  innPrice: 5,
  innsToWin: 2,
  coins: 3,
};

/** Data known to be good. */
export function good<C>(assembled: Assembled<C>): C {
  if (!assembled.ok) throw new Error(assembled.errors.join('; '));
  return assembled.content;
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function assemble(raw: unknown): Assembled<ToyContent> {
  const errors: string[] = [];
  const whole = (value: unknown, path: string): number => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value;
    errors.push(`${path}: not a whole number from 0`);
    return 0;
  };
  if (!isRecord(raw) || !Array.isArray(raw.goods)) return { ok: false, errors: ['goods: a list is needed'] };
  const kinds: string[] = [];
  const values: number[] = [];
  const kindOf: number[] = [];
  raw.goods.forEach((good: unknown, kind) => {
    if (!isRecord(good) || typeof good.id !== 'string') {
      errors.push(`goods.${kind}: needs an id`);
      return;
    }
    kinds.push(good.id);
    values.push(whole(good.value, `goods.${good.id}.value`));
    const copies = whole(good.copies, `goods.${good.id}.copies`);
    for (let i = 0; i < copies; i++) kindOf.push(kind);
  });
  const content: ToyContent = {
    kinds,
    values,
    kindOf,
    innPrice: whole(raw.innPrice, 'innPrice'),
    innsToWin: whole(raw.innsToWin, 'innsToWin'),
    coins: whole(raw.coins, 'coins'),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, content };
}

const content = contentShelf('caravan', good(assemble(TOY_DATA)), async () => ({ assemble, schema: {}, data: TOY_DATA }));

function seatsOf({ core }: State): Seat[] {
  return Array.from({ length: core.seats }, (_, seat) => seat);
}

export function cardName(s: State, card: number): string {
  const { kinds, kindOf } = content.of(s);
  return `${kinds[kindOf[card]]} ${card}`;
}

function worthOf(s: State, card: number): number {
  const { values, kindOf } = content.of(s);
  return values[kindOf[card]];
}

function totalOf(s: State, cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + worthOf(s, card), 0);
}

export function isGuard(s: State, card: number): boolean {
  const { kinds, kindOf } = content.of(s);
  return kinds[kindOf[card]] === GUARD;
}

interface CardOption extends Option {
  readonly card: number;
}

function cardOption(s: State, card: number, say: string): CardOption {
  return { key: cardName(s, card), say, at: [`card:${card}`], card };
}

function gain(s: ToyState, seat: Seat, wanted: number): number {
  const n = Math.min(wanted, s.bank);
  s.bank -= n;
  s.coins[seat] += n;
  return n;
}

function pay(s: ToyState, seat: Seat, n: number): void {
  s.coins[seat] -= n;
  s.bank += n;
}

function takeCard(s: ToyState, seat: Seat): void {
  const card = draw(s.core.chance, s.deck);
  if (card === undefined) return;
  s.scouted = Math.max(0, s.scouted - 1);
  s.hands[seat].push(card);
  s.core.told?.push({ key: 'drew', params: { seat }, own: { card: cardName(s, card) }, owner: seat });
}

function discard(s: ToyState, seat: Seat, card: number): void {
  s.hands[seat] = s.hands[seat].filter((other) => other !== card);
  s.shown = s.shown.filter((other) => other !== card);
  s.discard.push(card);
}

const step = stepsOf<ToyState>();

const nextRound = step.work('nextRound', {
  rule: 'CAR-1',
  run(s, _: object): Next {
    s.round++;
    s.offered.fill(0);
    [s.lot] = dice(s.core.chance, 1, 6);
    s.core.told?.push({ key: 'lot', params: { round: s.round, lot: s.lot } });
    for (const seat of seatsOf(s)) takeCard(s, seat);
    s.bids.fill(null);
    s.bidding = true;
    const bids = together(
      seatsOf(s).map((seat) => ({ seat, calls: [bid.do({ seat })] })),
      true,
    );
    return [bids, award.do({}), endRound.do({ round: s.round })];
  },
});

/** Without coins there is only one bid, and everybody knows it: the kernel bids. */
const bid = step.amount('bid', {
  rule: 'CAR-2',
  crumb: () => ({}),
  ask: (s, p: { seat: Seat }) => amount(p.seat, 0, s.coins[p.seat]),
  answer(s, { seat }, n) {
    s.bids[seat] = n;
    s.core.told?.push({ key: 'bid', params: { seat, n } });
    return undefined;
  },
});

const award = step.work('award', {
  rule: 'CAR-2',
  run(s, _: object) {
    s.bidding = false;
    let winner: Seat | null = null;
    let best = 0;
    for (let i = 0; i < s.core.seats; i++) {
      const seat = (s.first + i) % s.core.seats;
      const n = s.bids[seat] ?? 0;
      if (n > best) {
        best = n;
        winner = seat;
      }
    }
    if (winner !== null) {
      pay(s, winner, best);
      s.lots[winner] += s.lot;
      s.first = winner;
      s.core.told?.push({ key: 'awarded', params: { seat: winner, n: best, lot: s.lot } });
    }
    const turns = seatsOf(s).map((i) => takeTurn.do({ seat: (s.first + i) % s.core.seats }));
    const fair = together(seatsOf(s).map((seat) => ({ seat, calls: [visit.do({ seat, left: 2 })] })));
    return [...turns, fair];
  },
});

type TurnOption = Option &
  (
    | { readonly say: 'rest' | 'build' | 'invest' | 'scout' }
    | { readonly say: 'raid'; readonly targetSeat: Seat }
    | { readonly say: 'show'; readonly card: number }
  );

function canBuild(s: ToyState, seat: Seat): boolean {
  return totalOf(s, s.hands[seat]) >= content.of(s).innPrice;
}

function turnOptions(s: ToyState, seat: Seat): TurnOption[] {
  const options: TurnOption[] = [{ key: 'rest', say: 'rest' }];
  if (canBuild(s, seat)) options.push({ key: 'build', say: 'build' });
  if (s.coins[seat] >= 2) options.push({ key: 'invest', say: 'invest' });
  if (s.deck.length > 0) options.push({ key: 'scout', say: 'scout' });
  for (const target of seatsOf(s)) {
    if (s.raids && target !== seat && s.hands[target].length > 0)
      options.push({ key: `raid ${target + 1}`, say: 'raid', targetSeat: target, at: [`seat:${target}`] });
  }
  for (const card of s.hands[seat])
    if (!s.shown.includes(card)) options.push({ key: `show ${cardName(s, card)}`, say: 'show', card, at: [`card:${card}`] });
  return options;
}

/** Always asked: that a seat cannot build would tell the others about its hand. */
const takeTurn = step.pick('takeTurn', {
  rule: ['CAR-3', 'CAR-3.1'],
  crumb: (p: { seat: Seat }) => ({ seat: p.seat }),
  ask: (s, p: { seat: Seat }) => pick(p.seat, turnOptions(s, p.seat), { always: true, params: { round: s.round } }),
  answer(s, { seat }, option) {
    switch (option.say) {
      case 'rest': {
        const n = gain(s, seat, 1);
        s.core.told?.push({ key: 'rested', params: { seat, n } });
        return undefined;
      }
      case 'build':
        s.paying = seat;
        return payInn.do({ seat });
      case 'invest':
        return invest.do({ seat });
      case 'scout':
        s.scout = seat;
        s.scouted = look(s.core.chance, s.deck, 2).length;
        s.core.told?.push({ key: 'scouted', params: { seat, n: s.scouted } });
        return arrange.do({ seat });
      case 'raid':
        return defend.do({ seat: option.targetSeat, bySeat: seat });
      case 'show': {
        const n = gain(s, seat, 1);
        s.shown.push(option.card);
        s.core.told?.push({ key: 'shown', params: { seat, card: cardName(s, option.card), n } });
        return undefined;
      }
    }
  },
  refused(s, { seat }) {
    const { innPrice } = content.of(s);
    const has = totalOf(s, s.hands[seat]);
    return has >= innPrice ? [] : [{ key: 'build', say: 'build', refusal: refusal('CAR-4', 'tooPoor', { price: innPrice, has }) }];
  },
});

/** Pays with goods: enough of them, and none that could be left out. */
const payInn = step.subset('payInn', {
  rule: 'CAR-4',
  crumb: () => ({}),
  ask(s, p: { seat: Seat }) {
    const { innPrice } = content.of(s);
    const hand = s.hands[p.seat].map((card) => cardOption(s, card, 'payWith'));
    const check = (chosen: readonly CardOption[]) => {
      const values = chosen.map(({ card }) => worthOf(s, card));
      const total = values.reduce((sum, value) => sum + value, 0);
      if (total < innPrice) return refusal('CAR-4', 'tooLittle', { price: innPrice, total });
      return total - Math.min(...values) >= innPrice ? refusal('CAR-4', 'tooMuch', { price: innPrice, total }) : null;
    };
    const cost = (cards: readonly CardOption[]) => cards.reduce((sum, { card }) => sum + worthOf(s, card), 0);
    return subset(p.seat, hand, {
      min: 1,
      max: hand.length,
      params: { price: innPrice },
      check,
      suggest: () =>
        setsOf(hand)
          .filter((chosen) => chosen.length > 0 && check(chosen) === null)
          .sort((a, b) => cost(a) - cost(b) || a.length - b.length)
          .slice(0, 3),
    });
  },
  answer(s, { seat }, chosen) {
    s.paying = null;
    for (const { card } of chosen) discard(s, seat, card);
    s.inns[seat]++;
    s.core.told?.push({ key: 'built', params: { seat, cards: chosen.map(({ key }) => key) } });
    if (s.inns[seat] >= content.of(s).innsToWin) finish(s, 'builder');
    return undefined;
  },
});

function setsOf<T>(things: readonly T[]): T[][] {
  const sets: T[][] = [[]];
  for (const thing of things) sets.push(...sets.map((set) => [...set, thing]));
  return sets;
}

const invest = step.amount('invest', {
  rule: 'CAR-5',
  ask: (s, p: { seat: Seat }) => amount(p.seat, 2, s.coins[p.seat], { step: 2 }),
  answer(s, { seat }, n) {
    pay(s, seat, n);
    s.invested[seat] += n / 2;
    s.core.told?.push({ key: 'invested', params: { seat, n } });
    return undefined;
  },
});

/** Topmost first. */
const arrange = step.order('arrange', {
  rule: 'CAR-3.1',
  ask(s, p: { seat: Seat }) {
    const top = s.deck.slice(s.deck.length - s.scouted).reverse();
    return order(
      p.seat,
      top.map((card) => cardOption(s, card, 'place')),
    );
  },
  answer(s, { seat }, chosen) {
    s.deck.splice(s.deck.length - s.scouted, s.scouted, ...chosen.map(({ card }) => card).reverse());
    s.core.told?.push({ key: 'arranged', params: { seat } });
    return undefined;
  },
});

/** Out of turn. Always asked: silence would tell that the seat holds no guard. */
const defend = step.pick('defend', {
  rule: 'CAR-6',
  crumb: (p: { seat: Seat; bySeat: Seat }) => ({ bySeat: p.bySeat }),
  ask(s, p: { seat: Seat; bySeat: Seat }) {
    const guards = s.hands[p.seat].filter((card) => isGuard(s, card)).map((card) => cardOption(s, card, 'guard'));
    return pick<Option & { card?: number }>(p.seat, [{ key: 'endure', say: 'endure' }, ...guards], {
      always: true,
      params: { bySeat: p.bySeat },
    });
  },
  answer(s, { seat, bySeat }, { card }) {
    if (card === undefined) return rollRaid.do({ seat, bySeat });
    discard(s, seat, card);
    s.core.told?.push({ key: 'guarded', params: { seat, card: cardName(s, card) } });
    return undefined;
  },
});

const rollRaid = step.work('rollRaid', {
  rule: 'CAR-6',
  run(s, { seat, bySeat }: { seat: Seat; bySeat: Seat }) {
    const [face] = dice(s.core.chance, 1, 6);
    s.core.told?.push({ key: 'raided', params: { seat: bySeat, fromSeat: seat, face } });
    if (face < 4) return undefined;
    const hand = s.hands[seat];
    const [card] = hand.splice(below(s.core.chance, hand.length), 1);
    s.hands[bySeat].push(card);
    s.core.told?.push({ key: 'stolen', params: { seat: bySeat, card: cardName(s, card) }, to: [seat, bySeat] });
    return undefined;
  },
});

const VISITS = [
  { key: 'pour', say: 'pour' },
  { key: 'dip', say: 'dip' },
  { key: 'toss', say: 'toss' },
  { key: 'leave', say: 'leave' },
] as const satisfies readonly Option[];

/** The fair by the well, everybody at once: pour a coin in, dip one out, toss a die for one, or leave. */
const visit = step.pick('visit', {
  rule: 'CAR-8',
  crumb: () => ({}),
  ask: (_, p: { seat: Seat; left: number }) => pick(p.seat, VISITS),
  answer(s, { seat, left }, { say }): Next {
    if (say === 'pour') {
      const n = Math.min(1, s.coins[seat]);
      s.coins[seat] -= n;
      s.well += n;
      s.core.told?.push({ key: 'poured', params: { seat, n } });
    } else if (say === 'dip') {
      const n = Math.min(1, s.well);
      s.well -= n;
      s.coins[seat] += n;
      s.core.told?.push({ key: 'dipped', params: { seat, n } });
    } else if (say === 'toss') {
      const [face] = dice(s.core.chance, 1, 6);
      const n = face === 6 ? gain(s, seat, 1) : 0;
      s.core.told?.push({ key: 'tossed', params: { seat, face, n } });
    }
    return say === 'leave' || left === 1 ? undefined : visit.do({ seat, left: left - 1 });
  },
});

const handOver = step.work('handOver', {
  rule: 'CAR-7',
  run(s, { seat, bySeat, price }: { seat: Seat; bySeat: Seat; price: number }) {
    s.favours[bySeat]--;
    s.favours[seat]++;
    s.coins[seat] -= price;
    s.coins[bySeat] += price;
    return undefined;
  },
});

const endRound = step.work('endRound', {
  rule: 'CAR-9',
  crumb: (p: { round: number }) => ({ round: p.round }),
  run(s, p: { round: number }): Next {
    lapse(s, 'round');
    if (p.round < s.rounds && s.deck.length >= s.core.seats) return s.moots ? [openMoot.do({}), nextRound.do({})] : nextRound.do({});
    finish(s, null);
    return undefined;
  },
});

/** The two with the most coins may talk in private until the moot is over. */
const openMoot = step.work('openMoot', {
  rule: 'CAR-10',
  run(s) {
    const [one, other] = seatsOf(s).sort((a, b) => s.coins[b] - s.coins[a] || a - b);
    s.parley = openRoom(s, { seats: [one, other], name: 'parley', open: false, limit: { seconds: 20, hours: 12 } }).id;
    return moot.do({ seats: seatsOf(s), round: s.round, again: false });
  },
});

const BALLOTS = [
  { key: 'aye', say: 'aye' },
  { key: 'nay', say: 'nay' },
] as const satisfies readonly Option[];
const BRIBE = { key: 'bribe', say: 'bribe' } as const satisfies Option;

/** A secret vote for a coin each from the bank. A bribe counts twice and costs a coin. A tie is voted on once more. */
const moot = step.poll('moot', {
  rule: 'CAR-10',
  secret: true,
  crumb: (p: { round: number; again: boolean }) => ({ round: p.round }),
  ask: (s, { seat, round, again }: { round: number; again: boolean; seat: Seat }) =>
    pick<(typeof BALLOTS)[number] | typeof BRIBE>(seat, s.coins[seat] > 0 ? [...BALLOTS, BRIBE] : BALLOTS, {
      params: { round, again },
      limit: { answer: 'nay', seconds: 30, hours: 24, hold: 20, beat: 1 },
    }),
  conditions: { coinsAtLeast: { holds: (s, _, seat, n) => s.coins[seat] >= n } },
  ways: {
    /** Bribes as long as coins last that it can spare. */
    lavish: { find: (s, _, { seat }) => (s.coins[seat] > 3 ? 'bribe' : 'aye') },
    never: { find: () => null },
  },
  resolve(s, { round, again }, given): Next {
    let ayes = 0;
    let nays = 0;
    for (const { seat, answer } of given) {
      if (answer?.say === 'nay') nays++;
      else ayes += answer?.say === 'bribe' ? 2 : 1;
      if (answer?.say === 'bribe') pay(s, seat, 1);
    }
    s.core.told?.push({ key: 'mooted', params: { ayes, nays } });
    if (ayes === nays && !again) return moot.do({ seats: seatsOf(s), round, again: true });
    if (s.parley !== null) closeRoom(s, s.parley);
    s.parley = null;
    if (ayes > nays) for (const seat of seatsOf(s)) gain(s, seat, 1);
    return undefined;
  },
});

function scoreOf(s: ToyState, seat: Seat): number {
  return 3 * s.inns[seat] + s.lots[seat] + s.invested[seat] + s.favours[seat] - 3 * s.loans[seat];
}

function finish(s: ToyState, by: 'builder' | null): void {
  const scores = seatsOf(s).map((seat) => scoreOf(s, seat));
  const ahead = by === null ? best(seatsOf(s), scores) : best(seatsOf(s), s.inns);
  const winners = best(ahead, s.coins);
  s.core.result = {
    scores,
    winners,
    by: by ?? (ahead.length === 1 ? 'points' : winners.length === 1 ? 'coins' : 'shared'),
    breakdown: [
      { key: 'inns', values: s.inns.map((n) => 3 * n) },
      { key: 'lots', values: s.lots.slice() },
    ],
  };
}

function best(seats: readonly Seat[], values: readonly number[]): Seat[] {
  const most = Math.max(...seats.map((seat) => values[seat]));
  return seats.filter((seat) => values[seat] === most);
}

type Interjection = Option &
  (
    | { readonly say: 'borrow' }
    | { readonly say: 'haggle' }
    | { readonly say: 'offerFavour'; readonly toSeat: Seat; readonly price: number }
  );

/** Why a favour cannot change hands on these terms. */
const bargains: OfferRules<ToyState> = {
  conditions: { costsAtMost: { holds: (_, { terms }, _seat, n) => Number(terms.price) <= n } },
  whyNot(s, { from, to, terms }) {
    const { price } = terms;
    if (s.favours[from] === 0) return refusal('CAR-7', 'favourGone', { seat: from });
    const buyer = to.find((seat) => typeof price === 'number' && s.coins[seat] >= price);
    return buyer === undefined ? refusal('CAR-7', 'cannotPay', { price, has: Math.max(...to.map((seat) => s.coins[seat])) }) : null;
  },
  limit: (s, { from }) => (s.offered[from] >= 2 ? refusal('CAR-7', 'offeredEnough', { most: 2 }) : null),
  glimpse: (_, { terms }) => (terms.price === 2 ? {} : null),
  accept: (_, { from, terms }, seat) => handOver.do({ seat, bySeat: from, price: Number(terms.price) }),
  counter: (_, { id, from, terms }, seat) => [namePrice.do({ seat, toSeat: from, most: Number(terms.price), counters: id })],
};

/** Composes an offer beside the game: to whom … */
const haggle = step.pick('haggle', {
  rule: 'CAR-7',
  ask(s, { seat }: { seat: Seat }) {
    const partners = seatsOf(s).filter((other) => other !== seat);
    const options = partners.map((toSeat) => ({ key: `with ${toSeat + 1}`, say: 'haggleWith', toSeat }));
    return mayHaggle(s, seat) ? pick(seat, options) : null;
  },
  answer: (_, { seat }, { toSeat }) => namePrice.do({ seat, toSeat, most: 3, counters: null }),
});

interface Named {
  readonly seat: Seat;
  readonly toSeat: Seat;
  readonly most: number;
  readonly counters: number | null;
}

function bargain({ seat, toSeat, counters }: Named, price: number): OfferDraft {
  return { from: seat, to: [toSeat], terms: { price }, until: 'round', open: false, ...(counters === null ? {} : { counters }) };
}

function prices({ most }: Named): { readonly key: string; readonly say: string; readonly price: number }[] {
  return Array.from({ length: most }, (_, i) => ({ key: `for ${i + 1}`, say: 'namePrice', price: i + 1 }));
}

/** … and for how much. */
const namePrice = step.pick('namePrice', {
  rule: 'CAR-7',
  ask(s, p: Named) {
    const possible = prices(p).filter(({ price }) => whyNotPropose({ offers: bargains }, s, bargain(p, price)) === null);
    return mayHaggle(s, p.seat) ? pick(p.seat, [...possible, { key: 'drop it', say: 'dropIt', price: 0 }], { always: true }) : null;
  },
  answer(s, p, { price }) {
    if (price === 0) return undefined;
    s.offered[p.seat]++;
    propose({ offers: bargains }, s, bargain(p, price));
    return undefined;
  },
  refused: (s, p) =>
    prices(p).flatMap((option) => {
      const why = whyNotPropose({ offers: bargains }, s, bargain(p, option.price));
      return why === null ? [] : [{ ...option, refusal: why }];
    }),
});

function mayHaggle(s: ToyState, seat: Seat): boolean {
  return !s.bidding && s.offered[seat] < 2;
}

/** A loan once a game; twice a round a favour for sale, though never while bids are secret. */
function interjectionsOf(s: ToyState, seat: Seat): Interjection[] {
  const options: Interjection[] = [];
  if (s.loans[seat] === 0 && s.bank >= 2) options.push({ key: 'borrow', say: 'borrow' });
  if (!mayHaggle(s, seat) || s.favours[seat] === 0) return options;
  options.push({ key: 'haggle', say: 'haggle' });
  for (const toSeat of seatsOf(s)) {
    if (toSeat === seat) continue;
    for (const price of PRICES) options.push({ key: `offer favour to ${toSeat + 1} for ${price}`, say: 'offerFavour', toSeat, price });
  }
  return options;
}

function viewOf(s: ToyState, seat: Seat | null): ToyView {
  return {
    round: s.round,
    lot: s.lot,
    first: s.first,
    coins: s.coins.slice(),
    inns: s.inns.slice(),
    lots: s.lots.slice(),
    invested: s.invested.slice(),
    loans: s.loans.slice(),
    favours: s.favours.slice(),
    bank: s.bank,
    well: s.well,
    deck: s.deck.length,
    discard: s.discard.map((card) => cardName(s, card)),
    bids: s.bids.map((n, other) => (s.bidding && other !== seat ? null : n)),
    hands: s.hands.map((hand, other) => hand.map((card) => (other === seat || s.shown.includes(card) ? cardName(s, card) : null))),
    scout: s.scout,
    scouted: s.scout === seat ? s.deck.slice(s.deck.length - s.scouted).map((card) => cardName(s, card)) : s.scouted,
  };
}

function determinize(s: ToyState, seat: Seat | null, rng: Chance): void {
  do dealHidden(s, seat, rng);
  while (s.paying !== null && !canBuild(s, s.paying));
  if (s.bidding) s.bids = s.bids.map((n, other) => (n === null || other === seat ? n : below(rng, s.coins[other] + 1)));
}

function dealHidden(s: ToyState, seat: Seat | null, rng: Chance): void {
  const known = s.scout === seat ? s.scouted : 0;
  const hidden = s.deck.slice(0, s.deck.length - known);
  const isHidden = (other: Seat, card: number) => other !== seat && !s.shown.includes(card);
  s.hands.forEach((hand, other) => {
    hidden.push(...hand.filter((card) => isHidden(other, card)));
  });
  shuffle(rng, hidden);
  const next = (): number => hidden.pop() ?? -1;
  s.hands = s.hands.map((hand, other) => hand.map((card) => (isHidden(other, card) ? next() : card)));
  s.deck = s.deck.map((card, i) => (i < s.deck.length - known ? next() : card));
}

export const toy: Game<ToyState> = {
  id: 'caravan',
  version: 2,
  replays: [1],
  seats: { min: 2, max: 4, usual: 3 },
  options: [
    { id: 'raids', kind: 'flag', default: true },
    { id: 'rounds', kind: 'choice', values: [1, 2, 3], default: 2 },
    { id: 'moots', kind: 'flag', default: false },
  ],
  refuseSetup: (seats, options) => (seats === 4 && options.rounds === 3 ? refusal('CAR-1', 'tooLong', { seats }) : null),
  setup(core, options) {
    const { kindOf, coins } = content.of({ core });
    const zeros = (): number[] => seatsOf({ core }).map(() => 0);
    const s: ToyState = {
      core,
      raids: options.raids === true,
      rounds: Number(options.rounds),
      round: 0,
      first: 0,
      coins: seatsOf({ core }).map(() => coins),
      inns: zeros(),
      lots: zeros(),
      invested: zeros(),
      loans: zeros(),
      favours: seatsOf({ core }).map(() => 1),
      offered: zeros(),
      hands: seatsOf({ core }).map(() => []),
      shown: [],
      bids: seatsOf({ core }).map(() => null),
      bidding: false,
      lot: 0,
      bank: BANK,
      well: 0,
      deck: shuffle(
        core.chance,
        kindOf.map((_, card) => card),
      ),
      discard: [],
      scout: null,
      scouted: 0,
      paying: null,
      moots: options.moots === true,
      parley: null,
    };
    for (let i = 0; i < HAND; i++) for (const seat of seatsOf(s)) takeCard(s, seat);
    return s;
  },
  start: (): Frame => nextRound.do({}),
  steps: stepTable<ToyState>(
    nextRound,
    bid,
    award,
    takeTurn,
    payInn,
    invest,
    arrange,
    defend,
    rollRaid,
    visit,
    handOver,
    endRound,
    openMoot,
    moot,
    haggle,
    namePrice,
  ),
  view: viewOf,
  determinize,
  copy: (s) => ({
    core: copyCore(s.core),
    raids: s.raids,
    rounds: s.rounds,
    round: s.round,
    first: s.first,
    coins: s.coins.slice(),
    inns: s.inns.slice(),
    lots: s.lots.slice(),
    invested: s.invested.slice(),
    loans: s.loans.slice(),
    favours: s.favours.slice(),
    offered: s.offered.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    shown: s.shown.slice(),
    bids: s.bids.slice(),
    bidding: s.bidding,
    lot: s.lot,
    bank: s.bank,
    well: s.well,
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    scout: s.scout,
    scouted: s.scouted,
    paying: s.paying,
    moots: s.moots,
    parley: s.parley,
  }),
  interjections: interjectionsOf,
  interject(s, seat, option) {
    const chosen = interjectionsOf(s, seat).find(({ key }) => key === option.key);
    if (chosen === undefined) return undefined;
    if (chosen.say === 'borrow') {
      s.loans[seat]++;
      const n = gain(s, seat, 2);
      s.core.told?.push({ key: 'borrowed', params: { seat, n } });
    } else if (chosen.say === 'haggle') return aside(haggle.do({ seat }));
    else {
      s.offered[seat]++;
      propose({ offers: bargains }, s, {
        from: seat,
        to: [chosen.toSeat],
        terms: { price: chosen.price },
        until: 'round',
        open: chosen.price === 1,
      });
    }
    return undefined;
  },
  offers: bargains,
  roomClosed(s, { id }) {
    if (s.parley === id) s.parley = null;
  },
  usualAnswers: [{ step: 'moot', key: 'nay', until: 'ever', when: { name: 'coinsAtLeast', n: 1_000 } }],
  packs: content,
  components(s) {
    const { kinds, kindOf } = content.of(s);
    const counts: { [name: string]: number } = {
      coins: s.bank + s.well + s.coins.reduce((sum, n) => sum + n, 0),
      favours: s.favours.reduce((sum, n) => sum + n, 0),
    };
    for (const kind of kinds) counts[kind] = 0;
    for (const pile of [s.deck, s.discard, ...s.hands]) for (const card of pile) counts[kinds[kindOf[card]]]++;
    return counts;
  },
  endings: ['builder', 'points', 'coins', 'shared'],
  instinct: {
    weigh: (_s, _q, option) => (option.say === 'build' ? 5 : option.say === 'guard' ? 3 : option.say === 'leave' ? 0 : 1),
    prior: (_, q) => plainPrior(q),
    value: (s) =>
      winShares(
        s,
        seatsOf(s).map((seat) => scoreOf(s, seat)),
        2,
      ),
  },
};
