/** What a sensible player is likely to answer, at a glance: no position is imagined, and nothing is made but the weights. */

import {
  type Amount,
  type Frame,
  type Prior,
  plainPrior,
  type Question,
  type Seat,
  type Weigher,
  weigher,
  weighing,
} from '@castellan/engine';
import { content } from '../content/content.ts';
import {
  type AbsorbOption,
  type ActionOption,
  AROUND,
  type CellOption,
  type FillOption,
  type NumberedOption,
  type PlaceOption,
  type RallyOption,
  type TradeOption,
  type WriteOption,
} from '../options.ts';
import { action } from '../rules/actions.ts';
import { brewCell } from '../rules/brewery.ts';
import { sideChoice, sideLevy } from '../rules/campaign.ts';
import { ASKED_SIDES, forceOn } from '../rules/deployment.ts';
import { draftPath } from '../rules/draft.ts';
import { commandFromKeep, resourceChoice } from '../rules/effects.ts';
import { placeTower, placeWall } from '../rules/fortifications.ts';
import { pennantRope } from '../rules/lammas.ts';
import { michaelmasSlots } from '../rules/michaelmas.ts';
import { deploy, foodOwed, foodStep } from '../rules/preparation.ts';
import { absorb, rallyMove, spendTactics, strengthLeft } from '../rules/resolution.ts';
import { researchTactic } from '../rules/tactics.ts';
import { valentineShift } from '../rules/valentine.ts';
import { type AnaState, bitsIn, type Player } from '../state.ts';
import { ARTISAN, COMMANDS, FOOD, FORTS, FRESH_KINDS, KNIGHT, ROUNDS, SIDES, SOLDIER, TRACKS, WHOLE } from '../vocabulary.ts';
import { effectWorth, glancesOf, pathCardWorth } from './glance.ts';
import { numberer, numbering } from './numbers.ts';
import { TASTE } from './taste.ts';

/** How much each option appeals, as the logarithm of its weight. */
export const GLANCES: readonly Weigher<AnaState>[] = [
  weigher(draftPath, (s, { card }) => 2 * pathCardWorth(content.of(s), card)),
  weigher(action, appealOfAction),
  weigher(sideChoice, (_s, { no }) => -4 * TASTE.goods[no]),
  weigher(resourceChoice, appealOfResource),
  weigher(placeTower, appealOfTower),
  weigher(placeWall, (s, { place }, _frame, seat) => struckOn(s, s.players[seat], WALL, place)),
  weigher(researchTactic, appealOfTactic),
  weigher(commandFromKeep, appealOfLine),
  weigher(valentineShift, appealOfLover),
  weigher(michaelmasSlots, appealOfNumber),
  weigher(brewCell, appealOfCell),
  weigher(pennantRope, appealOfPennant),
  weigher(sideLevy, (_s, { does }) => (does === 'pay' ? 3 : does === 'trade' ? 2 : 0)),
  weigher(foodStep, (_s, option) => (option.does === 'pay' ? -2 : 4 * tradeNet(option))),
  weigher(rallyMove, appealOfRally),
  weigher(absorb, appealOfAbsorbing),
];

const appeal = weighing(GLANCES);

export function prior(s: AnaState, q: Question): Prior {
  if (q.kind === 'amount') return numbers(s, q);
  if (q.kind !== 'pick') return plainPrior(q);
  const weights = new Array<number>(q.options.length);
  for (let i = 0; i < weights.length; i++) weights[i] = Math.exp(appeal(s, q, q.options[i]));
  return { answers: q.options, weights };
}

/** Fitted to what the slower judgement chooses, like the appeal of boxes. */
const ATTACK = -0.7;
const CRUSH = -1;
const SPY = -1;
const PREPARE = -1;
const PREPARE_USE = 0.3;
const DONE = -2.4;
const TRADE = 2.3;
const TRADE_NET = 10;
const HUNGER = -4.9;
const FEEDS = 4.4;

function appealOfAction(s: AnaState, option: ActionOption, _frame: Frame, seat: Seat): number {
  const p = s.players[seat];
  switch (option.does) {
    case 'fill':
      return appealOfBox(s, p, option);
    case 'attack':
      return option.crush < 0 ? ATTACK : CRUSH;
    case 'spy':
      return SPY;
    case 'prepare':
      return PREPARE + PREPARE_USE * Math.max(0, 2 * cardsAgainst(s, p, option.no) - p.ready[option.no]);
    case 'trade':
      return appealOfTrade(s, p, option);
    case 'done':
      return DONE;
  }
}

function appealOfBox(s: AnaState, p: Player, { box, way }: FillOption): number {
  const { ways, lastWays, food } = glancesOf(content.of(s));
  const left = ROUNDS - s.round;
  const plain = left === 0 ? lastWays[2 * box + way] : ways[2 * box + way];
  return plain + appealLater(s, p, box, left) + (food[box] > 0 ? HUNGER * foodMissing(s, p, food[box]) : 0);
}

