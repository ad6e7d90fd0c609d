/** 22. Losses: who absorbs how many hits, and with what (FIE-22.19 to FIE-22.22). */

import { amount, type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { LossOption } from '../content/war-options.ts';
import type { LordOption } from '../options.ts';
import { type Battle, type FieState, spot, villageAt } from '../state.ts';
import { KNIGHT, SERGEANT } from '../vocabulary.ts';
import { ransomOf } from './captivity.ts';
import { kill } from './death.ts';
import { freeLordsAt } from './families.ts';
import { isRider, placesOf, strengthOf } from './fighting.ts';
import { turnOf } from './order.ts';
import { pawnsOf, removeMarched, removePawns } from './pawns.ts';
import { reason, refuse } from './reason.ts';
import { step } from './step.ts';

/**
 * Hits on the units of several players, who absorb them in the given order: troops first, as many hits as possible, the rest passes on; when
 * no troop is left, each further hit kills a Lord (FIE-22.19 to FIE-22.22). Outside a battle they are hit at the given places, in one
 * where they take part.
 */
export function takeHits(s: FieState, seats: readonly Seat[], places: readonly number[], hits: number): readonly Frame[] {
  const frames: Frame[] = [];
  const hit = seats.map((seat) => hitPlaces(s, seat, places));
  const troops = seats.map((seat, i) => ({
    sergeants: countAt(s, seat, hit[i], SERGEANT),
    knights: countAt(s, seat, hit[i], KNIGHT),
  }));
  const { absorbed, left, isWiped } = spread(s, troops, hits);
  let still = hits;
  for (let i = 0; i < seats.length; i++) {
    if (absorbed[i] > 0) frames.push(chooseLosses.do({ seat: seats[i], places: hit[i], hits: still }));
    still -= absorbed[i];
  }
  if (!isWiped) return frames;
  let deadly = left;
  for (let i = 0; i < seats.length; i++) {
    const lords = lordsHit(s, seats[i], hit[i]).length;
    const n = Math.min(deadly, lords);
    if (n > 0 && n === lords) frames.push(loseAllLords.do({ seat: seats[i], places: hit[i] }));
    else for (let k = 0; k < n; k++) frames.push(loseLord.do({ seat: seats[i], places: hit[i] }));
    deadly -= n;
  }
  return frames;
}

export interface Troops {
  readonly sergeants: number;
  readonly knights: number;
}

/** How hits fall on the troops of several players in their order: what each absorbs, what is left, and whether no troop is (FIE-22.21). */
export function spread(
  s: FieState,
  troops: readonly Troops[],
  hits: number,
): { readonly absorbed: readonly number[]; readonly left: number; readonly isWiped: boolean } {
  const absorbed: number[] = [];
  let left = hits;
  let isWiped = true;
  for (let i = 0; i < troops.length; i++) {
    const { sergeants, knights } = troops[i];
    const most = mostAbsorbed(s, sergeants, knights, left);
    if (most < mostAbsorbed(s, sergeants, knights, Number.POSITIVE_INFINITY)) isWiped = false;
    absorbed.push(most);
    left -= most;
  }
  return { absorbed, left, isWiped };
}

/** The order in which the players of a side absorb hits: by their troops' points at the start of the round, the principal first, then turn order (FIE-22.21). */
export function lossOrder(s: FieState, b: Battle, side: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < b.sides.length; seat++) if (b.sides[seat] === side) seats.push(seat);
  const isPrincipal = (seat: Seat): number => (seat === b.attacker || seat === b.defender ? 0 : 1);
  return seats.sort((a, z) => b.strength[z] - b.strength[a] || isPrincipal(a) - isPrincipal(z) || turnOf(s, a) - turnOf(s, z));
}

/** Notes the strengths by which the losses of a round are ordered. */
export function noteStrengths(s: FieState, b: Battle): void {
  for (let seat = 0; seat < b.sides.length; seat++) b.strength[seat] = b.sides[seat] === 0 ? 0 : strengthOf(s, b, seat);
}

/** The battle in which the hits fall: none in an uprising, which may also rise elsewhere while a battle goes on (FIE-25.9). */
function fightOf({ battle, uprising }: FieState): Battle | null {
  return uprising === null ? battle : null;
}

