/** 1.16 to 1.24: what every player begins with. */

import { draw, type Frame, type Next, pick, type Seat, shuffle } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { CardOption, ColourOption, NodeOption, StartTransport } from '../options.ts';
import { hue, NOBODY, type UniState } from '../state.ts';
import { ARCHER, BARBARIANS, CIVIL, COLOURS, GALLEY, LIGHT, MOST_PLAYERS, SHIP } from '../vocabulary.ts';
import { levelOf, raise } from './buildings.ts';
import { examine } from './control.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { step } from './step.ts';
import { muster } from './troops.ts';
import { placeVehicle, whyNotVehicle } from './vehicles.ts';

/** Steps 2 to 6 of the setup, after the first auction (UNI-1.15 to UNI-1.24). */
export function placements(s: UniState): readonly Frame[] {
  return [
    ...s.order.map((seat) => placeVillage.do({ seat })),
    ...s.order.flatMap((seat) => [placeArcher.do({ seat }), placeTransport.do({ seat, levels: content.of(s).start.levels })]),
    lightFires.do({}),
    dealEmpireCards.do({}),
    keepEmpireCard.do({ seats: s.order.slice() }),
    ...s.order.map((seat) => takeObjectiveToken.do({ seat })),
  ];
}

/** The placements once the order is fixed. */
export const beginPlacements = step.work('beginPlacements', {
  rule: ['UNI-1.15', 'UNI-1.26'],
  run: (s, _: object): Next => placements(s),
});

const NOT_HOME = reason('UNI-1.16', 'notYourHome');
const UNINHABITED = reason('UNI-11.1', 'nobodyLivesThere');

function whyNotVillage(s: UniState, seat: Seat, territory: number): Reason | null {
  if (s.homeOf[territory] !== seat) return NOT_HOME;
  return content.of(s).nodes[territory].good >= 0 ? null : UNINHABITED;
}

/** Of a player's home kingdom: the options by territory. */
function atHome<O extends NodeOption>(s: UniState, seat: Seat, options: readonly O[]): O[] {
  return content.of(s).kingdoms[s.kingdoms[seat]].home.map((territory) => options[territory]);
}

export const placeVillage = step.pick('placeVillage', {
  rule: ['UNI-1.14', 'UNI-1.16'],
  ask: (s, { seat }: { seat: Seat }) =>
    pick(
      seat,
      atHome(s, seat, content.of(s).options.village).filter(({ index }) => whyNotVillage(s, seat, index) === null),
    ),
  answer(s, { seat }, { index, node }: NodeOption) {
    raise(s, index, CIVIL, levelOf(s, index, CIVIL) + 1);
    s.core.told?.push({ key: 'villagePlaced', params: { seat, node } });
    return undefined;
  },
  refused: (s, { seat }) =>
    content.of(s).options.village.flatMap((option) => {
      const why = whyNotVillage(s, seat, option.index);
      return why === null ? [] : [refuse(option, why, { node: option.node })];
    }),
});

export const placeArcher = step.pick('placeArcher', {
  rule: ['UNI-1.14', 'UNI-1.17'],
  ask: (s, { seat }: { seat: Seat }) => pick(seat, atHome(s, seat, content.of(s).options.archer)),
  answer(s, { seat }, { index, node }: NodeOption) {
    muster(s, seat, index, ARCHER, 1);
    examine(s, index);
    s.core.told?.push({ key: 'archerPlaced', params: { seat, node } });
    return undefined;
  },
  refused: (s, { seat }) =>
    content
      .of(s)
      .options.archer.filter(({ index }) => s.homeOf[index] !== seat)
      .map((option) => refuse(option, NOT_HOME, { node: option.node })),
});

const TOO_MANY_LEVELS = reason('UNI-1.17', 'tooManyLevels');
const NO_PORT = reason('UNI-1.18', 'noPortThere');

/** Why a transport cannot be taken at the start (UNI-1.17 to UNI-1.19). */
function whyNotTransport(s: UniState, seat: Seat, left: number, { kind, level, index }: StartTransport): Reason | null {
  if (s.homeOf[index] !== seat) return NOT_HOME;
  if (level > left) return TOO_MANY_LEVELS;
  if ((kind === GALLEY || kind === SHIP) && !content.of(s).nodes[index].port) return NO_PORT;
  return whyNotVehicle(s, seat, kind, level);
}

