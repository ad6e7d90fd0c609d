/** ANA-11 and 19: tactics are researched on the right sheet and prepared on the left one. */

import { amount, type Next, pick, type Seat } from '@castellan/engine';
import { type Content, content } from '../content/content.ts';
import { type NumberedOption, type PrepareOption, RESEARCH } from '../options.ts';
import type { AnaState, Player } from '../state.ts';
import { GOODS, MACHINES, MATERIAL, TACTICS } from '../vocabulary.ts';
import { type Reason, reason, refusedAmong } from './reason.ts';
import { step } from './step.ts';

export function isResearched(p: Player, tactic: number): boolean {
  return (p.researched & (1 << tactic)) !== 0;
}

type Researching = [c: Content, p: Player, option: NumberedOption];

const ALREADY_RESEARCHED = reason<Researching>('ANA-19.3', 'alreadyResearched', (_c, _p, { no }) => ({ tactic: TACTICS[no] }));
const NEEDS_MACHINES = reason<Researching>('ANA-19.5', 'needsMachines', ({ tactics }, _p, { no }) => ({
  machines: MACHINES.filter((_, i) => (tactics[no].machines & (1 << i)) !== 0),
}));

/** Bolts need the ballista (ANA-19.5). */
function whyNotResearch(c: Content, p: Player, { no }: NumberedOption): Reason<Researching> | null {
  if (isResearched(p, no)) return ALREADY_RESEARCHED;
  const { machines } = c.tactics[no];
  return (p.machines & machines) === machines ? null : NEEDS_MACHINES;
}

/** ANA-19.6 */
export function canResearchAny(c: Content, p: Player): boolean {
  for (let i = 0; i < RESEARCH.length; i++) if (whyNotResearch(c, p, RESEARCH[i]) === null) return true;
  return false;
}

export const researchTactic = step.pick('researchTactic', {
  rule: ['ANA-19.3', 'ANA-19.5'],
  ask(s, { seat }: { seat: Seat; left: number }) {
    const c = content.of(s);
    const options = RESEARCH.filter((option) => whyNotResearch(c, s.players[seat], option) === null);
    return options.length === 0 ? null : pick(seat, options);
  },
  answer(s, { seat, left }, { no }): Next {
    s.players[seat].researched |= 1 << no;
    s.core.told?.push({ key: 'researches', params: { seat, tactic: TACTICS[no] } });
    return left > 1 ? researchTactic.do({ seat, left: left - 1 }) : undefined;
  },
  refused(s, { seat }) {
    const c = content.of(s);
    return refusedAmong(RESEARCH, whyNotResearch, (option) => [c, s.players[seat], option]);
  },
});

type Preparing = [p: Player, option: PrepareOption];

const NOT_RESEARCHED = reason<Preparing>('ANA-11.3', 'notResearched', (_p, { no }) => ({ tactic: TACTICS[no] }));
const NO_MATERIAL = reason('ANA-11.4', 'cannotPay', () => ({ costs: ['material'], lackingGoods: [GOODS[MATERIAL]] }));

/** Which of the five rows can be added to now. */
export function whyNotPrepare(p: Player, { no }: PrepareOption): Reason<Preparing> | null {
  if (!isResearched(p, no)) return NOT_RESEARCHED;
  return p.goods[MATERIAL] > 0 ? null : NO_MATERIAL;
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
