/** What a seat, or a spectator, may know of the table (MED-2.6, MED-2.10, MED-2.11, MED-3.13, MED-19.11, MED-21.4). */

import type { Seat } from '@castellan/engine';
import { type Content, content, type Face, type Printed } from './content/content.ts';
import { garrisonOf } from './rules/battle.ts';
import { feedingCapacity } from './rules/feeding.ts';
import { ownerOfFief } from './rules/fiefs.ts';
import { attackOf, damageTo, fateOf, isFighting, toughness } from './rules/formations.ts';
import { isGuarded } from './rules/guarding.ts';
import { billOf } from './rules/payment/bill.ts';
import { readPurse } from './rules/payment/purse.ts';
import { estateOf, groupOutput } from './rules/production.ts';
import { prestigeOf, prestigeOfSide } from './rules/scoring.ts';
import { type Battle, idsOf, isUsed, layoutOf, type MedState, OPEN_GROUND, type Purchase, placeAt, spotAt } from './state.ts';
import {
  type Amounts,
  amountsOf,
  type BattleStage,
  DECKS,
  type Deck,
  type Mode,
  type Phase,
  type Purpose,
  RESOURCES,
  type Resource,
} from './vocabulary.ts';

/* Types rather than interfaces, because only they are JSON to the compiler. */

/** A card on the table. Its type is its id without the number (`peasant-03`). */
export type CardView = {
  readonly id: string;
  readonly type: string;
  readonly seat: Seat;
  readonly used: boolean;
  /** Carried to the end of the turn. */
  readonly damage: number;
  /** Steps to other fiefs made in this turn. */
  readonly steps: number;
  /** Deployed in a battle of this turn. */
  readonly fought: boolean;
};

/** A host with its group. */
export type HostView = CardView & {
  readonly resource: Resource;
  /** What the group gives when it is used as a whole. */
  readonly output: number;
  readonly workerSlots: number;
  readonly buildingSlots: number;
  readonly buildings: readonly CardView[];
  readonly characters: readonly CardView[];
  readonly guarded: boolean;
  /** Attack and defence of all that would fight for it. */
  readonly garrison: { readonly attack: number; readonly defence: number };
};

export type FiefView = {
  readonly id: string;
  /** Whose fief it is; null for neutral ground. */
  readonly seat: Seat | null;
  readonly neighbours: readonly string[];
  /** Characters of all players on the open ground. */
  readonly ground: readonly CardView[];
};

export type HandView = {
  readonly size: number;
  /** Cards by the deck they came from. */
  readonly decks: { readonly [deck in Deck]: number };
  /** The cards: all of one's own, of another hand those that everybody has seen. */
  readonly cards: readonly string[];
};

export type PlayerView = {
  readonly seat: Seat;
  readonly ally: Seat | null;
  readonly eliminated: boolean;
  readonly prestige: number;
  /** Together with the ally. */
  readonly sidePrestige: number;
  readonly characters: number;
  /** How many characters the fief can feed. */
  readonly capacity: number;
  readonly siege: number;
  readonly hand: HandView;
  /** By spot: the City, then the territories; null where there is none. */
  readonly hosts: readonly (HostView | null)[];
  /** What unused groups and single characters could still produce. */
  readonly potential: Amounts;
};

export type DeckView = {
  readonly id: Deck;
  readonly size: number;
  /** The card under the deck that everybody has seen; null once it is drawn. */
  readonly last: string | null;
};

export type PileView = {
  readonly size: number;
  readonly top: string | null;
};

/** What is about to be paid for: shown to the payer, and to all once he has asked his ally. */
export type PurchaseView = {
  readonly seat: Seat;
  readonly purpose: Purpose;
  readonly card: string | null;
  readonly deck: Deck | null;
  /** The host it goes to; null for the open ground or nowhere. */
  readonly host: string | null;
  readonly cost: Amounts;
  /** Resources of any type. */
  readonly any: number;
  readonly announced: {
    readonly uses: readonly string[];
    readonly powers: readonly string[];
    readonly discards: readonly string[];
    readonly asked: Amounts;
  } | null;
};

export type FighterView = {
  readonly id: string;
  readonly attack: number;
  /** Points needed to eliminate it in this battle. */
  readonly toughness: number;
  /** Whether it falls as things stand. */
  readonly falls: boolean;
};

