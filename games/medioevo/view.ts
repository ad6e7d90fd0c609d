/** What each seat may see (UNI-2.9, UNI-2.10), built from nothing upward. */

import type { Seat } from '@castellan/engine';
import { content } from './content/content.ts';
import { type Duty, dutiesOf } from './rules/alliances.ts';
import { tokensOnMap } from './rules/buildings.ts';
import { ableUnits } from './rules/captain-orders.ts';
import { cardPrice } from './rules/empire-purchase.ts';
import { fightersOf } from './rules/fighters.ts';
import { escapes } from './rules/flight.ts';
import { titleOf } from './rules/hidden-purchases.ts';
import { attackParts, attackValue, lossParts, lossValue } from './rules/melee.ts';
import { interestOf } from './rules/money.ts';
import { isObjectiveMet } from './rules/objectives.ts';
import { rankOf } from './rules/order.ts';
import { groupInHand, type Reach, reachOf, tradeReach } from './rules/outlook.ts';
import { tokensLeft } from './rules/placement.ts';
import { lessonAt } from './rules/points.ts';
import { type PriceList, priceList } from './rules/price-list.ts';
import { rebellionOdds } from './rules/rebellion.ts';
import { unitLimit } from './rules/recruiting.ts';
import { atWar, hasArmistice, isPending } from './rules/relations.ts';
import { finalHonour } from './rules/scoring.ts';
import { arrivalSums, saleHere } from './rules/selling.ts';
import { incomeOf } from './rules/taxes.ts';
import { stoppedAt, troopsIn } from './rules/troops.ts';
import { upkeepOf } from './rules/upkeep.ts';
import { cubesAboard, kindOf, vehicleName } from './rules/vehicles.ts';
import { attackOf, hordeOf, lossOf } from './rules/war-circle.ts';
import {
  aboard,
  armyAt,
  type Battle,
  type Clause,
  cargoAt,
  hue,
  lot,
  ownUnit,
  type Payment,
  phaseOf,
  prisonerAt,
  type Side,
  type UniState,
  unitAt,
} from './state.ts';
import {
  ATTACKS,
  type Attack,
  BARBARIANS,
  type BuildingId,
  CAPTAIN,
  COLOURS,
  type End,
  GALLEY_SLOTS,
  GOODS,
  KINGDOMS,
  NODES,
  PHASE,
  type Phase,
  PIECES,
  SLOTS,
  TECHNOLOGIES,
  TERRITORIES,
  TRANSPORT_SLOTS,
  UNITS,
  UPRIGHT,
  VEHICLES,
  type Vehicle,
} from './vocabulary.ts';

/** Types, so that they are JSON to the compiler. Sides are seats; barbarians are null. */
export type StackView = {
  readonly seat: Seat | null;
  /** By unit, and of them those with a stop marker. */
  readonly units: readonly number[];
  readonly stopped: readonly number[];
};

export type BuildingView = { readonly id: BuildingId; readonly level: number; readonly damage: number; readonly structure: number };

export type TerritoryView = {
  readonly id: string;
  readonly inPlay: boolean;
  readonly home: Seat | null;
  readonly controller: Seat | null;
  readonly owner: Seat | null;
  readonly rebel: boolean;
  readonly token: Seat | null;
  readonly market: readonly string[];
  readonly buildings: readonly BuildingView[];
  readonly bans: readonly number[];
  readonly stacks: readonly StackView[];
};

export type VehicleView = {
  readonly slot: number;
  readonly kind: Vehicle;
  readonly name: string;
  readonly seat: Seat | null;
  readonly level: number;
  readonly node: string;
  readonly mp: number;
  readonly halted: boolean;
  readonly carrier: number | null;
  /** Units aboard a galley at sea, by unit; cubes aboard by good. */
  readonly units: readonly number[];
  readonly cubes: readonly string[];
};

export type CardView = {
  readonly id: string;
  readonly state: number;
  /** Whether its owner may claim it; null for everybody else. */
  readonly met: boolean | null;
};

export type TaxView = { readonly tax: number; readonly income: number; readonly rebellion: number | null };

