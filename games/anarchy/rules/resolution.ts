/** ANA-31 to 33: attack cards are resolved from right to left. */

import { amount, type Frame, type Next, pick, type Seat, together } from '@castellan/engine';
import { type AttackCard, type Content, content } from '../content/content.ts';
import { ABSORB, type AbsorbOption, HOLD, RALLY, type RallyOption } from '../options.ts';
import { type AnaState, type Player, scenarioCard } from '../state.ts';
import { ATTACK_TYPES, BOTTOM, BRAVERY, DEFENDERS, FORTS, FRESH_KINDS, SIDES, type Side, TACTICS, WHOLE } from '../vocabulary.ts';
import { aftermath } from './aftermath.ts';
import { forceOn, survives } from './deployment.ts';
import { gain } from './gains.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';
import { isResearched } from './tactics.ts';

export const resolveAttacks = step.work('resolveAttacks', {
  rule: ['ANA-30.1', 'ANA-4.6', 'ANA-4.7'],
  run(s) {
    for (const p of s.players) {
      p.defended = 0;
      p.undefended = 0;
    }
    return [together(s.players.map((_, seat) => ({ seat, calls: meetCard(s.round, seat) }))), aftermath.do({})];
  },
});

/** One card of the row; the next to the left follows whatever the result (ANA-31.1, 31.14). */
function meetCard(slot: number, seat: Seat): Frame[] {
  return [rallyMove.do({ seat, slot }), brace.do({ seat, slot })];
}

/** Slot of the card that is met now or next; -1 when all have been. */
export function nextSlot(s: AnaState, p: Player): number {
  return s.phase === 'resolution' ? s.round - p.defended - p.undefended : s.round;
}

const KINDS = DEFENDERS.length;
const KNIGHT_KIND = 2;
const at = (kind: number, side: number): number => kind * SIDES.length + side;

type Rallying = [p: Player, option: RallyOption];

const NOBODY_TO_RALLY = reason<Rallying>('ANA-32.7', 'nobodyThere', (_p, { from }) => ({ side: SIDES[from] }));

function whyNotRally(p: Player, { kind, from }: RallyOption): Reason<Rallying> | null {
  return p.deployed[at(kind, from)] > 0 ? null : NOBODY_TO_RALLY;
}

/** Before each card, one move for each active token (ANA-32.7). */
export const rallyMove = step.pick('rallyMove', {
  rule: ['ANA-30.8', 'ANA-32.7', 'ANA-32.8'],
  ask(s, { seat, slot }: { seat: Seat; slot: number }) {
    const p = s.players[seat];
    if (p.rallyActive === 0) return null;
    const options: RallyOption[] = [HOLD];
    for (const option of RALLY) if (whyNotRally(p, option) === null) options.push(option);
    return options.length === 1 ? null : pick(seat, options, { params: { slot } });
  },
  answer(s, { seat, slot }, { kind, from, to }): Next {
    if (kind < 0) return undefined;
    const p = s.players[seat];
    p.rallyActive--;
    p.deployed[at(kind, from)]--;
    p.deployed[at(kind, to)]++;
    s.core.told?.push({ key: 'rallies', params: { seat, defender: DEFENDERS[kind], fromSide: SIDES[from], toSide: SIDES[to] } });
    return rallyMove.do({ seat, slot });
  },
  refused(s, { seat }) {
    return refusedAmong(RALLY, whyNotRally, (option) => [s.players[seat], option]);
  },
});

/** What one fortification, if the card allows it, absorbs on a side (ANA-31.4, 31.5); `fort` is its place in `FORTS`. */
export function pipsOn(c: Content, p: Player, card: AttackCard, fort: number, side: number): number {
  if (side === WHOLE || !c.attackKinds[card.type].forts[fort]) return 0;
  switch (FORTS[fort]) {
    case 'gate':
      return side === BOTTOM ? p.gate : 0;
    case 'tower':
      return p.towers[side] + p.towers[(side + 1) % SIDES.length];
    case 'wall':
      return p.walls[side];
    case 'moat':
      return p.moat;
  }
}

