/** A table being set up: what the reader has chosen so far, and what it comes to in a game. */

import type { Character, Level } from '@castellan/bots';
import { checkSetup, completeOptions, type OptionSpec, type OptionValues, type Refusal, type Rules, type Seat } from '@castellan/engine';
import type { Clock, SeatSpec, TableSpec } from '@castellan/server/protocol';
import type { Chair } from '../../tables/local/kept.ts';
import { someNames } from '../../tables/names.ts';
import { plateOf } from '../games/plates.ts';
import type { ChosenPack } from '../parts/PackField.tsx';

/** Who is to sit on a seat. `here`: somebody at this device; `friend`: whoever has the link; `open`: anybody. */
export type SeatChoice =
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'friend' }
  | { readonly kind: 'open' }
  | BotChoice;

export interface BotChoice {
  readonly kind: 'bot';
  readonly level: Level;
  readonly character: Character;
}

export const SOME_BOT: BotChoice = { kind: 'bot', level: 'squire', character: 'even' };

export const SEAT_KINDS = { local: ['me', 'here', 'bot'], online: ['me', 'friend', 'open', 'bot'] } as const;

export const PACES = {
  none: { kind: 'none' },
  quick: { kind: 'live', initial: 900, increment: 15 },
  normal: { kind: 'live', initial: 1800, increment: 30 },
  long: { kind: 'live', initial: 3600, increment: 60 },
  day: { kind: 'correspondence', hours: 24 },
  days: { kind: 'correspondence', hours: 72 },
  week: { kind: 'correspondence', hours: 168 },
} as const satisfies { readonly [name: string]: Clock };
export type Pace = keyof typeof PACES;
export const PACE_NAMES: readonly Pace[] = ['none', 'quick', 'normal', 'long', 'day', 'days', 'week'];

export type Where = 'local' | 'online';

/** What was chosen. It holds for every game, as far as it fits, so that another game may be looked at without losing any of it. */
export interface Draft {
  readonly where: Where;
  readonly title: string;
  /** Null: as many as is usual for the game. */
  readonly count: number | null;
  /** By seat, on this device and online; those beyond are as is usual. */
  readonly seats: { readonly [where in Where]: readonly SeatChoice[] };
  /** Variants and content pack of each game. */
  readonly options: { readonly [game: string]: OptionValues };
  readonly packs: { readonly [game: string]: ChosenPack };
  readonly pace: Pace;
  /** Null: a table with a seat for anybody is listed. */
  readonly access: 'invitation' | 'open' | null;
  readonly spectators: boolean;
  readonly onTimeout: 'bot' | 'resign';
}

export function newDraft(where: Where, title: string): Draft {
  return {
    where,
    title,
    count: null,
    seats: { local: [], online: [] },
    options: {},
    packs: {},
    pace: 'none',
    access: null,
    spectators: true,
    onTimeout: 'bot',
  };
}

function usual(where: Where, seat: Seat): SeatChoice {
  if (seat === 0) return { kind: 'me' };
  return where === 'online' && seat === 1 ? { kind: 'friend' } : SOME_BOT;
}

/** Who sits at a table of the game: those chosen, as far as it has seats for them. */
export function seatsOf(game: Rules, draft: Draft): readonly SeatChoice[] {
  const { min, max } = game.seats;
  const wanted = draft.count ?? plateOf(game.id)?.seats ?? min;
  const seats = Array.from({ length: Math.max(min, wanted) }, (_, seat) => draft.seats[draft.where][seat] ?? usual(draft.where, seat));
  while (seats.length > max) seats.splice(leastMissed(seats), 1);
  return seats;
}

/** Where a game has fewer seats, the last bot leaves first; the reader never does. */
function leastMissed(seats: readonly SeatChoice[]): Seat {
  const bot = seats.findLastIndex(({ kind }) => kind === 'bot');
  return bot === -1 ? seats.findLastIndex(({ kind }) => kind !== 'me') : bot;
}

/** The same table on this device or on the server: those who can sit there do, as long as nothing else was chosen for it. */
export function movedTo(draft: Draft, where: Where): Draft {
  const moved = { ...draft, where };
  return draft.seats[where].length > 0 ? moved : withSeats(moved, withFriend(draft.seats[draft.where].map(elsewhere), where));

  function elsewhere(choice: SeatChoice, seat: Seat): SeatChoice {
    const kinds: readonly string[] = SEAT_KINDS[where];
    if (kinds.includes(choice.kind)) return choice;
    return where === 'local' ? SOME_BOT : seat === 0 ? { kind: 'me' } : { kind: 'friend' };
  }
}

/** Whoever goes online means to meet somebody. */
function withFriend(seats: readonly SeatChoice[], where: Where): readonly SeatChoice[] {
  if (where === 'local' || seats.some(({ kind }) => kind === 'friend' || kind === 'open')) return seats;
  const last = seats.findLastIndex(({ kind }) => kind === 'bot');
  return seats.map((choice, seat) => (seat === last ? { kind: 'friend' } : choice));
}

