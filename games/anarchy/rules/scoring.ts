/** ANA-37: who has won, and which rank a lone player has earned; ANA-42.3: whether a chapter is passed. */

import type { Result, Seat } from '@castellan/engine';
import { type Content, content, type Goal } from '../content/content.ts';
import { type AnaState, layoutOf, type Player, sum } from '../state.ts';
import { ATTRIBUTES, type ENDINGS, RANKS, type Rank, WORKERS } from '../vocabulary.ts';
import { chooseBoon, hasNextChapter } from './campaign.ts';
import { countOf, pathPoints } from './goals.ts';
import { step } from './step.ts';

/** ANA-35.7 */
export function penaltyFor({ penalty }: Content, discontent: number): number {
  const last = penalty.printed.length - 1;
  return discontent <= last ? penalty.printed[discontent] : penalty.printed[last] + (discontent - last) * penalty.beyond;
}

function pathsScore(c: Content, p: Player): number {
  return sum(p.paths.map((card) => pathPoints(c, p, card)));
}

/** Card 64: each attribute below a number costs VP (ANA-42.9). */
function courtScore(s: AnaState, c: Content, p: Player): number {
  return sum(layoutOf(s, c).side.courts.map(({ below, vp }) => vp * p.attributes.filter((filled) => filled < below).length));
}

export function scoreOf(s: AnaState, c: Content, p: Player): number {
  return sum(p.attributes) + pathsScore(c, p) - penaltyFor(c, p.discontent) + courtScore(s, c, p);
}

/** All five kinds count one each (ANA-37.6). */
function workersOf(p: Player): number {
  return sum(p.goods.slice(0, WORKERS.length));
}

export function rankOf(c: Content, score: number): Rank {
  return RANKS.findLast((_, i) => score >= c.ranks[i]) ?? RANKS[0];
}

/** What a chapter's goal counts (ANA-42.4). */
export function goalCount(s: AnaState, c: Content, { metric }: Goal): number {
  const [p] = s.players;
  return metric === 'score' ? scoreOf(s, c, p) : countOf(c, p, metric);
}

export function isGoalReached(s: AnaState, c: Content, goal: Goal): boolean {
  const n = goalCount(s, c, goal);
  return goal.atLeast ? n >= goal.value : n <= goal.value;
}

function isChapterPassed(s: AnaState, c: Content): boolean {
  return layoutOf(s, c).goals.every((goal) => isGoalReached(s, c, goal));
}

export const finalScoring = step.work('finalScoring', {
  rule: ['ANA-37.1', 'ANA-42.3', 'ANA-42.5'],
  run(s) {
    const c = content.of(s);
    const isChapter = layoutOf(s, c).chapter > 0;
    if (isChapter && isChapterPassed(s, c) && hasNextChapter(s)) return [chooseBoon.do({ seat: 0 }), declareResult.do({})];
    return declareResult.do({});
  },
});

export const declareResult = step.work('declareResult', {
  rule: ['ANA-37.1', 'ANA-37.3', 'ANA-37.4', 'ANA-37.5', 'ANA-37.6', 'ANA-37.7', 'ANA-37.8'],
  run(s) {
    const c = content.of(s);
    const scores = s.players.map((p) => scoreOf(s, c, p));
    s.core.result = { scores, ...(s.core.seats === 1 ? soloVerdict(s, c, scores[0]) : winnersOf(s, scores)), breakdown: breakdown(s, c) };
  },
});

type Verdict = Pick<Result, 'winners' | 'by'> & { readonly by: (typeof ENDINGS)[number] };

function soloVerdict(s: AnaState, c: Content, score: number): Verdict {
  if (layoutOf(s, c).chapter === 0) return { winners: [0], by: rankOf(c, score) };
  return isChapterPassed(s, c) ? { winners: [0], by: 'passed' } : { winners: [], by: 'failed' };
}

/** Highest score, then least final discontent, then most workers, then all of them (ANA-37.4 to 37.7). */
function winnersOf(s: AnaState, scores: readonly number[]): Verdict {
  const all = s.players.map((_, seat) => seat);
  const byScore = best(all, (seat) => scores[seat]);
  if (byScore.length === 1) return { winners: byScore, by: 'score' };
  const byDiscontent = best(byScore, (seat) => -s.players[seat].discontent);
  if (byDiscontent.length === 1) return { winners: byDiscontent, by: 'discontent' };
  const byWorkers = best(byDiscontent, (seat) => workersOf(s.players[seat]));
  return { winners: byWorkers, by: byWorkers.length === 1 ? 'workers' : 'shared' };
}

function best(seats: readonly Seat[], worth: (seat: Seat) => number): readonly Seat[] {
  const most = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === most);
}

function breakdown(s: AnaState, c: Content): Result['breakdown'] {
  const line = (key: string, value: (p: Player) => number) => ({ key, values: s.players.map(value) });
  const lines = [
    ...ATTRIBUTES.map((attribute, i) => line(attribute, (p) => p.attributes[i])),
    line('paths', (p) => pathsScore(c, p)),
    line('discontent', (p) => -penaltyFor(c, p.discontent)),
  ];
  return layoutOf(s, c).side.courts.length === 0 ? lines : [...lines, line('court', (p) => courtScore(s, c, p))];
}