function hitPlaces(s: FieState, seat: Seat, places: readonly number[]): readonly number[] {
  const battle = fightOf(s);
  return battle === null ? places : placesOf(battle, seat);
}

function isRiding(s: FieState, seat: Seat): boolean {
  const battle = fightOf(s);
  return battle !== null && isRider(battle, seat);
}

function countAt(s: FieState, seat: Seat, places: readonly number[], pawn: number): number {
  const battle = fightOf(s);
  if (battle !== null && isRider(battle, seat)) return pawn === KNIGHT ? battle.knights : 0;
  const pawns = pawnsOf(s, pawn);
  let n = 0;
  for (let i = 0; i < places.length; i++) n += pawns[spot(seat, places[i])];
  return n;
}

function lordsHit(s: FieState, seat: Seat, places: readonly number[]): number[] {
  const battle = fightOf(s);
  if (battle !== null && isRider(battle, seat)) return battle.riders.filter((lord) => s.owner[lord] === seat && s.captor[lord] < 0);
  return places.flatMap((place) => freeLordsAt(s, seat, place));
}

/** Hits that sergeants absorb beside so many knights who fall. */
function fallenSergeants(s: FieState, sergeants: number, knights: number, hits: number): number {
  const { toughness } = content.of(s).combat;
  return Math.min(sergeants, Math.floor((hits - toughness[KNIGHT] * knights) / toughness[SERGEANT]));
}

/** The most hits that such troops can absorb (FIE-22.20). */
function mostAbsorbed(s: FieState, sergeants: number, knights: number, hits: number): number {
  const { toughness } = content.of(s).combat;
  let most = 0;
  for (let fallen = 0; fallen <= knights && toughness[KNIGHT] * fallen <= hits; fallen++)
    most = Math.max(most, toughness[KNIGHT] * fallen + toughness[SERGEANT] * fallenSergeants(s, sergeants, fallen, hits));
  return most;
}

/** Every choice that absorbs the most hits, the one of least value first: as few knights as may be. */
export function splits(s: FieState, sergeants: number, knights: number, hits: number): LossOption[] {
  const { combat, options } = content.of(s);
  const most = mostAbsorbed(s, sergeants, knights, hits);
  const offered: LossOption[] = [];
  for (let fallen = 0; fallen <= knights && combat.toughness[KNIGHT] * fallen <= hits; fallen++) {
    const beside = fallenSergeants(s, sergeants, fallen, hits);
    if (combat.toughness[KNIGHT] * fallen + combat.toughness[SERGEANT] * beside < most) continue;
    offered.push((offered.length === 0 ? options.war.leastLoss : options.war.loss)[beside][fallen]);
  }
  return offered;
}

type Struck = { readonly seat: Seat; readonly places: readonly number[] };

/** The owner says which of his troops fall. The least costly choice always has the same key, for a standing answer. */
export const chooseLosses = step.pick('chooseLosses', {
  rule: ['FIE-22.19', 'FIE-22.20', 'FIE-22.21'],
  ask(s, { seat, places, hits }: Struck & { readonly hits: number }) {
    const offered = splits(s, countAt(s, seat, places, SERGEANT), countAt(s, seat, places, KNIGHT), hits);
    return pick(seat, offered, { params: { hits, village: villageId(s, places) } });
  },
  answer(s, { seat, places }, { sergeants, knights }: LossOption): Next {
    tellLosses(s, seat, places, sergeants, knights);
    return [...fall(s, seat, places, SERGEANT, sergeants), ...fall(s, seat, places, KNIGHT, knights)];
  },
  refused(s, { seat, places, hits }): Refused[] {
    const [sergeants, knights] = [countAt(s, seat, places, SERGEANT), countAt(s, seat, places, KNIGHT)];
    const offered = splits(s, sergeants, knights, hits);
    const { loss } = content.of(s).options.war;
    return loss.flatMap((row) =>
      row.flatMap((option) => {
        if (option.sergeants > sergeants || option.knights > knights) return [refuse(option, NOT_THERE)];
        const isOffered = offered.some((one) => one.sergeants === option.sergeants && one.knights === option.knights);
        return isOffered ? [] : [refuse(option, MUST_ABSORB, { hits, most: mostAbsorbed(s, sergeants, knights, hits) })];
      }),
    );
  },
});

const NOT_THERE = reason('FIE-22.19', 'noSuchTroops');
const MUST_ABSORB = reason('FIE-22.20', 'mustAbsorb');

