/** How a game writes its steps and its questions. */

import type {
  Amount,
  Answer,
  Frame,
  Given,
  Limit,
  Next,
  Option,
  Order,
  Params,
  Pick,
  PollFrame,
  Question,
  Refusal,
  Refused,
  RuleId,
  Seat,
  State,
  Step,
  Subset,
  TogetherFrame,
  Told,
} from './types.ts';

interface Named<P> {
  readonly rule: RuleId | readonly RuleId[];
  crumb?(p: Frame & P): Params;
}

/** A step that can be called: `return [pay.do({ seat, coins: 3 }), build.do({ seat })]`. */
export interface Callable<S extends State, P extends object, A extends Answer = Answer> extends Step<S> {
  do(p: P): Frame;
  answer?(s: S, p: Frame & P, a: A): Next;
}

interface Work<S, P> extends Named<P> {
  run(s: S, p: Frame & P): Next;
}

/** A method, so that a condition may name the frame it really gets. */
interface Holds<S, P> {
  holds(s: S, p: Frame & P, seat: Seat, n: number): boolean;
}

/** A method, so that a way may name the frame it really gets. */
interface Finds<S, P> {
  find(s: S, p: Frame & P, q: Question): string | null;
}

interface Asks<S, P, Q, A> extends Named<P> {
  ask(s: S, p: Frame & P): Q | null;
  answer(s: S, p: Frame & P, a: A): Next;
  refused?(s: S, p: Frame & P): readonly Refused[];
  readonly conditions?: { readonly [name: string]: Holds<S, P> };
  readonly ways?: { readonly [name: string]: Finds<S, P> };
}

/** The step makers of one game, bound to its state. */
export interface StepMakers<S extends State> {
  work<P extends object>(name: string, def: Work<S, P>): Callable<S, P>;
  pick<P extends object, O extends Option>(name: string, def: Asks<S, P, Pick<O>, O>): Callable<S, P, O>;
  subset<P extends object, O extends Option>(name: string, def: Asks<S, P, Subset<O>, readonly O[]>): Callable<S, P, readonly O[]>;
  amount<P extends object>(name: string, def: Asks<S, P, Amount, number>): Callable<S, P, number>;
  order<P extends object, O extends Option>(name: string, def: Asks<S, P, Order<O>, readonly O[]>): Callable<S, P, readonly O[]>;
  poll<P extends object, Q extends Question>(name: string, def: Polls<S, P, Q>): Poll<S, P>;
}

/** What answers such a question. */
type AnswerTo<Q extends Question> =
  Q extends Pick<infer O> ? O : Q extends Subset<infer O> | Order<infer O> ? readonly O[] : Q extends Amount ? number : never;

/** A question to several seats at once; `p.seat` is the one asked. */
interface Polls<S, P, Q extends Question> extends Named<P> {
  ask(s: S, p: Frame & P & { readonly seat: Seat }): Q | null;
  resolve(s: S, p: Frame & P, given: readonly { readonly seat: Seat; readonly answer: AnswerTo<Q> | null }[]): Next;
  refused?(s: S, p: Frame & P & { readonly seat: Seat }): readonly Refused[];
  /** Whether the others may not know who has not answered yet. */
  readonly secret?: boolean;
  readonly conditions?: { readonly [name: string]: Holds<S, P> };
  readonly ways?: { readonly [name: string]: Finds<S, P> };
}

/** A poll that can be called: `return vote.do({ seats, office })`. */
export interface Poll<S extends State, P extends object> extends Step<S> {
  do(p: P & { readonly seats: readonly Seat[] }): PollFrame;
}

interface AnyDef<S extends State> extends Named<object> {
  run?(s: S, p: Frame): Next;
  ask?(s: S, p: Frame): Question | null;
  answer?(s: S, p: Frame, a: Answer): Next;
  refused?(s: S, p: Frame): readonly Refused[];
  resolve?(s: S, p: Frame, given: readonly Given[]): Next;
  readonly secret?: boolean;
  readonly conditions?: Step<S>['conditions'];
  readonly ways?: Step<S>['ways'];
}

export function stepsOf<S extends State>(): StepMakers<S> {
  const made = (name: string, def: AnyDef<S>): Step<S> => ({
    name,
    rule: def.rule,
    crumb: def.crumb,
    run: def.run,
    ask: def.ask,
    answer: def.answer,
    refused: def.refused,
    resolve: def.resolve,
    secret: def.secret,
    conditions: def.conditions,
    ways: def.ways,
  });
  const make = (name: string, def: AnyDef<S>): Callable<S, object> => ({ ...made(name, def), do: (p: object) => ({ step: name, ...p }) });
  const poll = (name: string, def: AnyDef<S>): Poll<S, object> => ({
    ...made(name, def),
    do: ({ seats, ...p }) => ({ step: 'poll', asks: { step: name, ...p }, seats, given: [], begun: 0 }),
  });
  return { work: make, pick: make, subset: make, amount: make, order: make, poll };
}

/** The table of steps by name, for `Game.steps`. */
export function stepTable<S extends State>(...steps: readonly Step<S>[]): { readonly [name: string]: Step<S> } {
  const table: { [name: string]: Step<S> } = {};
  for (const step of steps) {
    if (table[step.name]) throw new Error(`two steps are named ${step.name}`);
    table[step.name] = step;
  }
  return table;
}

const NOWHERE: Frame[] = [];
const UNPLACED: Frame = { step: '' };

