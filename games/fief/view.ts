/** What a seat, or a spectator, may know of the table (FIE-1.6, FIE-2.8, FIE-6.11, FIE-29.1). */

import type { Seat } from '@castellan/engine';
import { type Content, content } from './content/content.ts';
import { whyNotBishop } from './rules/bishops.ts';
import { ransomOf } from './rules/captivity.ts';
import { isHatForSale } from './rules/church.ts';
import { type Matter, matterOf } from './rules/consents.ts';
import { isByDefault } from './rules/control.ts';
import { votesIn } from './rules/elections.ts';
import { isInPlay, isTitled } from './rules/families.ts';
import { whyNotTitle } from './rules/fief-titles.ts';
import {
  combatPoints,
  diceFor,
  diceOf,
  fightingKnights,
  fightingLords,
  fightingSergeants,
  lordPoints,
  maidDice,
  penaltyOf,
  placesOf,
  troopPoints,
  usableEngines,
} from './rules/fighting.ts';
import { type Forecast, forecastOf } from './rules/forecast.ts';
import { countOf, pawnSteps, sizeOf } from './rules/groups.ts';
import { type Income, incomeOf, totalOf } from './rules/income.ts';
import { whyNotKing } from './rules/king.ts';
import { isHeavy } from './rules/loading.ts';
import { furtherOf } from './rules/marching.ts';
import { outcomesOf, type Supposed } from './rules/outcomes.ts';
import { whoBars, whomToAsk, whyNotRoad } from './rules/passage.ts';
import { fortsInStock, marched, millsInStock, stockOf } from './rules/pawns.ts';
import { whyNotPope } from './rules/pope.ts';
import type { Reason } from './rules/reason.ts';
import { allyOf } from './rules/spouses.ts';
import { goalOf, pointsOf, sideOf, sidePoints } from './rules/victory.ts';
import { bishopVotes, groundsOf } from './rules/votes.ts';
import {
  type Battle,
  type Consent,
  CROWN_HELD,
  type Election,
  type FieState,
  type Group,
  HARVEST,
  NEVER_CREATED,
  NO_ROAD,
  outsideOf,
  STOPPED,
  spot,
  stageOf,
  VACANT,
  villageAt,
  WEATHER,
} from './state.ts';
import {
  ATTACKING,
  type Back,
  CALAMITIES,
  CASTLE,
  type Calamity,
  CITY,
  type Cleric,
  type ConsentKind,
  DEFENDING,
  ENGINE,
  FORTS,
  type Fort,
  KNIGHT,
  type Office,
  OUT,
  type Pawn,
  PHASE_OF,
  type Rank,
  SERGEANT,
  type Stage,
  type TaxKind,
  VILLAGES,
} from './vocabulary.ts';

/* Types rather than interfaces, because only they are JSON to the compiler. */

/** Pawns of one player at one place. With fog of war, of others only how many there are. */
export type StackView = {
  readonly seat: Seat;
  /** Outside the ring around the besieged village. */
  readonly outside: boolean;
  readonly size: number;
  readonly sergeants: number | null;
  readonly knights: number | null;
  readonly engines: number | null;
  readonly lords: readonly string[];
  readonly captives: readonly string[];
  /** Villages from which the units at the gates came; the controller's own have none. */
  readonly gates: readonly string[];
  /** Whether they may leave by any road, since they came by none. */
  readonly noRoad: boolean;
  /** Of each kind how many have made no step, one, two, or have none left. */
  readonly steps: {
    readonly sergeants: readonly number[];
    readonly knights: readonly number[];
    readonly engines: readonly number[];
  } | null;
};

export type VillageView = {
  readonly id: string;
  readonly fief: string;
  readonly bishopric: string;
  readonly principal: boolean;
  readonly neighbours: readonly string[];
  readonly controller: Seat | null;
  /** Controlled only by the title of the fief. */
  readonly byDefault: boolean;
  readonly fort: Fort;
  readonly mills: number;
  readonly siege: { readonly since: number; readonly besiegers: readonly Seat[] } | null;
  readonly stacks: readonly StackView[];
};

