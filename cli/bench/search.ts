/** How fast players think: tries per second, in the card game beside boardgame.io's own search, and in the middle of each game. */

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
/** Tries of one decision, between what a castellan makes on average and at most. */
const TRIES = 120;
/** Questions about the middle of a game. */
const QUESTIONS = 8;

interface Searched {
  readonly iterationsPerSecond: number;
  readonly iterationsPerDecision: number;
  readonly millisecondsPerDecision: number;
}

export const searchSuite: Suite = {
  flag: 'search',
  async measure(call, pace) {
    const games = await searchedGames(call);
    const works = games.map(({ game, sight }) => searchInTheMiddle(game, sight));
    const [ours, theirs, ...rates] = ratesOf([castellanSearch(TRIES), await boardgameioSearch(TRIES), ...works], pace);
    const ratio = Math.round((ours / theirs) * 100) / 100;
    const numbers = games.map(({ game }, i): readonly [string, Searched] => [
      game.id,
      {
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
      ...numbers.map(([id, { iterationsPerSecond, millisecondsPerDecision }]) => ({
        title: id,
        marks: [
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
