/** ANA-31 to 33: attack cards are resolved from right to left. */

import { amount, type Frame, type Next, type Option, pick, type Refused, refusal, type Seat, together } from '@castellan/engine';
import { type AttackCard, type Content, content } from '../content/content.ts';
import { type AnaState, type Player, scenarioCard, step } from '../state.ts';
import { ATTACK_TYPES, BOTTOM, BRAVERY, DEFENDERS, type Defender, FRESH_KINDS, SIDES, type Side, TACTICS, WHOLE } from '../vocabulary.ts';
import { aftermath } from './aftermath.ts';
import { gain } from './gains.ts';
import { forceOn } from './preparation.ts';
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

const KINDS = DEFENDERS.length;
const KNIGHT_KIND = 2;
const at = (kind: number, side: number): number => kind * SIDES.length + side;

interface RallyOption extends Option {
  readonly kind: number;
  readonly from: number;
  readonly to: number;
}

/** By kind, from, to. */
const RALLY: readonly RallyOption[] = DEFENDERS.flatMap((defender, kind) =>
  SIDES.flatMap((fromSide, from) =>
    SIDES.map((toSide, to) => ({
      key: `rally ${defender} ${fromSide} ${toSide}`,
      say: 'rally',
      at: [`defender:${fromSide}.${defender}`, `side:${toSide}`],
      defender,
      fromSide,
      toSide,
      kind,
      from,
      to,
    })),
  ),
);
const HOLD: RallyOption = { key: 'hold', say: 'hold', kind: -1, from: 0, to: 0 };

/** Before each card, one move for each active token (ANA-32.7). */
export const rallyMove = step.pick('rallyMove', {
  rule: ['ANA-30.8', 'ANA-32.7', 'ANA-32.8'],
  ask(s, { seat, slot }: { seat: Seat; slot: number }) {
    const p = s.players[seat];
    if (p.rallyActive === 0) return null;
    const options: RallyOption[] = [HOLD];
    for (const option of RALLY) if (option.from !== option.to && p.deployed[at(option.kind, option.from)] > 0) options.push(option);
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
});

/** What the fortifications the card allows absorb on a side (ANA-31.4, 31.5). */
export function fortification(c: Content, p: Player, card: AttackCard, side: number): number {
  const kind = c.attackKinds[card.type];
  return (
    (kind.wall ? p.walls[side] : 0) +
    (kind.tower ? p.towers[side] + p.towers[(side + 1) % SIDES.length] : 0) +
    (kind.gate && side === BOTTOM ? p.gate : 0) +
    (kind.moat ? p.moat : 0)
  );
}

/** Strength left on a side after the fortifications; 0 where the card does not strike. */
export function strengthLeft(s: AnaState, c: Content, p: Player, card: AttackCard, side: number): number {
  const letter = card.letters[side];
  if (letter < 0) return 0;
  const strength = scenarioCard(s, c).strength[letter];
  return side === WHOLE ? strength : Math.max(0, strength - fortification(c, p, card, side));
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
    s.core.told?.push({ key: 'attack', params: { seat, attack: ATTACK_TYPES[card.type], card: card.id } });
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
    return amount(seat, 0, most, { params: { tactic: TACTICS[tactic], side: side === WHOLE ? 'whole' : SIDES[side], open: p.open[side] } });
  },
  answer(s, { seat, slot, side }, n) {
    const p = s.players[seat];
    const tactic = tacticAgainst(s, p, slot);
    p.ready[tactic] -= n;
    p.open[side] -= n;
    if (n > 0) s.core.told?.push({ key: 'spendsTactics', params: { seat, tactic: TACTICS[tactic], n } });
  },
});

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

function canDrink(p: Player, kind: number): boolean {
  return kind < KNIGHT_KIND && p.beers > 0;
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
      drinkers ||= canDrink(p, kind);
    }
    if (kinds === 0 || drinkers || (kinds > 1 && forceOn(p, side) > p.open[side])) return;
    takePoint(s, seat, only, side, false);
  }
}