export type FormationView = {
  readonly seat: Seat;
  /** Number of an attacking army, or of the army with which this one exchanges blows: it engaged it, or is a single character that it struck. */
  readonly army: number | null;
  readonly attacking: boolean;
  /** The attacked host. */
  readonly host: string | null;
  readonly hostLost: boolean;
  /** In the order in which they take damage. */
  readonly cards: readonly FighterView[];
  readonly attack: number;
  /** Points that strike it. */
  readonly damage: number;
  /** The formation it strikes, by its place in the list. */
  readonly foe: number | null;
  readonly fighting: boolean;
};

export type BattleView = {
  readonly fief: string;
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly stage: BattleStage;
  readonly formations: readonly FormationView[];
  /** The cards that got each +0/+1, arrow and heal so far. */
  readonly bonuses: readonly string[];
  readonly arrows: readonly string[];
  readonly heals: readonly string[];
};

export type MedView = {
  /** What is printed on the cards of the content pack in use; null for the cards as shipped. */
  readonly printed: Printed | null;
  readonly mode: Mode;
  readonly first: Seat;
  readonly active: Seat;
  readonly phase: Phase;
  readonly turn: number;
  /** Prestige that wins, alone or for an alliance. */
  readonly goal: number;
  readonly siegeTurns: number;
  readonly decks: readonly DeckView[];
  readonly piles: readonly PileView[];
  readonly discard: readonly string[];
  readonly fiefs: readonly FiefView[];
  readonly players: readonly PlayerView[];
  readonly aid: { readonly given: boolean; readonly declined: boolean };
  readonly purchase: PurchaseView | null;
  readonly battle: BattleView | null;
};

export function view(s: MedState, seat: Seat | null): MedView {
  const c = content.of(s);
  const { mode, goal, fiefs, home } = layoutOf(s);
  const seats = home.map((_, other) => other);
  return {
    printed: s.core.pack === '' ? null : printedOn(c),
    mode,
    first: s.first,
    active: s.active,
    phase: s.phase,
    turn: s.turns,
    goal,
    siegeTurns: c.siegeTurns,
    decks: DECKS.map((id, deck) => ({
      id,
      size: s.decks[deck].length,
      last: s.decks[deck].length > 0 ? c.ids[s.markers[deck]] : null,
    })),
    piles: s.piles.map((pile) => ({ size: pile.length, top: pile.length > 0 ? c.ids[pile[pile.length - 1]] : null })),
    discard: idsOf(c, s.discard),
    fiefs: fiefs.map(({ id, neighbours }, fief) => ({
      id,
      seat: ownerOfFief(s, fief) < 0 ? null : ownerOfFief(s, fief),
      neighbours: neighbours.map((other) => fiefs[other].id),
      ground: seats.flatMap((owner) => cardsOn(s, c, owner, s.characters[owner], placeAt(fief, OPEN_GROUND))),
    })),
    players: seats.map((other) => playerView(s, c, other, other === seat)),
    aid: { given: s.aidGiven, declined: s.aidDeclined },
    purchase: s.purchase !== null && (seat === s.active || s.purchase.announced !== null) ? purchaseView(s, c, s.purchase) : null,
    battle: s.battle === null ? null : battleView(s, c, s.battle),
  };
}

function printedOn({ types, ids, steps, charactersPerFood, aidPenalty, artistFactor, artistReach }: Content): Printed {
  return { types, ids, steps, charactersPerFood, aidPenalty, artistFactor, artistReach };
}

function cardView(s: MedState, c: Content, seat: Seat, card: number): CardView {
  return {
    id: c.ids[card],
    type: c.faces[card].id,
    seat,
    used: isUsed(s, card),
    damage: s.damage[card],
    steps: s.steps[card],
    fought: s.fought[card] === 1,
  };
}

function playerView(s: MedState, c: Content, seat: Seat, own: boolean): PlayerView {
  const { ally } = layoutOf(s);
  return {
    seat,
    ally: ally[seat] < 0 ? null : ally[seat],
    eliminated: s.eliminated[seat],
    prestige: prestigeOf(s, seat),
    sidePrestige: prestigeOfSide(s, seat),
    characters: s.characters[seat].length,
    capacity: feedingCapacity(s, seat),
    siege: s.siege[seat],
    hand: handView(s, c, seat, own),
    hosts: s.hosts[seat].map((host, spot) => (host < 0 ? null : hostView(s, c, seat, host, spot))),
    potential: amountsOf(readPurse(c, estateOf(s, seat)).supply),
  };
}