export type LordView = {
  readonly id: string;
  /** By which conditions of standing answers name him. */
  readonly number: number;
  readonly man: boolean;
  readonly village: string | null;
  readonly outside: boolean;
  readonly captor: Seat | null;
  /** What it takes to free him (FIE-18.6). */
  readonly ransom: number;
  readonly spouse: string | null;
  readonly titled: boolean;
  readonly fiefs: readonly string[];
  readonly bishopric: string | null;
  readonly cardinal: boolean;
  readonly pope: boolean;
  readonly king: boolean;
  readonly queen: boolean;
  readonly regent: boolean;
  readonly prince: boolean;
  readonly dArc: boolean;
  readonly excommunicated: boolean;
  readonly assassin: boolean;
  readonly steps: number;
};

export type PlayerView = {
  readonly seat: Seat;
  readonly ecus: number;
  /** What phase 3 would bring as things stand, by source, and what siege and famine keep from him (table note 15). */
  readonly income: Income & { readonly total: number };
  readonly points: number;
  /** Of the player, or of the allied pair, with its goal. */
  readonly sidePoints: number;
  readonly goal: number;
  readonly ally: Seat | null;
  readonly embassies: number;
  readonly hand: {
    readonly size: number;
    /** Cards by their backs. */
    readonly brown: number;
    readonly grey: number;
    /** All of one's own, of another hand those that everybody has seen. */
    readonly cards: readonly string[];
  };
  readonly stock: { readonly sergeants: number; readonly knights: number; readonly engines: number } | null;
  readonly lords: readonly LordView[];
};

export type FiefView = {
  readonly id: string;
  readonly rank: Rank;
  readonly price: number;
  readonly villages: readonly string[];
  readonly title: 'never' | 'vacant' | 'crown' | 'held';
  readonly holder: string | null;
  readonly city: string | null;
  /** Of a title never created: who controls villages of the fief, and what he lacks to create it, the rule and the message (table note 8). */
  readonly claims: readonly {
    readonly seat: Seat;
    readonly villages: number;
    readonly rule: string | null;
    readonly why: string | null;
  }[];
};

export type BishopricView = {
  readonly id: string;
  readonly principal: string;
  readonly villages: readonly string[];
  readonly bishop: string | null;
  readonly since: number;
  /** By seat: the votes it would have if there were an election (table note 3). */
  readonly votes: readonly number[];
  readonly calamities: readonly Calamity[];
  readonly harvest: boolean;
  readonly weather: boolean;
};

export type TaxView = {
  readonly kind: TaxKind;
  readonly seat: Seat;
  readonly where: string | null;
  readonly rank: Cleric | null;
};

/** What a player fights with, and what it counts (FIE-22.11). */
export type RankView = {
  readonly seat: Seat;
  readonly lords: readonly { readonly id: string; readonly points: number }[];
  readonly sergeants: number;
  readonly sergeantPoints: number;
  readonly knights: number;
  readonly knightPoints: number;
  readonly engines: number;
};

/** Combat points and dice of a side, those of d'Arc among them. */
export type SideView = {
  readonly points: number;
  /** Dice for the points alone. */
  readonly base: number;
  readonly dice: number;
  readonly dArc: boolean;
  /** Dice that d'Arc adds. */
  readonly extra: number;
  /** The principal first. */
  readonly ranks: readonly RankView[];
};

/** Where a road leads, and who must be asked first; if it is closed, by whom, and why: the rule and the message. */
export type RoadView = {
  readonly village: string;
  readonly asks: Seat | null;
  readonly closed: { readonly rule: string; readonly why: string; readonly seat: Seat } | null;
};

