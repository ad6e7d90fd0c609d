/**
 * 47. Windows in which players who are not active may act. One poll for all kinds: nobody is asked who can do nothing, all others at once;
 * what they do takes effect in turn, each looked at again, and then those are asked again who still can (UNI-47.1, UNI-47.7).
 */

import { type Frame, type Limit, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption } from '../options.ts';
import { battleOf, type UniState } from '../state.ts';
import { TECHNOLOGIES, UPRIGHT, type WindowKind } from '../vocabulary.ts';
import { cardAbility } from './abilities.ts';
import { actsIn, isMeans, mayAct, type Occasion, perform, refusedActs, windowBit } from './acts.ts';
import { aboutBattle, inTime } from './fighters.ts';
import { isPresentIn } from './map.ts';
import { step } from './step.ts';

/** What a window is: its kind, who may be concerned, and what it is about, as the kind wants it (a node, a slot, a seat; -1 for nothing). */
export interface WindowCall {
  readonly kind: WindowKind;
  /** A second kind that is asked about in the same breath: dice of a melee with `battleAfterRolls` (UNI-47.5). */
  readonly also?: WindowKind;
  readonly seats: readonly Seat[];
  readonly about: number;
}

/**
 * Opens a window for those of the seats who could do something in it, in the order of UNI-2.7; nothing at all when nobody could. Third
 * parties of a battle are left out unless they watch (UNI-47.6): `seats` may name everybody.
 */
export function openWindow(s: UniState, { kind, also = kind, seats, about }: WindowCall, among = seats): Frame[] {
  const occasion = { windows: windowBit(kind) | windowBit(also), about };
  const asked = seats.filter((seat) => isAskedIn(s, seat, kind) && mayAct(s, seat, occasion));
  // Most of the time nobody is, which takes no order.
  return asked.length === 0 ? [] : [window.do({ seats: asked.length === 1 ? asked : actingOrder(s, asked), among, kind, also, about })];
}

/** The active player first, in a battle the attacker and the defender, then the others in turn order (UNI-2.7). */
export function actingOrder(s: UniState, seats: readonly Seat[]): Seat[] {
  const battle = battleOf(s);
  const first = battle === null ? [s.active] : [battle.attacker, battle.defender];
  const order = [...first.filter((seat) => s.order.includes(seat)), ...s.order.filter((seat) => !first.includes(seat))];
  return order.filter((seat) => seats.includes(seat));
}

/** Windows that open for everybody: those of a battle, and the two for dice and cards. All others ask the seats that they are about. */
function isForAll(kind: WindowKind): boolean {
  return kind.startsWith('battle') || isForHolders(kind);
}

function isForHolders(kind: WindowKind): boolean {
  return kind === 'onCardUsed' || kind === 'onDie';
}

/**
 * In a battle of others only those are asked who watch it (UNI-47.6); of a card used or of dice only who holds an upright card for that, or
 * watches: who would have to borrow one from a neighbour calls for it (UNI-47.4).
 */
function isAskedIn(s: UniState, seat: Seat, kind: WindowKind): boolean {
  if (!isForAll(kind) || isWatching(s, seat)) return true;
  return (battleOf(s) === null || isSide(s, seat)) && (!isForHolders(kind) || holdsFor(s, seat, kind));
}

function isWatching(s: UniState, seat: Seat): boolean {
  return ((s.watching >> seat) & 1) === 1;
}

/** Whether a seat is a side of the battle that goes on. */
function isSide(s: UniState, seat: Seat): boolean {
  const battle = battleOf(s);
  return battle !== null && (battle.attacker === seat || battle.defender === seat);
}

/** Whether a seat holds an upright Joker or Assassin (UNI-47.4). */
function holdsFor(s: UniState, seat: Seat, kind: WindowKind): boolean {
  const { cards } = content.of(s);
  return s.cards[seat].some((card) => s.cardState[card] === UPRIGHT && (cards[card].windows & windowBit(kind)) !== 0);
}

type Open = { readonly among: readonly Seat[]; readonly kind: WindowKind; readonly also: WindowKind; readonly about: number };

function occasionOf({ kind, also, about }: Pick<Open, 'kind' | 'also' | 'about'>): Occasion {
  return { windows: windowBit(kind) | windowBit(also), about };
}

/** An unanswered window is a pass; by correspondence others wait only for whoever wants to be asked (UNI-47.9, UNI-47.14). */
function windowLimit(s: UniState, seat: Seat): Limit {
  const { windows, options } = content.of(s);
  const limit = inTime(s, options.pass.key, 1);
  return seat === s.active ? limit : { ...limit, holds: windows.holds };
}

