/**
 * How a defence will go: played on by instinct until the own one is over, and read before the aftermath clears the table. Once the
 * attacks are met, when nothing is hidden any more, those of the others are played on too.
 *
 * What is read, by name: `defended` and `undefended` cards; `loyalty`, `discontent`, `bravery` and `serfs` that will come of it; for each
 * card of the row that is still to be met `card.<slot>`, 1 when it is defended, `card.<slot>.bravery`, which that brings at once, and `card.<slot>.through`, what nothing stops; and for each blow of it
 * `card.<slot>.<side>.tactics`, `.workers`, `.beers` (points taken by workers without one and with one) and `.through`, what nothing stops. All of another player's begin with
 * `seat.<seat>.`. Where a number is asked for, `advised` is the one the instinct would
 * give, and for the whole deployment `advised.<kind>.<side>`.
 */

import { openQuestions, type Prospect, type Seat, type Steps, stackOf, type Told } from '@castellan/engine';
import { instinct } from '../bot.ts';
import { type Content, content } from '../content/content.ts';
import { aftermath, braveryFor, discontentFor, loyaltyFor, serfsFor } from '../rules/aftermath.ts';
import { ALL_NUMBERS, mayStand } from '../rules/deployment.ts';
import { steps } from '../rules/index.ts';
import { defendersOf, deploy } from '../rules/preparation.ts';
import { nextSlot, strengthLeft, struck } from '../rules/resolution.ts';
import type { AnaState } from '../state.ts';
import { DEFENDERS, SIDES, WHOLE } from '../vocabulary.ts';
import { planDeployment } from './defence.ts';

const RULES: Steps<AnaState> = { id: 'anarchy', steps };

type Numbers = { [name: string]: number };

function isDefence({ phase }: AnaState): boolean {
  return phase === 'preparation' || phase === 'resolution';
}

function isOver(s: AnaState, seat: Seat): boolean {
  return s.phase === 'resolution' && nextSlot(s, s.players[seat]) < 0;
}

export const prospect: Prospect<AnaState> = {
  before: [aftermath],
  goesOn(world, seat, from) {
    if (!isDefence(from)) return false;
    return from.phase === 'resolution' ? world.players.some((_, other) => !isOver(world, other)) : !isOver(world, seat);
  },
  /** A deployment of which not everybody has a post yet, who then is not there: its numbers as in `Player.deployed`. */
  suppose(world, seat, said) {
    const p = world.players[seat];
    const stack = stackOf(world, seat);
    const deployed = said.split(' ').map(Number);
    if (stack[stack.length - 1]?.step !== deploy.name || !mayStand(defendersOf(p), deployed)) return false;
    deployed.forEach((n, at) => {
      p.deployed[at] = n;
    });
    p.deploying = ALL_NUMBERS;
    stack.pop();
    return true;
  },
  read(world, seat, from, told) {
    const numbers: Numbers = {};
    if (!isDefence(from)) return numbers;
    const c = content.of(world);
    for (let other = 0; other < world.core.seats; other++) {
      if (other !== seat && from.phase !== 'resolution') continue;
      readDefence(numbers, other === seat ? '' : `seat.${other}.`, { world, from, seat: other, told }, c);
    }
    addAdvice(numbers, from, seat, c);
    return numbers;
  },
};

interface Seen {
  readonly world: AnaState;
  readonly from: AnaState;
  readonly seat: Seat;
  readonly told: readonly Told[];
}

function readDefence(numbers: Numbers, name: string, seen: Seen, c: Content): void {
  const { world, from, seat, told } = seen;
  const p = world.players[seat];
  numbers[`${name}defended`] = p.defended;
  numbers[`${name}undefended`] = p.undefended;
  numbers[`${name}loyalty`] = loyaltyFor(world, c, p.undefended);
  numbers[`${name}discontent`] = discontentFor(world, c, p.undefended);
  numbers[`${name}serfs`] = serfsFor(p);
  let bravery = braveryFor(world, c, p.defended);
  for (let slot = nextSlot(from, from.players[seat]); slot >= 0; slot--) {
    const card = c.attackCards[from.players[seat].attacks[slot]];
    const isDefended = told.some(({ key, params }) => key === 'defends' && params.seat === seat && params.slot === slot);
    if (isDefended && card.violent) bravery++;
    const at = `${name}card.${slot}`;
    numbers[at] = isDefended ? 1 : 0;
    numbers[`${at}.bravery`] = isDefended && card.violent ? 1 : 0;
    numbers[`${at}.through`] = readBlows(numbers, at, seen, slot, c);
  }
  numbers[`${name}bravery`] = bravery;
}

/** What is set against each blow of a card, point by point, and what is left of it; what is left of all. */
function readBlows(numbers: Numbers, name: string, { from, seat, told }: Seen, slot: number, c: Content): number {
  const p = from.players[seat];
  const card = c.attackCards[p.attacks[slot]];
  const about = told.filter(({ params }) => params.seat === seat && params.slot === slot);
  let all = 0;
  for (let side = 0; side <= WHOLE; side++) {
    if (card.letters[side] < 0) continue;
    const here = about.filter(({ params }) => params.side === struck(side));
    const open = p.resolving === slot ? p.open[side] : strengthLeft(from, c, p, card, side);
    let tactics = 0;
    for (const { key, params } of here) if (key === 'spendsTactics' && typeof params.n === 'number') tactics += params.n;
    const beers = here.filter(({ key }) => key === 'absorbsWithBeer').length;
    const workers = here.filter(({ key }) => key === 'absorbs').length;
    const blow = `${name}.${struck(side)}`;
    numbers[`${blow}.tactics`] = tactics;
    numbers[`${blow}.workers`] = workers;
    numbers[`${blow}.beers`] = beers;
    const through = open - tactics - workers - beers;
    numbers[`${blow}.through`] = through;
    all += through;
  }
  return all;
}

function addAdvice(numbers: Numbers, from: AnaState, seat: Seat, c: Content): void {
  const q = openQuestions(RULES, from).find((open) => open.seat === seat);
  if (q?.kind !== 'amount') return;
  const advised = instinct.answer?.(from, q);
  if (typeof advised === 'number') numbers.advised = advised;
  if (q.frame.step !== deploy.name) return;
  planDeployment(from, c, from.players[seat]).forEach((n, i) => {
    numbers[`advised.${DEFENDERS[Math.floor(i / SIDES.length)]}.${SIDES[i % SIDES.length]}`] = n;
  });
}