/** The group that is about to make a step, or has just made one. */
export type GroupView = {
  readonly seat: Seat;
  readonly village: string;
  readonly outside: boolean;
  readonly lords: readonly string[];
  readonly captives: readonly string[];
  readonly size: number;
  readonly sergeants: number | null;
  readonly knights: number | null;
  readonly engines: number | null;
  readonly roads: readonly RoadView[];
  /** Villages behind these: by way of which, and who would have to be asked there. */
  readonly further: readonly { readonly via: string; readonly village: string; readonly asks: Seat | null }[];
  /** Steps that a pawn of each kind may make in a round with these Lords. */
  readonly steps: { readonly [pawn in Pawn]: number };
};

export type BattleView = {
  readonly kind: 'battle' | 'ride';
  readonly village: string;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly sides: readonly number[];
  readonly parts: readonly number[];
  readonly shelter: Fort;
  readonly passage: boolean;
  readonly riders: readonly string[];
  readonly knights: number;
  readonly round: number;
  readonly quiet: number;
  /** So many rounds running without a loss end it (FIE-22.28). */
  readonly stalemate: number;
  readonly attackDice: readonly number[];
  readonly defenceDice: readonly number[];
  readonly hits: readonly number[];
  readonly attack: SideView;
  readonly defence: SideView;
  /** Dice that the fortification still takes from the attackers, and engines that may be used against it. */
  readonly penalty: number;
  readonly engines: number;
  readonly taken: readonly string[];
  /** How it would end if it were fought out; null while losses are taken, and for riders, who fight one round. */
  readonly forecast: Forecast | null;
};

/** A consent that is being asked for, and what it is about. */
export type ConsentView = Matter & { readonly kind: ConsentKind; readonly bySeat: Seat; readonly seat: Seat };

export type ElectionView = {
  readonly office: Office;
  readonly bishopric: string | null;
  readonly candidates: readonly string[];
  /** By seat: the votes it has as things stand. */
  readonly votes: readonly number[];
  /** Why each has the votes he has; a Lord who would have some and has none, with the rule and the message. */
  readonly grounds: readonly {
    readonly seat: Seat;
    readonly village: string | null;
    readonly lord: string | null;
    readonly votes: number;
    readonly rule: string | null;
    readonly why: string | null;
  }[];
  /** How it would end with each vote the seat may give (null: none), if the others vote so; empty where it has none. */
  readonly outcomes: readonly {
    readonly vote: string | null;
    readonly supposed: Supposed;
    /** Who leads, with how many votes against how many, and what he lacks to be elected; null when he has all. */
    readonly lord: string;
    readonly votes: number;
    readonly next: number;
    readonly why: string | null;
  }[];
  /** Lords in play who cannot stand, and why: the rule and the message. */
  readonly barred: readonly { readonly lord: string; readonly rule: string; readonly why: string }[];
};

export type FieView = {
  /** Content pack in use, whose map may differ from that shipped; empty for none. */
  readonly pack: string;
  /** The game has ended: all hands lie open (table note 19). */
  readonly over: boolean;
  readonly round: number;
  readonly roundLimit: number | null;
  /** The goal of an allied pair; null where too few play for a marriage to change it (FIE-28.4). */
  readonly pairGoal: number | null;
  readonly stage: Stage;
  readonly phase: number;
  readonly first: Seat;
  readonly active: Seat | null;
  readonly fog: boolean;
  readonly villages: readonly VillageView[];
  readonly fiefs: readonly FiefView[];
  readonly bishoprics: readonly BishopricView[];
  readonly players: readonly PlayerView[];
  readonly decks: { readonly character: number; readonly event: number; readonly back: Back | null };
  readonly discards: { readonly character: readonly string[]; readonly event: readonly string[] };
  readonly laid: readonly string[];
  /** Calamities of the round; null for one face down. */
  readonly calamities: readonly ({ readonly card: string; readonly bishopric: string | null } | null)[];
  readonly taxes: readonly TaxView[];
  readonly stock: { readonly mills: number; readonly castles: number; readonly cities: number; readonly cardinal: boolean };
  readonly consent: ConsentView | null;
  readonly election: ElectionView | null;
  readonly group: GroupView | null;
  readonly battle: BattleView | null;
  readonly uprising: {
    readonly village: string;
    readonly bySeat: Seat;
    readonly tried: readonly string[];
    readonly passage: boolean;
  } | null;
  readonly embassies: readonly { readonly seat: Seat; readonly seats: readonly Seat[] }[];
  /** What the seat itself has proposed in vain and concluded in this phase (FIE-6.14, FIE-6.18); null for spectators. */
  readonly bargains: {
    readonly turnedDown: number;
    readonly mostTurnedDown: number;
    readonly concluded: number;
    readonly mostConcluded: number;
  } | null;
};

