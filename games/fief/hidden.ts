/** Other worlds: everything a seat cannot know, put differently. */

import { below, type Chance, type Seat, shuffle } from '@castellan/engine';
import { content } from './content/content.ts';
import { embassyOf } from './rules/terms.ts';
import { type FieState, NOBODY, PLACES, spot, type Talk, villageAt } from './state.ts';
import { type Back, OUT } from './vocabulary.ts';

/**
 * Cards of decks, face-down spaces and other hands change places with those of the same back, since everybody sees from which deck a card
 * is drawn and which back lies on top (FIE-1.6, FIE-2.8). In the event deck the backs below the top are not known either. With fog of war
 * the kinds of other players' pawns are not known (FIE-29.1). Nor are embassies known to which others were invited (FIE-6.20).
 */
export function determinize(s: FieState, seat: Seat | null, rng: Chance): void {
  const { cards } = content.of(s);
  // At the end all hands lie open.
  const hands = s.core.result === null ? s.hands.filter((_, owner) => owner !== seat) : [];
  const hidden = s.spaces.filter((_, i) => s.strikes[i] < -1);
  const isHidden = (back: Back) => (card: number) => cards[card].back === back && !s.shown.includes(card);
  for (const back of ['brown', 'grey', 'black'] as const) deal([s.characterDeck, s.eventDeck, hidden, ...hands], isHidden(back), rng);
  for (let i = 0, next = 0; i < s.spaces.length; i++) if (s.strikes[i] < -1) s.spaces[i] = hidden[next++];
  const top = s.eventDeck.pop();
  shuffle(rng, s.eventDeck);
  if (top !== undefined) s.eventDeck.push(top);
  if (s.talks.length > 0) s.talks = s.talks.filter((talk) => talk.room > 0 || isInvolved(s, talk, seat));
  if (s.fog) for (let owner = 0; owner < s.core.seats; owner++) if (owner !== seat) veil(s, owner, rng);
}

/** Who invites and who is invited know of an embassy to which nobody has come yet (FIE-6.20). */
function isInvolved({ core }: FieState, { id, seat: opener }: Talk, seat: Seat | null): boolean {
  return seat !== null && (seat === opener || core.offers.some(({ to, terms }) => to.includes(seat) && embassyOf(terms) === id));
}

/** Shuffles the hidden cards of several piles among the places they lie in. */
function deal(piles: readonly number[][], isHidden: (card: number) => boolean, rng: Chance): void {
  const cards = shuffle(
    rng,
    piles.flatMap((pile) => pile.filter(isHidden)),
  );
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) if (isHidden(pile[i])) pile[i] = cards[next++];
}

/** Whether pawns take part in a battle, so that everybody sees them (FIE-29.1). */
function isInBattle({ battle }: FieState, at: number): boolean {
  if (battle === null || villageAt(at % PLACES) !== battle.village) return false;
  return battle.sides[Math.floor(at / PLACES)] !== OUT;
}

/**
 * Swaps pawns of a player between his stacks: each keeps its number, and has troops if it had some. Those that have marched in this round
 * stay as they are, since their steps are counted by kind.
 */
function veil(s: FieState, seat: Seat, rng: Chance): void {
  const kinds = [s.sergeants, s.knights, s.engines];
  const hasMarched = (at: number): boolean => s.weary.some((key, i) => i % 2 === 0 && Math.floor(key / (4 * kinds.length)) === at);
  const spots: number[] = [];
  // What a group in the making takes along is counted by kind too.
  const gathering = s.group === null ? NOBODY : spot(s.group.seat, s.group.place);
  for (let at = seat * PLACES; at < (seat + 1) * PLACES; at++)
    if (s.sergeants[at] + s.knights[at] + s.engines[at] > 0 && at !== gathering && !hasMarched(at) && !isInBattle(s, at)) spots.push(at);
  if (spots.length < 2) return;
  const swap = (given: number, one: number, taken: number, other: number): void => {
    kinds[given][one]--;
    kinds[given][other]++;
    kinds[taken][other]--;
    kinds[taken][one]++;
  };
  const hasTroops = (at: number): boolean => s.sergeants[at] + s.knights[at] > 0;
  for (let n = 0; n < 2 * spots.length; n++) {
    const [one, other] = [spots[below(rng, spots.length)], spots[below(rng, spots.length)]];
    const [given, taken] = [below(rng, 3), below(rng, 3)];
    if (one === other || given === taken || kinds[given][one] === 0 || kinds[taken][other] === 0) continue;
    const had = [hasTroops(one), hasTroops(other)];
    swap(given, one, taken, other);
    if (hasTroops(one) !== had[0] || hasTroops(other) !== had[1]) swap(taken, one, given, other);
  }
}
