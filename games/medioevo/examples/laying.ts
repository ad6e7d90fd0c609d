/** Positions that worked examples begin from, and what is looked at after them. */

import { advance, scriptChance } from '@castellan/engine';
import { game } from '../game.ts';
import { fight } from '../rules/battle.ts';
import { actNow } from '../rules/calls.ts';
import { combatTurn } from '../rules/combat.ts';
import { turnOrder } from '../rules/order.ts';
import { taxation } from '../rules/taxes.ts';
import { tradeTurn } from '../rules/trade.ts';
import { playTurn } from '../rules/turn.ts';
import { c, colour, node, type PlayerPlan, type PositionPlan, position, putVehicle, units } from '../scene.ts';
import { hue, NOBODY, type Pact, type Side, type UniState } from '../state.ts';
import { view } from '../view.ts';
import type { Colour } from '../vocabulary.ts';

export function laid(players: readonly PlayerPlan[], plan: PositionPlan): UniState {
  const s = position(players, plan);
  advance(game, s);
  return s;
}

/** The first player, Byzantium, in his purchase turn. */
export function shopping(player: PlayerPlan, plan: PositionPlan = {}): UniState {
  return laid([player, {}], { phase: 'purchases', next: () => [playTurn.do({ seat: 0 })], ...plan });
}

/** His military turn. */
export function marching(player: PlayerPlan, plan: PositionPlan = {}, other: PlayerPlan = {}): UniState {
  return laid([player, other], { active: 0, next: (s) => combatTurn(s, 0), ...plan });
}

/** His army in Serbia, which is nobody's home, against that of the second player, with whom he is at war; dice as they show. */
export function fighting(
  mine: PlayerPlan,
  theirs: PlayerPlan,
  dice: readonly number[],
  plan: PositionPlan = {},
  enemy: Side = 1,
): UniState {
  return laid([mine, theirs, {}, {}], {
    active: 0,
    order: [0, 1, 2, 3],
    wars: [[0, 1]],
    // Scripted dice count from 0.
    chance: scriptChance(dice.map((face) => face - 1)),
    next: (s) => [...fight(s, 0, enemy, node('serbia')), ...combatTurn(s, 0)],
    ...plan,
  });
}

/** His fleet in the Aegean against that of the second player; siege engines of these levels aboard his first galley. */
export function atSea(
  mine: readonly string[],
  theirs: readonly string[],
  dice: readonly number[],
  engines: readonly number[] = [],
): UniState {
  return fighting({ vehicles: mine }, { vehicles: theirs }, dice, {
    next: (s) => {
      for (const level of engines) s.carrier[putVehicle(s, 0, `siegeEngine ${level} aegeanSea`)] = vehicle(s, 'galley')?.slot ?? NOBODY;
      return [...fight(s, 0, 1, node('aegeanSea')), ...combatTurn(s, 0)];
    },
  });
}

/** With which a battle between players begins: nobody wants prisoners, nobody gives up. */
export const TO_THE_DICE = ['no capture', '1: no capture', 'fight', '1: fight'];

/** His trade turn. The Golden Horde holds Caffa (Crimea), Tana and Saraj. */
export function trading(player: PlayerPlan, plan: PositionPlan = {}, others: readonly PlayerPlan[] = [{}]): UniState {
  return laid([player, ...others], { phase: 'trade', active: 0, next: (s) => tradeTurn(s, 0), ...plan });
}

/** His trade turn, the last of the tenth and last turn. */
export function lastTrade(player: PlayerPlan, other: PlayerPlan, options: PositionPlan['options']): UniState {
  return trading({ ...player, vehicles: ['caravan 1 thrace'], tax: 10 }, { turn: 10, options }, [{ ...other, tax: 10 }]);
}

/** The Event card that strikes Thrace, Bulgaria and Serbia, as the state counts it. */
export const PROPONTIS = 0;

/** An open pact of the first two players, for the whole game. */
export function pactOf(clause: Pact['clauses'][number]): Pact {
  return { id: 1, parties: [0, 1], clauses: [clause], first: 1, last: 0, perUse: [], secret: false };
}

/** The taxes of all, and what they pay for; then the first player may act. */
export function taxing(player: PlayerPlan, plan: PositionPlan = {}): UniState {
  return laid([player, {}], { phase: 'taxes', next: (s) => [...taxation(s), actNow.do({ seat: 0, calledIn: true })], ...plan });
}

/** The bids for the order of a turn. */
export function bidding(order: readonly number[]): UniState {
  const four = Array<PlayerPlan>(4).fill({ florins: 500 });
  return laid(four, {
    phase: 'order',
    order,
    next: (s) => {
      const next = turnOrder(s);
      return next === undefined ? [] : 'step' in next ? [next] : next;
    },
  });
}

/** A trade route of the first caravan, from Tana on, with its first stages done. */
export function routed(s: UniState, done: number): UniState {
  s.routes[0] = {
    slot: vehicle(s, 'caravan')?.slot ?? -1,
    origin: node('tana'),
    zones: ['crimea', 'saraj', 'trebizond', 'antioch'].map(node),
    done,
  };
  return s;
}

/** The Event deck with a card on top that tolerates such a tax. */
export function tolerating(s: UniState, tax: number): number[] {
  const card = c.events.findIndex(({ toleratedTax }) => toleratedTax === tax);
  return [...s.eventDeck.filter((one) => one !== card), card];
}

export const points = (s: UniState, of: Colour): number => s.points[hue(0, colour(of))];
export const buildings = (s: UniState, where: string): readonly string[] =>
  view(s, null).territories[node(where)].buildings.map(({ id }) => id);
export const here = (s: UniState, side: Side): string => units(s, side, 'serbia');
export const placeOf = (s: UniState, kind: string): number => s.at[vehicle(s, kind)?.slot ?? -1];
export const vehicle = (s: UniState, kind: string) => view(s, null).vehicles.find((one) => one.seat === 0 && one.kind === kind);

export const builder: PlayerPlan = { florins: 3000, levels: { green: 2, violet: 1 }, points: { green: 9, violet: 9 } };