function nameOf(things: readonly { readonly id: string }[], index: number): string | null {
  return index < 0 ? null : things[index].id;
}

function seatOrNull(seat: Seat): Seat | null {
  return seat < 0 ? null : seat;
}

export function view(s: FieState, seat: Seat | null): FieView {
  const c = content.of(s);
  const back = s.eventDeck.length === 0 ? null : c.cards[s.eventDeck[s.eventDeck.length - 1]].back;
  const cardIds = (cards: readonly number[]): string[] => cards.map((card) => c.cards[card].id);
  return {
    pack: s.core.pack,
    over: s.core.result !== null,
    round: s.round,
    roundLimit: s.roundLimit === 0 ? null : s.roundLimit,
    pairGoal: s.core.seats < c.victory.alliedFrom ? null : c.victory.allied,
    stage: stageOf(s),
    phase: PHASE_OF[stageOf(s)],
    first: s.first,
    active: seatOrNull(s.active),
    fog: s.fog,
    villages: c.villages.map((_, village) => villageView(s, c, village, seat)),
    fiefs: c.fiefs.map(({ id, rank, price, villages }, fief) => ({
      id,
      rank,
      price,
      villages: villages.map((village) => c.villages[village].id),
      title: titleWord(s.titles[fief]),
      holder: nameOf(c.lords, s.titles[fief]),
      city: nameOf(c.villages, s.cities[fief]),
      claims: s.titles[fief] === NEVER_CREATED ? claimsTo(s, c, fief) : [],
    })),
    bishoprics: c.bishoprics.map(({ id, principal, villages }, bishopric) => ({
      id,
      principal: c.villages[principal].id,
      villages: villages.map((village) => c.villages[village].id),
      bishop: nameOf(c.lords, s.bishops[bishopric]),
      since: s.bishopSince[bishopric],
      votes: s.hands.map((_, voter) => bishopVotes(s, bishopric, voter)),
      calamities: CALAMITIES.filter((_, calamity) => (s.struck[bishopric] & (1 << calamity)) !== 0),
      harvest: (s.bonus[bishopric] & HARVEST) !== 0,
      weather: (s.bonus[bishopric] & WEATHER) !== 0,
    })),
    players: incomeOf(s).map((income, owner) => playerView(s, c, owner, seat, income)),
    decks: { character: s.characterDeck.length, event: s.eventDeck.length, back },
    discards: { character: cardIds(s.characterDiscard), event: cardIds(s.eventDiscard) },
    laid: cardIds(s.laid),
    calamities: s.spaces.map((card, i) =>
      s.strikes[i] < -1 ? null : { card: c.cards[card].name, bishopric: nameOf(c.bishoprics, s.strikes[i]) },
    ),
    taxes: s.taxes.map(({ kind, seat: by, where, rank }) => ({
      kind,
      seat: by,
      where: nameOf(kind === 'taille' ? c.fiefs : c.bishoprics, where),
      rank,
    })),
    stock: {
      mills: millsInStock(s),
      castles: fortsInStock(s, CASTLE),
      cities: fortsInStock(s, CITY),
      cardinal: isHatForSale(s),
    },
    consent: s.consent === null ? null : consentView(s, s.consent),
    election: s.election === null ? null : electionView(s, c, s.election, seat),
    group: s.group === null ? null : groupView(s, c, s.group, seat),
    battle: s.battle === null ? null : battleView(s, c, s.battle),
    uprising:
      s.uprising === null
        ? null
        : {
            village: c.villages[s.uprising.village].id,
            bySeat: s.uprising.bySeat,
            tried: s.uprising.tried.map((lord) => c.lords[lord].id),
            passage: s.uprising.passage,
          },
    embassies: s.talks.filter(({ room }) => room > 0).map(({ seat: by, seats }) => ({ seat: by, seats })),
    bargains:
      seat === null
        ? null
        : {
            turnedDown: s.turnedDown[seat],
            mostTurnedDown: c.limits.turnedDown,
            concluded: s.bargains[seat],
            mostConcluded: c.limits.bargains,
          },
  };
}