/** Rounds to come, and the paths that a player is on. */
function appealLater(s: AnaState, p: Player, box: number, left: number): number {
  const { later, paths } = glancesOf(content.of(s));
  let more = later[box] * left;
  for (let i = 0; i < p.paths.length; i++) more += paths[p.paths[i]][box];
  return more;
}

/** How much of the food spent will be missing when the round's is due. */
function foodMissing(s: AnaState, { goods }: Player, spent: number): number {
  return Math.max(0, Math.min(spent, foodOwed(s) - goods[FOOD] + spent));
}

/** What is taken less what is given. */
function tradeNet({ give, take }: TradeOption): number {
  return TASTE.goods[take] - TASTE.goods[give[0]] - TASTE.goods[give[1]];
}

function appealOfTrade(s: AnaState, p: Player, option: TradeOption): number {
  const { give, take } = option;
  const eaten = (give[0] === FOOD ? 1 : 0) + (give[1] === FOOD ? 1 : 0);
  const hunger = eaten > 0 ? HUNGER * foodMissing(s, p, eaten) : 0;
  const feeds = take === FOOD && p.goods[FOOD] < foodOwed(s) ? FEEDS : 0;
  return TRADE + TRADE_NET * tradeNet(option) + hunger + feeds;
}

/** Cards of the own row against which a tactic helps: the back tells as much. */
function cardsAgainst(s: AnaState, { attacks }: Player, tactic: number): number {
  const c = content.of(s);
  let cards = 0;
  for (let slot = 0; slot < attacks.length; slot++)
    if (attacks[slot] >= 0 && c.attackKinds[c.attackCards[attacks[slot]].type].tactic === tactic) cards++;
  return cards;
}

function appealOfResource(s: AnaState, { no }: NumberedOption, _frame: Frame, seat: Seat): number {
  const isHungry = no === FOOD && s.players[seat].goods[FOOD] < foodOwed(s);
  return 4 * TASTE.goods[no] + (isHungry ? 3 : 0);
}

const TOWER = FORTS.indexOf('tower');
const WALL = FORTS.indexOf('wall');

/** Strength of open cards that strike a side and that a fortification would still absorb. */
function struckOn(s: AnaState, p: Player, fort: number, side: number): number {
  const c = content.of(s);
  let struck = 0;
  for (let slot = 0; slot < p.attacks.length; slot++) {
    if (p.attacks[slot] < 0 || (p.faceUp & (1 << slot)) === 0) continue;
    const card = c.attackCards[p.attacks[slot]];
    if (c.attackKinds[card.type].forts[fort] && strengthLeft(s, c, p, card, side) > 0) struck++;
  }
  return struck;
}

/** A tower stands beside two sides. */
function appealOfTower(s: AnaState, { place }: PlaceOption, _frame: Frame, seat: Seat): number {
  const p = s.players[seat];
  return struckOn(s, p, TOWER, place) + struckOn(s, p, TOWER, (place + SIDES.length - 1) % SIDES.length);
}

function appealOfTactic(s: AnaState, { no }: NumberedOption, _frame: Frame, seat: Seat): number {
  const p = s.players[seat];
  return cardsAgainst(s, p, no) * (p.ready[no] > 0 ? 2 : 1) + 0.2 * p.ready[no];
}

const FIRST_COMMAND = TRACKS.indexOf(COMMANDS[0]);

function appealOfLine(s: AnaState, { no }: NumberedOption, _frame: Frame, seat: Seat): number {
  const c = content.of(s);
  const p = s.players[seat];
  const track = FIRST_COMMAND + no;
  const box = c.tracks[track][p.tracks[track]].no;
  return glancesOf(c).gift[box] + appealLater(s, p, box, ROUNDS - s.round);
}

/** Somebody whose partner waits, rather than somebody, rather than nobody. */
function appealOfLover(s: AnaState, { place }: PlaceOption, _frame: Frame, seat: Seat): number {
  if (place < 0) return -3;
  const partner = (place + AROUND) % (2 * AROUND);
  return (s.players[seat].circle & (1 << partner)) === 0 ? 0 : 2;
}

function appealOfNumber(s: AnaState, { no }: WriteOption, _frame: Frame, seat: Seat): number {
  const { effect } = content.of(s).additions[no];
  return s.players[seat].additions[2 * no] > 0 ? 1 + 2 * effectWorth(effect) : 0;
}

/** The fuller its row and column, the better. */
function appealOfCell(s: AnaState, { cell }: CellOption, _frame: Frame, seat: Seat): number {
  const { lines } = content.of(s).brewery;
  const { brewery } = s.players[seat];
  let full = 0;
  for (let i = 0; i < lines.length; i++) if ((lines[i] & (1 << cell)) !== 0) full += bitsIn(lines[i] & brewery) ** 2;
  return full / 3;
}

function appealOfPennant(s: AnaState, { cell }: CellOption, _frame: Frame, seat: Seat): number {
  const { hanging } = content.of(s);
  const filled = s.players[seat].pennants | (1 << cell);
  let worth = 0;
  for (let i = 0; i < hanging.length; i++) {
    const { mask, effect } = hanging[i];
    if ((mask & (1 << cell)) !== 0) worth += (filled & mask) === mask ? 2 * effectWorth(effect) : 0.3;
  }
  return worth;
}

