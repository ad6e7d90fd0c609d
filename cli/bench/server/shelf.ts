/** The card game on our kernel, on a shelf of its own. */

import {
  copyCore,
  type Game,
  NO_PACKS,
  type Option,
  pick,
  plainPrior,
  type State,
  shuffle,
  stepsOf,
  stepTable,
  winShares,
} from '@castellan/engine';
import { DECK, deal, layCard, type Ring, ringView, SEATS } from './rules.ts';

interface RingState extends State, Ring {}

interface CardOption extends Option {
  readonly card: number;
}

const OPTIONS: readonly CardOption[] = DECK.map((card) => ({ key: `lay ${card}`, say: 'lay', card, at: [`card:${card}`] }));

const step = stepsOf<RingState>();

const lay = step.pick('lay', {
  rule: 'kernel',
  ask: (s, _p: object) =>
    pick(
      s.turn,
      s.hands[s.turn].map((card) => OPTIONS[card]),
    ),
  answer(s, p, { card }) {
    s.core.told?.push({ key: 'laid', params: { seat: s.turn, card } });
    s.core.chance.moments++;
    layCard(s, card, (cards) => shuffle(s.core.chance, cards));
    return p;
  },
});

const ring: Game<RingState> = {
  id: 'ring',
  version: 1,
  replays: [],
  seats: { min: SEATS, max: SEATS, usual: SEATS },
  options: [],
  setup: (core) => ({ core, ...deal(shuffle(core.chance, DECK.slice())) }),
  start: () => lay.do({}),
  steps: stepTable(lay),
  view: ringView,
  determinize(s, seat, rng) {
    const unknown = [...s.pile, ...s.hands.flatMap((hand, owner) => (owner === seat ? [] : hand))];
    shuffle(rng, unknown);
    s.pile = unknown.splice(0, s.pile.length);
    s.hands = s.hands.map((hand, owner) => (owner === seat ? hand : unknown.splice(0, hand.length)));
  },
  copy: (s) => ({
    core: copyCore(s.core),
    hands: s.hands.map((hand) => hand.slice()),
    pile: s.pile.slice(),
    heap: s.heap.slice(),
    scores: s.scores.slice(),
    turn: s.turn,
  }),
  packs: NO_PACKS,
  components: (s) => ({ cards: s.pile.length + s.heap.length + s.hands.flat().length }),
  endings: [],
  instinct: { weigh: (_s, _q, option) => option.key.length, prior: (_, q) => plainPrior(q), value: (s) => winShares(s, s.scores, 10) },
};

export const GAME_IDS: readonly string[] = [ring.id];

export function gameNamed(id: string) {
  return id === ring.id ? { id, load: async () => ring, messages: async () => ({}) } : null;
}