/** Who has most of a fief comes first. */
function claimsTo(s: FieState, c: Content, fief: number): FiefView['claims'] {
  return s.hands
    .map((_, seat) => {
      const why = whyNotTitle(s, seat, fief, 0);
      const villages = c.fiefs[fief].villages.filter((village) => s.control[village] === seat).length;
      return { seat, villages, rule: why?.rule ?? null, why: why?.key ?? null };
    })
    .filter(({ villages }) => villages > 0)
    .sort((a, z) => z.villages - a.villages);
}

function consentView(s: FieState, consent: Consent): ConsentView {
  return { kind: consent.kind, bySeat: consent.bySeat, seat: consent.seat, ...matterOf(s, consent) };
}

const WHY_NOT_STAND: { readonly [office in Office]: (s: FieState, lord: number) => Reason | null } = {
  bishop: whyNotBishop,
  pope: whyNotPope,
  king: whyNotKing,
};

function electionView(s: FieState, c: Content, election: Election, seat: Seat | null): ElectionView {
  const { office, bishopric, candidates } = election;
  return {
    office,
    bishopric: nameOf(c.bishoprics, bishopric),
    candidates: candidates.map((lord) => c.lords[lord].id),
    votes: s.hands.map((_, voter) => votesIn(s, election, voter)),
    outcomes: (seat === null ? [] : outcomesOf(s, election, seat)).map(({ vote, supposed, elected, next }) => ({
      vote: nameOf(c.lords, vote),
      supposed,
      lord: c.lords[elected.lord].id,
      votes: elected.votes,
      next,
      why: elected.why,
    })),
    grounds: s.hands.flatMap((_, voter) =>
      groundsOf(s, election, voter).map(({ village, lord, votes, why }) => ({
        seat: voter,
        village: nameOf(c.villages, village),
        lord: nameOf(c.lords, lord),
        votes,
        rule: why?.rule ?? null,
        why: why?.key ?? null,
      })),
    ),
    barred: c.lords.flatMap(({ id }, lord) => {
      const why = isInPlay(s, lord) ? WHY_NOT_STAND[office](s, lord) : null;
      return why === null ? [] : [{ lord: id, rule: why.rule, why: why.key }];
    }),
  };
}

function titleWord(title: number): FiefView['title'] {
  return title === NEVER_CREATED ? 'never' : title === VACANT ? 'vacant' : title === CROWN_HELD ? 'crown' : 'held';
}

/** In fog of war the kinds of another player's pawns are seen in battle only (FIE-29.1). */
function seesKinds(s: FieState, owner: Seat, village: number, seat: Seat | null): boolean {
  return !s.fog || owner === seat || (s.battle?.village === village && s.battle.sides[owner] !== OUT);
}

function villageView(s: FieState, c: Content, village: number, seat: Seat | null): VillageView {
  const { id, fief, bishopric, principal, neighbours } = c.villages[village];
  const stacks: StackView[] = [];
  for (let owner = 0; owner < s.core.seats; owner++) {
    for (const place of [village, outsideOf(village)]) {
      const stack = stackView(s, c, owner, place, seesKinds(s, owner, village, seat));
      if (stack !== null) stacks.push(stack);
    }
  }
  const besiegers = s.hands.flatMap((_, by) => ((s.besiegers[village] & (1 << by)) === 0 ? [] : [by]));
  return {
    id,
    fief: c.fiefs[fief].id,
    bishopric: c.bishoprics[bishopric].id,
    principal,
    neighbours: neighbours.map((other) => c.villages[other].id),
    controller: seatOrNull(s.control[village]),
    byDefault: isByDefault(s, village),
    fort: FORTS[s.forts[village]],
    mills: s.mills[village],
    siege: s.siegeSince[village] === 0 ? null : { since: s.siegeSince[village], besiegers },
    stacks,
  };
}

