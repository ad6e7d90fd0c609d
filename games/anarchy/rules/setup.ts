/** ANA-3: what is laid out before round 1; with the changes of solo (ANA-40) and campaign (ANA-42). */

import { below, type Core, type OptionSpec, type OptionValues, type Refusal, refusal, shuffle } from '@castellan/engine';
import { type Content, content, LAYOUTS } from '../content/content.ts';
import type { AnaState, Player } from '../state.ts';
import { ATTRIBUTES, BOONS, CHAPTERS, DEFENDERS, GOODS, SIDES, TRACKS } from '../vocabulary.ts';
import { gainAll } from './gains.ts';

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'scenario', kind: 'choice', values: LAYOUTS, default: 'classicEasy' },
  { id: 'boon', kind: 'choice', values: ['none', ...BOONS], default: 'none' },
];

function chosen(words: readonly string[], value: boolean | number | string): number {
  return words.indexOf(String(value));
}

export function refuseSetup(seats: number, options: OptionValues): Refusal | null {
  const chapter = chosen(CHAPTERS, options.scenario) + 1;
  if (chapter > 0 && seats > 1) return refusal('ANA-42.1', 'campaignIsSolo');
  if (options.boon !== 'none' && chapter < 2) return refusal('ANA-42.5', 'noBoonHere');
  return null;
}

export function setup(core: Core, options: OptionValues): AnaState {
  const c = content.of({ core });
  const layout = chosen(LAYOUTS, options.scenario);
  const { tents, start } = c.layouts[layout];
  const { chance, seats } = core;
  const solo = seats === 1;
  const firstPlayer = solo ? 0 : below(chance, seats);
  const players = Array.from({ length: seats }, () => newPlayer(c, shuffle(chance, allOf(c.domain))));
  const pathDeck = shuffle(
    chance,
    allOf(c.paths).filter((card) => !(solo && c.paths[card].removedInSolo)),
  );
  const s: AnaState = {
    core,
    layout,
    round: 0,
    phase: 'draft',
    firstPlayer,
    rival: solo && tents ? 0 : -1,
    loot: tents ? layLoot(core, c) : [],
    pathDeck,
    pathOffer: [],
    pathDiscard: [],
    nextBoon: -1,
    players,
  };
  gainAll(s, 0, start);
  const boon = chosen(BOONS, options.boon);
  if (boon >= 0) gainAll(s, 0, c.boons[boon].start);
  // The joy of a boon is stored but has not been earned (ANA-42.10).
  s.players[0].joyEarned = 0;
  return s;
}

function allOf(things: readonly unknown[]): number[] {
  return things.map((_, i) => i);
}

/** Large tiles and small tiles are shuffled apart and laid on the places of their size (ANA-3.10). */
function layLoot({ chance }: Core, c: Content): number[] {
  const large = shuffle(
    chance,
    allOf(c.loot).filter((tile) => c.loot[tile].large),
  );
  const small = shuffle(
    chance,
    allOf(c.loot).filter((tile) => !c.loot[tile].large),
  );
  return c.largeLoot.slice(1).map((isLarge) => (isLarge ? large : small).pop() ?? 0);
}

/** Nothing but empty boxes (ANA-3.4), one ready use of each tactic (ANA-11.2) and the own deck. */
function newPlayer(c: Content, deck: number[]): Player {
  const none = (things: readonly unknown[]): number[] => things.map(() => 0);
  return {
    goods: none(GOODS),
    production: none(GOODS),
    attributes: none(ATTRIBUTES),
    tracks: none(TRACKS),
    wheel: 0,
    developed: 0,
    machines: 0,
    horses: 0,
    squares: 0,
    gate: 0,
    moat: 0,
    towers: none(SIDES),
    walls: none(SIDES),
    researched: 0,
    ready: c.tactics.map(({ ready }) => ready),
    knowledge: 0,
    knowledgeEarned: 0,
    helps: 0,
    rallyTokens: 0,
    rallyActive: 0,
    circle: 0,
    couples: 0,
    additions: c.additions.flatMap(() => [0, 0]),
    victories: 0,
    brewery: 0,
    beers: 0,
    beersBrewed: 0,
    pennants: 0,
    discontent: 0,
    joy: 0,
    joyEarned: 0,
    castles: 0,
    tent: 0,
    attacksDefended: 0,
    paths: [],
    deck,
    discard: [],
    revealed: [],
    attacks: [],
    faceUp: 0,
    resolving: -1,
    open: [0, 0, 0, 0, 0],
    defended: 0,
    undefended: 0,
    deployed: DEFENDERS.flatMap(() => [0, 0, 0, 0]),
    deploying: 0,
    done: false,
  };
}
