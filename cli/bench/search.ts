/** How fast players think: tries per second in the card game beside boardgame.io's own search; castellans in the middle of each game; and glances. */

import { botAnswer, botOfLevel } from '@castellan/bots';
import {
  advance,
  apply,
  beginGame,
  checkAnswer,
  fastChance,
  type Game,
  instinctiveAnswer,
  type Question,
  type State,
} from '@castellan/engine';
import type { Call } from '../command.ts';
import { onShelf } from '../opened.ts';
import { boardgameioSearch } from './cards/boardgameio.ts';
import { castellanSearch } from './cards/castellan.ts';
import { ratesOf, type Work } from './measure.ts';
import type { Section, Suite } from './suite.ts';

/** How many times boardgame.io's tries ours must be. */
const RATIO = 20;
/** Questions that a player should be able to glance at in a second. */
const PRIORS = 50_000;
/** Tries of one decision in the card game. */
const TRIES = 120;
/** Decisions of castellans about the middle of each game that they go on with. */
const DECISIONS = 24;
/** Questions that are glanced at, from the beginning of a game to its end. */
const GLANCES = 64;

interface Searched {
  readonly priorsPerSecond: number;
  readonly iterationsPerSecond: number;
  readonly iterationsPerDecision: number;
  readonly millisecondsPerDecision: number;
}

export const searchSuite: Suite = {
  flag: 'search',
  async measure(call, pace) {
    const games = await searchedGames(call);
    const [ours, theirs, ...glances] = ratesOf([castellanSearch(TRIES), await boardgameioSearch(TRIES), ...games.map(glanceAt)], pace);
    const ratio = Math.round((ours / theirs) * 100) / 100;
    const numbers = games.map((game, i): readonly [string, Searched] => [
      game.id,
      { priorsPerSecond: Math.round(glances[i]), ...castellansIn(game, pace.repeats) },
    ]);
    const cardGame = { iterationsPerSecond: Math.round(ours), boardgameioIterationsPerSecond: Math.round(theirs), ratio };
    const sections: Section[] = [
      {
        title: 'cardGame',
        marks: [
          { key: 'iterationsPerSecond', value: cardGame.iterationsPerSecond },
          { key: 'boardgameioIterationsPerSecond', value: cardGame.boardgameioIterationsPerSecond },
          { key: 'ratio', value: ratio, least: RATIO },
        ],
      },
      ...numbers.map(([id, { priorsPerSecond, iterationsPerSecond, iterationsPerDecision, millisecondsPerDecision }]) => ({
        title: id,
        marks: [
          { key: 'priorsPerSecond', value: priorsPerSecond, least: PRIORS },
          { key: 'iterationsPerSecond', value: iterationsPerSecond },
          { key: 'iterationsPerDecision', value: iterationsPerDecision },
          { key: 'millisecondsPerDecision', value: millisecondsPerDecision },
        ],
      })),
    ];
    return { json: { search: { cardGame, ...Object.fromEntries(numbers) } }, sections };
  },
};

/** Those whose castellans try their answers, or whole plans. */
async function searchedGames(call: Call): Promise<readonly Game<State>[]> {
  const only = call.given.flags.get('game');
  const games: Game<State>[] = [];
  for (const id of only === undefined ? call.games.ids : [only]) {
    const game = await onShelf(call, id).load();
    if (game.instinct.searchedBy !== undefined || game.instinct.plans !== undefined) games.push(game);
  }
  return games;
}

/**
 * What castellans do, as they sit at tables, on all seats of games that came to their middle by instinct. Of a decision that took no try the
 * time counts as well, but not for the tries of a second.
 */
function castellansIn(game: Game<State>, games: number): Omit<Searched, 'priorsPerSecond'> {
  const castellan = botOfLevel('castellan');
  let tries = 0;
  const counted = counting(game, () => {
    tries++;
  });
  let decisions = 0;
  let milliseconds = 0;
  let trying = 0;
  // The first of the games is there to warm up.
  for (let number = 0; number <= games; number++) {
    const rng = fastChance(number);
    const { answers } = playedTo(game, number, Number.POSITIVE_INFINITY);
    let { state, question } = playedTo(game, number, Math.floor(answers / 2));
    for (let n = 0; n < DECISIONS && question !== null; n++) {
      const before = tries;
      const begun = performance.now();
      const text = botAnswer(counted, state, question, castellan, rng);
      const took = performance.now() - begun;
      const checked = checkAnswer(game, state, question, text);
      if (!checked.ok) throw new Error(`${castellan.name} says “${text}” at ${question.frame.step}, which is refused`);
      question = apply(game, state, question, checked.answer);
      if (number === 0) tries = before;
      else {
        decisions++;
        milliseconds += took;
        if (tries > before) trying += took;
      }
    }
  }
  return {
    iterationsPerSecond: trying === 0 ? 0 : Math.round((tries * 1_000) / trying),
    iterationsPerDecision: Math.round((tries * 10) / decisions) / 10,
    millisecondsPerDecision: Math.round((milliseconds * 10) / decisions) / 10,
  };
}

/** The game, telling whenever somebody who tries an answer or a plan asks what it came to. */
function counting(game: Game<State>, tried: () => void): Game<State> {
  const { instinct } = game;
  const { plans } = instinct;
  return {
    ...game,
    instinct: {
      ...instinct,
      value: (world) => {
        tried();
        return instinct.value(world);
      },
      ...(plans && {
        plans: {
          ...plans,
          points: (world, seat) => {
            tried();
            return plans.points(world, seat);
          },
        },
      }),
    },
  };
}

/** What comes to mind first, at questions all through a game. Counts questions. */
function glanceAt(game: Game<State>): Work {
  const { answers } = playedTo(game, 1, Number.POSITIVE_INFINITY);
  const questions = Array.from({ length: GLANCES }, (_, i) => playedTo(game, 1, Math.floor((answers * i) / GLANCES))).filter(isOpen);
  return () => {
    for (const { state, question } of questions) game.instinct.prior(state, question);
    return questions.length;
  };
}

interface Reached {
  readonly state: State;
  readonly question: Question | null;
  readonly answers: number;
}

function isOpen(reached: Reached): reached is Reached & { readonly question: Question } {
  return reached.question !== null;
}

/** A game by instinct, up to so many answers. */
function playedTo(game: Game<State>, seed: number, most: number): Reached {
  const state = beginGame(game, { seats: Math.max(2, game.seats.usual), options: {} }, fastChance(seed));
  let question = advance(game, state);
  let answers = 0;
  for (; question !== null && answers < most; answers++) question = apply(game, state, question, instinctiveAnswer(game, state, question));
  return { state, question, answers };
}
