/** Everything the server can say no with. The words are in `messages/`, under `error.<code>`. */

export const ERROR_CODES = [
  /** A rule of the game or of the kernel stands against it; `refusal` says which. */
  'refused',
  /** The input is not of the documented form; `params.where` says which part. */
  'malformed',
  /** Bigger than `LIMITS` allows. */
  'tooLarge',
  /** Too many requests; try again after `params.seconds`. */
  'tooMany',
  /** There is no such address, table, record, game or person. Also said of what one may not know of. */
  'notFound',
  /** The request comes from another site. */
  'forbidden',
  /** A name is 1 to 24 visible characters. */
  'badName',
  /** Somebody else has this account name. */
  'nameTaken',
  /** 8 to 200 characters. */
  'badPassword',
  /** Name or password is wrong; which one is not said. */
  'wrongLogin',
  /** Only for people with an account. */
  'noAccount',
  /** This person has an account already. */
  'hasAccount',
  'unknownGame',
  /** The game cannot be set up like this; `refusal` says why. */
  'badSetup',
  /** As many seats must be given as the table has, at most one of them `me`. */
  'badSeats',
  /** The table is no longer gathering. */
  'alreadyStarted',
  /** The table is still gathering. */
  'notStarted',
  /** The table is finished. */
  'finished',
  /** The table is not finished, so that its record and seed are still secret. */
  'notFinished',
  /** No other game follows from this one. */
  'noSequel',
  /** This seat, or every seat one may take, is taken. */
  'seatTaken',
  /** One person, one seat. */
  'alreadySeated',
  /** Only somebody who sits at the table may do this. */
  'notSeated',
  /** Only the host of the table may do this. */
  'notHost',
  /** The table needs an invitation, and this is none of it. */
  'notInvited',
  /** Seats are still open; name a level to fill them with bots. */
  'seatsOpen',
  /** The table shows itself to its players only. */
  'noSpectators',
  /** The seat's time is up. */
  'outOfTime',
  /** The seat has resigned and is played by a bot to the end. */
  'resigned',
  /** A bot plays this seat in the absence of its owner; take it back first. */
  'standIn',
  /** The seat is not played by a stand-in. */
  'noStandIn',
  /** The seat's owner is here and has time; a bot may not take it over. */
  'notAbsent',
  /** Other people play at the table: a hint would wrong them. */
  'notAlone',
  /** Another request is still waiting for its replies. */
  'requestOpen',
  /** That request is no longer open. */
  'noRequest',
  /** There is no answer of this seat to take back. */
  'nothingToUndo',
  /** More tables are watched than `LIMITS.watched`. */
  'watchingTooMany',
  /** The table was played by older rules and cannot be gone on with. */
  'otherRules',
  /** The table is played with a content pack that does not fit the game as it is now. */
  'packMisfit',
  /** What is stored of the table is damaged. */
  'damaged',
  /** One person may have only so many tables, records and content packs. */
  'tooManyKept',
  /** Nothing that the seat is asked can be answered so in advance, or it has too many standing answers. */
  'badStanding',
  /** There is no such private room, or the seat is not in it. */
  'noSuchRoom',
  /** The time of this question cannot be put off, or was already. */
  'noHold',
  /** The record cannot be read or does not replay; `record` says where and why. */
  'badRecord',
  /** The content pack does not fit the game; `params.errors` lists why. */
  'badPack',
  /** This push service is not one the server talks to. */
  'badPushService',
  /** The server cannot store anything now (disk full or locked). Nothing was changed; try again. */
  'storeUnavailable',
  /** The server is being stopped; reconnect in a moment. */
  'stopping',
  /** A fault of ours. Nothing was changed. */
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