/** Strength left on a side after the fortifications; 0 where the card does not strike. */
export function strengthLeft(s: AnaState, c: Content, p: Player, card: AttackCard, side: number): number {
  const letter = card.letters[side];
  if (letter < 0) return 0;
  let left = scenarioCard(s, c).strength[letter];
  for (let fort = 0; fort < FORTS.length; fort++) left -= pipsOn(c, p, card, fort, side);
  return Math.max(0, left);
}

/** Fortifications first, then tactics, then workers (ANA-31.4, 31.6, 31.8). */
export const brace = step.work('brace', {
  rule: ['ANA-31.2', 'ANA-31.4', 'ANA-31.5', 'ANA-33.1', 'ANA-33.2', 'ANA-33.3', 'ANA-33.4', 'ANA-33.5', 'ANA-33.6', 'ANA-33.7'],
  run(s, { seat, slot }: { seat: Seat; slot: number }) {
    const c = content.of(s);
    const p = s.players[seat];
    const card = c.attackCards[p.attacks[slot]];
    const { tactic } = c.attackKinds[card.type];
    const next: Frame[] = [];
    p.resolving = slot;
    for (let side = 0; side <= WHOLE; side++) {
      p.open[side] = strengthLeft(s, c, p, card, side);
      if (p.open[side] > 0 && tactic >= 0 && isResearched(p, tactic)) next.push(spendTactics.do({ seat, slot, side }));
    }
    s.core.told?.push({ key: 'attack', params: { seat, slot, attack: ATTACK_TYPES[card.type], card: card.id } });
    next.push(standFast.do({ seat, slot }), judge.do({ seat, slot }));
    return next;
  },
});

/** Ready uses of the card's tactic, on one side after the other, as many as the owner likes (ANA-31.6, 31.7). */
export const spendTactics = step.amount('spendTactics', {
  rule: ['ANA-31.6', 'ANA-31.7', 'ANA-11.6'],
  ask(s, { seat, slot, side }: { seat: Seat; slot: number; side: number }) {
    const p = s.players[seat];
    const tactic = tacticAgainst(s, p, slot);
    const most = Math.min(p.open[side], p.ready[tactic]);
    if (most === 0) return null;
    return amount(seat, 0, most, { params: { tactic: TACTICS[tactic], side: struck(side), open: p.open[side] } });
  },
  answer(s, { seat, slot, side }, n) {
    const p = s.players[seat];
    const tactic = tacticAgainst(s, p, slot);
    p.ready[tactic] -= n;
    p.open[side] -= n;
    if (n > 0) s.core.told?.push({ key: 'spendsTactics', params: { seat, slot, side: struck(side), tactic: TACTICS[tactic], n } });
  },
});

/** One side in words, or the castle as a whole. */
export function struck(side: number): Side | 'whole' {
  return side === WHOLE ? 'whole' : SIDES[side];
}

function tacticAgainst(s: AnaState, p: Player, slot: number): number {
  const c = content.of(s);
  return c.attackKinds[c.attackCards[p.attacks[slot]].type].tactic;
}

/** Where nothing is to be chosen, workers absorb without being asked; then the owner chooses the rest. */
export const standFast = step.work('standFast', {
  rule: ['ANA-31.8', 'ANA-31.10', 'ANA-31.11'],
  run(s, { seat, slot }: { seat: Seat; slot: number }) {
    const c = content.of(s);
    const p = s.players[seat];
    if (!c.attackKinds[c.attackCards[p.attacks[slot]].type].workers) return undefined;
    for (let side = 0; side < SIDES.length; side++) absorbUnasked(s, seat, side);
    return absorb.do({ seat, slot });
  },
});

function whyNotDrink(p: Player, kind: number): Reason<Absorbing> | null {
  if (kind >= KNIGHT_KIND) return NO_BEER_FOR_HIM;
  return p.beers > 0 ? null : NO_BEER;
}

/** Nobody there who could drink, and the strength takes them all; or only one way to take the next point. */
function absorbUnasked(s: AnaState, seat: Seat, side: number): void {
  const p = s.players[seat];
  while (p.open[side] > 0) {
    let kinds = 0;
    let only = -1;
    let drinkers = false;
    for (let kind = 0; kind < KINDS; kind++) {
      if (p.deployed[at(kind, side)] === 0) continue;
      kinds++;
      only = kind;
      drinkers ||= whyNotDrink(p, kind) === null;
    }
    if (kinds === 0 || drinkers || (kinds > 1 && forceOn(p.deployed, side) > p.open[side])) return;
    takePoint(s, seat, only, side, false);
  }
}