/** A knight, and who has drunk, survives the first point laid down (ANA-32.1, 32.4); everybody else is discarded. */
function takePoint(s: AnaState, seat: Seat, kind: number, side: number, beer: boolean): void {
  const p = s.players[seat];
  p.open[side]--;
  p.deployed[at(kind, side)]--;
  if (beer) p.beers--;
  if (beer || kind === KNIGHT_KIND) p.deployed[at(kind + FRESH_KINDS, side)]++;
  s.core.told?.push({ key: beer ? 'absorbsWithBeer' : 'absorbs', params: { seat, defender: DEFENDERS[kind], side: SIDES[side] } });
}

interface AbsorbOption extends Option {
  readonly side: Side;
  readonly defender: Defender;
  readonly kind: number;
  readonly on: number;
  readonly beer: boolean;
}

const absorbOption = (kind: number, on: number, beer: boolean): AbsorbOption => ({
  key: `absorb ${SIDES[on]} ${DEFENDERS[kind]}${beer ? ' beer' : ''}`,
  say: beer ? 'absorbWithBeer' : 'absorb',
  at: [`defender:${SIDES[on]}.${DEFENDERS[kind]}`],
  side: SIDES[on],
  defender: DEFENDERS[kind],
  kind,
  on,
  beer,
});

/** By kind and side, like the deployment. */
const ABSORB = DEFENDERS.flatMap((_, kind) => SIDES.map((_, side) => absorbOption(kind, side, false)));
const ABSORB_WITH_BEER = DEFENDERS.flatMap((_, kind) => SIDES.map((_, side) => absorbOption(kind, side, true)));

/** Point by point: who takes the next one, on which side, and whether a beer is drunk first (ANA-31.15, 31.17). */
export const absorb = step.pick('absorb', {
  rule: ['ANA-31.8', 'ANA-31.9', 'ANA-31.15', 'ANA-31.17', 'ANA-32.2', 'ANA-32.5', 'ANA-32.6'],
  ask(s, { seat, slot }: { seat: Seat; slot: number }) {
    const p = s.players[seat];
    const options: AbsorbOption[] = [];
    for (let side = 0; side < SIDES.length; side++) {
      if (p.open[side] === 0) continue;
      for (let kind = 0; kind < KINDS; kind++) {
        if (p.deployed[at(kind, side)] === 0) continue;
        options.push(ABSORB[at(kind, side)]);
        if (canDrink(p, kind)) options.push(ABSORB_WITH_BEER[at(kind, side)]);
      }
    }
    return options.length === 0 ? null : pick(seat, options, { params: { slot } });
  },
  answer(s, { seat, slot }, { kind, on, beer }): Next {
    takePoint(s, seat, kind, on, beer);
    return standFast.do({ seat, slot });
  },
  refused(s, { seat }): readonly Refused[] {
    const p = s.players[seat];
    const why = ({ kind, on, beer }: AbsorbOption) => {
      if (p.open[on] === 0) return refusal('ANA-31.9', 'nothingOpen', { side: SIDES[on] });
      if (p.deployed[at(kind, on)] === 0) return refusal('ANA-31.11', 'nobodyThere', { side: SIDES[on] });
      if (beer && kind >= KNIGHT_KIND) return refusal('ANA-32.3', 'noBeerForHim', { defender: DEFENDERS[kind] });
      return beer && p.beers === 0 ? refusal('ANA-32.2', 'noBeer') : null;
    };
    return [...ABSORB, ...ABSORB_WITH_BEER].flatMap((option) => {
      const refused = why(option);
      return refused === null ? [] : [{ ...option, refusal: refused }];
    });
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
    s.core.told?.push({ key: isDefended ? 'defends' : 'fails', params: { seat, attack: ATTACK_TYPES[card.type], card: card.id } });
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