function stackView(s: FieState, c: Content, seat: Seat, place: number, seen: boolean): StackView | null {
  const at = spot(seat, place);
  const [sergeants, knights, engines] = [s.sergeants[at], s.knights[at], s.engines[at]];
  const lords: string[] = [];
  const captives: string[] = [];
  for (const [lord, where] of s.at.entries()) {
    if (where !== place) continue;
    if (s.captor[lord] === seat) captives.push(c.lords[lord].id);
    else if (s.captor[lord] < 0 && s.owner[lord] === seat) lords.push(c.lords[lord].id);
  }
  const size = sergeants + knights + engines;
  if (size + lords.length + captives.length === 0) return null;
  return {
    seat,
    outside: place >= VILLAGES,
    size,
    sergeants: seen ? sergeants : null,
    knights: seen ? knights : null,
    engines: seen ? engines : null,
    lords,
    captives,
    gates: c.villages[villageAt(place)].neighbours.flatMap((other, road) =>
      (s.gates[at] & (1 << road)) === 0 ? [] : [c.villages[other].id],
    ),
    noRoad: (s.gates[at] & NO_ROAD) !== 0,
    steps: seen
      ? { sergeants: stepsOf(s, seat, place, SERGEANT), knights: stepsOf(s, seat, place, KNIGHT), engines: stepsOf(s, seat, place, ENGINE) }
      : null,
  };
}

/** Pawns of a kind by the steps they have made in this round. */
function stepsOf(s: FieState, seat: Seat, place: number, pawn: number): number[] {
  return [0, 1, 2, STOPPED].map((made) => marched(s, seat, place, pawn, made));
}

function playerView(s: FieState, c: Content, owner: Seat, seat: Seat | null, income: Income): PlayerView {
  const hand = s.hands[owner];
  const seen = owner === seat || s.core.result !== null ? hand : hand.filter((card) => s.shown.includes(card)).sort((a, b) => a - b);
  const brown = hand.filter((card) => c.cards[card].back === 'brown').length;
  const side = sideOf(s, owner);
  return {
    seat: owner,
    ecus: s.ecus[owner],
    income: { ...income, total: totalOf(income) },
    points: pointsOf(s, owner),
    sidePoints: sidePoints(s, side),
    goal: goalOf(s, side),
    ally: seatOrNull(allyOf(s, owner)),
    embassies: s.embassies[owner],
    hand: { size: hand.length, brown, grey: hand.length - brown, cards: seen.map((card) => c.cards[card].id) },
    stock:
      s.fog && owner !== seat
        ? null
        : { sergeants: stockOf(s, owner, SERGEANT), knights: stockOf(s, owner, KNIGHT), engines: stockOf(s, owner, ENGINE) },
    lords: s.owner.flatMap((by, lord) => (by === owner ? [lordView(s, c, lord)] : [])),
  };
}

function lordView(s: FieState, c: Content, lord: number): LordView {
  const place = s.at[lord];
  return {
    id: c.lords[lord].id,
    number: lord,
    man: c.lords[lord].man,
    village: place < 0 ? null : c.villages[villageAt(place)].id,
    outside: place >= VILLAGES,
    captor: seatOrNull(s.captor[lord]),
    ransom: ransomOf(s, lord),
    spouse: nameOf(c.lords, s.spouse[lord]),
    titled: isTitled(s, lord),
    fiefs: s.titles.flatMap((holder, fief) => (holder === lord ? [c.fiefs[fief].id] : [])),
    bishopric: nameOf(c.bishoprics, s.bishops.indexOf(lord)),
    cardinal: s.hats[lord] >= 0,
    pope: s.pope === lord,
    king: s.king === lord,
    queen: s.queen === lord,
    regent: s.regency && s.queen === lord,
    prince: s.prince === lord,
    dArc: s.maid === lord,
    excommunicated: s.excommunicated === lord,
    assassin: s.assassin[lord] === 1,
    steps: s.made[lord],
  };
}