function handView(s: MedState, c: Content, seat: Seat, own: boolean): HandView {
  const hand = s.hands[seat];
  const decks = [0, 0, 0];
  for (const card of hand) decks[c.faces[card].deck]++;
  const [territory, military, character] = decks;
  return {
    size: hand.length,
    decks: { territory, military, character },
    cards: idsOf(c, own ? hand : hand.filter((card) => s.shown.includes(card)).sort((a, b) => a - b)),
  };
}

/** Field by field: spreading a card and then adding to it is many times slower. */
function hostView(s: MedState, c: Content, seat: Seat, host: number, spot: number): HostView {
  const face: Face = c.faces[host];
  const { cards } = garrisonOf(s, c, seat, host);
  let defence = 0;
  for (const card of cards) defence += c.faces[card].defence - s.damage[card];
  return {
    id: c.ids[host],
    type: face.id,
    seat,
    used: isUsed(s, host),
    damage: s.damage[host],
    steps: s.steps[host],
    fought: s.fought[host] === 1,
    resource: RESOURCES[face.resource],
    output: groupOutput(s, seat, spot),
    workerSlots: face.workerSlots,
    buildingSlots: face.buildingSlots,
    buildings: cardsOn(s, c, seat, s.buildings[seat], s.place[host]),
    characters: cardsOn(s, c, seat, s.characters[seat], s.place[host]),
    guarded: isGuarded(s, c, seat, host),
    garrison: { attack: attackOf(c, cards), defence },
  };
}

function cardsOn(s: MedState, c: Content, seat: Seat, cards: readonly number[], place: number): CardView[] {
  const there: CardView[] = [];
  for (const card of cards) if (s.place[card] === place) there.push(cardView(s, c, seat, card));
  return there;
}

function purchaseView(s: MedState, c: Content, purchase: Purchase): PurchaseView {
  const { purpose, card, place, announced } = purchase;
  const bill = billOf(s, purchase);
  const spot = place < 0 ? OPEN_GROUND : spotAt(place);
  return {
    seat: s.active,
    purpose,
    card: purpose === 'extraDraw' ? null : c.ids[card],
    deck: purpose === 'extraDraw' ? DECKS[card] : null,
    host: spot === OPEN_GROUND ? null : c.ids[s.hosts[s.active][spot]],
    cost: amountsOf(bill.need),
    any: bill.any,
    announced:
      announced === null
        ? null
        : {
            uses: idsOf(c, announced.uses),
            powers: idsOf(c, announced.powers),
            discards: idsOf(c, announced.discards),
            asked: amountsOf(announced.asked),
          },
  };
}

function battleView(s: MedState, c: Content, b: Battle): BattleView {
  return {
    fief: layoutOf(s).fiefs[b.fief].id,
    attacker: b.attacker,
    defender: b.defender,
    stage: b.stage,
    formations: b.formations.map((_, index) => formationView(s, c, b, index)),
    bonuses: idsOf(c, b.bonuses),
    arrows: idsOf(c, b.arrows),
    heals: idsOf(c, b.heals),
  };
}

function formationView(s: MedState, c: Content, b: Battle, index: number): FormationView {
  const { seat, cards, host, foe } = b.formations[index];
  const { fallen, hostLost } = fateOf(s, c, b, index);
  const attacking = index < b.armies;
  const engages = !attacking && host < 0 && foe >= 0 && b.formations[foe].foe === index;
  return {
    seat,
    army: attacking ? index + 1 : engages ? foe + 1 : null,
    attacking,
    host: host < 0 ? null : c.ids[host],
    hostLost,
    cards: cards.map((card) => ({
      id: c.ids[card],
      attack: c.faces[card].attack,
      toughness: toughness(s, c, b, card),
      falls: fallen.includes(card),
    })),
    attack: attackOf(c, cards),
    damage: damageTo(c, b, index),
    foe: foe < 0 ? null : foe,
    fighting: isFighting(b, index),
  };
}
