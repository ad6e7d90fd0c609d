/**
 * Whether a node is cut off. PostgreSQL and the bus each testify about the other: who lacks one that somebody else has had for all that
 * time is cut off. When all of them have lacked it, one has it back before the others, and nobody is.
 */

/** What a node knows of itself: when it last heard itself over the bus, and when PostgreSQL last answered it. */
export interface Own {
  readonly heardSelf: number;
  readonly renewedAt: number;
  readonly hasBus: boolean;
}

/** What another node has said of itself. */
export interface Witness {
  readonly heard: number;
  /** Since when it has had PostgreSQL, and the bus, as far as is known; null while it lacks it. */
  readonly storeSince: number | null;
  readonly busSince: number | null;
  /** When it has said so of the bus. */
  readonly busSaid: number;
}

/** Milliseconds. */
export interface CutTimes {
  /** Without the bus while others have it, without PostgreSQL while others have it, without either. */
  readonly cutFromBus: number;
  readonly cutFromStore: number;
  readonly cutFromBoth: number;
  /** Who was heard within this time can say whether it has PostgreSQL. */
  readonly witness: number;
  /** Who says so much later than the last was heard that it has the bus would have noticed that it has not. */
  readonly noticed: number;
}

export function whyCut(times: CutTimes, now: number, { heardSelf, renewedAt, hasBus }: Own, others: readonly Witness[]): string | null {
  const deaf = now - heardSelf;
  const storeless = now - renewedAt;
  if (deaf > times.cutFromBoth && storeless > times.cutFromBoth) return 'neither the bus nor PostgreSQL is there';
  const hadFor = (lost: number, theirs: number | null): number => (theirs === null ? 0 : now - Math.max(lost, theirs));
  const haveBus = others.some(
    ({ busSaid, busSince }) => busSaid > heardSelf + times.noticed && hadFor(heardSelf, busSince) > times.cutFromBus,
  );
  if (deaf > times.cutFromBus && haveBus) return 'others have the bus, and this node has not';
  const haveStore = others.some(
    ({ heard, storeSince }) => now - heard < times.witness && hadFor(renewedAt, storeSince) > times.cutFromStore,
  );
  return storeless > times.cutFromStore && hasBus && haveStore ? 'others have PostgreSQL, and this node has not' : null;
}