/** Strength of the next card on a side that the workers there do not stop; below 0 when some can be spared. */
function lackingOn(s: AnaState, p: Player, slot: number, side: number): number {
  const c = content.of(s);
  return strengthLeft(s, c, p, c.attackCards[p.attacks[slot]], side) - forceOn(p.deployed, side);
}

function appealOfRally(s: AnaState, { kind, from, to }: RallyOption, { slot }: Frame & { readonly slot: number }, seat: Seat): number {
  if (kind < 0) return 2;
  const p = s.players[seat];
  const force = kind === FRESH_KINDS - 1 ? 2 : 1;
  const [there, here] = [lackingOn(s, p, slot, to), lackingOn(s, p, slot, from)];
  if (there <= 0) return -2;
  return (force >= there ? 3 : 1) - (here + force > 0 ? 3 : 0);
}

/** Who lies down already goes first, a knight last: he would take 1 and stay. */
const ABSORBING = [1, 1, 0, 2, 2, 2];
const WITH_BEER = -2;

function appealOfAbsorbing(_s: AnaState, { kind, beer }: AbsorbOption): number {
  return ABSORBING[kind] + (beer ? WITH_BEER : 0);
}

const likelyNumber = numbering([numberer(deploy, likelyDeployed), numberer(spendTactics, likelySpent)]);

/** As large a part of those who are left as of the force that this side lacks, beside the next ones; nobody is spared for one side. */
function likelyDeployed(s: AnaState, { seat, max }: Amount): number {
  const p = s.players[seat];
  const asked = p.deploying % ASKED_SIDES;
  const held = heldCards(s, p);
  let spare = forceOf(p);
  for (let side = 0; side < SIDES.length; side++) spare -= strengthOf(s, p, held, side);
  let here = 0;
  let all = 0;
  for (let side = asked; side < SIDES.length; side++) {
    const missing = Math.max(0, strengthOf(s, p, held, side) + spare / SIDES.length - forceOn(p.deployed, side));
    if (side === asked) here = missing;
    all += missing;
  }
  return all === 0 ? 0 : Math.min(max, Math.round((max * here) / all));
}

function forceOf({ goods }: Player): number {
  return goods[ARTISAN] + goods[SOLDIER] + 2 * goods[KNIGHT];
}

/** Slots of open cards, a bit each, that the own force could hold if it stood in the right places: the weakest first. */
function heldCards(s: AnaState, p: Player): number {
  let force = forceOf(p);
  let held = 0;
  for (let cards = 0; cards < p.attacks.length; cards++) {
    let weakest = -1;
    let least = force + 1;
    for (let slot = 0; slot < p.attacks.length; slot++) {
      if ((held & (1 << slot)) !== 0 || (p.faceUp & (1 << slot)) === 0) continue;
      let strength = 0;
      for (let side = 0; side < WHOLE; side++) strength += strengthOf(s, p, 1 << slot, side);
      if (strength >= least || strength === 0) continue;
      least = strength;
      weakest = slot;
    }
    if (weakest < 0) break;
    held |= 1 << weakest;
    force -= least;
  }
  return held;
}

/** Strength that these cards leave open on a side. */
function strengthOf(s: AnaState, p: Player, slots: number, side: number): number {
  const c = content.of(s);
  let strength = 0;
  for (let slot = 0; slot < p.attacks.length; slot++)
    if ((slots & (1 << slot)) !== 0) strength += strengthLeft(s, c, p, c.attackCards[p.attacks[slot]], side);
  return strength;
}

/** What the workers on this side do not stop, if that can be stopped everywhere. */
function likelySpent(s: AnaState, { seat, max }: Amount, { slot, side }: { readonly slot: number; readonly side: number }): number {
  const c = content.of(s);
  const p = s.players[seat];
  const { tactic } = c.attackKinds[c.attackCards[p.attacks[slot]].type];
  let lacking = p.open[WHOLE];
  for (let on = 0; on < WHOLE; on++) lacking += Math.max(0, p.open[on] - forceOn(p.deployed, on));
  if (lacking > p.ready[tactic]) return 0;
  return Math.min(max, Math.max(0, p.open[side] - (side === WHOLE ? 0 : forceOn(p.deployed, side))));
}

/** By how likely a number is compared to those after it. */
const FIRST_MORE_LIKELY = 3;

/** The likely one, the ends, and those beside it; the least where none is likelier. */
function numbers(s: AnaState, q: Amount): Prior {
  const { min, max, step } = q;
  const likely = likelyNumber(s, q) ?? min;
  const answers: number[] = [];
  const weights: number[] = [];
  let weight = 1;
  for (const n of [likely, likely - step, likely + step, min, max]) {
    if (n < min || n > max || answers.includes(n)) continue;
    answers.push(n);
    weights.push(weight);
    weight /= FIRST_MORE_LIKELY;
  }
  return { answers, weights };
}
