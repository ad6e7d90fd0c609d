/** What is kept of a poll while it is open. */

import { checkAnswer, printAnswer } from './answers.ts';
import type { Chance } from './chance.ts';
import { askPolled } from './flow.ts';
import { randomAnswer } from './random.ts';
import { isPoll, isTogether } from './steps.ts';
import type { Frame, PollFrame, Rules, Seat, State } from './types.ts';

function eachPoll(stack: Frame[], see: (poll: PollFrame, stack: Frame[]) => void): void {
  for (const frame of stack) {
    if (isPoll(frame)) see(frame, stack);
    else if (isTogether(frame)) for (const branch of frame.branches) eachPoll(branch.stack, see);
  }
}

/** An answer that something beside the flow has made impossible is asked for again. */
export function reconsiderPolls<S extends State>(game: Rules<S>, s: S): void {
  eachPoll(s.core.stack, (poll, stack) => {
    for (let i = poll.given.length - 1; i >= 0; i--) {
      const { seat, answer } = poll.given[i];
      const q = askPolled(game, s, stack, poll, seat);
      const stands = answer === null || q === null ? answer === q : checkAnswer(game, s, q, printAnswer(q, answer)).ok;
      if (!stands) poll.given.splice(i, 1);
    }
  });
}

/** In a guessed world the others may have answered anything that is possible there. */
export function guessPolls<S extends State>(game: Rules<S>, world: S, observer: Seat | null, rng: Chance): void {
  eachPoll(world.core.stack, (poll, stack) => {
    poll.given.forEach(({ seat, answer }, i) => {
      if (seat === observer || answer === null) return;
      const q = askPolled(game, world, stack, poll, seat);
      if (q !== null) poll.given[i] = { seat, answer: randomAnswer(q, rng) };
    });
  });
}
