import type { Seat } from '@castellan/engine';

/** What a seat asks of the others: to undo beyond the safe point, or to let a bot play for the absent seat `of`. */
export interface TableRequest {
  readonly kind: 'undo' | 'bot';
  readonly seat: Seat;
  /** The absent seat of a bot request; for `undo` the seat itself. */
  readonly of: Seat;
  /** Seats whose reply is awaited. */
  readonly open: readonly Seat[];
}
