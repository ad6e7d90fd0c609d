/** ANA-11 and 19: tactics are researched on the right sheet and prepared on the left one. */

import { amount, type Next, type Option, pick, type Refused, refusal, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type AnaState, type Player, step } from '../state.ts';
import { MACHINES, MATERIAL, TACTICS } from '../vocabulary.ts';

export function isResearched(p: Player, tactic: number): boolean {
  return (p.researched & (1 << tactic)) !== 0;
}

/** Bolts need the ballista (ANA-19.5). */
function canResearch(c: Content, p: Player, tactic: number): boolean {
  const { machines } = c.tactics[tactic];
  return !isResearched(p, tactic) && (p.machines & machines) === machines;
}

/** ANA-19.6 */
export function canResearchAny(c: Content, p: Player): boolean {
  for (let tactic = 0; tactic < c.tactics.length; tactic++) if (canResearch(c, p, tactic)) return true;
  return false;
}

interface TacticOption extends Option {
  readonly no: number;
}

const RESEARCH: readonly TacticOption[] = TACTICS.map((tactic, no) => ({
  key: `research ${tactic}`,
  say: 'research',
  at: [`tactic:${tactic}`],
  tactic,
  no,
}));

export const researchTactic = step.pick('researchTactic', {
  rule: ['ANA-19.3', 'ANA-19.5'],
  ask(s, { seat }: { seat: Seat; left: number }) {
    const c = content.of(s);
    const options = RESEARCH.filter(({ no }) => canResearch(c, s.players[seat], no));
    return options.length === 0 ? null : pick(seat, options);
  },
  answer(s, { seat, left }, { no }): Next {
    s.players[seat].researched |= 1 << no;
    s.core.told?.push({ key: 'researches', params: { seat, tactic: TACTICS[no] } });
    return left > 1 ? researchTactic.do({ seat, left: left - 1 }) : undefined;
  },
  refused(s, { seat }): readonly Refused[] {
    const c = content.of(s);
    const p = s.players[seat];
    return RESEARCH.filter(({ no }) => !canResearch(c, p, no)).map((option) => ({
      ...option,
      refusal: isResearched(p, option.no)
        ? refusal('ANA-19.3', 'alreadyResearched', { tactic: TACTICS[option.no] })
        : refusal('ANA-19.5', 'needsMachines', { machines: MACHINES.filter((_, i) => (c.tactics[option.no].machines & (1 << i)) !== 0) }),
    }));
  },
});

/** Which of the five rows can be added to now. */
export function canPrepare(p: Player, tactic: number): boolean {
  return isResearched(p, tactic) && p.goods[MATERIAL] > 0;
}

export const prepareTactic = step.amount('prepareTactic', {
  rule: ['ANA-11.4', 'ANA-11.5'],
  ask(s, { seat, tactic }: { seat: Seat; tactic: number }) {
    return amount(seat, 1, s.players[seat].goods[MATERIAL], { params: { tactic: TACTICS[tactic] } });
  },
  answer(s: AnaState, { seat, tactic }, n) {
    const p = s.players[seat];
    p.goods[MATERIAL] -= n;
    p.ready[tactic] += n;
    s.core.told?.push({ key: 'prepares', params: { seat, tactic: TACTICS[tactic], n, ready: p.ready[tactic] } });
  },
});
