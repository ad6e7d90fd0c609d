/** Positions of a defence for tests: a table on which there is nothing but what is given. */

import { type AnaView, ATTACK_TYPES, type AttackView, content, LETTERS, type Phase, type PlayerView, SIDES } from '@castellan/anarchy';

const cards = content.of({ core: { pack: '' } });

export const NO_CASTLE: PlayerView['castle'] = {
  gate: 0,
  moat: 0,
  towers: { TL: 0, TR: 0, BR: 0, BL: 0 },
  walls: { top: 0, right: 0, bottom: 0, left: 0 },
};

/** All tactics, those named researched with so many uses ready. */
export function tacticsOf(ready: { readonly [tactic: string]: number }): PlayerView['tactics'] {
  return Object.fromEntries(
    ['stones', 'logs', 'bolts', 'pitch', 'covers'].map((tactic) => [tactic, { researched: tactic in ready, ready: ready[tactic] ?? 1 }]),
  );
}

const NOBODY: PlayerView = {
  meeting: null,
  force: null,
  seat: 0,
  colour: 'red',
  done: false,
  score: 0,
  goods: { serf: 0, artisan: 0, patron: 0, soldier: 0, knight: 0, coin: 0, material: 0, food: 0 },
  production: {},
  yields: {},
  attributes: { bravery: 0, loyalty: 0, influence: 0, might: 0 },
  tracks: {},
  wheel: [],
  squares: [],
  developed: [],
  constructed: [],
  horses: [],
  castle: NO_CASTLE,
  tactics: tacticsOf({}),
  knowledge: 0,
  knowledgeEarned: 0,
  helps: 0,
  rally: { tokens: 0, active: 0 },
  valentine: { women: [], men: [], couples: 0 },
  additions: {},
  victories: [],
  brewery: [],
  beers: 0,
  beersBrewed: 0,
  pennants: [],
  discontent: 0,
  joy: 0,
  joyEarned: 0,
  penalty: 0,
  castles: 0,
  tent: null,
  forceNeeded: null,
  paths: [],
  offered: [],
  deck: 24,
  discard: [],
  revealed: [],
  attacks: [],
  attacksDefended: 0,
  defended: 0,
  undefended: 0,
  resolving: null,
  deployed: {},
};

interface Setting {
  readonly scenario?: string;
  readonly round?: number;
  readonly phase?: Phase;
}

export function viewOf({ scenario = 'classicEasy', round = 3, phase = 'preparation' }: Setting = {}): AnaView {
  const layout = cards.layouts.find(({ id }) => id === scenario);
  if (layout === undefined) throw new Error(`There is no scenario named ${scenario}.`);
  const card = cards.scenarioCards[layout.row[round - 1]];
  return {
    pack: '',
    scenario,
    chapter: 0,
    goals: [],
    round,
    phase,
    firstPlayer: 0,
    tents: layout.tents,
    rival: null,
    row: layout.row.map((at) => ({ card: cards.scenarioCards[at].id, loot: null })),
    flipped: round - 1,
    sideCards: [],
    strength: Object.fromEntries(LETTERS.map((letter, i) => [letter, card.strength[i]])),
    foodOwed: cards.foodDue[round] + (card.siege?.ribbon ?? 0),
    resolve: cards.resolve[round],
    pathOffer: [],
    drafting: [],
    pathsLeft: 20,
    pathDiscard: [],
    nextBoon: null,
    players: [NOBODY],
  };
}

/** A card of the row by its id; `left` is what is still open on each side it strikes, while it is resolved. */
export function attackOf(view: AnaView, slot: number, id: string, left: readonly number[] = []): AttackView {
  const card = cards.attackCards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`There is no card named ${id}.`);
  const hits = card.letters.flatMap((letter, at) =>
    letter < 0 ? [] : [{ side: SIDES[at] ?? ('whole' as const), strength: view.strength[LETTERS[letter]] }],
  );
  return {
    slot,
    type: ATTACK_TYPES[card.type],
    face: {
      card: id,
      violent: card.violent,
      hits: hits.map((hit, at) => ({ ...hit, forts: {}, left: left[at] ?? hit.strength, stopped: 0 })),
    },
    back: null,
  };
}

export function faceDown({ slot, type }: AttackView): AttackView {
  return { slot, type, face: null, back: { faces: 1, violent: 0, least: 1, greatest: 1 } };
}

/** Seat 0 with what is given. */
export function playerOf(view: AnaView, over: Partial<PlayerView>): PlayerView {
  return { ...view.players[0], ...over };
}
