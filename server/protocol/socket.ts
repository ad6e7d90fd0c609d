/**
 * The messages of the socket (`/api/socket`): JSON objects with a `type`.
 *
 * A client opens one socket, watches the tables it shows, and gives each request that wants a reply a `nonce` of its own choosing.
 * Every stored change of a table raises its `version` by one or more. After a break the client opens the socket again, watches each table with
 * the last version it has seen as `since`, and sends what was not yet accepted once more **with the same nonce**: an answer is never
 * carried out twice. The server closes with 1012 when it restarts, 4000 when the device has become somebody else's or has a new token (login,
 * logout, a new account, a new password): connect again at once; 1008 when a client would not listen, 1009 when a message was too large, 1013
 * when there are too many sockets: try again later. Each message has its price (`budget.ts`); what comes beyond the budget is answered by
 * `error` with `tooMany`, and not looked at.
 */

import type { Advice, Mistake } from '@castellan/bots';
import type { Foresight, Json, PlannedAhead, Refusal, Refused, Seat, SeatView, Standing } from '@castellan/engine';
import type { DueShown, LogEntry, TableRequest } from '@castellan/tables';
import { type Static, Type } from 'typebox';
import type { ErrorCode } from './codes.ts';
import { LIMITS } from './limits.ts';
import type { LobbyList } from './rest.ts';
import type { TableInfo } from './table.ts';

const strict = { additionalProperties: false };
const table = Type.String({ minLength: 1, maxLength: 40 });
/** Without the character that not every database can keep. */
const nonce = Type.String({ minLength: 1, maxLength: 40, pattern: '^[^\\u0000]*$' });
const question = Type.String({ maxLength: 100 });
const seat = Type.Integer({ minimum: 0, maximum: 15 });
const version = Type.Integer({ minimum: 0 });
const step = Type.String({ minLength: 1, maxLength: 80 });

/**
 * Show me this table and all that happens there. Replied by `table`, or by `update` when `since` is given, nothing was taken back since,
 * and others may watch the table.
 */
const Watch = Type.Object(
  { type: Type.Literal('watch'), table, since: Type.Optional(version), token: Type.Optional(Type.String({ maxLength: 40 })) },
  strict,
);

/** Show me this table no more. */
const Unwatch = Type.Object({ type: Type.Literal('unwatch'), table }, strict);

/**
 * My seat's answer to the question it was asked (`SeatView.asked.id`), as text. An interjection begins with `! ` and names no question; an
 * answer in my own aside (`SeatView.aside.id`) begins with `~ `. Replied by `accepted` or `refused`; everybody who watches gets an `update`.
 */
const AnswerMessage = Type.Object(
  {
    type: Type.Literal('answer'),
    table,
    question: Type.Optional(question),
    text: Type.String({ minLength: 1, maxLength: LIMITS.answer }),
    nonce,
  },
  strict,
);

const Planned = Type.Object({ text: Type.String({ minLength: 1, maxLength: LIMITS.answer }), step: Type.Optional(step) }, strict);

/**
 * Several answers of my seat in one go, the first to `question`; stored at once and shown once. It stops before the first answer that is
 * refused or meets another question than its `step`: then `accepted` says where, unless nothing was done at all.
 */
const Plan = Type.Object(
  {
    type: Type.Literal('plan'),
    table,
    question: Type.Optional(question),
    answers: Type.Array(Planned, { minItems: 1, maxItems: LIMITS.plan }),
    nonce,
  },
  strict,
);

/** What could be said in advance of these answers of my seat, or of none, as things stand. Replied by `foresight`. */
const Foresee = Type.Object(
  {
    type: Type.Literal('foresee'),
    table,
    texts: Type.Array(Type.String({ minLength: 1, maxLength: LIMITS.answer }), { maxItems: LIMITS.plan }),
    nonce,
  },
  strict,
);

/** What a bot would answer in my place, and why: at tables where nobody else plays (`TableInfo.advised`). Replied by `advice`. */
const Advise = Type.Object({ type: Type.Literal('advise'), table, question, nonce }, strict);

