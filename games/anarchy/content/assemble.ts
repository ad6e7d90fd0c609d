/** Puts the data into the shape the rules read. */

import {
  ATTACK_TYPES,
  FORTS,
  GAINS,
  GOODS,
  HANDS,
  HIGHEST_NUMBER,
  HORSES,
  INGREDIENTS,
  type Ingredient,
  KNIGHT_ICONS,
  LETTERS,
  type Letter,
  MACHINES,
  type Metric,
  PENNANTS,
  type Pennant,
  SIDES,
  TACTICS,
  TRACKS,
} from '../vocabulary.ts';
import { areaOf } from './areas.ts';
import type { Cell, Content, Goal, Layout, ScenarioCard, SideEffects } from './content.ts';
import { pathGoal } from './paths.ts';
import type { Data } from './schema.ts';
import {
  addEffect,
  type Collection,
  levelEnds,
  needOf,
  readMachines,
  readQuarters,
  readSquares,
  readTrack,
  readWheel,
  readWideBoxes,
} from './sheets.ts';
import { amounts, bit, gainTokens, goodsTokens, maskOf } from './words.ts';

export function contentOf(d: Data): Content {
  const into: Collection = { boxes: [], effects: [], prices: new Map(), needs: new Map() };
  const { byDistinctIcons } = areaOf(d, 'knightTraining');
  const { maxPasses, boxes: jousts } = areaOf(d, 'tournaments');
  const { grid, beersPerLine, maxBeers } = areaOf(d, 'brewery');
  const { helpBoxes, helpReward } = areaOf(d, 'spies');
  const { ropes } = areaOf(d, 'lammas');
  return {
    data: d,
    boxes: into.boxes,
    effects: into.effects,
    tracks: TRACKS.map((track) => readTrack(into, d, track)),
    wheel: readWheel(into, d),
    machines: readMachines(into, d),
    squares: readSquares(into, d),
    chapel: readWideBoxes(into, d),
    levelEnds: { keep: levelEnds(d, 'keep'), bank: levelEnds(d, 'bank'), stables: levelEnds(d, 'stables') },
    quarters: readQuarters(d),
    weapons: maskOf(d.machines.flatMap(({ kind }, i) => (kind === 'weapon' ? [i] : []))),
    attributes: d.attributes.map(({ boxes }) => boxes.map(({ reward }) => amounts(reward.gain ?? {}, GAINS))),
    production: GOODS.map((good) => d.production.find(({ id }) => id === good) ?? { base: 0, boxes: 0 }),
    tactics: d.tactics.map(({ need, startCircled }) => ({ machines: needOf(need).machines, ready: startCircled })),
    helpBoxes,
    help: addEffect(into, helpReward),
    training: [{}, byDistinctIcons[1], byDistinctIcons[2], byDistinctIcons[3], byDistinctIcons[4]].map((reward) => addEffect(into, reward)),
    couples: areaOf(d, 'valentine').couples.map(({ reward }) => addEffect(into, reward)),
    additions: areaOf(d, 'michaelmas').additions.map(({ id, sum, reward }, no) => ({
      id,
      sum: sum ?? 0,
      effect: addEffect(into, reward),
      options: Array.from({ length: HIGHEST_NUMBER + 1 }, (_, number) => ({
        key: `write ${number} ${id}`,
        say: 'write',
        at: [`addition:${id}`],
        addition: id,
        number,
        no,
      })),
    })),
    jousts: { passes: maxPasses, victories: jousts.map(({ victoryReward }) => addEffect(into, victoryReward)) },
    brewery: { cells: grid.flat().map(brewCell), lines: gridLines(grid.length), beers: beersPerLine, most: maxBeers },
    pennants: ropes.flatMap(({ id, pennants }, rope) => pennants.map((colour, i) => pennantCell(id, colour, rope * pennants.length + i))),
    hanging: ropes.flatMap(({ pennants, hanging }, rope) =>
      hanging.map((reward, i) => {
        const left = rope * pennants.length + i;
        return { mask: bit(left) | bit(left + 1), effect: addEffect(into, reward) };
      }),
    ),
    domain: d.domain.cards.map((card) => ({
      knight: KNIGHT_ICONS.indexOf(card.knight),
      valentine: card.valentine,
      michaelmas: card.michaelmas,
      lance: HANDS.indexOf(card.lance),
      shield: HANDS.indexOf(card.shield),
      ingredient: INGREDIENTS.indexOf(card.ingredient),
      pennant: PENNANTS.indexOf(card.pennant),
    })),
    attackKinds: d.attackTypes.map(({ forts, tactic, workers }) => ({
      forts: FORTS.map((fort) => forts.includes(fort)),
      tactic: tactic === null ? -1 : TACTICS.indexOf(tactic),
      workers,
    })),
    attackCards: [...d.attackCards, ...d.finalAssaultCards].map(({ id, type, violent, hits }) => ({
      id,
      type: ATTACK_TYPES.indexOf(type),
      violent,
      letters: lettersOf(hits),
    })),
    finalAssaults: d.attackCards.length,
    openSlots: d.playerBoard.attackSlots.map(({ faceUp }) => faceUp),
    resolve: byRound(d.playerBoard.resolve),
    foodDue: byRound(d.playerBoard.foodDue),
    paths: d.pathCards.map(({ key, gain, goal, removedInSolo }, card) => ({
      id: key,
      gain: amounts(gain, GOODS),
      goal: pathGoal(goal),
      removedInSolo,
      option: { key: `take ${key}`, say: 'takePath', at: [`path:${key}`], path: key, card },
    })),
    loot: d.lootTiles.map(({ id, size, gain }) => ({ id, large: size === 'large', gain: amounts(gain, GOODS) })),
    largeLoot: byRound(d.lootSlots).map((size) => size === 'large'),
    crush: d.crushRewards.map(({ id, extraForce, reward }, crush) => ({
      extra: extraForce,
      effect: addEffect(into, reward),
      option: {
        key: `attack ${id}`,
        say: 'attackCrushing',
        at: ['castle:enemy', `crush:${id}`],
        extra: extraForce,
        gains: gainTokens(reward),
        does: 'attack',
        crush,
      },
    })),
    scenarioCards: d.scenarioCards.map((card) => scenarioCardOf(into, card)),
    layouts: [
      ...d.scenarios.map(({ id, row, tents }) => layoutOf(id, row, tents)),
      ...d.campaign.chapters.map(({ id, row, tents, side, start, goals, n }) => ({
        ...layoutOf(id, row, tents),
        sideCards: side.map((card) => card - 1),
        side: sideEffectsOf(d, side),
        start: amounts(start, GAINS),
        chapter: n,
        goals: goals.map((goal) => ('atLeast' in goal ? goalOf(goal.metric, true, goal.atLeast) : goalOf(goal.metric, false, goal.atMost))),
      })),
    ],
    boons: d.campaign.boons.map(({ id, start }, no) => ({
      start: amounts(start, GAINS),
      option: { key: `boon ${id}`, say: 'takeBoon', boon: id, gains: goodsTokens(start), no },
    })),
    penalty: { printed: d.discontent.penalty, beyond: d.discontent.beyondPrinted },
    ranks: d.soloRanks.map(({ min }) => min),
  };
}

