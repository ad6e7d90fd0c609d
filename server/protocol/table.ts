/** Tables as they are set up and listed. */

import { CHARACTERS, LEVELS } from '@castellan/bots';
import type { Json } from '@castellan/engine';
import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';

export const STAGES = ['gathering', 'playing', 'finished'] as const;
export type Stage = (typeof STAGES)[number];

const Id = Type.String({ pattern: '^[A-Za-z0-9_-]{1,40}$' });
const Level = Type.Enum([...LEVELS]);
const Character = Type.Enum([...CHARACTERS]);
const OptionValue = Type.Union([Type.Boolean(), Type.Integer(), Type.String({ maxLength: 60 })]);

/** `open`: listed in the lobby, anyone may join. `invitation`: unlisted, only with the table's link. */
const Access = Type.Enum(['open', 'invitation']);

export const ClockSchema = Type.Union([
  Type.Object({ kind: Type.Literal('none') }),
  /** Seconds at the start, and seconds added whenever a seat has finished deciding. */
  Type.Object({
    kind: Type.Literal('live'),
    initial: Type.Integer({ minimum: 10, maximum: 86_400 }),
    increment: Type.Integer({ minimum: 0, maximum: 3_600 }),
  }),
  /** Hours for each decision; 24 to a day. */
  Type.Object({ kind: Type.Literal('correspondence'), hours: Type.Integer({ minimum: 1, maximum: 720 }) }),
]);
export type Clock = Static<typeof ClockSchema>;

/** What happens to a seat whose time is up. */
const OnTimeout = Type.Enum(['bot', 'resign']);

/** Who is to sit on a seat: me, anyone, somebody with the invitation link, or a bot. */
const SeatSpecSchema = Type.Union([
  Type.Object({ kind: Type.Literal('me') }),
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('friend') }),
  /** Without a character it is even-tempered. */
  Type.Object({ kind: Type.Literal('bot'), level: Level, character: Type.Optional(Character) }),
]);
export type SeatSpec = Static<typeof SeatSpecSchema>;

const hosting = {
  /** Empty: the client shows the game's name. */
  title: Type.Optional(Type.String({ maxLength: LIMITS.title })),
  /** One for each seat of the table, at most one of them `me`. */
  seats: Type.Array(SeatSpecSchema, { minItems: 1, maxItems: 16 }),
  /** Default `invitation`. */
  access: Type.Optional(Access),
  /** Whether others may watch; default true. */
  spectators: Type.Optional(Type.Boolean()),
  /** Default none. */
  clock: Type.Optional(ClockSchema),
  /** Default `bot`. */
  onTimeout: Type.Optional(OnTimeout),
};

/** Body of `POST /api/tables`. */
export const TableSpecSchema = Type.Object(
  {
    game: Id,
    ...hosting,
    /** Variants and options; those not named have their defaults. */
    options: Type.Optional(Type.Record(Type.String({ maxLength: 60 }), OptionValue)),
    /** Id of a content pack of the game. */
    pack: Type.Optional(Type.String({ maxLength: 80 })),
  },
  { additionalProperties: false },
);
export type TableSpec = Static<typeof TableSpecSchema>;

/** Body of `POST /api/records/:id/fork` and `POST /api/tables/:id/fork`: game, options and seed come from the record. */
export const ForkSpecSchema = Type.Object(
  {
    ...hosting,
    /** Number of answers kept; all when absent. */
    at: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);
export type ForkSpec = Static<typeof ForkSpecSchema>;

const SeatInfoSchema = Type.Object({
  seat: Type.Integer(),
  /** `friend`: kept free for whoever comes with the invitation, or after a rematch for the one who is named. */
  kind: Type.Enum(['open', 'friend', 'person', 'bot']),
  /** Name of the person who sits there or is expected; empty for bots, free seats and people who have left for good. */
  name: Type.String(),
  /** Strength of the bot: of a bot seat, or of the one that plays for a person who is away or has resigned. */
  level: Type.Union([Level, Type.Null()]),
  /** Of a bot seat that has one. */
  character: Type.Optional(Character),
  /** A bot plays for the person until they take the seat back. */
  standIn: Type.Boolean(),
  /** The person has given up; a bot plays on and the seat cannot win. */
  resigned: Type.Boolean(),
  online: Type.Boolean(),
});
export type SeatInfo = Static<typeof SeatInfoSchema>;

const ResultSchema = Type.Object({
  scores: Type.Array(Type.Number()),
  winners: Type.Array(Type.Integer()),
  by: Type.String(),
  breakdown: Type.Optional(Type.Array(Type.Object({ key: Type.String(), values: Type.Array(Type.Number()) }))),
});

/**
 * How a table ended. `result`: the game came to its end. `resignation`: all seats but one gave up, which wins. `abandoned`: no
 * person was left. `winners` never holds a seat that has resigned, `result` is what the game itself says.
 */
export const EndingSchema = Type.Object({
  by: Type.Enum(['result', 'resignation', 'abandoned']),
  winners: Type.Array(Type.Integer()),
  resigned: Type.Array(Type.Integer()),
  result: Type.Union([ResultSchema, Type.Null()]),
  /** The seed whose hash was published as `commitment`. */
  seed: Type.String(),
});
export type Ending = Static<typeof EndingSchema>;

/** A table as anyone who may see it is shown it; `mine`, `host` and `invitation` depend on who asks. */
export const TableInfoSchema = Type.Object({
  id: Type.String(),
  title: Type.String(),
  game: Type.String(),
  /** Version of the game's rules. */
  rules: Type.Integer(),
  stage: Type.Enum([...STAGES]),
  access: Access,
  spectators: Type.Boolean(),
  options: Type.Record(Type.String(), OptionValue),
  pack: Type.String(),
  seats: Type.Array(SeatInfoSchema),
  clock: ClockSchema,
  onTimeout: OnTimeout,
  /** Hash of the seed, published before the first draw. */
  commitment: Type.String(),
  /** The table began as a copy of a record, whose seed is known. */
  forked: Type.Boolean(),
  /** How many answers of the record are its first; null where it is no fork, or nobody counted. */
  forkedAt: Type.Union([Type.Integer(), Type.Null()]),
  /** Number of answers given. */
  answers: Type.Integer(),
  /** How many look on now without a seat. */
  watching: Type.Integer(),
  /** Seats that are asked something now. */
  waiting: Type.Array(Type.Integer()),
  /** The steps they are at, in the same order (messages `waiting.<step>`). */
  steps: Type.Array(Type.String()),
  /** What my seat is asked (message `ask.<step>`); null when it is not. */
  asked: Type.Union([Type.Object({ step: Type.String(), params: Type.Record(Type.String(), Type.Unsafe<Json>({})) }), Type.Null()]),
  ending: Type.Union([EndingSchema, Type.Null()]),
  /** The table of the rematch, once somebody asked for one. */
  next: Type.Union([Type.String(), Type.Null()]),
  /** Milliseconds since 1970, by the server's clock. */
  created: Type.Integer(),
  updated: Type.Integer(),
  /** My seat. */
  mine: Type.Union([Type.Integer(), Type.Null()]),
  /** Whether I may ask for hints and have a coach: I play, and all others are bots or have resigned. */
  advised: Type.Boolean(),
  /** Whether I am the host, who may start the table. */
  host: Type.Boolean(),
  /** Token of the invitation link; null for those who do not sit here. */
  invitation: Type.Union([Type.String(), Type.Null()]),
});
export type TableInfo = Static<typeof TableInfoSchema>;
