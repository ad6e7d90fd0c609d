/** Cards, money and what is bought for it (notes 2, 4, 5, 8 and 18 for bots). */

import type { Option, Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type {
  CalmOption,
  CardOption,
  DrawOption,
  PlayOption,
  PurchaseOption,
  RansomOption,
  WaiverOption,
} from '../content/economy-options.ts';
import type { RefusedCardOption, VillageOption } from '../options.ts';
import { familySize, isMan, isTitled, lordsOf, rulerSeat, whyNotJoin } from '../rules/families.ts';
import { incomeOf, totalOf } from '../rules/income.ts';
import { areAllied } from '../rules/spouses.ts';
import { endUprising } from '../rules/uprisings.ts';
import { type FieState, NEVER_CREATED, NOBODY, spot } from '../state.ts';
import { CASTLE, FIEFS, NO_FORT, VILLAGES } from '../vocabulary.ts';
import { stepsFrom } from './armies.ts';
import { afterAnswer, expected, framesDownTo } from './imagine.ts';
import { read } from './reading.ts';
import { TASTE } from './taste.ts';
import { horizon, judge, pointWorth } from './worth.ts';

/**
 * Where to begin (note 1): at the end of a small fief from which a Lord can take all of it in one march, beside villages for more, and away
 * from the others.
 */
export function weighStart(s: FieState, { index }: VillageOption, seat: Seat): number {
  const c = content.of(s);
  const { fief, principal, neighbours } = c.villages[index];
  const { villages } = c.fiefs[fief];
  const steps = stepsFrom(read(s), seat, index, 6);
  let worth = villages.length === 3 ? 4 : villages.length === 2 ? 3 : 0;
  if (principal) worth += 2;
  for (const neighbour of neighbours) if (c.villages[neighbour].principal) worth += 1;
  // All of the fief in two steps: the far end is two away, and what lies between is crossed.
  let farthest = 0;
  for (const village of villages) farthest = Math.max(farthest, steps[village]);
  worth += farthest <= 2 ? 2 : -2;
  let inTurn = 0;
  for (const village of villages) if (neighbours.includes(village)) inTurn++;
  if (villages.length === 3 && inTurn === 2) worth -= 1.5;
  for (let village = 0; village < VILLAGES; village++) {
    const holder = s.control[village];
    if (holder < 0) worth += steps[village] <= 3 ? 0.4 : 0;
    else worth -= (c.villages[village].fief === fief ? 8 : 0) + Math.max(0, 4 - steps[village]) * 1.5;
  }
  return worth;
}

/** A card in the hand, by what it may still do. */
export function cardWorth(s: FieState, seat: Seat, card: number): number {
  const { cards } = content.of(s);
  switch (cards[card].kind) {
    case 'lord':
      return whyNotJoin(s, seat) === null ? 6 : familyTurnover(s, seat, card);
    case 'cardinal':
      return 6;
    case 'dArc':
      return lordsOf(s, seat).some((lord) => !isMan(s, lord)) ? 5 : 2.5;
    case 'tax':
      return 5;
    case 'assassination':
      return 7;
    case 'justice':
      return s.assassin.includes(1) ? 6 : 3;
    case 'secretPassage':
      return 4;
    case 'revolt':
      return 2.5;
    case 'ambush':
      return 5;
    default:
      return 2.2;
  }
}

/** A man in reserve is kept when the family is full of women. */
function familyTurnover(s: FieState, seat: Seat, card: number): number {
  return isMan(s, card) && !lordsOf(s, seat).some((lord) => isMan(s, lord)) ? 4 : 1.5;
}

/** A full hand draws nothing: what is worth less than an unknown card goes, and for a family that dies out whatever is worth least. */
export function weighDiscard(s: FieState, { index }: CardOption, seat: Seat): number {
  const { limits } = content.of(s);
  const worth = cardWorth(s, seat, index);
  if (s.hands[seat].length < limits.hand) return 1.8 - worth;
  const wanted = lordsWanted(s, seat);
  if (wanted <= 0) return 3.3 - worth;
  return limits.lords - wanted < 2 && isLeast(s, seat, index) ? 1 : 4.4 - worth;
}

/** Whether no other card of the hand is worth less; of several the first of the deck. */
function isLeast(s: FieState, seat: Seat, card: number): boolean {
  const worth = cardWorth(s, seat, card);
  for (const other of s.hands[seat]) {
    const his = cardWorth(s, seat, other);
    if (his < worth || (his === worth && other < card)) return false;
  }
  return true;
}

/** How many more Lords a family can use than it has, in play and in hand. */
function lordsWanted(s: FieState, seat: Seat): number {
  const { cards, limits } = content.of(s);
  return limits.lords - familySize(s, seat) - s.hands[seat].filter((card) => cards[card].kind === 'lord').length;
}

/** Lords while there are few; else events, a calamity only by one whose mills are not the ones to suffer (note 4). */
export function weighDraw(s: FieState, { deck }: DrawOption, seat: Seat): number {
  const { cards } = content.of(s);
  if (deck === null) return 0;
  if (deck === 'character') return lordsWanted(s, seat) > 0 ? 6 : 0.5;
  const top = s.eventDeck[s.eventDeck.length - 1];
  if (top === undefined || cards[top].back !== 'black') return 3;
  const mills = s.hands.map((_, other) => millsOf(s, other));
  const mean = mills.reduce((sum, n) => sum + n, 0) / mills.length;
  return mills[seat] < mean ? 0.3 : -1;
}

function millsOf(s: FieState, seat: Seat): number {
  let mills = 0;
  for (let village = 0; village < VILLAGES; village++) if (s.control[village] === seat) mills += s.mills[village];
  return mills;
}

/** Unseen uprisings make a tax on weak villages dear (note 5). */
const UPRISING_RISK = 0.5;

export function weighPlay(s: FieState, option: PlayOption, seat: Seat): number {
  const after = judge(afterAnswer(s, seat, option), seat);
  if (option.play === 'tax') return after - 1.5 - (option.rank === null ? UPRISING_RISK * weakVillages(s, seat, option.index) : 0);
  if (option.play === 'season') return after - 1;
  return option.play === 'lord' ? after + 3 : after;
}

function weakVillages(s: FieState, seat: Seat, fief: number): number {
  let weak = 0;
  for (const village of content.of(s).fiefs[fief].villages) if (s.control[village] === seat && s.knights[spot(seat, village)] === 0) weak++;
  return weak;
}

/** King, Pope and the last man always; titled Lords up to half of the treasury (note 18). */
export function weighRansom(s: FieState, option: RansomOption, seat: Seat): number {
  const { index: lord } = option;
  if (lord === NOBODY) return judge(s, seat);
  const after = afterAnswer(s, seat, option);
  const own = s.owner[lord] === seat;
  const men = lordsOf(s, seat).filter((one) => isMan(s, one));
  const must = own && (s.king === lord || s.pope === lord || (men.length === 1 && men[0] === lord) || lordsOf(s, seat).length === 1);
  const afford = own && isTitled(s, lord) && s.ecus[seat] - after.ecus[seat] <= s.ecus[seat] / 2;
  return judge(after, seat) + (must ? 50 : afford ? 10 : own ? 0 : -3);
}

/** What a seat should not spend, since a title can be had for it in this round or the next. */
function savings(s: FieState, seat: Seat): number {
  const c = content.of(s);
  let goal = 0;
  for (let fief = 0; fief < FIEFS; fief++) {
    if (s.titles[fief] !== NEVER_CREATED) continue;
    const { villages, price } = c.fiefs[fief];
    let missing = 0;
    let hasCastle = false;
    for (const village of villages) {
      if (s.control[village] !== seat) missing++;
      else if (s.forts[village] === CASTLE) hasCastle = true;
    }
    if (missing > 1) continue;
    const needed = price + (hasCastle ? 0 : c.prices.castle);
    if (goal === 0 || needed < goal) goal = needed;
  }
  return goal;
}

/** Titles before all else; then what is worth more than its price, unless the money is about to buy a title (note 2). */
export function weighPurchase(s: FieState, option: PurchaseOption, seat: Seat): number {
  switch (option.buy) {
    case 'nothing':
      return judge(s, seat) + 0.2;
    case 'title':
      return judge(s, seat) + 40 + pointWorth(s, seat);
    case 'cardinal':
      return judge(s, seat) + 6;
    default: {
      const after = afterAnswer(s, seat, option);
      if (option.buy === 'castle') return judge(after, seat) + castleFor(s, seat, option.index);
      return judge(after, seat) - restraint(s, seat, option, after.ecus[seat]) + yieldOf(s, option);
    }
  }
}

/** A castle that is all a title lacks comes before all but titles; at once if the price is there too, else if it will be next round. */
function castleFor(s: FieState, seat: Seat, village: number): number {
  const c = content.of(s);
  const { fief } = c.villages[village];
  const { villages, price } = c.fiefs[fief];
  if (s.titles[fief] !== NEVER_CREATED) return 0;
  for (const one of villages) if (s.control[one] !== seat || s.forts[one] !== NO_FORT) return 0;
  const left = s.ecus[seat] - c.prices.castle - (rulerSeat(s) === seat ? 0 : price);
  if (left >= 0) return 30 + pointWorth(s, seat);
  return left + totalOf(incomeOf(s)[seat]) >= 0 ? 6 + pointWorth(s, seat) / 4 : 0;
}

/** A title is planned for so many rounds ahead. */
const FAR_OFF = 4;

/** Mills pay for themselves in two rounds, which is more than they are worth when they are lost. */
function yieldOf(s: FieState, { buy }: PurchaseOption): number {
  return buy === 'mill' ? 1.2 * horizon(s) - 0.2 : 0;
}

/** Rounds until so much money has come in; those beyond are none of this plan's. */
function wait(needed: number, coming: number): number {
  return needed <= 0 ? 0 : Math.min(FAR_OFF, Math.ceil(needed / Math.max(1, coming)));
}

/** What it costs that a title comes later for what is bought now: nothing that leaves it in time, and a mill may bring it sooner. */
function restraint(s: FieState, seat: Seat, { buy }: PurchaseOption, left: number): number {
  const goal = savings(s, seat);
  if (goal === 0) return 0;
  const coming = totalOf(incomeOf(s)[seat]);
  const more = buy === 'mill' ? content.of(s).income.mill : 0;
  const later = wait(goal - left, coming + more) - wait(goal - s.ecus[seat], coming);
  return later * TASTE.late * (TASTE.title + pointWorth(s, seat));
}

/** A King may let it go for nothing; whoever cannot be moved is paid. */
export function weighWaiver(s: FieState, { waiver }: WaiverOption): number {
  return waiver === 'ask' ? (s.king === NOBODY && !s.regency ? 0 : 2) : waiver === 'pay' ? 1 : 0;
}

/** A City where it is safest and worth most. */
export function weighByResult(s: FieState, option: Option, seat: Seat): number {
  return judge(afterAnswer(s, seat, option), seat);
}

/** A cleric tries where his own village is at stake, and keeps away from the peasants of others. */
export function weighCalming(s: FieState, option: CalmOption, seat: Seat): number {
  const { uprising } = s;
  const ruler = uprising === null ? NOBODY : s.control[uprising.village];
  if (ruler !== seat && !areAllied(s, seat, ruler)) return option.tries ? 0 : 1;
  const below = framesDownTo(s, endUprising.name);
  return expected(
    8,
    (chance) => afterAnswer(s, seat, option, below, chance),
    (world) => judge(world, seat),
  );
}

/** A refused hat is kept for one's own Bishop, else it goes (FIE-10.5). */
export function weighRefusedCard(s: FieState, { act, toSeat }: RefusedCardOption, seat: Seat): number {
  if (act === 'keep') return 3;
  if (act === 'give') return areAllied(s, seat, toSeat) ? 2 : -2;
  return 0;
}

/** Which titles a prince inherits: those with most villages. */
export function weighBequest(s: FieState, index: number): number {
  return content.of(s).fiefs[index].villages.length;
}
