/** Offers, searched like answers: taking one and turning it down are tried on the same worlds. */

import {
  advance,
  answersOffer,
  type Chance,
  carryOut,
  type Game,
  guess,
  hastyAnswer,
  type Option,
  type Seat,
  type State,
  sayAs,
} from '@castellan/engine';
import type { Budget } from '../bot.ts';
import { bestOf, type Tried } from './halving.ts';
import { playOn, type Sight } from './play-on.ts';
import { tempers } from './search.ts';

interface TriedOption extends Tried {
  readonly option: Option;
}

/** What turns the one down takes the other up. */
const CONTRARY: { readonly [say: string]: string } = { acceptOffer: 'declineOffer', declineOffer: 'acceptOffer' };

/** The better of two answers to an offer; the first is the usual one. */
export function searchOffer<S extends State>(
  game: Game<S>,
  sight: Sight<S>,
  world: S,
  seat: Seat,
  both: readonly [Option, Option],
  budget: Budget,
  rng: Chance,
): Option {
  const all = both.map((option): TriedOption => ({ option, came: [] }));
  return bestOf(all, budget, (live, isOver) => {
    const guessed = guess(game, world, seat, rng);
    const tempered = tempers(game, world.core.seats, rng);
    for (const { option, came } of live) {
      if (isOver()) return;
      const here = game.copy(guessed);
      const refused = carryOut(game, here, { seat, text: sayAs('interjection', option.key) });
      // What cannot be done everywhere is worth nothing there; nor is a talk, in which bots have nothing to say.
      if (refused !== null || talksOf(here, seat) > talksOf(guessed, seat)) came.push(0);
      else {
        playOn(game, sight, here, advance(game, here), (open) => hastyAnswer(open.seat === seat ? game : tempered[open.seat], here, open));
        came.push(game.instinct.value(here)[seat]);
      }
    }
  }).option;
}

function talksOf({ core }: State, seat: Seat): number {
  return core.rooms.filter(({ seats }) => seats.includes(seat)).length;
}

/** What else could be said to an offer that would be taken or turned down; null where nothing of the kind would be said. */
export function contraryOf(options: readonly Option[], usual: Option): Option | null {
  if (!answersOffer(usual)) return null;
  const { offer, say } = usual;
  return options.find((option) => answersOffer(option) && option.offer === offer && option.say === CONTRARY[say]) ?? null;
}