/** What an answer of my seat would give away, if that is surely more than this share of the win; at the same tables. Replied by `doubted`. */
const Doubt = Type.Object(
  {
    type: Type.Literal('doubt'),
    table,
    question,
    text: Type.String({ minLength: 1, maxLength: LIMITS.answer }),
    share: Type.Number({ minimum: 0, maximum: 1 }),
    nonce,
  },
  strict,
);

/** Take my last answer back: up to the last safe point, without asking anyone. */
const Undo = Type.Object({ type: Type.Literal('undo'), table, nonce }, strict);

/** Ask the others to let me take back my last answer and all that followed. Done at once when no other person plays. */
const AskUndo = Type.Object({ type: Type.Literal('askUndo'), table, nonce }, strict);

/** My reply to a request (`TableNews.request`). `request` is its id. */
const Consent = Type.Object({ type: Type.Literal('consent'), table, request: Type.Integer(), yes: Type.Boolean(), nonce }, strict);

/** Parameters of a question. */
const Circumstances = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Unsafe<Json>(Type.Union([Type.String({ maxLength: 80 }), Type.Number(), Type.Boolean(), Type.Null()])),
  {
    maxProperties: 8,
  },
);

/** A condition of a step, with its number. */
const Circumstance = Type.Object({ name: step, n: Type.Number(), each: Type.Optional(Type.Literal(true)) }, strict);

/** How my seat has an answer told: messages and their parameters. */
const Wording = Type.Object(
  {
    say: Type.String({ maxLength: 80 }),
    params: Type.Record(
      Type.String({ maxLength: 40 }),
      Type.Union([
        Type.String({ maxLength: 80 }),
        Type.Number(),
        Type.Boolean(),
        Type.Null(),
        Type.Array(Type.Union([Type.String({ maxLength: 80 }), Type.Number()]), { maxItems: 8 }),
      ]),
      { maxProperties: 16 },
    ),
  },
  strict,
);

/** An answer of a turn that is prepared. */
const Ahead = Type.Object({ ...Planned.properties, words: Type.Optional(Type.Array(Wording, { maxItems: 8 })) }, strict);

/** Answer the question of this step for me until …; told to nobody. Replied by `accepted` or `refused`, then `standing`. */
const SetStanding = Type.Object(
  {
    type: Type.Literal('setStanding'),
    table,
    standing: Type.Object(
      {
        step,
        key: Type.String({ maxLength: 200 }),
        until: Type.Enum(['ever', 'turn', 'round', 'phase']),
        where: Type.Optional(Circumstances),
        when: Type.Optional(Circumstance),
        plan: Type.Optional(
          Type.Object(
            {
              answers: Type.Unsafe<readonly PlannedAhead[]>(Type.Array(Ahead, { minItems: 1, maxItems: LIMITS.plan })),
              list: Type.Optional(Type.Object({ closing: Type.Optional(Type.String({ maxLength: 200 })) }, strict)),
            },
            strict,
          ),
        ),
      },
      strict,
    ),
    nonce,
  },
  strict,
);
/** The standing answer to this step under these circumstances no longer stands. */
const ClearStanding = Type.Object(
  {
    type: Type.Literal('clearStanding'),
    table,
    step,
    /** Under a condition several answers may wait: this one. */
    key: Type.Optional(Type.String({ maxLength: 200 })),
    where: Type.Optional(Circumstances),
    when: Type.Optional(Circumstance),
    nonce,
  },
  strict,
);

/** What my question (`SeatView.asked.id`) refuses, and why. Replied by `why`, with nothing once another question is asked. */
const Why = Type.Object({ type: Type.Literal('why'), table, question, nonce }, strict);

/** The table as I saw it after `seq` answers, for the replay bar. Replied by `at`. */
const At = Type.Object({ type: Type.Literal('at'), table, seq: Type.Integer({ minimum: 0 }), nonce }, strict);

