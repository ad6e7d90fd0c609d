/** What is read from the store is held against its shape: what is damaged must be found here, and not where it is used. */

import { CHARACTERS, LEVELS } from '@castellan/bots';
import type { Json, Line } from '@castellan/engine';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ClockSchema, EndingSchema, STAGES } from '../protocol/table.ts';
import type { Charter, Entry, Head, LogItem, StoredStanding } from '../tables/stored.ts';

const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const Count = Type.Integer({ minimum: 0 });
const Level = Type.Enum([...LEVELS]);
const Character = Type.Enum([...CHARACTERS]);
const orNull = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const Params = Type.Record(Type.String(), Type.Unsafe<Json>({}));
const Option = Type.Union([Type.Boolean(), Type.Number(), Type.String()]);

const charter = Compile(
  Type.Object({
    game: Type.String(),
    rules: Type.Integer(),
    title: Type.String(),
    access: Type.Enum(['open', 'invitation']),
    spectators: Type.Boolean(),
    options: Type.Record(Type.String(), Option),
    pack: Type.String(),
    seed: Type.String(),
    clock: ClockSchema,
    onTimeout: Type.Enum(['bot', 'resign']),
    forked: Type.Boolean(),
    forkedAt: Type.Optional(Count),
    created: Type.Integer(),
  }),
);

const Holding = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: Type.String(), standIn: orNull(Level), resigned: Type.Boolean() }),
  Type.Object({ kind: Type.Literal('bot'), level: Level, character: Type.Optional(Character) }),
  Type.Object({ kind: Type.Literal('open') }),
  Type.Object({ kind: Type.Literal('friend'), person: orNull(Type.String()) }),
]);

const Clocks = Type.Array(orNull(Type.Number()));

const head = Compile(
  Type.Object({
    stage: Type.Enum([...STAGES]),
    host: orNull(Type.String()),
    invitation: Type.String(),
    holdings: Type.Array(Holding, { minItems: 1, maxItems: 16 }),
    waiting: Type.Array(Seat),
    asked: Type.Array(Type.Object({ step: Type.String(), params: Params, shown: Type.Optional(Type.String()) })),
    beat: Type.Optional(Type.Object({ at: Type.Number(), occasions: Type.Array(Type.String()) })),
    answers: Count,
    clocks: Clocks,
    leftAtAnswer: Type.Optional(Clocks),
    missed: Type.Optional(Type.Array(Count)),
    at: Type.Number(),
    request: orNull(Type.Object({ id: Type.Integer(), kind: Type.Enum(['undo', 'bot']), seat: Seat, of: Seat, agreed: Type.Array(Seat) })),
    ending: orNull(EndingSchema),
    next: orNull(Type.String()),
    hash: Type.Optional(Type.String()),
  }),
);

const Answered = Type.Object({ seat: Seat, text: Type.String() });
const Told = Type.Object({
  key: Type.String(),
  params: Params,
  to: Type.Optional(Type.Array(Seat)),
  except: Type.Optional(Seat),
  own: Type.Optional(Params),
  owner: Type.Optional(Type.Union([Seat, Type.Array(Seat)])),
});

const entry = Compile(
  Type.Object({
    played: Type.Array(Type.Object({ line: Answered, told: Type.Array(Told) })),
    undone: orNull(Count),
    undoneCount: Type.Optional(Count),
    cut: orNull(Count),
    told: Type.Array(Told),
  }),
);

const lines = Compile(Type.Array(Answered));

const log = Compile(
  Type.Array(
    Type.Object({
      version: Count,
      line: orNull(Count),
      seq: Count,
      seat: orNull(Seat),
      told: Told,
      back: Type.Optional(Type.Literal(true)),
    }),
  ),
);

const standings = Compile(
  Type.Array(
    Type.Object({
      seat: Seat,
      answer: Type.Object({
        step: Type.String(),
        key: Type.String(),
        until: Type.Enum(['ever', 'turn', 'round', 'phase']),
        where: Type.Optional(Params),
        when: Type.Optional(Type.Object({ name: Type.String(), n: Type.Number() })),
        plan: Type.Optional(
          Type.Object({
            answers: Type.Array(Type.Object({ text: Type.String(), step: Type.Optional(Type.String()) })),
            list: Type.Optional(Type.Object({ closing: Type.Optional(Type.String()) })),
          }),
        ),
      }),
      round: Type.String(),
      foreseen: Type.Optional(Type.Array(Type.String())),
    }),
  ),
);

const names = Compile(Type.Array(Type.String()));
const seats = Compile(Type.Array(Seat));

/** The value of a text that is JSON of that shape; null for any other. */
function reading<T>(isShaped: (value: unknown) => value is T): (text: string) => T | null {
  return (text) => {
    try {
      const value: unknown = JSON.parse(text);
      return isShaped(value) ? value : null;
    } catch {
      return null;
    }
  };
}

export const charterIn: (text: string) => Charter | null = reading((value) => charter.Check(value));
export const headIn: (text: string) => Head | null = reading((value): value is Head => head.Check(value) && agrees(value));
export const entryIn: (text: string) => Omit<Entry, 'version' | 'at' | 'nonce'> | null = reading((value) => entry.Check(value));
export const linesIn: (text: string) => readonly Line[] | null = reading((value) => lines.Check(value));
export const logIn: (text: string) => readonly LogItem[] | null = reading((value) => log.Check(value));
export const standingsIn: (text: string) => readonly StoredStanding[] | null = reading((value) => standings.Check(value));
export const namesIn: (text: string) => readonly string[] | null = reading((value) => names.Check(value));

export const seatsIn: (text: string) => readonly number[] | null = reading((value) => seats.Check(value));

/** Whether all that is said by seat is said of seats that are there. */
function agrees({ holdings, waiting, request }: Head): boolean {
  const isHere = (seat: number): boolean => seat < holdings.length;
  return waiting.every(isHere) && (request === null || (isHere(request.seat) && isHere(request.of) && request.agreed.every(isHere)));
}
