/** 19, 31, 42.9 to 42.14. Battles: how they begin and how they end. */

import type { Frame, Next } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Battle, NOBODY, NOWHERE, type Side, type UniState } from '../state.ts';
import { UNITS } from '../vocabulary.ts';
import { ORDERS } from './battle-options.ts';
import { announcing, freePrisoners } from './capture.ts';
import { afterBattle } from './clash.ts';
import { examine, examineMeeting } from './control.ts';
import { armyOf, isPlayer, isSettled, present, sideAt } from './fighters.ts';
import { ACT_DONE, addDeed, addHonour, bestDeed } from './honour.ts';
import { isSea } from './map.ts';
import { arranging, clearBarbarianGalleys } from './naval.ts';
import { beginRound } from './rounds.ts';
import { step } from './step.ts';
import { armyIn } from './troops.ts';
import { openWindow } from './windows.ts';

/** Frames of a battle between two sides in a place; after it `afterBattle` is called (UNI-19.1). */
export function fight(_s: UniState, attacker: Side, defender: Side, place: number): readonly Frame[] {
  return [beginBattle.do({ attacker, defender, place })];
}

/** A battle that is about to begin. */
export function makeBattle(s: UniState, attacker: Side, defender: Side, place: number): Battle {
  const { captureRatio } = content.of(s).combat;
  const byUnit = (): number[] => new Array<number>(2 * UNITS.length).fill(0);
  return {
    place,
    naval: isSea(place),
    attacker,
    defender,
    began: [armyIn(s, attacker, place), armyIn(s, defender, place)],
    round: 0,
    idle: 0,
    calm: true,
    breaksOff: false,
    yielded: NOBODY,
    dice: [0, 0, 0, 0, 0, 0],
    attack: [0, 0],
    saved: [0, 0],
    capture: [0, 0],
    ratio: [captureRatio, captureRatio],
    relief: [0, 0],
    flight: NOWHERE,
    flightCost: 0,
    flightBySea: false,
    protection: [0, 0],
    crews: [],
    aims: [],
    leader: NOBODY,
    orders: new Array<number>(ORDERS).fill(0),
    abilities: byUnit(),
    levy: 0,
    shots: [0, 0],
    deft: [0, 0],
    strikes: [0, 0],
    extraCrew: [0, 0],
    marks: [],
    lost: byUnit(),
    taken: byUnit(),
    fallen: [0, 0],
    effects: [0, 0],
    hurt: [0, 0],
    parleyed: [0, 0],
    best: [0, 0],
  };
}

/** Two sides meet; who has no unit there has none to fight with (UNI-19.1, UNI-19.17, UNI-31.4). */
export const beginBattle = step.work('beginBattle', {
  rule: ['UNI-19.1', 'UNI-19.17', 'UNI-24.1', 'UNI-24.8', 'UNI-31.4', 'UNI-33.6'],
  run(s, { attacker, defender, place }: { attacker: Side; defender: Side; place: number }): Next {
    if (isPlayer(defender)) s.attacked |= 1 << defender;
    const b = makeBattle(s, attacker, defender, place);
    if (b.began[0] === 0 || b.began[1] === 0) return undefined;
    s.battles.push(b);
    examineMeeting(s, place);
    if (s.core.told !== null)
      s.core.told.push({ key: b.naval ? 'navalBattleBegan' : 'battleBegan', params: { node: content.of(s).nodes[place].id } });
    return [...arranging(s, b), openBattle.do({})];
  },
});

/** Before the first die: cards, then capture may be announced (UNI-19.2, UNI-30.1). */
export const openBattle = step.work('openBattle', {
  rule: ['UNI-19.2', 'UNI-30.1'],
  run(s, _: object): Next {
    const b = present(s);
    return [...openWindow(s, { kind: 'battleBeforeDice', seats: s.order, about: b.place }), ...announcing(b), beginRound.do({})];
  },
});