/** Pawns fall. Where a player fights at two places of a village with pawns of that kind at both, he says at which. */
function fall(s: FieState, seat: Seat, places: readonly number[], pawn: number, n: number): readonly Frame[] {
  if (n === 0) return [];
  const battle = fightOf(s);
  if (battle !== null) battle.bled = true;
  if (isRiding(s, seat)) {
    loseRiders(s, seat, n);
    return [];
  }
  const pawns = pawnsOf(s, pawn);
  const held = places.filter((place) => pawns[spot(seat, place)] > 0);
  if (held.length > 1) return [lossesOutside.do({ seat, places: held, pawn, n })];
  removePawns(s, seat, held[0], pawn, n);
  return [];
}

/** Riding knights fall, those first who have the fewest steps left. */
function loseRiders(s: FieState, seat: Seat, n: number): void {
  const { battle, group } = s;
  if (battle === null || group === null) return;
  const load = group.load.map((made) => made.slice());
  let left = n;
  for (let steps = load[KNIGHT].length - 1; steps >= 0 && left > 0; steps--) {
    const fallen = Math.min(left, load[KNIGHT][steps]);
    load[KNIGHT][steps] -= fallen;
    removeMarched(s, seat, group.place, KNIGHT, steps, fallen);
    left -= fallen;
  }
  battle.knights -= n;
  s.group = { ...group, load };
}

/** How many of those who fall stood outside the ring (FIE-23.14). */
export const lossesOutside = step.amount('lossesOutside', {
  rule: ['FIE-22.20', 'FIE-23.14'],
  ask(s, { seat, places: [inside, outside], pawn, n }: Struck & { readonly pawn: number; readonly n: number }) {
    const pawns = pawnsOf(s, pawn);
    const least = Math.max(0, n - pawns[spot(seat, inside)]);
    return amount(seat, least, Math.min(n, pawns[spot(seat, outside)]), { params: { n, knights: pawn === KNIGHT } });
  },
  answer(s, { seat, places: [inside, outside], pawn, n }, outsiders) {
    removePawns(s, seat, outside, pawn, outsiders);
    removePawns(s, seat, inside, pawn, n - outsiders);
    return undefined;
  },
});

/** All of a player's Lords there are killed by the hits that are left (FIE-22.22). */
export const loseAllLords = step.work('loseAllLords', {
  rule: 'FIE-22.22',
  run(s, { seat, places }: Struck): Next {
    for (const lord of lordsHit(s, seat, places)) fallLord(s, lord);
    return undefined;
  },
});

/** One of several Lords is killed, whom his player chooses (FIE-22.22). */
export const loseLord = step.pick('loseLord', {
  rule: 'FIE-22.22',
  ask(s, { seat, places }: Struck) {
    const { war } = content.of(s).options;
    const lords = lordsHit(s, seat, places).sort((a, z) => ransomOf(s, a) - ransomOf(s, z) || a - z);
    return pick(
      seat,
      lords.map((lord, i) => (i === 0 ? war.leastLord : war.lordLoss)[lord]),
      { params: { village: villageId(s, places) } },
    );
  },
  answer(s, _p, { index }: LordOption) {
    fallLord(s, index);
    return undefined;
  },
});

function fallLord(s: FieState, lord: number): void {
  const battle = fightOf(s);
  if (battle !== null) {
    battle.bled = true;
    if (battle.riders.includes(lord)) battle.riders = battle.riders.filter((rider) => rider !== lord);
  }
  kill(s, lord);
}

function villageId(s: FieState, [place]: readonly number[]): string {
  return content.of(s).villages[villageAt(place)].id;
}

/** In fog of war others learn the kinds of pawns in battle only (FIE-29.1). */
function tellLosses(s: FieState, seat: Seat, places: readonly number[], sergeants: number, knights: number): void {
  if (s.core.told === null) return;
  const kinds = { known: true, sergeants, knights };
  const veiled = s.fog && fightOf(s) === null;
  s.core.told.push({
    key: 'troopsFell',
    params: {
      seat,
      village: villageId(s, places),
      n: sergeants + knights,
      ...(veiled ? { known: false, sergeants: 0, knights: 0 } : kinds),
    },
    own: kinds,
    owner: seat,
  });
}
