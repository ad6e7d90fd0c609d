/** 1. Setup: end conditions, kingdoms, the empty table; and the options of section 44. */

import { type Core, type Frame, type OptionSpec, type OptionValues, type Refusal, refusal, shuffle } from '@castellan/engine';
import { content } from '../content/content.ts';
import { LOCATIONS, NOBODY, reserveAt, type UniState } from '../state.ts';
import {
  ALLOTMENTS,
  BARBARIANS,
  COLOURS,
  DEEDS,
  EMPIRE_CARDS,
  GOODS,
  KINGDOMS,
  MOST_PLAYERS,
  NODES,
  PHASE,
  SIDES,
  SLOTS,
  TEAMS,
  TERRITORIES,
  TRANSPORT_SLOTS,
  UNITS,
} from '../vocabulary.ts';
import { endGame } from './ending.ts';
import { agreedKingdom, chooseKingdom, dealKingdoms, kingdomBid, layMap, whyNotAgreed } from './kingdoms.ts';
import { beginTurn } from './turn.ts';

/** By seat. */
const KINGDOM_OPTIONS: readonly OptionSpec[] = Array.from({ length: MOST_PLAYERS }, (_, seat) => ({
  id: `kingdom${seat + 1}`,
  kind: 'choice',
  values: ['any', ...KINGDOMS],
  default: 'any',
}));

export const OPTIONS: readonly OptionSpec[] = [
  { id: 'turns', kind: 'choice', values: [8, 10, 12, 'none'], default: 10 },
  { id: 'honourLimit', kind: 'choice', values: ['none', 'usual', 20, 25, 30, 35, 40, 50], default: 'none' },
  { id: 'timeLimit', kind: 'choice', values: ['none', 'usual', 60, 120, 180, 240, 360], default: 'none' },
  { id: 'reaction', kind: 'choice', values: ['usual', 10, 40, 60], default: 'usual' },
  { id: 'windowHours', kind: 'choice', values: ['usual', 2, 4, 12, 24], default: 'usual' },
  { id: 'kingdoms', kind: 'choice', values: ALLOTMENTS, default: 'random' },
  ...KINGDOM_OPTIONS,
  { id: 'terrain', kind: 'flag', default: false },
  { id: 'bloodTokens', kind: 'flag', default: false },
  { id: 'deployment', kind: 'flag', default: false },
  { id: 'teams', kind: 'choice', values: TEAMS, default: 'none' },
];

/** How many teams there are; 0 for everybody for himself. */
function teamsIn(options: OptionValues): number {
  return options.teams === 'twoTeams' ? 2 : options.teams === 'threeTeams' ? 3 : 0;
}

/** At least one end condition; kingdoms that go together; teams of the same size (UNI-1.3, UNI-1.5, UNI-44.8). */
export function refuseSetup(seats: number, options: OptionValues): Refusal | null {
  if (options.turns === 'none' && options.honourLimit === 'none' && options.timeLimit === 'none') return refusal('UNI-1.3', 'noEnd');
  const teams = teamsIn(options);
  if (teams > 0 && (seats % teams !== 0 || seats === teams)) return refusal('UNI-44.8', 'unevenTeams', { seats, teams });
  if (options.kingdoms !== 'agreed') return null;
  const links = content.of({ core: { pack: '' } }).kingdoms.map((kingdom) => kingdom.links);
  return whyNotAgreed(links, seats, options);
}

/** Kingdoms are named for the seats there are, and only where the players have agreed on them (UNI-1.4). */
export function optionCounts(option: string, seats: number, { kingdoms }: OptionValues): boolean {
  const seat = KINGDOM_OPTIONS.findIndex(({ id }) => id === option);
  return seat < 0 || (kingdoms === 'agreed' && seat < seats);
}