function withSeats(draft: Draft, seats: readonly SeatChoice[]): Draft {
  return { ...draft, seats: { ...draft.seats, [draft.where]: seats } };
}

/** Those who had a seat while there were more, should there be so many again. */
function spare(game: Rules, draft: Draft): readonly SeatChoice[] {
  const seats = seatsOf(game, draft);
  return seats.length === draft.count ? draft.seats[draft.where].slice(seats.length) : [];
}

export function resized(game: Rules, draft: Draft, count: number): Draft {
  return withSeats({ ...draft, count }, [...seatsOf(game, draft), ...spare(game, draft)]);
}

/** Puts somebody on a seat; as there is one reader, another seat that was theirs takes what was here. */
export function seated(game: Rules, draft: Draft, seat: Seat, choice: SeatChoice): Draft {
  const seats = seatsOf(game, draft);
  const former = seats[seat];
  const next = seats.map((other, at) => (at === seat ? choice : choice.kind === 'me' && other.kind === 'me' ? former : other));
  return withSeats({ ...draft, count: seats.length }, [...next, ...spare(game, draft)]);
}

/** Every bot of the table as this one is. */
export function botsAlike(game: Rules, draft: Draft, bot: BotChoice): Draft {
  const seats = seatsOf(game, draft).map((choice) => (choice.kind === 'bot' ? bot : choice));
  return withSeats({ ...draft, count: seats.length }, [...seats, ...spare(game, draft)]);
}

export function optionsOf(game: Rules, draft: Draft): OptionValues {
  return completeOptions(game, draft.options[game.id] ?? {});
}

export function withOption(game: Rules, draft: Draft, option: string, value: OptionValues[string]): Draft {
  return { ...draft, options: { ...draft.options, [game.id]: { ...draft.options[game.id], [option]: value } } };
}

export function packOf(game: Rules, draft: Draft): ChosenPack | null {
  return draft.packs[game.id] ?? null;
}

export function withPack(game: Rules, draft: Draft, pack: ChosenPack | null): Draft {
  const { [game.id]: _former, ...others } = draft.packs;
  return { ...draft, packs: pack === null ? others : { ...others, [game.id]: pack } };
}

const ANY_SEED = '0'.repeat(64);

/** Why the game cannot be set up like this. */
export function refusalOf(game: Rules, draft: Draft): Refusal | null {
  return checkSetup(game, { seats: seatsOf(game, draft).length, options: optionsOf(game, draft), seed: ANY_SEED, pack: '' });
}

/**
 * Values of an option that there are enough seats for; those of an option that the reader has set are all there. Flags have two, and what
 * makes no difference has none.
 */
export function fitting(game: Rules, draft: Draft, spec: OptionSpec): readonly OptionValues[string][] {
  const seats = seatsOf(game, draft).length;
  if (game.optionCounts?.(spec.id, seats, optionsOf(game, draft)) === false) return [];
  const isOpen = (value: OptionValues[string], count: number): boolean =>
    checkSetup(game, { seats: count, options: { [spec.id]: value }, seed: ANY_SEED }) === null;
  const values = spec.kind === 'flag' ? [false, true] : spec.values;
  if (optionsOf(game, draft)[spec.id] !== spec.default) return values;
  return values.filter((value) => isOpen(value, seats) || !isOpen(value, game.seats.max));
}

export function chairsOf(game: Rules, draft: Draft, myName: string): Chair[] {
  const seats = seatsOf(game, draft);
  const named = seats.flatMap((choice) => (choice.kind === 'here' && choice.name !== '' ? [choice.name] : []));
  const names = someNames(seats.length, [myName, ...named]);
  return seats.map((choice, seat): Chair => {
    if (choice.kind === 'bot') return { kind: 'bot', name: names[seat], level: choice.level, character: choice.character };
    return {
      kind: 'person',
      name: choice.kind === 'here' && choice.name !== '' ? choice.name : choice.kind === 'me' ? myName : names[seat],
    };
  });
}

/** What differs from the usual; the rest need not be said. */
export function unusual(game: Rules, draft: Draft): OptionValues {
  return Object.fromEntries(
    Object.entries(optionsOf(game, draft)).filter(([id, value]) => value !== game.options.find((spec) => spec.id === id)?.default),
  );
}

/** Seats for anybody make the table listed, unless the reader says otherwise; without one there is nothing to be open for. */
export function accessOf(game: Rules, draft: Draft): 'invitation' | 'open' {
  return seatsOf(game, draft).some(({ kind }) => kind === 'open') ? (draft.access ?? 'open') : 'invitation';
}

export function specOf(game: Rules, draft: Draft): TableSpec {
  const pack = packOf(game, draft);
  return {
    game: game.id,
    title: draft.title,
    seats: seatsOf(game, draft).map((choice): SeatSpec => (choice.kind === 'here' ? { kind: 'friend' } : choice)),
    access: accessOf(game, draft),
    spectators: draft.spectators,
    clock: PACES[draft.pace],
    onTimeout: draft.onTimeout,
    options: unusual(game, draft),
    ...(pack === null ? {} : { pack: pack.id }),
  };
}