interface Extra {
  readonly params?: Params;
  readonly always?: boolean;
  readonly limit?: Limit;
}

/** Options given as a function are made when somebody first reads them; the question must be asked `always`, or that is at once. */
export function pick<O extends Option>(seat: Seat, options: readonly O[] | (() => readonly O[]), extra?: Extra): Pick<O> {
  if (typeof options === 'function') return new LatePick(seat, options, extra);
  return {
    kind: 'pick',
    seat,
    params: extra?.params ?? null,
    always: extra?.always ?? false,
    limit: extra?.limit ?? null,
    frame: UNPLACED,
    stack: NOWHERE,
    options,
  };
}

/** A pick whose options are made late and remembered: on a large map most questions are answered without anyone reading them all. */
class LatePick<O extends Option> implements Pick<O> {
  readonly kind = 'pick';
  readonly seat: Seat;
  readonly params: Params | null;
  readonly always: boolean;
  readonly limit: Limit | null;
  frame: Frame = UNPLACED;
  stack: Frame[] = NOWHERE;
  private readonly make: () => readonly O[];
  private made: readonly O[] | null = null;

  constructor(seat: Seat, make: () => readonly O[], extra?: Extra) {
    this.seat = seat;
    this.make = make;
    this.params = extra?.params ?? null;
    this.always = extra?.always ?? false;
    this.limit = extra?.limit ?? null;
  }

  get options(): readonly O[] {
    this.made ??= this.make();
    return this.made;
  }
}

interface OrderExtra<O extends Option> extends Extra {
  readonly suggest?: () => readonly (readonly O[])[];
}

interface SubsetExtra<O extends Option> extends OrderExtra<O> {
  readonly min: number;
  readonly max: number;
  readonly check?: (chosen: readonly O[]) => Refusal | null;
  readonly suggestToPerson?: () => readonly (readonly O[])[];
}

export function subset<O extends Option>(seat: Seat, options: readonly O[], extra: SubsetExtra<O>): Subset<O> {
  return {
    kind: 'subset',
    seat,
    params: extra.params ?? null,
    always: extra.always ?? false,
    limit: extra.limit ?? null,
    frame: UNPLACED,
    stack: NOWHERE,
    options,
    min: extra.min,
    max: extra.max,
    check: extra.check,
    suggest: extra.suggest,
    suggestToPerson: extra.suggestToPerson,
  };
}

export function amount(seat: Seat, min: number, max: number, extra?: Extra & { readonly step?: number }): Amount {
  return {
    kind: 'amount',
    seat,
    params: extra?.params ?? null,
    always: extra?.always ?? false,
    limit: extra?.limit ?? null,
    frame: UNPLACED,
    stack: NOWHERE,
    min,
    max,
    step: extra?.step ?? 1,
  };
}

export function order<O extends Option>(seat: Seat, options: readonly O[], extra?: OrderExtra<O>): Order<O> {
  return {
    kind: 'order',
    seat,
    params: extra?.params ?? null,
    always: extra?.always ?? false,
    limit: extra?.limit ?? null,
    frame: UNPLACED,
    stack: NOWHERE,
    options,
    suggest: extra?.suggest,
  };
}

export function refusal(rule: RuleId, key: string, params: Params = {}): Refusal {
  return { rule, key, params };
}

/** Runs a branch for each seat side by side and goes on when all are done. */
export function together(branches: readonly { readonly seat: Seat; readonly calls: readonly Frame[] }[], sealed = false): TogetherFrame {
  const held: Told[] = [];
  return {
    step: 'together',
    branches: branches.map(({ seat, calls }) => ({ seat, stack: calls.toReversed() })),
    sealed,
    held,
    begun: 0,
  };
}

export function isTogether(frame: Frame): frame is TogetherFrame {
  return frame.step === 'together';
}

export function isPoll(frame: Frame): frame is PollFrame {
  return frame.step === 'poll';
}

/** The frames of a seat's own aside, as what an interjection leads to. */
export function aside(...frames: readonly Frame[]): { readonly aside: readonly Frame[] } {
  return { aside: frames };
}

/** Frames are values, so only branches and polls need copies of their own. */
export function copyStack(stack: readonly Frame[]): Frame[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame = copy[i];
    if (isTogether(frame)) copy[i] = copyTogether(frame);
    else if (isPoll(frame)) copy[i] = copyPoll(frame);
  }
  return copy;
}

function copyTogether(frame: TogetherFrame): TogetherFrame {
  return {
    step: 'together',
    branches: frame.branches.map((branch) => ({ seat: branch.seat, stack: copyStack(branch.stack), first: branch.first })),
    sealed: frame.sealed,
    held: frame.held.slice(),
    begun: frame.begun,
  };
}

function copyPoll(frame: PollFrame): PollFrame {
  return { step: 'poll', asks: frame.asks, seats: frame.seats, given: frame.given.slice(), begun: frame.begun };
}

/** The only answer a question leaves, or null when there is a choice. */
export function forcedAnswer(q: Question): Option | readonly Option[] | number | null {
  switch (q.kind) {
    case 'pick':
      return q.options.length === 1 ? q.options[0] : null;
    case 'subset':
      if (q.max === 0 || q.options.length === 0) return q.min === 0 && (q.check?.([]) ?? null) === null ? [] : null;
      return q.min === q.options.length && q.check === undefined ? q.options : null;
    case 'amount':
      return q.min <= q.max && q.max < q.min + q.step ? q.min : null;
    case 'order':
      return q.options.length <= 1 ? q.options : null;
  }
}
