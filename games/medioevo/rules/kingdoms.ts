/** 1.4 to 1.8, 44.1 to 44.3: who plays which kingdom, and what of the map is in play. */

import { below, type Next, type OptionValues, pick, type Refusal, refusal, type Seat, shuffle } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { KingdomBid, KingdomOption } from '../options.ts';
import { NOBODY, type UniState } from '../state.ts';
import { KINGDOMS, MOST_PLAYERS } from '../vocabulary.ts';
import { playArea } from './map.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';

/** The kingdom that a seat has been promised in the lobby; -1 for any. */
export function agreedKingdom(options: OptionValues, seat: Seat): number {
  return KINGDOMS.findIndex((kingdom) => kingdom === options[`kingdom${seat + 1}`]);
}

/** Why the kingdoms agreed on in the lobby do not go together (UNI-1.4, UNI-1.5). */
export function whyNotAgreed(links: readonly (readonly number[])[], seats: number, options: OptionValues): Refusal | null {
  const picked = Array.from({ length: seats }, (_, seat) => agreedKingdom(options, seat)).filter((kingdom) => kingdom !== NOBODY);
  const twice = picked.find((kingdom, i) => picked.indexOf(kingdom) !== i);
  if (twice !== undefined) return refusal('UNI-1.4', 'kingdomTwice', { kingdom: KINGDOMS[twice] });
  return possibleSets(links, seats).some((set) => picked.every((kingdom) => set.includes(kingdom)))
    ? null
    : refusal('UNI-1.5', 'kingdomsUnlinked', { kingdoms: picked.map((kingdom) => KINGDOMS[kingdom]) });
}

/** Sets of kingdoms that can be taken one after the other, each linked to one before (UNI-1.5). */
export function possibleSets(links: readonly (readonly number[])[], size: number): number[][] {
  const sets: number[][] = [];
  for (let bits = 0; bits < 1 << KINGDOMS.length; bits++) {
    const set = [...KINGDOMS.keys()].filter((kingdom) => (bits >> kingdom) & 1);
    if (set.length === size && isLinked(links, set)) sets.push(set);
  }
  return sets;
}

/** With six players there is nothing to choose (UNI-1.5). */
function isLinked(links: readonly (readonly number[])[], set: readonly number[]): boolean {
  if (set.length === KINGDOMS.length) return true;
  const reached = [set[0]];
  for (const kingdom of reached)
    for (const other of links[kingdom]) if (set.includes(other) && !reached.includes(other)) reached.push(other);
  return reached.length === set.length;
}

/** A random set that can be taken, dealt at random; what was agreed is kept. */
export function dealKingdoms(s: UniState, agreed: readonly number[]): void {
  const { chance, seats } = s.core;
  const links = content.of(s).kingdoms.map((kingdom) => kingdom.links);
  const wanted = agreed.filter((kingdom) => kingdom !== NOBODY);
  const sets = possibleSets(links, seats).filter((set) => wanted.every((kingdom) => set.includes(kingdom)));
  const rest = shuffle(
    chance,
    sets[below(chance, sets.length)].filter((kingdom) => !wanted.includes(kingdom)),
  );
  for (let seat = 0; seat < seats; seat++) s.kingdoms[seat] = agreed[seat] === NOBODY ? (rest.pop() ?? NOBODY) : agreed[seat];
}

const TAKEN = reason('UNI-1.4', 'kingdomTaken');
const UNLINKED = reason('UNI-1.5', 'kingdomUnlinked');

/** Why a kingdom cannot be taken next (UNI-1.5). */
function whyNotTake(s: UniState, kingdom: number): Reason | null {
  if (s.kingdoms.includes(kingdom)) return TAKEN;
  const taken = s.kingdoms.filter((other) => other !== NOBODY);
  if (taken.length === 0 || s.core.seats === MOST_PLAYERS) return null;
  return content.of(s).kingdoms[kingdom].links.some((other) => taken.includes(other)) ? null : UNLINKED;
}

/** By choice, in a random order of seats (UNI-1.4). */
export const chooseKingdom = step.pick('chooseKingdom', {
  rule: ['UNI-1.4', 'UNI-1.5'],
  ask: (s, { seat }: { seat: Seat }) =>
    pick(
      seat,
      content.of(s).options.kingdom.filter(({ index }) => whyNotTake(s, index) === null),
    ),
  answer(s, { seat }, { index, kingdom }: KingdomOption) {
    s.kingdoms[seat] = index;
    s.core.told?.push({ key: 'kingdomChosen', params: { seat, kingdom } });
    return undefined;
  },
  refused: (s) =>
    content.of(s).options.kingdom.flatMap((option) => {
      const why = whyNotTake(s, option.index);
      return why === null ? [] : [refuse(option, why, { kingdom: option.kingdom })];
    }),
});

