/** ANA-8.2, 8.3, 8.18: what a filled box gives, all of it, in a fixed order, before anything else goes on. */

import { type Frame, type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content, type Deed, type Effect } from '../content/content.ts';
import { LINES, type NumberedOption, TAKE } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { COMMANDS, HORSES, MACHINES, TRACKS } from '../vocabulary.ts';
import { brew } from './brewery.ts';
import { fortify } from './fortifications.ts';
import { gain, raiseProduction } from './gains.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';
import { researchTactic } from './tactics.ts';

const MOST_RALLY_TOKENS = 3;

/** Does the deeds one by one; where the owner must choose, the choice and what is left become frames. */
export function grant(s: AnaState, seat: Seat, effect: Effect, from = 0): Next {
  const c = content.of(s);
  const { deeds } = effect;
  for (let i = from; i < deeds.length; i++) {
    const choice = carryOutDeed(s, c, seat, deeds[i]);
    if (choice === null) continue;
    return i + 1 < deeds.length ? [choice, grantRest.do({ seat, effect: effect.no, from: i + 1 })] : choice;
  }
  return undefined;
}

export const grantRest = step.work('grantRest', {
  rule: 'ANA-8.18',
  run(s, { seat, effect, from }: { seat: Seat; effect: number; from: number }) {
    return grant(s, seat, content.of(s).effects[effect], from);
  },
});

/** `next`, and `last` after it. */
export function followedBy(next: Next, last: Frame): Next {
  if (next === undefined) return last;
  return isFrame(next) ? [next, last] : [...next, last];
}

function isFrame(next: Frame | readonly Frame[]): next is Frame {
  return 'step' in next;
}

function carryOutDeed(s: AnaState, c: Content, seat: Seat, deed: Deed): Frame | null {
  const p = s.players[seat];
  switch (deed.kind) {
    case 'gain':
      gain(s, seat, deed.what, deed.n);
      return null;
    case 'any':
      return resourceChoice.do({ seat, left: deed.n });
    case 'produce':
      raiseProduction(s, c, seat, deed.good);
      return null;
    case 'fortify':
      return fortify(s, seat, deed.fort);
    case 'rally': {
      const taken = Math.min(deed.n, MOST_RALLY_TOKENS - p.rallyTokens);
      p.rallyTokens += taken;
      p.rallyActive += taken;
      s.core.told?.push({ key: 'rallyToken', params: { seat, n: p.rallyTokens } });
      return null;
    }
    case 'knowledge':
      p.knowledge += deed.n;
      p.knowledgeEarned += deed.n;
      s.core.told?.push({ key: 'knowledge', params: { seat, n: deed.n } });
      return null;
    case 'brew':
      return brew.do({ seat, left: deed.n });
    case 'command':
      return commandFromKeep.do({ seat, left: deed.n, lines: deed.lines });
    case 'horse':
      p.horses |= 1 << deed.horse;
      s.core.told?.push({ key: 'horse', params: { seat, horse: HORSES[deed.horse] } });
      return null;
    case 'develop':
      p.developed |= 1 << deed.machine;
      s.core.told?.push({ key: 'develops', params: { seat, machine: MACHINES[deed.machine] } });
      return null;
    case 'research':
      return researchTactic.do({ seat, left: deed.n });
  }
}

/** ANA-8.16: each «resource of choice» is chosen when gained. */
export const resourceChoice = step.pick('resourceChoice', {
  rule: 'ANA-8.16',
  ask(_s, { seat, left }: { seat: Seat; left: number }) {
    return pick(seat, TAKE, { params: { left } });
  },
  answer(s, { seat, left }, { no }): Next {
    gain(s, seat, no, 1);
    return left > 1 ? resourceChoice.do({ seat, left: left - 1 }) : undefined;
  },
});

const FIRST_COMMAND = TRACKS.indexOf(COMMANDS[0]);

type Commanding = [c: Content, p: Player, lines: number, option: NumberedOption];

const LINE_NOT_GRANTED = reason<Commanding>('ANA-16.5', 'lineNotGranted', (_c, _p, _lines, { no }) => ({ command: COMMANDS[no] }));
const LINE_FULL = reason<Commanding>('ANA-16.6', 'lineFull', (_c, _p, _lines, { no }) => ({ command: COMMANDS[no] }));

function whyNotCommand({ tracks }: Content, p: Player, lines: number, { no }: NumberedOption): Reason<Commanding> | null {
  if ((lines & (1 << no)) === 0) return LINE_NOT_GRANTED;
  const track = FIRST_COMMAND + no;
  return p.tracks[track] >= tracks[track].length ? LINE_FULL : null;
}

/** ANA-16.4 to 16.7: free boxes on different command lines, one after another. `lines` are those that may still be named. */
export const commandFromKeep = step.pick('commandFromKeep', {
  rule: ['ANA-16.4', 'ANA-16.5', 'ANA-16.6', 'ANA-16.7', 'ANA-15.2'],
  ask(s, { seat, left, lines }: { seat: Seat; left: number; lines: number }) {
    const c = content.of(s);
    const options = LINES.filter((option) => whyNotCommand(c, s.players[seat], lines, option) === null);
    return options.length === 0 ? null : pick(seat, options, { params: { left } });
  },
  answer(s, { seat, left, lines }, { no }): Next {
    const next = fillNext(s, seat, FIRST_COMMAND + no);
    return left > 1 ? followedBy(next, commandFromKeep.do({ seat, left: left - 1, lines: lines & ~(1 << no) })) : next;
  },
  refused(s, { seat, lines }) {
    const c = content.of(s);
    return refusedAmong(LINES, whyNotCommand, (option) => [c, s.players[seat], lines, option]);
  },
});

/** Fills the next box of a track, whoever has paid for it. */
export function fillNext(s: AnaState, seat: Seat, track: number): Next {
  const p = s.players[seat];
  const box = content.of(s).tracks[track][p.tracks[track]];
  p.tracks[track]++;
  s.core.told?.push({ key: 'fills', params: { seat, box: box.id } });
  return grant(s, seat, box.effect);
}
