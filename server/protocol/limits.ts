/** How much of anything is accepted. Clients may use these to stop before the server does. */

export const LIMITS = {
  /** Characters of a person's name. */
  name: 24,
  password: { min: 8, max: 200 },
  /** Characters of a table's title. */
  title: 60,
  /** Characters of one chat line. */
  chat: 500,
  /** Characters of one answer; the longest order of a big hand stays well below. */
  answer: 4_000,
  /** Answers in one plan. */
  plan: 64,
  /** Bytes of one socket message. */
  socketMessage: 16_384,
  /** Bytes of an HTTP body, records and content packs apart. */
  body: 16_384,
  /** Bytes of an uploaded record. */
  record: 524_288,
  /** Bytes of an uploaded content pack. */
  pack: 262_144,
  /** Tables that one client may watch at once. */
  watched: 50,
  /** Exercises of lessons kept of a person, and characters of the name of one. */
  lessons: { most: 1_000, name: 80 },
  /** Tables in one page of a list. */
  page: 50,
} as const;
