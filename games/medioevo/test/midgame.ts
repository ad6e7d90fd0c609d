/** Games that begin in the middle, with much of everything and war between neighbours: what random play from nothing seldom comes to. */

import { below, type Game, type OptionValues } from '@castellan/engine';
import { content } from '../content/content.ts';
import { game } from '../index.ts';
import { buildingsLeft, raise } from '../rules/buildings.ts';
import { examineAll } from '../rules/control.ts';
import { endGame } from '../rules/ending.ts';
import { layMap } from '../rules/kingdoms.ts';
import { putCube } from '../rules/markets.ts';
import { beginWar } from '../rules/relations.ts';
import { setup } from '../rules/setup.ts';
import { muster } from '../rules/troops.ts';
import { beginTurn } from '../rules/turn.ts';
import { placeVehicle, whyNotVehicle } from '../rules/vehicles.ts';
import { aboard, hue, type UniState } from '../state.ts';
import {
  ARCHER,
  BARBARIANS,
  CAPTAIN,
  CAVALRY,
  CIVIL,
  COLOURS,
  GALLEY,
  GOODS,
  HEAVY,
  LIGHT,
  MILITARY,
  SHIP,
  TERRITORIES,
  VEHICLES,
} from '../vocabulary.ts';

const HAND = 5;
/** At most so many of each piece in a territory. */
const ARMY: readonly (readonly [unit: number, most: number])[] = [
  [LIGHT, 4],
  [HEAVY, 2],
  [ARCHER, 1],
  [CAVALRY, 1],
  [CAPTAIN, 1],
];

/** Up to so many turns are left when the game begins. */
export function midgame(turns: number): Game<UniState> {
  return {
    ...game,
    setup(core, options: OptionValues) {
      const s = setup(core, options);
      layMap.run?.(s, layMap.do({}));
      for (let seat = 0; seat < core.seats; seat++) equip(s, seat);
      for (let t = 0; t < TERRITORIES; t++)
        if (s.inPlay[t] === 1 && s.homeOf[t] < 0 && below(core.chance, 3) === 0) {
          muster(s, BARBARIANS, t, LIGHT, 1 + below(core.chance, 3));
          muster(s, BARBARIANS, t, ARCHER, below(core.chance, 2));
        }
      for (let one = 0; one + 1 < core.seats; one++) if (below(core.chance, 2) === 0) beginWar(s, one, one + 1, 1);
      s.watching = below(core.chance, 1 << core.seats);
      s.turn = s.turnLimit - turns;
      examineAll(s);
      return s;
    },
    start: () => [beginTurn.do({}), endGame.do({})],
  };
}

function equip(s: UniState, seat: number): void {
  const { chance } = s.core;
  s.florins[seat] += 1000 * (2 + below(chance, 4));
  for (let colour = 0; colour < COLOURS.length; colour++) {
    s.levels[hue(seat, colour)] = below(chance, 5);
    s.tokens[hue(seat, colour)] = below(chance, 3);
  }
  for (let n = 0; n < HAND; n++) {
    const card = s.empireDeck.pop();
    if (card !== undefined) s.cards[seat].push(card);
  }
  for (let territory = 0; territory < TERRITORIES; territory++) if (s.homeOf[territory] === seat) settle(s, seat, territory);
}

function settle(s: UniState, seat: number, territory: number): void {
  const { chance } = s.core;
  for (const [unit, most] of ARMY) muster(s, seat, territory, unit, below(chance, most + 1));
  build(s, territory, CIVIL, 1 + below(chance, 2));
  build(s, territory, MILITARY, below(chance, 4));
  const good = below(chance, GOODS.length * 2);
  if (good < GOODS.length && s.cubes[good] > 0) putCube(s, territory, good);
  const kind = below(chance, VEHICLES.length);
  const zone = content.of(s).nodes[territory].seas.find((node) => s.inPlay[node] === 1);
  const node = kind === GALLEY || kind === SHIP ? zone : territory;
  if (node === undefined || whyNotVehicle(s, seat, kind, 1) !== null) return;
  const slot = placeVehicle(s, seat, kind, 1, node);
  if (kind === GALLEY) muster(s, seat, aboard(slot), LIGHT, 1);
}

function build(s: UniState, territory: number, category: number, level: number): void {
  if (level > 0 && buildingsLeft(s, category, level) > 0) raise(s, territory, category, level);
}
