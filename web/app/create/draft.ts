/** A table being set up: what is chosen so far, and the sentence others will read. */

import type { Level } from '@castellan/bots';
import { checkSetup, completeOptions, type Game, type OptionValues, type Refusal, type Seat, type State } from '@castellan/engine';
import type { Clock, SeatSpec, TableSpec } from '@castellan/server/protocol';
import type { Chair } from '../../tables/local/kept.ts';
import { someNames } from '../../tables/names.ts';

/** Who is to sit on a seat. `here`: somebody at this device; `friend`: whoever has the link; `open`: anybody. */
export type SeatChoice =
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'friend' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level };

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

export interface Draft {
  readonly game: string;
  readonly where: 'local' | 'online';
  readonly title: string;
  readonly seats: readonly SeatChoice[];
  readonly options: OptionValues;
  readonly pack: { readonly id: string; readonly name: string; readonly content: unknown } | null;
  readonly pace: Pace;
  readonly access: 'invitation' | 'open';
  readonly spectators: boolean;
  readonly onTimeout: 'bot' | 'resign';
}

export function newDraft(game: Game<State>, where: Draft['where'], title: string, seats: number): Draft {
  const count = Math.max(game.seats.min, Math.min(game.seats.max, seats));
  return {
    game: game.id,
    where,
    title,
    seats: Array.from({ length: count }, (_, seat) => usual(where, seat)),
    options: completeOptions(game, {}),
    pack: null,
    pace: 'none',
    access: 'invitation',
    spectators: true,
    onTimeout: 'bot',
  };
}

function usual(where: Draft['where'], seat: Seat): SeatChoice {
  if (seat === 0) return { kind: 'me' };
  return where === 'online' && seat === 1 ? { kind: 'friend' } : { kind: 'bot', level: 'squire' };
}

/** The same table on this device or on the server: seats that make no sense there become what is usual. */
export function movedTo(draft: Draft, where: Draft['where']): Draft {
  const kinds: readonly string[] = SEAT_KINDS[where];
  const seats = draft.seats.map((choice, seat): SeatChoice => {
    if (kinds.includes(choice.kind)) return choice;
    return where === 'local' ? { kind: 'bot', level: 'squire' } : seat === 0 ? { kind: 'me' } : { kind: 'friend' };
  });
  return { ...draft, where, seats: withFriend(seats, where) };
}

/** Whoever goes online means to meet somebody. */
function withFriend(seats: readonly SeatChoice[], where: Draft['where']): readonly SeatChoice[] {
  if (where === 'local' || seats.some(({ kind }) => kind === 'friend' || kind === 'open')) return seats;
  const last = seats.findLastIndex(({ kind }) => kind === 'bot');
  return seats.map((choice, seat) => (seat === last ? { kind: 'friend' } : choice));
}

export function resized(draft: Draft, count: number): Draft {
  return { ...draft, seats: Array.from({ length: count }, (_, seat) => draft.seats[seat] ?? usual(draft.where, seat)) };
}

/** Puts somebody on a seat; as there is one reader, another seat that was theirs takes what was here. */
export function seated(draft: Draft, seat: Seat, choice: SeatChoice): Draft {
  const former = draft.seats[seat];
  return {
    ...draft,
    seats: draft.seats.map((other, at) => (at === seat ? choice : choice.kind === 'me' && other.kind === 'me' ? former : other)),
  };
}

const ANY_SEED = '0'.repeat(64);

/** Why the game cannot be set up like this. */
export function refusalOf(game: Game<State>, draft: Draft): Refusal | null {
  return checkSetup(game, { seats: draft.seats.length, options: draft.options, seed: ANY_SEED, pack: '' });
}

export function chairsOf(draft: Draft, myName: string): Chair[] {
  const named = draft.seats.flatMap((choice) => (choice.kind === 'here' && choice.name !== '' ? [choice.name] : []));
  const names = someNames(draft.seats.length, [myName, ...named]);
  return draft.seats.map((choice, seat): Chair => {
    if (choice.kind === 'bot') return { kind: 'bot', name: names[seat], level: choice.level };
    return {
      kind: 'person',
      name: choice.kind === 'here' && choice.name !== '' ? choice.name : choice.kind === 'me' ? myName : names[seat],
    };
  });
}

/** What differs from the usual; the rest need not be said. */
export function unusual(game: Game<State>, { options }: Draft): OptionValues {
  return Object.fromEntries(
    Object.entries(options).filter(([id, value]) => value !== game.options.find((spec) => spec.id === id)?.default),
  );
}

export function hasOpenSeat({ seats }: Draft): boolean {
  return seats.some(({ kind }) => kind === 'open');
}

/** A table without a seat for anyone has nothing to be open for. */
export function accessOf(draft: Draft): Draft['access'] {
  return hasOpenSeat(draft) ? draft.access : 'invitation';
}

export function specOf(game: Game<State>, draft: Draft): TableSpec {
  return {
    game: draft.game,
    title: draft.title,
    seats: draft.seats.map((choice): SeatSpec => (choice.kind === 'here' ? { kind: 'friend' } : choice)),
    access: accessOf(draft),
    spectators: draft.spectators,
    clock: PACES[draft.pace],
    onTimeout: draft.onTimeout,
    options: unusual(game, draft),
    ...(draft.pack === null ? {} : { pack: draft.pack.id }),
  };
}
