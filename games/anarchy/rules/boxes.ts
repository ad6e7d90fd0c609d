/** ANA-8: which boxes of the two sheets can be filled now, and why the others cannot. */

import type { Next, Refused, Seat } from '@castellan/engine';
import { type Amounts, type Box, type Content, content } from '../content/content.ts';
import type { FillOption } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { COMMANDS, GOODS, MACHINES, TRACKS } from '../vocabulary.ts';
import { fillNext, followedBy, grant } from './effects.ts';
import { celebrateLammas } from './lammas.ts';
import { celebrateMichaelmas } from './michaelmas.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { canResearchAny } from './tactics.ts';
import { joust } from './tournaments.ts';
import { train } from './training.ts';
import { celebrateValentine } from './valentine.ts';

export function canPay(p: Player, cost: Amounts): boolean {
  for (let i = 0; i < cost.length; i += 2) if (p.goods[cost[i]] < cost[i + 1]) return false;
  return true;
}

export function pay(p: Player, cost: Amounts): void {
  for (let i = 0; i < cost.length; i += 2) p.goods[cost[i]] -= cost[i + 1];
}

type Filling = [c: Content, p: Player, box: Box, way: number];

const ALREADY_FILLED = reason<Filling>('ANA-8.4', 'alreadyFilled', (_c, _p, { id }) => ({ box: id }));
const OUT_OF_ORDER = reason<Filling>('ANA-8.4', 'outOfOrder', (c, p, { index }) => ({ nextBox: c.tracks[index][p.tracks[index]].id }));
const LEVEL_INCOMPLETE = reason<Filling>('ANA-8.10', 'levelIncomplete', (_c, _p, { area }) => ({ area }));
const NEEDS_MEASURE = reason<Filling>('ANA-8.5', 'needsMeasure', (_c, p, { need }) => {
  const [track, n] = trackLacking(p, need.tracks);
  return { command: TRACKS[track], n, measure: p.tracks[track] };
});
const NOT_BUILT = reason<Filling>('ANA-8.7', 'notBuilt', (_c, p, { need }) => {
  const [track, n] = trackLacking(p, need.tracks);
  return { builtBox: `${TRACKS[track]}.${n}` };
});
const NOT_DEVELOPED = reason<Filling>('ANA-14.6', 'notDeveloped', (_c, _p, { index }) => ({ machine: MACHINES[index] }));
const NEEDS_MACHINES = reason<Filling>('ANA-8.5', 'needsMachines', (_c, p, { need }) => ({
  machines: MACHINES.filter((_, i) => (need.machines & ~p.machines & (1 << i)) !== 0),
}));
const NOT_LINKED = reason('ANA-14.2', 'notLinked');
const NOTHING_TO_RESEARCH = reason('ANA-19.6', 'nothingToResearch');
const CANNOT_PAY = reason<Filling>('ANA-8.17', 'cannotPay', (_c, p, { costs, options }, way) => ({
  costs: options[way].costs,
  lackingGoods: GOODS.filter((_, good) => costs[way].some((g, i) => i % 2 === 0 && g === good && p.goods[good] < costs[way][i + 1])),
}));

/** The first track of which too few boxes are filled, and how many it takes. */
function trackLacking(p: Player, tracks: Amounts): readonly [track: number, n: number] {
  for (let i = 0; i < tracks.length; i += 2) if (p.tracks[tracks[i]] < tracks[i + 1]) return [tracks[i], tracks[i + 1]];
  return [-1, 0];
}

const FIRST_COMMAND = TRACKS.indexOf(COMMANDS[0]);

function whyNotFill(c: Content, p: Player, box: Box, way: number): Reason<Filling> | null {
  return whyNotYet(c, p, box) ?? whyNotPay(p, box, way);
}

function whyNotPay(p: Player, box: Box, way: number): Reason<Filling> | null {
  return canPay(p, box.costs[way]) ? null : CANNOT_PAY;
}