/** Who has won: the other's units are gone, surrendered or have fled; nobody where none is left or the battle was broken off. */
function winnerOf(s: UniState, b: Battle, fled: boolean): number {
  if (b.yielded !== NOBODY) return 1 - b.yielded;
  const [mine, theirs] = [armyOf(s, b, 0), armyOf(s, b, 1)];
  if (fled) return theirs > 0 ? 1 : NOBODY;
  if (mine > 0 === theirs > 0) return NOBODY;
  return mine > 0 ? 0 : 1;
}

/** The end: prisoners of dead captors are free, honour and deeds are counted, then the place changes hands (UNI-19.15, UNI-30.6, UNI-31.2, UNI-42). */
export const battleOver = step.work('battleOver', {
  rule: ['UNI-18.11', 'UNI-19.15', 'UNI-28.6', 'UNI-30.6', 'UNI-31.2', 'UNI-41.11', 'UNI-42.9', 'UNI-42.11', 'UNI-42.14'],
  run(s, { fled }: { fled: boolean }): Next {
    const b = present(s);
    if (!fled) freePrisoners(s, b);
    const won = winnerOf(s, b, fled);
    const brokenOff = !fled && !isSettled(s, b);
    s.battles.pop();
    if (b.naval) clearBarbarianGalleys(s, b.place);
    tellEnd(s, b, won, brokenOff);
    // A ban before the first die: no battle took place, so that a control token stays (UNI-26.7).
    if (brokenOff && b.round === 0) {
      if (!b.naval) examine(s, b.place);
      return ACT_DONE;
    }
    countHonour(s, b, won, fled);
    if (won !== NOBODY) countDeeds(s, b, won);
    const winner = won === NOBODY ? NOBODY : sideAt(b, won);
    return afterBattle(s, { attacker: b.attacker, defender: b.defender, place: b.place, winner, brokenOff });
  },
});

function tellEnd(s: UniState, b: Battle, won: number, brokenOff: boolean): void {
  if (s.core.told === null) return;
  const { id } = content.of(s).nodes[b.place];
  if (won === NOBODY) s.core.told.push({ key: brokenOff ? 'battleBrokenOff' : 'battleWithoutWinner', params: { node: id } });
  else if (isPlayer(sideAt(b, won))) s.core.told.push({ key: 'battleWon', params: { seat: sideAt(b, won), node: id } });
  else s.core.told.push({ key: 'battleWonBarbarian', params: { node: id } });
}

/** Whether all units of an army that began with so many were destroyed or captured (UNI-42.9, UNI-42.14). */
function isGreatArmyBeaten(s: UniState, b: Battle, i: number): boolean {
  const { greatArmySize } = content.of(s).honour;
  return b.yielded === NOBODY && b.began[i] >= greatArmySize && armyOf(s, b, i) === 0 && b.fallen[i] >= b.began[i];
}

function countHonour(s: UniState, b: Battle, won: number, fled: boolean): void {
  const { defeatGreatArmy, loseToBarbarians } = content.of(s).honour;
  for (const i of [0, 1]) {
    const side = sideAt(b, i);
    if (!isPlayer(side)) continue;
    if ((won === i || won === NOBODY) && !fled && isGreatArmyBeaten(s, b, 1 - i)) {
      addHonour(s, side, defeatGreatArmy, 'greatArmy');
      addDeed(s, side, 'bigArmiesBeaten');
    }
    const isBeaten = armyOf(s, b, i) === 0 || (fled && i === 0);
    if (!isPlayer(sideAt(b, 1 - i)) && isBeaten) addHonour(s, side, loseToBarbarians, 'barbarians');
  }
}

function countDeeds(s: UniState, b: Battle, won: number): void {
  const seat = sideAt(b, won);
  if (!isPlayer(seat)) return;
  addDeed(s, seat, 'battlesWon');
  if (!isPlayer(sideAt(b, 1 - won))) addDeed(s, seat, 'battlesWonVsBarbarians');
  if (b.naval) addDeed(s, seat, 'navalVictories');
  if (b.began[won] < b.began[1 - won]) addDeed(s, seat, 'wonOutnumbered');
  if (b.hurt[won] === 0) addDeed(s, seat, 'wonUnhurt');
  bestDeed(s, seat, 'attackValue', b.best[won]);
}