export type PlayerView = {
  readonly seat: Seat;
  readonly kingdom: string | null;
  readonly team: number;
  readonly out: boolean;
  /** Only of oneself. */
  readonly florins: number | null;
  readonly honour: number;
  /** What the game would end with as things stand, where everything it takes is known. */
  readonly rank: number;
  readonly penalty: number;
  readonly loans: number;
  readonly borrowed: boolean;
  readonly repaid: boolean;
  readonly arrears: number;
  /** Phases 3 running in which he did not pay, and interest due in the present one (UNI-40.9, UNI-8.12). */
  readonly misses: number;
  readonly interestDue: number;
  /** What his debt will cost him next time (UNI-40.4). */
  readonly interest: number;
  readonly tax: number;
  /** What taxes would bring now, and what upkeep costs (UNI-8.2, UNI-8.7). */
  readonly income: number;
  readonly upkeep: number;
  readonly blood: number;
  readonly levels: readonly number[];
  readonly points: readonly number[];
  readonly tokens: readonly number[];
  readonly flipped: readonly number[];
  readonly cards: readonly CardView[];
  readonly reserve: readonly number[];
  readonly beside: readonly number[];
  /** Prisoners held, by their owner, then by unit. */
  readonly prisoners: readonly (readonly number[])[];
  /** Units added in this purchase phase, and how many may be; what the next Empire card costs; control tokens left (UNI-26.4). */
  readonly recruited: number;
  readonly unitLimit: number;
  /** What everything costs him; only of oneself. */
  readonly prices: PriceList | null;
  /** By tax level: what it would bring, and how likely it is to be more than is tolerated next time; only of oneself. */
  readonly taxes: readonly TaxView[] | null;
  readonly cardPrice: number;
  readonly controlTokens: number;
  /** Units that may be bought back at half price, by unit; only of oneself (card 28). */
  readonly rebuy: readonly number[] | null;
  /** Technologies of others that may be used once in this phase (UNI-46.20). */
  readonly lessons: readonly string[];
  readonly route: {
    readonly slot: number | null;
    readonly origin: string;
    readonly zones: readonly string[];
    readonly done: number;
    /** Florins that its load would bring on arrival, by trade points that become honour; only of oneself (UNI-37.7). */
    readonly sums: readonly number[];
  } | null;
  readonly dealt: readonly string[] | number;
  readonly calls: boolean;
};

export type PactView = {
  readonly id: number;
  readonly parties: readonly Seat[];
  readonly clauses: readonly Clause[];
  readonly first: number;
  readonly last: number;
  readonly perUse: readonly Payment[];
  readonly secret: boolean;
  /** Support that is due by it at the moment. */
  readonly duties: readonly Duty[];
};

/** A side of a battle: barbarians have no seat. */
export type BattleSideView = {
  readonly seat: Seat | null;
  readonly units: readonly number[];
  /** Of these: crews of engines, and units out of combat or lost but still fighting. */
  readonly crews: readonly number[];
  /** Of these: units that may use the ability of their type as things stand (UNI-21.1). */
  readonly able: readonly number[];
  readonly out: readonly number[];
  readonly dice: readonly number[];
  /** What is added to the attack value so far; the value and the losses once the dice are there. */
  readonly bonus: number;
  readonly attack: number | null;
  readonly losses: number | null;
  /** What the two are made of, by name. */
  readonly parts: { readonly attack: { readonly [part: string]: number }; readonly losses: { readonly [part: string]: number } } | null;
  /** Units in the melee: the score of a round that it wins is no higher (UNI-19.9). */
  readonly fighters: number;
  readonly protection: readonly Attack[];
  readonly captures: boolean;
  readonly prisoners: readonly number[];
};

export type BattleView = {
  readonly node: string;
  readonly naval: boolean;
  readonly round: number;
  readonly flight: string | null;
  /** Where the attacker could flee to, with what it costs, the nearest first; his alone to know (UNI-28.7). */
  readonly escapes: readonly { readonly node: string; readonly mp: number; readonly bySea: boolean }[] | null;
  readonly attacker: BattleSideView;
  readonly defender: BattleSideView;
};

export type RelationView = { readonly seats: readonly Seat[]; readonly state: 'war' | 'pending' | 'armistice' };

/** A purchase behind a screen; where it improves something, the place of that. */
export type DeployedView = {
  readonly seat: Seat;
  readonly what: string;
  readonly building: string;
  readonly vehicle: string;
  readonly unit: string;
  readonly level: number;
  readonly node: string | null;
};

