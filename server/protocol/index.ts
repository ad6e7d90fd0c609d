/** The words client and server share: types and a few constants. The schemas, which need a library, are in `schemas.ts`. */

export type { LogEntry } from '@castellan/tables';
export { API } from './api.ts';
export { ERROR_CODES, type ErrorCode } from './codes.ts';
export type { Failure } from './errors.ts';
export { LIMITS } from './limits.ts';
export type {
  AnalysisInfo,
  Credentials,
  GameInfo,
  Invitation,
  Join,
  Lessons,
  List,
  LobbyList,
  Me,
  MyData,
  NewPassword,
  PackInfo,
  PushEndpoint,
  PushKey,
  PushNotice,
  PushSubscriptionBody,
  RecordInfo,
  Rematch,
  Rename,
  Start,
  TableList,
} from './rest.ts';
export type {
  Accepted,
  AtMessage,
  ChatLine,
  ClientMessage,
  ErrorMessage,
  Gone,
  Hello,
  LobbyMessage,
  Pong,
  Presence,
  RefusedMessage,
  Request,
  RoomTime,
  SeatClock,
  ServerMessage,
  StandingMessage,
  TableMessage,
  Turn,
  Update,
  WhyMessage,
} from './socket.ts';
export type { Clock, Ending, ForkSpec, SeatInfo, SeatSpec, Stage, TableInfo, TableSpec } from './table.ts';
export { cleanName, oneLine } from './texts.ts';
