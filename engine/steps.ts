/** How a game writes its steps and its questions. */

import type {
  Amount,
  Answer,
  Frame,
  Next,
  Option,
  Order,
  Params,
  Pick,
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

interface Asks<S, P, Q, A> extends Named<P> {
  ask(s: S, p: Frame & P): Q | null;
  answer(s: S, p: Frame & P, a: A): Next;
  refused?(s: S, p: Frame & P): readonly Refused[];
}

/** The step makers of one game, bound to its state. */
export interface StepMakers<S extends State> {
  work<P extends object>(name: string, def: Work<S, P>): Callable<S, P>;
  pick<P extends object, O extends Option>(name: string, def: Asks<S, P, Pick<O>, O>): Callable<S, P, O>;
  subset<P extends object, O extends Option>(name: string, def: Asks<S, P, Subset<O>, readonly O[]>): Callable<S, P, readonly O[]>;
  amount<P extends object>(name: string, def: Asks<S, P, Amount, number>): Callable<S, P, number>;
  order<P extends object, O extends Option>(name: string, def: Asks<S, P, Order<O>, readonly O[]>): Callable<S, P, readonly O[]>;
}

interface AnyDef<S extends State> extends Named<object> {
  run?(s: S, p: Frame): Next;
  ask?(s: S, p: Frame): Question | null;
  answer?(s: S, p: Frame, a: Answer): Next;
  refused?(s: S, p: Frame): readonly Refused[];
}

export function stepsOf<S extends State>(): StepMakers<S> {
  const make = (name: string, def: AnyDef<S>): Callable<S, object> => ({
    name,
    rule: def.rule,
    crumb: def.crumb,
    run: def.run,
    ask: def.ask,
    answer: def.answer,
    refused: def.refused,
    do: (p: object) => ({ step: name, ...p }),
  });
  return { work: make, pick: make, subset: make, amount: make, order: make };
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
}

export function pick<O extends Option>(seat: Seat, options: readonly O[], extra?: Extra): Pick<O> {
  return { kind: 'pick', seat, params: extra?.params ?? null, always: extra?.always ?? false, frame: UNPLACED, stack: NOWHERE, options };
}

interface OrderExtra<O extends Option> extends Extra {
  readonly suggest?: () => readonly (readonly O[])[];
}

interface SubsetExtra<O extends Option> extends OrderExtra<O> {
  readonly min: number;
  readonly max: number;
  readonly check?: (chosen: readonly O[]) => Refusal | null;
}

export function subset<O extends Option>(seat: Seat, options: readonly O[], extra: SubsetExtra<O>): Subset<O> {
  return {
    kind: 'subset',
    seat,
    params: extra.params ?? null,
    always: extra.always ?? false,
    frame: UNPLACED,
    stack: NOWHERE,
    options,
    min: extra.min,
    max: extra.max,
    check: extra.check,
    suggest: extra.suggest,
  };
}

export function amount(seat: Seat, min: number, max: number, extra?: Extra & { readonly step?: number }): Amount {
  return {
    kind: 'amount',
    seat,
    params: extra?.params ?? null,
    always: extra?.always ?? false,
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

/** Frames are values, so only branches need copies of their own. */
export function copyStack(stack: readonly Frame[]): Frame[] {
  const copy = stack.slice();
  for (let i = 0; i < copy.length; i++) {
    const frame = copy[i];
    if (isTogether(frame)) {
      copy[i] = copyTogether(frame);
    }
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
