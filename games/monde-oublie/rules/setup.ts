/** Setup (MON-1): the table before the first round. */

import { below, type Core, draw, type OptionSpec, type OptionValues, type Refusal, refusal, type Seat, shuffle } from '@castellan/engine';
import { COLOURS, type Colour, chosenColour, colourOption, coloursOf } from '../content/colours.ts';
import { type Content, content } from '../content/content.ts';
import { AVAILABLE, type MonState, NONE, type Player } from '../state.ts';
import { MOST_PLAYERS } from '../vocabulary.ts';

const SEATS = Array.from({ length: MOST_PLAYERS }, (_, seat) => seat);

/** Lobby choices: the first player (MON-1.17), a colour for each seat (MON-1.14), the variant (MON-14.1). */
export const OPTIONS: readonly OptionSpec[] = [
  { id: 'expansionPlus', kind: 'flag', default: false },
  { id: 'firstPlayer', kind: 'choice', values: ['random', ...SEATS.map((seat) => seat + 1)], default: 'random' },
  ...SEATS.map((seat): OptionSpec => ({ id: colourOption(seat), kind: 'choice', values: ['any', ...COLOURS], default: 'any' })),
];

function namedFirstPlayer({ firstPlayer }: OptionValues): Seat | null {
  return typeof firstPlayer === 'number' ? firstPlayer - 1 : null;
}

export function refuseSetup(seats: number, options: OptionValues): Refusal | null {
  if ((namedFirstPlayer(options) ?? 0) >= seats) return refusal('MON-1.17', 'firstPlayerNotSeated', { players: seats });
  const taken = new Set<Colour>();
  for (const seat of SEATS) {
    const colour = chosenColour(options, seat);
    if (colour === null) continue;
    if (seat >= seats) return refusal('MON-1.14', 'colourOfNobody', { colour, players: seats });
    if (taken.has(colour)) return refusal('MON-1.14', 'colourTaken', { colour });
    taken.add(colour);
  }
  return null;
}

export function setup(core: Core, options: OptionValues): MonState {
  const c = content.of({ core });
  const { seats, chance } = core;
  const { piles } = c;
  const provincePile = shuffle(chance, piles.provinces.slice());
  const province = draw(chance, provincePile) ?? NONE;
  const titanStacks = piles.titans.map((stack) => shuffle(chance, stack.slice()));
  const titans = titanStacks.map((stack) => draw(chance, stack) ?? NONE);
  const militaryDeck = shuffle(chance, piles.military.slice());
  const empireDeck = shuffle(chance, piles.empireA.slice());
  const firstPlayer = namedFirstPlayer(options) ?? below(chance, seats);
  const colours = coloursOf(seats, options);
  return {
    core,
    expansionPlus: options.expansionPlus === true,
    round: 0,
    active: NONE,
    firstPlayer,
    handSide: false,
    players: colours.map((colour, seat) => newPlayer(c, colour, (seat - firstPlayer + seats) % seats)),
    empireRow: deal(core, empireDeck, c.empireDisplay[seats]),
    empireDeck,
    deckNumber: 0,
    empireDeckB: shuffle(chance, piles.empireB.slice()),
    empireDiscard: [],
    empireBox: unusedCopies(c.empire, piles.startingEmpire, seats),
    unseenA: [],
    unseenNumber: NONE,
    explored: [],
    exploredFrom: [],
    militaryRow: deal(core, militaryDeck, c.militaryDisplay[seats]),
    militaryDeck,
    militaryDiscard: [],
    militaryBox: unusedCopies(c.military, piles.startingMilitary, seats),
    province,
    provincePile,
    provinceSeen: provincePile.map(() => 0),
    titans,
    titanStacks,
    titanSeen: titanStacks.map((stack) => stack.map(() => 0)),
  };
}

/** `place` counts clockwise from the first player (MON-1.19). */
function newPlayer(c: Content, colour: Colour, place: number): Player {
  return {
    colour,
    coins: c.startCoins + c.seatBonusCoins[place],
    knowledge: c.startKnowledge,
    citizens: Array.from({ length: c.startCitizens }, () => AVAILABLE),
    passed: false,
    roundSwords: 0,
    city: c.piles.startingEmpire.slice(),
    damaged: [],
    provinces: [],
    titans: [],
    armies: c.piles.startingMilitary.map((active) => ({ active, legacy: [], nameCoins: 0, artCoins: 0 })),
    reserve: [],
    reserveFrom: [],
  };
}

/** Starting cards that nobody takes go back to the box (MON-1.20). */
function unusedCopies(cards: readonly { readonly copies: number }[], starting: readonly number[], taken: number): number[] {
  const unused: number[] = [];
  for (const face of starting) for (let i = taken; i < cards[face].copies; i++) unused.push(face);
  return unused;
}

function deal(core: Core, deck: number[], count: number): number[] {
  const row: number[] = [];
  while (row.length < count && deck.length > 0) row.push(draw(core.chance, deck) ?? NONE);
  return row;
}
