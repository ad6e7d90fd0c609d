import { type Game, interjectionsOf, type Seat, type State } from '@castellan/engine';

/** Whether a seat's bot could say something now; cheap, for it is asked after every answer. */
export function mayBotSpeak<S extends State>(game: Game<S>, s: S, seat: Seat): boolean {
  if (s.core.asides.some((aside) => aside.seat === seat)) return true;
  return game.instinct.interject !== undefined && interjectionsOf(game, s, seat).length > 0;
}