/** A place within reach: MP left there, the way, what is met, whom entering attacks and what honour that costs. */
export type ReachView = {
  readonly node: string;
  readonly mp: number;
  readonly way: readonly string[];
  readonly meets: Reach['meets'];
  readonly attacks: Seat | null;
  readonly honour: number;
};

export type UniView = {
  /** Content pack in use, whose texts may differ from those shipped; empty for none. */
  readonly pack: string;
  readonly turn: number;
  readonly turnLimit: number | null;
  readonly honourLimit: number | null;
  readonly minutes: number | null;
  readonly timeOver: boolean;
  readonly phase: Phase;
  readonly active: Seat | null;
  readonly order: readonly Seat[];
  readonly end: End | null;
  readonly territories: readonly TerritoryView[];
  readonly seas: readonly { readonly id: string; readonly inPlay: boolean }[];
  readonly vehicles: readonly VehicleView[];
  readonly players: readonly PlayerView[];
  readonly barbarians: readonly number[];
  readonly warCircle: {
    readonly dice: readonly number[];
    readonly attack: number;
    readonly loss: number;
    readonly horde: readonly number[];
  } | null;
  readonly empireDeck: { readonly size: number; readonly top: string | null };
  readonly eventDeck: { readonly size: number; readonly toleratedTax: number | null; readonly discard: readonly string[] };
  /** Event cards that the reader looks at (card 61), and florins that lie on card 36. */
  readonly looked: readonly string[];
  readonly deposit: number;
  readonly event: { readonly card: string; readonly sheltered: readonly string[]; readonly effects: readonly number[] } | null;
  /** The complete move in course: its target, the vehicles that have stepped, and where it has led to a clash. */
  readonly march: {
    readonly seat: Seat;
    readonly target: string | null;
    readonly steps: number;
    readonly movers: readonly number[];
    readonly clash: string | null;
    /** The group that is being loaded or led, and how far it gets; on foot it has no slot. */
    readonly group: {
      readonly slot: number | null;
      readonly node: string;
      readonly load: readonly number[];
      readonly along: readonly number[];
      readonly reach: readonly ReachView[];
    } | null;
  } | null;
  /** Battles being fought, the present one last. */
  readonly battles: readonly BattleView[];
  /** The trade turn in course: the transport that acts, those that are done, and the sale that is being made, by good. */
  readonly trade: {
    readonly seat: Seat;
    readonly slot: number | null;
    readonly done: readonly number[];
    readonly sale: readonly number[] | null;
    /** How far the transport gets. */
    readonly reach: readonly ReachView[];
    /** All that the transport may sell where it stands, and for how much; only of one's own. */
    readonly here: { readonly n: number; readonly florins: number } | null;
  } | null;
  /** By unit: what a prisoner is worth (UNI-30.7). */
  readonly ransoms: readonly number[];
  readonly cubes: readonly number[];
  readonly tokens: readonly number[];
  readonly relations: readonly RelationView[];
  readonly pacts: readonly PactView[];
  readonly watching: boolean;
  readonly deploying: boolean;
  /** Purchases of the deployment variant that are not placed yet: one's own, and those that are shown. */
  readonly deployed: readonly DeployedView[];
  /** Honour that each would end with, once the game is over. */
  readonly final: readonly number[] | null;
};

function sideOf(side: Side): Seat | null {
  return side < 0 || side === BARBARIANS ? null : side;
}

