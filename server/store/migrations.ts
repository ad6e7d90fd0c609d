/**
 * How the shape of what is stored changes while servers of two versions may work with it: a migration first only adds (expand), and what
 * nobody needs any more goes with a later one (contract), which raises `minReader`.
 */

export interface Migration {
  readonly sql: string;
  /** Number of migrations the oldest server knows that can work with the data afterwards. */
  readonly minReader: number;
}

/** Refuses data of a newer version, unless a server that knows so few migrations can work with it. */
export function insistOnReader(done: number, minReader: number, known: number): void {
  if (done <= known || minReader <= known) return;
  throw new Error(
    `the database was written by a newer version of Castellan (${done}), and servers below ${minReader} cannot work with it; this one is ${known}`,
  );
}