/** All write one kingdom and a bid at the same time; those left over do so once more (UNI-44.1, UNI-44.2). */
export const kingdomBid = step.poll('kingdomBid', {
  rule: ['UNI-44.1', 'UNI-44.2'],
  crumb: (_: { again: boolean }) => ({}),
  ask(s, { seat, again }: { seat: Seat; again: boolean }) {
    const { kingdomBid: bids } = content.of(s).options;
    const open = bids.filter((_, kingdom) => (again ? whyNotTake(s, kingdom) : null) === null);
    return pick(seat, open.flat(), { always: true, params: { again } });
  },
  resolve(s, { again }, given): Next {
    const bids = given.flatMap(({ seat, answer }) => (answer === null ? [] : [{ seat, answer }]));
    s.core.told?.push({
      key: 'kingdomBidsShown',
      params: {
        seats: bids.map(({ seat }) => seat),
        kingdoms: bids.map(({ answer }) => answer.kingdom),
        bids: bids.map(({ answer }) => answer.bid),
      },
    });
    allot(s, bids);
    const left = [...s.kingdoms.keys()].filter((seat) => s.kingdoms[seat] === NOBODY);
    if (left.length === 0) return levelHonour.do({});
    if (!again) return kingdomBid.do({ seats: left, again: true });
    for (const seat of left) allotAtRandom(s, seat);
    return levelHonour.do({});
  },
});

/** From the highest winning bid down, equal ones in random order; a winner waits as long as his kingdom is linked to none (UNI-44.12). */
function allot(s: UniState, bids: readonly { readonly seat: Seat; readonly answer: KingdomBid }[]): void {
  const winners = bids.filter(
    ({ seat, answer }) =>
      !bids.some((other) => other.seat !== seat && other.answer.index === answer.index && other.answer.bid >= answer.bid),
  );
  const amounts = winners.map(({ answer }) => answer.bid);
  const drawn = new Set(amounts).size === amounts.length ? winners.slice() : shuffle(s.core.chance, winners.slice());
  const waiting = drawn.sort((a, b) => b.answer.bid - a.answer.bid);
  for (let i = 0; i < waiting.length; ) {
    const { seat, answer } = waiting[i];
    if (whyNotTake(s, answer.index) !== null) {
      i++;
      continue;
    }
    s.kingdoms[seat] = answer.index;
    s.honour[seat] -= answer.bid;
    s.core.told?.push({ key: 'kingdomWon', params: { seat, kingdom: answer.kingdom, bid: answer.bid } });
    waiting.splice(i, 1);
    i = 0;
  }
}

function allotAtRandom(s: UniState, seat: Seat): void {
  const free = [...KINGDOMS.keys()].filter((kingdom) => whyNotTake(s, kingdom) === null);
  const kingdom = free[below(s.core.chance, free.length)];
  s.kingdoms[seat] = kingdom;
  s.core.told?.push({ key: 'kingdomDealt', params: { seat, kingdom: KINGDOMS[kingdom] } });
}

/** All honour markers are shifted so that whoever bid least stands at 10 (UNI-44.3). */
export const levelHonour = step.work('levelHonour', {
  rule: 'UNI-44.3',
  run(s, _: object) {
    const shift = content.of(s).start.honour - Math.max(...s.honour);
    for (let seat = 0; seat < s.core.seats; seat++) s.honour[seat] += shift;
    return undefined;
  },
});

/** What is in play, whose home is whose (UNI-1.7, UNI-1.8). */
export const layMap = step.work('layMap', {
  rule: ['UNI-1.7', 'UNI-1.8'],
  run(s, _: object) {
    const { kingdoms } = content.of(s);
    s.inPlay = playArea(s, s.kingdoms);
    s.kingdoms.forEach((kingdom, seat) => {
      for (const territory of kingdoms[kingdom].home) s.homeOf[territory] = seat;
    });
    s.core.told?.push({
      key: 'kingdomsSet',
      params: { seats: [...s.kingdoms.keys()], kingdoms: s.kingdoms.map((kingdom) => KINGDOMS[kingdom]) },
    });
    s.control = s.homeOf.slice();
    s.owner = s.homeOf.slice();
    return undefined;
  },
});
