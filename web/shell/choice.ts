/**
 * Making up one's mind about a question, step by step, until there is an answer. Plain functions over plain data; the hook
 * that screens use is in `useChoice.ts`.
 */

import { type Asked, type Option, printKeys, type Refusal, type Refused, readKeys, type Target } from '@castellan/engine';

/** What has been touched so far in answer to one question. */
export interface Selection {
  /** Id of the question it belongs to. */
  readonly question: string;
  /** Picks: the things tapped, which narrow the options to those that point at all of them. */
  readonly touched: readonly Target[];
  /** Subsets and orders: keys of the options chosen, in the order of choosing. */
  readonly chosen: readonly string[];
  readonly amount: number;
  /** Picks: an option that is asked about once more. */
  readonly confirming: string | null;
}

/** Where a touch leads: a new selection, and an answer when the mind is made up. */
export interface Made {
  readonly selection: Selection;
  readonly answer: string | null;
}

const NOTHING: Selection = { question: '', touched: [], chosen: [], amount: 0, confirming: null };

/** A fresh start. Where the rules suggest an answer it is already chosen, so that one click pays. */
export function begin(asked: Asked | null): Selection {
  if (asked === null) return NOTHING;
  return { ...NOTHING, question: asked.id, chosen: keysOf(asked, asked.suggestions[0]), amount: asked.min };
}

/** The selection as far as it still fits; a fresh one for another question. */
export function carryOver(asked: Asked | null, before: Selection): Selection {
  if (asked === null || before.question !== asked.id) return begin(asked);
  const touched = before.touched.filter((target) => asked.options.some((option) => option.at?.includes(target)));
  const isThere = (key: string): boolean => asked.options.some((option) => option.key === key);
  return {
    ...before,
    touched: candidates(asked, touched).length > 0 ? touched : [],
    chosen: before.chosen.filter(isThere),
    amount: Math.min(asked.max, Math.max(asked.min, before.amount)),
    confirming: before.confirming !== null && isThere(before.confirming) ? before.confirming : null,
  };
}

export function isUntouched(asked: Asked, selection: Selection): boolean {
  const fresh = begin(asked);
  return selection.touched.length === 0 && selection.confirming === null && selection.chosen.join() === fresh.chosen.join();
}

/** The options that point at everything touched. */
export function candidates(asked: Asked, touched: readonly Target[]): readonly Option[] {
  if (touched.length === 0) return asked.options;
  return asked.options.filter((option) => touched.every((target) => option.at?.includes(target)));
}

/** Options by the things they point at. */
export function byTarget<O extends Option>(options: readonly O[]): ReadonlyMap<Target, readonly O[]> {
  const map = new Map<Target, O[]>();
  for (const option of options)
    for (const target of option.at ?? []) {
      const there = map.get(target);
      if (there === undefined) map.set(target, [option]);
      else if (!there.includes(option)) there.push(option);
    }
  return map;
}

/** Options only a chip can choose: those that point at nothing more than is touched already, and those that point at nothing. */
export function chipOptions(asked: Asked, { touched }: Selection): readonly Option[] {
  const isPlain = ({ at = [] }: Option): boolean => at.length === 0;
  if (asked.kind !== 'pick') return asked.options.filter(isPlain);
  const isReached = ({ at = [] }: Option): boolean =>
    at.every((target) => touched.includes(target)) && touched.every((target) => at.includes(target));
  const plain = asked.options.filter(isPlain);
  // What is meant already comes first: what ends the turn is not to stand in its place.
  return touched.length === 0 ? plain : [...asked.options.filter((option) => !isPlain(option) && isReached(option)), ...plain];
}

/** Whether touching a thing would do anything: choose it, take it away, or turn to it instead of what is touched. */
export function mayTouch(asked: Asked, selection: Selection, target: Target): boolean {
  const there = asked.options.filter((option) => option.at?.includes(target));
  if (there.length === 0) return false;
  if (asked.kind !== 'subset' || asked.max === 1) return true;
  return selection.chosen.length < asked.max || there.some(({ key }) => selection.chosen.includes(key));
}

export function touch(asked: Asked, selection: Selection, target: Target): Made {
  if (!mayTouch(asked, selection, target)) return { selection, answer: null };
  switch (asked.kind) {
    case 'pick':
      return touchPick(asked, selection, target);
    case 'subset':
      return touchSubset(asked, selection, target);
    case 'order': {
      const [option] = asked.options.filter(({ at }) => at?.includes(target));
      return choose(asked, selection, option);
    }
    case 'amount':
      return { selection, answer: null };
  }
}

function touchPick(asked: Asked, selection: Selection, target: Target): Made {
  const { touched } = selection;
  const next = touched.includes(target) ? touched.filter((other) => other !== target) : compatible(asked, target, touched);
  const left = candidates(asked, next);
  const narrowed = { ...selection, touched: next, confirming: null };
  return next.length > 0 && left.length === 1 ? decide(narrowed, left[0]) : { selection: narrowed, answer: null };
}

