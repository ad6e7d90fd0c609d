/** ANA-8.2, 8.3, 8.18: what a filled box gives, all of it, in a fixed order, before anything else goes on. */

import { type Frame, type Next, type Option, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content, type Deed, type Effect } from '../content/content.ts';
import { type AnaState, step } from '../state.ts';
import { COIN, COMMANDS, HORSES, MACHINES, RESOURCES, TRACKS } from '../vocabulary.ts';
import { brew } from './brewery.ts';
import { fortify } from './fortifications.ts';
import { gain, raiseProduction } from './gains.ts';
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

interface ResourceOption extends Option {
  readonly no: number;
}

const RESOURCE_OPTIONS: readonly ResourceOption[] = RESOURCES.map((good, i) => ({
  key: `take ${good}`,
  say: 'takeResource',
  at: [`good:${good}`],
  good,
  no: COIN + i,
}));

/** ANA-8.16: each «resource of choice» is chosen when gained. */
export const resourceChoice = step.pick('resourceChoice', {
  rule: 'ANA-8.16',
  ask(_s, { seat, left }: { seat: Seat; left: number }) {
    return pick(seat, RESOURCE_OPTIONS, { params: { left } });
  },
  answer(s, { seat, left }, { no }): Next {
    gain(s, seat, no, 1);
    return left > 1 ? resourceChoice.do({ seat, left: left - 1 }) : undefined;
  },
});

interface LineOption extends Option {
  readonly no: number;
}

const LINE_OPTIONS: readonly LineOption[] = COMMANDS.map((command, no) => ({
  key: `line ${command}`,
  say: 'fillCommand',
  at: [`area:${command}`],
  command,
  no,
}));

/** The same where the next box of the line turns up cards. */
const REVEALING_LINES: readonly LineOption[] = LINE_OPTIONS.map((option) => ({ ...option, final: 'eye' }));

const FIRST_COMMAND = TRACKS.indexOf(COMMANDS[0]);

/** ANA-16.4 to 16.7: free boxes on different command lines, one after another. `lines` are those that may still be named. */
export const commandFromKeep = step.pick('commandFromKeep', {
  rule: ['ANA-16.4', 'ANA-16.5', 'ANA-16.6', 'ANA-16.7', 'ANA-15.2'],
  ask(s, { seat, left, lines }: { seat: Seat; left: number; lines: number }) {
    const { tracks } = content.of(s);
    const p = s.players[seat];
    const options: LineOption[] = [];
    for (const option of LINE_OPTIONS) {
      const track = FIRST_COMMAND + option.no;
      if ((lines & (1 << option.no)) === 0 || p.tracks[track] >= tracks[track].length) continue;
      const isRevealing = tracks[track][p.tracks[track]].options[0].final !== undefined;
      options.push(isRevealing ? REVEALING_LINES[option.no] : option);
    }
    return options.length === 0 ? null : pick(seat, options, { params: { left } });
  },
  answer(s, { seat, left, lines }, { no }): Next {
    const next = fillNext(s, seat, FIRST_COMMAND + no);
    return left > 1 ? followedBy(next, commandFromKeep.do({ seat, left: left - 1, lines: lines & ~(1 << no) })) : next;
  },
  refused(s, { seat, lines }): readonly Refused[] {
    const { tracks } = content.of(s);
    const p = s.players[seat];
    const full = LINE_OPTIONS.filter(
      ({ no }) => (lines & (1 << no)) !== 0 && p.tracks[FIRST_COMMAND + no] >= tracks[FIRST_COMMAND + no].length,
    );
    const unnamed = LINE_OPTIONS.filter(({ no }) => (lines & (1 << no)) === 0);
    return [
      ...full.map((option) => ({ ...option, refusal: refusal('ANA-16.6', 'lineFull', { command: COMMANDS[option.no] }) })),
      ...unnamed.map((option) => ({ ...option, refusal: refusal('ANA-16.5', 'lineNotGranted', { command: COMMANDS[option.no] }) })),
    ];
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
