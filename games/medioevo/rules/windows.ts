/**
 * 47. Windows in which players who are not active may act. One poll for all kinds: nobody is asked who can do nothing, all others at once;
 * what they do takes effect in turn, each looked at again, and then those are asked again who still can (UNI-47.1, UNI-47.7).
 */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import type { ActOption } from '../options.ts';
import { battleOf, NOBODY, type UniState } from '../state.ts';
import type { WindowKind } from '../vocabulary.ts';
import { actsIn, isMeans, mayAct, type Occasion, perform, refusedActs, windowBit } from './acts.ts';
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
  const windows = windowBit(kind) | windowBit(also);
  const asked = actingOrder(s, seats).filter((seat) => isAskedIn(s, seat, kind) && mayAct(s, seat, { windows, about }));
  return asked.length === 0 ? [] : [window.do({ seats: asked, among, kind, also, about })];
}

/** The active player first, in a battle the attacker and the defender, then the others in turn order (UNI-2.7). */
export function actingOrder(s: UniState, seats: readonly Seat[]): Seat[] {
  const battle = battleOf(s);
  const first = battle === null ? [s.active] : [battle.attacker, battle.defender];
  const order = [...first.filter((seat) => s.order.includes(seat)), ...s.order.filter((seat) => !first.includes(seat))];
  return order.filter((seat) => seats.includes(seat));
}

/** In a battle of others only those are asked who watch it (UNI-47.6). */
function isAskedIn(s: UniState, seat: Seat, kind: WindowKind): boolean {
  const battle = battleOf(s);
  if (battle === null || seat === battle.attacker || seat === battle.defender || kind === 'eventDrawn') return true;
  return ((s.watching >> seat) & 1) === 1;
}

type Open = { readonly among: readonly Seat[]; readonly kind: WindowKind; readonly also: WindowKind; readonly about: number };

function occasionOf({ kind, also, about }: Pick<Open, 'kind' | 'also' | 'about'>): Occasion {
  return { windows: windowBit(kind) | windowBit(also), about };
}

export const window = step.poll('window', {
  rule: ['UNI-47.1', 'UNI-47.4', 'UNI-47.7', 'UNI-47.9', 'UNI-2.7'],
  crumb: ({ kind }: Open) => ({ window: kind }),
  ask(s, { seat, kind, also, about }: Open & { seat: Seat }) {
    const occasion = occasionOf({ kind, also, about });
    if (!mayAct(s, seat, occasion)) return null;
    const { windows, options } = content.of(s);
    return pick(seat, [options.pass, ...actsIn(s, seat, occasion)], {
      params: { window: kind, own: concerns(s, seat, kind, about) },
      limit: { answer: options.pass.key, seconds: windows.seconds, hours: windows.hours },
    });
  },
  resolve(_s, { among, kind, also, about }, given): Next {
    const acts = given.flatMap(({ seat, answer }) => (answer === null || answer.act === 'pass' ? [] : [{ seat, answer }]));
    if (acts.length === 0) return undefined;
    // Whoever only raises means is asked again alone; after an act everybody is who can still do something.
    const again = acts.every(({ answer }) => isMeans(answer)) ? acts.map(({ seat }) => seat) : among;
    return [
      ...acts.map(({ seat, answer }) => act.do({ seat, answer, kind, also, about })),
      reopenWindow.do({ seats: again, among, kind, also, about }),
    ];
  },
  refused: (s, { seat, kind, also, about }) => refusedActs(s, seat, occasionOf({ kind, also, about })),
  conditions: {
    /** “Ask if my own pieces are concerned” (UNI-47.8, the usual answer): pass where they are not. */
    elsewhere: { holds: (s, { kind, about }, seat) => !concerns(s, seat, kind, about) },
    /** Pass where all that could be done is to use this one card (by its printed number). */
    onlyCard: {
      holds(s, { kind, also, about }, seat, num) {
        const acts = actsIn(s, seat, occasionOf({ kind, also, about })).filter((one) => !isMeans(one));
        return acts.every((one) => one.act === 'ability' && one.index === num - 1);
      },
    },
    /** Pass where nothing can be paid at the moment (UNI-47.1). */
    nothing: { holds: (s, { kind, also, about }, seat) => actsIn(s, seat, occasionOf({ kind, also, about })).length === 0 },
  },
});

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
export function concerns(s: UniState, seat: Seat, kind: WindowKind, about: number): boolean {
  const battle = battleOf(s);
  if (battle !== null) return battle.attacker === seat || battle.defender === seat;
  switch (kind) {
    case 'onDie': {
      const roll = s.rolls[s.rolls.length - 1];
      return roll?.sides.includes(seat) ?? false;
    }
    case 'onCardUsed':
      return useTouches(s, seat);
    // Only those are asked whose interest, income or units it is about.
    case 'onInterest':
    case 'tax':
    case 'onDamage':
      return true;
    case 'eventDrawn':
      return s.event !== null && hasAnythingIn(s, seat, content.of(s).events[s.event.card].nodes);
    default:
      return about !== NOBODY || s.active === seat;
  }
}

/** Whether the card being used names the seat's land: a first choice that is a territory of it. */
function useTouches(s: UniState, seat: Seat): boolean {
  const use = s.uses[s.uses.length - 1];
  return use !== undefined && use.seat !== seat && use.targets.some((target) => s.owner[target] === seat || s.homeOf[target] === seat);
}

function hasAnythingIn(s: UniState, seat: Seat, nodes: readonly number[]): boolean {
  return nodes.some((node) => s.control[node] === seat || s.at.some((at, slot) => at === node && s.vehicleOf[slot] === seat));
}