/** One transport at a time, until their levels add up to what is given (UNI-1.17). */
export const placeTransport = step.pick('placeTransport', {
  rule: ['UNI-1.14', 'UNI-1.17', 'UNI-1.18', 'UNI-1.19'],
  ask(s, { seat, levels }: { seat: Seat; levels: number }) {
    const { startTransport } = content.of(s).options;
    const options: StartTransport[] = [];
    for (const kind of startTransport)
      for (let level = 1; level <= levels; level++)
        for (const option of atHome(s, seat, kind[level])) if (whyNotTransport(s, seat, levels, option) === null) options.push(option);
    return pick(seat, options, { params: { levels } });
  },
  answer(s, { seat, levels }, { kind, level, vehicle, index, node }: StartTransport): Next {
    placeVehicle(s, seat, kind, level, index);
    s.core.told?.push({ key: 'transportPlaced', params: { seat, vehicle, level, node } });
    return levels > level ? placeTransport.do({ seat, levels: levels - level }) : undefined;
  },
  refused: (s, { seat, levels }) =>
    content
      .of(s)
      .options.startTransport.flatMap((kind) => [1, 2].flatMap((level) => atHome(s, seat, kind[level])))
      .flatMap((option) => {
        const why = whyNotTransport(s, seat, levels, option);
        return why === null ? [] : [refuse(option, why, { node: option.node, level: option.level, levels })];
      }),
});

/** One barbarian in every territory with a fire that is in play and nobody's home (UNI-1.20). */
export const lightFires = step.work('lightFires', {
  rule: 'UNI-1.20',
  run(s, _: object) {
    for (const territory of content.of(s).fires)
      if (s.inPlay[territory] === 1 && s.homeOf[territory] === NOBODY) muster(s, BARBARIANS, territory, LIGHT, 1);
    return undefined;
  },
});

export const dealEmpireCards = step.work('dealEmpireCards', {
  rule: 'UNI-1.21',
  run(s, _: object) {
    const { start, cards } = content.of(s);
    for (const seat of s.order) {
      for (let n = 0; n < start.dealt; n++) {
        const card = draw(s.core.chance, s.empireDeck);
        if (card !== undefined) s.dealt[seat].push(card);
      }
      s.core.told?.push({
        key: 'cardsDealt',
        params: { seat, n: s.dealt[seat].length },
        own: { cards: s.dealt[seat].map((card) => cards[card].id) },
        owner: seat,
      });
    }
    return undefined;
  },
});

/** All choose at the same time; the cards not kept are shuffled back (UNI-1.21 to UNI-1.23). */
export const keepEmpireCard = step.poll('keepEmpireCard', {
  rule: ['UNI-1.21', 'UNI-1.22', 'UNI-1.23'],
  crumb: (_: object) => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const { keepCard } = content.of(s).options;
    return pick(
      seat,
      s.dealt[seat].map((card) => keepCard[card]),
      { always: true },
    );
  },
  resolve(s, _p, given) {
    for (const { seat, answer } of given) {
      if (answer === null) continue;
      const { index, card }: CardOption = answer;
      s.cards[seat].push(index);
      s.core.told?.push({ key: 'cardKept', params: { seat, card } });
      for (const other of s.dealt[seat]) if (other !== index) s.empireDeck.push(other);
      s.dealt[seat] = [];
    }
    shuffle(s.core.chance, s.empireDeck);
    return undefined;
  },
});

/** Objective tokens of a colour in the supply (UNI-1.24). */
export function tokensLeft(s: UniState, colour: number): number {
  let n = content.of(s).tokens.objectives;
  for (let seat = 0; seat < MOST_PLAYERS; seat++) n -= s.tokens[hue(seat, colour)];
  return n;
}

const NO_TOKEN = reason('UNI-15.10', 'noTokenLeft');

export const takeObjectiveToken = step.pick('takeObjectiveToken', {
  rule: 'UNI-1.24',
  ask: (s, { seat }: { seat: Seat }) =>
    pick(
      seat,
      content.of(s).options.objectiveToken.filter(({ index }) => tokensLeft(s, index) > 0),
    ),
  answer(s, { seat }, { index }: ColourOption) {
    s.tokens[hue(seat, index)]++;
    s.core.told?.push({ key: 'tokenTaken', params: { seat, colour: COLOURS[index] } });
    return undefined;
  },
  refused: (s) =>
    content
      .of(s)
      .options.objectiveToken.filter(({ index }) => tokensLeft(s, index) === 0)
      .map((option) => refuse(option, NO_TOKEN, { colour: option.colour })),
});
