/** Bodies of the HTTP requests and answers. The addresses are listed in `api.ts`. */

import { type Analysis, LEVELS } from '@castellan/bots';
import { type Static, Type } from 'typebox';
import { LIMITS } from './limits.ts';
import { TableInfoSchema } from './table.ts';

const Name = Type.String({ minLength: 1, maxLength: LIMITS.name * 2 });
const strict = { additionalProperties: false };

export const MeSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  /** Whether there is an account (the name is then its login name). */
  account: Type.Boolean(),
});
export type Me = Static<typeof MeSchema>;

export const RenameSchema = Type.Object({ name: Name }, strict);
export type Rename = Static<typeof RenameSchema>;

export const CredentialsSchema = Type.Object({ name: Name, password: Type.String({ maxLength: LIMITS.password.max }) }, strict);
export type Credentials = Static<typeof CredentialsSchema>;

export const NewPasswordSchema = Type.Object(
  { old: Type.String({ maxLength: LIMITS.password.max }), password: Type.String({ maxLength: LIMITS.password.max }) },
  strict,
);
export type NewPassword = Static<typeof NewPasswordSchema>;

const Exercise = Type.String({ minLength: 1, maxLength: LIMITS.lessons.name });

/** Exercises of the lessons that somebody has done, by game. */
export const LessonsSchema = Type.Record(
  Type.String({ maxLength: LIMITS.lessons.name }),
  Type.Array(Exercise, { maxItems: LIMITS.lessons.most }),
  {
    maxProperties: 16,
  },
);
export type Lessons = Static<typeof LessonsSchema>;

/** What the server knows of a person. */
export const MyDataSchema = Type.Object({
  person: Type.Object({ id: Type.String(), name: Type.String(), account: Type.Boolean(), created: Type.Integer() }),
  devices: Type.Array(Type.Object({ created: Type.Integer(), seen: Type.Integer() })),
  tables: Type.Array(TableInfoSchema),
  chat: Type.Array(Type.Object({ table: Type.String(), at: Type.Integer(), text: Type.String() })),
  records: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
  packs: Type.Array(Type.Object({ id: Type.String(), pack: Type.String() })),
  push: Type.Array(Type.String()),
  lessons: LessonsSchema,
});
export type MyData = Static<typeof MyDataSchema>;

/** A game that can be played here. Its title and its options' texts are in its messages. */
export const GameInfoSchema = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  seats: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  options: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum(['flag', 'choice']),
      values: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
      default: Type.Union([Type.Boolean(), Type.Number(), Type.String()]),
    }),
  ),
});
export type GameInfo = Static<typeof GameInfoSchema>;

/** `errors` says why a pack that did once does not fit the game any more. */
export const PackInfoSchema = Type.Object({ id: Type.String(), name: Type.String(), errors: Type.Array(Type.String()) });
export type PackInfo = Static<typeof PackInfoSchema>;

/** Lists of others' tables, of which the lobby is told when they change. */
export const LOBBY_LISTS = ['open', 'playing'] as const;
export type LobbyList = (typeof LOBBY_LISTS)[number];

export const LISTS = [...LOBBY_LISTS, 'mine', 'finished'] as const;
export type List = (typeof LISTS)[number];

export const TableQuerySchema = Type.Object(
  {
    list: Type.Enum([...LISTS]),
    before: Type.Optional(Type.Integer({ minimum: 0 })),
    /** Tables wanted at most. Of my unfinished ones two hundred come unless fewer are wanted: as many as one person may have. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.page })),
  },
  strict,
);

/** `before` is given back to get the next page; null on the last. */
export const TableListSchema = Type.Object({
  tables: Type.Array(TableInfoSchema),
  before: Type.Union([Type.Integer(), Type.Null()]),
  /** The server's clock, by which the tables' times are to be read. */
  now: Type.Integer(),
});
export type TableList = Static<typeof TableListSchema>;

/** Without a seat: the first that one may take. The token is that of the invitation link. */
export const JoinSchema = Type.Object(
  { seat: Type.Optional(Type.Integer({ minimum: 0, maximum: 15 })), token: Type.Optional(Type.String({ maxLength: 40 })) },
  strict,
);
export type Join = Static<typeof JoinSchema>;

/** The same game again, or with `sequel` the one that follows from it (`SeatView.sequel`). */
export const RematchSchema = Type.Object({ sequel: Type.Optional(Type.Boolean()) }, strict);
export type Rematch = Static<typeof RematchSchema>;

/** With a level, seats nobody has taken are played by bots of that level. */
export const StartSchema = Type.Object({ fill: Type.Optional(Type.Enum([...LEVELS])) }, strict);
export type Start = Static<typeof StartSchema>;

/** The link is `/t/<table>?invite=<token>`. */
export const InvitationSchema = Type.Object({ token: Type.String() });
export type Invitation = Static<typeof InvitationSchema>;

export const RecordInfoSchema = Type.Object({
  id: Type.String(),
  game: Type.String(),
  rules: Type.Integer(),
  names: Type.Array(Type.String()),
  answers: Type.Integer(),
  finished: Type.Boolean(),
  uploaded: Type.Integer(),
});
export type RecordInfo = Static<typeof RecordInfoSchema>;

export const PushKeySchema = Type.Object({ key: Type.String() });
export type PushKey = Static<typeof PushKeySchema>;

/** As the browser's `PushSubscription.toJSON()` gives it, with the language notices are to be written in. */
export const PushSubscriptionSchema = Type.Object({
  endpoint: Type.String({ maxLength: 1_000 }),
  keys: Type.Object({ p256dh: Type.String({ maxLength: 200 }), auth: Type.String({ maxLength: 100 }) }),
  language: Type.Enum(['fr', 'en']),
});
export type PushSubscriptionBody = Static<typeof PushSubscriptionSchema>;

export const PushEndpointSchema = Type.Object({ endpoint: Type.String({ maxLength: 1_000 }) }, strict);
export type PushEndpoint = Static<typeof PushEndpointSchema>;

/** What a push message carries, as JSON: enough for the notification, nothing of the game. */
export interface PushNotice {
  readonly kind: 'turn' | 'finished' | 'started';
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly text: string;
}

/** A finished game looked back at, as far as that has come. */
export const AnalysisInfoSchema = Type.Object({
  /** Answers that were looked at, of how many; 0 of 0 while nobody has wanted it. */
  answers: Type.Integer(),
  of: Type.Integer(),
  /** Whether somebody is at it: otherwise it can be wanted, anew as well. */
  isWorkedOn: Type.Boolean(),
  /** Why it cannot be had: `unknownGame`, `unreplayable` or `broken`. */
  trouble: Type.Union([Type.String(), Type.Null()]),
  analysis: Type.Unsafe<Analysis | null>({}),
});
export type AnalysisInfo = Static<typeof AnalysisInfoSchema>;