export function setup(core: Core, options: OptionValues): UniState {
  const c = content.of({ core });
  const { chance, seats } = core;
  const zeros = (n: number): number[] => new Array<number>(n).fill(0);
  const nobody = (n: number): number[] => new Array<number>(n).fill(NOBODY);
  const perSeat = <T>(make: (seat: number) => T): T[] => Array.from({ length: seats }, (_, seat) => make(seat));
  /** What is usual the content says (UNI-1.3, UNI-47.9). */
  const limit = (value: boolean | number | string, usual = 0): number =>
    typeof value === 'number' ? value : value === 'usual' ? usual : 0;
  const teams = teamsIn(options);
  const empireDeck = shuffle(chance, [...c.cards.keys()]);
  const eventDeck = shuffle(chance, [...c.events.keys()]);
  const s: UniState = {
    core,
    turnLimit: limit(options.turns),
    honourLimit: limit(options.honourLimit, c.defaults.honourLimit),
    minutes: limit(options.timeLimit, c.defaults.minutes),
    reaction: limit(options.reaction, c.windows.seconds),
    windowHours: limit(options.windowHours, c.windows.hours),
    terrain: options.terrain === true,
    blood: options.bloodTokens === true,
    deployment: options.deployment === true,
    auction: options.kingdoms === 'auction',
    teams: perSeat((seat) => (teams === 0 ? seat : seat % teams)),
    kingdoms: nobody(seats),
    inPlay: zeros(NODES),
    homeOf: nobody(TERRITORIES),
    turn: 0,
    phase: PHASE.setup,
    active: NOBODY,
    order: perSeat((seat) => seat),
    orderBefore: perSeat((seat) => seat),
    moves: 0,
    reached: false,
    stopping: false,
    timeOver: false,
    end: null,
    florins: perSeat(() => c.start.florins),
    honour: perSeat(() => c.start.honour),
    loans: zeros(seats),
    loanTurn: zeros(seats),
    repayTurn: zeros(seats),
    arrears: zeros(seats),
    misses: zeros(seats),
    interestDue: zeros(seats),
    interestPaid: zeros(seats),
    tax: zeros(seats),
    bloodTokens: zeros(seats),
    recruited: zeros(seats),
    studied: zeros(seats),
    cardBought: zeros(seats),
    proposals: zeros(seats),
    levels: zeros(MOST_PLAYERS * COLOURS.length),
    points: zeros(MOST_PLAYERS * COLOURS.length),
    boughtPoints: zeros(MOST_PLAYERS * COLOURS.length),
    tokens: zeros(MOST_PLAYERS * COLOURS.length),
    flipped: zeros(MOST_PLAYERS * COLOURS.length),
    deeds: zeros(seats * DEEDS.length),
    empireDeck,
    eventDeck,
    eventDiscard: [],
    cards: perSeat(() => []),
    cardState: zeros(EMPIRE_CARDS),
    dealt: perSeat(() => []),
    looked: [],
    looker: NOBODY,
    deposit: 0,
    borrowed: [],
    lessons: [],
    withheld: [],
    warCircle: [],
    event: null,
    control: nobody(TERRITORIES),
    owner: nobody(TERRITORIES),
    buildings: zeros(TERRITORIES * 3),
    damage: zeros(TERRITORIES * 3),
    controlTokens: nobody(TERRITORIES),
    tokenFrom: nobody(TERRITORIES),
    rebel: zeros(TERRITORIES),
    market: zeros(TERRITORIES),
    cubes: c.cubes.slice(),
    conquests: [],
    romeTaken: false,
    jerusalemTaken: false,
    troops: zeros(SIDES * LOCATIONS * UNITS.length),
    armies: zeros(SIDES * LOCATIONS),
    reserve: zeros(SIDES * c.pieces.length),
    stopped: [],
    guises: [],
    prisoners: zeros(MOST_PLAYERS * MOST_PLAYERS * UNITS.length),
    beside: zeros(MOST_PLAYERS * UNITS.length),
    besideSoon: zeros(MOST_PLAYERS * UNITS.length),
    besideLater: zeros(MOST_PLAYERS * UNITS.length),
    rebuy: zeros(MOST_PLAYERS * UNITS.length),
    rebuyLater: zeros(MOST_PLAYERS * UNITS.length),
    vehicleOf: nobody(SLOTS),
    level: zeros(SLOTS),
    at: nobody(SLOTS),
    mp: zeros(SLOTS),
    halted: zeros(SLOTS),
    carrier: nobody(SLOTS),
    special: zeros(SLOTS),
    cargo: zeros(TRANSPORT_SLOTS * GOODS.length),
    routes: perSeat(() => null),
    bans: [],
    bansBefore: [],
    sheltered: [],
    improvised: [],
    doublyProtected: [],
    actedAt: [],
    war: zeros(MOST_PLAYERS * MOST_PLAYERS),
    warBegan: zeros(MOST_PLAYERS * MOST_PLAYERS),
    armistice: zeros(MOST_PLAYERS * MOST_PLAYERS),
    aggressor: zeros(MOST_PLAYERS * MOST_PLAYERS),
    pacts: [],
    pactsMade: 0,
    denounced: [],
    refusedTerms: [],
    agreed: [],
    accusations: [],
    calling: 0,
    watching: 0,
    attacked: 0,
    uses: [],
    rolls: [],
    battles: [],
    blows: [],
    march: null,
    trade: null,
    deploying: false,
    deployed: [],
  };
  for (let piece = 0; piece < c.pieces.length; piece++) {
    for (let seat = 0; seat < seats; seat++) s.reserve[reserveAt(seat, piece)] = c.pieces[piece];
    s.reserve[reserveAt(BARBARIANS, piece)] = c.barbarianPieces[piece];
  }
  if (options.kingdoms === 'random') dealKingdoms(s, nobody(seats));
  if (options.kingdoms === 'agreed')
    dealKingdoms(
      s,
      perSeat((seat) => agreedKingdom(options, seat)),
    );
  if (options.kingdoms === 'choice') shuffle(chance, s.order);
  return s;
}

/** Kingdoms that are not dealt yet are chosen in a random order of seats, or bid for; then the first turn, and below all the end. */
export function start(s: UniState): readonly Frame[] {
  return [...allotment(s), layMap.do({}), beginTurn.do({}), endGame.do({})];
}

function allotment(s: UniState): readonly Frame[] {
  if (!s.kingdoms.includes(NOBODY)) return [];
  return s.auction ? [kingdomBid.do({ seats: s.order.slice(), again: false })] : s.order.map((seat) => chooseKingdom.do({ seat }));
}