export function view(s: UniState, seat: Seat | null): UniView {
  const c = content.of(s);
  const ids = (nodes: readonly number[]): string[] => nodes.map((node) => c.nodes[node].id);
  const topEvent = s.eventDeck[s.eventDeck.length - 1];
  const topCard = s.empireDeck[s.empireDeck.length - 1];
  return {
    pack: s.core.pack,
    turn: s.turn,
    turnLimit: s.turnLimit === 0 ? null : s.turnLimit,
    honourLimit: s.honourLimit === 0 ? null : s.honourLimit,
    minutes: s.minutes === 0 ? null : s.minutes,
    timeOver: s.timeOver,
    phase: phaseOf(s),
    active: sideOf(s.active),
    order: s.order.slice(),
    end: s.end,
    territories: Array.from({ length: TERRITORIES }, (_, territory) => territoryView(s, territory)),
    seas: Array.from({ length: NODES - TERRITORIES }, (_, i) => ({
      id: c.nodes[TERRITORIES + i].id,
      inPlay: s.inPlay[TERRITORIES + i] === 1,
    })),
    vehicles: Array.from({ length: SLOTS }, (_, slot) => slot)
      .filter((slot) => s.vehicleOf[slot] >= 0)
      .map((slot) => vehicleView(s, slot)),
    players: Array.from({ length: s.core.seats }, (_, other) => playerView(s, other, seat)),
    barbarians: PIECES.map((_, piece) => s.reserve[BARBARIANS * PIECES.length + piece]),
    warCircle:
      s.warCircle.length === 0
        ? null
        : { dice: s.warCircle.slice(), attack: attackOf(s.warCircle), loss: lossOf(s.warCircle), horde: hordeOf(s) },
    empireDeck: { size: s.empireDeck.length, top: topCard === undefined ? null : c.cards[topCard].id },
    eventDeck: {
      size: s.eventDeck.length,
      toleratedTax: topEvent === undefined ? null : c.events[topEvent].toleratedTax,
      discard: s.eventDiscard.map((card) => c.events[card].id),
    },
    looked: s.looker === seat ? s.looked.map((card) => c.events[card].id) : [],
    deposit: s.deposit,
    event:
      s.event === null ? null : { card: c.events[s.event.card].id, sheltered: ids(s.event.sheltered), effects: s.event.effects.slice() },
    march: marchView(s, seat),
    trade: tradeView(s, seat),
    battles: s.battles.map((b) => battleView(s, b, seat)),
    ransoms: c.units.map(({ ransom }) => ransom),
    cubes: s.cubes.slice(),
    tokens: COLOURS.map((_, colour) => tokensLeft(s, colour)),
    relations: relationsOf(s),
    pacts: s.pacts
      .filter(({ secret, parties }) => !secret || (seat !== null && parties.includes(seat)))
      .map((pact) => ({ ...pact, duties: dutiesOf(s, pact) })),
    watching: seat !== null && ((s.watching >> seat) & 1) === 1,
    deploying: s.deploying,
    deployed: s.deployed
      .filter((piece) => piece.shown || piece.seat === seat)
      .map((piece) => ({ seat: piece.seat, ...titleOf(piece), node: piece.place < 0 ? null : c.nodes[piece.place].id })),
    final: s.core.result === null ? null : finalHonour(s),
  };
}

function marchView(s: UniState, reader: Seat | null): UniView['march'] {
  const { march } = s;
  if (march === null) return null;
  const { nodes } = content.of(s);
  const { seat, target, steps, movers, clash } = march;
  const hand = groupInHand(s);
  return {
    seat,
    target: target < 0 ? null : nodes[target].id,
    steps,
    movers: movers.slice(),
    clash: clash < 0 ? null : nodes[clash].id,
    group:
      hand === null || hand.seat !== seat
        ? null
        : {
            slot: hand.group.slot < 0 ? null : hand.group.slot,
            node: nodes[hand.group.from].id,
            load: hand.group.load,
            along: hand.group.along,
            reach: reader === seat ? reachView(s, reachOf(s, seat, hand.group, hand.isLoaded)) : [],
          },
  };
}

function reachView(s: UniState, reach: readonly Reach[]): ReachView[] {
  const { nodes } = content.of(s);
  return reach.map(({ node, mp, way, meets, attacks, honour }) => ({
    node: nodes[node].id,
    mp,
    way: way.map((place) => nodes[place].id),
    meets,
    attacks: sideOf(attacks),
    honour,
  }));
}

function battleView(s: UniState, b: Battle, reader: Seat | null): BattleView {
  const { nodes } = content.of(s);
  return {
    node: nodes[b.place].id,
    naval: b.naval,
    round: b.round,
    flight: b.flight < 0 ? null : nodes[b.flight].id,
    escapes:
      reader === b.attacker
        ? escapes(s, b)
            .sort((one, other) => one.mp - other.mp)
            .map(({ to, mp, bySea }) => ({ node: nodes[to].id, mp, bySea }))
        : null,
    attacker: battleSideView(s, b, 0),
    defender: battleSideView(s, b, 1),
  };
}