function takePoint(s: AnaState, seat: Seat, kind: number, side: number, beer: boolean): void {
  const p = s.players[seat];
  p.open[side]--;
  p.deployed[at(kind, side)]--;
  if (beer) p.beers--;
  if (survives(kind, beer)) p.deployed[at(kind + FRESH_KINDS, side)]++;
  s.core.told?.push({
    key: beer ? 'absorbsWithBeer' : 'absorbs',
    params: { seat, slot: p.resolving, defender: DEFENDERS[kind], side: SIDES[side] },
  });
}

type Absorbing = [p: Player, option: AbsorbOption];

const NOTHING_OPEN = reason<Absorbing>('ANA-31.9', 'nothingOpen', (_p, { side }) => ({ side }));
const NOBODY_THERE = reason<Absorbing>('ANA-31.11', 'nobodyThere', (_p, { side }) => ({ side }));
const NO_BEER_FOR_HIM = reason<Absorbing>('ANA-32.3', 'noBeerForHim', (_p, { defender }) => ({ defender }));
const NO_BEER = reason('ANA-32.2', 'noBeer');

function whyNotAbsorb(p: Player, { kind, on, beer }: AbsorbOption): Reason<Absorbing> | null {
  if (p.open[on] === 0) return NOTHING_OPEN;
  if (p.deployed[at(kind, on)] === 0) return NOBODY_THERE;
  return beer ? whyNotDrink(p, kind) : null;
}

/** Point by point: who takes the next one, on which side, and whether a beer is drunk first (ANA-31.15, 31.17). */
export const absorb = step.pick('absorb', {
  rule: ['ANA-31.8', 'ANA-31.9', 'ANA-31.15', 'ANA-31.17', 'ANA-32.2', 'ANA-32.5', 'ANA-32.6'],
  ask(s, { seat, slot }: { seat: Seat; slot: number }) {
    const p = s.players[seat];
    const options: AbsorbOption[] = [];
    for (let i = 0; i < ABSORB.length; i += 2) {
      if (whyNotAbsorb(p, ABSORB[i]) !== null) continue;
      options.push(ABSORB[i]);
      // With beer he must be there too.
      if (whyNotAbsorb(p, ABSORB[i + 1]) === null) options.push(ABSORB[i + 1]);
    }
    return options.length === 0 ? null : pick(seat, options, { params: { slot } });
  },
  answer(s, { seat, slot }, { kind, on, beer }): Next {
    takePoint(s, seat, kind, on, beer);
    return standFast.do({ seat, slot });
  },
  refused(s, { seat }) {
    return refusedAmong(ABSORB, whyNotAbsorb, (option) => [s.players[seat], option]);
  },
});

/** Defended only if nothing is open anywhere (ANA-31.3); a violent card is worth 1 bravery at once (ANA-31.12). */
export const judge = step.work('judge', {
  rule: ['ANA-31.3', 'ANA-31.12', 'ANA-31.13', 'ANA-31.14', 'ANA-31.16', 'ANA-33.9'],
  crumb: ({ slot }: { seat: Seat; slot: number }) => ({ slot }),
  run(s, { seat, slot }: { seat: Seat; slot: number }) {
    const c = content.of(s);
    const p = s.players[seat];
    const card = c.attackCards[p.attacks[slot]];
    const isDefended = p.open.every((strength) => strength === 0);
    s.core.told?.push({ key: isDefended ? 'defends' : 'fails', params: { seat, slot, attack: ATTACK_TYPES[card.type], card: card.id } });
    p.resolving = -1;
    p.open.fill(0);
    if (isDefended) {
      p.attacks[slot] = -1;
      p.defended++;
      p.attacksDefended++;
      if (card.violent) gain(s, seat, BRAVERY, 1);
    } else p.undefended++;
    return slot > 0 ? meetCard(slot - 1, seat) : undefined;
  },
});
