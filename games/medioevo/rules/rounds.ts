/** 19. The rounds of a battle: fight, flee or talk; protection; artillery; archery; melee; and what comes after. */

import { type Frame, type Next, pick, type Refused, type Seat } from '@castellan/engine';
import { content } from '../content/content.ts';
import { type Battle, NOBODY, NOWHERE, type UniState } from '../state.ts';
import { archery } from './archery.ts';
import { artillery } from './artillery.ts';
import { battleOver } from './battle.ts';
import type { RoundOption } from './battle-options.ts';
import { PAUSE } from './calls.ts';
import { removeDoomed } from './damage.ts';
import { aboutBattle, armyOf, inTime, isAmongPlayers, isPlayer, isSettled, noteArrivals, ownIndex, present } from './fighters.ts';
import { declareFlight, escapes, flee, fleeOption, refusedFlights, tollsOf } from './flight.ts';
import { melee } from './melee.ts';
import { chooseProtection } from './protection.ts';
import { refuse } from './reason.ts';
import { step } from './step.ts';
import { offerSurrender, parley, pushParleys, whyNotParley } from './surrender.ts';
import { openWindow } from './windows.ts';

/** Step (a): a pause, then the attacker chooses, and the defender may talk (UNI-19.3, UNI-19.13, UNI-47.2). */
export const beginRound = step.work('beginRound', {
  rule: ['UNI-19.3', 'UNI-19.13', 'UNI-47.2'],
  run(s, _: object): Next {
    const b = present(s);
    if (b.round === 0) noteArrivals(s, b);
    b.flight = NOWHERE;
    b.flightCost = 0;
    b.parleyed = [0, 0];
    const frames: Frame[] = [PAUSE];
    if (isPlayer(b.attacker)) frames.push(roundChoice.do({ seat: b.attacker }));
    if (isAmongPlayers(b)) frames.push(offerSurrender.do({ seat: b.defender }));
    return [...frames, startRound.do({}), nextRound.do({})];
  },
});

/** The attacker fights, flees or talks of surrender; barbarians always fight on (UNI-19.3, UNI-19.14, UNI-28.1). */
export const roundChoice = step.pick('roundChoice', {
  rule: ['UNI-19.3', 'UNI-19.13', 'UNI-28.1', 'UNI-28.7', 'UNI-29.1'],
  ask(s, { seat }: { seat: Seat }) {
    const b = present(s);
    if (isSettled(s, b) || b.breaksOff) return null;
    const open: RoundOption[] = [content.of(s).options.battle.fight];
    const ways = escapes(s, b);
    for (const way of ways) if (s.florins[seat] >= tollsOf(way)) open.push(fleeOption(s, way));
    pushParleys(s, b, 0, open);
    return pick(seat, open, {
      always: ways.length > 0,
      params: { ...aboutBattle(s, b), round: b.round + 1 },
      limit: inTime(s, open[0].key),
    });
  },
  answer(s, { seat }, option: RoundOption): Next {
    if (option.act === 'flee') declareFlight(s, present(s), option);
    if (option.act !== 'offer' && option.act !== 'demand') return undefined;
    const next = parley(s, seat, option.act);
    return next === undefined ? undefined : [...('step' in next ? [next] : next), roundChoice.do({ seat })];
  },
  refused(s, { seat }): Refused[] {
    const b = present(s);
    const { offer, demand } = content.of(s).options.battle;
    const refused = refusedFlights(s, b);
    for (const option of [offer, demand]) {
      const why = whyNotParley(b, ownIndex(s, seat), option === offer ? 'offer' : 'demand');
      if (why !== null) refused.push(refuse(option, why));
    }
    return refused;
  },
});

/** What counts for one round only. */
function resetRound(b: Battle): void {
  b.calm = true;
  b.dice.fill(0);
  b.attack.fill(0);
  b.saved.fill(0);
  b.protection.fill(0);
  b.crews = [];
  b.aims = [];
  b.leader = NOBODY;
  b.orders.fill(0);
  b.abilities.fill(0);
  b.levy = 0;
  b.shots.fill(0);
  b.deft.fill(0);
  b.strikes.fill(0);
  b.lost.fill(0);
  b.effects.fill(0);
}

/** The round is fought unless there is nobody to fight, or a ban has come (UNI-19.3, UNI-19.4, UNI-45.2). */
export const startRound = step.work('startRound', {
  rule: ['UNI-19.3', 'UNI-19.4', 'UNI-25.2', 'UNI-45.2'],
  run(s, _: object): Next {
    const b = present(s);
    if (isSettled(s, b) || b.breaksOff) return undefined;
    b.round++;
    resetRound(b);
    if (s.core.told !== null) s.core.told.push({ key: 'roundBegan', params: aboutBattle(s, b) });
    return [
      ...openWindow(s, { kind: 'battleRoundStart', seats: s.order, about: b.place }),
      ...[b.attacker, b.defender].filter(isPlayer).map((seat) => chooseProtection.do({ seat })),
      artillery.do({}),
      archery.do({}),
      melee.do({}),
      closeRound.do({}),
    ];
  },
});

/** The round is over: those leave who were lost before, and losses may be noted for the surgeon (UNI-45.43, UNI-45.17, UNI-19.16). */
export const closeRound = step.work('closeRound', {
  rule: ['UNI-19.13', 'UNI-19.16', 'UNI-45.43'],
  run(s, _: object): Next {
    const b = present(s);
    const doomed = removeDoomed(s, b);
    b.idle = b.calm ? b.idle + 1 : 0;
    if (b.idle >= content.of(s).combat.idleRounds && isAmongPlayers(b)) b.breaksOff = true;
    return [...doomed, ...openWindow(s, { kind: 'battleRoundEnd', seats: s.order, about: b.place })];
  },
});

/** On to the next round, away, or to the end (UNI-19.13, UNI-28.5, UNI-28.9). */
export const nextRound = step.work('nextRound', {
  rule: ['UNI-19.13', 'UNI-19.15', 'UNI-19.16', 'UNI-28.5', 'UNI-28.9', 'UNI-45.2'],
  run(s, _: object): Next {
    const b = present(s);
    if (isSettled(s, b)) return battleOver.do({ fled: false });
    if (b.flight !== NOWHERE) return fleeing(s, b);
    return b.breaksOff ? battleOver.do({ fled: false }) : beginRound.do({});
  },
});

function fleeing(s: UniState, b: Battle): Next {
  const next = armyOf(s, b, 0) === 0 ? undefined : flee(s, b);
  const frames: readonly Frame[] = next === undefined ? [] : 'step' in next ? [next] : next;
  return [...frames, battleOver.do({ fled: true })];
}