/** Say something to everybody at the table, also while people gather. Only those who sit there and the host may. */
const Chat = Type.Object(
  {
    type: Type.Literal('chat'),
    table,
    text: Type.String({ minLength: 1, maxLength: LIMITS.chat }),
    /** To those in one of my private rooms only (`SeatView.rooms`). */
    room: Type.Optional(Type.Integer({ minimum: 1 })),
    nonce,
  },
  strict,
);

/** Give up: a bot plays my seat to the end, and it cannot win. */
const Resign = Type.Object({ type: Type.Literal('resign'), table, nonce }, strict);

/** I want a bot to play for that absent seat. When all others who play want it, one does. */
const BotVote = Type.Object({ type: Type.Literal('botVote'), table, seat, nonce }, strict);

/** Put the time of my question (`DueShown`) off: once for each question, at live tables, as far as it says. Nobody else is told. */
const Hold = Type.Object({ type: Type.Literal('hold'), table, question, nonce }, strict);

/** I am back: the stand-in leaves my seat. */
const TakeBack = Type.Object({ type: Type.Literal('takeBack'), table, nonce }, strict);

/** Tell me when the tables of others change: those that are open, and those being played. */
const Lobby = Type.Object({ type: Type.Literal('lobby'), on: Type.Boolean() }, strict);

/** `at` comes back unchanged in `pong`: the round trip is the client's to measure, on its own clock. */
const Ping = Type.Object({ type: Type.Literal('ping'), at: Type.Number() }, strict);

export const ClientMessageSchema = Type.Union([
  Watch,
  Unwatch,
  AnswerMessage,
  Plan,
  Foresee,
  Advise,
  Doubt,
  Undo,
  AskUndo,
  Consent,
  SetStanding,
  ClearStanding,
  Why,
  At,
  Chat,
  Resign,
  BotVote,
  Hold,
  TakeBack,
  Lobby,
  Ping,
]);
export type ClientMessage = Static<typeof ClientMessageSchema>;

export interface ChatLine {
  readonly id: number;
  readonly from: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number;
  /** The private room it was said in. */
  readonly room?: number;
}

/** Time left when the message was sent; the client counts down by itself while `running`. */
export interface SeatClock {
  readonly left: number;
  readonly running: boolean;
}

/** Something that a seat asks the others. */
export interface Request extends TableRequest {
  readonly id: number;
  /** Seats that have consented, the asking one included. */
  readonly agreed: readonly Seat[];
}

/** First message on every socket. */
export interface Hello {
  readonly type: 'hello';
  /** Who I am by my cookie; null for a device that never called `/api/me` (it may only watch). */
  readonly me: string | null;
  /** The server's clock. */
  readonly now: number;
  /** Whether there are other servers for the same tables: when this one falls silent, another is soon worth trying. */
  readonly others: boolean;
}

/** A private room that ends by time. */
export interface RoomTime {
  readonly room: number;
  /** Milliseconds left when it was told. */
  readonly left: number;
}

/** The whole table: in reply to `watch`, and whenever something was taken back. Replaces all the client knows of it. */
export interface TableMessage {
  readonly type: 'table';
  readonly table: string;
  readonly version: number;
  readonly info: TableInfo;
  /** Null while gathering, and where the game cannot be taken up. */
  readonly view: SeatView | null;
  /** Why the game cannot be taken up, when it cannot: other rules, a content pack that does not fit, damage. */
  readonly trouble?: ErrorCode;
  readonly log: readonly LogEntry[];
  /** The last hundred lines. */
  readonly chat: readonly ChatLine[];
  readonly clocks: readonly (SeatClock | null)[];
  /** The time of my own question, when it has a limit. */
  readonly due: DueShown | null;
  /** The time of the rooms I know of, where they have one. */
  readonly rooms: readonly RoomTime[];
  readonly request: Request | null;
  readonly standing: readonly Standing[];
}

/**
 * Something was stored: what changed, for this seat's eyes. Fields that are absent are as before. A client whose version is not
 * `after` has missed something and watches again with its own version as `since`. A new name is told without a new version (`after` is `version`).
 */