function battleSideView(s: UniState, b: Battle, i: number): BattleSideView {
  const side = i === 0 ? b.attacker : b.defender;
  const dice = b.dice.slice(3 * i, 3 * i + 3);
  const isRolled = dice.every((face) => face > 0);
  const crews = UNITS.map(() => 0);
  for (let at = 0; at < b.crews.length; at += 3) if (s.vehicleOf[b.crews[at]] === side) crews[b.crews[at + 1]] += b.crews[at + 2];
  const out = UNITS.map(() => 0);
  for (let at = 0; at < b.marks.length; at += 5) if (b.marks[at] === i) out[b.marks[at + 2]] += b.marks[at + 4];
  return {
    seat: sideOf(side),
    units: troopsIn(s, side, b.place),
    crews,
    able: UNITS.map((_, unit) => (unit < CAPTAIN ? ableUnits(s, b, i, unit) : 0)),
    out,
    dice,
    bonus: b.attack[i],
    attack: isRolled ? attackValue(s, b, i) : null,
    losses: isRolled ? lossValue(s, b, i) : null,
    parts: isRolled ? { attack: attackParts(s, b, i), losses: lossParts(s, b, i) } : null,
    fighters: fightersOf(s, b, i),
    protection: ATTACKS.filter((_, kind) => (b.protection[i] >> kind) & 1),
    captures: b.capture[i] > 0,
    prisoners: b.taken.slice(i * UNITS.length, (i + 1) * UNITS.length),
  };
}

function tradeView(s: UniState, reader: Seat | null): UniView['trade'] {
  const { trade } = s;
  if (trade === null) return null;
  const { seat, slot, done, sale } = trade;
  const here = reader === seat && slot >= 0 && s.vehicleOf[slot] === seat ? saleHere(s, slot) : null;
  const isOwn = reader === seat && slot >= 0 && s.vehicleOf[slot] === seat;
  return {
    seat,
    here,
    slot: slot < 0 ? null : slot,
    done: done.slice(),
    sale: sale?.counts.map((n) => Math.max(0, n)) ?? null,
    reach: isOwn ? reachView(s, tradeReach(s, seat, slot)) : [],
  };
}

function stackOf(s: UniState, side: Side, location: number): StackView {
  return {
    seat: sideOf(side),
    units: UNITS.map((_, unit) => s.troops[unitAt(side, location, unit)]),
    stopped: UNITS.map((_, unit) => stoppedAt(s, side, location, unit)),
  };
}

function territoryView(s: UniState, territory: number): TerritoryView {
  const c = content.of(s);
  const stacks: StackView[] = [];
  for (let side = 0; side <= BARBARIANS; side++) if (s.armies[armyAt(side, territory)] > 0) stacks.push(stackOf(s, side, territory));
  const buildings: BuildingView[] = [];
  for (let category = 0; category < 3; category++) {
    const level = s.buildings[lot(territory, category)];
    if (level === 0) continue;
    const { id, structure } = c.buildings[category * 4 + level];
    buildings.push({ id, level, damage: s.damage[lot(territory, category)], structure });
  }
  return {
    id: c.nodes[territory].id,
    inPlay: s.inPlay[territory] === 1,
    home: sideOf(s.homeOf[territory]),
    controller: sideOf(s.control[territory]),
    owner: sideOf(s.owner[territory]),
    rebel: s.rebel[territory] === 1,
    token: sideOf(s.controlTokens[territory]),
    market: GOODS.filter((_, good) => (s.market[territory] >> good) & 1),
    buildings,
    bans: s.bans.filter((ban) => Math.floor(ban / 3) === territory).map((ban) => ban % 3),
    stacks,
  };
}