function groupView(s: FieState, c: Content, group: Group, seat: Seat | null): GroupView {
  const { place, lords, captives, load } = group;
  const seen = seesKinds(s, group.seat, villageAt(place), seat);
  return {
    seat: group.seat,
    village: c.villages[villageAt(place)].id,
    outside: place >= VILLAGES,
    lords: lords.map((lord) => c.lords[lord].id),
    captives: captives.map((lord) => c.lords[lord].id),
    size: sizeOf(load),
    sergeants: seen ? countOf(load, SERGEANT) : null,
    knights: seen ? countOf(load, KNIGHT) : null,
    engines: seen ? countOf(load, ENGINE) : null,
    roads: c.villages[villageAt(place)].neighbours.map((to) => {
      const why = whyNotRoad(s, group, to, seen && isHeavy(s, group));
      return {
        village: c.villages[to].id,
        asks: seatOrNull(whomToAsk(s, group, to)),
        closed: why === null ? null : { rule: why.rule, why: why.key, seat: whoBars(s, group, to) },
      };
    }),
    further: furtherOf(s, group).map(({ via, to, asks }) => ({
      via: c.villages[via].id,
      village: c.villages[to].id,
      asks: seatOrNull(asks),
    })),
    steps: {
      sergeant: pawnSteps(s, lords, SERGEANT),
      knight: pawnSteps(s, lords, KNIGHT),
      engine: pawnSteps(s, lords, ENGINE),
    },
  };
}

function sideView(s: FieState, c: Content, b: Battle, side: number): SideView {
  const points = combatPoints(s, b, side);
  const isPrincipal = (seat: Seat): number => (seat === b.attacker || seat === b.defender ? 0 : 1);
  return {
    points,
    base: diceFor(s, points),
    dice: diceOf(s, b, side),
    dArc: maidDice(s, b, side) > 0,
    extra: maidDice(s, b, side),
    ranks: b.sides
      .flatMap((on, seat) => (on === side ? [rankView(s, c, b, seat)] : []))
      .sort((one, other) => isPrincipal(one.seat) - isPrincipal(other.seat)),
  };
}

function rankView(s: FieState, c: Content, b: Battle, seat: Seat): RankView {
  const sergeants = fightingSergeants(s, b, seat);
  const knights = fightingKnights(s, b, seat);
  return {
    seat,
    lords: fightingLords(s, b, seat).map((lord) => ({ id: c.lords[lord].id, points: lordPoints(s, lord) })),
    sergeants,
    sergeantPoints: troopPoints(s, sergeants, 0),
    knights,
    knightPoints: troopPoints(s, 0, knights),
    engines: placesOf(b, seat).reduce((n, place) => n + s.engines[spot(seat, place)], 0),
  };
}

function battleView(s: FieState, c: Content, b: Battle): BattleView {
  return {
    kind: b.kind,
    village: c.villages[b.village].id,
    attacker: b.attacker,
    defender: b.defender,
    sides: b.sides.slice(),
    parts: b.parts.slice(),
    shelter: FORTS[b.shelter],
    passage: b.passage,
    riders: b.riders.map((lord) => c.lords[lord].id),
    knights: b.knights,
    round: b.round,
    quiet: b.quiet,
    stalemate: c.combat.stalemate,
    attackDice: b.attackDice.slice(),
    defenceDice: b.defenceDice.slice(),
    hits: b.hits.slice(),
    attack: sideView(s, c, b, ATTACKING),
    defence: sideView(s, c, b, DEFENDING),
    penalty: penaltyOf(s, b),
    engines: usableEngines(s, b),
    taken: b.taken.map((lord) => c.lords[lord].id),
    forecast: forecastOf(s, b),
  };
}