/** The thing touched now, with as much of what was touched before as goes with it. */
function compatible(asked: Asked, target: Target, touched: readonly Target[]): readonly Target[] {
  const kept = [target];
  for (const other of touched) if (candidates(asked, [...kept, other]).length > 0) kept.push(other);
  return kept;
}

function decide(selection: Selection, option: Option): Made {
  if (option.confirm && selection.confirming !== option.key) return { selection: { ...selection, confirming: option.key }, answer: null };
  return { selection, answer: option.key };
}

/** Adds the next option there; when all are chosen already, takes them away. */
function touchSubset(asked: Asked, selection: Selection, target: Target): Made {
  const there = asked.options.filter((option) => option.at?.includes(target));
  const next = there.find(({ key }) => !selection.chosen.includes(key));
  if (next !== undefined && (selection.chosen.length < asked.max || asked.max === 1)) return choose(asked, selection, next);
  const chosen = selection.chosen.filter((key) => !there.some((option) => option.key === key));
  return { selection: { ...selection, chosen }, answer: null };
}

/** Chooses an option by name, as a chip or the list of options does. */
export function choose(asked: Asked, selection: Selection, option: Option): Made {
  const { chosen } = selection;
  const has = chosen.includes(option.key);
  switch (asked.kind) {
    case 'pick':
      return decide(selection, option);
    case 'subset': {
      if (has) return { selection: { ...selection, chosen: chosen.filter((key) => key !== option.key) }, answer: null };
      if (asked.max === 1) {
        const only = { ...selection, chosen: [option.key] };
        return { selection: only, answer: asked.min === 1 ? answerOf(asked, only) : null };
      }
      return { selection: chosen.length < asked.max ? { ...selection, chosen: [...chosen, option.key] } : selection, answer: null };
    }
    case 'order': {
      const placed = has ? chosen.filter((key) => key !== option.key) : [...chosen, option.key];
      const left = asked.options.filter(({ key }) => !placed.includes(key));
      const full = !has && left.length === 1 ? [...placed, left[0].key] : placed;
      return { selection: { ...selection, chosen: full }, answer: null };
    }
    case 'amount':
      return { selection, answer: null };
  }
}

/** Moves an option within an order. */
export function shift(selection: Selection, key: string, by: number): Selection {
  const from = selection.chosen.indexOf(key);
  const to = from + by;
  if (from < 0 || to < 0 || to >= selection.chosen.length) return selection;
  const chosen = selection.chosen.toSpliced(from, 1).toSpliced(to, 0, key);
  return { ...selection, chosen };
}

/** Whether what is chosen has the right size. Whether it is allowed as a whole is for the rules to say. */
export function isReady(asked: Asked, selection: Selection): boolean {
  switch (asked.kind) {
    case 'pick':
      return selection.confirming !== null;
    case 'subset':
      return selection.chosen.length >= asked.min && selection.chosen.length <= asked.max;
    case 'order':
      return selection.chosen.length === asked.options.length;
    case 'amount':
      return true;
  }
}

/** The answer as text. */
export function answerOf(asked: Asked, selection: Selection): string | null {
  if (!isReady(asked, selection)) return null;
  switch (asked.kind) {
    case 'pick':
      return selection.confirming;
    case 'amount':
      return String(selection.amount);
    case 'subset':
    case 'order':
      return printKeys(asked.kind, selection.chosen);
  }
}

/** The keys a suggested answer names. */
export function keysOf(asked: Asked, text: string | undefined): readonly string[] {
  return text === undefined ? [] : readKeys(asked.kind, text);
}

/**
 * Why a thing that is not lit cannot be touched, given what is touched already. Of several reasons the one that stands in the way
 * of something still to be had: that a citizen is out already says nothing of why the others may not come here.
 */
export function refusalAt(asked: Asked, refused: readonly Refused[], touched: readonly Target[], target: Target): Refusal | null {
  const there = refused.filter((option) => option.at?.includes(target));
  if (asked.kind !== 'pick') return there[0]?.refusal ?? null;
  const others = touched.filter((other) => other !== target);
  const fitting = there.filter((option) => others.every((other) => option.at?.includes(other)));
  const isOffered = (other: Target): boolean => asked.options.some(({ at }) => at?.includes(other));
  const alive = fitting.find(({ at = [] }) => at.every((other) => other === target || isOffered(other)));
  return (alive ?? fitting[0])?.refusal ?? null;
}

/**
 * Whether the rules say why a thing does not go with what is touched. It is then told and nothing is chosen: to turn to the thing with
 * something else in place of what was touched would be a slip.
 */
export function isBarred(asked: Asked, refused: readonly Refused[], { touched }: Selection, target: Target): boolean {
  if (asked.kind !== 'pick' || touched.length === 0 || touched.includes(target)) return false;
  return candidates(asked, [...touched, target]).length === 0 && refusalAt(asked, refused, touched, target) !== null;
}
