/** The kernel and the games, held against boardgame.io in the same run. */

import type { Game, State } from '@castellan/engine';
import type { Call } from '../command.ts';
import { onShelf } from '../opened.ts';
import { boardgameioCards } from './cards/boardgameio.ts';
import { castellanCards } from './cards/castellan.ts';
import { copies, jsonTrips, randomPlay, replays, sampleOf, seatsOf, suggestingTimes } from './game.ts';
import { quantile, ratesOf } from './measure.ts';
import type { Mark, Measured, Section, Suite } from './suite.ts';

interface GameNumbers {
  readonly seats: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerGame: number;
  readonly ratioToBoardgameio: number;
  readonly copyPerSecond: number;
  readonly jsonPerSecond: number;
  readonly stateBytes: number;
  readonly replayMs: number;
  readonly replayAnswers: number;
  /** Null for a game that suggests nothing. */
  readonly suggestP99Ms: number | null;
}

/** What a game must reach: times boardgame.io's moves, and the size of its state. */
interface Bars {
  readonly ratio: number;
  readonly stateBytes: number;
}

const USUAL_BARS: Bars = { ratio: 10, stateBytes: 15_000 };
const BARS: { readonly [game: string]: Bars } = {
  'monde-oublie': { ratio: 20, stateBytes: 15_000 },
  anarchy: { ratio: 10, stateBytes: 20_000 },
};
const CARD_RATIO = 20;
const DECISIONS = 100_000;
const COPIES = 100_000;
const REPLAY_MS = 20;
const SUGGEST_MS = 1;
const SUGGESTING_GAMES = 60;

export const rulesSuite: Suite = {
  flag: null,
  async measure(call, pace) {
    const games = await gamesOf(call);
    const samples = games.map(sampleOf);
    const plays = games.map(randomPlay);
    const [ours, theirs, ...decisions] = ratesOf([castellanCards(), await boardgameioCards(), ...plays.map(({ work }) => work)], pace);
    const numbers = games.map((game, i): GameNumbers => {
      const [copyPerSecond, jsonPerSecond, replaysPerSecond] = ratesOf(
        [copies(game, samples[i]), jsonTrips(samples[i]), replays(game, samples[i])],
        pace,
      );
      const suggesting = suggestingTimes(game, pace.repeats * SUGGESTING_GAMES);
      const perGame = plays[i].decisionsPerGame();
      return {
        seats: seatsOf(game),
        decisionsPerSecond: Math.round(decisions[i]),
        gamesPerSecond: rounded(decisions[i] / perGame),
        decisionsPerGame: rounded(perGame),
        ratioToBoardgameio: rounded(decisions[i] / theirs),
        copyPerSecond: Math.round(copyPerSecond),
        jsonPerSecond: Math.round(jsonPerSecond),
        stateBytes: Buffer.byteLength(JSON.stringify(samples[i].middle)),
        replayMs: rounded(1000 / replaysPerSecond),
        replayAnswers: samples[i].answers,
        suggestP99Ms: suggesting === null ? null : rounded(quantile(suggesting, 0.99)),
      };
    });
    return measured(games, numbers, ours, theirs);
  },
};

async function gamesOf(call: Call): Promise<Game<State>[]> {
  const only = call.given.flags.get('game');
  const games: Game<State>[] = [];
  for (const id of only === undefined ? call.games.ids : [only]) games.push(await onShelf(call, id).load());
  return games;
}

function measured(games: readonly Game<State>[], numbers: readonly GameNumbers[], ours: number, theirs: number): Measured {
  const ratio = rounded(ours / theirs);
  const first = numbers[0];
  return {
    json: {
      cardGame: { movesPerSecond: Math.round(ours), boardgameioMovesPerSecond: Math.round(theirs), ratio },
      games: Object.fromEntries(games.map(({ id }, i) => [id, numbers[i]])),
      copyPerSecond: first.copyPerSecond,
      stateBytes: first.stateBytes,
      replayMs: first.replayMs,
    },
    sections: [cardSection(ours, theirs, ratio), ...games.map(({ id }, i) => gameSection(id, numbers[i]))],
  };
}

function cardSection(ours: number, theirs: number, ratio: number): Section {
  const marks: Mark[] = [
    { key: 'movesPerSecond', value: ours },
    { key: 'boardgameioMovesPerSecond', value: theirs },
    { key: 'ratio', value: ratio, least: CARD_RATIO },
  ];
  return { title: 'cardGame', marks };
}

function gameSection(id: string, n: GameNumbers): Section {
  const bars = BARS[id] ?? USUAL_BARS;
  return {
    title: id,
    marks: [
      { key: 'decisionsPerSecond', value: n.decisionsPerSecond, least: DECISIONS },
      { key: 'gamesPerSecond', value: n.gamesPerSecond },
      { key: 'ratioToBoardgameio', value: n.ratioToBoardgameio, least: bars.ratio },
      { key: 'copyPerSecond', value: n.copyPerSecond, least: COPIES },
      { key: 'jsonPerSecond', value: n.jsonPerSecond },
      { key: 'stateBytes', value: n.stateBytes, most: bars.stateBytes },
      { key: 'replayMs', value: n.replayMs, most: REPLAY_MS },
      ...(n.suggestP99Ms === null ? [] : [{ key: 'suggestP99Ms', value: n.suggestP99Ms, most: SUGGEST_MS }]),
    ],
  };
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
