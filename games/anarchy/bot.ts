/** What a sensible player prefers: every answer is imagined and the position it leads to is valued. */

import type { Answer, Frame, Instinct, Next, Option, Question } from '@castellan/engine';
import { plainPrior, winShares } from '@castellan/engine';
import { openThreat, outlook, planDeployment, standOf, threats } from './bot/defence.ts';
import { TASTE } from './bot/taste.ts';
import { worthOf } from './bot/worth.ts';
import { type Content, content } from './content/content.ts';
import { ASKED_SIDES, forceOn } from './rules/preparation.ts';
import { steps } from './rules/steps.ts';
import { type AnaState, copy, type Player, sum } from './state.ts';
import { SIDES } from './vocabulary.ts';

/** Points that make a seat e times as likely to win. */
const SPREAD = 8;

export const instinct: Instinct<AnaState> = {
  weigh,
  answer: answerWhole,
  prior: (_, q) => plainPrior(q),
  value: (s) =>
    winShares(
      s,
      s.players.map((p) => worthOf(s, p)),
      SPREAD,
    ),
};

function weigh(s: AnaState, q: Question, option: Option): number {
  switch (q.frame.step) {
    case 'draftPath':
      return weighPath(s, option);
    case 'action':
      return option.key === 'done' ? 0 : weighAction(s, q, option);
    case 'foodStep':
      // What is not traded is discarded in the next step.
      return option.key === 'pay' ? 0 : 1;
    case 'rallyMove':
    case 'absorb':
      return weighInDefence(s, q, option);
    default:
      return weighByResult(s, q, option);
  }
}

const TO_COME: { readonly [step: string]: number } = TASTE.toCome;

/** What is still to come of an answer: choices and draws that it leads to. */
function expectedOf(next: Next): number {
  if (next === undefined) return 0;
  const frames: readonly (Frame & { readonly left?: number; readonly cards?: number })[] = 'step' in next ? [next] : next;
  let worth = 0;
  for (const { step, left, cards } of frames)
    worth += (TO_COME[step] ?? 0) * (left ?? 1) + (step === 'train' ? TASTE.training[cards ?? 0] : 0);
  return worth;
}

/** Amounts that follow an answer are imagined at their least. */
function settleAmounts(s: AnaState, next: Next): void {
  if (next === undefined) return;
  for (const frame of 'step' in next ? [next] : next) {
    const { ask, answer } = steps[frame.step];
    const q = frame.step === 'attackCastle' || frame.step === 'prepareTactic' ? (ask?.(s, frame) ?? null) : null;
    if (q?.kind === 'amount') answer?.(s, frame, q.min);
  }
}

/** The state after an answer, and what is still to come of it. */
function imagine(s: AnaState, q: Question, option: Option): { readonly after: AnaState; readonly toCome: number } {
  const after = copy(s);
  const next = steps[q.frame.step].answer?.(after, q.frame, option);
  settleAmounts(after, next);
  return { after, toCome: expectedOf(next) };
}

/** The difference an answer makes. */
function weighByResult(s: AnaState, q: Question, option: Option): number {
  const { after, toCome } = imagine(s, q, option);
  return worthOf(after, after.players[q.seat]) - worthOf(s, s.players[q.seat]) + toCome;
}

/** Far more than any action differs from another. */
const BETTER_THAN_NOTHING = 20;

function priceOfSpent(before: Player, after: Player): number {
  return sum(TASTE.goods.map((price, good) => price * Math.max(0, before.goods[good] - after.goods[good])));
}

/** What is not spent is lost, so whatever helps at all is better than to be done; what helps most for its price comes first. */
function weighAction(s: AnaState, q: Question, option: Option): number {
  const { after, toCome } = imagine(s, q, option);
  const [p, was] = [after.players[q.seat], s.players[q.seat]];
  const net = worthOf(after, p) - worthOf(s, was) + toCome;
  const gain = net + priceOfSpent(was, p);
  return net + (gain > 0.05 ? BETTER_THAN_NOTHING : -BETTER_THAN_NOTHING);
}

/** What a path card brings now, and how far its goal may be reached. */
function weighPath(s: AnaState, option: Option): number {
  const c = content.of(s);
  const card = s.pathOffer.find((offered) => c.paths[offered].option === option) ?? s.pathOffer[0];
  const { gain } = c.paths[card];
  let worth = TASTE.goals[card];
  for (let i = 0; i < gain.length; i += 2) worth += TASTE.goods[gain[i]] * gain[i + 1];
  return worth;
}

/** The rest of the row, with the card being resolved as far as it is still open. */
function weighDefence(s: AnaState, p: Player, slot: number): number {
  const c = content.of(s);
  const force = SIDES.map((_, side) => forceOn(p, side));
  const current = p.resolving === slot ? [[openThreat(c, p, slot)]] : [];
  const rest = threats(s, c, p, current.length > 0 ? slot - 1 : slot);
  return outlook(s, c, p, [...current, ...rest], standOf(p, force));
}

/** What is kept for later is worth a little: beers, uses of tactics, rally tokens. */
const BEER = 0.3;
const USE = 0.1;
const RALLY = 0.05;

function weighInDefence(s: AnaState, q: Question, answer: Answer): number {
  const after = copy(s);
  const slot = slotOf(q);
  const before = s.players[q.seat];
  const p = after.players[q.seat];
  const next = steps[q.frame.step].answer?.(after, q.frame, answer);
  if (q.frame.step === 'absorb' && next !== undefined && 'step' in next) steps[next.step].run?.(after, next);
  return weighDefence(after, p, slot) - BEER * (before.beers - p.beers) - RALLY * (before.rallyActive - p.rallyActive);
}

/** Uses that this side lacks, if with them the card is held and that is worth more than keeping them. */
function usesWorthSpending(s: AnaState, c: Content, p: Player, slot: number, side: number): number {
  const force = SIDES.map((_, i) => forceOn(p, i));
  const lacking = p.open.map((open, i) => Math.max(0, open - (force[i] ?? 0)));
  const threat = openThreat(c, p, slot);
  const { tactic } = c.attackKinds[c.attackCards[p.attacks[slot]].type];
  if (sum(lacking) > p.ready[tactic]) return 0;
  const rest = threats(s, c, p, slot - 1);
  const spent = outlook(s, c, p, [[{ ...threat, tactic }], ...rest], standOf(p, force));
  const kept = outlook(s, c, p, [[threat], ...rest], standOf(p, force));
  return spent - USE * sum(lacking) > kept ? lacking[side] : 0;
}

function sideOf({ frame }: Question): number {
  return 'side' in frame && typeof frame.side === 'number' ? frame.side : 0;
}

function slotOf({ frame }: Question): number {
  return 'slot' in frame && typeof frame.slot === 'number' ? frame.slot : 0;
}

function answerWhole(s: AnaState, q: Question): Answer | null {
  if (q.kind !== 'amount') return null;
  const p = s.players[q.seat];
  switch (q.frame.step) {
    case 'deploy': {
      const kind = Math.floor(p.deploying / ASKED_SIDES);
      return Math.min(q.max, planDeployment(s, content.of(s), p)[kind * SIDES.length + (p.deploying % ASKED_SIDES)]);
    }
    case 'spendTactics':
      return Math.min(q.max, usesWorthSpending(s, content.of(s), p, slotOf(q), sideOf(q)));
    default:
      return q.min;
  }
}