/** Boxes of a track go in order, all others in any; no condition is ever used up (ANA-8.4, 8.5). */
function whyNotYet(c: Content, p: Player, box: Box): Reason<Filling> | null {
  const { need } = box;
  if (box.place === 'track') {
    const filled = p.tracks[box.index];
    if (filled !== box.at) return filled > box.at ? ALREADY_FILLED : OUT_OF_ORDER;
  } else if (isFilled(p, box)) return ALREADY_FILLED;
  if ((p.squares & need.squares) !== need.squares) return LEVEL_INCOMPLETE;
  const { tracks } = need;
  for (let i = 0; i < tracks.length; i += 2) {
    if (p.tracks[tracks[i]] >= tracks[i + 1]) continue;
    const isCommand = tracks[i] >= FIRST_COMMAND && tracks[i] < FIRST_COMMAND + COMMANDS.length;
    return isCommand ? NEEDS_MEASURE : NOT_BUILT;
  }
  if ((p.developed & need.developed) !== need.developed) return NOT_DEVELOPED;
  if ((p.machines & need.machines) !== need.machines) return NEEDS_MACHINES;
  if (need.links !== 0 && (p.wheel & need.links) === 0) return NOT_LINKED;
  return need.research && !canResearchAny(c, p) ? NOTHING_TO_RESEARCH : null;
}

function isFilled(p: Player, { place, index }: Box): boolean {
  const filled = place === 'wheel' ? p.wheel : place === 'machine' ? p.machines : p.squares;
  return (filled & (1 << index)) !== 0;
}

/** All ways to fill a box now. Of a track nobody need look at more than the box after those that are filled. */
export function addFillings(c: Content, p: Player, options: FillOption[]): void {
  for (let track = 0; track < c.tracks.length; track++) {
    const boxes = c.tracks[track];
    const next = p.tracks[track];
    if (next < boxes.length) addWays(c, p, boxes[next], options);
  }
  addWheel(c, p, options);
  for (let i = 0; i < c.machines.length; i++) addWays(c, p, c.machines[i], options);
  for (let i = 0; i < c.squares.length; i++) addWays(c, p, c.squares[i], options);
}

/** All boxes of the wheel have one price. */
function addWheel(c: Content, p: Player, options: FillOption[]): void {
  const { wheel } = c;
  for (let way = 0; way < wheel[0].costs.length; way++) {
    if (whyNotPay(p, wheel[0], way) !== null) continue;
    for (let i = 0; i < wheel.length; i++) if (whyNotYet(c, p, wheel[i]) === null) options.push(wheel[i].options[way]);
  }
}

/** Most boxes are too dear, so the price is looked at first. */
function addWays(c: Content, p: Player, box: Box, options: FillOption[]): void {
  const ways = box.options;
  for (let way = 0; way < ways.length; way++) if (whyNotPay(p, box, way) === null && whyNotYet(c, p, box) === null) options.push(ways[way]);
}

export function canFillAny(c: Content, p: Player): boolean {
  return c.boxes.some((box) => box.options.some(({ way }) => whyNotFill(c, p, box, way) === null));
}

export function refusedFillings(c: Content, p: Player): readonly Refused[] {
  return c.boxes.flatMap((box) => refusedAmong(box.options, whyNotFill, ({ way }) => [c, p, box, way]));
}

/** Pays, fills the box, and gives all it shows (ANA-8.1, 8.2). */
export function fill(s: AnaState, seat: Seat, { box: no, way }: FillOption): Next {
  const c = content.of(s);
  const p = s.players[seat];
  const box = c.boxes[no];
  pay(p, box.costs[way]);
  if (box.place === 'track') {
    const reward = fillNext(s, seat, box.index);
    return box.draw === 0 ? reward : followedBy(reward, festivity(p, seat, box));
  }
  s.core.told?.push({ key: box.place === 'machine' ? 'constructs' : 'fills', params: { seat, box: box.id } });
  switch (box.place) {
    case 'wheel':
      p.wheel |= 1 << box.index;
      return grant(s, seat, box.effect);
    case 'machine':
      p.machines |= 1 << box.index;
      return grant(s, seat, box.effect);
    case 'square':
      p.squares |= 1 << box.index;
      return fillWideBox(s, c, seat, box.index);
  }
}

/** The wide box of a chapel level fills with its last square (ANA-22.3). */
function fillWideBox(s: AnaState, c: Content, seat: Seat, square: number): Next {
  const level = c.chapel.find(({ mask }) => (mask & (1 << square)) !== 0);
  return level !== undefined && (s.players[seat].squares & level.mask) === level.mask ? grant(s, seat, level.effect) : undefined;
}

/** What the domain cards of a box are turned up for. */
function festivity(p: Player, seat: Seat, box: Box) {
  switch (box.area) {
    case 'valentine':
      return celebrateValentine.do({ seat });
    case 'michaelmas':
      return celebrateMichaelmas.do({ seat });
    case 'tournaments':
      return joust.do({ seat, line: p.tracks[box.index] - 1 });
    case 'lammas':
      return celebrateLammas.do({ seat });
    default:
      return train.do({ seat, cards: box.draw });
  }
}
