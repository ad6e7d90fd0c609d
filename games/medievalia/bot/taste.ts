/** What the bot likes, in numbers. */

import { numbersIn } from '@castellan/engine';

/** Found by evolution (`docs/players.md`, Evolved numbers); in points of which a building is about forty unless said otherwise. */
export const TASTE = {
  /** Which deck to draw from, in points of its own. */
  deck: {
    /** A territory: below so many, while a resource is still missing; and against it after that. */
    territory: [11.2, 4.2],
    fields: 4,
    enough: 5.9,
    /** Turns of the game after which a missing resource is no longer looked for. */
    late: 29,
    /** Troops while the watch is not complete, less for each card of the deck in hand, more while raiders are near. */
    watch: 23,
    watchHeld: 0.63,
    raiders: 4.1,
    /** With nobody in play or in hand: from the deck of characters, and from the other. */
    nobody: [34, 7.7],
    character: 4.6,
    characterHeld: 2.45,
    /** While fewer people than `people` are in play. */
    few: 2.9,
    people: 7,
    troop: 2.54,
    troopHeld: 2.49,
    /** One point for so many people in play, up to so many points. */
    peopleForOne: 3.5,
    crowd: 3.6,
  },
  /** Troops wanted before anybody threatens. */
  watch: 3,
  payment: {
    /** Not to have to ask the ally. */
    asking: 22,
    /** By how much every further card thrown away is dearer: a hand is not burnt for one purchase. */
    dearer: 0.98,
    /** Each unit asked of the ally, and each group or character used up. */
    asked: 1.99,
    used: 0.36,
    /** A point of attack that has paid cannot fight until the next turn, while raiders are near. */
    ready: 2.92,
  },
  territory: {
    first: 26,
    other: 53,
    firstFood: 17.8,
  },
  character: {
    /** A worker with and without a slot to work in, and one part in so many of what it is worth in play. */
    worker: 28,
    spareWorker: 27,
    workerPart: 3.6,
    /** Anybody else, with a share of the worth in play, and more when above `room` can still be fed. */
    other: 13,
    otherShare: 0.57,
    fed: 5,
    room: 2,
  },
  /** Who can fight: a worker while raiders are near; troops for the watch, when an enemy has more, and while raiders are near. */
  arms: {
    worker: 6,
    watch: 43,
    outgunned: 29,
    near: 36,
  },
  building: {
    first: 17.3,
    copy: 18.2,
    /** Each prestige it gives, and how much more for each that is there already. */
    prestige: 27,
    perPrestige: 14.1,
  },
  /** Not below so many cards in the decks, unless ahead; with one part in so many of what the deck is worth. */
  extraDraw: {
    base: 9.8,
    deckPart: 5.3,
    left: 8,
  },
  clearing: 17,
  /** One guard on a territory while a siege is on. */
  relief: 138,
  shift: {
    base: 7.1,
    placePart: 7.3,
  },
  /** Where a character goes. */
  place: {
    /** The first guard of a host, and more for each building there. */
    guard: 1.5,
    perBuilding: 2.1,
    /** Who does not work: for a post, and against it with a power to use elsewhere. */
    post: 0.73,
    power: 1.41,
    /** Workers: against a place without a slot, or whose work of the turn is done; for one that feeds when fewer than `room` more can be fed. */
    full: 7.5,
    late: 3.3,
    feeds: 4.7,
    room: 3,
    /** Open ground: for who does not work, for a healer, for another worker. */
    ground: [11.4, 6.6, 9.4],
  },
  /** Where a building goes. */
  site: {
    city: 5.4,
    guarded: 3.9,
    /** Walls, for each building they stand with. */
    walls: 3.8,
    /** Other buildings: share of how badly the resource is wanted, less for each building there. */
    want: 0.65,
    crowd: 1.04,
    cost: 0.33,
  },
  /** Who feeds others goes last when food is short. */
  feeder: 19.1,
  /** In play. */
  worth: {
    attack: 5,
    defence: 2.46,
    worker: 3,
    producer: 3.1,
    power: 3.6,
    building: 6.3,
    prestige: 21,
    perPrestige: 6.7,
    territory: 20,
  },
  /** In hand. */
  hand: {
    /** A territory of a missing resource, another while there is room, and without room. */
    territory: [20, 13.6, 3.6],
    /** Anybody once so many are in play. */
    people: 13,
    crowded: 5,
    /** Characters: one that is dear without its building, a worker, another; and more for troops when outgunned and when not. */
    dear: 8.6,
    worker: 9.5,
    other: 12.4,
    outgunned: 9.8,
    troop: 2.62,
  },
  /** One more of a resource in a turn: below so many units badly, above them less and less. */
  want: {
    units: 2.52,
    badly: 8.4,
    mildly: 5.7,
    least: 3.1,
  },
  raid: {
    /** A fief without guards can be besieged. */
    siege: 61,
    cost: 8.5,
    force: 1,
  },
  war: {
    /** Shares of one's own losses: on neutral ground, against intruders, in an enemy's fief. */
    neutralLoss: 1.4,
    intrudedLoss: 0.68,
    raidLoss: 1.21,
    intruder: 3.1,
    /** Somebody on open ground who cannot stay out of it, and the share of what defenders lose. */
    hunted: 2.92,
    defenders: 0.36,
    /** Share of what a free army could destroy. */
    threat: 1.14,
    /** To engage or to strike at all. */
    trouble: 0.8,
    /** Share of a host that this army cannot destroy alone. */
    together: 0.29,
  },
};

export const numbers = numbersIn(TASTE);
