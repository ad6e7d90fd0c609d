/** How the server says no over HTTP. */

import { type Static, Type } from 'typebox';
import { ERROR_CODES } from './codes.ts';

const RefusalSchema = Type.Object({ rule: Type.String(), key: Type.String(), params: Type.Record(Type.String(), Type.Unknown()) });

/** Body of every HTTP answer with a status of 400 or more. */
export const FailureSchema = Type.Object({
  error: Type.Object({
    code: Type.Enum([...ERROR_CODES]),
    params: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
    /** The rule that stands against it (`refusal.<key>` of the game or the kernel). */
    refusal: Type.Optional(RefusalSchema),
    /** What is wrong with a record (`record.<key>`), and on which line. */
    record: Type.Optional(Type.Object({ line: Type.Integer(), key: Type.String(), detail: Type.String() })),
  }),
});

export type Failure = Static<typeof FailureSchema>;
