/** Answers as text, and whether they are legal. */

import { refusal } from './steps.ts';
import type { Amount, Answer, Option, Question, Refusal, RuleId, Rules, State } from './types.ts';

export type Checked = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly refusal: Refusal };

const SET = ' + ';
const SEQUENCE = ' > ';
const EMPTY = '-';
const WORDS = ': ';

export function printAnswer(q: Question, a: Answer): string {
  if (typeof a === 'number') return String(a);
  if ('key' in a) return a.said === undefined ? a.key : `${a.key}${WORDS}${a.said}`;
  return printKeys(
    q.kind,
    a.map((option) => option.key),
  );
}

/** The options of an answer by their keys, as records write them. */
export function printKeys(kind: Question['kind'], keys: readonly string[]): string {
  return keys.length === 0 ? EMPTY : keys.join(kind === 'order' ? SEQUENCE : SET);
}

/** The keys in an answer's text. */
export function readKeys(kind: Question['kind'], text: string): string[] {
  if (kind === 'pick' || kind === 'amount') return [text];
  return text === EMPTY ? [] : text.split(kind === 'order' ? SEQUENCE : SET);
}

/** Reads an answer and holds it against the question. Whatever the text, the result is an answer or a refusal. */
export function checkAnswer<S extends State>(game: Rules<S>, s: S, q: Question, text: string): Checked {
  switch (q.kind) {
    case 'pick': {
      const option = optionNamed(q.options, text) ?? spokenOption(q.options, text);
      if (option === undefined) return no(whyNot(game, s, q, text));
      return 'rule' in option ? no(option) : { ok: true, answer: option };
    }
    case 'amount':
      return checkAmount(q, text, ruleOf(game, q));
    case 'subset': {
      const chosen = chosenOptions(game, s, q, readKeys(q.kind, text));
      if ('refusal' in chosen) return no(chosen.refusal);
      const { options } = chosen;
      if (options.length < q.min) return no(refusal(ruleOf(game, q), 'tooFew', { min: q.min, chosen: options.length }));
      if (options.length > q.max) return no(refusal(ruleOf(game, q), 'tooMany', { max: q.max, chosen: options.length }));
      const broken = q.check?.(options) ?? null;
      return broken ? no(broken) : { ok: true, answer: options };
    }
    case 'order': {
      const chosen = chosenOptions(game, s, q, readKeys(q.kind, text));
      if ('refusal' in chosen) return no(chosen.refusal);
      if (chosen.options.length < q.options.length)
        return no(refusal(ruleOf(game, q), 'tooFew', { min: q.options.length, chosen: chosen.options.length }));
      return { ok: true, answer: chosen.options };
    }
  }
}

function optionNamed(options: readonly Option[], key: string): Option | undefined {
  return options.find((o) => o.key === key) ?? options.find((o) => o.formerly?.includes(key));
}

/** An option that a person's own words go with: one line of plain text, no longer than it may be. */
function spokenOption(options: readonly Option[], text: string): Option | Refusal | undefined {
  const option = options.find(({ key, words }) => words !== undefined && text.startsWith(key + WORDS));
  if (option?.words === undefined) return undefined;
  const said = text.slice(option.key.length + WORDS.length);
  if (said.length > option.words) return refusal('kernel', 'tooLong', { most: option.words });
  return said === '' || said !== said.trim() || /\p{C}/u.test(said) ? refusal('kernel', 'notPlainText') : { ...option, said };
}

/** How much or how many may be chosen is a matter of the rule that asks. */
function ruleOf<S extends State>(game: Rules<S>, q: Question): RuleId {
  const { rule } = game.steps[q.frame.step];
  return typeof rule === 'string' ? rule : rule[0];
}

function no(why: Refusal): Checked {
  return { ok: false, refusal: why };
}

function checkAmount({ min, max, step }: Amount, text: string, rule: RuleId): Checked {
  if (!/^(0|-?[1-9]\d{0,14})$/.test(text)) return no(refusal('kernel', 'notANumber', { text: shorten(text) }));
  const n = Number(text);
  if (n < min || n > max) return no(refusal(rule, 'outOfRange', { min, max, amount: n }));
  if ((n - min) % step !== 0) return no(refusal(rule, 'notAStep', { min, step, amount: n }));
  return { ok: true, answer: n };
}

function chosenOptions<S extends State>(
  game: Rules<S>,
  s: S,
  q: Question & { readonly options: readonly Option[] },
  keys: readonly string[],
): { readonly options: readonly Option[] } | { readonly refusal: Refusal } {
  const options: Option[] = [];
  for (const key of keys) {
    const option = optionNamed(q.options, key);
    if (option === undefined) return { refusal: whyNot(game, s, q, key) };
    if (options.includes(option)) return { refusal: refusal(ruleOf(game, q), 'twice', { option: shorten(key) }) };
    options.push(option);
  }
  return { options };
}

/** The game's own reason when it has one for this key, else that there is no such option. */
function whyNot<S extends State>(game: Rules<S>, s: S, q: Question, key: string): Refusal {
  const known = game.steps[q.frame.step].refused?.(s, q.frame).find((o) => o.key === key);
  return known?.refusal ?? refusal('kernel', 'unknownOption', { option: shorten(key) });
}

/** Enough of a text to recognise it by. */
export function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
