/** Movement: every way to compose a step is carried out in a copy, and the position it leads to is judged (notes 2, 3 and 15 for bots). */

import { type Answer, apply, type Option, type Question, type Seat, type Steps, type Subset, stoppingBefore } from '@castellan/engine';
import type { GoOnOption, LeadOption, LoadOption, RideOption } from '../content/war-options.ts';
import { loadUp } from '../rules/loading.ts';
import { moveStep, takeRoad } from '../rules/movement.ts';
import { areAllied } from '../rules/spouses.ts';
import { copy, type FieState, NOBODY, villageAt } from '../state.ts';
import { ENGINE, KNIGHT, SERGEANT } from '../vocabulary.ts';
import { pointsAt } from './armies.ts';
import { afterAnswer, asked, expected, framesDownTo, KERNEL, scene } from './imagine.ts';
import { chanceToBeat } from './odds.ts';
import { judge } from './worth.ts';

/** A step must bring so much, so that nobody wanders for nothing. */
const EFFORT = 0.25;

/** The rules of one step: whoever is to move next is asked no more. */
const MARCH: Steps<FieState> = { id: KERNEL.id, steps: stoppingBefore(KERNEL.steps, [moveStep]) };

/** The best position that the rest of a step can lead to; `stayed` is what it is worth to stay. */
function bestFrom(world: FieState, q: Question | null, seat: Seat, stayed: number): number {
  if (q === null || q.seat !== seat || (q.frame.step !== loadUp.name && q.frame.step !== takeRoad.name)) return judge(world, seat);
  let best = Number.NEGATIVE_INFINITY;
  const answers = answersTo(q);
  const moves = q.kind === 'pick' ? answers.filter(isMove) : answers;
  if (moves.length < answers.length) best = stayed;
  for (let i = 0; i < moves.length; i++) {
    const isLast = i === moves.length - 1;
    const next = isLast ? world : copy(world);
    best = Math.max(best, bestFrom(next, apply(MARCH, next, isLast ? q : asked(next, seat), moves[i]), seat, stayed));
  }
  return best;
}

/** Whether an answer to the question of the road takes one. */
function isMove(answer: Answer): boolean {
  return typeof answer !== 'object' || !('index' in answer) || answer.index !== NOBODY;
}

/** Answers worth trying. */
function answersTo(q: Question): readonly Answer[] {
  return q.kind === 'pick' ? q.options : q.kind === 'subset' ? loads(q) : [];
}

function isLoad(option: Option): option is LoadOption {
  return 'load' in option && 'made' in option && 'n' in option;
}

/** What is suggested, and that with fewer troops: none of a kind, or a few who stay as garrison. */
export function loads(q: Question & Subset): readonly (readonly Option[])[] {
  const suggested = q.suggest?.() ?? [[]];
  const tried = [...suggested];
  for (const whole of suggested.slice(0, 1)) {
    tried.push(without(whole, (pawn) => pawn !== KNIGHT));
    tried.push(without(whole, (pawn) => pawn === KNIGHT));
    for (const stay of [2, 3]) tried.push(fewerOf(q, whole, SERGEANT, stay));
    tried.push(fewerOf(q, whole, KNIGHT, 1));
  }
  const seen = new Set<string>();
  return tried.filter((set) => {
    const name = set.map(({ key }) => key).join();
    if (seen.has(name) || (q.check?.(set) ?? null) !== null) return false;
    seen.add(name);
    return true;
  });
}

function without(set: readonly Option[], keeps: (pawn: number) => boolean): readonly Option[] {
  return set.filter((option) => !isLoad(option) || option.load !== 'pawns' || option.index === ENGINE || keeps(option.index));
}

/** The same load with so many fewer pawns of a kind. */
function fewerOf(q: Subset, set: readonly Option[], pawn: number, stay: number): readonly Option[] {
  let left = stay;
  const lighter: Option[] = [];
  for (const option of set) {
    if (!isLoad(option) || option.load !== 'pawns' || option.index !== pawn || left === 0) {
      lighter.push(option);
      continue;
    }
    const n = Math.max(0, option.n - left);
    left -= option.n - n;
    const fewer = q.options.find(
      (other) => isLoad(other) && other.load === 'pawns' && other.index === pawn && other.made === option.made && other.n === n,
    );
    if (fewer !== undefined) lighter.push(fewer);
  }
  return lighter;
}

/** How good the best step is that begins with an answer to the question on top. */
export function weighStep(s: FieState, answer: Answer, seat: Seat): number {
  return afterStep(s, answer, seat, judge(s, seat));
}

function afterStep(s: FieState, answer: Answer, seat: Seat, stayed: number): number {
  if (!isMove(answer)) return stayed;
  const world = scene(s, 1 + framesDownTo(s, takeRoad.name));
  return bestFrom(world, apply(MARCH, world, asked(world, seat), answer), seat, stayed);
}

export function weighLead(s: FieState, option: LeadOption, seat: Seat): number {
  const stayed = judge(s, seat);
  return option.index === NOBODY ? stayed + EFFORT : afterStep(s, option, seat, stayed);
}

export function bestLoad(s: FieState, q: Question & Subset): readonly Option[] {
  let best: readonly Option[] = [];
  let most = Number.NEGATIVE_INFINITY;
  const stayed = judge(s, q.seat);
  for (const load of loads(q)) {
    const worth = afterStep(s, load, q.seat, stayed);
    if (worth > most) {
      most = worth;
      best = load;
    }
  }
  return best;
}

/** Whoever came to fight here stops; whoever only passes asks, an ally always. */
export function weighGoOn(s: FieState, { asks }: GoOnOption, seat: Seat): number {
  const { group } = s;
  if (group === null || !asks) return 0;
  const holder = s.control[group.place];
  if (areAllied(s, seat, holder)) return 1;
  const village = villageAt(group.place);
  return chanceToBeat(s, pointsAt(s, seat, group.place), pointsAt(s, holder, village), s.forts[village], 0) < 0.5 ? 1 : -1;
}

/** What a ride must bring beyond stopping, since it may cost a Lord. */
const DARING = 2;

/** Rides are thrown out several times; who rides is left to those who can. */
export function weighRide(s: FieState, option: RideOption, seat: Seat): number {
  if (option.ride === 'choose') return Number.MIN_SAFE_INTEGER;
  if (option.ride === 'stop') return judge(afterAnswer(s, seat, option), seat) + DARING;
  return expected(
    8,
    (chance) => afterAnswer(s, seat, option, 0, chance),
    (world) => judge(world, seat),
  );
}