export const window = step.poll('window', {
  rule: ['UNI-47.1', 'UNI-47.4', 'UNI-47.7', 'UNI-47.9', 'UNI-47.14', 'UNI-2.7'],
  crumb: ({ kind }: Open) => ({ window: kind }),
  ask(s, { seat, kind, also, about }: Open & { seat: Seat }) {
    const occasion = occasionOf({ kind, also, about });
    if (!mayAct(s, seat, occasion)) return null;
    const battle = battleOf(s);
    return pick(seat, [content.of(s).options.pass, ...actsIn(s, seat, occasion)], {
      params: { window: kind, own: concerns(s, seat, kind), ...(battle === null ? {} : aboutBattle(s, battle)) },
      limit: windowLimit(s, seat),
    });
  },
  resolve(s, { among, kind, also, about }, given): Next {
    for (const { seat, answer } of given)
      if (answer?.act === 'pass') s.core.told?.push({ key: 'letPass', params: { seat, window: kind }, to: [seat] });
    const acts = given.flatMap(({ seat, answer }) => (answer === null || answer.act === 'pass' ? [] : [{ seat, answer }]));
    if (acts.length === 0) return undefined;
    // Whoever only raises means is asked again alone; after an act everybody is who can still do something.
    const again = acts.every(({ answer }) => isMeans(s, answer)) ? acts.map(({ seat }) => seat) : among;
    return [
      ...acts.map(({ seat, answer }) => act.do({ seat, answer, kind, also, about })),
      reopenWindow.do({ seats: again, among, kind, also, about }),
    ];
  },
  refused(s, { seat, kind, also, about }) {
    const occasion = occasionOf({ kind, also, about });
    return refusedActs(s, seat, occasion, actsIn(s, seat, occasion));
  },
  conditions: {
    /** “Ask if my own pieces are concerned” (UNI-47.8, the usual answer): pass where they are not, but for battles that one watches (UNI-47.6). */
    elsewhere: { holds: (s, { kind }, seat) => !concerns(s, seat, kind) && !(battleOf(s) !== null && isWatching(s, seat)) },
    /** Pass where all that could be done is to use this one card (by its printed number). */
    onlyCard: {
      holds(s, { kind, also, about }, seat, num) {
        const acts = actsIn(s, seat, occasionOf({ kind, also, about })).filter((one) => !isMeans(s, one));
        return acts.every((one) => one.act === 'ability' && one.index === num - 1);
      },
    },
    /** To be asked where this card could be used (by its printed number; UNI-47.14). */
    card: {
      holds: (s, { kind, also, about }, seat, num) =>
        actsIn(s, seat, occasionOf({ kind, also, about })).some((one) => one.act === 'ability' && one.index === num - 1),
    },
    /** Pass where all that could be done is to borrow another's card by Proselytism; of dice and cards who watches is asked (UNI-47.6). */
    onlyBorrowed: {
      holds(s, { kind, also, about }, seat) {
        if (isForHolders(kind) && isWatching(s, seat)) return false;
        return actsIn(s, seat, occasionOf({ kind, also, about })).every((one) => isMeans(s, one) || isBorrowing(one));
      },
    },
    /** In one's battle, pass from the second round on where there are only technologies to use: they were passed on in the first. */
    laterRound: {
      holds(s, { kind, also, about }, seat) {
        const round = battleOf(s)?.round ?? 0;
        if (round < 2 || !isSide(s, seat)) return false;
        return actsIn(s, seat, occasionOf({ kind, also, about })).every((one) => isMeans(s, one) || one.act === 'technology');
      },
    },
    /** Pass where nothing can be paid at the moment (UNI-47.1). */
    nothing: { holds: (s, { kind, also, about }, seat) => actsIn(s, seat, occasionOf({ kind, also, about })).length === 0 },
  },
});

function isBorrowing({ act: kind, index }: ActOption): boolean {
  return kind === 'technology' && TECHNOLOGIES[index] === 'proselytism';
}

/** One of several acts that were given at once: looked at again when its turn comes (UNI-47.7). */
export const act = step.work('act', {
  rule: ['UNI-47.7', 'UNI-2.7'],
  run: (s, { seat, answer, kind, also, about }: Omit<Open, 'among'> & { seat: Seat; answer: ActOption }): Next =>
    perform(s, seat, answer, occasionOf({ kind, also, about })),
});

/** After somebody acted, those are asked again who can still act (UNI-47.7, UNI-47.12). */
export const reopenWindow = step.work('reopenWindow', {
  rule: ['UNI-47.7', 'UNI-47.12'],
  run(s, { seats, among, kind, also, about }: Open & { seats: readonly Seat[] }): Next {
    return openWindow(s, { kind, also, seats, about }, among);
  },
});

/** Whether a window touches a seat's own pieces: its battle, its dice, its card, its place (UNI-47.8). */
export function concerns(s: UniState, seat: Seat, kind: WindowKind): boolean {
  if (!isForAll(kind)) return kind !== 'eventDrawn' || isInEvent(s, seat);
  if (isSide(s, seat)) return true;
  if (kind === 'onDie') return s.rolls[s.rolls.length - 1]?.sides.includes(seat) ?? false;
  return kind === 'onCardUsed' && isTouched(s, seat);
}

function isInEvent(s: UniState, seat: Seat): boolean {
  return s.event !== null && content.of(s).events[s.event.card].nodes.some((node) => isPresentIn(s, seat, node));
}

/** Whether the card being used by another touches anything of the seat; its points touch nobody. */
function isTouched(s: UniState, seat: Seat): boolean {
  const use = s.uses[s.uses.length - 1];
  if (use === undefined || use.seat === seat || use.kind !== 'ability') return false;
  return cardAbility(content.of(s).cards[use.index].effect.op)?.touches?.(s, use, seat) ?? false;
}