/** By the number of the round; there is no round 0. */
export function byRound<T>(table: { readonly 1: T; readonly 2: T; readonly 3: T; readonly 4: T; readonly 5: T }): T[] {
  return [table[1], table[1], table[2], table[3], table[4], table[5]];
}

function brewCell(ingredient: Ingredient, cell: number): Cell {
  const row = Math.floor(cell / 4) + 1;
  const column = (cell % 4) + 1;
  return {
    kind: INGREDIENTS.indexOf(ingredient),
    option: { key: `brew ${row} ${column}`, say: 'brew', at: [`cell:${row}.${column}`], ingredient, row, column, cell },
  };
}

function pennantCell(rope: string, pennant: Pennant, cell: number): Cell {
  return {
    kind: PENNANTS.indexOf(pennant),
    option: { key: `hang ${pennant} ${rope}`, say: 'hang', at: [`pennant:${rope}.${pennant}`], pennant, rope, cell },
  };
}

/** Masks of the rows and columns of a square grid. */
function gridLines(size: number): number[] {
  const places = Array.from({ length: size }, (_, i) => i);
  return [
    ...places.map((row) => maskOf(places.map((column) => row * size + column))),
    ...places.map((column) => maskOf(places.map((row) => row * size + column))),
  ];
}

function lettersOf(hits: readonly { readonly side: string; readonly letter: Letter }[]): number[] {
  const places: readonly string[] = [...SIDES, 'whole'];
  const letters = places.map(() => -1);
  for (const { side, letter } of hits) letters[places.indexOf(side)] = LETTERS.indexOf(letter);
  return letters;
}

function goalOf(metric: Metric | 'score', atLeast: boolean, value: number): Goal {
  return metric === 'score' ? { metric, atLeast, value } : { metric, atLeast, value };
}

function layoutOf(id: string, row: readonly number[], tents: boolean): Layout {
  return { id, row: row.map((n) => n - 1), tents, sideCards: [], side: NO_SIDE, start: [], chapter: 0, goals: [] };
}

function scenarioCardOf(into: Collection, card: Data['scenarioCards'][number]): ScenarioCard {
  const plain = { id: card.id, castle: null, siege: null };
  switch (card.mode) {
    case 'castle': {
      const { shield, shieldFlipped, food, horses, weapons, reward } = card.castle;
      return {
        ...plain,
        strength: LETTERS.map((letter) => card.strength[letter]),
        castle: {
          shield,
          shieldFlipped,
          food,
          horses: maskOf(horses.map((horse) => HORSES.indexOf(horse))),
          machines: maskOf(weapons.map((weapon) => MACHINES.indexOf(weapon))),
          effect: addEffect(into, reward),
        },
      };
    }
    case 'siege': {
      const { ribbonFood, braveryByDefended } = card.siege;
      return {
        ...plain,
        strength: LETTERS.map((letter) => card.strength[letter]),
        siege: { ribbon: ribbonFood, bravery: Object.keys(braveryByDefended).map((_, defended) => braveryByDefended[String(defended)]) },
      };
    }
    case 'side':
      return { ...plain, strength: [] };
  }
}

const NO_SIDE: SideEffects = { levies: [], discards: [], courts: [] };

function sideEffectsOf(d: Data, cards: readonly number[]): SideEffects {
  const effects = cards.map((n) => d.scenarioCards[n - 1]).flatMap((card) => (card.mode === 'side' ? [card.side.effect] : []));
  return {
    levies: effects.flatMap((effect) =>
      effect.when === 'defenceStart' ? [{ cost: amounts(effect.payOrDiscontent, GOODS), costs: goodsTokens(effect.payOrDiscontent) }] : [],
    ),
    discards: effects.flatMap((effect) => {
      if (effect.when !== 'actionsStart') return [];
      const { fromRound = 1, discardOneOf, gainIfDone = {} } = effect;
      return [{ fromRound, oneOf: discardOneOf.map((good) => GOODS.indexOf(good)), gain: amounts(gainIfDone, GAINS) }];
    }),
    courts: effects.flatMap((effect) => (effect.when === 'scoring' ? [{ below: effect.attributeBelow, vp: effect.vpEach }] : [])),
  };
}
