/** The card game on our kernel. */

import { type Sight, search } from '@castellan/bots';
import {
  advance,
  apply,
  beginGame,
  copyCore,
  fastChance,
  type Game,
  NO_PACKS,
  type Option,
  pick,
  plainPrior,
  randomAnswer,
  type State,
  shuffle,
  stepsOf,
  stepTable,
  winShares,
} from '@castellan/engine';
import type { Work } from '../measure.ts';
import { CARDS, type Cards, DECK, deal, legalCards, playCard } from './rules.ts';

interface CardState extends State, Cards {}

interface CardOption extends Option {
  readonly card: number;
}

const OPTIONS: readonly CardOption[] = DECK.map((card) => ({ key: `play ${card}`, say: 'play', card }));

const step = stepsOf<CardState>();

/** Asked even when one card is left to play: the other side dispatches that move too. */
const ALWAYS = { always: true };

const play = step.pick('play', {
  rule: 'kernel',
  ask: (s, _p: object) =>
    s.played === CARDS
      ? null
      : pick(
          s.turn,
          legalCards(s.hands[s.turn], s.led).map((card) => OPTIONS[card]),
          ALWAYS,
        ),
  answer(s, p, { card }) {
    playCard(s, card);
    return s.played === CARDS ? finish.do({}) : p;
  },
});

const finish = step.work('finish', {
  rule: 'kernel',
  run(s, _p: object) {
    const best = Math.max(...s.scores);
    s.core.result = { scores: s.scores.slice(), winners: [0, 1].filter((seat) => s.scores[seat] === best), by: 'points' };
    return undefined;
  },
});

const game: Game<CardState> = {
  id: 'cards',
  version: 1,
  replays: [],
  seats: { min: 2, max: 2, usual: 2 },
  options: [],
  setup: (core) => ({ core, ...deal(shuffle(core.chance, DECK.slice())) }),
  start: () => play.do({}),
  steps: stepTable<CardState>(play, finish),
  view: (s, seat) => ({ hand: seat === null ? [] : s.hands[seat], scores: s.scores, led: s.led, turn: s.turn, deck: s.deck.length }),
  determinize(s, seat, rng) {
    const hidden = [0, 1].filter((other) => other !== seat);
    const pool = shuffle(rng, [...s.deck, ...hidden.flatMap((other) => s.hands[other])]);
    for (const other of hidden) s.hands[other] = pool.splice(0, s.hands[other].length);
    s.deck = pool;
  },
  copy: (s) => ({
    core: copyCore(s.core),
    hands: s.hands.map((hand) => hand.slice()),
    deck: s.deck.slice(),
    scores: s.scores.slice(),
    led: s.led,
    turn: s.turn,
    played: s.played,
  }),
  packs: NO_PACKS,
  components: () => ({}),
  endings: ['points'],
  instinct: { weigh: () => 0, prior: (_, q) => plainPrior(q), value: (s) => winShares(s, s.scores, 10) },
};

/** A whole game of random moves each time: legal moves listed, one applied. Counts moves. */
export function castellanCards(): Work {
  let seed = 1;
  const rng = fastChance(7);
  return () => {
    const s = beginGame(game, { seats: 2, options: {} }, fastChance(seed++));
    let moves = 0;
    for (let q = advance(game, s); q !== null; q = apply(game, s, q, randomAnswer(q, rng))) moves++;
    return moves;
  };
}

/** Looks to the end of the game. */
const TO_THE_END: Sight<CardState> = { moment: () => 0, moments: 1 };

/** Our search on the first move, every try played out to the end of the game. Counts tries. */
export function castellanSearch(tries: number): Work {
  const s = beginGame(game, { seats: 2, options: {} }, fastChance(1));
  const q = advance(game, s);
  if (q === null) throw new Error('the card game asks nothing');
  const rng = fastChance(7);
  return () => {
    let visits = 0;
    for (const one of search(game, TO_THE_END, s, q, { iterations: tries, milliseconds: Number.POSITIVE_INFINITY }, rng))
      visits += one.visits;
    return visits;
  };
}
