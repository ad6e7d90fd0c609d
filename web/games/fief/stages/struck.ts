/**
 * The bargains of a finished game, read from its record: they are laid open at the end (table note 19). What was only promised, and what was
 * said in embassies, stays with those who heard it (online notes 7 and 8).
 */

import { type Game, type GameRecord, type Offer, replay, type State } from '@castellan/engine';

export interface Struck {
  readonly offer: Offer;
  /** Of which round. */
  readonly round: number;
}

function roundOf(s: State): number {
  return 'round' in s && typeof s.round === 'number' ? s.round : 0;
}

/** Null where the record cannot be replayed. */
export function struckIn<S extends State>(game: Game<S>, record: GameRecord): readonly Struck[] | null {
  const { offers } = game;
  const struck: Struck[] = [];
  if (offers === undefined) return struck;
  const listening: Game<S> = {
    ...game,
    offers: {
      ...offers,
      accept(s, offer, seat) {
        if (offer.terms.deal === 'bargain')
          struck.push({ offer: { ...offer, terms: { ...offer.terms, promised: false, promise: '' } }, round: roundOf(s) });
        return offers.accept(s, offer, seat);
      },
    },
  };
  return replay(listening, record).ok ? struck : null;
}