export interface Update {
  readonly type: 'update';
  readonly table: string;
  readonly after: number;
  readonly version: number;
  readonly info?: TableInfo;
  readonly view?: SeatView;
  /** New entries, to be added at the end. */
  readonly log?: readonly LogEntry[];
  readonly chat?: readonly ChatLine[];
  readonly clocks?: readonly (SeatClock | null)[];
  readonly due?: DueShown | null;
  readonly rooms?: readonly RoomTime[];
  readonly request?: Request | null;
}

/** The request with this nonce was carried out and stored; sent after the update that shows it. */
export interface Accepted {
  readonly type: 'accepted';
  readonly table: string;
  readonly nonce: string;
  readonly version: number;
  /** Where a plan stopped, and why. */
  readonly stopped?: { readonly at: number; readonly refusal: Refusal };
}

/** The request with this nonce was not carried out, and nothing was changed. One of the two says why. */
export interface RefusedMessage {
  readonly type: 'refused';
  readonly table: string;
  readonly nonce: string;
  /** By a rule of the game or of the kernel: `refusal.<key>`. */
  readonly refusal?: Refusal;
  /** By the server: `error.<code>`. */
  readonly code?: ErrorCode;
}

export interface WhyMessage {
  readonly type: 'why';
  readonly table: string;
  readonly nonce: string;
  readonly refused: readonly Refused[];
}

export interface ForesightMessage {
  readonly type: 'foresight';
  readonly table: string;
  readonly nonce: string;
  readonly foresight: Foresight;
}

export interface AdviceMessage {
  readonly type: 'advice';
  readonly table: string;
  readonly nonce: string;
  readonly advice: Advice | null;
}

export interface DoubtedMessage {
  readonly type: 'doubted';
  readonly table: string;
  readonly nonce: string;
  /** Null where the answer is as good as any, or nobody can tell. */
  readonly mistake: Mistake | null;
}

export interface AtMessage {
  readonly type: 'at';
  readonly table: string;
  readonly nonce: string;
  readonly view: SeatView;
}

/** My standing answers as they are now: after one was set or cleared, or had its day, and when a `watch` was replied by an `update`. */
export interface StandingMessage {
  readonly type: 'standing';
  readonly table: string;
  readonly standing: readonly Standing[];
}

/** Who is here now; not stored, no version. */
export interface Presence {
  readonly type: 'presence';
  readonly table: string;
  /** For each seat whether its person is connected (bots always are). */
  readonly online: readonly boolean[];
  readonly watching: number;
}

/**
 * The table no longer exists or may no longer be watched: the game began without spectators, or there is a new invitation. Also the reply to a
 * `watch` that is refused.
 */
export interface Gone {
  readonly type: 'gone';
  readonly table: string;
  readonly code: ErrorCode;
}

/** It has become my turn at a table that this socket does not watch. */
export interface Turn {
  readonly type: 'turn';
  readonly table: string;
  readonly game: string;
  readonly title: string;
}

/**
 * A list has changed: the open tables, told at most once a second, or those being played, told at most once in five, since every answer
 * changes them. To those who asked with `lobby`. Fetch `/api/tables?list=…`.
 */
export interface LobbyMessage {
  readonly type: 'lobby';
  readonly list: LobbyList;
}

export interface Pong {
  readonly type: 'pong';
  readonly at: number;
  readonly now: number;
}

/** The last message could not be read, came too fast or too large. After ten of them the socket is closed (1008). */
export interface ErrorMessage {
  readonly type: 'error';
  readonly code: ErrorCode;
}

export type ServerMessage =
  | Hello
  | TableMessage
  | Update
  | Accepted
  | RefusedMessage
  | WhyMessage
  | ForesightMessage
  | AdviceMessage
  | DoubtedMessage
  | AtMessage
  | StandingMessage
  | Presence
  | Gone
  | Turn
  | LobbyMessage
  | Pong
  | ErrorMessage;
