/** 29. Capitulation: either side may offer to surrender or ask the other to, before any round. */

import { type Next, pick, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Battle, NOBODY, type UniState } from '../state.ts';
import type { RoundOption, YesOption } from './battle-options.ts';
import { layBeside } from './damage.ts';
import {
  aboutBattle,
  armyOf,
  inTime,
  isAmongPlayers,
  isOutnumbered,
  isSettled,
  locationsOf,
  ownIndex,
  present,
  sideAt,
} from './fighters.ts';
import { type Reason, reason } from './reason.ts';
import { step } from './step.ts';

const OFFERED = 1;
const DEMANDED = 2;

const NOT_TO_BARBARIANS = reason('UNI-19.14', 'noSurrenderToBarbarians');
const ONCE = reason('UNI-29.1', 'parleyedAlready');

/** Each side may offer and ask once per round, between players only (UNI-29.1, UNI-19.14). */
export function whyNotParley(b: Battle, i: number, act: 'offer' | 'demand'): Reason | null {
  if (!isAmongPlayers(b)) return NOT_TO_BARBARIANS;
  return (b.parleyed[i] & (act === 'offer' ? OFFERED : DEMANDED)) === 0 ? null : ONCE;
}

export function pushParleys(s: UniState, b: Battle, i: number, into: RoundOption[]): void {
  const { offer, demand } = content.of(s).options.battle;
  if (whyNotParley(b, i, 'offer') === null) into.push(offer);
  if (whyNotParley(b, i, 'demand') === null) into.push(demand);
}

/** The words are said; the other answers, and a refusal leads back (UNI-29.1). */
export function parley(s: UniState, seat: Seat, act: 'offer' | 'demand'): Next {
  const b = present(s);
  const i = ownIndex(s, seat);
  b.parleyed[i] |= act === 'offer' ? OFFERED : DEMANDED;
  s.core.told?.push({ key: act === 'offer' ? 'surrenderOffered' : 'surrenderDemanded', params: { seat } });
  return answerSurrender.do({ seat: sideAt(b, 1 - i), act });
}

/** The defender may talk too; the attacker does so with his choice of the round (UNI-19.3, UNI-29.1). */
export const offerSurrender = step.pick('offerSurrender', {
  rule: ['UNI-29.1', 'UNI-19.14'],
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    if (isSettled(s, b) || b.breaksOff) return null;
    const open: RoundOption[] = [content.of(s).options.battle.fight];
    pushParleys(s, b, ownIndex(s, seat), open);
    return open.length === 1
      ? null
      : pick(seat, open, { params: { ...aboutBattle(s, b), flees: b.flight !== NOBODY }, limit: inTime(s, open[0].key) });
  },
  answer(s, { seat }, { act }: RoundOption): Next {
    const next = act === 'offer' || act === 'demand' ? parley(s, seat, act) : undefined;
    return next === undefined ? undefined : [...('step' in next ? [next] : next), offerSurrender.do({ seat })];
  },
  conditions: { outnumbered: { holds: (s, _p, seat, n) => isOutnumbered(s, seat, n) } },
});

export const answerSurrender = step.pick('answerSurrender', {
  rule: ['UNI-29.1', 'UNI-29.2'],
  ask(s, { seat, act }: { seat: Seat; act: 'offer' | 'demand' }) {
    const b = present(s);
    if (isSettled(s, b)) return null;
    const { accept, refuse } = content.of(s).options.battle;
    return pick(seat, [refuse, accept], { params: { ...aboutBattle(s, b), act }, limit: inTime(s, refuse.key) });
  },
  answer(s, { seat, act }, { yes }: YesOption): Next {
    const b = present(s);
    const i = ownIndex(s, seat);
    if (yes) surrender(s, b, act === 'offer' ? 1 - i : i);
    else s.core.told?.push({ key: 'surrenderRefused', params: { seat } });
    return undefined;
  },
  conditions: { outnumbered: { holds: (s, _p, seat, n) => isOutnumbered(s, seat, n) } },
});

/** All his military units of the battle go beside his board, ready from the next turn on (UNI-29.2, UNI-29.3). */
function surrender(s: UniState, b: Battle, i: number): void {
  const seat = sideAt(b, i);
  s.core.told?.push({ key: 'surrendered', params: { seat, n: armyOf(s, b, i) } });
  for (const location of locationsOf(s, b, i)) layBeside(s, seat, location);
  b.yielded = i;
}
