/** Exploration (MON-10.60 to MON-10.69): Empire cards for the reserve. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type CardOption, FROM_DECK, type ReserveOption } from '../options.ts';
import { EXPLORE_BONUS, type MonState, NONE, OPENLY, symbols, takenBy } from '../state.ts';
import { discardEmpire, drawEmpire } from './preparation.ts';
import { step } from './step.ts';
import { type Reason, type Refusals, reason, refuse, refusedBy } from './why-not.ts';

const EMPTY_DECK = reason('MON-10.69', 'emptyDeck', () => ({}));

function whyNotDraw(s: MonState): Reason<unknown> | null {
  return s.empireDeck.length > 0 || s.empireDiscard.length > 0 ? null : EMPTY_DECK;
}

const NOTHING_TO_EXPLORE = reason('MON-10.68', 'nothingToExplore', () => ({}));

export function whyNotExplore(s: MonState): Reason<unknown> | null {
  if (whyNotDraw(s) === null) return null;
  for (const card of s.empireRow) if (card >= 0) return null;
  return NOTHING_TO_EXPLORE;
}

/** One option for each face in the row. */
export function addRowCards(c: Content, s: MonState, options: ReserveOption[]): void {
  const { empireRow } = s;
  for (let i = 0; i < empireRow.length; i++) {
    const card = empireRow[i];
    if (card >= 0 && empireRow.indexOf(card) === i) options.push(c.options.reserveFromRow[card]);
  }
}

export const chooseExplorationMode = step.pick('chooseExplorationMode', {
  rule: ['MON-10.60', 'MON-10.69'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    return pick(seat, modes(s, null), { params: { n: cardsToDraw(content.of(s), s, seat) } });
  },
  answer(s, { seat }, { face }): Next {
    if (face !== FROM_DECK) {
      reserveFromRow(s, seat, face);
      return undefined;
    }
    explore(s, seat);
    return keepExplored.do({ seat });
  },
  refused: (s) => refusedBy((refused) => modes(s, refused)),
});

function modes(s: MonState, refused: Refusals): ReserveOption[] {
  const c = content.of(s);
  const options: ReserveOption[] = [];
  addDeck(s, c.options.exploreDeck, options, refused);
  addRowCards(c, s, options);
  return options;
}

/** One of the options that draw from the deck. */
export function addDeck(s: MonState, option: ReserveOption, options: ReserveOption[], refused: Refusals): void {
  const why = whyNotDraw(s);
  if (why === null) options.push(option);
  else refused?.push(refuse(option, why, undefined));
}

/** MON-10.61, MON-12.10. */
function cardsToDraw(c: Content, s: MonState, seat: Seat): number {
  return c.explorationDraw + symbols(c, s.players[seat], EXPLORE_BONUS);
}

function explore(s: MonState, seat: Seat): void {
  const count = cardsToDraw(content.of(s), s, seat);
  while (s.explored.length < count) {
    const card = drawEmpire(s);
    if (card === NONE) break;
    s.explored.push(card);
    s.exploredFrom.push(s.deckNumber);
  }
  s.core.told?.push({ key: 'explored', params: { seat, n: s.explored.length } });
}

export const keepExplored = step.pick('keepExplored', {
  rule: ['MON-10.61', 'MON-10.62'],
  crumb: () => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const { options } = content.of(s);
    const kept: CardOption[] = [];
    for (let i = 0; i < s.explored.length; i++) if (s.explored.indexOf(s.explored[i]) === i) kept.push(options.explored[s.explored[i]]);
    // Silence would tell the others that all cards drawn are the same.
    return pick(seat, kept, { always: s.explored.length > 1 });
  },
  answer(s, { seat }, { card, face }) {
    const c = content.of(s);
    const at = s.explored.indexOf(face);
    reserve(s, seat, face, s.exploredFrom[at]);
    s.explored.splice(at, 1);
    for (const other of s.explored) discardEmpire(s, other);
    s.core.told?.push({ key: 'keptExplored', params: { seat } });
    s.core.told?.push({ key: 'youKept', params: { card }, to: [seat] });
    if (s.explored.length > 0)
      s.core.told?.push({ key: 'discarded', params: { seat, cards: s.explored.map((other) => c.empire[other].id) } });
    s.explored = [];
    s.exploredFrom = [];
    return undefined;
  },
});

function reserve(s: MonState, seat: Seat, card: number, from: number): void {
  s.players[seat].reserve.push(card);
  s.players[seat].reserveFrom.push(from);
}

/** MON-10.63; everybody sees which card it is (MON-15.3). */
export function reserveFromRow(s: MonState, seat: Seat, card: number): void {
  s.empireRow[s.empireRow.indexOf(card)] = takenBy(seat);
  reserve(s, seat, card, OPENLY);
  s.core.told?.push({ key: 'reservedFromRow', params: { seat, card: content.of(s).empire[card].id } });
}

export function reserveDeckTop(s: MonState, seat: Seat): void {
  const card = drawEmpire(s);
  reserve(s, seat, card, s.deckNumber);
  s.core.told?.push({ key: 'reservedDeckTop', params: { seat } });
  s.core.told?.push({ key: 'youKept', params: { card: content.of(s).empire[card].id }, to: [seat] });
}