function vehicleView(s: UniState, slot: number): VehicleView {
  const side = s.vehicleOf[slot];
  return {
    slot,
    kind: VEHICLES[kindOf(slot)],
    name: vehicleName(s, slot),
    seat: sideOf(side),
    level: s.level[slot],
    node: content.of(s).nodes[s.at[slot]].id,
    mp: s.mp[slot],
    halted: s.halted[slot] === 1,
    carrier: sideOf(s.carrier[slot]),
    units: slot < GALLEY_SLOTS ? UNITS.map((_, unit) => s.troops[unitAt(side, aboard(slot), unit)]) : [],
    cubes:
      slot < TRANSPORT_SLOTS && cubesAboard(s, slot) > 0
        ? GOODS.flatMap((good, index) => Array.from({ length: s.cargo[cargoAt(slot, index)] }, () => good))
        : [],
  };
}

function playerView(s: UniState, other: Seat, seat: Seat | null): PlayerView {
  const c = content.of(s);
  const own = other === seat;
  const isOver = s.core.result !== null;
  const rank = rankOf(s, other);
  const route = s.routes[other];
  return {
    seat: other,
    kingdom: s.kingdoms[other] < 0 ? null : KINGDOMS[s.kingdoms[other]],
    team: s.teams[other],
    out: rank < 0,
    florins: own || isOver ? s.florins[other] : null,
    honour: s.honour[other],
    rank,
    penalty: rank < 0 ? 0 : c.penalties[s.order.length][rank],
    loans: s.loans[other],
    borrowed: s.loanTurn[other] === s.turn,
    repaid: s.repayTurn[other] === s.turn,
    arrears: s.arrears[other],
    misses: s.misses[other],
    interestDue: s.interestDue[other],
    interest: interestOf(s, other, s.phase <= PHASE.taxes ? s.turn : s.turn + 1),
    tax: s.tax[other],
    income: incomeOf(s, other),
    upkeep: upkeepOf(s, other),
    blood: s.bloodTokens[other],
    levels: COLOURS.map((_, colour) => s.levels[hue(other, colour)]),
    points: COLOURS.map((_, colour) => s.points[hue(other, colour)]),
    tokens: COLOURS.map((_, colour) => s.tokens[hue(other, colour)]),
    flipped: COLOURS.map((_, colour) => s.flipped[hue(other, colour)]),
    cards: s.cards[other].map((card) => ({
      id: c.cards[card].id,
      state: s.cardState[card],
      met: own ? s.cardState[card] === UPRIGHT && isObjectiveMet(s, other, card) : null,
    })),
    reserve: PIECES.map((_, piece) => s.reserve[other * PIECES.length + piece]),
    beside: UNITS.map(
      (_, unit) => s.beside[ownUnit(other, unit)] + s.besideSoon[ownUnit(other, unit)] + s.besideLater[ownUnit(other, unit)],
    ),
    prisoners: Array.from({ length: s.core.seats }, (_, owner) => UNITS.map((_unit, unit) => s.prisoners[prisonerAt(other, owner, unit)])),
    recruited: s.recruited[other],
    unitLimit: unitLimit(s, other),
    prices: own && s.turn > 0 ? priceList(s, other) : null,
    taxes: own ? c.taxLevels.map((tax) => ({ tax, income: incomeOf(s, other, tax), rebellion: rebellionOdds(s, tax) })) : null,
    cardPrice: cardPrice(s, other),
    controlTokens: c.tokens.control - tokensOnMap(s, other),
    rebuy: own ? UNITS.map((_, unit) => s.rebuy[ownUnit(other, unit)]) : null,
    lessons: TECHNOLOGIES.filter((_, technology) => s.lessons.includes(lessonAt(other, technology))),
    route:
      route === null
        ? null
        : {
            slot: route.slot < 0 ? null : route.slot,
            origin: c.nodes[route.origin].id,
            zones: route.zones.map((zone) => c.nodes[zone].id),
            done: route.done,
            sums: own ? arrivalSums(s, route) : [],
          },
    dealt: own ? s.dealt[other].map((card) => c.cards[card].id) : s.dealt[other].length,
    calls: ((s.calling >> other) & 1) === 1,
  };
}

function relationsOf(s: UniState): RelationView[] {
  const relations: RelationView[] = [];
  for (const one of s.order)
    for (const other of s.order) {
      if (one >= other) continue;
      const seats = [one, other];
      if (isPending(s, one, other)) relations.push({ seats, state: 'pending' });
      else if (atWar(s, one, other)) relations.push({ seats, state: hasArmistice(s, one, other) ? 'armistice' : 'war' });
    }
  return relations;
}
