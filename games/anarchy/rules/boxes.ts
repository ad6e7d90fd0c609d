/** ANA-8: which boxes of the two sheets can be filled now, and why the others cannot. */

import { type Next, type Refusal, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Amounts, type Box, type Content, content, type FillOption, type Need } from '../content/content.ts';
import type { AnaState, Player } from '../state.ts';
import { COMMANDS, GOODS, MACHINES, TRACKS } from '../vocabulary.ts';
import { fillNext, followedBy, grant } from './effects.ts';
import { celebrateLammas } from './lammas.ts';
import { celebrateMichaelmas } from './michaelmas.ts';
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

/** Every condition holds; none is ever used up (ANA-8.5). */
function isMet(c: Content, p: Player, need: Need): boolean {
  const { tracks, machines, developed, squares, links } = need;
  for (let i = 0; i < tracks.length; i += 2) if (p.tracks[tracks[i]] < tracks[i + 1]) return false;
  return (
    (p.machines & machines) === machines &&
    (p.developed & developed) === developed &&
    (p.squares & squares) === squares &&
    (links === 0 || (p.wheel & links) !== 0) &&
    (!need.research || canResearchAny(c, p))
  );
}

/** All ways to fill a box now: the next of each track, any wheel box in reach, any machine developed, any chapel square. */
export function addFillOptions(c: Content, p: Player, options: FillOption[]): void {
  for (let track = 0; track < c.tracks.length; track++) {
    const boxes = c.tracks[track];
    const filled = p.tracks[track];
    if (filled < boxes.length) addIfPossible(c, p, boxes[filled], options);
  }
  addUnfilled(c, p, c.wheel, p.wheel, options);
  addUnfilled(c, p, c.machines, p.machines, options);
  addUnfilled(c, p, c.squares, p.squares, options);
}

function addUnfilled(c: Content, p: Player, boxes: readonly Box[], filled: number, options: FillOption[]): void {
  for (let i = 0; i < boxes.length; i++) if ((filled & (1 << boxes[i].index)) === 0) addIfPossible(c, p, boxes[i], options);
}

function addIfPossible(c: Content, p: Player, box: Box, options: FillOption[]): void {
  for (let way = 0; way < box.costs.length; way++) if (canPay(p, box.costs[way]) && isMet(c, p, box.need)) options.push(box.options[way]);
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

/** Every box that cannot be filled now, with the reason. */
export function refusedBoxes(c: Content, p: Player): readonly Refused[] {
  return c.boxes.flatMap((box) =>
    box.options.flatMap((option) => {
      const why = whyNot(c, p, box, option.way);
      return why === null ? [] : [{ ...option, refusal: why }];
    }),
  );
}

function whyNot(c: Content, p: Player, box: Box, way: number): Refusal | null {
  const { need } = box;
  if (isFilled(c, p, box)) return refusal('ANA-8.4', 'alreadyFilled', { box: box.id });
  if (box.place === 'track') {
    const next = c.tracks[box.index][p.tracks[box.index]];
    if (next !== box) return refusal('ANA-8.4', 'outOfOrder', { nextBox: next.id });
  }
  if ((p.squares & need.squares) !== need.squares) return refusal('ANA-8.10', 'levelIncomplete', { area: box.area });
  for (let i = 0; i < need.tracks.length; i += 2) {
    if (p.tracks[need.tracks[i]] >= need.tracks[i + 1]) continue;
    const track = TRACKS[need.tracks[i]];
    const command = COMMANDS.find((line) => line === track);
    return command === undefined
      ? refusal('ANA-8.7', 'notBuilt', { builtBox: `${track}.${need.tracks[i + 1]}` })
      : refusal('ANA-8.5', 'needsMeasure', { command, n: need.tracks[i + 1], measure: p.tracks[need.tracks[i]] });
  }
  if ((p.developed & need.developed) !== need.developed) return refusal('ANA-14.6', 'notDeveloped', { machine: MACHINES[box.index] });
  const missing = MACHINES.filter((_, i) => (need.machines & ~p.machines & (1 << i)) !== 0);
  if (missing.length > 0) return refusal('ANA-8.5', 'needsMachines', { machines: missing });
  if (need.links !== 0 && (p.wheel & need.links) === 0) return refusal('ANA-14.2', 'notLinked');
  if (need.research && !canResearchAny(c, p)) return refusal('ANA-19.6', 'nothingToResearch');
  const cost = box.costs[way];
  const lacking = GOODS.filter((_, good) => cost.some((g, i) => i % 2 === 0 && g === good && p.goods[good] < cost[i + 1]));
  return lacking.length === 0 ? null : refusal('ANA-8.17', 'cannotPay', { costs: box.options[way].costs, lackingGoods: lacking });
}

function isFilled(c: Content, p: Player, box: Box): boolean {
  switch (box.place) {
    case 'track':
      return c.tracks[box.index].indexOf(box) < p.tracks[box.index];
    case 'wheel':
      return (p.wheel & (1 << box.index)) !== 0;
    case 'machine':
      return (p.machines & (1 << box.index)) !== 0;
    case 'square':
      return (p.squares & (1 << box.index)) !== 0;
  }
}
