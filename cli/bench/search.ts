/** How fast players think: tries per second, in the card game beside boardgame.io's own search, and in the middle of each game; and glances. */

import { type Sight, search, sightOf } from '@castellan/bots';
import { advance, apply, beginGame, fastChance, type Game, instinctiveAnswer, type Question, type State } from '@castellan/engine';
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
/** Tries of one decision, between what a castellan makes on average and at most. */
const TRIES = 120;
/** Questions about the middle of a game. */
const QUESTIONS = 8;
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
    const works = games.map(({ game, sight }) => searchInTheMiddle(game, sight));
    const glances = games.map(({ game }) => glanceAt(game));
    const [ours, theirs, ...rates] = ratesOf([castellanSearch(TRIES), await boardgameioSearch(TRIES), ...works, ...glances], pace);
    const ratio = Math.round((ours / theirs) * 100) / 100;
    const numbers = games.map(({ game }, i): readonly [string, Searched] => [
      game.id,
      {
        priorsPerSecond: Math.round(rates[games.length + i]),
        iterationsPerSecond: Math.round(rates[i]),
        iterationsPerDecision: TRIES,
        millisecondsPerDecision: Math.round((TRIES * 10_000) / rates[i]) / 10,
      },
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
      ...numbers.map(([id, { priorsPerSecond, iterationsPerSecond, millisecondsPerDecision }]) => ({
        title: id,
        marks: [
          { key: 'priorsPerSecond', value: priorsPerSecond, least: PRIORS },
          { key: 'iterationsPerSecond', value: iterationsPerSecond },
          { key: 'millisecondsPerDecision', value: millisecondsPerDecision },
        ],
      })),
    ];
    return { json: { search: { cardGame, ...Object.fromEntries(numbers) } }, sections };
  },
};

interface SearchedGame {
  readonly game: Game<State>;
  readonly sight: Sight<State>;
}

async function searchedGames(call: Call): Promise<SearchedGame[]> {
  const only = call.given.flags.get('game');
  const games: SearchedGame[] = [];
  for (const id of only === undefined ? call.games.ids : [only]) {
    const game = await onShelf(call, id).load();
    const sight = sightOf(game);
    if (sight !== null) games.push({ game, sight });
  }
  return games;
}

/** Questions around the middle of a game played by instinct, each searched in its turn. Counts tries. */
function searchInTheMiddle(game: Game<State>, sight: Sight<State>): Work {
  const length = playedTo(game, Number.POSITIVE_INFINITY).answers;
  const questions = Array.from({ length: QUESTIONS }, (_, i) => playedTo(game, Math.floor(length / 2) + i)).filter(isOpen);
  const rng = fastChance(7);
  let next = 0;
  return () => {
    const { state, question } = questions[next++ % questions.length];
    let visits = 0;
    const budget = { iterations: TRIES, milliseconds: Number.POSITIVE_INFINITY };
    for (const one of search(game, sight, state, question, budget, rng)) visits += one.visits;
    return visits;
  };
}

/** What comes to mind first, at questions all through a game. Counts questions. */
function glanceAt(game: Game<State>): Work {
  const { answers } = playedTo(game, Number.POSITIVE_INFINITY);
  const questions = Array.from({ length: GLANCES }, (_, i) => playedTo(game, Math.floor((answers * i) / GLANCES))).filter(isOpen);
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

function playedTo(game: Game<State>, most: number): Reached {
  const state = beginGame(game, { seats: Math.max(2, game.seats.usual), options: {} }, fastChance(3));
  let question = advance(game, state);
  let answers = 0;
  for (; question !== null && answers < most; answers++) question = apply(game, state, question, instinctiveAnswer(game, state, question));
  return { state, question, answers };
}
