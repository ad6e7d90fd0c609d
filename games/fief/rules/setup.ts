/** 2. Setup, and the options of section 29. */

import { below, type Core, draw, type Frame, type OptionSpec, type OptionValues, pick, type Seat, shuffle } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { VillageOption } from '../options.ts';
import { type FieState, NEVER_CREATED, NOBODY, PLACES } from '../state.ts';
import { BISHOPRICS, CASTLE, FIEFS, KNIGHT, LORDS, SERGEANT, VILLAGES } from '../vocabulary.ts';
import { arrive, examine, hasOthers, hasUnitIn } from './control.ts';
import { lordsOf } from './families.ts';
import { turnOrder } from './order.ts';
import { addPawns } from './pawns.ts';
import { type Reason, reason, refuse } from './reason.ts';
import { beginRound } from './round.ts';
import { step } from './step.ts';

/** Rounds after which the game ends at the latest (FIE-29.4). */
const ROUND_LIMITS: readonly (number | string)[] = [...Array.from({ length: 33 }, (_, i) => i + 8), 'none'];

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'fogOfWar', kind: 'flag', default: false },
  { id: 'papalTithe', kind: 'flag', default: false },
  { id: 'princeInherits', kind: 'flag', default: false },
  { id: 'roundLimit', kind: 'choice', values: ROUND_LIMITS, default: 20 },
];

export function setup(core: Core, options: OptionValues): FieState {
  const { cards, lords, start, stock } = content.of({ core });
  const { chance, seats } = core;
  const perSeat = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const zeros = (n: number): number[] => new Array<number>(n).fill(0);
  const nobody = (n: number): number[] => new Array<number>(n).fill(NOBODY);
  const numbers = cards.map((_, card) => card);
  const characterDeck = shuffle(
    chance,
    numbers.filter((card) => cards[card].back === 'brown'),
  );
  const eventDeck = shuffle(
    chance,
    numbers.filter((card) => cards[card].back !== 'brown'),
  );
  const s: FieState = {
    core,
    fog: options.fogOfWar === true,
    papalTithe: options.papalTithe === true,
    princeInherits: options.princeInherits === true,
    roundLimit: typeof options.roundLimit === 'number' ? options.roundLimit : 0,
    round: 0,
    first: below(chance, seats),
    stage: 0,
    active: NOBODY,
    marching: false,
    clock: 1,
    ecus: perSeat(() => start.ecus),
    embassies: perSeat(() => stock.embassies),
    hands: perSeat(() => []),
    turnedDown: zeros(seats),
    bargains: zeros(seats),
    slights: zeros(seats * seats),
    characterDeck,
    eventDeck,
    characterDiscard: [],
    eventDiscard: [],
    shown: [],
    barred: [],
    laid: [],
    spaces: [],
    strikes: [],
    control: nobody(VILLAGES),
    forts: zeros(VILLAGES),
    mills: zeros(VILLAGES),
    siegeSince: zeros(VILLAGES),
    besiegers: zeros(VILLAGES),
    ceded: zeros(VILLAGES),
    placed: zeros(VILLAGES),
    sergeants: zeros(seats * PLACES),
    knights: zeros(seats * PLACES),
    engines: zeros(seats * PLACES),
    gates: zeros(seats * PLACES),
    since: zeros(seats * PLACES),
    weary: [],
    owner: nobody(LORDS),
    at: nobody(LORDS),
    captor: nobody(LORDS),
    made: zeros(LORDS),
    spouse: nobody(LORDS),
    assassin: zeros(LORDS),
    hats: nobody(LORDS),
    bishops: nobody(BISHOPRICS),
    bishopSince: zeros(BISHOPRICS),
    struck: zeros(BISHOPRICS),
    bonus: zeros(BISHOPRICS),
    pope: NOBODY,
    king: NOBODY,
    queen: NOBODY,
    regency: false,
    prince: NOBODY,
    maid: NOBODY,
    excommunicated: NOBODY,
    bannedBy: NOBODY,
    titles: new Array<number>(FIEFS).fill(NEVER_CREATED),
    cities: nobody(FIEFS),
    cityHolders: nobody(FIEFS),
    taxes: [],
    refusedDArc: 0,
    refusedHat: 0,
    battles: [],
    invested: [],
    passages: [],
    rides: [],
    group: null,
    estates: [],
    consent: null,
    consents: 0,
    election: null,
    battle: null,
    uprising: null,
    talks: [],
  };
  drawLords(s, lords.length);
  return s;
}

/** Each player in turn order draws one Lord; what else is drawn is shuffled back when all have one (FIE-2.10). */
function drawLords(s: FieState, lords: number): void {
  const { chance } = s.core;
  const aside: number[] = [];
  for (const seat of turnOrder(s)) {
    for (let card = draw(chance, s.characterDeck); card !== undefined; card = draw(chance, s.characterDeck)) {
      if (card < lords) {
        s.owner[card] = seat;
        break;
      }
      aside.push(card);
    }
  }
  if (aside.length > 0) s.characterDeck = shuffle(chance, [...s.characterDeck, ...aside]);
}

/** The start villages in turn order, then round 1 (FIE-2.12, FIE-2.14). */
export function start(s: FieState): readonly Frame[] {
  return [...turnOrder(s).map((seat) => chooseStartVillage.do({ seat })), beginRound.do({})];
}

const HAS_PAWNS = reason('FIE-2.12', 'villageTaken');

function whyNotStart(s: FieState, seat: Seat, village: number): Reason | null {
  return hasOthers(s, seat, village) || hasUnitIn(s, seat, village) ? HAS_PAWNS : null;
}

/** Castle, Lord and troops come to a village without any pawn; several may start in one fief or bishopric (FIE-2.12, FIE-2.13). */
export const chooseStartVillage = step.pick('chooseStartVillage', {
  rule: ['FIE-2.11', 'FIE-2.12', 'FIE-2.13'],
  crumb: (_: { seat: Seat }) => ({}),
  ask(s, { seat }: { seat: Seat }) {
    const { options, lords } = content.of(s);
    const [lord] = lordsOf(s, seat);
    return pick(
      seat,
      options.start.filter(({ index }) => whyNotStart(s, seat, index) === null),
      { params: { lord: lords[lord].id } },
    );
  },
  answer(s, { seat }, { index, village }: VillageOption) {
    const c = content.of(s);
    const [lord] = lordsOf(s, seat);
    s.clock++;
    s.forts[index] = CASTLE;
    s.at[lord] = index;
    addPawns(s, seat, index, KNIGHT, c.start.knights);
    addPawns(s, seat, index, SERGEANT, c.start.sergeants);
    s.core.told?.push({ key: 'settled', params: { seat, lord: c.lords[lord].id, village } });
    arrive(s, seat, index, 0);
    examine(s, index);
    return undefined;
  },
  refused(s, { seat }) {
    return content.of(s).options.start.flatMap((option) => {
      const why = whyNotStart(s, seat, option.index);
      return why === null ? [] : [refuse(option, why, { village: option.village })];
    });
  },
});
